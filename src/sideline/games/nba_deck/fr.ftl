title = NBA Deck-Building
seat-0 = Locaux
    .the = les Locaux
    .of = des Locaux
    .to = aux Locaux
seat-1 = Visiteurs
    .the = les Visiteurs
    .of = des Visiteurs
    .to = aux Visiteurs
seat-2 = Challengers
    .the = les Challengers
    .of = des Challengers
    .to = aux Challengers
seat-3 = Outsiders
    .the = les Outsiders
    .of = des Outsiders
    .to = aux Outsiders

position-MJ = MJ
position-Ar = Ar
position-Ai = Ai
position-AF = AF
position-P = P
card-named = { $name }
card-S = Titulaire { $position } { $number }
card-R = Remplaçant { $position } { $number }
card-F = Fatigue
card-none = carte { $number }
level-p3 = 3P
level-ji = JI
level-pen = PÉN
level-int = INT
level-con = CON
level-sto = STO
level-reb = REB
level-iq = IJ
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
one-BLUE = bleu
one-YELLOW = jaune
one-RED = rouge
one-BEIGE = beige
one-GREY = gris
one-BROWN = marron
dice-BLUE = bleus
dice-YELLOW = jaunes
dice-RED = rouges
dice-BEIGE = beiges
dice-GREY = gris
dice-BROWN = marron
die-BLUE = bleu { $number ->
    [0] vierge
   *[other] { $number }
}
die-YELLOW = jaune { $number ->
    [0] vierge
   *[other] { $number }
}
die-RED = rouge { $number ->
    [0] vierge
   *[other] { $number }
}
die-BEIGE = beige { $number ->
    [0] vierge
   *[other] { $number }
}
die-GREY = gris { $number ->
    [0] vierge
   *[other] { $number }
}
die-BROWN = marron { $number ->
    [0] vierge
   *[other] { $number }
}
die-coloured = { $die } ({ $colour })
list-more = { $first }, { $next }
list-last = { $first } et { $last }
board-kept-BLUE = { $dice ->
    [one] { $dice } bleu
   *[other] { $dice } bleus
}
board-kept-YELLOW = { $dice ->
    [one] { $dice } jaune
   *[other] { $dice } jaunes
}
board-kept-RED = { $dice ->
    [one] { $dice } rouge
   *[other] { $dice } rouges
}
board-kept-BEIGE = { $dice ->
    [one] { $dice } beige
   *[other] { $dice } beiges
}
board-kept-GREY = { $dice } gris
board-kept-BROWN = { $dice } marron
board-mark-offence = att
board-mark-defence = déf

board-over = Fin du match
board-setup = Mise en place
board-turn = Tour { $turn } sur { $of } : aux { $who } de jouer
board-overtime = Prolongation { $number }, tour { $turn } sur { $of } : aux { $who } de jouer
board-ultimate = Ultime tour : les { $who } peuvent encore défendre
board-money-time = {" "}(Money-time)
board-score = Locaux { $home } : { $away } Visiteurs | pioche Joueur { $pile } | pioche Fatigue { $fatigue }
board-sheet = Points
board-left = pioche Joueur { $pile } | pioche Fatigue { $fatigue }
board-cost = coût
board-value = val
board-at = poste
board-river = Piste de défilement
board-draft = Votre main de draft
board-mini = {"  "}Mini-marché
board-market = Tactiques (payer en Tactique)
board-tactic = { $mark } complexité { $complexity } : { $keep }
board-court-0 = Terrain des Locaux
board-court-1 = Terrain des Visiteurs
board-court-2 = Terrain des Challengers
board-court-3 = Terrain des Outsiders
board-team = équipe
board-offence = tactiques offensives : { $cards }
board-defence = tactiques défensives : { $cards }
board-listed = { $card } [{ $complexity } : { $keep }]
board-attack = attaque en attente : { $dice } = { $points } en l’état
board-guard = défense gardée : { $dice }
board-piles = main { $hand } | pioche { $deck } (dessus : { $top }) | défausse : { $discard }
board-piles-known = main { $hand } (connues : { $known }) | pioche { $deck } (dessus : { $top }) | défausse : { $discard }
board-hand = Votre main
board-selection = Choisies : { $cards }
board-buying = Achat pour { $price } : { $card }
board-paying = Achat, { $paid } sur { $price } choisis : { $card }
board-displaced = { $card } a perdu son poste
board-rolled = { $card } lance : { $dice } | relances restantes { $rerolls }
board-legend = 3P 3 points, JI jeu intérieur, PÉN pénétration, INT interception, CON contre, STO stop : dés bleus, jaunes, rouges, beiges, gris, marron ; REB rebonds, IJ intelligence de jeu
board-asked = Encore en main : { $card }

