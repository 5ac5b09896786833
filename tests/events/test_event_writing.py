"""What is written is read again; what a format cannot hold is among the losses, and nothing else is lost."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitro.formats.events import (
    Amount,
    Amounts,
    Average,
    Component,
    Contestant,
    ContractResult,
    Event,
    Loss,
    Lost,
    NotPlayed,
    PassedOut,
    PointsOnly,
    ResultLine,
    Split,
    Unit,
    Weighted,
    Why,
    read_event,
    with_other_names,
    without_names,
    write_csv,
    write_data_connector,
    write_pbn_results,
    write_usebio,
    write_xlsx,
)
from arbitro.formats.events.notation import outcome_of, written
from arbitro.model import Denomination, Doubling, Seat, Side
from tests.events.made_events import events, outcomes, plain

quick = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=60)
Written = tuple[str | bytes, tuple[Loss, ...]]


def again(folder: Path, text: str | bytes) -> Event:
    """What a reader makes of it, without places."""
    path = folder / "event"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    event = read_event(path).event
    assert event is not None
    return without_places(event)


def without_places(event: Event) -> Event:
    return replace(
        event,
        source="",
        lines=tuple(line._replace(place="") for line in event.lines),
        contestants=tuple(replace(contestant, place="") for contestant in event.contestants),
        boards=tuple(replace(board, place="") for board in event.boards),
    )


@given(outcomes)
def test_every_outcome_has_its_notation(outcome: object) -> None:
    assert outcome_of(written(outcome)) == outcome  # type: ignore[arg-type]


@quick
@given(events(), st.sampled_from([(",", "."), (";", ","), ("\t", ","), ("|", ".")]))
def test_csv_holds_everything(tmp_path: Path, event: Event, signs: tuple[str, str]) -> None:
    text, losses = write_csv(event, *signs)
    assert losses == ()
    assert again(tmp_path, text) == event


@quick
@given(events())
def test_a_workbook_holds_everything(tmp_path: Path, event: Event) -> None:
    book, losses = write_xlsx(event)
    assert losses == ()
    assert again(tmp_path, book) == event


@quick
@given(events())
def test_a_table_of_results_loses_the_rest_and_says_so(tmp_path: Path, event: Event) -> None:
    text, losses = write_csv(event, whole=False)
    assert again(tmp_path, text) == Event(lines=event.lines)
    assert any(loss.field == "contestant-contestant" for loss in losses) == bool(event.contestants)


# ------------------------------------------------------------------------------- formats that hold less


def masked(event: Event, losses: tuple[Loss, ...]) -> Counter[ResultLine]:
    """The lines without what is lost."""
    fields = {loss.field for loss in losses}
    each = {(loss.board, loss.section, loss.ns, loss.ew) for loss in losses if loss.what is not Lost.FIELD}

    def mask(line: ResultLine) -> ResultLine:
        if "text-signs" in fields:
            line = line._replace(ns="", ew="", remark="", section="")
        lost = (line.board, line.section, line.ns, line.ew) in each or "text-signs" in fields
        if lost or isinstance(line.outcome, Split | NotPlayed):
            line = line._replace(points=None)
        kept = {
            name: tuple(
                None if f"line-{name}" in fields or lost else getattr(amounts, name)
                for amounts in (line.ns_score, line.ew_score)
            )
            for name in ("matchpoints", "imps", "percent")
        }
        return line._replace(
            outcome=None if lost else line.outcome,
            points=None if "line-points" in fields else line.points,
            section="" if "line-section" in fields else line.section,
            round=None if "line-round" in fields else line.round,
            table=None if "line-table" in fields else line.table,
            lead=None if "line-lead" in fields else line.lead,
            remark="" if "line-remark" in fields else line.remark,
            ns_score=Amounts(*(pair[0] for pair in kept.values())),
            ew_score=Amounts(*(pair[1] for pair in kept.values())),
        )

    return Counter(map(mask, event.lines))


def with_awards_stated(event: Event) -> Event:
    """Every award that is an amount also as what the side scored: a table of scores says both or neither."""

    def stated(line: ResultLine) -> ResultLine:
        if not isinstance(line.outcome, Split):
            return line
        scores = []
        for score, amounts in ((line.outcome.ns, line.ns_score), (line.outcome.ew, line.ew_score)):
            is_amount = isinstance(score, Amount)
            scores.append(amounts._replace(**{str(score.unit): score.amount}) if is_amount else amounts)
        return line._replace(ns_score=scores[0], ew_score=scores[1])

    return replace(event, lines=tuple(map(stated, event.lines)))


def assert_deals_are_kept(event: Event, read: Event) -> None:
    for board in event.boards:
        if board.deal is not None:
            number = board.board.number
            assert number is not None
            assert read.board(number, board.section).deal == board.deal


@quick
@given(events(plain))
def test_usebio_loses_what_it_says(tmp_path: Path, event: Event) -> None:
    text, losses = write_usebio(event)
    read = again(tmp_path, text)
    assert masked(read, losses) == masked(event, losses)
    assert_deals_are_kept(event, read)
    assert (read.title, read.date, read.venue, read.program) == (event.title, event.date, event.venue, event.program)
    assert {(c.number, c.section, c.side, c.names, c.ids) for c in read.contestants} == {
        (c.number, c.section, c.side, *players(c)) for c in event.contestants
    }
    if not any(loss.field == "event-scoring" for loss in losses):
        assert read.scoring in (event.scoring, None) or event.scoring is None


def players(contestant: Contestant) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and ids as players: as many of the one as of the other, if there are any."""
    count = max(len(contestant.names), len(contestant.ids))
    names = (*contestant.names, *[""] * (count - len(contestant.names)))
    ids = (*contestant.ids, *[""] * (count - len(contestant.ids)))
    return names, ids if any(ids) else ()


