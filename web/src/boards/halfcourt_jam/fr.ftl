about-halfcourt_jam = Trois contre trois avec dix Hoopers : écrans, passes, interceptions, premier à 11.
halfcourt_jam-variant-drafted = Équipes choisies à tour de rôle
halfcourt_jam-variant-twos_and_threes = Paniers à deux et trois points
halfcourt_jam-variant-first_to_five = Premier à cinq
halfcourt_jam-variant-under_the_rim = Ligne de fond sous l’anneau