label-outcome = { $what }
label-replace = { $tactics ->
    [0] Laisser le marché tel quel
    [1] Remplacer une tactique
   *[other] Remplacer { $tactics } tactiques
}
label-paid = Payer { $paid } pour { $card }
label-leave-cards = { $cards ->
    [0] Ne rien défausser et terminer le tour
    [1] Défausser une carte et terminer le tour
   *[other] Défausser { $cards } cartes et terminer le tour
}
label-keep-dice = { $dice ->
    [0] Ne garder aucun dé
    [1] Garder un dé
   *[other] Garder { $dice } dés
}
label-back-mark = Laisser { $card } au marché
label-back-pay = Ne pas payer avec { $card }
label-back-fate = Défausser finalement { $card }
label-back-reroll = Laisser : { $die }
label-back-keep = Ne pas garder : { $die }
label-done-MENU = Fin des actions : activer
label-done-REPLACING = Fin des remplacements : piocher
label-done-PREPARING = Fin de la préparation
label-done-ACTIVATION = Terminer le tour
label-done-REROLL = Laisser les dés ainsi
label-done-KEEPING = Ne plus garder de dé
label-throw = { $dice ->
    [1] Relancer un dé
    [0] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
}
label-mark = Remplacer { $card } au marché
label-enter = Faire entrer { $card } au poste { $position } pour { $leaves }
label-leave = { $card } quitte le terrain
label-shift = { $card } passe au poste { $position } pour { $leaves }
label-swap = { $card } et { $other } échangent leurs postes
label-place = Préparer { $card }
label-place-on = Préparer { $card } en défaussant { $former } (colonne { $column })
label-buy = Acheter { $card } pour { $cost }
label-pay = Défausser { $card } pour payer { $value }
label-activate = Activer { $card }
label-reroll = Relancer : { $die }
label-keep-die = Garder : { $die }
label-fate-KEEP = Conserver { $card }
label-fate-DISCARD = Défausser { $card }
label-fate-ELIMINATE = Éliminer { $card }
label-draft-mini = { $card } pour votre mini-marché
label-draft-common = { $card } pour la pioche commune
label-pick = Choisir { $card }
label-accept = Accepter le match nul
label-play-on = Jouer une prolongation

tell-both = { $first } { $second }
tell-score = Les { $who } marquent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-score-against = Les { $who } marquent { $points ->
    [one] { $points } point
   *[other] { $points } points
} contre les { $rival }.
tell-turn = Tour { $turn } : aux { $who }.
tell-ultimate = Ultime tour : aux { $who }.
tell-first = Les { $who } jouent le premier tour.
tell-roll = Les { $who } lancent un dé : { $die }.
tell-draws = Les { $who } piochent une carte.
tell-draws-card = Les { $who } piochent { $card }.
tell-river = { $card } entre sur la piste de défilement.
tell-tactic = { $card } est au marché.
tell-draft-deal = Une carte est distribuée pour la draft.
tell-pile = Une carte va face cachée dans la pioche.
tell-chooses = Les { $who } font un choix.
tell-chooses-card = Les { $who } choisissent { $card }.
tell-stopped = L’attaque des { $who } est arrêtée : aucun point.
tell-relieved = Les { $who } éliminent { $cards ->
    [1] une carte Fatigue
    [0] { $cards } carte Fatigue
   *[other] { $cards } cartes Fatigue
}.
tell-passed = { $count ->
    [one] { $cards } quitte la piste de défilement.
   *[other] { $cards } quittent la piste de défilement.
}
tell-replaces = { $tactics ->
    [0] Les { $who } laissent le marché des tactiques tel quel.
    [1] Les { $who } remplacent une tactique du marché.
   *[other] Les { $who } remplacent { $tactics } tactiques du marché.
}
tell-picks-PAYING = Les { $who } choisissent avec quoi payer.
tell-picks-card = Les { $who } choisissent { $card } pour payer.
tell-means-KEEP = Les { $who } comptent conserver { $card }.
tell-means-ELIMINATE = Les { $who } comptent éliminer { $card }.
tell-back = Les { $who } reprennent { $card }.
tell-back-mark = Les { $who } laissent finalement { $card } au marché.
tell-back-die = Les { $who } reposent le dé { $die }.
tell-goes-on = Les { $who } continuent.
tell-done-MARKET = Les { $who } ne remplacent plus de tactique.
tell-done-MENU = Les { $who } terminent leurs actions.
tell-done-REPLACING = Les { $who } terminent leurs remplacements.
tell-done-PREPARING = Les { $who } terminent leur préparation.
tell-done-PAYING = Les { $who } ont payé.
tell-done-ACTIVATION = Les { $who } terminent leur tour.
tell-done-REROLL = Les { $who } laissent les dés ainsi.
tell-done-KEEPING = Les { $who } ne gardent plus de dé.
tell-rerolls = Les { $who } relancent { $dice ->
    [1] un dé
    [0] { $dice } dé
   *[other] { $dice } dés
}.
tell-rerolls-tired = Les { $who } prennent { $dice ->
    [1] une carte Fatigue pour relancer un dé
    [0] { $dice } carte Fatigue pour relancer autant de dés
   *[other] { $dice } cartes Fatigue pour relancer autant de dés
}.
tell-mark = Les { $who } veulent remplacer { $card }.
tell-enter = Les { $who } font entrer { $card } au poste { $position } pour { $leaves }.
tell-leave = { $card } quitte le terrain des { $who }.
tell-shift = Les { $who } déplacent { $card } au poste { $position }.
tell-swap = Les { $who } font échanger leurs postes à { $card } et { $other }.
tell-place = Les { $who } préparent { $card }.
tell-place-on = Les { $who } préparent { $card } et défaussent { $former }.
tell-buys = Les { $who } achètent { $card }.
tell-wishes = Les { $who } veulent acheter { $card }.
tell-pays = Les { $who } défaussent { $card } pour payer.
tell-pays-last = Les { $who } défaussent { $card } pour payer et achètent { $wish }.
tell-activate = Les { $who } activent { $card } !
tell-reroll = Les { $who } reprennent le dé { $die } pour le relancer.
tell-keeps-die = Les { $who } gardent le dé { $die }.
tell-keeps = Les { $who } conservent { $cards ->
    [1] une carte
    [0] { $cards } carte
   *[other] { $cards } cartes
}.
tell-fate-KEEP = Les { $who } conservent { $card }.
tell-fate-DISCARD = Les { $who } défaussent { $card }.
tell-fate-ELIMINATE = Les { $who } éliminent { $card }.
tell-accept = Les { $who } accepteraient le match nul.
tell-play-on = Les { $who } veulent une prolongation.

