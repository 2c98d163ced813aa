title = Halfcourt Jam
seat-0 = Jaune
seat-1 = Violet

space-RIM = le cercle
space-PL = le poste bas gauche
space-PC = la raquette
space-PR = le poste bas droit
space-SL = le petit coin gauche
space-EL = le coude gauche
space-FT = la ligne des lancers
space-ER = le coude droit
space-SR = le petit coin droit
space-CL = le coin gauche
space-WL = l'aile gauche
space-TP = le sommet
space-WR = l'aile droite
space-CR = le coin droit
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
ability-VIC = Tir dans la foulée
ability-BIG_LEE = Écran retard
ability-MARLO = Pot de colle
ability-HAKEEM = Contre
ability-STRETCH = Glissade
ability-MOOSE = Mur de briques

about-RAY = son receveur tire avec { $number } de moins
about-DEX = +{ $number } pour ses interceptions
about-ZIP = entre pour 1 action chez l'adversaire
about-NOVA = les logos valent le sommet
about-VIC = un pas balle en main, puis tir (épuise)
about-BIG_LEE = compte pour { $number } au rebond
about-MARLO = +{ $number } en défense sur les tirs de sa case
about-HAKEEM = fait relancer un panier à côté (épuise)
about-STRETCH = reçoit des passes en écran
about-MOOSE = entrer près de son écran coûte +{ $number }

goal-RAY = passes réussies
goal-DEX = vols tentés (2 si réussi)
goal-ZIP = efforts
goal-NOVA = tirs de loin (hors ligne de fond)
goal-VIC = passes reçues
goal-BIG_LEE = rebonds
goal-MARLO = arrêts dans sa case
goal-HAKEEM = tirs ratés, lui près du cercle
goal-STRETCH = paniers à mi-distance ou de loin
goal-MOOSE = tours finis en écran

board-score = Jaune { $yellow } : { $purple } Violet ({ $goal } ; { $ends })
board-goal-at-least = le premier à { $target }
board-goal-more-than = plus de { $target } points
board-ends-purple = dernière possession à Violet
board-ends-sudden = mort subite
board-clock = Possession { $possession }, ballon à { $who }. Chrono : { $clock ->
    [one] { $clock } manche
   *[other] { $clock } manches
}.
board-draft = Draft : { $position }. Disponibles : { $names }.
board-active = { $hooper } agit : { $left ->
    [one] { $left } action
   *[other] { $left } actions
} en réserve.
board-legend = JAUNE en majuscules, violet en minuscules, * a le ballon. Chaque case : son code, la difficulté du tir (faire plus avec le dé à 20 faces), les points.
board-screen = { $hooper } fait écran entre { $one } et { $other }.
board-must-clear = Le ballon doit ressortir (coins, ailes, sommet) avant un tir.
board-progress = { $ability } { $markers }/{ $needed } : { $goal }
board-active-ability = { $ability } ! { $about }
board-stats = act tir  déf
board-fresh = en forme
board-exhausted = ÉPUISÉ
tip-DRAFT = Chaque camp prend un Hooper par poste ; un exclu ne joue pour personne.
tip-PLACE = Placez vos Hoopers sur la ligne de fond.
tip-START_BALL = Qui commence avec le ballon ? Les meneurs ont le plus d'actions.
tip-ATTACK = { $who } attaque : se démarquer, passer, tirer. Qui tire ne fait que cela.
tip-DEFEND = { $who } défend : gêner les tireurs dans leur case, voler le ballon.
tip-CHOICE = À { $who } de choisir.
position-0 = meneur
position-1 = ailier
position-2 = pivot

