title = Five on the Floor
seat-0 = Locaux
seat-1 = Visiteurs
piece = { $slot } ({ $size })

spot-CORNER_L = Corner G
spot-CORNER_R = Corner D
spot-WING_L = Aile G
spot-WING_R = Aile D
spot-TOP_OF_KEY = Tête de raquette
spot-HALF_COURT = Mi-terrain
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
card-CLOSE_OUT = Fermeture
card-SECOND_EFFORT = Second effort

board-score = Locaux { $home } : { $away } Visiteurs, le premier à { $target }
board-possession = Possession { $number } : attaque { $who }, chrono { $clock }
board-scheme = Défense : { $scheme }
board-no-scheme = —
board-turn = { $who } : { $points ->
    [one] { $points } point d’action restant
   *[other] { $points } points d’action restants
}
board-zones = cl cr corner, wl wr aile, el er coude, dk poste, pt raquette, tk tête, hc mi
board-legend = A attaque, D défend, S M L : la taille, * le ballon, (o) le panier
board-spot = { $spot }, { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-fast = vif { $stamina }
board-hand = Vos cartes : { $cards }
board-hands = Cartes en main : Locaux { $home }, Visiteurs { $away } ; dans la pioche : { $deck }

preview-nothing = Si le porteur tire : —
preview-hopeless = Si le porteur tire : 0 %, personne ne marque depuis : { $spot }
preview = Si le porteur tire : { $percent } % pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coverage }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs ->
    [6] il faut un 6
   *[other] il faut { $needs }+
}

help-goal = Le but : la première équipe à 21 gagne. Sept paniers à trois points du corner suffisent ; avec la raquette seule il en faut onze.
help-turns = Les tours : chaque équipe a 3 points d’action par tour, pour n’importe lesquels de ses 5 pions. L’attaque agit, la défense réagit, et ainsi de suite. Les points non utilisés sont perdus.
help-shoot = La règle du tir : un tir doit être la toute première action d’un tour. On prépare le tir un tour, on le prend au suivant.
help-ball = Le ballon : seul le porteur tire ou passe. Chaque défenseur sur la ligne d’une passe peut l’intercepter d’un jet de dé.
help-fast = Les pions vifs : ils peuvent accélérer de 2 cases pour 1 point d’endurance, rendue à chaque possession.
help-sizes = Les tailles : L a un dé de plus dans la raquette et au poste bas et ne marque pas de la tête de raquette ; M est solide partout ; S tire le mieux de loin.
help-points = Les points : raquette, coude et poste bas valent 2 ; corner, aile, tête de raquette et mi-terrain valent 3.
help-dice = Les dés : 3 si le défenseur le plus proche est à 3 cases ou plus, 2 à 2 cases, 1 plus près ; un de moins quand le chrono est à 6 ou moins, jamais zéro. Un seul dé qui atteint le seuil suffit.
help-schemes = Les défenses : l’individuelle donne un pas gratuit par tour, la zone élargit les lignes de passe, le pressing permet d’arracher le ballon loin du panier.

label-outcome = { $what }
label-move = Déplacer { $piece } en { $tile }, { $spot }
label-burst = Accélérer { $piece } en { $tile }, { $spot }
label-step = Pas gratuit : { $piece } en { $tile }, { $spot }
label-pass = Passer à { $piece } en { $tile }, { $spot }
label-strip = Arracher le ballon avec { $piece }
label-shoot = Tirer ({ $spot }) pour { $points } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs ->
    [6] il faut un 6
   *[other] il faut { $needs }+
}
label-hopeless-shot = Tirer ({ $spot }) : sans aucune chance
label-end = Finir le tour{ $points ->
    [0] {""}
    [one] , { $points } point d’action non utilisé
   *[other] , { $points } points d’action non utilisés
}
label-MAN = Individuelle : un pas gratuit par tour vers l’adversaire de même numéro
label-ZONE = Zone : des lignes de passe plus larges
label-PRESS = Pressing : une tentative d’arracher le ballon par tour, loin du panier
label-no-card = Ne pas jouer de carte
label-discard = Défausser { $card }
label-DEEP_RANGE = Jouer { $card } : le tir impossible demande un 6
label-QUICK_RELEASE = Jouer { $card } : le chrono n’enlève pas de dé
label-EXTRA_PASS = Jouer { $card } : la prochaine passe ne coûte rien
label-ISO = Jouer { $card } : un point d’action de plus
label-CLOSE_OUT = Jouer { $card } : un dé de moins
label-SECOND_EFFORT = Jouer { $card } : relancer les dés du rebond

