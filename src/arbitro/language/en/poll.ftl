## The poll of peers: rooms and buttons
poll-polls = Polls
poll-polls-card = Poll of peers
poll-polls-hint = Ask players of the same class what they would do, each alone on his own phone.
poll-ask-peers = Ask peers about this board
poll-new-by-hand = New poll by hand
poll-none-yet = No poll has been asked here yet.
poll-answers = { $count ->
    [one] one answer
   *[other] { $count } answers
}
poll-of = Poll for { WHO($seat) }
poll-second = second question
poll-first = First question
poll-back-to-poll = Back to the poll

## Composing
poll-moment-title = Which decision is the poll about?
poll-moment-hint = The player had to decide just before the call or card that you choose. It is not shown, nor is anything after it.
poll-no-moment = In this record no player whose hand is known had to decide.
poll-dealer = Dealer
poll-vulnerability = Vulnerability
poll-set = Set
poll-turn-to-call = Now { WHO($seat) } is to call.
poll-turn-to-lead = The auction is over; { WHO($seat) } is to lead.
poll-this-is-it = Ask about this decision
poll-take-back = Take back a call
poll-type-auction = Or type it
    .hint = As you write it: { $example }
    .add = Add these calls
poll-add-call = Next call
poll-compose = What the players asked are told
poll-compose-hint = The question is put from the seat of { WHO($seat) }. The players asked see the hand, the auction, the vulnerability, the scoring and your words below. Do not say what happened at the table.
poll-compose-second = What does the information suggest?
poll-compose-second-hint = A question of its own, for those you choose. It tells what happened: do not show it to anybody who is still to answer the first one. It is asked from the seat of { WHO($seat) }.
poll-hand-of = The hand of { WHO($seat) }
poll-scoring = Scoring
poll-scoring-matchpoints = matchpoint pairs
poll-scoring-cross_imps = pairs scored by IMPs
poll-scoring-teams_imps = teams scored by IMPs
poll-scoring-board_a_match = board-a-match teams
poll-scoring-total_points = total points
poll-methods-ask = The partnership’s methods, and what the player believed if he was mistaken
poll-methods = Methods
poll-meanings-ask = What the calls mean
poll-meanings-hint = As the player may know it. What his partner explained about his own calls has been left out.
poll-players-ask = Class of player to be asked
poll-players = Class of player
poll-title-ask = Your name for this poll
poll-only-you = Only you see these two.
poll-keep = Keep the poll
poll-information-ask = What was made available, in your words
poll-information = What happened
poll-actions-asked = To choose from:
poll-giveaway-title = These words might give away what happened:
poll-giveaway-hint = Change them below, or keep them if they are harmless. It is recorded that you were warned.
poll-giveaway-sure = They are harmless: keep them
poll-warned = You were warned of these words and kept them: { $words }
# Beginnings of words, in small letters, parted by commas; accents do not matter.
poll-telltale = hesitat,tempo,slow,fast,quickly,speed,swift,prompt,instant,immediately,pause,paus,ponder,tank,thought,thinking,long think,took time,seconds,break in,ui,unauthori,alert,announc,director,irregular,infraction,offend,violat,ruling,appeal,remark,comment,question,asked,reply,replied,answered,misinform,misexplain,mistaken,emphas,tone,voice,gestur,movement,manner,mannerism,grimac,sigh,fumble,withdr,retract,changed,out of turn,out of rotation,insufficient,exposed,penalty,revoke,overheard,poll,wrongly

## What the player asked sees
poll-ask-title = A bridge question
poll-start-title = A bridge question
poll-start-what = You are shown a hand and the auction, call by call. Then say what you would do, and what else you would seriously consider.
poll-start-alone = Answer alone, as if you sat at the table. There is no right answer. It takes two minutes.
poll-start = Begin
poll-preview-note = Preview: this is what the players asked see. Nothing is kept.
poll-your-hand = Your hand
poll-you-are = You are { WHO($seat) }
poll-dummy = Dummy: { WHO($seat) }
poll-position = Look at the position again
poll-next = Next
poll-otherwise = I would have called something else
poll-what-instead = What would you have called?
poll-noted-otherwise = Noted. Go on as if you had made the call shown.
poll-what-would-you-do = What would you do?
poll-you-would = You would choose { $call }.
poll-what-else = What else would you seriously consider?
poll-what-else-note = Only what you would really weigh up, not everything that is possible.
poll-these = Go on with these
poll-nothing-else = Nothing else
poll-how-close = How close would it be?
poll-close-equal = About as good: I might well choose it
    .short = about as good
poll-close-second = A serious candidate, but clearly second
    .short = serious, but second
poll-close-passing = No more than a passing thought
    .short = a passing thought
poll-send-title = Anything to add?
poll-comment = Your reasons, if you like
poll-standard = How would you describe yourself as a player? (not required)
poll-send-note = Once sent, the answer cannot be changed.
poll-send = Send
poll-thanks = Thank you
poll-thanks-kept = Your answer has been recorded.
poll-thanks-quiet = Please do not talk about the hand for now: others are still to be asked.
poll-one-more = One more question for you
poll-closed-title = This question is closed
poll-closed-text = No more answers are being taken. Thank you all the same.
poll-suggests-what = What does this make more attractive?
poll-suggests-than = More attractive than what?
poll-suggests-nothing = Nothing in particular
poll-suggests-over = { $action } rather than { $over }

