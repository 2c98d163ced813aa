begin-campaign = Commencer la campagne
begin-cup = Commencer le tournoi
series-about-campaign = Match après match contre une équipe IA qui commence chaque fois avec une ressource de plus. Après chaque victoire, vous pouvez conserver un joueur et une tactique ; la première défaite met fin à la campagne.
series-about-cup = Le perdant est éliminé. Après chaque tour, le vainqueur peut conserver un joueur et une tactique pour le suivant.
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
you-kept = Dans votre pioche
keep-up-to = À conserver pour le prochain match : coût { $cost } au plus
keep-nothing = Rien
instead-of = à la place de
play-next = Jouer le prochain match
go-on-match = Continuer le match
keep-and-play = Conserver et continuer
take-place = Prendre une place
series-waits = D’autres jouent encore.
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
stage-1 = Finale
stage-2 = Demi-finales
stage-4 = Quarts de finale
stage-many = { $number }e tour
kept-cards = conservé : { $cards }
row-played = joués
row-won = gagnés
row-points = points
watch = regarder
