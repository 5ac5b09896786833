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


@dataclass(frozen=True, slots=True)
class _Gap:
    """The place of a call that was taken back by the event `since`, under that law; its player is to call again."""

    seat: Seat
    since: int
    law: str


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
    """An auction as it is built up; `calls` are those that stand, with a gap where one was taken back and not yet
    replaced though later calls stand.

    made: every call in the order in which it was made. accepted: the events of irregular calls that were let stand.
    gone: the calls that were taken back, each with the event by which it was and the law for it. obliged: who was
    obliged to call what, by the event that says so.
    """

    __slots__ = ("accepted", "bidding", "calls", "dealer", "found", "gone", "made", "obliged", "turn")

    def __init__(self, dealer: Seat) -> None:
        self.dealer = self.turn = dealer
        self.bidding = OPENING
        self.calls: list[AuctionCall | _Silent | _Gap] = []
        self.made: list[AuctionCall] = []
        self.found: list[Irregularity] = []
        self.accepted: set[int] = set()
        self.gone: dict[int, tuple[int, str]] = {}
        self.obliged: dict[int, Obliged] = {}

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
        if self.obliged or self._gap(number) < len(self.calls):
            return number
        turn, bidding = self.turn, self.bidding
        calls: list[AuctionCall] = []
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
        self.calls += calls
        self.made += calls
        return number

    def add(self, number: int, event: Called) -> None:
        """Any call, regular or not. An irregular one counts as accepted until it is withdrawn."""
        was_over = self.is_over
        skips = event.seat is None and event.mark is Mark.SKIPPED_PLAYER and not was_over
        made = AuctionCall(event.seat or (self.turn.lho if skips else self.turn), event.call, number)
        self.made.append(made)
        if event.together and not was_over:
            self._find("calls_simultaneous", made.seat, number, "33")
        in_rotation = self._take(made)
        if was_over:
            return
        if event.mark is not None and not in_rotation and not self._was_found(_MARKED.get(event.mark), number):
            self._find("mark_contradicted", made.seat, number)
        if self.is_over:
            self._find_lost_turn(number)

    def _take(self, made: AuctionCall) -> bool:
        """Puts a call in its place and finds what is irregular about it; whether its player did not have to wait."""
        seat, call, number = made.seat, made.call, made.event
        if self.is_over:  # every such call is cancelled (39A)
            self._find("call_after_auction", seat, number, "39")
            return False
        if call is PASS and seat is not self.turn and self._says_his_pass(seat, number):
            return True
        place = self._gap(number, seat)  # in the place of his own call that was taken back
        in_rotation = place == len(self.calls) and self._does_not_wait(seat, number)
        if place == len(self.calls) and not in_rotation and seat is not self.turn:
            place = self._place_of_other(number, seat)
        elif in_rotation:
            place = len(self.calls)
        bidding, turn = self._after(place)
        if seat is not turn and not in_rotation:
            self._find("call_out_of_rotation", seat, number, "29", _ROTATION_LAW.get(call, "31"))
        if seat.side is not turn.side:
            bidding = bidding.for_other_side()
        if fault := bidding.fault(call):
            self._find(fault[0], seat, number, fault[1])
        self._find_breach(made, bidding)
        self.calls[place : place + 1] = [made]
        self._find_faults(place + 1)
        self._settle(number)
        return in_rotation

    def _find_faults(self, start: int) -> None:
        """The calls made over one that was replaced since: what stands there now may make them illegal."""
        for place, call in enumerate(self.calls[start:], start):
            fault = self._after(place)[0].fault(call.call) if isinstance(call, AuctionCall) else None
            if isinstance(call, AuctionCall) and fault and call.event not in self.accepted:
                self._find(fault[0], call.seat, call.event, fault[1])

    # -- taken back, or accepted

    def withdraw(self, number: int, at: int, law: str = "") -> bool:
        """Takes back the call of that event; its player is to call again: in his turn, or in the place of a slip
        though it was out of rotation (25A). False if no call stands otherwise than before."""
        if number in self.gone or not any(made.event == number for made in self.made):
            return False
        before = list(self.calls)
        self.gone[number] = (at, law)
        self._judge_again(at)
        return self.calls != before

    def accept(self, number: int, at: int) -> None:
        """Lets the irregular call of that event stand."""
        self.accepted.add(number)
        if self.made and self.made[-1].event > number:
            self._judge_again(at)

    def _judge_again(self, at: int) -> None:
        """Takes the calls once more with what has been ruled since: what stands there now may make later ones legal or
        illegal. What was found about a call that is settled remains."""
        settled = self.gone.keys() | self.accepted
        self.found = [one for one in self.found if one.kind not in _IN_PLACE or one.event in settled]
        self.calls = []
        for made in self.made:
            self._trim(made.event)
            if made.event not in self.gone:
                self._take(made)
            elif not self.is_over:
                self._leave(made)
        self._trim(at + 1)
        if self.is_over:
            self._find_lost_turn(at)

    def _leave(self, made: AuctionCall) -> None:
        """Leaves a gap for a call that was taken back, unless it was out of rotation or came over his own."""
        at, law = self.gone[made.event]
        gap, last = self._gap(made.event, made.seat), self.calls[-1] if self.calls else None
        over_his_own = last is not None and last.seat is made.seat
        if gap == len(self.calls) and over_his_own and isinstance(last, _Gap):
            gap -= 1
        if law.startswith("25B2"):  # what it changed stands
            return
        earlier = self.calls[gap] if gap < len(self.calls) else None
        if isinstance(earlier, _Gap):  # in the place of another one that was taken back
            stays = self._after(gap)[1] is made.seat or law.startswith("25A")
            self.calls[gap : gap + 1] = [_Gap(made.seat, max(at, earlier.since), law)] if stays else []
            return
        if over_his_own:
            return
        if self._does_not_wait(made.seat, made.event) or made.seat is self.turn or law.startswith("25A"):
            self.calls.append(_Gap(made.seat, at, law))

    def _trim(self, now: int) -> None:
        """Drops what stands at the end and says nothing that the rotation does not say by itself."""
        while self.calls and self._is_idle(self.calls[-1], now):
            self.calls.pop()
        self._settle(now)

    def _is_idle(self, last: AuctionCall | _Silent | _Gap, now: int) -> bool:
        if isinstance(last, _Gap):
            return last.since < now and self._after(len(self.calls) - 1)[1] is last.seat
        return isinstance(last, _Silent)

    # -- who must pass

    def oblige(self, number: int, duty: Obliged) -> None:
        """From this event on a player must pass, or make a certain call."""
        self.obliged[number] = duty

    @property
    def duties(self) -> tuple[Obliged, ...]:
        """What is in force: throughout the auction, or until he has called once since."""
        return self._duties(None)

    def _duties(self, at: int | None) -> tuple[Obliged, ...]:
        return tuple(
            duty
            for number, duty in self.obliged.items()
            if (at is None or number < at)
            and (duty.throughout or not any(_is_since(call, duty.seat, number) for call in self.calls))
        )

    def _must_pass(self, seat: Seat, number: int) -> bool:
        duties = self._duties(number) if self.obliged else ()
        return any(duty.seat is seat and duty.call is PASS for duty in duties)

    def _find_breach(self, made: AuctionCall, bidding: Bidding) -> None:
        """Another call than the one he was obliged to make, if that was legal."""
        duties = [duty for duty in self._duties(made.event) if duty.seat is made.seat] if self.obliged else []
        barred = any(duty.call is PASS for duty in duties)
        if barred and made.call is not PASS:
            self._find("call_when_barred", made.seat, made.event, "37")
        elif duties and not barred and made.call is not duties[-1].call and bidding.fault(duties[-1].call) is None:
            self._find("call_not_repeated", made.seat, made.event, duties[-1].law)

    def _does_not_wait(self, seat: Seat, number: int) -> bool:
        """Whether he calls while his right-hand opponent has the turn and must pass: in rotation (28A). The pass of
        that opponent is taken for made, unless it would end the auction."""
        turn, calls = self.turn, self.calls
        if seat is not turn.lho or self._gap(number) < len(calls) or not self._must_pass(turn, number):
            return False
        if not self.bidding.after(PASS).is_over:
            calls.append(_Silent(turn, number))
            self._settle(number)
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
        if last is not None and not isinstance(last, _Silent) and last.seat is seat:
            if not isinstance(last, _Gap) or last.law[:2] in ("", "25", "27"):  # else it is the call put in
                self._find("call_changed", seat, number, "25B")  # over his own; accepted, it replaces the first (25B1)
            return before
        if last is not None and not isinstance(last, _Silent):
            accepted = isinstance(last, AuctionCall) and last.event in self.accepted
            if not accepted and last.seat.side is not seat.side and self._after(before)[1] is seat:
                return before  # in rotation after all: the opponent's call counts as never made (28B)
        return len(self.calls)

    def _gap(self, now: int, seat: Seat | None = None) -> int:
        """The first place where a call has been taken back by then and is to be made again, by that player if named."""
        for i, call in enumerate(self.calls):
            if isinstance(call, _Gap) and call.since < now and seat in (None, call.seat):
                return i
        return len(self.calls)

    def _settle(self, now: int) -> None:
        """Finds whose turn it is: at the first gap, or after the last call. What follows an end goes."""
        gap, end = self._gap(now), 0
        self.bidding, self.turn = OPENING, self.dealer
        while end < gap and not self.is_over:
            self.bidding, self.turn = _next(self.bidding, self.turn, self.calls[end])
            end += 1
        if self.is_over:
            del self.calls[end:]
        elif gap < len(self.calls) and (missing := self.calls[gap].seat) is not self.turn:  # a slip out of rotation
            self.bidding = self.bidding if missing.side is self.turn.side else self.bidding.for_other_side()
            self.turn = missing

    def _after(self, count: int) -> tuple[Bidding, Seat]:
        """The standing after that many calls, and whose turn it is then."""
        bidding, turn = OPENING, self.dealer
        for call in self.calls[:count]:
            bidding, turn = _next(bidding, turn, call)
        return bidding, turn

    def _find(self, kind: str, seat: Seat, event: int, *laws: str) -> None:
        if not self._was_found(kind, event):
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
            later = [call.seat for call in calls[place:]]
            if later[0] is not rightful and rightful not in later:
                self._find("turn_lost_by_passes", later[0], number, "17D3")
                return


