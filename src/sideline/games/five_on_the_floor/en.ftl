title = Five on the Floor
seat-0 = Home
seat-1 = Away
piece = { $slot } ({ $size })

spot-CORNER_L = Corner L
spot-CORNER_R = Corner R
spot-WING_L = Wing L
spot-WING_R = Wing R
spot-TOP_OF_KEY = Top of Key
spot-HALF_COURT = Half Court
spot-PAINT = Paint
spot-DUNKER = Dunker
spot-ELBOW_L = Elbow L
spot-ELBOW_R = Elbow R
coverage-CONTESTED = contested
coverage-OPEN = open
coverage-WIDE_OPEN = wide open
scheme-MAN = Man
scheme-ZONE = Zone
scheme-PRESS = Press
card-DEEP_RANGE = Deep Range
card-QUICK_RELEASE = Quick Release
card-EXTRA_PASS = Extra Pass
card-ISO = Iso
card-CLOSE_OUT = Close-Out
card-SECOND_EFFORT = Second Effort

board-score = Home { $home } : { $away } Away, first to { $target }
board-possession = Possession { $number }: { $who } attacks, shot clock { $clock }
board-scheme = Defensive scheme: { $scheme }
board-no-scheme = —
board-turn = { $who }: { $points ->
    [one] 1 action point
   *[other] { $points } action points
} left
board-zones = cl cr corner, wl wr wing, el er elbow, dk dunker, pt paint, tk top, hc half
board-legend = H home, A away, S M L is the size, * the ball, (o) the rim
letter-0 = H
letter-1 = A
board-attacks = { $who } (attack)
board-defends = { $who } (defense)
board-spot = { $spot }, { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
board-spot-hopeless = { $spot }, —
board-fast = fast { $stamina }
board-hand = Your cards: { $cards }
board-hands = Cards held: Home { $home }, Away { $away }; in the deck: { $deck }

percent = { $whole }.{ $tenth }%
threshold = { $needs ->
    [6] 6
    [7] —
   *[other] { $needs }+
}
die-of = { $needs ->
    [6] with a 6
    [7] never
   *[other] with { $needs }+
}
preview-nothing = If ball handler shoots: —
preview-late = Shot next turn: —, the shot clock runs out first
preview-now = If ball handler shoots
preview-next = Shot next turn
preview-hopeless = { $when }: 0%, this piece cannot hit from { $spot }
preview = { $when }: { $percent } for { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coverage }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $needs ->
    [6] needs a 6
   *[other] needs { $needs }+
}

