title = Halfcourt Jam
seat-0 = Yellow
seat-1 = Purple

space-RIM = the rim
space-PL = the left block
space-PC = the paint
space-PR = the right block
space-SL = the left short corner
space-EL = the left elbow
space-FT = the free-throw line
space-ER = the right elbow
space-SR = the right short corner
space-CL = the left corner
space-WL = the left wing
space-TP = the top
space-WR = the right wing
space-CR = the right corner
space-LL = the left logo
space-LC = the center logo
space-LR = the right logo
space-BL = the left baseline
space-BC = the center baseline
space-BR = the right baseline

ability-RAY = Dime
ability-DEX = Quick Hands
ability-ZIP = Blow-By
ability-NOVA = Limitless
ability-VIC = Pull-Up
ability-BIG_LEE = Box Out
ability-MARLO = Clamps
ability-HAKEEM = Swat
ability-STRETCH = Slip
ability-MOOSE = Brick Wall

about-RAY = his receiver’s shot is { $number } easier this turn
about-DEX = +{ $number } to his steals
about-ZIP = enters guarded spaces for 1 action
about-NOVA = logos are as easy as the top
about-VIC = one step with the ball, then shoot (exhausts)
about-BIG_LEE = counts as { $number } for rebounds
about-MARLO = +{ $number } Defense against shots from his space
about-HAKEEM = has a basket from his space rerolled (exhausts)
about-STRETCH = catches passes while screening
about-MOOSE = entering beside his screen costs { $number } more

goal-RAY = passes completed
goal-DEX = steals tried (2 for one made)
goal-ZIP = hustles
goal-NOVA = outside shots (not from the baseline)
goal-VIC = passes caught
goal-BIG_LEE = rebounds
goal-MARLO = stops in his space
goal-HAKEEM = opponents’ misses while he is near the rim
goal-STRETCH = baskets from mid-range or outside
goal-MOOSE = turns ended on a screen

board-score = Yellow { $yellow } : { $purple } Purple ({ $goal }; { $ends })
board-goal-at-least = first to { $target }
board-goal-more-than = more than { $target }
board-ends-purple = Purple has the last possession
board-ends-sudden = sudden death
board-clock = Possession { $possession }, { $who } has the ball. Shot clock: { $clock ->
    [one] 1 round
   *[other] { $clock } rounds
} left.
board-draft = Draft: { $position }. These are on offer:
board-offer = { $ability }: { $about }
board-needed = Activated by { $needed ->
    [one] 1 marker
   *[other] { $needed } markers
}: { $goal }
board-active = { $hooper } is acting: { $left ->
    [one] 1 action
   *[other] { $left } actions
} left.
board-legend = YELLOW in capitals, purple in small letters, * has the ball. Each space: its code, the shot difficulty (roll more than that on 20), the points.
board-screen = { $hooper } screens between { $one } and { $other }.
board-must-clear = The ball must go outside (the corners, the wings, the top) before a shot.
board-progress = { $ability } { $markers }/{ $needed }: { $goal }
board-active-ability = { $ability }! { $about }
board-stats = act shot def
board-done = done
board-fresh = fresh
board-exhausted = EXHAUSTED
tip-DRAFT = Each side gets one Hooper of each position; a banned one plays for nobody.
tip-PLACE = Put your Hoopers on the baseline.
tip-START_BALL = Who starts with the ball? Point guards have the most actions.
tip-ATTACK = { $who } attacks: get open, pass, shoot. Whoever shoots does only that.
tip-DEFEND = { $who } defends: stand by shooters to bother them, by the ball to steal it.
tip-ATTACK-FIRST = { $who } has taken the ball and goes first: get open, pass, shoot.
tip-DEFEND-FIRST = The ball has changed sides, and the defense goes first: { $who } acts.
tip-CHOICE = { $who } chooses.
position-POINT_GUARD = point guard
position-FORWARD = forward
position-CENTER = center

