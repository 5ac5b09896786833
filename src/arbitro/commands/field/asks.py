"""The field that the options of a command make, or what has still to be asked: all of it at once."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from arbitro.commands.options import Parser, number
from arbitro.commands.terminal import faint, show, show_json, strong
from arbitro.errors import InputError
from arbitro.event import Adjustment, Field, field_of, method_named, method_of, missing_with
from arbitro.event.sections import APART, TOGETHER, scored_apart
from arbitro.formats.events import Event
from arbitro.language.scoring import choice_text, option_text
from arbitro.language.words import Words
from arbitro.scoring.judge import Method
from arbitro.scoring.options import Option
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.refusal import Refusal

OPEN = 3  # exit code: a question is open


@dataclass(frozen=True, slots=True)
class Ask:
    """Something that the event does not say and nobody chose. choices: values with their words; how: to give one."""

    id: str
    text: str
    law: str
    choices: tuple[tuple[str, str], ...]
    how: str


def field_options(parser: Parser) -> None:
    """How an event is scored."""
    parser.option("regulations", metavar="|".join(PROFILES), says="scoring")
    parser.option("method", metavar="|".join(Method))
    parser.option("option", metavar="NAME=VALUE", many=True)
    parser.option("sections", metavar=f"{TOGETHER}|{APART}")
    parser.option("winners", metavar="1|2")
    parser.option("results", metavar="N")


def field_or_asks(
    received: Event, options: Namespace, adjustments: Sequence[Adjustment], edition: str, words: Words
) -> Field | list[Ask]:
    """The field of an event by the options of the command line, or what is missing. Raises InputError."""
    if not received.lines:
        raise InputError(Refusal.LINE_EMPTY)
    asks: list[Ask] = []
    if not options.regulations:
        bodies = tuple((id_, id_) for id_ in PROFILES)
        asks.append(Ask("regulations", words("score-asked-regulations"), "", bodies, "--regulations"))
    method = _settled(lambda: method_named(options.method) if options.method else method_of(received), "method-unknown")
    if method is None:
        methods = tuple((str(method), words(f"method-{method}")) for method in Method)
        asks.append(Ask("method", words("score-asked-method"), "78", methods, "--method"))
    apart = _settled(lambda: _sections(received, options.sections), "sections-unknown")
    if apart is None:
        choices = tuple((id_, words(f"event-sections-{id_}")) for id_ in (TOGETHER, APART))
        asks.append(Ask("sections", words("score-asked-sections"), "78", choices, "--sections"))
    if method is None or apart is None or not options.regulations:
        return asks
    field = field_of(
        received,
        regulations=options.regulations,
        method=method,
        options=named_options(options),
        by_section=apart,
        winners=number(options.winners, "--winners", 1, 2) if options.winners else None,
        expected=number(options.results, "--results", 1, 10**6) if options.results else None,
    )
    missing = missing_with(field, adjustments, edition) if adjustments else field.missing
    return [_ask(option, words) for option in missing] or field


def _settled(find: Callable[[], Any], unknown: str) -> Any:
    """What is found, None if it is the one thing that has to be asked."""
    try:
        return find()
    except InputError as error:
        if error.code == unknown:
            return None
        raise


def _sections(received: Event, chosen: str | None) -> bool:
    if chosen is None:
        return scored_apart(received)
    if chosen not in (TOGETHER, APART):
        raise InputError("option-value", got="--sections", expected=f"{TOGETHER} | {APART}")
    return chosen == APART


def named_options(options: Namespace) -> dict[str, str]:
    """The choices given with --option, as text by id. Raises InputError."""
    return dict(map(_pair, options.option or []))


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not value.strip():
        raise InputError("option-value", got=f"--option {text}", expected="NAME=VALUE")
    return name.strip(), value.strip()


def _ask(option: Option[Any], words: Words) -> Ask:
    choices = tuple((str(value), choice_text(option, value, words)) for value in option.choices)
    return Ask(option.id, option_text(option, words), option.law, choices, "--option")


def show_asks(asks: Iterable[Ask], as_json: bool, words: Words) -> int:
    """Prints what is open, with every choice and how to give it; the exit code."""
    asks = list(asks)
    if as_json:
        show_json({"asks": [_json(ask) for ask in asks]})
        return OPEN
    show(words("score-asked", example=_given(asks[0], asks[0].choices[0][0])))
    for ask in asks:
        print(f"\n{strong(ask.text)}" + (f" [{ask.law}]" if ask.law else ""))
        width = max(len(_given(ask, value)) for value, _ in ask.choices)
        for value, text in ask.choices:
            print(f"  {_given(ask, value):<{width}}  {faint(text) if text != value else ''}".rstrip())
    return OPEN


def _given(ask: Ask, value: str) -> str:
    """How a choice is given on the command line."""
    said = f"{ask.id}={value}" if ask.how == "--option" else value
    return f"{ask.how} '{said}'" if " " in said else f"{ask.how} {said}"


def _json(ask: Ask) -> dict[str, Any]:
    choices = [{"value": value, "text": text, "give": _given(ask, value)} for value, text in ask.choices]
    return {"id": ask.id, "text": ask.text, "law": ask.law, "choices": choices}
