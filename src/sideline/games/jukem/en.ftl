title = Hardwood Deck
seat-0 = Home
seat-1 = Away

card-TWO_POINTER = 2-pointer
card-THREE_POINTER = 3-pointer
card-DUNK = Dunk
card-AND_1 = And 1
card-HALF_COURT = Half court
card-JUKEM = Jukem
card-FREE_THROW = Free throw
card-BLOCK = Block
card-MISS = Miss
card-THREE_SECONDS = 3-second violation
card-BRICK = Brick
card-AIR_BALL = Air ball
card-TECHNICAL_FOUL = Technical foul
card-TIME_OUT = Time out
together = { $first } + { $second }

# A match of two periods has halves, one of four has quarters
period = { $of ->
    [2] half
    [4] quarter
   *[other] period
} { $number }
overtime = overtime { $number }
end-of-period = End of { $of ->
    [2] half
    [4] quarter
   *[other] period
} { $number }
end-of-overtime = End of overtime { $number }

board-period = { $of ->
    [2] Half
    [4] Quarter
   *[other] Period
} { $number } of { $of }
board-overtime = Overtime { $number }
board-score = Home { $home } : { $away } Away
board-before = So far: { $scores }
board-before-one = { $period } ({ $home } : { $away })
board-pile = { $cards ->
    [0] The draw pile is empty
    [one] 1 card in the draw pile
   *[other] { $cards } cards in the draw pile
}
board-seat = { $who } ({ $size }){ $offense }{ $dealer }: { $cards }
board-hidden = hidden
board-offense = , attacking
board-dealer = , dealer
board-nothing = {""}
board-scored = Scoring pile of { $who }: { $cards }
board-play = On the table: { $play }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-discards = Discards: { $cards }

label-deals = { $who } deals
label-draw = Draw: { $card }
label-play = Play { $cards } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-juke = Play { $cards } for { $points ->
    [one] 1 point
   *[other] { $points } points
}: cannot be stopped
label-time-out = Call a Time out: discard up to three more cards, draw and go again
label-time-out-empty = Call a Time out: discard up to three more cards, draw none and go again
label-discard = Discard: { $card }
label-stop = Discard no more
label-take-it = Take it: let them score
label-answer = Stop it with { $cards }
label-free-throw = Stop it with { $cards }: +{ $points }

tell-both = { $first } { $second }
tell-deals = { $who } deals.
tell-draws = { $who } draws a card.
tell-draws-card = { $who } draws: { $card }.
tell-play = { $who } plays { $cards } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tell-juke = { $who } plays { $cards }: nobody can stop it, { $points ->
    [one] 1 point
   *[other] { $points } points
}!
tell-time-out = { $who } calls a Time out.
tell-stop = { $who } keeps the other cards.
tell-discard = { $who } discards: { $card }.
tell-stuck = { $who } has no play and discards: { $card }.
tell-take-it = { $who } takes it: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $other }.
tell-block = { $who } stops it with { $cards }.
tell-free-throw = { $who } stops it with { $cards } and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tell-period-over = { $end }: Home { $home }, Away { $away }. The score is { $home_total } : { $away_total }.

why-stuck = { $who } has no play and must discard ({ $rule }).
why-in-time-out = { $who } has called a Time out and may only discard or stop ({ $rule }).
why-must-play = { $who } may not discard while a card can be played ({ $rule }).
why-not-defending = { $who } is attacking and has nothing to answer ({ $rule }).
why-not-attacking = { $who } is defending and may only stop the play or take it ({ $rule }).
why-not-in-hand = { $who } does not hold { $cards } ({ $rule }).
why-no-swap = A Time out needs cards left in the draw pile ({ $rule }).
why-half-court = A Half court waits until the draw pile is empty ({ $rule }).
why-no-juke = Jukem does not go before a Half court in this match ({ $rule }).
why-no-bonus = A Free throw does not count against a Half court in this match ({ $rule }).
why-dunk = { $cards } does not stop a Dunk ({ $rule }).

