title = NBA Deck-Building
seat-0 = Home
seat-1 = Away
seat-2 = Challenger
seat-3 = Outsider

position-MJ = PG
position-Ar = SG
position-Ai = SF
position-AF = PF
position-P = C
card-named = { $name }
card-S = Starter { $position } { $number }
card-R = Bench { $position } { $number }
card-F = Fatigue
card-none = card { $number }
level-p3 = 3P
level-ji = INS
level-pen = DRV
level-int = STL
level-con = BLK
level-sto = STP
level-reb = REB
level-iq = IQ
colour-blue = blue
colour-yellow = yellow
colour-red = red
one-BLUE = blue
one-YELLOW = yellow
one-RED = red
one-BEIGE = beige
one-GREY = grey
one-BROWN = brown
dice-BLUE = blue
dice-YELLOW = yellow
dice-RED = red
dice-BEIGE = beige
dice-GREY = grey
dice-BROWN = brown
die-BLUE = blue { $number ->
    [0] blank
   *[other] { $number }
}
die-YELLOW = yellow { $number ->
    [0] blank
   *[other] { $number }
}
die-RED = red { $number ->
    [0] blank
   *[other] { $number }
}
die-BEIGE = beige { $number ->
    [0] blank
   *[other] { $number }
}
die-GREY = grey { $number ->
    [0] blank
   *[other] { $number }
}
die-BROWN = brown { $number ->
    [0] blank
   *[other] { $number }
}
die-coloured = { $die } ({ $colour })
list-more = { $first }, { $next }
list-last = { $first } and { $last }
board-kept-BLUE = { $dice } blue
board-kept-YELLOW = { $dice } yellow
board-kept-RED = { $dice } red
board-kept-BEIGE = { $dice } beige
board-kept-GREY = { $dice } grey
board-kept-BROWN = { $dice } brown
board-mark-offence = att
board-mark-defence = def

board-over = Game over
board-setup = Setting up
board-turn = Turn { $turn } of { $of }: { $who } to play
board-overtime = Overtime { $number }, turn { $turn } of { $of }: { $who } to play
board-ultimate = Final turn: { $who } may defend once more
board-money-time = {" "}(Money-time)
board-score = Home { $home } : { $away } Away | pile of athletes { $pile } | Fatigue pile { $fatigue }
board-sheet = Scored
board-left = pile of athletes { $pile } | Fatigue pile { $fatigue }
board-cost = cost
board-value = val
board-at = at
board-river = River (pay with athletes)
board-draft = Your draft hand
board-mini = {"  "}Mini-market
board-market = Tactics (pay with tactics)
board-tactic = { $mark } complexity { $complexity }: { $keep }
board-court-0 = Home on court
board-court-1 = Away on court
board-court-2 = Challenger on court
board-court-3 = Outsider on court
board-team = team
board-offence = attack tactics: { $cards }
board-defence = defense tactics: { $cards }
board-listed = { $card } [{ $complexity }: { $keep }]
board-attack = attack waiting: { $dice } = { $points } as it stands
board-guard = defense kept: { $dice }
board-piles = hand { $hand } | deck { $deck } (on top: { $top }) | discard: { $discard }
board-piles-known = hand { $hand } (known: { $known }) | deck { $deck } (on top: { $top }) | discard: { $discard }
board-hand = Your hand
board-selection = Chosen so far: { $cards }
board-buying = Buying { $card } for { $price }
board-paying = Buying { $card }: { $paid } of { $price } chosen
board-displaced = { $card } has lost his position
board-rolled = { $card } throws: { $dice } | re-rolls left { $rerolls }
board-legend = 3P 3 points, INS inside, DRV drive, STL steal, BLK block, STP stop: blue, yellow, red, beige, grey, brown dice; REB rebounds, IQ game IQ
board-asked = Left in hand: { $card }

