"""What a ruling on board, cards, attention and rights gives (7, 9-11, 81C5, 90)."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class BoardStaysInPlace(Outcome):
    """The board stays in the middle of the table until play is over."""


@dataclass(frozen=True, slots=True)
class BoardStaysOriented(Outcome):
    """The board stays turned as it should be until play is over."""


@dataclass(frozen=True, slots=True)
class OrientationNotSaid(Outcome):
    """This edition does not say how the board is turned; it is put right all the same."""


@dataclass(frozen=True, slots=True)
class HandFromOwnPocket(Outcome):
    """A player takes the hand from the pocket of his own direction."""


@dataclass(frozen=True, slots=True)
class CountBeforeLooking(Outcome):
    """A player counts his cards face down before he looks at them."""


@dataclass(frozen=True, slots=True)
class LookBeforeCalling(Outcome):
    """A player looks at the faces of his cards before he calls."""


@dataclass(frozen=True, slots=True)
class OthersCardsUntouched(Outcome):
    """Nobody touches another player's cards, during or after play, without leave."""


@dataclass(frozen=True, slots=True)
class LeaveWasGiven(Outcome):
    """With leave of an opponent or the director he might touch them."""


@dataclass(frozen=True, slots=True)
class HandsKeptApart(Outcome):
    """During play each keeps his own cards, unmixed with the others'."""


@dataclass(frozen=True, slots=True)
class ShuffleAfterPlay(Outcome):
    """After play each shuffles his thirteen cards."""


@dataclass(frozen=True, slots=True)
class HandToOwnPocket(Outcome):
    """After play each puts his cards back into the pocket of his own direction."""


@dataclass(frozen=True, slots=True)
class HandStaysInBoard(Outcome):
    """A hand leaves the board only when a member of each side, or the director, is there."""


@dataclass(frozen=True, slots=True)
class PutRightAndGoOn(Outcome):
    """What is out of order is put right and play goes on."""


@dataclass(frozen=True, slots=True)
class RuleByCount(Outcome):
    """A hand has the wrong number of cards: that is ruled next."""


@dataclass(frozen=True, slots=True)
class RuleByWrongHand(Outcome):
    """Somebody called or played with the cards of another board: that is ruled next."""


@dataclass(frozen=True, slots=True)
class RuleByInformation(Outcome):
    """Somebody learned something of the board: that is ruled next, as information from elsewhere."""


@dataclass(frozen=True, slots=True)
class RuleFouledBoard(Outcome):
    """The board was played in another form elsewhere: that is ruled as a fouled board."""


@dataclass(frozen=True, slots=True)
class StationaryContestantAnswers(Outcome):
    """Whoever stays at the table all session answers first for proper conditions there."""


@dataclass(frozen=True, slots=True)
class ProceduralPenaltyPossible(Outcome):
    """The director may impose a procedural penalty, beside any rectification and never in its place."""


@dataclass(frozen=True, slots=True)
class MayDrawAttention(Outcome):
    """He may draw attention to it."""


@dataclass(frozen=True, slots=True)
class MustWaitWithExplanation(Outcome):
    """He may not say yet that his partner's explanation was wrong."""


@dataclass(frozen=True, slots=True)
class MayPrevent(Outcome):
    """Anybody may try to prevent an irregularity."""


@dataclass(frozen=True, slots=True)
class MayPreventAnother(Outcome):
    """Anybody may try to prevent another player's irregularity."""


@dataclass(frozen=True, slots=True)
class DummyMayPrevent(Outcome):
    """Dummy may try to prevent an irregularity, within his limits."""


@dataclass(frozen=True, slots=True)
class DummyDrewAttention(Outcome):
    """Dummy may not draw attention during play and is liable to a penalty; the irregularity is ruled all the same."""


@dataclass(frozen=True, slots=True)
class DummyLostRights(Outcome):
    """Dummy had lost his rights: the Law on his limits says what takes the place of the usual rectification."""


@dataclass(frozen=True, slots=True)
class CallDirectorAtOnce(Outcome):
    """Once attention is drawn the director is called at once."""


@dataclass(frozen=True, slots=True)
class DummyMayCall(Outcome):
    """Once attention is drawn dummy too may call the director."""


@dataclass(frozen=True, slots=True)
class CallingCostsNothing(Outcome):
    """Calling the director costs a player no right."""


@dataclass(frozen=True, slots=True)
class OpponentsKeepRights(Outcome):
    """That he pointed to his own side's irregularity takes nothing from the opponents' rights."""


@dataclass(frozen=True, slots=True)
class NoDutyToTell(Outcome):
    """Nobody need draw attention to his own side's infraction, with the exceptions of the Laws."""


@dataclass(frozen=True, slots=True)
class WaitForExplanation(Outcome):
    """Nobody acts until the director has explained everything."""


@dataclass(frozen=True, slots=True)
class ActionsWhileWaitingRuled(Outcome):
    """What was called or played meanwhile is not void by itself; it is ruled in its turn."""


@dataclass(frozen=True, slots=True)
class CorrectionRuledToo(Outcome):
    """The offender corrected too early: that may bring further rectification."""


@dataclass(frozen=True, slots=True)
class OnlyDirectorRectifies(Outcome):
    """What players imposed by themselves has no effect of its own."""


@dataclass(frozen=True, slots=True)
class PlayersMayNotWaive(Outcome):
    """Players cannot waive a rectification."""


@dataclass(frozen=True, slots=True)
class SettlementStands(Outcome):
    """The director lets stand what players settled by themselves."""


@dataclass(frozen=True, slots=True)
class SettlementCancelled(Outcome):
    """The director cancels what players settled by themselves and rules."""


@dataclass(frozen=True, slots=True)
class RectificationWaived(Outcome):
    """The director waives the rectification for cause, at the non-offending side's request."""


@dataclass(frozen=True, slots=True)
class RectificationNotWaived(Outcome):
    """The director does not waive the rectification."""


@dataclass(frozen=True, slots=True)
class ExplainAllOptions(Outcome):
    """The director explains every option, and what each leads to, before the player chooses."""


@dataclass(frozen=True, slots=True)
class ChoosesAlone(Outcome):
    """The player whose option it is chooses without consulting his partner."""


@dataclass(frozen=True, slots=True)
class ConsultedPartner(Outcome):
    """He consulted his partner: what the partner conveyed is unauthorised."""


@dataclass(frozen=True, slots=True)
class ChoosesToAdvantage(Outcome):
    """The non-offending side may choose what suits it best."""


@dataclass(frozen=True, slots=True)
class OffendersMayProfit(Outcome):
    """After rectification the offending side may do what suits it, though it may gain thereby."""


@dataclass(frozen=True, slots=True)
class RightKept(Outcome):
    """The non-offending side keeps its right to rectification."""


@dataclass(frozen=True, slots=True)
class RightPartlyForfeited(Outcome):
    """The non-offending side loses its right to rectification in part."""


@dataclass(frozen=True, slots=True)
class RightForfeited(Outcome):
    """The non-offending side loses its right to rectification."""


@dataclass(frozen=True, slots=True)
class PenaltyStillPossible(Outcome):
    """A procedural penalty is possible though the right to rectification is lost."""


@dataclass(frozen=True, slots=True)
class AdjustGainingSideOnly(Outcome):
    """`side` gained because opponents acted in ignorance of the Law: its score alone is adjusted."""

    side: Role


@dataclass(frozen=True, slots=True)
class IgnoranceNotSaid(Outcome):
    """This edition is silent on a gain of the offending side from its opponents' ignorance."""
