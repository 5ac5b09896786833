"""Strategies for events as files may state them."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

from hypothesis import strategies as st

from arbitro.formats.events import (
    Amount,
    Amounts,
    Average,
    Component,
    Contestant,
    ContractResult,
    Event,
    EventBoard,
    Kind,
    NotPlayed,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
    Section,
    Split,
    Standing,
    Unit,
    Weighted,
    Why,
)
from arbitro.model import CARDS, Board, Denomination, Doubling, Seat, Side
from tests.strategies import deals, partial_deals

words = st.lists(
    st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=8), min_size=1, max_size=3
).map(" ".join)
texts = words | st.just("")
plain = st.text("abcXYZ019éł", min_size=1, max_size=6)
counts = st.none() | st.integers(1, 99)
hundredths = (st.integers(-99_999, 99_999) | st.integers(-(10**13), 10**13)).map(lambda n: Fraction(n, 100))
numbers = st.none() | hundredths
percents = st.integers(0, 10_000).map(lambda n: Fraction(n, 100))

contracts = st.builds(
    ContractResult,
    st.integers(1, 7),
    st.sampled_from(Denomination),
    st.sampled_from(Doubling),
    st.none() | st.sampled_from(Seat),
    st.none() | st.integers(0, 13),
)
points = st.integers(-760, 760).map(lambda n: PointsOnly(10 * n))
results = contracts | st.just(PassedOut()) | points
awards = (
    st.sampled_from(Average)
    | st.builds(Amount, percents, st.just(Unit.PERCENT))
    | st.builds(Amount, hundredths, st.sampled_from([Unit.IMPS, Unit.MATCHPOINTS]))
)


@st.composite
def weighted(draw: st.DrawFn) -> Weighted:
    parts = draw(st.lists(st.tuples(st.integers(1, 9), results), min_size=1, max_size=4))
    total = sum(weight for weight, _ in parts)
    return Weighted(tuple(Component(Fraction(weight, total), result) for weight, result in parts))


sides = st.none() | results | weighted() | awards
outcomes = (
    results
    | weighted()
    | st.builds(Split, sides, sides)
    | st.builds(Split, awards, awards)
    | st.builds(NotPlayed, st.sampled_from(Why))
)
amounts = st.builds(Amounts, numbers, numbers, numbers) | st.just(Amounts())


@st.composite
def result_lines(draw: st.DrawFn, ids: st.SearchStrategy[str] = words) -> ResultLine:
    outcome = draw(outcomes)
    stated = outcome.points if isinstance(outcome, PointsOnly) else draw(st.none() | st.integers(-9, 9))
    return ResultLine(
        draw(st.integers(1, 40)),
        draw(ids),
        draw(ids),
        outcome,
        draw(st.sampled_from(["", "A", "B"])),
        draw(counts),
        draw(counts),
        stated,
        draw(amounts),
        draw(amounts),
        draw(st.none() | st.sampled_from(list(CARDS.values()))),
        draw(texts),
    )


contestants = st.builds(
    Contestant,
    words,
    st.lists(words, max_size=3).map(tuple),
    st.sampled_from(["", "A"]),
    st.none() | st.sampled_from(Side),
    st.sampled_from(Kind),
    st.lists(words, max_size=3).map(tuple),
    numbers,
    st.builds(Standing, numbers, numbers, numbers, counts, numbers),
)


sections = st.builds(Section, st.sampled_from(["A", "B"]), texts, counts, counts, texts)


@st.composite
def event_boards(draw: st.DrawFn) -> EventBoard:
    """Boards of Law 2, or stated to be others."""
    board = Board.of(draw(st.integers(1, 40)))
    stated = draw(st.booleans())
    if stated:
        other = Board.of(draw(st.integers(1, 16)))
        board = Board(board.number, other.dealer, other.vulnerability)
    deal = draw(st.none() | deals() | partial_deals())
    known = deal if deal and any(hand is not None and len(hand) for hand in deal.hands) else None
    return EventBoard(board, known, draw(st.sampled_from(["", "A"])), stated)


def _one_each(boards: list[EventBoard]) -> tuple[EventBoard, ...]:
    return tuple({(board.section, board.board.number): board for board in boards}.values())


def _one_of_id(sections: list[Section]) -> tuple[Section, ...]:
    return tuple({section.id: section for section in sections}.values())


def events(ids: st.SearchStrategy[str] = words) -> st.SearchStrategy[Event]:
    """Events with a few of everything."""
    return st.builds(
        Event,
        texts,
        st.none() | st.dates(date(1900, 1, 1), date(2100, 1, 1)),
        texts,
        st.none() | st.sampled_from(ScoringForm),
        texts,
        st.lists(st.builds(Section, st.sampled_from(["A", "B"]), texts, counts, counts, texts), max_size=2).map(
            _one_of_id
        ),
        st.lists(contestants, max_size=4).map(tuple),
        st.lists(event_boards(), max_size=3).map(_one_each),
        st.lists(result_lines(ids), min_size=1, max_size=6).map(tuple),
        st.lists(words, max_size=2).map(tuple),
        st.just(""),
        texts,
    )