odds-free = no stopper in their hand
odds-stoppable = it may be stopped
odds-unseen = { $count ->
    [one] card you have not seen
   *[other] cards you have not seen
}
odds-stoppers = { $count ->
    [one] of them stops this play
   *[other] of them stop this play
}
odds-hand = { $count ->
    [one] card in the defending hand
   *[other] cards in the defending hand
}

ending-regular = decided after { $periods ->
    [1] one period
    [2] two halves
    [4] four quarters
   *[other] { $periods } periods
}
ending-overtime = decided in { $overtimes ->
    [1] overtime
   *[other] overtime { $overtimes }
}
ending-draw = still level after { $overtimes ->
    [0] the last { $periods ->
        [2] half
        [4] quarter
       *[other] period
    }
    [one] 1 overtime
   *[other] { $overtimes } overtimes
}

# What may be changed
setting-periods = Quarters or halves
setting-periods-help = How many times is the deck played through? Four are quarters, two are halves.
setting-max_overtimes = Overtimes at most
setting-max_overtimes-help = After how many overtimes is a level match a draw?
setting-refill = Drawing after a play
setting-refill-help = How many cards does a seat draw after it has played?
choice-refill-to_five = back to five cards
choice-refill-one = one card
setting-stuck_when_empty = No play and an empty pile
setting-stuck_when_empty-help = What does a seat without a play do when the draw pile is empty?
choice-stuck_when_empty-discard_two = it discards two cards
choice-stuck_when_empty-pass = it passes
setting-first_dealer = First dealer
setting-first_dealer-help = Who deals first?
choice-first_dealer-random = a coin decides
choice-first_dealer-home = Home
choice-first_dealer-away = Away
setting-time_out_when_empty = Time out on an empty pile
setting-time_out_when_empty-help = May a Time out be called when the draw pile is empty?
choice-time_out_when_empty-no = no
choice-time_out_when_empty-yes = yes
setting-time_out_fill = Drawing after a Time out
setting-time_out_fill-help = How many cards does a seat draw after a Time out?
choice-time_out_fill-to_five = back to five cards
choice-time_out_fill-as_discarded = as many as it discarded
setting-draw_order = Drawing after a block
setting-draw_order-help = How do the two sides draw after a block?
choice-draw_order-offense_first = the offense draws all its cards first
choice-draw_order-in_turn = card by card in turn, the offense first
setting-quarter_end = End with an empty pile
setting-quarter_end-help = When is a quarter or half over, once the draw pile is empty?
choice-quarter_end-neither_can_shoot = when neither side has a shot left
choice-quarter_end-one_cannot_shoot = when one side has no shot left
choice-quarter_end-last_draw = at once
setting-jukem_half_court = Jukem before a Half court
setting-jukem_half_court-help = May a Jukem go before a Half court?
choice-jukem_half_court-yes = yes
choice-jukem_half_court-no = no
setting-half_court_free_throw = Free throw against a Half court
setting-half_court_free_throw-help = May a Free throw score against a Half court?
choice-half_court_free_throw-yes = yes
choice-half_court_free_throw-no = no
setting-copies = Copies in the deck
setting-copies-help = How often each card is in the deck.
setting-points = Points
setting-points-help = What each card scores; a Jukem multiplies instead.

ask-offense = { $who }: what do you play?
ask-defense = { $who }: stop { $cards } for { $points ->
    [one] 1 point
   *[other] { $points } points
}, or take it?
ask-time-out = { $who }: { $left ->
    [one] discard one more card, or stop
   *[other] discard up to { $left } more cards, or stop
}
ask-stuck = { $who }: no shot in hand{ $held ->
    [half-court] , and a Half court waits for an empty draw pile
    [time-out] , and a Time out needs cards to draw
   *[nothing] {""}
}. Discard { $left ->
    [one] 1 card
   *[other] { $left } cards
} and draw { $draws ->
    [0] none
   *[other] { $draws }
}
ask-stuck-again = { $who }: no shot in hand. Discard { $left ->
    [one] 1 more card
   *[other] { $left } more cards
} and draw { $draws ->
    [0] none
   *[other] { $draws }
}

