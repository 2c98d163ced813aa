"""What a bot is, and how it is asked."""

from difflib import get_close_matches
from typing import Protocol

from sideline.bots.external import External
from sideline.bots.greedy import Greedy
from sideline.bots.ladder import LEVELS
from sideline.bots.policy import Policy
from sideline.bots.random import Random
from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.playout import FIRST_OF_THE_GAME
from sideline.engine.rng import Rng
from sideline.engine.words import phrase


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


def named(name: str, game: Game | None = None) -> Bot:
    """Return a bot by its name: one that plays every game, or one of the policies of this game."""
    known = {**policies_of(game), **BOTS} if game is not None else BOTS
    if name not in known:
        close = get_close_matches(name, known, n=1)
        hint = phrase("did-you-mean", name=close[0]) if close else phrase("there-are", names=", ".join(known))
        raise UnknownBot.of("no-such-bot", name=name, hint=hint)
    return known[name]


def policies_of(game: Game) -> dict[str, Bot]:
    """Return the ways to play that a game names itself."""
    return {name: Policy(name, FIRST_OF_THE_GAME + i) for i, name in enumerate(game.policies)}


def decide(bot: Bot, match: Match, rng: Rng) -> int:
    """Ask a bot for the seat to act; it is shown what that seat may know."""
    if isinstance(bot, External):
        bot.attend(match, match.to_act)
    return bot.choose(match.as_seen_by(match.to_act, rng), rng)
