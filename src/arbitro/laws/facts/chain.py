"""The chain that Law 16 asks of an action taken with unauthorised information, whoever it came from.

`alternative` is about the other actions together: whether one of them was a logical alternative; `suggested`, whether
the information points to the chosen action over such a one. Both are pairwise: `adjustment.alternatives` works them
out of a poll and a table of suggestions. What infringes is each edition's own.
"""

from __future__ import annotations

from arbitro.laws.core import Answerer, Fact, Stage, Where
from arbitro.laws.facts import authority

alternative = Fact(
    "chain.alternative",
    ("16B1(b)",),
    ("both_limbs", "one_limb", "none"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    usual="both_limbs",
    odds=0.6,
)
suggested = Fact(
    "chain.suggested",
    ("16B1(a)",),
    ("is", "could", "generally", "no"),
    Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=alternative.is_("both_limbs", "one_limb"),
    usual="is",
    odds=0.5,
)
chosen_is_alternative = Fact(
    "chain.chosen_is_alternative",
    ("16B1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=suggested.is_("is", "could"),
    usual=True,
    odds=0.9,
)
counts_anyway = Fact(  # the text of 2007 forbids choosing from among logical alternatives, and says no more
    "chain.counts_anyway",
    ("16B1",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.END_OF_PLAY,
    given=chosen_is_alternative.is_(False),
    usual=True,
    odds=0.7,
    judgement=True,
)

governing_text = authority.governing_text(Stage.END_OF_PLAY, alternative.is_("one_limb") | suggested.is_("generally"))

CHAIN = (alternative, suggested, chosen_is_alternative, counts_anyway, governing_text)

another = alternative.is_("both_limbs")
infringes_2017 = another & suggested.is_("is")
points_2007 = another & suggested.is_("is", "could")
infringes_by_text_2007 = points_2007 & chosen_is_alternative.holds
infringes_by_judgement_2007 = points_2007 & counts_anyway.holds
infringes_2007 = infringes_by_text_2007 | infringes_by_judgement_2007
