"""Questions about coaches: what the coach of a side gives it."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.charts import DISCOUNT, POWER_OF, SKILL_OF
from sideline.games.nba_deck.facts.team import level_of
from sideline.games.nba_deck.facts.turn import seats
from sideline.games.nba_deck.state import COACHES, FACES, HAND_ROOM, HAND_SIZE, NOTHING, State
from sideline.games.nba_deck.state.pieces import Power


@rule("NB-150")
def gives(s: State, side: int, power: int) -> int:
    """The number of a side's coach if that is his power, or nothing."""
    coach = s.coach[side]
    if coach == NOTHING or POWER_OF[coach] != power:
        return 0
    return int(s.coach_number[coach])


@rule("NB-153", "NB-G52")
def has_second_tactic(s: State, side: int) -> bool:
    """The coach of a side lets it buy two tactics in a turn."""
    return bool(s.coach[side] != NOTHING and POWER_OF[s.coach[side]] == Power.SECOND_TACTIC)


@rule("NB-154", "NB-G34", "NB-G52")
def discount_on(s: State, side: int, athlete: int) -> int:
    """An athlete of the profile that a coach looks for costs 1 less, but never nothing."""
    least = gives(s, side, Power.DISCOUNT)
    if least == 0 or level_of(s, athlete, SKILL_OF[s.coach[side]]) < least:
        return 0
    return int(min(DISCOUNT, s.cost[athlete] - 1))


@rule("NB-155", "NB-G52")
def hand_at_start(s: State, side: int) -> int:
    """How many cards a side holds as its turn begins before some go back."""
    return max(HAND_SIZE, min(HAND_ROOM, gives(s, side, Power.DRAW)))


@rule("NB-156", "NB-G52")
def free_die(s: State) -> int:
    """The kind of dice that the coach of the active side lets it throw again for free, or none."""
    coach = s.coach[s.active]
    if coach == NOTHING or POWER_OF[coach] != Power.REROLL:
        return NOTHING
    return int(SKILL_OF[coach])


@rule("NB-156", "NB-G52")
def picked_for_free(s: State) -> int:
    """How many of the dice picked up cost neither Rebounds nor Fatigue."""
    die = free_die(s)
    if die == NOTHING:
        return 0
    picked = 0
    for face in range(FACES):
        picked += s.lifted[die, face]
    return int(min(picked, gives(s, s.active, Power.REROLL) - s.rerolled_free))


@rule("NB-156", "NB-G52")
def throws_free(s: State, die: int) -> bool:
    """One more die of a kind may be thrown again for free in this activation."""
    if die != free_die(s):
        return False
    return bool(s.rerolled_free + picked_for_free(s) < gives(s, s.active, Power.REROLL))


@rule("NB-150")
def is_coach_left(s: State, coach: int) -> bool:
    """No other side has that coach."""
    for side in range(seats(s)):
        if s.coach[side] == coach:
            return False
    return coach < COACHES
