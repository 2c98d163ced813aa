"""`make mutants GAME=jukem SAMPLE=40 SEED=1`: find out whether the tests of a game would notice a wrong rule.

Faults are planted one at a time into a copy of the sources, and the tests of the game are run there without
a compiler, the quickest first, until one fails or takes far too long. What they do not notice has survived:
it needs a test, or makes no difference to anybody.
"""

import os
import random
import shutil
import signal
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from threading import Event, Lock
from time import perf_counter

from sideline.engine.errors import SidelineError
from sideline.testing.check import CHOSEN, UNCOMPILED, NoSuchGame
from sideline.testing.fates import Fate, Fates, Planted, digest
from sideline.testing.faults import Fault, faults
from sideline.testing.pacing import TOO_SLOW
from sideline.testing.subjects import ROOT, Subject, subjects

PARTS = ("rules", "decisions", "facts", "charts")
LEFT_OUT = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "static", "figures", "bench")
COMMON = ("tests/test_conformance.py", "tests/test_replays.py", "tests/bots/test_honesty.py")
QUIET = ("-q", "-x", "-p", "no:cacheprovider", "-p", "sideline.testing.pacing", "--no-header", "--tb=no")
PACES = "paces.json"
PATIENCE = 5
FEWEST_SECONDS = 60.0
INTERRUPTED = 130


class NotGreen(SidelineError):
    """The tests fail before anything was planted."""


def every_fault(subject: Subject) -> list[tuple[Path, Fault]]:
    """List all faults that can be planted into a game, in the order of its files."""
    folder = Path(str(subject.listing.folder))
    files = [file for part in PARTS for file in (folder / f"{part}.py", *sorted(folder.glob(f"{part}/*.py")))]
    return [
        (file.relative_to(ROOT), fault)
        for file in files
        if file.exists()
        for fault in faults(file.read_text(encoding="utf-8"))
    ]


