## The event room of the desk
event-room = Event
event-open = Open the results of an event
event-open-hint = USEBIO, Bridgemate (.bws), Data Connector, PBN, NZ Scorer, RealBridge and BBO travellers, CSV or Excel. The file is kept as it is; nothing in it is changed.
event-open-card = Adjusted scores in the whole field, before and after; check and export
event-lately = Opened last in this browser
event-pasted = Pasted results
event-open-another = Open another event
event-carried = From a ruling: board { $board }, { $score }.
event-carried-pick = Choose the board.
event-carried-table = Choose the table.
event-read = { $count ->
    [one] One result
   *[other] { $count } results
} on { $boards ->
    [one] one board
   *[other] { $boards } boards
} read ({ $format }).
event-left-out = { $count ->
    [one] One line does not count in the scoring
   *[other] { $count } lines do not count in the scoring
}
event-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
event-side-NS = N–S
event-side-EW = E–W
event-line-NS = North–South
event-line-EW = East–West

## How it is scored
event-setup = Scoring
event-method = Form of scoring
event-method-hint = The file does not say how the event is scored.
method-matchpoints = Matchpoints
method-cross-imps = Cross-IMPs
method-butler = Butler
method-total-points = Total points
event-as-file = As the file says: { $value }
event-as-file-says = As the file says
event-regulations = Regulations
event-regulations-hint = Whose regulations hold. What they leave open is asked next.
event-regulations-club = Our proposal for a club
event-sections = Sections
event-sections-together = All sections are one field
event-sections-apart = Each section is scored by itself
event-winners = Winners
event-winners-1 = One ranking
event-winners-2 = One ranking for each direction
event-expected = Results that each board should have
event-expected-hint = Leave it empty to take those of the fullest board.
event-score-it = Score the event
event-options-asked = What the regulations leave open
event-options-hint = No text that we could read says what { $regulations } has chosen here. Choose for this event; the choice is kept with it.
event-options-fill = Fill in our proposal

## Overview
event-adjusted-scores = Adjusted scores
event-boards = Boards
event-board-adjusted = adjusted
event-ranking = Ranking
event-ranking-of = Ranking: { $which }
event-section = Section { $name }
event-rank = Rank
event-contestant = Contestant
event-total-matchpoints = Per cent
event-total-cross-imps = IMPs
    .average = IMPs per board
event-total-butler = IMPs
    .average = IMPs per board
event-total-total-points = Points
    .average = Points per board
event-check = Check the file
event-export = Export
event-now-accepted = Accepted. The adjusted score counts from now on.
event-now-undone = Taken back. The earlier score counts again.

## A board
event-against = { $ns } against { $ew }
event-table-title = { $board }: { $pairs }
event-how-often = How often each score occurs
event-chart-how-often = Frequency
event-score-ns = Score N–S
event-tables = Tables
event-worth-matchpoints = { $side }, % of the top
event-worth-cross-imps = { $side }, IMPs
event-worth-butler = { $side }, IMPs
event-worth-total-points = { $side }, points
event-results-compared = { $count ->
    [one] One result
   *[other] { $count } results compared
}
event-apart = { $count ->
    [one] one table without a result to compare
   *[other] { $count } tables without a result to compare
}
event-mark-was = this table, before
event-mark-now = this table
event-then = then
event-sums-balanced = All values of the board add up to { $total }, as they must.
event-sums-other = All values of the board add up to { $total }; shared out evenly it would be { $expected }.
event-traveller = Traveller
event-ns-ew = N–S – E–W
event-result = Result
event-how-come = How it came about:
event-of-top = { $value } of { $top } ({ $percent })
event-split = N–S: { $ns }; E–W: { $ew }
event-self-inflicted = obtained { $table }, without the infraction { $rectified }, without its own error { $unharmed }
event-no-result-not-played = Not played
event-no-result-sit-out = Sit-out

## An adjusted score
event-adjust = Adjust the score
event-stands = What stands there now: { $score }
event-which-kind = What kind of adjusted score?
event-kind-single = One result
    .hint = Both sides get the score of one result, for example after tricks were transferred.
event-kind-weighted = Weighted
    .hint = Several results, each with its probability. The weights must add up to 100%.
event-kind-split = A score for each side
    .hint = Each side gets a score of its own; the two need not balance.
event-kind-artificial = Artificial
    .hint = No result could be obtained: average plus, average or average minus by the fault of each side.
event-kind-self-inflicted = With self-inflicted damage
    .hint = The side that was damaged did part of the damage itself. It gets no redress for that part.
