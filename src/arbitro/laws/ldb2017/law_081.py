"""Law 81: the director may waive a rectification. His other duties are not ruled on here."""

from arbitro.laws.core import Paragraphs, Provision, Strength
from arbitro.laws.facts import attention as a
from arbitro.laws.outcomes import RectificationNotWaived, RectificationWaived

WAIVER = "attention.waiver"

PARAGRAPHS: Paragraphs = (
    Provision("81C5", WAIVER, a.waiver_granted.holds, RectificationWaived(), Strength.MAY),
    Provision("81C5", WAIVER, a.waiver_asked.holds & ~a.waiver_granted.holds, RectificationNotWaived(), Strength.MAY),
)
