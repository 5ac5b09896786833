## Kinds
kind-revoke = Revoke
    .hint = A player did not follow suit, or did not play what he had to
kind-revoke_inquiry = Asking about a revoke
    .hint = Who may ask “no spades?”, and who may look at the tricks

## Slots: what a ruling answers
slot-revoke-definition = Is it a revoke?
slot-revoke-correction = The revoke
slot-revoke-card = The card played in error
slot-revoke-others_card = Cards played after it
slot-revoke-next_card = The next card of the offending side
slot-revoke-next_penalty = The changed card
slot-revoke-claim = The claim
slot-revoke-others_information = Information for the non-offending side
slot-revoke-offenders_information = Information for the offending side
slot-revoke-penalty_information = Information from the penalty card
slot-revoke-partner = The partner’s play
slot-revoke-winner = Who won the trick
slot-revoke-transfer = Tricks transferred
slot-revoke-equity = Redress
slot-revoke-repeated = Redress for later revokes
slot-revoke-both_sides = Redress when both sides revoked
slot-revoke-penalty_card = The penalty card’s effect
slot-revoke-information_used = Use of information
slot-revoke-awareness = Could have known
slot-inquiry-question = The question
slot-inquiry-inspection = The quitted tricks

## Facts. Value: the question. short: a statement of the topic. is-…: the answers. tick: the line of a checklist.
fact-revoke-limb = What did the player do wrong?
    .short = What happened
    .note = A revoke is a failure to follow suit, or to play what a law or an opponent’s option demanded, by a player who could.
    .is-suit_led = He did not follow suit although he could
    .is-law_demanded = He did not lead or play a card or suit that the Laws demanded
    .is-opponent_required = He did not lead or play what an opponent had required
    .is-prohibition = He led or played a suit that had been forbidden
    .is-unable = He had nothing else: he could not comply
fact-revoke-prohibition_counts = Do you treat the breach of a prohibition as a revoke?
    .short = Breach of a prohibition treated as a revoke
    .note = The definition names required cards, not forbidden ones. The Laws do not settle it.
fact-revoke-noticed = When was attention first drawn to it?
    .short = Attention first drawn
    .note = This decides whether it can still be corrected and whether tricks can still be transferred. If both of the last two are true, either answer gives the same ruling.
    .is-during_play = During the play of the board
    .is-after_play = After the play, before an opponent of the revoker called on the next board
    .is-after_call_on_next_board = After an opponent of the revoker had called on the next board
    .is-after_round = After the round had ended
fact-revoke-offender = Who revoked?
    .short = Offender
    .is-defender = A defender
    .is-declarer = Declarer, from his own hand
    .is-dummy = Dummy’s hand
fact-revoke-since = What did the revoker’s side do next?
    .short = Since the revoke
    .note = What came first before attention was drawn. Playing to the next trick, naming a card for it, claiming or conceding establishes the revoke; a claim by the opponents only once it is agreed.
    .is-nothing = Nothing yet: neither of them has played to the next trick
    .is-led_or_played = One of them led or played to the next trick
    .is-designated = One of them named a card for the next trick
    .is-claimed = One of them claimed or conceded
    .is-opponents_claimed = Nothing, but their opponents claimed or conceded
fact-revoke-trick_twelve = Was it on the twelfth trick?
    .short = Twelfth trick
    .tick = It was on the twelfth trick
fact-revoke-unplayed_penalty_card = Was the card he failed to play a penalty card?
    .short = Unplayed card was a penalty card
    .tick = The card he failed to play was a penalty card
fact-revoke-unplayed_faced_card = Was the card he failed to play lying faced on the table?
    .short = Unplayed card was faced on the table
    .tick = The card he failed to play was faced on the table, or belonged to a hand faced on it
fact-revoke-card_was_faced = Was the card he played in error already faced before?
    .short = Revoke card already faced
    .tick = The card he played in error was already faced, for example a penalty card
fact-revoke-earlier_same_suit = Had the same player revoked before in the same suit on this board?
    .short = Earlier revoke in the same suit
    .tick = The same player had already revoked in the same suit
fact-revoke-other_side_too = Did the other side revoke too on this board?
    .short = The other side revoked too
    .tick = The other side revoked too on this board
fact-revoke-turn_told_wrong = Was the play to the next trick out of turn because an opponent said it was his turn?
    .short = Told wrongly that it was his turn
    .tick = The play to the next trick was out of turn, because an opponent had told him it was his turn, and is taken back
fact-revoke-retraction_undoes = Do you hold that the play taken back does not establish the revoke?
    .short = Play taken back held not to establish
    .note = The Laws of 2017 say so. Whether those of 2007 did is not verified here.
fact-revoke-dummy_lost_rights = Was it dummy who first asked, after losing his rights?
    .short = Dummy had lost his rights and asked first
    .tick = Dummy was the first to ask, and had lost his rights: he had exchanged hands with declarer, left his seat to watch declarer, or looked at a defender’s cards
fact-revoke-earlier_established = Was the earlier revoke established?
    .short = Earlier revoke established
