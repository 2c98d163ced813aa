"""A guided first match: a list of steps, each with the options that it leaves and a sentence about them.

It is data of a game, `lesson.toml`: the seed of its luck, its settings, and a step for each decision of the
learner, who has the first seat. `say` names the messages `lesson-SAY` and `lesson-SAY-title` of the game; the
other seats answer by the `script` of the step before, in the notation of replays.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from sideline.engine.aim import Aim
from sideline.engine.game import CHANCE
from sideline.engine.match import Match

FILE: Final = "lesson.toml"
LEARNER: Final = 0
MOST_STEPS: Final = 14


class GuidedStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner: what is said, which options are left, which rules it shows.

    An option is left if its notation is one of `moves`, or if it has the verb and points at the things.
    """

    say: str
    goal: str
    rules: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    verb: str = ""
    source: tuple[str, ...] = ()
    target: tuple[str, ...] = ()
    script: tuple[str, ...] = ()

    def fits(self, move: str, aim: Aim) -> bool:
        """Ask whether an option is one that the step leaves."""
        if self.moves:
            return move in self.moves
        is_meant = not self.verb or aim.verb == self.verb
        return is_meant and set(self.source) <= set(aim.source) and set(self.target) <= set(aim.target)


class GuidedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its luck, its rules, what the others do before the first step, and the steps."""

    seed: str
    goals: tuple[str, ...]
    step: tuple[GuidedStep, ...]
    settings: Mapping[str, str] = {}
    opening: tuple[str, ...] = ()

    @property
    def luck(self) -> bytes:
        """The seed of the match."""
        return bytes.fromhex(self.seed)

    def reached(self, match: Match) -> int:
        """Count the decisions that the learner has made."""
        return sum(step.seat == LEARNER for step in match.log)

    def step_at(self, match: Match) -> GuidedStep | None:
        """Return the step the learner is at, if the lesson is not over."""
        reached = self.reached(match)
        return self.step[reached] if reached < len(self.step) else None

    def allowed(self, match: Match) -> list[int]:
        """Return the options that the step leaves; all of them when the lesson is over, or if none fits."""
        legal, step = match.legal(), self.step_at(match)
        if step is None or match.to_act != LEARNER:
            return legal
        game, s = match.game, match.state
        left = [action for action in legal if step.fits(match.spell(action), game.aim(s, action))]
        return left or legal

    def reply(self, match: Match) -> int | None:
        """Return what the script has another seat do now, if it says and the rules allow it."""
        decided = [step.seat for step in match.log if step.seat != CHANCE]
        own = [place for place, seat in enumerate(decided) if seat == LEARNER]
        script = self.step[len(own) - 1].script if own and len(own) <= len(self.step) else ()
        since = len(decided) - (own[-1] + 1 if own else 0)
        return named(match, (script if own else self.opening)[since : since + 1])


reader = msgspec.json.Decoder(GuidedMatch)
"""Made here and not at the first use: two threads that begin to read the same structure end the process."""


def named(match: Match, moves: tuple[str, ...]) -> int | None:
    """Find the option that is written like the first of some moves."""
    return next((action for action in match.legal() if (match.spell(action),) == moves), None)


@cache
def lesson_of(package: str) -> GuidedMatch | None:
    """Read the lesson in the folder of a game, if it has one."""
    file = files(package) / FILE
    if not file.is_file():
        return None
    content: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return reader.decode(msgspec.json.encode(content))
