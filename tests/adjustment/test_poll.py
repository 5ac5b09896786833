"""A blind poll: what a pollee is shown, how his answer is counted, and how little a few answers say."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.adjustment.chain import Suggests, chain_facts
from arbitro.adjustment.giveaway import giveaways
from arbitro.adjustment.interval import share
from arbitro.adjustment.poll import Decision, Poll, Question, Scoring, Step
from arbitro.adjustment.poll_answer import Answer, Closeness, Suggestion, answer_from_json
from arbitro.adjustment.poll_draft import decisions, draft
from arbitro.adjustment.tally import count, count_suggestions
from arbitro.adjustment.thresholds import TEXTS, Limbs, Thresholds, published
from arbitro.errors import InputError
from arbitro.language.words import LANGUAGES, words
from arbitro.model import CALLS, CARDS, Board, Deal, Hand, Seat, Vulnerability
from arbitro.table import (
    CALLED,
    PLAYED,
    Called,
    DirectorCalled,
    Noted,
    NoteKind,
    TableRecord,
    Withdrawn,
)
from bench.generate import boards

HAND = Hand.parse("K9832.KT863..AJ6")


def auction(dealer: Seat, *calls: str) -> tuple[Step, ...]:
    steps, seat = [], dealer
    for code in calls:
        steps.append(Step(seat, CALLS[code]))
        seat = seat.lho
    return tuple(steps)


def poll(*calls: str, seat: Seat = Seat.N, **more: object) -> Poll:
    calls = calls or ("1S", "2D", "X", "XX", "2H", "5D", "X", "P")
    said = {"scoring": Scoring.TEAMS_IMPS, **more}
    return Poll(Seat.N, Vulnerability.NS, seat, HAND, auction=auction(Seat.N, *calls), **said)  # type: ignore[arg-type]


# -------------------------------------------------------------------------------------------- the logical alternative

ROW = {"n": 10, "considered": 3, "chose": 0}  # the poll of the requirements, section 5


def answers(n: int, considered: int, chose: int) -> list[Answer]:
    """n answers, all for pass but `chose` for 4S; `considered` in all have it in mind."""
    also = ((("4S", Closeness.SECOND),),) * (considered - chose)
    rest = [Answer("P", line) for line in also] + [Answer("P")] * (n - considered)
    return [Answer("4S")] * chose + rest


@pytest.mark.requirement("S000-12", "S003-10", "S004-10")
@pytest.mark.parametrize("text", [text for text in TEXTS if text != "italian"])
@pytest.mark.parametrize(
    ("considered", "chose", "alternative"), [(3, 0, False), (3, 1, True), (1, 1, False), (2, 1, True), (0, 0, False)]
)
def test_an_action_is_an_alternative_if_enough_consider_it_and_some_choose_it(
    text: str, considered: int, chose: int, alternative: bool
) -> None:
    line = Thresholds(considered=Fraction(1, 5), chose=1, governing=text)
    tally = count(answers(10, considered, chose))
    assert tally.n == 10
    assert (tally.considered.get("4S", 0), tally.chose.get("4S", 0)) == (considered, chose)
    assert ("4S" in tally.alternatives(line)) is alternative
    assert not line.disjunctive


@pytest.mark.requirement("S000-12", "S003-10", "S004-10")
def test_there_is_one_threshold_parameter_and_no_percentage_of_the_laws() -> None:
    tally = count(answers(10, 3, 1))
    assert tally.alternatives(Thresholds()) == frozenset()
    assert tally.open(Thresholds()) == {"P", "4S"}
    only_first = Thresholds(considered=Fraction(1, 5))
    assert tally.open(only_first) == {"P", "4S"}
    # "Probably taken by some" of the Polish text and "non négligeable" of the French draw no line of their own.
    lines = [Thresholds(Fraction(1, 5), 1, governing=text) for text in TEXTS]
    assert {tally.alternatives(line) for line in lines} == {frozenset({"P", "4S"})}


@pytest.mark.requirement("S002-11")
def test_the_italian_letter_wants_one_limb_and_every_difference_is_flagged() -> None:
    line = Thresholds(Fraction(1, 5), 1, governing="italian")
    tally = count(answers(**ROW))
    assert line.disjunctive
    assert tally.alternatives(line) == {"P"}  # the default stays conjunctive
    assert tally.alternatives(line, disjunctive=True) == {"P", "4S"}
    assert tally.differing(line) == {"4S"}
    (found,) = [found for found in tally.lines(line) if found.action == "4S"]
    assert found.limbs == Limbs(True, False)
    assert chain_facts("P", tally.limbs(line), {"4S": Suggests.IS})["chain.alternative"] == "one_limb"
    chosen_by_one = count(answers(10, 1, 1))
    assert chosen_by_one.differing(line) == {"4S"}


@pytest.mark.parametrize("considered", [True, False, None])
@pytest.mark.parametrize("chose", [True, False, None])
def test_limbs_are_joined_with_three_values(considered: bool | None, chose: bool | None) -> None:
    limbs = Limbs(considered, chose)

    def worlds(value: bool | None) -> tuple[bool, ...]:
        return (True, False) if value is None else (value,)

    for got, join in ((limbs.both, all), (limbs.either, any)):
        possible = {join(world) for world in product(worlds(considered), worlds(chose))}
        assert got is (possible.pop() if len(possible) == 1 else None)
    assert limbs.differ is (limbs.both is not limbs.either)


def test_both_ways_of_counting_who_chose_must_be_met_where_both_are_set() -> None:
    line = Thresholds(Fraction(1, 5), chose=2, chose_share=Fraction(1, 4))
    assert line.limbs(5, 2, 10).chose is False
    assert line.limbs(5, 3, 10).chose is True
    assert line.limbs(5, 3, 0) == Limbs(None, None)
    assert line.is_set
    assert not Thresholds(Fraction(1, 5)).is_set


def test_what_an_authority_published_is_a_setting_with_its_source() -> None:
    ebu = published("EBU")
    assert ebu.considered == Fraction(1, 5)
    assert ebu.source
    assert not ebu.is_set  # "some" has no number there
    assert published("WBF").considered is None
    assert published(None) == Thresholds()
    assert published("FIGB", "LDB2007").disjunctive


@pytest.mark.parametrize("text", ["1/5", "20%", "20 %", "0.2", "0,2", "20\u202f%"])
def test_a_share_is_read_as_people_write_it(text: str) -> None:
    assert Thresholds.from_json({"considered": text}).considered == Fraction(1, 5)


@pytest.mark.parametrize("text", ["x", "1/0", "-1", "2", "120%", "0", "1e-9", "9" * 50])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        Thresholds.from_json({"considered": text})


@given(
    st.builds(
        Thresholds,
        st.none() | st.fractions(Fraction(1, 100), 1, max_denominator=1000),
        st.none() | st.integers(1, 1000),
        st.none() | st.fractions(Fraction(1, 100), 1, max_denominator=1000),
        st.text(max_size=5),
        st.sampled_from(["", *TEXTS]),
    )
)
def test_a_line_comes_back_from_json(line: Thresholds) -> None:
    assert Thresholds.from_json(json.loads(json.dumps(line.to_json()))) == line


# ------------------------------------------------------------------------------------------------ the interval

# Practice of the official bodies, section 4.2: count, n, bounds in whole per cent.
KNOWN = [(0, 5, 0, 52), (1, 5, 1, 72), (2, 5, 5, 85), (1, 10, 0, 45), (2, 10, 3, 56)]


@pytest.mark.parametrize(("k", "n", "low", "high"), KNOWN)
def test_the_interval_is_the_one_in_the_books(k: int, n: int, low: int, high: int) -> None:
    found = share(k, n)
    assert (round(100 * found.low), round(100 * found.high)) == (low, high)


@given(st.integers(1, 60).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_each_bound_leaves_one_chance_in_forty_on_its_side(case: tuple[int, int]) -> None:
    k, n = case
    found, close = share(k, n), Fraction(1, 1 << 23)

    def at_least(k: int, p: Fraction) -> Fraction:
        return sum((comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k, n + 1)), Fraction())

    if k:
        assert at_least(k, found.low) <= Fraction(1, 40) < at_least(k, found.low + close)
    if k < n:
        assert 1 - at_least(k + 1, found.high) <= Fraction(1, 40) < 1 - at_least(k + 1, found.high - close)
    assert found.low <= Fraction(k, n) <= found.high


def test_of_nobody_nothing_is_known() -> None:
    assert (share(0, 0).low, share(0, 0).high, share(0, 0).value) == (0, 1, None)
    with pytest.raises(ValueError, match="3 of 2"):
        share(3, 2)


# ------------------------------------------------------------------------------------------------ the position


def told() -> TableRecord:
    """A record in which everything happened that a pollee must not learn."""
    deal = Deal.of({Seat.N: HAND, Seat.E: Hand.parse("AJ.94.AQ97543.T5")})
    events = (
        Called(CALLS["1S"], alert=True, meaning="five or more, explained by South after being asked"),
        Noted(NoteKind.QUESTION, Seat.E, "what is 1S?"),
        Called(CALLS["2D"], meaning="natural"),
        Noted(NoteKind.HESITATION, Seat.S, "about a minute"),
        CALLED["1H"],
        Withdrawn(4, "25A"),
        Called(CALLS["X"], meaning="takeout"),
        Noted(NoteKind.EXPLANATION, Seat.N, "penalties!"),
        CALLED["P"],
        DirectorCalled(Seat.W),
        CALLED["2H"],
    )
    players = {Seat.S: "Zebulon Quark"}
    return TableRecord(Board.of(21), deal, events, players=players, tags={"Event": "Grand Prix"}, place="evening.pbn")


def test_a_draft_holds_the_position_and_nothing_of_the_incident() -> None:
    record = told()
    found = draft(record, 10, Scoring.MATCHPOINTS)
    assert found.seat is Seat.N
    assert found.hand == HAND
    assert [step.call.code for step in found.auction] == ["1S", "2D", "X", "P"]
    # His own call as his partner explained it is left out, the others stay.
    assert [step.meaning for step in found.auction] == ["", "natural", "takeout", ""]
    said = json.dumps(found.to_json())
    for secret in ("minute", "penalties", "Zebulon", "Grand", "evening", "21", "asked", "alert", "1H", "AQ97543"):
        assert secret not in said


def test_every_decision_of_a_record_can_be_asked_about_and_what_was_done_is_among_the_options() -> None:
    for record in boards(4):
        found = decisions(record)
        assert len(found) >= len(record.events) - 1
        for number, seat in found:
            asked = draft(record, number, Scoring.CROSS_IMPS, "pl")
            event = record.events[number]
            code = (getattr(event, "call", None) or event.card).code  # type: ignore[union-attr]
            assert code in asked.options
            assert asked.seat is seat
            assert Poll.from_json(json.loads(json.dumps(asked.to_json()))) == asked
            assert asked.decision is (Decision.PLAY if code in CARDS else Decision.CALL)


def test_declarer_decides_for_dummy_and_sees_only_what_he_may() -> None:
    record = boards(1)[0]
    dummy = record.state.dummy
    assert dummy is not None
    states = {n: record.state_at(n) for n, _ in decisions(record)}
    number = next(n for n, state in states.items() if state.contract and state.turn is dummy)
    asked = draft(record, number, Scoring.MATCHPOINTS)
    assert asked.seat is record.state.declarer
    assert record.deal is not None
    assert asked.dummy == record.deal[dummy]
    assert sum(hand is not None for hand in asked.state.hands) == 2
    first = next(n for n, e in enumerate(record.events) if e in PLAYED.values())
    assert draft(record, first, Scoring.MATCHPOINTS).dummy is None


def test_a_moment_at_which_nobody_decides_is_refused() -> None:
    with pytest.raises(InputError) as error:
        draft(told(), 9, Scoring.MATCHPOINTS)
    assert error.value.code == "unknown-event"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": Seat.E}, "poll-turn"),
        ({"auction": auction(Seat.N, "P", "P", "P", "P")}, "poll-turn"),
        ({"hand": Hand.parse("AK..AK.")}, "hand-size"),
        ({"methods": "x" * 3000}, "poll-words"),
        ({"actions": ("1C",)}, "unknown-action"),
    ],
)
def test_a_poll_that_cannot_be_asked_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(InputError) as error:
        replace(poll(), **change)  # type: ignore[arg-type]
    assert error.value.code == code


def test_a_second_question_is_another_poll() -> None:
    first = poll()
    assert first.question is Question.ACTION
    assert replace(first, information="a long pause", actions=("P", "5H")).question is Question.SUGGESTS


# ----------------------------------------------------------------------------------------- what gives it away

HARMLESS = "Five-card majors, strong no trump, transfers and negative doubles up to 3♠"
TELLING = {
    "en": "partner hesitated, director! He was slow; an unexpected alert. break in tempo",
    "es": "dudó; el Árbitro; lentamente, con una alerta; variación de ritmo",
    "it": "esitò; l’Arbitro; lentamente; un alert; variazione di ritmo",
    "pl": "wyraźne wahanie, sędzia, wolno, alert, zmiana tempa",
    "fr": "hésitation, l’arbitre, lentement, une alerte, le rythme",
}
# The carriers that the Laws name: remark, question, reply, alert, hesitation, speed, emphasis, tone, gesture,
# movement, mannerism.
CARRIERS = {
    "en": "remark question reply alert hesitation speed emphasis tone gesture movement mannerism",
    "es": "comentario pregunta respuesta alerta vacilación rapidez énfasis tono gesto movimiento manerismo",
    "it": "commento domanda risposta alert esitazione velocità enfasi tono gesto movimento manierismo",
    "pl": "uwaga pytanie odpowiedź alert wahanie szybkość nacisk ton gest ruch maniera",
    "fr": "remarque question réponse alerte hésitation rapidité insistance ton geste mouvement maniérisme",
}


def stems(language: str) -> list[str]:
    return words(language)("poll-telltale").split(",")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_director_is_warned_of_words_that_give_the_incident_away(language: str) -> None:
    assert len(giveaways(poll(methods=TELLING[language]), stems(language))) >= 4
    assert giveaways(poll(methods=HARMLESS), stems(language)) == ()
    for carrier in CARRIERS[language].split():
        assert giveaways(poll(methods=f"x {carrier.upper()}."), stems(language)) == (carrier.upper(),)


def test_meanings_and_names_are_looked_through_too() -> None:
    steps = list(poll().auction)
    steps[1] = replace(steps[1], meaning="what Quark plays")
    asked = replace(poll(), auction=tuple(steps))
    assert giveaways(asked, stems("en"), ["Zebulon Quark", "Li"]) == ("Quark",)
    assert giveaways(poll(methods="a break in tempo"), ["break in"]) == ("break in",)


# ------------------------------------------------------------------------------------------------ the answers


def test_a_passing_thought_is_kept_but_is_no_serious_consideration() -> None:
    said = Answer("P", (("5H", Closeness.EQUAL), ("5S", Closeness.PASSING)))
    said.check(poll())
    tally = count([said])
    assert tally.considered == {"P": 1, "5H": 1}
    assert tally.passing == {"5S": 1}
    assert tally.actions == ("P", "5H", "5S")


@pytest.mark.parametrize(
    "said",
    [
        Answer("1C"),
        Answer("SA"),
        Answer("P", (("P", Closeness.EQUAL),)),
        Answer("P", (("5H", Closeness.EQUAL), ("5H", Closeness.SECOND))),
        Answer("P", (("2H", Closeness.EQUAL),)),
        Answer("P", elsewhere=((1, "P"),)),
        Answer("P", elsewhere=((80, "P"),)),
        Answer("P", elsewhere=((0, "9S"),)),
        Answer("P", comment="x" * 2000),
        Suggestion(("P",), ("5H",)),
    ],
)
def test_what_cannot_be_answered_is_refused(said: Answer | Suggestion) -> None:
    with pytest.raises(InputError):
        said.check(poll())


def second() -> Poll:
    return replace(poll(), information="a long pause", actions=("P", "5H", "5S"))


@pytest.mark.parametrize(
    "said",
    [
        Suggestion(("P",)),
        Suggestion((), ("P",)),
        Suggestion(("P",), ("P",)),
        Suggestion(("6H",), ("P",)),
        Suggestion(("5H", "5H"), ("P",)),
        Answer("P"),
    ],
)
def test_what_cannot_be_suggested_is_refused(said: Answer | Suggestion) -> None:
    with pytest.raises(InputError):
        said.check(second())


def test_suggestions_are_counted_in_pairs() -> None:
    said = [Suggestion(("5H", "5S"), ("P",)), Suggestion(("5H",), ("P",)), Suggestion()]
    for one in said:
        one.check(second())
    n, nothing, pairs = count_suggestions(said)
    assert (n, nothing) == (3, 1)
    assert [(p.action, p.over, p.said.count) for p in pairs] == [("5H", "P", 2), ("5S", "P", 1)]


ANSWERED: list[tuple[Poll, Answer | Suggestion]] = [
    (poll(), Answer("P", (("5H", Closeness.SECOND),), ((0, "2S"),), "because", "county", "pl")),
    (second(), Suggestion(("5H",), ("P",), "why", "", "fr")),
]


@pytest.mark.parametrize(("asked", "said"), ANSWERED)
def test_an_answer_comes_back_from_json(asked: Poll, said: Answer | Suggestion) -> None:
    said.check(asked)
    assert answer_from_json(asked, json.loads(json.dumps(said.to_json()))) == said
