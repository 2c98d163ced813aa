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
stats-few-points = Line { $line }: the points ({ $points }) are fewer than the three-pointers ({ $threes }) give.
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
bad-number-of-seats = { $game } has { $seats } seats, but { $named } were named.
open-quotation = A quotation mark is not closed in { $text }.
no-command = After run: the command of a program is missing.
bad-seed = A seed is a whole number from 0 to { $high }, not { $text }.

# Campaigns and tournaments
series-none = { $game } has no campaign and no tournament.
series-newer-rules = This series was begun under newer rules of { $game } than these.
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
