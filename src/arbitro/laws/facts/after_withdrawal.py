"""What every withdrawn call brings up: is the new call comparable, who leads, what is looked at after the play.

Each kind of incident makes its own facts from these, under the condition that they make sense there; their words are
shared.
"""

from __future__ import annotations

from arbitro.laws.core import Answerer, Cond, Fact, Stage, Where

COMPARABLE = ("same_or_similar", "subset", "same_purpose", "no")


def comparable(given: Cond) -> Fact:
    """Whether the call put in is comparable to the one withdrawn, and by which limb (23A; not in 2007)."""
    return Fact(
        "withdrawal.comparable",
        ("23A1", "23A2", "23A3"),
        COMPARABLE,
        Answerer.DIRECTOR,
        where=Where.AWAY,
        given=given,
        usual="no",
        odds=0.5,
    )


def offender_defends(given: Cond) -> Fact:
    """Whether the offender's side defends, so that his partner's first lead may be restricted (26)."""
    return Fact("withdrawal.offender_defends", ("26B",), given=given, stage=Stage.LEAD, usual=True, odds=0.5)


def withdrawn_about(given: Cond, stage: Stage = Stage.LEAD) -> Fact:
    """What the withdrawn call was about: suits alone, and whether the offender showed each of them in the legal auction
    too (26A of 2007), or anything else (26B of 2007)."""
    return Fact(
        "withdrawal.withdrawn_about",
        ("2007:26A", "2007:26B"),
        ("suit", "suit_shown_again", "other"),
        Answerer.DIRECTOR,
        given=given,
        stage=stage,
        usual="suit",
        odds=0.5,
    )


def helped(given: Cond, *laws: str) -> Fact:
    """Whether without the help of the infraction the outcome could well have been another, to the damage of the other
    side (23C, 27D): one question, three limbs."""
    return Fact(
        "withdrawal.helped",
        laws or ("23C",),
        answerer=Answerer.DIRECTOR,
        where=Where.AWAY,
        stage=Stage.REVIEW,
        given=given,
        usual=False,
        odds=0.9,
    )


def could_have_known(given: Cond) -> Fact:
    """Whether the offender could have known that it might well do damage, and his side gained (72C)."""
    return Fact(
        "withdrawal.could_have_known",
        ("72C",),
        answerer=Answerer.DIRECTOR,
        where=Where.AWAY,
        stage=Stage.REVIEW,
        given=given,
        usual=False,
        odds=0.95,
    )