state-fresh = {""}
state-fresh-ball = , has the ball
state-fresh-screening = , on a screen
state-exhausted = , exhausted
state-exhausted-ball = , exhausted, has the ball
state-exhausted-screening = , exhausted, on a screen

label-roll = Roll { $roll }
label-select = { $hooper } acts ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
}{ $state })
label-ball = Give the ball to { $hooper }
label-take = { $hooper } takes the ball
label-rebound = { $hooper } takes the rebound
label-inbound = { $hooper } brings the ball in
label-place = Put { $hooper } on { $where }
label-slip = { $hooper } slips to { $where }
label-step-off = Step off the screen to { $where } (free)
label-move = Go to { $where } ({ $price ->
    [one] 1 action
   *[other] { $price } actions
})
label-screen = Screen between { $one } and { $other }, and stop
label-pass = Pass to { $hooper } (1 action)
label-shoot = Shoot from { $where } for { $points }; ends the turn
label-pull-up = Pull up from { $where } for { $points }; exhausts and ends the turn
label-steal = Try to steal from { $hooper } (1 action)
label-hustle = Hustle: { $actions ->
    [one] 1 more action
   *[other] { $actions } more actions
} now, exhausted afterwards
label-rest = Rest: do nothing this turn and be fresh again
label-done = { $hooper } is done
label-end-turn = End the turn
label-end-round = Use nobody else this round
label-ban = Ban { $hooper } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, +{ $bonus } shot, { $defense } defense; { $ability }: { $about })
label-pick = Pick { $hooper } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, +{ $bonus } shot, { $defense } defense; { $ability }: { $about })
label-no-ban = Ban nobody
label-swat = { $hooper } swats: roll the shot again, { $hooper } is exhausted
label-no-swat = { $hooper } lets it count

ask-BAN = { $who }: which { $position } do you ban?
ask-PICK = { $who }: which { $position } do you pick?
ask-PLACE = { $who }: where does { $hooper } start?
ask-START_BALL = { $who }: who starts with the ball?
ask-attack = { $who } attacks: who acts next?
ask-defend = { $who } defends: who acts next?
ask-attack-first = { $who } has taken the ball and goes first: who acts?
ask-defend-first = The ball has changed sides, and the defense goes first: who acts for { $who }?
ask-act = { $hooper } has { $left ->
    [0] no action left
    [one] 1 action left
   *[other] { $left } actions left
}: what now?
ask-act-clear = { $hooper } must take the ball outside before a shot, with { $left ->
    [0] no action left
    [one] 1 action left
   *[other] { $left } actions left
}: what now?
ask-SLIP = { $who }: where does { $hooper } slip to for the pass?
ask-SWAT = Does { $hooper } swat the shot of { $other }, or does the basket count?
ask-TAKE = { $who } has picked off the pass: who takes the ball?
ask-REBOUND = { $who } has the rebound: who takes it?
ask-INBOUND_HOOPER = { $who }: who brings the ball in?
ask-INBOUND_SPACE = { $who }: where does { $hooper } bring the ball in?

