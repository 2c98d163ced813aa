about-nba_deck = Composez une équipe dans la rivière, lancez les dés de ses talents et marquez plus que l’autre terrain.
nba_deck-variant-short = Match court
nba_deck-variant-long = Match long
nba_deck-variant-epic = Match épique
nba_deck-variant-selection_and_draft = Sélection et draft
nba_deck-variant-all_experts_short = Toutes les règles d’expert, court
