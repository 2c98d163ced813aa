"""How good an option looks, from what the seat to act may know."""

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.games.five_on_the_floor.actions import (
    BURST,
    CARD,
    FREE_STEP,
    NO_CARD,
    SCHEME,
    STRIP,
    is_run,
    landing,
    runner,
)
from sideline.games.five_on_the_floor.charts import column
from sideline.games.five_on_the_floor.decisions import legal
from sideline.games.five_on_the_floor.facts import dice_of_shot, needs_of_shot, settle_dice, worth_of_shot
from sideline.games.five_on_the_floor.hints.attack import (
    IDLE,
    chance,
    outlook,
    promise_in_offense,
    reach,
    rim_distance,
)
from sideline.games.five_on_the_floor.hints.defense import OFF_BALL, Scene, danger_at, ordinary, value_of_post
from sideline.games.five_on_the_floor.state import SCHEMES, Phase, State

TIRING = 0.004
CRASHING = 0.02
STRIPPING = 0.1
#               deep quick pass iso close second
USEFUL = column(1, 3, 2, 4, 6, 5)


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """The option that looks best; what a piece is worth where it stands is counted once."""
    best, best_promise = -1, -1e9
    last, worth_here = -1, 0.0
    scene = scene_of(s)
    for i in range(legal(s, out)):
        action = out[i]
        if is_run(action):
            slot = runner(action)
            if slot != last:
                last, worth_here = slot, standing(s, slot, s.at[s.turn, slot], scene, 0)
            promise = standing(s, slot, landing(s, action), scene, 1) - worth_here - effort(action)
        else:
            promise = promise_of(s, action)
        if promise > best_promise:
            best, best_promise = action, promise
    return best


@compiled
def scene_of(s: State) -> Scene:
    """What an offense has to ask for its hint, or a defense for its own, and nothing before a turn."""
    if s.phase == Phase.OFFENSE:
        return Scene(reach(s), 0.0, 0.0, 0.0)
    if s.phase == Phase.DEFENSE:
        return Scene(0, ordinary(s), danger_at(s, 0), danger_at(s, 1))
    return Scene(0, 0.0, 0.0, 0.0)


@compiled
def effort(action: int) -> float:
    """Stamina is spared, a free step is welcome."""
    if action in FREE_STEP:
        return -TIRING
    return TIRING if action in BURST else 0.0


@compiled
def standing(s: State, slot: int, tile: int, scene: Scene, spent: int) -> float:
    """What a piece of the side whose turn it is would be worth on a tile, some points having been spent."""
    if s.turn != s.offense:
        return value_of_post(s, slot, tile, scene)
    hope = outlook(s, slot, tile, scene.within - spent)
    if slot == s.carrier:
        return hope
    crash = s.boards[s.piece_size[s.offense, slot]] * rim_distance(s, tile)
    return float(OFF_BALL * hope - CRASHING * crash)


@compiled
def promise_of(s: State, action: int) -> float:
    """How good an option looks that moves nobody."""
    if s.phase == Phase.OFFENSE:
        return promise_in_offense(s, action)
    if s.phase == Phase.DEFENSE:
        return STRIPPING if action in STRIP else IDLE
    if s.phase == Phase.SCHEME:
        return 1.0 if SCHEME.part(action) == scheme_in_turn(s) else 0.0
    return promise_of_card(s, action)


@compiled
def scheme_in_turn(s: State) -> int:
    """Against these hints no scheme allows fewer points than another, so a side takes them in turn."""
    return int(s.possession // SIDES % SCHEMES)


@compiled
def promise_of_card(s: State, action: int) -> float:
    """The least useful card is discarded; a card that changes a shot or a rebound is played."""
    if s.phase == Phase.DISCARD:
        return -float(USEFUL[CARD.part(action)])
    if action == NO_CARD:
        return 0.0
    if s.phase == Phase.CLOSE_OUT:
        return loss_of_a_die(s) - 0.25
    return 1.0


@compiled
def loss_of_a_die(s: State) -> float:
    """The points a shot loses with one die fewer."""
    dice = dice_of_shot(s)
    lost = chance(dice, needs_of_shot(s)) - chance(settle_dice(s, dice - 1), needs_of_shot(s))
    return float(worth_of_shot(s) * lost)
