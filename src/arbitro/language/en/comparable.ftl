## Two calls compared limb by limb: is the new one comparable? The director decides.
comparable-limb-same_or_similar = The same meaning, or a similar one
comparable-limb-subset = A subset of the possible meanings
comparable-limb-same_purpose = The same purpose

comparable-proposed-yes = Proposed: comparable
comparable-proposed-no = Proposed: not comparable
comparable-proposed-open = Open: you judge

comparable-ground-same-hands = Both calls are made on the same hands.
comparable-ground-no-common-hand = No hand could make both calls.
comparable-ground-shown-suits-differ = One call shows a suit of at least four cards that the other does not show.
comparable-ground-degree = Some hands could make both calls, others only one. How similar they are is a matter of degree.
comparable-ground-forcing-differs = One call is forcing, the other is not.
comparable-ground-purpose-differs = The two calls have different purposes.
comparable-ground-within = Every hand for the new call could also have made the withdrawn one.
comparable-ground-not-by-hands = No hand tells against it. But the withdrawn call asks something, or nothing was said about the hand.
comparable-ground-outside = A hand could make the new call, and could not have made the withdrawn one.
comparable-ground-strength-unknown = The strength is not known.
comparable-ground-same-job = Both calls do the same job.
comparable-ground-same-purpose-only = Both calls have a purpose of the same kind. Whether it is the same job is your judgement.
comparable-ground-subject-differs = The purpose is of the same kind, but it is about something else.
comparable-ground-subject-unknown = What the purpose is about is not known for both calls.
comparable-ground-purpose-unknown = The purpose is not known for both calls.
comparable-ground-no-purpose = Both calls are natural. They have no purpose to compare.

comparable-example = For example: { $pattern }, { $points } points
comparable-example-any = For example: { $pattern }, with any strength
comparable-strength = Strength
comparable-common = In common: { $range }
comparable-nothing-common = Nothing in common

comparable-relation-equal = the same
comparable-relation-within = narrower
comparable-relation-wider = wider
comparable-relation-overlap = partly the same
comparable-relation-apart = apart
comparable-relation-unknown = not known

comparable-purpose-natural = Natural
comparable-purpose-asking = Asks for something
comparable-purpose-relay = Relay
comparable-purpose-transfer = Transfer
comparable-purpose-puppet = Puppet: makes partner bid one thing
comparable-purpose-takeout = For take-out
comparable-purpose-penalty = For penalties
comparable-purpose-preempt = Preempt
comparable-purpose-raise = Raise
comparable-purpose-control = Shows a control
comparable-purpose-other = Another purpose

## The talk away from the table
comparable-advice-ask-meant = Ask him what he meant by the call, and in which auction he thought he was.
comparable-advice-ask-methods = Ask him what the calls that he might choose now mean in his methods.
comparable-advice-let-him-ask = He may ask you whether a call would be comparable.
comparable-advice-answer-which = Answer that truly, yes or no, with what follows for his partner.
comparable-advice-no-advice = Do not tell him which call to choose, nor what his opponents hold or mean.
comparable-advice-not-at-table = Say nothing of this at the table: the opponents have no right to hear what he meant, and his partner must not.

error-meaning-range = { $got } is not a range.
error-meaning-impossible = No hand of thirteen cards fits this: { $got }.
error-meaning-missing = A call has no meaning yet.
