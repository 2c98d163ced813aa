"""What a viewer is shown, as structures of plain values."""

import msgspec

from sideline.engine.words import words_of
from sideline.games.nba_deck.board import board

PACKAGE = "sideline.games.nba_deck"

Cards = tuple[str, ...]
Slots = tuple[str | None, ...]


class Card(msgspec.Struct, frozen=True):
    """A card as it is printed in this match."""

    name: str
    short: str
    kind: str
    value: int
    cost: int
    positions: tuple[str, ...] = ()
    levels: dict[str, int] = {}
    complexity: int = 0
    keep: dict[str, int] = {}
    has_medal: bool = False


class Dice(msgspec.Struct, frozen=True):
    """Equal dice: their kind, number and colour, and how many they are."""

    die: str
    number: int
    colour: str
    count: int


class Coach(msgspec.Struct, frozen=True):
    """A coach: his code and name, what he does, by which skill, and with which number."""

    code: str
    name: str
    power: str
    skill: str
    number: int


class Clash(msgspec.Struct, frozen=True):
    """A mismatch that is being thrown: the side that turned a token, the other one, the position, the dice.

    `to_throw` counts the dice that are still to be thrown, `points` is what it would score as it stands.
    """

    seat: int
    against: int
    position: str
    rolled: tuple[Dice, ...]
    to_throw: dict[str, int]
    points: int


class Solo(msgspec.Struct, frozen=True):
    """The automatic side of a solo match: its seat, profile and difficulty, its resource, and its cards.

    `given` are the cards that were pushed out of the river for it, and those it was shown.
    """

    seat: int
    profile: str
    level: str
    resource: int
    given: Cards


class Side(msgspec.Struct, frozen=True):
    """What a viewer sees of one side; `hand` holds the cards of its hand that the viewer knows.

    `score` is what it has scored in all its matches, `against` in that with each seat, nothing with itself.
    In `deck_top` a card that its side put back is called `hidden` to all others. `tokens` are the positions
    of its Mismatch tokens that are not turned, `tokens_to_use` how many of them it may still use.

    `attack_points` is the sum of the attack that waits, `to_come` what it will score as it stands.
    """

    score: int
    against: tuple[int, ...]
    hand: Cards
    hand_size: int
    deck_size: int
    deck_top: Cards
    discard: Cards
    unseen: dict[str, int]
    boxed: int
    court: Slots
    team: dict[str, int]
    offence: Slots
    defence: Slots
    attack_dice: tuple[Dice, ...]
    defence_dice: tuple[Dice, ...]
    attack_points: int
    to_come: int
    mini_market: Slots
    coach: Coach | None = None
    tokens: tuple[str, ...] = ()
    tokens_to_use: int = 0


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees: both courts, both markets, the dice, and the own hand.

    `wish_at` is the slot of the card that is wanted, `quota` the dice that may still be kept, by their
    kind, `lifted` the dice that are picked up and may be laid down again, `again` those that will be thrown;
    `chosen` says for each card of the own hand what it is picked for (`pay`, `keep`, `eliminate` or nothing);
    `is_tiring` says that a die thrown again costs a Fatigue card; `offer` is what a team is chosen from,
    `coaches` who may still be chosen.
    """

    viewer: int
    to_act: int
    phase: str
    turn: int
    turns: int
    overtime: int
    is_ultimate: bool
    is_money_time: bool
    first: int
    active: int
    river: Slots
    pile_size: int
    market: Slots
    marked: tuple[int, ...]
    tactic_pile_size: int
    tactic_discard: dict[str, int]
    fatigue: int
    done: tuple[str, ...]
    locked: tuple[str, ...]
    displaced: str | None
    wish: str | None
    wish_at: str | None
    price: int
    paid: int
    activated: str | None
    rolled: tuple[Dice, ...]
    lifted: tuple[Dice, ...]
    quota: dict[str, int]
    again: dict[str, int]
    picked: int
    rerolls: int
    is_tiring: bool
    asked: str | None
    chosen: tuple[str, ...]
    drafting: Cards
    offer: Cards
    selection: Cards
    sides: tuple[Side, ...]
    cards: dict[str, Card]
    coaches: tuple[Coach, ...] = ()
    clash: Clash | None = None
    solo: Solo | None = None

    def __str__(self) -> str:
        return board(self, words_of(PACKAGE, "en"))

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))
