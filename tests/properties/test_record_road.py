"""From a record or from answers, an incident of the auction is ruled alike; a record tells what happened."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from strategies import boards, calls, cards, legal_auctions, seats

from arbitro.inquiry import rule
from arbitro.laws.core import Fact, Stage, Value
from arbitro.laws.derive import derive, incidents, kind_of
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.laws.rulebook import applies
from arbitro.model import CALLS, DOUBLE, PASS, REDOUBLE, Board, Call, Seat
from arbitro.table import (
    CALLED,
    OPENING,
    AttentionDrawn,
    Called,
    DirectorCalled,
    Event,
    Irregularity,
    Noted,
    NoteKind,
    Obliged,
    Phase,
    Played,
    TableRecord,
    Withdrawn,
    legal_calls,
)

LAWS = ("", "25A1", "27B2", "29B", "31A2(b)", "36B", "37B", "25B2")


@st.composite
def records(draw: st.DrawFn) -> TableRecord:
    """The beginning of a legal auction, and then anything."""
    made = draw(legal_auctions())
    events: list[Event] = [CALLED[call.code] for call in made[: draw(st.integers(0, len(made)))]]
    for _ in range(draw(st.integers(1, 5))):
        events.append(
            draw(
                st.one_of(
                    st.builds(Called, calls, st.none() | seats),
                    st.builds(Called, calls, seats),
                    st.builds(Withdrawn, st.integers(0, len(events)), st.sampled_from(LAWS)),
                    st.builds(Obliged, seats, st.booleans(), st.sampled_from(LAWS)),
                    st.builds(Played, cards, seats),
                    st.builds(Called, calls, meaning=st.just("natural")),
                    st.builds(Noted, st.sampled_from((NoteKind.EXPLANATION, NoteKind.ALERT_OMITTED)), seats),
                    st.builds(AttentionDrawn, st.none() | seats, st.none() | st.integers(0, len(events))),
                    st.builds(DirectorCalled, st.none() | seats),
                )
            )
        )
    return TableRecord(draw(boards), events=tuple(events))


def world_of(facts: tuple[Fact, ...], known: dict[str, Value], seed: int) -> dict[str, Value]:
    """Everything that makes sense with what is known, the rest by chance."""
    choose = random.Random(seed)
    world: dict[str, Value] = {}
    for fact in facts:
        if applies(fact, {**known, **world}):
            world[fact.key] = known.get(fact.key, choose.choice(fact.domain))
    return world


@settings(max_examples=150)
@given(record=records(), edition=st.sampled_from(EDITIONS), seed=st.integers(0, 2**32))
def test_the_record_road_equals_the_question_road(record: TableRecord, edition: str, seed: int) -> None:
    profile = Profile(edition)
    for found, kind in incidents(record):
        if kind not in profile.laws.rulebooks:
            continue
        recorded = rule(found, record, profile, kind=kind).at(Stage.REVIEW)
        assert kind_of(record, found) in (kind, None)
        world = world_of(recorded.kind.facts, dict(recorded.derived), seed)
        by_record, _ = recorded.answering({key: value for key, value in world.items() if key not in recorded.derived})
        by_question, _ = rule(kind, profile=profile).at(Stage.REVIEW).answering(world)
        assert by_record.ruling.complete
        assert by_question.ruling.complete
        assert {(f.slot.key, f.outcome, f.laws) for f in by_record.ruling.outcomes} == {
            (f.slot.key, f.outcome, f.laws) for f in by_question.ruling.outcomes
        }


# -- what happened, told by the one who made it happen


@dataclass(frozen=True)
class Made:
    """A record in which one thing went wrong, and what it must tell of it."""

    record: TableRecord
    kind: str
    facts: dict[str, Value]


def told(made: Made) -> dict[str, Value]:
    [found] = [one for one, kind in incidents(made.record) if kind == made.kind]
    return derive(made.record, Irregularity(made.kind, found.seat, found.event, found.laws))


@st.composite
def begun(draw: st.DrawFn) -> tuple[Board, list[Event], Seat]:
    """A legal auction that still goes on, and whose turn it is."""
    made = draw(legal_auctions())
    count = draw(st.integers(0, len(made) - 1))
    board = draw(boards)
    events: list[Event] = [CALLED[call.code] for call in made[:count]]
    turn = TableRecord(board, events=tuple(events)).state.turn
    assert turn is not None
    return board, events, turn


@st.composite
def insufficient(draw: st.DrawFn) -> Made:
    board, events, turn = draw(begun())
    last = TableRecord(board, events=tuple(events)).state.bidding.bid
    assume(last is not None)
    assert last is not None
    low = [call for call in CALLS.values() if call.is_bid and call.rank <= last.rank]
    number = len(events)
    events.append(Called(draw(st.sampled_from(low))))
    facts: dict[str, Value] = {"insufficient.lho_called": False, "insufficient.replaced": False}
    way = draw(st.sampled_from(("open", "called_over", "replaced", "early")))
    if way == "called_over":
        events.append(Called(PASS, turn.lho))
        facts = {"insufficient.lho_called": True}
    elif way in ("replaced", "early"):
        new = draw(st.sampled_from([PASS, *(c for c in CALLS.values() if c.is_bid)]))
        names = {False: "pass" if new is PASS else "bid", True: "insufficient"}
        short = new.is_bid and new.rank <= last.rank
        facts["insufficient.replacement"] = names[short]
        if way == "replaced":
            events.append(Withdrawn(number, "27B"))
            facts |= {"insufficient.slip": False, "insufficient.accepted": False}
        else:
            facts["insufficient.replaced"] = True
        events.append(Called(new, turn))
    return Made(TableRecord(board, events=tuple(events)), "insufficient_bid", facts)


@st.composite
def out_of_rotation(draw: st.DrawFn) -> Made:
    board, events, turn = draw(begun())
    before = TableRecord(board, events=tuple(events)).state
    seat = draw(st.sampled_from([turn.partner, turn.lho]))
    view = before.bidding if seat.side is turn.side else before.bidding.for_other_side()
    call = draw(st.sampled_from([call for call in view.legal or OPENING.legal if view.fault(call) is None]))
    number = len(events)
    events.append(Called(call, seat))
    names: dict[Call, str] = {PASS: "pass", DOUBLE: "double", REDOUBLE: "double"}
    kind = f"{names.get(call, 'bid')}_out_of_rotation"
    facts: dict[str, Value] = {"rotation.turn": "rho" if seat is turn.lho else "partner", "rotation.since": "nobody"}
    if seat is turn.lho:
        facts["rotation.rho_must_pass"] = False
    way = draw(st.sampled_from(("open", "called_over", "in_turn", "refused")))
    over = TableRecord(board, events=tuple(events)).state.phase is not Phase.AUCTION
    if way == "called_over" and not over:
        events.append(Called(PASS, seat.lho))
        facts["rotation.since"] = "lho"
    elif way == "in_turn" and not over:
        events.append(Called(PASS, turn))
        facts["rotation.since"] = "rightful"
    elif way == "refused":
        events += [Withdrawn(number, "29B"), Called(PASS, turn)]
        facts |= {"rotation.slip": False, "rotation.accepted": False}
        if seat is turn.lho:
            facts["rotation.rho_action"] = "pass"
    return Made(TableRecord(board, events=tuple(events)), kind, facts)


@settings(max_examples=100)
@given(st.one_of(insufficient(), out_of_rotation()))
def test_the_record_tells_what_happened(made: Made) -> None:
    lost = any(kind == "turn_lost_by_passes" for _, kind in incidents(made.record))
    assume(not lost)  # then the passes are ruled together
    found = told(made)
    assert {key: found.get(key) for key in made.facts} == made.facts


@st.composite
def explained(draw: st.DrawFn) -> tuple[TableRecord, str, dict[str, Value]]:
    """An explanation of partner's call, and somebody of the explaining side who speaks of it later."""
    board, events, turn = draw(begun())
    explainer, number = turn.partner, len(events) + 1
    meant = draw(st.booleans())
    call = draw(st.sampled_from(legal_calls(TableRecord(board, events=tuple(events)).state)))
    if meant:
        events.append(Called(call, meaning="as agreed"))
        number -= 1
    else:
        events += [Called(call), Noted(NoteKind.EXPLANATION, explainer)]
    for _ in range(draw(st.integers(0, 3))):
        state = TableRecord(board, events=tuple(events)).state
        if state.phase is Phase.AUCTION:
            events.append(CALLED[draw(st.sampled_from(legal_calls(state))).code])
    state = TableRecord(board, events=tuple(events)).state
    assume(not state.passed_out)
    over = state.phase is Phase.OPENING_LEAD
    own = draw(st.booleans())
    record = TableRecord(board, events=(*events, AttentionDrawn(explainer if own else turn, number)))
    if own:
        facts: dict[str, Value] = {"own_explanation.wrong": True, "own_explanation.told_before_lead": True}
        return record, "own_explanation_wrong", facts
    facts = {"partners_explanation.moment": "clarification" if over else "auction"}
    if over:
        facts["partners_explanation.declaring"] = state.declarer in (explainer, turn)
    else:
        facts["partners_explanation.spoke_in_auction"] = True
    return record, "partners_explanation_wrong", facts


@settings(max_examples=100)
@given(explained())
def test_the_record_tells_who_spoke_of_an_explanation_and_when(
    made: tuple[TableRecord, str, dict[str, Value]],
) -> None:
    record, kind, facts = made
    found = told(Made(record, kind, facts))
    assert {key: found.get(key) for key in facts} == facts