tell-and = { $first } { $then }
tell-select = { $hooper } is up for { $who }.
tell-ball = { $hooper } starts with the ball.
tell-take = { $hooper } comes up with it.
tell-rebound = { $hooper } pulls down the rebound.
tell-inbound = { $hooper } will bring it in.
tell-place = { $hooper } sets up on { $where }.
tell-slip = { $hooper } slips to { $where }: { $need } or more.
tell-end-turn = { $who } ends the turn.
tell-end-round = { $who } uses nobody else this round.
tell-rested = { $hooper } has rested and is fresh again.
tell-step-off = { $hooper } rolls off the screen to { $where }.
tell-dribble = { $hooper } dribbles to { $where }.
tell-cut = { $hooper } cuts to { $where }.
tell-close = { $hooper } picks up { $other } on { $where }.
tell-slide = { $hooper } slides to { $where }.
tell-screen = { $hooper } sets a screen between { $one } and { $other }.
tell-pass-try = { $hooper } looks for { $other }: { $need } or more.
tell-pass-slip = { $hooper } looks for { $other } slipping off the screen.
tell-pass-good = { $roll }: the pass finds { $other }.
tell-pass-loose = { $roll }: picked off in a crowd!
tell-pass-away = { $roll }: thrown away! { $who } brings it in.
tell-pass-stolen = { $roll }: picked off by { $other }!
tell-shot-try = { $hooper } shoots from { $where } for { $points }: { $need } or more.
tell-pull-up = { $hooper } pulls up from { $where } for { $points }: { $need } or more.
tell-maybe = { $roll }: that would be good, but { $hooper } is there.
tell-good = { $roll }: good! { $hooper } scores. Yellow { $yellow }, Purple { $purple }.
tell-miss = { $roll }: off the rim!
tell-miss-rebound = { $roll }: no good. Rebound { $other }.
tell-swat = { $hooper } goes up: swatted! The shot is rolled again.
tell-no-swat = { $hooper } stays down, the basket counts. Yellow { $yellow }, Purple { $purple }.
tell-steal-try = { $hooper } reaches in: { $other } needs { $need } or more to keep it.
tell-stolen = { $roll }: stolen by { $hooper }!
tell-kept = { $roll }: { $other } keeps the ball.
tell-hustle = { $hooper } hustles.
tell-rest = { $hooper } takes a breather and is fresh again.
tell-done = { $hooper } is done.
tell-ban = { $who } bans { $hooper }.
tell-no-ban = { $who } bans nobody.
tell-pick = { $who } picks { $hooper }.
tell-activated = { $hooper } is Activated: { $ability }!
tell-clock = Shot clock { $clock }.
tell-expired = The shot clock runs out: { $who } gets the ball.

why-baseline = { $who } must choose a space of the baseline ({ $rule }).
why-slip = { $hooper } slips to a straddled space in front of the half-court line ({ $rule }).
why-swat = { $who } must say whether to swat the shot ({ $rule }).
why-choose-ball = { $who } must say first who gets the ball ({ $rule }).
why-not-there = { $hooper } is neither in the passer’s space nor in the receiver’s ({ $rule }).
why-not-in-region = { $hooper } is not in the region of the rebound ({ $rule }).
why-not-on-offer = { $hooper } is not on offer now ({ $rule }).
why-must-pick = { $who } must pick a Hooper ({ $rule }).
why-draft-first = { $who } is drafting and can only name a Hooper on offer ({ $rule }).
why-done = { $hooper } has already acted this turn ({ $rule }).
why-done-round = { $hooper } has already acted this round ({ $rule }).
why-select-first = { $who } must first say which Hooper acts ({ $rule }).
why-finish-first = { $hooper } is acting and has to finish first ({ $rule }).
why-nothing-to-answer = { $who } has nothing to ban, pick or swat now ({ $rule }).
why-no-hustle = { $hooper } is exhausted and cannot hustle ({ $rule }).
why-hustle-first = { $hooper } must hustle before anything else, or not at all this turn ({ $rule }).
why-rest-instead = { $hooper } is exhausted: to do nothing this turn is to rest ({ $rule }).
why-rest-first = { $hooper } has already done something this turn and cannot rest ({ $rule }).
why-fresh = { $hooper } is not exhausted and needs no rest ({ $rule }).
why-step-off-first = { $hooper } is on a screen and first has to step off it into one of its two spaces ({ $rule }).
why-too-far = { $hooper } does not stand next to { $where } ({ $rule }).
why-screened = { $hooper } may not go to { $where }: an opposing screen is in the way ({ $rule }).
why-too-dear = { $hooper } may not go to { $where }: { $left ->
    [0] no action is left
    [one] 1 action is not enough
   *[other] { $left } actions are not enough
} ({ $rule }).
why-walled = { $hooper } may not go to { $where }: beside that screen { $left ->
    [one] 1 action is
   *[other] { $left } actions are
} not enough ({ $rule }).
why-over-and-back = { $hooper } has the ball and may not go back over the half-court line ({ $rule }).
why-ball-screen = { $hooper } has the ball and cannot set a screen ({ $rule }).
why-not-beside = { $hooper } does not stand beside that border ({ $rule }).
why-border-taken = There already is a screen on that border ({ $rule }).
why-no-ball = { $hooper } does not have the ball ({ $rule }).
why-no-self-pass = { $hooper } already has the ball ({ $rule }).
why-no-actions = { $hooper } has no action left ({ $rule }).
why-screening = { $hooper } is screening and cannot receive a pass ({ $rule }).
why-screen-backcourt = { $hooper } screens between two spaces behind the half-court line and cannot slip to a pass ({ $rule }).
why-backcourt = { $who } may not pass to { $hooper }: he is behind the half-court line ({ $rule }).
why-must-clear = { $hooper } must first take the ball back outside ({ $rule }).
why-acted = { $hooper } has already done something this turn and may not shoot ({ $rule }).
why-own-ball = { $who } has the ball and nothing to steal ({ $rule }).
why-screening-steal = { $hooper } is screening and cannot steal ({ $rule }).
why-not-at-ball = { $hooper } is not in the space of the ball ({ $rule }).
why-tried = { $hooper } has already tried to steal this turn ({ $rule }).

