about-rugby = Choisissez une combinaison en secret, engagez vos joueurs et portez le ballon jusqu’à l’en-but.
rugby-variant-short = Match court
rugby-variant-tournament = Tournoi : point en or
rugby-variant-tuned = Cartes ajustées
rugby-half = { $half ->
    [1] 1re mi-temps
   *[other] 2e mi-temps
}
rugby-golden = Point en or
rugby-phase = temps { $phase } sur { $of }
rugby-last = dernière action
rugby-last-how = Les temps de jeu de la mi-temps sont écoulés : elle finit au prochain arrêt de jeu.
rugby-deed-call = Choisir : { $play }
rugby-button-extra = Ajouter
rugby-button-noextra = Aucune
rugby-sort = meilleurs d’abord : { $skill }
rugby-pack-short = hasard
rugby-halfway = médiane
rugby-line = { $line ->
    [0] votre ligne d’en-but
    [1] devant votre ligne d’en-but
    [2] vos 22 mètres
    [3] dans votre camp
    [4] la ligne médiane
    [5] dans leur camp
    [6] leurs 22 mètres
    [7] devant leur ligne d’en-but
   *[8] leur ligne d’en-but
}
rugby-posts = les poteaux
rugby-attacks = { $who } : attaque
rugby-defends = { $who } : défense
rugby-no-call = { $who } : choix d’une combinaison
rugby-own-plays = Vos combinaisons
rugby-plays-held = { $who } : { $count ->
    [one] 1 combinaison
   *[other] { $count } combinaisons
} en main
rugby-own-hand = Votre main
rugby-hand-of = Main : { $who }
rugby-secret = Pour vos yeux seulement
rugby-nobody = Personne n’est libre : tous sont fixés.
rugby-dealt-soon = Les cartes sont données une fois le nombre choisi.
rugby-pack = Carte au hasard
rugby-extra = renfort
rugby-face-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
rugby-tied = Fixés
rugby-tied-of = { $who } : fixés
rugby-bottom-top = du bas au haut
rugby-shared = communes
rugby-playdeck = pioche
rugby-playdiscard = jouées
rugby-lines = { $forwards ->
    [0] { $backs ->
        [0] {""}
       *[other] { $backs } trois-q.
    }
   *[other] { $backs ->
        [0] { $forwards } av.
       *[other] { $forwards } av. { $backs } trois-q.
    }
}
rugby-of-side = pour les { $who }
rugby-chooses = { $who } : choix en cours
rugby-tie-hint = Autant d’avants sont fixés, face cachée, et reviennent peu à peu. Plus il y en a, moins il en reste de libres.
rugby-unseen = Combinaisons pas encore vues
rugby-may-be = Ce que cela peut être
rugby-legend-results = de la déroute au triomphe de l’attaque ; dessous, les lignes gagnées ou perdues
rugby-legend-risk = on retourne une carte commune : touche, pénalité ou en-avant possibles
rugby-legend-lineout = une touche pour l’autre équipe
rugby-legend-back = combien de joueurs fixés reviennent, et de quel bout de la pile
rugby-from = { $end ->
    [TOP] haut
   *[BOTTOM] bas
}
rugby-letter = { $skill ->
    [RUN] C
    [PASS] P
   *[SPECIAL] S
}
rugby-nick = { $kind ->
    [PROP] Pilier
    [HOOKER] Talonneur
    [LOCK] 2e ligne
    [FLANKER] 3e ligne
    [NUMBER_EIGHT] N° 8
    [ENFORCER] De choc
    [LINK_FORWARD] Liaison
    [WORKHORSE] De devoir
    [SCRUM_HALF] Mêlée
    [CENTER] Centre
    [FLY_HALF] Ouverture
    [FULL_BACK] Arrière
    [WING] Ailier
   *[UTILITY_BACK] Polyvalent
}
rugby-code = { $kind ->
    [PROP] PI
    [HOOKER] TA
    [LOCK] 2L
    [FLANKER] 3L
    [NUMBER_EIGHT] N8
    [ENFORCER] CH
    [LINK_FORWARD] LI
    [WORKHORSE] DE
    [SCRUM_HALF] DM
    [CENTER] CE
    [FLY_HALF] DO
    [FULL_BACK] AR
    [WING] AI
   *[UTILITY_BACK] PO
}
rugby-full-time = Fin du match
rugby-gain = { $from } → { $to } : ×{ $times }, points : { $points }
rugby-gains-about = Lignes par combinaison : { $mean }. Un anneau marque le départ : à sa droite, du terrain gagné ; à sa gauche, du terrain perdu. Les nombres disent combien de fois, + combien de points.
rugby-hint-call = Touchez une combinaison : le terrain montre où mènent ses cinq résultats. Choisissez selon vos joueurs.
rugby-hint-attack = Pour chaque joueur, c’est le chiffre sur fond plein qui compte. Plus votre somme dépasse la leur, plus on va vers ++.
rugby-hint-defense = Vous ne voyez pas encore leur combinaison : une de celles marquées sous « Ce que cela peut être ». Elle dit lequel des trois chiffres compte.
rugby-hint-extra = Le résultat en jaune est celui du moment. La carte « +? » ajoute à votre somme une carte de votre main, au hasard.
rugby-hint-penalty = Mêlée ou touche : de nouveaux joueurs pour chaque équipe, de nouvelles combinaisons pour vous. Un tir manqué rend le ballon.
