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
the-piece-KICKOFF = the kickoff
the-piece-LINEOUT = the lineout
the-piece-SCRUM = the scrum
since-KICKOFF = since the last kickoff
since-LINEOUT = since the last lineout
since-SCRUM = since the last scrum
heading-BIG_LOSS = big loss
heading-LOSS = loss
heading-DRAW = draw
heading-WIN = win
heading-BIG_WIN = big win
piece-KICKOFF = kickoff
piece-LINEOUT = lineout
piece-SCRUM = scrum
place-1 = in front of their own try line
place-2 = on their own 22
place-3 = in their own half
place-4 = on halfway
place-5 = in the opposing half
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
number = { $whole }
number-and-half = { $whole }.5
plus = { $first } + { $second }
sum = { $cards } = { $total }
a-forward = a forward
a-back = a back

board-half = Half { $half } of { $halves }, { $phases } of { $of } phases played
board-half-last = Half { $half } of { $halves }, { $phases } of { $of } phases played: the half ends after this set piece
board-golden = Golden point, { $phases } of { $of } phases played
board-full-time = Full time
board-score = Home { $home } : { $away } Away
board-try-line = try
board-22 = 22
board-halfway = half
board-ball = { $who } has the ball { $place }, { $since }
board-strength = { $who }: { $cards } = { $total }
board-aside = Laid aside until the next set piece: { $cards }
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
label-play = Choose { $play }: { $players }, { $skill } ({ $table })
label-no-play = Give away a penalty: no play in hand has its athletes
label-forfeit = Give away a penalty with a play that lacks its athletes
label-card = Lay down { $card } { $values }
label-half-card = Lay down { $card } { $values } at half value
label-tie = Tie up { $count ->
    [one] 1 forward
   *[other] { $count } forwards
} on each side
label-tie-own = Tie up { $count } of your forwards
label-extra = Add one random card
label-no-extra = Add no card
label-scrum = Take a scrum here
label-lineout = Kick to touch: a lineout { $places ->
    [0] here
    [one] 1 line forward
   *[other] { $places } lines forward
}
label-shot = Kick at goal: two cards must beat { $target }

ask-call = { $who }: which play do you choose?
ask-forfeit = { $who }: no play in hand has its athletes. You give away a penalty.
ask-tie-own = { $who }: how many of your forwards does { $piece } tie up?
ask-attack = { $who }, { $play }: lay down { $line }, { $left ->
    [one] the last one
   *[other] { $left } cards to go
}.
ask-defense = { $who }: { $players } announced. Lay down { $line }, { $left ->
    [one] the last one
   *[other] { $left } cards to go
}.
ask-extra = { $who }: attack { $attack }, defense { $defense }, a { $column } for the attack. Add a random card?
ask-tie = { $who }: how many forwards does { $piece } tie up on each side?
ask-penalty = { $who }: a penalty { $place }. What do you do with it?

tell-attacks = { $who } attacks first.
tell-tie = { $who } ties up { $count ->
    [one] 1 forward
   *[other] { $count } forwards
} on each side.
tell-tie-own = { $who } ties up { $count } of its forwards.
tell-face-down = { $who }: a forward is tied up, face down.
tell-dealt = { $who } is dealt a card.
tell-dealt-card = { $who } is dealt: { $card }.
tell-draws = { $who } draws a play card.
tell-draws-play = { $who } draws a play: { $play }.
tell-calls = { $who } chooses { $play } and announces { $players }.
tell-announces = { $who } announces { $players }.
tell-no-play = { $who } has the athletes for none of its plays and gives away a penalty.
tell-forfeit = { $who } chooses a play without the athletes for it and gives away a penalty.
tell-commits = { $who } lays down a card, face down.
tell-commits-card = { $who } lays down: { $card }.
tell-reveal = All cards are turned over!
tell-extra = { $who } adds a random card.
tell-no-extra = { $who } adds no card.
tell-extra-card = { $who }’s extra card: { $card }, worth { $value }.
tell-check = { $play } ({ $skill }): { $who } { $attack }, { $other } { $defense }. A { $column } for the attack.
tell-restart-KICKOFF = { $who } attacks from a kickoff.
tell-restart-LINEOUT = { $who } attacks from a lineout.
tell-restart-SCRUM = { $who } attacks from a scrum.
tell-last-piece = The half ends after this set piece.
tell-risk = { $count ->
    [one] 1 card is turned over for symbols.
   *[other] { $count } cards are turned over for symbols.
}
tell-turned = Turned over: { $card }, { $symbols }.
tell-kick = The shot: { $card }, Special { $value }.
tell-goal = { $total } beats { $target }: the kick is good!
tell-miss = { $total } does not beat { $target }: the kick goes wide.
tell-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $who }!
tell-try = Try!
tell-safety = Safety!
tell-ball = { $who } has the ball { $place }.
tell-penalty = Penalty to { $who }.
tell-half-time = Half-time.
tell-golden-point = Level after two halves: the next score wins.
tell-full-time = Full time.
tell-scrum = { $who } takes a scrum.
tell-lineout = { $who } kicks to touch for a lineout.
tell-shot = { $who } kicks at goal.

