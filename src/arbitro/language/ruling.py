"""Questions and rulings put into words: plain structures of text, for the terminal, the pages and print alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from arbitro.inquiry import Inquiry
from arbitro.inquiry.assessment import Assessment, Compare, Source
from arbitro.inquiry.binding import Binding
from arbitro.inquiry.inquiry import Consequence
from arbitro.language.words import Words, words
from arbitro.laws.core import Basis, Fact, Outcome, Role, Section, Strength, Value
from arbitro.laws.rulebook import Finding, Trace


@dataclass(frozen=True, slots=True)
class Line:
    """One statement: its words, the paragraphs, how binding it is, and what it rests on if not on the text."""

    text: str
    laws: tuple[str, ...] = ()
    strength: str = ""
    basis: str = ""
    slot: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A titled group of statements."""

    key: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class RulingText:
    """A ruling in words: what to do now, who may use what, the tricks, what to come back to, and why."""

    title: str
    parts: tuple[Part, ...]
    status: str
    laws: tuple[str, ...]
    why: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class OptionText:
    """An answer and what it leads to. `name` is what a form or the terminal sends back."""

    name: str
    label: str
    leads_to: tuple[Line, ...]
    then: str
    possible: tuple[str, ...] = ()  # what it may still come to, where nothing is settled and the choice is small


@dataclass(frozen=True, slots=True)
class QuestionText:
    """A question in words: whom to ask and where, why, and the options; a checklist takes any number of them."""

    key: str
    text: str
    whom: str
    where: str
    note: str
    judgement: str
    laws: tuple[str, ...]
    options: tuple[OptionText, ...]
    checklist: bool
    usual: str
    none_leads_to: tuple[Line, ...] = ()  # a checklist: what follows if none of its lines applies
    closed: tuple[OptionText, ...] = ()  # what the Laws do not give here, and by which paragraph


def ident(prefix: str, key: str) -> str:
    """The catalogue id of a fact, slot, screen or outcome."""
    return f"{prefix}-{key.replace('.', '-')}"


def who(role: Role | str, binding: Binding | None) -> str:
    """The seat or side that plays a role at this table, or the role itself."""
    bound = binding.of(Role(role)) if binding else None
    return str(bound or role)


def outcome_text(outcome: Outcome, words: Words, binding: Binding | None = None) -> str:
    params: dict[str, Any] = {
        name: who(value, binding) if isinstance(value, Role) else value for name, value in outcome.params.items()
    }
    return words(ident("outcome", outcome.id), **params)


def finding_line(finding: Finding, words: Words, binding: Binding | None = None) -> Line:
    basis = next((p.basis for p in finding.provisions if p.basis is not Basis.TEXT), None)
    return Line(
        outcome_text(finding.outcome, words, binding),
        finding.laws,
        words(f"strength-{finding.strength}"),
        words(f"basis-{basis}") if basis else "" if finding.certain else words("either-law"),
        words(ident("slot", finding.slot.key)),
    )


def value_text(fact: Fact, value: Value, words: Words) -> str:
    """An answer in words."""
    if isinstance(value, bool):
        return words("yes" if value else "no")
    return words(ident("fact", fact.key), f"is-{value}")