# How to play, with the numbers of the match
help-goal = The goal
help-goal-text = The first side with { $target ->
    [one] 1 point
   *[other] { $target } points
} wins.
help-goal-example = Threes get you there faster: { $corner ->
    [one] 1 basket from the corner does it
   *[other] { $corner } baskets from the corner do it
}, from the paint alone it takes { $paint }.
help-goal-end = After { $possessions ->
    [one] 1 possession
   *[other] { $possessions } possessions
} the higher score wins; { $more ->
    [0] a level score is a draw.
   *[other] a level score is decided by the next basket, within { $more } more.
}
help-turns = Turns
help-turns-text = A side has { $points ->
    [one] 1 action point
   *[other] { $points } action points
} a turn, for any of its { $pieces } pieces. The offense acts, the defense reacts, and so on. Points left over are lost.
help-shoot-rule = A shot must be the very first action of a turn: build the look in one turn, take the shot in the next.
help-clock = The shot clock starts at { $start } and loses { $tick } after each exchange; at 0 the ball is lost.
help-ball = The ball and fast pieces
help-ball-text = Only the ball carrier shoots or passes. Each defender in the lane of a pass rolls a die and steals it { $die }.
help-fast = Fast pieces (1 and 3) may burst 2 tiles for 1 stamina. They have { $stamina }, full again in every possession.
help-sizes = Sizes
help-size-S = Small (S): the best shooter from outside; corners and wings are home.
help-size-M = Medium (M): solid everywhere.
help-size-L = Large (L): dominant near the rim, poor outside.
help-inside = { $size } has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} more in the Paint and the Dunker.
help-inside-loss = S is vulnerable inside: in the Paint and the Dunker it has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} fewer when the nearest defender is an L, but always at least one.
help-needs = What a die must show
help-needs-text = Roll the dice: the shot is good if one of them meets the threshold. A dash means never.
help-zone = Zone
help-points = Points
help-dice = Dice
help-dice-text = The number of dice depends on the nearest defender.
help-rush = { $dice ->
    [0] The clock costs no dice.
    [one] With the clock at { $clock } or less there is 1 die fewer, but always at least one.
   *[other] With the clock at { $clock } or less there are { $dice } dice fewer, but always at least one.
}
help-coverage = Coverage
help-nearest = Nearest defender
help-near = { $size } near the rim
help-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
help-tiles-between = { $low } to { $high } tiles
help-tiles-from = { $low ->
    [one] 1 tile or more
   *[other] { $low } tiles or more
}
help-number = { $number }
help-rebounds = Rebounds
help-rebounds-text = After a miss both sides roll a die. Pieces within { $reach ->
    [one] 1 tile
   *[other] { $reach } tiles
} of the rim add their strength (S { $S }, M { $M }, L { $L }); the difference counts { $limit } at most. A tie goes to the defense.
help-rebounds-kept = The offense keeps the ball with the clock at { $clock }; otherwise the other side attacks.
help-schemes = Defensive schemes
help-scheme-MAN = Man: one free step a turn, towards the opponent of the same number.
help-scheme-ZONE = Zone: wider lanes; a defender beside the lane steals a pass { $die }.
help-scheme-PRESS = Press: once a turn a defender beside a carrier in Half Court or Top of Key may spend a point on a strip, which steals { $die }; if it fails the offense has { $points ->
    [one] 1 action point
   *[other] { $points } action points
} more.
help-cards = Override cards
help-cards-text = A side draws a card when its possession starts, holds { $limit } at most, and plays one a turn.

label-toss = { $who } attacks first
label-size = Draw a piece of size { $size }
label-draw = Draw { $card }
label-roll = Roll { $face }
label-rebound = Roll { $offense } against { $defense }
label-move = Move { $piece } to { $tile }, { $spot }
label-burst = Burst { $piece } to { $tile }, { $spot }
label-step = Free step: { $piece } to { $tile }, { $spot }
label-pass = Pass to { $piece } on { $tile }, { $spot }
label-strip = Strip the ball with { $piece }
label-shoot = Shoot from { $spot } for { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $needs ->
    [6] needs a 6
   *[other] needs { $needs }+
}
label-hopeless-shot = Shoot from { $spot }: this piece cannot hit
label-end = End the turn{ $points ->
    [0] {""}
    [one] , 1 point unused
   *[other] , { $points } points unused
}
label-MAN = Man: one free step a turn towards the opponent of the same number
label-ZONE = Zone: wider passing lanes
label-PRESS = Press: one strip a turn far from the rim
label-no-card = Play no card
label-discard = Discard { $card }
label-DEEP_RANGE = Play { $card }: the impossible shot needs a 6
label-QUICK_RELEASE = Play { $card }: the clock costs no die
label-EXTRA_PASS = Play { $card }: the next pass costs no action point
label-ISO = Play { $card }: one more action point
label-CLOSE_OUT = Play { $card }: one die fewer
label-SECOND_EFFORT = Play { $card }: roll for the rebound again

