"""What each seat may see, how what is hidden is drawn again, and what learners are given."""

from typing import Any

import msgspec

from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.layout import SIDES, Ints
from sideline.engine.rng import Rng, below
from sideline.engine.rule import rule
from sideline.engine.words import Phrase, phrase, words_of
from sideline.games.five_on_the_floor.board import draw_board
from sideline.games.five_on_the_floor.charts import COLUMNS, IS_FAST, RIM, ROWS, SPOT, X, Y, tile_at
from sideline.games.five_on_the_floor.facts import (
    coverage_at,
    dice_of_shot,
    distance_to,
    needs_of_shot,
    worth_of_shot,
    zone_at,
)
from sideline.games.five_on_the_floor.decisions import to_act
from sideline.games.five_on_the_floor.state import (
    CARDS,
    DRAWN_PIECES,
    FACES,
    OFF,
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
from sideline.games.five_on_the_floor.words import HOW_TO_PLAY, tile_name

PACKAGE = "sideline.games.five_on_the_floor"

Cards = dict[str, int]


class Piece(msgspec.Struct, frozen=True):
    """A piece on the floor, with its spot and what a basket from there is worth."""

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
    has_ball: bool


class Preview(msgspec.Struct, frozen=True):
    """What a shot of the ball handler would be: so many of all equally likely rolls are good."""

    slot: int
    size: str
    spot: str
    points: int
    distance: int
    coverage: str
    dice: int
    needs: int
    cases: int
    of: int


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees: the whole floor, its own cards, and how many cards are hidden."""

    viewer: int
    to_act: int
    phase: str
    court: str
    columns: int
    rows: int
    rim: str
    spots: tuple[tuple[str, ...], ...]
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
    dice_rolled: tuple[int, ...]
    board_rolls: tuple[int, ...]
    rebounds: int
    has_cards: bool
    hand: Cards
    hand_size: tuple[int, ...]
    deck_size: int
    discards: Cards
    unseen: Cards
    how_to_play: tuple[Phrase, ...]

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return draw_board(self, words_of(PACKAGE, lang))


@cited("F21-01", "F21-02", "F21-03", "F21-04", "F21-06", "F21-16", "F21-24", "F21-G38")
def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: everything on the floor is open, a hand of cards only to its owner."""
    is_on = is_in_play(s)
    return View(
        viewer=viewer,
        to_act=to_act(s),
        phase=Phase(s.phase).name,
        court=Court(s.court).name,
        columns=int(COLUMNS[s.court]),
        rows=int(ROWS[s.court]),
        rim=tile_name(int(RIM[s.court])),
        spots=spots_of_court(s.court),
        are_tiles_shared=s.shared_tiles != OFF,
        possession=s.possession if s.phase == Phase.OVER else s.possession + 1,
        max_possessions=s.max_possessions,
        target=s.target,
        score=tuple(s.score.tolist()),
        offense=CHANCE if s.phase == Phase.TOSS else s.offense,
        turn=s.turn if s.phase in (Phase.OFFENSE, Phase.DEFENSE) else CHANCE,
        clock=s.clock if is_on else s.clock_start,
        action_points=s.ap if s.phase in (Phase.OFFENSE, Phase.DEFENSE) else 0,
        may_shoot=s.phase == Phase.OFFENSE and not s.has_acted,
        has_free_pass=s.phase == Phase.OFFENSE and s.has_free_pass != 0,
        has_free_step=s.phase == Phase.DEFENSE and s.has_free_step != 0,
        has_strip=s.phase == Phase.DEFENSE and s.has_strip != 0,
        scheme=Scheme(s.scheme).name if is_on and s.scheme != Scheme.NONE else None,
        pieces=tuple(
            see_piece(s, seat, slot) for seat in range(SIDES) for slot in range(PIECES) if has_floor(s)
        ),
        rosters=tuple(spell_sizes(s, seat) for seat in range(SIDES)),
        pool={Size(size).name: int(s.bench[size]) for size in range(SIZES) if s.phase == Phase.SIZES},
        receiver=s.receiver + 1 if s.phase == Phase.LANE else None,
        lane=tuple((s.lane[s.lane_next : s.lane_size] + 1).tolist()) if s.phase == Phase.LANE else (),
        stripper=s.stripper + 1 if s.phase == Phase.STRIP else None,
        preview=see_preview(s) if is_on else None,
        dice_rolled=tuple(s.rolled[: s.dice_rolled].tolist()),
        board_rolls=tuple(s.board_rolls.tolist()),
        rebounds=s.rebounds,
        has_cards=s.override_cards != OFF,
        hand={} if viewer == SPECTATOR else named(s.hands[viewer]),
        hand_size=tuple(s.hand_size.tolist()),
        deck_size=s.deck_size,
        discards=named(s.discards),
        unseen=named(unseen_by(s, viewer)),
        how_to_play=tuple(phrase(f"help-{topic}") for topic in HOW_TO_PLAY),
    )


def has_floor(s: State) -> bool:
    """Whether the pieces are on the floor."""
    return s.phase not in (Phase.TOSS, Phase.SIZES)


def is_in_play(s: State) -> bool:
    """Whether a possession is on."""
    return has_floor(s) and s.phase != Phase.OVER


def spell_sizes(s: State, seat: int) -> str:
    """Write the sizes of a side by slot, once they are known: SSMML."""
    if s.phase == Phase.TOSS or (s.phase == Phase.SIZES and s.sizes_drawn < (seat + 1) * DRAWN_PIECES):
        return ""
    return "".join(Size(size).name for size in s.piece_size[seat])


def spots_of_court(court: int) -> tuple[tuple[str, ...], ...]:
    """Name the spots of a court, row by row."""
    return tuple(
        tuple(Spot(SPOT[court, tile_at(x, y)]).name for x in range(COLUMNS[court]))
        for y in range(ROWS[court])
    )


def see_piece(s: State, seat: int, slot: int) -> Piece:
    """Describe a piece."""
    tile = int(s.at[seat, slot])
    return Piece(
        seat=seat,
        slot=slot + 1,
        role=Role(slot).name,
        size=Size(s.piece_size[seat, slot]).name,
        is_fast=bool(IS_FAST[slot]),
        stamina=int(s.stamina_left[seat, slot]),
        x=int(X[tile]),
        y=int(Y[tile]),
        tile=tile_name(tile),
        spot=Spot(SPOT[s.court, tile]).name,
        points=int(s.points[zone_at(s, tile)]),
        has_ball=seat == s.offense and slot == s.carrier,
    )


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
        points=worth_of_shot(s),
        distance=distance,
        coverage=Coverage(coverage_at(s, distance)).name,
        dice=dice,
        needs=needs,
        cases=good_rolls(dice, needs),
        of=FACES**dice,
    )