pending-SELECT = il faut choisir l’équipe
pending-DRAFT = il faut drafter une carte
pending-MARKET = le marché des tactiques est ouvert
pending-MENU = il faut choisir l’une des quatre actions
pending-REPLACING = des remplacements sont en cours
pending-DISPLACED = un joueur déplacé attend son poste
pending-TIRED = une Fatigue peut être éliminée
pending-PREPARING = une préparation est en cours
pending-PAYING = il faut payer
pending-ACTIVATION = seules des tactiques peuvent être activées
pending-REROLL = seuls des dés peuvent être relancés
pending-KEEPING = seuls des dés peuvent être gardés
pending-HAND_END = il faut décider du sort des cartes restées en main
pending-TIED = il faut accepter le match nul ou jouer encore
why-not-now = Pour les { $who }, { $pending } ({ $rule }).
why-no-tie = Il faut une égalité après l’ultime tour pour accepter le match nul ou jouer encore ({ $rule }).
why-no-card = Les { $who } n’ont pas de carte numéro { $number } en main ({ $rule }).
why-ultimate = Dans l’ultime tour, les { $who } ne peuvent que préparer et activer une tactique défensive ({ $rule }).
why-not-athlete = { $card } ne peut pas entrer sur le terrain ({ $rule }).
why-position = { $card } ne joue pas au poste { $position } ({ $rule }).
why-locked = Le joueur au poste { $position } vient d’entrer ou d’être déplacé et reste ({ $rule }).
why-replaced = Les { $who } ont déjà fait les remplacements de ce tour ({ $rule }).
why-not-tactic = { $card } n’est pas une tactique ({ $rule }).
why-prepared = Les { $who } ont déjà préparé les tactiques de ce tour ({ $rule }).
why-column = Une tactique va sur la première colonne libre ou sur une autre tactique, pas en colonne { $column } ({ $rule }).
why-no-market = Les { $who } ne peuvent rien acheter maintenant ({ $rule }).
why-bought-athlete = Les { $who } ont déjà acheté un joueur ce tour-ci ({ $rule }).
why-bought-tactic = Les { $who } ont déjà acheté une tactique ce tour-ci ({ $rule }).
why-empty-slot = Rien n’est en vente à cet emplacement ({ $rule }).
why-too-dear = { $card } coûte { $cost }, et les { $who } ne peuvent payer que { $value } ({ $rule }).
why-payment = Avec { $card }, vous défausseriez plus que nécessaire ({ $rule }).
why-activated = Les { $who } ont déjà activé une tactique de ce type ({ $rule }).
why-no-tactic = Aucune tactique à cet emplacement ({ $rule }).
why-complex = { $card } a une complexité de { $complexity }, et le niveau collectif est { $collective } ({ $rule }).
why-same-tactic = Deux tactiques identiques sont une seule option : activez la première { $card } ({ $rule }).
why-null = { $card } ne pourrait avoir aucun effet maintenant ({ $rule }).
why-die = Ce dé ne peut être choisi ou amélioré ({ $rule }).
why-mark = L’emplacement { $slot } est vide, ou un suivant est déjà désigné ({ $rule }).
why-picked = C’est déjà choisi ({ $rule }).
why-not-picked = Il n’y a rien de tel à reprendre ({ $rule }).
why-no-more-back = Les { $who } ont déjà repris { $times } choix et doivent décider maintenant ({ $rule }).
why-not-paid = { $card } coûte { $price }, et le paiement n’atteint encore que { $paid } ({ $rule }).
why-cannot-pay = { $card } ne peut pas payer { $wish } ({ $rule }).
why-no-reroll = Aucun autre dé ne peut être relancé ({ $rule }).
why-discarded = Les cartes ni conservées ni éliminées sont défaussées à la fin du tour ({ $rule }).
why-fatigue = Une carte Fatigue ne s’élimine pas en fin de tour ({ $rule }).
why-equal-cards = Cartes identiques : décidez d’abord de l’autre { $card } ({ $rule }).

odds-dice = { $count ->
    [one] dé { $dice } lancé
   *[other] dés { $dice } lancés
}
odds-keep = { $count ->
    [one] dé { $dice } gardé
   *[other] dés { $dice } gardés
}
odds-rerolls = { $count ->
    [one] relance gratuite
   *[other] relances gratuites
}
odds-again = { $count ->
    [one] dé { $dice } relancé
   *[other] dés { $dice } relancés
}
odds-left = { $count ->
    [one] relance restante
   *[other] relances restantes
}
odds-points = { $points ->
    [one] { $points } point gardé
   *[other] { $points } points gardés
}
odds-stopped = { $points ->
    [one] { $points } point arrêté
   *[other] { $points } points arrêtés
}

ending-regular = décidé après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
ending-overtime = décidé en { $overtimes ->
    [1] prolongation
   *[other] { $overtimes }e prolongation
}
ending-ranking = { $who-the } sont en tête du classement avec { $record ->
    [one] { $record } point de match
   *[other] { $record } points de match
}, 2 par victoire et 1 par nul, et une différence de { $difference }
ending-shared = la première place est partagée
ending-draw = { $overtimes ->
    [0] match nul après le dernier tour
   *[other] toujours à égalité après { $overtimes ->
        [one] { $overtimes } prolongation
       *[other] { $overtimes } prolongations
    }
}