odds-complete = the pass arrives
odds-lost = the pass is lost
odds-good = the shot is good
odds-good-twice = good, even if { $hooper } swats
odds-swatted = good, but missed if { $hooper } swats
odds-miss = the shot misses
odds-stolen = the ball is stolen
odds-kept = the ball is kept
odds-space = difficulty from { $where }
odds-defender = Defense of { $hooper }
odds-bonus = shooter bonus of { $hooper }
odds-ability = ability { $ability }
odds-limit = to stay between 1 and 19
odds-difficulty = in all, the roll must be more than

ending-won = decided after { $possessions ->
    [one] 1 possession
   *[other] { $possessions } possessions
}
ending-time = time ran out after { $possessions ->
    [0] no possession
    [one] 1 possession
   *[other] { $possessions } possessions
}
ending-draw = level when time ran out after { $possessions ->
    [0] no possession
    [one] 1 possession
   *[other] { $possessions } possessions
}

# What may be changed
setting-target = Points to win
setting-target-help = How many points decide a match?
setting-threshold = Reaching the target
setting-threshold-help = Is it enough to reach the target, or must it be passed?
choice-threshold-at_least = reaching it is enough
choice-threshold-more_than = it must be passed
setting-last_possession = Last possession
setting-last_possession-help = When may a match be decided?
choice-last_possession-purple = after a possession of Purple
choice-last_possession-sudden_death = after any possession
setting-scoring = Worth of baskets
setting-scoring-help = What is a basket worth inside and outside?
choice-scoring-ones_twos = 1 inside, 2 outside
choice-scoring-twos_threes = 2 inside, 3 outside
setting-draft = Draft
setting-draft-help = Do the sides ban and pick their Hoopers?
setting-free_start_placement = Own places at the start
setting-free_start_placement-help = Do the sides say where on the baseline their Hoopers start?
setting-take_back = Taking the ball back
setting-take_back-help = Must a ball that was won in play go outside before a shot?
setting-baseline = Baseline
setting-baseline-help = Which line do the sides start from and bring the ball in from?
choice-baseline-far = the far line, behind half court
choice-baseline-rim = the line under the rim
setting-rest = Rest
setting-rest-help = What makes an exhausted Hooper fresh again?
choice-rest-declared = saying so in place of acting
choice-rest-idle = doing nothing for a whole turn
setting-round = Round
setting-round-help = Who takes turns in a round?
choice-round-sides = whole sides
choice-round-hoopers = the sides, one Hooper at a time
setting-first_turn = First turn
setting-first_turn-help = Which side takes the very first turn?
choice-first_turn-defense = the defense
choice-first_turn-offense = the offense
setting-next_turn = Turn after a possession
setting-next_turn-help = Who goes first after a basket, a lost rebound or an expired clock?
choice-next_turn-new_defense = the side that defends now
choice-next_turn-old_defense = the side that has defended
setting-shared_space = Pass within a space
setting-shared_space-help = How often does an opponent count who stands with the passer and the receiver at once?
choice-shared_space-once = once
choice-shared_space-twice = twice
setting-hustle_when = When to hustle
setting-hustle_when-help = When may a Hooper that acts hustle?
choice-hustle_when-any_time = at any time
choice-hustle_when-first = before anything else
setting-over_and_back = Over and back
setting-over_and_back-help = May the ball handler walk back over the half-court line?
choice-over_and_back-allowed = yes
choice-over_and_back-forbidden = no
setting-max_possessions = Possessions at most
setting-max_possessions-help = After how many possessions does a match end in any case?
setting-max_turns = Turns at most
setting-max_turns-help = After how many turns does a match end in any case?
setting-lineup = Line-ups
setting-lineup-help = Who plays at each position when there is no draft.
setting-difficulty = Difficulty of shots
setting-difficulty-help = The roll from a space must be higher than this, before defenders and bonuses.
setting-worth = Points of a basket
setting-worth-help = What a basket from each space scores.
setting-actions = Actions
setting-actions-help = How many actions each Hooper has in a turn.
setting-bonus = Shooting bonus
setting-bonus-help = How much easier every shot of a Hooper is.
setting-defense = Defense
setting-defense-help = How much a Hooper adds to the difficulty of passes and shots in its space.
setting-activation = Markers to Activation
setting-activation-help = How many markers flip each Hooper’s card.
setting-ability = Numbers of the abilities
setting-ability-help = How much each ability that has a number counts for.
setting-entry_cost = Entering a guarded space
setting-entry_cost-help = How many actions it costs to step to where an opponent stands.
setting-hustle = Hustle
setting-hustle-help = How many actions a hustle gives.
setting-exhaustion = Exhaustion
setting-exhaustion-help = How many actions fewer an exhausted Hooper has.
setting-shot_clock = Shot clock
setting-shot_clock-help = How many rounds a side has for a possession.
setting-rebound_clock = Clock after an own rebound
setting-rebound_clock-help = How many rounds are on the clock when the offense has taken its own rebound.

