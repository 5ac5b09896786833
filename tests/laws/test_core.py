"""The machinery: truth in three values, and defects of law data that stop the import."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Mapping
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.errors import InputError, LawDataError
from arbitro.laws.core import (
    ALWAYS,
    NEVER,
    Basis,
    Cond,
    Fact,
    Kind,
    Outcome,
    Provision,
    Reason,
    Slot,
    Strength,
    Unencoded,
    Value,
    decision_table,
)
from arbitro.laws.edition import Edition, amended
from arbitro.laws.formula import Formulas, truth
from arbitro.laws.profile import EDITIONS
from arbitro.laws.profile import edition as edition_named
from arbitro.laws.ref import covers, normalise, parts
from arbitro.laws.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Yes(Outcome):
    """An outcome."""


@dataclass(frozen=True, slots=True)
class No(Outcome):
    """Another."""


a = Fact("t.a", ("1A",))
b = Fact("t.b", ("1A",), ("x", "y", "z"), usual="x")
c = Fact("t.c", ("1A",), given=a.holds)
KIND = Kind("t", (a, b, c), (Slot("t.slot"),))
FORMULAS = Formulas({fact.key: fact for fact in KIND.facts})

leaves = st.sampled_from([a.holds, ~a.holds, b.is_("x"), b.is_("x", "z"), c.holds, ALWAYS, NEVER])
conditions = st.recursive(
    leaves,
    lambda inner: st.builds(
        lambda p, q, op: op(p, q), inner, inner, st.sampled_from([Cond.__and__, Cond.__or__, lambda p, _: ~p])
    ),
)
knowns = st.fixed_dictionaries({}, optional={"t.a": st.booleans(), "t.b": st.sampled_from("xyz"), "t.c": st.booleans()})


@given(conditions, knowns)
def test_the_compiled_formula_never_disagrees_with_the_condition(cond: Cond, known: dict[str, Value]) -> None:
    """Where the condition's plain three-valued reading is settled, the formula says the same."""
    found = cond.truth(known)
    if found is not None:
        assert truth(FORMULAS.compiled(cond), known) is found


@given(conditions, knowns)
def test_assigning_facts_one_by_one_is_knowing_them(cond: Cond, known: dict[str, Value]) -> None:
    rest = FORMULAS.compiled(cond)
    for key, value in known.items():
        rest = FORMULAS.assign(rest, key, value)
    assert truth(rest, {}) is truth(FORMULAS.compiled(cond), known)


def test_a_fact_that_makes_no_sense_is_not_so_and_an_unknown_one_is_unknown() -> None:
    assert c.holds.truth({"t.a": False}) is False
    assert (~c.holds).truth({"t.a": False}) is True
    assert c.holds.truth({}) is None
    assert c.holds.truth({"t.a": True}) is None
    assert (a.holds | b.is_("x")).truth({"t.b": "x"}) is True


def p(law: str, when: Cond, then: Outcome, **more: object) -> Provision:
    return replace(Provision(law, "t.slot", when, then), **more)  # type: ignore[arg-type]


def test_an_unknown_exception_leaves_the_rule_unknown() -> None:
    book = Rulebook("E", KIND, (p("1A", a.holds, Yes(), unless=("1B",)), p("1B", b.is_("y"), No())))
    assert book.findings(book.restricted({"t.a": True}), {"t.a": True}) == ()
    known: dict[str, Value] = {"t.a": True, "t.b": "x"}
    assert [f.laws for f in book.findings(book.restricted(known), known)] == [("1A",)]


def test_two_laws_for_the_same_outcome_are_both_cited_and_either_where_it_is_open_by_which() -> None:
    book = Rulebook("E", KIND, (p("1A", a.holds, Yes()), p("1B", ~a.holds | b.is_("x"), Yes())))
    [open_] = book.findings(book.restricted({}), {})
    assert (open_.laws, open_.certain) == (("1A", "1B"), False)
    known: dict[str, Value] = {"t.a": True, "t.b": "x"}
    [both] = book.findings(book.restricted(known), known)
    assert (both.laws, both.certain) == (("1A", "1B"), True)


def test_two_outcomes_in_one_slot_stop_the_import_and_name_the_world() -> None:
    with pytest.raises(LawDataError, match=r"t\.a.*True.*1A.*1B"):
        Rulebook("E", KIND, (p("1A", a.holds, Yes()), p("1B", b.is_("x"), No())))


def test_a_gap_in_a_required_slot_stops_the_import() -> None:
    kind = replace(KIND, slots=(Slot("t.slot", required=a.holds),))
    with pytest.raises(LawDataError, match="no paragraph"):
        Rulebook("E", kind, (p("1A", b.is_("x"), Yes()),))


def test_exceptions_in_a_circle_stop_the_import() -> None:
    with pytest.raises(LawDataError, match="circle"):
        Rulebook("E", KIND, (p("1A", a.holds, Yes(), unless=("1B",)), p("1B", a.holds, No(), unless=("1A",))))


def test_a_decision_table_refuses_gaps_and_overlaps() -> None:
    columns = (a, b)
    with pytest.raises(LawDataError, match="no row"):
        decision_table("t.slot", columns, (("1A", ((True,), None), Yes()),))
    with pytest.raises(LawDataError, match="1B"):
        decision_table("t.slot", columns, (("1A", (None, None), Yes()), ("1B", ((True,), ("x",)), No())))
    rows = decision_table("t.slot", columns, (("1A", ((True,), None), Yes()), ("1B", ((False,), None), No())))
    assert [row.law for row in rows] == ["1A", "1B"]


