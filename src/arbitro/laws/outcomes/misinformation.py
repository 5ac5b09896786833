"""What a ruling on explanations, reviews, questions and methods gives (19-21, 40, 75)."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.laws.core import Outcome, Role


@dataclass(frozen=True, slots=True)
class RuleAsMisinformation(Outcome):
    """The opponents were misinformed: rule on that."""


@dataclass(frozen=True, slots=True)
class OwnMisunderstanding(Outcome):
    """The player acted on his own misunderstanding: no rectification and no redress."""


@dataclass(frozen=True, slots=True)
class ExplanationWasRight(Outcome):
    """What the opponents were told agrees with the pair's methods: no infraction, whatever the caller meant."""


@dataclass(frozen=True, slots=True)
class ExplanationWasMistaken(Outcome):
    """What the opponents were told differs from the pair's methods: an infraction."""


@dataclass(frozen=True, slots=True)
class PresumedMistakenExplanation(Outcome):
    """There is no evidence either way: a mistaken explanation is presumed, not a mistaken call."""


@dataclass(frozen=True, slots=True)
class MissingAlertMisinforms(Outcome):
    """An alert that was due and not given in time is misinformation."""


@dataclass(frozen=True, slots=True)
class MissingAlertUnauthorised(Outcome):
    """That partner did not alert, or late, is unauthorised information for the player whose call it was."""


@dataclass(frozen=True, slots=True)
class MissingAlertExtraneous(Outcome):
    """That partner did not alert, or late, is extraneous information for the player whose call it was."""


@dataclass(frozen=True, slots=True)
class NoAlertDue(Outcome):
    """No alert or announcement was due: no misinformation."""


@dataclass(frozen=True, slots=True)
class ExplanationIncomplete(Outcome):
    """Special knowledge from agreement or experience was left out: the opponents were misinformed."""


@dataclass(frozen=True, slots=True)
class GeneralKnowledgeNotOwed(Outcome):
    """General knowledge of bridge, and what the partners do not know either, need not be told: no misinformation."""


@dataclass(frozen=True, slots=True)
class NoAgreementToExplain(Outcome):
    """The pair has no agreement, and explained one: an infraction."""


@dataclass(frozen=True, slots=True)
class MayChangeLastCall(Outcome):
    """The player of `side` who called last may change that call without other rectification for his side."""

    side: Role


@dataclass(frozen=True, slots=True)
class LastCallStands(Outcome):
    """The misinformation did not influence the last call of `side`: no call is changed."""

    side: Role


@dataclass(frozen=True, slots=True)
class NoCallToChange(Outcome):
    """`side` has not called since: nothing is changed, and the auction goes on with the right information."""

    side: Role


@dataclass(frozen=True, slots=True)
class TooLateToChangeCalls(Outcome):
    """The auction period is over: no call can be changed."""


@dataclass(frozen=True, slots=True)
class EarlierCallsStand(Outcome):
    """Calls of `side` over which the partner has called since cannot be changed."""

    side: Role


@dataclass(frozen=True, slots=True)
class MayChangeCallAfterIt(Outcome):
    """The player of `side` on the left of him who changed may change any call that he made after it."""

    side: Role


@dataclass(frozen=True, slots=True)
class MayWithdrawCard(Outcome):
    """The player of `side` who played on the wrong information may take that card back without rectification."""

    side: Role


@dataclass(frozen=True, slots=True)
class FaceDownLeadMayComeBack(Outcome):
    """If a player of `side` chose a lead on the wrong information and it lies face down, he may take it back."""

    side: Role


@dataclass(frozen=True, slots=True)
class ExplanationIsUnauthorised(Outcome):
    """What `who` heard in his own partner's explanation is unauthorised for him."""

    who: Role


@dataclass(frozen=True, slots=True)
class LeadAfterChangedCall(Outcome):
    """When the partner of him who changed his call in turn first leads, declarer may restrict the lead."""


@dataclass(frozen=True, slots=True)
class NoLeadAfterChangedCall(Outcome):
    """No lead is restricted because of the call that was changed in turn."""