hooper-RAY = Ray
hooper-DEX = Dex
hooper-ZIP = Zip
hooper-NOVA = Nova
hooper-VIC = Vic
hooper-BIG_LEE = Big Lee
hooper-MARLO = Marlo
hooper-HAKEEM = Hakeem
hooper-STRETCH = Stretch
hooper-MOOSE = Moose
choice-lineup-RAY = { hooper-RAY }
choice-lineup-DEX = { hooper-DEX }
choice-lineup-ZIP = { hooper-ZIP }
choice-lineup-NOVA = { hooper-NOVA }
choice-lineup-VIC = { hooper-VIC }
choice-lineup-BIG_LEE = { hooper-BIG_LEE }
choice-lineup-MARLO = { hooper-MARLO }
choice-lineup-HAKEEM = { hooper-HAKEEM }
choice-lineup-STRETCH = { hooper-STRETCH }
choice-lineup-MOOSE = { hooper-MOOSE }
side-YELLOW = { seat-0 }
side-PURPLE = { seat-1 }
number-DIME = { ability-RAY }
number-QUICK_HANDS = { ability-DEX }
number-BOX_OUT = { ability-BIG_LEE }
number-CLAMPS = { ability-MARLO }
number-BRICK_WALL = { ability-MOOSE }

# How to play, with the numbers of the match
help-goal = The goal
help-goal-text = The first side with { $threshold ->
    [at_least] { $target ->
        [one] one point
       *[other] { $target } points
    }
   *[more_than] { $target ->
        [one] more than one point
       *[other] more than { $target } points
    }
} wins{ $last ->
    [purple] , but only at the end of a possession of Purple, so that both have had as many.
   *[sudden_death] .
}
help-goal-worth = A basket from near the rim brings { $inside }, one from the corners, the wings and farther out { $outside }.
help-turns = Turns
help-turns-text = { $round ->
    [hoopers] The sides act in turn with one Hooper each; a round is over when all six have acted or passed.
   *[sides] In its turn a side acts with each of its three Hoopers, one after the other; a round is a turn of both sides.
}
help-clock = Whoever has the ball has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} to shoot; an offensive rebound sets the clock to { $again }.
help-deeds = What a Hooper does
help-move = A step into a neighbouring space takes 1 action, into one with opponents more.
help-pass = A pass takes 1 action. The die must beat the Defense of all opponents in the spaces of passer and receiver; otherwise the ball is lost.
help-shot = Whoever shoots does nothing else in the turn. The die must beat the number of the space, plus the Defense of the opponents there, less the shooter’s bonus.
help-steal = A defender in the space of the ball may try to steal it for 1 action, once a turn: the ball is kept if the die beats his Defense.
help-screen = Whoever does not have the ball may end on the border of his space, as a screen: no opponent crosses it. A screener neither defends nor rebounds nor receives passes.
help-rebound = After a miss the arc nearest to the rim where anybody stands decides: the side with more Hoopers there has the ball, and the defense if they are level.
help-energy = Energy and abilities
help-hustle = Once in his turn a Hooper may hustle for { $more ->
    [one] one action more
   *[other] { $more } actions more
}. That exhausts him: one action less in each turn, until he rests { $rest ->
    [idle] by doing nothing for a whole turn
   *[declared] for a whole turn and says so
}.
help-abilities = Every Hooper has a goal on his card. Once it is reached, the ability beside it works until the match ends.

