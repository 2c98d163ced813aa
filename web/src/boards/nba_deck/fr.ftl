about-nba_deck = Recrutez une équipe, lancez les dés de ses talents et marquez plus que l’autre.
nba_deck-mode-match = Match
nba_deck-mode-match-about = deux équipes
nba_deck-mode-three = À trois
nba_deck-mode-three-about = un match par paire
nba_deck-mode-four = À quatre
nba_deck-mode-four-about = un match par paire
nba_deck-mode-solo = Solo
nba_deck-mode-solo-about = contre l’équipe IA
nba_deck-mode-draft = Draft
nba_deck-mode-draft-about = composez votre équipe
nba_deck-variant-short = Match court
nba_deck-variant-long = Match long
nba_deck-variant-epic = Match épique
nba_deck-variant-all_experts_short = Toutes les règles d’expert, court
nba_deck-starter = Titulaire { $number }
nba_deck-bench = Remplaçant { $number }
nba_deck-pays = paie { $value }
nba_deck-costs = coûte { $cost }
nba_deck-letter-int = I
nba_deck-letter-con = C
nba_deck-letter-sto = S
nba_deck-letter-reb = R
nba_deck-letter-offence = A
nba_deck-letter-defence = D
nba_deck-skill-p3 = 3 points
nba_deck-skill-ji = jeu intérieur
nba_deck-skill-pen = pénétration
nba_deck-skill-int = interception
nba_deck-skill-con = contre
nba_deck-skill-sto = stop
nba_deck-skill-reb = rebonds
nba_deck-skill-iq = intelligence de jeu
nba_deck-at-MJ = meneur de jeu
nba_deck-at-Ar = arrière
nba_deck-at-Ai = ailier
nba_deck-at-AF = ailier-fort
nba_deck-at-P = pivot
nba_deck-offence-needs = Attaque, demande un niveau collectif de { $complexity } et garde ces dés
nba_deck-defence-needs = Défense, demande un niveau collectif de { $complexity } et garde ces dés
nba_deck-fatigue-how = Elle prend une place dans votre main. Un joueur qui entre en élimine une.
nba_deck-team = Équipe
nba_deck-court-of = Terrain des { $who }
nba_deck-own-court = Votre terrain
nba_deck-own-hand = Votre main
nba_deck-no-cards = Aucune carte en main
nba_deck-attack = attaque
nba_deck-defence = défense
nba_deck-goes = sera remplacée
nba_deck-paid = { $paid } sur { $price }
nba_deck-river = PISTE · payer en joueurs
nba_deck-market = TACTIQUES · payer en tactiques
nba_deck-mini = MINI-MARCHÉ · { $who }
nba_deck-mini-see = voir { $who }
nba_deck-pile = pioche { $count }
nba_deck-fatigue = Fatigue { $count }
nba_deck-hand = main { $count }
nba_deck-deck = pioche { $count }
nba_deck-discard = défausse { $count }
nba_deck-box = boîte { $count }
nba_deck-on-top = Sur le dessus de la pioche
nba_deck-known = Connues dans la main
nba_deck-none = aucune
nba_deck-tray = Dés sur la table
nba_deck-keep = garder
nba_deck-keeps = garder { $count } : { $die }
nba_deck-rerolls = { $count ->
    [one] encore { $count } dé à relancer
   *[other] encore { $count } dés à relancer
}
nba_deck-again = relancés :
nba_deck-tires = { $count ->
    [one] coûte { $count } Fatigue
   *[other] coûte { $count } Fatigue
}
nba_deck-tiring = chaque dé coûte 1 Fatigue
nba_deck-if-thrown = { $count ->
    [0] Si les dés restent ainsi
   *[other] Si ces dés sont relancés
}
nba_deck-sorting = Où vont les cartes restées en main
nba_deck-kept = gardés :
nba_deck-chosen-pay = paie
nba_deck-chosen-keep = conservée
nba_deck-chosen-eliminate = éliminée
nba_deck-zone-keep = Conserver
nba_deck-zone-keep-how = reste en main
nba_deck-zone-discard = Défausser
nba_deck-zone-discard-how = reviendra
nba_deck-zone-box = Éliminer
nba_deck-zone-box-how = pour de bon
nba_deck-rail = Déroulement du tour
nba_deck-done = fait :
nba_deck-step-market = marché
nba_deck-step-replace = remplacer
nba_deck-step-prepare = préparer
nba_deck-step-buy = acheter
nba_deck-step-activate = activer
nba_deck-tabs = Zones du plateau
nba_deck-cover-P = P
nba_deck-cover-Ar = Ar
nba_deck-tab-dice = Dés
nba_deck-tab-court = Terrain
nba_deck-tab-plays = Tactiques
nba_deck-tab-river = Piste
nba_deck-tab-solo = IA
nba_deck-tab-extras = Bonus
nba_deck-tab-market = Marché
nba_deck-turn = Tour { $turn }
nba_deck-turns = sur { $of }
nba_deck-of = { $turn } sur { $of }
nba_deck-overtime = Prolongation { $number }
nba_deck-final-turn = Ultime tour
nba_deck-over = Fin du match
nba_deck-over-after = { $overtime ->
    [0] après { $turn } tours
   *[other] après prolongation
}
nba_deck-sort = trier la main
nba_deck-button-enter = Faire entrer { $card }
nba_deck-button-done-REPLACING = Assez, piocher
nba_deck-button-place-on = Préparer { $card }
nba_deck-offer-starters = L’un est titulaire, l’autre reste dans la boîte
nba_deck-before = Avant le match
nba_deck-money-time = Money-time
nba_deck-to-come = à venir
nba_deck-nothing-to-come = rien en attente
nba_deck-draft-hand = Votre main de draft
nba_deck-own-mini = { $count ->
    [0] Votre mini-marché
   *[other] Votre mini-marché : { $count }
}
nba_deck-offer = Choisissez dans l’ordre montré : ce que vous passez reste dans la boîte
nba_deck-chosen = { $count ->
    [0] Votre équipe
   *[other] Votre équipe : { $count }
}
nba_deck-none-yet = Rien de choisi
nba_deck-wait = L’adversaire choisit.
nba_deck-empty = rien à vendre

