"""Auctions with irregularities, ruled as they come: there is always a next step, and what is left is legal."""

from __future__ import annotations

from dataclasses import replace

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
from arbitro.laws.outcomes import (
    AuctionGoesOn,
    CallAndLaterStand,
    CallInRotation,
    MustRepeatCall,
    SecondCallAccepted,
    TreatedAsLegal,
)
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.model import CALLS, PASS, Board, Call, Card, Seat
from arbitro.table import OPENING, Called, Irregularity, Phase, Played, TableRecord, Withdrawn, legal_calls

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

AT_MOST = 2

Key = tuple[int, str]


class Auction(RuleBasedStateMachine):
    """A table and a director who rules on everything, at once or after further calls."""

    @initialize(board=boards, edition=st.sampled_from(EDITIONS))
    def sit_down(self, board: Board, edition: str) -> None:
        self.record = TableRecord(board)
        self.profile = Profile(edition)
        self.told: dict[Key, dict[str, Value]] = {}
        self.unruled = 0

    # -- what happens at the table

    @property
    def in_auction(self) -> bool:
        return self.record.state.phase is Phase.AUCTION

    @property
    def may_err(self) -> bool:
        """The director comes after two calls at the latest: three players calling over one another no Law sorts out."""
        return self.in_auction and self.unruled < AT_MOST

    def irregularly(self, call: Call, seat: Seat | None, *, together: bool = False) -> None:
        self.record = self.record.add(Called(call, seat, together=together))
        self.unruled += 1

    @precondition(lambda self: self.in_auction)
    @rule(data=st.data(), count=st.integers(1, 4))
    def go_on(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            self.settle(data)
            if self.in_auction:
                self.call_legally(data)

    @precondition(lambda self: self.may_err)
    @rule(call=calls, seat=seats, together=st.sampled_from((False, False, False, True)))
    def call_anything(self, call: Call, seat: Seat, together: bool) -> None:
        has_called = any(isinstance(event, Called) for event in self.record.events)
        self.irregularly(call, seat, together=together and has_called)

    @precondition(lambda self: self.in_auction and self.record.state.bidding.bid)
    @rule(data=st.data())
    def bid_too_little(self, data: st.DataObject) -> None:
        self.settle(data)
        last = self.record.state.bidding.bid
        if self.in_auction and last is not None:
            low = [call for call in CALLS.values() if call.is_bid and call.rank <= last.rank]
            self.irregularly(data.draw(st.sampled_from(low)), None)

    @precondition(lambda self: self.may_err and self.record.state.auction)
    @rule(call=calls)
    def change_the_last_call(self, call: Call) -> None:
        self.irregularly(call, self.record.state.auction[-1].seat)

    @precondition(lambda self: self.may_err)
    @rule(seat=seats)
    def pass_out_of_turn(self, seat: Seat) -> None:
        self.irregularly(PASS, seat)

    @precondition(lambda self: self.in_auction)
    @rule(card=cards, seat=seats)
    def show_a_card(self, card: Card, seat: Seat) -> None:
        self.record = self.record.add(Played(card, seat))

    @rule(data=st.data())
    def rule_on_it(self, data: st.DataObject) -> None:
        self.settle(data)

    @rule(data=st.data())
    def call_to_the_end(self, data: st.DataObject) -> None:
        for _ in range(200):
            self.settle(data)
            if not self.in_auction:
                break
            self.call_legally(data, passing=True)
        assert not self.in_auction
        self.check_final()

    def call_legally(self, data: st.DataObject, *, passing: bool = False) -> None:
        state = self.record.state
        assert state.turn is not None
        choices = list(legal_calls(state))
        if (again := self.to_repeat(state.turn)) is not None:
            choices = [again] if again in choices else choices
        passing = passing and PASS in choices and data.draw(st.integers(0, 3)) > 0
        self.record = self.record.add(Called(PASS if passing else data.draw(st.sampled_from(choices))))

    def to_repeat(self, seat: Seat) -> Call | None:
        """The call that the player in turn must repeat (31A1, 32A1)."""
        for found, inquiry in self.inquiries():
            repeats = any(isinstance(f.outcome, MustRepeatCall) for f in inquiry.ruling.outcomes)
            if found.seat is seat and repeats and not self.has_called_since(found):
                made = self.record.events[found.event]
                assert isinstance(made, Called)
                return made.call
        return None

    # -- what the director does

    def inquiries(self) -> list[tuple[Irregularity, Inquiry]]:
        stage = stage_of(self.record)
        found = []
        for irregularity, kind in incidents(self.record):
            inquiry = open_inquiry(irregularity, self.record, self.profile, kind=kind).at(stage)
            told = self.told.get((irregularity.event, kind), {})
            steps = (Step(tuple(told.items())),) if told else ()
            found.append((replace(irregularity, kind=kind), replace(inquiry, steps=steps)))
        return found

    def settle(self, data: st.DataObject) -> None:
        """Asks and rules until nothing is left but what later calls will show."""
        self.unruled = 0
        for _ in range(100):
            if not any(self.advance(data, found, inquiry) for found, inquiry in self.inquiries()):
                return
        raise AssertionError("the rulings do not come to an end")

    def advance(self, data: st.DataObject, found: Irregularity, inquiry: Inquiry) -> bool:
        """One answer or what follows from the answers; False if there is nothing to be done now."""
        for fact in inquiry.due:
            if self.is_due(fact, found):
                told = self.told.setdefault((found.event, found.kind), {})
                late = CallMade.of(self.record, found).first_since(found.seat.partner) is not None
                too_late = fact.key.endswith(".slip") and late  # 25A4
                told[fact.key] = False if too_late else self.answer(data, fact, inquiry)
                return True
        events = applied(self.record, found, inquiry.ruling)
        self.record = self.record.add(*events)
        if any(isinstance(event, Withdrawn) and event.law.startswith("25A") for event in events):
            meant = data.draw(st.sampled_from([PASS, *legal_calls(self.record.state)]))
            if not self.has_called_since(found):  # what he meant, at once
                self.record = self.record.add(Called(meant, found.seat))
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

    def answer(self, data: st.DataObject, fact: Fact, inquiry: Inquiry) -> Value:
        """What the record should have told is as usual; what a person decides is as he likes."""
        if fact.answerer is Answerer.TABLE:
            return fact.usual
        question = inquiry.asks
        assert question is not None
        said = next(consequences for one, consequences in question.consequences if one is fact)
        return data.draw(st.sampled_from([one.value for one in said if not one.refused]))

    # -- what always holds

    @invariant()
    def there_is_a_next_step(self) -> None:
        if not hasattr(self, "record"):
            return
        state = self.record.state
        if state.phase is Phase.AUCTION:
            legal = legal_calls(state)
            assert PASS in legal
            assert state.turn is not None
            assert (legal == (PASS,)) >= (state.must_pass(state.turn) is not None)

    def of_slot(self, found: Irregularity, slot: str) -> set[int]:
        """The call that a slot is about: the second one, where a replacement was insufficient too (27B4)."""
        if slot != "insufficient.replacement":
            return {found.event}
        new = replacement(self.record, found)
        return {new.event} if new else set()

    def check_final(self) -> None:
        """Every call of the auction that is left is legal where it stands, or was let stand by a ruling."""
        let_stand = {
            event
            for found, inquiry in self.inquiries()
            for finding in inquiry.ruling.outcomes
            if isinstance(finding.outcome, STANDS)
            for event in self.of_slot(found, finding.slot.key)
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
        for found, inquiry in self.inquiries():
            assert not [fact for fact in inquiry.due if self.is_due(fact, found)]


Auction.TestCase.settings = settings(max_examples=60, stateful_step_count=12, deadline=None)
TestAuction = Auction.TestCase
