"""Files of our own making, one of each format, with something wrong in most of them."""

from __future__ import annotations

from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest

from arbitro.formats.events import (
    Amount,
    Amounts,
    Average,
    ContractResult,
    Event,
    EventReading,
    NotPlayed,
    PassedOut,
    PointsOnly,
    ScoringForm,
    Split,
    Unit,
    Why,
    read_event,
)
from arbitro.formats.events.notation import written
from arbitro.model import CARDS, Board, Denomination, Doubling, Hand, Seat, Side

FILES = Path(__file__).parents[1] / "files" / "events"


def read(name: str) -> tuple[Event, list[tuple[str, str, str]]]:
    """The event, and its problems as code, place, what stood there."""
    return understood(read_event(FILES / name))


def understood(reading: EventReading) -> tuple[Event, list[tuple[str, str, str]]]:
    assert reading.event is not None
    return reading.event, [(problem.code, problem.place, problem.got) for problem in reading.problems]


def scores(event: Event) -> list[str]:
    return [written(line.outcome) for line in event.lines]


def percent(ns: int, ew: int) -> Split:
    return Split(Amount(Fraction(ns), Unit.PERCENT), Amount(Fraction(ew), Unit.PERCENT))


def test_usebio() -> None:
    event, problems = read("usebio.xml")
    assert (event.title, event.date, event.venue) == ("Spring Pairs", date(2026, 4, 7), "Harbour Bridge Club & Friends")
    assert (event.scoring, event.scoring_stated, event.program) == (ScoringForm.MATCHPOINTS, "MP_PAIRS", "Handmade 1")
    first = event.contestants[0]
    assert (first.number, first.side, first.names, first.ids) == (
        "1NS",
        Side.NS,
        ("Ada Able", "Ben Baker"),
        ("11", "12"),
    )
    assert (first.standing.total, first.standing.percent, first.standing.rank) == (
        Fraction("9.5"),
        Fraction("59.38"),
        1,
    )
    line = event.lines[0]
    assert line.outcome == ContractResult(3, Denomination.N, Doubling.DOUBLED, Seat.S, 9)
    assert (line.board, line.ns, line.ew, line.points, line.lead) == (1, "1NS", "1EW", 550, CARDS["DT"])
    assert (line.ns_score, line.ew_score) == (Amounts(Fraction("1.5")), Amounts(Fraction("0.5")))
    assert [line.outcome for line in event.lines[1:]] == [
        percent(60, 40),
        PassedOut(),
        None,
        Split(Amount(Fraction(60), Unit.PERCENT), PointsOnly(-420)),
    ]
    deal = event.board(1).deal
    assert deal is not None
    assert deal[Seat.N] == Hand.parse("AK.AK.AKQJT.AKQJ")
    assert event.board(2).board == Board.of(2)
    assert problems == [
        ("number-notation", "line 18", "second"),
        ("score-notation", "line 30", "9Q what"),
        ("element-unknown", "line 10", "WEATHER"),
        ("contestant-unknown", "line 32", "9NS"),
    ]


def test_nz_scorer() -> None:
    event, problems = read("nz_scorer.xml")
    assert (event.title, event.date, event.sections[0].id) == ("Autumn Pairs", date(2026, 2, 3), "A")
    assert scores(event) == ["4SXN-1", "1.2 MP | 0.8 MP", "PASS", "NP", "SIT"]
    assert event.lines[0].ns_score == Amounts(Fraction("0.5"))
    assert event.lines[4].outcome == NotPlayed(Why.SIT_OUT)
    assert event.contestants[0].standing[:2] == (17, 40)
    assert event.contestants[0].handicap == Fraction("-1.5")
    assert problems == [("contestant-unknown", "line 6", "2")]


def test_received_data() -> None:
    event, problems = read("received.csv")
    assert scores(event) == ["4SN+1", "PASS", "40% | 60%", "NP", "3NTXXW-2", "3NTXXW-2", "3NTW="]
    assert [line.remark for line in event.lines] == [""] * 6 + ["Wrong direction"]
    assert (event.lines[0].lead, event.lines[0].round, event.lines[0].table) == (CARDS["HT"], 1, 1)
    assert problems == [("line-twice", "line 7", "3NTXXW-2"), ("row-erased", "line 9", "2 C")]


