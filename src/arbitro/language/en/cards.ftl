## Kinds
kind-deal_incorrect = The deal
    .hint = Cards dealt wrongly or seen during the deal, a pack not shuffled, an old deal, a new deal wanted
    .search = deal shuffle redeal sorted pack deck dealt wrong card seen exposed old hands duplicated
kind-cards_miscounted = Too many cards in a hand
    .hint = Somebody has fourteen cards and somebody twelve, or a card of another pack is among them
    .search = fourteen twelve 14 12 too many cards count wrong number extra card surplus
kind-card_missing = A card is missing
    .hint = Somebody has fewer than thirteen cards, and nobody has more
    .search = missing card twelve 12 short lost floor one card less
kind-cards_from_wrong_board = Cards from the wrong board
    .hint = A player took the cards of another board and called with them
    .search = wrong hand wrong cards other board took picked up previous board
kind-board_wrong = The wrong board
    .hint = These players play a board that is not theirs in this round
    .search = wrong board not scheduled played before wrong round wrong opponents
kind-board_fouled = A fouled board
    .hint = Tables that are compared played the board in different forms: a card in another hand, the board turned, another dealer or vulnerability
    .search = fouled board turned rotated hands swapped wrong pocket different cards dealer vulnerability copies duplicated hand record compare groups

## Slots
slot-deal-duty = How cards are dealt
slot-deal-deal = The deal
slot-deal-result = A result on this deal
slot-deal-score = The score
slot-count-cards = The cards
slot-count-board = The board
slot-count-information = What was seen
slot-count-partners_information = What the correction shows
slot-count-score = The score
slot-count-teams = Teams
slot-count-penalty = Penalty
slot-missing-card = The missing card
slot-missing-hand = The short hand
slot-missing-penalty_card = A penalty card
slot-missing-revoke = A revoke
slot-missing-information = What the card tells
slot-missing-penalty = Penalty
slot-hand-calls = The call
slot-hand-board = The board on the table
slot-hand-lho = Left-hand opponent’s call
slot-hand-others_information = Information for the non-offending side
slot-hand-offenders_information = Information for the offending side
slot-hand-other_board = The board of those cards
slot-hand-penalty = Penalty
slot-wrong_board-board = The board
slot-wrong_board-second_auction = The second auction
slot-wrong_board-right_board = The right board
slot-wrong_board-attempt = An attempt to prevent play
slot-wrong_board-deprived = Who lost a score
slot-fouled-board = The board
slot-fouled-results = The results
slot-fouled-rating = Scoring the groups
slot-fouled-match = The match

## Facts: the deal
fact-deal-fault = What is wrong with the deal?
    .short = The fault
    .note = Take the first that fits.
    .is-wrongly_dealt = Cards were dealt in the wrong way, or not thirteen to each hand
    .is-adjacent = Cards that lay together in the pack went to the same hand
    .is-card_seen = A player could have seen a card of another hand during the shuffle or the deal
    .is-sorted_pack = A sorted pack was dealt without a shuffle
    .is-other_session = The deal comes from another session
    .is-not_shuffled = The pack was shuffled badly, or a cut was asked for and refused
    .is-absent = Nobody of one side was there
    .is-other_ground = Somebody asks for a new deal for another reason
fact-deal-begun = Has the auction on this board ever begun, here or at another table?
    .short = Auction begun
    .note = It begins with the first call. If another table has played the board, it has begun.
fact-deal-wrong_count = Has any hand too many or too few cards?
    .short = Wrong number of cards
fact-deal-replay = Is it the purpose of this event to play old deals?
    .short = Event with old deals
fact-deal-exchange = Was an exchange of boards between tables planned?
    .short = Planned exchange of boards
fact-deal-bar = Does one of these stand against a new deal?
    .short = Against a new deal
    .is-none = Neither
    .is-passed_out = The board was passed out
    .is-score_known = Teams: a contestant could know the result of the match without this board
fact-deal-copies = Is the deal one of several copies, made on the director’s instructions?
    .short = Copies of the deal
fact-deal-anyway = Do you have it dealt anew all the same?
    .short = New deal all the same
    .note = As a rule there is no new deal of a board that others play too. You have the power.

## Facts: too many cards
fact-count-shape = Count all four hands. What do you find?
    .short = The count
    .note = Count the played cards too.
    .is-over_and_short = One hand has more than thirteen, another fewer
    .is-foreign_card = There is a card that does not belong to this deal
    .is-none_over = Only too few: no hand has more than thirteen
fact-count-play_over = Is the play over?
    .short = Play over
fact-count-wrong_hand_called = Has a player with a wrong number of cards called?
    .short = Called with a wrong hand
    .note = A pass is a call too. Calls by players with thirteen cards do not count here.
fact-count-seen = Has a player seen a card of another player’s hand?
    .short = A card seen
fact-count-interferes = Is what he saw important enough to disturb normal bidding or play?
    .short = Disturbs normal play
