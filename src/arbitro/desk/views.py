"""What the pages show, prepared: no markup here, no law in the templates."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from arbitro.desk.address import Address, asking_again
from arbitro.inquiry import Inquiry
from arbitro.language.ruling import Line, facts_text, finding_line, ident, outcome_text, value_text
from arbitro.language.words import Words
from arbitro.laws.chart import Target, charts
from arbitro.laws.core import Basis, Cond, Fact, Kind, Provision, Stage, Value
from arbitro.laws.difference import Difference, compare
from arbitro.laws.edition import Edition
from arbitro.laws.page import Page
from arbitro.laws.profile import edition
from arbitro.laws.ref import covers, law_number, parts
from arbitro.laws.rulebook import Rulebook

# ------------------------------------------------------------------------------------------- what happened?

PHASES = ("before", "auction", "lead", "play", "claim", "information", "director", "scoring")
_PHASE_OF_LAW = {
    "before": (*range(1, 9), *range(13, 16)),
    "director": (9, 10, 11),
    "information": (16, 20, 21, 73, 74, 75),
    "auction": (*range(17, 20), *range(22, 41)),
    "lead": (41, 54),
    "play": (42, 43, *range(44, 54), *range(55, 68), 72),
    "claim": (68, 69, 70, 71),
    "scoring": (12, *range(76, 94)),
}


_ELSEWHERE = {"review_or_question": "information", "undisclosed_understanding": "information"}
ORDINARY = (  # what the auction brings most often
    "insufficient_bid",
    "call_changed",
    "pass_out_of_rotation",
    "bid_out_of_rotation",
    "double_out_of_rotation",
    "card_exposed_in_auction",
)


def phase_of(kind: Kind) -> str:
    """The part of a board to which a kind of incident belongs: that of the first paragraph it rests on."""
    if kind.key in _ELSEWHERE:
        return _ELSEWHERE[kind.key]
    law = law_number(kind.facts[0].laws[0].rpartition(":")[2])
    return next(phase for phase, laws in _PHASE_OF_LAW.items() if law in laws)


def kinds_found(laws: Edition, words: Words, query: str) -> dict[str, list[Kind]]:
    """The kinds of incident by phase, the auction's ordinary ones first; with a query only those that it finds.

    A kind is found where every word of the query begins one of its own words.
    """
    wanted = _plain(query)
    found: dict[str, list[Kind]] = {}
    for kind in sorted(laws.kinds, key=lambda kind: kind.key not in ORDINARY):
        said = _plain(" ".join(_said(kind, words))) if wanted else []
        if all(any(word.startswith(w) for word in said) for w in wanted):
            found.setdefault(phase_of(kind), []).append(kind)
    return {phase: found[phase] for phase in PHASES if phase in found}


def _said(kind: Kind, words: Words) -> Iterator[str]:
    """All that a director may read about a kind of incident."""
    id_ = ident("kind", kind.key)
    yield words(id_)
    for attribute in ("hint", "search"):
        if words.has(id_, attribute):
            yield words(id_, attribute)
    for fact in kind.facts:
        yield words(ident("fact", fact.key), "short")
        yield from (value_text(fact, value, words) for value in fact.domain if isinstance(value, str))


def _plain(text: str) -> list[str]:
    """The words without accents or case: 'Révoque' -> ['revoque']."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return "".join(c if c.isalnum() else " " for c in bare.replace("ł", "l")).split()


# ------------------------------------------------------------------------------------------------- inquiry


@dataclass(frozen=True, slots=True)
class Answered:
    """A line of what is known: its topic, the answer, who says so, and where it can be changed."""

    topic: str
    answer: str
    from_record: bool = False
    regulated: bool = False
    withdrawn: bool = False
    change: str = ""


def answered(address: Address, inquiry: Inquiry, words: Words) -> list[Answered]:
    """What is known, in the order in which it became known; then the answers that were withdrawn."""
    from_record = set(inquiry.derived) - set(inquiry.told)
    regulated = set(inquiry.regulated) - from_record - set(inquiry.told)
    lines = [Answered(topic, answer, regulated=True) for _, topic, answer in facts_text(inquiry, words, regulated)]
    lines += [
        Answered(topic, answer, from_record=True, change=_change(address, inquiry, key))
        for key, topic, answer in facts_text(inquiry, words, from_record)
    ]
    for step in sorted(inquiry.steps, key=lambda step: step.withdrawn):
        facts = [inquiry.kind.fact(key) for key, _ in step.answers]
        screen = next((f.screen for f in facts if f and f.screen), "")
        if screen:
            ticked = [words(ident("fact", key), "tick") for key, value in step.answers if value]
            topic, answer, key = words(ident("screen", screen)), "; ".join(ticked) or words("none-of-these"), screen
        else:
            (key, value), fact = step.answers[0], facts[0]
            assert fact is not None
            topic, answer = words(ident("fact", key), "short"), value_text(fact, value, words)
        change = "" if step.withdrawn else address.changing(key).url
        lines.append(Answered(topic, answer, withdrawn=step.withdrawn, change=change))
    return lines


