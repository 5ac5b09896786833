"""Whether sections are one field, and who is ranked with whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction

from arbitro.errors import InputError
from arbitro.event.contestants import Contestants
from arbitro.formats.events import Event, NotPlayed, Why
from arbitro.formats.events.lines import Lines
from arbitro.formats.events.losses import tops
from arbitro.model import Deal

TOGETHER, APART = "together", "apart"


def scored_apart(received: Event) -> bool:
    """Whether each section is a field of its own: by its boards, its deals, or the file's own matchpoints.

    Raises InputError (`sections-unknown`) where none of these says so.
    """
    if isinstance(received.lines, Lines) and len(received.lines.sections) < 2:
        return False
    played: Counter[tuple[int, str]] = Counter()
    for line in received.lines:
        sat_out = isinstance(line.outcome, NotPlayed) and line.outcome.why is Why.SIT_OUT
        played[line.board, line.section] += not sat_out
    of_board: defaultdict[int, dict[str, int]] = defaultdict(dict)
    for (board, section), results in played.items():
        of_board[board][section] = results
    shared = {board: sections for board, sections in of_board.items() if len(sections) > 1}
    if not shared:
        return False
    if _deals_differ(received, shared):
        return True
    stated = tops(received)
    votes: Counter[bool] = Counter()
    for board, sections in shared.items():
        for section, results in sections.items():
            top = stated.get((section, board))
            if top is not None:
                votes[True] += top in _possible(results)
                votes[False] += top in _possible(sum(sections.values()))
    if votes[True] == votes[False]:
        names = ", ".join(sorted({section for sections in shared.values() for section in sections}))
        raise InputError("sections-unknown", got=names, expected=f"{TOGETHER} | {APART}")
    return votes[True] > votes[False]


def _possible(results: int) -> tuple[Fraction, Fraction]:
    """The tops of a board with so many results, on the two scales (78A)."""
    return Fraction(2 * (results - 1)), Fraction(results - 1)


def _deals_differ(received: Event, shared: dict[int, dict[str, int]]) -> bool:
    """Whether one board number stands for several deals: then nothing can be compared across sections."""
    deals: defaultdict[int, set[Deal]] = defaultdict(set)
    for board in received.boards:
        if board.board.number in shared and board.section and board.deal is not None:
            deals[board.board.number].add(board.deal)
    return any(len(found) > 1 for found in deals.values())


def rankings(received: Event, contestants: Contestants, apart: bool, winners: int | None) -> dict[str, str]:
    """Contestant -> the ranking in which it stands: by section where these are apart, by direction with two winners.

    winners: 1 or 2 for all sections; None: as the file states for each, else two where nobody changed direction.
    """
    stated = {section.id: section.winners for section in received.sections if section.winners in (1, 2)}
    of_section: defaultdict[str, list[str]] = defaultdict(list)
    at: dict[str, str] = {}
    for line, pair in zip(received.lines, contestants.keys, strict=True):
        for key in pair:
            if key is not None and key not in at:
                at[key] = line.section
                of_section[line.section].append(key)
    found: dict[str, str] = {}
    for section, keys in of_section.items():
        fixed = all(len(contestants.sides[key]) == 1 for key in keys)
        two = (winners or stated.get(section) or stated.get("") or (2 if fixed else 1)) == 2
        for key in keys:
            side = _direction(contestants, key) if two else ""
            found[key] = " ".join(filter(None, (section if apart else "", side)))
    return found


def _direction(contestants: Contestants, key: str) -> str:
    """The direction in which a contestant is ranked: its own by the list, else the one in which it sat most."""
    return str(contestants.known[key].side or contestants.sides[key].most_common(1)[0][0])
