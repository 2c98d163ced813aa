title = Rugby en cartes
seat-0 = Locaux
    .the = les Locaux
    .of = des Locaux
    .to = aux Locaux
seat-1 = Visiteurs
    .the = les Visiteurs
    .of = des Visiteurs
    .to = aux Visiteurs

card-PROP = Pilier
card-HOOKER = Talonneur
card-LOCK = Deuxième ligne
card-FLANKER = Troisième ligne aile
card-NUMBER_EIGHT = Numéro huit
card-ENFORCER = Avant de choc
card-LINK_FORWARD = Avant de liaison
card-WORKHORSE = Avant de devoir
card-SCRUM_HALF = Demi de mêlée
card-CENTER = Centre
card-FLY_HALF = Demi d’ouverture
card-FULL_BACK = Arrière
card-WING = Ailier
card-UTILITY_BACK = Trois-quarts polyvalent
play-PICK_AND_GO = Pick and go
play-CRASH_BALL = Percussion
play-POP_PASS = Passe au contact
play-WEAVE_RUN = Crochets
play-LONG_PASS = Passe longue
play-KICK = Coup de pied
play-DRIVE = Ballon porté
play-CHARGE = Charge
play-LOOP = Redoublée
play-BOX_KICK = Box-kick
play-SWITCH = Croisée
play-SKIP_PASS = Passe sautée
skill-RUN = Course
skill-PASS = Passe
skill-SPECIAL = Spécial
symbol-NONE = aucun symbole
symbol-TOUCH = touche
symbol-KNOCK_ON = en-avant
symbol-PENALTY = pénalité
column-BIG_LOSS = déroute
column-LOSS = défaite
column-DRAW = égalité
column-WIN = victoire
column-BIG_WIN = triomphe
heading-BIG_LOSS = −−
heading-LOSS = −
heading-DRAW = =
heading-WIN = +
heading-BIG_WIN = ++
piece-KICKOFF = coup d’envoi
piece-LINEOUT = touche
piece-SCRUM = mêlée
the-piece-KICKOFF = le coup d’envoi
the-piece-LINEOUT = la touche
the-piece-SCRUM = la mêlée
since-KICKOFF = depuis le dernier coup d’envoi
since-LINEOUT = depuis la dernière touche
since-SCRUM = depuis la dernière mêlée
place-1 = devant leur ligne d’en-but
place-2 = sur leurs 22 mètres
place-3 = dans leur camp
place-4 = sur la ligne médiane
place-5 = dans le camp adverse
place-6 = sur les 22 mètres adverses
place-7 = devant la ligne d’en-but adverse
together = { $first } et { $second }
then = { $first } { $second }
forwards = { $count ->
    [0] aucun avant
    [one] { $count } avant
   *[other] { $count } avants
}
backs = { $count ->
    [0] aucun trois-quarts
    [one] { $count } trois-quarts
   *[other] { $count } trois-quarts
}
mixed = { $first } et { $second }
number = { $whole }
number-and-half = { $whole },5
plus = { $first } + { $second }
sum = { $cards } = { $total }
a-forward = un avant
a-back = un trois-quarts

board-half = Mi-temps { $half } sur { $halves }, { $phases } temps de jeu sur { $of }
board-half-last = Mi-temps { $half } sur { $halves }, { $phases } temps de jeu sur { $of } : fin après cette phase statique
board-golden = Point en or, { $phases } temps de jeu sur { $of }
board-full-time = Fin du match
board-score = Locaux { $home } : { $away } Visiteurs
board-try-line = en-but
board-22 = 22
board-halfway = milieu
board-ball = { $who-The } ont le ballon { $place }, { $since }
board-side = { $who }, libres : { $forwards } et { $backs } ; fixés : { $tied }
board-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
board-none = aucun
board-known = revenus en main, au su de tous : { $cards }
board-forwards = Avants (Course/Passe/Spécial) : { $cards }
board-backs = Trois-quarts : { $cards }
board-announced = Annonce : { $players }
board-play = { $play }, { $players }, { $skill } ({ $table }) :
board-played = { $who } : { $cards }
board-strength = { $who } : { $cards } = { $total }
board-aside = Écartées jusqu’à la prochaine phase statique : { $cards }
board-hidden = face cachée
board-turned = Cartes retournées : { $cards }
board-plays = { $who-The } ont { $count ->
    [one] { $count } combinaison en main
   *[other] { $count } combinaisons en main
}
board-own-plays = Vos combinaisons
board-legend = P : une carte commune est retournée pour les symboles. L : touche pour l’adversaire.

