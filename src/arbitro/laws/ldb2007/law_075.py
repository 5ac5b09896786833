"""Law 75 (2007): A to C only, and their text was not read; when a partner corrects stands in 20F5 too."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import misinformation as m
from arbitro.laws.ldb2007.unverified import unverified
from arbitro.laws.ldb2017 import law_075
from arbitro.laws.outcomes import AdjustAsIfTold, NoAgreementToExplain


def _told(what: str) -> Paragraphs:
    """As if the opponents had been told in time; what to tell where there is no agreement came in 2017."""
    agreed = what == "methods"
    return (
        Provision(
            "75B",
            "misinformation.basis",
            m.damaged.holds & m.agreement.is_(*(("differs", "unknown") if agreed else ("none",))),
            AdjustAsIfTold(what),
            Strength.JUDGEMENT,
            basis=Basis.UNVERIFIED if agreed else Basis.INTERPRETATION,
        ),
    )


PARAGRAPHS: Paragraphs = (
    *unverified(law_075.PARAGRAPHS, {"75A": "75A"}, see={"73C1": "73C"}),
    *unverified(
        tuple(p for p in law_075.PARAGRAPHS if isinstance(p, Provision) and p.slot == "misinformation.finding"),
        {"75B1": "75B"},
    ),
    Provision(
        "75B",
        "misinformation.finding",
        m.no_agreement,
        NoAgreementToExplain(),
        Strength.JUDGEMENT,
        see=("21B",),
        basis=Basis.INTERPRETATION,
    ),
    *_told("methods"),
    *_told("no_agreement"),
    *unverified(law_075.PARAGRAPHS, {"75C": "75C"}),
)
