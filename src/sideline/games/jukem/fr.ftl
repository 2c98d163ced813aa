title = Hardwood Deck
seat-0 = Locaux
    .the = les Locaux
    .of = des Locaux
    .to = aux Locaux
seat-1 = Visiteurs
    .the = les Visiteurs
    .of = des Visiteurs
    .to = aux Visiteurs

card-TWO_POINTER = Panier à 2 points
card-THREE_POINTER = Panier à 3 points
card-DUNK = Dunk
card-AND_1 = Plus un
card-HALF_COURT = Tir du milieu de terrain
card-JUKEM = Feinte
card-FREE_THROW = Lancer franc
card-BLOCK = Contre
card-MISS = Raté
card-THREE_SECONDS = Trois secondes
card-BRICK = Brique
card-AIR_BALL = Tir dans le vide
card-TECHNICAL_FOUL = Faute technique
card-TIME_OUT = Temps mort
together = { $first } + { $second }

board-quarter = Quart-temps { $number } sur { $of }
board-overtime = Prolongation { $number }
board-score = Locaux { $home } : { $away } Visiteurs
board-pile = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
board-seat = { $who } ({ $size }){ $marks } : { $cards }
board-hidden = cachées
board-offense = , en attaque
board-nothing = {""}
board-play = Sur la table : { $play }, valeur { $points }
board-discards = Défausse : { $cards }

label-deals = Donneur : { $who }
label-draw = Piocher : { $card }
label-play = Jouer { $cards } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-time-out = Demander un temps mort : échanger jusqu'à trois cartes et rejouer
label-discard = Défausser : { $card }
label-stop = Ne plus défausser
label-take-it = Laisser passer : l'adversaire marque
label-answer = Arrêter l'action avec { $cards }

tell-deals = Donneur : { $who }.
tell-draws = { $who } : une carte piochée.
tell-draws-card = { $who } : carte piochée, { $card }.
tell-play = { $who } : { $cards }, pour { $points }.
tell-juke = { $who } : { $cards }, imparable, { $points } points !
tell-time-out = { $who } : temps mort.
tell-stop = { $who } : les autres cartes restent en main.
tell-discard = { $who } : défausse de { $card }.
tell-take-it = { $who } : rien à opposer, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $other }.
tell-block = { $who } : action arrêtée avec { $cards }.
tell-free-throw = { $who } : action arrêtée avec { $cards }, { $points } de plus.

why-stuck = { $who } : aucune carte jouable, il faut défausser ({ $rule }).
why-in-time-out = { $who } : pendant le temps mort on ne peut que défausser ou s'arrêter ({ $rule }).
why-must-play = { $who } : on ne défausse pas tant qu'une carte est jouable ({ $rule }).
why-not-defending = { $who } : en attaque, il n'y a rien à arrêter ({ $rule }).
why-not-attacking = { $who } : en défense, on ne peut qu'arrêter l'action ou laisser passer ({ $rule }).
why-not-in-hand = { $who } : { $cards } n'est pas en main ({ $rule }).
why-no-swap = Un temps mort demande des cartes dans la pioche ({ $rule }).
why-half-court = Le tir du milieu de terrain attend que la pioche soit vide ({ $rule }).
why-dunk = { $cards } n'arrête pas un dunk ({ $rule }).

odds-free = personne ne peut l'arrêter
odds-stoppable = l'action peut être arrêtée
odds-unseen = cartes que vous n'avez pas vues
odds-stoppers = d'entre elles arrêtent cette action
odds-hand = cartes dans la main de la défense

ending-regular = match décidé en { $periods ->
    [one] { $periods } quart-temps
   *[other] { $periods } quarts-temps
}
ending-overtime = match décidé en prolongation { $overtimes }
ending-draw = toujours à égalité après { $overtimes ->
    [0] le dernier quart-temps
   *[other] { $overtimes } prolongations
}

# Ce qui peut être changé
setting-periods = Quart-temps
setting-periods-help = Combien de quart-temps compte un match ?
setting-max_overtimes = Prolongations au plus
setting-max_overtimes-help = Après combien de prolongations l’égalité devient-elle un match nul ?
setting-refill = Pioche après une action
setting-refill-help = Combien de cartes pioche-t-on après avoir joué ?
choice-refill-to_five = jusqu’à cinq cartes
choice-refill-one = une seule carte
setting-stuck_when_empty = Rien à jouer, pioche vide
setting-stuck_when_empty-help = Que fait celui qui ne peut rien jouer quand la pioche est vide ?
choice-stuck_when_empty-discard_two = il défausse deux cartes
choice-stuck_when_empty-pass = il passe
setting-first_dealer = Premier donneur
setting-first_dealer-help = Qui donne au premier quart-temps ?
choice-first_dealer-random = pile ou face
choice-first_dealer-home = les Locaux
choice-first_dealer-away = les Visiteurs
setting-copies = Exemplaires dans le paquet
setting-copies-help = Le nombre d’exemplaires de chaque carte dans le paquet.
setting-points = Points
setting-points-help = Ce que rapporte chaque carte ; la carte Feinte multiplie.
ask-offense = { $who } : que jouez-vous ?
ask-defense = { $who } : arrêter { $cards } ({ $points }), ou laisser passer ?
ask-time-out = { $who } : { $left ->
    [one] défaussez encore une carte, ou arrêtez
   *[other] défaussez encore { $left } cartes au plus, ou arrêtez
}
ask-stuck = { $who } n'a rien à jouer : { $left ->
    [one] défaussez une carte
   *[other] défaussez { $left } cartes
}
