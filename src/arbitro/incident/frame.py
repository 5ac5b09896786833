"""Laws 9 to 11 as the frame of every incident, and what surrounds it: 16B2, 81C5, 90, 92. Data in, data out.

Nothing here stops a director from writing down what happened. What the Laws attach to it is a flag; what they leave to
him stays open until he decides it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from arbitro.incident.entry import Measure, Part, Phase
from arbitro.laws.core import Role, Strength
from arbitro.model import Seat

EDITION_2007 = "LDB2007"


class FlagId(StrEnum):
    """What an entry gives the director to think of."""

    DUMMY_DREW_ATTENTION = "dummy_drew_attention"
    ACTED_BEFORE_CALL = "acted_before_call"  # the non-offending side, before the director was called
    ACTED_BEFORE_EXPLANATION = "acted_before_explanation"  # the same, after the call
    CORRECTED_EARLY = "corrected_early"  # the offending side
    SETTLED_ALONE = "settled_alone"
    CONSULTED = "consulted"
    DISPUTED = "disputed"
    OUT_OF_TIME = "out_of_time"


@dataclass(frozen=True, slots=True)
class Flag:
    """A flag on the entry of that number, with the paragraphs it rests on and how binding they are."""

    entry: int
    id: FlagId
    laws: tuple[str, ...]
    strength: Strength


# ---------------------------------------------------------------------------------------------- attention (9A)


def part_of(seat: Seat | None, declarer: Seat | None, said: Part | None = None) -> Part | None:
    """A player's part in the play: by his seat where declarer's is known, else as the director says."""
    if seat is None or declarer is None:
        return said
    return {declarer: Part.DECLARER, declarer.partner: Part.DUMMY}.get(seat, Part.DEFENDER)


def flags_of_attention(entry: int, part: Part | None, phase: Phase, edition: str) -> tuple[Flag, ...]:
    """Anybody may draw attention but dummy during the play. That he did is flagged; it is ruled on all the same."""
    if part is not Part.DUMMY or phase is not Phase.PLAY:
        return ()
    forbidden = "9A3" if edition == EDITION_2007 else "9A4"
    return (Flag(entry, FlagId.DUMMY_DREW_ATTENTION, (forbidden, "43A1(b)", "43B"), Strength.MAY_NOT),)


def flags_of_call(
    entry: int, part: Part | None, phase: Phase, edition: str, *, attention_drawn: bool
) -> tuple[Flag, ...]:
    """Who calls the director, and when, is never an infraction; but dummy who calls first has drawn attention."""
    return () if attention_drawn else flags_of_attention(entry, part, phase, edition)


# ----------------------------------------------------------------- the table locked (9B2), too early (9C, 11A)


def flags_of_action(entry: int, *, offending: bool, called: bool, edition: str) -> tuple[Flag, ...]:
    """What was done at the table between attention and explanation.

    It is an irregularity of its own, and the first one is ruled all the same. Only the director says whether a right
    is lost.
    """
    if offending:
        return (Flag(entry, FlagId.CORRECTED_EARLY, ("9B2", "9C"), Strength.MAY),)
    id_ = FlagId.ACTED_BEFORE_EXPLANATION if called else FlagId.ACTED_BEFORE_CALL
    return (Flag(entry, id_, ("9B2", "11A"), Strength.MAY),)


def side_of(seat: Seat, offender: Seat | None) -> bool | None:
    """Whether the player belongs to the offending side; None where the offender's seat is not known."""
    return None if offender is None else seat.side is offender.side


# ------------------------------------------------------------------------- options and their chooser (10A, 10C)


