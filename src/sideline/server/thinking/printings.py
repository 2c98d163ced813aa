"""The packs that a server knows: printed when it starts, and again in every process that thinks for it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from sideline.engine.errors import SidelineError
from sideline.engine.printing import OWN_CARDS, composed, game_of, printed_with
from sideline.server.config import BadConfiguration

_known: list[str] = []


def print_all(packs: Sequence[str]) -> None:
    """Print every pack that is named; a folder has one in each of its files."""
    for named in packs:
        for pack in _packs_in(named):
            _print(pack)
    _known[:] = packs


def named_packs() -> tuple[str, ...]:
    """Return what was named to this process, for those that it starts."""
    return tuple(_known)


def _packs_in(named: str) -> Iterator[str]:
    folder = Path(named)
    if folder.is_dir():
        yield from map(str, sorted(folder.glob("*.toml")))
    else:
        yield named


def _print(pack: str) -> None:
    """Print a pack, or a union of several with commas between them."""
    try:
        texts = [
            one if OWN_CARDS.fullmatch(one) else Path(one).read_text(encoding="utf-8")
            for one in map(str.strip, pack.split(","))
        ]
        game = game_of(texts)
        printed_with(game, composed(game, texts)).check({})
    except (OSError, UnicodeDecodeError, SidelineError) as why:
        raise BadConfiguration(f"The pack {pack} cannot be used: {why}") from why
