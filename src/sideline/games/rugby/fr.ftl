title = Rugby en cartes
seat-0 = Locaux
seat-1 = Visiteurs
the-seat-0 = les Locaux
the-seat-1 = les Visiteurs

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
place-1 = devant sa ligne d’en-but
place-2 = sur ses 22 mètres
place-3 = dans son camp
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
a-forward = un avant
a-back = un trois-quarts

board-half = Mi-temps { $half } sur { $halves }, { $phases ->
    [one] { $phases } phase jouée
   *[other] { $phases } phases jouées
} sur { $of }
board-golden = Point en or, { $phases ->
    [one] { $phases } phase jouée
   *[other] { $phases } phases jouées
} sur { $of }
board-full-time = Fin du match
board-score = Locaux { $home } : { $away } Visiteurs
board-try-line = en-but
board-22 = 22
board-halfway = milieu
board-ball = { $who } : ballon { $place }, depuis la dernière remise en jeu ({ $piece })
board-side = { $who } : { $forwards } et { $backs } libres ; fixés : { $tied }
board-face-down = { $count } face cachée
board-none = aucun
board-known = revenus en main, connus de tous : { $cards }
board-forwards = Avants (Course/Passe/Spécial) : { $cards }
board-backs = Trois-quarts : { $cards }
board-announced = Annonce : { $players }
board-play = { $play }, { $players }, { $skill } ({ $table }) :
board-played = { $who } : { $cards }
board-hidden = face cachée
board-turned = Cartes retournées : { $cards }
board-plays = { $who } : { $count ->
    [one] { $count } combinaison en main
   *[other] { $count } combinaisons en main
}
board-own-plays = Vos combinaisons
board-legend = P : une carte commune est retournée pour les symboles. L : touche pour l’adversaire.

label-attacks = { $who } : première attaque
label-draw = Piocher : { $play }
label-resolve = Résoudre la combinaison
label-drawn = La carte est : { $card }
label-play = Choisir { $play } : { $players }, { $skill } ({ $table })
label-no-play = Concéder une pénalité : aucune combinaison n’a ses joueurs
label-card = Poser { $card } { $values }
label-half-card = Poser { $card } { $values } à demi-valeur
label-tie = Fixer { $count } avants de chaque côté
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
ask-forfeit = { $who } : aucune combinaison en main n’a ses joueurs. Vous concédez une pénalité.
ask-attack = { $who }, { $play } : posez { $line }, { $left ->
    [one] votre dernière carte
   *[other] encore { $left } cartes
}.
ask-defense = { $who } : { $players } en face. Posez { $line }, { $left ->
    [one] votre dernière carte
   *[other] encore { $left } cartes
}.
ask-extra = { $who } : { $attack } contre { $defense }, { $column } pour l’attaque. Ajouter une carte ?
ask-tie = { $who } : combien d’avants fixe-t-on de chaque côté ({ $piece }) ?
and-a-half = { $whole },5
added = { $some } + { $more }
added-up = { $cards } = { $total }
ask-penalty = { $who } : pénalité { $place }. Qu’en faites-vous ?

tell-attacks = { $who } : première attaque.
tell-tie = { $who } : { $count } avants fixés de chaque côté.
tell-face-down = { $who } : un avant est fixé, face cachée.
tell-dealt = { $who } : une carte reçue.
tell-dealt-card = { $who } : carte reçue, { $card }.
tell-draws = { $who } : une combinaison piochée.
tell-draws-play = { $who } : combinaison piochée, { $play }.
tell-calls = { $who } : { $play }, annonce de { $players }.
tell-announces = { $who } : annonce de { $players }.
tell-no-play = { $who } : aucune combinaison n’a ses joueurs, pénalité concédée.
tell-commits = { $who } : une carte posée, face cachée.
tell-commits-card = { $who } : carte posée, { $card }.
tell-reveal = Toutes les cartes sont retournées !
tell-extra = { $who } : une carte ajoutée au hasard.
tell-no-extra = { $who } : aucune carte ajoutée.
tell-extra-card = { $who } : carte ajoutée, { $card }, valeur { $value }.
tell-check = { $play }, { $skill } : { $who } { $attack } contre { $other } { $defense } : { $column }.
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
} pour { $who } !
tell-try = Essai !
tell-safety = En-but concédé !
tell-ball = { $who } : ballon { $place }.
tell-penalty = Pénalité pour { $who }.
tell-restart = { $who } : attaque après remise en jeu ({ $piece }).
tell-half-time = Mi-temps.
tell-golden-point = Égalité après deux mi-temps : les prochains points gagnent.
tell-full-time = Fin du match.
tell-scrum = { $who } : mêlée demandée.
tell-lineout = { $who } : pénaltouche.
tell-shot = { $who } : pénalité tentée.

