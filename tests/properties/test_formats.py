"""Writing and reading again keeps what a format can hold; no file raises anything but InputError."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.formats import (
    Reading,
    contradictions,
    read_file,
    read_lin,
    read_pbn,
    record_from_json,
    record_to_json,
    write_json,
    write_lin,
    write_pbn,
)
from arbitro.formats.pbn_games import UNKNOWN
from arbitro.formats.problems import CODES
from arbitro.model import CALLS, PASS, Board, Call, Card, Deal, Hand, Seat
from arbitro.table.events import CALLED, Called, ClaimAgreed, Claimed, Event, Mark, Noted, NoteKind, Played
from arbitro.table.record import TableRecord
from arbitro.table.state import TableState
from bench.generate import boards as random_boards
from tests.strategies import (
    PlayedHand,
    boards,
    called_events,
    calls,
    cards,
    contracts,
    deals,
    legal_auctions,
    partial_deals,
    plays,
    seats,
)

FILES = Path(__file__).parents[1] / "files"

words = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Z"], exclude_characters='|{};[]=,\\"'), min_size=1
)
lines = st.lists(words, min_size=1, max_size=4).map(" ".join)
names = st.dictionaries(seats, lines.filter(lambda name: name not in UNKNOWN))  # to PBN, no name
numbered = st.builds(Board.of, st.integers(1, 128)) | boards

# ------------------------------------------------------------------------------------------------------- JSON

st.register_type_strategy(Call, calls)
st.register_type_strategy(Card, cards)
every_event: st.SearchStrategy[Event] = st.one_of(
    *(
        st.builds(event, **{"event": st.integers(0, 80)} if "event" in event.__dataclass_fields__ else {})
        for event in get_args(Event)
        if event is not Claimed
    ),
    st.builds(Claimed, st.none() | seats, st.none() | st.integers(0, 13), st.booleans()),
)
any_record = st.builds(
    TableRecord,
    boards,
    st.none() | deals() | partial_deals(),
    st.lists(every_event, max_size=12).map(tuple),
    st.none() | contracts,
    st.none() | st.integers(0, 13),
    st.dictionaries(seats, st.text()),
    st.dictionaries(st.text(), st.text()),
    st.text(),
)


@given(any_record)
def test_json_is_the_identity(record: TableRecord) -> None:
    said = json.loads(json.dumps(record_to_json(record)))
    assert record_from_json(said) == record
    assert record_to_json(record_from_json(said)) == said


@given(any_record, st.data())
def test_json_with_something_changed_is_refused_or_read(record: TableRecord, data: st.DataObject) -> None:
    said = record_to_json(record)
    junk: st.SearchStrategy[object] = st.none() | st.booleans() | st.integers() | st.text() | st.just([]) | st.just({})
    said[data.draw(st.sampled_from(sorted(said)) | st.text())] = data.draw(junk)
    with suppress(InputError):
        record_from_json(said)


# --------------------------------------------------------------------------------------------------- LIN, PBN


def annotated(auction: tuple[Call, ...], data: st.DataObject) -> tuple[Event, ...]:
    """The calls, some alerted, some explained, some with a comment after them."""
    events: list[Event] = []
    for event in called_events(auction):
        if data.draw(st.integers(0, 3)) == 0:
            event = replace(event, alert=data.draw(st.booleans()), meaning=data.draw(lines | st.just("")))
        events.append(event)
        if data.draw(st.integers(0, 7)) == 0:
            events.append(Noted(NoteKind.COMMENT, text=data.draw(lines)))
    return tuple(events)


@given(st.integers(0, 10**6), numbered, legal_auctions(), names, st.integers(0, 52), st.data())
def test_legal_boards_survive(
    seed: int,
    board: Board,
    auction: tuple[Call, ...],
    players: dict[Seat, str],
    count: int,
    data: st.DataObject,
) -> None:
    deal = random_boards(1, seed)[0].deal
    assert deal is not None
    record = TableRecord(board, deal, annotated(auction, data), players=players)
    if contract := record.state.contract:
        record = record.add(*legal_play(record, deal)[:count])
        record = replace(record, contract=contract) if data.draw(st.booleans()) else record
        if 0 < count < 52 and data.draw(st.booleans()):
            record = record.add(Claimed(tricks=data.draw(st.integers(0, 13))), ClaimAgreed())

    (lin,) = read_lin([write_lin(record)])
    assert lin.record is not None
    assert {p.code for p in lin.problems} <= {"dealer-missing", "vulnerability-missing"}
    assert replace(lin.record, place="", tags={}, contract=record.contract) == record

    (pbn,) = read_pbn(write_pbn([record]).splitlines(keepends=True))
    assert pbn.problems == ()
    assert pbn.record is not None
    assert pbn.record.events == tuple(e for e in record.events if not isinstance(e, Claimed | ClaimAgreed))
    assert pbn.record.stated_tricks == record.state.declarer_tricks
    assert pbn.record.contract == contract
    assert (pbn.record.board, pbn.record.deal, pbn.record.players) == (board, deal, players)


def legal_play(record: TableRecord, deal: Deal) -> list[Event]:
    """Fifty-two cards, always the lowest that the law of following suit allows."""
    events: list[Event] = []
    contract = record.state.contract
    assert contract is not None
    hands = {seat: list(deal[seat] or ()) for seat in Seat}
    leader = contract.declarer.lho
    for _ in range(13):
        trick: dict[Seat, Card] = {}
        for seat in (leader, leader.lho, leader.partner, leader.rho):
            led = trick[leader].suit if trick else None
            card = min([c for c in hands[seat] if c.suit is led] or hands[seat], key=lambda c: c.rank)
            hands[seat].remove(card)
            trick[seat] = card
            events.append(Played(card))
        trump, led = contract.denomination.suit, trick[leader].suit
        leader = max(trick, key=lambda s: (trick[s].suit is trump, trick[s].suit is led, trick[s].rank))
    return events


@given(numbered, st.lists(st.tuples(calls, st.integers(0, 3)), min_size=1, max_size=12))
def test_irregular_auctions_survive_in_pbn(board: Board, made: list[tuple[Call, int]]) -> None:
    """Any call by any player: skipped players and insufficient bids are marked and read again."""
    seat = board.dealer
    events: list[Event] = []
    for call, skipped in made:
        for _ in range(skipped):
            seat = seat.lho
        events.append(Called(call, seat))
        seat = seat.lho
    record = TableRecord(board, None, tuple(events))
    (reading,) = read_pbn(write_pbn([record]).splitlines(keepends=True))
    assert reading.problems == ()
    assert reading.record is not None
    wanted, got = record.state, reading.record.state
    assert [(c.seat, c.call) for c in got.auction] == [(c.seat, c.call) for c in wanted.auction]
    assert found_in(got) >= found_in(wanted)


def found_in(state: TableState) -> set[tuple[str, int]]:
    """What PBN has marks for, at the calls that stand."""
    place = {made.event: i for i, made in enumerate(state.auction)}
    marked = ("insufficient_bid", "call_out_of_rotation")
    return {(i.kind, place[i.event]) for i in state.irregularities if i.kind in marked and i.event in place}


@given(plays(revoke=True), boards)
def test_revokes_are_marked_in_pbn(hand: PlayedHand, board: Board) -> None:
    contract = replace(hand.contract, vulnerable=board.vulnerability.of(hand.contract.declarer.side))
    record = TableRecord(board, hand.deal, hand.events, contract)
    (reading,) = read_pbn(write_pbn([record]).splitlines(keepends=True))
    assert reading.record is not None
    played = [event for event in reading.record.events if isinstance(event, Played)]
    assert [event.card for event in played] == list(hand.cards)
    assert [i for i, event in enumerate(played) if event.mark] == ([] if hand.revoke is None else [hand.revoke])
    assert all(event.mark in (None, Mark.REVOKE) for event in played)
    assert [trick.winner for trick in reading.record.state.tricks] == list(hand.winners)


@given(plays(), st.lists(seats, min_size=1, max_size=8))
def test_leads_out_of_turn_keep_their_order_in_pbn(hand: PlayedHand, leaders: list[Seat]) -> None:
    """Each trick begins with any seat; the others follow clockwise with what they have."""
    left = {seat: list(hand.deal[seat] or ()) for seat in Seat}
    events: list[Event] = []
    for leader in leaders:
        for seat in (leader, leader.lho, leader.partner, leader.rho):
            led = left[seat].pop()
            events.append(Played(led, seat if seat is leader else None))
    vulnerable = Board.of(1).vulnerability.of(hand.contract.declarer.side)
    record = TableRecord(Board.of(1), hand.deal, tuple(events), replace(hand.contract, vulnerable=vulnerable))
    (reading,) = read_pbn(write_pbn([record]).splitlines(keepends=True))
    assert reading.problems == ()
    assert reading.record is not None
    wanted = [(trick.seats, trick.cards) for trick in record.state.tricks]
    assert [(trick.seats, trick.cards) for trick in reading.record.state.tricks] == wanted


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=4))
def test_many_games_in_one_text(seeds: list[int]) -> None:
    records = [random_boards(1, seed)[0] for seed in seeds]
    by_pbn = [reading.record for reading in read_pbn(write_pbn(records).splitlines(keepends=True))]
    by_lin = [reading.record for reading in read_lin(map(write_lin, records))]
    for record, pbn, lin in zip(records, by_pbn, by_lin, strict=True):
        assert pbn is not None
        assert lin is not None
        assert pbn.events == lin.events == record.events
        assert pbn.state.declarer_tricks == pbn.stated_tricks
        assert contradictions(pbn) == contradictions(lin) == ()


@given(deals(), st.sets(seats))
def test_hidden_hands(deal: Deal, hidden: set[Seat]) -> None:
    known: dict[Seat, Hand] = {seat: hand for seat in Seat if seat not in hidden and (hand := deal[seat])}
    part = Deal.of(known)
    record = TableRecord(Board.of(1), part)
    (pbn,) = read_pbn(write_pbn([record]).splitlines(keepends=True))
    (lin,) = read_lin([write_lin(record)])
    assert pbn.record is not None
    assert lin.record is not None
    assert pbn.record.deal == (part if known else None)
    assert lin.record.deal == (deal if len(known) == 3 else part if known else None)


def test_passed_out_board() -> None:
    record = TableRecord(Board.of(2), events=(CALLED[PASS.code],) * 4)
    (pbn,) = read_pbn(write_pbn([record]).splitlines(keepends=True))
    assert pbn.record is not None
    assert pbn.record.state.passed_out
    assert CALLS["P"] is PASS


# ------------------------------------------------------------------------------------------------------ fuzzing

SAMPLES = [path.read_bytes() for path in sorted(FILES.iterdir()) if path.is_file()] + [
    write_pbn(random_boards(2)).encode(),
    "".join(map(write_lin, random_boards(2))).encode(),
    write_json(random_boards(1)).encode(),
]


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A valid text cut, with parts deleted, doubled or exchanged, and bytes thrown in."""
    text = draw(st.sampled_from(SAMPLES))
    for _ in range(draw(st.integers(1, 5))):
        i, j = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        part = text[i : min(j, i + 60)]
        text = draw(
            st.sampled_from(
                [
                    text[:j],
                    text[:i] + text[i + len(part) :],
                    text[:i] + part + part + text[i + len(part) :],
                    text[:i] + text[j:],
                    text[:i] + draw(st.binary(max_size=6)) + text[i:],
                    text[:i]
                    + draw(st.sampled_from([b"{", b"}", b'"', b"[", b"]", b"|", b"^", b"\n\n", b"%"]))
                    + text[i:],
                    text[:i] + draw(st.sampled_from(SAMPLES))[i:j] + text[j:],
                ]
            )
        )
    return text


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "file"


@settings(max_examples=400, suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow])
@given(damaged() | st.binary())
def test_no_file_raises_anything_else(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    readings: list[Reading] = []
    with suppress(InputError):
        readings += read_file(path)
    for reading in readings:
        found = contradictions(reading.record) if reading.record else ()
        assert {problem.code for problem in (*reading.problems, *found)} <= CODES.keys()
        assert all(problem.place for problem in reading.problems)
        if reading.record:
            again = record_from_json(json.loads(json.dumps(record_to_json(reading.record))))
            assert again == reading.record
            with suppress(InputError):
                write_lin(reading.record)
            write_pbn([reading.record])