fact-revoke-other_side = How do the revokes of the two sides stand?
    .short = The two sides’ revokes
    .is-both_established = Both are established
    .is-one_trick_one_side_on = Both on the same trick, and only one of the two sides has played to the next
    .is-not_established = Neither of these: one of them has been or will be corrected
fact-revoke-claim_undone = Do you hold that the claim or concession does not count?
    .short = Claim or concession held not to count
    .note = For example: a defender objected at once to his partner’s concession, or all four asked to play on. Whether the revoke is then still established the Laws do not say.
fact-revoke-claim_agreed = Has the claim or concession become agreed?
    .short = Claim or concession agreed
    .note = The revoker’s side agrees unless it objects before it calls on a later board or the round ends.
fact-revoke-hands_returned = Have all four hands been returned to the board?
    .short = All hands returned
fact-revoke-partner_had_played = Had the revoker’s partner played to the twelfth trick before the revoke?
    .short = Partner had already played
fact-revoke-others_played = Has an opponent of the revoker played after the revoke?
    .short = Opponents have played since
    .note = A lead to the next trick counts too.
fact-revoke-others_withdraw = Does an opponent of the revoker take back the card that he played after the revoke?
    .short = Opponents take their cards back
    .note = Each of them may, a lead to the next trick too. He decides alone. If one does, the revoker’s partner may change his card too, and a defender’s card taken back in that way becomes a penalty card.
fact-revoke-next_offender_played = Had the revoker’s partner already played to that trick, after the card that is taken back?
    .short = Revoker’s partner had played after it
fact-revoke-next_offender_changes = Does the revoker’s partner change his card too?
    .short = Revoker’s partner changes his card
    .note = He may, because an opponent before him has changed. The card that a defender takes back in this way becomes a penalty card.
fact-revoke-trick_won_by = Who won the revoke trick?
    .short = Revoke trick won by
    .note = When declarer revoked and dummy’s card won, answer: his partner’s hand.
    .is-offender = The hand that revoked
    .is-partner = His partner’s hand; for declarer, dummy
    .is-other_side = The other side
fact-revoke-won_later = Did the revoker’s side win a later trick?
    .short = Won a later trick
    .note = Either of the two hands, any trick after the revoke trick.
fact-revoke-undercompensated = Would the other side have done better without the revoke?
    .short = Not sufficiently compensated
    .tick = Without the revoke, the other side would have done better than they do now
    .note = Compare with the result after the transfer. Double dummy is evidence; the judgement is yours.
fact-revoke-later_revokes_cost = Would the other side probably have won more tricks without one or more of the later revokes?
    .short = Later revokes cost tricks
    .tick = Without one or more of the later revokes, the other side would probably have won more tricks
fact-revoke-both_damaged = Has a side been damaged by the two revokes?
    .short = A side was damaged
    .tick = A side has been damaged by the revokes of both
fact-revoke-penalty_card_helped = Did the penalty card help the offending side, and damage the others?
    .short = Penalty card helped
    .tick = Without the help of the penalty card the outcome could well have been different, and the other side was damaged
fact-revoke-information_used = Did the offending side use what withdrawn cards had shown, and damage the others?
    .short = Withdrawn cards used
    .tick = The offending side chose what withdrawn cards suggested, over a logical alternative, and the other side was damaged
fact-revoke-could_have_known = Could the offender have known that it might well damage the other side, and did his side gain?
    .short = Could have known, and gained
    .tick = The offender could have known at the time that this might well damage the other side, and his side gained
fact-inquiry-asker = Who wants to ask?
    .short = Asking
    .is-declarer = Declarer
    .is-dummy = Dummy
    .is-defender = A defender
fact-inquiry-asked = Whom?
    .short = Asked
    .is-declarer = Declarer
    .is-defender = A defender
fact-inquiry-wants_inspection = Does someone want to look at the quitted tricks?
    .short = Wants to look at the tricks
fact-inquiry-director_needs_it = Do you need to see them to establish the facts?
    .short = The director needs to see the tricks

## Checklists
screen-revoke-exceptions = Does any of these apply?
screen-revoke-review = Looking back: does any of these apply?

