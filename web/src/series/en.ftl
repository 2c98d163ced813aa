begin-campaign = Begin the campaign
begin-cup = Begin the tournament
series-about-campaign = Match after match against an automatic side that begins with one resource more each time. After every win you may keep one athlete and one tactic; the first loss ends it.
series-about-cup = Who loses is out. After every round the winner may keep one athlete and one tactic for the next.
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
you-kept = In your deck
keep-up-to = Keep for the next match: cost { $cost } at most
keep-nothing = Nothing
instead-of = instead of
play-next = Play the next match
go-on-match = Go on playing
keep-and-play = Keep and play on
take-place = Take a place
series-waits = Others are still playing.
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
stage-1 = Final
stage-2 = Semi-finals
stage-4 = Quarter-finals
stage-many = Round { $number }
kept-cards = kept { $cards }
row-played = played
row-won = won
row-points = points
watch = watch
