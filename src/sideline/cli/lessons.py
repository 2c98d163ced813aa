"""`sideline lesson`: a guided match is checked, luck is found for it, or a replay becomes one."""

from pathlib import Path

from sideline.engine.errors import SidelineError
from sideline.engine.game import CHANCE, Game
from sideline.engine.lesson import LEARNER, GuidedMatch, lesson_of
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.registry import load
from sideline.testing.lessons import faults_of, faults_of_course

FAULTY = 1
MOST_SEEDS = 100_000


class NoLesson(SidelineError):
    """A game has no lesson, or nothing was found for it."""


def check(game: str) -> int:
    """Play a lesson through and name what is wrong with it.

    :param game: The name of the game.
    """
    known = load(game)
    guide = guide_of(known)
    faults = faults_of(known)
    for fault in faults:
        print(fault)
    print(f"{game}: {len(guide.step)} steps, {len(faults)} faults")
    return FAULTY if faults else 0


def seek(game: str, *, seeds: int = MOST_SEEDS) -> None:
    """Find luck under which the script of a lesson can be played as it is written.

    :param game: The name of the game.
    :param seeds: How many seeds to try.
    """
    known = load(game)
    guide = guide_of(known)
    for number in range(seeds):
        seed = number.to_bytes(SEED_BYTES, "big")
        if not any(faults_of_course(known, guide, seed)):
            print(f'seed = "{seed.hex()}"')
            return
    raise NoLesson(f"None of {seeds} seeds lets the script be played as it is written.")


def record(replay: Path) -> None:
    """Write a replay as the beginning of a lesson: a step for every decision of the first seat.

    :param replay: The replay of a match that shows what the lesson shall show.
    """
    match = Match.read(replay.read_text(encoding="utf-8"))
    print("\n\n".join([heading(match), *steps(match)]))


def guide_of(game: Game) -> GuidedMatch:
    """Return the lesson of a game, or refuse."""
    guide = lesson_of(game.package)
    if guide is None:
        raise NoLesson(f"{game.name} has no lesson.toml.")
    return guide


def heading(match: Match) -> str:
    """Write what stands before the first step."""
    settings = ", ".join(f'{path} = "{value}"' for path, value in match.settings.items())
    seed = (match.seed or bytes(SEED_BYTES)).hex()
    opening = turns(match)[0]
    return f'seed = "{seed}"\nsettings = {{ {settings} }}\ngoals = ["all"]\nopening = {listed(opening)}'


def steps(match: Match) -> list[str]:
    """Write a step for every decision of the learner, with what the others did after it."""
    return [
        f'[[step]]\nsay = "step-{number}"\ngoal = "all"\nrules = []\n'
        f"moves = {listed([own])}\nscript = {listed(replies)}"
        for number, (own, *replies) in enumerate(turns(match)[1:], start=1)
    ]


def turns(match: Match) -> list[list[str]]:
    """Cut the decisions of a match before each of the learner's; the first part is what came before."""
    parts: list[list[str]] = [[]]
    again = Match(match.game, match.settings, rules_version=match.rules_version)
    for step in match.log:
        if step.seat == LEARNER:
            parts.append([])
        if step.seat != CHANCE:
            parts[-1].append(again.spell(step.action))
        again.play(step.action)
    return parts


def listed(moves: list[str]) -> str:
    """Write moves as a list of TOML."""
    return "[" + ", ".join(f'"{move}"' for move in moves) + "]"