tell-both = { $first } { $second }
tell-toss = { $who } attacks first.
tell-size = { $who } draws a piece of size { $size }.
tell-draws = { $who } draws a card.
tell-draws-card = { $who } draws { $card }.
tell-discard = { $who } discards { $card }.
tell-MAN = { $who } plays man-to-man.
tell-ZONE = { $who } plays a zone.
tell-PRESS = { $who } presses.
tell-move = { $who } { $piece } moves to { $tile }, { $spot }.
tell-burst = { $who } { $piece } bursts to { $tile }, { $spot }.
tell-step = { $who } { $piece } steps up to { $tile }, { $spot }.
tell-pass = { $who } { $passer } passes to { $receiver }{ $lane ->
    [0] .
    [one] , past 1 defender.
   *[other] , past { $lane } defenders.
}
tell-lane = { $who } { $piece } reaches for the pass: { $face }, missed it.
tell-lane-steal = { $who } { $piece } reaches for the pass: { $face }, stolen!
tell-strips = { $who } { $piece } goes for the ball.
tell-strip = A { $face }: { $who } { $piece } does not get it.
tell-strip-steal = A { $face }: { $who } { $piece } strips the ball!
tell-shoots = { $who } { $piece } shoots from { $spot }.
tell-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $needs ->
    [6] a 6 is needed.
   *[other] { $needs }+ is needed.
}
tell-hopeless = No chance.
tell-die = Die { $number } of { $dice }: { $face }.
tell-basket = Good! { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $piece }.
tell-miss = It does not fall.
tell-board = Rebound, offense { $offense }, defense { $defense }: { $who }.
tell-second-chance = { $piece } has the ball, shot clock { $clock }.
tell-end = { $who } ends the turn.
tell-card = { $who } plays { $card }.
tell-no-card = { $who } plays no card.
tell-violation = The shot clock runs out.
tell-possession = { $who } has the ball.
tell-over = That is the match.

why-scheme = { $who } has to choose a scheme first ({ $rule }).
why-scheme-later = { $who } may choose a scheme only at the start of a possession ({ $rule }).
why-discard = { $who } holds too many cards and has to discard one of them ({ $rule }).
why-card = { $who } may only play a card that it holds and that fits, or none ({ $rule }).
why-no-card = { $who } holds no card that may be played now ({ $rule }).
why-no-points = { $who } has no action points left ({ $rule }).
why-tired = { $piece } has no stamina left for a burst ({ $rule }).
why-not-fast = { $piece } is not fast: only 1 and 3 burst ({ $rule }).
why-off-court = { $piece } would leave the court ({ $rule }).
why-taken = { $piece } may not go to { $tile }: somebody stands there ({ $rule }).
why-no-way = { $piece } has no free tile on the way to { $tile } ({ $rule }).
why-no-free-step = There is no free step now: only the defense in a Man scheme has one, once a turn ({ $rule }).
why-not-nearer = On { $tile } { $piece } would be no nearer to the opponent of the same number ({ $rule }).
why-defending = { $who } is defending: only the ball carrier of the offense shoots or passes ({ $rule }).
why-attacking = { $who } is attacking: only a pressing defense strips the ball ({ $rule }).
why-no-press = Only a Press lets a defender strip the ball ({ $rule }).
why-stripped = A strip may be tried once a turn ({ $rule }).
why-no-strip = { $piece } must have an action point and stand beside a carrier in Half Court or Top of Key to strip ({ $rule }).
why-no-shot = { $who } has already acted: a shot must be the first action of a turn ({ $rule }).
why-hopeless = { $piece } cannot hit from there, and in this match such a shot may not be taken ({ $rule }).
why-too-far = { $piece } is too far away for a pass in this match ({ $rule }).
why-own-ball = { $piece } has the ball already ({ $rule }).

odds-good = it is good
odds-kept = missed, the offense rebounds
odds-lost = missed, the defense rebounds
odds-board-won = the ball is won
odds-board-lost = the ball is lost
odds-arrives = the pass arrives
odds-stolen = the ball is stolen
odds-no-strip = missed: the offense gains action points
part-distance = { $count ->
    [one] tile
   *[other] tiles
} to the nearest defender
part-coverage = { $count ->
    [one] die
   *[other] dice
} for that coverage
part-inside = { $count ->
    [one] die
   *[other] dice
} for the size near the rim
part-inside-loss = { $count ->
    [one] die
   *[other] dice
} for a small piece beside a large one
part-close-out = { $count ->
    [one] die
   *[other] dice
} for a Close-Out
part-rush = { $count ->
    [one] die
   *[other] dice
} for the clock
part-dice = { $count ->
    [one] die
   *[other] dice
} in all
part-needs = to reach or beat
part-edge = strength at the rim, offense less defense
part-lane = { $count ->
    [one] defender
   *[other] defenders
} in the lane

ending-target = first to { $target }, after { $possessions ->
    [one] 1 possession
   *[other] { $possessions } possessions
}
ending-cap = ahead after { $possessions ->
    [one] 1 possession
   *[other] { $possessions } possessions
}
ending-basket = first basket after a level score, in possession { $possessions }
ending-draw = still level after { $possessions ->
    [one] 1 possession
   *[other] { $possessions } possessions
}