def test_data_connector() -> None:
    event, problems = read("results.json")
    assert scores(event) == ["4HXS=", "PASS", "A- | A+", "NP", "", "A | A+", "1NTN= | 1NTN-1"]
    assert event.lines[0].lead == CARDS["CA"]
    assert event.lines[5].outcome == Split(Average.AVERAGE, Average.PLUS), "said from the side of East-West"
    assert problems == [
        ("row-erased", "$.SerializedData[7]", "7"),
        ("contract-notation", "$.SerializedData[8]", "9/1/0"),
    ]


def test_pbn_tables_and_records() -> None:
    event, problems = read("scores.pbn")
    assert (event.title, event.venue, event.date) == ("Tuesday Pairs", "Mill Club", date(2026, 3, 10))
    assert scores(event) == ["4SE+1", "PASS", "60% | 40%", "1.5 MP | 0.5 MP", "NP", "5HXW-1"]
    assert (event.lines[5].ns, event.lines[5].ew, event.lines[5].points) == ("Para-1", "Para-2", 100)
    assert [c.names for c in event.contestants[:2]] == [("Ada Able", "Ben Baker"), ("Cleo", "Dan")]
    assert event.contestants[0].standing == (20, None, Fraction("61.5"), 1, None)
    assert [board.board.number for board in event.boards] == [1, 2]
    assert event.boards[0].deal is not None
    unlisted = [("contestant-unknown", f"line {line}", str(line - 10)) for line in (13, 14, 15)]
    assert problems == [("column-unknown", "line 11", "Weather"), *unlisted]


def test_realbridge() -> None:
    event, problems = read("realbridge.html")
    assert scores(event) == ["4SS+1", "0 IMP | 2 IMP", "NP", ""]
    assert (event.lines[0].board, event.lines[0].ns, event.lines[0].lead) == (7, "Ada / Ben", CARDS["HT"])
    assert (event.lines[0].points, event.lines[0].ew_score) == (650, Amounts(imps=Fraction("-2.5")))
    assert event.boards[0].deal is not None
    assert problems == [("score-notation", "line 8", "9Z")]


def test_bbo() -> None:
    event, problems = read("bbo.html")
    assert scores(event) == ["6NTXW-2", "A- | A+"]
    assert [line.board for line in event.lines] == [12, 12]
    assert event.lines[1].ns_score == Amounts(percent=Fraction(40))
    assert (event.scoring, event.boards[0].board.vulnerability) == (ScoringForm.MATCHPOINTS, "NS")
    assert problems == []


def test_salliere() -> None:
    event, problems = read("salliere.csv")
    assert scores(event) == ["2HN+2", "PASS", "3HXW-1", "A+ | A-", "60% | 30%"]
    assert [line.points for line in event.lines] == [170, None, 200, None, None]
    assert problems == []


def test_club_table_in_polish() -> None:
    event, problems = read("club.csv")
    assert event.title == "Klub Pod Dębem"
    assert scores(event) == ["4SN+1", "3NTXW=", "PASS", "A+ | A-", "60% | 40%", "2CE-2", ""]
    assert [line.points for line in event.lines[:3]] == [450, -550, 0]
    assert event.lines[0].ns_score == Amounts(Fraction("12.5"))
    assert event.lines[3].remark == "sędzia"
    assert problems == [
        ("score-notation", "line 10", "8C"),
        ("line-differs", "line 10", ""),
        ("board-number", "line 11", "x"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("board,ns,ew,contract,declarer,result\n1,1,2,4S,N,2\n", ["4SN+2"]),
        ("board,ns,ew,contract,declarer,result\n1,1,2,4S,N,0\n", ["4SN="]),
        ("board,ns,ew,contract,declarer,result\n1,1,2,4S,N,8\n", ["4SN-2"]),
        ("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,2\n", ["4SN-8"]),
        ("Board\tN/S pair\tE/W pair\tResult\n1\t1\t2\t4SN+1\n", ["4SN+1"]),
        ("bd;ns;ew;score\n1;1;2;-50\n1;3;4;Ave+/Ave-\n1;5;6;\n1;7;8;60%\n", ["-50", "A+ | A-", "NP", "60% | -"]),
        ("bd;ns;ew;contract;ns mp;ew mp\n1;1;2;Adj;12,5;7,5\n", ["12.5 MP | 7.5 MP"]),
        ("board,ns,ew,ns score,ew score\n1,1,2,,420\n1,3,4,50,\n", ["-420", "50"]),
        ("board,ns names,ew names,contract\n1,Ada & Ben,Cleo & Dan,4SN=\n", ["4SN="]),
        ("board,ns,ew,contract\n1,1,2,late play\n", [""]),
    ],
)
def test_club_tables_say_it_in_many_ways(tmp_path: Path, text: str, expected: list[str]) -> None:
    (tmp_path / "table").write_text(text)
    event, _ = understood(read_event(tmp_path / "table"))
    assert scores(event) == expected


