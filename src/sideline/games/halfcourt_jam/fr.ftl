title = Halfcourt Jam
seat-0 = Jaunes
    .the = les Jaunes
    .of = des Jaunes
    .to = aux Jaunes
seat-1 = Violets
    .the = les Violets
    .of = des Violets
    .to = aux Violets

space-RIM = le cercle
space-PL = le poste bas gauche
space-PC = la raquette
space-PR = le poste bas droit
space-SL = le short-corner gauche
space-EL = le coude gauche
space-FT = la ligne des lancers francs
space-ER = le coude droit
space-SR = le short-corner droit
space-CL = le corner gauche
space-WL = l’aile gauche
space-TP = l’axe
space-WR = l’aile droite
space-CR = le corner droit
space-LL = le logo gauche
space-LC = le logo central
space-LR = le logo droit
space-BL = la ligne de fond gauche
space-BC = la ligne de fond centrale
space-BR = la ligne de fond droite

ability-RAY = Caviar
ability-DEX = Mains rapides
ability-ZIP = Débordement
ability-NOVA = Sans limite
ability-VIC = Tir en sortie de dribble
ability-BIG_LEE = Écran retard
ability-MARLO = Pot de colle
ability-HAKEEM = Contre
ability-STRETCH = Écran glissé
ability-MOOSE = Mur de briques

about-RAY = difficulté −{ $number } pour son receveur ce tour-ci
about-DEX = +{ $number } pour ses interceptions
about-ZIP = entre pour 1 action dans une case adverse
about-NOVA = les logos ont la difficulté de l’axe
about-VIC = un pas balle en main, puis tir (épuise)
about-BIG_LEE = compte pour { $number } au rebond
about-MARLO = +{ $number } en défense sur les tirs de sa case
about-HAKEEM = fait relancer un panier de sa case (épuise)
about-STRETCH = reçoit des passes en écran
about-MOOSE = entrer près de son écran coûte +{ $number }

goal-RAY = passes réussies
goal-DEX = interceptions tentées (2 par réussite)
goal-ZIP = efforts
goal-NOVA = tirs de loin (hors ligne de fond)
goal-VIC = passes reçues
goal-BIG_LEE = rebonds
goal-MARLO = arrêts dans sa case
goal-HAKEEM = tirs adverses ratés, lui près du cercle
goal-STRETCH = paniers à mi-distance ou de loin
goal-MOOSE = tours finis en écran

board-score = Jaunes { $yellow } : { $purple } Violets ({ $goal } ; { $ends })
board-goal-at-least = le premier à { $target }
board-goal-more-than = plus de { $target ->
    [one] { $target } point
   *[other] { $target } points
}
board-ends-purple = dernière possession aux Violets
board-ends-sudden = mort subite
board-clock = Possession { $possession }, ballon { $who-to }. Chrono : { $clock ->
    [one] { $clock } manche
   *[other] { $clock } manches
}.
board-draft = Draft : { $position }. Sont disponibles :
board-offer = { $ability } : { $about }
board-needed = Activé par { $needed ->
    [one] { $needed } marqueur
   *[other] { $needed } marqueurs
} : { $goal }
board-active = { $hooper } agit : { $left ->
    [one] { $left } action restante
   *[other] { $left } actions restantes
}.
board-legend = JAUNES en majuscules, violets en minuscules, * a le ballon. Chaque case : son code, la difficulté du tir (faire plus avec le dé à 20 faces), les points.
board-screen = { $hooper } fait écran entre { $one } et { $other }.
board-must-clear = Le ballon doit ressortir (corners, ailes, axe) avant un tir.
board-progress = { $ability } { $markers }/{ $needed } : { $goal }
board-active-ability = { $ability } ! { $about }
board-stats = act  tir déf
board-done = fini
board-fresh = en forme
board-exhausted = ÉPUISÉ
tip-DRAFT = Chaque camp prend un Hooper par poste ; un banni ne joue pour personne.
tip-PLACE = Placez vos Hoopers sur la ligne de fond.
tip-START_BALL = Qui commence avec le ballon ? Les meneurs de jeu ont le plus d’actions.
tip-ATTACK = { $who-The } attaquent : se démarquer, passer, tirer. Qui tire ne fait que cela.
tip-DEFEND = { $who-The } défendent : gêner les tireurs dans leur case, intercepter le ballon.
tip-ATTACK-FIRST = { $who-The } ont pris le ballon et jouent en premier : se démarquer, passer, tirer.
tip-DEFEND-FIRST = Le ballon a changé de camp, et la défense joue en premier : { $who-to } d’agir.
tip-CHOICE = { $who-To } de choisir.
position-POINT_GUARD = meneur de jeu
position-FORWARD = ailier
position-CENTER = pivot