why-call = { $who } : il faut annoncer une combinaison jouable s’il y en a une en main ({ $rule }).
why-not-in-hand = { $who } : { $card } n’est pas en main ({ $rule }).
why-no-players = { $who } : il manque des joueurs pour { $play } ({ $rule }).
why-commit = { $who } : il faut poser une carte de joueur ({ $rule }).
why-line = { $who } : il faut maintenant poser { $line } ({ $rule }).
why-extra = { $who } : on ne peut qu’ajouter une carte au hasard ou y renoncer ({ $rule }).
why-tie = { $who } : il faut choisir un des nombres de la carte ({ $piece }, { $rule }).
why-range = Un tir au but se prend à { $distance } lignes au plus ({ $rule }).
why-penalty = { $who } : il faut choisir quoi faire de la pénalité ({ $rule }).

odds-goal = le coup de pied passe
odds-miss = le coup de pied est manqué
odds-base = à dépasser devant l’en-but
odds-distance = lignes jusqu’à l’en-but
odds-to-beat = deux valeurs Spécial doivent dépasser
odds-column = { $column }
odds-free-cards = cartes possibles
odds-turned = cartes retournées pour les symboles
odds-result = { $column } ({ $cell })
odds-symbol = { $symbol }

ending-regular = match décidé en deux mi-temps
ending-draw = égalité après deux mi-temps
ending-golden-point = match décidé par un point en or
ending-golden-draw = toujours à égalité après le point en or

# Ce qui peut être changé
line-FORWARDS = avants
line-BACKS = trois-quarts
tie-FIRST = premier nombre
tie-SECOND = deuxième nombre
tie-THIRD = troisième nombre
score-TRY = essai
score-GOAL = tir au but
score-SAFETY = en-but concédé
setting-cards = Jeu de cartes
setting-cards-help = Avec quel jeu de cartes joue-t-on ?
choice-cards-designer = celui de l’auteur
choice-cards-tuned = équilibré
setting-draw = Épreuve à égalité
setting-draw-help = Que se passe-t-il quand les deux camps sont à égalité dans une épreuve ?
choice-draw-stay = la colonne « égalité » de la combinaison décide
choice-draw-last_winner = le vainqueur de l’épreuve précédente l’emporte
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
setting-phases_per_half = Phases par mi-temps
setting-phases_per_half-help = Après combien de phases une mi-temps peut-elle finir ?
setting-hard_cap = Phases au plus
setting-hard_cap-help = Après combien de phases une mi-temps finit-elle dans tous les cas ?
setting-golden_phases = Phases du point en or
setting-golden_phases-help = Après combien de phases sans points le point en or prend-il fin ?
setting-shot_range = Portée d’un tir au but
setting-shot_range-help = À combien de lignes peut-on tenter une pénalité ?
setting-play_cards = Combinaisons en main
setting-play_cards-help = Combien de combinaisons l’attaque tient-elle après chaque remise en jeu ?
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
setting-icon = Remises en jeu des tableaux
setting-icon-help = La remise en jeu que chaque résultat donne à l’adversaire.
choice-icon-none = aucune
choice-icon-kickoff = coup d’envoi
choice-icon-lineout = touche
choice-icon-scrum = mêlée
setting-comes_back = Cartes qui reviennent
setting-comes_back-help = Combien de joueurs fixés chaque résultat fait revenir.
setting-share_back = Part qui revient
setting-share_back-help = La part des joueurs fixés que chaque résultat fait revenir : 2 pour la moitié, 4 pour le quart, 0 pour aucune.
setting-dealt = Cartes distribuées
setting-dealt-help = Combien d’avants et de trois-quarts chaque camp reçoit à une remise en jeu.
setting-tied_up = Avants fixés
setting-tied_up-help = Les nombres d’avants que chaque remise en jeu permet de fixer ; 0 ne propose rien.
setting-points = Points
setting-points-help = Ce que rapportent un essai, un tir au but et un en-but concédé.
setting-shot_target = Difficulté d’un tir au but
setting-shot_target-help = Ce que deux cartes doivent dépasser sur la ligne d’en-but ; chaque ligne plus loin ajoute un.
setting-penalty_gain = Gain d’une pénaltouche
setting-penalty_gain-help = De combien de lignes une pénaltouche fait avancer.
