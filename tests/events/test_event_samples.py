"""The real files beside the repository: how many results they hold, and everything in them that was not understood."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from arbitro.errors import InputError
from arbitro.formats.events import read_event
from arbitro.formats.events.problems import EVENT_CODES
from arbitro.formats.problems import CODES, Severity

needs_mdbtools = pytest.mark.skipif(shutil.which("mdb-export") is None, reason="no mdbtools")

# File: results, contestants, boards, adjusted or not played, problems by code.
SAMPLES: dict[str, tuple[int, int, int, int, dict[str, int]]] = {
    "usebio/butler_mitchell.xml": (245, 14, 35, 1, {}),
    "usebio/mp_pairs_mitchell_adjusted_02.xml": (567, 42, 27, 4, {}),
    "usebio/nz_scorer_handicap_pairs.xml": (198, 18, 0, 0, {}),
    "usebio/nz_scorer_multi-section-multi-movement-pairs.xml": (858, 66, 0, 2, {}),
    "usebio/nz_scorer_pairs-with-np-passed.xml": (338, 26, 0, 1, {}),
    "usebio/nz_scorer_three_quarter_howell_with_phantom.xml": (162, 11, 0, 27, {}),
    "bws/club_251223_two_sections_ReceivedData.csv": (384, 0, 0, 0, {}),
    # The vendor's fixtures are made-up values: suits of one letter, a lead of rank 1, one side of a split score.
    "bridgemate_dc/requests_InitializeEvent.json": (0, 2, 0, 0, {"deal-notation": 2}),
    "bridgemate_dc/requests_PutResults.json": (2, 0, 0, 2, {"card-notation": 2, "side-missing": 2, "line-twice": 1}),
    "bridgemate_dc/responses_PollQueueForNewResults.json": (
        2, 0, 0, 2, {"card-notation": 2, "side-missing": 2, "line-twice": 1},
    ),
    "pbn/bridgewebs_scoretable.pbn": (41, 0, 5, 0, {}),
    "pbn/acbl_handrecord_newton.pbn": (240, 0, 30, 0, {}),
    "pbn/jfr_pairs_results.pbn": (216, 17, 27, 0, {}),
    "pbn/bbo_tournament_auction_play.pbn": (52, 34, 5, 0, {}),
    "pbn/bbo_skyclub_auction_play.pbn": (42, 8, 11, 0, {}),
    "pbn/bbo_robot_tourney_explained.pbn": (56, 57, 2, 0, {}),
    "pbn/pbn20_reference_correct.pbn": (
        163, 14, 15, 0, {"line-twice": 2, "column-unknown": 1, "contestant-silent": 10},
    ),
    "travellers/realbridge_20210113_board_5.html": (3, 6, 1, 0, {}),
    "travellers/realbridge_20210127_board_7.html": (4, 8, 1, 0, {}),
    "travellers/realbridge_20210203_board_7.html": (4, 8, 1, 0, {}),
    "travellers/realbridge_20210224_board_16.html": (5, 10, 1, 2, {}),
    "travellers/realbridge_20210310_board_16.html": (3, 6, 1, 0, {}),
    "travellers/bbo_traveller_A-+.html": (41, 82, 1, 1, {}),
    "travellers/bbo_traveller_A==.html": (15, 30, 1, 3, {}),
    "travellers/salliere_scored.csv": (84, 0, 0, 0, {}),
}  # fmt: skip
DATABASES: dict[str, tuple[int, int, int, int, dict[str, int]]] = {
    "bws/bridgemate_12tables_adjusted.bws": (288, 0, 0, 2, {}),
    "bws/club_260119_scrubbed.bws": (297, 22, 0, 0, {}),
    "bws/club_LBC-2026-01-26_scrubbed.bws": (270, 20, 36, 6, {}),
}


@pytest.mark.parametrize("name", SAMPLES)
def test_sample(shared: Path, name: str) -> None:
    assert_holds(shared / "data" / name, *SAMPLES[name])


@needs_mdbtools
@pytest.mark.parametrize("name", DATABASES)
def test_database(shared: Path, name: str) -> None:
    assert_holds(shared / "data" / name, *DATABASES[name])


def assert_holds(path: Path, results: int, pairs: int, boards: int, adjusted: int, problems: dict[str, int]) -> None:
    reading = read_event(path)
    event = reading.event
    assert event is not None
    kinds = Counter(type(line.outcome).__name__ for line in event.lines)
    found = (len(event.lines), len(event.contestants), len(event.boards), kinds["Split"] + kinds["NotPlayed"])
    assert (*found, dict(Counter(problem.code for problem in reading.problems))) == (
        *(results, pairs, boards, adjusted),
        problems,
    )
    assert all(line.outcome is not None for line in event.lines) or problems


def test_every_other_sample_is_read_or_refused_with_one_error(shared: Path) -> None:
    known = EVENT_CODES.keys() | CODES.keys()
    for path in sorted((shared / "data").glob("*/*.*")):
        if path.suffix == ".bws":
            continue
        reading = error = None
        try:
            reading = read_event(path)
        except InputError as refused:
            error = refused
        if reading is None:
            assert error is not None
            assert error.code in ("file-format", "file-no-event", "file-binary"), path
        else:
            assert {problem.code for problem in reading.problems} <= known, path
            assert all(problem.place or problem.severity is Severity.NOTICE for problem in reading.problems), path
