"""Law 34: the right to call is kept; it refers to 17D3."""

from arbitro.laws.core import Paragraphs, Provision
from arbitro.laws.facts import rotation_passes as t
from arbitro.laws.outcomes import BackToSkippedPlayer

PARAGRAPHS: Paragraphs = (Provision("34", "lost_turn.auction", t.too_late.is_("no"), BackToSkippedPlayer()),)