def question_text(inquiry: Inquiry, words: Words) -> QuestionText | None:
    """The next question in words; None when nothing is to be asked now."""
    question = inquiry.asks
    if question is None:
        return None
    first = question.facts[0]
    id_ = ident("fact", first.key)
    closed: tuple[OptionText, ...] = ()
    if question.is_checklist:
        text = words(ident("screen", first.screen))
        none = question.consequences[0][1][0]  # the first line not ticked: none of these
        same = {finding.outcome for finding in (*none.settled, *none.ordinary)}
        options = tuple(
            _option(inquiry, fact.key, words(ident("fact", fact.key), "tick"), consequences[-1], same, words)
            for fact, consequences in question.consequences
        )
    else:
        text = words(id_)
        each = question.consequences[0][1]
        same = set[Outcome].intersection(*({f.outcome for f in (*c.settled, *c.ordinary)} for c in each))
        said = [_option(inquiry, _name(c.value), value_text(first, c.value, words), c, same, words) for c in each]
        options = tuple(option for option, c in zip(said, each, strict=True) if not c.refused)
        closed = tuple(option for option, c in zip(said, each, strict=True) if c.refused)
    notes = [words(ident("fact", f.key), "note") for f in question.facts if words.has(ident("fact", f.key), "note")]
    return QuestionText(
        question.key,
        text,
        words(f"ask-{first.answerer}", who=who(first.asked_of, inquiry.binding)),
        words(f"where-{first.where}"),
        " ".join(notes),
        words("judgement-note") if any(fact.judgement for fact in question.facts) else "",
        question.laws,
        options,
        question.is_checklist,
        _name(first.usual),
        _leads(inquiry, question.consequences[0][1][0], set(), words) if question.is_checklist else (),
        closed,
    )


def _name(value: Value) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


FEW = 3  # outcomes that an option may still come to are shown up to this many


def _option(
    inquiry: Inquiry, name: str, label: str, leads: Consequence, same: set[Outcome], words: Words
) -> OptionText:
    """An option with what it leads to; `same` is what every option leads to and is left out."""
    lines = _leads(inquiry, leads, same, words)
    due = next((fact for fact in leads.then if fact.stage <= inquiry.now), None)
    then = ""
    if due:
        then = words(ident("screen", due.screen)) if due.screen else words(ident("fact", due.key), "short")
    possible: tuple[str, ...] = ()
    if not lines:
        slots = [answers for slot, answers in leads.possible if len(answers) <= FEW and slot in _TRICKS]
        possible = tuple(outcome_text(answer[0], words, inquiry.binding) for answers in slots for answer in answers)
    return OptionText(name, label, lines, then, possible)


_TRICKS = ("revoke.transfer",)


def _leads(inquiry: Inquiry, leads: Consequence, same: set[Outcome], words: Words) -> tuple[Line, ...]:
    lines = [finding_line(f, words, inquiry.binding) for f in leads.settled if f.outcome not in same]
    for finding in leads.ordinary:
        if finding.outcome not in same and finding.slot.section is not Section.INFORMATION:
            line = finding_line(finding, words, inquiry.binding)
            lines.append(replace(line, text=words("option-ordinarily", text=line.text)))
    return tuple(lines)


def ruling_text(inquiry: Inquiry, words: Words) -> RulingText:
    """The ruling in words, as far as it goes."""
    ruling = inquiry.ruling
    parts = []
    for section in Section:
        found = [f for f in ruling.outcomes if f.slot.section is section]
        if found:
            lines = tuple(finding_line(f, words, inquiry.binding) for f in found)
            parts.append(Part(section, words(f"section-{section}"), lines))
    if ruling.watch:
        lines = tuple(
            Line(words(ident("fact", w.fact.key)), w.laws, words(f"stage-{w.fact.stage.name.lower()}"))
            for w in ruling.watch
        )
        parts.append(Part("watch", words("section-watch"), lines))
    status = "ruling-open" if not ruling.complete else "ruling-for-now" if ruling.watch else "ruling-complete"
    return RulingText(
        words(ident("kind", inquiry.kind_key)),
        tuple(parts),
        words(status),
        ruling.laws,
        tuple(_why(inquiry.trace, inquiry, words)),
    )


def facts_text(inquiry: Inquiry, words: Words, keys: Iterable[str] | None = None) -> tuple[tuple[str, str, str], ...]:
    """(key, topic, answer) of what is known, in the order of asking."""
    wanted = inquiry.known if keys is None else set(keys)
    return tuple(
        (fact.key, words(ident("fact", fact.key), "short"), value_text(fact, inquiry.known[fact.key], words))
        for fact in inquiry.kind.facts
        if fact.key in inquiry.known and fact.key in wanted
    )


