"""arbitro table FILE: what is irregular in a record of play, each ruled as far as the record goes."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from arbitro.commands.files import refuse_own, write_whole
from arbitro.commands.options import Parser, number, profile_of
from arbitro.commands.rule import OPEN, check_facts, interview, read_facts
from arbitro.commands.terminal import faint, show, show_json, show_line, show_question, strong
from arbitro.equity.double_dummy import tricks_without
from arbitro.errors import InputError
from arbitro.formats import Problem, Reading, Severity, contradictions, event_to_json, read_file, write_json
from arbitro.inquiry import Inquiry
from arbitro.inquiry.applied import applied
from arbitro.inquiry.assessment import Equity, Source, reference
from arbitro.inquiry.board import BoardInquiry, inquire, presumed
from arbitro.language.errors import place_text, problem_text
from arbitro.language.notation import call_text, card_text, contract_text, result_text
from arbitro.language.plain import assessment_json, inquiry_json
from arbitro.language.record import record_lines
from arbitro.language.ruling import Line, assessment_lines, facts_text, question_text, ruling_text
from arbitro.language.words import Words
from arbitro.laws.derive import incidents
from arbitro.laws.derive.revoke import card_played
from arbitro.table.record import TableRecord
from arbitro.table.state import Irregularity


def options(parser: Parser) -> None:
    parser.argument("file")
    parser.option("board", metavar="N")
    parser.option("facts", metavar="FILE|-")
    parser.option("set", metavar="FACT=VALUE", many=True)
    parser.option("estimate", metavar="0-13")
    parser.option("out", metavar="FILE", says="table-out")
    parser.profile()
    parser.switch("interview")
    parser.switch("no-double-dummy")


def run(options: Namespace, words: Words) -> int:
    wanted = number(options.board, "--board", 1, 10**6) if options.board else None
    if options.json and options.interview:
        raise InputError("not-together", got="--json, --interview")
    if options.out:
        refuse_own(options.out, options.file)
    profile = profile_of(options)
    facts = read_facts(options.facts, options.set or [], profile)
    if facts:
        check_facts(facts, profile)
    count = irregular = 0
    failed = asked = False
    shown: list[dict[str, Any]] = []
    ruled: list[TableRecord] = []
    for reading, record in _boards(options.file, wanted):
        count += record is not None
        problems = (*reading.problems, *(contradictions(record) if record else ()))
        failed |= any(problem.severity is Severity.ERROR for problem in problems)
        _print_problems(problems, words)
        if record is None:
            continue
        if not record.irregularities and not incidents(record):
            ruled.append(record)
            continue
        irregular += 1
        board = inquire(record, profile)
        unused: tuple[str, ...] = ()
        if facts:
            board, unused = board.answering(facts)
        if options.interview:
            board = board.each(partial(_interview, record, words))
        ruled.append(board.carried_out() if facts or options.interview else record)
        asked |= any(inquiry.asks is not None for _, inquiry in board.inquiries)
        equity = _equity(board, options)
        if options.json:
            shown.append(_json(board, equity, words) | {"unused": list(unused)})
        else:
            _show(board, equity, words)
            if unused:
                show(words("cli-unused", facts=", ".join(unused)), "    ")
    if wanted is not None and not count:
        raise InputError("no-board", options.file, str(wanted))
    if options.out:
        write_whole(Path(options.out), write_json(ruled).encode())
    if options.json:
        show_json({"boards": count, "irregular": shown})
    else:
        print(words("table-irregular", count=irregular, boards=count))
    return 2 if failed else OPEN if asked and (options.interview or facts) else 0


def _interview(record: TableRecord, words: Words, found: Irregularity, inquiry: Inquiry) -> Inquiry:
    print(f"\n{strong(_what(found, record, words))}")
    return interview(inquiry, words)


def _boards(path: str, wanted: int | None) -> Iterator[tuple[Reading, TableRecord | None]]:
    for reading in read_file(path):
        if wanted is None or (reading.record and reading.record.board.number == wanted):
            yield reading, reading.record


def _print_problems(problems: tuple[Problem, ...], words: Words) -> None:
    for problem in problems:
        print(problem_text(problem.code, problem.place, problem.got, problem.params, words), file=sys.stderr)


def _equity(board: BoardInquiry, options: Namespace) -> Equity | str:
    """The director's estimate, or double dummy before the revoke that counts, or why there is no figure."""
    if options.estimate:
        return Equity(number(options.estimate, "--estimate", 0, 13), Source.ESTIMATE)
    compared = reference(_looked(board).revokes)
    if options.no_double_dummy or compared is None:
        return ""
    evidence = tricks_without(board.record, compared.event)
    if evidence.declarer_tricks is None:
        return evidence.status.value
    return Equity(evidence.declarer_tricks, Source.DOUBLE_DUMMY)


