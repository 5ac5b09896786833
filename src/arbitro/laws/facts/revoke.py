"""The facts of a revoke (Laws 61-64), in the order in which a director asks them."""

from __future__ import annotations

from arbitro.laws.core import Answerer, Cond, Fact, Kind, Role, Section, Slot, Stage, Where

EXCEPTIONS = "revoke.exceptions"
REVIEW = "revoke.review"

limb = Fact(
    "revoke.limb",
    ("61A",),
    ("suit_led", "law_demanded", "opponent_required", "prohibition", "unable"),
    Answerer.DIRECTOR,
    usual="suit_led",
    odds=0.94,
)
prohibition_counts = Fact(
    "revoke.prohibition_counts",
    ("61A",),
    answerer=Answerer.DIRECTOR,
    given=limb.is_("prohibition"),
    usual=True,
    odds=0.6,
    judgement=True,
)
is_revoke = limb.is_("suit_led", "law_demanded", "opponent_required") | prohibition_counts.holds

noticed = Fact(
    "revoke.noticed",
    ("62A", "64B4", "64B5"),
    ("during_play", "after_play", "after_call_on_next_board", "after_round"),
    Answerer.DIRECTOR,
    given=is_revoke,
    usual="during_play",
    odds=0.75,
    moment={
        "after_play": Stage.END_OF_PLAY,
        "after_call_on_next_board": Stage.END_OF_PLAY,
        "after_round": Stage.END_OF_PLAY,
    },
)
offender = Fact(
    "revoke.offender",
    ("62B", "64B3"),
    ("defender", "declarer", "dummy"),
    given=is_revoke,
    usual="defender",
    odds=0.65,
)
by_defender = offender.is_("defender")

since = Fact(
    "revoke.since",
    ("63A",),
    ("led_or_played", "nothing", "designated", "claimed", "opponents_claimed"),
    given=is_revoke,
    usual="led_or_played",
    odds=0.7,
)
# The rare circumstances that one look settles.
trick_twelve = Fact("revoke.trick_twelve", ("62D", "64B6"), given=is_revoke, screen=EXCEPTIONS, odds=0.96)
unplayed_penalty_card = Fact("revoke.unplayed_penalty_card", ("64B3",), given=by_defender, screen=EXCEPTIONS, odds=0.98)
unplayed_faced_card = Fact(
    "revoke.unplayed_faced_card",
    ("64B3",),
    given=is_revoke & ~offender.is_("dummy"),
    screen=EXCEPTIONS,
    odds=0.99,
)
earlier_same_suit = Fact("revoke.earlier_same_suit", ("64B2",), given=is_revoke, screen=EXCEPTIONS, odds=0.97)
other_side_too = Fact("revoke.other_side_too", ("62C3", "64B7"), given=is_revoke, screen=EXCEPTIONS, odds=0.98)

card_was_faced = Fact("revoke.card_was_faced", ("62B1", "62B2"), given=by_defender, screen=EXCEPTIONS, odds=0.97)
dummy_lost_rights = Fact(
    "revoke.dummy_lost_rights",
    ("43A2", "43B2(b)"),
    answerer=Answerer.DIRECTOR,
    given=offender.is_("declarer"),
    screen=EXCEPTIONS,
    odds=0.99,
)
turn_told_wrong = Fact(
    "revoke.turn_told_wrong",
    ("47E1", "63A1"),
    answerer=Answerer.DIRECTOR,
    given=since.is_("led_or_played"),
    screen=EXCEPTIONS,
    odds=0.99,
)
retraction_undoes = Fact(  # the 2007 text is not verified on this point, so that edition asks
    "revoke.retraction_undoes",
    ("47E1", "63A1"),
    answerer=Answerer.DIRECTOR,
    given=turn_told_wrong.holds,
    usual=True,
    odds=0.7,
    judgement=True,
    unverified=True,
)
earlier_established = Fact(
    "revoke.earlier_established", ("64B2", "63A"), given=earlier_same_suit.holds, usual=True, odds=0.8
)
other_side = Fact(
    "revoke.other_side",
    ("62C3", "64B7", "63A"),
    ("both_established", "one_trick_one_side_on", "not_established"),
    given=other_side_too.holds,
    usual="both_established",
    odds=0.6,
)

claim_undone = Fact(
    "revoke.claim_undone",
    ("63A3", "68B2"),
    answerer=Answerer.DIRECTOR,
    given=since.is_("claimed"),
    odds=0.9,
    judgement=True,
)
claim_agreed = Fact(
    "revoke.claim_agreed",
    ("63A4", "69A"),
    answerer=Answerer.DIRECTOR,
    given=since.is_("opponents_claimed"),
    usual=True,
    odds=0.7,
)
hands_returned = Fact(
    "revoke.hands_returned",
    ("62D1",),
    given=trick_twelve.holds & ~noticed.is_("during_play"),
    usual=False,
    odds=0.6,
)

# Established, edition by edition.
established_2017: Cond = (
    (since.is_("led_or_played") & ~turn_told_wrong.holds)
    | since.is_("designated")
    | (since.is_("claimed") & ~claim_undone.holds)
    | claim_agreed.holds
)
established_2007: Cond = (
    (since.is_("led_or_played") & ~retraction_undoes.holds)
    | since.is_("designated")
    | (since.is_("claimed") & ~claim_undone.holds)
    | claim_agreed.holds
)
# The play is over, so the offending side has played on or somebody has claimed: one of the answers must be wrong.
impossible = is_revoke & ~noticed.is_("during_play") & since.is_("nothing") & ~trick_twelve.holds
open_2017 = is_revoke & ~established_2017 & ~impossible
open_2007 = is_revoke & ~established_2007 & ~impossible
late_twelve = trick_twelve.holds & ~hands_returned.holds  # 62D1: corrected even if established

