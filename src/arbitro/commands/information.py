"""arbitro information FILE --seat S: what a player may use, item by item, with its paragraph (Law 16)."""

from __future__ import annotations

import sys
from argparse import Namespace
from textwrap import wrap
from typing import Any

from arbitro.commands.options import Parser, number, profile_of
from arbitro.commands.terminal import faint, show, show_json, strong, width
from arbitro.errors import InputError
from arbitro.formats import Severity, read_file
from arbitro.information import Ledger
from arbitro.language.errors import problem_text
from arbitro.language.information import finding_text, item_json, item_text, seat_text
from arbitro.language.words import Words
from arbitro.laws.derive.information import information
from arbitro.laws.profile import Profile
from arbitro.model import Seat
from arbitro.table.record import TableRecord


def options(parser: Parser) -> None:
    parser.argument("file")
    parser.option("seat", metavar="N|E|S|W")
    parser.option("at", metavar="N")
    parser.option("board", metavar="N")
    parser.profile()


def run(options: Namespace, words: Words) -> int:
    if not options.seat:
        raise InputError("argument-missing", expected="--seat")
    seat = Seat.parse(options.seat)
    wanted = number(options.board, "--board", 1, 10**6) if options.board else None
    profile = profile_of(options)
    shown: list[dict[str, Any]] = []
    count, failed = 0, False
    for reading in read_file(options.file):
        record = reading.record
        if wanted is not None and (record is None or record.board.number != wanted):
            continue
        failed |= any(problem.severity is Severity.ERROR for problem in reading.problems)
        for problem in reading.problems:
            print(problem_text(problem.code, problem.place, problem.got, problem.params, words), file=sys.stderr)
        if record is None:
            continue
        count += 1
        at = number(options.at, "--at", 0, len(record.events)) if options.at else len(record.events)
        ledger = information(record, profile, at)
        if options.json:
            shown.append(_json(record, ledger, seat, profile, at, words))
        else:
            _show(record, ledger, seat, profile, at, words)
    if wanted is not None and not count:
        raise InputError("no-board", options.file, str(wanted))
    if options.json:
        show_json({"boards": shown})
    return 2 if failed else 0


def _show(record: TableRecord, ledger: Ledger, seat: Seat, profile: Profile, at: int, words: Words) -> None:
    board = words("board", number=record.board.number) if record.board.number else words("board-unknown")
    after = words("information-after", count=at, all=len(record.events))
    print(strong(words("information-of", who=str(seat))))
    print(faint(" · ".join((board, words(f"edition-{profile.edition}"), after))))
    for finding in ledger.findings:
        show(finding_text(finding, words), "  ", "! ")
    print()
    texts = [item_text(item, words) for item in ledger.of(seat)]
    laws = max(len(", ".join(text.laws)) for text in texts)
    status = max(len(text.status) for text in texts)
    who = max(len(text.who) for text in texts)
    room = max(20, width() - 12 - who - status - laws)
    for text in texts:
        first, *rest = wrap(text.what, room) or [""]
        event = "" if text.event is None else str(text.event + 1)
        cites = faint(", ".join(text.laws))
        print(f"{event:>4}  {text.who:<{who}}  {first:<{room}}  {text.status:<{status}}  {cites}".rstrip())
        for row in (*rest, *wrap(text.note, width() - who - 8)):
            print(f"{'':>4}  {'':<{who}}  {row if row in rest else faint(row)}")


def _json(record: TableRecord, ledger: Ledger, seat: Seat, profile: Profile, at: int, words: Words) -> dict[str, Any]:
    return {
        "board": record.board.number,
        "place": record.place,
        "edition": profile.edition,
        "regulations": profile.regulations,
        "seat": str(seat),
        "player": seat_text(seat, words),
        "at": at,
        "events": len(record.events),
        "items": [item_json(item, words) for item in ledger.of(seat)],
        "findings": [
            {
                "reason": finding.reason.value,
                "event": finding.event,
                "by": finding.seat and str(finding.seat),
                "laws": list(finding.laws),
                "says": finding_text(finding, words),
            }
            for finding in ledger.findings
        ],
    }
