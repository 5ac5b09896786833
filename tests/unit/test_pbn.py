"""PBN: what is understood, in which order, and what is reported."""

from __future__ import annotations

import re
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest

import arbitro
from arbitro.errors import InputError
from arbitro.formats import (
    Problem,
    Reading,
    Severity,
    contradictions,
    read_file,
    read_pbn,
    write_json,
    write_lin,
    write_pbn,
)
from arbitro.formats.problems import CODES
from arbitro.model import Board, Doubling, Seat, Side, Vulnerability
from arbitro.table.events import Called, Mark, Noted, Played
from arbitro.table.record import TableRecord
from bench.generate import boards

SRC = Path(arbitro.__file__).parent
FILES = Path(__file__).parents[1] / "files"
DEAL = "N:AKQ.432.AKQJ.432 5432.AKQ.432.AKQ JT98.JT98.T9.JT9 76.765.8765.8765"


def records(path: Path) -> list[TableRecord]:
    return [reading.record for reading in read_file(path) if reading.record is not None]


def one(text: str) -> Reading:
    (reading,) = read_pbn(text.splitlines(keepends=True))
    return reading


def game(*lines: str) -> Reading:
    head = ('[Board "1"]', '[Dealer "N"]', '[Vulnerable "None"]', f'[Deal "{DEAL}"]')
    return one("\n".join((*head, *lines)) + "\n")


def record_of(reading: Reading) -> TableRecord:
    assert reading.record is not None
    return reading.record


def acts(record: TableRecord) -> list[str]:
    """The calls and cards, each with the seat and mark that it carries: 'S7/W^L'."""
    return [_act(event) for event in record.events if isinstance(event, Called | Played)]


def _act(event: Called | Played) -> str:
    what = event.call.code if isinstance(event, Called) else event.card.code
    return what + (f"/{event.seat}" if event.seat else "") + (f"^{event.mark}" if event.mark else "")


def errors(reading: Reading) -> list[tuple[str, str, str]]:
    return [(p.code, p.place, p.got) for p in reading.problems if p.severity is Severity.ERROR]


def codes(readings: list[Reading]) -> set[str]:
    return {problem.code for reading in readings for problem in reading.problems}


# ------------------------------------------------------------------------------------------- irregularities


def test_every_mark_of_the_standard_becomes_an_event_in_true_order() -> None:
    record = records(FILES / "irregular.pbn")[0]
    assert acts(record) == [
        *("1S", "1H^I", "P", "2S/N^S", "P", "P", "P"),
        *("HA", "H8", "H5", "H2", "HK", "H9", "C5^R", "H3"),
        *("S7/W^L", "SA", "S2", "S8", "SK", "S3", "S9", "S6"),
    ]
    assert [trick.winner for trick in record.state.tricks] == [Seat.E, Seat.E, Seat.N, Seat.N]
    assert {i.kind for i in record.state.irregularities} >= {"insufficient_bid", "revoke", "lead_out_of_turn"}
    assert record.stated_tricks == 8


def test_swapped_declarer() -> None:
    record = records(FILES / "irregular.pbn")[1]
    assert record.contract is not None
    assert record.contract.declarer is Seat.S
    assert record.tags["Declarer"] == "^S"
    assert acts(record)[-5:] == ["C8/W", "C2", "CA", "C9", "CK"]
    assert contradictions(record) == ()


def test_writing_marks_what_is_irregular() -> None:
    for record in records(FILES / "irregular.pbn"):
        assert one(write_pbn([record])).record == replace(record, place="line 2")


# ------------------------------------------------------------------------------------------ text of all kinds


def test_notes_comments_glyphs_inheritance_and_tables() -> None:
    first, second, third = records(FILES / "notes.pbn")
    calls = [event for event in first.events if isinstance(event, Called)]
    assert [(c.call.code, c.alert, c.meaning) for c in calls[:3]] == [
        ("1C", True, "may be short"),
        ("P", False, ""),
        ("1H", False, "four hearts"),
    ]
    said = [event.text for event in first.events if isinstance(event, Noted)]
    assert said == ["$1", "slow", "$13", "asks for count", "top of a sequence", "$8"]
    assert first.players[Seat.E] == '"Tacitus" \\ junior'
    assert first.tags["comment"].endswith("and { a brace in it")
    assert (second.tags["Event"], second.tags["Site"]) == ("Notes and comments", "There")
    assert (second.players, second.board.number) == ({Seat.W: "Ovid"}, 6)
    assert (third.board.number, third.tags["Site"], len(acts(third))) == (7, "There", 3)
    assert third.deal is not None
    assert third.deal[Seat.N] is None
    assert not any(reading.problems for reading in read_file(FILES / "notes.pbn"))


