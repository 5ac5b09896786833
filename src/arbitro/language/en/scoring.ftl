## A score explained, one sentence a step. Figures come as text, formatted; only $boards and $count are numbers
percent = { $amount }%
imps = { $amount } { $count ->
    [one] IMP
   *[other] IMPs
}
step-frequencies = Results compared: { $results }. { WHO($side, form: "poss", cap: 1) } scores and how often each occurs: { $chart }.
step-compare = { $points } is better than { $worse } of the other results, equal to { $equal } and worse than { $better }. Matchpoints: { $sum } = { $value }.
step-compare-imps = { $points } against each of the other results in IMPs: { $comparisons }. The sum is { $value }.
step-divide = On the scale of the event the sum becomes { $value } × { $factor } = { $result }.
    .plain = The sum counts as it is.
step-datum = The datum is the mean of the scores, without { $trimmed } at each end: { $total } / { $kept } = { $exact }, rounded to { $datum }.
    .few = Results are missing, so each frequency is multiplied by { $factor }. The datum is the mean of the scores, without { $trimmed } at each end: { $total } / { $kept } = { $exact }, rounded to { $datum }.
step-datum-imps = { $points } differs from the datum { $datum } by { $difference }: { $value }.
step-points = The score itself counts: { $points }.
step-neuberg = Only { $results } results of { $expected } can be compared ({ $cause }). Neuberg’s formula: ({ $value } + 1) × { $expected } / { $results } − 1 = { $result }.
step-ascherman = By Ascherman’s formula, with { $results } results on the scale of { $expected }: ({ $value } + 1) × ({ $expected } − 1) / { $results } = { $result }.
step-linear = Only { $results } results of { $expected } can be compared ({ $cause }). In proportion: { $value } × { $expected } / { $results } = { $result }.
step-add-one = Only { $results } results of { $expected } can be compared ({ $cause }). Each missing result counts as a tie: { $value } + { $expected } − { $results } = { $result }.
step-own-top = Only { $results } results of { $expected } can be compared ({ $cause }). The board keeps its own, smaller top: { $result }.
step-small-group = Only { $results } results of { $expected } can be compared. The { $rule } table for small groups gives { $percent } of the normal top: { $result }.
step-single-scale = On the scale of 1, ½ and 0 that is { $value } / 2 = { $result }.
step-component = Result { $number } of the weighted score, { $points }: worth { $value }, weight { $weight }.
step-weigh = The values by their weights: { $sum } = { $result }.
step-self-inflicted = The table result is worth { $table }, the result without the infraction { $rectified }, the one without the side’s own error { $unharmed }: { $case }. The side gets { $sum }.
step-complement = { WHO($side, cap: 1) } have what is left of the top: { $top } − { $other } = { $result }.
    .converse = { WHO($side, cap: 1) } have the opposite: { $result }.
step-round = Rounded to a multiple of { $quantum }: { $result }.
    .half = { $value } lies exactly halfway; rounded to a multiple of { $quantum }, { $tie }: { $result }.
step-award = Artificial adjusted score, { $kind }: { $awarded }.
    .own = Artificial adjusted score, { $kind }: { $base }. On { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } of the session with a real result the contestant has { $own }; what counts is { $awarded } (12C2(c)).
    .again = It is not the contestant’s first one in the session (12C2(d)).
step-award-of-top = { $percent } of the top, { $top }: { $result }.
step-not-played = { $why ->
    [sit-out] Sit-out
   *[other] Not played
}: { $practice ->
    [half] the board counts as an average.
   *[other] the board does not count.
}
step-nothing-to-compare = The result has nothing to be compared with. An artificial adjusted score is due.
step-result = Board { $board }, { $pair }: { $value } of { $top } matchpoints, { $percent }.
    .imps = Board { $board }, { $pair }: { $value }.
    .points = Board { $board }, { $pair }: { $value } points.
    .none = Board { $board }, { $pair }: no score.

cause-fouled = the board was fouled
cause-artificial = artificial scores
cause-absent = results are missing
cause-small-group = a small group
award-plus = average plus
award-average = average
award-minus = average minus
award-percent = as a percentage
award-imps = in IMPs
harm-no-damage = the infraction did no damage
harm-all-self-inflicted = all the damage is self-inflicted
harm-nothing-self-inflicted = none of the damage is self-inflicted
harm-partly-self-inflicted = part of the damage is self-inflicted

## What to look at before an adjusted score is accepted
warning-weights-sum = The weights add up to { $total } instead of 100%.
warning-weight-sign = Weight { $number } is { $weight }; a weight must be above zero.
warning-illegal-component = { $weight } of the weighted score stands for results that need the action held to be illegal.
warning-offenders-gain = The offending side would have { $adjusted }: more than { $without }, its expectation without the infraction.
warning-offenders-gain-table = The offending side would have { $adjusted }: more than { $table }, its result at the table.
warning-total-above-top = Both sides together would have { $total }, more than { $limit }, and nobody from outside is at fault.

