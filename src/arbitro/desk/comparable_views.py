"""What the page of two calls compared shows, prepared: the form, the picture, the limbs, the other possible calls; and
what the question page says of it beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from arbitro.adjustment.comparable import (
    CARDS_IN_HAND,
    MOST_POINTS,
    Advice,
    Comparison,
    Example,
    Limb,
    Limited,
    Meaning,
    Proposal,
    Purpose,
    Range,
    Span,
    comparable_calls,
)
from arbitro.desk.address import Address, Records
from arbitro.desk.case_address import CaseAddress
from arbitro.desk.comparable_address import MEANINGS, SUITS, Entered, Fields, Sheet, fields_of
from arbitro.inquiry import Inquiry
from arbitro.language.notation import SYMBOLS, call_text
from arbitro.language.ruling import OptionText, QuestionText
from arbitro.language.words import Words
from arbitro.laws.derive.calls import CallMade
from arbitro.laws.facts.insufficient_bid import comparable, more_precise
from arbitro.model import CALLS, Suit
from arbitro.table.events import Called

COMPARABLE, MORE_PRECISE = comparable.key, more_precise.key  # the second is asked in 2007 only
LIMBS = {COMPARABLE: tuple(Limb), MORE_PRECISE: (Limb.SUBSET,)}
_BEFORE = ("insufficient.replacement", "rotation.rho_action", "inadmissible.in_turn")  # before the offender chooses

# ------------------------------------------------------------------------------------------------- the form


@dataclass(frozen=True, slots=True)
class RangeField:
    """Two fields, from and to: of the strength or of a suit."""

    name: str
    symbol: str
    label: str
    low: str
    high: str
    most: int


@dataclass(frozen=True, slots=True)
class Block:
    """One meaning in the form."""

    number: int
    name: str
    ranges: tuple[RangeField, ...]
    forcing: str
    purpose: str
    about: str


@dataclass(frozen=True, slots=True)
class SideForm:
    """One call of the form, with its meanings; more: another one can be added."""

    key: str
    call: str
    blocks: tuple[Block, ...]
    more: bool


def side_form(
    key: str, entered: Entered, words: Words, typed: list[Fields] | None = None, more: bool = False
) -> SideForm:
    """typed: what was filled in and cannot be used; more: with an empty place for one more meaning."""
    filled = typed or [fields_of(meaning) for meaning in entered.means]
    if not filled or (more and len(filled) < MEANINGS):
        filled = [*filled, {}]
    blocks = tuple(_block(f"{key}{i}", i + 1, fields, words) for i, fields in enumerate(filled[:MEANINGS]))
    return SideForm(key, entered.call.code if entered.call else "", blocks, len(blocks) < MEANINGS)


def _block(name: str, number: int, fields: Fields, words: Words) -> Block:
    strength = _range_field(name, "", "", words("comparable-strength"), MOST_POINTS, fields)
    suits = (_range_field(name, f"{s}-", SYMBOLS[s], words(f"suit-{s}"), CARDS_IN_HAND, fields) for s in SUITS)
    rest = (fields.get(key, "") for key in ("forcing", "purpose", "about"))
    return Block(number, name, (strength, *suits), *rest)


def _range_field(name: str, of: str, symbol: str, label: str, most: int, fields: Fields) -> RangeField:
    return RangeField(f"{name}-{of}", symbol, label, fields.get(f"{of}low", ""), fields.get(f"{of}high", ""), most)


def call_choices(words: Words) -> list[tuple[str, str]]:
    return [("", words("comparable-desk-no-call")), *((c.code, call_text(c, words.language)) for c in CALLS.values())]


def purpose_choices(words: Words) -> list[tuple[str, str]]:
    return [("", words("comparable-desk-unknown")), *((p, words(f"comparable-purpose-{p}")) for p in Purpose)]


def forcing_choices(words: Words) -> list[tuple[str, str]]:
    return [
        ("", words("comparable-desk-unknown")),
        ("f", words("comparable-desk-forcing")),
        ("n", words("comparable-desk-not-forcing")),
    ]


# ------------------------------------------------------------------------------------------------ in words


def range_text(r: Range, most: int) -> str:
    """'8–16', '5+', '3'."""
    if r.low == r.high:
        return str(r.low)
    return f"{r.low}+" if r.high == most else f"{r.low}–{r.high}"


def meaning_text(meaning: Meaning, words: Words) -> str:
    """'8–16 points · ♥ 5+ · not forcing · Natural'."""
    parts = (
        [words("comparable-desk-points", range=range_text(meaning.strength, MOST_POINTS))] if meaning.strength else []
    )
    parts += [
        f"{SYMBOLS[suit]}\u00a0{range_text(meaning.said[suit], CARDS_IN_HAND)}"
        for suit in SUITS
        if meaning.said[suit] != Range(0, CARDS_IN_HAND)
    ]
    if meaning.forcing is not None:
        parts.append(words("comparable-desk-forcing" if meaning.forcing else "comparable-desk-not-forcing"))
    if meaning.purpose:
        parts.append(words(f"comparable-purpose-{meaning.purpose}"))
    return " · ".join([*parts, *((meaning.about,) if meaning.about else ())]) or words("comparable-desk-unknown")


# ---------------------------------------------------------------------------------------- what is compared


@dataclass(frozen=True, slots=True)
class Bar:
    """Where a range lies in the picture."""

    x: int
    width: int


@dataclass(frozen=True, slots=True)
class SpanView:
    """A line of the comparison: strength or a suit, both ranges in words and as bars, how the new one lies."""

    symbol: str
    label: str
    old: str
    new: str
    relation: str
    common: str
    scale: int
    bars: tuple[Bar | None, Bar | None, Bar | None]  # withdrawn, new, common


@dataclass(frozen=True, slots=True)
class LimbView:
    name: str
    law: str
    proposed: Proposal
    text: str
    grounds: tuple[str, ...]
    example: str


@dataclass(frozen=True, slots=True)
class Compared:
    """The comparison in words; suggests: the director's answer that it points to, '' where it is open."""

    proposed: Proposal
    text: str
    limbs: tuple[LimbView, ...]
    spans: tuple[SpanView, ...]
    suggests: str


