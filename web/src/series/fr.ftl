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
next-against = Prochain match : contre { $name }
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
watch = Regarder
