"""Law 9: drawing attention to an irregularity, calling the director, and waiting for him."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.facts import attention as a
from arbitro.laws.outcomes import (
    ActionsWhileWaitingRuled,
    CallDirectorAtOnce,
    CallingCostsNothing,
    CorrectionRuledToo,
    DummyDrewAttention,
    DummyLostRights,
    DummyMayCall,
    DummyMayPrevent,
    MayDrawAttention,
    MayPrevent,
    MustWaitWithExplanation,
    NoDutyToTell,
    OpponentsKeepRights,
    WaitForExplanation,
)

RIGHT = "attention.right"

in_auction = a.period.is_("auction")
something_irregular = a.about.is_("irregularity")
partner_explained = a.about.is_("partners_explanation")
prevented = a.about.is_("prevention")
by_dummy = a.by.is_("dummy")

in_the_auction: Paragraphs = (
    Provision("9A1", RIGHT, in_auction & something_irregular, MayDrawAttention(), Strength.MAY),
    Provision(
        "9A1",
        RIGHT,
        in_auction & partner_explained,
        MustWaitWithExplanation(),
        Strength.MAY_NOT,
        see=("20F5(a)",),
    ),
)


def in_the_play(after: str) -> Paragraphs:
    """9A2, and the paragraph by which dummy may speak too once the play is over."""
    return (
        Provision(
            "9A2", RIGHT, something_irregular & a.by.is_("declarer", "defender"), MayDrawAttention(), Strength.MAY
        ),
        Provision(
            "9A2", RIGHT, partner_explained & a.by.is_("declarer"), MayDrawAttention(), Strength.MAY, see=("20F5",)
        ),
        Provision(
            "9A2",
            RIGHT,
            partner_explained & a.by.is_("defender"),
            MustWaitWithExplanation(),
            Strength.MAY_NOT,
            see=("20F5",),
        ),
        Provision(
            "9A2",
            RIGHT,
            a.period.is_("after_play") & a.irregular,
            MayDrawAttention(),
            Strength.MAY,
            see=(after,),
        ),
    )


def dummy(law: str) -> Paragraphs:
    """Dummy may not speak first during the play; that he did changes nothing for the ruling on the irregularity."""
    return (
        Provision(law, RIGHT, a.dummy_first, DummyDrewAttention(), Strength.MAY_NOT, see=("43A1(b)", "43B1")),
        Provision(law, RIGHT, by_dummy & partner_explained, MayDrawAttention(), Strength.MAY, see=("20F5",)),
        Provision(law, "attention.dummy", a.dummy_lost_rights.holds, DummyLostRights(), see=("43B",)),
    )


dummy_prevents = Provision("9A3", RIGHT, prevented & by_dummy, DummyMayPrevent(), Strength.MAY, see=("42B2", "43"))


def silence(law: str) -> Provision:
    """Nobody need expose his own side."""
    return Provision(law, "attention.silence", a.kept_silent.holds, NoDutyToTell(), see=("72B2",))


director_and_waiting: Paragraphs = (
    Unencoded("9B", Reason.HEADING),
    Unencoded("9B1", Reason.HEADING),
    Provision("9B1(a)", "attention.call", a.called_late.holds, CallDirectorAtOnce(), Strength.SHOULD),
    Provision("9B1(b)", "attention.caller", a.dummy_called.holds, DummyMayCall(), Strength.MAY, see=("43A1(a)",)),
    Provision("9B1(c)", "attention.rights", a.irregular, CallingCostsNothing()),
    Provision("9B1(d)", "attention.own_side", a.own_side.holds, OpponentsKeepRights()),
    Provision("9B2", "attention.wait", a.irregular, WaitForExplanation(), Strength.SHALL_NOT),
    Provision(
        "9B2",
        "attention.waiting",
        a.acted_waiting.holds,
        ActionsWhileWaitingRuled(),
        Strength.JUDGEMENT,
        see=("9C", "11A"),
        basis=Basis.INTERPRETATION,
    ),
)


def correction(*see: str) -> Provision:
    return Provision("9C", "attention.correction", a.corrected.holds, CorrectionRuledToo(), Strength.MAY, see=see)


PARAGRAPHS: Paragraphs = (
    Unencoded("9A", Reason.HEADING),
    *in_the_auction,
    *in_the_play("9A4"),
    Provision("9A3", RIGHT, prevented & ~by_dummy, MayPrevent(), Strength.MAY),
    dummy_prevents,
    *dummy("9A4"),
    silence("9A5"),
    *director_and_waiting,
    correction("26B"),
)
