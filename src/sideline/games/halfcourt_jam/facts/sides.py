"""Which side is asked, what is asked of it, and who is meant."""

from sideline.engine.citations import cited
from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.charts import ABILITY_OF, BANS_LEAVE, FIRST_AT, HOOPER_NAMES
from sideline.games.halfcourt_jam.state import NONE, PURPLE, SLOTS, TEAM, YELLOW, Phase, Position, State

SECOND_BANS, FIRST_BANS, FIRST_PICKS, SECOND_PICKS, DRAFT_STEPS = range(5)


@rule("HJ-09", "HJ-47")
def is_rolling(s: State) -> bool:
    """The Ball is to be rolled."""
    return s.phase in (Phase.PASS_ROLL, Phase.SHOT_ROLL, Phase.STEAL_ROLL, Phase.SWAT_ROLL)


@rule("HJ-26", "HJ-30", "HJ-52", "HJ-69", "HJ-G02", "HJ-G38")
def side_asked(s: State) -> int:
    """The side whose turn it is, the side that gets the ball, or the defense if it may swat."""
    if s.phase in (Phase.SELECT, Phase.ACT, Phase.SLIP):
        return s.mover
    if s.phase in (Phase.TAKE, Phase.REBOUND, Phase.INBOUND_HOOPER, Phase.INBOUND_SPACE):
        return s.claimant
    if s.phase in (Phase.BAN, Phase.PICK, Phase.PLACE, Phase.START_BALL):
        return before_the_start(s)
    return 1 - s.offense if s.phase == Phase.SWAT else s.mover


@rule("HJ-18", "HJ-19", "HJ-22", "HJ-G13")
def before_the_start(s: State) -> int:
    """Who picks second bans first; purple places first; yellow gives the ball to one of its Hoopers."""
    if s.phase == Phase.START_BALL:
        return YELLOW
    if s.phase == Phase.PLACE:
        return PURPLE if s.placed < TEAM else YELLOW
    first = s.position % 2
    return first if s.draft_step in (FIRST_BANS, FIRST_PICKS) else 1 - first


@rule("HJ-21", "HJ-65", "HJ-G59")
def slot_to_place(s: State) -> int:
    """The Hooper whose space is asked for: at the start purple's three come first, later the receiver."""
    return (s.placed + TEAM) % SLOTS if s.phase == Phase.PLACE else s.receiver


@rule("HJ-17", "HJ-G13")
def count_on_offer(s: State) -> int:
    """How many Hoopers of the position are neither banned nor picked."""
    count = 0
    for hooper in range(FIRST_AT[s.position], FIRST_AT[s.position + 1]):
        count += s.on_offer[hooper]
    return count


@rule("HJ-17", "HJ-G13")
def can_ban(s: State) -> bool:
    """A ban must leave a Hooper for either side."""
    return count_on_offer(s) > BANS_LEAVE


@cited("HJ-31", "HJ-72", "HJ-G04")
def is_new_possession(s: State) -> bool:
    """The ball has just changed sides, and nobody has acted or rolled since."""
    is_untouched = s.rolls == 0 and s.turns_in_round == 0 and s.clock == s.shot_clock
    return bool(s.phase == Phase.SELECT and s.possession > 0 and is_untouched and not s.done.any())


def ability_number(s: State, hooper: int) -> int:
    """Return the number that a Hooper's ability has, 0 if it has none."""
    number = int(ABILITY_OF[hooper])
    return 0 if number == NONE else int(s.ability[number])


def own_slot(s: State, own: int) -> int:
    """Return the slot of a Hooper of the side that is asked."""
    return TEAM * side_asked(s) + own


def name_of(s: State, slot: int) -> str:
    """Name a Hooper on the court, or its position before the draft has filled it."""
    hooper = int(s.hooper[slot])
    return HOOPER_NAMES[hooper] if hooper != NONE else Position(slot % TEAM).name.lower().replace("_", " ")
