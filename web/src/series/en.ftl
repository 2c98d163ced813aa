begin-campaign = Begin the campaign
begin-cup = Begin the tournament
how-campaign-1 = You meet one automatic side after another. Each begins with one resource more than the one before: it can afford better cards sooner.
how-campaign-2 = After a win you may keep one athlete and one tactic; the next match begins with them in your deck.
how-campaign-3 = The first loss ends the campaign. How many matches will you win?
how-cup-1 = Who wins goes on to the next round, who loses is out.
how-cup-2 = After each round the winner may keep one athlete and one tactic for the next match.
how-cup-3 = Bots play their matches against each other meanwhile, and you may watch. The tournament waits for its friends.
none-campaign = This game has no campaign.
none-cup = This game has no tournament.
how-it-goes = How it goes
cup-who = Who takes part
next-against = against { $name }
row-who = name
cup-bots = Bots
cup-friends = Places for friends
cup-of = { $entrants } in all
go-on-series = Go on with the one you began
the-ladder = The ladder
the-bracket = The bracket
the-standings = Standings
best-runs = Best runs
best-run = { $wins ->
    [one] 1 match won
   *[other] { $wins } matches won
}
you-kept = Kept cards
keep-up-to = Keep for the next match: cost { $cost } at most
keep-nothing = Nothing
instead-of = instead of
play-next = Play the next match
go-on-match = Go on playing
keep-and-play = Keep and play on
take-place = Take a place
series-waits = Others are still playing.
series-out = You are out; the others play on.
series-open = The tournament begins once every place is taken. Send the link to friends.
campaign-over = { $wins ->
    [0] Over: the first match was lost.
    [one] Over after one match won.
   *[other] Over after { $wins } matches won.
}
cup-over = { $name } wins the tournament.
another-series = Begin another
bye = bye
place-free = free
stage = { $pairs ->
    [1] Final
    [2] Semi-finals
    [4] Quarter-finals
   *[other] Round { $number }
}
kept-cards = kept { $cards }
row-played = played
row-won = won
row-points = margin
watch = Watch
next-up = Next: { $name }
play-name = Play { $name }
looks-for = looks for
win-keep = Win, and keep
kept-start = { $count ->
    [one] 1 card, it starts in your deck
   *[other] { $count } cards, they start in your deck
}
chance-from = your deck’s chance, from bot matches: { $matches } each
chance-soon = computing the chances…
chance-you = { $share } for you
chance-margin = { $points } on average
your-deck = Your deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
runs-title = How far runs get
runs-count = { $count ->
    [one] 1 run on this server
   *[other] { $count } runs on this server
}
runs-few = The curve comes with the tenth run that is over.
runs-passed = Further than { $share } of runs.
so-far = So far
to-review = Review
run-fortune = Luck { $luck }, decisions { $skill }, in points of win probability, from { $matches } reviewed of { $played } matches.
same-run = Same run for a friend
like-other = You meet the same opponents in the same order as your friend; the dice are your own.
your-stage = { $pairs ->
    [1] Your final
    [2] Your semi-final
    [4] Your quarter-final
   *[other] Your match of round { $number }
}
winner-meets = the winner meets { $names }
also-played = Also in this round
as-csv = Table as CSV
row-luck = luck
row-skill = decisions
fortune-legend = Bars: what luck and decisions changed in reviewed matches, to the right for the better.
fortune-none = Luck and decisions appear here once a match has been reviewed.
