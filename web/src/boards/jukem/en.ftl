about-jukem = Basketball with a deck of 56 cards: shoot, block, juke, and count what is gone.
jukem-variant-practice = Practice: two halves
jukem-variant-two_fouls = Two technical fouls
jukem-variant-one_foul = One technical foul
jukem-quarter = { $of ->
    [2] H
    [4] Q
   *[other] P
}{ $number }
jukem-of = of { $of }
jukem-overtime = Overtime { $number }
jukem-pile = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
jukem-draw = draw pile
jukem-discards = discards { $count }
jukem-scored = { $who } +{ $points }
jukem-scored-cards = Cards that scored
jukem-points = { $count ->
    [one] point
   *[other] points
}
jukem-attacks = { $who } attacks
jukem-hand-of = { $who } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
jukem-own-hand = Your hand
jukem-secret = Only you see these cards
jukem-not-a-dunk = not dunks
jukem-unseen = Cards you have not seen
jukem-discards-left = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
jukem-about-TWO_POINTER = A shot: alone, with an And 1, or after a Jukem.
jukem-about-THREE_POINTER = A shot: alone, with an And 1, or after a Jukem.
jukem-about-DUNK = A shot that Brick and Air ball do not stop.
jukem-about-HALF_COURT = A shot for when the draw pile is empty: it ends the quarter.
jukem-about-AND_1 = Adds to a shot; it never comes alone.
jukem-about-FREE_THROW = Comes with a Technical foul, and scores.
jukem-about-JUKEM = Laid before a shot: it counts double, and nobody can stop it.
jukem-about-BLOCK = Stops any play without a Jukem.
jukem-about-MISS = Stops any play without a Jukem.
jukem-about-THREE_SECONDS = Stops any play without a Jukem.
jukem-about-TECHNICAL_FOUL = Stops any play without a Jukem; a Free throw may come with it.
jukem-about-BRICK = Stops any play but a Dunk or a Jukem.
jukem-about-AIR_BALL = Stops any play but a Dunk or a Jukem.
jukem-about-TIME_OUT = In your turn: swap up to three cards, then go again.
jukem-hint = Each card you touch is discarded at once.
jukem-cover-THREE_POINTER = 3-pointer
jukem-cover-DUNK = Dunk
jukem-cover-JUKEM = Jukem
jukem-cover-BLOCK = Block
jukem-hint-offense = Touch a card with a blue frame. The percentage is the chance that they hold nothing to stop it. A Jukem goes with a shot.
jukem-hint-defense = Touch a card that stops the shot, or take it: they score, and your cards stay in hand.
jukem-hint-time-out = Each card you touch is discarded at once; then you draw.
