"""The choices of the rule options, as the record has them."""

from enum import IntEnum


class TryLine(IntEnum):
    """Where the ball has to be grounded for a try."""

    ON = 0
    BEYOND = 1


class BigResult(IntEnum):
    """Whose cards are counted to see whether a result is big."""

    WINNER = 0
    LOSER = 1
    ATTACK = 2


class HalfValues(IntEnum):
    """How half of an odd value is counted."""

    EXACT = 0
    DOWN = 1
    UP = 2


class AttackCommits(IntEnum):
    """When the attack lays down its cards: before the defense or after it."""

    FIRST = 0
    LAST = 1


class AttackLines(IntEnum):
    """Which cards an attack may use for a play."""

    OWN = 0
    ANY = 1


class ShortDefense(IntEnum):
    """What a defense does that is short of a line."""

    FILL_UP = 0
    FEWER = 1


class ExtraFrom(IntEnum):
    """Which cards the random one comes from."""

    ALL = 0
    MATCHING = 1


class Forfeit(IntEnum):
    """When an attack gives away a penalty for want of athletes."""

    FORCED = 0
    CHOSEN = 1


class TurnedCards(IntEnum):
    """Where cards go that were turned over for symbols."""

    BACK = 0
    ASIDE = 1


class BackFor(IntEnum):
    """For whom tied-up cards come back."""

    BOTH = 0
    ATTACK = 1


class Order(IntEnum):
    """What of a result happens first."""

    SYMBOLS = 0
    ICON = 1
    TRY = 2


class SymbolBall(IntEnum):
    """Who gets the ball when a symbol is found."""

    LOSER = 0
    DEFENSE = 1


class AfterScore(IntEnum):
    """Who attacks after points."""

    CONCEDER = 0
    SCORER = 1


class HalfEnds(IntEnum):
    """When a half ends whose phases are played: before the next set piece, or once that has been played."""

    BEFORE = 0
    AFTER = 1


class TiedBy(IntEnum):
    """Who says how many forwards a set piece ties up."""

    ATTACKER = 0
    EACH = 1


class LevelCheck(IntEnum):
    """What a draw of the skill check does."""

    STAY = 0
    LAST_WINNER = 1
    TURNOVER_RISK = 2


class LevelScore(IntEnum):
    """What happens when the score is level after two halves."""

    DRAW = 0
    GOLDEN_POINT = 1


class OwnLine(IntEnum):
    """What happens to an attack driven back over its own try line."""

    CLAMP = 0
    SCRUM = 1
    SAFETY = 2


class FirstAttacker(IntEnum):
    """Who attacks first."""

    RANDOM = 0
    HOME = 1
    AWAY = 2