# Correction: who played after it, who takes what back.
partner_had_played = Fact(
    "revoke.partner_had_played",
    ("62D2",),
    given=trick_twelve.holds & by_defender,
    usual=True,
    odds=0.6,
)
others_played = Fact("revoke.others_played", ("62C1",), given=is_revoke, usual=False, odds=0.5)
others_withdraw = Fact(
    "revoke.others_withdraw",
    ("62C1",),
    answerer=Answerer.PLAYER,
    asked_of=Role.NON_OFFENDING_SIDE,
    given=others_played.holds,
    usual=False,
    odds=0.6,
)
next_offender_played = Fact(
    "revoke.next_offender_played", ("62C2",), given=others_withdraw.holds, usual=False, odds=0.6
)
next_offender_changes = Fact(
    "revoke.next_offender_changes",
    ("62C2",),
    answerer=Answerer.PLAYER,
    asked_of=Role.OFFENDING_SIDE,
    given=next_offender_played.holds,
    usual=False,
    odds=0.6,
)

# The tricks.
trick_won_by = Fact(
    "revoke.trick_won_by",
    ("64A1", "64A2", "64B1"),
    ("offender", "partner", "other_side"),
    given=is_revoke,
    usual="other_side",
    odds=0.5,
)
won_later = Fact(
    "revoke.won_later",
    ("64A1", "64A2", "64B1"),
    stage=Stage.END_OF_PLAY,
    given=is_revoke,
    usual=True,
    odds=0.8,
)

# Looking back.
undercompensated = Fact(
    "revoke.undercompensated",
    ("64C",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=is_revoke,
    screen=REVIEW,
    odds=0.9,
)
later_revokes_cost = Fact(
    "revoke.later_revokes_cost",
    ("64C2(a)",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=earlier_same_suit.holds,
    screen=REVIEW,
    odds=0.7,
)
both_damaged = Fact(
    "revoke.both_damaged",
    ("64C2(b)",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=other_side_too.holds,
    screen=REVIEW,
    odds=0.6,
)
penalty_card_helped = Fact(
    "revoke.penalty_card_helped",
    ("50E4",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=by_defender | other_side_too.holds,
    screen=REVIEW,
    odds=0.95,
)
information_used = Fact(
    "revoke.information_used",
    ("16C3",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=is_revoke,
    screen=REVIEW,
    odds=0.95,
)
could_have_known = Fact(
    "revoke.could_have_known",
    ("72C",),
    answerer=Answerer.DIRECTOR,
    where=Where.AWAY,
    stage=Stage.REVIEW,
    given=is_revoke,
    screen=REVIEW,
    odds=0.97,
)

REVOKE = Kind(
    "revoke",
    (
        limb,
        prohibition_counts,
        noticed,
        offender,
        since,
        trick_twelve,
        unplayed_penalty_card,
        unplayed_faced_card,
        card_was_faced,
        earlier_same_suit,
        other_side_too,
        turn_told_wrong,
        dummy_lost_rights,
        retraction_undoes,
        earlier_established,
        other_side,
        claim_undone,
        claim_agreed,
        hands_returned,
        partner_had_played,
        others_played,
        others_withdraw,
        next_offender_played,
        next_offender_changes,
        trick_won_by,
        won_later,
        undercompensated,
        later_revokes_cost,
        both_damaged,
        penalty_card_helped,
        information_used,
        could_have_known,
    ),
    (
        Slot("revoke.definition", required=limb.is_(*limb.domain)),
        Slot("revoke.correction", required=is_revoke & since.is_(*since.domain)),
        Slot("revoke.card"),
        Slot("revoke.others_card"),
        Slot("revoke.next_card"),
        Slot("revoke.next_penalty"),
        Slot("revoke.claim"),
        Slot("revoke.others_information", Section.INFORMATION),
        Slot("revoke.offenders_information", Section.INFORMATION),
        Slot("revoke.penalty_information", Section.INFORMATION),
        Slot("revoke.partner", Section.INFORMATION),
        Slot("revoke.winner", Section.LATER),
        Slot("revoke.transfer", Section.LATER),
        Slot("revoke.equity", Section.LATER),
        Slot("revoke.repeated", Section.LATER),
        Slot("revoke.both_sides", Section.LATER),
        Slot("revoke.penalty_card", Section.LATER),
        Slot("revoke.information_used", Section.LATER),
        Slot("revoke.awareness", Section.LATER),
    ),
)

asker = Fact(
    "inquiry.asker", ("61B",), ("declarer", "dummy", "defender"), Answerer.DIRECTOR, usual="defender", odds=0.5
)
asked = Fact(
    "inquiry.asked",
    ("61B",),
    ("declarer", "defender"),
    Answerer.DIRECTOR,
    given=~asker.is_("declarer"),
    usual="declarer",
    odds=0.5,
)
wants_inspection = Fact("inquiry.wants_inspection", ("61C", "66C"), answerer=Answerer.DIRECTOR, usual=False, odds=0.8)
director_needs_it = Fact(
    "inquiry.director_needs_it",
    ("61C", "66C"),
    answerer=Answerer.DIRECTOR,
    given=wants_inspection.holds,
    usual=False,
    odds=0.6,
)

REVOKE_INQUIRY = Kind(
    "revoke_inquiry",
    (asker, asked, wants_inspection, director_needs_it),
    (Slot("inquiry.question", required=asker.is_(*asker.domain)), Slot("inquiry.inspection")),
)