event-kind-not-played = Not played
    .hint = There is no result and no artificial score.
event-how-written = Write a contract with declarer and result (4♠ N =, 3NT S −1, 2♥X W +1) or the points of North–South (+420, −50). For the suits you may type S, H, D, C.
event-for-side = For { WHO($side) }
event-for-side-hint = As a score of North–South too: −620 is good for East–West.
event-weight = Weight, %
event-illegal = Only by the illegal action
event-more-results = More results
event-together = Together
event-award-plus = Average plus: in no way at fault
event-award-average = Average: partly at fault
event-award-minus = Average minus: directly at fault
event-award-other = Another amount
event-fixed = The contestant’s own percentage (12C2(c))
event-fixed-profile = As the regulations say
event-outside-agency = Somebody from outside is to blame
event-offenders = Offending side
event-offenders-none = Not said
event-rectified = Result without the infraction
event-rectified-hint = It is what the offending side gets.
event-unharmed = Result with the infraction but without the side’s own error
event-unharmed-hint = What the damaged side would have had but for its own error.
event-obtained = Result obtained at the table
event-obtained-hint = Leave it empty if it is what stands there now.
event-to-warn = To be warned if the offenders gain
event-without = Result expected without the infraction
event-without-hint = Only for the warning; the score is not changed by it.
event-show = Show before and after

## Before and after
event-before-after = Before and after
event-before = Before
event-after = After
event-look-at = Look at this before you accept
event-on-the-board = On the board
event-legend-part = part of a table
event-others-move = { $count ->
    [0] Nobody else moves on the board
    [one] One other contestant moves on the board
   *[other] { $count } others move on the board
}
event-in-the-ranking = In the ranking
event-nobody-moves = Nobody’s total or rank changes.
event-more-move = { $count ->
    [one] One more contestant’s total or rank moves.
   *[other] The totals or ranks of { $count } more contestants move.
}
event-as-table = { $count ->
    [one] As a table: one contestant
   *[other] As a table: { $count } contestants
}
event-way-up = goes up
event-way-down = goes down
event-way-level = keeps the rank
event-accept = Accept
event-law = Paragraph
event-law-hint = On which the adjusted score rests.
event-reason = Ground
event-mend = Change it
event-undo = Take back
event-accepted-at = Accepted { $moment }
event-undone = Taken back { $moment }
event-to-event = To the event
event-cases = Link with a case
event-case-linked = linked
event-from-case = Enter it in its event; once accepted there, it can be linked with this case.

## Check and export
event-check-hint = What in the file does not follow from its own results, and what cannot be.
event-check-count = { $count ->
    [0] Nothing was found.
    [one] One thing was found.
   *[other] { $count } things were found.
}
event-format = Format
event-format-usebio = USEBIO 1.2 (XML)
event-format-pbn = PBN
event-format-csv = CSV
event-format-xlsx = Excel (.xlsx)
event-format-data-connector = Bridgemate Data Connector (JSON)
event-names = Players’ names
event-names-keep = Keep them
event-names-none = Leave them out
event-names-other = Replace them
event-export-look = Show what is lost
event-export-lost = What this file cannot hold
event-export-nothing-lost = Nothing is lost.
event-fetch = Fetch { $name }

## From a ruling
event-enter-result = Enter { $score } into an event

## Errors
error-unknown-event-file = There is no such event on this desk.
error-event-not-set-up = It has not been said yet how the event is scored.
error-unknown-entry = There is no decision number { $got } in this event.
error-event-moved = Somebody else has decided something about this event in the meantime. Look at it again as it stands now.
error-reason-missing = The ground is missing.
error-regulations-unknown = Say whose regulations hold.
error-score-left-out = A score is missing.

## Penalties
event-penalty = Impose a penalty
event-penalty-of = Penalty: { $pair }
event-penalties-too = Adjusted scores and penalties
event-penalty-form = The penalty
event-penalty-amount = Amount
event-penalty-amount-hint = Of a top, in per cent: 25.
event-penalty-unit = Unit
event-penalty-in-top = per cent of a top
event-penalty-in-matchpoints = matchpoints
event-penalty-in-imps = IMPs
event-penalty-in-points = points
event-penalty-law-hint = Law 90 for procedure, Law 91 for discipline: 90B2, 91A.
event-penalty-take = Fill in { $amount }
event-penalty-impose = Impose it
event-now-accepted-penalty = Imposed. It counts from now on.
event-now-undone-penalty = Taken back. It no longer counts.
error-penalty-missing = Contestant, amount or unit is missing.
