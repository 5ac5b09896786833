## Kinds
kind-card_exposed_in_auction = A card shown in the auction
    .hint = A player showed, dropped or led a card during the auction, or the declaring side led to the first trick
    .search = card exposed shown dropped faced seen lead led early during bidding auction penalty card
kind-double_inadmissible = A double or redouble that is not allowed
    .hint = A double of partner’s bid, of no bid at all, or a redouble of what was not doubled
    .search = double redouble inadmissible not allowed illegal partner’s bid doubled twice
kind-call_when_barred = A call by a player who must pass
    .hint = A player obliged to pass bid, doubled or redoubled
    .search = barred must pass obliged silenced bid double called anyway
kind-bid_above_seven = A bid of more than seven
    .hint = A player bid eight or higher
    .search = eight nine above more than seven too high bid
kind-call_after_auction = A call after the auction was over
    .hint = A player called after the final pass
    .search = call after final pass auction over ended late double

## Slots
slot-exposed-card = The card
slot-exposed-attempt = The lead
slot-exposed-partner = What follows for his partner
slot-exposed-others_information = Information for the non-offending side
slot-exposed-offenders_information = Information for the offending side
slot-exposed-penalty_information = What the penalty card tells
slot-exposed-afterwards = The card after the auction
slot-exposed-penalty_card = The penalty card’s effect
slot-exposed-awareness = Could he have known?
slot-inadmissible_double-call = The double or redouble
slot-inadmissible_double-replacement = His new call
slot-inadmissible_double-side = What follows for his side
slot-inadmissible_double-others_information = Information for the non-offending side
slot-inadmissible_double-offenders_information = Information for the offending side
slot-inadmissible_double-lead = The lead
slot-inadmissible_double-help = Help from the infraction
slot-inadmissible_double-awareness = Could he have known?
slot-barred-call = The call
slot-barred-replacement = His new call
slot-barred-side = What follows for his side
slot-barred-others_information = Information for the non-offending side
slot-barred-offenders_information = Information for the offending side
slot-barred-lead = The lead
slot-barred-awareness = Could he have known?
slot-above_seven-call = The bid
slot-above_seven-play = The play
slot-above_seven-replacement = His new call
slot-above_seven-side = The rest of the auction
slot-above_seven-others_information = Information for the non-offending side
slot-above_seven-offenders_information = Information for the offending side
slot-above_seven-lead = The lead
slot-above_seven-awareness = Could he have known?
slot-after_auction-call = The call
slot-after_auction-further = What follows
slot-after_auction-others_information = Information for the non-offending side
slot-after_auction-offenders_information = Information for the offending side
slot-after_auction-lead = The lead

## Facts: a card exposed in the auction
screen-exposed-exceptions = Does any of these apply?
fact-exposed-when = When was the card shown or led?
    .short = When
    .note = The auction runs from its first call to the final pass.
    .is-auction = During the auction
    .is-before_call = Before anybody called
    .is-declaring_lead = After the auction, by the declaring side, as the opening lead
    .is-defending_lead = After the auction, as a defender’s opening lead out of turn
    .is-after_auction = After the auction, in another way
fact-exposed-another_caused = Did somebody else cause it, and not the player himself?
    .short = Caused by somebody else
    .tick = Somebody else caused it, not the player himself
fact-exposed-out_of_sight = Was the card where his partner could not have seen its face?
    .short = Out of partner’s sight
    .tick = His partner could not have seen its face
    .note = What counts is whether he could have seen it, not whether he did.
fact-exposed-cards = What was shown?
    .short = Cards shown
    .note = An honour is a ten or higher.
    .is-one_low = One card, a nine or lower, not led
    .is-one_honour = One honour, not led
    .is-led = One card, led too early
    .is-more = Two cards or more
fact-card_exposed_in_auction-offender = What is the player who showed it now?
    .short = The player is
    .is-declarer = Declarer, or will be
    .is-dummy = Dummy, or will be
    .is-defender = A defender
fact-exposed-on_purpose = Did he show the card on purpose, without leading it?
    .short = Shown on purpose
    .note = A low card shown by accident becomes a minor penalty card, a card that was played becomes a major one. The Laws do not name a low card shown on purpose and not played.
fact-exposed-penalty_card_helped = Did the penalty card help the offending side, and damage the others?
    .short = Help from the penalty card

