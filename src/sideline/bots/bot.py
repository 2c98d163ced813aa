"""What a bot is, and how it is asked."""

from difflib import get_close_matches
from typing import Protocol

from sideline.bots.greedy import Greedy
from sideline.bots.ladder import LEVELS
from sideline.bots.random import Random
from sideline.engine.errors import SidelineError
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.rng import Rng


class UnknownBot(SidelineError):
    """No bot goes by that name."""


class Bot(Protocol):
    """Chooses for the seat to act, from a state in which everything hidden from that seat was drawn again."""

    @property
    def name(self) -> str:
        """What the bot is called."""

    @property
    def policy(self) -> int | None:
        """How compiled playouts choose in its place, if they can."""

    def choose(self, seen: States, rng: Rng) -> int:
        """Return the number of a legal action."""


BOTS: dict[str, Bot] = {bot.name: bot for bot in (Random(), Greedy(), *LEVELS)}


def named(name: str) -> Bot:
    """Return a bot by its name."""
    if name not in BOTS:
        close = get_close_matches(name, BOTS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(BOTS)}."
        raise UnknownBot(f"There is no bot called {name}; {hint}")
    return BOTS[name]


def decide(bot: Bot, match: Match, rng: Rng) -> int:
    """Ask a bot for the seat to act; it is shown what that seat may know."""
    return bot.choose(match.as_seen_by(match.to_act, rng), rng)