class Nursery:
    """Copies of the repository, one for each core, in which tests are run and can be stopped."""

    def __init__(self, folder: Path, subject: Subject) -> None:
        self._folder = folder
        self._subject = subject
        self._stopped = Event()
        self._lock = Lock()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._free: SimpleQueue[Path] = SimpleQueue()

    def furnish(self, cores: int) -> float:
        """Make the copies, with compiled bytecode; return how long the tests of the sound game take."""
        first = self._folder / "0"
        shutil.copytree(ROOT, first, ignore=LEFT_OUT)
        seconds = self._try_nothing(first)
        self._free.put(first)
        for number in range(1, cores):
            self._free.put(Path(shutil.copytree(first, self._folder / str(number))))
        return seconds

    def try_out(self, file: Path, fault: Fault, seconds: float) -> Planted | None:
        """Plant a fault, run the tests and mend it again; nothing is returned once it was stopped."""
        copy, start = self._free.get(), perf_counter()
        sound = (ROOT / file).read_text(encoding="utf-8")
        try:
            (copy / file).write_text(fault.planted(sound), encoding="utf-8")
            code = self.run_tests(copy, seconds)
        finally:
            (copy / file).write_text(sound, encoding="utf-8")
            self._free.put(copy)
        fate: Fate = "SURVIVED" if code == 0 else "too slow" if code in (None, TOO_SLOW) else "noticed"
        took = perf_counter() - start
        return None if self._stopped.is_set() else Planted(str(file), digest(file), fault, fate, took)

    def _try_nothing(self, copy: Path) -> float:
        start = perf_counter()
        if self.run_tests(copy, None, keep_bytecode=True) != 0:
            raise NotGreen(f"The tests of {self._subject.name} fail although nothing was planted.")
        return perf_counter() - start

    def run_tests(self, copy: Path, seconds: float | None, *, keep_bytecode: bool = False) -> int | None:
        """Run the tests in a copy; return their exit code, or nothing if they take too long."""
        if self._stopped.is_set():
            return None
        tests = self._started(copy, keep_bytecode)
        with self._lock:
            self._running.add(tests)
        try:
            return tests.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            _end(tests)
            with self._lock:
                self._running.discard(tests)

    def stop(self) -> None:
        """End all tests that run."""
        self._stopped.set()
        with self._lock:
            for tests in self._running:
                _end(tests)

    def _started(self, copy: Path, keep_bytecode: bool) -> subprocess.Popen[bytes]:
        own = {
            "PYTHONPATH": str(copy / "src"),
            "PYTHONDONTWRITEBYTECODE": "" if keep_bytecode else "1",
        }
        return subprocess.Popen(
            [sys.executable, "-m", "pytest", *QUIET, "-m", CHOSEN, "-k", "not compiled", *self._chosen(copy)],
            cwd=copy,
            env={**os.environ, **UNCOMPILED, **own},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _chosen(self, copy: Path) -> list[str]:
        own = copy / self._subject.tests.relative_to(ROOT)
        return ["--paces", str(self._folder / PACES), "--game", self._subject.name, str(own), *COMMON]


def _end(tests: subprocess.Popen[bytes]) -> None:
    """End tests and whatever they have started."""
    with suppress(ProcessLookupError):
        os.killpg(tests.pid, signal.SIGKILL)
    tests.wait()


def sampled(name: str, sample: int, seed: int) -> list[tuple[Path, Fault]]:
    """Choose faults of a game at random; the same seed chooses the same ones."""
    if name not in subjects():
        raise NoSuchGame(f"There is no game called {name}; there are: {', '.join(subjects())}.")
    known = every_fault(subjects()[name])
    return random.Random(seed).sample(known, min(sample, len(known)))


def plant(
    name: str, chosen: list[tuple[Path, Fault]], *, cores: int, memory: Fates, told: Callable[[str], None]
) -> Iterable[Planted]:
    """Plant faults into a game, and yield what became of each as soon as it is known."""
    recalled = {pair: memory.recall(*pair) for pair in chosen}
    yield from (planted for planted in recalled.values() if planted is not None)
    open_ = [pair for pair, planted in recalled.items() if planted is None]
    if not open_:
        return
    with TemporaryDirectory() as folder, ThreadPoolExecutor(cores) as pool:
        nursery = Nursery(Path(folder), subjects()[name])
        try:
            usual = nursery.furnish(cores)
            told(f"{name}: {len(open_)} of {len(chosen)} faults to plant; the tests take {usual:.0f} s")
            seconds = max(FEWEST_SECONDS, PATIENCE * usual)
            for planted in pool.map(lambda pair: nursery.try_out(pair[0], pair[1], seconds), open_):
                if planted is not None:
                    memory.keep(planted)
                    yield planted
        finally:
            nursery.stop()


def main(arguments: list[str]) -> int:
    """Plant faults, say how each fares, and list at the end what survived."""
    asked = _reader().parse_args(arguments)
    chosen = sampled(asked.game, asked.sample, asked.seed)
    found: list[Planted] = []
    code = 0
    try:
        for planted in plant(asked.game, chosen, cores=asked.cores, memory=Fates(asked.resume), told=_tell):
            found.append(planted)
            _tell(f"{len(found)} of {len(chosen)}: {planted}")
    except KeyboardInterrupt:
        _tell("stopped; so far:")
        code = INTERRUPTED
    survivors = [planted for planted in found if planted.fate == "SURVIVED"]
    noticed = len(found) - len(survivors)
    print(f"{asked.game}: {len(found)} faults planted, {noticed} noticed, {len(survivors)} survived")
    for planted in survivors:
        print(f"  {planted.place}")
    return code or (1 if survivors else 0)


def _reader() -> ArgumentParser:
    reader = ArgumentParser(prog="make mutants", description="Plant faults and see what the tests miss.")
    reader.add_argument("game")
    reader.add_argument("sample", type=int, help="how many faults")
    reader.add_argument("seed", type=int, help="which ones")
    reader.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--resume", type=Path, help="a file that remembers what was noticed")
    return reader


def _tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SidelineError as mistake:
        sys.exit(f"{mistake} (make mutants GAME=jukem SAMPLE=40 SEED=1)")
