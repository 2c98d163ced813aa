title = Pig
seat-0 = Premier
    .the = le premier
    .of = du premier
    .to = au premier
seat-1 = Second
    .the = le second
    .of = du second
    .to = au second

board-turn = Tour { $turn }, course à { $target }
board-score = Score { $score }
board-pot = Dans le pot : { $pot }

label-roll = Lancer
label-hold = S’arrêter et encaisser { $pot }
label-face = { $face }

tell-roll = { $who } lance le dé.
tell-hold = { $who } encaisse { $pot }.
tell-die = { $who } obtient un { $face }.

why-choose = { $who } ne peut que lancer ou s’arrêter ({ $rule }).
why-empty = { $who } n’a encore rien à encaisser ({ $rule }).

odds-adds = le pot augmente
odds-one = un 1 : le pot est perdu

ending = après { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
ending-draw = personne n’y est arrivé en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}

# Ce qui peut être changé
setting-turns = Tours au plus
setting-turns-help = Après combien de tours le match est-il nul ?
setting-target = But
setting-target-help = Qui encaisse le premier autant de points gagne.