label-attacks = { $who-The } attaquent en premier
label-draw = Piocher : { $play }
label-resolve = Résoudre la combinaison
label-drawn = La carte est : { $card }
label-play = Choisir { $play } : { $players }, { $skill } ({ $table })
label-no-play = Concéder une pénalité : il manque des joueurs à toutes vos combinaisons
label-forfeit = Concéder une pénalité avec une combinaison à laquelle il manque des joueurs
label-card = Poser { $card } { $values }
label-half-card = Poser { $card } { $values } à demi-valeur
label-tie = Fixer { $count ->
    [one] { $count } avant
   *[other] { $count } avants
} de chaque côté
label-tie-own = Fixer { $count ->
    [one] { $count } de vos avants
   *[other] { $count } de vos avants
}
label-extra = Ajouter une carte au hasard
label-no-extra = N’ajouter aucune carte
label-scrum = Mêlée sur place
label-lineout = Pénaltouche : une touche { $places ->
    [0] sur place
    [one] { $places } ligne plus loin
   *[other] { $places } lignes plus loin
}
label-shot = Tenter la pénalité : deux cartes doivent dépasser { $target }

ask-call = { $who } : quelle combinaison choisissez-vous ?
ask-forfeit = { $who } : il manque des joueurs à toutes vos combinaisons. Vous concédez une pénalité.
ask-attack = { $who }, { $play } : posez { $line }, { $left ->
    [one] le dernier
   *[other] encore { $left } cartes
}.
ask-defense = { $who }, l’attaque annonce { $players } : posez { $line }, { $left ->
    [one] le dernier
   *[other] encore { $left } cartes
}.
ask-extra = { $who } : attaque { $attack }, défense { $defense }, { $column } pour l’attaque. Ajouter une carte ?
ask-tie = { $who } : combien d’avants fixe-t-on de chaque côté pour { $piece } ?
ask-tie-own = { $who } : combien de vos avants fixez-vous pour { $piece } ?
ask-penalty = Pénalité pour { $who-the } { $place } : qu’en faites-vous ?

tell-attacks = { $who-The } attaquent en premier.
tell-tie = { $who-The } fixent { $count ->
    [one] { $count } avant
   *[other] { $count } avants
} de chaque côté.
tell-tie-own = { $who-The } fixent { $count ->
    [one] { $count } de leurs avants
   *[other] { $count } de leurs avants
}.
tell-face-down = Un avant { $who-of } est fixé, face cachée.
tell-dealt = { $who-The } reçoivent une carte.
tell-dealt-card = { $who-The } reçoivent une carte : { $card }.
tell-draws = { $who-The } piochent une combinaison.
tell-draws-play = { $who-The } piochent une combinaison : { $play }.
tell-calls = { $who-The } choisissent { $play } et annoncent { $players }.
tell-announces = { $who-The } annoncent { $players }.
tell-no-play = Il manque des joueurs { $who-to } pour toutes leurs combinaisons : ils concèdent une pénalité.
tell-forfeit = { $who-The } choisissent une combinaison à laquelle il manque des joueurs et concèdent une pénalité.
tell-commits = { $who-The } posent une carte, face cachée.
tell-commits-card = { $who-The } posent une carte : { $card }.
tell-reveal = Toutes les cartes sont retournées !
tell-extra = { $who-The } ajoutent une carte au hasard.
tell-no-extra = { $who-The } n’ajoutent aucune carte.
tell-extra-card = Carte ajoutée par { $who-the } : { $card }, valeur { $value }.
tell-check = { $play } ({ $skill }) : { $who } { $attack }, { $other } { $defense }. Résultat pour l’attaque : { $column }.
tell-risk = { $count ->
    [one] { $count } carte est retournée pour les symboles.
   *[other] { $count } cartes sont retournées pour les symboles.
}
tell-turned = Carte retournée : { $card }, { $symbols }.
tell-kick = Le tir : { $card }, Spécial { $value }.
tell-goal = { $total } dépasse { $target } : le coup de pied passe !
tell-miss = { $total } ne dépasse pas { $target } : le coup de pied est manqué.
tell-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $who-the } !
tell-try = Essai !
tell-safety = En-but concédé !
tell-ball = { $who-The } ont le ballon { $place }.
tell-penalty = Pénalité pour { $who-the }.
tell-restart-KICKOFF = { $who-The } attaquent sur un coup d’envoi.
tell-restart-LINEOUT = { $who-The } attaquent après une touche.
tell-restart-SCRUM = { $who-The } attaquent après une mêlée.
tell-last-piece = La mi-temps prend fin après cette phase statique.
tell-half-time = Mi-temps.
tell-golden-point = Égalité après deux mi-temps : les prochains points gagnent.
tell-full-time = Fin du match.
tell-scrum = { $who-The } demandent une mêlée.
tell-lineout = { $who-The } choisissent la pénaltouche.
tell-shot = { $who-The } tentent la pénalité.

