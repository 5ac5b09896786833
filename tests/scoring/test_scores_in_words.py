"""Scores explained in five languages: one board in full, every step, every option, every warning."""

from __future__ import annotations

import re
from enum import StrEnum
from fractions import Fraction

import pytest
from fields import board, scored

from arbitro.adjustment.warnings import Warned, check_adjustment, check_weights
from arbitro.errors import InputError
from arbitro.language.scoring import (
    VALUES,
    choice_text,
    explain_score,
    imps_text,
    number_text,
    option_text,
    percent_text,
    share_text,
    warning_text,
)
from arbitro.language.words import LANGUAGES, words
from arbitro.model import Side
from arbitro.scoring.event import Event
from arbitro.scoring.explain import StepId, explain
from arbitro.scoring.field import Scored, score
from arbitro.scoring.judge import Method
from arbitro.scoring.options import (
    DATUM_TRIM,
    DIVISOR,
    IMP_CAP,
    OPTIONS,
    PENALTY,
    REPEAT,
    ROUND_MATCHPOINTS,
    SCALE,
    SIT_OUT,
    SMALL_GROUPS,
    UNEVEN_ABSENT,
    UNEVEN_ARTIFICIAL,
    UNEVEN_FOULED,
    UNEVEN_IMPS,
    Divisor,
    Repeat,
    Scale,
    SmallGroups,
    Trim,
    Uneven,
    UnevenImps,
    Unplayed,
)
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import (
    Component,
    NotPlayed,
    Percent,
    Points,
    SelfInflicted,
    Split,
    Weighted,
    Why,
    artificial,
)
from arbitro.scoring.rounding import Rounding, Tie

CLUB = PROFILES["club"]
EN = words("en")