def choosers(role: Role, offender: Seat | None, declarer: Seat | None = None) -> tuple[Seat, ...]:
    """The seats that may make a choice; all four where the role cannot be bound to fewer."""
    if offender is not None:
        bound: dict[Role, tuple[Seat, ...]] = {
            Role.OFFENDER: (offender,),
            Role.PARTNER: (offender.partner,),
            Role.LHO: (offender.lho,),
            Role.RHO: (offender.rho,),
            Role.OFFENDING_SIDE: offender.side.seats,
            Role.NON_OFFENDING_SIDE: offender.side.other.seats,
        }
        if role in bound:
            return bound[role]
    if declarer is not None and role in (Role.DECLARER, Role.DUMMY):
        return (declarer,) if role is Role.DECLARER else (declarer.partner,)
    return tuple(Seat)


class Refusal(StrEnum):
    """Why a choice cannot be taken down."""

    NOT_READ_OUT = "case-not-read-out"
    WRONG_SEAT = "case-wrong-seat"


def choice_refused(read_out: bool, seat: Seat | None, may_choose: Iterable[Seat]) -> Refusal | None:
    """A choice is open when every option and what it leads to was read out, and to the player whose it is."""
    if not read_out:
        return Refusal.NOT_READ_OUT
    allowed = tuple(may_choose)
    known = len(allowed) < len(Seat)
    if known and len(allowed) > 1 and seat is None:
        return None  # a side chose: who spoke for it need not be known
    return Refusal.WRONG_SEAT if known and seat is not None and seat not in allowed else None


def flags_of_choice(entry: int, *, consulted: bool) -> tuple[Flag, ...]:
    """A player who asked partner what to choose has had unauthorised information."""
    return (Flag(entry, FlagId.CONSULTED, ("10C2", "16B", "73"), Strength.MUST_NOT),) if consulted else ()


def flags_of_settlement(entry: int) -> tuple[Flag, ...]:
    """Players neither impose nor waive a rectification: it stands or falls by the director's decision."""
    return (Flag(entry, FlagId.SETTLED_ALONE, ("10A", "10B"), Strength.MAY_NOT),)


def may_ask_to_waive(seat: Seat, offender: Seat | None) -> bool:
    """The director waives a rectification for cause only if the non-offending side asks for it (81C5)."""
    return side_of(seat, offender) is not True


# ---------------------------------------------------------------------------------- rights reserved (16B2, 16B3)


class Reserving(StrEnum):
    """What the regulating authority says of announcing that rights are reserved."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"
    MUST_CALL = "must_call_director"


@dataclass(frozen=True, slots=True)
class ReservationScreen:
    """What the desk shows: whether the announcement may be made, and whether it says to call the director now."""

    may_announce: bool
    call_now: bool


def reservation_screen(setting: Reserving = Reserving.ALLOWED) -> ReservationScreen:
    """Where the authority is not known to have said anything, the announcement is allowed."""
    allowed = setting is Reserving.ALLOWED
    return ReservationScreen(allowed, not allowed)


def may_reserve(claimant: Seat, opponent: Seat, *, damage_possible: bool) -> bool:
    """Rights are reserved against an opponent, by a player who thinks that he may be damaged."""
    return damage_possible and claimant.side is not opponent.side


def flags_of_answer(entry: int, *, disputed: bool) -> tuple[Flag, ...]:
    """Opponents who dispute it should call the director at once; if they do not, nothing follows by itself."""
    return (Flag(entry, FlagId.DISPUTED, ("16B2",), Strength.SHOULD),) if disputed else ()


# ----------------------------------------------------------------- time limits (79C, 92B): the only ones there are


def flags_of_time(entry: int, posted_minutes: int, limit_minutes: int) -> tuple[Flag, ...]:
    """A ruling that is asked for when the time for it has passed; before that, no moment is too early or too late."""
    late = limit_minutes > 0 and posted_minutes > limit_minutes
    return (Flag(entry, FlagId.OUT_OF_TIME, ("79C", "92B"), Strength.DOES),) if late else ()


# --------------------------------------------------------------------------------------- inexperience (12B2, 90)


def inexperience_counts(measure: Measure) -> bool:
    """Inexperience counts where the director has a discretion; it reduces no rectification and nobody's redress."""
    return measure in (Measure.WARNING, Measure.PENALTY, Measure.AVERAGE_MINUS)
