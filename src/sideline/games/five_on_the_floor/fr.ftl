title = Five on the Floor
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
spot-TOP_OF_KEY = Tête de raquette
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
board-possession = Possession { $number } : attaque { $who }, chrono { $clock }
board-scheme = Défense : { $scheme }
board-no-scheme = —
board-turn = { $who } : { $points ->
    [one] { $points } point d’action restant
   *[other] { $points } points d’action restants
}
board-zones = cl cr corner, wl wr aile, el er coude, dk poste, pt raquette, tk tête, hc mi
board-legend = A attaque, D défend, S M L : la taille, * le ballon, (o) le panier
board-spot = { $spot } { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-fast = vif { $stamina }
board-hand = Vos cartes : { $cards }
board-hands = Cartes en main : Locaux { $home }, Visiteurs { $away } ; dans la pioche : { $deck }

preview-nothing = Si le porteur tire : —
preview-hopeless = Si le porteur tire : 0 %, ce pion ne peut pas marquer ({ $spot })
preview = Si le porteur tire : { $percent } % pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coverage }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs ->
    [6] il faut un 6
   *[other] il faut { $needs }+
}

help-goal = Le but : la première équipe à 21 gagne. Sept paniers à trois points du corner suffisent ; avec la raquette seule il en faut onze.
help-turns = Les tours : chaque équipe a 3 points d’action par tour, pour n’importe lesquels de ses 5 pions. L’attaque agit, la défense réagit, et ainsi de suite. Les points non utilisés sont perdus.
help-shoot = La règle du tir : un tir doit être la toute première action d’un tour. On prépare le tir un tour, on le prend au suivant.
help-ball = Le ballon : seul le porteur tire ou passe. Chaque défenseur sur la ligne d’une passe peut l’intercepter d’un jet de dé.
help-fast = Les pions vifs : ils peuvent sprinter sur 2 cases pour 1 point d’endurance, rendue à chaque possession.
help-sizes = Les tailles : L a un dé de plus dans la raquette et au poste bas et ne marque pas de la tête de raquette ; M est solide partout ; S tire le mieux de loin.
help-points = Les points : raquette, coude et poste bas valent 2 ; corner, aile, tête de raquette et milieu de terrain valent 3.
help-dice = Les dés : 3 si le défenseur le plus proche est à 3 cases ou plus, 2 à 2 cases, 1 plus près ; un de moins quand le chrono est à 6 ou moins, jamais zéro. Un seul dé qui atteint le seuil suffit.
help-schemes = Les défenses : l’individuelle donne un pas gratuit par tour, la zone élargit les lignes de passe, le pressing permet d’arracher le ballon loin du panier.

label-outcome = { $what }
label-move = Déplacer { $piece } en { $tile }, { $spot }
label-burst = Sprint : { $piece } en { $tile }, { $spot }
label-step = Pas gratuit : { $piece } en { $tile }, { $spot }
label-pass = Passer à { $piece } en { $tile }, { $spot }
label-strip = Arracher le ballon avec { $piece }
label-shoot = Tirer ({ $spot }) pour { $points } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs ->
    [6] il faut un 6
   *[other] il faut { $needs }+
}
label-hopeless-shot = Tirer ({ $spot }) : sans aucune chance
label-end = Finir le tour{ $points ->
    [0] {""}
    [one] , { $points } perdu
   *[other] , { $points } perdus
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
tell-toss = Première attaque : { $who }.
tell-size = { $who } : un pion de taille { $size }.
tell-draws = { $who } : une carte piochée.
tell-draws-card = { $who } : { $card } piochée.
tell-discard = { $who } : { $card } défaussée.
tell-MAN = { $who } : défense individuelle.
tell-ZONE = { $who } : défense de zone.
tell-PRESS = { $who } : pressing.
tell-move = { $who } : { $piece } va en { $tile }, { $spot }.
tell-burst = { $who } : { $piece } sprinte jusqu’en { $tile }, { $spot }.
tell-step = { $who } : { $piece } fait un pas gratuit en { $tile }, { $spot }.
tell-pass = { $who } : { $passer } passe à { $receiver }{ $lane ->
    [0] .
    [one] , devant { $lane } défenseur.
   *[other] , devant { $lane } défenseurs.
}
tell-lane = { $who } : { $piece } tend la main, { $face }, raté.
tell-lane-steal = { $who } : { $piece } tend la main, { $face }, interception !
tell-strips = { $who } : { $piece } cherche le ballon.
tell-strip = { $face } : { $who }, { $piece } ne l’a pas.
tell-strip-steal = { $face } : { $who }, { $piece } arrache le ballon !
tell-shoots = { $who } : { $piece } tire ({ $spot }).
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
} pour { $piece }.
tell-miss = Raté.
tell-board = Rebond, { $offense } contre { $defense } : { $who }.
tell-second-chance = { $piece } a le ballon, chrono { $clock }.
tell-end = { $who } : fin du tour.
tell-card = { $who } : carte jouée, { $card }.
tell-no-card = { $who } : pas de carte.
tell-violation = Le chrono est écoulé.
tell-possession = Ballon : { $who }.
tell-over = C’est la fin du match.