## Sharing
poll-share = Share
poll-share-hint = Let the player scan the code, or send him the link. Each device answers once.
poll-share-network = The phone must be in the same network as this computer. No internet is needed.
poll-only-here = This desk can be reached from this computer only. To let phones in the club’s network reach it, start it with:
poll-no-network = This computer is in no network just now: phones cannot reach it.
poll-hosts = Addresses of this computer:
poll-qr = QR code of the link
poll-personal = Personal links
poll-personal-hint = Each takes one answer, on any device. Nobody’s name stands by it.
poll-personal-count = How many
poll-personal-make = Make links
poll-personal-link = Show the code of link { $number }
poll-to-answers = To the answers

## Answers
poll-refresh = Refresh
poll-preview = Preview
poll-count = { $count ->
    [0] No answer counts yet.
    [one] One answer counts.
   *[other] { $count } answers count.
}
poll-count-dropped = { $count ->
    [one] One more was dropped.
   *[other] { $count } more were dropped.
}
poll-is-closed = The poll is closed.
poll-tally = The count
poll-tally-hint = The bar is the exact interval: with 95 % confidence the true share of all such players lies in it. A few answers say little.
poll-considered = seriously considered it
poll-chose = chose it
poll-limb-yes = met
poll-limb-no = not met
poll-limb-open = no line set
poll-alternative-yes = Logical alternative
poll-alternative-no = No logical alternative
poll-alternative-open = Open until you set the line
poll-italian-yes = By the letter of the Italian text: logical alternative
poll-italian-no = By the letter of the Italian text: no logical alternative
poll-italian-open = By the letter of the Italian text: open until you set the line
poll-italian-note = For the letter of the Italian text one limb is enough; where the two readings differ, it is marked.
poll-differ = the two readings differ
poll-passing = { $count ->
    [one] One player gave it no more than a passing thought; he is not counted.
   *[other] { $count } players gave it no more than a passing thought; they are not counted.
}
poll-not-the-law = No percentage here is the Law’s. The decision is yours.
poll-suggested = What it suggests
poll-over = { $action } over { $over }
poll-said-so = said so
poll-suggests-none = { $count ->
    [0] Nobody saw nothing suggested.
    [one] One player saw nothing in particular suggested.
   *[other] { $count } players saw nothing in particular suggested.
}
poll-word-for-word = Answers, word for word
poll-elsewhere-line = Would not be here: { $call } instead of { $made }
poll-elsewhere-note = { $count ->
    [one] One player would have called otherwise earlier and would not be in this position.
   *[other] { $count } players would have called otherwise earlier and would not be in this position.
}
poll-elsewhere-drop = Drop them
poll-elsewhere-reason = would not be in this position
poll-drop = Drop
poll-reason = Why is he no peer?
poll-dropped-because = Dropped: { $reason }
poll-restore = Count again

## The line
poll-line = The line
poll-line-hint = The Laws give no figures. Set what your authority uses; a line left empty leaves the limb open.
poll-line-published = Published: { $source }
poll-line-considered = Share that must consider it (1/5 or 20%)
poll-line-chose = Number that must choose it
poll-line-chose-share = or share that must choose it
poll-line-source = Who says so
poll-line-text = Governing text
poll-text-none = Not stated
poll-text-english = English
poll-text-spanish = Spanish
poll-text-italian = Italian
poll-text-polish = Polish
poll-text-french = French
poll-draw-line = Set the line

## The rest
poll-asked = What is asked
poll-then = What next
poll-reword = Ask in other words (a new poll)
poll-ask-second = Ask what the information suggests
poll-ask-again = { $count ->
    [one] Put it to one who answered the first question
   *[other] Put it to those { $count } who answered the first question
}
poll-ask-again-hint = It waits behind the “thank you” on their phones.
poll-ask-them = Ask them
poll-export = Save everything (JSON)
poll-close = Close the poll
poll-close-hint = Then no more answers are taken. This cannot be undone.

## Errors
error-unknown-poll = There is no such poll.
error-unknown-answer = There is no answer “{ $got }” in this poll.
error-unknown-action = “{ $got }” cannot be chosen here.
error-poll-share = “{ $got }” is not a share: 1/5 or 20% would be one.
error-poll-words = Too long: “{ $got }”.
error-poll-turn = { $got } is not the player who is to decide.
error-poll-nothing = Nobody is to decide in this position.
error-poll-question = This is not the question that was asked.
error-poll-twice = “{ $got }” is there twice.
error-poll-over = Say over what, too.
error-poll-giveaway = These words might give away what happened: { $got }.
error-poll-information = Say what was made available.
error-poll-reason = Say why the answer is dropped.
error-key-needed = This page is the director’s. It opens with the address that “arbitro serve” printed.
