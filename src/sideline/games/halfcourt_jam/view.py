"""What everybody sees: nothing is hidden in this game."""

from typing import Any

import msgspec

from sideline.engine.citations import cited
from sideline.engine.game import SPECTATOR
from sideline.engine.shared import shared
from sideline.engine.words import words_of
from sideline.games.halfcourt_jam.board import board
from sideline.games.halfcourt_jam.charts import (
    ARC,
    DIE,
    ENDS,
    HOOPER_NAMES,
    IS_BACKCOURT,
    IS_BASELINE,
    POSITION_OF,
    X,
    Y,
)
from sideline.games.halfcourt_jam.decisions import to_act
from sideline.games.halfcourt_jam.facts.acts import actions_of
from sideline.games.halfcourt_jam.facts.difficulty import shot_difficulty
from sideline.games.halfcourt_jam.facts.sides import ability_number, is_new_possession
from sideline.games.halfcourt_jam.state import (
    HOOPERS,
    NONE,
    SCORINGS,
    SLOTS,
    SPACES,
    TEAM,
    Hooper,
    LastPossession,
    Phase,
    Position,
    Space,
    State,
    Threshold,
)
from sideline.games.halfcourt_jam.words import ball_thing

PACKAGE = "sideline.games.halfcourt_jam"


class CourtSpace(msgspec.Struct, frozen=True):
    """One space of the court, where it lies and what a shot from it takes and gives.

    `needs` is what the roll of an unguarded shot without a bonus must reach.
    """

    id: str
    x: int
    y: int
    arc: int
    difficulty: int
    points: int
    needs: int
    is_backcourt: bool
    is_baseline: bool


class HooperCard(msgspec.Struct, frozen=True):
    """What is printed on the card of a Hooper."""

    hooper: str
    name: str
    position: str
    actions: int
    bonus: int
    defense: int
    markers_needed: int
    ability_number: int


class OnCourt(HooperCard, frozen=True, kw_only=True):
    """One Hooper of a match: its card, where it is, and how it is.

    `actions_now` counts the actions that are left to it this turn.
    """

    slot: int
    side: int
    actions_now: int
    space: str | None
    screen: tuple[str, str] | None
    has_ball: bool
    is_active: bool
    is_done: bool
    is_exhausted: bool
    is_activated: bool
    markers: int


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees: everything.

    `ball` names the thing where the ball lies, as options and log lines do. `looks` are the chances in
    percent of the ball handler's shot from each space, as everybody stands; none while nobody holds it.
    `is_new_possession` says that the ball has just changed sides and nobody has acted since.
    """

    viewer: int
    to_act: int
    phase: str
    score: tuple[int, ...]
    target: int
    threshold: str
    last_possession: str
    scoring: str
    offense: int
    mover: int
    possession: int
    is_new_possession: bool
    clock: int
    clock_start: int
    turns: int
    actions_left: int
    ball: str | None
    receiver: int
    dimed: int
    must_clear: bool
    draft_position: int
    on_offer: tuple[HooperCard, ...]
    hoopers: tuple[OnCourt, ...]
    spaces: tuple[CourtSpace, ...]
    borders: tuple[tuple[str, str], ...]
    looks: tuple[int, ...]

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


BORDER_ENDS = tuple((Space(one).name, Space(other).name) for one, other in ENDS)


@cited("HJ-03", "HJ-04", "HJ-05", "HJ-20", "HJ-G41")
def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: the board, both clocks and scores, and every card lie open."""
    return msgspec.structs.replace(open_to_all(s), viewer=viewer)


@shared()
def open_to_all(s: State) -> View:
    """Build what everybody sees."""
    return View(
        viewer=SPECTATOR,
        to_act=to_act(s),
        phase=Phase(s.phase).name,
        score=tuple(s.score.tolist()),
        target=s.target,
        threshold=Threshold(s.threshold).name.lower(),
        last_possession=LastPossession(s.last_possession).name.lower(),
        scoring=SCORINGS[s.scoring],
        offense=s.offense,
        mover=s.mover,
        possession=s.possession if s.phase == Phase.OVER else s.possession + 1,
        is_new_possession=is_new_possession(s),
        clock=s.clock,
        clock_start=s.shot_clock,
        turns=s.turns,
        actions_left=s.left,
        ball=ball_thing(s),
        receiver=s.receiver,
        dimed=s.dimed,
        must_clear=bool(s.must_clear),
        draft_position=s.position,
        on_offer=tuple(HooperCard(**_card(s, hooper)) for hooper in range(HOOPERS) if is_laid_out(s, hooper)),
        hoopers=tuple(_on_court(s, slot) for slot in range(SLOTS) if s.hooper[slot] != NONE),
        spaces=court_of(s),
        borders=BORDER_ENDS,
        looks=see_looks(s) if s.phase in LOOKED and 0 <= s.ball < SLOTS else (),
    )


@cited("HJ-16", "HJ-19")
def is_laid_out(s: State, hooper: int) -> bool:
    """Only the Hoopers of the position that is drafted lie on the table."""
    return bool(s.on_offer[hooper] and POSITION_OF[hooper] == s.position)


LOOKED = (Phase.SELECT, Phase.ACT)


@cited("HJ-62")
def see_looks(s: State) -> tuple[int, ...]:
    """Say for every space how many of a hundred shots of the ball handler would fall, as everybody stands."""
    return tuple(100 * (DIE - shot_difficulty(s, s.ball, space)) // DIE for space in range(SPACES))


@shared("scoring", "baseline", "difficulty", "worth")
def court_of(s: State) -> tuple[CourtSpace, ...]:
    """List the spaces of the court with what is printed on them."""
    return tuple(_court_space(s, space) for space in range(SPACES))


def _court_space(s: State, space: int) -> CourtSpace:
    return CourtSpace(
        id=Space(space).name,
        x=int(X[space]),
        y=int(Y[space]),
        arc=int(ARC[space]),
        difficulty=int(s.difficulty[s.scoring, space]),
        points=int(s.worth[s.scoring, space]),
        needs=int(s.difficulty[s.scoring, space]) + 1,
        is_backcourt=bool(IS_BACKCOURT[space]),
        is_baseline=bool(IS_BASELINE[s.baseline, space]),
    )


def _card(s: State, hooper: int) -> dict[str, Any]:
    """Read what is printed on a card."""
    return {
        "hooper": Hooper(hooper).name,
        "name": HOOPER_NAMES[hooper],
        "position": Position(POSITION_OF[hooper]).name,
        "actions": int(s.actions[hooper]),
        "bonus": int(s.bonus[hooper]),
        "defense": int(s.defense[hooper]),
        "markers_needed": int(s.activation[hooper]),
        "ability_number": ability_number(s, hooper),
    }


def _on_court(s: State, slot: int) -> OnCourt:
    space, border = int(s.space[slot]), int(s.border[slot])
    return OnCourt(
        **_card(s, int(s.hooper[slot])),
        slot=slot,
        side=slot // TEAM,
        actions_now=_actions_now(s, slot),
        space=None if space == NONE else Space(space).name,
        screen=None if border == NONE else BORDER_ENDS[border],
        has_ball=s.ball == slot,
        is_active=s.active == slot,
        is_done=bool(s.done[slot]),
        is_exhausted=bool(s.exhausted[slot]),
        is_activated=bool(s.activated[slot]),
        markers=int(s.markers[slot]),
    )


def _actions_now(s: State, slot: int) -> int:
    """Count the actions that a Hooper has left this turn, or will have when it acts."""
    if s.active == slot:
        return s.left
    return 0 if s.done[slot] else actions_of(s, slot)
