about-halfcourt_jam = Trois contre trois avec dix Hoopers : écrans, passes, interceptions, premier à 11.
halfcourt_jam-variant-drafted = Équipes choisies à tour de rôle
halfcourt_jam-variant-twos_and_threes = Paniers à deux et trois points
halfcourt_jam-variant-first_to_five = Premier à cinq
halfcourt_jam-variant-under_the_rim = Ligne de fond sous le cercle
halfcourt_jam-court = Le terrain
halfcourt_jam-rim = le panier
halfcourt_jam-the-ball = le ballon
halfcourt_jam-ball = Ballon : { $who }
halfcourt_jam-clock = chrono
halfcourt_jam-rounds = { $count ->
    [one] Chrono : encore { $count } manche
   *[other] Chrono : encore { $count } manches
}
halfcourt_jam-target = en { $target }
halfcourt_jam-last = fin après { $who }
halfcourt_jam-drafting = Draft
halfcourt_jam-draft = Disponibles : { $position }
halfcourt_jam-actions = actions
halfcourt_jam-bonus = tir
halfcourt_jam-defense = défense
halfcourt_jam-activated = activé
halfcourt_jam-exhausted = épuisé
halfcourt_jam-done = a déjà agi
halfcourt_jam-screening = en écran
halfcourt_jam-markers = { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} sur { $needed }
halfcourt_jam-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
halfcourt_jam-shot = un tir demande { $needs } ou plus pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
halfcourt_jam-border = limite entre { $one } et { $other }
halfcourt_jam-legend = ce qu’un tir demande au dé, et ses points
halfcourt_jam-legend-goals = chaque but atteint remplit un cercle ; tous remplis, le talent agit
halfcourt_jam-map = Carte des chances : le tir depuis chaque case
halfcourt_jam-map-legend = la chance que le tir rentre de là, et ses points
halfcourt_jam-needs = il faut { $need }
halfcourt_jam-shoot = Tirer, { $share } %
halfcourt_jam-verb-move = Bouger
halfcourt_jam-verb-screen = Écran
halfcourt_jam-button-hustle = Effort +{ $actions }
halfcourt_jam-button-rest = Repos
halfcourt_jam-button-done = Fini
halfcourt_jam-deed-ban = Bannir { $hooper }
halfcourt_jam-deed-pick = Choisir { $hooper }
halfcourt_jam-button-shoot = Tirer pour { $points }
halfcourt_jam-button-pass = Passe à { $hooper }
halfcourt_jam-button-steal = Intercepter
halfcourt_jam-button-screen = Écran ici
halfcourt_jam-button-swat = Contrer
halfcourt_jam-hint-START_BALL = Touchez un des Hoopers cerclés de bleu, sur le terrain ou sur sa carte. Les meneurs de jeu ont le plus d’actions.
halfcourt_jam-hint-attack = Touchez un des Hoopers cerclés de bleu, sur le terrain ou sur sa carte. Qui tire ne fait que cela et finit le tour : aux autres d’agir avant.
halfcourt_jam-hint-attack-first = { halfcourt_jam-hint-attack }
halfcourt_jam-hint-defend = Touchez un des Hoopers cerclés de bleu, sur le terrain ou sur sa carte. Gênez les tireurs dans leur case, approchez le ballon pour l’intercepter, ou faites écran.
halfcourt_jam-hint-defend-first = { halfcourt_jam-hint-defend }
halfcourt_jam-hint-act = Une case cerclée de bleu : un pas (un nombre : son prix). Une barre : un écran. Un partenaire : une passe. Le panier : un tir, avant tout le reste.
halfcourt_jam-hint-act-clear = { halfcourt_jam-hint-act }