@dataclass(frozen=True, slots=True)
class DeclinedCallNotRedressed(Outcome):
    """He kept his call with the right information: that call gives no claim later."""


@dataclass(frozen=True, slots=True)
class AdjustAsIfTold(Outcome):
    """The score is adjusted as if the opponents had been told in time. what: 'methods' or 'no_agreement'."""

    what: str


@dataclass(frozen=True, slots=True)
class MustCorrectBeforeLead(Outcome):
    """`who` must have the director called and correct his explanation before the lead is faced; he may at once."""

    who: Role


@dataclass(frozen=True, slots=True)
class MustCorrectAtOnce(Outcome):
    """`who` must have the director called and correct the explanation at once."""

    who: Role


@dataclass(frozen=True, slots=True)
class NoDutyToCorrectSaid(Outcome):
    """The play is over: this Law says nothing of a duty of `who` to tell it now."""

    who: Role


@dataclass(frozen=True, slots=True)
class CorrectedInTime(Outcome):
    """The correction of `who` came in time."""

    who: Role


@dataclass(frozen=True, slots=True)
class CorrectedTooLate(Outcome):
    """The correction of `who` came too late: an infraction of its own."""

    who: Role


@dataclass(frozen=True, slots=True)
class MayNotShowExplanationWrong(Outcome):
    """During the auction `who` may not correct his partner's explanation, nor show in any way that it is wrong."""

    who: Role


@dataclass(frozen=True, slots=True)
class MustCallAndCorrect(Outcome):
    """`who` must have the director called now and tell the opponents that he thinks the explanation wrong."""

    who: Role


@dataclass(frozen=True, slots=True)
class MustWaitForEndOfPlay(Outcome):
    """`who` defends: he must tell it, and only when the play has ended."""

    who: Role


@dataclass(frozen=True, slots=True)
class MustNotCorrectRightExplanation(Outcome):
    """The explanation was right: `who` must not correct it or tell the director, and need not do so later."""

    who: Role


@dataclass(frozen=True, slots=True)
class NeedNotTellOwnMistake(Outcome):
    """The explanation was right; after the play `who` need not tell that his call was the mistake."""

    who: Role


@dataclass(frozen=True, slots=True)
class DutyFulfilled(Outcome):
    """`who` told it when he had to."""

    who: Role


@dataclass(frozen=True, slots=True)
class CorrectThoughLate(Outcome):
    """`who` had to tell it before the lead was faced; he tells it now."""

    who: Role


@dataclass(frozen=True, slots=True)
class ShowedTooEarly(Outcome):
    """`who` corrected his partner's explanation, or showed that it was wrong, when he might not."""

    who: Role


@dataclass(frozen=True, slots=True)
class MayAskForCall(Outcome):
    """Whoever doubts what call was made may have it cleared up at once."""


@dataclass(frozen=True, slots=True)
class MayHaveReview(Outcome):
    """He may have all calls restated, whole, with the alerts."""


@dataclass(frozen=True, slots=True)
class NoReviewNow(Outcome):
    """He is not entitled to a review now. reason: 'turn', 'must_pass' or 'dummy'."""

    reason: str


@dataclass(frozen=True, slots=True)
class MayAskWhoseLead(Outcome):
    """A defender may ask whether it is his opening lead."""


@dataclass(frozen=True, slots=True)
class NotTheOneToAskWhoseLead(Outcome):
    """That question is given to the defenders."""


@dataclass(frozen=True, slots=True)
class MayAskForExplanation(Outcome):
    """It is his turn: he may ask what the opponents' calls, or a defender's plays, mean."""


@dataclass(frozen=True, slots=True)
class NoQuestionNow(Outcome):
    """He is not entitled to ask now. reason: 'turn', 'must_pass' or 'dummy'."""

    reason: str


@dataclass(frozen=True, slots=True)
class ReviewIsWhole(Outcome):
    """A review is of the whole auction: he may not ask for part of it, nor stop it."""


