"""Law 75 (2007): A to C only; that of C was not read in full. When a partner corrects stands in 20F5 too."""

from arbitro.laws.core import Basis, Paragraphs, Provision, Strength
from arbitro.laws.facts import misinformation as m
from arbitro.laws.ldb2007.unverified import renumbered, unverified
from arbitro.laws.ldb2017 import law_075
from arbitro.laws.outcomes import AdjustAsIfTold, NoAgreementToExplain


def _told(what: str) -> Paragraphs:
    """As if the opponents had been told in time; what to tell where there is no agreement came in 2017."""
    agreed = what == "methods"
    told = (m.agreement.is_("differs", "unknown") | m.alert_missing) if agreed else m.no_agreement
    return (
        Provision(
            "75B",
            "misinformation.basis",
            m.damaged.holds & told,
            AdjustAsIfTold(what),
            Strength.JUDGEMENT,
            basis=Basis.INTERPRETATION,
        ),
    )


PARAGRAPHS: Paragraphs = (
    *renumbered(law_075.PARAGRAPHS, {"75A": "75A"}, see={"73C1": "73C"}),
    *renumbered(
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