why-call = { $who } must choose a play that it can staff, if it holds one ({ $rule }).
why-not-in-hand = { $who } does not hold { $card } ({ $rule }).
why-no-players = { $who } does not have the athletes for { $play } ({ $rule }).
why-commit = { $who } must lay down a skill card ({ $rule }).
why-line = { $who } must lay down { $line } now ({ $rule }).
why-extra = { $who } may only add a random card or leave it ({ $rule }).
why-tie = { $who } must choose one of the numbers on the card of { $piece } ({ $rule }).
why-range = { $distance ->
    [0] There are no shots at goal
    [one] A shot at goal is taken from no more than 1 line away
   *[other] A shot at goal is taken from no more than { $distance } lines away
} ({ $rule }).
why-penalty = { $who } has a penalty and must choose what to do with it ({ $rule }).

odds-goal = the kick is good
odds-miss = the kick goes wide
odds-base = to beat at the try line
odds-distance = { $lines ->
    [one] line to the try line
   *[other] lines to the try line
}
odds-to-beat = to beat from here, by the Special of two cards
odds-column = { $column }
odds-free-cards = { $count ->
    [one] card that may come
   *[other] cards that may come
}
odds-turned = { $count ->
    [one] card turned over for symbols
   *[other] cards turned over for symbols
}
odds-result = { $column } ({ $cell })
odds-symbol = { $symbol }

ending-regular = decided after two halves
ending-draw = level after two halves
ending-golden-point = decided by a golden point
ending-golden-draw = still level after the golden point

