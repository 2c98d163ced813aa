choose-game = Which game? Type its number.
no-terminal = This is a game for the terminal: run it where you can type, or give the moves as lines of input.
welcome = { $title }. You play { $who }; the bot { $bot } plays { $other }. Type ? for help.
welcome-company = { $title }. You play { $who }, against { $others }. Type ? for help.
welcome-bot = { $other } (the bot { $bot })
welcome-together = { $title }. Everybody plays at this screen. Type ? for help.
commitment = Fingerprint of the luck: { $hash } (the seed is shown at the end, so you can check every draw).
your-turn = { $who } to act
curtain = Hand the screen to { $who } and press Enter.
prompt = Number, move, or ? for help
help = A number plays that option; its short form works too ({ $example }).
    ?  this help                 o  odds of the options
    u  take back                 b  show the whole board again
    l  what happened so far      h  a hint: what a bot would do
    r  chapters of the rules     r WORD  rules with a word
    s FILE  save the match       q  leave
not-understood = There is no option “{ $text }” here: type a number from 1 to { $last }, or ? for help.
undone = Taken back.
saved = Saved to { $file }.
not-saved = The match could not be saved: { $why }
no-odds = No luck is involved in any of these options.
hope = { $share }: { $what }
odds-line = { $what }: { $share } ({ $cases } of { $of })
thinking = Thinking… (the first hint of a game may take a minute)
hint-line = { $what } ({ $move }): wins { $win } ({ $low } to { $high }), { $share } of the search
hint-reply = likely answer of { $who }: { $what }
nothing-happened = Nothing has happened yet.
no-rule = The rules do not speak of that.
win = { $who } wins { $score }: { $reason }.
ranked = { $place }. { $who }, { $points }
draw = A draw, { $score }: { $reason }.
seed = The seed was { $seed }.
left = You left the match.
serving = Sideline is at { $address } (stop with Ctrl+C).
checked = { $count ->
    [one] One match replayed
   *[other] { $count } matches replayed
}; { $frozen ->
    [0] all of them can be played on.
    [one] one of them would freeze.
   *[other] { $frozen } of them would freeze.
}
settings-printed = (as printed)
settings-span = (from { $low } to { $high })
settings-more = … and { $number } more: sideline settings GAME { $name } lists them
settings-variant = variant { $name }:
settings-hidden = { $number ->
    [one] One more setting is meant for designers: --all shows it.
   *[other] { $number } more settings are meant for designers: --all shows them.
}
changed = What changed
final-board = The end
you-won = You won, { $score }: { $reason }.
you-lost = You lost, { $score }: { $reason }.
you-drew = You drew, { $score }: { $reason }.
rules-in-english = (The rule book is in English.)
rules-how = r NUMBER prints a chapter, r WORD the rules with a word, r and the number of a rule that rule.
repeated = { $line } (×{ $times })

# What the other commands print
heading-game = game
heading-title = title
heading-bot = bot
heading-seat = seat
heading-wins = wins
heading-interval = 95% interval
heading-points = points (mean ± sd)
heading-place = mean place
heading-thinking = ms a decision
heading-tally = tally
heading-mean = mean
heading-sd = sd
heading-seats-with = seats with it
heading-their-wins = their wins
heading-rung = rung
heading-elo = Elo
heading-pairs = pairs
heading-verdict = verdict
heading-level = level
heading-iterations = iterations/s
interval = { $low } to { $high }
seating-swapped = seats swapped after every match
seating-fixed = seats as given (--fixed-seats)
simulate-title = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $seating }
simulate-draws = draws { $draws } · length { $length } ± { $noise } actions
simulate-speed = { $seconds } s · { $speed } matches/s
tally-title = for a seat in a match
duel-draws = draws { $draws } · forfeits { $forfeits }
finishes-title = Finishing ranks
finished = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
so-often = { $times } × { $what }
ladder-title = { $game }: the ladder; in a pair the seats are swapped
ladder-note = Shares and intervals hold where the test stopped; an interval is wider than the test needs.
rung-pair = { $upper } v
    { $lower }
