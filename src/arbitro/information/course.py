"""The course of a board as the players could perceive it: what stands, whose it was, what was accepted.

A revoke shows only when attention is drawn to it or the card is taken back: what depends on a hand that is still
hidden decides nothing here.
"""

from __future__ import annotations

from functools import cached_property

from arbitro.model import Hand, Seat, Side
from arbitro.table.events import AttentionDrawn, Called, Played, Withdrawn
from arbitro.table.irregularity import Irregularity
from arbitro.table.play import hands_dealt
from arbitro.table.record import TableRecord
from arbitro.table.state import TableState

_NEVER_ACCEPTED = ("inadmissible_double", "inadmissible_redouble")
_SEEN_BY_ALL = {
    "call_out_of_rotation",
    "call_changed",
    "call_when_barred",
    "insufficient_bid",
    "call_after_auction",
    "turn_lost_by_passes",
    "card_exposed_in_auction",
    "lead_out_of_turn",
    "play_out_of_turn",
    *_NEVER_ACCEPTED,
}


class Course:
    """The first `count` events of a record under an edition.

    standing: by event of a call or play that stands, its player. found: the irregularities that everybody could see.
    taken_back: by event, the law named when it was taken back.
    """

    def __init__(self, record: TableRecord, count: int, edition: str) -> None:
        self.record, self.edition = record, edition
        self.events = record.events[:count]
        self.state: TableState = record.state if count == len(record.events) else record.state_at(count)
        self.standing: dict[int, Seat] = {call.event: call.seat for call in self.state.auction}
        for trick in self.state.tricks:
            self.standing.update(zip(trick.events, trick.seats, strict=True))
        self.found = [one for one in self.state.irregularities if one.kind in _SEEN_BY_ALL]
        self.taken_back: dict[int, str] = {}
        self._noticed: dict[int, int] = {}  # by event: the event by which attention was first drawn to it
        self.is_bare = True  # nothing but calls and plays
        for number, event in enumerate(self.events):
            match event:
                case Called() | Played():
                    continue
                case Withdrawn(event=other, law=law):
                    self.taken_back[other] = law
                case AttentionDrawn(event=int(other)):
                    self._noticed.setdefault(other, number)
                case _:
                    pass
            self.is_bare = False

    # -- what stands

    @property
    def is_regular(self) -> bool:
        """Nothing that anybody could see was irregular."""
        return not self.found and not self._noticed

    def legality(self, number: int, seat: Seat) -> tuple[bool, bool | None, str]:
        """Of a call or play that stands: whether it is legal, whether it was accepted if not, and the law it broke."""
        found = self.irregular(number)
        if found is not None and found.kind != "turn_lost_by_passes":
            accepted = self._opponent_went_on(number, seat) and found.kind not in _NEVER_ACCEPTED
            return False, accepted or None, found.laws[0]
        if number in self._noticed and self._did_not_follow(number) and not self._established(number, seat):
            return False, None, "61A"
        return True, None, ""

    def irregular(self, number: int) -> Irregularity | None:
        """What everybody could see was irregular about an event."""
        return next((one for one in self.found if one.event == number), None)

    def _opponent_went_on(self, number: int, seat: Seat) -> bool:
        """An opponent who calls or plays over an irregular call or play accepts it (27A, 29A, 53A, 60A)."""
        return any(other > number and who.side is not seat.side for other, who in self.standing.items())

    def _did_not_follow(self, number: int) -> bool:
        trick = self.state.trick_of(number)
        return trick is not None and trick.cards[trick.events.index(number)].suit is not trick.cards[0].suit

    def _established(self, number: int, seat: Seat) -> bool:
        """His side led or played to the next trick before attention was drawn to it (63A1)."""
        trick = self.state.trick_of(number)
        later = [other for other in self.state.tricks if trick is not None and other.number > trick.number]
        return any(
            event < self._noticed[number] and who.side is seat.side
            for other in later
            for event, who in zip(other.events, other.seats, strict=True)
        )

    # -- whose hands are seen

    @cached_property
    def dummy_shown(self) -> int | None:
        """The event of the opening lead, once it stands and dummy is to be spread (41D)."""
        if not self.state.tricks:
            return None
        lead = min(self.state.tricks[0].events)
        legal, accepted, _ = self.legality(lead, self.standing[lead])
        return lead if legal or accepted else None

    @property
    def hidden(self) -> dict[Seat, int]:
        """How many cards of each seat nobody else has seen on the table; dummy's are shown."""
        left = dict.fromkeys(Seat, 13)
        for trick in self.state.tricks:
            for seat in trick.seats:
                left[seat] -= 1
        if self.dummy_shown is not None and self.state.dummy is not None:
            left[self.state.dummy] = 0
        return left

    def own_hand(self, seat: Seat) -> Hand | None:
        """As dealt, if the record knows it."""
        return hands_dealt(self.record.deal)[seat.position]

    # -- who, and when

    @property
    def declaring(self) -> Side | None:
        return self.state.declarer.side if self.state.declarer else None

    def defends(self, seat: Seat) -> bool:
        return self.declaring is not None and self.declaring is not seat.side

    def actor(self, number: int) -> Seat:
        """Who made a call or play, or designated a card, or claimed."""
        event = self.events[number]
        if (seat := self.standing.get(number) or getattr(event, "seat", None)) is not None:
            return Seat(seat)
        if (found := self.irregular(number)) is not None:
            return found.seat
        holder = self.record.deal.holder(event.card) if isinstance(event, Played) and self.record.deal else None
        return holder or self.turn(number) or self.record.board.dealer

    def turn(self, number: int) -> Seat | None:
        """The player in turn before an event; declarer where it is dummy's."""
        state = self.record.state_at(number)
        return state.declarer if state.turn is not None and state.turn is state.dummy else state.turn

    def called_before(self, number: int) -> bool:
        return any(isinstance(event, Called) for event in self.events[:number])

    def auction_over_by(self, number: int) -> bool:
        return self.state.contract is not None and all(call.event < number for call in self.state.auction)