def _next(bidding: Bidding, turn: Seat, call: AuctionCall | _Silent | _Gap) -> tuple[Bidding, Seat]:
    """The standing and the turn after this call."""
    if call.seat.side is not turn.side:
        bidding = bidding.for_other_side()
    made = _call(call)
    return bidding.for_other_side() if made is None else bidding.after(made), call.seat.lho


def _call(call: AuctionCall | _Silent | _Gap) -> Call | None:
    """What was called, or counts as called, at this place."""
    return call.call if isinstance(call, AuctionCall) else PASS if isinstance(call, _Silent) else None


def _is_since(call: AuctionCall | _Silent | _Gap, seat: Seat, number: int) -> bool:
    """Whether this is a call of that player, made or taken for made after that event."""
    return not isinstance(call, _Gap) and call.seat is seat and call.event > number


_ROTATION_LAW = {PASS: "30", DOUBLE: "32", REDOUBLE: "32"}
# What is irregular about a call where it stands.
_IN_PLACE = {
    "call_out_of_rotation",
    "insufficient_bid",
    "inadmissible_double",
    "inadmissible_redouble",
    "call_when_barred",
    "call_not_repeated",
    "call_after_auction",
}
_MARKED = {Mark.INSUFFICIENT_BID: "insufficient_bid", Mark.SKIPPED_PLAYER: "call_out_of_rotation"}
