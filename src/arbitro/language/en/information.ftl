## The ledger: what each player may use (Law 16)
information-title = Who may use what
information-of = What { WHO($who) } may use
information-after = { $count ->
    [0] Before the first event
    [one] After the first of { $all } events
   *[other] After { $count } of { $all } events
}
information-first = Settle first: { WHO($who) }, event { $number }. { $reason }
information-with = { $what }: { $shown }
information-said = { $what }: “{ $text }”

## What a player may do with an item
information-status-authorised = authorised
    .means = He may use it.
information-status-unauthorised = unauthorised
    .means = He must avoid taking any advantage of it.
information-status-extraneous = extraneous
    .means = It comes from outside the game: nothing to base a call or play on.
information-status-unknown = not known
    .means = He does not know it.
information-status-open = open
    .means = Something must be settled first, or the Laws leave it open: you decide.
information-tainted = tainted
    .means = The call or play is legal; what other information adds to it is not for his use.

## Where it comes from
information-source-call = call
information-source-play = card played
information-source-designation = card named, not played
information-source-withdrawn = withdrawn
information-withdrawn-under = { $what }, withdrawn ({ $law })
information-source-exposed = exposed card
information-source-penalty_card = penalty card
information-penalty-on_table = penalty card on the table
information-penalty-returned = penalty card returned to the hand
information-penalty-played = penalty card, since played
information-source-dummy = dummy
information-source-own_hand = his own hand
information-source-hand = hand
information-source-claim = claim or concession
information-source-declared = authorised by a law or regulation
information-source-carrier = extraneous information
information-source-alert = alert
information-source-procedure = what the lawful procedure tells: answers, alerts, system cards
information-source-known_before = known before he took his cards
information-source-score = his own estimate of his score
information-source-traits = the opponents’ traits
information-source-regulations = the regulations of the event
information-source-elsewhere = information from elsewhere
information-source-card_seen = card seen by accident

## By what it comes from partner
information-carrier-remark = remark
information-carrier-question = question
information-carrier-reply = reply to a question
information-carrier-unexpected_alert = unexpected alert
information-carrier-missing_alert = failure to alert
information-carrier-hesitation = unmistakable hesitation
information-carrier-speed = unusual speed
information-carrier-emphasis = special emphasis
information-carrier-tone = tone
information-carrier-gesture = gesture
information-carrier-movement = movement
information-carrier-mannerism = mannerism
information-carrier-other = something else
information-gloss-basis = Unexpected against what the call was based on ({ $texts }).
information-gloss-auction = Unexpected against the course of the auction ({ $texts }).
information-text-es-2007 = Spanish text of 2007
information-text-it-2007 = note to the Italian text of 2007

## By which accident it comes from elsewhere
information-way-wrong_hand = wrong hand looked at
information-way-call_heard = call overheard
information-way-result_heard = result overheard
information-way-remark_heard = remark overheard
information-way-cards_elsewhere = cards seen at another table
information-way-card_here = another player’s card seen at his own table
information-way-other = something overheard

## What else must be known
information-reason-pending = Neither accepted nor withdrawn so far.
information-reason-no_legal_basis = Taken back though no law provides for it: rule on that first.
information-reason-offender_unknown = The record does not show whose offence it followed.
information-reason-no_offender = Withdrawn without an offence: the Laws do not say who may use it.
information-reason-unverified = Not verified against a text of this edition: read the paragraph before you rule.
information-reason-alert_expected = It tells him something only if partner gave it and he did not expect it.
information-reason-whose_card = It depends on whose card it was.
information-reason-claim = It depends on what becomes of the claim.
information-reason-at_odds = The record contradicts itself here.
information-reason-own_risk = At his own risk.
information-reason-interpretation = Our reading: the Laws are silent here, you decide.

## The desk
information-table = The table
information-step-first = Start
information-step-back = Back
information-step-on = On
information-step-last = End
information-steps = Step through the board
information-hands = hands of { $names }
information-all = All may use, unless it stands above
information-all-count = { $count ->
    [0] no calls or cards yet
    [one] one call or card
   *[other] { $count } calls and cards
}
information-group-yes = May use
information-group-no = May not use
information-group-open = Open
information-group-unknown = Does not know
information-words = What the words mean
information-back-to-board = Back to the board

## Events that tell nobody anything by themselves
information-event-withdrawn = withdrawn: { $what }
information-event-accepted = call accepted
information-event-obliged = obliged to pass
information-event-obliged_to_repeat = obliged to call { $call } again
information-event-claim_agreed = claim agreed
information-event-claim_objected = objection to the claim
information-event-played_on = play goes on
information-event-attention_drawn = attention drawn
information-event-next_board_called = call on the next board
information-event-round_ended = end of the round
information-event-hands_returned = hands returned to the board
information-event-director_called = Director called
information-event-card_picked_up = penalty card picked up
information-event-comment = comment
