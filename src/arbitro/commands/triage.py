"""arbitro triage: from what happened to the right kind of incident; in the terminal the ruling follows."""

from __future__ import annotations

from argparse import Namespace

from arbitro.commands.options import Parser, profile_of
from arbitro.commands.rule import OPEN, answer_line, interview, present
from arbitro.commands.terminal import faint, show, show_json, strong
from arbitro.errors import InputError
from arbitro.inquiry import rule
from arbitro.inquiry.triage import Ask, Found, Target, follow
from arbitro.language.ruling import ident
from arbitro.language.triage import TriageText, triage_text
from arbitro.language.words import Words
from arbitro.laws.core import Value
from arbitro.laws.profile import Profile


def options(parser: Parser) -> None:
    parser.option("set", metavar="QUESTION=ANSWER", many=True, says="triage-set")
    parser.profile()
    parser.option("with", metavar="LANG")
    parser.switch("why")


def run(options: Namespace, words: Words) -> int:
    profile = profile_of(options)
    told = [_pair(text) for text in options.set or []]
    _, here = follow(told)
    if options.json or told:
        return _said(here, told, profile, options, words)
    found = _interview(profile, words)
    if found is None:
        return OPEN
    print(f"\n{strong(words(ident('kind', found.kind)))}")
    inquiry = rule(found.kind, profile=profile)
    for key, value in found.told.items():
        inquiry = inquiry.tell(key, value)
    return present(interview(inquiry, words), words, options)


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise InputError("option-value", text, "--set", "QUESTION=ANSWER")
    return key.strip(), value.strip()


def _said(here: Target, told: list[tuple[str, str]], profile: Profile, options: Namespace, words: Words) -> int:
    """What the answers lead to: a kind of incident, or the next question."""
    question = triage_text(here, profile.laws, words) if isinstance(here, Ask) else None
    if options.json:
        data: dict[str, object] = {"edition": profile.edition, "answers": dict(told)}
        show_json(data | ({"question": _json(question)} if question else _found_json(here, words)))
    elif question:
        _show(question)
    elif isinstance(here, Found):
        print(strong(words(ident("kind", here.kind))))
        sets = "".join(f" --set {key}={_word(value)}" for key, value in here.told.items())
        print(f"arbitro rule {here.kind}{sets}")
    return OPEN if question else 0


def _json(question: TriageText) -> dict[str, object]:
    return {
        "key": question.key,
        "text": question.text,
        "note": question.note,
        "options": [
            {"value": o.key, "label": o.label, "hint": o.hint, "laws": list(o.laws)}
            | ({"kind": o.kind} if o.kind else {})
            for o in question.options
        ],
    }


def _found_json(here: Target, words: Words) -> dict[str, object]:
    assert isinstance(here, Found)
    return {"kind": here.kind, "name": words(ident("kind", here.kind)), "told": dict(here.told)}


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def _show(question: TriageText) -> None:
    print()
    show(strong(question.text))
    show(question.note, "  ")
    print()
    for number, option in enumerate(question.options, start=1):
        show(option.label, "     ", f"  {number}  ")
        if option.hint:
            show(option.hint, "     ")
        tail = " · ".join(part for part in (option.kind_name, ", ".join(option.laws)) if part)
        if tail:
            print(faint(f"     → {tail}"))


def _interview(profile: Profile, words: Words) -> Found | None:
    """Asks until a kind of incident is found; None where it is broken off."""
    show(words("triage-keys"))
    told: list[tuple[str, str]] = []
    while True:
        _, here = follow(told)
        if isinstance(here, Found):
            return here
        question = triage_text(here, profile.laws, words)
        _show(question)
        if question.ordered:
            print(faint(words("triage-first")))
        answer = answer_line("\n> ")
        if answer is None or answer.strip() == "q":
            return None
        if answer.strip() == "b":
            told = told[:-1]
        elif answer.isascii() and answer.strip().isdigit() and 0 < int(answer) <= len(question.options):
            told.append((question.key, question.options[int(answer) - 1].key))
        else:
            show(words("cli-choose", count=len(question.options)))
