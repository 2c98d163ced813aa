"""What each seat may see, and how it looks as text."""

from copy import copy
from functools import cache, lru_cache, partial
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.layout import SIDES
from sideline.engine.shared import shared
from sideline.engine.words import words_of
from sideline.games.five_on_the_floor.board import board
from sideline.games.five_on_the_floor.charts import (
    COLUMNS,
    IS_FAST,
    RIM,
    ROWS,
    SPOT,
    TILES,
    ZONE_OF_SPOT,
    X,
    Y,
    tile_name,
)
from sideline.games.five_on_the_floor.decisions import to_act
from sideline.games.five_on_the_floor.facts import (
    can_hit,
    can_shoot,
    clock_of_next_shot,
    coverage_at,
    dice_at,
    dice_of_shot,
    distance_to,
    good_rolls,
    has_floor,
    lost_inside,
    may_step_free,
    needs_at,
    needs_of_shot,
    unseen_by,
    worth_of_shot,
    zone_at,
)
from sideline.games.five_on_the_floor.state import (
    CARDS,
    DRAWN_PIECES,
    FACES,
    PIECES,
    SIZES,
    Card,
    Court,
    Coverage,
    Phase,
    Role,
    Scheme,
    Size,
    Spot,
    State,
)

PACKAGE = "sideline.games.five_on_the_floor"
REMEMBERED = 20_000

Cards = dict[str, int]


class Piece(msgspec.Struct, frozen=True):
    """A piece on the floor, with its spot, what a basket from there is worth, and whether it can hit."""

    seat: int
    slot: int
    role: str
    size: str
    is_fast: bool
    stamina: int
    x: int
    y: int
    tile: str
    spot: str
    points: int
    can_hit: bool
    has_ball: bool


class Preview(msgspec.Struct, frozen=True):
    """What the next shot of the ball handler would be: so many of all equally likely rolls are good."""

    slot: int
    size: str
    spot: str
    clock: int
    points: int
    distance: int
    coverage: str
    dice: int
    needs: int
    cases: int
    of: int


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees: the whole floor, its own cards, and how many cards are hidden.

    `worth` is what a basket from each spot counts; from the `hopeless` ones nobody can hit. `looks` are the
    chances of the ball handler's next shot from every tile, in per cent, row by row.
    """

    viewer: int
    to_act: int
    phase: str
    court: str
    columns: int
    rows: int
    rim: str
    spots: tuple[tuple[str, ...], ...]
    worth: dict[str, int]
    hopeless: tuple[str, ...]
    are_tiles_shared: bool
    possession: int
    max_possessions: int
    target: int
    score: tuple[int, ...]
    offense: int
    turn: int
    clock: int
    action_points: int
    may_shoot: bool
    has_free_pass: bool
    has_free_step: bool
    has_strip: bool
    scheme: str | None
    pieces: tuple[Piece, ...]
    rosters: tuple[str, ...]
    pool: dict[str, int]
    receiver: int | None
    lane: tuple[int, ...]
    stripper: int | None
    preview: Preview | None
    looks: tuple[tuple[int, ...], ...]
    dice_rolled: tuple[int, ...]
    board_rolls: tuple[int, ...]
    rebounds: int
    has_cards: bool
    hand: Cards
    hand_size: tuple[int, ...]
    deck_size: int
    discards: Cards
    unseen: Cards

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


@cited("F21-01", "F21-02", "F21-03", "F21-04", "F21-16", "F21-24", "F21-G38")
def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: everything on the floor is open, a hand of cards only to its owner."""
    return replace(
        open_to_all(s),
        viewer=viewer,
        hand={} if viewer == SPECTATOR else named(s.hands[viewer]),
        unseen=named([unseen_by(s, viewer, card) for card in range(CARDS)]),
    )


