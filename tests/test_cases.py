"""The packaged cases: each is right, and together they reach every paragraph that is encoded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from arbitro.errors import InputError
from arbitro.inquiry.cases import Case, cases_of, cases_on, check, packaged, read_cases
from arbitro.laws import formula
from arbitro.laws.core import Provision, Value
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.rulebook import Rulebook, applies

ROWS = [  # the rows of the requirements on Law 64
    pytest.param(row, marks=pytest.mark.requirement(row)) for row in (f"S000-{number}" for number in range(31, 45))
]
BOOKS = [
    pytest.param(name, book, id=f"{name}-{kind}") for name in EDITIONS for kind, book in edition(name).rulebooks.items()
]


@pytest.mark.parametrize("case", packaged(), ids=lambda case: case.id)
def test_the_ruling_its_paragraphs_and_what_is_asked_are_as_the_case_says(case: Case) -> None:
    result = check(case)
    assert not result.wrong
    assert result.asked_too_much == ()
    assert result.not_asked == ()
    assert result.is_right


def test_every_case_has_a_name_of_its_own_a_source_and_cites_every_paragraph_that_decides() -> None:
    ids = [case.id for case in packaged()]
    assert len(ids) == len(set(ids))
    for case in packaged():
        assert case.source
        deciding = {p.law for finding in case.inquiry()[0].ruling.outcomes for p in finding.provisions}
        assert deciding == set(case.laws), case.id


@pytest.mark.parametrize("row", ROWS)
def test_every_row_on_law_64_has_a_case(row: str) -> None:
    assert any(case.id.startswith(f"{row}-") and case.edition == "LDB2007" for case in packaged())


# -- coverage: for every paragraph a case in which it decides, one in which a single answer stops it, and one per
# exception


def world(case: Case, book: Rulebook) -> dict[str, Value]:
    """Everything that a case tells, asked or not, fact by fact."""
    told: dict[str, Value] = {}
    for key, value in case.facts.items():
        members = [fact.key for fact in book.kind.facts if fact.screen == key]
        told |= {member: member in value for member in members} if members else {key: value}
    return {key: value for key, value in told.items() if applies(book.facts[key], told)}


def worlds(name: str, book: Rulebook) -> list[dict[str, Value]]:
    return [world(case, book) for case in packaged() if case.edition == name and case.kind == book.kind.key]


def neighbours(known: Mapping[str, Value], book: Rulebook) -> Iterator[dict[str, Value]]:
    """The worlds that differ in one answer; what then makes no sense is dropped, what then opens is unknown."""
    for key, value in known.items():
        for other in book.facts[key].domain:
            if other != value:
                changed = {**known, key: other}
                yield {k: v for k, v in changed.items() if applies(book.facts[k], changed)}


def effect(book: Rulebook, i: int, known: Mapping[str, Value]) -> bool | None:
    return formula.truth(book._effective[i], known)


def label(book: Rulebook, p: Provision) -> str:
    return f"{book.edition} {p.law}: {p.then.id} {p.then.params}"


@pytest.mark.parametrize(("name", "book"), BOOKS)
def test_every_provision_decides_in_a_case_and_fails_by_one_answer_in_another(name: str, book: Rulebook) -> None:
    known = worlds(name, book)
    idle, unopposed = [], []
    for i, p in enumerate(book.provisions):
        holds = [effect(book, i, w) for w in known]
        if True not in holds:
            idle.append(label(book, p))
        missed = (w for w, held in zip(known, holds, strict=True) if held is False)
        if not any(effect(book, i, n) for w in missed for n in neighbours(w, book)):
            unopposed.append(label(book, p))
    assert idle == []
    assert unopposed == []


@pytest.mark.parametrize(("name", "book"), BOOKS)
def test_every_exception_stops_every_paragraph_that_yields_to_it_in_a_case(name: str, book: Rulebook) -> None:
    known = worlds(name, book)
    laws = [p.law for p in book.provisions]
    wanted = {(laws[i], laws[j]) for i, beaten in book.defeaters.items() for j in beaten}
    shown = {
        (laws[i], laws[j])
        for i, beaten in book.defeaters.items()
        for j in beaten
        for w in known
        if book.provisions[i].when.truth(w) and effect(book, j, w)
    }
    assert wanted - shown == set()


@pytest.mark.parametrize("name", EDITIONS)
def test_the_cases_of_a_paragraph_are_found_by_its_number(name: str) -> None:
    assert {case.id for case in cases_on("64A", name)} > {case.id for case in cases_on("64A1", name)}
    assert all(case.edition == name for case in cases_on("64", name))


# -- files that cannot be used

GOOD = """
[[case]]
id = "x"
kind = "revoke"
asked = ["revoke.limb"]
laws = ["61A"]
facts = { "revoke.limb" = "unable" }
outcomes = { "revoke.definition" = "no_revoke" }
"""


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        ("[[case]", "file-syntax", ""),
        ("", "case-file", ""),
        ("case = 1", "case-file", ""),
        (GOOD + "sourse = 'y'", "unknown-key", "source"),
        (GOOD.replace('asked = ["revoke.limb"]', ""), "key-missing", ""),
        (GOOD + "standing = 'offical'", "unknown-value", "official"),
        (GOOD.replace("revoke.limb", "revoke.limp"), "unknown-fact", "revoke.limb"),
        (GOOD.replace("unable", "unabel"), "unknown-value", "unable"),
        (GOOD.replace('"revoke"', '"rewoke"'), "unknown-kind", "revoke"),
        (GOOD + "edition = 'LDB2071'", "unknown-edition", "LDB2017"),
        ("case = [1]", "case-file", ""),
        (GOOD.replace('asked = ["revoke.limb"]', "asked = [['revoke.limb']]"), "json-type", ""),
        (GOOD + "edition = 1", "json-type", ""),
        (GOOD + "watch = 1", "json-type", ""),
    ],
)
def test_a_bad_case_file_is_one_error_that_says_what_was_expected(text: str, code: str, hint: str) -> None:
    with pytest.raises(InputError) as told:
        _ = [check(case) for case in cases_of(text, "cases.toml")]
    assert told.value.code == code
    assert told.value.hint == hint


def test_an_unreadable_file_is_one_error_too(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="file-unreadable"):
        read_cases(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"\xe9")
    with pytest.raises(InputError, match="file-unreadable"):
        read_cases(tmp_path / "latin.toml")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("no_revoke", "revoke"), "revoke.definition: no_revoke instead of revoke"),
        (('laws = ["61A"]', 'laws = ["61B"]'), "cites no 61B"),
        (
            ('laws = ["61A"]', 'laws = ["61A"]\nwatch = ["revoke.won_later"]'),
            "watches nothing instead of revoke.won_later",
        ),
        (('"unable" }', '"unable", "revoke.offender" = "dummy" }'), "does not ask for revoke.offender"),
        (('"unable"', '"suit_led"'), "asks revoke.noticed"),
    ],
)
def test_a_wrong_case_says_what_is_wrong(change: tuple[str, str], says: str) -> None:
    [case] = cases_of(GOOD.replace(*change))
    assert says in check(case).wrong


def test_a_case_that_expects_other_questions_says_which() -> None:
    [case] = cases_of(GOOD.replace('["revoke.limb"]', '["revoke.noticed"]'))
    result = check(case)
    assert (result.asked_too_much, result.not_asked) == (("revoke.limb",), ("revoke.noticed",))
    assert not result.is_right
