about-jukem = Basketball with a deck of 56 cards: shoot, block, juke, and count what is gone.
jukem-variant-practice = Practice: two halves
jukem-variant-two_fouls = Two technical fouls
jukem-variant-one_foul = One technical foul
jukem-quarter = { $of ->
    [2] H
    [4] Q
   *[other] P
}{ $number }
jukem-deals = { $who } deals
jukem-of = of { $of }
jukem-overtime = Overtime { $number }
jukem-pile = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
jukem-draw = draw pile
jukem-discards = discards { $count }
jukem-scored = { $who } { $points }
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
jukem-not-a-dunk = not a dunk
jukem-unseen = Cards you have not seen
jukem-discards-left = { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