@shared()
def open_to_all(s: State) -> View:
    """Build what everybody sees, without anything of a hand."""
    is_on = is_in_play(s)
    shot = at_next_shot(s) if is_on else None
    return View(
        viewer=SPECTATOR,
        to_act=to_act(s),
        phase=Phase(s.phase).name,
        court=Court(s.court).name,
        columns=int(COLUMNS[s.court]),
        rows=int(ROWS[s.court]),
        rim=tile_name(int(RIM[s.court])),
        spots=spots_of_court(s.court),
        worth=worth_of_spots(s),
        hopeless=hopeless_spots(s),
        are_tiles_shared=bool(s.shared_tiles),
        possession=s.possession if s.phase == Phase.OVER else s.possession + 1,
        max_possessions=s.max_possessions,
        target=s.target,
        score=tuple(s.score.tolist()),
        offense=CHANCE if s.phase == Phase.TOSS else s.offense,
        turn=s.turn if s.phase in (Phase.OFFENSE, Phase.DEFENSE) else CHANCE,
        clock=s.clock if is_on else s.clock_start,
        action_points=s.ap if s.phase in (Phase.OFFENSE, Phase.DEFENSE) else 0,
        may_shoot=s.phase == Phase.OFFENSE and can_shoot(s),
        has_free_pass=s.phase == Phase.OFFENSE and s.has_free_pass != 0,
        has_free_step=may_step_free(s),
        has_strip=s.phase == Phase.DEFENSE and s.has_strip != 0,
        scheme=Scheme(s.scheme).name if is_on and s.scheme != Scheme.NONE else None,
        pieces=see_pieces(s) if has_floor(s) else (),
        rosters=tuple(spell_sizes(s, seat) for seat in range(SIDES)),
        pool={Size(size).name: int(s.bench[size]) for size in range(SIZES) if s.phase == Phase.SIZES},
        receiver=s.receiver + 1 if s.phase == Phase.LANE else None,
        lane=tuple((s.lane[s.lane_next : s.lane_size] + 1).tolist()) if s.phase == Phase.LANE else (),
        stripper=s.stripper + 1 if s.phase == Phase.STRIP else None,
        preview=None if shot is None else see_preview(shot),
        looks=() if shot is None else see_looks(shot),
        dice_rolled=tuple(s.rolled[: s.dice_rolled].tolist()),
        board_rolls=tuple(s.board_rolls.tolist()),
        rebounds=s.rebounds,
        has_cards=bool(s.override_cards),
        hand={},
        hand_size=tuple(s.hand_size.tolist()),
        deck_size=s.deck_size,
        discards=named(s.discards),
        unseen={},
    )


def is_in_play(s: State) -> bool:
    """Whether a possession is on."""
    return has_floor(s) and s.phase != Phase.OVER


def spell_sizes(s: State, seat: int) -> str:
    """Write the sizes of a side by slot, once they are known: SSMML."""
    if s.phase == Phase.TOSS or (s.phase == Phase.SIZES and s.sizes_drawn < (seat + 1) * DRAWN_PIECES):
        return ""
    return "".join(Size(size).name for size in s.piece_size[seat])


@cache
def spots_of_court(court: int) -> tuple[tuple[str, ...], ...]:
    """Name the spots of a court, row by row."""
    return tuple(tuple(Spot(spot).name for spot in row) for row in SPOT[court, TILES[court]].tolist())


@cache
def zones_of_court(court: int) -> list[list[int]]:
    """List the zones of a court, row by row."""
    zones: list[list[int]] = ZONE_OF_SPOT[SPOT[court, TILES[court]]].tolist()
    return zones


def see_pieces(s: State) -> tuple[Piece, ...]:
    """Describe all pieces, side by side."""
    tiles, sizes, stamina = s.at.tolist(), s.piece_size.tolist(), s.stamina_left.tolist()
    return tuple(
        see_piece(s, seat, slot, tiles[seat][slot], sizes[seat][slot], stamina[seat][slot])
        for seat in range(SIDES)
        for slot in range(PIECES)
    )


def see_piece(s: State, seat: int, slot: int, tile: int, size: int, stamina: int) -> Piece:
    """Describe a piece."""
    worth, has_ball = int(s.points[zone_at(s, tile)]), seat == s.offense and slot == s.carrier
    return _piece(seat, slot, size, stamina, s.court, tile, worth, bool(can_hit(s, size, tile)), has_ball)


