"""What a way to play Kuhn poker brings against its equilibrium, exactly: every deal is gone through."""

from collections.abc import Callable
from fractions import Fraction

from sideline.engine.game import CHANCE
from sideline.engine.layout import States
from sideline.testing.walks import listed
from sideline.testing.yardsticks.kuhn import GAME
from sideline.testing.yardsticks.kuhn.actions import BET, PASS
from sideline.testing.yardsticks.kuhn.facts import card_of
from sideline.testing.yardsticks.kuhn.hints import THIRDS, thirds_of_bets
from sideline.testing.yardsticks.kuhn.state import Phase

Choice = Callable[[States], Fraction]


def equilibrium(states: States) -> Fraction:
    """How often the equilibrium bets."""
    return Fraction(thirds_of_bets(states[0], card_of(states[0], states[0].seat)), THIRDS)


def chips(choose: Choice, seat: int) -> Fraction:
    """How many chips a hand brings to a seat that bets as often as told, against the equilibrium."""
    states = GAME.new()
    GAME.deal(states[0])
    return _worth(states, choose, seat)


def _worth(states: States, choose: Choice, seat: int) -> Fraction:
    s, acting = states[0], GAME.to_act(states[0])
    if s.phase >= Phase.FOLDED:
        return Fraction(GAME.points(s, seat))
    if acting == CHANCE:
        cards = listed(GAME, s)
        return sum((_after(states, card, choose, seat) for card in cards), Fraction(0)) / len(cards)
    bets = choose(states) if acting == seat else equilibrium(states)
    ways = ((BET, bets), (PASS, 1 - bets))
    return sum((often * _after(states, way, choose, seat) for way, often in ways if often), Fraction(0))


def _after(states: States, action: int, choose: Choice, seat: int) -> Fraction:
    after = states.copy()
    GAME.play(after[0], action)
    return _worth(after, choose, seat)
