"""Every word in every language: the same ids, the same attributes, every parameter used, nothing left over."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, visitor

from arbitro.commands import __path__ as commands_path
from arbitro.errors import InputError
from arbitro.language.words import FILES, LANGUAGES, Words, words
from arbitro.laws.core import Answerer, Basis, Outcome, Reason, Role, Section, Stage, Strength, Where
from arbitro.laws.profile import EDITIONS, edition
from arbitro.model import Seat, Side

OTHERS = [language for language in LANGUAGES if language != "en"]


def entries(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name in FILES:
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
    for outcome in (kind for kind in Outcome.__subclasses__() if kind.__module__ == "arbitro.laws.outcomes"):
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
    root = files("arbitro")
    codes: set[str] = set()
    for path in [p for p in root.iterdir() if p.is_dir()] + [root]:
        for source in path.iterdir():
            if source.name.endswith(".py"):
                text = source.read_text("utf-8")
                codes |= set(re.findall(r'InputError\(\s*"([\w-]+)"', text))
                codes |= {f"unknown-{what}" for what in re.findall(r'InputError\.unknown\(\s*"([\w-]+)"', text)}
    assert codes
    assert sorted(code for code in codes if not say.has(f"error-{code}")) == []


def test_an_unknown_language_is_an_error_with_the_nearest_one() -> None:
    assert words("pl_PL").language == "pl"
    with pytest.raises(InputError):
        words("xx")


def test_each_command_has_a_line_of_help() -> None:
    from pathlib import Path

    names = {p.stem for folder in commands_path for p in Path(folder).glob("*.py")}
    for name in names - {"__init__", "options", "terminal"}:
        assert words("en").has(f"cli-{name}")
