"""The games as the lobby shows them."""

import asyncio
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import accumulate

from sideline.bots.bot import BOTS
from sideline.bots.ladder import LEVELS
from sideline.engine import registry
from sideline.engine.game import PRINTINGS, Climb, Game
from sideline.engine.lesson import lesson_of
from sideline.engine.rule_book import is_ruling, plain, rule_book, told
from sideline.engine.setting_words import choice_label, entry_labels, help_of, label_of
from sideline.engine.settings import PACK, Setting, Values
from sideline.engine.words import Phrase, Words, phrase
from sideline.lab.ratings import elo
from sideline.series.events import SERIES_KINDS
from sideline.server.protocol.messages import GameInfo
from sideline.server.protocol.speech import say
from sideline.server.protocol.ways import ChoiceInfo, ModeInfo, Rating, SettingInfo, VariantInfo
from sideline.server.thinking.compiling import Warming, needs_compiler

ALL = 100
USUAL = 1000
"""What the second level is rated, which plays by the hints alone; the others are measured against it."""


class Catalogue:
    """All games; they are imported when somebody first asks, away from the event loop."""

    def __init__(self, warming: Warming) -> None:
        self._warming = warming

    async def show(self, lang: str) -> list[GameInfo]:
        """List the games, and how far their compiling is."""
        games = await asyncio.to_thread(load_all)
        return [self._game(game, lang) for game in games]

    def _game(self, game: Game, lang: str) -> GameInfo:
        words, reasons = game.words(lang), reasons_in(game.package, lang)
        offered = [setting for setting in game.options if not setting.for_designers]
        return GameInfo(
            name=game.name,
            title=words.say(phrase("title")),
            seats=tuple(words.say(phrase(f"seat-{seat}")) for seat in range(game.seats)),
            more_seats=tuple(
                words.say(phrase(f"seat-{seat}")) for seat in range(game.seats, game.crowds[-1])
            ),
            hidden=game.redeal is not None and not game.box.is_open,
            options=(
                *packs_of(game, lang),
                *(entry for setting in offered for entry in setting_entries(words, setting, reasons)),
            ),
            variants=tuple(VariantInfo(name, spelt(values)) for name, values in game.variants.items()),
            modes=tuple(
                ModeInfo(name, spelt(mode.settings), mode.level) for name, mode in game.modes.items()
            ),
            bots=tuple(BOTS),
            levels=tuple(level.name for level in LEVELS),
            ratings=ratings_of(game),
            slow_bots=tuple(name for name, bot in BOTS.items() if needs_compiler(bot)),
            ready=self._warming.is_ready(game.name),
            progress=round(self._warming.progress(game.name), 2),
            minutes=game.box.minutes,
            difficulty=game.box.difficulty,
            rules=counted(game.package)[0],
            rulings=counted(game.package)[1],
            lesson=lesson_of(game.package) is not None,
            series=() if game.rung is None else SERIES_KINDS,
        )


def packs_of(game: Game, lang: str) -> tuple[SettingInfo, ...]:
    """Offer the packs that the server knows for a game as a choice beside the cards of its box."""
    packs = [card.pack for (name, _), card in PRINTINGS.items() if name == game.name and card.pack]
    if not packs:
        return ()
    printed = [
        ChoiceInfo(pack.mark, say(lang, "pack-choice", name=pack.name, cards=pack.cards)) for pack in packs
    ]
    choices = (ChoiceInfo("", say(lang, "pack-box")), *printed)
    return (SettingInfo(PACK, say(lang, "pack-label"), say(lang, "pack-help"), "", choices),)


def ratings_of(game: Game) -> tuple[Rating, ...]:
    """Rate the levels of a game from how each of them fared against the one below."""
    if not game.ladder:
        return ()
    first, *others = game.ladder
    names = [level.name for level in LEVELS]
    lowest = Rating(names[0], _tens(USUAL - _worth(first)), "<" if _is_open(first) else "")
    heights = accumulate(map(_worth, others), initial=float(USUAL))
    above = [
        Rating(name, _tens(height), ">" if any(map(_is_open, others[:place])) else "")
        for place, (name, height) in enumerate(zip(names[1:], heights, strict=False))
    ]
    return (lowest, *above)


def _is_open(climb: Climb) -> bool:
    """Ask whether a level won everything, so that nothing but a bound is known."""
    return climb.share == ALL


def _worth(climb: Climb) -> float:
    """Return how much stronger a level is in Elo, or at least is if it won everything."""
    return elo((climb.low if _is_open(climb) else climb.share) / ALL)


def _tens(points: float) -> int:
    """Round a rating: its last digit would be chance."""
    return 10 * round(points / 10)


def spelt(values: Values) -> dict[str, str]:
    """Write settings as they are sent."""
    return {path: str(value) for path, value in values.items()}


@cache
def load_all() -> tuple[Game, ...]:
    """Import every game that can be played."""
    return tuple(registry.playable().values())


@cache
def counted(package: str) -> tuple[int, int]:
    """Count the rules and the rulings of a rule book."""
    numbers = [number for number, _ in rule_book(package).numbered()]
    rulings = sum(map(is_ruling, numbers))
    return len(numbers) - rulings, rulings


@cache
def reasons_in(package: str, lang: str) -> dict[str, str]:
    """Return the reason of every ruling of a rule book that has one."""
    paragraphs = rule_book(package, lang).numbered()
    return {number: plain(told(words).why) for number, words in paragraphs if told(words).why}


def setting_entries(words: Words, setting: Setting, reasons: Mapping[str, str]) -> Iterator[SettingInfo]:
    """Describe every number of a rule option by its name, its question and the reason of its ruling."""
    is_choice = bool(setting.choices)
    for path, place in setting.entries():
        yield SettingInfo(
            name=path,
            label=entry_label(words, setting, place),
            help=words.say(help_of(setting)),
            default=str(setting.default_at(place)),
            choices=tuple(
                ChoiceInfo(name, words.say(choice_label(setting, name))) for name in setting.choices
            ),
            low=None if is_choice else setting.low,
            high=None if is_choice else setting.high,
            rules=setting.cites,
            why=next((reasons[number] for number in setting.cites if number in reasons), ""),
        )


def entry_label(words: Words, setting: Setting, place: tuple[int, ...]) -> str:
    """Name one number of a setting: `Copies in the deck: Dunk`."""
    entries = [words.say(part) if isinstance(part, Phrase) else part for part in entry_labels(setting, place)]
    return ": ".join([words.say(label_of(setting)), *entries])