@quick
@given(events(plain))
def test_pbn_loses_what_it_says(tmp_path: Path, event: Event) -> None:
    text, losses = write_pbn_results(event)
    read = again(tmp_path, text)
    event = with_awards_stated(event)
    assert masked(read, losses) == masked(event, losses)
    if not any(loss.field == "text-signs" for loss in losses):
        assert_deals_are_kept(event, read)
        assert (read.title, read.date, read.venue) == (event.title, event.date, event.venue)


@quick
@given(events(st.integers(1, 99).map(str)))
def test_data_connector_loses_what_it_says(tmp_path: Path, event: Event) -> None:
    text, losses = write_data_connector(event)
    assert isinstance(text, str)
    unsent = {(loss.board, loss.section, loss.ns, loss.ew) for loss in losses if loss.what is Lost.RESULT}
    sent = [line for line in event.lines if (line.board, line.section, line.ns, line.ew) not in unsent]
    if len(json.loads(json.loads(text)["SerializedData"])) != len(sent) or not sent:
        return  # two lines of the same pairs, one of them not sent
    assert masked(again(tmp_path, text), losses) == masked(replace(event, lines=tuple(sent)), losses)


# --------------------------------------------------------------------------------------------- by example

FOUR_SPADES = ContractResult(4, Denomination.S, Doubling.UNDOUBLED, Seat.N, 10)
DOWN_ONE = FOUR_SPADES._replace(tricks=9)
WEIGHTED = Weighted((Component(Fraction(3, 5), FOUR_SPADES), Component(Fraction(2, 5), DOWN_ONE)))
STATED = (Amounts(percent=Fraction("51.4")), Amounts(percent=Fraction("48.6")))


def one_line(outcome: object, *scores: Amounts) -> Event:
    line = ResultLine(7, "1", "2", outcome)  # type: ignore[arg-type]
    return Event(lines=(line._replace(ns_score=scores[0], ew_score=scores[1]) if scores else line,))


@pytest.mark.parametrize(
    ("event", "form"),
    [
        (one_line(WEIGHTED), FOUR_SPADES),
        (one_line(WEIGHTED, *STATED), Split(Amount(Fraction(51), Unit.PERCENT), Amount(Fraction(49), Unit.PERCENT))),
        (one_line(Split(FOUR_SPADES, DOWN_ONE)), FOUR_SPADES),
        (one_line(Split(None, WEIGHTED)), FOUR_SPADES),
        (one_line(Split(Average.PLUS, PassedOut())), PassedOut()),
        (
            one_line(Split(Average.PLUS, Average.MINUS)),
            Split(Amount(Fraction(60), Unit.PERCENT), Amount(Fraction(40), Unit.PERCENT)),
        ),
    ],
)
def test_usebio_says_the_nearest_form(tmp_path: Path, event: Event, form: object) -> None:
    text, losses = write_usebio(event)
    (loss,) = [loss for loss in losses if loss.what is not Lost.FIELD]
    assert loss.was == written(event.lines[0].outcome)
    assert (loss.board, loss.ns, loss.ew) == (7, "1", "2")
    assert loss.written
    assert f"<!-- {loss} -->".replace("->", "-&gt;", 1) in text
    assert again(tmp_path, text).lines[0].outcome == form