@lru_cache(REMEMBERED)
def _piece(
    seat: int,
    slot: int,
    size: int,
    stamina: int,
    court: int,
    tile: int,
    worth: int,
    hits: bool,
    has_ball: bool,
) -> Piece:
    return Piece(
        seat=seat,
        slot=slot + 1,
        role=Role(slot).name,
        size=Size(size).name,
        is_fast=bool(IS_FAST[slot]),
        stamina=stamina,
        x=int(X[tile]),
        y=int(Y[tile]),
        tile=tile_name(tile),
        spot=Spot(SPOT[court, tile]).name,
        points=worth,
        can_hit=hits,
        has_ball=has_ball,
    )


@shared("points")
def worth_of_spots(s: State) -> dict[str, int]:
    """Say what a basket from each spot counts."""
    return {spot.name: int(s.points[ZONE_OF_SPOT[spot]]) for spot in Spot}


@shared("needs", "override_cards")
def hopeless_spots(s: State) -> tuple[str, ...]:
    """Name the spots from which nobody can hit."""
    return tuple(spot.name for spot in Spot if is_hopeless(s, ZONE_OF_SPOT[spot]))


def is_hopeless(s: State, zone: int) -> bool:
    """Ask whether nobody can hit from a zone; with the cards in play there may be a Deep Range."""
    return bool(s.needs[zone].min() > FACES and not s.override_cards)


@cited("F21-04", "F21-14", "F21-48", "F21-G09")
def at_next_shot(s: State) -> State | None:
    """Imagine the moment of the next shot, as everybody stands; there is none if the clock runs out first."""
    clock = clock_of_next_shot(s)
    if clock == s.clock:
        return s
    if clock <= 0:
        return None
    imagined = copy(s)
    imagined.clock = clock
    return imagined


@cited("F21-04", "F21-32", "F21-40", "F21-G19")
def see_preview(s: State) -> Preview:
    """Say what a shot of the ball handler would be, with its exact chance."""
    tile = int(s.at[s.offense, s.carrier])
    distance = distance_to(s, tile, 1 - s.offense)
    dice, needs = shot_now(s)
    return Preview(
        slot=s.carrier + 1,
        size=Size(s.piece_size[s.offense, s.carrier]).name,
        spot=Spot(SPOT[s.court, tile]).name,
        clock=s.clock,
        points=worth_of_shot(s),
        distance=distance,
        coverage=Coverage(coverage_at(s, distance)).name,
        dice=dice,
        needs=needs,
        cases=good_rolls(dice, needs),
        of=FACES**dice,
    )


@cited("F21-04")
def see_looks(s: State) -> tuple[tuple[int, ...], ...]:
    """Say for every tile how many of a hundred shots of the ball handler would fall, as everybody stands."""
    tiles, guards = TILES[s.court][..., None], s.at[1 - s.offense]
    distances = np.maximum(abs(X[tiles] - X[guards]), abs(Y[tiles] - Y[guards])).min(axis=-1)
    coverage, look = cache(partial(coverage_at, s)), cache(partial(per_cent_at, s))
    rows = zip(zones_of_court(s.court), distances.tolist(), see_losses(s), strict=True)
    return tuple(tuple(map(look, row, map(coverage, far), lost)) for row, far, lost in rows)


@cited("F21-29", "F21-G15")
def see_losses(s: State) -> list[list[int]]:
    """Say for every tile how many dice a small ball handler would lose to a large defender."""
    tiles = TILES[s.court].tolist()
    if s.inside_loss == 0:
        return [[0] * len(row) for row in tiles]
    return [[lost_inside(s, tile) for tile in row] for row in tiles]


def per_cent_at(s: State, zone: int, coverage: int, lost: int) -> int:
    """Count how many of a hundred shots of the ball handler fall, by zone, coverage and lost dice."""
    return _per_cent(dice_at(s, zone, coverage, lost), needs_at(s, zone))


@cache
def _per_cent(dice: int, needs: int) -> int:
    rolls: int = FACES**dice
    return round(100 * good_rolls(dice, needs) / rolls)


def shot_now(s: State) -> tuple[int, int]:
    """Count the dice and name the threshold, fixed once the ball is in the air."""
    if s.phase == Phase.SHOT:
        return s.shot_dice, s.shot_needs
    return dice_of_shot(s), needs_of_shot(s)


def named(counts: Any) -> Cards:
    """Name the cards of a hand or a pile."""
    return {Card(card).name: int(counts[card]) for card in range(CARDS) if counts[card]}