# The board of the EBL's course with one result missing, so that Neuberg has something to do.
GOLDEN = {
    "en": """\
Results compared: 12. North–South’s scores and how often each occurs: +110 × 5.6; +50 × 3; −50 × 2.4; −110 × 1.
+110 is better than 6 of the other results, equal to 5 and worse than 0. Matchpoints: 2 × 6 + 5 = 17.
Only 12 results of 13 can be compared (results are missing). Neuberg’s formula: (17 + 1) × 13 / 12 − 1 = 18.5.
Result 1 of the weighted score, +110: worth 18.5, weight 60%.
−50 is better than 1 of the other results, equal to 2 and worse than 8. Matchpoints: 2 × 1 + 2 = 4.
Only 12 results of 13 can be compared (results are missing). Neuberg’s formula: (4 + 1) × 13 / 12 − 1 = 4.42 (53/12).
Result 2 of the weighted score, −50: worth 4.42 (53/12), weight 40%.
The values by their weights: 60% × 18.5 + 40% × 53/12 = 12.87 (193/15).
Rounded to a multiple of 0.01: 12.87.
East–West have what is left of the top: 24 − 12.87 = 11.13.
Board 1, 1EW: 11.13 of 24 matchpoints, 46.375%.""",
    "es": """\
Resultados que se comparan: 12. Puntuaciones de Norte-Sur y frecuencia de cada una: +110 × 5,6; +50 × 3; −50 × 2,4; \
−110 × 1.
De los demás resultados, +110 supera a 6, iguala a 5 y queda por debajo de 0: 2 × 6 + 5 = 17 PM.
Solo se pueden comparar 12 resultados de 13 (faltan resultados). Fórmula de Neuberg: (17 + 1) × 13 / 12 − 1 = 18,5.
Resultado 1 de la puntuación ponderada, +110: vale 18,5, peso 60 %.
De los demás resultados, −50 supera a 1, iguala a 2 y queda por debajo de 8: 2 × 1 + 2 = 4 PM.
Solo se pueden comparar 12 resultados de 13 (faltan resultados). Fórmula de Neuberg: (4 + 1) × 13 / 12 − 1 = 4,42 \
(53/12).
Resultado 2 de la puntuación ponderada, −50: vale 4,42 (53/12), peso 40 %.
Los valores según sus pesos: 60 % × 18,5 + 40 % × 53/12 = 12,87 (193/15).
Redondeado a un múltiplo de 0,01: 12,87.
Este-Oeste tienen lo que queda del top: 24 − 12,87 = 11,13.
Estuche 1, 1EW: 11,13 de 24 PM, 46,375 %.""",
    "it": """\
Risultati a confronto: 12. Punteggi di Nord-Sud e frequenza di ciascuno: +110 × 5,6; +50 × 3; −50 × 2,4; −110 × 1.
Tra gli altri risultati +110 ne supera 6, ne eguaglia 5 ed è superato da 0: 2 × 6 + 5 = 17 MP.
Si possono confrontare solo 12 risultati su 13 (mancano dei risultati). Formula di Neuberg: (17 + 1) × 13 / 12 − 1 = \
18,5.
Risultato 1 del punteggio ponderato, +110: vale 18,5, peso 60%.
Tra gli altri risultati −50 ne supera 1, ne eguaglia 2 ed è superato da 8: 2 × 1 + 2 = 4 MP.
Si possono confrontare solo 12 risultati su 13 (mancano dei risultati). Formula di Neuberg: (4 + 1) × 13 / 12 − 1 = \
4,42 (53/12).
Risultato 2 del punteggio ponderato, −50: vale 4,42 (53/12), peso 40%.
I valori secondo i pesi: 60% × 18,5 + 40% × 53/12 = 12,87 (193/15).
Arrotondato a un multiplo di 0,01: 12,87.
A Est-Ovest va ciò che resta del top: 24 − 12,87 = 11,13.
Board 1, 1EW: 11,13 MP su 24, 46,375%.""",
    "pl": """\
Liczba porównywanych wyników: 12. Zapisy pary NS i ich frekwencje: +110 × 5,6; +50 × 3; −50 × 2,4; −110 × 1.
Wobec zapisu +110 pozostałych wyników jest: gorszych 6, równych 5, lepszych 0; 2 × 6 + 5 = 17 PT.
Liczba wyników, które można porównać: 12 z 13 (brak wyników). Wzór Neuberga: (17 + 1) × 13 / 12 − 1 = 18,5.
Wynik 1 w wyniku ważonym, +110: wart 18,5, waga 60%.
Wobec zapisu −50 pozostałych wyników jest: gorszych 1, równych 2, lepszych 8; 2 × 1 + 2 = 4 PT.
Liczba wyników, które można porównać: 12 z 13 (brak wyników). Wzór Neuberga: (4 + 1) × 13 / 12 − 1 = 4,42 (53/12).
Wynik 2 w wyniku ważonym, −50: wart 4,42 (53/12), waga 40%.
Wartości z ich wagami: 60% × 18,5 + 40% × 53/12 = 12,87 (193/15).
Po zaokrągleniu do wielokrotności 0,01: 12,87.
Para EW ma to, co zostaje z maksa: 24 − 12,87 = 11,13.
Rozdanie 1, 1EW: 11,13 PT z 24, 46,375%.""",
    "fr": """\
Résultats comparés : 12. Marques de Nord-Sud et leur fréquence : +110 × 5,6 ; +50 × 3 ; −50 × 2,4 ; −110 × 1.
Parmi les autres résultats, +110 en bat 6, en égale 5 et est battu par 0. Points de match : 2 × 6 + 5 = 17.
Seuls 12 résultats sur 13 peuvent être comparés (des résultats manquent). Formule de Neuberg : (17 + 1) × 13 / 12 − 1 \
= 18,5.
Résultat 1 de la marque pondérée, +110 : vaut 18,5, poids 60 %.
Parmi les autres résultats, −50 en bat 1, en égale 2 et est battu par 8. Points de match : 2 × 1 + 2 = 4.
Seuls 12 résultats sur 13 peuvent être comparés (des résultats manquent). Formule de Neuberg : (4 + 1) × 13 / 12 − 1 \
= 4,42 (53/12).
Résultat 2 de la marque pondérée, −50 : vaut 4,42 (53/12), poids 40 %.
Les valeurs selon leur poids : 60 % × 18,5 + 40 % × 53/12 = 12,87 (193/15).
Arrondi à un multiple de 0,01 : 12,87.
Est-Ouest ont ce qui reste du top : 24 − 12,87 = 11,13.
Donne 1, 1EW : 11,13 points de match sur 24, 46,375 %.""",
}


def course() -> Scored:
    weighted = Weighted.of([("60%", 110), ("40%", -50)])
    return scored([weighted, *[110] * 5, *[50] * 3, *[-50] * 2, -110, NotPlayed()], profile=CLUB)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weighted_score_with_neuberg_reads_well(language: str) -> None:
    lines = explain_score(course(), "1", "1EW", words(language))
    spaced = "\n".join(lines).replace("\u00a0", " ").replace("\u202f", " ")
    assert spaced == GOLDEN[language]


# -- every step --------------------------------------------------------------------------------------------------------

