"""The inquiry: what is known of an incident, the next question, the ruling. Immutable; JSON both ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from arbitro.errors import InputError
from arbitro.inquiry.binding import Binding
from arbitro.laws.core import Answerer, Fact, Kind, Stage, Value
from arbitro.laws.derive import derive, kind_of, plain_kind
from arbitro.laws.profile import Profile
from arbitro.laws.rulebook import Answer, Diagram, Finding, Leaf, Rulebook, Trace, applies
from arbitro.model import Seat
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity


@dataclass(frozen=True, slots=True)
class Consequence:
    """What one answer leads to. On a checklist: this line ticked and no other.

    settled: outcomes that it settles; ordinary: outcomes that follow unless a rare circumstance of a checklist still
    to come applies; possible: what the other slots may still come to; then: the facts still open.
    """

    value: Value
    settled: tuple[Finding, ...]
    ordinary: tuple[Finding, ...]
    possible: tuple[tuple[str, tuple[Answer, ...]], ...]  # slot key -> what it may still come to
    then: tuple[Fact, ...]
    refused: bool  # the Laws do not give this choice: it is not offered, and telling it all the same says why


@dataclass(frozen=True, slots=True)
class Question:
    """The next question: one fact, or the facts of a checklist that one look settles."""

    facts: tuple[Fact, ...]
    consequences: tuple[tuple[Fact, tuple[Consequence, ...]], ...]
    laws: tuple[str, ...]

    @property
    def key(self) -> str:
        """The fact's key, or the checklist's."""
        return self.facts[0].screen or self.facts[0].key

    @property
    def is_checklist(self) -> bool:
        return bool(self.facts[0].screen)


@dataclass(frozen=True, slots=True)
class Watch:
    """Something to come back to: a fact that can be known only at a later stage and can still change the ruling."""

    fact: Fact
    possible: tuple[Answer, ...]
    laws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is ruled so far. `complete`: nothing is left to be asked now; `watch`: what to come back to later."""

    outcomes: tuple[Finding, ...]
    watch: tuple[Watch, ...]
    complete: bool

    @property
    def laws(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(law for finding in self.outcomes for law in finding.laws))

    @property
    def is_final(self) -> bool:
        return self.complete and not self.watch


@dataclass(frozen=True, slots=True)
class Step:
    """Answers given together. `withdrawn`: replaced or overtaken by a later change; kept for the transcript."""

    answers: tuple[tuple[str, Value], ...]
    withdrawn: bool = False


