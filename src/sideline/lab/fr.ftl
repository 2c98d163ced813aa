review-win = Victoire { $who-of }, { $score }, { $reason }.
review-draw = Match nul, { $score }, { $reason }.
review-lucky = Chance { $who-of } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $error }).
review-unlucky = Malchance { $who-of } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $error }).
review-even = Ni chance ni malchance pour { $who-the }, autant qu’on puisse en juger ({ $luck }).
review-agreed = Pour { $who-the }, { $agreed ->
    [one] { $agreed } décision sur { $decisions } aussi bonne que celle d’une recherche.
   *[other] { $agreed } décisions sur { $decisions } aussi bonnes que celles d’une recherche.
}
review-heading = Analyse d’un match
review-curve = Probabilité de victoire { $who-of }
review-curve-all = Probabilité de victoire
review-sketch = La courbe jusqu’ici : un premier regard, précisé ensuite
review-move = coup
review-moves = { $first } à { $last }
review-ledger = Chance et talent
review-seat = place
review-start = au départ
review-luck = chance
review-skill = ses décisions
review-others = décisions adverses
review-result = résultat
review-bar-start = Au|départ
review-bar-luck = Chance
review-bar-skill = Ses|décisions
review-bar-others = Leurs|décisions
review-bar-result = Résultat
review-sum = { $who } : { $start } au départ, { $luck } par la chance, { $skill } par les décisions du camp, { $others } par celles des autres, { $result } à la fin.
review-turn = { $letter }, coup { $moves } : { $points } pour { $who-the }
review-slip = Décision { $number } { $who-of }, coup { $move } : perte { $lost }
review-score = score
review-numbers = Chiffres
review-mistakes = Les décisions les plus coûteuses
review-no-mistakes = Aucune décision n’a coûté cher, selon la recherche.
review-played = joué
review-better = mieux
review-lost = perte
review-win-then = probabilité de victoire ainsi
review-turns = Les plus grands coups du sort
review-what = ce qui s’est passé
review-effect = pour { $who-the }
review-legend-mistake = décision coûteuse
review-legend-turn = coup du sort
review-how-heading = Comment lire cette page
review-how-win = La probabilité de victoire d’une position dit combien de fois une place gagne quand chaque place suit le conseil (le robot Titulaire) jusqu’à la fin : { $playouts } matchs simulés en tout. Un match nul compte pour moitié.
review-how-ledger = Un point est un point de pourcentage de probabilité de victoire. La chance est l’effet des tirages et des dés ; le talent est l’effet des décisions, comparées au conseil. Départ, chance, ses décisions et décisions adverses donnent ensemble le résultat. Après ±, l’erreur type de l’échantillonnage : ce que d’autres matchs simulés pourraient changer (pour un tel jeu, la vérité est à moins de deux erreurs types 19 fois sur 20). Elle ne couvre pas ce que les conseils eux-mêmes jugent mal.
review-how-mistakes = Les décisions sont jugées par une recherche, à partir de ce que la place pouvait savoir alors : { $quick } itérations pour chacune, { $deep } de nouveau pour les pires, les deux options évaluées pareillement.
review-settings = Réglages modifiés : { $settings }
review-written = La page est dans { $file }.
review-took = { $seconds } s · { $playouts } matchs simulés · graine { $seed }
run-title = Jusqu’où vont les campagnes
run-words = { $share } des campagnes ont gagné au moins { $wins ->
    [one] { $wins } match
   *[other] { $wins } matchs
}, comme celle-ci.
run-wins = matchs gagnés
run-share = des campagnes
run-you = vous
