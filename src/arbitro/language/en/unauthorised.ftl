## Kinds
kind-partner_information = Information from partner
    .hint = A hesitation, a question, a remark, an alert, a gesture …
    .search = tempo pause hesitation UI unauthorised slow fast tank break remark question alert gesture tone
kind-withdrawn_action = A withdrawn call or play
    .hint = Who may use what a withdrawn call or play showed
    .search = withdrawn cancelled taken back changed retracted
kind-extraneous_information = Information from elsewhere
    .hint = A result overheard, another table’s cards, the wrong hand looked at
    .search = overheard wrong hand other table card seen accidental extraneous
kind-information_used = A player used information
    .hint = From where did he have it, and may he use it?
    .search = used information extraneous breach

## Slots
slot-partner-reservation = Reserving rights
slot-partner-dispute = Is it disputed?
slot-partner-timing = The time of the call
slot-partner-call_again = When to call
slot-partner-unexpected = The unexpected alert
slot-partner-status = What was conveyed
slot-partner-receiver = The partner’s duty
slot-partner-choice = What he may not choose
slot-partner-letter = The wording of the governing text
slot-partner-action = The action chosen
slot-partner-score = The score
slot-partner-penalty = A penalty
slot-withdrawn-route = The withdrawal
slot-withdrawn-others_information = Information for the non-offending side
slot-withdrawn-offenders_information = Information for the offending side
slot-withdrawn-choice = What it may not choose
slot-withdrawn-letter = The wording of the governing text
slot-withdrawn-action = The action chosen
slot-withdrawn-score = The score
slot-extraneous-report = Who told the director
slot-extraneous-received = The information
slot-extraneous-hold = The board
slot-extraneous-remedy = The remedy
slot-extraneous-letter = The wording of the governing text
slot-extraneous-teams = Teams
slot-extraneous-pending = The result
slot-extraneous-score = The score
slot-used-route = The paragraph that rules it
slot-used-breach = The breach
slot-used-score = The score

## Facts: the chain
fact-chain-alternative = Among the actions that he did not take, was there a logical alternative?
    .short = Another logical alternative
    .note = Ask his peers. Both limbs: a significant part of them would seriously consider it, and some might choose it. The Laws give no percentages.
    .is-both_limbs = Yes: seriously considered by a significant part, and some might choose it
    .is-one_limb = Only one of the two limbs is met
    .is-none = No
fact-chain-suggested = Does the information suggest his action over that alternative?
    .short = His action suggested over it
    .note = Compare the two actions with each other. The information must point there demonstrably.
    .is-is = Yes, it demonstrably suggests his action over it
    .is-could = It could demonstrably have suggested it, no more
    .is-generally = It suggests his action, but over no logical alternative
    .is-no = No
fact-chain-chosen_is_alternative = Was the action that he chose itself a logical alternative?
    .short = His action a logical alternative
    .note = The text of 2007 speaks of choosing from among logical alternatives.
fact-chain-counts_anyway = He chose an action that none of his peers would: do you count it all the same?
    .short = His action counted all the same
    .note = The text of 2007 is silent on an action that is no logical alternative. It is neither cleared nor forbidden by the letter.

## Facts: information from partner
fact-partner-moment = When does the director hear of it?
    .short = The director called
    .is-reservation = Now, at the table: a player would like to reserve his rights
    .is-before_end = Before the play has ended
    .is-end_of_play = When the play has ended
    .is-later = Later
fact-partner-disputed = Do the opponents dispute that information was passed?
    .short = Passing of information disputed
fact-partner-carrier = What conveyed the information?
    .short = Carrier
    .note = The list of the Laws is of examples.
    .is-remark = A remark
    .is-question = A question
    .is-reply = A reply to a question
    .is-unexpected_alert = An unexpected alert
    .is-missing_alert = A missing alert
    .is-hesitation = An unmistakable hesitation
    .is-speed = Unusual speed
    .is-emphasis = Special emphasis
    .is-tone = A tone of voice
    .is-gesture = A gesture
    .is-movement = A movement
    .is-mannerism = A mannerism
    .is-other = Something else
fact-partner-unexpected_in = By which test was the alert unexpected?
    .short = Alert unexpected
    .note = The translations explain it in two ways: against what the alert is based on, or against the course of the auction.
    .is-basis = In view of the basis for the alert
    .is-auction = In view of the course of the auction
    .is-both = By both
    .is-neither = By neither: the alert was to be expected
fact-partner-could_suggest = Could what was conveyed suggest a call or a play?
    .short = Could suggest a call or play
fact-partner-advantage = Did the choice bring the side an advantage?
    .short = Advantage to the side that chose
fact-partner-deliberate = Did he fail to take care to avoid an advantage?
    .short = No care taken

