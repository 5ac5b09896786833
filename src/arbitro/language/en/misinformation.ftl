## Kinds
kind-misinformation = A wrong or missing explanation
    .hint = An opponent explained wrongly, did not alert, or left something out
    .search = misinformation MI explanation alert announcement missing incomplete agreement disclosure wrong explained failure to alert
kind-own_explanation_wrong = A player finds his own explanation wrong
    .hint = When he must say so, and what follows
    .search = own explanation correct correction mistake explained wrong
kind-partners_explanation_wrong = A player thinks his partner explained wrongly
    .hint = What he may not show, when he must say so, and when he must not
    .search = partner explanation correct correction misbid wrong call alert
kind-review_or_question = A review or a question
    .hint = May he ask now, who answers, how much; a double that was misnamed
    .search = review restate question ask explanation supplementary single call clarify double redouble
kind-undisclosed_understanding = A psychic call or a method complained of
    .hint = A psychic call, an agreement not disclosed, a method that is not allowed
    .search = psyche psychic deviation understanding agreement banned forbidden system method disclosure
kind-aid_consulted = A player looked at a system card or notes
    .hint = Own card, opponents’ card, notes, an aid to memory
    .search = system card convention card notes aid memory calculator consulted

## Slots
slot-misinformation-finding = What it was
slot-misinformation-change = The last call
slot-misinformation-earlier = Earlier calls
slot-misinformation-counterchange = The call after the changed one
slot-misinformation-play = The card played
slot-misinformation-partner_information = Information for the explainer’s partner
slot-misinformation-others_information = Information for the non-offending side
slot-misinformation-offenders_information = Information for the offending side
slot-misinformation-lead = The lead
slot-misinformation-declined = The call that he kept
slot-misinformation-damage = Damage
slot-misinformation-gain = Advantage
slot-misinformation-score = The score
slot-misinformation-basis = How to adjust
slot-misinformation-withdrawn = Use of withdrawn calls and plays
slot-misinformation-route = Use of the explanation
slot-misinformation-penalty = A penalty
slot-own_explanation-duty = The explainer’s duty
slot-own_explanation-timing = The time of the correction
slot-own_explanation-route = What is ruled next
slot-own_explanation-partner_information = Information for the explainer’s partner
slot-own_explanation-penalty = A penalty
slot-partners_explanation-duty = The partner’s duty
slot-partners_explanation-early = What he showed
slot-partners_explanation-route = What is ruled next
slot-partners_explanation-partner_information = Information for the partner
slot-partners_explanation-explainers_information = Information for the explainer
slot-partners_explanation-score = The score
slot-partners_explanation-penalty = A penalty
slot-review-right = The right to ask
slot-review-call = The double or redouble
slot-review-words = How it is said
slot-review-whole = How much is restated
slot-review-answer = Who answers
slot-review-correction = A wrong restatement
slot-review-supplementary = A further question
slot-review-for_partner = A question for partner
slot-review-trap = A question meant to mislead
slot-review-single = A question about one call
slot-review-information = What it told
slot-review-score = The score
slot-review-penalty = A penalty
slot-understanding-finding = What it was
slot-understanding-duty = What must be told
slot-understanding-score = The score
slot-understanding-penalty = A penalty
slot-aid-right = The right to look
slot-aid-information = What he read
slot-aid-score = The score
slot-aid-penalty = A penalty

## Facts: misinformation
fact-misinformation-form = What is complained of?
    .short = The complaint
    .is-explanation = A wrong explanation, or an alert that was not due
    .is-alert = An alert or announcement was missing or late
    .is-incomplete = Something was left out of an explanation
    .is-own_reading = Nothing wrong was told: the player misunderstood by himself
fact-misinformation-own_action = What did he base on his misunderstanding?
    .short = Based on it
    .is-call = A call
    .is-play = A play
fact-misinformation-agreement = What are the pair’s methods, compared with what the opponents were told?
    .short = The pair’s methods
    .note = Look at the system card and notes, ask both partners apart. What the caller holds proves nothing by itself.
    .is-differs = They differ from what was told
    .is-agrees = They agree with what was told
    .is-none = The pair has no agreement, and explained one
    .is-unknown = It cannot be established