setting-pile_size = Cartes de la pioche Joueur
setting-pile_size-help = Combien de joueurs passent sur la piste de défilement ? Le match compte quatre tours de plus : 20 cartes pour un match normal, 12 pour un court, 32 ou 44 pour un long.
setting-end_condition = Fin du temps réglementaire
setting-end_condition-help = Quand le temps réglementaire est-il terminé ?
choice-end_condition-turn_count = après un nombre fixe de tours
choice-end_condition-market_empty = quand la piste et sa pioche sont vides
setting-empty_pile_push = Piste sans pioche
setting-empty_pile_push-help = Qu’est-ce qui fait avancer la piste quand sa pioche est vide ?
choice-empty_pile_push-blank = un emplacement vide pousse comme une carte
choice-empty_pile_push-uniform = tout avance d’un emplacement
choice-empty_pile_push-none = rien n’avance
setting-min_cheap = Joueurs bon marché au moins
setting-min_cheap-help = Combien de joueurs coûtant de 3 à 5 la pioche contient-elle au moins ?
setting-expert1 = Choix de l’équipe
setting-expert1-help = Chaque camp choisit-il en secret ses cartes de départ (variante experte 1) ?
choice-expert1-off = non, les cartes d’initiation
choice-expert1-on = oui
setting-expert2_draft = Draft
setting-expert2_draft-help = Les joueurs sont-ils draftés, avec un mini-marché pour chaque camp (variante experte 2) ?
choice-expert2_draft-off = non, tirés au hasard
choice-expert2_draft-on = oui
setting-expert3_money_time = Money-time
setting-expert3_money_time-help = Y a-t-il un Money-time quand la pioche est vide : les cartes achetées vont en main et deux dés de défense sont relancés gratuitement (variante experte 3) ?
choice-expert3_money_time-off = non
choice-expert3_money_time-on = oui
setting-money_time_in_overtime = Money-time en prolongation
setting-money_time_in_overtime-help = Le Money-time dure-t-il pendant les prolongations ?
setting-fatigue_eliminated_to = Fatigue éliminée
setting-fatigue_eliminated_to-help = Où va une carte Fatigue éliminée ?
choice-fatigue_eliminated_to-pile = de retour dans la pioche Fatigue
choice-fatigue_eliminated_to-box = dans la boîte, pour de bon
setting-reroll_passes = Relances par activation
setting-reroll_passes-help = Combien de fois peut-on relancer des dés pendant une activation ?
setting-max_dice_per = Limite de dix dés
setting-max_dice_per-help = À quoi s’applique la limite de dix dés ?
choice-max_dice_per-skill = pour chaque compétence
choice-max_dice_per-activation = pour toute l’activation
setting-keep_choice = Dés gardés
setting-keep_choice-help = Qui choisit les dés gardés par une tactique ?
choice-keep_choice-auto = les meilleurs sont gardés
choice-keep_choice-free = le camp choisit, et peut en garder moins
setting-place_blanks = Dés vierges dans l’attaque
setting-place_blanks-help = Peut-on garder un dé vierge, qui ouvre sa couleur à la défense ?
setting-defence_cap_per_colour = Défense couleur par couleur
setting-defence_cap_per_colour-help = Une défense n’enlève-t-elle à une couleur pas plus que ce que l’attaque y a ?
setting-allow_null_activation = Activations sans effet
setting-allow_null_activation-help = Peut-on activer une tactique qui ne lance aucun dé, ou une défense alors qu’aucune attaque n’attend ?
setting-allow_pure_shift = Échange de postes
setting-allow_pure_shift-help = Deux joueurs du terrain peuvent-ils simplement échanger leurs postes ?
setting-minimal_payments_only = Paiements justes
setting-minimal_payments_only-help = Chaque carte d’un paiement doit-elle être nécessaire pour atteindre le prix ?
setting-auto_eliminate_fatigue = Fatigue éliminée d’office
setting-auto_eliminate_fatigue-help = Une carte Fatigue est-elle éliminée d’office pour chaque joueur qui entre ?
setting-max_overtimes = Prolongations au plus
setting-max_overtimes-help = Après combien de prolongations l’égalité devient-elle un match nul, même si un camp veut continuer ?
setting-pick_order = Ordre des choix
setting-pick_order-help = Dans quel ordre choisit-on plusieurs tactiques, dés ou cartes ? Dans l’ordre de la liste, un choix ne peut pas être repris.
choice-pick_order-free = dans n’importe quel ordre
choice-pick_order-list = dans l’ordre de la liste
setting-reroll_any_die = Relance de n’importe quel dé
setting-reroll_any_die-help = Peut-on relancer un dé qui ne pourrait pas être meilleur ?
setting-removed_cards = Place pour les joueurs bon marché
setting-removed_cards-help = S’il manque des joueurs bon marché dans la pioche, lesquelles des cartes initialement piochées leur laissent la place ?
choice-removed_cards-dear = des joueurs d’un autre coût, au hasard
choice-removed_cards-any = n’importe lesquelles, au hasard
setting-pile_sorted_by = Ordre de la pioche Joueur
setting-pile_sorted_by-help = Selon quoi la pioche Joueur est-elle triée ?
choice-pile_sorted_by-cost = par coût, puis par valeur
choice-pile_sorted_by-value = par valeur, puis par coût
setting-replaceable_tactics = Défausse d’une tactique préparée
setting-replaceable_tactics-help = Quand une nouvelle tactique peut-elle prendre la place d’une tactique du terrain ?
choice-replaceable_tactics-always = toujours
choice-replaceable_tactics-full_row = seulement quand la rangée est pleine
setting-selection_size = Taille d’une équipe choisie
setting-selection_size-help = Combien de Remplaçants et de tactiques compte une équipe choisie ?
choice-selection_size-minima = douze cartes, dont au moins 5 Remplaçants et 3 tactiques
choice-selection_size-seven_and_five = 7 Remplaçants et 5 tactiques
setting-hands_in_overtime = Mains en prolongation
setting-hands_in_overtime-help = Avec quelles mains une prolongation commence-t-elle ?
choice-hands_in_overtime-filled = les deux camps piochent jusqu’à six cartes
choice-hands_in_overtime-kept = avec ce qu’il en reste
setting-first_player = Premier tour
setting-first_player-help = Qui joue le premier tour ?
choice-first_player-random = le hasard décide
choice-first_player-home = les Locaux
choice-first_player-away = les Visiteurs
choice-first_player-third = les Challengers
choice-first_player-fourth = les Outsiders
setting-seats = Places
setting-seats-help = Combien d’équipes s’affrontent, chacune contre toutes les autres à la fois ?
setting-levels = Niveaux des joueurs
setting-levels-help = Les huit niveaux de chaque joueur, un chiffre chacun : 3 points, jeu intérieur, pénétration, interception, contre, stop, rebonds, intelligence de jeu.
setting-value = Valeur des cartes
setting-value-help = Ce que vaut chaque carte quand elle sert à payer.
setting-cost = Coût des joueurs
setting-cost-help = Ce que coûte chaque joueur de la piste de défilement.
setting-tactic_cost = Coût des tactiques
setting-tactic_cost-help = Ce que coûte chaque tactique du marché.
setting-complexity = Complexité des tactiques
setting-complexity-help = Le niveau collectif que demande chaque tactique.
setting-keep = Dés gardés par les tactiques
setting-keep-help = Le nombre de dés que garde chaque tactique, un chiffre par sorte : bleu, jaune, rouge, beige, gris, marron.
setting-tactic_copies = Exemplaires des tactiques
setting-tactic_copies-help = Le nombre d’exemplaires de chaque tactique du marché dans sa pioche.
setting-fatigue_cards = Cartes Fatigue
setting-fatigue_cards-help = Le nombre de cartes Fatigue disponibles.
setting-faces = Chiffres des dés
setting-faces-help = Les chiffres des six faces de chaque dé ; 0 est une face vierge.
setting-colours = Couleurs des chiffres de défense
setting-colours-help = La couleur de chaque chiffre d’un dé de défense : il n’arrête qu’une attaque de cette couleur.
choice-colours-blue = bleu
choice-colours-yellow = jaune
choice-colours-red = rouge

