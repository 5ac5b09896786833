"""Options of a command, with help and errors in the reader's language."""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Sequence
from typing import NoReturn

from arbitro.errors import InputError
from arbitro.language.words import LANGUAGES, Words
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.laws.regulations import authority_of, is_file


class Parser(argparse.ArgumentParser):
    """Takes the arguments of one command; everything that it says comes from the catalogue."""

    def __init__(self, command: str, words: Words) -> None:
        super().__init__(
            prog=f"arbitro {command}",
            description=words(f"cli-{command}"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: argparse.RawDescriptionHelpFormatter(prog, max_help_position=30, width=98),
        )
        self.words = words
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        self.switch("json")
        self.option("lang", metavar="|".join(LANGUAGES))
        self.add_argument("-h", "--help", action="store_true", help=words("cli-option-help"))

    def _help(self, id_: str) -> str:
        """The words of a help, in which argparse would take a percent sign for a gap."""
        return self.words(id_).replace("%", "%%")

    def argument(self, name: str, *, many: bool = False, required: bool = True) -> None:
        """A positional argument; `read` refuses the command line without it."""
        self.add_argument(
            name, nargs="*" if many else "?", help=self._help(f"cli-argument-{name}"), metavar=name.upper()
        )
        if required:
            self._needed = [*getattr(self, "_needed", []), name]

    def option(
        self, name: str, *, metavar: str, default: str | None = None, many: bool = False, says: str = ""
    ) -> None:
        """An option with a value; its help is `cli-option-<says>`, by default that of its name."""
        self.add_argument(
            f"--{name}",
            metavar=metavar,
            default=default,
            action="append" if many else "store",
            help=self._help(f"cli-option-{says or name}"),
        )

    def switch(self, name: str) -> None:
        self.add_argument(f"--{name}", action="store_true", help=self._help(f"cli-option-{name}"))

    def profile(self) -> None:
        """--edition and --regulations."""
        self.option("edition", metavar="|".join(EDITIONS), default=EDITIONS[0])
        self.option("regulations", metavar="WBF|EBU|…|FILE")

    def read(self, args: Sequence[str]) -> Namespace | None:
        """The options, or None after printing the help. Raises InputError."""
        try:
            options, strays = self.parse_known_args(list(args))
        except argparse.ArgumentError as error:
            raise InputError("option-value", got=str(error.argument_name)) from error
        if options.help:
            print(self.format_help())
            return None
        if strays:
            if strays[0].startswith("-"):
                known = [name for action in self._actions for name in action.option_strings]
                raise InputError.unknown("option", strays[0], known)
            raise InputError("argument-stray", got=strays[0])
        for name in getattr(self, "_needed", []):
            if not getattr(options, name):
                raise InputError("argument-missing", expected=name.upper())
        return options

    def format_help(self) -> str:
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, (), prefix=f"{self.words('cli-usage')} ")
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        return formatter.format_help()

    def error(self, message: str) -> NoReturn:
        raise InputError("command-line", got=message)


def overview(commands: Sequence[str], words: Words) -> str:
    """The help of `arbitro` itself: every command with one line."""
    lines = [words("cli-arbitro"), "", f"{words('cli-usage')} arbitro {words('cli-command')} …", ""]
    lines += [f"  {name:<11} {words(f'cli-{name}')}" for name in commands]
    return "\n".join([*lines, "", words("cli-more")])


def profile_of(options: Namespace) -> Profile:
    """The profile of --edition and --regulations, which may name a file of the club's own."""
    chosen = options.regulations
    if chosen and is_file(chosen):
        return Profile(options.edition, own=authority_of(chosen))
    return Profile(options.edition, chosen)


def number(text: str, what: str, low: int, high: int) -> int:
    """A whole number within bounds. Raises InputError."""
    if not text.lstrip("-").isdigit() or not low <= int(text) <= high:
        raise InputError("number", where=what, got=text, expected=f"{low} … {high}")
    return int(text)
