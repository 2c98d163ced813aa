title = Cartes sur parquet
seat-0 = Locaux
    .the = les Locaux
    .of = des Locaux
    .to = aux Locaux
seat-1 = Visiteurs
    .the = les Visiteurs
    .of = des Visiteurs
    .to = aux Visiteurs

card-TWO_POINTER = Tir à 2 points
card-THREE_POINTER = Tir à 3 points
card-DUNK = Dunk
card-AND_1 = And one
card-HALF_COURT = Tir du milieu de terrain
card-JUKEM = Jukem
card-FREE_THROW = Lancer franc
card-BLOCK = Contre
card-MISS = Raté
card-THREE_SECONDS = Trois secondes
card-BRICK = Brique
card-AIR_BALL = Air ball
card-TECHNICAL_FOUL = Faute technique
card-TIME_OUT = Temps mort
together = { $first } + { $second }

# Un match en deux périodes a des mi-temps, un match en quatre a des quarts-temps
period = { $number ->
    [1] { $of ->
        [2] 1re mi-temps
        [4] 1er quart-temps
       *[other] 1re période
    }
   *[other] { $number }e { $of ->
        [2] mi-temps
        [4] quart-temps
       *[other] période
    }
}
overtime = { $number ->
    [1] 1re prolongation
   *[other] { $number }e prolongation
}
end-of-period = { $number ->
    [1] { $of ->
        [2] Fin de la 1re mi-temps
        [4] Fin du 1er quart-temps
       *[other] Fin de la 1re période
    }
   *[other] { $of ->
        [2] Fin de la { $number }e mi-temps
        [4] Fin du { $number }e quart-temps
       *[other] Fin de la { $number }e période
    }
}
end-of-overtime = { $number ->
    [1] Fin de la 1re prolongation
   *[other] Fin de la { $number }e prolongation
}

board-period = { $of ->
    [2] Mi-temps
    [4] Quart-temps
   *[other] Période
} { $number } sur { $of }
board-overtime = Prolongation { $number }
board-score = Locaux { $home } : { $away } Visiteurs
board-before = Jusqu’ici : { $scores }
board-before-one = { $period } ({ $home } : { $away })
board-pile = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
board-seat = { $who } ({ $size }){ $offense }{ $dealer } : { $cards }
board-hidden = cartes cachées
board-offense = , en attaque
board-dealer = , à la donne
board-nothing = {""}
board-scored = Paniers des { $who } : { $cards }
board-play = Sur la table : { $play }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-discards = Défausse : { $cards }

label-deals = Les { $who } donnent
label-draw = Piocher : { $card }
label-play = Jouer { $cards } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-juke = Jouer { $cards } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : imparable
label-time-out = Demander un Temps mort : défausser jusqu’à trois autres cartes, piocher et rejouer
label-time-out-empty = Demander un Temps mort : défausser jusqu’à trois autres cartes, sans piocher, et rejouer
label-discard = Défausser : { $card }
label-stop = Ne plus défausser
label-take-it = Laisser passer : l’adversaire marque
label-answer = Arrêter l’action avec { $cards }
label-free-throw = Arrêter l’action avec { $cards } : +{ $points }