ask-starter = { $who } : qui est titulaire au poste { $position } ?
ask-pick = { $who } : choisissez encore { $cards ->
    [1] une carte
    [0] { $cards } carte
   *[other] { $cards } cartes
} pour votre pioche, dans l’ordre montré.
ask-draft-mini = { $who } : quelle carte pour votre mini-marché ?
ask-draft-common = { $who } : quelle carte va dans la pioche commune ?
ask-MARKET = { $who } : quelles tactiques du marché remplacez-vous ?
ask-MENU = { $who } : remplacer, préparer, acheter, ou terminer et activer ?
ask-REPLACING = { $who } : qui d’autre entre ?
ask-DISPLACED = { $who } : où va { $card } ?
ask-TIRED = { $who } : éliminez-vous une carte Fatigue ?
ask-PREPARING = { $who } : quelle tactique préparez-vous encore ?
ask-PAYING = { $who } : payez { $card }, { $paid } sur { $price }.
ask-pay-more = { $who } : { $card } coûte { $price }, et vous avez choisi { $paid }. Payez-vous avec cela ?
ask-ACTIVATION = { $who } : quelle tactique activez-vous ?
ask-REROLL = { $who } : quels dés relancez-vous ? { $dice ->
    [0] Aucun autre ne peut l’être.
    [1] Encore un possible.
   *[other] Encore { $dice } possibles.
}
ask-KEEPING = { $who } : quels dés gardez-vous ?
ask-HAND_END = { $who } : que devient { $card } ?
ask-left = { $who } : { $cards ->
    [1] une carte en main. La conserver ou l’éliminer ? Sinon, elle est défaussée.
    [0] { $cards } carte en main. Laquelle conserver ou éliminer ? Le reste est défaussé.
   *[other] { $cards } cartes en main. Lesquelles conserver ou éliminer ? Le reste est défaussé.
}
ask-TIED = { $who } : acceptez-vous le match nul ?

