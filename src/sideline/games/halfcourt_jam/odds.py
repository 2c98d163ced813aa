"""What passes, shots and steals may lead to, exactly, and what their difficulty is made of."""

from sideline.engine.citations import cited
from sideline.engine.odds import Odds, Part, Prospect
from sideline.engine.words import phrase
from sideline.games.halfcourt_jam.actions import PASS, SHOOT, SPACE, STEAL, SWAT
from sideline.games.halfcourt_jam.charts import DIE, HOOPER_NAMES, IS_BACKCOURT
from sideline.games.halfcourt_jam.facts.acts import can_swat, slip_space, swatter
from sideline.games.halfcourt_jam.facts.court import defenders_in, has_ability
from sideline.games.halfcourt_jam.facts.difficulty import (
    clamps_at,
    dime_of,
    pass_difficulty,
    printed_difficulty,
    shot_difficulty,
    steal_difficulty,
)
from sideline.games.halfcourt_jam.facts.sides import name_of
from sideline.games.halfcourt_jam.state import NONE, TEAM, Ability, Hooper, Phase, SharedSpace, State
from sideline.games.halfcourt_jam.words import space_phrase


@cited("HJ-50", "HJ-62", "HJ-79")
def odds(s: State, action: int) -> Odds | None:
    """Count the rolls of the Ball that make a pass, a shot or a steal succeed."""
    if s.phase == Phase.ACT and action in PASS:
        catch_space = slip_space(s, TEAM * s.mover + PASS.part(action))
        return None if catch_space == NONE else _pass_odds(s, catch_space)
    if s.phase == Phase.SLIP:
        return _pass_odds(s, SPACE.part(action))
    if s.phase == Phase.ACT and action == SHOOT:
        return _swat_odds(s) if can_swat(s) else _shot_odds(s)
    if s.phase == Phase.SWAT and action == SWAT:
        shot = _shot_odds(s)
        return Odds(prospects=shot.prospects[::-1], parts=shot.parts)  # who swats hopes for a miss
    if s.phase == Phase.ACT and action == STEAL:
        return _steal_odds(s)
    return None


def _pass_odds(s: State, catch_space: int) -> Odds:
    here = int(s.space[s.ball])
    difficulty = int(pass_difficulty(s, here, catch_space))
    parts = _defenders(s, here)
    if catch_space != here or s.shared_space == SharedSpace.TWICE:
        parts += _defenders(s, catch_space)
    return Odds(
        prospects=(
            Prospect(phrase("odds-complete"), DIE - difficulty, DIE),
            Prospect(phrase("odds-lost"), difficulty, DIE),
        ),
        parts=(*_bounded(parts, difficulty), Part(phrase("odds-difficulty"), difficulty)),
    )


def _defenders(s: State, space: int) -> tuple[Part, ...]:
    """Name the defenders in a space with their Defense."""
    return tuple(
        Part(phrase("odds-defender", hooper=name_of(s, slot)), int(s.defense[s.hooper[slot]]))
        for slot in defenders_in(s, space)
    )


def _bounded(parts: tuple[Part, ...], difficulty: int) -> tuple[Part, ...]:
    """Add what the limits 1 and 19 change."""
    gap = difficulty - sum(part.value for part in parts)
    return (*parts, Part(phrase("odds-limit"), gap)) if gap else parts


def _shot_parts(s: State) -> tuple[Part, ...]:
    """Break a shot down into the space, the defenders, the bonus and abilities."""
    here = int(s.space[s.ball])
    shooter = int(s.hooper[s.ball])
    printed = Part(phrase("odds-space", where=space_phrase(here)), printed_difficulty(s, s.ball, here))
    if IS_BACKCOURT[here]:
        return (printed,)
    bonus = Part(phrase("odds-bonus", hooper=HOOPER_NAMES[shooter]), -int(s.bonus[shooter]))
    abilities = (
        Part(phrase("odds-ability", ability=phrase("ability-MARLO")), clamps_at(s, 1 - s.offense, here)),
        Part(phrase("odds-ability", ability=phrase("ability-RAY")), -dime_of(s, s.ball)),
    )
    return (printed, *_defenders(s, here), bonus, *(part for part in abilities if part.value))


def _all_parts(s: State, difficulty: int) -> tuple[Part, ...]:
    return (*_bounded(_shot_parts(s), difficulty), Part(phrase("odds-difficulty"), difficulty))


def _shot_odds(s: State) -> Odds:
    difficulty = int(shot_difficulty(s, s.ball, s.space[s.ball]))
    worth = int(s.worth[s.scoring, s.space[s.ball]])
    return Odds(
        prospects=(
            Prospect(phrase("odds-good"), DIE - difficulty, DIE, worth),
            Prospect(phrase("odds-miss"), difficulty, DIE),
        ),
        parts=_all_parts(s, difficulty),
    )


def _swat_odds(s: State) -> Odds:
    """Two rolls where Hakeem may ask for a second one."""
    difficulty = int(shot_difficulty(s, s.ball, s.space[s.ball]))
    worth = int(s.worth[s.scoring, s.space[s.ball]])
    good = DIE - difficulty
    hakeem = name_of(s, swatter(s))
    return Odds(
        prospects=(
            Prospect(phrase("odds-good-twice", hooper=hakeem), good * good, DIE * DIE, worth),
            Prospect(phrase("odds-swatted", hooper=hakeem), good * difficulty, DIE * DIE),
            Prospect(phrase("odds-miss"), difficulty * DIE, DIE * DIE),
        ),
        parts=_all_parts(s, difficulty),
    )


def _steal_odds(s: State) -> Odds:
    difficulty = int(steal_difficulty(s, s.active))
    thief = Part(phrase("odds-defender", hooper=name_of(s, s.active)), int(s.defense[s.hooper[s.active]]))
    parts: tuple[Part, ...] = (thief,)
    if has_ability(s, s.active, Hooper.DEX):
        parts += (
            Part(phrase("odds-ability", ability=phrase("ability-DEX")), int(s.ability[Ability.QUICK_HANDS])),
        )
    return Odds(
        prospects=(
            Prospect(phrase("odds-stolen"), difficulty, DIE),
            Prospect(phrase("odds-kept"), DIE - difficulty, DIE),
        ),
        parts=(*_bounded(parts, difficulty), Part(phrase("odds-difficulty"), difficulty)),
    )
