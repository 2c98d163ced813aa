about-nba_deck = Build a team from the river, throw the dice of its skills, and outscore the other court.
nba_deck-variant-short = Short match
nba_deck-mode-match = Match
nba_deck-mode-match-about = two sides
nba_deck-mode-three = 3 seats
nba_deck-mode-three-about = every pair plays
nba_deck-mode-four = 4 seats
nba_deck-mode-four-about = every pair plays
nba_deck-mode-solo = Solo
nba_deck-mode-solo-about = against its card
nba_deck-mode-draft = Draft
nba_deck-mode-draft-about = teams are chosen
nba_deck-variant-long = Long match
nba_deck-variant-epic = Epic match
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
nba_deck-at-MJ = point guard
nba_deck-at-Ar = shooting guard
nba_deck-at-Ai = small forward
nba_deck-at-AF = power forward
nba_deck-at-P = center
nba_deck-offence-needs = Attack, asks for a collective level of { $complexity } and keeps these dice
nba_deck-defence-needs = Defense, asks for a collective level of { $complexity } and keeps these dice
nba_deck-fatigue-how = It takes up a place in your hand. An athlete who comes in gets rid of one.
nba_deck-team = Team
nba_deck-court-of = Court of { $who }
nba_deck-own-court = Your court
nba_deck-own-hand = Your hand
nba_deck-no-cards = No cards in hand
nba_deck-attack = attack
nba_deck-defence = defense
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
nba_deck-if-thrown = { $count ->
    [0] If the dice stay as they lie
   *[other] If these dice are thrown again
}
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
nba_deck-cover-P = C
nba_deck-cover-Ar = SG
nba_deck-tab-dice = Dice
nba_deck-tab-court = Court
nba_deck-tab-plays = Tactics
nba_deck-tab-river = River
nba_deck-tab-solo = Solo
nba_deck-tab-extras = Extras
nba_deck-tab-market = Market
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

nba_deck-variant-evolutions_short = Coaches, Mismatch and medals, short
nba_deck-hidden = A hidden card
nba_deck-medal = decisive
nba_deck-coaches = Choose your coach
nba_deck-coach-of = Coach of { $who }
nba_deck-coach-COLLECTIVE = collective level + { $number }
nba_deck-coach-REBOUNDS = rebounds + { $number }
nba_deck-coach-SECOND_TACTIC = a second tactic in the same turn, for { $number } more
nba_deck-coach-DISCOUNT = athletes cost one less from { $skill } { $number } on
nba_deck-coach-DRAW = a hand of { $number } at the beginning of the turn, then back to six
nba_deck-coach-REROLL = free re-rolls of { $skill } dice: { $number }
nba_deck-tokens = Mismatch tokens
nba_deck-token = Mismatch token { $position }
nba_deck-tokens-left = to use: { $count }
nba_deck-clash = Mismatch
nba_deck-rivals = Courts of the others
nba_deck-plays = plays
nba_deck-pairs = Each pair its own match
nba_deck-sum = sum
nba_deck-solo = The automatic team
nba_deck-solo-holds = automatic, { $level }
nba_deck-solo-drawn = profile to be drawn
nba_deck-solo-resource = resource { $resource }
nba_deck-solo-affords = Recruits one of these, and buys one tactic, for up to { $resource }.
nba_deck-solo-none = Its cards come when your river pushes some out.
nba_deck-level-rookie = Rookie
nba_deck-level-pro = Pro
nba_deck-level-all_star = All-Star
nba_deck-level-hall_of_fame = Hall of Fame
nba_deck-profile-sharpshooters = looks for 3-point shooters above all.
nba_deck-profile-twin_towers = looks for inside scorers, rebounds and blocks.
nba_deck-profile-slashers = looks for drives, and defends with steals.
nba_deck-profile-defensive_wall = looks for steals, blocks and stops.
nba_deck-profile-maestros = looks for game IQ and the most complex tactics.
nba_deck-profile-all_rounders = looks for a bit of every attack.
nba_deck-hint = What has a blue frame can be touched. Rest the mouse or a finger on a card to read it in words.
nba_deck-hint-MARKET = What you touch leaves the market, and other tactics come. You may leave all of them as they are.
nba_deck-hint-MENU = A card of your hand, then its place on your court. Or a card of river or market: you buy it with cards of your hand, and it lies on top of your deck.
nba_deck-hint-PREPARING = Lay down all the tactics you like: afterwards no more are laid this turn. What is not activated stays.
nba_deck-hint-PAYING = Touch cards of your hand: each pays its number and is discarded. No change is given.
nba_deck-hint-ACTIVATION = The number on a tactic is the points it brings on average, or with a minus those it stops: 0 while no attack waits.
nba_deck-hint-REROLL = Touch the dice to throw again; the others count as they lie.
nba_deck-hint-left = Touch a card, then Keep or Eliminate; a card that is alone need not be touched.
