figure-numbers = Numbers
reel = Replay
reel-all = All
reel-eyes = Whose eyes
reel-of = of { $count }
reel-before = { $name }: back
reel-after = { $name }: on
reel-basket = Basket
reel-lead = Lead
reel-luck = Luck
reel-slip = Mistake
reel-slip-short = Slip
reel-turn = stroke { $letter }
reel-start = The beginning
reel-wins = { $who } wins from here
reel-by-luck = by luck
reel-by-choice = by this decision
reel-transport = Going through the match
reel-first = To the beginning
reel-back = One move back
reel-play = Play
reel-pause = Pause
reel-on = One move on
reel-last = To the end
reel-speed = Speed
reel-play-on = Play on from here
reel-play-on-short = Play on
reel-as = Which seat
reel-as-seat = as { $seat }
reel-against = Against whom
reel-against-bot = against { $bot }
reel-same-luck = The same luck ahead
reel-luck-anew = A new table; the luck ahead is drawn anew.
reel-luck-again = A new table; what is drawn ahead stays as it was.
reel-nothing-left = The match is over here: go back a move to play on.
reel-link = Link to move { $move }
reel-link-short = Link
reel-file = File
reel-review = Review
reel-verify = Check against the seed
reel-verified-good = { $draws ->
    [one] 1 draw checked against the seed
   *[other] { $draws } draws checked against the seed
}
reel-verified-bad = { $draws ->
    [one] The draw does not match the seed
   *[other] { $draws } draws do not match the seed
}
reel-parent = from move { $move }
reel-open = Open a replay
reel-open-about = A match that was played here or in the terminal and kept as a file can be gone through move by move, reviewed, and played on. The file is checked word for word, its luck against its seed.
reel-open-file = Choose a .replay file
reel-open-long = This file is longer than any replay.
reel-opening = The replay is being checked
reel-ahead = { $who } ahead
reel-legend-luck = stroke of luck
reel-legend-slip = decision that lost most
reel-legend-curve = chance to win, when all follow their hints from here
reel-sheet-eyes = Whose eyes
reel-sheet-play = Play on from here
reel-sheet-link = Link and file
review-question = Was it luck?
review-begin = Compute, about half a minute
review-computing = The match is being reviewed
review-share = { $share }%
review-stop = Stop
review-curve = How it went
review-leads = { $count ->
    [one] 1 change of lead
   *[other] { $count } changes of lead
} · choose a mark to see the move
review-ledger = Luck and skill: it adds up
review-whose-ledger = Whose ledger
review-slips = The decisions that lost most
review-judged = judged by what the seat could know then
review-no-slips = A search found no decision that lost much.
review-move = move
review-played = played
review-better = better
review-lost-head = lost, in points of winning
review-then-head = chance then
review-see = See it
review-see-it = See decision { $number }
review-try = Try again
review-try-it = Try decision { $number } again from there
review-gains = Ground gained
review-whose-gains = Whose plays
review-shots = Shots
review-whose-shots = Whose shots
review-shot = { $place }: { $made } of { $tried }, points: { $points }
review-how = How to read this
key-step = one move back or on
key-basket = the basket before or after
key-stops = next basket, lead, stroke of luck, mistake
key-ends = the beginning, the end
key-run = play or pause
key-eyes = all eyes, or those of a seat
key-link = copy the link to this move
key-play-on = play on from here
review-try-all = { $count ->
    [2] Try both in a row
   *[other] Try all { $count } in a row
}
trial-of = Decision { $number } of { $of }
trial-ask = This is before move { $move } of that match: what do you play now?
trial-then = Now: { $now } Then it was: { $played } (−{ $lost }). Better: { $better }.
trial-next = Next decision
trial-back = To the review
