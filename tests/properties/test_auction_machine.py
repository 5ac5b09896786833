"""Auctions with irregularities, ruled as they come: there is always a next step, and what is left is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from strategies import boards, calls, cards, seats

from arbitro.inquiry import Inquiry
from arbitro.inquiry import rule as open_inquiry
from arbitro.inquiry.applied import applied
from arbitro.inquiry.board import stage_of
from arbitro.inquiry.inquiry import Step
from arbitro.laws.core import Answerer, Fact, Value
from arbitro.laws.derive import incidents
from arbitro.laws.derive.calls import CallMade, calls_between, withdrawal
from arbitro.laws.derive.insufficient_bid import replacement
from arbitro.laws.derive.rotation_passes import out_of_rotation
from arbitro.laws.derive.triage import ENTANGLED
from arbitro.laws.outcomes import (
    AuctionGoesOn,
    CallAndLaterStand,
    CallInRotation,
    SecondCallAccepted,
    TreatedAsLegal,
)
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.model import CALLS, DOUBLE, PASS, REDOUBLE, Board, Call, Card, Seat
from arbitro.table import (
    OPENING,
    Accepted,
    Called,
    Event,
    Irregularity,
    Noted,
    NoteKind,
    Phase,
    Played,
    TableRecord,
    Withdrawn,
    legal_calls,
)

# What is answered by the next calls, not told.
SHOWN = {"insufficient.replacement", "rotation.rho_action"}
# What is judged once the offender has called in his turn.
JUDGED = {
    "withdrawal.comparable",
    "rotation.same_denomination",
    "rotation.same_call",
    "inadmissible.same_call",
}
STANDS = (TreatedAsLegal, CallAndLaterStand, CallInRotation, SecondCallAccepted, AuctionGoesOn)
ONE_CALL = {
    "inadmissible_double",
    "inadmissible_redouble",
    "call_when_barred",
    "call_changed",
    "call_out_of_rotation",
    "insufficient_bid",
    "call_not_repeated",
    "call_after_auction",
}

AT_MOST = 3  # calls before the director comes

T = TypeVar("T")
Key = tuple[int, str]


class Table:
    """A table and a director who rules on everything, at once or after further calls."""

    def __init__(self, board: Board, edition: str) -> None:
        self.record = TableRecord(board)
        self.profile = Profile(edition)
        self.told: dict[Key, dict[str, Value]] = {}
        self.taken_back: dict[int, Key] = {}
        self.unruled = 0
        self.choose: Callable[[Sequence[T]], T]  # type: ignore[valid-type]

    # -- what happens at the table

    @property
    def in_auction(self) -> bool:
        return self.record.state.phase is Phase.AUCTION

    def add(self, *events: Event) -> None:
        self.record = self.record.add(*events)

    def irregularly(self, call: Call, seat: Seat | None, *, together: bool = False) -> None:
        has_called = any(isinstance(event, Called) for event in self.record.events)
        self.add(Called(call, seat, together=together and has_called))
        self.unruled += 1

    def call_legally(self, *, passing: bool = False) -> None:
        choices = legal_calls(self.record.state)
        passing = passing and PASS in choices and self.choose(range(4)) > 0
        self.add(Called(PASS if passing else self.choose(choices)))

    def go_on(self, count: int) -> None:
        for _ in range(count):
            self.settle()
            if self.in_auction:
                self.call_legally()

    def bid_too_little(self) -> None:
        self.settle()
        last = self.record.state.bidding.bid
        if self.in_auction and last is not None:
            self.irregularly(self.choose([c for c in CALLS.values() if c.is_bid and c.rank <= last.rank]), None)

    def go_to_the_end(self) -> None:
        for _ in range(200):
            self.settle()
            if not self.in_auction:
                break
            self.call_legally(passing=True)
        assert not self.in_auction
        self.check_final()

    # -- what the director does

    def inquiries(self) -> list[tuple[Irregularity, Inquiry]]:
        stage = stage_of(self.record)
        found = []
        for irregularity, kind in incidents(self.record):
            if kind in ("call_not_repeated", ENTANGLED):
                continue
            inquiry = open_inquiry(irregularity, self.record, self.profile, kind=kind).at(stage)
            told = self.told.get((irregularity.event, kind), {})
            steps = (Step(tuple(told.items())),) if told else ()
            found.append((replace(irregularity, kind=kind), replace(inquiry, steps=steps)))
        return found

    def settle(self) -> None:
        """Asks and rules until nothing is left but what later calls will show."""
        self.unruled = 0
        for _ in range(100):
            if not self.hold_to_repeat() and not any(self.advance(*one) for one in self.inquiries()):
                return
        raise AssertionError("the rulings do not come to an end")

    def hold_to_repeat(self) -> bool:
        """No Law says what follows where he called something else: the director has him make the call."""
        for one, kind in incidents(self.record):
            if kind == "call_not_repeated" and withdrawal(self.record, one.event) is None and self.in_auction:
                self.add(Withdrawn(one.event, one.laws[0]))
                return True
        return False

    def advance(self, found: Irregularity, inquiry: Inquiry) -> bool:
        """One answer or what follows from the answers; False if there is nothing to be done now."""
        for fact in inquiry.due:
            if self.is_due(fact, found):
                told = self.told.setdefault((found.event, found.kind), {})
                late = (
                    fact.key.endswith(".slip")
                    and CallMade.of(self.record, found).first_since(found.seat.partner) is not None
                )  # 25A4
                told[fact.key] = False if late else self.answer(fact, inquiry)
                return True
        events = applied(self.record, found, inquiry.ruling)
        for event in events:
            if isinstance(event, Withdrawn):
                assert event.event not in self.taken_back, f"{event} for {found}, before for {self.taken_back}"
                self.taken_back[event.event] = (found.event, found.kind)
            assert not isinstance(event, Accepted) or event not in self.record.events
        self.add(*events)
        if any(isinstance(e, Withdrawn) and e.event == found.event and e.law.startswith("25A") for e in events):
            meant = self.choose([PASS, *legal_calls(self.record.state)])
            if not self.has_called_since(found):  # what he meant, at once
                self.add(Called(meant, found.seat))
        return bool(events)

    def is_due(self, fact: Fact, found: Irregularity) -> bool:
        if fact.key in SHOWN:
            return False
        waits = fact.key in JUDGED and found.kind != "call_changed"
        return not waits or self.has_called_since(found)

    def has_called_since(self, found: Irregularity) -> bool:
        gone = withdrawal(self.record, found.event)
        after = calls_between(self.record, gone[0] if gone else found.event + 1, len(self.record.events))
        return any(made.seat is found.seat for made in after)

    def answer(self, fact: Fact, inquiry: Inquiry) -> Value:
        """What the record should have told is as usual; what a person decides is as he likes."""
        if fact.answerer is Answerer.TABLE:
            return fact.usual
        question = inquiry.asks
        assert question is not None
        said = next(consequences for one, consequences in question.consequences if one is fact)
        return self.choose([one.value for one in said if not one.refused])

    # -- what always holds

    def check(self) -> None:
        """Whoever is in turn has every call that the Laws give him, and no other."""
        state = self.record.state
        kinds = [
            (found.event, kind)
            for found, kind in incidents(self.record)
            if kind not in ("calls_simultaneous", ENTANGLED)
        ]
        assert len(kinds) == len(set(kinds))
        beside = ("lead_restriction", "turn_lost_by_passes", "call_changed")  # what was meant is ruled too (25A1)
        of_calls = [event for event, kind in kinds if kind not in beside]
        assert len(of_calls) == len(set(of_calls)), "a call is ruled twice"
        if state.phase is not Phase.AUCTION:
            return
        assert state.turn is not None
        must = state.must_call(state.turn)
        if must is not None:
            assert legal_calls(state) == (must,) or must not in state.bidding.legal
            return
        made = [(call.seat, call.call) for call in state.auction]
        least = 0 if self.taken_back else len(made)  # a call may have to be replaced under others
        assert any(set(legal_calls(state)) == lawful(made[:n], state.turn) for n in range(least, len(made) + 1))

    def of_slot(self, found: Irregularity, slot: str) -> set[int]:
        """The call that a slot is about: the second one, where a replacement was insufficient too (27B4)."""
        if slot != "insufficient.replacement":
            return {found.event}
        new = replacement(self.record, found)
        return {new.event} if new else set()

    def check_final(self) -> None:
        """Every call of the auction that is left is legal where it stands, or was let stand by a ruling; everything
        irregular was ruled."""
        inquiries = self.inquiries()
        let_stand = {
            event
            for found, inquiry in inquiries
            for finding in inquiry.ruling.outcomes
            if isinstance(finding.outcome, STANDS)
            for event in self.of_slot(found, finding.slot.key)
        }
        let_stand |= {  # before the turn that was lost
            made.event
            for one in self.record.irregularities
            if one.kind == "turn_lost_by_passes"
            for made in out_of_rotation(self.record, one)
        }
        out_of_turn = {one.event for one in self.record.irregularities if one.kind == "call_out_of_rotation"}
        bidding, turn = OPENING, self.record.board.dealer
        for made in self.record.state.auction:
            if made.seat is turn.lho and made.event not in out_of_turn:  # 28A: the pass before it went without saying
                bidding, turn = bidding.after(PASS), turn.lho
            legal = made.seat is turn and bidding.fault(made.call) is None
            assert legal or made.event in let_stand, f"{made} in {self.record.state.auction}"
            if made.seat.side is not turn.side:
                bidding = bidding.for_other_side()
            bidding, turn = bidding.after(made.call), made.seat.lho
        for found, inquiry in inquiries:
            assert not [fact for fact in inquiry.due if self.is_due(fact, found)]
        standing = {made.event for made in self.record.state.auction}
        ruled = {found.event for found, _ in inquiries} | {event for _, (event, _) in self.taken_back.items()}
        for one in self.record.irregularities:
            if one.kind in ONE_CALL and one.event in standing:
                assert one.event in let_stand | ruled or self.replaces(one), one
            elif one.kind in ONE_CALL:
                gone = withdrawal(self.record, one.event) is not None
                assert gone or one.event in ruled or self.gave_way(one, ruled), one

    def gave_way(self, one: Irregularity, ruled: set[int]) -> bool:
        """Whether it was made over a call of its own side that was ruled on, or changed into one (25B, 28B)."""
        side = {other.event for other in self.record.irregularities if other.seat.side is one.seat.side}
        return one.kind == "call_after_auction" or bool(side & ruled)

    def replaces(self, one: Irregularity) -> bool:
        """Whether it came in the place of a call that was ruled on, and was ruled with it."""
        own = [made for made in calls_between(self.record, 0, one.event) if made.seat is one.seat]
        return bool(own) and own[-1].event in self.taken_back


def lawful(made: list[tuple[Seat, Call]], turn: Seat) -> set[Call]:
    """The calls that Laws 18, 19 and 22 give the player in turn, from nothing but the calls that stand."""
    bids = [i for i, (_, call) in enumerate(made) if call.is_bid]
    last = made[bids[-1]] if bids else None
    doubles: list[Call] = []  # those that Law 19 permits
    for seat, call in made[bids[-1] + 1 :] if last else []:
        if call is (DOUBLE if seat.side is not last[0].side else REDOUBLE) and len(doubles) == (call is REDOUBLE):
            doubles.append(call)
    open_to_him = {PASS} | {c for c in CALLS.values() if c.is_bid and (last is None or c.rank > last[1].rank)}
    if last is not None and last[0].side is not turn.side and not doubles:
        open_to_him.add(DOUBLE)
    if last is not None and last[0].side is turn.side and doubles == [DOUBLE]:
        open_to_him.add(REDOUBLE)
    return open_to_him


class Auction(RuleBasedStateMachine):
    @initialize(board=boards, edition=st.sampled_from(EDITIONS))
    def sit_down(self, board: Board, edition: str) -> None:
        self.table = Table(board, edition)

    def at(self, data: st.DataObject) -> Table:
        self.table.choose = lambda options: data.draw(st.sampled_from(options))
        return self.table

    @property
    def in_auction(self) -> bool:
        return self.table.in_auction

    @property
    def may_err(self) -> bool:
        return self.in_auction and self.table.unruled < AT_MOST

    @precondition(lambda self: self.in_auction)
    @rule(data=st.data(), count=st.integers(1, 4))
    def go_on(self, data: st.DataObject, count: int) -> None:
        self.at(data).go_on(count)

    @precondition(lambda self: self.may_err)
    @rule(call=calls, seat=seats, together=st.sampled_from((False, False, False, True)))
    def call_anything(self, call: Call, seat: Seat, together: bool) -> None:
        self.table.irregularly(call, seat, together=together)

    @precondition(lambda self: self.in_auction and self.table.record.state.bidding.bid)
    @rule(data=st.data())
    def bid_too_little(self, data: st.DataObject) -> None:
        self.at(data).bid_too_little()

    @precondition(lambda self: self.may_err and self.table.record.state.auction)
    @rule(call=calls)
    def change_the_last_call(self, call: Call) -> None:
        self.table.irregularly(call, self.table.record.state.auction[-1].seat)

    @precondition(lambda self: self.may_err)
    @rule(seat=seats)
    def pass_out_of_turn(self, seat: Seat) -> None:
        self.table.irregularly(PASS, seat)

    @precondition(lambda self: self.in_auction)
    @rule(card=cards, seat=seats, noted=st.booleans())
    def show_a_card(self, card: Card, seat: Seat, noted: bool) -> None:
        self.table.add(Noted(NoteKind.CARD_EXPOSED, seat, card=card) if noted else Played(card, seat))

    @precondition(lambda self: not self.in_auction)
    @rule(call=calls, seat=seats)
    def call_after_the_auction(self, call: Call, seat: Seat) -> None:
        self.table.add(Called(call, seat))

    @rule(data=st.data())
    def rule_on_it(self, data: st.DataObject) -> None:
        self.at(data).settle()

    @rule(data=st.data())
    def call_to_the_end(self, data: st.DataObject) -> None:
        self.at(data).go_to_the_end()

    @invariant()
    def the_laws_are_kept(self) -> None:
        if hasattr(self, "table"):
            self.table.check()


Auction.TestCase.settings = settings(max_examples=60, stateful_step_count=12, deadline=None)
TestAuction = Auction.TestCase
