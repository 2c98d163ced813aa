"""What everybody sees: nothing is hidden in this game."""

import msgspec

from sideline.engine.citations import cited
from sideline.engine.words import words_of
from sideline.games.halfcourt_jam.board import board
from sideline.games.halfcourt_jam.charts import (
    ABILITY_OF,
    ARC,
    ENDS,
    HOOPER_NAMES,
    IS_BACKCOURT,
    IS_BASELINE,
    X,
    Y,
)
from sideline.games.halfcourt_jam.decisions import to_act
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


class OnCourt(msgspec.Struct, frozen=True):
    """One Hooper of a match: its card, where it is, and how it is."""

    slot: int
    side: int
    hooper: str
    name: str
    position: str
    actions: int
    bonus: int
    defense: int
    space: str | None
    screen: tuple[str, str] | None
    has_ball: bool
    is_active: bool
    is_done: bool
    is_exhausted: bool
    is_activated: bool
    markers: int
    markers_needed: int
    ability_number: int


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees: everything."""

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
    clock: int
    clock_start: int
    turns: int
    actions_left: int
    receiver: int
    dimed: int
    must_clear: bool
    draft_position: int
    on_offer: tuple[str, ...]
    hoopers: tuple[OnCourt, ...]
    spaces: tuple[CourtSpace, ...]
    borders: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


BORDER_ENDS = tuple((Space(one).name, Space(other).name) for one, other in ENDS)


@cited("HJ-03", "HJ-04", "HJ-05", "HJ-20", "HJ-G41")
def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: the board, both clocks and scores, and every card lie open."""
    return View(
        viewer=viewer,
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
        clock=s.clock,
        clock_start=s.shot_clock,
        turns=s.turns,
        actions_left=s.left,
        receiver=s.receiver,
        dimed=s.dimed,
        must_clear=bool(s.must_clear),
        draft_position=s.position,
        on_offer=tuple(Hooper(hooper).name for hooper in range(HOOPERS) if s.on_offer[hooper]),
        hoopers=tuple(_on_court(s, slot) for slot in range(SLOTS) if s.hooper[slot] != NONE),
        spaces=tuple(_court_space(s, space) for space in range(SPACES)),
        borders=BORDER_ENDS,
    )


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


def _on_court(s: State, slot: int) -> OnCourt:
    hooper, space, border = int(s.hooper[slot]), int(s.space[slot]), int(s.border[slot])
    number = int(ABILITY_OF[hooper])
    return OnCourt(
        slot=slot,
        side=slot // TEAM,
        hooper=Hooper(hooper).name,
        name=HOOPER_NAMES[hooper],
        position=Position(slot % TEAM).name,
        actions=int(s.actions[hooper]),
        bonus=int(s.bonus[hooper]),
        defense=int(s.defense[hooper]),
        space=None if space == NONE else Space(space).name,
        screen=None if border == NONE else BORDER_ENDS[border],
        has_ball=s.ball == slot,
        is_active=s.active == slot,
        is_done=bool(s.done[slot]),
        is_exhausted=bool(s.exhausted[slot]),
        is_activated=bool(s.activated[slot]),
        markers=int(s.markers[slot]),
        markers_needed=int(s.activation[hooper]),
        ability_number=0 if number == NONE else int(s.ability[number]),
    )
