"""arbitro cases [list | show N | export [N] | import FILE]: the log of cases, without the desk."""

from __future__ import annotations

import sys
from argparse import Namespace
from json import JSONDecodeError, loads
from pathlib import Path

from arbitro.commands.options import Parser, number
from arbitro.commands.terminal import faint, show, show_json, strong
from arbitro.errors import InputError
from arbitro.incident import State
from arbitro.language.cases import clock_text, date_text, entry_text, place_line, state_text, title_text
from arbitro.language.words import Words
from arbitro.store import CaseLog, Kept, NoCase, Store, StoreError

ACTIONS = ("list", "show", "export", "import")


def options(parser: Parser) -> None:
    parser.argument("action", required=False)
    parser.argument("what", required=False)
    parser.option("database", metavar="URL")


def run(options: Namespace, words: Words) -> int:
    action, what = options.action or "list", options.what
    if action not in ACTIONS:
        raise InputError.unknown("value", action, ACTIONS, "ACTION")
    if what and action == "list":
        raise InputError("argument-stray", got=what)
    if not what and action in ("show", "import"):
        raise InputError("argument-missing", expected="FILE" if action == "import" else "N")
    database = options.database
    store = Store(f"sqlite:///{database}" if database and "://" not in database else database)
    try:
        return _run(CaseLog(store), action, what, options.json, words)
    except NoCase as error:
        raise InputError("unknown-case", got=str(error)) from error
    except StoreError as error:
        raise InputError("store", got=str(error).splitlines()[0]) from error
    finally:
        store.close()


def _run(log: CaseLog, action: str, what: str | None, as_json: bool, words: Words) -> int:
    if action == "import":
        taken = log.take(_read(what or ""))
        if as_json:
            show_json({"cases": taken})
        else:
            show(words("case-taken-in", count=len(taken)))
        return 0
    one = number(what, "N", 1, 999_999_999) if what else None
    if action == "export" or (as_json and action == "show"):
        show_json(log.export(one))
        return 0
    if one is not None:
        _show(log.get(one), words)
        return 0
    kept = sorted(log.all(), key=lambda kept: list(State).index(kept.case.state))
    if as_json:
        show_json({"cases": [_line_json(found) for found in kept]})
        return 0
    for found in kept:
        case = found.case
        about = " · ".join(part for part in (title_text(case, words), place_line(case, words)) if part)
        print(f"{found.number:>4}  {about}  {faint(state_text(case, words))}")
    if not kept:
        show(words("case-none"))
    return 0


def _read(path: str) -> object:
    try:
        return loads(sys.stdin.read() if path == "-" else Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("file-unreadable", path, str(getattr(error, "strerror", None) or error)) from error
    except (JSONDecodeError, RecursionError) as error:
        raise InputError("json-syntax", path, str(error)) from error


def _line_json(kept: Kept) -> dict[str, object]:
    case = kept.case
    return {
        "number": kept.number,
        "id": kept.id,
        "kind": case.kind,
        "event": case.event,
        "table": case.table,
        "board": case.board,
        "state": str(case.state),
        "waits": case.waits,
        "director": case.director,
        "locked": case.locked,
        "entries": case.length,
    }


def _show(kept: Kept, words: Words) -> None:
    """A case as a timeline."""
    case = kept.case
    print(strong(f"{words('case-number', number=str(kept.number))}{words.colon} {title_text(case, words)}"))
    print(" · ".join(part for part in (place_line(case, words), state_text(case, words), case.director) if part))
    for seat, name in kept.people.items():
        print(f"  {words('fact-is', fact=words(f'who-{seat}'), value=name)}")
    day = ""
    for entry in case.entries:
        if (date := date_text(entry.at, words)) != day:
            day = date
            print(f"\n{faint(day)}")
        text = entry_text(case, entry, words)
        by = f" ({entry.by})" if entry.by else ""
        laws = f" [{', '.join(text.laws)}]" if text.laws else ""
        show(f"{text.text}{laws}{by}", "          ", f"{clock_text(entry.at)}  ")
        for detail in (line for part in text.details for line in part.splitlines()):
            show(detail, "          ")
        for flag in text.flags:
            show(f"! {flag.text} [{', '.join(flag.laws)}]", "            ", "          ")
