## The Cases room
case-room = Cases
case-number = Case { $number }
case-new = Open a case
case-keep-inquiry = Keep as a case
case-none = No case is kept yet.
case-found = { $count ->
    [0] No case fits.
    [one] One case fits.
   *[other] { $count } cases fit.
}
case-more = { $count ->
    [one] One more case is not shown: narrow the search.
   *[other] { $count } more cases are not shown: narrow the search.
}
case-search = Search in the cases
case-filter = Filter
case-any = Any
case-state = State
case-table = Table
case-board = Board
case-director = Director
case-event = Event
case-at-table = Table { $table }
case-at-board = Board { $board }
case-export = Export (JSON)
case-export-all = Export all (JSON)
case-open-count = { $count ->
    [one] One open case
   *[other] { $count } open cases
}
case-state-open = open
case-state-waiting = to be taken up again
case-state-ruled = ruled
case-state-appealed = appealed
case-state-closed = closed
case-waits = to be taken up again { $stage }
case-locked-short = table locked
case-no-kind = Something else
case-stage = Taken up again
case-taken-in = { $count ->
    [0] There was no case in the file.
    [one] One case was taken in.
   *[other] { $count } cases were taken in.
}

## Opening a case
case-kind = Kind of incident
case-by = Your name or initials
case-phase = When
case-phase-auction = during the auction
case-phase-play = during the play
case-phase-after = after the play
case-who-drew = Who drew attention?
case-who-called = Who called the director?
case-not-known = not known
case-somebody = somebody at the table
case-offender = Offender’s seat
case-declarer = Declarer’s seat
case-names = Players’ names (not needed)
case-names-hint = Names are kept apart from the case. They can be erased, and the ruling stays.
case-keep = Keep the case
case-sprung-from = Sprung from case { $number }

## One case
case-directs = { $by } directs
case-back = Back to the case
case-to-questions = Go on with the questions
case-to-ruling = To the ruling
case-timeline = What was said and done
case-locked = The table is locked
case-locked-hint = Nobody does anything until you have explained everything about rectification.
case-explained = Everything is explained
case-explain-plainly = Explain in plain words
case-explained-plainly = Explained in plain words
case-consulted = A player asked his partner what to choose. What partner let him know is unauthorised information: open a case of its own for it.
case-open-information = Open that case
case-forfeit-title = Is the right to rectification lost?
case-forfeit-lost = The right is lost
case-lost-no = no
case-lost-partly = in part
case-lost-yes = yes
case-reason = Reason
case-decide = Decide so
case-answer-title = What do the opponents say?
case-answer-agreed = They agree
case-answer-disputed = They dispute it
case-people = Players
case-erase = Erase the names
case-outdated = Something was answered after this ruling was given. Give the ruling anew.

## Writing into a case
case-write = Write down
case-write-down = Write it down
case-group-table = At the table
case-group-ruling = Beside the ruling
case-group-later = Further
case-add-attention = Attention was drawn
case-add-called = The director was called
case-add-acted = Somebody did something meanwhile
case-add-settled = The players settled it themselves
case-add-reserved = Rights are reserved
case-add-ruled = Give a ruling
case-add-waived = Waive a rectification
case-add-inexperienced = The offender is inexperienced
case-add-measure = Warning or penalty
case-add-note = Note
case-add-poll = Link a poll
case-add-adjustment = Link an adjusted score
case-add-appealed = An appeal is announced
case-add-taken = Take the case over
case-add-names = Put names down
case-part = His part in the play
case-part-declarer = declarer
case-part-dummy = dummy
case-part-defender = defender
case-posted = Minutes since the score was posted, if it was
case-call-hint = Calling earlier or later than usual is no infraction and costs nobody a right.
case-who-acted = Who?
case-side = He belongs to
case-what-done = What did he do?
case-settled-hint = Players may neither impose nor waive a rectification. What they settled counts only if you allow it.
case-settled-what = They
case-settled-imposed = imposed a rectification
case-settled-waived = waived a rectification
case-what-settled = What did they settle?
case-your-decision = Your decision
case-decision-cancelled = cancelled: ruled as it should have been
case-decision-allowed = allowed to stand
case-reserve-hint = A player who thinks that an opponent gave his partner information, and that his side may be damaged, may say:
case-reserve-say = “I reserve my right to call the director later.”
case-claimant = Who reserves his rights?
case-suspected = Which opponent is it about?
case-reserve-damage = May his side be damaged?
case-reserve-about = What was it about?
case-call-now-forbidden = Rights may not be reserved here: the regulating authority has forbidden it. Call the director now.
case-call-now-must_call_director = Rights are not reserved here: the regulating authority wants the director to be called now.
case-waive-hint = Only you can waive a rectification, for cause, and only if the non-offending side asks for it.
case-who-asked = Who asked for it?
case-inexperienced-hint = Inexperience counts where you have a discretion: a warning instead of a penalty, its size. It reduces no rectification and nobody’s redress. The ruling is to be explained at length.
case-inexperienced-undo = The offender was said to be inexperienced. Writing this down takes it back.
case-which-player = Which player?
case-measure = What?
case-measure-warning = warning
case-measure-penalty = procedural penalty
case-measure-average_minus = average minus no lower than usual
case-measure-rectification = rectification
case-measure-redress = redress
case-measure-text = For what, and how much?
case-measure-inexperience = His inexperience was taken into account
case-note = Note
case-note-away = Established away from the table
case-poll-id = Address or number of the poll
case-poll-text = Result
case-adjustment-text = Adjusted score
case-adjustment-id = Where it is kept
case-who-appeals = Who appeals?
case-both-concur = Both partners, or the captain, want the appeal
case-appeal-text = The appellants’ comments

