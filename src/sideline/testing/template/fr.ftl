title = Un nouveau jeu
seat-0 = Premier
    .the = le premier
    .of = du premier
    .to = au premier
seat-1 = Second
    .the = le second
    .of = du second
    .to = au second
seat-2 = Troisième
    .the = le troisième
    .of = du troisième
    .to = au troisième
seat-3 = Quatrième
    .the = le quatrième
    .of = du quatrième
    .to = au quatrième

board-round = Manche { $round } sur { $of }, limite { $limit }
board-score = Score { $score }
board-dice = Dés { $dice }
board-card = Votre carte : { $card }

label-stand = Garder sa carte
label-roll = Lancer un dé et l’ajouter
label-face = { $face }

tell-stand = { $who } garde sa carte.
tell-roll = { $who } lance le dé.
tell-die = { $who } obtient un { $face }.
tell-card = { $who } pioche un { $face }.
tell-draws = { $who } pioche une carte.

why-choose = { $who } ne peut que garder sa carte ou lancer le dé ({ $rule }).

odds-within = dans la limite
odds-above = au-dessus de la limite

ending = après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}

# Ce qui peut être changé
setting-rounds = Manches
setting-rounds-help = Combien de manches compte un match ?
setting-seats = Places
setting-seats-help = Combien de places compte le match ?
setting-limit = Limite
setting-limit-help = Un total au-dessus de ce nombre ne compte rien.
setting-prize = Prix
setting-prize-help = Ce que vaut une manche.
