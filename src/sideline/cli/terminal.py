"""Commands that play a game in the terminal, against bots or together at one screen."""

import sys
from pathlib import Path

from rich.console import Console

from sideline.bots.seats import read_seats, seated
from sideline.cli.arguments import (
    Assignments,
    Language,
    match_seed,
    read_language,
    read_settings,
    typed_number,
)
from sideline.cli.packs import Packs, card_of
from sideline.cli.sheet import Sheet
from sideline.cli.sitting import Sitting
from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.match import Match
from sideline.engine.registry import listing, playable
from sideline.engine.words import phrase, words_of

NOBODY_ELSE = "nobody"


class UnknownSeat(SidelineError):
    """The game has no such seat."""


def play(*, lang: Language = "en") -> None:
    """Choose a game and play it in the terminal."""
    words = words_of("sideline.cli", read_language(lang))
    found = list(playable())
    console = Console(highlight=False)
    for number, name in enumerate(found, start=1):
        console.print(f"{number}. {words_of(listing(name).package, lang).say(phrase('title'))} ({name})")
    console.print(words.say(phrase("choose-game")))
    answer = sys.stdin.readline().strip() if len(found) > 1 else "1"
    if not answer:
        console.print(words.say(phrase("no-terminal")))
        return
    chosen = typed_number(answer, len(found))
    tty(answer if chosen is None else found[chosen - 1], lang=lang)


def tty(
    game: str,
    *,
    against: str = "greedy",
    seat: str | None = None,
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    pack: Packs = None,
    seed: str | None = None,
    lang: Language = "en",
    save: Path | None = None,
) -> None:
    """Play one game in the terminal.

    :param game: The game to play.
    :param against: The bot in the other seats, or one for each with commas between them, or "nobody" to
        play all seats at one screen.
    :param seat: Your seat, by its name; the first one if not given.
    :param variant: A named set of settings.
    :param seed: A whole number, to play with the same luck again; secret if not given.
    :param save: Where to write the replay when the match ends or you leave.
    """
    language = read_language(lang)
    card = card_of(game, pack, Sheet(language))
    match = Match(card, read_settings(card, variant, set_), seed=match_seed(seed))
    card = match.game
    mine = read_seat(card, seat, language)
    others = [] if against == NOBODY_ELSE else [seat for seat in range(card.seats) if seat != mine]
    with seated(read_company(against, len(others)), card) as bots:
        Sitting(match, dict(zip(others, bots, strict=True)), Sheet(language, card.package), save).run()


def read_company(against: str, others: int) -> list[str]:
    """Read the bots of the other seats: one for all of them, or one for each."""
    names = read_seats(against)
    return names * others if len(names) == 1 else names[:others] + names[-1:] * (others - len(names))


def read_seat(game: Game, name: str | None, lang: str) -> int:
    """Read the name of a seat."""
    if name is None:
        return 0
    if name not in game.seat_names:
        seats = ", ".join(game.seat_names)
        why = phrase("unknown-seat-name", game=game.name, name=name, seats=seats)
        raise UnknownSeat(words_of("sideline.cli", lang).say(why))
    return game.seat_names.index(name)
