"""A plugin of pytest for `make mutants`: the quickest tests first, and none far longer than usual.

`--paces FILE` times the tests and writes the file; once it is there, the tests run by it.
"""

import os
import signal
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import hypothesis
import msgspec
import pytest

TOO_SLOW = 70
PATIENCE = 20

Seconds = dict[str, float]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the file of paces."""
    parser.addoption("--paces", type=Path, required=True, help="how long each test usually takes")
    parser.addoption("--grace", type=float, default=20.0, help="seconds that every test has at least")


def pytest_configure(config: pytest.Config) -> None:
    """Time the tests, or run them by the times of an earlier run; what fails is not made smaller first."""
    at_once = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("at once", phases=at_once, database=None)
    hypothesis.settings.load_profile("at once")
    file: Path = config.getoption("--paces")
    config.pluginmanager.register(
        Pacer(file, config.getoption("--grace")) if file.exists() else Stopwatch(file)
    )


class Stopwatch:
    """Writes down how long each test takes."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seconds: Seconds = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the time of a test, with what is set up for it."""
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        """Write the file."""
        self._file.write_bytes(msgspec.json.encode(self._seconds))


class Pacer:
    """Runs the quickest tests first, and ends everything once a test takes far too long."""

    def __init__(self, file: Path, grace: float) -> None:
        self._grace = grace
        self._seconds = msgspec.json.decode(file.read_bytes(), type=Seconds)
        signal.signal(signal.SIGPROF, lambda *_: os._exit(TOO_SLOW))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put the tests in order."""
        items.sort(key=self._usual)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Let the time of the processor run while a test does: others who use it do not count."""
        signal.setitimer(signal.ITIMER_PROF, max(self._grace, PATIENCE * self._usual(item)))
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def _usual(self, item: pytest.Item) -> float:
        return self._seconds.get(item.nodeid, 0.0)