# What may be changed
line-FORWARDS = forwards
line-BACKS = backs
setting-cards = Card set
setting-cards-help = Which set of cards is played with?
choice-cards-designer = the designer’s
choice-cards-tuned = tuned
setting-draw = Level skill check
setting-draw-help = What happens when both sides of a skill check are equally strong?
choice-draw-stay = the draw column of the play decides
choice-draw-last_winner = whoever won the last check has the edge
choice-draw-turnover_risk = one card is turned over; a symbol on it costs the ball
setting-tie = Level score
setting-tie-help = What happens when the score is level after two halves?
choice-tie-draw = the match is drawn
choice-tie-golden_point = the next score wins
setting-own_line = Driven back over one’s own line
setting-own_line-help = What happens to an attack that is driven back to its own try line?
choice-own_line-clamp = it stays in front of the line
choice-own_line-scrum = the other side gets a scrum
choice-own_line-safety = the other side scores a safety
setting-first_attacker = First attack
setting-first_attacker-help = Who attacks first?
choice-first_attacker-random = a coin decides
choice-first_attacker-home = Home
choice-first_attacker-away = Away
setting-try_line = Try line
setting-try_line-help = Is a ball on the try line a try, or only one beyond it?
choice-try_line-on = on the line is enough
choice-try_line-beyond = only beyond the line
setting-big_result = Big results
setting-big_result-help = Whose cards must the margin reach to make a result big?
choice-big_result-winner = those of the side that wins
choice-big_result-loser = those of the side that loses
choice-big_result-attack = those of the attack
setting-half_values = Half values
setting-half_values-help = How is half of an odd value counted?
choice-half_values-exact = exactly
choice-half_values-down = rounded down
choice-half_values-up = rounded up
setting-attack_commits = The attack lays down
setting-attack_commits-help = Does the attack lay down its cards before the defense or after it?
choice-attack_commits-first = before the defense
choice-attack_commits-last = after the defense
setting-attack_lines = Lines of the attack
setting-attack_lines-help = Which cards may an attack use for a play?
choice-attack_lines-own = only those of its lines
choice-attack_lines-any = others too, at half value
setting-short_defense = Short defense
setting-short_defense-help = What does a defense do that is short of a line?
choice-short_defense-fill_up = it fills up from the other line, at half value
choice-short_defense-fewer = it lays down fewer cards
setting-extra_from = Random card
setting-extra_from-help = Which free cards may come as the random one?
choice-extra_from-all = all of them
choice-extra_from-matching = those of the play’s lines
setting-forfeit = Penalty for want of athletes
setting-forfeit-help = May an attack choose a play that lacks its athletes, and give a penalty away?
choice-forfeit-forced = only if it holds no other
choice-forfeit-chosen = whenever it holds one
setting-turned_cards = Cards turned over
setting-turned_cards-help = Where do cards go that were turned over for symbols?
choice-turned_cards-back = back to the shared pile
choice-turned_cards-aside = aside until the next set piece
setting-back_for = Cards come back for
setting-back_for-help = Which sides get tied-up cards back after a phase?
choice-back_for-both = both sides
choice-back_for-attack = the attack only
setting-order = Order of a result
setting-order-help = What of a result comes first and stops the rest?
choice-order-symbols = the symbols
choice-order-icon = the set piece in the table
choice-order-try = the try
setting-symbol_ball = Ball after a symbol
setting-symbol_ball-help = Who gets the ball when a symbol is found?
choice-symbol_ball-loser = the side that lost the check
choice-symbol_ball-defense = the defense
setting-after_score = Attack after points
setting-after_score-help = Who attacks from the kickoff after points?
choice-after_score-conceder = the side that conceded them
choice-after_score-scorer = the side that scored them
setting-half_ends = End of a half
setting-half_ends-help = When does a half end whose phases are played?
choice-half_ends-before = before the next set piece
choice-half_ends-after = after the next set piece is played
setting-tied_by = Who ties up forwards
setting-tied_by-help = Who says how many forwards a set piece ties up?
choice-tied_by-attacker = the attacker, for both sides
choice-tied_by-each = each side, for itself
setting-phases_per_half = Phases in a half
setting-phases_per_half-help = After how many phases may a half end?
setting-hard_cap = Phases at most
setting-hard_cap-help = After how many phases does a half end in any case?
setting-golden_phases = Phases of the golden point
setting-golden_phases-help = After how many phases without a score does the golden point end?
setting-shot_range = Range of a shot at goal
setting-shot_range-help = From how many lines away may a penalty be kicked at goal?
setting-play_cards = Play cards in hand
setting-play_cards-help = How many play cards does the attack hold after each set piece?
setting-skill_copies = Copies of the skill cards
setting-skill_copies-help = How often each skill card is in the deck.
setting-values = Values of the skill cards
setting-values-help = What each skill card is worth in Run, Pass and Special.
setting-symbols = Symbols on the skill cards
setting-symbols-help = Whether a skill card shows a symbol (1) or not (0).
setting-play_copies = Copies of the play cards
setting-play_copies-help = How often each play is in the deck.
setting-players = Athletes of the plays
setting-players-help = How many forwards and backs each play takes.
setting-skill = Skill of the plays
setting-skill-help = The skill that decides each play.
choice-skill-run = Run
choice-skill-pass = Pass
choice-skill-special = Special
setting-comes_from = End of the pile
setting-comes_from-help = From which end of the tied-up pile each play brings cards back.
choice-comes_from-top = the top
choice-comes_from-bottom = the bottom
setting-movement = Movement of the ball
setting-movement-help = How many lines each result of a play moves the ball.
setting-risk = Cards turned over
setting-risk-help = How many shared cards each result of a play turns over for symbols.
setting-icon = Set pieces in the tables
setting-icon-help = The set piece that each result of a play gives to the other side.
choice-icon-none = none
choice-icon-kickoff = kickoff
choice-icon-lineout = lineout
choice-icon-scrum = scrum
setting-comes_back = Cards that come back
setting-comes_back-help = How many tied-up cards each result of a play brings back.
setting-share_back = Share that comes back
setting-share_back-help = Which part of the tied-up pile each result of a play brings back: 2 for a half, 4 for a quarter, 0 for none.
setting-dealt = Cards dealt
setting-dealt-help = How many forwards and backs each side is dealt at a set piece.
setting-tied_up = Forwards tied up
setting-tied_up-help = The numbers of forwards that each set piece offers to tie up; 0 offers nothing.
setting-points = Points
setting-points-help = What a try, a shot at goal and a safety score.
setting-shot_target = Target of a shot at goal
setting-shot_target-help = What two cards have to beat on the try line; each line away adds one.
setting-penalty_gain = Gain of a kick to touch
setting-penalty_gain-help = How many lines a penalty that is kicked to touch gains.

