"""How fast a game runs: compiled, uncompiled, and against a hand-written twin in C, all in one run."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import msgspec

from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.playout import Tally, play_out, play_out_uncompiled, simulate
from sideline.engine.registry import load

ROOT = Path(__file__).parents[3]
ROUNDS = 5
SEED = 1
MATCHES = 40_000
UNCOMPILED_MATCHES = 20
COMPILER_FLAGS = ("-O3", "-march=native")
FIRST_CALL = "from sideline.lab.bench import first_call; print(first_call({game!r}, {policies!r}))"


class TwinDiffers(SidelineError):
    """The twin in C does not play the same matches."""


class Bench(msgspec.Struct, frozen=True):
    """The figures of one game; random play on one core unless named otherwise."""

    game: str
    actions_per_second: float
    matches_per_second: float
    ratio_to_uncompiled: float
    ratio_to_c: float | None
    cold_compile_seconds: float
    cold_simulate_seconds: float
    warm_start_seconds: float
    actions_per_match: float


class Run(msgspec.Struct, frozen=True):
    """What one round of matches came to."""

    matches: int
    actions: int
    points: int
    seconds: float

    @property
    def speed(self) -> float:
        """Actions a second."""
        return self.actions / self.seconds


def bench(game: Game, progress: Callable[[str], None] = lambda stage: None) -> Bench:
    """Measure a game."""
    progress(f"{game.name}: compiling from nothing, in a new process")
    cold, warm, cold_simulate = start_seconds(game.name)
    progress(f"{game.name}: playing compiled, and in C where a compiler exists")
    best, best_twin = _race(game)
    progress(f"{game.name}: playing uncompiled")
    uncompiled = _timed(game, UNCOMPILED_MATCHES, play_out_uncompiled)
    return Bench(
        game=game.name,
        actions_per_second=best.speed,
        matches_per_second=best.matches / best.seconds,
        ratio_to_uncompiled=best.speed / uncompiled.speed,
        ratio_to_c=None if best_twin is None else best.speed / best_twin.speed,
        cold_compile_seconds=cold,
        cold_simulate_seconds=cold_simulate,
        warm_start_seconds=warm,
        actions_per_match=best.actions / best.matches,
    )


def _race(game: Game) -> tuple[Run, Run | None]:
    """Let the compiled rules and the twin play the same matches in turns; return the best round of each."""
    _timed(game, 1, play_out)
    rounds, twin_rounds = [], []
    with TemporaryDirectory() as folder:
        program = build_twin(game.name, Path(folder))
        for _ in range(ROUNDS):
            rounds.append(_timed(game, MATCHES, play_out))
            if program is not None:
                twin_rounds.append(run_twin(program, MATCHES))
                check_same(rounds[-1], twin_rounds[-1])
    best = max(rounds, key=lambda run: run.speed)
    return best, max(twin_rounds, key=lambda run: run.speed, default=None)


def _timed(game: Game, matches: int, player: Callable[..., Tally]) -> Run:
    states = game.new(matches)
    start = process_time()
    tally = player(states, SEED)
    seconds = process_time() - start
    points = sum(int(game.points(s, seat)) for s in states for seat in range(game.seats))
    return Run(matches, tally.decisions + tally.draws, points, seconds)


def build_twin(name: str, folder: Path) -> Path | None:
    """Compile `bench/<game>.c`; None without such a file or without a C compiler."""
    source = ROOT / "bench" / f"{name}.c"
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not source.exists():
        return None
    program = folder / name
    subprocess.run([compiler, *COMPILER_FLAGS, "-o", program, source], check=True)
    return program


def run_twin(program: Path, matches: int) -> Run:
    """Let the twin play the matches that `play_out` plays."""
    answer = subprocess.run([program, str(matches), str(SEED)], check=True, capture_output=True, text=True)
    return msgspec.convert(json.loads(answer.stdout), Run)


def check_same(ours: Run, twin: Run) -> None:
    """Refuse to compare matches that are not the same."""
    if (ours.actions, ours.points) != (twin.actions, twin.points):
        raise TwinDiffers(
            f"The twin in C plays other matches: {twin.actions} actions and {twin.points} points "
            f"instead of {ours.actions} and {ours.points}."
        )


def start_seconds(name: str) -> tuple[float, float, float]:
    """Time the first playout in new processes: with an empty cache, with a full one, and with hints."""
    with TemporaryDirectory() as cache:
        cold = _first_call_elsewhere(name, (), cache)
        warm = min(_first_call_elsewhere(name, (), cache) for _ in range(3))
        return cold, warm, _first_call_elsewhere(name, (0, 1), cache)


def _first_call_elsewhere(name: str, policies: tuple[int, ...], cache: str) -> float:
    program = FIRST_CALL.format(game=name, policies=policies)
    env = {**os.environ, "NUMBA_CACHE_DIR": cache}
    answer = subprocess.run(
        [sys.executable, "-c", program], env=env, check=True, capture_output=True, text=True
    )
    return float(answer.stdout)


def first_call(name: str, policies: tuple[int, ...]) -> float:
    """Time the first call of a compiled playout in this process: random, or by policies for all seats."""
    game = load(name)
    start = perf_counter()
    if policies:
        simulate(game, policies[: game.seats] or (0,) * game.seats, 1, seed=SEED)
    else:
        play_out(game.new(1), SEED)
    return perf_counter() - start
