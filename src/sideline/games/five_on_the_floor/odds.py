"""What an action may lead to where dice decide: exact counts of equally likely cases."""

from copy import copy

from sideline.engine.citations import cited
from sideline.engine.odds import Odds, Part, Prospect
from sideline.engine.words import phrase
from sideline.games.five_on_the_floor.actions import CARD, NO_CARD, PASS, RUNNERS, SHOOT, STRIP
from sideline.games.five_on_the_floor.facts import (
    NEVER,
    board_edge,
    bonus_dice,
    coverage_at,
    dice_of_shot,
    distance_to,
    good_rolls,
    is_rushed,
    lost_inside,
    needs_of_shot,
    steal_needs,
    worth_of_shot,
    zone_at,
)
from sideline.games.five_on_the_floor.state import FACES, PIECES, Card, Phase, State, Theft


@cited("F21-04", "F21-32", "F21-G11", "F21-G23")
def odds(s: State, action: int) -> Odds | None:
    """Count the cases of a shot, a pass, a strip, or a second effort; a run has none."""
    if action in RUNNERS:
        return None
    if s.phase in (Phase.SHOT_CARD, Phase.CLOSE_OUT):
        return odds_of_shot(s) if action == NO_CARD else odds_with_card(s, CARD.part(action))
    if s.phase == Phase.SECOND_EFFORT:
        return None if action == NO_CARD else odds_of_rebound(s)
    if action == SHOOT:
        return odds_of_shot(s)
    if action in PASS:
        return odds_of_pass(s, PASS.part(action))
    return odds_of_strip(s) if action in STRIP else None


def odds_with_card(s: State, card: int) -> Odds:
    """Count the cases of the shot with a card played on it."""
    imagined = copy(s)
    imagined.is_deep |= card == Card.DEEP_RANGE
    imagined.is_quick |= card == Card.QUICK_RELEASE
    imagined.is_closed_out |= card == Card.CLOSE_OUT
    return odds_of_shot(imagined)


@cited("F21-32", "F21-40", "F21-G17")
def odds_of_shot(s: State) -> Odds:
    """A shot is good, or the rebound goes to one side or the other."""
    dice, needs = dice_of_shot(s), needs_of_shot(s)
    rolls, pairs = FACES**dice, FACES * FACES
    good = good_rolls(dice, needs)
    kept = rebound_cases(s) if s.rebounds < s.max_rebounds else 0
    return Odds(
        prospects=(
            Prospect(phrase("odds-good"), good * pairs, rolls * pairs, worth_of_shot(s)),
            Prospect(phrase("odds-kept"), (rolls - good) * kept, rolls * pairs),
            Prospect(phrase("odds-lost"), (rolls - good) * (pairs - kept), rolls * pairs),
        ),
        parts=parts_of_shot(s, dice, needs),
    )


@cited("F21-42", "F21-46", "F21-48")
def parts_of_shot(s: State, dice: int, needs: int) -> tuple[Part, ...]:
    """Say what the number of dice is made of."""
    tile = s.at[s.offense, s.carrier]
    distance = distance_to(s, tile, 1 - s.offense)
    bonus = bonus_dice(s, s.piece_size[s.offense, s.carrier], zone_at(s, tile))
    lost = lost_inside(s, tile)
    rush = -s.rush_dice if is_rushed(s) and not s.is_quick else 0
    found = (
        _part("part-distance", distance),
        _part("part-coverage", int(s.dice[coverage_at(s, distance)])),
        _part("part-inside", bonus),
        _part("part-inside-loss", -lost),
        _part("part-close-out", -s.is_closed_out),
        _part("part-rush", rush),
        _part("part-dice", dice),
        _part("part-needs", needs),
        _part("part-edge", board_edge(s)),
    )
    optional = ("part-inside", "part-inside-loss", "part-close-out", "part-rush")
    return tuple(part for part in found if part.value or part.what.key not in optional)


def _part(key: str, value: int) -> Part:
    """Name a part of the odds, so that its words agree with its number."""
    return Part(phrase(key, count=abs(value)), value)


@cited("F21-G11")
def rebound_cases(s: State) -> int:
    """Count the pairs of dice that give the offense the ball."""
    edge = board_edge(s)
    faces = range(1, FACES + 1)
    return sum(offense + edge > defense for offense in faces for defense in faces)


@cited("F21-G42")
def odds_of_rebound(s: State) -> Odds:
    """A reroll gives the ball to the side that lost the first one, or it does not."""
    pairs = FACES * FACES
    kept = rebound_cases(s)
    won = kept if s.loser == s.offense else pairs - kept
    return Odds(
        prospects=(
            Prospect(phrase("odds-board-won"), won, pairs),
            Prospect(phrase("odds-board-lost"), pairs - won, pairs),
        ),
        parts=(_part("part-edge", board_edge(s)),),
    )


@cited("F21-20", "F21-G12", "F21-G23")
def odds_of_pass(s: State, slot: int) -> Odds:
    """A pass arrives if every defender in the lane fails."""
    passer, receiver = s.at[s.offense, s.carrier], s.at[s.offense, slot]
    needs = [steal_needs(s, passer, receiver, s.at[1 - s.offense, other]) for other in range(PIECES)]
    arrives = rolls = 1
    for need in needs:
        if need < NEVER:
            arrives *= need - 1
            rolls *= FACES
    in_lane = sum(need < NEVER for need in needs)
    return Odds(
        prospects=(
            Prospect(phrase("odds-arrives"), arrives, rolls),
            Prospect(phrase("odds-stolen"), rolls - arrives, rolls),
        ),
        parts=(_part("part-lane", in_lane),),
    )


@cited("F21-G24")
def odds_of_strip(s: State) -> Odds:
    """A strip steals the ball or gives the offense a point more."""
    needs = int(s.steal[Theft.STRIP])
    steals = FACES + 1 - needs
    return Odds(
        prospects=(
            Prospect(phrase("odds-stolen"), steals, FACES),
            Prospect(phrase("odds-no-strip"), FACES - steals, FACES),
        ),
        parts=(_part("part-needs", needs),),
    )
