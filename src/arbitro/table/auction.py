"""The auction (Laws 17-22, 25, 27-39): what may be called, what was called, what contract it makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice

from arbitro.model import CALLS, DOUBLE, PASS, REDOUBLE, Board, Call, Contract, Doubling, Seat
from arbitro.table.events import Called, Event, Mark, Obliged
from arbitro.table.irregularity import Irregularity

_BIDS = tuple(sorted((call for call in CALLS.values() if call.is_bid), key=lambda bid: bid.rank))


@dataclass(frozen=True, slots=True)
class AuctionCall:
    """A call that stands in the auction: who made it and its event number."""

    seat: Seat
    call: Call
    event: int


@dataclass(frozen=True, slots=True)
class _Silent:
    """The turn of a player who had to pass, when the next one called without waiting for him (28A): it counts as his
    pass. event: that other call."""

    seat: Seat
    event: int


@dataclass(frozen=True, eq=False)
class Bidding:
    """Where the bidding stands, seen from the player in turn; one object in the process for each standing.

    bid: the last bid; doubling: whether it is doubled; own: whether it was bid by the side in turn;
    passes: how many consecutive passes there are since the last bid, double or redouble.
    """

    bid: Call | None
    doubling: Doubling
    own: bool
    passes: int

    @property
    def is_over(self) -> bool:
        """Three passes after a bid, or four where nobody bid (22)."""
        return self.passes >= (4 if self.bid is None else 3)

    @cached_property
    def legal(self) -> dict[Call, Bidding]:
        """The calls open to the player in turn (18, 19, 36-39), each with the standing it leads to."""
        if self.is_over:
            return {}
        calls = (PASS, DOUBLE, REDOUBLE, *_BIDS)
        return {call: self.after(call) for call in calls if self.fault(call) is None}

    def fault(self, call: Call) -> tuple[str, str] | None:
        """What is wrong with the call in itself: the kind of irregularity and its law; None if legal."""
        if call.is_bid:
            return None if self.bid is None or call.rank > self.bid.rank else ("insufficient_bid", "27")
        if call is DOUBLE and (self.bid is None or self.own or self.doubling is not Doubling.UNDOUBLED):
            return "inadmissible_double", "36"
        if call is REDOUBLE and not (self.own and self.doubling is Doubling.DOUBLED):
            return "inadmissible_redouble", "36"
        return None

    def after(self, call: Call) -> Bidding:
        """The standing after this call, legal or not: an insufficient bid as if accepted (27A);
        an inadmissible double or redouble never takes effect (36)."""
        if call.is_bid:
            return _bidding(call, Doubling.UNDOUBLED, False, 0)
        own = self.bid is not None and not self.own
        if call is PASS:
            return _bidding(self.bid, self.doubling, own, min(self.passes + 1, 4))
        doubling = self.doubling if self.fault(call) else Doubling(self.doubling + 1)
        return _bidding(self.bid, doubling, own, 0)

    def for_other_side(self) -> Bidding:
        """The same standing seen from the other side: for a call out of rotation."""
        own = self.bid is not None and not self.own
        return _bidding(self.bid, self.doubling, own, self.passes)

    def __reduce__(self) -> tuple[object, tuple[Call | None, Doubling, bool, int]]:
        return _bidding, (self.bid, self.doubling, self.own, self.passes)


@cache
def _bidding(bid: Call | None, doubling: Doubling, own: bool, passes: int) -> Bidding:
    return Bidding(bid, doubling, own, passes)


OPENING = _bidding(None, Doubling.UNDOUBLED, False, 0)


class Auction:
    """An auction as it is built up; `calls` are those that stand, a bare seat where one was withdrawn
    and not yet replaced though later calls stand.

    accepted: the events of irregular calls that were let stand. obliged: who was obliged to pass, by the event that
    says so.
    """

    __slots__ = ("_changed", "accepted", "bidding", "calls", "dealer", "found", "obliged", "turn")

    def __init__(self, dealer: Seat) -> None:
        self.dealer = self.turn = dealer
        self.bidding = OPENING
        self.calls: list[AuctionCall | _Silent | Seat] = []
        self.found: list[Irregularity] = []
        self.accepted: set[int] = set()
        self.obliged: dict[int, Obliged] = {}
        self._changed: dict[int, AuctionCall] = {}  # by event of a changed call: the call it replaced

    @property
    def is_over(self) -> bool:
        return self.bidding.is_over

    @property
    def standing(self) -> tuple[AuctionCall, ...]:
        return tuple([call for call in self.calls if isinstance(call, AuctionCall)])

    def contract(self, board: Board) -> Contract | None:
        """What a finished auction makes (22A): the last bid, its doubling, and as declarer the one of the
        side that made it who first bid its denomination. None if passed out (22B)."""
        bid, calls = self.bidding.bid, self.standing
        if bid is None or bid.denomination is None:
            return None
        side = next(call.seat for call in reversed(calls) if call.call is bid).side
        named = (c.seat for c in calls if c.call.denomination is bid.denomination and c.seat.side is side)
        vulnerable = board.vulnerability.of(side)
        return Contract(bid.level, bid.denomination, self.bidding.doubling, next(named), vulnerable)

    def run(self, events: Sequence[Event], number: int = 0) -> int:
        """Takes the events from number `number` on, for as long as they are legal calls in rotation: the straight
        path. Returns the number of the first event that is not; a call that ends an irregular auction is not either.
        """
        if self.obliged or self._gap() < len(self.calls):
            return number
        calls, turn, bidding = self.calls, self.turn, self.bidding
        for event in islice(events, number, None):
            if not isinstance(event, Called) or event.mark is not None or event.together:
                break
            if event.seat is not None and event.seat is not turn:
                break
            following = bidding.legal.get(event.call)
            if following is None or (self.found and following.is_over):
                break
            calls.append(AuctionCall(turn, event.call, number))
            bidding, turn = following, turn.lho
            number += 1
        self.bidding, self.turn = bidding, turn
        return number

    def add(self, number: int, event: Called) -> None:
        """Any call, regular or not. An irregular one counts as accepted until it is withdrawn."""
        if self.is_over:  # every such call is cancelled (39A)
            self._find("call_after_auction", event.seat or self.turn, number, "39")
            return
        skips = event.seat is None and event.mark is Mark.SKIPPED_PLAYER
        seat = event.seat or (self.turn.lho if skips else self.turn)
        if event.call is PASS and seat is not self.turn and self._says_his_pass(seat, number):
            return
        if event.together:
            self._find("calls_simultaneous", seat, number, "33")
        in_rotation = self._does_not_wait(seat, number)
        place = self._gap() if in_rotation or seat is self.turn else self._place_of_other(number, seat)
        bidding, turn = self._after(place)
        if seat is not turn and not in_rotation:
            self._find("call_out_of_rotation", seat, number, "29", _ROTATION_LAW.get(event.call, "31"))
        if seat.side is not turn.side:
            bidding = bidding.for_other_side()
        if fault := bidding.fault(event.call):
            self._find(fault[0], seat, number, fault[1])
        if event.call is not PASS and self.must_pass(seat):
            self._find("call_when_barred", seat, number, "37")
        if event.mark is not None and not in_rotation and not self._was_found(_MARKED.get(event.mark), number):
            self._find("mark_contradicted", seat, number)
        self.calls[place : place + 1] = [AuctionCall(seat, event.call, number)]
        self._judge_again(place + 1)
        self._settle()
        if self.is_over:
            self._find_lost_turn(number)

    def _judge_again(self, start: int) -> None:
        """Calls that were made over one taken back since: what stands there now may make them illegal."""
        for place in range(start, len(self.calls)):
            call = self.calls[place]
            fault = self._after(place)[0].fault(call.call) if isinstance(call, AuctionCall) else None
            if isinstance(call, AuctionCall) and fault and not self._was_found(fault[0], call.event):
                self._find(fault[0], call.seat, call.event, fault[1])

    # -- who must pass

    def oblige(self, number: int, duty: Obliged) -> None:
        """From this event on a player must pass."""
        self.obliged[number] = duty

    @property
    def duties(self) -> tuple[Obliged, ...]:
        """What is in force: throughout the auction, or until he has called once since."""
        return tuple(
            duty
            for number, duty in self.obliged.items()
            if duty.throughout or not any(_is_since(call, duty.seat, number) for call in self.calls)
        )

    def must_pass(self, seat: Seat) -> bool:
        return bool(self.obliged) and any(duty.seat is seat for duty in self.duties)

    def _does_not_wait(self, seat: Seat, number: int) -> bool:
        """Whether he calls while his right-hand opponent has the turn and must pass: in rotation (28A). The pass of
        that opponent is taken for made, unless it would end the auction."""
        turn, calls = self.turn, self.calls
        if seat is not turn.lho or self._gap() < len(calls) or not self.must_pass(turn):
            return False
        if not self.bidding.after(PASS).is_over:
            calls.append(_Silent(turn, number))
            self._settle()
        return True

    def _says_his_pass(self, seat: Seat, number: int) -> bool:
        """Whether this is the pass of a player who had to make it, for whom the next one did not wait."""
        places = [i for i, call in enumerate(self.calls) if isinstance(call, _Silent) and call.seat is seat]
        if places:
            self.calls[places[-1]] = AuctionCall(seat, PASS, number)
        return bool(places)

    def _place_of_other(self, number: int, seat: Seat) -> int:
        """The place for a call by a player who is not in turn."""
        last, before = self.calls[-1] if self.calls else None, len(self.calls) - 1
        if isinstance(last, AuctionCall):
            if last.seat is seat:  # a second call over his own; accepted, it replaces the first (25B1)
                self._find("call_changed", seat, number, "25B")
                self._changed[number] = last
                return before
            is_open = last.event not in self.accepted and last.seat.side is not seat.side
            if is_open and self._after(before)[1] is seat:
                return before  # in rotation after all: the opponent's call counts as never made (28B)
        return len(self.calls)

    def withdraw(self, number: int, law: str = "") -> bool:
        """Takes back the call of that event; its player is to call again: in his turn, or in the place of a slip
        though it was out of rotation (25A). False if it does not stand."""
        calls = self.calls
        for event, first in self._changed.items():
            if first.event == number:  # the change stands now, whatever is said of it
                del self._changed[event]
                return False
        place = next((i for i, c in enumerate(calls) if isinstance(c, AuctionCall) and c.event == number), None)
        if place is None:
            return False
        if first_call := self._changed.pop(number, None):
            calls[place] = first_call  # the first call stands (25B2)
            self._judge_again(place + 1)
        elif self._after(place)[1] is (seat := _seat(calls[place])) or law.startswith("25A"):
            calls[place] = seat
        else:  # out of rotation: nothing is missing where it stood
            del calls[place]
            self._judge_again(place)
        while calls and self._is_idle(calls[-1]):
            calls.pop()
        self._settle()
        return True

    def _is_idle(self, last: AuctionCall | _Silent | Seat) -> bool:
        """Whether nothing stands at the last place that the rotation does not say by itself."""
        if isinstance(last, Seat):
            return self._after(len(self.calls) - 1)[1] is last
        return isinstance(last, _Silent)

    def _gap(self) -> int:
        return next((i for i, call in enumerate(self.calls) if isinstance(call, Seat)), len(self.calls))

    def _settle(self) -> None:
        """Finds whose turn it is: at the first gap, or after the last call. What follows an end goes."""
        gap = self._gap()
        end = next((count for count in range(gap) if self._after(count)[0].is_over), gap)
        self.bidding, self.turn = self._after(end)
        if self.is_over:
            del self.calls[end:]
        elif gap < len(self.calls) and (missing := _seat(self.calls[gap])) is not self.turn:  # a slip out of rotation
            self.bidding = self.bidding if missing.side is self.turn.side else self.bidding.for_other_side()
            self.turn = missing

    def _after(self, count: int) -> tuple[Bidding, Seat]:
        """The standing after that many calls, and whose turn it is then."""
        bidding, turn = OPENING, self.dealer
        for call in self.calls[:count]:
            seat = _seat(call)
            if seat.side is not turn.side:
                bidding = bidding.for_other_side()
            made = _call(call)
            bidding = bidding.for_other_side() if made is None else bidding.after(made)
            turn = seat.lho
        return bidding, turn

    def _find(self, kind: str, seat: Seat, event: int, *laws: str) -> None:
        self.found.append(Irregularity(kind, seat, event, laws))

    def _was_found(self, kind: str | None, event: int) -> bool:
        return any(found.kind == kind and found.event == event for found in self.found)

    def _find_lost_turn(self, number: int) -> None:
        """The passes that end the auction may have deprived a player of his turn (17D3)."""
        calls = self.calls
        final = len(calls)
        while final and _call(calls[final - 1]) is PASS:
            final -= 1
        for place in range(final, len(calls)):
            _, rightful = self._after(place)
            later = [_seat(call) for call in calls[place:]]
            if later[0] is not rightful and rightful not in later:
                self._find("turn_lost_by_passes", later[0], number, "17D3")
                return


def _seat(call: AuctionCall | _Silent | Seat) -> Seat:
    return call if isinstance(call, Seat) else call.seat


def _call(call: AuctionCall | _Silent | Seat) -> Call | None:
    """What was called, or counts as called, at this place."""
    return call.call if isinstance(call, AuctionCall) else PASS if isinstance(call, _Silent) else None


def _is_since(call: AuctionCall | _Silent | Seat, seat: Seat, number: int) -> bool:
    """Whether this is a call of that player, made or taken for made after that event."""
    return not isinstance(call, Seat) and call.seat is seat and call.event > number


_ROTATION_LAW = {PASS: "30", DOUBLE: "32", REDOUBLE: "32"}
_MARKED = {Mark.INSUFFICIENT_BID: "insufficient_bid", Mark.SKIPPED_PLAYER: "call_out_of_rotation"}