@dataclass(frozen=True)
class Inquiry:
    """An incident under inquiry. `derived` is what the record holds, `steps` what was told, in order.

    `stage` is how far the board has come, as far as the director has said; answers may take it further.
    """

    kind_key: str
    profile: Profile = field(default_factory=Profile)
    derived: Mapping[str, Value] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    stage: Stage = Stage.PLAY
    binding: Binding | None = None

    def __post_init__(self) -> None:
        for key, value in self.derived.items():
            self._checked(key, value)

    @cached_property
    def rulebook(self) -> Rulebook:
        laws = self.profile.laws
        return laws.rulebooks[laws.kind(self.kind_key).key]

    @property
    def kind(self) -> Kind:
        return self.rulebook.kind

    @cached_property
    def told(self) -> dict[str, Value]:
        """The answers that stand, in the order in which they were asked."""
        return {key: value for step in self.steps if not step.withdrawn for key, value in step.answers}

    @cached_property
    def regulated(self) -> dict[str, Value]:
        """What the regulating authority has chosen of what this kind of incident asks."""
        asked = {fact.key for fact in self.kind.facts if fact.answerer is Answerer.PROFILE}
        chosen = (option for key, option in self.profile.options.items() if key in asked and option.is_sure)
        return {option.key: option.value for option in chosen if isinstance(option.value, str)}

    @cached_property
    def given(self) -> dict[str, Value]:
        """What needs no asking: the authority's choices, and before them what the record says."""
        return {**self.regulated, **self.derived}

    @cached_property
    def known(self) -> dict[str, Value]:
        """Everything known; an answer of the director stands before the record and the regulations."""
        return {**self.given, **self.told}

    @cached_property
    def now(self) -> Stage:
        """How far the board has come, by what was said and told."""
        told = [fact.moment[value] for fact, value in self._facts() if value in fact.moment]
        later = [fact.stage for fact, _ in self._facts() if fact.key in self.told]
        return max([self.stage, *told, *later])

    def _facts(self) -> list[tuple[Fact, Value]]:
        return [(self.rulebook.facts[key], value) for key, value in self.known.items()]

    @cached_property
    def _diagrams(self) -> dict[str, Diagram]:
        return self.rulebook.restricted(self.known)

    @cached_property
    def open(self) -> tuple[Fact, ...]:
        """The facts that can still change the ruling and make sense now, in the order of asking."""
        return self.rulebook.open_facts(self._diagrams, self.known)

    @property
    def state(self) -> tuple[object, ...]:
        """What the rest of the interview depends on: two inquiries of one rulebook with equal states go on alike."""
        return (*self._diagrams.values(), self.now)

    @cached_property
    def due(self) -> tuple[Fact, ...]:
        """The facts of the next question; empty when the ruling is complete for now."""
        due = sorted((fact for fact in self.open if fact.stage <= self.now), key=lambda fact: fact.stage)
        if due and due[0].screen:
            return tuple(fact for fact in due if fact.screen == due[0].screen)
        return tuple(due[:1])

    @cached_property
    def asks(self) -> Question | None:
        """The next question, with the consequences of each answer; None when the ruling is complete for now."""
        if not self.due:
            return None
        shown = tuple((fact, tuple(self._consequence(fact, value) for value in fact.domain)) for fact in self.due)
        return Question(self.due, shown, self.profile.laws.own(law for fact in self.due for law in fact.laws))

    def _consequence(self, fact: Fact, value: Value) -> Consequence:
        known = {**self.known, **{other.key: False for other in self.due if other is not fact}, fact.key: value}
        diagrams = self.rulebook.restricted(known, self._diagrams)
        before = {finding.slot.key for finding in self.ruling.outcomes}
        settled = tuple(f for f in self.rulebook.findings(diagrams, known) if f.slot.key not in before)
        before |= {finding.slot.key for finding in settled}
        usual = {f.key: False for f in self.kind.facts if f.screen and f.stage <= self.now} | known
        ordinary = self.rulebook.findings(self.rulebook.restricted(usual, diagrams), usual)
        possible = tuple(
            (slot, tuple(answer for answer in diagram.answers if answer))
            for slot, diagram in diagrams.items()
            if not isinstance(diagram, Leaf)
        )
        return Consequence(
            value,
            settled,
            tuple(f for f in ordinary if f.slot.key not in before),
            possible,
            self.rulebook.open_facts(diagrams, known),
            fact.answerer is not Answerer.PROFILE and any(finding.outcome.refuses for finding in settled),
        )

    @cached_property
    def ruling(self) -> Ruling:
        """What follows from what is known now."""
        outcomes = self.rulebook.findings(self._diagrams, self.known)
        later = [fact for fact in self.open if fact.stage > self.now]
        watch = tuple(Watch(fact, self._possible(fact), self.profile.laws.own(fact.laws)) for fact in later)
        return Ruling(outcomes, watch, not self.due)

    @cached_property
    def trace(self) -> tuple[Trace, ...]:
        """Why: the provisions whose own condition is met in every slot that is ruled, defeated or not."""
        return tuple(
            trace
            for finding in self.ruling.outcomes
            for trace in self.rulebook.trace(finding.slot.key, self.known)
            if trace.own
        )

    def _possible(self, fact: Fact) -> tuple[Answer, ...]:
        found: dict[Answer, None] = {}
        for diagram in self._diagrams.values():
            if fact.key in diagram.keys:
                found.update((answer, None) for answer in diagram.answers if answer)
        return tuple(found)

    # -- answering

    def tell(self, key: str, value: Value | Iterable[str]) -> Inquiry:
        """The inquiry with one more answer. For a checklist, `value` lists the facts that are ticked.

        Raises InputError for an unknown fact or a value outside its domain.
        """
        if key in {fact.screen for fact in self.kind.facts if fact.screen}:
            return self._tell_checklist(key, value)
        if not isinstance(value, str | bool):
            raise InputError("unknown-value", key, str(value), _domain(self._fact(key)))
        told = self._checked(key, value)
        if applies(self._fact(key), self.known) is False:  # heard, and without effect
            return replace(self, steps=(*self.steps, Step(((key, told),), withdrawn=True)))
        return self._told(((key, told),))

    def _tell_checklist(self, screen: str, value: object) -> Inquiry:
        ticked = _ticked(screen, value)
        members = [fact for fact in self.kind.facts if fact.screen == screen]
        if strange := ticked - {fact.key for fact in members}:
            raise InputError.unknown("fact", str(min(strange, key=str)), [fact.key for fact in members], screen)
        due = [fact for fact in self.due if fact.screen == screen]
        shown = due or [fact for fact in members if fact.key in self.told] or members
        world = {**self.known, **dict.fromkeys(ticked, True)}
        marks = {f.key: f.key in ticked for f in members if (f in shown or f.key in ticked) and applies(f, world)}
        return self._told(tuple(marks.items()))

    def _told(self, given: tuple[tuple[str, Value], ...]) -> Inquiry:
        if not self.told.keys() & dict(given).keys():
            return replace(self, steps=(*self.steps, Step(given)))
        return self._replayed(dict(given))

    def _replayed(self, changed: Mapping[str, Value]) -> Inquiry:
        """With some answers changed: the rest is told again, and what makes no sense any more falls away."""
        steps: list[Step] = []
        known = dict(self.given)
        for step in self.steps:
            if step.withdrawn:
                steps.append(step)
                continue
            pairs = tuple((key, changed.get(key, value)) for key, value in step.answers)
            world = {**known, **dict(pairs)}
            pairs = tuple((key, value) for key, value in pairs if applies(self._fact(key), world) is not False)
            if pairs != step.answers:
                steps.append(replace(step, withdrawn=True))
            if pairs:
                steps.append(Step(pairs))
            known.update(pairs)
        new = tuple((key, value) for key, value in changed.items() if key not in self.told)
        return replace(self, steps=(*steps, *((Step(new),) if new else ())))

    def back(self) -> Inquiry:
        """Without the last answer; the transcript keeps it."""
        for i in range(len(self.steps) - 1, -1, -1):
            if not self.steps[i].withdrawn:
                gone = replace(self.steps[i], withdrawn=True)
                return replace(self, steps=(*self.steps[:i], gone, *self.steps[i + 1 :]))
        return self

    def at(self, stage: Stage) -> Inquiry:
        """The same incident, taken up again at a later stage."""
        return replace(self, stage=stage)

    def answering(self, facts: Mapping[str, Any]) -> tuple[Inquiry, tuple[str, ...]]:
        """The interview with the answers of `facts`, as far as they go, and the keys that were never asked for.

        Raises InputError for an unknown fact or a value outside its domain, asked for or not.
        """
        inquiry = self
        given: dict[str, Any] = {}
        for key, value in facts.items():
            screen = [fact.key for fact in self.kind.facts if fact.screen == key]
            if screen:
                self._tell_checklist(key, value)
                given |= {member: member in _ticked(key, value) for member in screen}
            else:
                given[key] = self._checked(key, value)
        said = {
            key: value for key, value in given.items() if key in facts or value is True
        }  # not what is left unticked
        other = {key: value for key, value in said.items() if value != self.given.get(key, value)}
        if other:  # the director stands before the record
            inquiry = replace(inquiry, steps=(*inquiry.steps, Step(tuple(other.items()))))
        stages = [self._fact(key).stage for key in given]
        inquiry = inquiry.at(max([inquiry.stage, *stages]))
        while inquiry.due and all(fact.key in given for fact in inquiry.due):
            step = Step(tuple((fact.key, given[fact.key]) for fact in inquiry.due))
            inquiry = replace(inquiry, steps=(*inquiry.steps, step))
        partly = tuple((fact.key, given[fact.key]) for fact in inquiry.due if fact.key in given)
        if partly:
            inquiry = replace(inquiry, steps=(*inquiry.steps, Step(partly)))
        return inquiry, tuple(key for key in said if key not in inquiry.known)

    def _fact(self, key: str) -> Fact:
        if key not in self.rulebook.facts:
            raise InputError.unknown("fact", key, self.rulebook.facts)
        return self.rulebook.facts[key]

    def _checked(self, key: str, value: object) -> Value:
        fact = self._fact(key)
        if not any(value is v or (isinstance(v, str) and value == v) for v in fact.domain):
            names = [_word(v) for v in fact.domain]
            raise InputError.unknown("value", _word(value), names, key)
        assert isinstance(value, str | bool)
        return value

    # -- JSON

    def to_json(self) -> dict[str, Any]:
        """The inquiry as plain data; `from_json` gives the same inquiry back.

        A club's own file is not named in it: what it says of this incident is written out as derived.
        """
        derived = self.given if self.profile.own else self.derived
        return {
            "kind": self.kind_key,
            "edition": self.profile.edition,
            "regulations": self.profile.regulations,
            "stage": self.stage.name.lower(),
            "offender": self.binding and str(self.binding.offender),
            "declarer": self.binding and self.binding.declarer and str(self.binding.declarer),
            "derived": dict(derived),
            "steps": [
                {"answers": dict(step.answers)} | ({"withdrawn": True} if step.withdrawn else {}) for step in self.steps
            ],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Inquiry:
        """Raises InputError for anything that `to_json` could not have written."""
        expected = ("kind", "edition", "regulations", "stage", "offender", "declarer", "derived", "steps")
        if not isinstance(data, Mapping):
            raise InputError("json-type", got=str(data), expected="dict")
        if strange := [str(key) for key in data if key not in expected]:
            raise InputError.unknown("key", strange[0], expected)
        kinds: dict[str, type] = {**dict.fromkeys(expected, str), "steps": list, "derived": dict}
        for key, value in data.items():
            if value is not None and not isinstance(value, kinds[key]):
                raise InputError("json-type", key, str(value), kinds[key].__name__)
        profile = Profile(data.get("edition") or "LDB2017", data.get("regulations"))
        stage = (data.get("stage") or "play").upper()
        if stage not in Stage.__members__:
            raise InputError.unknown("stage", stage.lower(), [s.name.lower() for s in Stage])
        offender, declarer = data.get("offender"), data.get("declarer")
        binding = Binding(Seat.parse(offender), Seat.parse(declarer) if declarer else None) if offender else None
        kind = profile.laws.kind(data.get("kind") or "").key
        derived = {str(key): value for key, value in (data.get("derived") or {}).items()}
        bare = cls(kind, profile, derived, (), Stage[stage], binding)
        return replace(bare, steps=tuple(bare._step(entry, i) for i, entry in enumerate(data.get("steps") or ())))

    def _step(self, entry: object, place: int) -> Step:
        answers = entry.get("answers") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or not isinstance(answers, dict):
            raise InputError("json-type", f"steps[{place}]", str(entry), "dict")
        return Step(
            tuple((str(key), self._checked(str(key), value)) for key, value in answers.items()),
            entry.get("withdrawn") is True,
        )


def rule(
    incident: str | Irregularity,
    record: TableRecord | None = None,
    profile: Profile | None = None,
    *,
    kind: str | None = None,
) -> Inquiry:
    """Opens an inquiry into a kind of incident, or into an irregularity of a record with all that the record holds.

    kind: what to ask about the irregularity in place of the incident that it is, such as `attention`.
    Raises InputError when the kind is not known.
    """
    profile = profile or Profile()
    if isinstance(incident, str):
        return Inquiry(profile.laws.kind(incident).key, profile)
    if kind is None and record is not None:
        kind = kind_of(record, incident) or plain_kind(record, incident)
    incident = replace(incident, kind=profile.laws.kind(kind or incident.kind).key)
    if record is None:
        return Inquiry(incident.kind, profile, binding=Binding(incident.seat))
    contract = record.state.contract
    binding = Binding(incident.seat, contract.declarer if contract else None)
    return Inquiry(incident.kind, profile, derive(record, incident), binding=binding)


def _ticked(screen: str, value: object) -> set[str]:
    """The lines ticked on a checklist: a list of facts, one of them, or nothing (False, '')."""
    if value is False or value == "":
        return set()
    if isinstance(value, str):
        return {value}
    if not isinstance(value, Iterable):
        raise InputError("checklist-value", screen, str(value), "[…]")
    return set(value)


def _word(value: object) -> str:
    return {True: "true", False: "false"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _domain(fact: Fact) -> str:
    return ", ".join(_word(value) for value in fact.domain)
