"""What the full forms share: games to run, pieces done in parallel, and one line of JSON as a result."""

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sideline.engine import registry
from sideline.engine.settings import Values
from sideline.load.trial import cheapest
from sideline.testing.walks import MUCH_LONGER, declared_length

PIECE = 1000


class Piece(NamedTuple):
    """A part of a run that one process does by itself."""

    game: str
    seed: int
    count: int


def games() -> list[str]:
    return sorted(registry.listings())


def ways_to_play(game: str) -> list[Values]:
    """The game as printed, and every variant of it that is not merely longer."""
    card = registry.load(game)
    longest = MUCH_LONGER * declared_length(card)
    return [{}, *(values for values in card.variants.values() if declared_length(card, values) <= longest)]


def pieces(game: str, count: int, size: int = PIECE) -> Iterator[Piece]:
    """Cut a run into parts; each has a seed of its own."""
    for number, start in enumerate(range(0, count, size)):
        yield Piece(game, number, min(size, count - start))


def in_parallel(work: Callable[[Piece], Any], parts: list[Piece], jobs: int) -> list[Any]:
    """Do every part, on so many cores."""
    if jobs == 1:
        return [work(part) for part in parts]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(work, parts))


def command(about: str | None, **numbers: int) -> argparse.Namespace:
    """Read the arguments of a full form: some numbers, the games, and the cores."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--games", nargs="*", default=games())
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def run_once(goal: str, about: str | None, endure: Callable[..., Any], **number: int) -> None:
    """Run a full form on a store of its own, with the cheapest game; print what came out."""
    asked = command(about, **number)
    game, began = cheapest(asked.games), time.monotonic()
    counts = {name: getattr(asked, name) for name in number}
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(endure(str(Path(folder) / "tables.db"), game=game, **counts))
    show(goal, began, game=game, found=found)
    if not found.is_clean:
        raise SystemExit(1)


def show(goal: str, began: float, **found: Any) -> None:
    """Print what came out, on one line."""
    seconds = round(time.monotonic() - began, 1)
    print(json.dumps({"goal": goal, **msgspec.to_builtins(found), "seconds": seconds}), flush=True)