tell-both = { $first } { $second }
tell-deals = Les { $who } donnent.
tell-draws = Les { $who } piochent une carte.
tell-draws-card = Les { $who } piochent : { $card }.
tell-play = Les { $who } jouent { $cards } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-juke = Les { $who } jouent { $cards } : imparable, { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
tell-time-out = Les { $who } demandent un Temps mort.
tell-stop = Les { $who } gardent leurs autres cartes.
tell-discard = Les { $who } défaussent : { $card }.
tell-stuck = Les { $who } n’ont rien à jouer et défaussent : { $card }.
tell-take-it = Les { $who } laissent passer : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les { $other }.
tell-block = Les { $who } arrêtent l’action avec { $cards }.
tell-free-throw = Les { $who } arrêtent l’action avec { $cards } et marquent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-period-over = { $end } : Locaux { $home }, Visiteurs { $away }. Le score est de { $home_total } à { $away_total }.

why-stuck = Les { $who } n’ont rien à jouer et doivent défausser ({ $rule }).
why-in-time-out = Les { $who } ont demandé un Temps mort et ne peuvent que défausser ou s’arrêter ({ $rule }).
why-must-play = Les { $who } ne peuvent pas défausser tant qu’une carte est jouable ({ $rule }).
why-not-defending = Les { $who } attaquent et n’ont rien à arrêter ({ $rule }).
why-not-attacking = Les { $who } défendent et ne peuvent qu’arrêter l’action ou laisser passer ({ $rule }).
why-not-in-hand = Les { $who } n’ont pas en main : { $cards } ({ $rule }).
why-no-swap = Un Temps mort demande des cartes dans la pioche ({ $rule }).
why-half-court = Le Tir du milieu de terrain attend que la pioche soit vide ({ $rule }).
why-no-juke = Dans ce match, le Jukem ne va pas avec le Tir du milieu de terrain ({ $rule }).
why-no-bonus = Dans ce match, le Lancer franc ne compte pas contre un Tir du milieu de terrain ({ $rule }).
why-dunk = { $cards } : cette carte n’arrête pas un Dunk ({ $rule }).

odds-free = aucune parade en face
odds-stoppable = l’action peut être arrêtée
odds-unseen = { $count ->
    [one] carte que vous n’avez pas vue
   *[other] cartes que vous n’avez pas vues
}
odds-stoppers = { $count ->
    [one] d’entre elles arrête cette action
   *[other] d’entre elles arrêtent cette action
}
odds-hand = { $count ->
    [one] carte dans la main de la défense
   *[other] cartes dans la main de la défense
}

ending-regular = match décidé en { $periods ->
    [1] une période
    [2] deux mi-temps
    [4] quatre quarts-temps
    [one] { $periods } période
   *[other] { $periods } périodes
}
ending-overtime = match décidé en { $overtimes ->
    [1] prolongation
   *[other] { $overtimes }e prolongation
}
ending-draw = toujours à égalité après { $overtimes ->
    [0] { $periods ->
        [2] la dernière mi-temps
        [4] le dernier quart-temps
       *[other] la dernière période
    }
    [one] { $overtimes } prolongation
   *[other] { $overtimes } prolongations
}

# Ce qui peut être changé
setting-periods = Quart-temps ou mi-temps
setting-periods-help = Combien de fois joue-t-on le paquet ? Quatre font des quarts-temps, deux des mi-temps.
setting-max_overtimes = Prolongations au plus
setting-max_overtimes-help = Après combien de prolongations l’égalité devient-elle un match nul ?
setting-refill = Pioche après une action
setting-refill-help = Combien de cartes pioche-t-on après avoir joué ?
choice-refill-to_five = jusqu’à cinq cartes
choice-refill-one = une seule carte
setting-stuck_when_empty = Rien à jouer, pioche vide
setting-stuck_when_empty-help = Que fait l’équipe qui ne peut rien jouer quand la pioche est vide ?
choice-stuck_when_empty-discard_two = elle défausse deux cartes
choice-stuck_when_empty-pass = elle passe
setting-first_dealer = Première donne
setting-first_dealer-help = Qui donne en premier ?
choice-first_dealer-random = pile ou face
choice-first_dealer-home = les Locaux
choice-first_dealer-away = les Visiteurs
setting-time_out_when_empty = Temps mort, pioche vide
setting-time_out_when_empty-help = Peut-on demander un Temps mort quand la pioche est vide ?
choice-time_out_when_empty-no = non
choice-time_out_when_empty-yes = oui
setting-time_out_fill = Pioche après un Temps mort
setting-time_out_fill-help = Combien de cartes pioche-t-on après un Temps mort ?
choice-time_out_fill-to_five = jusqu’à cinq cartes
choice-time_out_fill-as_discarded = autant que de cartes défaussées
setting-draw_order = Pioche après un arrêt
setting-draw_order-help = Comment pioche-t-on quand une action a été arrêtée ?
choice-draw_order-offense_first = l’attaque pioche d’abord toutes ses cartes
choice-draw_order-in_turn = une carte chacun, l’attaque d’abord
setting-quarter_end = Fin, pioche vide
setting-quarter_end-help = Quand s’arrête un quart-temps ou une mi-temps, une fois la pioche vide ?
choice-quarter_end-neither_can_shoot = quand plus personne n’a de tir
choice-quarter_end-one_cannot_shoot = quand une équipe n’a plus de tir
choice-quarter_end-last_draw = aussitôt
setting-jukem_half_court = Jukem et Tir du milieu de terrain
setting-jukem_half_court-help = Peut-on jouer un Jukem avec un Tir du milieu de terrain ?
choice-jukem_half_court-yes = oui
choice-jukem_half_court-no = non
setting-half_court_free_throw = Lancer franc et Tir du milieu de terrain
setting-half_court_free_throw-help = Un Lancer franc peut-il marquer contre un Tir du milieu de terrain ?
choice-half_court_free_throw-yes = oui
choice-half_court_free_throw-no = non
setting-copies = Exemplaires dans le paquet
setting-copies-help = Le nombre d’exemplaires de chaque carte dans le paquet.
setting-points = Points
setting-points-help = Ce que rapporte chaque carte ; un Jukem multiplie.

ask-offense = { $who } : que jouez-vous ?
ask-defense = { $who } : arrêter { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}), ou laisser passer ?
ask-time-out = { $who } : { $left ->
    [one] défaussez encore une carte, ou n’en défaussez plus
   *[other] défaussez encore { $left } cartes au plus, ou n’en défaussez plus
}
ask-stuck = { $who } : aucun tir en main{ $held ->
    [half-court] , et le Tir du milieu de terrain attend que la pioche soit vide
    [time-out] , et un Temps mort demande des cartes dans la pioche
   *[nothing] {""}
}. Défaussez { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}{ $draws ->
    [0] , la pioche est vide
   *[other] {" "}et piochez-en { $draws }
}
ask-stuck-again = { $who } : aucun tir en main. Défaussez encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}{ $draws ->
    [0] , la pioche est vide
   *[other] {" "}et piochez-en { $draws }
}

