"""`make recordings`: the options of a whole match of every game that points, for the tests of the page."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from sideline.engine import registry
from sideline.engine.aim import no_aim
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.rng import below, new_rng
from sideline.server.table.course import Course
from sideline.server.table.seen import Eye, position

SEED = bytes(range(SEED_BYTES))
MOST_BYTES = 60_000
JOINT = b",\n"


def decisions(game: Game) -> list[bytes]:
    """Play a match at random and write what each seat is asked, with its options as they cross the wire."""
    match, rng = Match(game, seed=SEED), new_rng(1)
    asked = []
    while not match.is_over:
        asked.append(msgspec.json.encode(_asked(match)))
        legal = match.legal()
        match.play(legal[below(rng, len(legal))])
    return asked


def _asked(match: Match) -> dict[str, Any]:
    seen = position(Course(match, match.to_act), Eye((match.to_act,)), SEED)
    return {"seat": seen.to_act, "prompt": seen.prompt, "options": seen.options}


def spread(items: list[bytes], most: int) -> list[bytes]:
    """Keep as many items, evenly spread, as fit into so many bytes."""
    kept = items
    while sum(len(item) + len(JOINT) for item in kept) > most:
        count = len(kept) - 1
        kept = [items[place * len(items) // count] for place in range(count)]
    return kept


def recording(game: Game) -> bytes:
    """Return the recording of a game, one decision a line."""
    return b"[\n" + JOINT.join(spread(decisions(game), MOST_BYTES)) + b"\n]\n"


def main(arguments: list[str]) -> int:
    """Write the recordings into a folder."""
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name in registry.listings():
        game = registry.load(name)
        if game.aim is not no_aim:
            (folder / f"{name}.json").write_bytes(recording(game))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
