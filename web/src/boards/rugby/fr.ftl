about-rugby = Annoncez une combinaison en secret, engagez vos joueurs et portez le ballon jusqu’à l’en-but.
rugby-variant-short = Match court
rugby-variant-tournament = Tournoi : point en or
rugby-variant-tuned = Cartes ajustées
