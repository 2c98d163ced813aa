"""Golden replays: a few short matches per game that must play the same for ever.

`python -m sideline.testing.goldens` records what the plans of all games name and have not got; with the names
of games it records those of theirs alone.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

from sideline.bots.bot import decide, named
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.rng import new_rng
from sideline.testing.subjects import Subject, subjects

PLAN = "plan.toml"


def record(subject: Subject) -> list[Path]:
    """Record the matches of a plan that are not there yet; return the new files."""
    folder = subject.replays
    plan = tomllib.loads((folder / PLAN).read_text(encoding="utf-8"))
    new = [folder / f"{name}.replay" for name in plan if not (folder / f"{name}.replay").exists()]
    for file in new:
        file.write_text(str(played(subject.load(), plan[file.stem])), encoding="utf-8")
    return new


def played(game: Game, plan: dict[str, Any]) -> Match:
    """Let the bots of a plan play a match."""
    seed = int(plan["seed"])
    match = Match(game, plan.get("set", {}), seed=seed.to_bytes(SEED_BYTES, "big"))
    bots = [named(bot, game) for bot in plan["seats"]]
    rng = new_rng(seed)
    while not match.is_over:
        match.play(decide(bots[match.to_act], match, rng))
    return match


if __name__ == "__main__":
    for name in sys.argv[1:] or subjects():
        for file in record(subjects()[name]):
            print(file)