def test_columns_are_seats_and_events_are_in_the_order_of_play() -> None:
    played = records(FILES / "notes.pbn")[0]
    assert acts(played)[-13:] == "CA C9 C5 C2 CK CT C6 C3 CQ CJ C7 C4 H2".split()
    won_by_dummy = game('[Declarer "N"]', '[Contract "1NT"]', '[Play "E"]', "D2 D9 D5 DA", "S2 S8 S6 SK", "*")
    assert acts(record_of(won_by_dummy)) == "D2 D9 D5 DA SK S2 S8 S6".split()


def test_lower_case_and_lesson_words() -> None:
    (record,) = records(FILES / "lesson.pbn")
    assert acts(record) == "P 1S X XX 2H X P P 2N 4S X P P P HA H8 H5 H2".split()
    assert record.board == Board.of(12)
    assert record.contract is not None
    assert record.contract.doubling is Doubling.DOUBLED
    assert record.deal is not None
    assert record.deal.is_complete


@pytest.mark.parametrize(
    ("text", "tricks"),
    [
        ("9", 9), ("EW 4", 9), ("NS 9", 9), ("NS 9 EW 4", 9), ("EW 4 NS 9", 9), ("^9", 9), ("ew 4", 9),
        ("0", 0), ("13", 13), ("?", None), ("", None), ("14", None), ("NS 9 EW 5", None), ("+1", None),
        ("9" * 5000, None),
    ],
)  # fmt: skip
def test_results(text: str, tricks: int | None) -> None:
    reading = game('[Declarer "S"]', '[Contract "3NT"]', f'[Result "{text}"]')
    assert record_of(reading).stated_tricks == tricks
    assert (errors(reading) == []) is (tricks is not None or text in ("?", ""))


def test_result_of_a_play_to_be_continued_is_no_result() -> None:
    reading = game('[Declarer "N"]', '[Contract "1NT"]', '[Result "1"]', '[Play "E"]', "D2 D9 D5 DA", "+ - - SA")
    assert record_of(reading).stated_tricks is None
    assert acts(record_of(reading)) == "D2 D9 D5 DA SA".split()
    assert reading.problems == ()


def test_hidden_hands_passed_out_and_end_position() -> None:
    hidden = one(f'[Board "3"]\n[Deal "W:- {DEAL[2:18]} - -"]\n')
    assert record_of(hidden).deal is not None
    passed = game('[Contract "Pass"]', '[Declarer ""]', '[Result ""]', '[Auction "N"]', "AP")
    assert record_of(passed).state.passed_out
    assert record_of(passed).tags == {"Contract": "Pass"}
    end = game('[Contract "H"]', '[Play "W"]', "S6 SA S2 S8")
    assert (acts(record_of(end)), codes([end])) == ([], {"contract-missing"})


def test_auction_that_does_not_start_with_the_dealer() -> None:
    reading = game('[Auction "E"]', "1S Pass Pass Pass")
    assert acts(record_of(reading))[0] == "1S/E"
    assert errors(reading) == [("auction-start", "line 5", "E")]


def test_playing_from_another_column_than_the_leaders() -> None:
    reading = game('[Declarer "N"]', '[Contract "1NT"]', '[Play "N"]', "DA D2 D9 D5", "SK S2 S8 S6")
    assert acts(record_of(reading)) == "D2 D9 D5 DA SK S2 S8 S6".split()


# --------------------------------------------------------------------------------------------------- problems


def test_problems_have_lines_and_a_broken_game_does_not_stop_the_rest() -> None:
    readings = list(read_file(FILES / "broken.pbn"))
    assert [errors(reading) for reading in readings] == [
        [
            ("board-number", "line 2", "twelve"),
            ("seat-wrong", "line 3", "Black"),
            ("vulnerability-wrong", "line 4", "Sometimes"),
            ("card-twice", "line 5", "SA"),
            ("contract-notation", "line 7", "8S"),
            ("result-notation", "line 8", "seven"),
        ],
        [
            ("tag-notation", "line 13", '[Site "no closing quote]'),
            ("stray-text", "line 16", "some words"),
            ("call-notation", "line 18", "banana"),
        ],
        [("comment-open", "line 24", "{")],
        [("play-gap", "line 33", "D9")],
        [("truncated", "line 38", '[Deal "N:AKQ.432.AKQJ.432 5432.AKQ.432.AKQ JT98')],
    ]
    assert [r.record and r.record.place for r in readings] == [f"line {n}" for n in (1, 10, 21, 26, 35)]
    assert acts(record_of(readings[1])) == ["1S", "P/W", "P"]


