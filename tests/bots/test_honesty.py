"""Bots are honest: with everything hidden dealt again and the same seed, every bot makes the same move."""

from functools import cache
from itertools import count

import pytest

from sideline.bots.bot import BOTS, Bot
from sideline.bots.search import search
from sideline.bots.searcher import Searcher
from sideline.engine.game import Game, Thinking
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.playout import any_option
from sideline.engine.rng import new_rng
from sideline.testing.subjects import subjects

POSITIONS = 3
TRUTHS = 3
ITERATIONS = 4
SHORT = Thinking(horizon=4)


@cache
def truths(game: str, number: int) -> list[States]:
    """Several states that the seat to act cannot tell apart, somewhere in a match."""
    match = choosing(subjects()[game].load(), number)
    return [match.as_seen_by(match.to_act, new_rng(number, truth)) for truth in range(TRUTHS)]


def choosing(game: Game, number: int) -> Match:
    """Play at random until a seat has a choice, some way into a match; after a short one comes another."""
    rng, seeds = new_rng(number), count(number)
    match = Match(game, seed=next(seeds).to_bytes(32, "big"))
    for step in count():
        while match.is_over:
            match = Match(game, seed=next(seeds).to_bytes(32, "big"))
        if step >= 5 + 17 * number and len(match.legal()) > 1:
            break
        match.play(any_option(match.states, rng))
    return match


def choice(bot: Bot, seen: States) -> int:
    """What a bot chooses; a search is cut short, for this is plain Python."""
    if isinstance(bot, Searcher):
        return search(seen, ITERATIONS, seed=9, thinking=SHORT).best
    return bot.choose(seen, new_rng(9))


@pytest.mark.parametrize("bot", [bot for bot in BOTS.values() if bot.name not in ("mvp", "coach")])
@pytest.mark.parametrize("game", [pytest.param(g, marks=pytest.mark.xdist_group(g)) for g in subjects()])
def test_what_is_hidden_changes_no_choice(game: str, bot: Bot) -> None:
    for number in range(1, POSITIONS + 1):
        assert len({choice(bot, seen) for seen in truths(game, number)}) == 1


class Peeking:
    """A bot that looks at what it must not know."""

    name, policy = "peeking", None

    def choose(self, seen: States, rng: object) -> int:
        return hash(seen.tobytes()) % 1000


@pytest.mark.parametrize("game", ["jukem", "rugby", "nba_deck"])
def test_a_bot_that_peeks_is_caught(game: str) -> None:
    assert len({choice(Peeking(), seen) for seen in truths(game, 2)}) > 1