def test_a_whole_event_of_the_data_connector(tmp_path: Path) -> None:
    (tmp_path / "event").write_text(
        """[{"Sessions": [{"Name": "Club night", "Year": 2026, "Month": 3, "Day": 9, "ScoringGroups": [{"Sections": [{
        "Letters": "A", "Winners": 2, "MissingPair": 0, "Tables": [{"TableNumber": 1, "Rounds": [{"RoundNumber": 1,
        "LowBoardNumber": 1, "HighBoardNumber": 2, "PairNS": 1, "PairEW": 1}]}]}]}]}],
        "Participations": [{"SectionLetters": "A", "TableNumber": 1, "Direction": 1, "FirstName": "Ada",
        "LastName": "Able", "PlayerNumber": "7"}]},
        {"SerializedData": [{"SectionLetters": "A", "TableNumber": 1, "RoundNumber": 1, "BoardNumber": 1, "Level": 0,
        "PairNorthSouth": 1, "PairEastWest": 1, "ScoringDirection": 3}]}]"""
    )
    event, problems = understood(read_event(tmp_path / "event"))
    assert (event.title, event.date, scores(event)) == ("Club night", date(2026, 3, 9), ["PASS"])
    assert [(c.number, c.side, c.names) for c in event.contestants] == [
        ("1", Side.NS, ("Ada Able", "")),
        ("1", Side.EW, ()),
    ]
    assert problems == [("line-missing", "$[0].ScoringGroups[0].Sections[0]", "A")]


def test_sections_tell_pairs_of_the_same_number_apart(tmp_path: Path) -> None:
    (tmp_path / "event").write_text(
        "section,board,ns,ew,contract\nA,1,1,1,PASS\nB,1,1,1,PASS\n\n"
        "number,section,direction,name 1\n1,A,NS,a\n1,A,EW,b\n1,B,NS,c\n1,B,EW,d\n"
    )
    event, problems = understood(read_event(tmp_path / "event"))
    assert problems == []
    names = [c.names[0] for side in Side for s in "AB" if (c := event.contestant("1", s, side))]
    assert names == ["a", "c", "b", "d"]


def test_a_table_that_is_behind_and_a_pair_without_results_are_listed(tmp_path: Path) -> None:
    rows = [f"1,{table},{board},{table},{table + 4},PASS" for table in (1, 2, 3) for board in (1, 2)]
    (tmp_path / "event").write_text(
        "round,table,board,ns,ew,contract\n" + "\n".join(rows[:-1]) + "\n\nnumber,name 1\n9,Nobody\n1,a\n1,b\n"
    )
    _, problems = understood(read_event(tmp_path / "event"))
    assert ("rows-differ", "", "1") in problems
    assert ("contestant-silent", "line 9", "9") in problems
    assert ("contestant-twice", "line 11", "1") in problems


def test_half_a_character_in_json_is_replaced(tmp_path: Path) -> None:
    row = '{"BoardNumber": 1, "Level": 0, "PairNorthSouth": "\\ud800", "PairEastWest": true, "SectionLetters": null}'
    (tmp_path / "event").write_text(f"[{row}]")
    event, _ = understood(read_event(tmp_path / "event"))
    assert (event.lines[0].ns, event.lines[0].ew) == ("?", "")
