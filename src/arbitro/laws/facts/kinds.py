"""Every kind of incident, in the order in which it is listed; each edition rules on all of them."""

from arbitro.laws.facts.adjusted_score import ADJUSTED_SCORE
from arbitro.laws.facts.attention import ATTENTION
from arbitro.laws.facts.board import BOARD_PROCEDURE
from arbitro.laws.facts.extraneous_information import EXTRANEOUS_INFORMATION
from arbitro.laws.facts.information_used import INFORMATION_USED
from arbitro.laws.facts.partner_information import PARTNER_INFORMATION
from arbitro.laws.facts.revoke import REVOKE, REVOKE_INQUIRY
from arbitro.laws.facts.withdrawn_action import WITHDRAWN_ACTION

KINDS = (
    REVOKE,
    REVOKE_INQUIRY,
    PARTNER_INFORMATION,
    WITHDRAWN_ACTION,
    EXTRANEOUS_INFORMATION,
    INFORMATION_USED,
    ADJUSTED_SCORE,
    ATTENTION,
    BOARD_PROCEDURE,
)