state-fresh = {""}
state-fresh-ball = , a le ballon
state-fresh-screening = , en écran
state-exhausted = , épuisé
state-exhausted-ball = , épuisé, a le ballon
state-exhausted-screening = , épuisé, en écran

label-roll = Lancer { $roll }
label-select = { $hooper } agit ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}{ $state })
label-ball = Donner le ballon à { $hooper }
label-take = { $hooper } prend le ballon
label-rebound = { $hooper } prend le rebond
label-inbound = { $hooper } remet en jeu
label-place = Placer { $hooper } sur { $where }
label-slip = { $hooper } glisse vers { $where }
label-step-off = Quitter l’écran vers { $where } (gratuit)
label-move = Aller vers { $where } ({ $price ->
    [one] { $price } action
   *[other] { $price } actions
})
label-screen = Faire écran entre { $one } et { $other }, et s’arrêter
label-pass = Passer à { $hooper } (1 action)
label-shoot = Tirer depuis { $where } pour { $points } ; finit le tour
label-pull-up = Tirer en sortie de dribble depuis { $where } pour { $points } ; épuise et finit le tour
label-steal = Tenter d’intercepter le ballon de { $hooper } (1 action)
label-hustle = Effort : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} de plus, puis épuisé
label-rest = Repos : ne rien faire ce tour-ci et retrouver la forme
label-done = { $hooper } a fini
label-end-turn = Finir le tour
label-end-round = N’engager personne d’autre dans cette manche
label-ban = Bannir { $hooper } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, +{ $bonus } tir, { $defense } défense ; { $ability } : { $about })
label-pick = Choisir { $hooper } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, +{ $bonus } tir, { $defense } défense ; { $ability } : { $about })
label-no-ban = Ne bannir personne
label-swat = { $hooper } contre : le tir est relancé, { $hooper } est épuisé
label-no-swat = { $hooper } laisse compter le panier

ask-BAN = { $who } : quel { $position } bannissez-vous ?
ask-PICK = { $who } : quel { $position } choisissez-vous ?
ask-PLACE = { $who } : où { $hooper } commence-t-il ?
ask-START_BALL = { $who } : qui commence avec le ballon ?
ask-attack = { $who-The } attaquent : qui agit maintenant ?
ask-defend = { $who-The } défendent : qui agit maintenant ?
ask-attack-first = { $who-The } ont pris le ballon et jouent en premier : qui agit ?
ask-defend-first = Le ballon a changé de camp, et la défense joue en premier : qui agit pour { $who-the } ?
ask-act = { $hooper } { $left ->
    [0] n’a plus d’action
    [one] a encore { $left } action
   *[other] a encore { $left } actions
} : que fait-il ?
ask-act-clear = { $hooper } doit ressortir le ballon avant de tirer et { $left ->
    [0] n’a plus d’action
    [one] a encore { $left } action
   *[other] a encore { $left } actions
} : que fait-il ?
ask-SLIP = { $who } : vers où { $hooper } glisse-t-il pour recevoir la passe ?
ask-SWAT = { $hooper } contre-t-il le tir de { $other }, ou le panier compte-t-il ?
ask-TAKE = { $who-The } ont coupé la passe : qui prend le ballon ?
ask-REBOUND = Rebond pour { $who-the } : qui le prend ?
ask-INBOUND_HOOPER = { $who } : qui remet le ballon en jeu ?
ask-INBOUND_SPACE = { $who } : d’où { $hooper } remet-il le ballon en jeu ?

