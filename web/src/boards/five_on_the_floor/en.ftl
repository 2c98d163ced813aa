about-five_on_the_floor = Five against five on a grid: find the open tile, roll for the basket, first to 21.
five_on_the_floor-variant-full = Full court, drawn rosters
five_on_the_floor-variant-cards = With override cards
five_on_the_floor-variant-street = Street ball to 11
five_on_the_floor-tile = { $tile }, { $spot }
five_on_the_floor-rim = the rim
five_on_the_floor-piece = { $who } { $slot }{ $size }, { $tile }, { $spot }{ $bursts ->
    [-1] {""}
    [one] , 1 burst
   *[other] , { $bursts } bursts
}{ $ball ->
    [true] , has the ball
   *[other] {""}
}
five_on_the_floor-defends = { $who } defends
five_on_the_floor-schemes = Ways to defend
five_on_the_floor-effect-MAN = A free step every turn, towards the opponent of the same number
five_on_the_floor-effect-ZONE = Wider passing lanes
five_on_the_floor-effect-PRESS = One strip a turn, far from the rim
five_on_the_floor-if-shoots = If { $who } { $slot } ({ $size }) shoots from { $spot }
five_on_the_floor-if-shoots-later = If { $who } { $slot } ({ $size }) shoots from { $spot } next turn
five_on_the_floor-coverage = { $coverage }, nearest defender { $distance ->
    [one] 1 tile
   *[other] { $distance } tiles
}
five_on_the_floor-hopeless = cannot hit
five_on_the_floor-late = No time is left for another shot.
five_on_the_floor-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $needs } or more
five_on_the_floor-shoot = Shoot { $percent }%
five_on_the_floor-map = Odds map: the shot from every tile
five_on_the_floor-clock = shot clock
five_on_the_floor-possession = possession { $number }
five_on_the_floor-target = first to { $target }
five_on_the_floor-points-left = { $count ->
    [one] 1 action point left
   *[other] { $count } action points left
}
five_on_the_floor-holds = { $who } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
five_on_the_floor-hand = Your cards
five_on_the_floor-no-cards = No cards in hand
five_on_the_floor-discards = Discards
five_on_the_floor-whole = Whole court
five_on_the_floor-near = Nearer
five_on_the_floor-camera = Touch a piece: the camera comes nearer.
five_on_the_floor-verb-move = step
five_on_the_floor-verb-burst = burst
five_on_the_floor-verb-step = free step
five_on_the_floor-verb-pass = pass
five_on_the_floor-verb-shoot = shot
five_on_the_floor-verb-strip = strip
five_on_the_floor-button-end = End the turn
five_on_the_floor-hint-offense = Touch a piece, then a tile with a blue frame, a star (a burst) or a teammate. The shot can come first thing next turn.
five_on_the_floor-hint-offense-free-pass = { five_on_the_floor-hint-offense }
five_on_the_floor-hint-defense = Touch a piece, then a tile. Close to the shooter it takes dice from the shot, between two opponents it may steal the pass.
five_on_the_floor-hint-defense-free-step = { five_on_the_floor-hint-defense } A green corner is the free step.
five_on_the_floor-hint-defense-strip = { five_on_the_floor-hint-defense } Beside the ball: the piece, then the carrier.
five_on_the_floor-hint-scheme = Touch one of the three ways to defend: it lasts until the ball changes sides.
five_on_the_floor-hint-offense-first = A shot is only possible now, before you move. Touch a piece, then a tile, a teammate or the rim; a star is a burst.
