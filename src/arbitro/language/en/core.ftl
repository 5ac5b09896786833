## Who: a relative role, a seat or a side. Forms: plain, poss (of whom).
who-offender = the offender
    .poss = the offender’s
who-partner = the offender’s partner
    .poss = the offender’s partner’s
who-lho = the offender’s left-hand opponent
    .poss = the left-hand opponent’s
who-rho = the offender’s right-hand opponent
    .poss = the right-hand opponent’s
who-offending_side = the offending side
    .poss = the offending side’s
who-non_offending_side = the non-offending side
    .poss = the non-offending side’s
who-both_sides = both sides
    .poss = both sides’
who-declarer = declarer
    .poss = declarer’s
who-dummy = dummy
    .poss = dummy’s
who-director = the director
    .poss = the director’s
who-receiver = the player who received it
    .poss = the receiving player’s
who-giver = his partner
    .poss = his partner’s
who-N = North
    .poss = North’s
who-E = East
    .poss = East’s
who-S = South
    .poss = South’s
who-W = West
    .poss = West’s
who-NS = North–South
    .poss = North–South’s
who-EW = East–West
    .poss = East–West’s

## Common words
yes = Yes
no = No
none-of-these = None of these
law = Law { $ref }
edition-LDB2017 = Laws of 2017
edition-LDB2007 = Laws of 2007
language-en = English
language-es = Spanish
language-it = Italian
language-pl = Polish
language-fr = French

## Sections of a ruling
section-now = Do now
section-information = Who may use what
section-later = The tricks and the score
section-watch = Come back to
ruling-complete = This ruling is complete.
ruling-for-now = Complete for now. Come back to the points below.
ruling-open = Not complete yet: answer the next question.
citations = Paragraphs
explanation = Why
either-law = by one or the other of these paragraphs

## Strength: how binding a statement is
strength-may = may
strength-does = procedure
strength-should = should
strength-shall = shall
strength-must = must
strength-should_not = should not
strength-shall_not = shall not
strength-may_not = may not
strength-must_not = must not
strength-judgement = director’s judgement

## What a statement rests on
basis-text = the text of the Law
basis-commentary = a laws committee’s commentary; the text does not say it
basis-interpretation = our reading: the Laws are silent here, you decide
basis-unverified = not verified against a text of this edition: read the paragraph before you rule

## Whom to ask, where, when
ask-director = For you to establish
ask-player = { WHO($who, cap: 1) } chooses
ask-table = From what happened
ask-profile = From the regulations
where-at_table = at the table
where-away = away from the table
stage-call = during the auction
stage-play = during play
stage-lead = once the auction is over
stage-end_of_play = at the end of play
stage-review = once the result is known
judgement-note = The Laws leave this open. You decide.

## Options and what they lead to
option-leads-to = Leads to
option-still-open = may still come to
labelled = { $label }:
option-then-asks = Next question
option-closed = Not open here:
option-ordinarily = As a rule: { $text }
place-line = line { $number }
place-line-of = { $path }, line { $number }
option-no-change = Changes nothing by itself

## Explanation
because = Law { $law } gives this because: { $facts }.
because-always = Law { $law } gives this.
because-defeated = Law { $law } would give something else, but { $by } goes before it.
fact-is = { $fact }: { $value }

## Status of a paragraph
status-encoded = encoded
status-partly = partly encoded
status-heading = heading; its paragraphs are encoded
status-definition = definition; read by other paragraphs
status-procedure = procedure; nothing to rule
status-elsewhere = ruled with another kind of incident
status-ledger = read by the ledger of information
status-uncertain = not verified against a text of this edition
status-not_yet = not yet

## Bridge
board = Board { $number }
board-unknown = Board without a number
trick = Trick { $number }
tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
contract-by = { $contract } by { WHO($declarer) }
passed-out = Passed out
doubled = doubled
redoubled = redoubled
result-made = made exactly
result-over = { $count ->
    [one] one overtrick
   *[other] { $count } overtricks
}
result-down = { $count ->
    [one] one down
   *[other] { $count } down
}
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-N = notrump
vulnerable-None = None vulnerable
vulnerable-NS = North–South vulnerable
vulnerable-EW = East–West vulnerable
vulnerable-All = All vulnerable

## Irregularities found in a record
irregularity-revoke = Revoke
irregularity-insufficient_bid = Insufficient bid
irregularity-call_out_of_rotation = Call out of rotation
irregularity-inadmissible_double = Inadmissible double
irregularity-inadmissible_redouble = Inadmissible redouble
irregularity-call_after_auction = Call after the auction was over
irregularity-call_changed = Change of call
irregularity-call_when_barred = A call by a player who must pass
irregularity-call_not_repeated = Another call in place of the one to be repeated
irregularity-calls_simultaneous = Two calls at the same time
irregularity-lead_restriction = The lead after a withdrawn call
irregularity-turn_lost_by_passes = A turn to call was lost to three passes
irregularity-card_exposed_in_auction = Card exposed during the auction
irregularity-own_explanation_wrong = An explanation put right by the explainer
irregularity-partners_explanation_wrong = An explanation of which his partner spoke
irregularity-misinformation = An explanation complained of
irregularity-lead_out_of_turn = Lead out of turn
irregularity-play_out_of_turn = Play out of turn
irregularity-card_not_held = A card that the player did not hold
irregularity-card_played_twice = A card played twice
irregularity-card_after_play = A card after the play was over
irregularity-mark_contradicted = The file marks an irregularity that its cards do not show
irregularity-calls_entangled = Three irregular calls in a row without a ruling: please rule on them one by one and check which calls stand
irregularity-not-ruled = found, not ruled here yet