# How to play, with the numbers of the match
help-goal = The goal
help-goal-text = Outscore the other side in { $periods ->
    [1] one period
    [2] two halves
    [4] four quarters
   *[other] { $periods } periods
}. Each is one trip through the deck of { $deck } cards. { $overtimes ->
    [0] A level score is a draw.
    [one] A level score leads to one overtime of the same length.
   *[other] A level score leads to overtime, at most { $overtimes } times.
}
help-turn = Your turn
help-turn-play = Play one shot, alone or with the cards that go with it. The other side stops it with a defensive card, or says “take it” and you score.
help-turn-draw = { $refill ->
    [to_five] Then you draw back to five cards
   *[one] Then you draw one card
}; whoever stopped a play draws too.
help-turn-stuck = Without any card to play you discard two cards of your choice and draw two.
help-plays = What a play is worth
help-play = play
help-points = points
help-juked = after a Jukem
help-number = { $number }
help-cards = Cards with a rule of their own
help-and-1 = And 1 goes with a 2-pointer, a 3-pointer or a Dunk, never alone; what stops the shot stops it too.
help-jukem = Jukem goes before a shot: the play counts { $times } times, and nothing stops it.
help-time-out = Time out: discard it and up to three more cards, draw { $fill ->
    [to_five] back to five
   *[as_discarded] as many
}, and go again{ $empty ->
    [yes] , even with an empty draw pile.
   *[no] , as long as there are cards to draw.
}
help-half-court = Half court may be played only once the draw pile is empty, and ends the { $periods ->
    [2] half
    [4] quarter
   *[other] period
}, stopped or not.
help-answers = What stops a play
help-card = card
help-copies = copies
help-stops = stops
help-stops-all = every play without a Jukem
help-stops-most = every play without a Jukem or a Dunk
help-free-throw = A Technical foul may take a Free throw along: +{ $points } for the side that defends.
help-end = The end
help-end-text = When the draw pile is empty, { $end ->
    [neither_can_shoot] play goes on until neither side has a shot left
    [one_cannot_shoot] play goes on until one side has no shot left
   *[last_draw] play stops at once
}. The points are written down, all cards are shuffled, and the other side deals.

lesson-goal-take = Let a shot go
lesson-goal-shoot = Make a shot of your own
lesson-goal-stop = Stop a shot
lesson-goal-foul = Score on defense
lesson-goal-juke = Play the Jukem
lesson-goal-own = Decide for yourself
lesson-take-title = They shoot first
lesson-take = A 3-pointer is on the table, and you hold no red card that stops it. Take it: they score 3.
lesson-shoot-title = Now you shoot
lesson-shoot = In your turn you play one shot. A 2-pointer is worth 2, if they do not stop it.
lesson-stop-title = Stop them
lesson-stop = Red cards are for their turn. Miss stops every shot but one with a Jukem: lay it down.
lesson-again-title = Your turn again
lesson-again = A shot that was stopped scores nothing, and both sides draw back to five cards. Shoot once more.
lesson-three-title = They had nothing to play
lesson-three = Whoever has no shot discards two cards and draws two. Use it: a 3-pointer is worth 3.
lesson-foul-title = They dunk
lesson-foul = They stopped yours, and now they dunk. A Technical foul stops even a Dunk, and a Free throw beside it scores 1 for you.
lesson-juke-title = The one Jukem
lesson-juke = Laid before a shot it doubles the points, and no card can stop it. Play it with a 2-pointer: 4 points.
lesson-whole-title = Shot and And 1
lesson-whole = An And 1 adds a point to a shot. Whoever stops the shot stops both: block it.
lesson-count-title = Count what is gone
lesson-count = Everything that was played lies open. Whoever counts knows what they can still hold. Shoot.
lesson-choose-title = Your choice
lesson-choose = When the deck is through, the quarter is over, and the most points win. Stop this shot, or keep your card for a better one.