def edition(*entries: Provision | Unencoded, ids: tuple[str, ...] = ("1", "1A", "1B")) -> Edition:
    return Edition("E", tuple(entries), (KIND,), ids)


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        ((p("9A", a.holds, Yes()),), "no paragraph 9A"),
        ((p("1B", a.holds, Yes()), Unencoded("1A", Reason.HEADING)), "printed order"),
        ((p("1A", a.holds, Yes(), unless=("1B",)),), "says nothing"),
        ((p("1A", a.holds, Yes(), see=("7",)),), "refers to"),
        ((replace(p("1A", a.holds, Yes()), slot="t.other"),), "no slot"),
    ],
)
def test_references_that_lead_nowhere_stop_the_import(entries: tuple[Provision | Unencoded, ...], says: str) -> None:
    with pytest.raises(LawDataError, match=says):
        edition(*entries)


def test_a_fact_may_presuppose_only_what_stands_before_it_and_values_must_be_in_the_domain() -> None:
    with pytest.raises(LawDataError, match="stands before"):
        Kind("t", (c, a), ())
    with pytest.raises(LawDataError, match=r"one of"):
        b.is_("q")
    with pytest.raises(LawDataError, match="usual"):
        Fact("t.d", ("1",), ("x", "y"), usual="q")


def test_amending_an_edition_replaces_drops_and_refuses_what_is_not_there() -> None:
    law = (p("1A", a.holds, Yes()), Unencoded("1B", Reason.HEADING))
    changed = p("1A", a.holds, No())
    assert amended(law, {"1A": (changed,), "1B": ()}) == (changed,)
    with pytest.raises(LawDataError):
        amended(law, {"7": ()})


@pytest.mark.parametrize(
    ("text", "ref"),
    [
        ("64a1", "64A1"),
        ("Law 16 B 1 (a)", "16B1(a)"),
        ("64C2a", "64C2(a)"),
        ("LOI 07 B", "7B"),
        ("P64B2", "64B2"),
        ("12 C.1.e(ii)", "12C1(e)(ii)"),
        ("Artículo 12C", "12C"),
        ("przepis 12C1", "12C1"),
    ],
)
def test_paragraphs_are_read_as_people_write_them(text: str, ref: str) -> None:
    assert normalise(text) == ref


def test_a_paragraph_covers_what_is_within_it_and_nothing_else() -> None:
    assert covers("64B", "64B1")
    assert covers("64C2", "64C2(a)")
    assert not covers("6", "62")
    assert not covers("64B1", "64B")
    assert parts("12C1(e)(ii)") == ("12", "C", "1", "(e)", "(ii)")
    with pytest.raises(InputError):
        parts("64-1")


@pytest.mark.parametrize("basis", [Basis.COMMENTARY, Basis.INTERPRETATION])
@pytest.mark.parametrize("strength", [s for s in Strength if s is not Strength.JUDGEMENT])
def test_what_does_not_rest_on_the_text_is_judgement_or_stops_the_import(basis: Basis, strength: Strength) -> None:
    with pytest.raises(LawDataError, match=r"1A in t\.slot rests on"):
        Provision("1A", "t.slot", a.holds, Yes(), strength, basis=basis)
    assert Provision("1A", "t.slot", a.holds, Yes(), Strength.JUDGEMENT, basis=basis).basis is basis


def test_a_fact_that_the_kind_does_not_know_stops_the_import_wherever_it_is_read() -> None:
    strange = Fact("t.strange", ("1A",))
    with pytest.raises(LawDataError, match=r"1A reads .*t\.strange"):
        Rulebook("E", KIND, (p("1A", strange.holds, Yes()),))
    with pytest.raises(LawDataError, match=r"t\.slot reads .*t\.strange"):
        Rulebook("E", replace(KIND, slots=(Slot("t.slot", required=strange.holds),)), ())


def unread(kind: Kind, books: list[Rulebook]) -> set[str]:
    """The facts that no provision of any edition reads and no slot's `required` either."""
    conditions = [p.when for book in books for p in book.provisions] + [slot.required for slot in kind.slots]
    return {fact.key for fact in kind.facts} - {fact.key for cond in conditions for fact in cond.reads()}


def test_a_fact_that_nothing_reads_is_found() -> None:
    books = [Rulebook("E", KIND, (p("1A", a.holds, Yes()),)), Rulebook("F", KIND, (p("1A", c.holds, Yes()),))]
    assert unread(KIND, books) == {"t.b"}
    assert unread(replace(KIND, slots=(Slot("t.slot", required=b.is_("x")),)), books) == set()


@pytest.mark.parametrize("kind", [kind for name in EDITIONS for kind in edition_named(name).kinds], ids=lambda k: k.key)
def test_every_fact_is_read_and_can_change_a_ruling_in_some_edition(kind: Kind) -> None:
    books = [edition_named(name).rulebooks[kind.key] for name in EDITIONS if kind in edition_named(name).kinds]
    assert unread(kind, books) == set()
    matter = {key for book in books for diagram in book.diagrams.values() for key in diagram.keys}
    assert {fact.key for fact in kind.facts} - matter == set()


def test_formulas_are_forgotten_with_the_build() -> None:
    """What a build remembers goes with it: it does not pile up in the module."""
    before = weakref.WeakSet[Formulas]()
    made = Formulas.__init__

    def noted(self: Formulas, facts: Mapping[str, Fact]) -> None:
        made(self, facts)
        before.add(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Formulas, "__init__", noted)
        book = Rulebook("E", KIND, (p("1A", a.holds & ~b.is_("x"), Yes()),))
    gc.collect()
    assert book.diagrams
    assert len(before) == 0