nba_deck-variant-evolutions_short = Coachs, Mismatch et médailles, court
nba_deck-hidden = Une carte cachée
nba_deck-medal = décisif
nba_deck-coaches = Choisissez votre coach
nba_deck-coach-of = Coach des { $who }
nba_deck-coach-COLLECTIVE = niveau collectif + { $number }
nba_deck-coach-REBOUNDS = rebonds + { $number }
nba_deck-coach-SECOND_TACTIC = une deuxième tactique dans le même tour, pour { $number } de plus
nba_deck-coach-DISCOUNT = joueurs moins chers d’un point à partir de { $skill } { $number }
nba_deck-coach-DRAW = une main de { $number } au début du tour, puis retour à six
nba_deck-coach-REROLL = relances gratuites de dés { $skill } : { $number }
nba_deck-tokens = Jetons Mismatch
nba_deck-token = Jeton Mismatch { $position }
nba_deck-tokens-left = utilisables : { $count }
nba_deck-clash = Mismatch
nba_deck-rivals = Terrains des autres
nba_deck-plays = joue
nba_deck-pairs = Un match par paire
nba_deck-sum = total
nba_deck-solo = L’équipe IA
nba_deck-solo-holds = équipe IA, { $level }
nba_deck-solo-drawn = profil à tirer
nba_deck-solo-resource = ressource { $resource }
nba_deck-solo-affords = Recrute l’une de ces cartes et achète une tactique, jusqu’à { $resource }.
nba_deck-solo-none = Ses cartes viennent quand votre piste en pousse dehors.
nba_deck-level-rookie = Rookie
nba_deck-level-pro = Pro
nba_deck-level-all_star = All-Star
nba_deck-level-hall_of_fame = Hall of Fame
nba_deck-profile-sharpshooters = cherche avant tout les tireurs à 3 points.
nba_deck-profile-twin_towers = cherche le jeu intérieur, les rebonds et les contres.
nba_deck-profile-slashers = cherche la pénétration et défend par l’interception.
nba_deck-profile-defensive_wall = cherche interceptions, contres et stops.
nba_deck-profile-maestros = cherche l’intelligence de jeu et les tactiques complexes.
nba_deck-profile-all_rounders = cherche un peu de chaque attaque.
nba_deck-hint = Ce qui est cerclé de bleu peut être touché. Laissez la souris ou un doigt sur une carte pour la lire en toutes lettres.
nba_deck-hint-MARKET = Ce que vous touchez quitte le marché ; d’autres tactiques arrivent. Vous pouvez tout laisser tel quel.
nba_deck-hint-MENU = Une carte de la main, puis sa place sur votre terrain. Ou une carte de la piste ou du marché : vous la payez en cartes de la main, et elle se pose sur votre pioche.
nba_deck-hint-PREPARING = Posez toutes les tactiques voulues : après, c’est fini pour ce tour. Le reste attend en place.
nba_deck-hint-PAYING = Touchez des cartes de la main : chacune paie son nombre et part à la défausse. On ne rend pas la monnaie.
nba_deck-hint-ACTIVATION = Le nombre sur une tactique : les points rapportés en moyenne, ou avec un moins, retirés à l’adversaire (0 s’il n’a pas d’attaque).
nba_deck-hint-REROLL = Touchez les dés à relancer ; les autres comptent comme ils sont.
nba_deck-hint-left = Touchez une carte, puis Conserver ou Éliminer ; une carte seule est déjà désignée.
