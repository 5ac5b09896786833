## Kinds
kind-adjusted_score = An adjusted score
    .hint = When a score may be adjusted, and how: assigned, weighted, artificial
    .search = adjusted score adjustment assigned weighted artificial average damage split

## Slots
slot-adjusted-power = The director’s power
slot-adjusted-damage = The damage
slot-adjusted-gain = The advantage
slot-adjusted-score = The score
slot-adjusted-results = The results
slot-adjusted-own_error = The non-offending side’s own error
slot-adjusted-offenders = The offending side’s score
slot-adjusted-ns = North–South
slot-adjusted-ew = East–West
slot-adjusted-balance = The balance
slot-adjusted-form = This form of event
slot-adjusted-session = At the end of the session

## Facts
fact-adjusted-ground = Why is an adjusted score considered?
    .short = Ground
    .is-law_provides = A Law says that the score is adjusted for this infraction
    .is-no_rectification = The Laws hold no rectification for this kind of violation
    .is-no_normal_play = No rectification allows the board to be played normally
    .is-wrong_rectification = An irregularity was rectified wrongly
    .is-harshness = The rectification that the Laws prescribe seems too harsh, or too kind
fact-adjusted-asked_by = On whose initiative?
    .short = Initiative
    .is-player = A player asks for it
    .is-director = The director’s own
fact-adjusted-in_time = Is it within the time limit?
    .short = Within the time limit
    .note = By default thirty minutes after the score was made available; the organiser may have set another period.
fact-adjusted-by_director = Was the wrong rectification the director’s?
    .short = The director’s error
fact-adjusted-still_normal = Can it be put right so that the board is scored normally?
    .short = Board can be scored normally
fact-adjusted-damage = Did the infraction leave the non-offending side worse off than it could expect without it?
    .short = Damage
fact-adjusted-gain = Did the offending side gain an advantage by the infraction?
    .short = Advantage
fact-adjusted-assignable = Can you say what would have happened without the infraction?
    .short = Result without the infraction
    .is-yes = Yes: one result, or a few with their probabilities
    .is-too_many = There are too many possibilities, or they are not obvious
    .is-none = No result can be obtained at all
fact-adjusted-prefers_artificial = Do you award an artificial score instead?
    .short = Artificial score instead
fact-adjusted-own_error = Did the non-offending side hurt itself after the infraction?
    .short = Own error
    .note = The bar is an edition’s own. An error that the infraction caused is never its own.
    .is-no = No
    .is-related = By an error that the infraction caused
    .is-serious = By a serious error that has nothing to do with the infraction
    .is-extremely_serious = By an extremely serious error that has nothing to do with the infraction
    .is-wild = By a wild action
    .is-gambling = By a gambling action: a free shot
fact-adjusted-scoring = How is the event scored?
    .short = Scoring
    .is-matchpoints = Matchpoints
    .is-imp_pairs = Pairs at IMPs
    .is-teams = A match of teams
    .is-knockout = A knockout match
    .is-individual = An individual
fact-adjusted-fault_ns = How far are North–South to blame that there is no result?
    .short = Fault of North–South
    .is-none = In no way
    .is-partly = Only partly
    .is-directly = Directly
fact-adjusted-fault_ew = How far are East–West to blame that there is no result?
    .short = Fault of East–West
    .is-none = In no way
    .is-partly = Only partly
    .is-directly = Directly

## Outcomes
outcome-may_adjust_for = You may award an adjusted score in favour of { WHO($side) }.
outcome-may_adjust = You may award an adjusted score.
outcome-adjust_as_law_says = Adjust the score as the Law that was infringed says.
outcome-no_adjustment = { $reason ->
    [asked_too_late] No adjustment: the players ask too late.
    [noticed_too_late] No adjustment: it is too late for the director to act on his own initiative.
   *[harshness] No adjustment: that the prescribed rectification is too harsh or too kind to a side is no reason for one.
}
outcome-both_sides_non_offending = The error was the director’s: adjust the score with both sides treated as non-offending.
outcome-correct_the_ruling = Put the ruling right and score the board normally.
outcome-repair_damage = Make good the damage of { WHO($side) }.
outcome-no_damage = No damage to { WHO($side) }: there is nothing to make good.
outcome-take_away_gain = Take away the advantage that { WHO($side) } gained.
outcome-no_gain = No advantage to { WHO($side) }: there is nothing to take away.
outcome-assign_score = Assign a score in place of the one obtained, as close as you can to what would probably have happened.
outcome-artificial_instead = You may award an artificial score: too many results are possible.
outcome-artificial_score = Award an artificial score, each side by its own fault.
outcome-may_weight = { $legal_only ->
    [yes] The score may be weighted over several results. Only what could be reached legally counts.
   *[no] The score may be weighted over several results.
}
outcome-most_and_least_favourable = { WHO($innocent, cap: 1) }: the most favourable result that was likely without the infraction. { WHO($guilty, cap: 1) }: the most unfavourable one that was at all probable.
outcome-most_favourable_for_both = Each side: the most favourable result that was likely if the ruling had been right.
outcome-own_damage_not_repaired = { WHO($side, cap: 1) } gets no relief for the damage that it did to itself.
outcome-offenders_without_the_error = { WHO($side, cap: 1) } is scored as if the infraction had been rectified; the opponents’ error is left aside.
outcome-error_does_not_count = The error takes nothing from the redress of { WHO($side) }.
outcome-artificial = { $unit ->
    [percent] { $award ->
        [plus] { WHO($side, cap: 1) }: average plus, at least 60 % of the matchpoints.
        [average] { WHO($side, cap: 1) }: average, 50 % of the matchpoints.
       *[minus] { WHO($side, cap: 1) }: average minus, at most 40 % of the matchpoints.
    }
    [imps] { $award ->
        [plus] { WHO($side, cap: 1) }: average plus, normally 3 IMPs.
        [average] { WHO($side, cap: 1) }: average, 0 IMPs.
       *[minus] { WHO($side, cap: 1) }: average minus, normally −3 IMPs.
    }
   *[authority] { $award ->
        [plus] { WHO($side, cap: 1) }: average plus, usually 3 IMPs; look at the regulations.
        [average] { WHO($side, cap: 1) }: average, 0 IMPs.
       *[minus] { WHO($side, cap: 1) }: average minus, usually −3 IMPs; look at the regulations.
    }
}
outcome-provisional_until_session = Provisional: when the session ends, look at the contestant’s score on its other boards. If it was not at fault and has more than 60 % there, or was at fault and has less than 40 %, it gets that score instead; at IMPs, the equivalent.
outcome-need_not_balance = The scores of the two sides need not balance.
outcome-average_the_two_sides = Knockout: work out each side’s IMPs by itself, then give both the average.
outcome-both_partners_alike = Individual: both partners of the side bear it alike, but no penalty for a partner who is not to blame.
outcome-teams_own_rule = Teams: look at the special rule for adjusted scores in a match before you assign.