## Facts: withdrawn calls and plays
fact-withdrawn-lawful = Was the call or play withdrawn as a Law provides?
    .short = Withdrawn under a Law
    .note = For instance under Laws 25 to 36, 47, 53 or 62. Rule on a slip put right as a call changed. After misinformation, the side that gave it counts as the offending side.
fact-withdrawn-replaced_by = What replaced it?
    .short = Replaced by
    .is-other = Something else, or nothing
    .is-comparable_call = A comparable call, after an insufficient bid or a call out of turn
    .is-lowest_bid = After an insufficient bid: the lowest bid that shows the same
fact-withdrawn-damage = Did the choice damage the non-offending side?
    .short = Damage to the non-offending side

## Facts: information from elsewhere
fact-extraneous-way = How did the player come by the information?
    .short = How it came
    .is-wrong_hand = He looked at the wrong hand
    .is-call_heard = He overheard a call
    .is-result_heard = He overheard a result
    .is-remark_heard = He overheard a remark
    .is-cards_elsewhere = He saw cards at another table
    .is-card_here = Before the auction he saw a card of another player at his own table
    .is-other = In another accidental way
fact-extraneous-reported_by = Who told the director?
    .short = Told by
    .is-recipient = The player who has the information
    .is-another = Somebody else
fact-extraneous-moment = When did he receive it?
    .short = Received
    .is-no_call_yet = Before any call was made on the board
    .is-after_first_call = After the first call, before the play ended
fact-extraneous-effect = Would the information disturb normal play?
    .short = Disturbs normal play
    .is-likely = Probably
    .is-could = It could, but it is not likely
    .is-no = No
screen-extraneous-setting = What does the event allow?
fact-extraneous-about_one_hand = Is the information about one hand?
    .short = About one hand
    .tick = The information is about one hand of this board
fact-extraneous-form_lets_swap = Does the form of the event allow a change of seats?
    .short = Form allows a change of seats
    .tick = The form of the event allows a change of seats
fact-extraneous-scoring_lets_swap = Does the form of scoring allow a change of seats?
    .short = Scoring allows a change of seats
    .tick = The form of scoring allows a change of seats
fact-extraneous-redeal_possible = Does the form of the event allow a new deal?
    .short = New deal allowed
    .tick = The form of the event allows a new deal for these contestants (not a board already compared elsewhere)
fact-extraneous-remedy = Which remedy do you choose?
    .short = Remedy
    .is-swap = Change seats, so that he holds the hand that he knows
    .is-redeal = Deal the board anew for these contestants
    .is-play_on = Let the board be played, ready to adjust
    .is-artificial = An artificial adjusted score
fact-extraneous-teams = Is it a match of teams?
    .short = Match of teams
fact-extraneous-affected = Did the information affect the result?
    .short = Result affected
    .is-affected = Yes
    .is-could = It could have
    .is-no = No

## Facts: a player used information
fact-used-source = From where did the player have the information?
    .short = Source of the information
    .is-partner = From his partner, outside calls and plays
    .is-withdrawn = From a withdrawn call or play
    .is-elsewhere = By accident from elsewhere: overheard, seen
    .is-allowed = From legal calls and plays, lawful procedure, what he knew before, the opponents’ traits or his own score
    .is-none_of_these = None of these
fact-used-acted_on = Did he base a call or play on it?
    .short = Call or play based on it
fact-used-damage = Did that do damage?
    .short = Damage