# Comment jouer, avec les nombres du match
help-goal = Le but
help-goal-text = Marquer plus de points que l’adversaire en { $periods ->
    [1] une période
    [2] deux mi-temps
    [4] quatre quarts-temps
    [one] { $periods } période
   *[other] { $periods } périodes
}. À chaque fois, on joue tout le paquet de { $deck } cartes. { $overtimes ->
    [0] Une égalité est un match nul.
    [one] En cas d’égalité, une prolongation de même durée.
   *[other] En cas d’égalité, des prolongations, au plus { $overtimes }.
}
help-turn = Votre tour
help-turn-play = Jouez un tir, seul ou avec les cartes qui l’accompagnent. L’adversaire l’arrête avec une carte de défense, ou laisse passer et vous marquez.
help-turn-draw = { $refill ->
    [to_five] Ensuite vous piochez jusqu’à cinq cartes
   *[one] Ensuite vous piochez une carte
} ; qui a arrêté une action pioche aussi.
help-turn-stuck = Si aucune carte n’est jouable, défaussez deux cartes de votre choix et piochez-en deux.
help-plays = Ce que vaut une action
help-play = action
help-points = points
help-juked = après un Jukem
help-number = { $number }
help-cards = Les cartes à part
help-and-1 = And one accompagne un Tir à 2 points, un Tir à 3 points ou un Dunk, jamais seul ; ce qui arrête le tir l’arrête aussi.
help-jukem = Jukem se joue avant un tir : l’action compte { $times } fois et rien ne l’arrête.
help-time-out = Temps mort : défaussez-le avec trois autres cartes au plus, piochez { $fill ->
    [to_five] jusqu’à cinq cartes
   *[as_discarded] autant de cartes
} et rejouez{ $empty ->
    [yes] , même si la pioche est vide.
   *[no] , tant qu’il reste des cartes dans la pioche.
}
help-half-court = Le Tir du milieu de terrain ne se joue que si la pioche est vide ; arrêté ou non, il met fin { $periods ->
    [2] à la mi-temps
    [4] au quart-temps
   *[other] à la période
}.
help-answers = Ce qui arrête une action
help-card = carte
help-copies = exemplaires
help-stops = arrête
help-stops-all = toute action sans Jukem
help-stops-most = toute action sans Jukem ni Dunk
help-free-throw = Un Lancer franc peut accompagner une Faute technique : +{ $points } pour l’équipe qui défend.
help-end = La fin
help-end-text = Quand la pioche est vide, { $end ->
    [neither_can_shoot] on joue jusqu’à ce que plus personne n’ait de tir
    [one_cannot_shoot] on joue jusqu’à ce qu’une équipe n’ait plus de tir
   *[last_draw] on s’arrête aussitôt
}. Les points sont notés, on mélange toutes les cartes et l’autre équipe donne.

lesson-goal-take = Laisser passer un tir
lesson-goal-shoot = Tirer à son tour
lesson-goal-stop = Arrêter un tir
lesson-goal-foul = Marquer en défense
lesson-goal-juke = Jouer le Jukem
lesson-goal-own = Décider par soi-même
lesson-take-title = Ils tirent les premiers
lesson-take = Un tir à 3 points est sur la table, et vous n’avez aucune carte rouge qui l’arrête. Laissez passer : ils marquent 3.
lesson-shoot-title = À vous de tirer
lesson-shoot = À votre tour, vous jouez un tir. Un tir à 2 points en vaut 2, s’ils ne l’arrêtent pas.
lesson-stop-title = Arrêtez-les
lesson-stop = Les cartes rouges servent à leur tour. Raté arrête tout tir sauf avec un Jukem : posez-la.
lesson-again-title = De nouveau à vous
lesson-again = Un tir arrêté ne marque rien, et les deux camps complètent leur main à cinq cartes. Tirez encore.
lesson-three-title = Ils n’avaient rien à jouer
lesson-three = Qui n’a pas de tir défausse deux cartes et en pioche deux. Profitez-en : un tir à 3 points en vaut 3.
lesson-foul-title = Ils dunkent
lesson-foul = Votre tir a été arrêté, et voilà un dunk. La Faute technique arrête même un Dunk, et un Lancer franc avec elle vous rapporte 1 point.
lesson-juke-title = Le seul Jukem
lesson-juke = Posé avant un tir, il double les points, et aucune carte ne l’arrête. Jouez-le avec un tir à 2 points : 4 points.
lesson-whole-title = Tir et And one
lesson-whole = Un And one ajoute un point au tir. Qui arrête le tir arrête les deux : contrez.
lesson-count-title = Comptez ce qui est passé
lesson-count = Tout ce qui a été joué est à découvert. Qui compte sait ce qu’ils peuvent encore tenir. Tirez.
lesson-choose-title = À vous de choisir
lesson-choose = Quand le paquet est épuisé, le quart-temps est fini, et qui a le plus de points gagne. Arrêtez ce tir, ou gardez votre carte pour mieux.
