chance = Chance
match-over = The match is over: nothing is left to decide.
not-your-turn = { $who } may not act now: { $other } is to act.
unknown-seat = There is no seat number { $seat } in this game.
unknown-move = There is no move called “{ $move }” here.
unknown-action = There is no action number { $action } in this game.
impossible-outcome = Outcome { $action } cannot come up here.
no-undo-nothing = There is nothing to take back.
no-undo-chance = A draw or a throw cannot be taken back.
no-undo-other = { $who } has acted since: it cannot be taken back.
no-undo-reveal = Something hidden was revealed: it cannot be taken back.
next-line = { $first }
    { $then }
choice-yes = yes
choice-no = no
what-now = What now?

# Said by the server and the command line, never by the page
no-packs = { $game } has no packs of cards.
unknown-pack = This match of { $game } is played with the pack { $pack }, which is not here.
missing-pack = The replay was played with the pack { $pack }: name its files with --pack.
other-pack = The replay was played with { $pack }, not with { $given }.
no-pack = no pack
pack-faults = { $first } ({ $count ->
    [one] One more thing is wrong
   *[other] { $count } more things are wrong
}: sideline pack check lists everything.)
pack-bad-name = { $where }: name must be made of small letters, digits and hyphens, 40 at most, and not be “box”.
pack-no-rating = { $game } cannot rate anybody from statistics.
stats-no-column = The table has no column for { $column }; it may be called { $names }.
stats-no-rows = The table has no rows.
stats-no-number = Line { $line }: { $column } must be a number that is not negative, not “{ $value }”.
stats-no-minutes = Line { $line }: nobody can be rated who has not played a minute.
stats-no-position = Line { $line }: there is no position “{ $value }”; there are: { $known }.
stats-few-points = Line { $line }: the points ({ $points }) are fewer than the three-point baskets ({ $threes }) give.
stats-short-row = Line { $line }: the row does not have as many cells as the heading.
stats-at-line = Line { $line }
did-you-mean = did you mean { $name }?
there-are = there are: { $names }.
unknown-game = There is no game called { $name }; { $hint }
no-such-bot = There is no bot called { $name }; { $hint }
bad-choice = { $path } must be one of { $choices }, not { $value }.
not-whole = { $path } must be a whole number, not { $value }.
out-of-range = { $path } must lie between { $low } and { $high }, not at { $value }.
unknown-setting = There is no setting { $path }.
misspelt-setting = There is no setting { $path } ({ $hint }).
bad-assignment = A setting is written name=value, not { $text }.
unknown-variant = { $game } has no variant { $name }; its variants: { $known }.
no-variants = none
bad-number-of-seats = { $game } has { $seats } seats, but { $named ->
    [one] 1 bot was
   *[other] { $named } bots were
} named.
open-quotation = A quotation mark is not closed in { $text }.
no-command = After run: the command of a program is missing.
bad-seed = A seed is a whole number from 0 to { $high }, not { $text }.

# Campaigns and tournaments
series-none = { $game } has no campaign and no tournament.
series-newer-rules = This series was begun under newer rules of { $game } than these.
series-always = A tournament is always played with { $setting }={ $value }.
series-entrants = Between { $least } and { $most } take part in it, no more and no fewer.
series-broken-entry = Entry { $number } of this series is broken.
series-out-of-order = This series does not go on like that: its log is out of order.
series-nothing-to-keep = There is nothing to keep now.
series-not-offered = { $card } cannot be kept in the place of { $slot }.
series-one-of-each = One card of each kind may be kept, each in a place of its own.
series-broken-save = { $file } is not a save of a series, or it is broken; it stays as it is.
series-changed-save = { $file } was changed by somebody else meanwhile; it stays as it is.
series-other-save = { $file } belongs to another series: other entrants, another seed or other settings.
series-no-programs = Programs (run:) take no part in a series, since they need not play alike twice.
series-full = Every place of it is taken.

# What is wrong with a replay
replay-too-long = The replay is longer than any match.
replay-strange-line = The replay has a line that means nothing here: { $word }.
replay-none = This is not a replay: it does not begin with the line “{ $line }”.
replay-cut-off = The replay is cut off: it does not end with its digest.
replay-changed = The replay has been changed: its text does not match its digest.
replay-no-line = The replay has no line “{ $word }”.
replay-line-twice = The replay has more than one line “{ $word }”.
replay-bad-version = The version of the rules must be a whole number, not { $text }.
replay-seed-not-hex = The seed of the replay is not written in hexadecimal.
replay-seed-size = The seed of the replay does not have { $size } bytes.
replay-strange-end = The replay ended in a way that is not known here: { $ended }.
replay-not-theirs = Move { $number } of the replay is not for { $who } to make.
replay-refused = Move { $number } of the replay is refused: { $why }
replay-ended-by-rules = The replay says that the match ended early, but its moves end it by the rules.
replay-other-outcome = The outcome written in the replay is not the one its moves lead to.
replay-not-laid-out = The replay cannot be laid out: { $why }
replay-early-seed = The replay tells its seed although the match is not over.
replay-other-draw = Move { $number } of the replay is not what its seed draws.
replay-newer-rules = The replay was played under version { $version } of the rules of { $game }; this is version { $known }.
replay-other-book = The replay was played with other printed numbers of { $game } than these.
replay-not-over = The match of this replay is not over; only a finished match can be opened here.
replay-no-seed = This replay tells no seed, so nobody could check its luck.
review-not-over = The match of this replay is not over: only a finished match can be reviewed.

# What is wrong with a bot, or with what it is to play
bot-failed = The bot { $bot } failed: { $fault }.
bot-no-number = The bot { $bot } chose { $answer }, which is not the number of an action.
bot-no-option = The bot { $bot } chose { $action }, which is not an option.
bot-not-imported = The bot { $bot } cannot be imported: { $fault }.
bot-not-there = The module { $module } has nothing called “{ $name }”.
bot-none = { $bot } is not a bot: it has no method choose(seen, rng).
bot-not-made = The bot { $bot } cannot be made: { $fault }.
bot-not-compiled = { $bot } cannot be compiled, so it cannot play many matches; let it play a duel.
program-no-option = The program { $program } chose { $action }, which is not an option.
program-not-started = The program { $program } cannot be started: { $why }.
program-late = The program { $program } did not answer within { $seconds } s.
program-closed = The program { $program } has closed its output.
program-ended = The program { $program } has ended with exit code { $code }.
program-killed = The program { $program } was ended by signal { $code }.
program-long-line = The program { $program } sent a line of more than { $bytes } bytes.
program-no-text = The program { $program } sent bytes that are not UTF-8.
program-blank-line = The program { $program } sent a blank line, which was skipped.
program-old-answer = The program { $program } answered a question again or too late; that answer was discarded.
program-early-answer = The program { $program } answered question { $answered }, but was asked question { $asked }.
program-strange-field = The program { $program } sent a field that an answer does not have: { $field }.
program-wrong-form = The program { $program } sent an answer of the wrong form: { $why }.
program-no-json = The program { $program } sent a line that is not JSON: { $why }.
ladder-too-short = A ladder needs two levels and a pair of matches at least.
ladder-own-bots = A ladder with bots of one’s own cannot be resumed: they may have changed since.
bad-port = A port is a number from 0 to { $high }, not { $port }.
port-in-use = The server cannot listen at port { $port } of { $host }: is it in use?
