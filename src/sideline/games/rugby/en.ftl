title = Rugby Card Game
seat-0 = Home
seat-1 = Away

card-PROP = Prop
card-HOOKER = Hooker
card-LOCK = Lock
card-FLANKER = Flanker
card-NUMBER_EIGHT = Number Eight
card-ENFORCER = Enforcer
card-LINK_FORWARD = Link Forward
card-WORKHORSE = Workhorse
card-SCRUM_HALF = Scrum-half
card-CENTER = Centre
card-FLY_HALF = Fly-half
card-FULL_BACK = Full-back
card-WING = Wing
card-UTILITY_BACK = Utility Back
play-PICK_AND_GO = Pick & Go
play-CRASH_BALL = Crash Ball
play-POP_PASS = Pop Pass
play-WEAVE_RUN = Weave Run
play-LONG_PASS = Long Pass
play-KICK = Kick
play-DRIVE = Drive
play-CHARGE = Charge
play-LOOP = Loop
play-BOX_KICK = Box Kick
play-SWITCH = Switch
play-SKIP_PASS = Skip Pass
skill-RUN = Run
skill-PASS = Pass
skill-SPECIAL = Special
symbol-NONE = no symbol
symbol-TOUCH = touch
symbol-KNOCK_ON = knock-on
symbol-PENALTY = penalty
column-BIG_LOSS = big loss
column-LOSS = loss
column-DRAW = draw
column-WIN = win
column-BIG_WIN = big win
piece-KICKOFF = kickoff
piece-LINEOUT = lineout
piece-SCRUM = scrum
place-1 = in front of their own try line
place-2 = on their own 22
place-3 = in their own half
place-4 = on halfway
place-5 = in the other half
place-6 = on the opposing 22
place-7 = in front of the opposing try line
together = { $first } and { $second }
then = { $first } { $second }
forwards = { $count ->
    [0] no forwards
    [one] 1 forward
   *[other] { $count } forwards
}
backs = { $count ->
    [0] no backs
    [one] 1 back
   *[other] { $count } backs
}
mixed = { $first } and { $second }
a-forward = a forward
a-back = a back

board-half = Half { $half } of { $halves }, { $phases } of { $of } phases played
board-golden = Golden point, { $phases } of { $of } phases played
board-full-time = Full time
board-score = Home { $home } : { $away } Away
board-try-line = try
board-22 = 22
board-halfway = half
board-ball = { $who } has the ball { $place }, since the last { $piece }
board-side = { $who }: { $forwards } and { $backs } free; tied up: { $tied }
board-face-down = { $count } face down
board-none = none
board-known = seen to come back to hand: { $cards }
board-forwards = Forwards (Run/Pass/Special): { $cards }
board-backs = Backs: { $cards }
board-announced = Announced: { $players }
board-play = { $play }, { $players }, { $skill } ({ $table }):
board-played = { $who }: { $cards }
board-hidden = face down
board-turned = Turned over: { $cards }
board-plays = { $who } holds { $count ->
    [one] 1 play card
   *[other] { $count } play cards
}
board-own-plays = Your plays
board-legend = P: a shared card is turned over for symbols. L: a lineout for the other side.

label-attacks = { $who } attacks first
label-draw = Draw: { $play }
label-resolve = Resolve the play
label-drawn = The card is: { $card }
label-play = Call { $play }: { $players }, { $skill } ({ $table })
label-no-play = Give away a penalty: no play in hand has its players
label-card = Commit { $card } { $values }
label-half-card = Commit { $card } { $values } at half value
label-tie = Tie up { $count } forwards on each side
label-extra = Add one random card
label-no-extra = Add no card
label-scrum = Take a scrum here
label-lineout = Kick to touch: a lineout { $places ->
    [0] here
    [one] 1 place forward
   *[other] { $places } places forward
}
label-shot = Shoot at goal: two cards must beat { $target }

tell-attacks = { $who } attacks first.
tell-tie = { $who } ties up { $count } forwards on each side.
tell-face-down = { $who }: a forward is tied up, face down.
tell-dealt = { $who } is dealt a card.
tell-dealt-card = { $who } is dealt: { $card }.
tell-draws = { $who } draws a play card.
tell-draws-play = { $who } draws a play: { $play }.
tell-calls = { $who } calls { $play } and announces { $players }.
tell-announces = { $who } announces { $players }.
tell-no-play = { $who } has the players for none of its plays and gives away a penalty.
tell-commits = { $who } lays down a card, face down.
tell-commits-card = { $who } lays down: { $card }.
tell-reveal = All cards are turned over!
tell-extra = { $who } adds a random card.
tell-no-extra = { $who } adds no card.
tell-extra-card = { $who }'s extra card: { $card }, worth { $value }.
tell-check = { $play }, { $skill }: { $who } { $attack } against { $other } { $defense }: { $column }.
tell-risk = { $count ->
    [one] 1 card is turned over for symbols.
   *[other] { $count } cards are turned over for symbols.
}
tell-turned = Turned over: { $card }, { $symbols }.
tell-kick = The shot: { $card }, Special { $value }.
tell-goal = { $total } beats { $target }: the kick is good!
tell-miss = { $total } does not beat { $target }: the kick goes wide.
tell-points = { $points } points for { $who }!
tell-ball = The ball is { $place }.
tell-penalty = Penalty to { $who }.
tell-restart = { $who } attacks from a { $piece }.
tell-half-time = Half-time.
tell-golden-point = Level after two halves: the next score wins.
tell-full-time = Full time.
tell-scrum = { $who } takes a scrum.
tell-lineout = { $who } kicks to touch for a lineout.
tell-shot = { $who } shoots at goal.

why-call = { $who } must call a play that it can staff, if it holds one ({ $rule }).
why-not-in-hand = { $who } does not hold { $card } ({ $rule }).
why-no-players = { $who } does not have the players for { $play } ({ $rule }).
why-commit = { $who } must lay down a skill card ({ $rule }).
why-line = { $who } must lay down { $line } now ({ $rule }).
why-extra = { $who } may only add a random card or leave it ({ $rule }).
why-tie = { $who } must choose one of the numbers on the card of the { $piece } ({ $rule }).
why-range = A shot at goal must be taken from no more than { $distance } places away ({ $rule }).
why-penalty = { $who } has a penalty and must choose what to do with it ({ $rule }).

odds-goal = the kick is good
odds-miss = the kick goes wide
odds-base = to beat at the try line
odds-distance = places from the try line
odds-to-beat = two Special values must beat
odds-column = { $column }
odds-free-cards = cards that may come
odds-turned = cards turned over for symbols
odds-result = { $column } ({ $cell })
odds-symbol = { $symbol }

ending-regular = decided after two halves
ending-draw = level after two halves
ending-golden-point = decided by a golden point
ending-golden-draw = still level after the golden point
