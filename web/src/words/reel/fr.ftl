figure-numbers = Chiffres
reel = Revoir
reel-all = Tous
reel-eyes = Par les yeux de
reel-of = sur { $count }
reel-before = { $name } : précédent
reel-after = { $name } : suivant
reel-basket = Panier
reel-lead = Leader
reel-luck = Chance
reel-slip = Erreur
reel-slip-short = Erreur
reel-turn = coup du sort { $letter }
reel-start = Le début
reel-wins = chances { $who-of } d’ici
reel-by-luck = par la chance
reel-by-choice = par cette décision
reel-transport = Parcourir le match
reel-first = Au début
reel-back = Un coup en arrière
reel-play = Lecture
reel-pause = Pause
reel-on = Un coup en avant
reel-last = À la fin
reel-speed = Vitesse
reel-play-on = Rejouer à partir d’ici
reel-play-on-short = Rejouer
reel-as = Quelle place
reel-as-seat = côté { $seat }
reel-against = Contre qui
reel-against-bot = contre { $bot }
reel-same-luck = La même chance ensuite
reel-luck-anew = Une nouvelle table ; la suite est tirée à nouveau.
reel-luck-again = Une nouvelle table ; la suite est tirée comme alors.
reel-nothing-left = Le match est fini ici : revenez d’un coup pour rejouer.
reel-link = Lien vers le coup { $move }
reel-link-short = Lien
reel-file = Fichier
reel-review = Analyse
reel-verify = Vérifier avec la graine
reel-verified-good = { $draws ->
    [one] { $draws } tirage vérifié
   *[other] { $draws } tirages vérifiés
}
reel-verified-bad = { $draws ->
    [one] { $draws } tirage ne correspond pas à la graine
   *[other] { $draws } tirages ne correspondent pas à la graine
}
reel-parent = depuis le coup { $move }
reel-open = Ouvrir un match enregistré
reel-open-about = Un match joué ici ou dans le terminal et gardé dans un fichier peut être revu coup par coup, analysé et rejoué. Le fichier est vérifié mot à mot, et sa chance avec sa graine.
reel-open-file = Choisir un fichier .replay
reel-open-long = Ce fichier est plus long que tout match enregistré.
reel-opening = Le match est en cours de vérification
reel-ahead = { $who } en tête
reel-legend-luck = coup du sort
reel-legend-slip = décision coûteuse
reel-legend-curve = chances de victoire, si tous suivent les conseils
reel-sheet-eyes = Par les yeux de
reel-sheet-play = Rejouer à partir d’ici
reel-sheet-link = Lien et fichier
review-question = Était-ce la chance ?
review-begin = Calculer, une demi-minute environ
review-computing = Le match est en cours d’analyse
review-share = { $share } %
review-stop = Arrêter
review-curve = Le fil du match
review-leads = { $count ->
    [one] { $count } changement de leader
   *[other] { $count } changements de leader
} · choisissez une marque pour voir le coup
review-ledger = Chance et talent : le compte y est
review-whose-ledger = Le compte de qui
review-slips = Les décisions les plus coûteuses
review-judged = jugées d’après ce qu’on pouvait savoir alors
review-no-slips = Aucune décision n’a coûté cher, selon la recherche.
review-move = coup
review-played = joué
review-better = mieux
review-lost-head = perdu, en points de victoire
review-then-head = chances alors
review-see = Voir
review-see-it = Voir la décision { $number }
review-try = Réessayer
review-try-it = Réessayer la décision { $number }
review-gains = Terrain gagné
review-whose-gains = Les combinaisons de qui
review-shots = Tirs
review-whose-shots = Les tirs de qui
review-shot = { $place } : { $made } sur { $tried }, points : { $points }
review-how = Comment lire cette page
key-step = un coup en arrière ou en avant
key-basket = le panier d’avant ou d’après
key-stops = panier, leader, coup du sort, erreur suivants
key-ends = le début, la fin
key-run = lecture ou pause
key-eyes = tous les yeux, ou ceux d’une place
key-link = copier le lien vers ce coup
key-play-on = rejouer à partir d’ici
review-try-all = { $count ->
    [2] Réessayer les deux à la suite
   *[other] Réessayer les { $count } à la suite
}
trial-of = Décision { $number } sur { $of }
trial-ask = Vous voici avant le coup { $move } de ce match : que jouez-vous à présent ?
trial-then = À présent : { $now } Alors, c’était : { $played } (−{ $lost }). Mieux : { $better }.
trial-next = Décision suivante
trial-back = Vers l’analyse