fact-count-playable = Can the deal be corrected and played?
    .short = Can be corrected and played
    .note = Look at the calls made with the wrong hands: would they have been the same with the right ones?
fact-count-quitted = Was that card played to a trick that is now turned?
    .short = In a quitted trick
fact-count-teams = Is it a match of teams?
    .short = Teams
fact-count-affected = Did what he saw affect the outcome?
    .short = Affected the outcome
fact-count-suffered = Did a side suffer by the wrong number of cards?
    .short = A side suffered
    .note = An adjusted score is possible here; the Law does not say when. Ask if the board would have gone otherwise with the right cards.

## Facts: a card missing
fact-missing-found = When was the card missed?
    .short = Missed
    .is-before_lead = Before the opening lead was faced
    .is-in_play = During the play
    .is-after_play = After the play
    .is-too_late = After the correction period
fact-missing-turned_up = Look for the card. Is it found?
    .short = Card found
    .note = Look on the floor, in the board, in the board before, among the played cards.
fact-missing-among_played = Was it among the played cards?
    .short = Among the played cards
fact-missing-exposed = Is the short hand a defender’s, and could his partner see the face of the card?
    .short = A defender’s card exposed
fact-missing-failed_to_follow = Would that player have followed suit to an earlier trick with this card, and did not?
    .short = Did not follow suit without it

## Facts: cards from a wrong board
fact-hand-called = Has he called with the wrong cards?
    .short = Called with the wrong cards
fact-hand-partner_called = Has his partner called since?
    .short = Partner called since
fact-hand-lead_faced = Is the opening lead face up?
    .short = Lead faced
fact-hand-lho_called = Has his left-hand opponent called over the cancelled call?
    .short = Left-hand opponent called
fact-hand-new_call_differs = Is his new call different from the cancelled one?
    .short = New call different
    .note = It is different if its meaning is much different, or if it is psychic.
fact-hand-other_board = He comes to the board of those cards. How does he call there?
    .short = On the board of those cards
    .note = A call is different if its meaning is much different, or if it is psychic. This is not the test for comparable calls.
    .is-not_there = He does not play it, or does not come to that call
    .is-same = He makes the same call
    .is-differs = He makes a different call

## Facts: the wrong board
fact-wrong_board-found = When is it found that this is not their board?
    .short = Found
    .note = The auction period begins for a side when either partner takes his cards out.
    .is-not_begun = Before anybody took his cards
    .is-auction = In the auction period
    .is-play = During the play
    .is-after_play = After the play
fact-wrong_board-teams = Is it a match of teams?
    .short = Teams
fact-wrong_board-played_before = Has any of the four played the board before, with whomever?
    .short = Played before
fact-wrong_board-call_differs = In the second auction, was any call different from the first?
    .short = A call was different
fact-wrong_board-deliberate = Did a side do so on purpose, to prevent normal play?
    .short = On purpose
fact-wrong_board-deprived = Has any contestant lost the chance of a valid score by it?
    .short = A contestant without a score
    .note = Think of the pairs at this table and of those who were to meet them, on both boards.

## Facts: a fouled board
fact-fouled-cause = What was different?
    .short = The difference
    .note = Compare the hands with those of another table or copy, and ask the players what they held. Where the cards were put back into a turned board, all four hands are in other pockets.
    .is-card = Cards were in another hand, or the hands in other pockets
    .is-dealer_or_vulnerability = Copies of the board had different dealers or vulnerability
    .is-hand_record = All played the same; only the hand record differs
fact-fouled-differently = Did contestants who are to be compared play the board in different forms because of that?
    .short = Played in different forms
fact-fouled-teams = Is it a match of teams?
    .short = Teams
fact-fouled-traced = Can you find out, as closely as possible, who played it in which form?
    .short = Forms found out
    .note = It is enough to sort the results as well as you can. Ask the tables in the order of the rounds. The Laws do not say what follows if nothing can be found out.
fact-fouled-fault = Which team is at fault?
    .short = At fault
    .is-neither = Neither
    .is-one = One of them
    .is-both = Both
fact-fouled-substitute = Is a substitute board played?
    .short = Substitute board
    .note = Only if there is time, and not if a contestant could know the result of the match without it.