why-call = { $who-The } doivent choisir une combinaison jouable s’ils en ont une en main ({ $rule }).
why-not-in-hand = { $who-The } n’ont pas « { $card } » en main ({ $rule }).
why-no-players = Il manque des joueurs { $who-to } pour { $play } ({ $rule }).
why-commit = { $who-The } doivent poser une carte de joueur ({ $rule }).
why-line = { $who-The } doivent maintenant poser { $line } ({ $rule }).
why-extra = { $who-The } ne peuvent qu’ajouter une carte au hasard ou y renoncer ({ $rule }).
why-tie = { $who-The } doivent choisir un des nombres de la carte pour { $piece } ({ $rule }).
why-range = { $distance ->
    [0] Il n’y a pas de tir au but
    [one] Un tir au but se tente à { $distance } ligne au plus
   *[other] Un tir au but se tente à { $distance } lignes au plus
} ({ $rule }).
why-penalty = { $who-The } doivent choisir que faire de la pénalité ({ $rule }).

odds-goal = le coup de pied passe
odds-miss = le coup de pied est manqué
odds-base = à dépasser sur la ligne d’en-but
odds-distance = { $lines ->
    [one] ligne jusqu’à la ligne d’en-but
   *[other] lignes jusqu’à la ligne d’en-but
}
odds-to-beat = à dépasser d’ici, par le Spécial de deux cartes
odds-column = { $column }
odds-free-cards = { $count ->
    [one] carte possible
   *[other] cartes possibles
}
odds-turned = { $count ->
    [one] carte retournée pour les symboles
   *[other] cartes retournées pour les symboles
}
odds-result = { $column } ({ $cell })
odds-symbol = { $symbol }

ending-regular = match décidé en deux mi-temps
ending-draw = égalité après deux mi-temps
ending-golden-point = match décidé par un point en or
ending-golden-draw = toujours à égalité après le point en or

