"""What a match is played with: the places of a court, skills, dice, cards and the powers of coaches."""

from enum import IntEnum

SEAT_NAMES = ("home", "away", "third", "fourth")
MOST_SEATS = len(SEAT_NAMES)


class Position(IntEnum):
    """The five places on the court: point guard, shooting guard, small forward, power forward, centre."""

    MJ = 0
    AR = 1
    AI = 2
    AF = 3
    P = 4


class Skill(IntEnum):
    """The eight characteristics; the first six are thrown as dice, three in attack and three in defence."""

    P3 = 0
    JI = 1
    PEN = 2
    INT = 3
    CON = 4
    STO = 5
    REB = 6
    IQ = 7


class Die(IntEnum):
    """The dice by the skill they go with; the first three colours are also those of the numbers."""

    BLUE = 0
    YELLOW = 1
    RED = 2
    BEIGE = 3
    GREY = 4
    BROWN = 5


class Face(IntEnum):
    """The faces of a die, as printed from left to right."""

    F1 = 0
    F2 = 1
    F3 = 2
    F4 = 3
    F5 = 4
    F6 = 5


class Row(IntEnum):
    """The two rows of tactics on a court."""

    OFFENCE = 0
    DEFENCE = 1


class Fate(IntEnum):
    """What becomes of a card left in hand."""

    KEEP = 0
    DISCARD = 1
    ELIMINATE = 2


class Place(IntEnum):
    """Where an NBA card is; from DRAFT to TRIMMED every place comes once for each seat that drafted the card.

    A card is ADDED to the pile until as many of the cards that were drawn first are removed. The automatic
    side of a solo match is SHOWN unused cards; when none is left, what lies in the discard of the river comes
    BACK. Whom it RECRUITED from those it was shown never came out of the pile, nor did who was KEPT from an
    earlier match.
    """

    SHOWN = -2
    BACK_SHOWN = -3
    BACK_FROM_RIVER = -4
    RECRUITED = -5
    KEPT = -6

    UNUSED = 0
    PILE = 1
    RIVER = 2
    PASSED = 3
    TAKEN = 4
    DRAFT = 5
    MINI = DRAFT + MOST_SEATS
    COMMON = MINI + MOST_SEATS
    BOX = COMMON + MOST_SEATS
    TRIMMED = BOX + MOST_SEATS
    ADDED = TRIMMED + MOST_SEATS


class Power(IntEnum):
    """What a coach does for his side; a free re-roll is of one kind of dice, a discount by one skill."""

    COLLECTIVE = 0
    REBOUNDS = 1
    SECOND_TACTIC = 2
    DISCOUNT = 3
    DRAW = 4
    REROLL = 5