def _looked(board: BoardInquiry) -> BoardInquiry:
    """The board as it would be ruled if nothing rare applies."""
    return board.each(lambda _, inquiry: presumed(inquiry)[0])


def _head(board: BoardInquiry, words: Words) -> str:
    record = board.record
    parts = [words("board", number=record.board.number) if record.board.number else words("board-unknown")]
    contract = record.state.contract
    if contract:
        parts.append(contract_text(contract, words))
        if record.final_tricks is not None:
            parts.append(result_text(contract, record.final_tricks, words))
    parts += [part for part in (record.tags.get("room", ""), place_text(record.place, words)) if part]
    return " · ".join(parts)


def _what(found: Irregularity, record: TableRecord, words: Words) -> str:
    parts = [words(f"irregularity-{found.kind}"), words(f"who-{found.seat}")]
    if found.trick:
        parts.append(words("trick", number=found.trick))
    card = card_played(record, found)
    call = getattr(record.events[found.event], "call", None)
    if card:
        parts.append(card_text(card, words.language))
    elif call:
        parts.append(call_text(call, words.language))
    return " · ".join([*parts, ", ".join(found.laws)] if found.laws else parts)


def _show(board: BoardInquiry, equity: Equity | str, words: Words) -> None:
    print(f"\n{strong(_head(board, words))}")
    for found in board.not_ruled:
        aside = f" — {words('irregularity-not-ruled')}" if found.laws else ""
        print(f"  {_what(found, board.record, words)}{aside}")
    for found, inquiry in board.inquiries:
        print(f"  {strong(_what(found, board.record, words))}")
        guess, facts = presumed(inquiry)
        if facts:
            known = "; ".join(
                words("fact-is", fact=topic, value=answer) for _, topic, answer in facts_text(guess, words, facts)
            )
            show(words("table-provided", facts=known), "    ")
        for part in ruling_text(guess, words).parts:
            print(faint(f"    {part.title}"))
            for line in part.lines:
                show_line(line, indent="    ")
        question = question_text(guess, words)
        if question:
            show_question(question, words)
        elif lines := list(record_lines(board.record, applied(board.record, found, guess.ruling), words)):
            print(faint(f"    {words('record-title')}"))
            for text, laws in lines:
                show_line(Line(text, laws), indent="    ")
    figure, missing = (equity, "") if isinstance(equity, Equity) else (None, equity)
    assessment = _looked(board).assessment(figure)
    if assessment:
        print(faint(f"    {words('assess-title')}"))
        for line in assessment_lines(assessment, words, missing):
            show_line(line, indent="    ")
    print()


def _json(board: BoardInquiry, equity: Equity | str, words: Words) -> dict[str, Any]:
    figure = equity if isinstance(equity, Equity) else None
    looked = _looked(board)
    return {
        "board": board.record.board.number,
        "place": board.record.place,
        "contract": str(board.record.state.contract or ""),
        "irregularities": [
            {"kind": found.kind, "seat": str(found.seat), "trick": found.trick, "laws": list(found.laws)}
            for found in board.record.irregularities
        ],
        "inquiries": [
            inquiry_json(inquiry, words) | {"events": _events(board.record, found, inquiry)}
            for found, inquiry in board.inquiries
        ],
        "presumed": [
            {"facts": list(presumed(inquiry)[1]), "ruling": inquiry_json(presumed(inquiry)[0], words)["ruling"]}
            for _, inquiry in board.inquiries
        ],
        "assessment": assessment_json(board.assessment(figure)),
        "assessment_presumed": assessment_json(looked.assessment(figure)),
        "no_equity": equity if isinstance(equity, str) and equity else None,
    }


def _events(record: TableRecord, found: Irregularity, inquiry: Inquiry) -> list[dict[str, Any]]:
    """What the ruling writes into the record; nothing while something is to be asked."""
    return [event_to_json(event) for event in (() if inquiry.due else applied(record, found, inquiry.ruling))]
