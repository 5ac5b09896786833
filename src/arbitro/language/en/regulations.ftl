## What the Laws leave to the regulating authority. Value: the question. short: the topic. is-…: the answers.
fact-authority-reservation = What has the regulating authority laid down on reserving rights?
    .short = Reserving the right to call the director
    .note = Unless the authority has forbidden it, a player may announce that he reserves the right to call the director later.
    .is-allowed = A player may announce it
    .is-forbidden = It may not be announced
    .is-must_call_director = The director is called instead
fact-authority-governing_text = Under which text of the Laws is the event played?
    .short = Text that governs the event
    .note = The translations differ in a few places: what makes a logical alternative, when seats may be changed, and whether declarer may require a lead.
    .is-english = The English text
    .is-spanish = The Spanish text
    .is-italian = The Italian text
    .is-polish = The Polish text
    .is-french = The French text
fact-authority-assigned_method = How does the regulating authority have adjusted scores assigned?
    .short = Assigned adjusted scores
    .note = In 2007 the weighted score was the rule; the authority could choose the other way instead. The two are never mixed on one board.
    .is-weighted = Weighted over several results
    .is-split = The best result likely for the one side, the worst at all probable for the other
fact-authority-fouled_rating = Do the regulations of the event say how the groups of a fouled board are scored?
    .short = Groups of a fouled board
    .note = Groups of one, two or three results often have a rule of their own.
    .is-regulated = The regulations say how
    .is-director = The director chooses a method and announces it
fact-authority-considered_share = What share of the players asked makes a call seriously considered?
    .short = Logical alternative: share that considers it
fact-authority-chose_count = How many of the players asked must choose a call?
    .short = Logical alternative: players who choose it
fact-authority-artificial_imps = How many IMPs is average plus in a team match?
    .short = Average plus in a team match
fact-authority-imps_average = How many IMPs is average plus at pairs scored by IMPs?
    .short = Average plus at pairs scored by IMPs
fact-authority-correction_period = How long may a score be corrected?
    .short = Correction period
fact-authority-appeal_period = How long may a ruling be asked for or appealed?
    .short = Period for rulings and appeals

## Amounts
amount-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
amount-share = { $share } of the players asked
amount-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
amount-imps = { $count ->
    [one] { $count } IMP
   *[other] { $count } IMPs
}

## How well a value is known
mark-verified = read in its own text
mark-secondary = read in somebody else’s words
mark-recalled = not read anywhere, only recalled: the director is asked
regulation-unknown = not known; the director is asked
regulation-by-law = By the Laws, unless laid down otherwise: { $value }
regulation-undated = date not known
regulations-known = { $count } of { $all } choices known
