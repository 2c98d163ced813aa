"""What tactics and dice thrown again promise, in hundredths of a point."""

from sideline.engine.rule import compiled
from sideline.games.nba_deck.facts.dice import counts_for
from sideline.games.nba_deck.facts.forecast import ANY_COLOUR, HUNDRED, expect
from sideline.games.nba_deck.facts.team import row_of
from sideline.games.nba_deck.state import FACES, FIRST_TACTIC, State
from sideline.games.nba_deck.state.pieces import Row, Skill

TYPICAL_SHARE = 3


@compiled
def prospect(s: State, side: int, tactic: int) -> int:
    """What a tactic is worth to a team in general: a defence meets one colour of three."""
    gap = max(0, s.complexity[tactic - FIRST_TACTIC] - s.team[side, Skill.IQ])
    share = TYPICAL_SHARE if row_of(tactic) == Row.DEFENCE else 1
    return int(expect(s, side, tactic, ANY_COLOUR) // (share * (1 + gap)))


@compiled
def gain_by_throwing_again(s: State, die: int, face: int) -> int:
    """Expect what a die adds to those kept if it is thrown again, in hundredths."""
    bar = kept_without(s, die, face)
    total = 0
    for other in range(FACES):
        total += max(counts_for(s, s.active, die, other), bar)
    return int(HUNDRED * total // FACES - HUNDRED * max(counts_for(s, s.active, die, face), bar))


@compiled
def kept_without(s: State, die: int, face: int) -> int:
    """What the last die counts that would be kept if one die with a face were not there."""
    bar = 0
    for other in range(FACES):
        number = counts_for(s, s.active, die, other)
        others = dice_from(s, die, number) - int(number <= counts_for(s, s.active, die, face))
        if number > bar and others >= s.quota[die]:
            bar = number
    return bar


@compiled
def dice_from(s: State, die: int, number: int) -> int:
    """How many dice of a colour that were thrown count at least so much."""
    dice = 0
    for face in range(FACES):
        dice += s.rolled[die, face] * int(counts_for(s, s.active, die, face) >= number)
    return int(dice)