lesson-goal-ball = Choose who has the ball
lesson-goal-act = Let a Hooper act
lesson-goal-pass = Pass
lesson-goal-shoot = Shoot
lesson-goal-steal = Steal
lesson-goal-own = Play on by yourself
lesson-ball-title = Yellow begins
lesson-ball = You are Yellow. Give the ball to Ray, who handles it best; then the defense comes up.
lesson-who-title = One after the other
lesson-who = In your turn each of your three Hoopers may act. Let Vic go first: touch Vic.
lesson-cut-title = Vic has 3 actions
lesson-cut = A step to a space beside costs one action, two if a defender is there. Go to the left logo.
lesson-wing-title = To the wing
lesson-wing = A shot from the left wing counts 2, and the number in each space is what the Ball must show. Go there.
lesson-done-title = Vic is in place
lesson-done = Whoever moved may not shoot in the same turn. Let Vic be done.
lesson-ray-title = Now Ray
lesson-ray = Hakeem stands beside Ray, so dribbling past is dear. Touch Ray.
lesson-pass-title = Pass to Vic
lesson-pass = Every pass is rolled on the Ball. The defense around passer and receiver is added up; you need more than that.
lesson-rest-title = It arrived
lesson-rest = Ray could still move. It is enough for now: let Ray be done.
lesson-end-title = End the turn
lesson-end = Moose may stay. After each round the shot clock goes down by one; at zero the ball is lost.
lesson-vic-title = Nobody near Vic
lesson-vic = Vic has not acted this turn, so a shot is allowed. Touch Vic.
lesson-shoot-title = Shoot
lesson-shoot = The number of the space, plus defenders, less Vic’s own bonus: the chance stands at the rim. Touch the rim.
lesson-guard-title = Good! Now defend
lesson-guard = Hakeem brings the ball in, and the defense goes first. Ray stands beside Hakeem: touch Ray.
lesson-steal-title = Reach in
lesson-steal = A steal is rolled too: the one with the ball has to keep it. It seldom works, but it costs little. Try.
lesson-own-title = Stolen!
lesson-own = The ball is yours, and you go on at once. First to 11 wins; from here on play as you like.