## Choosing
case-read-first = Read all the options out, with what each leads to. Then the choice is open.
case-read-out-done = All read out
case-choose-now = The player chooses now, without consulting his partner.
case-who-chooses = Who chooses?
case-only-chooser = Only this player chooses:
case-tick-consulted = He consulted his partner

## Ruling and appeal
case-give-title = Give the ruling
case-give-ruling = The ruling is given
case-paragraphs = Paragraphs
case-grounds = Grounds, as told to the players
case-grounds-title = Grounds
case-appeal = Appeal
case-appeal-minutes = Appeal period in minutes
case-appeal-asked = What the regulations say here is not known. Where nothing else is laid down the Laws say { $minutes } minutes.
case-appeal-right = Either side may appeal until { $minutes } minutes after the score is posted. Both partners must want it, in a team the captain.

## Explained in plain words
case-plain-title = The ruling, explained at length
case-plain-begin = Something happened at this table for which the rules of bridge have an answer. It happens to everybody. This is what follows, step by step.
case-plain-known = What the director has found out
case-plain-now = What you should know now
case-plain-no-blame = Nobody is accused of anything. A rectification puts the game right; it is no punishment.
case-plain-ask = Ask if something is not clear. There is no hurry, and the game goes on only when everybody has understood.
case-plain-partner = If a choice is yours, make it yourself. Do not look to your partner for help.
case-plain-call = Next time, say that something is wrong and call the director before anybody does anything about it. Calling him is never impolite and costs nothing.
case-plain-appeal = If you think that the ruling is wrong, you may appeal. The director tells you how and until when.

## Closing
case-closing = Close the case
case-reopening = Reopen the case
case-close = Close the case
case-reopen = Reopen
case-close-although = Close it although this is open
case-missing-title = Before it can be closed:
case-missing-ruling = The ruling is to be given, with paragraphs and grounds.
case-missing-explanation = Everything is to be explained to the table.
case-missing-plain_explanation = It is to be explained in plain words to the inexperienced player.
case-missing-forfeit = You have to decide whether a right is lost.
case-pending-later_stage = There is something to come back to at a later stage.
case-pending-reservation = The opponents have not said whether they agree that information was passed.
case-pending-appeal = The appeal has not been decided.

## What an entry gives to think of
case-flag-dummy_drew_attention = Dummy may not draw attention during the play. You rule all the same; look at what dummy’s doing so costs his side.
case-flag-acted_before_call = The non-offending side acted before the director was called. Its right to rectification may be lost: you decide.
case-flag-acted_before_explanation = The non-offending side acted before everything was explained. Its right to rectification may be lost: you decide.
case-flag-corrected_early = The offending side acted before you had ruled. Rule on both actions: further rectification may follow.
case-flag-settled_alone = The players ruled on their own. It counts only as you have decided.
case-flag-consulted = The choice is the player’s alone. What his partner let him know is unauthorised information.
case-flag-disputed = It is disputed that information was passed. The director should be called at once; no penalty follows by itself.
case-flag-out_of_time = When the director was called, the time in which a ruling may be asked for was over.

