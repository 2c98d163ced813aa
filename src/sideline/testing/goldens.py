"""Golden replays: a few short matches per game that must play the same for ever.

`python -m sideline.testing.goldens replays/jukem` records what the plan of that folder names and has not got.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

from sideline.bots.bot import decide, named
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.registry import load
from sideline.engine.rng import new_rng

PLAN = "plan.toml"


def record(folder: Path) -> list[Path]:
    """Record the matches of a plan that are not there yet; return the new files."""
    plan = tomllib.loads((folder / PLAN).read_text(encoding="utf-8"))
    new = [folder / f"{name}.replay" for name in plan if not (folder / f"{name}.replay").exists()]
    for file in new:
        file.write_text(str(played(folder.name, plan[file.stem])), encoding="utf-8")
    return new


def played(name: str, plan: dict[str, Any]) -> Match:
    """Let the bots of a plan play a match."""
    seed = int(plan["seed"])
    match = Match(load(name), plan.get("set", {}), seed=seed.to_bytes(SEED_BYTES, "big"))
    bots = [named(bot) for bot in plan["seats"]]
    rng = new_rng(seed)
    while not match.is_over:
        match.play(decide(bots[match.to_act], match, rng))
    return match


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        for file in record(Path(argument)):
            print(file)
