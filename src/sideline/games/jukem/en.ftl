title = Hardwood Deck
seat-0 = Home
seat-1 = Away

card-TWO_POINTER = 2-pointer
card-THREE_POINTER = 3-pointer
card-DUNK = Dunk
card-AND_1 = And-one
card-HALF_COURT = Half-court shot
card-JUKEM = Juke
card-FREE_THROW = Free throw
card-BLOCK = Block
card-MISS = Miss
card-THREE_SECONDS = Three seconds
card-BRICK = Brick
card-AIR_BALL = Air ball
card-TECHNICAL_FOUL = Technical foul
card-TIME_OUT = Time-out
together = { $first } + { $second }

board-quarter = Quarter { $number } of { $of }
board-overtime = Overtime { $number }
board-score = Home { $home } : { $away } Away
board-pile = { $cards ->
    [0] The draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $cards } cards in the draw pile
}
board-seat = { $who } ({ $size }){ $marks }: { $cards }
board-hidden = hidden
board-offense = , attacking
board-nothing = {""}
board-play = On the table: { $play }, worth { $points }
board-discards = Discards: { $cards }

label-deals = { $who } deals
label-draw = Draw: { $card }
label-play = Play { $cards } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-time-out = Call a time-out: swap up to three cards and go again
label-discard = Discard: { $card }
label-stop = Discard no more
label-take-it = Take it: let them score
label-answer = Stop it with { $cards }

tell-deals = { $who } deals.
tell-draws = { $who } draws a card.
tell-draws-card = { $who } draws: { $card }.
tell-play = { $who } plays { $cards } for { $points }.
tell-juke = { $who } plays { $cards }: nobody can stop it, { $points } points!
tell-time-out = { $who } calls a time-out.
tell-stop = { $who } keeps the other cards.
tell-discard = { $who } discards: { $card }.
tell-take-it = { $who } takes it: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $other }.
tell-block = { $who } stops it with { $cards }.
tell-free-throw = { $who } stops it with { $cards } and scores { $points }.

why-stuck = { $who } has no play and must discard ({ $rule }).
why-in-time-out = { $who } is in a time-out and may only discard or stop ({ $rule }).
why-must-play = { $who } may not discard while a card can be played ({ $rule }).
why-not-defending = { $who } is attacking and has nothing to answer ({ $rule }).
why-not-attacking = { $who } is defending and may only stop the play or take it ({ $rule }).
why-not-in-hand = { $who } does not hold { $cards } ({ $rule }).
why-no-swap = A time-out needs cards left in the draw pile ({ $rule }).
why-half-court = A half-court shot waits until the draw pile is empty ({ $rule }).
why-dunk = { $cards } does not stop a dunk ({ $rule }).

odds-free = nobody can stop it
odds-stoppable = it may be stopped
odds-unseen = cards you have not seen
odds-stoppers = of them stop this play
odds-hand = cards in the defending hand

ending-regular = decided after { $periods ->
    [one] one quarter
   *[other] { $periods } quarters
}
ending-overtime = decided in overtime { $overtimes }
ending-draw = still level after { $overtimes ->
    [0] the last quarter
   *[other] { $overtimes } overtimes
}

# What may be changed
setting-periods = Quarters
setting-periods-help = How many quarters does a match have?
setting-max_overtimes = Overtimes at most
setting-max_overtimes-help = After how many overtimes is a tie a draw?
setting-refill = Drawing after a play
setting-refill-help = How many cards does a seat draw after it has played?
choice-refill-to_five = back to five cards
choice-refill-one = one card
setting-stuck_when_empty = No play and an empty pile
setting-stuck_when_empty-help = What does a seat without a play do when the draw pile is empty?
choice-stuck_when_empty-discard_two = it discards two cards
choice-stuck_when_empty-pass = it passes
setting-first_dealer = First dealer
setting-first_dealer-help = Who deals the first quarter?
choice-first_dealer-random = a coin decides
choice-first_dealer-home = Home
choice-first_dealer-away = Away
setting-copies = Copies in the deck
setting-copies-help = How often each card is in the deck.
setting-points = Points
setting-points-help = What each card scores; the Juke card multiplies instead.
ask-offense = { $who }: what do you play?
ask-defense = { $who }: stop { $cards } for { $points }, or take it?
ask-time-out = { $who }: { $left ->
    [one] discard one more card, or stop
   *[other] discard up to { $left } more cards, or stop
}
ask-stuck = { $who } has no play: { $left ->
    [one] discard one card
   *[other] discard { $left } cards
}