state-nothing = {""}
state-exhausted = , épuisé
state-ball = , a le ballon
state-screening = , en écran

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
label-step-off = Quitter l'écran vers { $where } (gratuit)
label-move = Aller vers { $where } ({ $price ->
    [one] { $price } action
   *[other] { $price } actions
})
label-screen = Faire écran entre { $one } et { $other }, et s'arrêter
label-pass = Passer à { $hooper } (1 action)
label-shoot = Tirer depuis { $where } pour { $points } ; finit le tour
label-pull-up = Tirer dans la foulée depuis { $where } pour { $points } ; épuise et finit le tour
label-steal = Tenter d'intercepter le ballon de { $hooper } (1 action)
label-hustle = Effort : { $actions } actions de plus, puis épuisé
label-rest = Repos : ne rien faire ce tour-ci et retrouver la forme
label-done = { $hooper } a fini
label-end-turn = Finir le tour
label-ban = Exclure { $hooper } ({ $actions } actions, +{ $bonus } tir, { $defense } défense, { $ability })
label-pick = Choisir { $hooper } ({ $actions } actions, +{ $bonus } tir, { $defense } défense, { $ability })
label-no-ban = N'exclure personne
label-swat = { $hooper } contre : le tir est relancé, { $hooper } est épuisé
label-no-swat = { $hooper } laisse le panier

tell-and = { $first } { $then }
tell-select = { $who } : à { $hooper } d'agir.
tell-ball = { $hooper } commence avec le ballon.
tell-take = { $hooper } s'en empare.
tell-rebound = { $hooper } capte le rebond.
tell-inbound = { $hooper } va remettre en jeu.
tell-place = { $hooper } se place sur { $where }.
tell-slip = { $hooper } glisse vers { $where }.
tell-end-turn = { $who } finit son tour.
tell-step-off = { $hooper } quitte son écran vers { $where }.
tell-dribble = { $hooper } dribble vers { $where }.
tell-cut = { $hooper } coupe vers { $where }.
tell-close = { $hooper } vient sur { $other } : { $where }.
tell-slide = { $hooper } glisse vers { $where }.
tell-screen = { $hooper } pose un écran entre { $one } et { $other }.
tell-pass-try = { $hooper } cherche { $other } : il faut { $need } ou plus.
tell-pass-slip = { $hooper } cherche { $other } qui quitte son écran.
tell-pass-good = { $roll } : la passe arrive à { $other }.
tell-pass-loose = { $roll } : passe coupée dans la mêlée !
tell-pass-away = { $roll } : passe dans le vide ! Remise en jeu pour { $who }.
tell-pass-stolen = { $roll } : passe coupée par { $other } !
tell-shot-try = { $hooper } tire depuis { $where } pour { $points } : il faut { $need } ou plus.
tell-pull-up = { $hooper } tire dans la foulée depuis { $where } pour { $points } : il faut { $need } ou plus.
tell-maybe = { $roll } : ce serait bon, mais { $hooper } est là.
tell-good = { $roll } : panier ! { $hooper } marque. Jaune { $yellow }, Violet { $purple }.
tell-miss = { $roll } : sur le cercle !
tell-miss-rebound = { $roll } : raté. Rebond de { $other }.
tell-swat = { $hooper } s'élève : contré ! Le tir est relancé.
tell-no-swat = { $hooper } reste au sol, le panier compte. Jaune { $yellow }, Violet { $purple }.
tell-steal-try = { $hooper } tend la main : il faut { $need } ou plus à { $other } pour garder le ballon.
tell-stolen = { $roll } : ballon volé par { $hooper } !
tell-kept = { $roll } : { $other } garde le ballon.
tell-hustle = { $hooper } fait un effort.
tell-rest = { $hooper } souffle et retrouve la forme.
tell-done = { $hooper } a fini.
tell-ban = { $who } exclut { $hooper }.
tell-no-ban = { $who } n'exclut personne.
tell-pick = { $who } choisit { $hooper }.
tell-activated = { $hooper } est activé : { $ability } !
tell-clock = Chrono : { $clock }.
tell-expired = Le chrono est écoulé : ballon à { $who }.

