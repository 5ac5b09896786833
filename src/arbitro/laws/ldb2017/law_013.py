"""Law 13: a wrong number of cards, where at least one hand has more than thirteen."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import card_count as c
from arbitro.laws.facts import deal as d
from arbitro.laws.outcomes import (
    AdjustmentBarred,
    AssignAdjustedScore,
    AwardAdjustedScore,
    CardsPutRight,
    ExtraCardRemoved,
    GoOnWithoutExtraCard,
    PlayedWithoutChange,
    PlayOnNormally,
    PlayOnPending,
    ProceduralPenaltyPossible,
    ResultCancelled,
    RuleAsMissingCard,
    RuleByCount,
    ScoreStands,
    SeenCardsUnauthorised,
)

scope: Paragraphs = (
    Provision("13", "deal.deal", d.wrong_count.holds, RuleByCount(), see=("14",)),
    Provision("13", "count.cards", c.shape.is_("none_over"), RuleAsMissingCard(), see=("14",)),
)


def nothing_seen(law: str) -> Paragraphs:
    """No player with a wrong hand has called, and nobody saw another's card."""
    return (
        Provision(law, "count.cards", c.in_time, CardsPutRight(), Strength.SHALL),
        Provision(law, "count.board", c.seen.is_(False), PlayOnNormally(), Strength.SHALL),
    )


def played_though_seen(law: str, *see: str, interferes: bool = False) -> Paragraphs:
    """Somebody saw a card of another hand, and the board is played; `interferes`: the edition has that exception."""
    played = c.seen.holds & c.interferes.is_(False) if interferes else c.seen.holds
    return (
        Provision(law, "count.board", played, PlayOnPending("affected")),
        Provision(law, "count.information", played, SeenCardsUnauthorised(), see=see),
        Provision(
            law, "count.score", played & c.affected.holds, AssignAdjustedScore(), Strength.SHALL, see=("12C1(b)",)
        ),
        Provision(law, "count.score", played & ~c.affected.holds, ScoreStands("affected")),
        Provision(
            law,
            "count.penalty",
            played & c.affected.holds,
            ProceduralPenaltyPossible(),
            Strength.MAY,
            see=("90",),
        ),
    )


def corrected(law: str) -> Paragraphs:
    """A player with a wrong hand has called, and the deal can be corrected and played."""
    called = c.playable.holds
    return (
        Provision(law, "count.cards", called, CardsPutRight(), Strength.MAY),
        Provision(law, "count.board", called, PlayedWithoutChange(), Strength.MAY),
        Provision(law, "count.score", called & c.suffered.holds, AssignAdjustedScore(), Strength.MAY, see=("12C1",)),
        Provision(law, "count.score", called & ~c.suffered.holds, ScoreStands("damage")),
    )


def not_corrected(law: str, *see: str) -> Paragraphs:
    """A player with a wrong hand has called, and the deal cannot be corrected and played."""
    return (
        Provision(law, "count.board", c.playable.is_(False), AwardAdjustedScore(), Strength.SHALL, see=see),
        Provision(law, "count.penalty", c.playable.is_(False), ProceduralPenaltyPossible(), Strength.MAY, see=("90",)),
    )


def foreign(law: str) -> Paragraphs:
    """A card that is not of the deal."""
    return (
        Provision(law, "count.cards", c.shape.is_("foreign_card"), ExtraCardRemoved()),
        Provision(law, "count.board", c.shape.is_("foreign_card"), GoOnWithoutExtraCard()),
    )


def completed(law: str, teams: str) -> Paragraphs:
    """Found when the play is over."""
    return (
        Provision(law, "count.cards", c.play_over.holds, ResultCancelled(), Strength.MUST),
        Provision(
            law,
            "count.score",
            c.play_over.holds,
            AssignAdjustedScore(),
            Strength.MUST,
            see=("12C", teams),
        ),
        Provision(law, "count.penalty", c.play_over.holds, ProceduralPenaltyPossible(), see=("90",)),
    )


PARAGRAPHS: Paragraphs = (
    *scope,
    Unencoded("13A", Reason.HEADING),
    *nothing_seen("13A1"),
    *played_though_seen("13A2", "16D1"),
    Unencoded("13B", Reason.HEADING),
    *corrected("13B1"),
    *not_corrected("13B2", "12C1(b)"),
    *foreign("13C"),
    Provision("13C", "count.score", c.quitted.is_(False), AdjustmentBarred(), Strength.MAY_NOT),
    Provision(
        "13C",
        "count.score",
        c.quitted.holds & c.suffered.holds,
        AssignAdjustedScore(),
        Strength.MAY,
        see=("12C1",),
    ),
    Provision("13C", "count.score", c.quitted.holds & ~c.suffered.holds, ScoreStands("damage")),
    *completed("13D", "86B"),
)