fact-misinformation-alert_due = Was an alert or announcement due, by the pair’s methods and the regulations?
    .short = Alert due
    .note = Look at the system card and notes, ask both partners apart. A pair without an agreement has nothing to alert, unless the regulations ask for it.
    .is-due = Yes
    .is-not_due = No
    .is-unknown = The methods cannot be established
fact-misinformation-special_knowledge = Did the partners know something, from agreement or experience, that was left out?
    .short = Special knowledge left out
    .note = Special knowledge, from agreement or from experience as partners, must be told. Inferences that any player can draw need not; nor what the partners do not know themselves.
fact-misinformation-moment = How far have they come?
    .short = Found
    .is-auction = The auction goes on
    .is-clarification = After the final pass, before the opening lead is faced
    .is-play = The play has begun
    .is-after_play = The play has ended, or all passed and the hands are back
fact-misinformation-calls_since = How often has the non-offending side called since it was misinformed?
    .short = Calls since
    .note = Only the player who called last for his side can still change a call. His partner has not called since; over all earlier calls of the side one has.
    .is-none = Not at all
    .is-one = Once
    .is-more = More than once
fact-misinformation-influenced = Could the misinformation well have influenced the decision to make the last call?
    .short = Last call influenced
    .note = Have the explanation put right first. Ask him what he would have called, away from the table, and promise nothing.
fact-misinformation-changes = Does he change his last call?
    .short = Last call changed
fact-misinformation-lho_called = Had his left-hand opponent called after the call that he changes?
    .short = Left-hand opponent had called
fact-misinformation-lho_changes = Does that left-hand opponent change his call now?
    .short = Left-hand opponent’s call changed
fact-misinformation-card = Has a player of the non-offending side played a card on the strength of it?
    .short = A card played on it
    .is-none = No
    .is-last = Yes, and no card has been played since. If it was the opening lead, dummy has faced no card
    .is-too_late = Yes, but the play has gone on
fact-misinformation-withdraws = Does he take that card back?
    .short = Card taken back
fact-misinformation-lead_reached = Do you let declarer restrict the lead of the partner of the player who changed his call in turn?
    .short = Lead restricted
    .note = The paragraph on misinformation does not mention the lead. By its own words the Law on withdrawn calls reaches a call that was replaced by quite another one.
fact-misinformation-crucial = Was what was left out crucial for a choice of an opponent?
    .short = Crucial for a choice
screen-misinformation-review = Look back at the board. What holds?
fact-misinformation-damaged = Did the misinformation damage the non-offending side?
    .short = Damage by it
    .tick = It damaged the non-offending side
    .note = Compare the result with what the side could expect with the right information. Ask players of the same class.
fact-misinformation-gained = Did the offending side gain by the misinformation?
    .short = Advantage by it
    .tick = The offending side gained by it
fact-misinformation-withdrawn_helped = Did what the withdrawn call or card showed help the offending side?
    .short = Withdrawn action helped
    .tick = What a withdrawn call or card showed helped the offending side
fact-misinformation-partner_used = Could the explainer’s partner have used what he heard?
    .short = Explanation used by partner
    .tick = The explainer’s partner may have used what he heard
fact-misinformation-repeated = Has the pair failed to disclose before?
    .short = Repeated
    .tick = The pair has failed to disclose before

## Facts: own explanation
fact-own_explanation-wrong = Was the explanation wrong or incomplete by the pair’s methods?
    .short = Explanation wrong
fact-own_explanation-noticed = When did the explainer notice it?
    .short = Noticed
    .is-auction = During the auction
    .is-clarification = After the final pass, before the opening lead was faced
    .is-play = During the play
    .is-after_play = After the play
fact-own_explanation-told_at_once = Did he have the director called at once, and correct it?
    .short = Corrected at once
fact-own_explanation-told_before_lead = Did he correct it before the opening lead was faced?
    .short = Corrected before the lead

## Facts: partner’s explanation
fact-partners_explanation-moment = How far have they come?
    .short = Now
    .is-auction = The auction goes on
    .is-clarification = After the final pass, before the opening lead is faced
    .is-play = The play goes on
    .is-after_play = The play has ended
fact-partners_explanation-mistake = Which was the mistake, by the pair’s methods?
    .short = The mistake
    .note = Where nothing shows which it was, presume the explanation. The same where an agreement was explained that the pair does not have.
    .is-explanation = The explanation, or the alert given or missing
    .is-call = His own call
    .is-neither = Neither
fact-partners_explanation-declaring = Is his side the declaring side?
    .short = Declaring side