# Ce qui peut être changé
line-FORWARDS = avants
line-BACKS = trois-quarts
setting-cards = Jeu de cartes
setting-cards-help = Avec quel jeu de cartes joue-t-on ?
choice-cards-designer = celui de l’auteur
choice-cards-tuned = ajusté
setting-draw = Duel à égalité
setting-draw-help = Que se passe-t-il quand les deux camps sont à égalité dans un duel ?
choice-draw-stay = la colonne « égalité » de la combinaison décide
choice-draw-last_winner = le vainqueur du duel précédent l’emporte
choice-draw-turnover_risk = une carte est retournée ; un symbole fait perdre le ballon
setting-tie = Score à égalité
setting-tie-help = Que se passe-t-il quand le score est à égalité après deux mi-temps ?
choice-tie-draw = match nul
choice-tie-golden_point = les prochains points gagnent
setting-own_line = Recul jusqu’à son en-but
setting-own_line-help = Que devient une attaque repoussée jusqu’à sa propre ligne d’en-but ?
choice-own_line-clamp = elle reste devant la ligne
choice-own_line-scrum = l’adversaire obtient une mêlée
choice-own_line-safety = l’adversaire marque des points
setting-first_attacker = Première attaque
setting-first_attacker-help = Qui attaque en premier ?
choice-first_attacker-random = pile ou face
choice-first_attacker-home = les Locaux
choice-first_attacker-away = les Visiteurs
setting-try_line = Ligne d’en-but
setting-try_line-help = Le ballon sur la ligne d’en-but vaut-il un essai, ou seulement au-delà ?
choice-try_line-on = sur la ligne suffit
choice-try_line-beyond = seulement au-delà
setting-big_result = Grands écarts
setting-big_result-help = Pour un triomphe ou une déroute, l’écart doit atteindre le nombre de cartes : celui de quel camp ?
choice-big_result-winner = du camp qui gagne le duel
choice-big_result-loser = du camp qui le perd
choice-big_result-attack = de l’attaque
setting-half_values = Demi-valeurs
setting-half_values-help = Comment compte-t-on la moitié d’une valeur impaire ?
choice-half_values-exact = exactement
choice-half_values-down = arrondie vers le bas
choice-half_values-up = arrondie vers le haut
setting-attack_commits = L’attaque pose ses cartes
setting-attack_commits-help = L’attaque pose-t-elle ses cartes avant la défense ou après elle ?
choice-attack_commits-first = avant la défense
choice-attack_commits-last = après la défense
setting-attack_lines = Joueurs de l’attaque
setting-attack_lines-help = Quelles cartes une attaque peut-elle engager dans une combinaison ?
choice-attack_lines-own = seulement celles de ses lignes
choice-attack_lines-any = d’autres aussi, à demi-valeur
setting-short_defense = Défense à court de joueurs
setting-short_defense-help = Que fait une défense à laquelle il manque des joueurs d’une ligne ?
choice-short_defense-fill_up = elle complète avec l’autre ligne, à demi-valeur
choice-short_defense-fewer = elle pose moins de cartes
setting-extra_from = Carte au hasard
setting-extra_from-help = Quelles cartes libres peuvent venir au hasard ?
choice-extra_from-all = toutes
choice-extra_from-matching = celles des lignes de la combinaison
setting-forfeit = Pénalité faute de joueurs
setting-forfeit-help = Une attaque peut-elle choisir une combinaison à laquelle il manque des joueurs et concéder une pénalité ?
choice-forfeit-forced = seulement si elle n’en a pas d’autre
choice-forfeit-chosen = dès qu’elle en a une
setting-turned_cards = Cartes retournées : où vont-elles
setting-turned_cards-help = Où vont les cartes retournées pour les symboles ?
choice-turned_cards-back = elles rejoignent les cartes communes
choice-turned_cards-aside = à l’écart jusqu’à la prochaine phase statique
setting-back_for = Retour des joueurs fixés
setting-back_for-help = Quels camps récupèrent des joueurs fixés après un temps de jeu ?
choice-back_for-both = les deux camps
choice-back_for-attack = l’attaque seulement
setting-order = Ordre d’un résultat
setting-order-help = Qu’est-ce qui vient d’abord dans un résultat et annule le reste ?
choice-order-symbols = les symboles
choice-order-icon = la phase statique du tableau
choice-order-try = l’essai
setting-symbol_ball = Ballon après un symbole
setting-symbol_ball-help = À qui va le ballon quand un symbole apparaît ?
choice-symbol_ball-loser = au camp qui a perdu le duel
choice-symbol_ball-defense = à la défense
setting-after_score = Attaque après des points
setting-after_score-help = Qui attaque sur le coup d’envoi après des points ?
choice-after_score-conceder = le camp qui les a concédés
choice-after_score-scorer = le camp qui les a marqués
setting-half_ends = Fin d’une mi-temps
setting-half_ends-help = Quand finit une mi-temps dont les temps de jeu sont écoulés ?
choice-half_ends-before = avant la prochaine phase statique
choice-half_ends-after = une fois la prochaine phase statique jouée
setting-tied_by = Qui fixe les avants
setting-tied_by-help = Qui dit combien d’avants une phase statique fixe ?
choice-tied_by-attacker = l’attaque, pour les deux camps
choice-tied_by-each = chaque camp pour soi
setting-phases_per_half = Temps de jeu par mi-temps
setting-phases_per_half-help = Après combien de temps de jeu une mi-temps peut-elle finir ?
setting-hard_cap = Temps de jeu au plus
setting-hard_cap-help = Après combien de temps de jeu une mi-temps finit-elle dans tous les cas ?
setting-golden_phases = Temps de jeu du point en or
setting-golden_phases-help = Après combien de temps de jeu sans points le point en or prend-il fin ?
setting-shot_range = Portée d’un tir au but
setting-shot_range-help = À combien de lignes peut-on tenter une pénalité ?
setting-play_cards = Combinaisons en main
setting-play_cards-help = Combien de combinaisons l’attaque tient-elle après chaque phase statique ?
setting-skill_copies = Exemplaires des joueurs
setting-skill_copies-help = Le nombre d’exemplaires de chaque carte de joueur.
setting-values = Valeurs des joueurs
setting-values-help = Ce que vaut chaque carte de joueur en Course, en Passe et en Spécial.
setting-symbols = Symboles des joueurs
setting-symbols-help = La carte de joueur porte le symbole (1) ou non (0).
setting-play_copies = Exemplaires des combinaisons
setting-play_copies-help = Le nombre d’exemplaires de chaque combinaison.
setting-players = Joueurs des combinaisons
setting-players-help = Le nombre d’avants et de trois-quarts que demande chaque combinaison.
setting-skill = Qualité des combinaisons
setting-skill-help = La qualité qui décide de chaque combinaison.
choice-skill-run = Course
choice-skill-pass = Passe
choice-skill-special = Spécial
setting-comes_from = Bout de la pile
setting-comes_from-help = Le bout de la pile des joueurs fixés d’où chaque combinaison fait revenir des cartes.
choice-comes_from-top = le dessus
choice-comes_from-bottom = le dessous
setting-movement = Avancée du ballon
setting-movement-help = De combien de lignes chaque résultat d’une combinaison déplace le ballon.
setting-risk = Cartes retournées
setting-risk-help = Combien de cartes communes chaque résultat fait retourner pour les symboles.
setting-icon = Phases statiques des tableaux
setting-icon-help = La phase statique que chaque résultat donne à l’adversaire.
choice-icon-none = aucune
choice-icon-kickoff = coup d’envoi
choice-icon-lineout = touche
choice-icon-scrum = mêlée
setting-comes_back = Cartes qui reviennent
setting-comes_back-help = Combien de joueurs fixés chaque résultat fait revenir.
setting-share_back = Part qui revient
setting-share_back-help = La part des joueurs fixés que chaque résultat fait revenir : 2 pour la moitié, 4 pour le quart, 0 pour aucune.
setting-dealt = Cartes distribuées
setting-dealt-help = Combien d’avants et de trois-quarts chaque camp reçoit à une phase statique.
setting-tied_up = Avants fixés
setting-tied_up-help = Les nombres d’avants que chaque phase statique permet de fixer ; 0 ne propose rien.
setting-points = Points
setting-points-help = Ce que rapportent un essai, un tir au but et un en-but concédé.
setting-shot_target = Difficulté d’un tir au but
setting-shot_target-help = Ce que deux cartes doivent dépasser sur la ligne d’en-but ; chaque ligne plus loin ajoute un.
setting-penalty_gain = Gain d’une pénaltouche
setting-penalty_gain-help = De combien de lignes une pénaltouche fait avancer.

