"""The games as the lobby shows them."""

import asyncio
from collections.abc import Iterator
from functools import cache

from sideline.bots.bot import BOTS
from sideline.engine import registry
from sideline.engine.game import Game
from sideline.engine.rule_book import rule_book
from sideline.engine.settings import Setting
from sideline.engine.words import phrase
from sideline.server.protocol.messages import GameInfo, SettingInfo
from sideline.server.thinking.compiling import Warming, needs_compiler


class Catalogue:
    """All games; they are imported when somebody first asks, away from the event loop."""

    def __init__(self, warming: Warming) -> None:
        self._warming = warming

    async def show(self, lang: str) -> list[GameInfo]:
        """List the games, and how far their compiling is."""
        games = await asyncio.to_thread(load_all)
        return [self._game(game, lang) for game in games]

    def _game(self, game: Game, lang: str) -> GameInfo:
        words = game.words(lang)
        return GameInfo(
            name=game.name,
            title=words.say(phrase("title")),
            seats=tuple(words.say(phrase(f"seat-{seat}")) for seat in range(game.seats)),
            hidden=game.redeal is not None,
            options=tuple(entry for setting in game.options for entry in setting_entries(game, setting)),
            variants=tuple(game.variants),
            bots=tuple(BOTS),
            slow_bots=tuple(name for name, bot in BOTS.items() if needs_compiler(bot)),
            ready=self._warming.is_ready(game.name),
            progress=round(self._warming.progress(game.name), 2),
        )


@cache
def load_all() -> tuple[Game, ...]:
    """Import every game that can be played."""
    return tuple(registry.playable().values())


def setting_entries(game: Game, setting: Setting) -> Iterator[SettingInfo]:
    """Describe every number of a rule option in the words of the rule book."""
    book = paragraphs(game.name)
    is_choice = bool(setting.choices)
    for path, place in setting.entries():
        yield SettingInfo(
            name=path,
            about=" ".join(book[number] for number in setting.cites[:1] if number in book),
            default=str(setting.default_at(place)),
            choices=setting.choices,
            low=None if is_choice else setting.low,
            high=None if is_choice else setting.high,
        )


@cache
def paragraphs(game: str) -> dict[str, str]:
    """Return the numbered paragraphs of a rule book."""
    book = rule_book(registry.listing(game).package)
    return {number: words.replace("**", "") for number, words in book.numbered()}
