"""LIN: boards, vugraph, RealBridge, pages that link it, and what is reported."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from arbitro.errors import InputError
from arbitro.formats import Reading, Severity, contradictions, read_file, read_lin, write_lin
from arbitro.formats.lin import read_travellers
from arbitro.model import Board, Contract, Doubling, Seat, Side, Vulnerability
from arbitro.table.events import Called, ClaimAgreed, Claimed, Event, Noted, Played
from arbitro.table.record import TableRecord

FILES = Path(__file__).parents[1] / "files"


def records(path: Path) -> list[TableRecord]:
    return [reading.record for reading in read_file(path) if reading.record is not None]


def one(text: str) -> Reading:
    (reading,) = read_lin([text])
    return reading


def record_of(reading: Reading) -> TableRecord:
    assert reading.record is not None
    return reading.record


def acts(record: TableRecord) -> list[str]:
    return [
        event.call.code if isinstance(event, Called) else event.card.code
        for event in record.events
        if isinstance(event, Called | Played)
    ]


def problems(reading: Reading) -> list[tuple[str, str, str]]:
    return [(problem.code, problem.place, problem.got) for problem in reading.problems]


# ------------------------------------------------------------------------------------------------------ boards


def test_boards_abandoned_never_bid_and_claimed() -> None:
    abandoned, unbid, claimed = records(FILES / "abandoned.lin")
    assert acts(abandoned) == "1S P 2S P P P HA H8 H5 H2 HK H9".split()
    assert (abandoned.stated_tricks, abandoned.state.declarer_tricks) == (None, None)
    assert (unbid.events, unbid.board) == ((), Board(2, Seat.E, Vulnerability.NS))
    assert claimed.events[-2:] == (Claimed(tricks=7), ClaimAgreed())
    assert claimed.events[2] == Called(claimed.state.auction[2].call, alert=True, meaning="15 to 17")
    assert claimed.players == {Seat.S: "Anna", Seat.W: "Bruno", Seat.N: "Carla", Seat.E: "Dario"}
    assert [record.place for record in (abandoned, unbid, claimed)] == ["line 1", "line 2", "line 3"]


def test_fourth_hand_is_what_three_leave() -> None:
    deal = records(FILES / "abandoned.lin")[0].deal
    assert str(deal) == "N:AKQ.432.AKQJ.432 5432.AKQ.432.AKQ JT98.JT98.T9.JT9 76.765.8765.8765"
    two = one("md|1SAKQ,,SJT98,|mb|p|")
    assert str(record_of(two).deal) == "N:JT98... - AKQ... -"
    assert problems(two)[0][0] == "hand-size"


def test_vugraph_rooms_results_commentary_and_lower_case() -> None:
    open_17, closed_17, open_18, closed_18 = records(FILES / "vugraph.lin")
    assert [r.tags["room"] for r in (open_17, closed_17, open_18, closed_18)] == ["open", "closed"] * 2
    assert [r.board.number for r in (open_17, closed_17, open_18, closed_18)] == [17, 17, 18, 18]
    assert (open_17.players[Seat.S], closed_17.players[Seat.E]) == ("Anna", "Hilda")
    said = [event.text for event in open_17.events if isinstance(event, Noted)]
    assert said == ["mona: good evening", "mona: two lines\nof it", "otto: three would do"]
    calls = [event for event in open_17.events if isinstance(event, Called)]
    assert [(c.call.code, c.alert, c.meaning) for c in calls[:3]] == [
        ("1S", False, ""), ("P", False, ""), ("2S", True, "6 to 9"),
    ]  # fmt: skip
    assert (str(open_17.contract), open_17.stated_tricks) == ("2S N", 8)
    assert (str(closed_17.contract), closed_17.stated_tricks) == ("1N N", 8)
    assert (open_18.contract, open_18.state.passed_out) == (None, True)
    assert (str(closed_18.contract), closed_18.stated_tricks) == ("3HX E", 7)
    assert (open_17.tags["Event"], open_17.tags["HomeTeam"]) == ("City Cup Final", "Blue")
    assert [r.place for r in (open_17, closed_17, open_18, closed_18)] == [f"line {n}" for n in (4, 11, 14, 15)]
    assert all(contradictions(record) == () for record in (open_17, closed_17, open_18, closed_18))


def test_result_of_a_board_played_out_is_stated_and_no_claim() -> None:
    record = records(FILES / "realbridge.html")[0]
    assert (record.stated_tricks, record.state.declarer_tricks) == (7, 7)
    assert not any(isinstance(event, Claimed) for event in record.events)


def test_page_with_links() -> None:
    readings = list(read_file(FILES / "realbridge.html"))
    assert [reading.problems for reading in readings] == [()] * 4
    played, claimed, adjusted, unplayed = (record_of(reading) for reading in readings)
    assert played.tags["ns"] == "Anna & Bea"
    assert played.tags["zz"] == "50.00%"
    assert played.place == "line 8"
    (found,) = contradictions(claimed)
    assert (found.code, found.place, found.got, found.params) == ("claim-too-many", "line 9", "8", {"won": 7})
    assert (adjusted.stated_tricks, len(acts(adjusted))) == (None, len(acts(played)))
    assert (unplayed.events, unplayed.tags["mc"]) == ((), "-1")
    assert contradictions(adjusted) == contradictions(unplayed) == ()


def test_row_without_a_link_text() -> None:
    header, cells = "<th>Result</th><th>Movie</th>", """<td>A-+</td><td onclick="hv_popuplin('')">x</td>"""
    page = f"<table><tr>{header}</tr><tr>{cells}</tr></table>"
    (reading,) = read_travellers(page)
    assert (reading.record, problems(reading)) == (None, [("row-without-cards", "line 1", "A-+")])


# ---------------------------------------------------------------------------------------------------- problems


def test_problems_have_lines_and_reading_finds_its_step_again() -> None:
    first, second, third = read_file(FILES / "broken.lin")
    assert problems(first) == [
        ("vulnerability-wrong", "line 1", "z"),
        ("call-notation", "line 1", "9S"),
        ("stray-text", "line 1", "mbp"),
        ("card-notation", "line 1", "Z5"),
        ("lin-command", "line 1", "xy"),
    ]
    assert acts(record_of(first)) == "1S 2S P P P HA H8".split()
    assert problems(second) == [("hand-size", "line 2", "14"), ("result-notation", "line 2", "14")]
    assert record_of(second).deal is not None
    assert acts(record_of(third)) == "P 1C P P P HA H8".split()
    assert problems(third)[0] == ("truncated", "line 3", "pc|H")
    assert [p.severity for p in third.problems] == [Severity.ERROR, Severity.NOTICE]


def test_claims_that_cannot_be() -> None:
    board = "md|3SJT98HJT98DT9CJT9,S76H765D8765C8765,SAKQH432DAKQJC432,|mb|1S|mb|p|mb|p|mb|p|"
    lost = "pc|HA|pc|H8|pc|H5|pc|H2|pc|HK|pc|H9|pc|H6|pc|H3|"
    assert [p.code for p in contradictions(record_of(one(board + lost + "mc|12|")))] == ["claim-too-many"]
    assert contradictions(record_of(one(board + lost + "mc|11|"))) == ()
    won = "pc|D2|pc|D9|pc|D5|pc|DA|"
    assert [p.code for p in contradictions(record_of(one(board + won + "mc|0|")))] == ["claim-too-few"]
    assert record_of(one(board + won)).state.tricks_won == {Side.NS: 1, Side.EW: 0}


def test_numbers_out_of_range() -> None:
    digits = "9" * 5000
    reading = one(f"rs|7NN+9|qx|o{digits}|ah|Board {digits}|md|1,,,|mb|1S|mc|{digits}|")
    assert [problem.code for problem in reading.problems] == ["result-notation"]
    assert record_of(reading).stated_tricks is None
    vugraph = one("vg|Cup,1,I,1,1,A,0,B,0|rs|7NN+9,|qx|o1|md|1,,,|sv|o|")
    assert (str(record_of(vugraph).contract), record_of(vugraph).stated_tricks) == ("7N N", None)


def test_names_number_and_vulnerability_may_stand_before_the_hands_or_after() -> None:
    head, hands, rest = "pn|{0}1,{0}2,{0}3,{0}4|", "md|1,,,|", "ah|Board {1}|sv|b|"
    for order in (head + rest + hands, head + hands + rest):
        text = "".join(order.format(name, number) + "mb|p|pg||" for name, number in (("A", 3), ("B", 4)))
        first, second = (record_of(reading) for reading in read_lin([text]))
        assert [(r.board.number, r.players[Seat.S]) for r in (first, second)] == [(3, "A1"), (4, "B1")]
    (late,) = read_lin(["md|1,,,|pn|A,B,C,D|ah|Board 7|mb|p|"])
    assert record_of(late).players[Seat.W] == "B"


def test_pieces_may_be_cut_anywhere() -> None:
    text = (FILES / "vugraph.lin").read_text()
    whole = list(read_lin(text.splitlines(keepends=True)))
    assert list(read_lin([text])) == whole
    assert list(read_lin(text)) == whole  # one character at a time


def test_writing_and_reading_again() -> None:
    for record in (*records(FILES / "abandoned.lin"), *records(FILES / "vugraph.lin")):
        again = record_of(one(write_lin(record)))
        assert again.events[-2:] == record.events[-2:] or record.stated_tricks is not None
        assert (again.board, again.deal, acts(again)) == (record.board, record.deal, acts(record))


PLAYED_OUT = records(FILES / "abandoned.lin")[0]
CONTRACT = PLAYED_OUT.state.contract
NOT_CALLED = tuple(event for event in PLAYED_OUT.events if not isinstance(event, Called))
CALLS = len(PLAYED_OUT.events) - len(NOT_CALLED)


@pytest.mark.parametrize(
    "events",
    [NOT_CALLED, PLAYED_OUT.events[: CALLS - 1] + NOT_CALLED, (*NOT_CALLED[:3], Claimed(tricks=9), ClaimAgreed())],
    ids=["no auction", "an auction that did not end", "a claim"],
)
def test_a_play_that_rests_on_a_stated_contract_is_refused(events: tuple[Event, ...]) -> None:
    """LIN would show its cards as exposed before the play."""
    record = replace(PLAYED_OUT, events=events, contract=CONTRACT, place="line 5")
    assert record.state.contract == CONTRACT
    with pytest.raises(InputError) as caught:
        write_lin(record)
    assert (caught.value.code, caught.value.where) == ("lin-no-auction", "line 5")


@pytest.mark.parametrize("contract", [None, CONTRACT], ids=["no contract", "contract"])
def test_what_needs_no_stated_contract_is_written_with_no_more_irregularities(contract: Contract | None) -> None:
    kinds = {
        "whole": PLAYED_OUT.events,
        "auction": PLAYED_OUT.events[:CALLS],
        "nothing": (),
        "cards only": () if contract else NOT_CALLED,
    }
    for events in kinds.values():
        record = replace(PLAYED_OUT, events=events, contract=contract)
        again = record_of(one(write_lin(record)))
        assert acts(again) == acts(record)
        assert [i.kind for i in again.irregularities] == [i.kind for i in record.irregularities]


# -------------------------------------------------------------------------------------- the files of directors

COUNTS = {
    "bbo_abandoned_26_cards": 1, "bbo_abandoned_32_cards": 1, "bbo_abandoned_mid_trick": 1,
    "bbo_claim_after_13_cards": 1, "bbo_claim_after_6_cards": 1, "bbo_claim_one_less_than_dd": 1,
    "bbo_grand_slam_XX": 1, "bbo_history_1": 1, "bbo_history_2": 1, "bbo_kemistry_12boards": 12,
    "bbo_no_auction": 1, "bbo_redoubled_claim": 1, "bbo_redoubled_played_out": 1, "bbo_single_sample": 1,
    "vugraph_usbf2010_sf_seg4": 30,
}  # fmt: skip


@pytest.mark.parametrize("name", COUNTS)
def test_every_real_file(shared: Path, name: str) -> None:
    path = shared / "data" / "lin" / f"{name}.lin"
    if not path.exists():
        pytest.skip(f"{path} is not here")
    readings = list(read_file(path))
    assert len(readings) == COUNTS[name]
    for reading in readings:
        record = record_of(reading)
        assert (*reading.problems, *contradictions(record), *record.state.irregularities) == ()
        assert record.deal is not None
        assert record.deal.is_complete


@pytest.mark.parametrize(
    ("name", "contract", "tricks", "cards"),
    [
        ("bbo_claim_after_13_cards", "6NX W", 10, 13),
        ("bbo_claim_after_6_cards", "4H E", 6, 6),
        ("bbo_claim_one_less_than_dd", "1N E", 8, 24),
        ("bbo_redoubled_claim", "4SXX N", 11, 32),
        ("bbo_abandoned_26_cards", "4H E", None, 26),
        ("bbo_abandoned_32_cards", "4S W", None, 32),
        ("bbo_abandoned_mid_trick", "3NX W", None, 26),
        ("bbo_grand_slam_XX", "7SXX W", 10, 52),
    ],
)
def test_known_results(shared: Path, name: str, contract: str, tricks: int | None, cards: int) -> None:
    (record,) = records(shared / f"data/lin/{name}.lin")
    state = record.state
    assert (str(state.contract), state.declarer_tricks) == (contract, tricks)
    assert sum(isinstance(event, Played) for event in record.events) == cards


def test_vugraph_segment(shared: Path) -> None:
    """Thirty tables of fifteen boards; every result that the header states follows from calls and cards."""
    table = records(shared / "data/lin/vugraph_usbf2010_sf_seg4.lin")
    assert [(r.board.number, r.tags["room"]) for r in table] == [
        (number, room) for number in range(46, 61) for room in ("open", "closed")
    ]
    assert table[0].players[Seat.S] == "Meckstroth"
    assert table[1].players[Seat.S] == "Stansby"
    assert all(record.state.contract == record.contract for record in table)
    assert all(record.state.declarer_tricks == record.stated_tricks for record in table)
    doubled = [str(r.contract) for r in table if r.contract and r.contract.doubling is Doubling.DOUBLED]
    assert doubled == ["4SX W", "5DX N"]


def test_kemistry_claims(shared: Path) -> None:
    table = records(shared / "data/lin/bbo_kemistry_12boards.lin")
    claims = [event.tricks for record in table for event in record.events if isinstance(event, Claimed)]
    assert claims == [9, 12, 9, 10, 11]
    assert sum(len(record.state.tricks) == 13 for record in table) >= 7


def test_travellers(shared: Path) -> None:
    folder = shared / "data" / "travellers"
    counts = {path.name: len(list(read_file(path))) for path in sorted(folder.glob("*.html"))}
    assert counts == {
        "bbo_traveller_A-+.html": 41,
        "bbo_traveller_A==.html": 15,
        "realbridge_20210113_board_5.html": 3,
        "realbridge_20210127_board_7.html": 4,
        "realbridge_20210203_board_7.html": 4,
        "realbridge_20210224_board_16.html": 5,
        "realbridge_20210310_board_16.html": 3,
    }
    found = {
        (path.name, problem.code, problem.got, problem.params["won"])
        for path in folder.glob("*.html")
        for record in records(path)
        for problem in contradictions(record)
    }
    assert found == {("realbridge_20210203_board_7.html", "claim-too-many", "10", 9)}