# Comment jouer, avec les nombres du match
help-goal = Le but
help-goal-text = Avoir plus de points que l’adversaire après deux mi-temps { $phases ->
    [1] d’un temps de jeu
   *[other] de { $phases } temps de jeu
}. Un essai en rapporte { $try }, un tir au but { $goal }. { $tie ->
    [golden_point] À égalité, les prochains points gagnent.
   *[draw] Une égalité est un match nul.
}
help-goal-end = Ses temps de jeu écoulés, une mi-temps finit { $ends ->
    [after] après la prochaine phase statique qui ne vient pas d’une pénalité
   *[before] avant la prochaine phase statique qui ne vient pas d’une pénalité
}, et de toute façon au temps de jeu { $cap }.
help-phase = Un temps de jeu
help-phase-call = L’attaque choisit une combinaison en secret et annonce seulement combien d’avants et de trois-quarts il y faut.
help-phase-lay = Les deux camps posent autant de joueurs, face cachée. Puis tout est retourné, et chacun additionne la qualité que demande la combinaison.
help-phase-extra = La défense peut ajouter une de ses cartes libres, au hasard ; alors seulement, l’attaque le peut aussi.
help-phase-result = La combinaison dit où mène chaque résultat : −− déroute, − défaite, = égalité, + victoire, ++ triomphe de l’attaque. C’est un triomphe ou une déroute si l’écart atteint le nombre de cartes { $big ->
    [winner] du vainqueur
    [loser] du vaincu
   *[attack] de l’attaque
}.
help-ball = Les joueurs et le ballon
help-tied = Qui a joué est fixé. Après chaque temps de jeu, quelques-uns reviennent, autant que le dit la combinaison.
help-symbols = Pour chaque P d’un résultat, une carte est retournée. Si elle montre une touche, un en-avant ou une pénalité, le jeu s’arrête, et le ballon va { $side ->
    [loser] au camp qui a perdu le duel : qui gagne trop nettement peut perdre le ballon
   *[defense] à la défense
}.
help-penalty = Une pénalité se joue en mêlée sur place{ $range ->
    [0] {" "}ou
   *[other] ,
} en touche { $gain ->
    [0] sur place
    [one] une ligne plus loin
   *[other] { $gain } lignes plus loin
}{ $range ->
    [0] .
    [one] , ou au but à une ligne : le Spécial de deux cartes doit dépasser { $target }, et un de plus par ligne.
   *[other] , ou au but à { $range } lignes au plus : le Spécial de deux cartes doit dépasser { $target }, et un de plus par ligne.
}
help-pieces = Les phases statiques
help-pieces-text = À chacune, les deux camps reçoivent de nouveaux joueurs, et l’attaque de nouvelles combinaisons.
help-piece = phase statique
help-plays = combinaisons
help-forwards = avants fixés
help-number = { $number }
help-or = { $first } ou { $other }
help-list = { $first }, { $other }