@pytest.mark.parametrize("bid", ["8C", "9NT", "8n", "10S"])
def test_a_bid_above_seven_ends_what_is_read_of_an_auction(bid: str) -> None:
    """No record can hold it (38); what came after it would seem out of turn."""
    reading = game('[Auction "N"]', f"7S {bid} Pass Pass", "Pass Pass")
    assert errors(reading) == [("call-notation", "line 6", bid)]
    assert acts(record_of(reading)) == ["7S"]
    assert record_of(reading).irregularities == ()


def test_after_the_end_and_after_plus() -> None:
    assert errors(game('[Auction "N"]', "1S + Pass")) == [("after-end", "line 6", "Pass")]
    play = ('[Declarer "N"]', '[Contract "1NT"]', '[Play "E"]', "D2 * D9")
    assert errors(game(*play)) == [("after-end", "line 8", "D9")]


def test_contradictions() -> None:
    played = (
        '[Play "E"]',
        "HA H8 H5 H2",
        "HK H9 H6 H3",
        "HQ HT H7 H4",
        "CA C9 C5 C2",
        "CK CT C6 C3",
        "CQ CJ C7 C4",
    )
    said = ('[Contract "4S"]', '[Declarer "N"]', '[Result "10"]', '[Auction "N"]', "1S Pass 3S AP")
    reading = game(*said, *played)
    found = contradictions(record_of(reading))
    assert [(p.code, p.got, dict(p.params)) for p in found] == [
        ("contract-differs", "4S N", {"auction": "3S N"}),
        ("claim-too-many", "10", {"won": 7}),
    ]
    agreed_wrongly = game(*said[:2], '[Result "^10"]', *played)
    assert contradictions(record_of(agreed_wrongly)) == ()
    assert record_of(agreed_wrongly).state.tricks_won == {Side.NS: 0, Side.EW: 6}


