title = Cinq majeur
seat-0 = Locaux
    .the = les Locaux
    .of = des Locaux
    .to = aux Locaux
seat-1 = Visiteurs
    .the = les Visiteurs
    .of = des Visiteurs
    .to = aux Visiteurs
piece = { $slot } ({ $size })

spot-CORNER_L = Corner G
spot-CORNER_R = Corner D
spot-WING_L = Aile G
spot-WING_R = Aile D
spot-TOP_OF_KEY = Axe
spot-HALF_COURT = Milieu de terrain
spot-PAINT = Raquette
spot-DUNKER = Poste bas
spot-ELBOW_L = Coude G
spot-ELBOW_R = Coude D
coverage-CONTESTED = contesté
coverage-OPEN = ouvert
coverage-WIDE_OPEN = grand ouvert
scheme-MAN = Individuelle
scheme-ZONE = Zone
scheme-PRESS = Pressing
card-DEEP_RANGE = Longue distance
card-QUICK_RELEASE = Tir éclair
card-EXTRA_PASS = Passe de plus
card-ISO = Isolation
card-CLOSE_OUT = Close-out
card-SECOND_EFFORT = Second effort

board-score = Locaux { $home } : { $away } Visiteurs, le premier à { $target }
board-possession = Possession { $number } : les { $who } attaquent, chrono { $clock }
board-scheme = Défense : { $scheme }
board-no-scheme = —
board-turn = { $who } : { $points ->
    [one] { $points } point d’action restant
   *[other] { $points } points d’action restants
}
board-zones = cl cr corner, wl wr aile, el er coude, dk poste bas,
    pt raquette, tk axe, hc milieu de terrain
board-legend = L Locaux, V Visiteurs, S M L : la taille, * le ballon, (o) le panier
letter-0 = L
letter-1 = V
board-attacks = { $who } (attaque)
board-defends = { $who } (défense)
board-spot = { $spot } { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-spot-hopeless = { $spot } —
board-fast = vif { $stamina }
board-hand = Vos cartes : { $cards }
board-hands = Cartes en main : Locaux { $home }, Visiteurs { $away } ; dans la pioche : { $deck }

percent = { $whole },{ $tenth } %
threshold = { $needs ->
    [6] 6
    [7] —
   *[other] { $needs }+
}
die-of = { $needs ->
    [6] sur un 6
    [7] jamais
   *[other] à { $needs } ou plus
}
preview-nothing = Si le porteur tire : —
preview-late = Tir au tour suivant : —, le chrono sera écoulé
preview-now = Si le porteur tire
preview-next = Tir au tour suivant
preview-hopeless = { $when } : 0 %, impossible pour ce pion ({ $spot })
preview = { $when } : { $percent } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coverage }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs ->
    [6] il faut un 6
   *[other] il faut { $needs }+
}

