"""R4: a thousand participants at one move a second each, every move acknowledged when it is on the disk.

PYTHONPATH=tests python -m server.reliability.bearing --participants 1000 --seconds 120
"""

import argparse
import sys

import msgspec
from server.reliability.faulty import program

from sideline.engine import registry
from sideline.load.trial import Figures, Load, cheapest, run

GOALS = {"p50_ms": 10.0, "p99_ms": 50.0, "p999_ms": 250.0}


def missed(found: Figures) -> list[str]:
    """Name the goals that were missed."""
    late = [name for name, most in GOALS.items() if getattr(found, name) > most]
    return [*late, *found.errors]


def bear(load: Load, fault: str | None = None) -> Figures:
    """Put a load on a server, perhaps on one with a planted fault."""
    if fault is None:
        return run(load, say)
    return run(load, say, program(fault))


def say(what: str) -> None:
    print(what, file=sys.stderr)


def main() -> None:
    """Run the full form, print the figures, and say which goals were missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--participants", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--game", default=None)
    parser.add_argument("--fault")
    asked = parser.parse_args()
    game = asked.game or cheapest(list(registry.listings()))
    found = bear(Load(game, participants=asked.participants, seconds=asked.seconds), asked.fault)
    print(msgspec.json.encode({"goal": "R4", **msgspec.to_builtins(found), "missed": missed(found)}).decode())
    raise SystemExit(bool(missed(found)))


if __name__ == "__main__":
    main()