tell-and = { $first } { $then }
tell-select = À { $hooper } d’agir pour { $who-the }.
tell-ball = { $hooper } commence avec le ballon.
tell-take = { $hooper } s’en empare.
tell-rebound = { $hooper } capte le rebond.
tell-inbound = { $hooper } va remettre en jeu.
tell-place = { $hooper } se place sur { $where }.
tell-slip = { $hooper } glisse vers { $where } : il faut { $need } ou plus.
tell-end-turn = { $who-The } finissent leur tour.
tell-end-round = { $who-The } n’engagent plus personne dans cette manche.
tell-rested = { $hooper } s’est reposé et retrouve la forme.
tell-step-off = { $hooper } quitte son écran vers { $where }.
tell-dribble = { $hooper } dribble vers { $where }.
tell-cut = { $hooper } coupe vers { $where }.
tell-close = { $hooper } vient défendre sur { $other } vers { $where }.
tell-slide = { $hooper } glisse vers { $where }.
tell-screen = { $hooper } pose un écran entre { $one } et { $other }.
tell-pass-try = { $hooper } cherche { $other } : il faut { $need } ou plus.
tell-pass-slip = { $hooper } cherche { $other } qui quitte son écran.
tell-pass-good = { $roll } : la passe arrive à { $other }.
tell-pass-loose = { $roll } : passe coupée dans le trafic !
tell-pass-away = { $roll } : passe dans le vide ! Remise en jeu pour { $who-the }.
tell-pass-stolen = { $roll } : passe coupée par { $other } !
tell-shot-try = { $hooper } tire depuis { $where } pour { $points } : il faut { $need } ou plus.
tell-pull-up = { $hooper } tire en sortie de dribble depuis { $where } pour { $points } : il faut { $need } ou plus.
tell-maybe = { $roll } : ce serait bon, mais { $hooper } est là.
tell-good = { $roll } : panier ! { $hooper } marque. Jaunes { $yellow }, Violets { $purple }.
tell-miss = { $roll } : sur le cercle !
tell-miss-rebound = { $roll } : raté. Rebond de { $other }.
tell-swat = { $hooper } s’élève : contré ! Le tir est relancé.
tell-no-swat = { $hooper } reste au sol, le panier compte. Jaunes { $yellow }, Violets { $purple }.
tell-steal-try = { $hooper } tend la main : il faut { $need } ou plus à { $other } pour garder le ballon.
tell-stolen = { $roll } : ballon intercepté par { $hooper } !
tell-kept = { $roll } : { $other } garde le ballon.
tell-hustle = { $hooper } fait un effort.
tell-rest = { $hooper } souffle et retrouve la forme.
tell-done = { $hooper } a fini.
tell-ban = { $who-The } bannissent { $hooper }.
tell-no-ban = { $who-The } ne bannissent personne.
tell-pick = { $who-The } choisissent { $hooper }.
tell-activated = { $hooper } est activé : { $ability } !
tell-clock = Chrono : { $clock }.
tell-expired = Le chrono est écoulé : ballon { $who-to }.