zone-CORNER = Corner
zone-WING = Wing
zone-TOP_OF_KEY = Top of Key
zone-HALF_COURT = Half Court
zone-PAINT = Paint
zone-DUNKER = Dunker
zone-ELBOW = Elbow
size-S = Small
size-M = Medium
size-L = Large
role-POINT_GUARD = Point guard
role-SHOOTING_GUARD = Shooting guard
role-SMALL_FORWARD = Small forward
role-POWER_FORWARD = Power forward
role-CENTER = Center
theft-LANE = In the lane
theft-WIDE_LANE = In the wider lane of a Zone
theft-STRIP = Strip

setting-court = Court
setting-court-help = On which court is the match played?
choice-court-compact = compact, 9 × 7 tiles
choice-court-full = full, 16 × 14 tiles
setting-roster = Rosters
setting-roster-help = Are the sizes of the pieces fixed, or are some of them drawn?
choice-roster-fixed = fixed
choice-roster-drawn = drawn
setting-shared_tiles = Shared tiles
setting-shared_tiles-help = May two opponents stand on the same tile?
choice-shared_tiles-off = no
choice-shared_tiles-on = yes
setting-first_offense = First offense
setting-first_offense-help = Who attacks first?
choice-first_offense-random = a coin decides
choice-first_offense-home = Home
choice-first_offense-away = Away
setting-schemes = Defensive schemes
setting-schemes-help = Does the defense choose Man, Zone or Press for every possession?
choice-schemes-off = no
choice-schemes-on = yes
setting-override_cards = Override cards
setting-override_cards-help = Are the override cards in play?
choice-override_cards-off = no
choice-override_cards-on = yes
setting-clock_start = Shot clock
setting-clock_start-help = How many seconds does a possession have?
setting-clock_tick = Tick of the clock
setting-clock_tick-help = How many seconds does an exchange of turns take?
setting-stamina = Stamina
setting-stamina-help = How many bursts does a fast piece have in a possession?
setting-max_possessions = Possessions at most
setting-max_possessions-help = After how many possessions does the match end, if the score is not level?
setting-extra_possessions = Extra possessions
setting-extra_possessions-help = How many more possessions may a level score be played for before it is a draw?
setting-hopeless_shots = Shots that cannot fall
setting-hopeless_shots-help = May a piece shoot from where it cannot hit?
choice-hopeless_shots-yes = yes
choice-hopeless_shots-no = no
setting-burst_over = Bursts over others
setting-burst_over-help = Over what may a burst go?
choice-burst_over-empty = over an empty tile only
choice-burst_over-anybody = over anybody
setting-free_pass = Extra Pass without points
setting-free_pass-help = What becomes of a free pass when the last action point is spent?
choice-free_pass-kept = it may still be played
choice-free_pass-lost = it is lost
setting-reshuffle = Reshuffling
setting-reshuffle-help = Are the discards shuffled when the deck of override cards is used up?
choice-reshuffle-no = no
choice-reshuffle-yes = yes
setting-second_effort = Second Effort
setting-second_effort-help = Who may play a Second Effort?
choice-second_effort-both = the side that lost the rebound
choice-second_effort-offense = the offense only
setting-target = Target
setting-target-help = The points that win the match.
setting-action_points = Action points
setting-action_points-help = The action points of a side in a turn.
setting-needs = Thresholds
setting-needs-help = What a die has to show for a basket, by zone and size; 7 can never fall.
setting-points = Points
setting-points-help = What a basket is worth, by zone.
setting-dice = Dice
setting-dice-help = The dice of a shot, by how well it is guarded.
setting-distance = Distance
setting-distance-help = How many tiles away the nearest defender has to be for an open or a wide open shot.
setting-inside_dice = Dice near the rim
setting-inside_dice-help = The dice a piece has besides in the Paint and the Dunker, by size.
setting-inside_loss = Dice lost inside
setting-inside_loss-help = The dice an S loses in the Paint and the Dunker when the nearest defender is an L.
setting-dice_cap = Dice at most
setting-dice_cap-help = The most dice a shot may have.
setting-rush_clock = Rush
setting-rush_clock-help = The seconds on the shot clock from which on a shot is rushed.
setting-rush_dice = Dice lost in a rush
setting-rush_dice-help = The dice that a rushed shot loses.
setting-rebound_clock = Clock after a rebound
setting-rebound_clock-help = The seconds on the shot clock after a rebound of the offense.
setting-max_rebounds = Rebounds at most
setting-max_rebounds-help = The rebounds that an offense may win in one possession.
setting-boards = Strength at the rim
setting-boards-help = What a piece near the rim adds to the roll for a rebound, by size.
setting-board_reach = Reach of a rebounder
setting-board_reach-help = How many tiles from the rim a piece still counts for a rebound.
setting-board_limit = Edge at most
setting-board_limit-help = The most that strength at the rim adds to a roll.
setting-steal = Steals
setting-steal-help = What a defender has to roll to steal the ball.
setting-strip_gift = Price of a failed strip
setting-strip_gift-help = The action points that the offense gains by it in its next turn.
setting-pass_range = Range of a pass
setting-pass_range-help = How many tiles a pass may go at most; 15 is any distance.
setting-sizes = Sizes
setting-sizes-help = The size of each piece in a fixed roster.
choice-sizes-S = Small
choice-sizes-M = Medium
choice-sizes-L = Large
setting-pool = Pool
setting-pool-help = The pieces that a roster is drawn from, by size.
setting-copies = Copies in the deck
setting-copies-help = How many copies of each override card the deck holds.
setting-hand_limit = Hand limit
setting-hand_limit-help = The override cards that a side may hold.