## The timeline
case-entry-opened = The case was opened
case-entry-attention = { $who ->
    [nobody] Attention was drawn to an irregularity
   *[other] { WHO($who, cap: 1) } drew attention to an irregularity
}
case-entry-called = { $who ->
    [nobody] The director was called
   *[other] { WHO($who, cap: 1) } called the director
}
case-entry-acted = { $offending ->
    [true] { WHO($who, cap: 1) }, of the offending side, did this:
   *[other] { WHO($who, cap: 1) }, of the non-offending side, did this:
}
case-entry-forfeit = { $lost ->
    [yes] The right to rectification is lost (entry { $of })
    [partly] The right to rectification is lost in part (entry { $of })
   *[other] The right to rectification is not lost (entry { $of })
}
case-entry-settled = { $decision ->
    [allowed] { $what ->
        [waived] The players waived a rectification themselves; the director let it stand
       *[other] The players imposed a rectification themselves; the director let it stand
    }
   *[other] { $what ->
        [waived] The players waived a rectification themselves; the director cancelled that
       *[other] The players imposed a rectification themselves; the director cancelled that
    }
}
case-entry-told = Answered
case-entry-read_out = All options were read out
case-entry-chosen = { $who ->
    [nobody] The player chose
   *[other] { WHO($who, cap: 1) } chose
}
case-entry-back = The last answer was withdrawn
case-entry-resumed = Taken up again { $stage }
case-entry-explained = { $plainly ->
    [true] Everything was explained in plain words
   *[other] Everything was explained
}
case-entry-ruled = The ruling was given
case-entry-waived = The director waived the rectification for cause; { WHO($who) } had asked for it
case-entry-reserved = { WHO($who, cap: 1) } reserved his rights against { WHO($against) }
case-entry-answered = { $answer ->
    [agreed] The opponents agree that information was passed: that is undisputed
   *[other] The opponents dispute that information was passed
}
case-entry-inexperienced = { $is ->
    [true] { $who ->
        [nobody] The offender is inexperienced
       *[other] { WHO($who, cap: 1) } is inexperienced
    }
   *[other] The offender is not inexperienced after all
}
case-entry-measure = { $what ->
    [warning] Warning
    [average_minus] Average minus no lower than usual
    [rectification] Rectification
    [redress] Redress
   *[penalty] Procedural penalty
}{ $inexperience ->
    [true] , in view of inexperience
   *[other] {""}
}
case-entry-note = { $away ->
    [true] Note, away from the table
   *[other] Note
}
case-entry-poll = A poll was linked
case-entry-adjustment = An adjusted score was linked
case-entry-appealed = { $who ->
    [nobody] An appeal was announced
   *[other] { WHO($who, cap: 1) } announced an appeal
}
case-entry-taken = { $by } took the case over
case-entry-named = Players’ names were put down
case-entry-erased = Players’ names were erased
case-entry-closed = The case was closed
case-entry-reopened = The case was reopened

## The form on paper
case-form = Ruling form
case-form-at-table = Established at the table
case-form-away = Established away from the table
case-form-nothing = Nothing.
case-form-comments = Appeal
case-form-appellants = Comments of the appealing side
case-form-others = Comments of the other side
case-form-signed = Date, names, signatures

## Not written
case-not-written = This was not written down
case-meanwhile = Written meanwhile
case-write-again = Write it down all the same
case-field-text = Text
case-field-reason = Reason
case-field-grounds = Grounds
case-field-laws = Paragraphs
case-field-appeal_minutes = Appeal period in minutes
case-field-by = Your name or initials
error-unknown-case = There is no case { $got } here.
error-case-moved = Somebody else has written into this case since you opened it. Nothing is lost: look at what is new, then write yours again.
error-case-needs = { $field ->
    [ruled-grounds] A ruling needs its grounds.
    [ruled-laws] A ruling needs a paragraph that it rests on.
    [ruled-appeal_minutes] Say how long the players may appeal.
    [forfeit-lost] Say whether the right is lost.
    [forfeit-reason] Say why.
    [waived-reason] Say for what cause the rectification is waived.
    [named-seats] Put at least one name down.
    [told-tick] Tick what applies, or choose “none of these”.
   *[other] Something is missing: fill the form in.
}
error-case-not-read-out = The choice is open only when all options and what each leads to have been read out.
error-case-wrong-seat = This choice is not that player’s.
error-case-no-such-entry = There is nothing to decide about entry { $got }.
error-case-waive-offender = The offending side cannot ask for a rectification to be waived.
error-case-reserve = Rights are reserved against an opponent, by a player who thinks that his side may be damaged.
error-case-inexperience = Inexperience reduces no rectification and nobody’s redress.
error-case-nothing-told = There is no answer to withdraw.
error-case-appeal-nothing = There is no ruling yet against which to appeal.
error-case-closed = The case is closed. Reopen it first.
error-case-not-closed = The case is not closed.
error-case-opened-twice = A case is opened once.
error-case-not-opened = A case begins with its opening.
error-case-missing = { $what ->
    [ruling] The case cannot be closed: the ruling is to be given first, with paragraphs and grounds.
    [explanation] The case cannot be closed: everything is to be explained to the table first.
    [plain_explanation] The case cannot be closed: it is to be explained in plain words first.
   *[forfeit] The case cannot be closed: decide first whether a right is lost.
}
error-case-pending = { $what ->
    [later_stage] There is something to come back to at a later stage. Tick that you close the case all the same.
    [reservation] The opponents have not answered yet. Tick that you close the case all the same.
   *[appeal] The appeal has not been decided. Tick that you close the case all the same.
}
error-cases-file = This is no file of cases.
error-case-entry = “{ $got }” is no entry of a case.
error-case-two-ways = Case { $got } has gone on in another way here: nothing was taken in.
