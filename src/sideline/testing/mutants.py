"""`make mutants GAME=jukem SAMPLE=40 SEED=1`: find out whether the tests of a game would notice a wrong rule.

Faults are planted one at a time into a copy of the sources, and the tests of the game are run there without
a compiler. What they do not notice has survived: it needs a test, or makes no difference to anybody.
"""

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from threading import Event, Lock
from time import perf_counter
from typing import Literal

from sideline.engine.errors import SidelineError
from sideline.testing.check import CHOSEN, UNCOMPILED, NoSuchGame
from sideline.testing.faults import Fault, faults
from sideline.testing.subjects import ROOT, Subject, subjects

PARTS = ("rules", "decisions", "facts", "charts")
LEFT_OUT = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "static", "figures", "bench")
COMMON = ("tests/test_conformance.py", "tests/test_replays.py", "tests/bots/test_honesty.py")
QUIET = ("-q", "-x", "-p", "no:cacheprovider", "--no-header", "--tb=no")
PATIENCE = 5
FEWEST_SECONDS = 60.0
INTERRUPTED = 130

Fate = Literal["noticed", "too slow", "SURVIVED"]


class NotGreen(SidelineError):
    """The tests fail before anything was planted."""


@dataclass(frozen=True)
class Planted:
    """A fault in a file of the repository, and what became of it."""

    file: Path
    fault: Fault
    fate: Fate
    seconds: float

    def __str__(self) -> str:
        fault = self.fault
        place = f"{self.file}:{fault.line}"
        return f"{self.fate} after {self.seconds:.0f} s: {place}: {fault.kind}: {fault.old}  ->  {fault.new}"


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

    def __init__(self, folder: Path, subject: Subject, cores: int) -> None:
        self._subject = subject
        self._stopped = Event()
        self._lock = Lock()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._free: SimpleQueue[Path] = SimpleQueue()
        for number in range(cores):
            copy = folder / str(number)
            shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
            self._free.put(copy)

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
        fate: Fate = "SURVIVED" if code == 0 else "too slow" if code is None else "noticed"
        return None if self._stopped.is_set() else Planted(file, fault, fate, perf_counter() - start)

    def try_nothing(self) -> float:
        """Run the tests of the sound game; return how long they take."""
        copy, start = self._free.get(), perf_counter()
        code = self.run_tests(copy, None)
        self._free.put(copy)
        if code != 0:
            raise NotGreen(f"The tests of {self._subject.name} fail although nothing was planted.")
        return perf_counter() - start

    def run_tests(self, copy: Path, seconds: float | None) -> int | None:
        """Run the tests in a copy; return their exit code, or nothing if they take too long."""
        if self._stopped.is_set():
            return None
        env = {**os.environ, **UNCOMPILED, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        tests = subprocess.Popen(
            [sys.executable, "-m", "pytest", *QUIET, "-m", CHOSEN, "-k", "not compiled", *self._chosen(copy)],
            cwd=copy,
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
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

    def _chosen(self, copy: Path) -> list[str]:
        own = copy / self._subject.tests.relative_to(ROOT)
        return ["--game", self._subject.name, str(own), *COMMON]


def _end(tests: subprocess.Popen[bytes]) -> None:
    """End tests and whatever they have started."""
    with suppress(ProcessLookupError):
        os.killpg(tests.pid, signal.SIGKILL)
    tests.wait()


def plant(name: str, sample: int, seed: int, *, cores: int, told: Callable[[str], None]) -> Iterable[Planted]:
    """Plant a sample of faults into a game, and yield what became of each as soon as it is known."""
    if name not in subjects():
        raise NoSuchGame(f"There is no game called {name}; there are: {', '.join(subjects())}.")
    subject = subjects()[name]
    known = every_fault(subject)
    chosen = random.Random(seed).sample(known, min(sample, len(known)))
    with TemporaryDirectory() as folder, ThreadPoolExecutor(cores) as pool:
        nursery = Nursery(Path(folder), subject, cores)
        try:
            usual = nursery.try_nothing()
            told(f"{name}: {len(chosen)} of {len(known)} faults, seed {seed}; the tests take {usual:.0f} s")
            seconds = max(FEWEST_SECONDS, PATIENCE * usual)
            for planted in pool.map(lambda pair: nursery.try_out(pair[0], pair[1], seconds), chosen):
                if planted is not None:
                    yield planted
        finally:
            nursery.stop()


def main(arguments: list[str]) -> int:
    """Plant faults, say how each fares, and list at the end what survived."""
    name, sample, seed = arguments
    found: list[Planted] = []
    code = 0
    try:
        for planted in plant(name, int(sample), int(seed), cores=os.cpu_count() or 1, told=_tell):
            found.append(planted)
            _tell(f"{len(found)} of {sample}: {planted}")
    except KeyboardInterrupt:
        _tell("stopped; so far:")
        code = INTERRUPTED
    survivors = [planted for planted in found if planted.fate == "SURVIVED"]
    noticed = len(found) - len(survivors)
    print(f"{name}: {len(found)} faults planted, {noticed} noticed, {len(survivors)} survived")
    for planted in survivors:
        print(f"  {planted.file}:{planted.fault.line}: {planted.fault.old}  ->  {planted.fault.new}")
    return code or (1 if survivors else 0)


def _tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (SidelineError, ValueError) as mistake:
        sys.exit(f"{mistake} (make mutants GAME=jukem SAMPLE=40 SEED=1)")