ladder-thinking = thinking
verdict-above = above
verdict-not-above = not above
verdict-open = open
warm-playouts = playouts
warm-simulations = simulations
warm-searches = bots that look ahead
warm-steps = steps of matches on a server
warm-ready = { $game }: { $what } ready after { $seconds } s
bar-compiling = compiling
bar-first-time = compiling { $game }, the first time only
bar-simulating = simulating { $game }
bar-playing = playing { $game }
bar-climbing = climbing { $game }
bar-rung = { $upper } v { $lower }: { $share } of { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}
bar-reviewing = reviewing
bar-replaying = replaying
verified = Verified: { $moves ->
    [one] one legal move
   *[other] { $moves } legal moves
}, { $draws } of them by chance, { $luck }.
luck-checked = each of them drawn by its seed
luck-unknown = with no seed to check them
replay-over = { $score }, { $reason }.
replay-ended = { $score }. { $how }
column-id = id
column-code = code
column-card = card
column-name = name
column-kind = kind
column-copies = copies
column-points = points
column-cost = cost
column-value = value
column-positions = positions
column-set = set
column-printed = printed
figure-actions_per_second = actions a second
figure-matches_per_second = matches a second
figure-ratio_to_uncompiled = times as fast as uncompiled
figure-ratio_to_c = share of the speed of C
figure-cold_compile_seconds = first compiling, s
figure-cold_simulate_seconds = first simulating, s
figure-warm_start_seconds = start once compiled, s
figure-actions_per_match = actions a match
figure-full_random_playouts_per_second = random playouts a second
figure-full_hinted_playouts_per_second = hinted playouts a second
figure-as_played_per_second = iterations a second as played
figure-quick_ms = a quick search, ms
figure-deep_ms = a deep search, ms
figure-database = database
figure-participants = participants
figure-tables = tables
figure-seconds = seconds
figure-moves = moves
figure-moves_per_second = moves a second
figure-p50_ms = half of the moves within, ms
figure-p95_ms = 95 in 100 within, ms
figure-reviews = matches reviewed meanwhile
figure-p99_ms = 99 in 100 within, ms
figure-p999_ms = 999 in 1000 within, ms
figure-max_ms = the slowest, ms
figure-errors = errors
figure-matches_finished = matches finished
figure-server_cpu = cores of the server
figure-server_ms_per_move = ms of the server a move
figure-client_cpu = cores of the clients
figure-client_late_ms = clients late by, ms
figure-stolen = share of the cores taken by others
heading-match = match
heading-opponent = opponent
heading-score = score
heading-kept = kept
heading-round = round
heading-entrants = who
heading-winner = winner
heading-entrant = who
heading-rank = place
heading-played = played
heading-won = won
heading-difference = points
heading-matches-won = matches won
heading-runs = campaigns
heading-share = share
campaign-title = { $game }: the campaign of { $bot }
campaign-lost = { $wins ->
    [0] The first match was lost: the campaign is over.
    [one] Over after one match won.
   *[other] Over after { $wins } matches won.
}
campaign-goes-on = { $wins ->
    [one] One match won, and the campaign goes on.
   *[other] { $wins } matches won, and the campaign goes on.
}
cup-title = { $game }: a tournament of { $entrants }
cup-won = { $name } wins the tournament.
round-final = final
round-semi = semi-final
round-quarter = quarter-final
round-number = round { $number }
difference = { $points }
compared-title = { $game }: of { $runs } campaigns each, so many won so many matches at least
survival-title = { $game }: how far { $runs } campaigns of { $bot } came
series-left = Left. The same command goes on where it ended.

pack-fine = { $name }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, digest { $digest }.
pack-misfit = A match as printed cannot be played with these cards: { $why }
pack-written = { $cards ->
    [one] One athlete
   *[other] { $cards } athletes
} written to { $file }, digest { $digest }.

# What goes wrong
mistyped-missing = { $name } is missing; { $command } --help says what it is.
mistyped-empty = After { $name } its value is missing.
mistyped-value = { $kind ->
    [whole] { $name } takes a whole number, not { $text }.
    [number] { $name } takes a number, not { $text }.
    [flag] { $name } takes no value, and so not { $text }.
   *[other] { $name } cannot be { $text }.
}
mistyped-option = There is no option { $name } here; { $hint }
mistyped-command = There is no command { $name }; { $hint }
mistyped-more = { $command } does not take { $text }.
mistyped-twice = { $name } was given more than once.
mistyped-help = { $command } --help lists what there is.
series-left-unsaved = Left. Nothing is remembered without --save FILE.
bad-left-match = { $file } is not the match that was left, or it is broken; delete it to begin the match again.
keep-title = You may keep one card of each kind:
keep-offer = { $number }. { $card } (cost { $cost }), in place of { $instead }
keep-prompt = Numbers with spaces between them, or Enter for nothing
keep-not-understood = Numbers from 1 to { $last }, please.
bad-campaign = One to { $runs } campaigns of 1 to { $matches } matches; only a single one has a save or replays, and several bots or variants, or a picture, take more than one (--runs).
bad-simulation = A simulation plays 1 to { $matches } matches on 1 to { $cores } cores.
bad-duel = A duel has 1 to { $matches } matches and 0 to { $seconds } seconds a decision.
bad-ladder = A rung has 1 to { $pairs } pairs, played on a core or more.
bad-review = A review takes 1 to { $seconds } seconds on 1 to { $cores } cores.
bad-playouts = A review takes 1 to { $playouts } playouts for a standing.
unknown-rule = The rules of { $game } have no rule { $about }.
no-rule-about = The rules of { $game } have no rule about { $about }.
no-cards = { $game } is played without cards.
no-setting = { $game } has no setting { $about }; sideline settings { $game } --all lists them.
unknown-seat-name = { $game } has no seat { $name }; its seats: { $seats }.
no-file = There is no file { $file }.
no-folder = There is no folder { $folder }.
large-file = { $file } is too large to be what it should be.
no-text = { $file } is not a text file.
no-port = The server cannot listen at port { $port } of { $host }.