def compared(comparison: Comparison, fact: str, words: Words) -> Compared:
    limbs = [comparison[limb] for limb in LIMBS[fact]]
    found = {limb.proposed for limb in limbs}
    proposed = next(p for p in (Proposal.YES, Proposal.OPEN, Proposal.NO) if p in found)
    suggests = {Proposal.NO: "no", Proposal.OPEN: ""}.get(proposed)
    if suggests is None:
        met = next(limb for limb in limbs if limb.proposed is Proposal.YES)
        suggests = str(met.limb) if fact == COMPARABLE else "yes"
    return Compared(
        proposed,
        words(f"comparable-proposed-{proposed}" if fact == COMPARABLE else f"comparable-desk-subset-{proposed}"),
        tuple(_limb(limb, fact, words) for limb in limbs),
        tuple(_span(span, words) for span in (comparison.spans[0], *reversed(comparison.spans[1:]))),
        suggests,
    )


def _limb(found: Limited, fact: str, words: Words) -> LimbView:
    return LimbView(
        words(f"comparable-limb-{found.limb}"),
        found.limb.law if fact == COMPARABLE else more_precise.laws[0].rpartition(":")[2],
        found.proposed,
        words(f"comparable-desk-limb-{found.proposed}"),
        tuple(words(f"comparable-ground-{ground}") for ground in found.grounds),
        _example(found.outside, words) if found.outside else "",
    )


def _example(hand: Example, words: Words) -> str:
    lengths = dict(zip(Suit, hand.lengths, strict=True))
    pattern = " ".join(f"{SYMBOLS[suit]}\u00a0{lengths[suit]}" for suit in SUITS)
    if hand.points is None:
        return words("comparable-example-any", pattern=pattern)
    return words("comparable-example", pattern=pattern, points=hand.points)


def _span(span: Span, words: Words) -> SpanView:
    most = CARDS_IN_HAND if span.suit else MOST_POINTS
    both = (span.withdrawn, span.replacement)
    old, new = (range_text(r, most) if r else words("comparable-relation-unknown") for r in both)
    common = ""
    if all(both):
        common = words("comparable-nothing-common")
        if span.common:
            common = words("comparable-common", range=range_text(span.common, most))
    return SpanView(
        SYMBOLS[span.suit] if span.suit else "",
        words(f"suit-{span.suit}" if span.suit else "comparable-strength"),
        old,
        new,
        words(f"comparable-relation-{span.relation}"),
        common,
        most + 1,
        (_bar(span.withdrawn), _bar(span.replacement), _bar(span.common)),
    )


