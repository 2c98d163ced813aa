about-five_on_the_floor = Cinq contre cinq sur une grille : trouvez la case libre, lancez les dés, premier à 21.
five_on_the_floor-variant-full = Terrain entier, effectifs tirés au sort
five_on_the_floor-variant-cards = Avec cartes spéciales
five_on_the_floor-variant-street = Street en 11 points
five_on_the_floor-tile = { $tile }, { $spot }
five_on_the_floor-rim = le panier
five_on_the_floor-piece = { $who } { $slot }{ $size }, { $tile }, { $spot }{ $bursts ->
    [-1] {""}
    [one] , { $bursts } sprint
   *[other] , { $bursts } sprints
}{ $ball ->
    [true] , a le ballon
   *[other] {""}
}
five_on_the_floor-defends = Défense : { $who }
five_on_the_floor-schemes = Manières de défendre
five_on_the_floor-effect-MAN = Un pas gratuit par tour, vers l’adversaire de même numéro
five_on_the_floor-effect-ZONE = Lignes de passe plus larges
five_on_the_floor-effect-PRESS = Une tentative d’arracher le ballon par tour, loin du panier
five_on_the_floor-if-shoots = { $who } : si le { $slot } ({ $size }) tire ({ $spot })
five_on_the_floor-if-shoots-later = { $who } : si le { $slot } ({ $size }) tire au tour suivant ({ $spot })
five_on_the_floor-coverage = { $coverage }, défenseur à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}
five_on_the_floor-hopeless = ne peut pas marquer
five_on_the_floor-late = Plus le temps d’un autre tir.
five_on_the_floor-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $needs } ou plus
five_on_the_floor-shoot = Tirer { $percent } %
five_on_the_floor-map = Carte des chances : le tir depuis chaque case
five_on_the_floor-clock = chrono
five_on_the_floor-possession = possession { $number }
five_on_the_floor-target = premier à { $target }
five_on_the_floor-points-left = { $count ->
    [one] { $count } point d’action restant
   *[other] { $count } points d’action restants
}
five_on_the_floor-holds = { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
five_on_the_floor-hand = Vos cartes
five_on_the_floor-no-cards = Aucune carte en main
five_on_the_floor-discards = Défausse
five_on_the_floor-whole = Tout le terrain
five_on_the_floor-near = De plus près
five_on_the_floor-camera = Touchez un pion : la caméra s’approche.
five_on_the_floor-verb-move = pas
five_on_the_floor-verb-burst = sprint
five_on_the_floor-verb-step = pas gratuit
five_on_the_floor-verb-pass = passe
five_on_the_floor-verb-shoot = tir
five_on_the_floor-verb-strip = arraché
five_on_the_floor-button-end = Finir le tour
five_on_the_floor-hint-offense = Touchez un pion, puis une case cerclée de bleu, une étoile (un sprint) ou un partenaire. Le tir peut ouvrir le tour suivant.
five_on_the_floor-hint-offense-free-pass = { five_on_the_floor-hint-offense }
five_on_the_floor-hint-defense = Touchez un pion, puis une case. Près du tireur il ôte des dés au tir, entre deux adversaires il peut couper la passe.
five_on_the_floor-hint-defense-free-step = { five_on_the_floor-hint-defense } Un coin vert : le pas gratuit.
five_on_the_floor-hint-defense-strip = { five_on_the_floor-hint-defense } Près du ballon : le pion, puis le porteur.
five_on_the_floor-hint-scheme = Touchez une des trois défenses : elle dure toute la possession.
five_on_the_floor-hint-offense-first = Un tir n’est possible que maintenant, avant de bouger. Touchez un pion, puis une case, un partenaire ou le cercle ; une étoile est un sprint.
