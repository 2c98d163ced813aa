title = A New Game
seat-0 = First
seat-1 = Second
seat-2 = Third
seat-3 = Fourth

board-round = Round { $round } of { $of }, limit { $limit }
board-score = Score { $score }
board-dice = Dice { $dice }
board-card = Your card: { $card }

label-stand = Stand on your card
label-roll = Roll a die and add it
label-face = { $face }

tell-stand = { $who } stands.
tell-roll = { $who } rolls.
tell-die = { $who } rolls a { $face }.
tell-card = { $who } draws a { $face }.
tell-draws = { $who } draws a card.

why-choose = { $who } may only stand or roll ({ $rule }).

odds-within = within the limit
odds-above = above the limit

ending = after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}

# What may be changed
setting-rounds = Rounds
setting-rounds-help = How many rounds does a match have?
setting-seats = Seats
setting-seats-help = How many seats does the match have?
setting-limit = Limit
setting-limit-help = A total above this number counts nothing.
setting-prize = Prize
setting-prize-help = What a round is worth.