## Why the values of a board do not add up
unbalanced-artificial = An artificial score gives each side what its own fault deserves.
unbalanced-split = The sides have different scores.
unbalanced-small-group = In a small group both sides are above average.
unbalanced-linear = The formula for missing results does not keep the average.
unbalanced-one-sided = Only one side has a result.
unbalanced-excluded = The others are not compared with the weighted score.
unbalanced-rounding = The values are rounded.

## What an authority chooses
choice-matchpoint-scale = Matchpoint scale
choice-uneven-fouled = Matchpoints on a fouled board
choice-uneven-artificial = Matchpoints on a board with artificial scores
choice-uneven-absent = Matchpoints on a board with results missing
choice-small-groups = Groups of one to three comparable results
choice-not-played = Boards not played
choice-sit-out = Sit-outs
choice-weighted-others = Weighted score, seen by the others
choice-self-inflicted-others = Score with self-inflicted damage, seen by the others
choice-artificial-entry = Average plus or minus from a source that does not say of which kind
choice-artificial-repeat = Second and later artificial scores in a session
choice-imp-pairs-average = Average plus at IMP pairs
choice-teams-average = Average plus at teams
choice-teams-weighting = Weighted score at teams
choice-cross-imp-divisor = Divisor of cross-IMPs
choice-imp-cap = Most IMPs for one comparison
choice-uneven-imps = IMPs on a board with few results
choice-unequal-boards = IMP totals over different numbers of boards
choice-datum-trim = Extreme results left out of the datum
choice-datum-rounding = Rounding of the datum
choice-datum-weighted = Weighted score in the datum
choice-round-matchpoints = Rounding of matchpoints
choice-round-imps = Rounding of IMPs
choice-round-match = Rounding of a match
choice-vp-scale = Victory point scale
choice-standard-penalty = Standard procedural penalty

scale-2-1-0 = 2, 1, 0
scale-1-half-0 = 1, ½, 0
uneven-neuberg = Neuberg
uneven-ascherman = Ascherman
uneven-linear = in proportion
uneven-own-top = on their own top
uneven-add-one = a tie for each missing result
small-groups-ebu = EBU table
small-groups-acbl = ACBL table
small-groups-none = same formula as larger groups
unplayed-reduce = do not count
unplayed-average = count as an average
others-fractional = each result by its weight
others-exclude = left out
harm-chart-rectified = the result without the infraction
harm-chart-exclude = left out
harm-chart-signed = table result + without the infraction − without the error
entry-fixed = fixed percentage
entry-variable = the contestant’s own percentage if that is better (plus) or worse (minus)
weighting-values = the IMPs of each result weighted
weighting-points = the points weighted, then converted once (older practice)
divisor-none = none: the total
divisor-comparisons = number of comparisons
divisor-results = number of results
uneven-imps-frequencies = frequencies multiplied first
uneven-imps-comparisons = totals brought to the full number of comparisons
uneven-imps-own = left as they are
unequal-boards-total = compared as they are
unequal-boards-per-board = per board
unequal-boards-factored = brought to the full number of boards
trim-none = none
trim-one = one at each end, from four results on
trim-twentieth = a twentieth of the results at each end
trim-twentieth-down = a twentieth of the results at each end, whole results only
trim-growing = from four results on one at each end, more with the number of results
vp-scale-wbf-continuous = WBF, continuous
vp-scale-wbf-discrete = WBF, whole VPs
vp-scale-ebu-pairs-20 = EBU, pairs, 20 VPs
vp-scale-ebu-pairs-10 = EBU, pairs, 10 VPs
vp-scale-acbl-20 = ACBL, 20 VPs
vp-scale-acbl-30 = ACBL, 30 VPs
rounding-exact = not rounded
rounding-to = to multiples of { $quantum }, { $tie }
tie-half-up = halves up
tie-half-even = halves to the even multiple
tie-half-from-zero = halves away from zero
tie-half-from-average = halves away from average
repeat-own = { $amounts }, or the contestant’s own percentage
cap-none = no limit
penalty-none = none
penalty-unit-matchpoints = { $amount } { $count ->
    [one] matchpoint
   *[other] matchpoints
}
penalty-unit-top = { $amount } of a top
penalty-unit-imps = { $amount } { $count ->
    [one] IMP
   *[other] IMPs
}
penalty-unit-vps = { $amount } { $count ->
    [one] VP
   *[other] VPs
}
penalty-unit-points = { $amount } { $count ->
    [one] point
   *[other] points
}
