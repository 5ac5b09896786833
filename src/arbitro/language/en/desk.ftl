## The desk: names of its rooms, buttons and labels
desk-name = Arbitro
desk-skip = Skip to the content
desk-rooms = Rooms
desk-footer = Arbitro cites the Laws in its own words. The director decides.
desk-what-happened = What happened?
desk-law-book = Law book
desk-settings = Settings
desk-language = Language
desk-back = Back
desk-open = Open
desk-search = Search
desk-page = Page { $number }
desk-pages = Pages

## What happened?
desk-search-label = In your own words, or a paragraph
desk-found = { $count ->
    [0] Nothing found for “{ $query }”.
    [one] One kind of incident found for “{ $query }”.
   *[other] { $count } kinds of incident found for “{ $query }”.
}
desk-show-all = Show all
desk-phase-before = Before the auction
desk-phase-auction = Auction
desk-phase-lead = Opening lead
desk-phase-play = Play
desk-phase-claim = Claims
desk-phase-scoring = Scoring and procedure
desk-phase-information = Information
desk-phase-director = Calling the director
desk-open-record = Open a record
desk-open-hint = PBN, LIN or JSON, one board or a whole event. What is irregular in it will be found.
desk-file = File
desk-paste = Or paste it here

## Inquiry
desk-answered = Answered so far
desk-change = Change
desk-chosen = your answer
desk-withdrawn = Withdrawn answers
desk-from-record = from the record
desk-ruling-so-far = The ruling so far
desk-asked-because = Asked because of
desk-these-apply = The ticked ones apply
desk-more = { $count ->
    [one] One more
   *[other] { $count } more
}

## Ruling
desk-ruling = Ruling
desk-go-on-call = Go on
desk-go-on-play = Go on
desk-go-on-end_of_play = The play is over: continue
desk-go-on-review = Look back on the result
desk-read-out = Read to the players
desk-back-to-ruling = Back to the ruling
desk-print = Print
desk-print-blanks = Table: ________    Board: ________    Date: ______________    Director: ______________________
desk-new-incident = New incident
desk-second-language = Second language
desk-no-second = None
desk-count = Count

## Law book
desk-law-find = Paragraph
desk-coverage = { $done } of { $all } Laws are dealt with, in whole or in part.
desk-charts = Flow charts
desk-neighbours = Neighbouring paragraphs
desk-law-within = Paragraphs within it
desk-law-says = What it gives
desk-law-reads = Depends on
desk-law-when = When exactly
desk-law-all = All of these:
desk-law-one = One of these:
desk-law-always = always
desk-law-never = never
desk-law-unless = Gives way to
desk-law-overrides = Goes before
desk-law-see = See also
desk-law-cases = Cases
desk-law-nothing = Nothing.
desk-law-twin = The same paragraph there:
desk-law-no-twin = There is no such paragraph there.
desk-no-differences = Nothing that rests on this paragraph is ruled differently there.
desk-differences = { $count ->
    [one] One difference in what is ruled
   *[other] { $count } differences in what is ruled
}
desk-differences-more = { $count ->
    [one] One more is not shown.
   *[other] { $count } more are not shown.
}
desk-usual-case = In the ordinary case.
desk-worlds = { $count ->
    [one] One combination of facts.
   *[other] { $count } combinations of facts.
}
desk-short-encoded = encoded
desk-short-partly = in part
desk-short-heading = heading
desk-short-definition = definition
desk-short-procedure = procedure
desk-short-elsewhere = elsewhere
desk-short-ledger = ledger
desk-short-uncertain = uncertain
desk-short-not_yet = not yet
desk-chart = Flow chart
desk-chart-hint = Begin each chart with its first question. Rare circumstances stand below it.
desk-chart-box = Question { $number }
desk-chart-nothing = Nothing follows.
desk-chart-exceptions = { $count ->
    [one] One rare circumstance changes this
   *[other] { $count } rare circumstances change this
}

## Records
desk-record = Record
desk-file-count = { $irregular ->
    [0] { $boards ->
        [0] No board could be read.
        [one] One board read. Nothing is irregular in it.
       *[other] { $boards } boards read. Nothing is irregular in them.
    }
    [one] { $boards ->
        [one] One board read. It is irregular.
       *[other] { $boards } boards read. One of them is irregular.
    }
   *[other] { $boards } boards read. { $irregular } of them are irregular.
}
desk-file-problems = { $count ->
    [one] One part of the file was not understood
   *[other] { $count } parts of the file were not understood
}
desk-problems = { $count ->
    [one] one remark
   *[other] { $count } remarks
}
desk-all-boards = Show all { $count } boards
desk-only-listed = Only irregular boards and remarks
desk-open-another = Open another record
desk-irregular = What was found
desk-nothing-irregular = Nothing irregular was found on this board.
desk-rule-on-it = Rule on it
desk-not-understood = Remarks on the file
desk-table = The table
desk-hand-unknown = Not known
desk-dealer = Dealer { $seat }
desk-no-contract = No contract yet
desk-auction = Auction
desk-play = Play
desk-trick = Trick
desk-led = led
desk-won = won the trick
desk-irregular-mark = irregular
desk-play-legend = An arrow marks the card led, bold the card that won the trick, a frame an irregular card.
desk-seat-N = N
desk-seat-E = E
desk-seat-S = S
desk-seat-W = W

## Settings
desk-edition = Edition of the Laws
desk-regulations = Regulating authority
desk-no-authority = None
desk-theme = Light or dark
desk-theme-auto = As the device
desk-theme-light = Light
desk-theme-dark = Dark
desk-keys = Keys 1 to 9 choose an answer
desk-keys-on = Yes
desk-keys-off = No
desk-save = Save
desk-saved = Saved.
desk-settings-hint = Settings stay in this browser.

## Errors
desk-error-title = This did not work
error-not-found = There is no page here.
error-unknown-record = There is no such record on this desk.
error-method = “{ $got }” cannot be done here.
error-too-large = That is more than the desk takes: 50 MB for a record, 1 MB otherwise.
error-media = The desk does not take this kind of content.
error-address-long = There are too many answers in this address.
error-file-boards = There are too many boards in this file.
