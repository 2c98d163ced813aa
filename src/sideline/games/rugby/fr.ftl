title = Rugby en cartes
seat-0 = Locaux
seat-1 = Visiteurs

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
card-FLY_HALF = Demi d'ouverture
card-FULL_BACK = Arrière
card-WING = Ailier
card-UTILITY_BACK = Trois-quarts polyvalent
play-PICK_AND_GO = Pick and go
play-CRASH_BALL = Percussion
play-POP_PASS = Passe au contact
play-WEAVE_RUN = Course en zigzag
play-LONG_PASS = Passe longue
play-KICK = Coup de pied
play-DRIVE = Poussée
play-CHARGE = Charge
play-LOOP = Redoublée
play-BOX_KICK = Chandelle
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
piece-KICKOFF = coup d'envoi
piece-LINEOUT = touche
piece-SCRUM = mêlée
place-1 = devant son propre en-but
place-2 = sur ses propres 22
place-3 = dans son propre camp
place-4 = sur la ligne médiane
place-5 = dans le camp adverse
place-6 = sur les 22 adverses
place-7 = devant l'en-but adverse
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

board-half = Mi-temps { $half } sur { $halves }, { $phases } phases jouées sur { $of }
board-golden = Point en or, { $phases } phases jouées sur { $of }
board-full-time = Fin du match
board-score = Locaux { $home } : { $away } Visiteurs
board-try-line = en-but
board-22 = 22
board-halfway = milieu
board-ball = { $who } : ballon { $place }, depuis la dernière remise en jeu ({ $piece })
board-side = { $who } : { $forwards } et { $backs } libres ; pris : { $tied }
board-face-down = { $count } face cachée
board-none = aucun
board-known = revenus en main, connus de tous : { $cards }
board-forwards = Avants (Course/Passe/Spécial) : { $cards }
board-backs = Trois-quarts : { $cards }
board-announced = Annonce : { $players }
board-play = { $play }, { $players }, { $skill } ({ $table }) :
board-played = { $who } : { $cards }
board-hidden = face cachée
board-turned = Cartes retournées : { $cards }
board-plays = { $who } : { $count ->
    [one] { $count } carte de jeu en main
   *[other] { $count } cartes de jeu en main
}
board-own-plays = Vos combinaisons
board-legend = P : une carte commune est retournée pour les symboles. L : touche pour l'adversaire.

label-attacks = { $who } : première attaque
label-draw = Piocher : { $play }
label-resolve = Résoudre l'action
label-drawn = La carte est : { $card }
label-play = Annoncer { $play } : { $players }, { $skill } ({ $table })
label-no-play = Concéder une pénalité : aucune combinaison n'a ses joueurs
label-card = Poser { $card } { $values }
label-half-card = Poser { $card } { $values } à demi-valeur
label-tie = Engager { $count } avants de chaque côté
label-extra = Ajouter une carte au hasard
label-no-extra = N'ajouter aucune carte
label-scrum = Mêlée sur place
label-lineout = Pénaltouche : une touche { $places ->
    [0] sur place
    [one] { $places } ligne plus loin
   *[other] { $places } lignes plus loin
}
label-shot = Tirer au but : deux cartes doivent dépasser { $target }

tell-attacks = { $who } : première attaque.
tell-tie = { $who } : { $count } avants engagés de chaque côté.
tell-face-down = { $who } : un avant est pris, face cachée.
tell-dealt = { $who } : une carte reçue.
tell-dealt-card = { $who } : carte reçue, { $card }.
tell-draws = { $who } : une carte de jeu piochée.
tell-draws-play = { $who } : combinaison piochée, { $play }.
tell-calls = { $who } : { $play }, annonce de { $players }.
tell-announces = { $who } : annonce de { $players }.
tell-no-play = { $who } : aucune combinaison n'a ses joueurs, pénalité concédée.
tell-commits = { $who } : une carte posée, face cachée.
tell-commits-card = { $who } : carte posée, { $card }.
tell-reveal = Toutes les cartes sont retournées !
tell-extra = { $who } : une carte ajoutée au hasard.
tell-no-extra = { $who } : aucune carte ajoutée.
tell-extra-card = { $who } : carte ajoutée, { $card }, valeur { $value }.
tell-check = { $play }, { $skill } : { $who } { $attack } contre { $other } { $defense } : { $column }.
tell-risk = { $count ->
    [one] { $count } carte est retournée pour les symboles.
   *[other] { $count } cartes sont retournées pour les symboles.
}
tell-turned = Carte retournée : { $card }, { $symbols }.
tell-kick = Le tir : { $card }, Spécial { $value }.
tell-goal = { $total } dépasse { $target } : le coup de pied passe !
tell-miss = { $total } ne dépasse pas { $target } : le coup de pied est manqué.
tell-points = { $points } points pour { $who } !
tell-ball = Ballon { $place }.
tell-penalty = Pénalité, { $who }.
tell-restart = { $who } : attaque après remise en jeu ({ $piece }).
tell-half-time = Mi-temps.
tell-golden-point = Égalité après deux mi-temps : les prochains points gagnent.
tell-full-time = Fin du match.
tell-scrum = { $who } : mêlée demandée.
tell-lineout = { $who } : pénaltouche.
tell-shot = { $who } : tir au but.

why-call = { $who } : il faut annoncer une combinaison jouable s'il y en a une en main ({ $rule }).
why-not-in-hand = { $who } : { $card } n'est pas en main ({ $rule }).
why-no-players = { $who } : il manque des joueurs pour { $play } ({ $rule }).
why-commit = { $who } : il faut poser une carte de joueur ({ $rule }).
why-line = { $who } : il faut maintenant poser { $line } ({ $rule }).
why-extra = { $who } : on ne peut qu'ajouter une carte au hasard ou y renoncer ({ $rule }).
why-tie = { $who } : il faut choisir un des nombres de la carte ({ $piece }, { $rule }).
why-range = Un tir au but se prend à { $distance } lignes au plus ({ $rule }).
why-penalty = { $who } : il faut choisir quoi faire de la pénalité ({ $rule }).

odds-goal = le coup de pied passe
odds-miss = le coup de pied est manqué
odds-base = à dépasser devant l'en-but
odds-distance = lignes jusqu'à l'en-but
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