# ------------------------------------------------------------------------------------------------------ files


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "file-empty"),
        (b" \n\n", "file-empty"),
        (b'\x00\x01[Board "1"]', "file-binary"),
        (b"Dear director, nothing here", "file-format"),
        (b"% PBN 2.1\n\n", "file-no-boards"),
    ],
)
def test_files_that_cannot_be_used(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "some.pbn"
    path.write_bytes(content)
    with pytest.raises(InputError) as raised:
        list(read_file(path))
    assert raised.value.code == code
    assert str(path) in raised.value.where


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(InputError) as raised:
        read_file(tmp_path / "none.pbn")
    assert raised.value.code == "file-unreadable"


@pytest.mark.parametrize(
    ("name", "encoding", "guessed"),
    [
        ("Wiśniewski, Łucja", "utf-8", None),
        ("Wiśniewski, Łucja", "utf-8-sig", None),
        ("Wiśniewski, Łucja", "utf-16", None),
        ("Wiśniewski, Łucja", "cp1250", "cp1250"),
        ("Gutiérrez, Íñigo", "latin-1", "cp1252"),
    ],
)
def test_encodings(tmp_path: Path, name: str, encoding: str, guessed: str | None) -> None:
    path = tmp_path / "club.txt"
    path.write_text(f'[Board "1"]\n[North "{name}"]\n', encoding=encoding)
    (reading,) = read_file(path)
    assert record_of(reading).players == {Seat.N: name}
    guesses = [problem.got for problem in reading.problems if problem.code == "encoding-guessed"]
    assert guesses == ([guessed] if guessed else [])


def test_vulnerability_and_dealer_by_number_are_noticed() -> None:
    reading = one('[Board "7"]\n')
    assert record_of(reading).board == Board(7, Seat.S, Vulnerability.ALL)
    assert [(p.code, p.got) for p in reading.problems] == [
        ("dealer-missing", "S"),
        ("vulnerability-missing", "All"),
    ]


# ------------------------------------------------------------------------------------- the files of directors

COUNTS = {
    "acbl_handrecord_LBC-2026-01-26": 36, "acbl_handrecord_newton": 30, "bbo_robot_tourney_explained": 56,
    "bbo_skyclub_auction_play": 44, "bbo_tournament_auction_play": 57, "bcdd_two_dd_analyses": 396,
    "bigdeal_deepfinesse": 14, "bridgecomposer": 15, "bridgewebs_scoretable": 5, "endplay_example4": 1,
    "jfr_pairs_results": 216, "jfr_test": 16, "pbn10_reference_correct": 31, "pbn10_reference_errors": 75,
    "pbn20_reference_correct": 46, "pbn20_reference_errors": 23, "pbn21_reference_correct": 2,
    "pbn21_reference_errors": 2, "pbn_nested_comments": 2, "pbn_three_records": 3, "psbridge": 32,
}  # fmt: skip


@pytest.mark.parametrize("name", COUNTS)
def test_every_real_file(shared: Path, name: str) -> None:
    path = shared / "data" / "pbn" / f"{name}.pbn"
    if not path.exists():
        pytest.skip(f"{path} is not here")
    readings = list(read_file(path))
    assert len(readings) == COUNTS[name]
    assert all(reading.record is not None for reading in readings)
    if "errors" not in name:
        assert not [error for reading in readings for error in errors(reading)]
    assert all(p.place.startswith("line ") for reading in readings for p in reading.problems)
    for reading in readings:
        contradictions(record_of(reading))


def test_reference_files(shared: Path) -> None:
    marks = [
        event.mark
        for record in records(shared / "data/pbn/pbn10_reference_correct.pbn")
        for event in record.events
        if isinstance(event, Called | Played) and event.mark
    ]
    assert marks == [Mark(m) for m in "SIISLRR"]
    wrong = codes(list(read_file(shared / "data/pbn/pbn10_reference_errors.pbn")))
    assert wrong >= set(
        "auction-start call-notation card-notation card-twice contract-notation hand-size inherit-forbidden "
        "mark-misplaced note-missing note-notation play-gap result-notation seat-wrong stray-text tag-notation "
        "tag-twice".split()
    )
    later = codes(list(read_file(shared / "data/pbn/pbn20_reference_errors.pbn")))
    assert later >= {"after-end", "comment-open", "tag-notation", "play-gap"}


def test_tournament_results_agree_with_the_cards(shared: Path) -> None:
    """BBO writes result and cards from the same table: not one contradiction in 157 boards."""
    for name in ("bbo_robot_tourney_explained", "bbo_skyclub_auction_play", "bbo_tournament_auction_play"):
        for record in records(shared / f"data/pbn/{name}.pbn"):
            assert contradictions(record) == ()
            assert record.state.irregularities == ()


def test_a_file_that_contradicts_itself(shared: Path) -> None:
    found = [
        (problem.code, problem.place)
        for record in records(shared / "data/pbn/pbn10_reference_errors.pbn")
        for problem in contradictions(record)
    ]
    assert [place for code, place in found if code == "contract-differs"] == [
        f"line {n}" for n in (257, 265, 273, 281, 289, 296, 304, 312)
    ]


def test_every_code_is_in_the_list_and_every_listed_code_in_use() -> None:
    source = "".join(path.read_text("utf-8") for path in (SRC / "formats").glob("*.py") if path.stem != "problems")
    given = set(re.findall(r'(?:problem|Problem)\(\s*"([a-z-]+)"', source))
    assert given <= CODES.keys()
    of_the_model = {"contract-notation", "deal-notation", "hand-notation"}
    of_the_model |= {"unknown-event", "unknown-key", "unknown-seat", "unknown-value"}
    assert all(f'"{code}"' in source for code in CODES.keys() - of_the_model)


@pytest.mark.parametrize("suffix", ["pbn", "lin", "jsonl"])
def test_files_are_read_a_board_at_a_time(tmp_path: Path, suffix: str) -> None:
    some = boards(20)
    write = {"pbn": write_pbn, "lin": lambda records: "".join(map(write_lin, records)), "jsonl": write_json}[suffix]
    path = tmp_path / f"big.{suffix}"
    path.write_text("\n".join([write(some)] * 50))
    tracemalloc.start()
    count = sum(reading.record is not None for reading in read_file(path))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert count == 1000
    assert peak < 2_500_000  # of which the first look at the file is two pieces of a megabyte


def test_problem_is_plain_data() -> None:
    problem = Problem("play-gap", "line 3", "S2", {"won": 1})
    assert hash(problem) == hash(Problem("play-gap", "line 3", "S2", {"won": 2}))
    assert problem.severity is Severity.ERROR