lesson-goal-call = Choisir une combinaison
lesson-goal-engage = Engager deux joueurs
lesson-goal-extra = Risquer une carte au hasard, ou non
lesson-goal-try = Marquer un essai
lesson-goal-defend = Défendre
lesson-call-title = Choisissez en secret
lesson-call = Vous attaquez du milieu. Choisissez Crochets : ils entendent « 2 trois-quarts », mais pas que la Course compte.
lesson-first-title = Votre trois-quarts le plus rapide
lesson-first = La qualité demandée s’additionne sur vos cartes. Le Demi de mêlée a 4 en Course.
lesson-second-title = Et le suivant
lesson-second = L’Ailier a 4 en Course aussi. Puis ils engagent deux trois-quarts, et toutes les cartes sont retournées.
lesson-line-title = 8 à 6, un triomphe
lesson-line = Votre avance atteint votre nombre de cartes : 3 lignes gagnées. Vous voilà devant leur en-but ; choisissez Passe au contact.
lesson-passer-title = Des avants qui savent passer
lesson-passer = Les trois-quarts qui ont couru sont fixés. Passe au contact demande deux avants : l’Avant de liaison a 4 en Passe.
lesson-passer-two-title = Encore un
lesson-passer-two = L’Avant de devoir a 4 en Passe aussi. Les plus forts ne sont pas toujours les bons.
lesson-extra-title = 8 à 8
lesson-extra = Ils ont ajouté une carte au hasard, vous le pouvez donc aussi. Gagner vous mène derrière la ligne : risquez-la.
lesson-defend-title = Essai ! À vous de défendre
lesson-defend = 7 points. Ils annoncent deux avants, et vous ignorez la qualité. Le Deuxième ligne a 4 en Spécial.
lesson-defend-two-title = Devinez leur intention
lesson-defend-two = Pick and go et Coup de pied emploient le Spécial, et l’on débute rarement par une passe longue. Ajoutez le Numéro huit.
lesson-enough-title = 8 à 4 pour vous
lesson-enough = Un triomphe est le maximum. Une carte au hasard ne gagnerait rien de plus, et ce joueur serait fixé.
lesson-own-title = À vous de choisir
lesson-own = Ils annoncent deux trois-quarts. Quelle qualité sera-ce ? Engagez celui qui vous semble convenir.
lesson-own-two-title = Et le second
lesson-own-two = Si une combinaison retourne des cartes, un symbole peut donner le ballon au perdant du duel. Engagez votre second trois-quarts.

# Said by the server and the command line, never by the page
card-PICK_AND_GO = { play-PICK_AND_GO }
card-CRASH_BALL = { play-CRASH_BALL }
card-POP_PASS = { play-POP_PASS }
card-WEAVE_RUN = { play-WEAVE_RUN }
card-LONG_PASS = { play-LONG_PASS }
card-KICK = { play-KICK }
card-DRIVE = { play-DRIVE }
card-CHARGE = { play-CHARGE }
card-LOOP = { play-LOOP }
card-BOX_KICK = { play-BOX_KICK }
card-SWITCH = { play-SWITCH }
card-SKIP_PASS = { play-SKIP_PASS }
printed-RUN = { skill-RUN }
printed-PASS = { skill-PASS }
printed-SPECIAL = { skill-SPECIAL }
printed-TOUCH = { symbol-TOUCH }
printed-KNOCK_ON = { symbol-KNOCK_ON }
printed-PENALTY = { symbol-PENALTY }
printed-top = dessus
printed-bottom = dessous
printed-F = av.
printed-B = trois-q.
column-set = série
set-designer = auteur
set-tuned = ajustée
tie-FIRST = premier nombre
tie-SECOND = deuxième nombre
tie-THIRD = troisième nombre
score-TRY = essai
score-GOAL = tir au but
score-SAFETY = en-but concédé