why-baseline = { $who-The } doivent choisir une case de la ligne de fond ({ $rule }).
why-slip = { $hooper } glisse vers une case de son écran devant la ligne médiane ({ $rule }).
why-swat = { $who-The } doivent dire si le tir est contré ({ $rule }).
why-choose-ball = { $who-The } doivent d’abord dire qui prend le ballon ({ $rule }).
why-not-there = { $hooper } n’est ni dans la case du passeur ni dans celle du receveur ({ $rule }).
why-not-in-region = { $hooper } n’est pas dans la région du rebond ({ $rule }).
why-not-on-offer = { $hooper } n’est pas disponible ({ $rule }).
why-must-pick = { $who-The } doivent choisir un Hooper ({ $rule }).
why-draft-first = { $who-The } sont en pleine draft et ne peuvent que nommer un Hooper disponible ({ $rule }).
why-done = { $hooper } a déjà agi ce tour-ci ({ $rule }).
why-done-round = { $hooper } a déjà agi dans cette manche ({ $rule }).
why-select-first = { $who-The } doivent d’abord dire quel Hooper agit ({ $rule }).
why-finish-first = { $hooper } est en train d’agir et doit finir d’abord ({ $rule }).
why-nothing-to-answer = { $who-The } n’ont rien à bannir, à choisir ni à contrer ({ $rule }).
why-no-hustle = { $hooper } est épuisé et ne peut pas faire d’effort ({ $rule }).
why-hustle-first = { $hooper } doit faire son effort avant toute autre chose, ou pas ce tour-ci ({ $rule }).
why-rest-instead = { $hooper } est épuisé : ne rien faire ce tour-ci, c’est se reposer ({ $rule }).
why-rest-first = { $hooper } a déjà fait quelque chose ce tour-ci et ne peut plus se reposer ({ $rule }).
why-fresh = { $hooper } n’est pas épuisé et n’a pas besoin de repos ({ $rule }).
why-step-off-first = { $hooper } fait écran et doit d’abord le quitter vers l’une de ses deux cases ({ $rule }).
why-too-far = { $hooper } n’est pas à côté de la case voulue, { $where } ({ $rule }).
why-screened = { $hooper } ne peut pas aller vers { $where } : un écran adverse barre le chemin ({ $rule }).
why-too-dear = { $hooper } ne peut pas aller vers { $where } : { $left ->
    [0] il n’a plus d’action
    [one] { $left } action ne suffit pas
   *[other] { $left } actions ne suffisent pas
} ({ $rule }).
why-walled = { $hooper } ne peut pas aller vers { $where } : près de cet écran, { $left ->
    [one] { $left } action ne suffit pas
   *[other] { $left } actions ne suffisent pas
} ({ $rule }).
why-over-and-back = { $hooper } a le ballon et ne peut pas revenir derrière la ligne médiane ({ $rule }).
why-ball-screen = { $hooper } a le ballon et ne peut pas faire écran ({ $rule }).
why-not-beside = { $hooper } n’est pas à côté de cette limite ({ $rule }).
why-border-taken = Il y a déjà un écran à cet endroit ({ $rule }).
why-no-ball = { $hooper } n’a pas le ballon ({ $rule }).
why-no-self-pass = { $hooper } a déjà le ballon ({ $rule }).
why-no-actions = { $hooper } n’a plus d’action ({ $rule }).
why-screening = { $hooper } fait écran et ne peut pas recevoir de passe ({ $rule }).
why-screen-backcourt = { $hooper } fait écran entre deux cases derrière la ligne médiane et ne peut pas glisser vers une passe ({ $rule }).
why-backcourt = { $who-The } ne peuvent pas passer à { $hooper } : il est derrière la ligne médiane ({ $rule }).
why-must-clear = { $hooper } doit d’abord ressortir le ballon ({ $rule }).
why-acted = { $hooper } a déjà fait quelque chose ce tour-ci et ne peut pas tirer ({ $rule }).
why-own-ball = { $who-The } ont le ballon et n’ont rien à intercepter ({ $rule }).
why-screening-steal = { $hooper } fait écran et ne peut pas intercepter ({ $rule }).
why-not-at-ball = { $hooper } n’est pas dans la case du ballon ({ $rule }).
why-tried = { $hooper } a déjà tenté une interception ce tour-ci ({ $rule }).

odds-complete = la passe arrive
odds-lost = la passe est perdue
odds-good = le tir est bon
odds-good-twice = bon, même si { $hooper } contre
odds-swatted = bon, mais raté si { $hooper } contre
odds-miss = le tir est raté
odds-stolen = le ballon est intercepté
odds-kept = le ballon est gardé
odds-space = difficulté depuis { $where }
odds-defender = défense de { $hooper }
odds-bonus = bonus de tir de { $hooper }
odds-ability = talent { $ability }
odds-limit = pour rester entre 1 et 19
odds-difficulty = en tout : le dé doit faire plus

