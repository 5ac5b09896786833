"""arbitro score FILE: an event scored, with adjusted scores before and after, explained, checked, exported."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from arbitro.commands.field.asks import field_options, field_or_asks, show_asks
from arbitro.commands.field.penalties import penalties_json, penalty_lines
from arbitro.commands.field.progress import working
from arbitro.commands.field.tables import (
    exact,
    moves_json,
    rankings_csv,
    rankings_json,
    show_board,
    show_moves,
    show_rankings,
    show_sums,
)
from arbitro.commands.files import refuse_own, write_whole
from arbitro.commands.options import Parser
from arbitro.commands.terminal import show, show_json, strong
from arbitro.errors import InputError
from arbitro.event import (
    Adjustment,
    Field,
    GivenPenalty,
    Placed,
    adjust,
    find_contestant,
    lost_in,
    placed,
    read_decisions,
    received_after,
    received_with,
    warnings_of,
)
from arbitro.event.check import Check, check
from arbitro.event.explaining import Explanation
from arbitro.formats import Problem, Severity
from arbitro.formats.events import (
    Event,
    Loss,
    read_event,
    without_names,
    write_csv,
    write_data_connector,
    write_pbn_results,
    write_usebio,
    write_xlsx,
)
from arbitro.language.errors import problem_text
from arbitro.language.event import finding_text, loss_text
from arbitro.language.results import score_text
from arbitro.language.scoring import choice_text, explain_score, option_text, warning_text
from arbitro.language.words import Words
from arbitro.laws.profile import EDITIONS
from arbitro.scoring.field import Change, Scored
from arbitro.scoring.options import OPTIONS

FOUND = 1  # exit code: the check found something


def options(parser: Parser) -> None:
    parser.argument("event")
    parser.option("adjust", metavar="SCORE|FILE", many=True)
    parser.option("penalty", metavar="PENALTY|FILE", many=True)
    parser.option("edition", metavar="|".join(EDITIONS), default=EDITIONS[0])
    field_options(parser)
    parser.option("board", metavar="N")
    parser.option("pair", metavar="PAIR")
    parser.switch("check")
    parser.switch("csv")
    parser.option("out", metavar="FILE")
    parser.switch("no-names")


def run(options: Namespace, words: Words) -> int:
    _refuse_clashes(options)
    with working(words("score-reading")):
        reading = read_event(options.event)
    assert reading.event is not None
    received = without_names(reading.event) if options.no_names else reading.event
    _print_problems(reading.problems, words)
    code = 2 if any(problem.severity is Severity.ERROR for problem in reading.problems) else 0
    if options.check:
        return _check(received, options, words) or code
    adjustments, penalties = _decisions(options)
    with working(words("score-scoring")):
        field = field_or_asks(received, options, adjustments, options.edition, words)
        if isinstance(field, list):
            return show_asks(field, options.json, words)
        placed_ = placed(field, adjustments, options.edition)
        change = adjust(field, adjustments, options.edition, penalties) if adjustments or penalties else None
    scored = change.after if change else field.scored
    written = _write(field, adjustments, penalties, options) if options.out else None
    if options.json:
        show_json(_json(field, scored, change, placed_, penalties, written, reading.problems, options, words))
    elif options.csv:
        print(rankings_csv(field, scored), end="")
        _tell(field, scored, change, placed_, penalties, options.edition, words)
    else:
        _show(field, scored, change, placed_, penalties, options, words)
    if written is not None and not options.json:
        _show_losses(options, written, words)
    return code


def _refuse_clashes(options: Namespace) -> None:
    if options.json and options.csv:
        raise InputError("not-together", got="--json, --csv")
    if options.pair and not options.board:
        raise InputError("option-needs", got="--pair", params={"other": "--board"})
    if options.check and (options.adjust or options.penalty or options.out or options.csv):
        raise InputError("not-together", got="--check, --adjust, --penalty, --out, --csv")
    if options.out:
        _writer(options.out)
        refuse_own(options.out, options.event)


def _decisions(options: Namespace) -> tuple[list[Adjustment], list[GivenPenalty]]:
    """The adjusted scores and the penalties of the command line, of files and texts, in their order.

    A file may hold both, whichever option names it.
    """
    adjustments: list[Adjustment] = []
    penalties: list[GivenPenalty] = []
    for text in options.adjust or ():
        if not _is_file(text):
            adjustments.append(Adjustment.from_text(text))
    for text in options.penalty or ():
        if not _is_file(text):
            penalties.append(GivenPenalty.from_text(text))
    for path in dict.fromkeys(filter(_is_file, [*(options.adjust or ()), *(options.penalty or ())])):
        scores, off = read_decisions(path)
        adjustments += scores
        penalties += off
    return adjustments, penalties


def _is_file(text: str) -> bool:
    return text.lower().endswith((".json", ".toml")) or Path(text).is_file()


def _print_problems(problems: Sequence[Problem], words: Words) -> None:
    for problem in problems:
        print(problem_text(problem.code, problem.place, problem.got, problem.params, words), file=sys.stderr)


# ---------------------------------------------------------------------------------------------------- the field


def _show(
    field: Field,
    scored: Scored,
    change: Change | None,
    placed_: Sequence[Placed],
    penalties: Sequence[GivenPenalty],
    options: Namespace,
    words: Words,
) -> None:
    title = field.received.title or Path(options.event).name
    method = words(f"method-{field.method}")
    print(strong(words("score-of-event", title=title, method=method, regulations=field.profile.id)))
    if field.left_out:
        print(f"\n{strong(words('score-left-out'))}")
        for finding in field.left_out:
            show(f"- {finding_text(finding, words)}", "    ", "  ")
    if options.board:
        _show_board(field, scored, options, words)
        return
    if change is not None:
        _show_change(field, change, placed_, penalties, options.edition, words)
    show_rankings(field, scored, words)
    for text in _due(scored, words):
        show(text)


def _tell(
    field: Field,
    scored: Scored,
    change: Change | None,
    placed_: Sequence[Placed],
    penalties: Sequence[GivenPenalty],
    edition: str,
    words: Words,
) -> None:
    """What a ranking as CSV has no room for, on standard error: lines that do not count, warnings, scores due."""
    said = [finding_text(finding, words) for finding in field.left_out]
    for each in placed_ if change is not None else ():
        assert change is not None
        for warned in warnings_of(field, change, each, edition):
            board = words("board", number=each.adjustment.board)
            said.append(f"{board}: {warning_text(warned.id, warned.figures, words)} [{warned.law}]")
    said += penalty_lines(field, scored, penalties, edition, words)
    for text in [*said, *_due(scored, words)]:
        print(text, file=sys.stderr)


def _due(scored: Scored, words: Words) -> list[str]:
    """Results that have nothing to be compared with."""
    found = []
    for due in scored.due:
        line = scored.event.line(due.line)
        found.append(words("score-due", board=due.board, pair=(line.ns if due.side == "NS" else line.ew) or "–"))
    return found


def _show_board(field: Field, scored: Scored, options: Namespace, words: Words) -> None:
    board = options.board
    if board not in scored.event.boards:
        raise InputError.unknown("board", board, scored.event.boards, options.event)
    print(f"\n{strong(words('board', number=board))}")
    if not options.pair:
        show_board(field, scored, board, words)
        return
    for sentence in explain_score(scored, board, find_contestant(field, board, options.pair), words):
        show(sentence, "    ", "  - ")


def _show_change(
    field: Field,
    change: Change,
    placed_: Sequence[Placed],
    penalties: Sequence[GivenPenalty],
    edition: str,
    words: Words,
) -> None:
    print()
    for each in placed_:
        line = field.event.line(each.line)
        show(
            words(
                "score-adjusted-line",
                board=line.board,
                ns=field.label(line.ns) if line.ns else "–",
                ew=field.label(line.ew) if line.ew else "–",
                was=score_text(line.result, words),
                now=score_text(each.result, words),
            )
        )
        for warned in warnings_of(field, change, each, edition):
            show(f"! {warning_text(warned.id, warned.figures, words)} [{warned.law}]", "    ", "  ")
    for text in penalty_lines(field, change.after, penalties, edition, words):
        show(text)
    for board in change.boards:
        show_sums(change.after, board, words)
    show_moves(field, change, words)


# ---------------------------------------------------------------------------------------------------- the check


def _check(received: Event, options: Namespace, words: Words) -> int:
    with working(words("score-scoring")):
        found = check(received)
    if options.json:
        show_json(_check_json(found, words))
        return FOUND if found.findings else 0
    print(strong(words("score-found")))
    for finding in found.findings:
        show(finding_text(finding, words), "    ", "  - ")
    if not found.findings:
        print(f"  {words('score-found-nothing')}")
    print()
    show(_way(found.way, words) if found.way else words("score-nothing-stated"))
    return FOUND if found.findings else 0


def _way(way: Explanation, words: Words) -> str:
    chosen = "; ".join(
        f"{option_text(OPTIONS[id_], words)}{words.colon} {choice_text(OPTIONS[id_], OPTIONS[id_].parse(value), words)}"
        for id_, value in way.options.items()
    )
    method = words(f"method-{way.method}")
    said: dict[str, Any] = {"lines": way.lines, "of": way.of, "regulations": way.profile, "method": method}
    return words("score-way", "options", options=chosen, **said) if chosen else words("score-way", **said)


def _check_json(found: Check, words: Words) -> dict[str, Any]:
    return {
        "findings": [_finding_json(finding, words) for finding in found.findings],
        "ways": [
            {
                "regulations": way.profile,
                "method": str(way.method),
                "options": dict(way.options),
                "by_section": way.by_section,
                "results": way.expected,
                "lines": way.lines,
                "of": way.of,
            }
            for way in found.ways[:10]
        ],
    }


def _finding_json(finding: Any, words: Words) -> dict[str, Any]:
    figures = {name: _plain(value) for name, value in finding.figures.items()}
    return {
        "code": str(finding.code),
        "place": finding.place,
        "line": finding.line,
        "board": finding.board,
        "pair": finding.contestant,
        "got": _plain(finding.got),
        "expected": _plain(finding.expected),
        **figures,
        "text": finding_text(finding, words),
    }


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | int) else exact(value)


# ---------------------------------------------------------------------------------------------------- JSON, files


def _json(
    field: Field,
    scored: Scored,
    change: Change | None,
    placed_: Sequence[Placed],
    penalties: Sequence[GivenPenalty],
    written: Sequence[Loss] | None,
    problems: Sequence[Problem],
    options: Namespace,
    words: Words,
) -> dict[str, Any]:
    data: dict[str, Any] = {
        "event": field.received.title,
        "method": str(field.method),
        "regulations": field.profile.id,
        "options": {id_: str(choice.value) for id_, choice in sorted(field.profile.choices.items())},
        "problems": [{"code": p.code, "place": p.place, "got": p.got, "severity": str(p.severity)} for p in problems],
        "left_out": [_finding_json(finding, words) for finding in field.left_out],
        "ranking": rankings_json(field, scored),
        "due": _due_json(scored),
    }
    if change is not None:
        data["adjusted"] = [
            {
                **each.adjustment.to_data(),
                "kind": str(each.kind),
                "warnings": [
                    {"id": str(w.id), "law": w.law, "figures": {name: exact(value) for name, value in w.figures}}
                    for w in warnings_of(field, change, each, options.edition)
                ],
            }
            for each in placed_
        ]
        if penalties:
            data["penalties"] = penalties_json(field, scored, penalties, options.edition)
        data["moves"] = moves_json(change)
        data["sums"] = [_sums_json(scored, board) for board in change.boards]
    if options.board:
        data["board"] = _board_json(field, scored, options, words)
    if written is not None:
        data["written"] = options.out
        data["losses"] = [loss_text(loss, words) for loss in written]
    return data


def _due_json(scored: Scored) -> list[dict[str, Any]]:
    lines = [(due, scored.event.line(due.line)) for due in scored.due]
    return [
        {"board": due.board, "side": str(due.side), "pair": line.ns if due.side == "NS" else line.ew}
        for due, line in lines
    ]


def _sums_json(scored: Scored, board: str) -> dict[str, Any]:
    sums = scored.sums(board)
    reasons = [str(reason) for reason in sums.reasons]
    return {"board": board, "total": exact(sums.total), "expected": exact(sums.expected), "reasons": reasons}


def _board_json(field: Field, scored: Scored, options: Namespace, words: Words) -> dict[str, Any]:
    if options.board not in scored.event.boards:
        raise InputError.unknown("board", options.board, scored.event.boards, options.event)
    values = [
        {"pair": who, "side": str(v.side), "value": exact(v.value), "top": exact(v.top), "state": str(v.state)}
        for who, v in scored.values(options.board)
    ]
    data: dict[str, Any] = {"board": options.board, "values": values, "sums": _sums_json(scored, options.board)}
    if options.pair:
        pair = find_contestant(field, options.board, options.pair)
        data["pair"] = pair
        data["explanation"] = list(explain_score(scored, options.board, pair, words))
    return data


_Writer = Callable[[Event], tuple[str | bytes, tuple[Loss, ...]]]
_WRITERS: dict[str, _Writer] = {
    ".xml": write_usebio,
    ".pbn": write_pbn_results,
    ".csv": write_csv,
    ".xlsx": write_xlsx,
    ".json": write_data_connector,
}


def _writer(path: str) -> _Writer:
    """The writer for a file by its name's end. Raises InputError."""
    end = Path(path).suffix.lower()
    if end not in _WRITERS:
        raise InputError.unknown("format", end or path, _WRITERS, path)
    return _WRITERS[end]


def _write(
    field: Field, adjustments: Sequence[Adjustment], penalties: Sequence[GivenPenalty], options: Namespace
) -> tuple[Loss, ...]:
    """Writes the event as it then stands; what is lost by it. Raises InputError; half a file is never left."""
    if adjustments or penalties:
        event = received_with(field, adjustments, options.edition, penalties)
        lost = lost_in(field, adjustments, options.edition, penalties)
    else:
        event, lost = received_after(field, field.scored), ()
    content, losses = _writer(options.out)(event)
    data = content if isinstance(content, bytes) else content.encode("utf-8")
    write_whole(Path(options.out), data)
    return (*lost, *losses)


def _show_losses(options: Namespace, losses: Sequence[Loss], words: Words) -> None:
    """Where the file is and what it does not hold; beside a CSV on standard error."""
    to = sys.stderr if options.csv else sys.stdout
    print(f"\n{words('score-written', path=options.out)}", file=to)
    for loss in losses:
        print(f"- {loss_text(loss, words)}", file=to)
    if not losses:
        print(words("score-nothing-lost"), file=to)