label-outcome = { $what }
label-replace = { $tactics ->
    [0] Leave the market as it is
    [one] Replace one tactic
   *[other] Replace { $tactics } tactics
}
label-paid = Pay { $paid } for { $card }
label-leave-cards = { $cards ->
    [0] Discard nothing and end the turn
    [one] Discard one card and end the turn
   *[other] Discard { $cards } cards and end the turn
}
label-keep-dice = { $dice ->
    [0] Keep no dice
    [one] Keep one die
   *[other] Keep { $dice } dice
}
label-back-mark = Leave { $card } in the market
label-back-pay = Do not pay with { $card }
label-back-fate = Discard { $card } after all
label-back-reroll = Let lie: { $die }
label-back-keep = Do not keep: { $die }
label-done-MENU = Finish actions, activate
label-done-REPLACING = End the replacements: draw
label-done-PREPARING = End the preparation
label-done-ACTIVATION = End the turn
label-done-REROLL = Let the dice lie
label-done-KEEPING = Keep no more dice
label-throw = { $dice ->
    [one] Throw one die again
   *[other] Throw { $dice } dice again
}
label-mark = Replace { $card } in the market
label-enter = Bring in { $card } at { $position } for { $leaves }
label-leave = { $card } leaves the court
label-shift = { $card } shifts to { $position }, in place of { $leaves }
label-swap = { $card } and { $other } change places
label-place = Prepare { $card }
label-place-on = Prepare { $card } in place of { $former } (column { $column })
label-buy = Buy { $card } for { $cost }
label-pay = Discard { $card } to pay { $value }
label-activate = Activate { $card }
label-reroll = Throw again: { $die }
label-keep-die = Keep: { $die }
label-fate-KEEP = Keep { $card }
label-fate-DISCARD = Discard { $card }
label-fate-ELIMINATE = Eliminate { $card }
label-draft-mini = { $card } for your mini-market
label-draft-common = { $card } for the common pile
label-pick = Choose { $card }
label-accept = Accept the draw
label-play-on = Play an overtime