ending-won = match décidé après { $possessions ->
    [one] { $possessions } possession
   *[other] { $possessions } possessions
}
ending-time = temps écoulé après { $possessions ->
    [0] aucune possession
    [one] { $possessions } possession
   *[other] { $possessions } possessions
}
ending-draw = égalité quand le temps s’est écoulé, après { $possessions ->
    [0] aucune possession
    [one] { $possessions } possession
   *[other] { $possessions } possessions
}

# Ce qui peut être changé
setting-target = Points pour gagner
setting-target-help = Combien de points décident d’un match ?
setting-threshold = Le score à atteindre
setting-threshold-help = Suffit-il d’atteindre ce score, ou faut-il le dépasser ?
choice-threshold-at_least = l’atteindre suffit
choice-threshold-more_than = il faut le dépasser
setting-last_possession = Dernière possession
setting-last_possession-help = Quand un match peut-il être décidé ?
choice-last_possession-purple = après une possession des Violets
choice-last_possession-sudden_death = après n’importe quelle possession
setting-scoring = Valeur des paniers
setting-scoring-help = Que vaut un panier, de près et de loin ?
choice-scoring-ones_twos = 1 de près, 2 de loin
choice-scoring-twos_threes = 2 de près, 3 de loin
setting-draft = Draft
setting-draft-help = Les camps bannissent-ils et choisissent-ils leurs Hoopers ?
setting-free_start_placement = Placement libre au départ
setting-free_start_placement-help = Les camps disent-ils où leurs Hoopers commencent sur la ligne de fond ?
setting-take_back = Ressortir le ballon
setting-take_back-help = Un ballon gagné dans le jeu doit-il ressortir avant un tir ?
setting-baseline = Ligne de fond
setting-baseline-help = De quelle ligne partent les camps, et d’où se font les remises en jeu ?
choice-baseline-far = la ligne éloignée, derrière la ligne médiane
choice-baseline-rim = la ligne sous le cercle
setting-rest = Repos
setting-rest-help = Comment un Hooper épuisé retrouve-t-il la forme ?
choice-rest-declared = en l’annonçant au lieu d’agir
choice-rest-idle = en ne faisant rien pendant tout un tour
setting-round = Manche
setting-round-help = Qui joue à tour de rôle dans une manche ?
choice-round-sides = les camps entiers
choice-round-hoopers = les camps, un Hooper à la fois
setting-first_turn = Premier tour
setting-first_turn-help = Quel camp joue le tout premier tour ?
choice-first_turn-defense = la défense
choice-first_turn-offense = l’attaque
setting-next_turn = Tour après une possession
setting-next_turn-help = Qui joue en premier après un panier, un rebond défensif ou un chrono écoulé ?
choice-next_turn-new_defense = le camp qui défend désormais
choice-next_turn-old_defense = le camp qui a défendu
setting-shared_space = Passe dans une même case
setting-shared_space-help = Combien de fois compte un adversaire placé à la fois près du passeur et du receveur ?
choice-shared_space-once = une fois
choice-shared_space-twice = deux fois
setting-hustle_when = Moment de l’effort
setting-hustle_when-help = Quand un Hooper qui agit peut-il faire un effort ?
choice-hustle_when-any_time = à tout moment
choice-hustle_when-first = avant toute autre chose
setting-over_and_back = Retour en zone
setting-over_and_back-help = Le porteur du ballon peut-il revenir derrière la ligne médiane ?
choice-over_and_back-allowed = oui
choice-over_and_back-forbidden = non
setting-max_possessions = Possessions au plus
setting-max_possessions-help = Après combien de possessions un match finit-il dans tous les cas ?
setting-max_turns = Tours au plus
setting-max_turns-help = Après combien de tours un match finit-il dans tous les cas ?
setting-lineup = Équipes
setting-lineup-help = Qui joue à chaque poste quand il n’y a pas de draft.
setting-difficulty = Difficulté des tirs
setting-difficulty-help = Depuis une case, le dé doit faire plus que ce nombre, avant défenseurs et bonus.
setting-worth = Points d’un panier
setting-worth-help = Ce que rapporte un panier depuis chaque case.
setting-actions = Actions
setting-actions-help = Le nombre d’actions de chaque Hooper par tour.
setting-bonus = Bonus de tir
setting-bonus-help = De combien chaque tir d’un Hooper est plus facile.
setting-defense = Défense
setting-defense-help = Ce qu’un Hooper ajoute à la difficulté des passes et des tirs dans sa case.
setting-activation = Marqueurs pour l’activation
setting-activation-help = Le nombre de marqueurs qui retourne la carte de chaque Hooper.
setting-ability = Nombres des talents
setting-ability-help = Pour combien compte chaque talent qui porte un nombre.
setting-entry_cost = Entrer dans une case gardée
setting-entry_cost-help = Le nombre d’actions pour entrer dans une case où se tient un adversaire.
setting-hustle = Effort
setting-hustle-help = Le nombre d’actions que donne un effort.
setting-exhaustion = Épuisement
setting-exhaustion-help = Le nombre d’actions qui manquent à un Hooper épuisé.
setting-shot_clock = Chrono
setting-shot_clock-help = Le nombre de manches dont dispose un camp pour une possession.
setting-rebound_clock = Chrono après un rebond offensif
setting-rebound_clock-help = Le nombre de manches au chrono quand l’attaque a pris son propre rebond.

