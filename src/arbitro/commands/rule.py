"""arbitro rule KIND: an interview in the terminal, or with --facts the ruling at once."""

from __future__ import annotations

import sys
import tomllib
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import replace
from json import JSONDecodeError, loads
from pathlib import Path
from typing import Any

from arbitro.commands.options import Parser, profile_of
from arbitro.commands.terminal import show, show_json, show_question, show_ruling
from arbitro.errors import InputError
from arbitro.inquiry import Binding, Inquiry, rule
from arbitro.inquiry.onward import onward, road_to
from arbitro.inquiry.triage import Found, Target
from arbitro.language.plain import inquiry_json
from arbitro.language.ruling import question_text, ruling_text
from arbitro.language.triage import onward_text
from arbitro.language.words import Words
from arbitro.language.words import words as words_of
from arbitro.laws.core import Stage, Value
from arbitro.laws.profile import Profile
from arbitro.model import Seat

OPEN = 3  # exit code: a question is open


def options(parser: Parser) -> None:
    parser.argument("kind")
    parser.option("facts", metavar="FILE|-")
    parser.option("set", metavar="FACT=VALUE", many=True)
    parser.profile()
    parser.option("stage", metavar="play|end_of_play|review")
    parser.option("offender", metavar="N|E|S|W")
    parser.option("declarer", metavar="N|E|S|W")
    parser.option("with", metavar="LANG")
    parser.switch("why")


def run(options: Namespace, words: Words) -> int:
    profile = profile_of(options)
    inquiry = seated(rule(options.kind, profile=profile), options.offender, options.declarer)
    if options.stage:
        if options.stage.upper() not in Stage.__members__:
            raise InputError.unknown("stage", options.stage, [s.name.lower() for s in Stage])
        inquiry = inquiry.at(Stage[options.stage.upper()])
    unused: tuple[str, ...] = ()
    facts = read_facts(options.facts, options.set or [], profile)
    if facts is not None:
        inquiry, unused = inquiry.answering(_agreeing(facts, inquiry))
    elif not options.json:
        inquiry = interview(inquiry, words)
    return present(inquiry, words, options, unused)


def seated(inquiry: Inquiry, offender: str | None, declarer: str | None) -> Inquiry:
    """The inquiry with its players named, and with what their seats tell of the offender."""
    if not offender:
        if declarer:
            raise InputError("option-needs", got="--declarer", params={"other": "--offender"})
        return inquiry
    binding = Binding(Seat.parse(offender), Seat.parse(declarer) if declarer else None)
    fact = inquiry.kind.fact(f"{inquiry.kind_key}.offender")
    derived = dict(inquiry.derived)
    if fact and binding.declarer:
        parts = {binding.declarer: "declarer", binding.declarer.partner: "dummy"}
        derived[fact.key] = parts.get(binding.offender, "defender")
    return replace(inquiry, binding=binding, derived=derived)


def _agreeing(facts: Mapping[str, Any], inquiry: Inquiry) -> dict[str, Any]:
    """The facts without what the seats have told already. Raises InputError where they say otherwise."""
    derived = inquiry.derived
    for key in derived.keys() & facts.keys():
        if facts[key] != derived[key] and facts[key] in inquiry.rulebook.facts[key].domain:
            raise InputError("seats-contradict", key, facts[key], str(derived[key]))
    return {key: value for key, value in facts.items() if key not in derived or derived[key] != value}


def present(inquiry: Inquiry, words: Words, options: Namespace, unused: tuple[str, ...] = ()) -> int:
    """Prints the ruling, or the next question where one is open, and gives the exit code."""
    if options.json:
        show_json(inquiry_json(inquiry, words, unused))
        return OPEN if inquiry.asks else 0
    second = getattr(options, "with")
    beside = ruling_text(inquiry, words_of(second)) if second else None
    show_ruling(ruling_text(inquiry, words), beside, why=options.why)
    for target in onward(inquiry):
        show(f"→ {onward_text(target, words)} [{_command(target)}]")
    question = question_text(inquiry, words)
    if question:
        show_question(question, words)
    if unused:
        show(words("cli-unused", facts=", ".join(unused)))
    return OPEN if question else 0


def _command(target: Target) -> str:
    """The command that takes up what is to be ruled next."""
    if isinstance(target, Found):
        said = (f"--set {key}={str(value).lower()}" for key, value in target.told.items())
        return " ".join(("arbitro rule", target.kind, *said))
    return " ".join(("arbitro triage", *(f"--set {ask.key}={answer.key}" for ask, answer in road_to(target))))


