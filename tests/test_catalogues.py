"""Every word in every language: the same ids, the same attributes, every parameter used, nothing left over."""

from __future__ import annotations

import re
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser, ast, visitor

import arbitro
from arbitro.adjustment.warnings import WarningId
from arbitro.commands import __path__ as commands_path
from arbitro.errors import InputError
from arbitro.formats.events.problems import EVENT_CODES
from arbitro.formats.problems import CODES
from arbitro.language.errors import error_text, problem_text
from arbitro.language.scoring import VALUES
from arbitro.language.words import LANGUAGES, Words, catalogues, words
from arbitro.laws.core import Answerer, Basis, Outcome, Reason, Role, Section, Stage, Strength, Where
from arbitro.laws.profile import EDITIONS, edition
from arbitro.model import Seat, Side
from arbitro.scoring.explain import StepId
from arbitro.scoring.field import Unbalanced
from arbitro.scoring.judge import Harm
from arbitro.scoring.matchpoints import Cause
from arbitro.scoring.options import OPTIONS, PenaltyUnit
from arbitro.scoring.refusal import Refusal
from arbitro.scoring.rounding import Tie

OTHERS = [language for language in LANGUAGES if language != "en"]


def entries(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name in catalogues(language):
        source = files("arbitro.language").joinpath(language, f"{name}.ftl")
        for entry in FluentParser().parse(source.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


ENGLISH = entries("en")


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    walk = _Variables()
    walk.visit(message)
    return walk.found


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_found_in_every_language_and_help_reads_one(language: str) -> None:
    names = catalogues(language)
    assert sorted(names) == sorted(catalogues("en"))
    assert names[:2] == ["cli", "core"]
    here = files("arbitro.language").joinpath(language).iterdir()
    assert sorted(f"{name}.ftl" for name in names) == sorted(entry.name for entry in here)
    say = Words(language)
    assert say("cli-rule")
    assert say._unread == names[1:]


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_language_lacks_is_said_in_english(language: str) -> None:
    lacking = Words(language)
    lacking._unread = ["cli"]
    english = words("en")
    assert lacking("cli-usage") == words(language)("cli-usage")
    assert lacking("because-always", law="63B") == english("because-always", law="63B")
    assert lacking("fact-revoke-limb", "short") == english("fact-revoke-limb", "short")
    assert lacking("ask-player", who="offender") == english("ask-player", who="offender")
    assert lacking.has("fact-revoke-limb", "short")
    assert not lacking.has("fact-revoke-limb", "nowhere")
    for say in (lacking, words(language), english):
        with pytest.raises(KeyError):
            say("no-such-message")
        with pytest.raises(KeyError):
            say("fact-revoke-limb", "nowhere")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message_attribute_and_parameter_of_english_and_no_other(language: str) -> None:
    found = entries(language)
    assert found.keys() == ENGLISH.keys()
    for id_, message in ENGLISH.items():
        assert (found[id_].value is None) == (message.value is None), id_
        assert variables(found[id_]) == variables(message), id_
        if not id_.startswith("who-"):
            assert attributes(found[id_]) == attributes(message), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_and_side_has_the_same_forms(language: str) -> None:
    forms = {id_: attributes(message) for id_, message in entries(language).items() if id_.startswith("who-")}
    assert {f"who-{who}" for who in (*Role, *Seat, *Side)} == set(forms)
    assert len({frozenset(names) for names in forms.values()}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_of_every_player_and_number(language: str) -> None:
    say = Words(language)
    people = [*Role, *Seat, *Side]
    for id_, message in entries(language).items():
        names = variables(message)
        for who in people if names & {"who", "by", "of", "to", "side", "declarer", "asker"} else people[:1]:
            for count in (0, 1, 2, 3, 5, 22):
                params = dict.fromkeys(names, str(who)) | dict.fromkeys(
                    names & {"count", "tricks", "boards", "number", "done", "all", "right", "wrong"}, count
                )
                for attribute in (None, *attributes(message)):
                    if attribute or message.value:
                        text = say(id_, attribute, **params)
                        assert text.strip() == text != "", id_
                        assert "{" not in text
                        assert "??" not in text


def test_whatever_the_law_data_name_has_words() -> None:
    say = words("en")
    for name in EDITIONS:
        of = edition(name)
        assert say.has(f"edition-{name}")
        for kind in of.kinds:
            assert say.has(f"kind-{kind.key}")
            assert say.has(f"kind-{kind.key}", "hint")
            for slot in kind.slots:
                assert say.has(f"slot-{slot.key.replace('.', '-')}")
            for fact in kind.facts:
                id_ = f"fact-{fact.key.replace('.', '-')}"
                wanted = [None, "short", *(f"is-{v}" for v in fact.domain if isinstance(v, str))]
                wanted += ["tick"] if fact.screen else []
                wanted += ["note"] if fact.judgement else []
                for attribute in wanted:
                    assert say.has(id_, attribute), (id_, attribute)
                assert not fact.screen or say.has(f"screen-{fact.screen.replace('.', '-')}")
    for outcome in (kind for kind in Outcome.__subclasses__() if kind.__module__.startswith("arbitro.laws.outcomes.")):
        assert say.has(f"outcome-{outcome.id.fget(outcome.__new__(outcome))}"), outcome  # type: ignore[attr-defined]
    enums = {
        "strength": Strength,
        "basis": Basis,
        "section": Section,
        "ask": Answerer,
        "where": Where,
        "status": Reason,
    }
    for prefix, enum in enums.items():
        for value in enum:
            assert say.has(f"{prefix}-{value}"), f"{prefix}-{value}"
    for stage in Stage:
        assert say.has(f"stage-{stage.name.lower()}")


def test_every_error_code_in_the_source_has_words() -> None:
    say = words("en")
    codes: set[str] = set()
    for source in Path(arbitro.__file__).parent.rglob("*.py"):
        text = source.read_text("utf-8")
        codes |= set(re.findall(r'InputError\(\s*"([\w-]+)"', text))
        codes |= {f"unknown-{what}" for what in re.findall(r'InputError\.unknown\(\s*"([\w-]+)"', text)}
    assert {"bws-unreadable", "json-type", "unknown-seat"} <= codes
    assert sorted(code for code in codes if not say.has(f"error-{code}")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_scoring_can_be_said(language: str) -> None:
    known, say = entries(language), words(language)
    for code in Refusal:
        assert f"error-{code}" in known
        error = InputError(code, "7", "a", "b", "c")
        for part in ("7", "b", "c"):
            assert part in error_text(error, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_reader_can_be_said(language: str) -> None:
    known = entries(language)
    for code in CODES | EVENT_CODES:
        assert {f"problem-{code}", f"error-{code}"} & known.keys(), code


# The parameters that the readers of events give their problems beside the place and what was found.
PARAMS: dict[str, dict[str, str | int]] = {
    "line-differs": {"board": 7, "first": "line 3"},
    "line-twice": {"board": 7, "first": "line 3"},
    "line-missing": {"round": 2, "table": 5, "board": 7},
    "problems-more": {"count": 22},
    "rows-differ": {"round": 2, "table": 5, "usual": 3},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", EVENT_CODES)
def test_a_problem_of_an_event_says_its_place_and_what_was_found(code: str, language: str) -> None:
    say = words(language)
    params = PARAMS.get(code, {})
    text = problem_text(code, "line 12", "4SX", params, say)
    assert text.startswith(say("place-line", number="12"))
    for name, value in params.items():
        assert (say("place-line", number="3") if name == "first" else str(value)) in text
    if code not in ("file-cut", "line-missing", "problems-more", "row-erased", "truncated"):
        assert "4SX" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_scoring_has_words(language: str) -> None:
    enums = {
        "step": StepId,
        "cause": Cause,
        "harm": Harm,
        "unbalanced": Unbalanced,
        "warning": WarningId,
        "tie": Tie,
        "penalty-unit": PenaltyUnit,
    }
    wanted = {f"{prefix}-{value}" for prefix, enum in enums.items() for value in enum}
    wanted |= {f"choice-{id_}" for id_ in OPTIONS}
    wanted |= {f"{prefix}-{value}" for of, prefix in VALUES.items() for value in cast("type[StrEnum]", of)}
    assert sorted(wanted - entries(language).keys()) == []


def test_an_unknown_language_is_an_error_with_the_nearest_one() -> None:
    assert words("pl_PL").language == "pl"
    with pytest.raises(InputError):
        words("xx")


def test_each_command_has_a_line_of_help() -> None:
    names = {p.stem for folder in commands_path for p in Path(folder).glob("*.py")}
    for name in names - {"__init__", "files", "options", "terminal"}:
        assert words("en").has(f"cli-{name}")
