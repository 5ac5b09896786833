"""What is generated from the law data: the pages of paragraphs, the differences of editions, the charts."""

from __future__ import annotations

from itertools import product

import pytest

from arbitro.laws.chart import charts
from arbitro.laws.core import Fact, Known, Stage, Value
from arbitro.laws.difference import compare, unverified
from arbitro.laws.edition import Edition
from arbitro.laws.page import Page, page
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.ref import covers, law_number
from arbitro.laws.rulebook import Answer, Diagram, Leaf, Rulebook, applies

NEW, OLD = edition("LDB2017"), edition("LDB2007")
PAGES = {of.id: {ref: page(of, ref) for ref in of.paragraphs} for of in (NEW, OLD)}
MOVED = {there: here for here, there in OLD.renumbered.items()}  # 2017 -> 2007
KNOWN = {  # some that another table than ours says
    "15A1": "17D1",
    "16C": "16D",
    "16C2": "16D2",
    "16D": "16C",
    "16D3": "16C3",
    "17D3": "17E2",
    "25A6": "25A4",
    "31A1": "31A1",
    "32A1": "32B1",
    "61C": "62C3",
    "64C1": "64C",
    "72C": "23",
}
WITHIN = {"64C": "64C"}  # what 2017 divides further
ONLY_NEW = "9A4 12C1(b) 12C1(e)(i) 12C2(d) 23 23A 23B 23C 36C 62C3 63A4 64B8 64C2 64C2(a) 73C2 86B1".split()
ONLY_OLD = "12C1(e) 12C1(f) 13E 15C 16A3 30B3 40C3 86C".split()

# ------------------------------------------------------------------------------------------------------- pages


def test_the_numbering_is_the_one_that_others_print() -> None:
    for here, there in KNOWN.items():
        assert PAGES[NEW.id][here].counterpart == there
        assert PAGES[OLD.id][there].counterpart == here
    for of, refs in ((NEW, ONLY_NEW), (OLD, set(ONLY_OLD) - {*MOVED.values()})):
        for ref in refs:
            assert (PAGES[of.id][ref].counterpart, PAGES[of.id][ref].absent) == (None, True), ref


def test_every_paragraph_stands_beside_the_right_one_of_the_other_edition() -> None:
    assert set(MOVED) <= set(NEW.paragraphs)
    assert set(MOVED.values()) <= set(OLD.paragraphs)
    for of, moved in ((NEW, MOVED | WITHIN), (OLD, dict(OLD.renumbered))):
        for ref, found in PAGES[of.id].items():
            assert found.counterpart == moved[ref] if ref in moved else found.counterpart in (None, ref), ref
            assert not (found.absent and found.counterpart), ref
            there = found.counterpart and PAGES[found.other.id][found.counterpart].counterpart
            assert there in (None, ref) or covers(ref, there), ref  # and back again, perhaps to a part of it


@pytest.mark.parametrize("of", [NEW, OLD], ids=lambda of: of.id)
def test_a_paragraph_that_nobody_has_compared_claims_no_counterpart(of: Edition) -> None:
    for ref, found in PAGES[of.id].items():
        if of.statuses[ref] == "not_yet" and not found.absent and not ref.isdigit() and ref not in {**MOVED}:
            known = ref in MOVED.values()
            assert (found.counterpart is not None) == known, ref
    assert PAGES[of.id]["53"].counterpart == "53"
    assert PAGES[of.id]["53A"].counterpart is None
    assert PAGES[of.id]["61B2(a)"].counterpart == "61B2(a)"


def test_whether_editions_differ_is_not_said_where_neither_encodes_anything() -> None:
    for found in (found for pages in PAGES.values() for found in pages.values()):
        theirs = found.other.provisions_of(found.counterpart) if found.counterpart else ()
        assert (found.differs is None) == (not found.provisions and not theirs), found.ref
    assert [PAGES["LDB2017"][ref].differs for ref in ("16D", "53A", "64B7", "61C")] == [True, None, True, False]


def uncompared(found: Page) -> bool:
    return found.counterpart is None and not found.absent


def test_the_laws_that_both_editions_encode_whole_are_compared_whole() -> None:
    for pages in PAGES.values():
        assert [ref for ref, found in pages.items() if law_number(ref) in (61, 62, 63, 64) and uncompared(found)] == []


# ------------------------------------------------------------------------------------------------- differences


@pytest.mark.parametrize("kind", [kind.key for kind in NEW.kinds])
def test_no_difference_rests_on_a_question_that_only_one_edition_asks_for_lack_of_its_text(kind: str) -> None:
    taken = unverified(kind, OLD, NEW)
    assert taken == unverified(kind, NEW, OLD)
    books = [of.rulebooks[kind] for of in (OLD, NEW)]
    for key in taken:
        assert books[0].facts[key].judgement
        assert sum(key in book.readers for book in books) == 1
    for difference in compare(kind, OLD, NEW):
        assert not taken.keys() & difference.when.keys()
        world = {**taken, **difference.when}
        mine, theirs = (answer(book.diagrams[difference.slot.key], world) for book in books)
        assert mine == (difference.one and (difference.one.outcome, difference.one.strength))
        assert theirs == (difference.other and (difference.other.outcome, difference.other.strength))
        assert mine != theirs


def test_the_revoke_has_one_question_for_lack_of_a_text() -> None:
    assert unverified("revoke", OLD, NEW) == {"revoke.retraction_undoes": True}
    assert unverified("revoke_inquiry", OLD, NEW) == {}


# ------------------------------------------------------------------------------------------------------ charts


def answer(diagram: Diagram, world: Known) -> Answer | None:
    while not isinstance(diagram, Leaf):
        diagram = diagram.branches[diagram.fact.domain.index(world[diagram.fact.key])]
    return diagram.answer


def ends(book: Rulebook, diagram: Diagram, fact: Fact, usual: dict[str, Value]) -> set[Answer | None]:
    """What a slot comes to in the worlds in which the fact makes sense and holds, world by world."""
    given = {f.key for f in fact.given.reads()} if fact.given else set()
    free = [f for f in book.facts.values() if f.key in diagram.keys | given and f.key not in usual]
    found = set()
    for values in product(*(f.domain for f in free)):
        world = {**usual, **{f.key: value for f, value in zip(free, values, strict=True)}, fact.key: True}
        if applies(fact, world):
            found.add(answer(diagram, world))
    return found


@pytest.mark.parametrize("name", EDITIONS)
def test_a_chart_lists_what_an_exception_can_lead_to_and_nothing_else(name: str) -> None:
    for book in edition(name).rulebooks.values():
        none: dict[str, Value] = {f.key: False for f in book.kind.facts if f.screen and f.stage < Stage.REVIEW}
        first = book.kind.facts[0]
        for number, chart in enumerate(charts(book)):
            usual = {**none, first.key: first.usual} if number else none  # what happened, the first chart settles
            for fact, answers in chart.exceptions:
                whole = book.restricted({**usual, fact.key: True}, {chart.slot.key: book.diagrams[chart.slot.key]})
                assert set(answers) == ends(book, whole[chart.slot.key], fact, usual), (chart.slot.key, fact.key)


@pytest.mark.parametrize("name", EDITIONS)
def test_where_a_slot_must_be_answered_no_exception_leads_to_nothing(name: str) -> None:
    """62-63: whatever is ticked of a revoke, it is corrected or it stands."""
    [chart] = [c for c in charts(edition(name).rulebooks["revoke"]) if c.slot.key == "revoke.correction"]
    assert chart.exceptions
    assert [fact.key for fact, answers in chart.exceptions if None in answers] == []