def test_matchpoints_of_an_adjusted_score_become_a_percentage_where_the_top_is_known(tmp_path: Path) -> None:
    half = Amounts(Fraction(8))
    real = ResultLine(1, "1", "2", FOUR_SPADES, ns_score=half, ew_score=half)
    adjusted = Split(Amount(Fraction("9.6"), Unit.MATCHPOINTS), Amount(Fraction("6.4"), Unit.MATCHPOINTS))
    event = Event(lines=(real, ResultLine(1, "3", "4", adjusted)))
    text, losses = write_usebio(event)
    assert "<SCORE>A6040</SCORE>" in text
    assert [loss.what for loss in losses] == [Lost.AWARD]
    text, losses = write_data_connector(event)
    assert again(tmp_path, text).lines[1].outcome == Split(Average.PLUS, Average.MINUS)


@pytest.mark.parametrize(
    ("outcome", "what"),
    [
        (Split(Average.PLUS, Average.MINUS), None),
        (Split(Amount(Fraction(55), Unit.PERCENT), Amount(Fraction(30), Unit.PERCENT)), Lost.AWARD),
        (Split(FOUR_SPADES, DOWN_ONE), Lost.SPLIT),
        (WEIGHTED, Lost.WEIGHTED),
        (PointsOnly(420), Lost.RESULT),
        (NotPlayed(Why.SIT_OUT), Lost.REASON),
        (NotPlayed(), None),
    ],
)
def test_data_connector_says_what_its_codes_cannot(outcome: object, what: Lost | None) -> None:
    text, losses = write_data_connector(one_line(outcome))
    assert [loss.what for loss in losses if loss.what is not Lost.FIELD] == ([what] if what else [])
    assert ("Losses" in json.loads(text)) == bool(losses)


def test_the_reverse_of_a_card_that_leads_and_a_formula_stay_text(tmp_path: Path) -> None:
    event = Event(
        "=1+1", contestants=(Contestant("-1", ("@x", "'y")),), lines=(ResultLine(1, "-1", "+2", PassedOut()),)
    )
    for text in (write_csv(event)[0], write_xlsx(event)[0]):
        assert again(tmp_path, text) == event
    assert "\n=1" not in write_csv(event)[0]
    assert ",=1+1" not in write_csv(event)[0]


WRITERS: list[Callable[[Event], Written]] = [write_usebio, write_pbn_results, write_csv, write_data_connector]


@pytest.mark.parametrize("write", WRITERS)
def test_names_are_left_out_or_replaced(write: Callable[[Event], Written]) -> None:
    event = Event(
        contestants=(Contestant("1", ("Ada", "Ben"), side=Side.NS, ids=("007", "008")),),
        lines=(ResultLine(1, "1", "2", FOUR_SPADES),),
    )
    without, other = write(without_names(event))[0], write(with_other_names(event, lambda name: f"P{len(name)}"))[0]
    for text in (without, other):
        assert not any(word in str(text) for word in ("Ada", "Ben", "007"))
    assert ("P3" in str(other)) == (write is not write_data_connector)


def test_numbers_that_are_names_go_too() -> None:
    event = Event(
        contestants=(Contestant("Ada / Ben", ("Ada", "Ben")), Contestant("1"), Contestant("Cy / Di", ("Cy", "Di"))),
        lines=(ResultLine(1, "Ada / Ben", "1", FOUR_SPADES), ResultLine(1, "1", "Cy / Di", FOUR_SPADES)),
    )
    without = without_names(event)
    assert [contestant.number for contestant in without.contestants] == ["2", "1", "3"]
    assert [(line.ns, line.ew) for line in without.lines] == [("2", "1"), ("1", "3")]
    other = with_other_names(event, str.lower)
    assert [(line.ns, line.ew) for line in other.lines] == [("ada / ben", "1"), ("1", "cy / di")]


def test_strange_numbers_do_not_break_what_is_said_of_them(tmp_path: Path) -> None:
    event = Event(lines=(ResultLine(1, "---\x01>", "a\nb\ufffe", WEIGHTED),))
    text, losses = write_usebio(event)
    assert len(again(tmp_path, text).lines) == len(losses) == 1
    assert len(again(tmp_path, write_pbn_results(event)[0]).lines) == 1