DAMAGE = SelfInflicted(Points(-50), Points(420), Points(170))
AVERAGES = [420, 450, -100, 170, artificial("A+", "A-"), artificial("A", "A")]
UNPLAYED = [420, NotPlayed(), NotPlayed(Why.SIT_OUT), 0]
SHORT = [420, 170, -50, NotPlayed()]
SMALL = CLUB.choose(SMALL_GROUPS, SmallGroups.EBU)
WHOLE = CLUB.choose(ROUND_MATCHPOINTS, Rounding(Fraction(1), Tie.EVEN))
UNTRIMMED = CLUB.choose(DATUM_TRIM, Trim.NONE).choose(UNEVEN_IMPS, UnevenImps.FREQUENCIES)


def uneven(method: Uneven) -> Scored:
    profile = CLUB
    for option in (UNEVEN_FOULED, UNEVEN_ARTIFICIAL, UNEVEN_ABSENT):
        profile = profile.choose(option, method)
    return scored(SHORT, profile=profile)


def session() -> Scored:
    lines = [
        *board([420, 170, -50], "1"),
        *board([artificial("A+", "A-"), 0, 10], "2"),
        *board([artificial("A+", Percent(Fraction(33))), 0, 10], "3"),
    ]
    return score(Event.of(lines), Method.MATCHPOINTS, CLUB)


