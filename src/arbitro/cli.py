"""The command line: finds the language and the command, and puts errors into one line each. Thin."""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module

from arbitro.errors import InputError
from arbitro.language.words import LANGUAGES, Words, words

COMMANDS = (
    "triage",
    "rule",
    "facts",
    "table",
    "information",
    "law",
    "laws",
    "diff",
    "chart",
    "exam",
    "regulations",
    "score",
    "adjust",
    "cases",
    "serve",
)


def main(argv: list[str] | None = None) -> int:
    """Runs a command. Exit codes: 0 done, 1 an exam with mistakes, 2 bad input, 3 a question is open."""
    args = sys.argv[1:] if argv is None else argv
    say = words("en")
    try:
        chosen, left = _chosen_language(args)
        say = words(chosen or _usual_language())
        return _run(left, say)
    except InputError as error:
        from arbitro.language.errors import error_text

        text = error_text(error, say)
        if "--json" in args:
            said = json.dumps({"errors": [{**vars(error), "text": text}]}, ensure_ascii=False)
            print(said.encode("utf-8", "backslashreplace").decode())  # what is no text stays an escape of JSON
        print(f"arbitro: {text}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _run(args: list[str], say: Words) -> int:
    from arbitro import __version__
    from arbitro.commands.options import Parser

    name = next((arg for arg in args if arg in COMMANDS), None)
    if name is None:
        return _without_command(args, say, __version__)
    rest = list(args)
    rest.remove(name)
    module = import_module(f"arbitro.commands.{name}")
    parser = Parser(name, say)
    module.options(parser)
    options = parser.read(rest)
    return 0 if options is None else int(module.run(options, say))


def _without_command(args: list[str], say: Words, version: str) -> int:
    from arbitro.commands.options import overview

    stray = next((arg for arg in args if not arg.startswith("-")), None)
    if stray is not None:
        raise InputError.unknown("command", stray, COMMANDS)
    if unknown := next((arg for arg in args if arg not in ("-h", "--help", "--json", "--version")), None):
        raise InputError.unknown("option", unknown, ("--help", "--json", "--lang", "--version"))
    if "--version" in args:
        print(f"arbitro {version}")
        return 0
    print(overview(COMMANDS, say))
    return 0 if args else 2


def _chosen_language(args: list[str]) -> tuple[str | None, list[str]]:
    """What --lang says, and the arguments without it. Raises InputError where it says nothing."""
    chosen, left, rest = None, [], iter(args)
    for arg in rest:
        name, equals, value = arg.partition("=")
        if name != "--lang":
            left.append(arg)
            continue
        chosen = value if equals else next(rest, "")
        if not chosen or chosen.startswith("-"):
            raise InputError("option-value", got="--lang", expected=", ".join(LANGUAGES))
    return chosen, left


def _usual_language() -> str:
    """ARBITRO_LANG, else the language of the environment if it is one of ours, else English."""
    if chosen := os.environ.get("ARBITRO_LANG"):
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if code := os.environ.get(name, ""):
            return code[:2] if code[:2] in LANGUAGES else "en"
    return "en"


if __name__ == "__main__":
    sys.exit(main())
