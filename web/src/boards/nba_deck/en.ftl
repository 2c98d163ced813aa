about-nba_deck = Build a team from the river, throw the dice of its skills, and outscore the other court.
nba_deck-variant-short = Short match
nba_deck-variant-long = Long match
nba_deck-variant-epic = Epic match
nba_deck-variant-selection_and_draft = Selection and draft
nba_deck-variant-all_experts_short = All expert rules, short