fact-partners_explanation-spoke_in_auction = Did he correct it during the auction, or show that something was wrong?
    .short = Shown during the auction
fact-partners_explanation-spoke_in_play = Did he correct it, or show it, after the auction and before the play ended?
    .short = Shown before the end of play
fact-partners_explanation-told_before_lead = Did he tell the opponents before the opening lead was faced?
    .short = Told before the lead

## Facts: a review or a question
fact-review-what = What was it about?
    .short = About
    .is-question = What calls or plays mean
    .is-review = A review: all calls restated
    .is-call_unclear = Which call was made just now
    .is-whose_lead = Whose opening lead it is
    .is-double_misnamed = A double, said with a wrong level or denomination
    .is-redouble_misnamed = A redouble, said with a wrong level or denomination
fact-review-moment = When was it?
    .short = When
    .is-auction = During the auction
    .is-clarification = After the final pass, before the opening lead was faced
    .is-play = During the play
fact-review-in_turn = Was it his turn?
    .short = His turn
    .note = In the auction his turn to call. In the play, for a review his first turn to play; for a question any turn to play, declarer’s also from dummy.
fact-review-presumed_dummy = Was it the presumed dummy who asked?
    .short = Presumed dummy
    .note = Before the lead is faced the presumed declarer and the leader’s partner may ask; he who leads, until he has led.
fact-review-must_pass = Did he have to pass by law?
    .short = Had to pass
fact-review-defender_asks = Did a defender ask?
    .short = A defender asked
screen-review-review_faults = What was wrong with the review?
fact-review-partial = Did he ask for a part of it only?
    .short = Part only
    .tick = He asked for a part only
fact-review-halted = Did he stop it before the end?
    .short = Stopped
    .tick = He stopped it before the end
fact-review-own_partner = Did his own partner restate the calls?
    .short = Answered by his partner
    .tick = His own partner answered
fact-review-restated_wrongly = Was a call restated wrongly?
    .short = Restated wrongly
    .tick = A call was restated wrongly
fact-review-corrected = Was that corrected before anybody acted on it?
    .short = Corrected in time
screen-review-question_faults = What was special about the question?
fact-review-by_caller = Did the player who made the call or play answer himself?
    .short = Answered by the caller
    .tick = The player who made the call or play answered himself
fact-review-directed = Had the director told him to answer?
    .short = On the director’s instruction
fact-review-supplementary = Did the asker’s partner add a question out of turn?
    .short = Partner asked too
    .tick = The asker’s partner added a question out of turn
fact-review-single_call = Did he ask about one call only?
    .short = One call only
    .tick = He asked about one call only
fact-review-for_partner = Did he ask only for partner’s benefit?
    .short = For partner only
    .tick = He asked only for partner’s benefit
fact-review-to_trap = Did he ask only to get a wrong answer?
    .short = To get a wrong answer
    .tick = He asked only to get a wrong answer
fact-review-damage = Did the wrong restatement do damage?
    .short = Damage by it

## Facts: methods
fact-understanding-what = What is complained of?
    .short = The complaint
    .is-deviation = A psychic call or another departure from the methods
    .is-method = A method that the event does not allow
    .is-varied = Methods that change by agreement after an irregularity, a question or an answer
    .is-psychic_artificial = A psychic call of an artificial kind that the event restricts
    .is-by_partner = A meaning that depends on which partner makes the call
fact-understanding-partner_aware = Had partner more reason than the opponents to expect it?
    .short = Partner expected it
    .note = Departures that come again and again become an understanding. So do remarks between partners, and calls by partner that allow for it.
fact-understanding-disclosed = Were the opponents told of it?
    .short = Disclosed
fact-understanding-forbidden = Do the regulations of the event forbid it?
    .short = Forbidden
fact-understanding-damaged = Did it damage the opponents?
    .short = Damage to the opponents

## Facts: aids
fact-aid-what = What did he look at?
    .short = Looked at
    .is-opponents_card = The opponents’ system card
    .is-own_card = His own system card or notes
    .is-memory_aid = Another aid to memory, calculation or technique
fact-aid-when = When?
    .short = When
    .is-before = Before the auction period
    .is-own_turn = At his own turn to call or play
    .is-not_his_turn = During auction or play, not at his turn
    .is-clarification = After the final pass, before the opening lead was faced