## Outcomes
outcome-shuffle_thoroughly = The pack is shuffled well before it is dealt. An opponent may ask for a cut.
outcome-deal_singly = The cards are dealt face down, one at a time, thirteen to each hand.
outcome-adjacent_cards_apart = Cards that lie together in the pack do not go to the same hand.
outcome-adjacent_cards_not_said = These Laws do not say that cards from the pack that lie together may not go to the same hand.
outcome-one_of_each_side = Somebody of each side stays by while cards are shuffled and dealt, if you do not order it otherwise.
outcome-new_shuffle_and_deal = Have the board shuffled and dealt anew.
outcome-redeal_if_required = A new shuffle and deal, if you require it.
outcome-no_redeal = { $reason ->
    [copies] No new deal, as others play the same one.
    [faulty_copy] No new deal, as others play the same one. Put this copy right; if the number of cards is wrong, rule on that.
    [seen_copy] No new deal, as others play the same one. What a player saw is information from elsewhere.
    [passed_out] No new deal: the board was passed out.
   *[score_known] No new deal: a contestant could know what he needs on it.
}
outcome-no_result_may_stand = No result on this deal may stand, at any table.
outcome-result_may_stand = The result may stand: in this event the deal was meant to be played.
outcome-award_adjusted_score = The board is not played on. Award an adjusted score: assigned if you can, otherwise artificial.
outcome-cards_put_right = Put the cards right: each hand gets its own thirteen.
outcome-played_without_change = Let the deal be played. No call is changed.
outcome-extra_card_removed = Take out the card that does not belong to the deal. If a hand is short without it, rule on the missing card as well.
outcome-go_on_without_extra_card = Go on with the auction or the play. Nothing else is rectified.
outcome-adjustment_barred = No adjusted score for it: the card was not played to a quitted trick.
outcome-result_cancelled = Cancel the result.
outcome-seen_cards_unauthorised = What a player saw of another hand is unauthorised for him.
outcome-moved_cards_unauthorised = What you show by moving a card is unauthorised for the partner of a player whose number of cards was wrong.
outcome-rule_as_missing_card = No hand has too many cards: rule on it as a missing card.
outcome-card_restored = Put the card back into the hand that lacks it.
outcome-deal_rebuilt = Build the deal again with another pack.
outcome-rule_as_defective_trick = Rule on it as a defective trick.
outcome-found_too_late = It is too late to do anything: the result stands.
outcome-as_if_hand_complete = The auction and the play go on. All calls stand; the hand counts as complete all the time.
outcome-always_belonged = The card counts as always having been in that hand.
outcome-restored_card_unauthorised = That the card was put back is unauthorised for the partner of the player whose hand was short.
outcome-may_be_penalty_card = The card may become a penalty card. Rule on it as an exposed card.
outcome-may_be_revoke = Not to have played it then may be a revoke. Rule on it as a revoke.
outcome-looks_and_calls_again = { WHO($who, cap: 1) } looks at the right hand and calls again. { $then ->
    [free] The auction goes on from there, and nobody has to repeat a call.
    [depends] What follows depends on the new call.
   *[goes_on] The auction goes on from there.
}
outcome-lho_repeats_call = { WHO($who, cap: 1) } must repeat the call that he made over the cancelled one.
outcome-other_board_played = { WHO($who, cap: 1) } made the same call there: that board may be played normally.
outcome-other_board_adjusted = { $award ->
    [artificial] { WHO($who, cap: 1) } made a different call there: award an artificial adjusted score on that board.
   *[any] { WHO($who, cap: 1) } made a different call there: award an adjusted score on that board.
}
outcome-take_board_away = Nothing has begun: take this board away and have the right one played.
outcome-cancelled_for_both_sides = The board is cancelled for both sides at this table.
outcome-finish_board = The auction and the play are completed, and the score stands.
outcome-score_allowed = The score stands.
outcome-play_right_board_later = You may have the two pairs meet later on the right board.
outcome-artificial_for_deprived = Award an artificial adjusted score to each contestant who lost the chance of a valid score.
outcome-second_auction = Cancel the auction. Seat the right contestants and tell them their rights now and later. A second auction begins, and each must repeat the calls he made.
outcome-second_auction_differs = A call was different: cancel the board.
outcome-second_auction_goes_on = All calls were repeated: the auction and the play go on normally.
outcome-penalty_for_attempt = A side meant to prevent normal play: a procedural penalty is possible, and an adjusted score.
outcome-board_fouled = The board is fouled: it was played in different forms.
outcome-board_not_fouled = { $reason ->
    [same_form] The board is not fouled: all who are compared played it in the same form. Compare the results as usual.
   *[hand_record] The board is not fouled merely because the hand record differs. Compare the results as usual.
}
outcome-results_in_groups = Sort the results into groups, as well as you can, by the form in which the board was played. Compare only within a group.
outcome-forms_not_traced = The Laws do not say what follows if the forms cannot be told apart. Where no fair comparison is left, an adjusted score is possible.
outcome-rated_as_regulated = Score each group by itself, as the regulations say.
outcome-rated_by_directors_method = There is no regulation: choose a method to score each group by itself, and announce it.
outcome-team_results_not_compared = Teams: the two results come from different forms and are not compared.
outcome-substitute_board = Cancel the board and have another played in its place.
outcome-cancelled_with_artificial = Cancel the board. Award an artificial score, each team by its own fault.
outcome-average_or_assigned_for_non_offenders = On this board the team not at fault gets the better of average plus and an assigned score. The other team gets the complement.