coach-C01 = Gregg Popovich
coach-C02 = Pat Riley
coach-C03 = Phil Jackson
coach-C04 = Chuck Daly
coach-C05 = Don Nelson
coach-C06 = Red Auerbach
coach-C07 = Larry Brown
coach-C08 = Rick Carlisle
coach-C09 = Steve Kerr
coach-C10 = Jerry Sloan
coach-C11 = Mike D’Antoni
coach-C12 = Nate McMillan
coach-C13 = Lenny Wilkens
coach-C14 = Tom Thibodeau
coach-does-COLLECTIVE = { $number } de plus au niveau collectif
coach-does-REBOUNDS = { $number } de plus aux rebonds
coach-does-SECOND_TACTIC = une deuxième tactique dans le même tour, pour { $number } de plus
coach-does-DISCOUNT = les joueurs avec { $skill } { $number } ou plus coûtent un de moins
coach-does-DRAW = une main de { $number } au début du tour, puis retour à six
coach-does-REROLL = { $number ->
    [one] une relance gratuite parmi les dés { $dice }
   *[other] { $number } relances gratuites parmi les dés { $dice }
}
board-coach = coach : { $coach }
board-coach-does = { $coach } ({ $does })
board-hidden = une carte cachée
label-coach = { $coach } : { $does }
label-put-back = Remettre { $card } sur la pioche
tell-coach = { $coach } est le coach des { $who } : { $does }.
tell-puts-back = Les { $who } remettent une carte sur leur pioche.
tell-puts-back-card = Les { $who } remettent { $card } sur leur pioche.
ask-COACH = { $who } : qui est votre coach ?
ask-PUT_BACK = { $who } : quelle carte retourne sur votre pioche ?
pending-COACH = il faut choisir un coach
pending-PUT_BACK = il faut remettre une carte sur la pioche
why-coach = { $coach } entraîne l’autre camp ({ $rule }).
odds-coach = { $count ->
    [one] dé { $dice } que le coach permet de relancer
   *[other] dés { $dice } que le coach permet de relancer
}
setting-coaches = Coachs
setting-coaches-help = Chaque camp a-t-il un coach avec un pouvoir permanent ? Deux camps n’ont jamais le même.
choice-coaches-off = non
choice-coaches-random = oui, tirés au hasard
choice-coaches-chosen = oui, chaque camp choisit
setting-coach_number = Nombres des coachs
setting-coach_number-help = Le nombre de chaque coach : ce qu’il ajoute au niveau collectif ou aux rebonds, le surcoût d’une deuxième tactique, le niveau à partir duquel un joueur coûte 1 de moins, combien de cartes sont piochées, combien de dés sont relancés gratuitement.

board-tokens = jetons Mismatch : { $positions } (utilisables : { $tokens })
board-clash = Mismatch des { $who } au poste { $position } : { $dice } = { $points }
label-mismatch = Mismatch au poste { $position } : { $card } contre { $other }
label-not-this-turn = Pas de jeton ce tour-ci
label-done-WINDOW = Pas de jeton maintenant
tell-mismatch = Les { $who } retournent le jeton { $position } : { $card } contre { $other } !
tell-mismatch-nothing = Le mismatch ne rapporte rien aux { $who }.
tell-not-this-turn = Les { $who } ne jouent pas de jeton ce tour-ci.
tell-done-WINDOW = Les { $who } ne jouent pas de jeton maintenant.
ask-WINDOW = { $who } : jouez-vous un jeton Mismatch avant la suite du tour ?
pending-WINDOW = on ne peut jouer qu’un jeton Mismatch
why-no-mismatch = Les { $who } ne peuvent pas jouer de jeton Mismatch maintenant ({ $rule }).
why-token-turned = Les { $who } ont déjà joué le jeton { $position } ({ $rule }).
why-token-limit = Les { $who } ont joué autant de jetons que convenu : { $tokens } ({ $rule }).
why-no-such-side = Il n’y a pas d’adversaire à cette place ({ $rule }).
odds-scored = { $points ->
    [one] { $points } point marqué
   *[other] { $points } points marqués
}
setting-mismatch = Mismatch
setting-mismatch-help = Chaque camp a-t-il des jetons Mismatch, un par poste, et quand peut-il les jouer ? Un jeton oppose un joueur à celui du même poste.
choice-mismatch-off = pas de jetons
choice-mismatch-own_turn = pendant son propre tour
choice-mismatch-any_time = à n’importe quel moment, aussi avant chaque phase du tour d’un autre camp
setting-mismatch_limit = Jetons Mismatch au plus
setting-mismatch_limit-help = Combien de ses cinq jetons un camp peut-il jouer pendant le match ?
setting-mismatch_colour = Couleurs dans un mismatch
setting-mismatch_colour-help = Dans un mismatch, ne compte-t-on que les chiffres de défense d’une couleur lancée en attaque ?
setting-decisive_athletes = Joueurs décisifs
setting-decisive_athletes-help = Certains joueurs portent-ils une médaille ? Ils coûtent et valent 1 de plus, et chacun d’eux sur le terrain permet de relancer gratuitement un dé d’attaque une fois la pioche vide.
choice-decisive_athletes-off = non
choice-decisive_athletes-on = oui

board-solo = Équipe IA : { $profile }, { $level }, ressource { $resource } | choisit parmi : { $cards }
label-recruit = Recruter { $card } au poste { $position } pour { $leaves }
label-adopt = Remplacer { $former } par { $card }
label-renew = Remplacer toutes les tactiques du marché
label-done-RECRUIT = Ne recruter personne
label-done-SHOP = Ne prendre aucune tactique
tell-profile = Les { $who } suivent leur profil : { $profile }.
tell-scout = On montre { $card } aux { $who }.
tell-recruit = Les { $who } recrutent { $card } au poste { $position } pour { $leaves }.
tell-adopt = Les { $who } remplacent { $former } par { $card }.
tell-renew = Les { $who } font remplacer toutes les tactiques du marché.
tell-done-RECRUIT = Les { $who } ne recrutent personne.
tell-done-SHOP = Les { $who } ne prennent aucune tactique.
ask-RECRUIT = { $who } : qui le profil recrute-t-il ?
ask-SHOP = { $who } : quelle tactique le profil prend-il ?
pending-RECRUIT = on recrute selon le profil
pending-SHOP = on prend une tactique selon le profil
why-dictated = Les { $who } ne font que ce que leur profil dicte ({ $rule }).
setting-solo = Solo
setting-solo-help = Une personne joue-t-elle seule contre une équipe IA qui suit une carte Profil ?
choice-solo-off = non
choice-solo-on = oui
setting-solo_level = Difficulté en solo
setting-solo_level-help = Avec quelle force l’équipe IA commence-t-elle ?
choice-solo_level-rookie = Rookie
choice-solo_level-pro = Pro
choice-solo_level-all_star = All-Star
choice-solo_level-hall_of_fame = Hall of Fame
profile-sharpshooters = Tireurs d’élite
profile-twin_towers = Tours jumelles
profile-slashers = Pénétrateurs
profile-defensive_wall = Mur défensif
profile-maestros = Maestros
profile-all_rounders = Polyvalents
setting-solo_profile = Profil de l’équipe IA
setting-solo_profile-help = Que recherche l’équipe IA ?
choice-solo_profile-random = tiré au hasard
choice-solo_profile-sharpshooters = { profile-sharpshooters }
choice-solo_profile-twin_towers = { profile-twin_towers }
choice-solo_profile-slashers = { profile-slashers }
choice-solo_profile-defensive_wall = { profile-defensive_wall }
choice-solo_profile-maestros = { profile-maestros }
choice-solo_profile-all_rounders = { profile-all_rounders }
setting-solo_resource = Ressource initiale de l’équipe IA
setting-solo_resource-help = À quel nombre le compteur de ressource de l’équipe IA commence-t-il à chaque difficulté ?