fact-aid-declaring = Is he of the declaring side?
    .short = Declaring side
fact-aid-to_explain = Had he been asked what his partner’s call or play means, and looked in order to answer rightly?
    .short = In order to explain
fact-aid-permitted = Do the regulations of the event allow it?
    .short = Allowed by regulation
fact-aid-helped = Did it help him, to the damage of the opponents?
    .short = Helped

## Outcomes
outcome-rule_as_misinformation = The opponents have been misinformed. Rule on that next.
outcome-own_misunderstanding = He acted on his own misunderstanding. There is no rectification and no redress.
outcome-explanation_was_right = What was told agrees with the pair’s methods. There is no infraction, whatever the caller holds.
outcome-explanation_was_mistaken = What was told differs from the pair’s methods. A mistaken explanation is an infraction.
outcome-presumed_mistaken_explanation = Nothing shows which was wrong. Presume that the explanation, or the missing alert, was the mistake, and not the call.
outcome-missing_alert_misinforms = The alert was due and was not given in time. That is misinformation.
outcome-missing_alert_unauthorised = Partner’s missing or late alert is unauthorised information for the player whose call it was, whatever he then chooses.
outcome-missing_alert_extraneous = Partner’s missing or late alert is extraneous information for the player whose call it was: it restricts his choice.
outcome-no_alert_due = No alert or announcement was due. There is no infraction.
outcome-explanation_incomplete = Something that the partners know from agreement or experience was left out. That is misinformation.
outcome-general_knowledge_not_owed = Nothing special was left out. What follows from general knowledge of bridge need not be told. There is no infraction.
outcome-no_agreement_to_explain = The pair has no agreement and explained one. That is an infraction. The right answer was: no agreement.
outcome-may_change_last_call = The player of { WHO($side) } who called last may change that call. There is no other rectification for his side.
outcome-last_call_stands = The last call of { WHO($side) } was not influenced. It stands.
outcome-no_call_to_change = No player of { WHO($side) } has called since. The auction goes on with the right information.
outcome-too_late_to_change_calls = The auction period is over. No call can be changed any more.
outcome-earlier_calls_stand = Earlier calls of { WHO($side) } cannot be changed: the partner has called since.
outcome-may_change_call_after_it = The next player of { WHO($side) } had called after the changed call. He may now change that call of his.
outcome-may_withdraw_card = The player of { WHO($side) } who played on it may take his card back. There is no rectification.
outcome-face_down_lead_may_come_back = If a player of { WHO($side) } has chosen a lead on the strength of it that still lies face down, he may take it back when you say so, and lead another card.
outcome-explanation_is_unauthorised = What { WHO($who) } heard in the explanation is unauthorised for him. He must avoid any advantage from it.
outcome-lead_after_changed_call = When the partner of the player who changed his call in turn first has the lead, declarer may restrict it as after any withdrawn call.
outcome-no_lead_after_changed_call = No lead is restricted because of the call that was changed in turn.
outcome-declined_call_not_redressed = He kept his call with the right information. That call gives no claim later. Other calls and the play still may.
outcome-adjust_as_if_told = { $what ->
    [methods] Adjust as if the opponents had been told the pair’s methods in time.
   *[no_agreement] Adjust as if the opponents had been told in time that there was no agreement.
}
outcome-must_correct_before_lead = { WHO($who, cap: 1) } must have the director called and correct the explanation before the opening lead is faced. During the auction he may do so at once, but need not.
outcome-must_correct_at_once = { WHO($who, cap: 1) } must have the director called at once and correct the explanation.
outcome-no_duty_to_correct_said = The play is over. This Law does not say that { WHO($who) } must tell it now. Rule on it as it came out.
outcome-corrected_in_time = The correction of { WHO($who) } came in time.
outcome-corrected_too_late = The correction of { WHO($who) } came too late. That is an infraction of its own.
outcome-may_not_show_explanation_wrong = During the auction { WHO($who) } may not correct it, and may not show in any way that something is wrong. If his side declares, he tells it after the final pass; if it defends, after the play.
outcome-must_call_and_correct = { WHO($who, cap: 1) } must have the director called now and tell the opponents that he thinks the explanation was wrong.
outcome-must_wait_for_end_of_play = The side of { WHO($who) } defends. He must tell it, but only when the play has ended.
outcome-must_not_correct_right_explanation = The explanation was right, and the call was the mistake. { WHO($who, cap: 1) } must not correct it or tell the director at once, and need not do so later.
outcome-need_not_tell_own_mistake = The explanation was right, and the call was the mistake. { WHO($who, cap: 1) } need not tell it.
outcome-duty_fulfilled = { WHO($who, cap: 1) } told it in time, as he had to.
outcome-correct_though_late = { WHO($who, cap: 1) } had to tell it before the opening lead was faced. Have it told now.
outcome-showed_too_early = { WHO($who, cap: 1) } corrected it, or showed that something was wrong, when he might not.
outcome-may_ask_for_call = A player who is in doubt which call was made may have that cleared up at once.
outcome-may_have_review = He may have all calls restated, from first to last. Alerts should be included.
outcome-no_review_now = { $reason ->
    [turn] It is not his turn. He must wait with it.
    [dummy] The presumed dummy has no right to a review before the lead.
   *[must_pass] He has to pass by law and has no right to a review.
}
outcome-may_ask_whose_lead = A defender may ask whether it is his opening lead.
outcome-not_the_one_to_ask_whose_lead = The Laws give that question to the defenders.
outcome-may_ask_for_explanation = He may ask what the opponents’ calls or plays mean: those made, others that were available and not made, and what follows from the choice by their agreements.
outcome-no_question_now = { $reason ->
    [turn] It is not his turn. He must wait with the question.
    [dummy] The presumed dummy has no right to ask before the lead.
   *[must_pass] He has to pass by law and has no right to ask.
}
outcome-review_is_whole = A review is of all calls. He may not ask for a part of it, nor stop it.
outcome-opponent_answers = Only an opponent answers a request for a review.
outcome-callers_partner_answers = The partner of the player who made the call or play should answer.
outcome-answered_on_instruction = The director had told him to answer. That is in order.
outcome-review_put_right = The mistake was put right in time. Nothing else follows.
outcome-everybody_corrects_review = Everybody answers for putting a wrong restatement right at once, dummy and players who must pass too. Look at the board when the play has ended.
outcome-partner_asks_at_own_turn = The asker’s partner may ask more only when it is his own turn to call or play.
outcome-no_question_for_partner = He may not ask only for partner’s benefit.
outcome-no_question_to_trap = He may not ask only to get a wrong answer from an opponent.
outcome-trap_not_covered = It is not verified whether this edition says anything of such a question. Read 20G yourself.
outcome-single_call_at_risk = He may ask about one call only. But what that tells his partner may be unauthorised.
outcome-question_may_inform = What it told partner beyond the answer may be unauthorised. If he may have used it, rule on it as information from partner.
outcome-counts_for_bid_made = It counts for the bid that was really made.
outcome-only_the_word = The right form is the one word. Level and denomination should not be said.
outcome-deviation_allowed = It is allowed, without notice: it does not rest on an undisclosed understanding.
outcome-need_not_admit_deviation = Nobody needs to tell the opponents that he has departed from the methods.
outcome-undisclosed_understanding = Partner had more reason than the opponents to expect it. That is an understanding, and it was not disclosed.
outcome-disclosed_understanding = Partner had more reason to expect it, but the opponents were told. There is no infraction.
outcome-must_disclose_understanding = What partner has come to expect is a part of the pair’s methods. It must be disclosed.
outcome-method_forbidden = { $what ->
    [method] The regulations do not allow this method.
    [varied] The regulations do not allow methods to change in this way.
   *[psychic_artificial] The regulations do not allow this psychic call.
}
outcome-method_allowed = No regulation forbids it. There is no infraction.
outcome-meaning_depends_on_partner = The agreed meaning may not depend on which partner calls or plays. Style and judgement may differ.
outcome-partner_meaning_not_covered = It is not verified whether this edition forbids it. Read 40B yourself.
outcome-may_consult_aid = { $reason ->
    [law] He might look at it: the Laws allow it at that time.
   *[regulations] He might look at it: the regulations allow it.
}
outcome-may_not_consult_aid = { $what ->
    [own_card] He may not look at his own system card or notes at that time.
    [opponents_card] He may not look at the opponents’ system card at that time.
   *[memory_aid] He may not use an aid to memory, calculation or technique.
}
outcome-aid_not_covered = It is not verified whether this edition lets him look in order to explain. Read 40B yourself.
outcome-aid_not_to_be_used = He may base no call or play on what he read there.
