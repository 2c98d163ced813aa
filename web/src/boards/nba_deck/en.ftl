about-nba_deck = Build a team from the river, throw the dice of its skills, and outscore the other court.
nba_deck-variant-short = Short match
nba_deck-variant-long = Long match
nba_deck-variant-epic = Epic match
nba_deck-variant-selection_and_draft = Selection and draft
nba_deck-variant-all_experts_short = All expert rules, short
nba_deck-starter = Starter { $number }
nba_deck-bench = Bench { $number }
nba_deck-pays = pays { $value }
nba_deck-costs = costs { $cost }
nba_deck-letter-int = S
nba_deck-letter-con = B
nba_deck-letter-sto = P
nba_deck-letter-reb = R
nba_deck-letter-offence = A
nba_deck-letter-defence = D
nba_deck-skill-p3 = 3 points
nba_deck-skill-ji = inside
nba_deck-skill-pen = drive
nba_deck-skill-int = steal
nba_deck-skill-con = block
nba_deck-skill-sto = stop
nba_deck-skill-reb = rebounds
nba_deck-skill-iq = game IQ
nba_deck-keeps-p3 = 3-point dice kept
nba_deck-keeps-ji = inside dice kept
nba_deck-keeps-pen = drive dice kept
nba_deck-keeps-int = steal dice kept
nba_deck-keeps-con = block dice kept
nba_deck-keeps-sto = stop dice kept
nba_deck-at-MJ = point guard
nba_deck-at-Ar = shooting guard
nba_deck-at-Ai = small forward
nba_deck-at-AF = power forward
nba_deck-at-P = centre
nba_deck-offence-needs = Attack, asks for a team IQ of { $complexity }
nba_deck-defence-needs = Defence, asks for a team IQ of { $complexity }
nba_deck-fatigue-how = It takes up a place in your hand. An athlete who comes in gets rid of one.
nba_deck-team = Team
nba_deck-court-of = Court of { $who }
nba_deck-own-court = Your court
nba_deck-own-hand = Your hand
nba_deck-no-cards = No cards in hand
nba_deck-attack = attack
nba_deck-defence = defence
nba_deck-goes = will be replaced
nba_deck-paid = { $paid } of { $price }
nba_deck-river = RIVER · pay with athletes
nba_deck-market = TACTICS · pay with tactics
nba_deck-mini = MINI-MARKET · { $who }
nba_deck-mini-see = see { $who }
nba_deck-pile = pile { $count }
nba_deck-fatigue = Fatigue { $count }
nba_deck-hand = hand { $count }
nba_deck-deck = deck { $count }
nba_deck-discard = discard { $count }
nba_deck-box = box { $count }
nba_deck-on-top = On top of the deck
nba_deck-known = Known to be in hand
nba_deck-none = none
nba_deck-tray = Dice on the table
nba_deck-keep = keep
nba_deck-keeps = keep { $count }: { $die }
nba_deck-rerolls = { $count ->
    [one] 1 more may be thrown again
   *[other] { $count } more may be thrown again
}
nba_deck-again = thrown again:
nba_deck-tires = { $count ->
    [one] costs 1 Fatigue
   *[other] costs { $count } Fatigue
}
nba_deck-tiring = each die costs 1 Fatigue
nba_deck-if-thrown = If it is thrown like this
nba_deck-sorting = Where the cards left in hand go
nba_deck-kept = kept:
nba_deck-chosen-pay = pays
nba_deck-chosen-keep = kept
nba_deck-chosen-eliminate = eliminated
nba_deck-zone-keep = Keep
nba_deck-zone-keep-how = stays in your hand
nba_deck-zone-discard = Discard
nba_deck-zone-discard-how = comes back later
nba_deck-zone-box = Eliminate
nba_deck-zone-box-how = gone for good
nba_deck-rail = The course of the turn
nba_deck-done = done:
nba_deck-step-market = market
nba_deck-step-replace = replace
nba_deck-step-prepare = prepare
nba_deck-step-buy = buy
nba_deck-step-activate = activate
nba_deck-tabs = Parts of the board
nba_deck-tab-dice = Dice
nba_deck-tab-court = Court
nba_deck-tab-plays = Plays
nba_deck-tab-river = River
nba_deck-tab-market = Tactics
nba_deck-turn = Turn { $turn }
nba_deck-turns = of { $of }
nba_deck-of = { $turn } of { $of }
nba_deck-overtime = Overtime { $number }
nba_deck-final-turn = Final turn
nba_deck-over = Final buzzer
nba_deck-over-after = { $overtime ->
    [0] after { $turn } turns
   *[other] after overtime
}
nba_deck-sort = sort the hand
nba_deck-button-enter = Bring in { $card }
nba_deck-button-done-REPLACING = Enough, draw
nba_deck-button-place-on = Prepare { $card }
nba_deck-offer-starters = One of these starts, the other stays in the box
nba_deck-before = Before the game
nba_deck-money-time = Money-time
nba_deck-to-come = to come
nba_deck-nothing-to-come = no attack waits
nba_deck-draft-hand = Your draft hand
nba_deck-own-mini = { $count ->
    [0] Your mini-market
   *[other] Your mini-market, { $count } so far
}
nba_deck-offer = Choose from these, in the order shown: what you pass over stays in the box
nba_deck-chosen = { $count ->
    [0] Your team
   *[other] Your team, { $count } so far
}
nba_deck-none-yet = Nothing chosen yet
nba_deck-wait = The other side is choosing.
nba_deck-empty = nothing for sale

nba_deck-variant-solo_rookie = Alone: Rookie
nba_deck-variant-solo_pro = Alone: Pro
nba_deck-variant-solo_all_star = Alone: All-Star
nba_deck-variant-solo_hall_of_fame = Alone: Hall of Fame
nba_deck-variant-evolutions_short = Coaches, Mismatch and medals, short
nba_deck-hidden = A hidden card
nba_deck-medal = decisive
nba_deck-coaches = Choose your coach
nba_deck-coach-of = Coach of { $who }
nba_deck-coach-COLLECTIVE = team IQ + { $number }
nba_deck-coach-REBOUNDS = rebounds + { $number }
nba_deck-coach-SECOND_TACTIC = a second tactic in the same turn, for { $number } more
nba_deck-coach-DISCOUNT = athletes cost one less from { $skill } { $number } on
nba_deck-coach-DRAW = a hand of { $number } at the beginning of the turn, then back to six
nba_deck-coach-REROLL = free re-rolls of { $skill } dice: { $number }
nba_deck-tokens = Mismatch tokens
nba_deck-token = Mismatch token { $position }
nba_deck-tokens-left = to use: { $count }
nba_deck-clash = Mismatch
nba_deck-solo = The automatic side
nba_deck-solo-drawn = profile to be drawn
nba_deck-solo-resource = Resource { $resource }
nba_deck-solo-none = No cards to choose from yet