why-baseline = { $who } doit choisir une case de la ligne de fond ({ $rule }).
why-slip = { $hooper } glisse vers une case de son écran devant le milieu de terrain ({ $rule }).
why-swat = { $who } doit dire si le tir est contré ({ $rule }).
why-choose-ball = { $who } doit d'abord dire qui prend le ballon ({ $rule }).
why-not-there = { $hooper } n'est ni dans la case du passeur ni dans celle du receveur ({ $rule }).
why-not-in-region = { $hooper } n'est pas dans la zone du rebond ({ $rule }).
why-not-on-offer = { $hooper } n'est pas disponible ({ $rule }).
why-must-pick = { $who } doit choisir un Hooper ({ $rule }).
why-draft-first = { $who } est en pleine draft et ne peut que nommer un Hooper disponible ({ $rule }).
why-done = { $hooper } a déjà agi ce tour-ci ({ $rule }).
why-select-first = { $who } doit d'abord dire quel Hooper agit ({ $rule }).
why-finish-first = { $hooper } est en train d'agir et doit finir d'abord ({ $rule }).
why-nothing-to-answer = { $who } n'a rien à exclure, à choisir ni à contrer ({ $rule }).
why-no-hustle = { $hooper } est épuisé et ne peut pas faire d'effort ({ $rule }).
why-rest-first = { $hooper } a déjà fait quelque chose ce tour-ci et ne peut plus se reposer ({ $rule }).
why-fresh = { $hooper } n'est pas épuisé et n'a pas besoin de repos ({ $rule }).
why-step-off-first = { $hooper } fait écran et doit d'abord le quitter vers l'une de ses deux cases ({ $rule }).
why-too-far = { $hooper } n'est pas à côté de la case voulue, { $where } ({ $rule }).
why-screened = { $hooper } ne peut pas aller vers { $where } : un écran adverse barre le chemin ({ $rule }).
why-too-dear = { $hooper } ne peut pas aller vers { $where } : { $left ->
    [one] { $left } action ne suffit pas
   *[other] { $left } actions ne suffisent pas
} ({ $rule }).
why-ball-screen = { $hooper } a le ballon et ne peut pas faire écran ({ $rule }).
why-not-beside = { $hooper } n'est pas à côté de cette limite ({ $rule }).
why-border-taken = Il y a déjà un écran à cet endroit ({ $rule }).
why-no-ball = { $hooper } n'a pas le ballon ({ $rule }).
why-no-self-pass = { $hooper } a déjà le ballon ({ $rule }).
why-no-actions = { $hooper } n'a plus d'action ({ $rule }).
why-screening = { $hooper } fait écran et ne peut pas recevoir de passe ({ $rule }).
why-backcourt = { $who } ne peut pas passer à { $hooper } : il est derrière le milieu de terrain ({ $rule }).
why-must-clear = { $hooper } doit d'abord ressortir le ballon ({ $rule }).
why-acted = { $hooper } a déjà fait quelque chose ce tour-ci et ne peut pas tirer ({ $rule }).
why-own-ball = { $who } a le ballon et n'a rien à intercepter ({ $rule }).
why-screening-steal = { $hooper } fait écran et ne peut pas intercepter ({ $rule }).
why-not-at-ball = { $hooper } n'est pas dans la case du ballon ({ $rule }).
why-tried = { $hooper } a déjà tenté une interception ce tour-ci ({ $rule }).

odds-complete = la passe arrive
odds-lost = la passe est perdue
odds-good = le tir est bon
odds-good-twice = bon, même si { $hooper } contre
odds-swatted = bon, mais raté si { $hooper } contre
odds-miss = le tir est raté
odds-stolen = le ballon est volé
odds-kept = le ballon est gardé
odds-space = { $where }
odds-defender = défense de { $hooper }
odds-bonus = bonus de tir de { $hooper }
odds-ability = capacité { $ability }
odds-limit = limité entre 1 et 19
odds-difficulty = difficulté : il faut faire plus

ending-won = match décidé après { $possessions } possessions
ending-time = temps écoulé après { $possessions } possessions
ending-draw = égalité quand le temps s'est écoulé, après { $possessions } possessions