why-scheme = { $who } : il faut d’abord choisir une défense ({ $rule }).
why-scheme-later = { $who } : la défense ne se choisit qu’au début d’une possession ({ $rule }).
why-discard = { $who } : trop de cartes en main, il faut en défausser une ({ $rule }).
why-card = { $who } : on ne peut jouer qu’une carte de sa main qui convient, ou aucune ({ $rule }).
why-no-card = { $who } : aucune carte en main ne peut être jouée maintenant ({ $rule }).
why-no-points = { $who } : plus de points d’action ({ $rule }).
why-tired = { $piece } n’a plus d’endurance pour un sprint ({ $rule }).
why-off-court = { $piece } sortirait du terrain ({ $rule }).
why-taken = { $piece } ne peut pas aller en { $tile } : la case est occupée ({ $rule }).
why-no-way = { $piece } n’a pas de case libre sur le chemin de { $tile } ({ $rule }).
why-no-free-step = Pas de pas gratuit ici : seule la défense individuelle en a un, une fois par tour ({ $rule }).
why-not-nearer = En { $tile }, { $piece } ne serait pas plus près de l’adversaire de même numéro ({ $rule }).
why-defending = { $who } défend : seul le porteur du ballon tire ou passe ({ $rule }).
why-attacking = { $who } attaque : seule une défense en pressing arrache le ballon ({ $rule }).
why-no-press = Seul le pressing permet d’arracher le ballon ({ $rule }).
why-stripped = On ne peut tenter d’arracher le ballon qu’une fois par tour ({ $rule }).
why-no-strip = Pour arracher le ballon, { $piece } doit avoir un point d’action et être à côté d’un porteur au milieu de terrain ou en tête de raquette ({ $rule }).
why-no-shot = { $who } : une action a déjà eu lieu, un tir doit être la première du tour ({ $rule }).
why-own-ball = { $piece } a déjà le ballon ({ $rule }).

odds-good = panier
odds-kept = raté, rebond de l’attaque
odds-lost = raté, rebond de la défense
odds-board-won = le ballon est gagné
odds-board-lost = le ballon est perdu
odds-arrives = la passe arrive
odds-stolen = le ballon est volé
odds-no-strip = raté : l’attaque a un point d’action de plus
part-distance = cases jusqu’au défenseur le plus proche
part-coverage = dés pour cette distance
part-inside = dé pour un L près du panier
part-close-out = dé pour un Close-out
part-rush = dé pour le chrono
part-dice = dés en tout
part-needs = à atteindre
part-edge = force au panier, attaque moins défense
part-lane = défenseurs sur la ligne de passe

ending-target = premier à { $target }, après { $possessions } possessions
ending-cap = devant après { $possessions } possessions
ending-basket = premier panier après l’égalité, possession { $possessions }
ending-draw = égalité après { $possessions } possessions

zone-CORNER = Corner
zone-WING = Aile
zone-TOP_OF_KEY = Tête de raquette
zone-HALF_COURT = Milieu de terrain
zone-PAINT = Raquette
zone-DUNKER = Poste bas
zone-ELBOW = Coude
size-S = Petit
size-M = Moyen
size-L = Grand
role-POINT_GUARD = Meneur de jeu
role-SHOOTING_GUARD = Arrière
role-SMALL_FORWARD = Ailier
role-POWER_FORWARD = Ailier fort
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
choice-roster-drawn = tirés au sort
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
setting-target = Score à atteindre
setting-target-help = Le nombre de points qui donne la victoire.
setting-action_points = Points d’action
setting-action_points-help = Les points d’action d’une équipe par tour.
setting-needs = Seuils
setting-needs-help = Ce qu’un dé doit montrer pour un panier, selon la zone et la taille ; un 7 est impossible.
setting-points = Points
setting-points-help = Ce que vaut un panier, selon la zone.
setting-dice = Dés
setting-dice-help = Le nombre de dés d’un tir, selon la pression de la défense.
setting-distance = Distance
setting-distance-help = À combien de cases doit être le défenseur le plus proche pour un tir ouvert ou grand ouvert.
setting-inside_dice = Dés près du panier
setting-inside_dice-help = Les dés de plus d’un pion dans la raquette et au poste bas, selon sa taille.
setting-dice_cap = Dés au plus
setting-dice_cap-help = Le plus grand nombre de dés pour un tir.
setting-rush_clock = Tir précipité
setting-rush_clock-help = À combien de secondes du chrono un tir devient précipité.
setting-rush_dice = Dés perdus
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
setting-strip_gift = Prix d’un ballon manqué
setting-strip_gift-help = Les points d’action que l’attaque y gagne à son prochain tour.
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
ask-offense-first = { $who } : tirez tout de suite, ou préparez un tir avec { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
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