def _change(address: Address, inquiry: Inquiry, key: str) -> str:
    return address.changing(key).url if asking_again(inquiry, key) else ""


def still_open(inquiry: Inquiry, words: Words) -> dict[str, list[str]]:
    """For each answer after which nothing more is asked now: what it may still come to, where answers differ in it."""
    question = inquiry.asks
    if question is None or question.is_checklist:
        return {}
    options = question.consequences[0][1]
    common = set.intersection(*(set(c.possible) for c in options))
    return {
        option_name(c.value): [
            " / ".join(outcome_text(outcome, words, inquiry.binding) for outcome, _ in answers)
            for slot, answers in c.possible
            if (slot, answers) not in common and 0 < len(answers) <= _FEW
        ]
        for c in options
        if not any(fact.stage <= inquiry.now for fact in c.then)
    }


_FEW = 3  # outcomes named together


def option_name(value: Value) -> str:
    """An answer as addresses and forms write it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value


def later_stages(inquiry: Inquiry) -> tuple[Stage, ...]:
    """The stages at which something is still to be come back to, in order of time."""
    return tuple(sorted({watch.fact.stage for watch in inquiry.ruling.watch}))


# ------------------------------------------------------------------------------------------------ law book


@dataclass(frozen=True, slots=True)
class Clause:
    """A condition in words: one statement, or parts of which all or one must be so."""

    op: str  # 'is', 'and', 'or'
    text: str = ""
    parts: tuple[Clause, ...] = ()


def clause(cond: Cond, words: Words, *, so: bool = True) -> Clause:
    """The condition (or, with so=False, its opposite) as clauses without 'not'."""
    if cond.fact:
        fact = cond.fact
        values = [v for v in fact.domain if (v in cond.values) is so]
        said = " / ".join(value_text(fact, v, words) for v in values)
        return Clause("is", words("fact-is", fact=words(ident("fact", fact.key), "short"), value=said))
    if cond.op == "not":
        return clause(cond.parts[0], words, so=not so)
    op = cond.op if so else {"and": "or", "or": "and"}[cond.op]
    found: dict[Clause, None] = {}
    for part in cond.parts:
        inner = clause(part, words, so=so)
        found.update(dict.fromkeys(inner.parts if inner.op == op else (inner,)))
    return next(iter(found)) if len(found) == 1 else Clause(op, parts=tuple(found))


_MOST = 6  # provisions on a page


@dataclass(frozen=True, slots=True)
class ProvisionView:
    """A provision in words: what it gives, when, and which paragraphs it stands behind or before."""

    law: str
    kind: Kind
    slot: str
    gives: str
    strength: str
    basis: str
    when: Clause
    reads: tuple[str, ...]
    gives_way_to: tuple[str, ...]
    goes_before: tuple[str, ...]
    see: tuple[str, ...]


def provision_views(laws: Edition, ref: str, words: Words) -> list[ProvisionView]:
    """The provisions of a paragraph and of those within it; only its own if they are many."""
    all_ = laws.provisions_of(ref)
    shown = all_ if len(all_) <= _MOST else tuple(p for p in all_ if p.law == ref)
    return [
        _provision(laws, kind, provision, words)
        for provision in shown
        for kind in laws.kinds
        if provision.slot in {slot.key for slot in kind.slots}
    ]


def _provision(laws: Edition, kind: Kind, p: Provision, words: Words) -> ProvisionView:
    book = laws.rulebooks[kind.key]
    own = next(i for i, q in enumerate(book.provisions) if q is p)
    before = {book.provisions[j].law for j in book.defeaters[own]}
    behind = {book.provisions[i].law for i, beaten_by in book.defeaters.items() if own in beaten_by}
    in_order = {ref: i for i, ref in enumerate(laws.paragraphs)}
    return ProvisionView(
        p.law,
        kind,
        words(ident("slot", p.slot)),
        outcome_text(p.then, words),
        words(f"strength-{p.strength}"),
        "" if p.basis is Basis.TEXT else words(f"basis-{p.basis}"),
        clause(p.when, words),
        tuple(words(ident("fact", fact.key), "short") for fact in kind.facts if fact in set(p.when.reads())),
        tuple(sorted(before, key=in_order.__getitem__)),
        tuple(sorted(behind, key=in_order.__getitem__)),
        p.see,
    )


@dataclass(frozen=True, slots=True)
class DifferenceView:
    """Worlds in which two editions differ in one slot: the most ordinary one, what each gives, how many there are."""

    slot: str
    when: tuple[str, ...]
    here: Line | None
    there: Line | None
    worlds: int


@cache
def _differences(kind: str, one: str, other: str) -> tuple[Difference, ...]:
    return compare(kind, edition(one), edition(other))


def differences_of(found: Page, words: Words) -> list[DifferenceView]:
    """Where the slots in which this paragraph or its counterpart speaks end differently in the other edition."""
    here, there = found.edition, found.other
    speaking = {p.slot for p in found.provisions}
    speaking |= {p.slot for p in there.provisions_of(found.counterpart)} if found.counterpart else set()
    views = []
    for kind in here.kinds:
        if kind.key not in there.rulebooks or not speaking & {slot.key for slot in kind.slots}:
            continue
        for difference in _differences(kind.key, here.id, there.id):
            if difference.slot.key in speaking:
                views.append(_difference(kind, difference, words))
    return views


def _difference(kind: Kind, difference: Difference, words: Words) -> DifferenceView:
    one, other = (finding_line(finding, words) if finding else None for finding in (difference.one, difference.other))
    facts = [fact for fact in kind.facts if difference.when.get(fact.key, fact.usual) != fact.usual]
    when = tuple(_fact_is(fact, difference.when[fact.key], words) for fact in facts)
    return DifferenceView(words(ident("slot", difference.slot.key)), when, one, other, difference.worlds)


def _fact_is(fact: Fact, value: Value, words: Words) -> str:
    return words("fact-is", fact=words(ident("fact", fact.key), "short"), value=value_text(fact, value, words))


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Where a paragraph stands: the one it belongs to, those before and after it at its level."""

    above: str
    before: str
    after: str


