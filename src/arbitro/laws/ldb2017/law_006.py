"""Law 6: shuffle and deal."""

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import deal as d
from arbitro.laws.outcomes import (
    AdjacentCardsApart,
    DealSingly,
    NewShuffleAndDeal,
    NoRedeal,
    NoResultMayStand,
    OneOfEachSide,
    PlayOnNormally,
    RedealIfRequired,
    ResultMayStand,
    RuleByInformation,
    ShuffleThoroughly,
)

shuffle = Provision("6A", "deal.duty", d.unshuffled, ShuffleThoroughly())
singly = Provision("6B", "deal.duty", d.wrong, DealSingly(), Strength.MUST)
present = Provision("6C", "deal.duty", d.fault.is_("absent"), OneOfEachSide(), Strength.SHOULD)


def before_the_auction(misdealt: Cond, letter: str) -> Paragraphs:
    """What is found before the auction begins is dealt anew; a card seen is later information from elsewhere."""
    return (
        Provision("6D1", "deal.deal", d.before & (misdealt | d.seen), NewShuffleAndDeal(), Strength.SHALL),
        Provision("6D1", "deal.deal", d.after & d.seen, RuleByInformation(), see=(letter, "24")),
    )


invalid: Paragraphs = (
    Provision("6D2", "deal.result", d.void, NoResultMayStand(), Strength.MAY_NOT),
    Provision("6D2", "deal.result", d.excepted, ResultMayStand()),
    Provision("6D2", "deal.deal", d.excepted, PlayOnNormally()),
)


def required(at_will: Cond, strength: Strength) -> Provision:
    """A new deal that the director requires."""
    open_to_him = at_will & (d.before | d.bar.is_("none"))
    return Provision("6D3", "deal.deal", open_to_him, RedealIfRequired(), strength)


def copied_before(fault: Cond, reason: str, basis: Basis = Basis.INTERPRETATION) -> Provision:
    """Copies of the deal are played elsewhere, and a fault is found before the auction begins: which of D1 and F goes
    first is not said."""
    return Provision(
        "6F",
        "deal.deal",
        d.before & fault & d.kept,
        NoRedeal(reason),
        Strength.JUDGEMENT,
        overrides=("6D1",),
        basis=basis,
    )


def copied(at_will: Cond, strength: Strength, basis: Basis = Basis.TEXT) -> Provision:
    """Copies of the deal are played elsewhere: as a rule there is no new one."""
    return Provision("6F", "deal.deal", at_will & d.kept, NoRedeal("copies"), strength, overrides=("6D3",), basis=basis)


methods: Paragraphs = (
    Unencoded("6E", Reason.HEADING),
    Unencoded("6E1", Reason.PROCEDURE),
    Unencoded("6E2", Reason.PROCEDURE),
    Unencoded("6E3", Reason.PROCEDURE),
    Unencoded("6E4", Reason.PROCEDURE),
)

PARAGRAPHS: Paragraphs = (
    shuffle,
    singly,
    Provision("6B", "deal.duty", d.adjacent, AdjacentCardsApart(), Strength.SHALL_NOT),
    present,
    Unencoded("6D", Reason.HEADING),
    *before_the_auction(d.misdealt_2017, "16D"),
    Provision(  # the Law is silent on a faulty deal with the right number of cards that is noticed later
        "6D1",
        "deal.deal",
        d.after & d.misdealt_2017 & ~d.wrong_count.holds,
        PlayOnNormally(),
        Strength.JUDGEMENT,
        basis=Basis.INTERPRETATION,
    ),
    *invalid,
    required(d.at_will_2017, Strength.MAY),
    *methods,
    copied_before(d.wrong, "faulty_copy"),
    copied_before(d.adjacent, "copies"),
    copied_before(d.seen, "seen_copy"),
    copied(d.at_will_2017, Strength.SHALL_NOT),
)
