about-jukem = Le basket en 56 cartes : tirez, contrez, feintez, et comptez ce qui est passé.
jukem-variant-practice = Entraînement : deux mi-temps
jukem-variant-two_fouls = Deux fautes techniques
jukem-variant-one_foul = Une faute technique
jukem-quarter = { $of ->
    [2] MT
    [4] QT
   *[other] P
}{ $number }
jukem-of = sur { $of }
jukem-overtime = Prol. { $number }
jukem-pile = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
jukem-draw = pioche
jukem-discards = défausse { $count }
jukem-scored = { $who } +{ $points }
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
jukem-secret = Pour vos yeux seulement
jukem-not-a-dunk = sauf dunk
jukem-unseen = Cartes que vous n’avez pas vues
jukem-discards-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
jukem-about-TWO_POINTER = Un tir : seul, avec un And one, ou après un Jukem.
jukem-about-THREE_POINTER = Un tir : seul, avec un And one, ou après un Jukem.
jukem-about-DUNK = Un tir que ni Brique ni Air ball n’arrêtent.
jukem-about-HALF_COURT = Un tir pour quand la pioche est vide : il finit le quart-temps.
jukem-about-AND_1 = S’ajoute à un tir ; jamais seul.
jukem-about-FREE_THROW = Accompagne une Faute technique, et marque.
jukem-about-JUKEM = Posé avant un tir : il compte double, et rien ne l’arrête.
jukem-about-BLOCK = Arrête toute action sans Jukem.
jukem-about-MISS = Arrête toute action sans Jukem.
jukem-about-THREE_SECONDS = Arrête toute action sans Jukem.
jukem-about-TECHNICAL_FOUL = Arrête toute action sans Jukem ; un Lancer franc peut l’accompagner.
jukem-about-BRICK = Arrête toute action sauf un Dunk ou un Jukem.
jukem-about-AIR_BALL = Arrête toute action sauf un Dunk ou un Jukem.
jukem-about-TIME_OUT = À votre tour : échangez jusqu’à trois cartes, puis rejouez.
jukem-hint = Chaque carte touchée est défaussée aussitôt.
jukem-cover-THREE_POINTER = Tir à 3 points
jukem-cover-DUNK = Dunk
jukem-cover-JUKEM = Jukem
jukem-cover-BLOCK = Contre
jukem-hint-offense = Touchez une carte cerclée de bleu. Le pourcentage : la chance qu’ils n’aient rien pour l’arrêter. Un Jukem accompagne un tir.
jukem-hint-defense = Touchez une carte qui arrête le tir, ou laissez passer : ils marquent, vous gardez vos cartes.
jukem-hint-time-out = Chaque carte touchée est défaussée aussitôt ; ensuite, vous piochez.
