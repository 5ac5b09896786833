cli-arbitro = Arbitro: from the facts at the table to a complete ruling.
cli-usage = usage:
cli-command = COMMAND
cli-arguments = arguments
cli-options = options
cli-more = “arbitro COMMAND --help” tells more. --lang en|es|it|pl|fr chooses the language.
cli-rule = rule on an incident: an interview, or with --facts the ruling at once
cli-triage = leads from what happened to the right kind of incident
cli-facts = the facts that a kind of incident knows
cli-table = find what is irregular in a record of play, and rule on it
cli-information = who may use what: the information of each player, with its status
cli-law = one paragraph: what it reads and gives, its exceptions and cases
cli-laws = all Laws and how far they are encoded
cli-diff = where two editions of the Laws differ
cli-chart = the flow charts of a kind of incident
cli-exam = run case files: right, wrong, asked too much
cli-regulations = what the regulating authorities have chosen, and on whose word
cli-cases = the log of cases: list, show N, export [N], import FILE
cli-serve = open the desk in a browser
cli-argument-kind = kind of incident, for example “revoke”
cli-argument-ref = paragraph, for example 64A1
cli-argument-law = number of a Law, 1 to 93
cli-argument-one = an edition
cli-argument-other = the edition to compare it with
cli-argument-file = a record of play: PBN, LIN or JSON
cli-argument-files = case files; without any, the cases that come with Arbitro
cli-argument-action = list, show, export or import
cli-argument-what = number of a case, or the file to import
cli-argument-body = a regulating authority, or a file of your own: ./club.toml
cli-option-help = show this help
cli-option-json = print JSON
cli-option-lang = language
cli-option-facts = facts in a JSON or TOML file, “-” for standard input
cli-option-set = one fact; a checklist takes a list: revoke.exceptions=
cli-option-triage-set = one answer, such as what=call
cli-option-edition = edition of the Laws
cli-option-regulations = regulating authority, or a file of your own: ./club.toml
cli-option-stage = how far the board has come
cli-option-offender = the offender’s seat, to name players in the ruling
cli-option-declarer = declarer’s seat
cli-option-with = a second language beside the first
cli-option-why = explain each statement
cli-option-board = only this board
cli-option-seat = the player’s seat: N, E, S or W
cli-option-at = event number: the ledger after that many events
cli-option-interview = ask in the terminal for what the record does not hold
cli-option-estimate = your estimate of declarer’s tricks without the revoke
cli-option-no-double-dummy = leave double dummy out
cli-option-format = how to print
cli-option-host = address to listen on
cli-option-port = port to listen on
cli-option-database = database URL; by default a file in your data folder
cli-option-no-browser = do not open a browser
cli-given = makes sense given
cli-unused = Given but not asked for: { $facts }
cli-interview-keys = Answer with the number. b goes back, r shows the ruling so far, q stops.
cli-go-on = Go on { $stage }? (y/n)
cli-yes-key = y
cli-choose = Please answer with a number from 1 to { $count }.
law-reads = reads
law-unless = yields to
law-overrides = goes before
law-within = Paragraphs within it
law-cases = Cases
law-other-edition = In the { $edition }: { $ref }
law-differs = What is encoded differs between the two editions.
law-same = What is encoded is the same in both editions.
laws-coverage = { $done } of { $all } paragraphs are dealt with.
diff-none = The two editions give the same rulings.
diff-nothing = nothing
diff-usual = in the ordinary case
diff-unverified = Not verified for the { $edition }, here taken as: { $answer }
diff-worlds = { $count ->
    [one] one combination of facts
   *[other] { $count } combinations of facts
}
chart-nothing = nothing follows
chart-but = But:
exam-too-much = Asked too much: { $facts }
exam-not-asked = Not asked: { $facts }
exam-result = { $right } right, { $wrong } wrong
serve-at = The desk is at { $address } (Ctrl-C stops it)
serve-locked = Others in this network can reach it: only these addresses, with their key, open the director’s pages; players are sent links to polls. From another device of the director:
table-irregular = { $count ->
    [0] { $boards ->
        [one] One board read: nothing irregular in it.
       *[other] { $boards } boards read: nothing irregular in them.
    }
    [one] { $boards ->
        [one] One board read: it is irregular.
       *[other] { $boards } boards read, one of them irregular.
    }
   *[other] { $boards } boards read, { $count } of them irregular.
}
table-provided = If nothing out of the ordinary applies ({ $facts }):
cli-score = score an event: ranking, adjusted scores, before and after, check, export
cli-adjust = work out one adjusted score and show the sums
cli-argument-event = an event file: USEBIO, Bridgemate, PBN, travellers, CSV or Excel
cli-option-adjust = an adjusted score, “7 NS 3: 60% 4SN=; 40% 4SN-1”, or a JSON or TOML file of them
cli-option-penalty = a penalty, “NS 12: 25% top; 90B2; ground”, or a JSON or TOML file of them; it is kept apart from the score
cli-option-scoring = whose choices hold in scoring; club: our proposal
cli-option-method = form of scoring
cli-option-option = one choice of the regulations, as “arbitro score” asks for them
cli-option-sections = sections as one field, or each by itself
cli-option-winners = one ranking, or one for each direction
cli-option-results = results that each board should have
cli-option-check = look for what does not follow, and for what cannot be
cli-option-pair = the contestant, as in the ranking
cli-option-csv = print the ranking as CSV
cli-option-out = write the event with its adjusted scores: .xml (USEBIO), .pbn, .csv, .xlsx, .json
cli-option-no-names = leave the players’ names out
cli-option-weights = a weighted score: “60% 4S N =; 40% 4S N -1”
cli-option-vulnerable = who is vulnerable
cli-option-field = the event in which the score is valued
cli-option-other = points of North–South at the other table of a match
cli-option-fault-ns = how far North–South are to blame
cli-option-fault-ew = how far East–West are to blame
cli-option-session-ns = North–South’s own percentage or IMPs per board in the session
cli-option-session-ew = East–West’s own percentage or IMPs per board in the session
cli-option-obtained = the result obtained, or its value
cli-option-rectified = the result without the infraction, or its value
cli-option-unharmed = the result with the infraction but without the side’s own error, or its value
cli-option-offending = the offending side
cli-option-top = top of the board; without it the values are IMPs