tell-both = { $first } { $second }
tell-score = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tell-score-against = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} against { $rival }.
tell-turn = Turn { $turn }, { $who }.
tell-ultimate = Final turn, { $who }.
tell-first = { $who } has the first turn.
tell-roll = { $who } throws { $die }.
tell-draws = { $who } draws a card.
tell-draws-card = { $who } draws { $card }.
tell-river = { $card } enters the river.
tell-tactic = { $card } is for sale.
tell-draft-deal = A card is dealt for the draft.
tell-pile = A card goes face down to the pile.
tell-chooses = { $who } chooses.
tell-chooses-card = { $who } chooses { $card }.
tell-stopped = The attack of { $who } is stopped: no points.
tell-relieved = { $who } eliminates { $cards ->
    [one] one Fatigue card
   *[other] { $cards } Fatigue cards
}.
tell-passed = { $count ->
    [one] { $cards } leaves the river.
   *[other] { $cards } leave the river.
}
tell-replaces = { $tactics ->
    [0] { $who } leaves the tactic market as it is.
    [one] { $who } replaces one tactic of the market.
   *[other] { $who } replaces { $tactics } tactics of the market.
}
tell-picks-PAYING = { $who } is choosing what to pay with.
tell-picks-card = { $who } chooses { $card } to pay.
tell-means-KEEP = { $who } means to keep { $card }.
tell-means-ELIMINATE = { $who } means to eliminate { $card }.
tell-back = { $who } takes { $card } back.
tell-back-mark = { $who } leaves { $card } in the market after all.
tell-back-die = { $who } lays { $die } down again.
tell-goes-on = { $who } goes on.
tell-done-MARKET = { $who } replaces no more tactics.
tell-done-MENU = { $who } ends the actions.
tell-done-REPLACING = { $who } ends the replacements.
tell-done-PREPARING = { $who } ends the preparation.
tell-done-PAYING = { $who } has paid.
tell-done-ACTIVATION = { $who } ends the turn.
tell-done-REROLL = { $who } lets the dice lie.
tell-done-KEEPING = { $who } keeps no more dice.
tell-rerolls = { $who } throws { $dice ->
    [one] one die
   *[other] { $dice } dice
} again.
tell-rerolls-tired = { $who } takes { $dice ->
    [one] one Fatigue card and throws one die
   *[other] { $dice } Fatigue cards and throws as many dice
} again.
tell-mark = { $who } wants { $card } replaced.
tell-enter = { $who } brings in { $card } at { $position } for { $leaves }.
tell-leave = { $card } leaves the court of { $who }.
tell-shift = { $who } shifts { $card } to { $position }.
tell-swap = { $who } lets { $card } and { $other } change places.
tell-place = { $who } prepares { $card }.
tell-place-on = { $who } prepares { $card } in place of { $former }.
tell-buys = { $who } buys { $card }.
tell-wishes = { $who } wants to buy { $card }.
tell-pays = { $who } discards { $card } to pay.
tell-pays-last = { $who } discards { $card } to pay and buys { $wish }.
tell-activate = { $who } activates { $card }!
tell-reroll = { $who } picks up { $die } to throw it again.
tell-keeps-die = { $who } keeps { $die }.
tell-keeps = { $who } keeps { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
tell-fate-KEEP = { $who } keeps { $card }.
tell-fate-DISCARD = { $who } discards { $card }.
tell-fate-ELIMINATE = { $who } eliminates { $card }.
tell-accept = { $who } would accept a draw.
tell-play-on = { $who } wants an overtime.

pending-SELECT = has to choose the team
pending-DRAFT = has to draft a card
pending-MARKET = looks at the tactic market
pending-MENU = chooses between the four actions
pending-REPLACING = is making replacements
pending-DISPLACED = has a displaced athlete to place
pending-TIRED = may eliminate Fatigue
pending-PREPARING = is preparing tactics
pending-PAYING = has to pay
pending-ACTIVATION = may only activate tactics
pending-REROLL = may only throw dice again
pending-KEEPING = may only keep dice
pending-HAND_END = has to decide about the cards left in hand
pending-TIED = has to accept the draw or play on
why-not-now = { $who } { $pending } now ({ $rule }).
why-no-tie = It takes a tie after the final turn to accept the draw or play on ({ $rule }).
why-no-card = { $who } has no card number { $number } in hand ({ $rule }).
why-ultimate = { $who } may only prepare and activate a defensive tactic in the final turn ({ $rule }).
why-not-athlete = { $card } cannot stand on the court ({ $rule }).
why-position = { $card } does not play at { $position } ({ $rule }).
why-locked = The athlete at { $position } came in or shifted in this action and stays ({ $rule }).
why-replaced = { $who } has made the replacements of this turn ({ $rule }).
why-not-tactic = { $card } is no tactic ({ $rule }).
why-prepared = { $who } has prepared the tactics of this turn ({ $rule }).
why-column = A tactic goes to the first free column, or onto another one, not to column { $column } ({ $rule }).
why-no-market = { $who } may buy nothing now ({ $rule }).
why-bought-athlete = { $who } has bought an athlete this turn ({ $rule }).
why-bought-tactic = { $who } has bought a tactic this turn ({ $rule }).
why-empty-slot = There is nothing for sale in that slot ({ $rule }).
why-too-dear = { $card } costs { $cost }, and { $who } can pay { $value } ({ $rule }).
why-payment = With { $card } you would discard more than needed ({ $rule }).
why-activated = { $who } has activated a tactic of this type ({ $rule }).
why-no-tactic = No tactic lies there ({ $rule }).
why-complex = { $card } has complexity { $complexity }, and the collective level is { $collective } ({ $rule }).
why-same-tactic = Two equal tactics are one option: activate the first { $card } ({ $rule }).
why-null = { $card } could not have any effect now ({ $rule }).
why-die = There is no such die to choose, or it cannot be better ({ $rule }).
why-mark = Slot { $slot } is empty, or a later one was named already ({ $rule }).
why-picked = That is picked already ({ $rule }).
why-not-picked = There is nothing of that to take back ({ $rule }).
why-no-more-back = { $who } has taken back { $times } picks and has to decide now ({ $rule }).
why-not-paid = { $card } costs { $price }, and { $paid } is paid so far ({ $rule }).
why-cannot-pay = { $card } does not pay for { $wish } ({ $rule }).
why-no-reroll = No more dice may be thrown again ({ $rule }).
why-discarded = Cards that are neither kept nor eliminated are discarded at the end of the turn ({ $rule }).
why-fatigue = A Fatigue card is not eliminated at the end of a turn ({ $rule }).
why-equal-cards = Identical cards: decide the other { $card } first ({ $rule }).

odds-dice = { $count ->
    [one] { $dice } die thrown
   *[other] { $dice } dice thrown
}
odds-keep = { $count ->
    [one] { $dice } die kept
   *[other] { $dice } dice kept
}
odds-rerolls = { $count ->
    [one] re-roll that costs nothing
   *[other] re-rolls that cost nothing
}
odds-again = { $count ->
    [one] { $dice } die thrown again
   *[other] { $dice } dice thrown again
}
odds-left = { $count ->
    [one] re-roll left
   *[other] re-rolls left
}
odds-points = { $points ->
    [one] 1 point kept
   *[other] { $points } points kept
}
odds-stopped = { $points ->
    [one] 1 point stopped
   *[other] { $points } points stopped
}

ending-regular = decided after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
ending-overtime = decided in { $overtimes ->
    [1] overtime
   *[other] overtime { $overtimes }
}
ending-ranking = { $who } leads the ranking with { $record ->
    [one] 1 point for matches
   *[other] { $record } points for matches
}, 2 for a win and 1 for a draw, and a difference of { $difference }
ending-shared = the first place is shared
ending-draw = { $overtimes ->
    [0] a draw after the last turn
   *[other] still level after { $overtimes ->
        [one] 1 overtime
       *[other] { $overtimes } overtimes
    }
}

setting-pile_size = Cards in the pile of athletes
setting-pile_size-help = How many athletes come into the river? A match has four turns more than that: 20 cards for a normal match, 12 for a short one, 32 or 44 for a long one.
setting-end_condition = End of regular time
setting-end_condition-help = When is regular time over?
choice-end_condition-turn_count = after a fixed number of turns
choice-end_condition-market_empty = when the river and its pile are empty
setting-empty_pile_push = River without a pile
setting-empty_pile_push-help = What moves the river once its pile is empty?
choice-empty_pile_push-blank = an empty slot pushes as a card would
choice-empty_pile_push-uniform = everything moves on by one slot
choice-empty_pile_push-none = nothing moves
setting-min_cheap = Cheap athletes at least
setting-min_cheap-help = How many athletes that cost 3 to 5 does the pile hold at least?
setting-expert1 = Choosing the team
setting-expert1-help = Does each side choose its own starting cards in secret (expert variant 1)?
choice-expert1-off = no, the initiation cards
choice-expert1-on = yes
setting-expert2_draft = Draft
setting-expert2_draft-help = Are the athletes drafted, with a mini-market for each side (expert variant 2)?
choice-expert2_draft-off = no, drawn at random
choice-expert2_draft-on = yes
setting-expert3_money_time = Money-time
setting-expert3_money_time-help = Is there Money-time once the pile is empty: bought cards come into the hand, and two defensive dice are thrown again for free (expert variant 3)?
choice-expert3_money_time-off = no
choice-expert3_money_time-on = yes
setting-money_time_in_overtime = Money-time in overtime
setting-money_time_in_overtime-help = Does Money-time last through the overtimes?
setting-fatigue_eliminated_to = Eliminated Fatigue
setting-fatigue_eliminated_to-help = Where does an eliminated Fatigue card go?
choice-fatigue_eliminated_to-pile = back to the Fatigue pile
choice-fatigue_eliminated_to-box = into the box, for good
setting-reroll_passes = Re-rolls in an activation
setting-reroll_passes-help = How often may dice be thrown again in one activation?
setting-max_dice_per = Limit of ten dice
setting-max_dice_per-help = To what does the limit of ten dice apply?
choice-max_dice_per-skill = for each skill
choice-max_dice_per-activation = for the whole activation
setting-keep_choice = Dice that are kept
setting-keep_choice-help = Who chooses the dice that a tactic keeps?
choice-keep_choice-auto = the best ones are kept
choice-keep_choice-free = the side chooses, and may keep fewer
setting-place_blanks = Blank dice in the attack
setting-place_blanks-help = May a blank die be kept, so that its colour is open to the defense?
setting-defence_cap_per_colour = Defense colour by colour
setting-defence_cap_per_colour-help = Does a defense take no more from a colour than the attack has in it?
setting-allow_null_activation = Activations without effect
setting-allow_null_activation-help = May a tactic be activated that throws no dice, or a defense while no attack waits?
setting-allow_pure_shift = Changing places
setting-allow_pure_shift-help = May two athletes on the court simply change places?
setting-minimal_payments_only = Exact payments only
setting-minimal_payments_only-help = Must every card of a payment be needed to reach the price?
setting-auto_eliminate_fatigue = Fatigue goes by itself
setting-auto_eliminate_fatigue-help = Is a Fatigue card eliminated by itself for each athlete who comes in?
setting-max_overtimes = Overtimes at most
setting-max_overtimes-help = After how many overtimes is a tie a draw, even if a side wants to play on?
setting-pick_order = Order of picks
setting-pick_order-help = In which order are several tactics, dice or cards picked? In the order of the list a pick cannot be taken back.
choice-pick_order-free = in any order
choice-pick_order-list = in the order of the list
setting-reroll_any_die = Any die may be thrown again
setting-reroll_any_die-help = May a die be thrown again that could not be any better?
setting-removed_cards = Room for cheap athletes
setting-removed_cards-help = If the pile lacks cheap athletes, which of the cards drawn first make room for them?
choice-removed_cards-dear = athletes of another cost, at random
choice-removed_cards-any = any of them, at random
setting-pile_sorted_by = Order of the pile of athletes
setting-pile_sorted_by-help = By what is the pile of athletes sorted?
choice-pile_sorted_by-cost = by cost, then by value
choice-pile_sorted_by-value = by value, then by cost
setting-replaceable_tactics = Discarding a prepared tactic
setting-replaceable_tactics-help = When may a new tactic take the place of one on the court?
choice-replaceable_tactics-always = always
choice-replaceable_tactics-full_row = only when the row is full
setting-selection_size = Size of a chosen team
setting-selection_size-help = How many bench cards and tactics does a chosen team have?
choice-selection_size-minima = twelve, at least 5 bench cards and 3 tactics
choice-selection_size-seven_and_five = 7 bench cards and 5 tactics
setting-hands_in_overtime = Hands in overtime
setting-hands_in_overtime-help = With what hands does an overtime begin?
choice-hands_in_overtime-filled = both draw up to six cards
choice-hands_in_overtime-kept = with what is left in them
setting-first_player = First turn
setting-first_player-help = Who has the first turn?
choice-first_player-random = chance decides
choice-first_player-home = Home
choice-first_player-away = Away
choice-first_player-third = Challenger
choice-first_player-fourth = Outsider
setting-seats = Seats
setting-seats-help = How many sides play, each against all others at once?
setting-levels = Levels of the athletes
setting-levels-help = The eight levels of each athlete, one digit each: 3 points, inside, drive, steal, block, stop, rebounds, game IQ.
setting-value = Value of the cards
setting-value-help = What each card is worth when it pays.
setting-cost = Cost of the athletes
setting-cost-help = What each athlete of the river costs.
setting-tactic_cost = Cost of the tactics
setting-tactic_cost-help = What each tactic of the market costs.
setting-complexity = Complexity of the tactics
setting-complexity-help = The collective level that each tactic asks for.
setting-keep = Dice that the tactics keep
setting-keep-help = How many dice each tactic keeps, one digit for each kind: blue, yellow, red, beige, grey, brown.
setting-tactic_copies = Copies of the tactics
setting-tactic_copies-help = How often each tactic of the market is in its pile.
setting-fatigue_cards = Fatigue cards
setting-fatigue_cards-help = How many Fatigue cards lie ready.
setting-faces = Numbers of the dice
setting-faces-help = The numbers on the six faces of each die; 0 is blank.
setting-colours = Colours of the defensive numbers
setting-colours-help = The colour of each number on a defensive die: it stops only an attack in that colour.
choice-colours-blue = blue
choice-colours-yellow = yellow
choice-colours-red = red

ask-starter = { $who }: who starts at { $position }?
ask-pick = { $who }: choose { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} for your deck, in the order shown.
ask-draft-mini = { $who }: which card is for your mini-market?
ask-draft-common = { $who }: which card goes to the common pile?
ask-MARKET = { $who }: which tactics of the market do you replace?
ask-MENU = { $who }: replace, prepare, buy, or finish and activate?
ask-REPLACING = { $who }: who else comes in?
ask-DISPLACED = { $who }: where does { $card } go?
ask-TIRED = { $who }: do you eliminate a Fatigue card?
ask-PREPARING = { $who }: which tactic do you prepare next?
ask-PAYING = { $who }: pay for { $card }, { $paid } of { $price } chosen.
ask-pay-more = { $who }: { $card } costs { $price }, and you have chosen { $paid }. Do you discard that?
ask-ACTIVATION = { $who }: which tactic do you activate?
ask-REROLL = { $who }: which dice do you throw again? { $dice ->
    [0] No more are allowed.
    [one] One more is allowed.
   *[other] { $dice } more are allowed.
}
ask-KEEPING = { $who }: which dice do you keep?
ask-HAND_END = { $who }: what becomes of { $card }?
ask-left = { $who }: { $cards ->
    [one] one card is left in your hand. Do you keep or eliminate it? Otherwise it is discarded.
   *[other] { $cards } cards are left in your hand. Which do you keep or eliminate? The others are discarded.
}
ask-TIED = { $who }: do you accept the draw?

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
coach-does-COLLECTIVE = { $number } more for the collective level
coach-does-REBOUNDS = { $number } more for the rebounds
coach-does-SECOND_TACTIC = a second tactic in the same turn, for { $number } more
coach-does-DISCOUNT = athletes with { $skill } { $number } or more cost one less
coach-does-DRAW = a hand of { $number } at the beginning of the turn, then back to six
coach-does-REROLL = { $number ->
    [one] one of the { $dice } dice thrown again for free
   *[other] { $number } of the { $dice } dice thrown again for free
}
board-coach = coach: { $coach }
board-coach-does = { $coach } ({ $does })
board-hidden = a hidden card
label-coach = { $coach }: { $does }
label-put-back = Put { $card } back on the deck
tell-coach = The coach of { $who } is { $coach }: { $does }.
tell-puts-back = { $who } puts a card back on the deck.
tell-puts-back-card = { $who } puts { $card } back on the deck.
ask-COACH = { $who }: who is your coach?
ask-PUT_BACK = { $who }: which card goes back on your deck?
pending-COACH = has to choose a coach
pending-PUT_BACK = has to put a card back on the deck
why-coach = { $coach } coaches the other side ({ $rule }).
odds-coach = { $count ->
    [one] { $dice } die the coach lets go again
   *[other] { $dice } dice the coach lets go again
}
setting-coaches = Coaches
setting-coaches-help = Does each side have a coach with a lasting power? No two sides have the same.
choice-coaches-off = no
choice-coaches-random = yes, drawn at random
choice-coaches-chosen = yes, each side chooses
setting-coach_number = Numbers of the coaches
setting-coach_number-help = The number of each coach: how much more for the collective level or the rebounds, what a second tactic costs more, from which level athletes cost 1 less, how many cards he has drawn, how many dice go again for free.

board-tokens = Mismatch tokens: { $positions } (may use { $tokens })
board-clash = Mismatch of { $who } at { $position }: { $dice } = { $points }
label-mismatch = Mismatch at { $position }: { $card } against { $other }
label-not-this-turn = No token this turn
label-done-WINDOW = No token now
tell-mismatch = { $who } turns the { $position } token: { $card } against { $other }!
tell-mismatch-nothing = The mismatch brings { $who } nothing.
tell-not-this-turn = { $who } uses no token this turn.
tell-done-WINDOW = { $who } uses no token now.
ask-WINDOW = { $who }: do you use a Mismatch token before the turn goes on?
pending-WINDOW = may only use a Mismatch token
why-no-mismatch = { $who } cannot use a Mismatch token now ({ $rule }).
why-token-turned = { $who } has used the token for { $position } ({ $rule }).
why-token-limit = { $who } has used as many tokens as were agreed: { $tokens } ({ $rule }).
why-no-such-side = There is no such side to play against ({ $rule }).
odds-scored = { $points ->
    [one] 1 point scored
   *[other] { $points } points scored
}
setting-mismatch = Mismatch
setting-mismatch-help = Does each side have Mismatch tokens, one for each position, and when may they be used? A token sets an athlete against the one at the same position.
choice-mismatch-off = no tokens
choice-mismatch-own_turn = in one’s own turn
choice-mismatch-any_time = at any time, also before each phase of another side’s turn
setting-mismatch_limit = Mismatch tokens at most
setting-mismatch_limit-help = How many of its five tokens may a side use in a match?
setting-mismatch_colour = Colours in a mismatch
setting-mismatch_colour-help = Do only defense numbers count in a mismatch whose colour is thrown in the attack?
setting-decisive_athletes = Decisive athletes
setting-decisive_athletes-help = Do some athletes carry a medal? They cost and are worth 1 more, and each on court lets a die of an attack go again for free once the pile is empty.
choice-decisive_athletes-off = no
choice-decisive_athletes-on = yes

board-solo = Automatic side: { $profile }, { $level }, resource { $resource } | chooses from: { $cards }
label-recruit = Recruit { $card } at { $position } for { $leaves }
label-adopt = Take { $card } in place of { $former }
label-renew = Replace all tactics of the market
label-done-RECRUIT = Recruit nobody
label-done-SHOP = Take no tactic
tell-profile = { $who } plays by its profile: { $profile }.
tell-scout = { $who } is shown { $card }.
tell-recruit = { $who } recruits { $card } at { $position } for { $leaves }.
tell-adopt = { $who } takes { $card } in place of { $former }.
tell-renew = { $who } has all tactics of the market replaced.
tell-done-RECRUIT = { $who } recruits nobody.
tell-done-SHOP = { $who } takes no tactic.
ask-RECRUIT = { $who }: whom does the profile recruit?
ask-SHOP = { $who }: which tactic does the profile take?
pending-RECRUIT = recruits by its profile
pending-SHOP = takes a tactic by its profile
why-dictated = { $who } does only what its profile dictates ({ $rule }).
setting-solo = Solo
setting-solo-help = Does one person play alone against an automatic side that follows a profile card?
choice-solo-off = no
choice-solo-on = yes
setting-solo_level = Difficulty alone
setting-solo_level-help = How strong does the automatic side begin?
choice-solo_level-rookie = Rookie
choice-solo_level-pro = Pro
choice-solo_level-all_star = All-Star
choice-solo_level-hall_of_fame = Hall of Fame
profile-sharpshooters = Sharpshooters
profile-twin_towers = Twin Towers
profile-slashers = Slashers
profile-defensive_wall = Defensive Wall
profile-maestros = Maestros
profile-all_rounders = All-rounders
setting-solo_profile = Profile of the automatic side
setting-solo_profile-help = What does the automatic side look for?
choice-solo_profile-random = drawn at random
choice-solo_profile-sharpshooters = { profile-sharpshooters }
choice-solo_profile-twin_towers = { profile-twin_towers }
choice-solo_profile-slashers = { profile-slashers }
choice-solo_profile-defensive_wall = { profile-defensive_wall }
choice-solo_profile-maestros = { profile-maestros }
choice-solo_profile-all_rounders = { profile-all_rounders }
setting-solo_resource = First resource of the automatic side
setting-solo_resource-help = At what number does the resource counter of the automatic side begin at each difficulty?

label-mismatch-of = Mismatch at { $position }: { $card } against { $other } ({ $rival })
tell-mismatch-of = { $who } turns the { $position } token: { $card } against { $other } ({ $rival })!
setting-draws = Draws
setting-draws-help = May both sides accept a draw after a tie, or is overtime played until one of them wins?
choice-draws-agreed = if both accept
choice-draws-never = never
setting-kept_athletes = Athletes kept
setting-kept_athletes-help = Which athlete, by his number, does a side bring from an earlier match in place of a bench card?
setting-kept_tactics = Tactics kept
setting-kept_tactics-help = Which tactic, by its number, does a side bring from an earlier match in place of a base tactic?
campaign-rung = { $profile }, resource { $level }
campaign-about-sharpshooters = They recruit whoever hits from far, and prefer attacks with blue dice.
campaign-about-twin_towers = They want height: scoring inside, rebounds and blocks. They prefer yellow and grey dice.
campaign-about-slashers = They drive to the basket, with red dice above all, and steal balls on the way back.
campaign-about-defensive_wall = They score little and stop nearly everything: steals, blocks and stops come first.
campaign-about-maestros = They look for game IQ before everything else, and take the most complex tactics they can grasp.
campaign-about-all_rounders = They have no weakness and no favourite: every attack counts alike for them.
campaign-about-random = Its profile is drawn when the match begins.
campaign-resource = Their resource begins at { $level } and grows by one each turn: they take what costs no more than that, and never pay for it.
campaign-keeps = one athlete and one tactic that you own, at a cost of { $cost } at most
campaign-skill-p3 = 3 points
campaign-skill-ji = inside
campaign-skill-pen = drive
campaign-skill-int = steals
campaign-skill-con = blocks
campaign-skill-sto = stops
campaign-skill-reb = rebounds
campaign-skill-iq = game IQ
keep-athlete = athlete
keep-tactic = tactic

# How to play, with the numbers of the match
help-goal = The goal
help-goal-text = Score more points than the other side in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
help-goal-many = Every two sides play a match of their own at once; after { $turns ->
    [one] one turn
   *[other] { $turns } turns
} whoever has won most of them is first.
help-final = Then comes a final turn for whoever did not play last: only to defend against the last attack.
help-solo = The automatic side has neither hand nor deck: by its profile it recruits and buys what costs no more than its resource, which rises by 1 in each of its turns.
help-turn = A turn
help-turn-score = First the attack that you left waiting scores, less what the others stop.
help-turn-market = Then an athlete comes into the river, and you may replace tactics of the market.
help-turn-solo = Then two athletes come into the river, and whoever leaves it goes to the automatic side; you may replace tactics of the market.
help-turn-actions = Then, in any order, each once and none of them a must: bring athletes in, prepare tactics, buy an athlete, buy a tactic.
help-turn-activate = Then you may activate one attack and one defense from your court.
help-turn-end = In the end you keep, discard or eliminate what is left in hand, and draw up to { $cards } cards.
help-money = Once the pile is empty what you buy goes straight to your hand, and up to two dice of each defense are thrown again without Fatigue.
help-cards = Cards
help-buy = Cards from your hand pay with their value: athletes for athletes, tactics for tactics. No change is given. What you buy goes on top of your deck.
help-enter = Whoever comes in takes the place of somebody at one of his positions. For each you draw a card, and may eliminate a Fatigue card.
help-complexity = A tactic can be activated if the game IQ of your five athletes together, the collective level, reaches its complexity.
help-dice = Dice
help-dice-text = A tactic throws a die for every level of your team in its skills, { $dice } at most of a colour, and keeps as many as are printed on it.
help-dice-attack = The dice of an attack wait, and score their sum when your next turn begins.
help-dice-defence = A number on a die of a defense counts only if a die of that attack has its colour.
help-again = With more rebounds than the other team you may throw dice of an attack again, one for every three of the lead, begun ones too. In defense each die thrown again costs a Fatigue card on top of your deck.
help-medal = An athlete with a medal costs and is worth 1 more; once the pile is empty he lets one die of each attack be thrown again for free.
help-mismatch = A Mismatch token throws all attack dice of your athlete at its position against all defense dice of the one opposite, and you score the difference at once.
help-skill = skill
help-die = dice
help-numbers = numbers
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

lesson-goal-buy = Buy an athlete
lesson-goal-prepare = Prepare tactics
lesson-goal-attack = Score with dice
lesson-goal-enter = Bring your athlete in
lesson-goal-defend = Defend by colour
lesson-goal-own = Decide for yourself
lesson-market-title = Your turn begins
lesson-market = An athlete has just come into the river. Before you act you may replace tactics of the market; this time leave them as they are.
lesson-buy-title = Make the team better
lesson-buy = Athletes in your hand pay for athletes: three bench cards are worth 3, and Kyle Korver costs 3. He goes on top of your deck.
lesson-prepare-title = Prepare an attack
lesson-prepare = A tactic works from your court, not from your hand. Lay down Base Offense 3 Pts: it throws a blue die for every level of your team in 3 points.
lesson-guard-title = Prepare a defense
lesson-guard = Defenses lie below the court, and stay there for later turns until you use them. Lay down either of the two.
lesson-second-title = And the other one
lesson-second = There is room for three attacks and three defenses. Cards on the court leave room in your hand for six new ones.
lesson-attack-title = Attack
lesson-attack = Its complexity is 3 and your collective level is 6: your team can play it. It throws three blue dice and keeps the best two.
lesson-end-title = Points that wait
lesson-end = Only a blue 6 is no blank. It scores when your next turn begins, less what they stop. Nothing of theirs waits yet, so save your defenses and end the turn.
lesson-score-title = 6 less 2 is 4
lesson-score = A blue 2 of theirs stopped 2 of your 6 points. Now they have red dice waiting, worth 8. Leave the market as it is.
lesson-enter-title = Here he is
lesson-enter = What you buy is on top of your deck, so you have drawn Kyle Korver. Bring him in for your small forward: from now on blue attacks throw six dice.
lesson-draw-title = Draw for it
lesson-draw = For every athlete who came in you draw a card. Nobody else needs to come in now: end the replacements.
lesson-finish-title = What else?
lesson-finish = You could buy and prepare too, each once in a turn. But their attack is waiting: finish your actions, and your tactics can be activated.
lesson-defend-title = The colour decides
lesson-defend = Their dice are red, so only red numbers stop them. Grey dice show red most often: activate Base Defense Trap.
lesson-own-title = Your choice
lesson-own = A blank stops nothing. You may throw dice again, each for a Fatigue card on top of your deck, which fills your hand and does nothing. Or let them lie.

# Said by the server and the command line, never by the page
column-copies = no.
column-value = val
column-positions = at
column-complexity = cplx
kind-nba = NBA
kind-starter = start
kind-bench = bench
kind-off_tactic = { board-mark-offence }
kind-def_tactic = { board-mark-defence }
kind-fatigue = –
name-Titulaire = Starter
name-Remplacant = Bench
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