label-mismatch-of = Mismatch au poste { $position } : { $card } contre { $other } ({ $rival })
tell-mismatch-of = Les { $who } retournent le jeton { $position } : { $card } contre { $other } ({ $rival }) !
setting-draws = Match nul
setting-draws-help = Les deux équipes peuvent-elles accepter le match nul, ou joue-t-on des prolongations jusqu’à la victoire de l’une d’elles ?
choice-draws-agreed = si les deux acceptent
choice-draws-never = jamais
setting-kept_athletes = Joueurs conservés
setting-kept_athletes-help = Quel joueur, par son numéro, une équipe garde-t-elle d’un match précédent à la place d’un remplaçant ?
setting-kept_tactics = Tactiques conservées
setting-kept_tactics-help = Quelle tactique, par son numéro, une équipe garde-t-elle d’un match précédent à la place d’une tactique de base ?
campaign-rung = { $profile }, ressource { $level }
campaign-about-sharpshooters = Ils recrutent ceux qui marquent de loin et préfèrent les attaques aux dés bleus.
campaign-about-twin_towers = Ils veulent de la taille : jeu intérieur, rebonds et contres, avec une préférence pour les dés jaunes et gris.
campaign-about-slashers = Ils pénètrent vers le panier, avec les dés rouges avant tout, et interceptent au retour.
campaign-about-defensive_wall = Ils marquent peu et arrêtent presque tout : interceptions, contres et stops passent d’abord.
campaign-about-maestros = Ils cherchent l’intelligence de jeu avant tout et prennent les tactiques les plus complexes à leur portée.
campaign-about-all_rounders = Ils n’ont ni point faible ni préférence : pour eux, toutes les attaques se valent.
campaign-about-random = Le profil est tiré au début du match.
campaign-resource = Leur ressource commence à { $level } et augmente d’un par tour : ils prennent ce qui ne coûte pas plus, sans jamais payer.
campaign-keeps = un joueur et une tactique à vous, d’un coût de { $cost } au plus
campaign-skill-p3 = 3 points
campaign-skill-ji = intérieur
campaign-skill-pen = pénétration
campaign-skill-int = interceptions
campaign-skill-con = contres
campaign-skill-sto = stops
campaign-skill-reb = rebonds
campaign-skill-iq = intelligence de jeu
keep-athlete = joueur
keep-tactic = tactique

# Comment jouer, avec les nombres du match
help-goal = Le but
help-goal-text = Marquer plus de points que l’autre camp en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
help-goal-many = Chaque paire de camps joue son propre match, tous à la fois ; après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, qui en a gagné le plus est premier.
help-final = Vient ensuite un ultime tour pour qui n’a pas joué en dernier : seulement pour défendre contre la dernière attaque.
help-solo = L’équipe IA n’a ni main ni pioche : selon son profil, elle recrute et achète ce qui ne coûte pas plus que sa ressource, qui augmente de 1 à chacun de ses tours.
help-turn = Un tour
help-turn-score = D’abord, l’attaque que vous avez laissée en attente marque, moins ce qu’on en arrête.
help-turn-market = Puis un joueur entre sur la piste de défilement, et vous pouvez remplacer des tactiques du marché.
help-turn-solo = Puis deux joueurs entrent sur la piste de défilement, et qui en sort va à l’équipe IA ; vous pouvez remplacer des tactiques du marché.
help-turn-actions = Puis, dans l’ordre voulu, chacune une fois et aucune obligatoire : faire entrer des joueurs, préparer des tactiques, acheter un joueur, acheter une tactique.
help-turn-activate = Puis vous pouvez activer une attaque et une défense de votre terrain.
help-turn-end = À la fin, vous conservez, défaussez ou éliminez ce qui reste en main, et piochez jusqu’à { $cards } cartes.
help-money = Une fois la pioche vide, ce que vous achetez va droit dans votre main, et jusqu’à deux dés de chaque défense sont relancés sans carte Fatigue.
help-cards = Les cartes
help-buy = Les cartes de la main paient de leur valeur : les joueurs pour un joueur, les tactiques pour une tactique. On ne rend pas la monnaie. Ce que vous achetez va sur le dessus de votre pioche.
help-enter = Qui entre prend la place de quelqu’un à l’un de ses postes. Pour chacun, vous piochez une carte et pouvez éliminer une carte Fatigue.
help-complexity = Une tactique peut être activée si l’intelligence de jeu de vos cinq joueurs ensemble, le niveau collectif, atteint sa Complexité.
help-dice = Les dés
help-dice-text = Une tactique lance un dé par niveau de votre équipe dans ses compétences, { $dice } au plus d’une couleur, et garde ce qui est imprimé sur elle.
help-dice-attack = Les dés d’une attaque attendent, et marquent leur somme au début de votre prochain tour.
help-dice-defence = Un chiffre d’un dé de défense ne compte que si un dé de cette attaque a sa couleur.
help-again = Avec plus de rebonds que l’autre équipe, vous pouvez relancer des dés d’attaque, un par tranche de trois rebonds d’avance, même entamée. En défense, chaque dé relancé coûte une carte Fatigue sur le dessus de votre pioche.
help-medal = Un joueur à médaille coûte et vaut 1 de plus ; une fois la pioche vide, il permet de relancer gratuitement un dé de chaque attaque.
help-mismatch = Un jeton Mismatch lance tous les dés d’attaque de votre joueur à ce poste contre tous les dés de défense de son vis-à-vis, et vous marquez aussitôt la différence.
help-skill = compétence
help-die = dés
help-numbers = chiffres
help-faces = { $face1 ->
    [0] –
   *[other] { $face1 }
} { $face2 ->
    [0] –
   *[other] { $face2 }
} { $face3 ->
    [0] –
   *[other] { $face3 }
} { $face4 ->
    [0] –
   *[other] { $face4 }
} { $face5 ->
    [0] –
   *[other] { $face5 }
} { $face6 ->
    [0] –
   *[other] { $face6 }
}