hooper-RAY = Ray
hooper-DEX = Dex
hooper-ZIP = Zip
hooper-NOVA = Nova
hooper-VIC = Vic
hooper-BIG_LEE = Big Lee
hooper-MARLO = Marlo
hooper-HAKEEM = Hakeem
hooper-STRETCH = Stretch
hooper-MOOSE = Moose
choice-lineup-RAY = { hooper-RAY }
choice-lineup-DEX = { hooper-DEX }
choice-lineup-ZIP = { hooper-ZIP }
choice-lineup-NOVA = { hooper-NOVA }
choice-lineup-VIC = { hooper-VIC }
choice-lineup-BIG_LEE = { hooper-BIG_LEE }
choice-lineup-MARLO = { hooper-MARLO }
choice-lineup-HAKEEM = { hooper-HAKEEM }
choice-lineup-STRETCH = { hooper-STRETCH }
choice-lineup-MOOSE = { hooper-MOOSE }
side-YELLOW = { seat-0 }
side-PURPLE = { seat-1 }
number-DIME = { ability-RAY }
number-QUICK_HANDS = { ability-DEX }
number-BOX_OUT = { ability-BIG_LEE }
number-CLAMPS = { ability-MARLO }
number-BRICK_WALL = { ability-MOOSE }

# Comment jouer, avec les nombres du match
help-goal = Le but
help-goal-text = Le premier camp à { $threshold ->
    [at_least] { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
   *[more_than] { $target ->
        [one] plus de { $target } point
       *[other] plus de { $target } points
    }
} gagne{ $last ->
    [purple] , mais seulement à la fin d’une possession des Violets : chacun en a eu autant.
   *[sudden_death] .
}
help-goal-worth = Un panier de près rapporte { $inside }, un panier des corners, des ailes et de plus loin { $outside }.
help-turns = Les tours
help-turns-text = { $round ->
    [hoopers] Les camps agissent à tour de rôle avec un Hooper chacun ; une manche finit quand les six ont agi ou passé.
   *[sides] À son tour, un camp agit avec chacun de ses trois Hoopers, l’un après l’autre ; une manche est un tour de chaque camp.
}
help-clock = Qui a le ballon a { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} pour tirer ; un rebond offensif remet le chrono à { $again }.
help-deeds = Ce que fait un Hooper
help-move = Un pas vers une case voisine prend 1 action, davantage si des adversaires s’y tiennent.
help-pass = Une passe prend 1 action. Le dé doit dépasser la Défense de tous les adversaires dans les cases du passeur et du receveur ; sinon le ballon est perdu.
help-shot = Qui tire ne fait rien d’autre à ce tour. Le dé doit dépasser le nombre de la case, plus la Défense des adversaires qui s’y tiennent, moins le bonus du tireur.
help-steal = Un défenseur dans la case du ballon peut tenter de l’intercepter pour 1 action, une fois par tour : le ballon est gardé si le dé dépasse sa Défense.
help-screen = Qui n’a pas le ballon peut finir sur la limite de sa case, en écran : aucun adversaire ne la franchit. En écran, on ne défend pas, on ne prend pas de rebond et on ne reçoit pas de passe.
help-rebound = Après un tir manqué, l’arc le plus proche du cercle où quelqu’un se tient décide : le camp qui y a le plus de Hoopers a le ballon, et à égalité la défense.
help-energy = L’énergie et les talents
help-hustle = Une fois dans son tour, un Hooper peut fournir un effort pour { $more ->
    [one] { $more } action
   *[other] { $more } actions
} de plus. Cela l’épuise : une action de moins à chaque tour, jusqu’à ce qu’il se repose { $rest ->
    [idle] en ne faisant rien de tout un tour
   *[declared] tout un tour, en le disant
}.
help-abilities = Chaque Hooper a un objectif sur sa carte. Une fois atteint, le talent inscrit à côté agit jusqu’à la fin du match.

lesson-goal-ball = Choisir le porteur
lesson-goal-act = Faire agir un Hooper
lesson-goal-pass = Passer
lesson-goal-shoot = Tirer
lesson-goal-steal = Intercepter
lesson-goal-own = Continuer par soi-même
lesson-ball-title = Les Jaunes commencent
lesson-ball = Vous êtes les Jaunes. Donnez le ballon à Ray, le meilleur dribbleur ; puis la défense monte.
lesson-who-title = L’un après l’autre
lesson-who = À votre tour, chacun de vos trois Hoopers peut agir. Que Vic commence : touchez Vic.
lesson-cut-title = Vic a 3 actions
lesson-cut = Un pas vers une case voisine coûte une action, deux si un défenseur s’y tient. Allez au logo gauche.
lesson-wing-title = Jusqu’à l’aile
lesson-wing = Un tir de l’aile gauche vaut 2, et le nombre de chaque case est ce que le Ballon doit montrer. Allez-y.
lesson-done-title = Vic est en place
lesson-done = Qui s’est déplacé ne peut pas tirer au même tour. Vic a fini.
lesson-ray-title = À Ray
lesson-ray = Hakeem est à côté de Ray, dribbler coûte donc cher. Touchez Ray.
lesson-pass-title = Passez à Vic
lesson-pass = Chaque passe se lance avec le Ballon. La défense autour du passeur et du receveur s’additionne ; il faut davantage.
lesson-rest-title = Elle est arrivée
lesson-rest = Ray pourrait encore bouger. Cela suffit : Ray a fini.
lesson-end-title = Finissez le tour
lesson-end = Moose peut rester. Après chaque manche, le chrono perd 1 ; à zéro, le ballon est perdu.
lesson-vic-title = Personne près de Vic
lesson-vic = Vic n’a pas encore agi à ce tour, il peut donc tirer. Touchez Vic.
lesson-shoot-title = Tirez
lesson-shoot = Le nombre de la case, plus les défenseurs, moins le bonus de Vic : la chance se lit au cercle. Touchez le cercle.
lesson-guard-title = Panier ! Défendez
lesson-guard = Hakeem remet en jeu, et la défense joue d’abord. Ray est à côté de Hakeem : touchez Ray.
lesson-steal-title = Tentez l’interception
lesson-steal = L’interception se lance aussi : le porteur doit garder le ballon. Cela réussit rarement, mais coûte peu. Essayez.
lesson-own-title = Intercepté !
lesson-own = Le ballon est à vous, et vous rejouez aussitôt. Le premier à 11 gagne ; à partir d’ici, jouez à votre gré.