## Outcomes
outcome-may_reserve_rights = { WHO($side, cap: 1) } may say: “I reserve the right to call the director later.”
outcome-no_reservation = Rights may not be reserved here: call the director now.
outcome-call_instead_of_reserving = The regulations require that the director be called now, instead of reserving rights.
outcome-opponents_should_call = { WHO($side, cap: 1) } should call the director at once, since they dispute that information was passed. Note it; there is no automatic penalty.
outcome-passing_undisputed = Nobody disputes that information was passed. Keep that as agreed.
outcome-calling_now_is_no_infraction = Calling the director earlier or later than the end of play is no infraction and costs no right.
outcome-call_when_play_ends = { $test ->
    [is] { WHO($side, cap: 1) } should call the director when play ends, given good grounds to believe that an opponent with a logical alternative chose an action that was suggested by the information.
   *[could] { WHO($side, cap: 1) } should call the director when play ends, given good grounds to believe that an opponent with a logical alternative chose an action that could have been suggested by the information.
}
outcome-alert_unexpected = { $test ->
    [basis] The alert was unexpected in view of what it is based on; so the Spanish text of 2007 explains the word.
    [auction] The alert was unexpected in view of the course of the auction; so the Italian text of 2007 explains the word.
    [both] The alert was unexpected by either test, that of the Spanish text of 2007 (its basis) and that of the Italian one (the auction).
   *[neither] The alert was to be expected: it conveys nothing beyond the procedure.
}
outcome-unauthorised_from_partner = What { WHO($giver) } conveyed is unauthorised information for { WHO($receiver) }, whatever he then chooses.
outcome-extraneous_from_partner = What { WHO($giver) } conveyed is extraneous information for { WHO($receiver) }: it restricts his choice.
outcome-nothing_conveyed = Nothing was conveyed that could suggest a call or play.
outcome-must_avoid_advantage = { WHO($receiver, cap: 1) } must carefully avoid taking any advantage of it.
outcome-may_not_choose_suggested = { $test ->
    [is] { WHO($who, cap: 1) } may not choose a call or play that the information demonstrably suggests over another one that is a logical alternative.
   *[could] { WHO($who, cap: 1) } may not choose, from among logical alternatives, one that the information could demonstrably have suggested over another.
}
outcome-action_infringed = The choice of { WHO($who) } was an infraction.
outcome-action_allowed = { $limb ->
    [alternative] The choice of { WHO($who) } was allowed: no other action that the information spoke against was a logical alternative.
    [suggestion] The choice of { WHO($who) } was allowed: the information did not suggest it over a logical alternative in the sense of this edition.
   *[chosen] The choice of { WHO($who) } does not count as one from among logical alternatives.
}
outcome-letters_differ = { $point ->
    [or_limbs] The Italian text joins the two limbs by “or”. By its letter this action would be a logical alternative; by the English text it is not.
    [over_another] The governing text does not say “over another”. Read literally it would bar the action; the ruling compares action with action.
   *[form_or_scoring] The French text says form of the event or of scoring. By its letter the change of seats would be allowed; by the others it is not.
}
outcome-score_stands = { $limb ->
    [information] The score stands: nothing was conveyed.
    [infraction] The score stands: there was no infraction.
    [advantage] The score stands: the infraction brought no advantage.
    [affected] The score stands: the information did not affect the result.
   *[damage] The score stands: there was no damage.
}
outcome-assign_adjusted_score = Award an adjusted score.
outcome-penalty_for_use = { WHO($who, cap: 1) } may be given a procedural penalty as well.
outcome-rule_other_irregularity_first = No Law provides for taking it back: rule on that irregularity first.
outcome-withdrawn_actions_authorised = { WHO($side, cap: 1) } may use all that withdrawn calls and plays showed, its own and the opponents’.
outcome-withdrawn_actions_unauthorised = { WHO($side, cap: 1) } may not use what withdrawn calls and plays showed, whoever withdrew them.
outcome-withdrawn_rule_does_not_apply = The restriction on withdrawn calls does not apply to { WHO($side) } here.
outcome-reported_by_recipient = The player who has the information told the director, as he should, at once.
outcome-reported_by_another = Somebody else told the director: that is no infraction. Ask the player who has the information first.
outcome-received_by_accident = { $receiver ->
    [receiver] The player
   *[other] { WHO($receiver, cap: 1) }
} { $way ->
    [wrong_hand] looked at the wrong hand: he may not use what he saw.
    [call_heard] overheard a call: he may not use what he heard.
    [result_heard] overheard a result: he may not use what he heard.
    [remark_heard] overheard a remark: he may not use what he heard.
    [cards_elsewhere] saw cards at another table: he may not use what he saw.
    [card_here] saw another player’s card before the auction: he may not use what he saw.
   *[other] received information by accident: he may not use it.
}
outcome-hold_board = Keep the board at this table until you have chosen a remedy.
outcome-change_seats = Change seats so that the player holds the hand he knows. The result counts in the contestants’ own direction.
outcome-redeal = Have the board dealt anew, for these contestants only, under your eyes. It is scored apart.
outcome-play_on_pending = { $test ->
    [affected] Let the board be played. Stand ready to adjust if the information affected the result.
   *[could] Let the board be played. Stand ready to adjust if the information could have affected the result.
}
outcome-award_artificial = Do not play the board: award an artificial adjusted score, each side by its own fault. Neither may be at fault.
outcome-artificial_in_teams = In teams, look at the special rule for adjusted scores in a match.
outcome-remedy_refused = { $remedy ->
    [swap] Not possible: seats are not changed here.
    [redeal] Not possible: there is no new deal here.
   *[artificial] Not possible: no artificial score at this point.
} { $instead ->
    [play] Let the board be played.
   *[choose] Choose another remedy.
}
outcome-play_on_normally = Let the board be played normally.
outcome-play_on_noted = Let the board be played. Make a note of what happened.
outcome-score_pending = The result is pending until you have judged whether the information mattered.
outcome-information_allowed = He may use it.
outcome-rule_as = { $kind ->
    [partner] Rule on it as information from partner.
    [withdrawn] Rule on it as a withdrawn call or play.
   *[elsewhere] Rule on it as information from elsewhere.
}
outcome-extraneous_used = He based a call or play on extraneous information, which he may not.
outcome-extraneous_not_used = The information is extraneous: no call or play may be based on it. None was.
outcome-no_general_paragraph = This edition has no general paragraph on such information. Consider whether your power of discretion covers it.
