about-jukem = Basketball with a deck of 56 cards: shoot, block, juke, and count what is gone.
jukem-variant-practice = Practice: two halves
jukem-variant-two_fouls = Two technical fouls
jukem-variant-one_foul = One technical foul
