"""How files write artificial scores: the vectors of `scoring-vectors.json` about formats."""

from __future__ import annotations

import json
import os
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from arbitro.formats.events import Amount, Average, ResultLine, Split, Unit, read_event
from arbitro.formats.events.event import Outcome
from arbitro.formats.events.notation import written

SHARED = Path(os.environ.get("ARBITRO_SHARED", Path(__file__).parents[3] / "shared"))
VECTORS = SHARED / "scoring-vectors.json"

FILES = {
    "bws_remarks": "Section,Table,Round,Board,PairNS,PairEW,NS/EW,Contract,Result,LeadCard,Remarks,Erased\n"
    '1,1,1,1,1,2,"{seat}","{contract}","{result}",,"{Remarks}",0\n',
    "bridgemate_data_connector_level": '[{{"BoardNumber": 1, "Level": {Level}, "PairNorthSouth": 1, '
    '"PairEastWest": 2, "ScoringDirection": {ScoringDirection}}}]',
    "usebio_score": "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1"
    "</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><SCORE>{SCORE}</SCORE></TRAVELLER_LINE></BOARD></EVENT>"
    "</USEBIO>",
    "salliere_csv_score_field": "1,1,2,,,,{field},\n2,1,2,1C,N,7,70,\n3,1,2,1C,N,7,70,\n4,1,2,1C,N,7,70,\n",
}
MEANINGS = {
    "no result": "NP",
    "artificial score without numbers: ask the TD": "- | -",
    "valid result, swap the pairs": "4SN=",
    "normal result": "4SN=",
    "no play, board cancelled": "NP",
    "passed out": "PASS",
    "AVE": "A | -",
    "AVE+": "A+ | -",
    "AVE-": "A- | -",
    "forced score 430": "430",
    "NS AVE+, EW AVE-": "60% | 40%",
}


def load() -> list[dict[str, Any]]:
    if not VECTORS.is_file():
        return []
    return [v for v in json.loads(VECTORS.read_text("utf-8"))["vectors"] if v["topic"] == "FORMAT"]


def line_of(path: Path, vector: dict[str, Any]) -> ResultLine:
    played = vector["inputs"].get("Remarks") in ("", "Wrong direction")
    cells = (
        {"seat": "N", "contract": "4 S", "result": "="} if played else dict.fromkeys(("seat", "contract", "result"), "")
    )
    path.write_text(FILES[vector["fn"]].format(**{"ScoringDirection": 3, **cells, **vector["inputs"]}))
    event = read_event(path).event
    assert event is not None
    return event.lines[0]


def percents(outcome: Outcome | None) -> list[Fraction]:
    assert isinstance(outcome, Split)
    found = []
    for score in (outcome.ns, outcome.ew):
        assert isinstance(score, Average | Amount)
        found.append(score.percent if isinstance(score, Average) else score.amount)
        assert isinstance(score, Average) or score.unit is Unit.PERCENT
    return found


@pytest.mark.skipif(not VECTORS.is_file(), reason="no shared folder")
@pytest.mark.parametrize("vector", load(), ids=lambda vector: vector["id"])
def test_vector(tmp_path: Path, vector: dict[str, Any]) -> None:
    line = line_of(tmp_path / "event", vector)
    expected = vector["expected"]
    if "ns_percent" in expected:
        assert percents(line.outcome) == [expected["ns_percent"], expected["ew_percent"]]
        if "ScoringDirection" in vector["inputs"]:
            other = line_of(tmp_path / "event", {**vector, "inputs": {**vector["inputs"], "ScoringDirection": 2}})
            assert percents(other.outcome) == [expected["ew_percent"], expected["ns_percent"]]
    else:
        assert written(line.outcome) == MEANINGS[expected["meaning"]]
        turned = vector["inputs"].get("Remarks") == "Wrong direction"
        assert (line.ns, line.ew) == (("2", "1") if turned else ("1", "2"))


@pytest.mark.skipif(not VECTORS.is_file(), reason="no shared folder")
def test_all_are_there() -> None:
    assert len(load()) == 34


@pytest.mark.parametrize(
    ("row", "outcome", "section", "vulnerable"),
    [
        ("1,1,2,4S,S,10,!430,", "430 | 4SS=", "", "None"),
        ("1,1,2,4S,S,10,,!100", "4SS= | -100", "", "None"),
        ("1,1,2,4S,S,10,!430,!20", "430 | -20", "", "None"),
        ("1,1,2,,,,!430,!-430", "430", "", "None"),
        ("1,1,2,,,,,!100", "-100", "", "None"),
        ("1,1,2,,,,av=,!100", "A | -100", "", "None"),
        ("A:12,1,2,4S,S,10,,", "4SS=", "A", "NS"),
        ("16;vul=ns,1,2,4S,S,10,,", "4SS=", "", "NS"),
        ("C:25;vul=all,1,2,4S,S,10,,", "4SS=", "C", "All"),
    ],
)
def test_what_salliere_writes(tmp_path: Path, row: str, outcome: str, section: str, vulnerable: str) -> None:
    (tmp_path / "event").write_text(f"{row}\n")
    reading = read_event(tmp_path / "event")
    assert reading.event is not None
    (line,) = reading.event.lines
    assert (written(line.outcome), line.section, reading.problems) == (outcome, section, ())
    assert str(reading.event.board(line.board, section).board.vulnerability) == vulnerable


@pytest.mark.parametrize(
    ("inside", "outcome"),
    [
        ("<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>A6040</SCORE>", "60% | 40%"),
        (
            "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><NS_SCORE>420</NS_SCORE>"
            "<EW_SCORE>50</EW_SCORE>",
            "420 | -50",
        ),
        (
            "<CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><NS_SCORE>420</NS_SCORE>"
            "<EW_SCORE>-420</EW_SCORE>",
            "4SN=",
        ),
    ],
)
def test_a_contract_left_beside_an_adjusted_score(tmp_path: Path, inside: str, outcome: str) -> None:
    text = FILES["usebio_score"].replace("<SCORE>{SCORE}</SCORE>", inside)
    (tmp_path / "event").write_text(text)
    event = read_event(tmp_path / "event").event
    assert event is not None
    assert written(event.lines[0].outcome) == outcome
