"""Law 19: doubles and redoubles; one that names the wrong bid counts for the bid that was made."""

from arbitro.laws.core import Cond, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import misinformation_review as v
from arbitro.laws.outcomes import CountsForBidMade, OnlyTheWord, QuestionMayInform


def misnamed(form: str, effect: str, here: Cond) -> Paragraphs:
    """Only the word should be said (`form`); where the wrong bid was named with it, the bid made counts (`effect`)."""
    return (
        Provision(form, "review.words", here, OnlyTheWord(), Strength.SHOULD_NOT),
        Provision(effect, "review.call", here, CountsForBidMade()),
        Provision(effect, "review.information", here, QuestionMayInform(), Strength.MAY, see=("16B1",)),
    )


PARAGRAPHS: Paragraphs = (
    Unencoded("19A", Reason.HEADING),
    Unencoded("19A1", Reason.ELSEWHERE),
    *misnamed("19A2", "19A3", v.what.is_("double_misnamed")),
    Unencoded("19B", Reason.HEADING),
    Unencoded("19B1", Reason.ELSEWHERE),
    *misnamed("19B2", "19B3", v.what.is_("redouble_misnamed")),
    Unencoded("19C", Reason.DEFINITION),
    Unencoded("19D", Reason.DEFINITION),
)
