"""Shots and rebounds."""

from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.actions import REBOUND_DICE
from sideline.games.five_on_the_floor.charts import RIM
from sideline.games.five_on_the_floor.facts import (
    board_edge,
    dice_of_shot,
    fits_shot,
    gap,
    may_close_out,
    may_play_cards,
    needs_of_shot,
    worth_of_shot,
)
from sideline.games.five_on_the_floor.rules.moves import spend
from sideline.games.five_on_the_floor.state import FACES, PIECES, Card, Phase, SecondEffort, State


@rule("F21-14", "F21-17", "F21-G05")
def shoot(s: State) -> None:
    """The carrier goes up for a shot."""
    spend(s)
    s.phase = Phase.LINE_UP


@rule("F21-41", "F21-G30", "F21-G34")
def line_up(s: State) -> None:
    """The shooter is asked for a card if one could matter."""
    matters = fits_shot(s, Card.DEEP_RANGE) or fits_shot(s, Card.QUICK_RELEASE)
    is_asked = matters and may_play_cards(s, s.offense)
    s.phase = Phase.SHOT_CARD if is_asked else Phase.HAND_UP


@rule("F21-G30", "F21-G34")
def offer_close_out(s: State) -> None:
    """The defense is asked for a card if one could matter."""
    is_asked = may_play_cards(s, 1 - s.offense) and may_close_out(s)
    s.phase = Phase.CLOSE_OUT if is_asked else Phase.RELEASE


@rule("F21-32", "F21-36", "F21-40", "F21-G19", "F21-G41")
def release(s: State) -> None:
    """The dice are counted and the cards have had their effect; what needs a seven misses without a roll."""
    s.shot_dice = dice_of_shot(s)
    s.shot_needs = needs_of_shot(s)
    s.dice_rolled = 0
    s.is_deep = s.is_quick = s.is_closed_out = 0
    s.phase = Phase.SHOT if s.shot_needs <= FACES else Phase.MISS


@rule("F21-32", "F21-G06", "F21-G41")
def roll_die(s: State, outcome: int) -> None:
    """One die after the other; after the last one the shot is good or it is not."""
    s.rolled[s.dice_rolled] = outcome + 1
    s.dice_rolled += 1
    if s.dice_rolled < s.shot_dice:
        return
    if is_made(s):
        s.score[s.offense] += worth_of_shot(s)
        s.phase = Phase.POSSESSION_OVER
    else:
        s.phase = Phase.MISS


@rule("F21-32")
def is_made(s: State) -> bool:
    """At least one die meets the threshold."""
    best = 0
    for die in range(s.dice_rolled):
        best = max(best, s.rolled[die])
    return bool(best >= s.shot_needs)


@rule("F21-G11", "F21-G31")
def contest_rebound(s: State) -> None:
    """Both sides roll for the ball, unless the offense has had its last rebound of this possession."""
    s.is_reroll = 0
    s.phase = Phase.REBOUND if s.rebounds < s.max_rebounds else Phase.POSSESSION_OVER


@rule("F21-G11")
def roll_rebound(s: State, outcome: int) -> None:
    """One die for the offense and one for the defense."""
    offense, defense = REBOUND_DICE.parts(outcome)
    s.board_rolls[s.offense] = offense + 1
    s.board_rolls[1 - s.offense] = defense + 1
    s.loser = 1 - s.offense if has_offense_won(s) else s.offense
    s.phase = Phase.BOARD


@rule("F21-G11")
def has_offense_won(s: State) -> bool:
    """The offense needs more than the defense; a tie goes to the defense."""
    return bool(s.board_rolls[s.offense] + board_edge(s) > s.board_rolls[1 - s.offense])


@rule("F21-G30", "F21-G42")
def offer_second_effort(s: State) -> None:
    """Who lost the roll is asked for a card, once a rebound."""
    is_meant = s.second_effort == SecondEffort.BOTH or s.loser == s.offense
    is_asked = is_meant and not s.is_reroll and may_play_cards(s, s.loser)
    s.phase = Phase.SECOND_EFFORT if is_asked else Phase.LOOSE_BALL


@rule("F21-G10", "F21-G11", "F21-G28")
def award_rebound(s: State) -> None:
    """The defense has the ball and the possession; or the offense keeps it, and the defense reacts."""
    if s.loser == s.offense:
        s.phase = Phase.POSSESSION_OVER
        return
    s.rebounds += 1
    s.carrier = rebounder(s)
    s.clock = s.rebound_clock
    s.phase = Phase.TURN_OVER


@rule("F21-G25")
def rebounder(s: State) -> int:
    """The attacker nearest to the rim, of those the largest, of those the lowest slot."""
    best = 0
    best_rank = -1
    for slot in range(PIECES):
        rank = s.piece_size[s.offense, slot] - 10 * gap(s.at[s.offense, slot], RIM[s.court]) + 1000
        if rank > best_rank:
            best = slot
            best_rank = rank
    return best