def neighbours(laws: Edition, ref: str) -> Neighbours:
    depth, place = len(parts(ref)), laws.paragraphs.index(ref)
    family = [other for other in laws.paragraphs if len(parts(other)) == depth]
    own = family.index(ref)
    above = [other for other in laws.paragraphs[:place] if covers(other, ref)]
    return Neighbours(
        above[-1] if above else "",
        family[own - 1] if own else "",
        family[own + 1] if own + 1 < len(family) else "",
    )


# -------------------------------------------------------------------------------------------------- charts


@dataclass(frozen=True, slots=True)
class ArrowView:
    answers: tuple[str, ...]
    box: int | None
    ends: str


@dataclass(frozen=True, slots=True)
class BoxView:
    number: int
    text: str
    laws: tuple[str, ...]
    arrows: tuple[ArrowView, ...]


@dataclass(frozen=True, slots=True)
class ChartView:
    """A flow chart in words: numbered questions, each answer leading to another or to the end."""

    slot: str
    boxes: tuple[BoxView, ...]
    ends: str
    exceptions: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def print_size(self) -> str:
        """The class of a size of print in which it fits a sheet of paper."""
        return next((size for size, letters in _PRINT_SIZES if self._letters > letters), "airy")

    @property
    def _letters(self) -> int:
        """How much there is to print; a line that is not filled counts too."""
        said = [box.text for box in self.boxes]
        said += [text for box in self.boxes for arrow in box.arrows for text in (*arrow.answers, arrow.ends)]
        said += [text for fact, ends in self.exceptions for text in (fact, *ends)]
        return sum(_LINE + len(text) for text in said)


_PRINT_SIZES = (("dense", 4400), ("crowded", 2800), ("roomy", 1400))  # for more than so many letters
_LINE = 15  # letters


def chart_views(of: Edition, book: Rulebook, words: Words) -> list[ChartView]:
    return [
        ChartView(
            words(ident("slot", chart.slot.key)),
            tuple(
                BoxView(
                    box.number,
                    words(ident("fact", box.fact.key)),
                    of.own(box.fact.laws),
                    tuple(
                        ArrowView(
                            tuple(value_text(box.fact, value, words) for value in arrow.values),
                            arrow.to if isinstance(arrow.to, int) else None,
                            _end(arrow.to, words),
                        )
                        for arrow in box.arrows
                    ),
                )
                for box in chart.boxes
            ),
            _end(chart.ends, words),
            tuple(
                (words(ident("fact", fact.key), "tick"), tuple(dict.fromkeys(_end(to, words) for to in ends)))
                for fact, ends in chart.exceptions
            ),
        )
        for chart in charts(book)
    ]


def _end(target: Target, words: Words) -> str:
    if isinstance(target, int):
        return ""
    return outcome_text(target[0], words) if target else words("desk-chart-nothing")