## Facts: inadmissible calls
fact-inadmissible-slip = Was it a slip: did he mean to make another call?
    .short = Slip of the hand or tongue
    .note = Ask him away from the table. A change of mind is no slip. Once his partner has called, it cannot be put right any more: answer no.
fact-inadmissible-lead_faced = Was the opening lead face up before anybody noticed?
    .short = Noticed after the lead
fact-inadmissible-lho_called = Has his left-hand opponent called since, before you ruled?
    .short = Left-hand opponent called
    .note = A pass is a call too. Do not offer him to call: only a call that he made by himself counts.
fact-inadmissible-must_pass = Was he obliged to pass, from an earlier irregularity?
    .short = Obliged to pass
fact-inadmissible-in_turn = Was it his turn to call?
    .short = In turn
fact-inadmissible-same_call = Did he make the same call again in his turn, with much the same meaning?
    .short = Same call again
fact-inadmissible-breaks_19 = Was it a double or redouble that the auction did not allow in any case?
    .short = Double not allowed in any case
    .note = A double: of the last bid, by an opponent, with only passes since. A redouble: of the last double, in the same way.
fact-inadmissible-throughout = Was he obliged to pass for the rest of the auction?
    .short = Obliged to pass throughout
fact-inadmissible-auction_then = A pass takes the place of the bid, and later calls are cancelled. What does that make of the auction?
    .short = The auction then
    .is-goes_on = It goes on
    .is-contract = It is over, with a contract
    .is-passed_out = It is over, and nobody has bid
fact-inadmissible-by = Who called after the final pass?
    .short = Called by
    .is-defender = A defender
    .is-declaring_side = Declarer or dummy
fact-inadmissible-passed = Did he pass?
    .short = A pass

## Outcomes
outcome-card_laid_open = { $until ->
    [auction_period] Every such card lies face up on the table until the opening lead is faced.
    [reopened] Should the auction be reopened, every such card lies face up on the table until it ends.
   *[auction] Every such card lies face up on the table until the auction ends.
}
outcome-not_seen_by_partner = His partner could not see the card. It goes back to hand, without rectification.
outcome-rule_as_card_in_play = The auction was over. A defender’s card becomes a penalty card; declarer’s and dummy’s cards do not. Rule on it by the Laws of the play.
outcome-rule_as_opening_lead_out_of_turn = Rule on it as an opening lead out of turn. It does not count as a card shown in the auction.
outcome-declaring_side_may_not_lead = The declaring side cannot make the opening lead, and nobody can accept it. The card counts as shown in the auction.
outcome-must_pass_if_reopened = The auction is over. Should it be reopened, { WHO($who) } must pass at his next turn.
outcome-exposed_cards_authorised = { WHO($side, cap: 1) } may use what the cards show.
outcome-exposed_cards_unauthorised = { WHO($side, cap: 1) } may not use what the cards show. A penalty card has a rule of its own.
outcome-exposed_cards_back_to_hand = { WHO($of, cap: 1) } takes the cards back into hand. No more follows.
outcome-becomes_penalty_card = { $degree ->
    [minor] The card of { WHO($of) } becomes a minor penalty card.
    [all_major] The cards of { WHO($of) } all become major penalty cards.
   *[major] The card of { WHO($of) } becomes a major penalty card.
}
outcome-cancelled_as_if_never = The call of { WHO($who) } and all later calls are cancelled. The auction goes back to the player whose turn it was, as if nothing had happened.
outcome-scored_without_call = The double or redouble does not count: the contract is scored without it.
outcome-late_find_not_said = These Laws do not say what follows when it is found after the opening lead was faced. Consider scoring the contract without it.
outcome-pass_put_in = A pass takes the place of the call of { WHO($who) }.
outcome-goes_back_without_pass = It was not the turn of { WHO($who) }: no pass is put in. The auction goes back to the player whose turn it was.
outcome-call_and_later_stand = The call of { WHO($who) } stands, and so do all later calls.
outcome-call_and_later_cancelled = The call of { WHO($who) } is cancelled, and all later calls with it.
outcome-never_played = A contract of more than seven is never played.
outcome-calls_after_auction_cancelled = Every call after the final pass is cancelled.
outcome-no_further_rectification = There is no further rectification.
outcome-rule_as_inadmissible_double = The double or redouble was not allowed in any case, and cannot stand. Rule on it as such.