## Outcomes
outcome-revoke = It is a revoke.
outcome-no_revoke = It is no revoke. Play goes on.
outcome-correct_revoke = { WHO($by, cap: 1) } takes the card back and plays a legal one.
outcome-answers_contradict = These answers cannot all be true: the play is over, so the revoker’s side has played on, or somebody has claimed. Nothing is ruled on them; change one.
outcome-correct_both_revokes = Both sides revoked on this trick: both take their cards back and play legal ones.
outcome-next_trick_unwinds = Whatever was led or played to the next trick goes back too.
outcome-trick_stands = The revoke is established. It may not be corrected; the trick stands as played.
outcome-major_penalty_card = { WHO($of, form: "poss", cap: 1) } withdrawn card stays face up on the table as a major penalty card. He must play it at his first legal turn; before his partner leads, declarer chooses.
outcome-defenders_cards_are_penalty_cards = Every card that the defenders take back becomes a major penalty card.
outcome-card_returns = { WHO($of, form: "poss", cap: 1) } card goes back. No further rectification.
outcome-faced_card_returns = { WHO($of, form: "poss", cap: 1) } card goes back to where it lay faced; a penalty card stays one. No further rectification.
outcome-card_returns_as_established = Declarer’s card goes back, but Law 64 applies as if the revoke were established.
outcome-cards_taken_back = { WHO($side, cap: 1) } may take back what it played after the revoke, and play afresh.
outcome-cards_stay_played = What { WHO($side) } played after the revoke stays as played.
outcome-next_offender_changes = The next player of the offending side may change his card too.
outcome-partner_bound_by_information = The card seen is unauthorised information for { WHO($who) }: he may not choose what it suggests if he has another logical alternative.
outcome-partner_may_not_choose_suggested = If { WHO($who) } holds cards of two suits, he may not choose the one that seeing the revoke card could suggest.
outcome-withdrawn_cards_authorised = { WHO($side, cap: 1) } may use all that the withdrawn cards showed, its own and the opponents’.
outcome-withdrawn_cards_unauthorised = { $side ->
    [both_sides] Neither side may use what withdrawn cards showed, whoever withdrew them.
   *[other] { WHO($side, cap: 1) } may not use what withdrawn cards showed, whoever withdrew them.
}
outcome-only_penalty_card_authorised = { WHO($side, cap: 1) } may not use what withdrawn cards showed, whoever withdrew them, beyond what the penalty card on the table tells.
outcome-penalty_card_known = While the penalty card lies on the table, all may use that it is there and must be played. Once it is picked up, its owner’s partner may not; nor may he ever use how it came there.
outcome-penalty_card_information_not_covered = What may be used of a penalty card under these Laws is not covered here. Read the paragraph before you tell the players.
outcome-count_substituted_card = Who won the revoke trick is judged with the legal card that was put in.
outcome-rule_claim_after_correction = Have the revoke corrected first. Then rule the claim, any doubt against the side that revoked.
outcome-transfer_tricks = { $tricks ->
    [0] No trick is transferred.
    [one] At the end of play, one trick goes to { WHO($to) }.
   *[other] At the end of play, { $tricks } tricks go to { WHO($to) }.
}
outcome-assign_for_equity = Assign both sides an adjusted score: the result without the revoke, weighted if need be, instead of the transferred tricks and never on top of them.
outcome-assign_without_later_revokes = Assign an adjusted score: the likely result without one or more of the later revokes, the first one’s tricks included.
outcome-assign_without_revokes = Adjust the score to the likely result without any revoke.
outcome-assign_for_awareness = Adjust the score: the offending side keeps no gain from what the offender could have foreseen.
outcome-assign_for_penalty_card = Award an adjusted score: as far as possible the result without the help of the penalty card.
outcome-assign_for_information = Award an adjusted score: the offending side used what withdrawn cards had shown.
outcome-may_ask = He may ask.
outcome-may_ask_unless_rights_lost = Dummy may ask. But if he has lost his rights and is the first to ask, the revoke is corrected and Law 64 applies as if it were established.
outcome-may_ask_at_own_risk = He may ask, but his partner may not use what the question tells him.
outcome-may_not_ask = Dummy may not ask a defender. What it tells declarer can be unauthorised information.
outcome-no_inspection = The quitted tricks stay turned. Saying that there was a revoke gives no right to look.
outcome-director_inspects = The director may have the tricks looked at.

## The tricks and the score of a board with a revoke
assess-title = Tricks and score in figures
assess-table = At the table: declarer has { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}.
assess-transferred = Transferred to { WHO($to) }: { $count ->
    [0] no trick
    [one] { $count } trick
   *[other] { $count } tricks
}.
assess-automatic = After the transfer: declarer has { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}.
assess-double_dummy = Without the revoke, double dummy: declarer has { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}.
assess-estimate = Without the revoke, by your estimate: declarer has { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}.
assess-evidence = Double dummy is evidence, never the decision: the players do not see all four hands.
assess-equity-more = By that figure { WHO($to) } would have done better without the revoke. If you judge so too, Law { $law } gives that side the better of the two results, never their sum.
assess-equity-enough = By that figure the transfer is enough, and the automatic result stands. You decide.
assess-both-sides = Both sides revoked and nothing moves. If either side was damaged, Law { $law } adjusts the score to the likely result without any revoke. You decide.
assess-repeated = For a repeated revoke, Law { $law } looks from the position after the first one, its tricks transferred.
assess-ask-estimate = How many tricks would declarer have had without the revoke?
assess-score = Score for { WHO($side) }: { $score }
assess-score-change = Score for { WHO($side) }: { $before } at the table, { $after } after the ruling
assess-score-equity = Score for { WHO($side) } by the better of the two results: { $score }
assess-cap = Several revokes: no trick moves twice, and none from before the revoke. The Laws do not say how to count this; you decide.
assess-unfinished = The record does not reach the end of play: the tricks cannot be counted yet.
assess-deal_unknown = The deal is not known: enter your own estimate.
assess-time_out = Double dummy took too long: enter your own estimate.
assess-failed = Double dummy failed: enter your own estimate.
assess-not_installed = Double dummy is not installed: enter your own estimate.
