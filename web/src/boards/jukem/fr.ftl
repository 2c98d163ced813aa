about-jukem = Le basket en 56 cartes : tirez, contrez, feintez, et comptez ce qui est passé.
jukem-variant-practice = Entraînement : deux mi-temps
jukem-variant-two_fouls = Deux fautes techniques
jukem-variant-one_foul = Une faute technique
jukem-quarter = { $of ->
    [2] MT
    [4] QT
   *[other] P
}{ $number }
jukem-deals = À la donne : { $who }
jukem-of = sur { $of }
jukem-overtime = Prol. { $number }
jukem-pile = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
jukem-draw = pioche
jukem-discards = défausse { $count }
jukem-scored = { $who } { $points }
jukem-scored-cards = Cartes qui ont marqué
jukem-points = { $count ->
    [one] point
   *[other] points
}
jukem-attacks = En attaque : { $who }
jukem-hand-of = { $who } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
jukem-own-hand = Votre main
jukem-secret = Vous seul voyez ces cartes
jukem-not-a-dunk = sauf dunk
jukem-unseen = Cartes que vous n’avez pas vues
jukem-discards-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