def _why(traces: Iterable[Trace], inquiry: Inquiry, words: Words) -> Iterable[Line]:
    for trace in traces:
        law = trace.provision.law
        if not trace.holds:
            yield Line(words("because-defeated", law=law, by=", ".join(trace.defeated_by)), (law,))
            continue
        facts = "; ".join(
            words("fact-is", fact=topic, value=answer)
            for _, topic, answer in facts_text(inquiry, words, {key for key, _ in trace.facts})
        )
        text = words("because", law=law, facts=facts) if facts else words("because-always", law=law)
        strength = "" if trace.provision.strength is Strength.DOES else words(f"strength-{trace.provision.strength}")
        yield Line(text, (law,), strength, outcome_text(trace.provision.then, words, inquiry.binding))


def assessment_lines(assessment: Assessment, words: Words, missing: str = "") -> tuple[Line, ...]:
    """Table tricks, transfer and the figure without the revoke, side by side; `missing`: why there is no figure."""
    to, declaring = str(assessment.to), str(assessment.contract.declarer.side)
    if assessment.table_tricks is None or assessment.automatic_tricks is None:
        return (Line(words("assess-unfinished")),)
    moved = sum(assessment.moved)
    lines = [
        Line(words("assess-table", count=assessment.table_tricks)),
        Line(words("assess-transferred", to=to, count=moved), ("64A",) if moved else ()),
        Line(words("assess-automatic", count=assessment.automatic_tricks)),
    ]
    if assessment.capped:
        lines.append(Line(words("assess-cap"), ("64A",), words("strength-judgement"), words("basis-interpretation")))
    lines += _redress_lines(assessment, to, words, missing)
    before, after = (_score(assessment, n) for n in (assessment.table_tricks, assessment.automatic_tricks))
    lines.append(
        Line(words("assess-score", side=declaring, score=before), ("77",))
        if before == after
        else Line(words("assess-score-change", side=declaring, before=before, after=after), ("77",))
    )
    if assessment.better_without and assessment.larger_tricks is not None:
        better = _score(assessment, assessment.larger_tricks)
        lines.append(Line(words("assess-score-equity", side=declaring, score=better), ("77",)))
    return tuple(lines)


def _redress_lines(assessment: Assessment, to: str, words: Words, missing: str) -> Iterable[Line]:
    """What 64C would compare, worded as evidence; nothing where no revoke is established."""
    reference = assessment.reference
    if reference is None:
        return
    judged = ((reference.law,), words("strength-judgement"))
    if assessment.equity:
        yield Line(words(f"assess-{assessment.equity.source}", count=assessment.equity.declarer_tricks))
        if assessment.equity.source is Source.DOUBLE_DUMMY:
            yield Line(words("assess-evidence"))
    elif missing:
        yield Line(words(f"assess-{missing}"))
    if reference.compare is Compare.BOTH:
        yield Line(words("assess-both-sides", law=reference.law), *judged)
        return
    if reference.compare is Compare.LATER:
        yield Line(words("assess-repeated", law=reference.law), *judged)
    if assessment.equity:
        comparison = "assess-equity-more" if assessment.better_without else "assess-equity-enough"
        yield Line(words(comparison, to=to, law=reference.law), *judged)


def _score(assessment: Assessment, tricks: int) -> str:
    return f"{assessment.score(tricks):+d}".replace("-", "−")


def explain(inquiry: Inquiry, language: str) -> str:
    """The whole ruling as text: what to do now, who may use what, the tricks, what to come back to."""
    text = ruling_text(inquiry, words(language))
    lines = [text.title]
    for part in text.parts:
        lines += ["", part.title]
        lines += [f"- {line.text} [{', '.join(line.laws)}]" for line in part.lines]
    return "\n".join([*lines, "", text.status])
