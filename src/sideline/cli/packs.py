"""Commands about packs of cards, and how other commands are given them. docs/packs.md."""

import re
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from sideline.cli.arguments import Language
from sideline.cli.files import check_place, read_text, write_whole
from sideline.cli.progress import errors
from sideline.cli.sheet import Sheet
from sideline.engine.errors import BadPack, BadSetting
from sideline.engine.game import Game
from sideline.engine.printing import OWN_CARDS, composed, game_of, printed_with
from sideline.engine.registry import load, playable
from sideline.engine.words import words_of

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.ASCII)
BAD_INPUT: Final = 2

Packs = Annotated[
    str | None,
    Parameter(
        name="--pack",
        help="The packs of cards to play with, with commas between them: files, or box for the game's own "
        "cards; a later one holds over an earlier one.",
    ),
]


def check(packs: str, *, game: str | None = None, lang: Language = "en") -> int:
    """Read packs as a match would, and name everything that is wrong with them.

    :param packs: The packs, with commas between them: files, or box for the game's own cards.
    :param game: The game they are for; if not given, the one that they name.
    """
    sheet = Sheet(lang)
    texts = read_packs(packs, sheet)
    card = load(game) if game else game_of(texts)
    try:
        pack = composed(card, texts)
    except BadPack as mistake:
        return tell_faults(mistake, sheet)
    sheet.print("pack-fine", name=pack.name, cards=pack.cards, digest=pack.digest)
    try:
        printed_with(card, pack).check({})
    except BadSetting as misfit:
        sheet.print("pack-misfit", why=str(misfit))
    return 0


def from_stats(
    statistics: Path,
    *,
    out: Path,
    name: str | None = None,
    best: int = 0,
    game: str | None = None,
    lang: Language = "en",
) -> int:
    """Rate athletes from a table of box scores and write them as a pack.

    :param statistics: The table, as CSV with a heading.
    :param out: Where to write the pack; it is written whole, or not at all.
    :param name: What the pack is called; if not given, as the file is.
    :param best: Keep so many of the best of every team; everybody if not given.
    :param game: The game; if not given, the one that can rate.
    """
    sheet = Sheet(lang)
    card = load(game) if game else next((one for one in playable().values() if one.rate), None)
    if card is None or card.rate is None:
        raise BadPack.of("pack-no-rating", game=game or "Sideline")
    called = name or out.stem
    if not NAME.fullmatch(called) or OWN_CARDS.fullmatch(called):
        raise BadPack.of("pack-bad-name", where=called)
    check_place(out, sheet)
    try:
        text = card.rate(called, read_text(statistics, sheet), max(0, best))
        pack = composed(card, [text])
    except BadPack as mistake:
        return tell_faults(mistake, sheet)
    write_whole(out, text)
    sheet.print("pack-written", file=str(out), cards=pack.cards, digest=pack.digest)
    return 0


def card_of(game: str, packs: str | None, sheet: Sheet) -> Game:
    """Load a game, printed with the packs that `--pack` names."""
    card = load(game)
    return card if packs is None else printed_with(card, composed(card, read_packs(packs, sheet)))


def card_for(packs: str | None, sheet: Sheet) -> Game | None:
    """Load the game that packs are for, printed with them, if there are any."""
    if packs is None:
        return None
    texts = read_packs(packs, sheet)
    card = game_of(texts)
    return printed_with(card, composed(card, texts))


def read_packs(packs: str, sheet: Sheet) -> list[str]:
    """Read the files of packs; the word for a game's own cards stands for itself."""
    named = [one.strip() for one in packs.split(",")]
    return [one if OWN_CARDS.fullmatch(one) else read_text(Path(one), sheet) for one in named]


def tell_faults(mistake: BadPack, sheet: Sheet) -> int:
    """Name everything that is wrong, a line each."""
    if not mistake.faults:
        raise mistake
    words = words_of(mistake.home, sheet.lang)
    for fault in mistake.faults:
        errors.print(words.say(fault), markup=False, highlight=False, soft_wrap=True)
    return BAD_INPUT
