"""What a ruling on the deal, the number of cards, a wrong hand or board, a fouled board gives (6, 13-15, 87)."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class ShuffleThoroughly(Outcome):
    """Each pack is shuffled thoroughly before play."""


@dataclass(frozen=True, slots=True)
class DealSingly(Outcome):
    """The cards are dealt one by one and face down, thirteen to each hand."""


@dataclass(frozen=True, slots=True)
class AdjacentCardsApart(Outcome):
    """Two cards that lie together in the pack do not go to the same hand."""


@dataclass(frozen=True, slots=True)
class AdjacentCardsNotSaid(Outcome):
    """This edition does not say that two adjacent cards may not go to the same hand."""


@dataclass(frozen=True, slots=True)
class OneOfEachSide(Outcome):
    """A member of each side is present at the shuffle and the deal, unless the director instructs otherwise."""


@dataclass(frozen=True, slots=True)
class NewShuffleAndDeal(Outcome):
    """The board is shuffled and dealt anew."""


@dataclass(frozen=True, slots=True)
class RedealIfRequired(Outcome):
    """The board is shuffled and dealt anew if the director so requires."""


@dataclass(frozen=True, slots=True)
class NoRedeal(Outcome):
    """The board is not dealt anew. reason: 'copies', 'faulty_copy', 'seen_copy', 'passed_out', 'score_known'."""

    reason: str


@dataclass(frozen=True, slots=True)
class NoResultMayStand(Outcome):
    """No result on this deal may stand."""


@dataclass(frozen=True, slots=True)
class ResultMayStand(Outcome):
    """The result may stand: old deals are meant to be played here, or boards to be exchanged."""


@dataclass(frozen=True, slots=True)
class AwardAdjustedScore(Outcome):
    """An adjusted score takes the place of play: assigned if that can be done, otherwise artificial."""


@dataclass(frozen=True, slots=True)
class CardsPutRight(Outcome):
    """The cards are put right, so that each hand has its own thirteen."""


@dataclass(frozen=True, slots=True)
class PlayedWithoutChange(Outcome):
    """The deal may be played; no call is changed."""


@dataclass(frozen=True, slots=True)
class ExtraCardRemoved(Outcome):
    """A card that does not belong to the deal is removed."""


@dataclass(frozen=True, slots=True)
class GoOnWithoutExtraCard(Outcome):
    """Auction and play go on without further rectification."""


@dataclass(frozen=True, slots=True)
class AdjustmentBarred(Outcome):
    """No adjusted score may be given for a card that was not played to a quitted trick."""


@dataclass(frozen=True, slots=True)
class ResultCancelled(Outcome):
    """The result is cancelled."""


@dataclass(frozen=True, slots=True)
class SeenCardsUnauthorised(Outcome):
    """A player may not use what he saw of another hand."""


@dataclass(frozen=True, slots=True)
class MovedCardsUnauthorised(Outcome):
    """The partner of a player with a wrong number of cards may not use where a card was or went (2007)."""


@dataclass(frozen=True, slots=True)
class RuleAsMissingCard(Outcome):
    """No hand has too many cards: rule on it as a missing card."""


@dataclass(frozen=True, slots=True)
class CardRestored(Outcome):
    """The missing card goes back to the hand that lacks it."""


@dataclass(frozen=True, slots=True)
class DealRebuilt(Outcome):
    """The deal is built again from another pack."""


@dataclass(frozen=True, slots=True)
class RuleAsDefectiveTrick(Outcome):
    """The card is among the played cards: rule on it as a defective trick."""


@dataclass(frozen=True, slots=True)
class FoundTooLate(Outcome):
    """The card was missed after the correction period: nothing is done any more."""


@dataclass(frozen=True, slots=True)
class AsIfHandComplete(Outcome):
    """The hand counts as complete throughout: auction and play go on, and no call is changed."""


@dataclass(frozen=True, slots=True)
class AlwaysBelonged(Outcome):
    """The card counts as always having belonged to that hand."""


@dataclass(frozen=True, slots=True)
class RestoredCardUnauthorised(Outcome):
    """The partner of the player whose hand was short may not use that a card was put back."""


@dataclass(frozen=True, slots=True)
class MayBePenaltyCard(Outcome):
    """The restored card may become a penalty card: rule on it as an exposed card."""


@dataclass(frozen=True, slots=True)
class MayBeRevoke(Outcome):
    """Not to have played the card earlier may be a revoke: rule on it as such."""


@dataclass(frozen=True, slots=True)
class LooksAndCallsAgain(Outcome):
    """`who` looks at the right hand and calls again. then: 'free', the auction goes on and nobody repeats a call; it
    'goes_on'; what follows 'depends' on the new call (2007)."""

    who: Role
    then: str


@dataclass(frozen=True, slots=True)
class LhoRepeatsCall(Outcome):
    """`who` repeats the call that he made over the cancelled one (2007)."""

    who: Role


@dataclass(frozen=True, slots=True)
class OtherBoardPlayed(Outcome):
    """`who` made the same call on the board of those cards: it may be played normally."""

    who: Role


@dataclass(frozen=True, slots=True)
class OtherBoardAdjusted(Outcome):
    """`who` made a different call on the board of those cards: an adjusted score there. award: 'any', 'artificial'."""

    who: Role
    award: str


@dataclass(frozen=True, slots=True)
class TakeBoardAway(Outcome):
    """Nobody has taken his cards: the wrong board is taken away and the right one put down."""


@dataclass(frozen=True, slots=True)
class CancelledForBothSides(Outcome):
    """The board is cancelled for both sides that play it now."""


@dataclass(frozen=True, slots=True)
class FinishBoard(Outcome):
    """Auction and play are completed, and the score stands."""


@dataclass(frozen=True, slots=True)
class ScoreAllowed(Outcome):
    """The score on the wrong board stands."""


@dataclass(frozen=True, slots=True)
class PlayRightBoardLater(Outcome):
    """Both pairs may be required to play the right board against one another later."""


@dataclass(frozen=True, slots=True)
class ArtificialForDeprived(Outcome):
    """Whoever lost the chance of a valid score gets an artificial adjusted score."""


@dataclass(frozen=True, slots=True)
class SecondAuction(Outcome):
    """The auction is cancelled, the right contestants are seated and all repeat the calls they made (2007)."""


@dataclass(frozen=True, slots=True)
class SecondAuctionDiffers(Outcome):
    """A call differed in the second auction: the board is cancelled (2007)."""


@dataclass(frozen=True, slots=True)
class SecondAuctionGoesOn(Outcome):
    """Every call was repeated: the auction and the play go on normally (2007)."""


@dataclass(frozen=True, slots=True)
class PenaltyForAttempt(Outcome):
    """A side meant to prevent normal play: a procedural penalty, and an adjusted score (2007)."""


@dataclass(frozen=True, slots=True)
class BoardFouled(Outcome):
    """The board is fouled: contestants who are to be compared played it in different forms."""


@dataclass(frozen=True, slots=True)
class BoardNotFouled(Outcome):
    """The board is not fouled, and the results are compared. reason: 'same_form', 'hand_record'."""

    reason: str


@dataclass(frozen=True, slots=True)
class ResultsInGroups(Outcome):
    """The results are sorted, as closely as can be, into groups by the form that was played; only a group compares."""


@dataclass(frozen=True, slots=True)
class FormsNotTraced(Outcome):
    """Who played which form cannot be found out: the Laws say nothing of it, an adjusted score is possible."""


@dataclass(frozen=True, slots=True)
class RatedAsRegulated(Outcome):
    """Each group is scored apart, as the regulations say."""


@dataclass(frozen=True, slots=True)
class RatedByDirectorsMethod(Outcome):
    """Each group is scored apart, by a method that the director chooses and announces."""


@dataclass(frozen=True, slots=True)
class TeamResultsNotCompared(Outcome):
    """Teams: the results of the two tables were got in different forms and are not compared."""


@dataclass(frozen=True, slots=True)
class SubstituteBoard(Outcome):
    """Teams: the board is cancelled and another played in its place."""


@dataclass(frozen=True, slots=True)
class CancelledWithArtificial(Outcome):
    """Teams: the board is cancelled, and artificial scores are awarded."""


@dataclass(frozen=True, slots=True)
class AverageOrAssignedForNonOffenders(Outcome):
    """Teams: who was not at fault gets the better of average plus and an assigned score, the others the complement."""
