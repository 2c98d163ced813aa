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

about-RAY = his receiver shoots { $number } easier this turn
about-DEX = +{ $number } to his steals
about-ZIP = enters guarded spaces for 1 action
about-NOVA = logos are as easy as the top
about-VIC = one step with the ball, then shoot (exhausts)
about-BIG_LEE = counts as { $number } for rebounds
about-MARLO = +{ $number } Defense against shots beside him
about-HAKEEM = has a basket beside him rerolled (exhausts)
about-STRETCH = catches passes while screening
about-MOOSE = entering beside his screen costs { $number } more

goal-RAY = passes completed
goal-DEX = steals tried (2 for one made)
goal-ZIP = hustles
goal-NOVA = outside shots (not from the baseline)
goal-VIC = passes caught
goal-BIG_LEE = rebounds
goal-MARLO = stops beside him
goal-HAKEEM = opposing misses, he near the rim
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
board-draft = Draft: { $position }. On offer: { $names }.
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
board-fresh = fresh
board-exhausted = EXHAUSTED
tip-DRAFT = Each side gets one Hooper of each position; a banned one plays for nobody.
tip-PLACE = Put your Hoopers on the baseline.
tip-START_BALL = Who starts with the ball? Point guards have the most actions.
tip-ATTACK = { $who } attacks: get open, pass, shoot. Whoever shoots does only that.
tip-DEFEND = { $who } defends: stand by shooters to bother them, by the ball to steal it.
tip-CHOICE = { $who } chooses.
position-0 = point guard
position-1 = forward
position-2 = center

state-nothing = {""}
state-exhausted = , exhausted
state-ball = , has the ball
state-screening = , on a screen

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
label-hustle = Hustle: { $actions } more actions now, exhausted afterwards
label-rest = Rest: do nothing this turn and be fresh again
label-done = { $hooper } is done
label-end-turn = End the turn
label-ban = Ban { $hooper } ({ $actions } actions, +{ $bonus } shot, { $defense } defense, { $ability })
label-pick = Pick { $hooper } ({ $actions } actions, +{ $bonus } shot, { $defense } defense, { $ability })
label-no-ban = Ban nobody
label-swat = { $hooper } swats: roll the shot again, { $hooper } is exhausted
label-no-swat = { $hooper } lets it count

tell-and = { $first } { $then }
tell-select = { $hooper } is up for { $who }.
tell-ball = { $hooper } starts with the ball.
tell-take = { $hooper } comes up with it.
tell-rebound = { $hooper } pulls down the rebound.
tell-inbound = { $hooper } will bring it in.
tell-place = { $hooper } sets up on { $where }.
tell-slip = { $hooper } slips to { $where }.
tell-end-turn = { $who } ends the turn.
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
tell-expired = The shot clock runs out: { $who } ball.

why-baseline = { $who } must choose a space of the baseline ({ $rule }).
why-slip = { $hooper } slips to a straddled space in front of the half-court line ({ $rule }).
why-swat = { $who } must say whether to swat the shot ({ $rule }).
why-choose-ball = { $who } must say first who gets the ball ({ $rule }).
why-not-there = { $hooper } is neither in the passer's space nor in the receiver's ({ $rule }).
why-not-in-region = { $hooper } is not in the region of the rebound ({ $rule }).
why-not-on-offer = { $hooper } is not on offer now ({ $rule }).
why-must-pick = { $who } must pick a Hooper ({ $rule }).
why-draft-first = { $who } is drafting and can only name a Hooper on offer ({ $rule }).
why-done = { $hooper } has already acted this turn ({ $rule }).
why-select-first = { $who } must first say which Hooper acts ({ $rule }).
why-finish-first = { $hooper } is acting and has to finish first ({ $rule }).
why-nothing-to-answer = { $who } has nothing to ban, pick or swat now ({ $rule }).
why-no-hustle = { $hooper } is exhausted and cannot hustle ({ $rule }).
why-rest-first = { $hooper } has already done something this turn and cannot rest ({ $rule }).
why-fresh = { $hooper } is not exhausted and needs no rest ({ $rule }).
why-step-off-first = { $hooper } is on a screen and first has to step off it into one of its two spaces ({ $rule }).
why-too-far = { $hooper } does not stand next to { $where } ({ $rule }).
why-screened = { $hooper } may not go to { $where }: an opposing screen is in the way ({ $rule }).
why-too-dear = { $hooper } may not go to { $where }: { $left ->
    [one] 1 action is
   *[other] { $left } actions are
} not enough ({ $rule }).
why-ball-screen = { $hooper } has the ball and cannot set a screen ({ $rule }).
why-not-beside = { $hooper } does not stand beside that border ({ $rule }).
why-border-taken = There already is a screen on that border ({ $rule }).
why-no-ball = { $hooper } does not have the ball ({ $rule }).
why-no-self-pass = { $hooper } already has the ball ({ $rule }).
why-no-actions = { $hooper } has no action left ({ $rule }).
why-screening = { $hooper } is screening and cannot receive a pass ({ $rule }).
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
odds-space = { $where }
odds-defender = Defense of { $hooper }
odds-bonus = shooter bonus of { $hooper }
odds-ability = ability { $ability }
odds-limit = kept between 1 and 19
odds-difficulty = difficulty: the roll must be higher

ending-won = decided after { $possessions } possessions
ending-time = time ran out after { $possessions } possessions
ending-draw = level when time ran out after { $possessions } possessions