lesson-goal-buy = Acheter un joueur
lesson-goal-prepare = Préparer des tactiques
lesson-goal-attack = Marquer avec des dés
lesson-goal-enter = Faire entrer son joueur
lesson-goal-defend = Défendre par la couleur
lesson-goal-own = Décider par soi-même
lesson-market-title = Votre tour commence
lesson-market = Un joueur vient d’entrer sur la piste de défilement. Avant d’agir, vous pouvez remplacer des tactiques du marché ; cette fois, laissez-les.
lesson-buy-title = Renforcez l’équipe
lesson-buy = Les joueurs de votre main paient un joueur : trois Remplaçants valent 3, et Kyle Korver coûte 3. Il est posé sur le dessus de votre pioche.
lesson-prepare-title = Préparez une attaque
lesson-prepare = Une tactique agit depuis le terrain, pas depuis la main. Posez Base Offense 3 Pts : elle lance un dé bleu par niveau de votre équipe en 3 Points.
lesson-guard-title = Préparez une défense
lesson-guard = Les défenses sont sous le terrain et y restent pour les tours suivants, jusqu’à ce que vous les activiez. Posez l’une des deux.
lesson-second-title = Et l’autre
lesson-second = Il y a de la place pour trois attaques et trois défenses. Ce qui est posé libère votre main pour six nouvelles cartes.
lesson-attack-title = Attaquez
lesson-attack = Sa Complexité est 3 et votre niveau collectif 6 : votre équipe peut la jouer. Elle lance trois dés bleus et garde les deux meilleurs.
lesson-end-title = Des points en attente
lesson-end = Seul un 6 bleu n’est pas vierge. Il marque au début de votre prochain tour, moins ce qu’ils arrêtent. Rien n’attend en face : gardez vos défenses et terminez le tour.
lesson-score-title = 6 moins 2 font 4
lesson-score = Leur 2 bleu a arrêté 2 de vos 6 points. À présent, des dés rouges attendent chez eux : 8 points. Laissez le marché tel quel.
lesson-enter-title = Le voilà
lesson-enter = Ce que vous achetez est sur le dessus de la pioche : vous avez donc pioché Kyle Korver. Faites-le entrer à la place de votre Ailier : vos attaques bleues lanceront six dés.
lesson-draw-title = Piochez
lesson-draw = Pour chaque joueur entré, vous piochez une carte. Personne d’autre n’a besoin d’entrer : terminez les remplacements.
lesson-finish-title = Quoi d’autre ?
lesson-finish = Vous pourriez encore acheter et préparer, une fois chacun par tour. Mais leur attaque attend : terminez vos actions, et vos tactiques peuvent être activées.
lesson-defend-title = La couleur décide
lesson-defend = Leurs dés sont rouges : seuls des chiffres rouges les arrêtent. Les dés gris en montrent le plus souvent : activez Base Defense Trap.
lesson-own-title = À vous de choisir
lesson-own = Une face vierge n’arrête rien. Vous pouvez relancer des dés, chacun contre une carte Fatigue sur votre pioche, qui prend une place en main et ne fait rien. Ou les laisser.

# Said by the server and the command line, never by the page
column-copies = ex.
column-value = val
column-positions = poste
column-complexity = cplx
kind-nba = NBA
kind-starter = tit.
kind-bench = rempl.
kind-off_tactic = { board-mark-offence }
kind-def_tactic = { board-mark-defence }
kind-fatigue = –
name-Remplacant = Remplaçant
positions-MJ = { position-MJ }
positions-Ar = { position-Ar }
positions-Ai = { position-Ai }
positions-AF = { position-AF }
positions-P = { position-P }
column-p3 = { level-p3 }
column-ji = { level-ji }
column-pen = { level-pen }
column-int = { level-int }
column-con = { level-con }
column-sto = { level-sto }
column-reb = { level-reb }
column-iq = { level-iq }