@dataclass(frozen=True, slots=True)
class OpponentAnswers(Outcome):
    """Only an opponent answers a request for a review."""


@dataclass(frozen=True, slots=True)
class CallersPartnerAnswers(Outcome):
    """The answer should come from the partner of the player who called or played."""


@dataclass(frozen=True, slots=True)
class AnsweredOnInstruction(Outcome):
    """The director had the player himself answer: that is in order."""


@dataclass(frozen=True, slots=True)
class ReviewPutRight(Outcome):
    """The wrong restatement was put right in time."""


@dataclass(frozen=True, slots=True)
class EverybodyCorrectsReview(Outcome):
    """Everybody at the table, dummy too, is responsible for putting a wrong restatement right at once."""


@dataclass(frozen=True, slots=True)
class PartnerAsksAtOwnTurn(Outcome):
    """The asker's partner may put a further question only at his own turn."""


@dataclass(frozen=True, slots=True)
class NoQuestionForPartner(Outcome):
    """A question may not be asked only for partner's benefit."""


@dataclass(frozen=True, slots=True)
class NoQuestionToTrap(Outcome):
    """A question may not be asked only to get a wrong answer from an opponent."""


@dataclass(frozen=True, slots=True)
class TrapNotCovered(Outcome):
    """Whether this edition forbids a question meant to get a wrong answer is not verified."""


@dataclass(frozen=True, slots=True)
class SingleCallAtRisk(Outcome):
    """He may ask about one call only, at the risk that the question tells his partner something."""


@dataclass(frozen=True, slots=True)
class QuestionMayInform(Outcome):
    """What question and answer told the asker's partner outside the procedure may be unauthorised."""


@dataclass(frozen=True, slots=True)
class CountsForBidMade(Outcome):
    """The double or redouble counts as one of the bid that was actually made."""


@dataclass(frozen=True, slots=True)
class OnlyTheWord(Outcome):
    """The right form is the single word; level and denomination should not be named."""


@dataclass(frozen=True, slots=True)
class DeviationAllowed(Outcome):
    """A player may call or play as he likes without notice: it rests on no undisclosed understanding."""


@dataclass(frozen=True, slots=True)
class NeedNotAdmitDeviation(Outcome):
    """Nobody need tell the opponents that he has deviated."""


@dataclass(frozen=True, slots=True)
class UndisclosedUnderstanding(Outcome):
    """Partner had more reason than the opponents to expect it: an understanding, and it was not disclosed."""


@dataclass(frozen=True, slots=True)
class DisclosedUnderstanding(Outcome):
    """Partner had more reason than the opponents to expect it, and they were told: no infraction."""


@dataclass(frozen=True, slots=True)
class MustDiscloseUnderstanding(Outcome):
    """What partner has come to expect is part of the methods and must be disclosed."""


@dataclass(frozen=True, slots=True)
class MethodForbidden(Outcome):
    """The regulations forbid it. what: 'method', 'varied' or 'psychic_artificial'."""

    what: str


@dataclass(frozen=True, slots=True)
class MethodAllowed(Outcome):
    """No regulation forbids it."""


@dataclass(frozen=True, slots=True)
class MeaningDependsOnPartner(Outcome):
    """The agreed meaning may not depend on which partner calls or plays."""


@dataclass(frozen=True, slots=True)
class PartnerMeaningNotCovered(Outcome):
    """Whether this edition says that the meaning may not depend on the partner is not verified."""


@dataclass(frozen=True, slots=True)
class MayConsultAid(Outcome):
    """He might look at it. reason: 'law' or 'regulations'."""

    reason: str


@dataclass(frozen=True, slots=True)
class MayNotConsultAid(Outcome):
    """He may not look at it then. what: 'own_card', 'opponents_card' or 'memory_aid'."""

    what: str


@dataclass(frozen=True, slots=True)
class AidNotCovered(Outcome):
    """Whether an opponents' card may be looked at in order to explain is not verified for this edition."""


@dataclass(frozen=True, slots=True)
class AidNotToBeUsed(Outcome):
    """What he read there he had no right to: no call or play may rest on it."""