# Together these take every step and every variant of its words.
FIELDS = {
    "weighted": course(),
    **{str(method): uneven(method) for method in Uneven},
    "damage": scored([420, 420, -50, Split(DAMAGE, Points(420))], profile=CLUB),
    "averages": scored(AVERAGES, profile=CLUB),
    "cross-imps": scored(AVERAGES, Method.CROSS_IMPS, CLUB),
    "butler": scored(AVERAGES, Method.BUTLER, CLUB),
    "few": scored([420, 450, -100, 170], Method.BUTLER, UNTRIMMED, expected=6),
    "total": scored([420, 170], Method.CROSS_IMPS, CLUB.choose(DIVISOR, Divisor.NONE)),
    "points": scored([420, -100], Method.TOTAL_POINTS, CLUB),
    "unplayed": scored(UNPLAYED, profile=CLUB),
    "average": scored(UNPLAYED, profile=CLUB.choose(SIT_OUT, Unplayed.AVERAGE)),
    "single": scored(SHORT, profile=CLUB.choose(SCALE, Scale.SINGLE)),
    "small": scored([420, 170], profile=SMALL, expected=8),
    "alone": scored([420], profile=SMALL, expected=8),
    "halves": scored([420, 170, 0, -50], profile=WHOLE, expected=6),
    "session": session(),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_worded(language: str) -> None:
    say, seen = words(language), set()
    for field in FIELDS.values():
        for name in field.event.boards:
            for who, _ in field.values(name):
                steps = explain(field, name, who)
                lines = explain_score(field, name, who, say)
                assert len(lines) == len(steps)
                seen |= {step.id for step in steps}
                for line in lines:
                    assert line.endswith(".")
                    assert "{" not in line
                    assert "None" not in line
                    assert language == "en" or not re.search(r"\d\.\d", line)
    assert seen == set(StepId)


SAID = """
averages 1 5NS Artificial adjusted score, average plus: 60%.
averages 1 5NS 60% of the top, 10: 6.
averages 1 6EW Artificial adjusted score, average: 50%.
cross-imps 1 5EW Artificial adjusted score, average minus: −3 IMPs.
cross-imps 1 6NS Board 1, 6NS: 0 IMPs.
cross-imps 1 1NS +420 against each of the other results in IMPs: +11 × 1; +6 × 1; −1 × 1. The sum is +16 IMPs.
cross-imps 1 1NS On the scale of the event the sum becomes 16 × 1/3 = +5.33 (16/3) IMPs.
cross-imps 1 1EW East–West have the opposite: −5.33.
total 1 1NS The sum counts as it is.
butler 1 3NS −100 differs from the datum +300 by −400: −9 IMPs.
few 1 1NS Results are missing, so each frequency is multiplied by 1.5. \
The datum is the mean of the scores, without 0 at each end: +1410 / 6 = +235, rounded to +240.
points 1 2EW Board 1, 2EW: +100 points.
unplayed 1 2NS Not played: the board does not count.
unplayed 1 2NS Board 1, 2NS: no score.
average 1 3NS Sit-out: the board counts as an average.
single 1 1NS On the scale of 1, ½ and 0 that is 17/3 / 2 = 2.83 (17/6).
small 1 1NS Only 2 results of 8 can be compared. The EBU table for small groups gives 65% of the normal top: 9.1.
alone 1 1NS The result has nothing to be compared with. An artificial adjusted score is due.
halves 1 1NS 9.5 lies exactly halfway; rounded to a multiple of 1, halves to the even multiple: 10.
damage 1 4NS The table result is worth 1, the result without the infraction 4, the one without the side’s own error 2: \
part of the damage is self-inflicted. The side gets 1 + 4 − 2 = 3.
session 2 1NS Artificial adjusted score, average plus: 60%. On 1 board of the session with a real result the \
contestant has 100%; what counts is 100% (12C2(c)).
session 3 1NS Artificial adjusted score, average plus: 60%. On 1 board of the session with a real result the \
contestant has 100%; what counts is 100% (12C2(c)). It is not the contestant’s first one in the session (12C2(d)).
session 3 1EW Artificial adjusted score, as a percentage: 33%.
"""


@pytest.mark.parametrize("case", SAID.strip().splitlines())
def test_what_is_said_in_special_cases(case: str) -> None:
    field, name, who, line = case.split(" ", 3)
    assert line in explain_score(FIELDS[field], name, who, EN)


def test_a_contestant_without_a_line_is_refused() -> None:
    with pytest.raises(InputError, match="line-missing"):
        explain_score(course(), "2", "1NS", EN)


# -- numbers, warnings, options ----------------------------------------------------------------------------------------


def test_numbers_are_exact_or_say_the_fraction() -> None:
    polish, french = words("pl"), words("fr")
    assert [number_text(Fraction(n), EN) for n in ("0", "100", "12.345", "-1/3", "85/6", "1234567")] == [
        "0", "100", "12.345", "−0.33 (−1/3)", "14.17 (85/6)", "1234567",
    ]  # fmt: skip
    assert number_text(Fraction(85, 6), EN, digits=4) == "14.1667 (85/6)"
    assert number_text(Fraction("13.8"), polish) == "13,8"
    assert number_text(Fraction(3), EN, signed=True) == "+3"
    assert percent_text(Fraction("57.5"), french) == "57,5\u202f%"
    assert share_text(Fraction(1, 3), EN) == "33.33% (1/3)"
    assert [imps_text(n, EN) for n in (1, -1, 0)] == ["+1 IMP", "−1 IMP", "0 IMPs"]
    assert [imps_text(Fraction(n), polish) for n in ("3", "5", "-0.5")] == ["+3 IMP-y", "+5 IMP-ów", "−0,5 IMP-a"]


def test_the_sums_of_a_warning_are_said() -> None:
    before = scored([420, 170, -50, 110], profile=CLUB)
    change = before.adjust("1", "1NS", artificial("A+", "A+"))
    (both,) = check_adjustment(change, "1", "1NS")
    worse = check_adjustment(change, "1", "1EW", offenders=Side.EW, without=Points(420), outside_agency=True)
    draft = check_weights([Component(Fraction(1, 3), Points(420), illegal=True), Component(Fraction(-1), Points(0))])
    found = [said(warned) for warned in (both, *worse, *draft)]
    assert found == [
        "Both sides together would have 120%, more than 100%, and nobody from outside is at fault.",
        "The offending side would have 3.6: more than 0, its expectation without the infraction.",
        "The offending side would have 3.6: more than 0, its result at the table.",
        "The weights add up to −66.67% (−2/3) instead of 100%.",
        "Weight 2 is −100%; a weight must be above zero.",
        "33.33% (1/3) of the weighted score stands for results that need the action held to be illegal.",
    ]
    imps = scored([420, 170], Method.CROSS_IMPS, CLUB).adjust("1", "1NS", artificial("A+", "A+"))
    (both,) = check_adjustment(imps, "1", "1NS")
    assert said(both).startswith("Both sides together would have +6 IMPs, more than 0 IMPs")


def said(warned: Warned) -> str:
    return warning_text(warned.id, warned.figures, EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_that_it_may_have_is_named(language: str) -> None:
    say = words(language)
    for option in OPTIONS.values():
        assert option_text(option, say)
        texts = [choice_text(option, value, say) for value in option.choices]
        assert all(texts)
        assert len(set(texts)) == len(texts)
    assert set(VALUES) >= {type(v) for o in OPTIONS.values() for v in o.choices if isinstance(v, StrEnum)}


def test_values_that_are_figures_are_named_with_their_unit() -> None:
    assert choice_text(IMP_CAP, Fraction(0), EN) == "no limit"
    assert choice_text(IMP_CAP, Fraction(17), EN) == "17 IMPs"
    assert (
        choice_text(ROUND_MATCHPOINTS, WHOLE[ROUND_MATCHPOINTS], EN) == "to multiples of 1, halves to the even multiple"
    )
    assert choice_text(REPEAT, Repeat(), EN) == "60% / 50% / 40%, or the contestant’s own percentage"
    assert choice_text(REPEAT, Repeat(own=False), EN) == "60% / 50% / 40%"
    assert choice_text(PENALTY, PROFILES["EBU"][PENALTY], EN) == "0.25 of a top, 1 VP"