ask-scheme = { $who }: how do you defend this possession?
ask-offense-first = { $who }: shoot now, or use { $points ->
    [one] 1 action point
   *[other] { $points } action points
} and shoot next turn?
ask-offense = { $who }: { $points ->
    [one] 1 action point
   *[other] { $points } action points
} left to move or to pass
ask-offense-free-pass = { $who }: a pass is free, and { $points ->
    [0] no action point is left
    [one] 1 action point is left
   *[other] { $points } action points are left
}
ask-defense = { $who }: { $points ->
    [one] 1 action point
   *[other] { $points } action points
} to defend with
ask-defense-free-step = { $who }: a free step, and { $points ->
    [0] no action point is left
    [one] 1 action point
   *[other] { $points } action points
}
ask-defense-strip = { $who }: { $points ->
    [one] 1 action point
   *[other] { $points } action points
} to defend with, and one strip
ask-discard = { $who }: one card too many. Which one do you discard?
ask-shot-card = { $who }: do you play a card on your shot?
ask-close-out = { $who }: do you play a card against the shot?
ask-second-effort = { $who }: the rebound is lost. Do you play a card to roll again?

lesson-goal-move = Move a piece
lesson-goal-pass = Pass through an open lane
lesson-goal-burst = Use a burst
lesson-goal-shoot = Shoot first thing in a turn
lesson-goal-defend = Close out, and guard the rim
lesson-goal-own = Build a look of your own
lesson-move-title = Three things a turn
lesson-move = You have 3 action points. Move 2 to a4: on the wing a basket is worth 3, and a small piece needs only a 4.
lesson-pass-title = Pass to 2
lesson-pass = Defenders in the lane may steal a pass. There are none, so it arrives for sure.
lesson-burst-title = One point left
lesson-burst = Fast pieces, those with bolts, go two tiles at once. Let 3 burst to i3, so that they must look to both sides.
lesson-shoot-title = Now shoot
lesson-shoot = A shot must be the first thing in a turn. The nearest defender is two tiles away, so you roll 2 dice; one 4 or more is enough.
lesson-close-title = Good! They attack now
lesson-close = They do the same to you. Move 2 to b3, beside the shooter: a contested shot has only one die.
lesson-rim-title = Think of the rebound
lesson-rim = A miss goes to whoever is stronger near the rim. Send 4 to c2, so that the next pass inside is guarded too.
lesson-end-title = Enough
lesson-end = Points that are not used are lost, but nobody has to use them. End your turn, and watch the shot.
lesson-own-title = Missed, and it is your ball
lesson-own = Everybody is back in formation. Build a look now, to be taken next turn: a corner is best for a small piece.