# How to play, with the numbers of the match
help-goal = The goal
help-goal-text = Have more points than the other side after two halves of { $phases ->
    [one] one phase
   *[other] { $phases } phases
}. A try brings { $try }, a kick at goal { $goal }. { $tie ->
    [golden_point] If the score is level, the next points win.
   *[draw] A level score is a draw.
}
help-goal-end = Once its phases are played, a half ends { $ends ->
    [after] after the next set piece that no penalty has brought
   *[before] before the next set piece that no penalty has brought
}, and in any case at phase { $cap }.
help-phase = A phase
help-phase-call = The attack chooses a play in secret and says only how many forwards and backs it takes.
help-phase-lay = Both sides lay down as many athletes, face down. Then all is turned over, and each side adds up the skill that the play uses.
help-phase-extra = The defense may add one of its free cards at random; only if it does may the attack do so too.
help-phase-result = The play says where each result leads: −− big loss, − loss, = draw, + win, ++ big win of the attack. A result is big if the lead is at least the number of cards { $big ->
    [winner] of the winner
    [loser] of the loser
   *[attack] of the attack
}.
help-ball = Athletes and the ball
help-tied = Whoever took part is tied up. After every phase some come back, as many as the play says.
help-symbols = For each P of a result a card is turned over. If it shows a touch, a knock-on or a penalty, play stops, and the ball goes to { $side ->
    [loser] the side that lost the check: whoever wins too clearly may lose the ball
   *[defense] the defense
}.
help-penalty = A penalty is taken as a scrum on the spot{ $range ->
    [0] {" "}or as
   *[other] ,
} a lineout { $gain ->
    [0] on the spot
    [one] one line farther on
   *[other] { $gain } lines farther on
}{ $range ->
    [0] .
    [one] , or a kick at goal from one line away: the Special of two cards must beat { $target } and one more for each line.
   *[other] , or a kick at goal from { $range } lines away at most: the Special of two cards must beat { $target } and one more for each line.
}
help-pieces = Set pieces
help-pieces-text = At each both sides get new athletes, and the attack new plays.
help-piece = set piece
help-plays = plays
help-forwards = forwards tied up
help-number = { $number }
help-or = { $first } or { $other }
help-list = { $first }, { $other }

lesson-goal-call = Choose a play
lesson-goal-engage = Send two athletes
lesson-goal-extra = Risk a random card, or not
lesson-goal-try = Score a try
lesson-goal-defend = Defend
lesson-call-title = Choose a play in secret
lesson-call = You attack from halfway. Choose Weave Run: they hear “2 backs”, but not that Run counts.
lesson-first-title = Send your fastest back
lesson-first = The skill of the play is added up over your cards. The Scrum-half has Run 4.
lesson-second-title = And the next one
lesson-second = The Wing has Run 4 too. Then they lay down two backs of their own, and all cards are turned over.
lesson-line-title = 8 to 6, a big win
lesson-line = Your lead was as large as your number of cards: 3 lines forward. You stand before their try line; choose Pop Pass.
lesson-passer-title = Forwards who can pass
lesson-passer = The backs who ran are tied up now. Pop Pass takes two forwards: the Link Forward has Pass 4.
lesson-passer-two-title = One more
lesson-passer-two = The Workhorse has Pass 4 as well. Strong forwards are not always the right ones.
lesson-extra-title = 8 to 8
lesson-extra = They added a random card, so you may too. A win takes you over the line: risk it.
lesson-defend-title = Try! Now you defend
lesson-defend = 7 points. They announce two forwards, and you do not know the skill. The Lock has Special 4.
lesson-defend-two-title = Guess what they want
lesson-defend-two = Pick & Go and Kick use Special, and a kickoff seldom begins with a long pass. Add the Number Eight.
lesson-enough-title = 8 to 4 for you
lesson-enough = A big win is all there is. A random card would win no more, and it would tie the athlete up.
lesson-own-title = Your own choice
lesson-own = They announce two backs. Which skill will it be? Send the back that you think fits.
lesson-own-two-title = And the second
lesson-own-two = If a play turns cards over, a symbol may give the ball to the side that lost. Send your second back.

# Said by the server and the command line, never by the page
card-PICK_AND_GO = { play-PICK_AND_GO }
card-CRASH_BALL = { play-CRASH_BALL }
card-POP_PASS = { play-POP_PASS }
card-WEAVE_RUN = { play-WEAVE_RUN }
card-LONG_PASS = { play-LONG_PASS }
card-KICK = { play-KICK }
card-DRIVE = { play-DRIVE }
card-CHARGE = { play-CHARGE }
card-LOOP = { play-LOOP }
card-BOX_KICK = { play-BOX_KICK }
card-SWITCH = { play-SWITCH }
card-SKIP_PASS = { play-SKIP_PASS }
printed-RUN = { skill-RUN }
printed-PASS = { skill-PASS }
printed-SPECIAL = { skill-SPECIAL }
printed-TOUCH = { symbol-TOUCH }
printed-KNOCK_ON = { symbol-KNOCK_ON }
printed-PENALTY = { symbol-PENALTY }
printed-top = top
printed-bottom = bottom
printed-F = fwd
printed-B = backs
column-set = set
set-designer = print
set-tuned = tuned
tie-FIRST = first number
tie-SECOND = second number
tie-THIRD = third number
score-TRY = try
score-GOAL = shot at goal
score-SAFETY = safety
