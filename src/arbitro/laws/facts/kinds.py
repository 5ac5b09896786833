"""Every kind of incident, in the order in which it is listed; each edition rules on all of them."""

from arbitro.laws.facts.adjusted_score import ADJUSTED_SCORE
from arbitro.laws.facts.attention import ATTENTION
from arbitro.laws.facts.board import BOARD_PROCEDURE
from arbitro.laws.facts.call_changed import CALL_CHANGED
from arbitro.laws.facts.card_count import CARD_MISSING, CARDS_MISCOUNTED
from arbitro.laws.facts.deal import DEAL_INCORRECT
from arbitro.laws.facts.exposed_card import CARD_EXPOSED_IN_AUCTION
from arbitro.laws.facts.extraneous_information import EXTRANEOUS_INFORMATION
from arbitro.laws.facts.fouled_board import BOARD_FOULED
from arbitro.laws.facts.inadmissible import (
    BID_ABOVE_SEVEN,
    CALL_AFTER_AUCTION,
    CALL_WHEN_BARRED,
    DOUBLE_INADMISSIBLE,
)
from arbitro.laws.facts.information_used import INFORMATION_USED
from arbitro.laws.facts.insufficient_bid import INSUFFICIENT_BID
from arbitro.laws.facts.lead_restriction import LEAD_RESTRICTION
from arbitro.laws.facts.misinformation import MISINFORMATION
from arbitro.laws.facts.misinformation_correction import OWN_EXPLANATION_WRONG, PARTNERS_EXPLANATION_WRONG
from arbitro.laws.facts.misinformation_methods import AID_CONSULTED, UNDISCLOSED_UNDERSTANDING
from arbitro.laws.facts.misinformation_review import REVIEW_OR_QUESTION
from arbitro.laws.facts.partner_information import PARTNER_INFORMATION
from arbitro.laws.facts.revoke import REVOKE, REVOKE_INQUIRY
from arbitro.laws.facts.rotation import BID_OUT_OF_ROTATION, DOUBLE_OUT_OF_ROTATION, PASS_OUT_OF_ROTATION
from arbitro.laws.facts.rotation_passes import TURN_LOST_BY_PASSES
from arbitro.laws.facts.rotation_simultaneous import CALLS_SIMULTANEOUS
from arbitro.laws.facts.withdrawn_action import WITHDRAWN_ACTION
from arbitro.laws.facts.wrong_board import BOARD_WRONG, CARDS_FROM_WRONG_BOARD

KINDS = (
    BOARD_PROCEDURE,
    DEAL_INCORRECT,
    CARDS_MISCOUNTED,
    CARD_MISSING,
    CARDS_FROM_WRONG_BOARD,
    BOARD_WRONG,
    BOARD_FOULED,
    INSUFFICIENT_BID,
    CALL_CHANGED,
    PASS_OUT_OF_ROTATION,
    BID_OUT_OF_ROTATION,
    DOUBLE_OUT_OF_ROTATION,
    CALLS_SIMULTANEOUS,
    DOUBLE_INADMISSIBLE,
    CALL_WHEN_BARRED,
    BID_ABOVE_SEVEN,
    CALL_AFTER_AUCTION,
    TURN_LOST_BY_PASSES,
    CARD_EXPOSED_IN_AUCTION,
    LEAD_RESTRICTION,
    REVOKE,
    REVOKE_INQUIRY,
    PARTNER_INFORMATION,
    MISINFORMATION,
    OWN_EXPLANATION_WRONG,
    PARTNERS_EXPLANATION_WRONG,
    REVIEW_OR_QUESTION,
    UNDISCLOSED_UNDERSTANDING,
    AID_CONSULTED,
    WITHDRAWN_ACTION,
    EXTRANEOUS_INFORMATION,
    INFORMATION_USED,
    ATTENTION,
    ADJUSTED_SCORE,
)
