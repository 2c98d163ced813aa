begin-campaign = Commencer la campagne
begin-cup = Commencer le tournoi
how-campaign-1 = Vous rencontrez une équipe IA après l’autre. Chacune commence avec une ressource de plus que la précédente : elle s’offre plus tôt de meilleures cartes.
how-campaign-2 = Après une victoire, vous pouvez conserver un joueur et une tactique ; le match suivant commence avec eux dans votre pioche.
how-campaign-3 = La première défaite met fin à la campagne. Combien de matchs gagnerez-vous ?
how-cup-1 = Le vainqueur passe au tour suivant, le perdant est éliminé.
how-cup-2 = Après chaque tour, le vainqueur peut conserver un joueur et une tactique pour le match suivant.
how-cup-3 = Les robots jouent entre eux pendant ce temps, et vous pouvez regarder. Le tournoi attend les amis.
none-campaign = Ce jeu n’a pas de campagne.
none-cup = Ce jeu n’a pas de tournoi.
how-it-goes = Le principe
cup-who = Les participants
next-against = contre { $name }
row-who = nom
cup-bots = Robots
cup-friends = Places pour des amis
cup-of = { $entrants } en tout
go-on-series = Reprendre où vous en étiez
the-ladder = L’échelle
the-bracket = Le tableau
the-standings = Classement
best-runs = Meilleures campagnes
best-run = { $wins ->
    [one] 1 match gagné
   *[other] { $wins } matchs gagnés
}
you-kept = Cartes conservées
keep-up-to = À conserver pour le prochain match : coût { $cost } au plus
keep-nothing = Rien
instead-of = à la place de
play-next = Jouer le prochain match
go-on-match = Continuer le match
keep-and-play = Conserver et continuer
take-place = Prendre une place
series-waits = D’autres jouent encore.
series-out = Vous êtes éliminé ; les autres jouent encore.
series-open = Le tournoi commence quand toutes les places sont prises. Envoyez le lien à vos amis.
campaign-over = { $wins ->
    [0] Terminé : le premier match a été perdu.
    [one] Terminé après un match gagné.
   *[other] Terminé après { $wins } matchs gagnés.
}
cup-over = { $name } remporte le tournoi.
another-series = Recommencer
bye = exempt
place-free = libre
stage = { $pairs ->
    [1] Finale
    [2] Demi-finales
    [4] Quarts de finale
   *[other] { $number }e tour
}
kept-cards = conservé : { $cards }
row-played = joués
row-won = gagnés
row-points = écart
watch = Regarder
next-up = Prochain match : { $name }
play-name = Jouer contre { $name }
looks-for = recherche
win-keep = À conserver si vous gagnez :
kept-start = { $count ->
    [one] 1 carte, dès le début dans votre pioche
   *[other] { $count } cartes, dès le début dans votre pioche
}
chance-from = votre chance, par matchs de robots : { $matches }
chance-soon = calcul des chances…
chance-you = { $share } pour vous
chance-margin = { $points } en moyenne
your-deck = Votre pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
runs-title = Jusqu’où vont les campagnes
runs-count = { $count ->
    [one] 1 campagne sur ce serveur
   *[other] { $count } campagnes sur ce serveur
}
runs-few = La courbe viendra avec la dixième campagne terminée.
runs-passed = Plus loin que { $share } des campagnes.
so-far = Jusqu’ici
to-review = Analyse
run-fortune = Chance { $luck }, décisions { $skill }, en points de probabilité de gagner, sur { $matches } matchs analysés de { $played }.
same-run = Même campagne pour un ami
like-other = Vous rencontrez les mêmes adversaires, dans le même ordre, que dans la campagne reçue ; les dés sont les vôtres.
your-stage = { $pairs ->
    [1] Votre finale
    [2] Votre demi-finale
    [4] Votre quart de finale
   *[other] Votre match du { $number }e tour
}
winner-meets = le vainqueur rencontre { $names }
also-played = Aussi à ce tour
as-csv = Tableau en CSV
row-luck = chance
row-skill = décisions
fortune-legend = Barres : ce que la chance et les décisions ont changé dans les matchs analysés, à droite quand c’est favorable.
fortune-none = La chance et les décisions apparaissent ici dès qu’un match a été analysé.