# Comment jouer, avec les nombres du match
help-goal = Le but
help-goal-text = La première équipe à { $target ->
    [one] { $target } point
   *[other] { $target } points
} gagne.
help-goal-example = Les tirs à trois points vont plus vite : { $corner ->
    [one] { $corner } panier du corner suffit
   *[other] { $corner } paniers du corner suffisent
} ; avec la raquette seule il en faut { $paint }.
help-goal-end = Après { $possessions ->
    [one] { $possessions } possession
   *[other] { $possessions } possessions
}, l’équipe qui mène gagne ; { $more ->
    [0] à égalité, le match est nul.
    [one] à égalité, le prochain panier décide, en { $more } possession de plus au maximum.
   *[other] à égalité, le prochain panier décide, en { $more } possessions de plus au maximum.
}
help-turns = Les tours
help-turns-text = Une équipe a { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} par tour, pour n’importe lesquels de ses { $pieces } pions. L’attaque agit, la défense réagit, et ainsi de suite. Les points non utilisés sont perdus.
help-shoot-rule = Un tir doit être la toute première action d’un tour : on prépare le tir un tour, on le prend au suivant.
help-clock = Le chrono part de { $start } et perd { $tick } après chaque échange ; à 0, le ballon est perdu.
help-ball = Le ballon et les pions vifs
help-ball-text = Seul le porteur du ballon tire ou passe. Chaque défenseur sur la ligne d’une passe lance un dé et l’intercepte { $die }.
help-fast = Les pions vifs (1 et 3) peuvent sprinter sur 2 cases pour 1 point d’endurance. Ils en ont { $stamina }, rendus à chaque possession.
help-sizes = Les tailles
help-size-S = Petit (S) : le meilleur tireur de loin, chez lui dans les corners et sur les ailes.
help-size-M = Moyen (M) : solide partout.
help-size-L = Grand (L) : dominateur près du panier, faible de loin.
help-inside = { $size } a { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} de plus dans la raquette et au poste bas.
help-inside-loss = S est vulnérable à l’intérieur : dans la raquette et au poste bas il a { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} de moins si le défenseur le plus proche est un L, mais toujours au moins un.
help-needs = Ce qu’un dé doit montrer
help-needs-text = Lancez les dés : le tir est réussi si l’un d’eux atteint le seuil. Un tiret : impossible.
help-zone = Zone
help-points = Points
help-dice = Dés
help-dice-text = Le nombre de dés dépend du défenseur le plus proche.
help-rush = { $dice ->
    [0] Le chrono n’enlève pas de dé.
    [one] Quand le chrono est à { $clock } ou moins, { $dice } dé de moins, mais toujours au moins un.
   *[other] Quand le chrono est à { $clock } ou moins, { $dice } dés de moins, mais toujours au moins un.
}
help-coverage = Tir
help-nearest = Défenseur le plus proche
help-near = { $size } près du panier
help-tiles = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
help-tiles-between = { $low } à { $high } { $high ->
    [one] case
   *[other] cases
}
help-tiles-from = { $low ->
    [one] { $low } case ou plus
   *[other] { $low } cases ou plus
}
help-number = { $number }
help-rebounds = Les rebonds
help-rebounds-text = Après un tir manqué, les deux équipes lancent un dé. Les pions à { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
} du panier au plus ajoutent leur force (S { $S }, M { $M }, L { $L }) ; la différence compte pour { $limit } au plus. À égalité, la défense l’emporte.
help-rebounds-kept = L’attaque garde le ballon avec { $clock } au chrono ; sinon l’autre équipe attaque.
help-schemes = Les défenses
help-scheme-MAN = Individuelle : un pas gratuit par tour, vers l’adversaire de même numéro.
help-scheme-ZONE = Zone : des lignes plus larges ; un défenseur à côté de la ligne intercepte la passe { $die }.
help-scheme-PRESS = Pressing : une fois par tour, un défenseur à côté d’un porteur au milieu de terrain ou dans l’axe peut dépenser un point pour arracher le ballon, ce qui réussit { $die } ; sinon l’attaque a { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} de plus.
help-cards = Les cartes spéciales
help-cards-text = Une équipe pioche une carte au début de sa possession, en garde { $limit } au plus et en joue une par tour.

label-toss = Les { $who } attaquent en premier
label-size = Tirer un pion de taille { $size }
label-draw = Piocher { $card }
label-roll = Lancer : { $face }
label-rebound = Lancer : { $offense } contre { $defense }
label-move = Déplacer le { $piece } en { $tile }, { $spot }
label-burst = Sprint : { $piece } en { $tile }, { $spot }
label-step = Pas gratuit : { $piece } en { $tile }, { $spot }
label-pass = Passer au { $piece } en { $tile }, { $spot }
label-strip = Arracher le ballon avec le { $piece }
label-shoot = Tirer ({ $spot }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs ->
    [6] il faut un 6
   *[other] il faut { $needs }+
}
label-hopeless-shot = Tirer ({ $spot }) : ce pion ne peut pas marquer
label-end = Finir le tour{ $points ->
    [0] {""}
    [one] , { $points } point perdu
   *[other] , { $points } points perdus
}
label-MAN = Individuelle : un pas gratuit par tour vers l’adversaire de même numéro
label-ZONE = Zone : des lignes de passe plus larges
label-PRESS = Pressing : une tentative d’arracher le ballon par tour, loin du panier
label-no-card = Ne pas jouer de carte
label-discard = Défausser { $card }
label-DEEP_RANGE = Jouer { $card } : le tir impossible demande un 6
label-QUICK_RELEASE = Jouer { $card } : le chrono n’enlève pas de dé
label-EXTRA_PASS = Jouer { $card } : la prochaine passe ne coûte rien
label-ISO = Jouer { $card } : un point d’action de plus
label-CLOSE_OUT = Jouer { $card } : un dé de moins
label-SECOND_EFFORT = Jouer { $card } : relancer les dés du rebond

