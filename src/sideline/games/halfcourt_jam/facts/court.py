"""Who stands where, on what border, and who would rebound."""

from sideline.engine.rule import compiled, rule
from sideline.games.halfcourt_jam.charts import ARC, ARCS
from sideline.games.halfcourt_jam.state import NONE, TEAM, Ability, Hooper, Position, State


@rule("HJ-07", "HJ-87", "HJ-89", "HJ-G31")
def has_ability(s: State, slot: int, hooper: int) -> bool:
    """It is this Hooper, and Activated."""
    return bool(s.hooper[slot] == hooper and s.activated[slot] == 1)


@rule("HJ-38", "HJ-G17")
def screens_of(s: State, side: int) -> int:
    """The borders on which a side screens, one bit each."""
    screens = 0
    for slot in range(TEAM * side, TEAM * side + TEAM):
        if s.border[slot] != NONE:
            screens |= 1 << s.border[slot]
    return screens


@rule("HJ-37", "HJ-G14", "HJ-G18")
def spaces_of(s: State, side: int) -> int:
    """The spaces in which a side stands, one bit each; a screen stands in neither of its spaces."""
    spaces = 0
    for slot in range(TEAM * side, TEAM * side + TEAM):
        if s.border[slot] == NONE:
            spaces |= 1 << s.space[slot]
    return spaces


@compiled
def is_among(bits: int, place: int) -> bool:
    """A border or a space is one of those that have their bit set."""
    return (bits >> place) & 1 == 1


@rule("HJ-44", "HJ-67")
def is_in_arc(s: State, slot: int, arc: int) -> bool:
    """A Hooper stands in an arc; one that screens stands in none."""
    return bool(s.border[slot] == NONE and ARC[s.space[slot]] == arc)


@rule("HJ-44", "HJ-67")
def count_at(s: State, side: int, arc: int) -> int:
    """How many Hoopers of a side stand in an arc."""
    count = 0
    for slot in range(TEAM * side, TEAM * side + TEAM):
        if is_in_arc(s, slot, arc):
            count += 1
    return count


@rule("HJ-68", "HJ-G56")
def weight_at(s: State, side: int, arc: int) -> int:
    """How much a side counts for in an arc."""
    count = count_at(s, side, arc)
    if is_boxing_out(s, side, arc):
        count += s.ability[Ability.BOX_OUT] - 1
    return count


@rule("HJ-G56")
def is_boxing_out(s: State, side: int, arc: int) -> bool:
    """An Activated Big Lee of a side stands in an arc."""
    lee = TEAM * side + Position.FORWARD
    return has_ability(s, lee, Hooper.BIG_LEE) and is_in_arc(s, lee, arc)


@rule("HJ-66", "HJ-67", "HJ-G11", "HJ-G27")
def rebound_region(s: State) -> int:
    """From the rim outwards, the first arc with a Hooper in it."""
    arc = 0
    while arc < ARCS - 1 and count_at(s, 0, arc) + count_at(s, 1, arc) == 0:
        arc += 1
    return arc


@rule("HJ-68", "HJ-G56")
def rebounding_side(s: State, arc: int) -> int:
    """More Hoopers in the region, an Activated Big Lee counting double; the defense if it is even.

    A defense that has nobody there rebounds nothing, however little an opposing Big Lee counts for.
    """
    defense = 1 - s.offense
    if count_at(s, defense, arc) == 0:
        return s.offense
    if weight_at(s, s.offense, arc) > weight_at(s, defense, arc):
        return s.offense
    return defense


def defenders_in(s: State, *spaces: int) -> list[int]:
    """List the slots of the defenders that stand in one of the spaces."""
    first = TEAM * (1 - int(s.offense))
    return [slot for slot in range(first, first + TEAM) if s.space[slot] in spaces and s.border[slot] == NONE]