def _bar(r: Range | None) -> Bar | None:
    return Bar(r.low, r.high - r.low + 1) if r else None


# ------------------------------------------------------------------------------------- the possible calls


@dataclass(frozen=True, slots=True)
class CandidateView:
    """A call that could be put in: what it means, what is proposed, where it is compared in detail, and without it."""

    call: str
    means: tuple[str, ...]
    proposed: Proposal
    text: str
    url: str
    without: str
    here: bool


def candidates(sheet: Sheet, fact: str, words: Words) -> list[CandidateView]:
    """Those entered so far that are named and have a meaning: the comparable ones first."""
    places = {entered.call: i for i, entered in enumerate(sheet.calls) if entered.call and entered.means}
    if not sheet.withdrawn.means or not places:
        return []
    views = []
    rank = (Proposal.YES, Proposal.OPEN, Proposal.NO)
    for call, comparison in comparable_calls(
        sheet.withdrawn.means, {call: sheet.calls[i].means for call, i in places.items()}
    ):
        place, found = places[call], compared(comparison, fact, words)
        views.append(
            CandidateView(
                call_text(call, words.language),
                tuple(meaning_text(meaning, words) for meaning in sheet.calls[place].means),
                found.proposed,
                found.text,
                sheet.first(place).url,
                sheet.without(place).url,
                place == 0,
            )
        )
    return sorted(views, key=lambda view: rank.index(view.proposed))


# ----------------------------------------------------------------------- before, on the page of the question


@dataclass(frozen=True, slots=True)
class Talk:
    """A part of the conversation away from the table: its heading, its sentences."""

    title: str
    lines: tuple[str, ...]


_TALK = (
    ("ask", (Advice.ASK_MEANT, Advice.ASK_METHODS)),
    ("may-ask", (Advice.LET_HIM_ASK, Advice.ANSWER_WHICH)),
    ("silent", (Advice.NO_ADVICE, Advice.NOT_AT_TABLE)),
)


@dataclass(frozen=True, slots=True)
class Aid:
    """What helps the director at a question: the talk prepared, and where calls are compared."""

    talk: tuple[Talk, ...]
    url: str
    label: str


def aid(address: Address, asked: Inquiry, words: Words, records: Records) -> Aid | None:
    """None where the question has nothing to do with comparable calls, or the edition does not know them."""
    question = asked.asks
    if question is None or not (fact := compared_fact(asked)):
        return None
    now = question.key in LIMBS
    if not now and question.key not in _BEFORE:
        return None
    parts = _TALK if fact == COMPARABLE else tuple(part for part in _TALK if part[0] != "may-ask")
    talk = tuple(
        Talk(words(f"comparable-desk-talk-{key}"), tuple(words(f"comparable-advice-{advice}") for advice in advices))
        for key, advices in parts
    )
    return Aid(
        talk, comparing(address, records), words("comparable-desk-compare-both" if now else "comparable-desk-which")
    )


def compared_fact(inquiry: Inquiry) -> str:
    """The question that a comparison answers, by this edition's reading of the kind of incident; '' if none does."""
    return next((fact for fact in LIMBS if inquiry.rulebook.readers.get(fact)), "")


def comparing(address: Address, records: Records) -> str:
    """Where the calls of an inquiry are compared: those that its record knows are named."""
    moment = (("change", address.change),) if address.change else ()
    to = urlencode((*address.query, *moment), safe=",")
    case = address.case if isinstance(address, CaseAddress) else 0
    old, new = _both_calls(address, records)
    return Sheet(address.language, address.kind, to, case, old, (new,)).url


def _both_calls(address: Address, records: Records) -> tuple[Entered, Entered]:
    """The call withdrawn or to be withdrawn, and the one put in for it, as far as the record knows them."""
    incident = address.incident(records) if address.kind != "call_changed" else None
    if incident is None or not isinstance(incident[0].events[incident[1].event], Called):
        return Entered(), Entered()
    made = CallMade.of(*incident)
    put_in = made.next_own if made.withdrawal is not None else None
    return Entered(made.call), Entered(put_in.call if put_in else None)


def decision(question: QuestionText, suggests: str) -> list[tuple[OptionText, bool]]:
    """The director's answers, each with whether the comparison points to it."""
    return [(option, option.name == suggests) for option in question.options]