def shot_now(s: State) -> tuple[int, int]:
    """Count the dice and name the threshold, fixed once the ball is in the air."""
    if s.phase == Phase.SHOT:
        return s.shot_dice, s.shot_needs
    return dice_of_shot(s), needs_of_shot(s)


def good_rolls(dice: int, needs: int) -> int:
    """Count the rolls of some dice in which at least one meets the threshold."""
    return int(FACES**dice - min(needs - 1, FACES) ** dice)


def named(counts: Any) -> Cards:
    """Name the cards of a hand or a pile."""
    return {Card(card).name: int(counts[card]) for card in range(CARDS) if counts[card]}


def unseen_by(s: State, viewer: int) -> Ints:
    """Count the cards a viewer has not seen: they are in the deck or in a hand."""
    unseen: Ints = s.deck + s.hands.sum(axis=0)
    if viewer != SPECTATOR:
        unseen -= s.hands[viewer]
    return unseen


@rule("F21-G30", "F21-G38")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """The hands a seat cannot see go back to the deck, and as many cards are drawn again."""
    for other in range(SIDES):
        if other != seat:
            for card in range(CARDS):
                s.deck[card] += s.hands[other, card]
                s.deck_size += s.hands[other, card]
                s.hands[other, card] = 0
    for other in range(SIDES):
        if other != seat:
            draw_hand(s, other, rng)


@rule("F21-G30")
def draw_hand(s: State, seat: int, rng: Rng) -> None:
    """Draw as many cards as a side holds."""
    for _ in range(s.hand_size[seat]):
        ticket = below(rng, s.deck_size)
        card = 0
        while ticket >= s.deck[card]:
            ticket -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.deck_size -= 1
        s.hands[seat, card] += 1


ALONE = 22
PER_PIECE = 5
OBSERVATION = ALONE + 3 * CARDS + SIDES * (3 + PIECES * PER_PIECE)


@rule("F21-G38")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers, its own side first."""
    observe_moment(s, seat, out)
    for card in range(CARDS):
        out[ALONE + card] = s.hands[seat, card]
        out[ALONE + CARDS + card] = s.discards[card]
        out[ALONE + 2 * CARDS + card] = s.copies[card]
    at = ALONE + 3 * CARDS
    for side in range(SIDES):
        whose = seat if side == 0 else 1 - seat
        out[at] = s.score[whose]
        out[at + 1] = s.hand_size[whose]
        out[at + 2] = s.has_played[whose]
        at += 3
        for slot in range(PIECES):
            observe_piece(s, whose, slot, out[at : at + PER_PIECE])
            at += PER_PIECE


@rule("F21-G38")
def observe_moment(s: State, seat: int, out: Ints) -> None:
    """Write what belongs to no side."""
    out[0] = s.phase
    out[1] = s.offense == seat
    out[2] = s.turn == seat
    out[3] = s.possession
    out[4] = s.max_possessions
    out[5] = s.target
    out[6] = s.clock
    out[7] = s.ap
    out[8] = s.has_acted
    out[9] = s.gift
    out[10] = s.carrier
    out[11] = s.scheme
    out[12] = s.has_free_step
    out[13] = s.has_strip
    out[14] = s.has_free_pass
    out[15] = s.rebounds
    out[16] = s.court
    out[17] = s.deck_size
    out[18] = s.shot_dice
    out[19] = s.shot_needs
    out[20] = s.dice_rolled
    out[21] = s.is_reroll


@rule("F21-01", "F21-24")
def observe_piece(s: State, seat: int, slot: int, out: Ints) -> None:
    """Write where a piece stands and what it is."""
    tile = s.at[seat, slot]
    out[0] = X[tile]
    out[1] = Y[tile]
    out[2] = SPOT[s.court, tile]
    out[3] = s.piece_size[seat, slot]
    out[4] = s.stamina_left[seat, slot]
