"""The rule options, and what their choices are called in the record."""

from enum import IntEnum

from sideline.engine.settings import NO_OR_YES, Setting, option, seats_from, switch


class EliminatedTo(IntEnum):
    """Where eliminated Fatigue goes."""

    PILE = 0
    BOX = 1


class DicePer(IntEnum):
    """For what ten dice are the most that may be thrown."""

    SKILL = 0
    ACTIVATION = 1


class KeepChoice(IntEnum):
    """Who chooses the dice to keep."""

    AUTO = 0
    FREE = 1


class EndCondition(IntEnum):
    """When regular time is over."""

    TURN_COUNT = 0
    MARKET_EMPTY = 1


class EmptyPilePush(IntEnum):
    """What moves the river when its pile is empty."""

    BLANK = 0
    UNIFORM = 1
    NONE = 2


class FirstPlayer(IntEnum):
    """Who has the first turn."""

    RANDOM = 0
    HOME = 1
    AWAY = 2
    THIRD = 3
    FOURTH = 4


class PickOrder(IntEnum):
    """In which order several things are picked: as one likes, or as they are listed."""

    FREE = 0
    LIST = 1


class RemovedCards(IntEnum):
    """Which cards make room for the cheap ones that the pile lacks."""

    DEAR = 0
    ANY = 1


class SortedBy(IntEnum):
    """By what the pile of athletes is sorted first."""

    COST = 0
    VALUE = 1


class Replaceable(IntEnum):
    """When a tactic on the court may make room for a new one."""

    ALWAYS = 0
    FULL_ROW = 1


class SelectionSize(IntEnum):
    """How many bench cards and tactics a chosen team has."""

    MINIMA = 0
    SEVEN_AND_FIVE = 1


class HandsInOvertime(IntEnum):
    """What hands an overtime begins with."""

    FILLED = 0
    KEPT = 1


class Coaches(IntEnum):
    """Whether the sides have coaches, and who names them."""

    OFF = 0
    RANDOM = 1
    CHOSEN = 2


class Draws(IntEnum):
    """Whether a match that is tied may end as a draw."""

    AGREED = 0
    NEVER = 1


class Mismatch(IntEnum):
    """Whether there are Mismatch tokens, and when they may be used."""

    OFF = 0
    OWN_TURN = 1
    ANY_TIME = 2


LEVELS = ("rookie", "pro", "all_star", "hall_of_fame")


def new_option(name: str, *choices: str, cites: tuple[str, ...], since: int = 3) -> Setting:
    """Declare an option of a later version of the rules; its first choice is how it was before."""
    return Setting(
        name,
        0,
        high=len(choices) - 1,
        choices=choices,
        cites=cites,
        since=since,
        before=choices[0],
        is_new=True,
    )


OPTIONS = (
    Setting("pile_size", 20, low=8, high=60, cites=("NB-18", "NB-91", "NB-102", "NB-104", "NB-G01")),
    option("end_condition", "turn_count", "market_empty", cites=("NB-92", "NB-G02")),
    option("empty_pile_push", "blank", "uniform", "none", cites=("NB-G03",)),
    Setting("min_cheap", 4, low=0, high=20, cites=("NB-19", "NB-G07")),
    option("expert1", "off", "on", cites=("NB-107", "NB-121")),
    option("expert2_draft", "off", "on", cites=("NB-112", "NB-121")),
    option("expert3_money_time", "off", "on", cites=("NB-122",)),
    switch("money_time_in_overtime", default=True, cites=("NB-G05",)),
    option("fatigue_eliminated_to", "pile", "box", cites=("NB-G16",)),
    Setting("reroll_passes", 1, low=1, high=3, cites=("NB-82", "NB-G14")),
    option("max_dice_per", "skill", "activation", cites=("NB-64", "NB-G09")),
    option("keep_choice", "auto", "free", cites=("NB-G10",)),
    switch("place_blanks", default=False, cites=("NB-G11",)),
    switch("defence_cap_per_colour", default=False, cites=("NB-G13",)),
    switch("allow_null_activation", default=True, cites=("NB-G17",)),
    switch("allow_pure_shift", default=False, cites=("NB-G23",)),
    Setting("minimal_payments_only", 0, choices=NO_OR_YES, cites=("NB-52", "NB-G33"), since=3, before="yes"),
    switch("auto_eliminate_fatigue", default=True, cites=("NB-G26",)),
    Setting("max_overtimes", 50, low=0, high=50, cites=("NB-101", "NB-G46"), since=3, before=5),
    option("first_player", "random", "home", "away", "third", "fourth", cites=("NB-25", "NB-G56")),
    Setting(
        "pick_order",
        0,
        choices=("free", "list"),
        cites=("NB-G67",),
        for_designers=True,
        since=3,
        before="list",
        is_new=True,
    ),
    Setting(
        "reroll_any_die", 1, choices=NO_OR_YES, cites=("NB-66", "NB-G68"), since=3, before="no", is_new=True
    ),
    new_option("removed_cards", "dear", "any", cites=("NB-19", "NB-G07")),
    new_option("pile_sorted_by", "cost", "value", cites=("NB-20", "NB-G06")),
    new_option("replaceable_tactics", "always", "full_row", cites=("NB-48", "NB-G29")),
    new_option("selection_size", "minima", "seven_and_five", cites=("NB-107", "NB-G39")),
    new_option("hands_in_overtime", "filled", "kept", cites=("NB-97", "NB-G45")),
    seats_from(2, 4, cites=("NB-01", "NB-132"), since=4),
    new_option("coaches", "off", "random", "chosen", cites=("NB-150", "NB-G52"), since=4),
    new_option("mismatch", "off", "own_turn", "any_time", cites=("NB-128", "NB-G47"), since=4),
    Setting("mismatch_limit", 5, low=1, high=5, cites=("NB-131", "NB-G47"), since=4, before=5, is_new=True),
    Setting(
        "mismatch_colour",
        1,
        choices=NO_OR_YES,
        cites=("NB-129", "NB-G47"),
        since=4,
        before="yes",
        is_new=True,
    ),
    new_option("solo", "off", "on", cites=("NB-137", "NB-G50", "NB-G62"), since=4),
    Setting(
        "solo_level",
        1,
        high=len(LEVELS) - 1,
        choices=LEVELS,
        cites=("NB-139", "NB-G49"),
        since=4,
        before="pro",
        is_new=True,
    ),
    new_option(
        "solo_profile",
        "random",
        "sharpshooters",
        "twin_towers",
        "slashers",
        "defensive_wall",
        "maestros",
        "all_rounders",
        cites=("NB-137", "NB-G50"),
        since=4,
    ),
    new_option("decisive_athletes", "off", "on", cites=("NB-159", "NB-G54"), since=4),
    new_option("draws", "agreed", "never", cites=("NB-101", "NB-148", "NB-157", "NB-G51"), since=5),
)