tell-both = { $first } { $second }
tell-toss = Les { $who } attaquent en premier.
tell-size = Les { $who } tirent au sort un pion de taille { $size }.
tell-draws = Les { $who } piochent une carte.
tell-draws-card = Les { $who } piochent : { $card }.
tell-discard = Les { $who } défaussent : { $card }.
tell-MAN = Les { $who } défendent en individuelle.
tell-ZONE = Les { $who } défendent en zone.
tell-PRESS = Les { $who } défendent en pressing.
tell-move = Le { $piece } des { $who } va en { $tile }, { $spot }.
tell-burst = Le { $piece } des { $who } sprinte en { $tile }, { $spot }.
tell-step = Le { $piece } des { $who } fait un pas gratuit en { $tile }, { $spot }.
tell-pass = Le { $passer } des { $who } passe au { $receiver }{ $lane ->
    [0] .
    [one] , devant { $lane } défenseur.
   *[other] , devant { $lane } défenseurs.
}
tell-lane = Le { $piece } des { $who } tend la main : { $face }, manqué.
tell-lane-steal = Le { $piece } des { $who } tend la main : { $face }, interception !
tell-strips = Le { $piece } des { $who } va chercher le ballon.
tell-strip = { $face } : le { $piece } des { $who } ne l’a pas.
tell-strip-steal = { $face } : le { $piece } des { $who } arrache le ballon !
tell-shoots = Le { $piece } des { $who } tire ({ $spot }).
tell-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs ->
    [6] il faut un 6.
   *[other] il faut { $needs }+.
}
tell-hopeless = Aucune chance.
tell-die = Dé { $number } sur { $dice } : { $face }.
tell-basket = Panier ! { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le { $piece }.
tell-miss = Manqué.
tell-board = Rebond, attaque { $offense }, défense { $defense } : pour les { $who }.
tell-second-chance = Le { $piece } a le ballon, chrono { $clock }.
tell-end = Les { $who } finissent leur tour.
tell-card = Les { $who } jouent { $card }.
tell-no-card = Les { $who } ne jouent pas de carte.
tell-violation = Le chrono est écoulé.
tell-possession = Le ballon est aux { $who }.
tell-over = C’est la fin du match.

why-scheme = Les { $who } doivent d’abord choisir une défense ({ $rule }).
why-scheme-later = Les { $who } ne peuvent choisir une défense qu’au début d’une possession ({ $rule }).
why-discard = Les { $who } ont trop de cartes et doivent en défausser une ({ $rule }).
why-card = Les { $who } ne peuvent jouer qu’une carte de leur main qui convient, ou aucune ({ $rule }).
why-no-card = Les { $who } n’ont pas de carte à jouer maintenant ({ $rule }).
why-no-points = Les { $who } n’ont plus de points d’action ({ $rule }).
why-tired = Le { $piece } n’a plus d’endurance pour un sprint ({ $rule }).
why-not-fast = Le { $piece } n’est pas vif : seuls le 1 et le 3 sprintent ({ $rule }).
why-off-court = Le { $piece } sortirait du terrain ({ $rule }).
why-taken = Le { $piece } ne peut pas aller en { $tile } : la case est occupée ({ $rule }).
why-no-way = Le { $piece } n’a pas de case libre sur le chemin vers { $tile } ({ $rule }).
why-no-free-step = Pas de pas gratuit ici : seule la défense individuelle en a un, une fois par tour ({ $rule }).
why-not-nearer = En { $tile }, le { $piece } ne serait pas plus près de l’adversaire de même numéro ({ $rule }).
why-defending = Les { $who } défendent : seul le porteur du ballon tire ou passe ({ $rule }).
why-attacking = Les { $who } attaquent : seule une défense en pressing arrache le ballon ({ $rule }).
why-no-press = Seul le pressing permet d’arracher le ballon ({ $rule }).
why-stripped = On ne peut tenter d’arracher le ballon qu’une fois par tour ({ $rule }).
why-no-strip = Pour arracher le ballon, le { $piece } doit avoir un point d’action et être à côté d’un porteur au milieu de terrain ou dans l’axe ({ $rule }).
why-no-shot = Les { $who } ont déjà agi : un tir doit être la première action du tour ({ $rule }).
why-hopeless = Le { $piece } ne peut pas marquer de là, et dans ce match un tel tir est interdit ({ $rule }).
why-too-far = Le { $piece } est trop loin pour une passe dans ce match ({ $rule }).
why-own-ball = Le { $piece } a déjà le ballon ({ $rule }).

odds-good = panier
odds-kept = manqué, rebond de l’attaque
odds-lost = manqué, rebond de la défense
odds-board-won = le ballon est gagné
odds-board-lost = le ballon est perdu
odds-arrives = la passe arrive
odds-stolen = interception
odds-no-strip = manqué : l’attaque y gagne des points d’action
part-distance = { $count ->
    [one] case
   *[other] cases
} jusqu’au défenseur le plus proche
part-coverage = { $count ->
    [one] dé
   *[other] dés
} pour cette distance
part-inside = { $count ->
    [one] dé
   *[other] dés
} pour la taille près du panier
part-inside-loss = { $count ->
    [one] dé
   *[other] dés
} pour un petit pion à côté d’un grand
part-close-out = { $count ->
    [one] dé
   *[other] dés
} pour un Close-out
part-rush = { $count ->
    [one] dé
   *[other] dés
} pour le chrono
part-dice = { $count ->
    [one] dé
   *[other] dés
} en tout
part-needs = à atteindre
part-edge = force au panier, attaque moins défense
part-lane = { $count ->
    [one] défenseur
   *[other] défenseurs
} sur la ligne de passe

ending-target = premier à { $target }, après { $possessions ->
    [one] { $possessions } possession
   *[other] { $possessions } possessions
}
ending-cap = devant après { $possessions ->
    [one] { $possessions } possession
   *[other] { $possessions } possessions
}
ending-basket = premier panier après l’égalité, possession { $possessions }
ending-draw = toujours à égalité après { $possessions ->
    [one] { $possessions } possession
   *[other] { $possessions } possessions
}

zone-CORNER = Corner
zone-WING = Aile
zone-TOP_OF_KEY = Axe
zone-HALF_COURT = Milieu de terrain
zone-PAINT = Raquette
zone-DUNKER = Poste bas
zone-ELBOW = Coude
size-S = Petit
size-M = Moyen
size-L = Grand
role-POINT_GUARD = Meneur de Jeu
role-SHOOTING_GUARD = Arrière
role-SMALL_FORWARD = Ailier
role-POWER_FORWARD = Ailier-Fort
role-CENTER = Pivot
theft-LANE = Sur la ligne de passe
theft-WIDE_LANE = Sur la ligne plus large d’une zone
theft-STRIP = Ballon arraché

setting-court = Terrain
setting-court-help = Sur quel terrain joue-t-on ?
choice-court-compact = compact, 9 × 7 cases
choice-court-full = entier, 16 × 14 cases
setting-roster = Effectifs
setting-roster-help = Les tailles des pions sont-elles fixes, ou certaines sont-elles tirées au sort ?
choice-roster-fixed = fixes
choice-roster-drawn = tirées au sort
setting-shared_tiles = Cases partagées
setting-shared_tiles-help = Deux adversaires peuvent-ils occuper la même case ?
choice-shared_tiles-off = non
choice-shared_tiles-on = oui
setting-first_offense = Première attaque
setting-first_offense-help = Qui attaque en premier ?
choice-first_offense-random = pile ou face
choice-first_offense-home = les Locaux
choice-first_offense-away = les Visiteurs
setting-schemes = Choix de la défense
setting-schemes-help = La défense choisit-elle à chaque possession entre individuelle, zone et pressing ?
choice-schemes-off = non
choice-schemes-on = oui
setting-override_cards = Cartes spéciales
setting-override_cards-help = Joue-t-on avec les cartes spéciales ?
choice-override_cards-off = non
choice-override_cards-on = oui
setting-clock_start = Chrono
setting-clock_start-help = Combien de secondes dure une possession ?
setting-clock_tick = Pas du chrono
setting-clock_tick-help = Combien de secondes coûte un échange de tours ?
setting-stamina = Endurance
setting-stamina-help = Combien de sprints un pion vif peut-il faire par possession ?
setting-max_possessions = Possessions au plus
setting-max_possessions-help = Après combien de possessions le match s’arrête-t-il, s’il n’y a pas égalité ?
setting-extra_possessions = Possessions de plus
setting-extra_possessions-help = Combien de possessions de plus joue-t-on à égalité avant le match nul ?
setting-hopeless_shots = Tirs impossibles
setting-hopeless_shots-help = Un pion peut-il tirer d’où il ne peut pas marquer ?
choice-hopeless_shots-yes = oui
choice-hopeless_shots-no = non
setting-burst_over = Sprints par-dessus
setting-burst_over-help = Par-dessus quoi un sprint peut-il passer ?
choice-burst_over-empty = une case vide seulement
choice-burst_over-anybody = n’importe quel pion
setting-free_pass = Passe de plus sans points
setting-free_pass-help = Que devient la passe gratuite quand le dernier point d’action est dépensé ?
choice-free_pass-kept = on peut encore la jouer
choice-free_pass-lost = elle est perdue
setting-reshuffle = Pioche épuisée
setting-reshuffle-help = Mélange-t-on la défausse quand la pioche des cartes spéciales est épuisée ?
choice-reshuffle-no = non
choice-reshuffle-yes = oui
setting-second_effort = Second effort
setting-second_effort-help = Qui peut jouer un Second effort ?
choice-second_effort-both = l’équipe qui a perdu le rebond
choice-second_effort-offense = l’attaque seulement
setting-target = Score à atteindre
setting-target-help = Le nombre de points qui donne la victoire.
setting-action_points = Points d’action
setting-action_points-help = Les points d’action d’une équipe par tour.
setting-needs = Seuils
setting-needs-help = Ce qu’un dé doit montrer pour un panier, selon la zone et la taille ; un 7 est impossible.
setting-points = Points
setting-points-help = Ce que vaut un panier, selon la zone.
setting-dice = Dés
setting-dice-help = Le nombre de dés d’un tir, selon le marquage.
setting-distance = Distance
setting-distance-help = À combien de cases doit être le défenseur le plus proche pour un tir ouvert ou grand ouvert.
setting-inside_dice = Dés près du panier
setting-inside_dice-help = Les dés de plus d’un pion dans la raquette et au poste bas, selon sa taille.
setting-inside_loss = Dés perdus à l’intérieur
setting-inside_loss-help = Les dés que perd un S dans la raquette et au poste bas si le défenseur le plus proche est un L.
setting-dice_cap = Dés au plus
setting-dice_cap-help = Le plus grand nombre de dés pour un tir.
setting-rush_clock = Tir précipité
setting-rush_clock-help = À combien de secondes du chrono un tir devient précipité.
setting-rush_dice = Dés perdus au chrono
setting-rush_dice-help = Les dés que perd un tir précipité.
setting-rebound_clock = Chrono après un rebond
setting-rebound_clock-help = Les secondes au chrono après un rebond de l’attaque.
setting-max_rebounds = Rebonds au plus
setting-max_rebounds-help = Le nombre de rebonds que l’attaque peut gagner dans une possession.
setting-boards = Force au panier
setting-boards-help = Ce qu’un pion près du panier ajoute au jet du rebond, selon sa taille.
setting-board_reach = Portée au rebond
setting-board_reach-help = À combien de cases du panier un pion compte encore pour le rebond.
setting-board_limit = Avantage au plus
setting-board_limit-help = Le plus que la force au panier peut ajouter à un jet.
setting-steal = Interceptions
setting-steal-help = Ce qu’un défenseur doit obtenir au dé pour prendre le ballon.
setting-strip_gift = Prix d’un ballon non arraché
setting-strip_gift-help = Les points d’action que l’attaque y gagne à son prochain tour.
setting-pass_range = Portée d’une passe
setting-pass_range-help = De combien de cases une passe peut aller au plus ; 15 : n’importe où.
setting-sizes = Tailles
setting-sizes-help = La taille de chaque pion dans un effectif fixe.
choice-sizes-S = Petit
choice-sizes-M = Moyen
choice-sizes-L = Grand
setting-pool = Réserve
setting-pool-help = Les pions parmi lesquels un effectif est tiré, selon leur taille.
setting-copies = Exemplaires dans le paquet
setting-copies-help = Le nombre d’exemplaires de chaque carte spéciale dans le paquet.
setting-hand_limit = Limite de main
setting-hand_limit-help = Le nombre de cartes spéciales qu’une équipe peut garder en main.

ask-scheme = { $who } : comment défendez-vous cette possession ?
ask-offense-first = { $who } : tirer tout de suite, ou jouer { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} et tirer au tour suivant ?
ask-offense = { $who } : encore { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} pour se déplacer ou passer
ask-offense-free-pass = { $who } : une passe gratuite, et { $points ->
    [0] plus aucun point d’action
    [one] encore { $points } point d’action
   *[other] encore { $points } points d’action
}
ask-defense = { $who } : { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} pour défendre
ask-defense-free-step = { $who } : un pas gratuit, et { $points ->
    [0] plus aucun point d’action
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
ask-defense-strip = { $who } : { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} pour défendre, et une tentative d’arracher le ballon
ask-discard = { $who } : une carte de trop. Laquelle défaussez-vous ?
ask-shot-card = { $who } : jouez-vous une carte pour ce tir ?
ask-close-out = { $who } : jouez-vous une carte contre ce tir ?
ask-second-effort = { $who } : le rebond est perdu. Jouez-vous une carte pour relancer les dés ?

lesson-goal-move = Déplacer un pion
lesson-goal-pass = Passer par une ligne libre
lesson-goal-burst = Sprinter
lesson-goal-shoot = Tirer en début de tour
lesson-goal-defend = Gêner le tir et garder le cercle
lesson-goal-own = Construire son propre tir
lesson-move-title = Trois actions par tour
lesson-move = Vous avez 3 points d’action. Menez le 2 en a4 : à l’aile un panier en vaut 3, et un petit n’a besoin que d’un 4.
lesson-pass-title = Passez au 2
lesson-pass = Les défenseurs sur la ligne peuvent intercepter une passe. Il n’y en a pas : elle arrive à coup sûr.
lesson-burst-title = Encore un point
lesson-burst = Les pions vifs, ceux aux éclairs, avancent de deux cases d’un coup. Que le 3 sprinte en i3 : ils devront regarder des deux côtés.
lesson-shoot-title = Tirez maintenant
lesson-shoot = Un tir doit ouvrir le tour. Le défenseur le plus proche est à deux cases : 2 dés, et un seul 4 ou plus suffit.
lesson-close-title = Panier ! À eux d’attaquer
lesson-close = Ils vous rendent la pareille. Menez le 2 en b3, à côté du tireur : un tir contesté n’a qu’un dé.
lesson-rim-title = Pensez au rebond
lesson-rim = Un tir manqué va au plus fort près du cercle. Envoyez le 4 en c2 : la prochaine passe à l’intérieur sera gardée aussi.
lesson-end-title = Cela suffit
lesson-end = Les points qui ne servent pas sont perdus, mais rien n’oblige à les dépenser. Finissez le tour et regardez le tir.
lesson-own-title = Manqué, le ballon est à vous
lesson-own = Tous ont repris leur place. Construisez un tir pour le tour suivant : le corner est le mieux pour un petit.