def read_facts(path: str | None, pairs: list[str], profile: Profile) -> Mapping[str, Any] | None:
    """The facts of a JSON or TOML file ('-': standard input) and of --set; None if neither is given."""
    if path is None and not pairs:
        return None
    facts: dict[str, Any] = dict(_parsed(*_text(path))) if path else {}
    domains = {fact.key: fact.domain for kind in profile.laws.kinds for fact in kind.facts} if pairs else {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise InputError("option-value", pair, "--set", "FACT=VALUE")
        facts[key.strip()] = _value(key.strip(), value.strip(), domains.get(key.strip(), ()))
    return facts


def _value(key: str, text: str, domain: tuple[Value, ...]) -> Any:
    if text in domain:  # "yes" and "no" are the words of some facts, and true and false of others
        return text
    if key.count(".") == 1 and (text == "" or "," in text):
        return [part.strip() for part in text.split(",") if part.strip()]
    return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)


def _text(path: str) -> tuple[str, str]:
    try:
        return path, sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError("file-unreadable", path, reason) from error


def _parsed(where: str, text: str) -> Mapping[str, Any]:
    try:
        data = loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except JSONDecodeError as error:
        raise InputError("file-syntax", f"{where}:{error.lineno}", error.msg, "JSON") from error
    except tomllib.TOMLDecodeError as error:
        raise InputError("file-syntax", where, str(error), "TOML") from error
    return flat(data.get("facts", data) if isinstance(data.get("facts"), dict) else data)


def check_facts(facts: Mapping[str, Any], profile: Profile) -> None:
    """Raises InputError for a fact or value that no kind of incident knows."""
    kinds = {key: kind.key for kind in profile.laws.kinds for fact in kind.facts for key in (fact.key, fact.screen)}
    for key, value in facts.items():
        if not kinds.get(key):
            raise InputError.unknown("fact", key, [known for known in kinds if known])
        rule(kinds[key], profile=profile).answering({key: value})


def flat(data: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """{'revoke': {'limb': …}} and {'revoke.limb': …} alike."""
    found: dict[str, Any] = {}
    for key, value in data.items():
        found |= flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {f"{prefix}{key}": value}
    return found


def interview(inquiry: Inquiry, words: Words) -> Inquiry:
    """Asks in the terminal until nothing is left to be asked now, then offers to go on at the next stage."""
    show(words("cli-interview-keys"))
    while True:
        question = question_text(inquiry, words)
        if question is None:
            if not inquiry.ruling.watch:
                return inquiry
            show_ruling(ruling_text(inquiry, words))
            later = min(watch.fact.stage for watch in inquiry.ruling.watch)
            answer = answer_line(f"\n{words('cli-go-on', stage=words(f'stage-{later.name.lower()}'))} ")
            if answer is None or answer.strip().lower() not in ("y", words("cli-yes-key")):
                return inquiry
            inquiry = inquiry.at(later)
            continue
        show_question(question, words)
        answer = answer_line("\n> ")
        if answer is None or answer.strip() == "q":
            return inquiry
        inquiry = _answered(inquiry, answer.strip(), words)


def _answered(inquiry: Inquiry, answer: str, words: Words) -> Inquiry:
    question = question_text(inquiry, words)
    assert question is not None
    if answer == "b":
        return inquiry.back()
    if answer == "r":
        show_ruling(ruling_text(inquiry, words))
        return inquiry
    numbers = answer.replace(",", " ").split()
    if not numbers or not all(n.isascii() and n.isdigit() and int(n) <= len(question.options) for n in numbers):
        show(words("cli-choose", count=len(question.options)))
        return inquiry
    chosen = [int(n) for n in numbers if n != "0"]
    if question.checklist:
        return inquiry.tell(question.key, [question.options[n - 1].name for n in chosen])
    if len(chosen) != 1:
        show(words("cli-choose", count=len(question.options)))
        return inquiry
    assert inquiry.asks is not None
    [(fact, each)] = inquiry.asks.consequences
    numbered = [consequence.value for consequence in each if not consequence.refused]  # what is not open has no number
    return inquiry.tell(fact.key, numbered[chosen[0] - 1])


def answer_line(prompt: str) -> str | None:
    """What is typed; None at the end of the input."""
    try:
        return input(prompt)
    except EOFError:
        print()
        return None
