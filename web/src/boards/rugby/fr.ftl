about-rugby = Annoncez une combinaison en secret, engagez vos joueurs et portez le ballon jusqu’à l’en-but.
rugby-variant-short = Match court
rugby-variant-tournament = Tournoi : point en or
rugby-variant-tuned = Cartes ajustées
rugby-half = { $half ->
    [1] 1re mi-temps
   *[other] 2e mi-temps
}
rugby-golden = Point en or
rugby-phase = { $phase } phases sur { $of }
rugby-halfway = médiane
rugby-line-0 = votre ligne d’en-but
rugby-line-1 = devant votre ligne d’en-but
rugby-line-2 = vos 22 mètres
rugby-line-3 = dans votre camp
rugby-line-4 = la ligne médiane
rugby-line-5 = dans leur camp
rugby-line-6 = leurs 22 mètres
rugby-line-7 = devant leur ligne d’en-but
rugby-line-8 = leur ligne d’en-but
rugby-posts = les poteaux
rugby-attacks = { $who } : attaque
rugby-defends = { $who } : défense
rugby-no-call = { $who } : choix d’une combinaison
rugby-own-plays = Vos combinaisons
rugby-plays-held = { $who } : { $count ->
    [one] 1 combinaison
   *[other] { $count } combinaisons
} en main
rugby-own-hand = Votre main
rugby-hand-of = Main : { $who }
rugby-secret = Vous seul voyez ces cartes
rugby-nobody = Personne n’est libre : tous sont fixés.
rugby-dealt-soon = Les cartes sont données une fois le nombre choisi.
rugby-pack = Carte au hasard
rugby-extra = renfort
rugby-face-down = { $count ->
    [one] { $count } face cachée
   *[other] { $count } faces cachées
}
rugby-tied = Fixés
rugby-tied-of = { $who } : fixés
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
rugby-chooses = { $who } : choix en cours
rugby-tie-hint = Autant d’avants de chaque équipe sont fixés, face cachée. Ils reviennent peu à peu.
rugby-unseen = Combinaisons que vous n’avez pas vues
rugby-may-be = Ce que cela peut être
rugby-legend-risk = une carte commune est retournée : elle peut montrer une touche, un en-avant ou une pénalité
rugby-legend-lineout = une touche pour l’autre équipe
rugby-legend-back = combien de joueurs fixés reviennent, et de quel bout de la pile
rugby-from-TOP = haut
rugby-from-BOTTOM = bas
rugby-letter-RUN = C
rugby-letter-PASS = P
rugby-letter-SPECIAL = S
rugby-nick-PROP = Pilier
rugby-nick-HOOKER = Talonneur
rugby-nick-LOCK = 2e ligne
rugby-nick-FLANKER = 3e ligne
rugby-nick-NUMBER_EIGHT = N° 8
rugby-nick-ENFORCER = De choc
rugby-nick-LINK_FORWARD = Liaison
rugby-nick-WORKHORSE = De devoir
rugby-nick-SCRUM_HALF = Mêlée
rugby-nick-CENTER = Centre
rugby-nick-FLY_HALF = Ouverture
rugby-nick-FULL_BACK = Arrière
rugby-nick-WING = Ailier
rugby-nick-UTILITY_BACK = Polyvalent
rugby-code-PROP = PI
rugby-code-HOOKER = TA
rugby-code-LOCK = 2L
rugby-code-FLANKER = 3L
rugby-code-NUMBER_EIGHT = N8
rugby-code-ENFORCER = CH
rugby-code-LINK_FORWARD = LI
rugby-code-WORKHORSE = DE
rugby-code-SCRUM_HALF = DM
rugby-code-CENTER = CE
rugby-code-FLY_HALF = DO
rugby-code-FULL_BACK = AR
rugby-code-WING = AI
rugby-code-UTILITY_BACK = PO
