review-win = { $who } wins { $score }, { $reason }.
review-draw = A draw, { $score }, { $reason }.
review-lucky = { $who } was { $points ->
    [one] 1 point
   *[other] { $points } points
} lucky (± { $error }).
review-unlucky = { $who } was { $points ->
    [one] 1 point
   *[other] { $points } points
} unlucky (± { $error }).
review-even = { $who } was neither lucky nor unlucky, as far as can be told ({ $luck }).
review-agreed = { $who } chose as well as a search { $agreed ->
    [one] once
   *[other] { $agreed } times
} out of { $decisions }.
review-heading = Review of a match
review-curve = Win probability of { $who }
review-curve-all = Win probability
review-sketch = The curve so far: a first look, made surer as it goes on
review-move = move
review-moves = { $first } to { $last }
review-ledger = Luck and skill
review-seat = seat
review-start = at the start
review-luck = luck
review-skill = own decisions
review-others = others’ decisions
review-result = result
review-bar-start = At the|start
review-bar-luck = Luck
review-bar-skill = Own|decisions
review-bar-others = Others’|decisions
review-bar-result = Result
review-sum = { $who }: { $start } at the start, { $luck } by luck, { $skill } by own decisions, { $others } by others’ decisions, { $result } in the end.
review-turn = { $letter }, move { $moves }: { $points } for { $who }
review-slip = Decision { $number }, move { $move }, { $who }: lost { $lost }
review-score = score
review-numbers = Numbers
review-mistakes = The decisions that lost most
review-no-mistakes = A search found no decision that lost much.
review-played = played
review-better = better
review-lost = lost
review-win-then = win probability with it
review-turns = The biggest strokes of luck
review-what = what happened
review-effect = for { $who }
review-legend-mistake = a decision that lost much
review-legend-turn = a stroke of luck
review-how-heading = How to read this
review-how-win = The win probability of a position is how often a seat wins when every seat follows its hint (the bot called Starter) from there to the end: { $playouts } playouts over the whole match. A draw counts half.
review-how-ledger = A point is one percentage point of win probability. Luck is what draws and rolls changed; skill is what decisions changed, compared with the hint. Start, luck, own decisions and others’ decisions add up to the result. The numbers after ± are standard errors of sampling: how much another set of playouts might change them (the truth for such play lies within two of them 19 times in 20). They do not cover what the hints themselves misjudge.
review-how-mistakes = Decisions are judged by a search from what the seat could know at that moment: { $quick } iterations for each, { $deep } for the worst again, the two options valued alike.
review-settings = Changed settings: { $settings }
review-written = The page is in { $file }.
review-took = { $seconds } s · { $playouts } playouts · seed { $seed }
run-title = How far runs get
run-words = { $share } of all runs won { $wins ->
    [one] { $wins } match
   *[other] { $wins } matches
} at least, as this one did.
run-wins = matches won
run-share = of all runs
run-you = you