tell-both = { $first } { $second }
tell-toss = Première attaque : { $who }.
tell-size = { $who } : un pion de taille { $size }.
tell-draws = { $who } : une carte piochée.
tell-draws-card = { $who } : { $card } piochée.
tell-discard = { $who } : { $card } défaussée.
tell-MAN = { $who } : défense individuelle.
tell-ZONE = { $who } : défense de zone.
tell-PRESS = { $who } : pressing.
tell-move = { $who } : { $piece } va en { $tile }, { $spot }.
tell-burst = { $who } : { $piece } accélère jusqu’en { $tile }, { $spot }.
tell-step = { $who } : { $piece } fait un pas gratuit en { $tile }, { $spot }.
tell-pass = { $who } : { $passer } passe à { $receiver }{ $lane ->
    [0] .
    [one] , devant { $lane } défenseur.
   *[other] , devant { $lane } défenseurs.
}
tell-lane = { $who } : { $piece } tend la main, { $face }, raté.
tell-lane-steal = { $who } : { $piece } tend la main, { $face }, interception !
tell-strips = { $who } : { $piece } cherche le ballon.
tell-strip = { $face } : { $who }, { $piece } ne l’a pas.
tell-strip-steal = { $face } : { $who }, { $piece } arrache le ballon !
tell-shoots = { $who } : { $piece } tire ({ $spot }).
tell-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs ->
    [6] il faut un 6.
   *[other] il faut { $needs }+.
}
tell-hopeless = Aucune chance.
tell-die = Dé { $number } sur { $dice } : { $face }.
tell-basket = Panier ! { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $piece }.
tell-miss = Raté.
tell-board = Rebond, { $offense } contre { $defense } : { $who }.
tell-second-chance = { $piece } a le ballon, chrono { $clock }.
tell-end = { $who } : fin du tour.
tell-card = { $who } : carte jouée, { $card }.
tell-no-card = { $who } : pas de carte.
tell-violation = Le chrono est écoulé.
tell-possession = Ballon : { $who }.
tell-over = C’est la fin du match.

why-scheme = { $who } : il faut d’abord choisir une défense ({ $rule }).
why-scheme-later = { $who } : la défense ne se choisit qu’au début d’une possession ({ $rule }).
why-discard = { $who } : trop de cartes en main, il faut en défausser une ({ $rule }).
why-card = { $who } : on ne peut jouer qu’une carte de sa main qui convient, ou aucune ({ $rule }).
why-no-card = { $who } : aucune carte en main ne peut être jouée maintenant ({ $rule }).
why-no-points = { $who } : plus de points d’action ({ $rule }).
why-tired = { $piece } n’a plus d’endurance pour accélérer ({ $rule }).
why-off-court = { $piece } sortirait du terrain ({ $rule }).
why-taken = { $piece } ne peut pas aller en { $tile } : la case est occupée ({ $rule }).
why-no-way = { $piece } n’a pas de case libre sur le chemin de { $tile } ({ $rule }).
why-no-free-step = Pas de pas gratuit ici : seule la défense individuelle en a un, une fois par tour ({ $rule }).
why-not-nearer = En { $tile }, { $piece } ne serait pas plus près de l’adversaire de même numéro ({ $rule }).
why-defending = { $who } défend : seul le porteur du ballon tire ou passe ({ $rule }).
why-attacking = { $who } attaque : seule une défense en pressing arrache le ballon ({ $rule }).
why-no-press = Seul le pressing permet d’arracher le ballon ({ $rule }).
why-stripped = On ne peut tenter d’arracher le ballon qu’une fois par tour ({ $rule }).
why-no-strip = Pour arracher le ballon, { $piece } doit avoir un point d’action et être à côté d’un porteur à mi-terrain ou en tête de raquette ({ $rule }).
why-no-shot = { $who } : une action a déjà eu lieu, un tir doit être la première du tour ({ $rule }).
why-own-ball = { $piece } a déjà le ballon ({ $rule }).

odds-good = panier
odds-kept = raté, rebond de l’attaque
odds-lost = raté, rebond de la défense
odds-board-won = le ballon est gagné
odds-board-lost = le ballon est perdu
odds-arrives = la passe arrive
odds-stolen = le ballon est volé
odds-no-strip = raté : l’attaque a un point d’action de plus
part-distance = cases jusqu’au défenseur le plus proche
part-coverage = dés pour cette distance
part-inside = dé pour un L près du panier
part-close-out = dé pour une Fermeture
part-rush = dé pour le chrono
part-dice = dés en tout
part-needs = ou plus est nécessaire
part-edge = force au panier, attaque moins défense
part-lane = défenseurs sur la ligne de passe

ending-target = premier à { $target }, après { $possessions } possessions
ending-cap = devant après { $possessions } possessions
ending-basket = premier panier après l’égalité, possession { $possessions }
ending-draw = égalité après { $possessions } possessions
