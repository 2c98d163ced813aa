choose-game = Which game? Type its number.
no-terminal = This is a game for the terminal: run it where you can type, or give the moves as lines of input.
welcome = { $title }. You play { $who }; the bot { $bot } plays { $other }. Type ? for help.
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
odds-line = { $what }: { $share } ({ $cases } of { $of })
thinking = Thinking… (the first hint of a game may take a minute)
hint-line = { $what } ({ $move }): wins { $win } ({ $low } to { $high }), { $share } of the search
hint-reply = likely answer of { $who }: { $what }
nothing-happened = Nothing has happened yet.
no-rule = The rules do not speak of that.
win = { $who } wins { $score }: { $reason }.
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
