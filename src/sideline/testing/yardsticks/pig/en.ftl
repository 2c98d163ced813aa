title = Pig
seat-0 = First
seat-1 = Second

board-turn = Turn { $turn }, race to { $target }
board-score = Score { $score }
board-pot = In the pot: { $pot }

label-roll = Roll
label-hold = Hold and bank { $pot }
label-face = { $face }

tell-roll = { $who } rolls.
tell-hold = { $who } banks { $pot }.
tell-die = { $who } rolls a { $face }.

why-choose = { $who } may only roll or hold ({ $rule }).
why-empty = { $who } has nothing to bank yet ({ $rule }).

odds-adds = it adds to the pot
odds-one = a 1: the pot is lost

ending = after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
ending-draw = nobody got there in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}

# What may be changed
setting-turns = Turns at most
setting-turns-help = After how many turns is the match a draw?
setting-target = Target
setting-target-help = Whoever banks so many points first wins.
