"""Counters that a monitor may read, as plain Prometheus text."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from time import monotonic
from typing import Final, Literal

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
Counted = Literal[
    "messages",
    "entries",
    "failed_commits",
    "refusals",
    "requests",
    "dropped",
    "bots",
    "odds",
    "reviews",
    "errors",
]
Timed = Literal["commit", "bot_wait"]
ABOUT: Final[Mapping[Counted, str]] = {
    "messages": "Messages read from pages, by kind.",
    "entries": "Entries written to the log, by kind.",
    "failed_commits": "Moves that could not be written, by reason.",
    "refusals": "What was asked and not done, by code.",
    "requests": "HTTP requests, by status.",
    "dropped": "Pages let go of, by reason.",
    "bots": "Decisions of bots, by how they came about.",
    "odds": "Odds of positions that were found out away from the event loop, by how that went.",
    "reviews": "Reviews of finished matches, by how they ended.",
    "errors": "Errors that should not happen.",
}
TIMES: Final[Mapping[Timed, str]] = {
    "commit": "How long moves took from being judged to being on the disk.",
    "bot_wait": "How long decisions of bots waited for a worker.",
}


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self._fell = [0] * (len(BUCKETS) + 1)
        self._count, self._seconds = 0, 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self._count += 1
        self._seconds += seconds
        self._fell[bisect_left(BUCKETS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        """Write the histogram."""
        return [
            f"# TYPE {name} histogram",
            *(
                f'{name}_bucket{{le="{bound:g}"}} {within}'
                for bound, within in zip(BUCKETS, accumulate(self._fell), strict=False)
            ),
            f'{name}_bucket{{le="+Inf"}} {self._count}',
            f"{name}_sum {self._seconds:.6f}",
            f"{name}_count {self._count}",
        ]


class Metrics:
    """What has happened since the server started."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[Counted, str]] = Counter()
        self._times = {name: Times() for name in TIMES}
        self._unwritten: tuple[str, float] | None = None

    def count(self, what: Counted, label: str = "") -> None:
        """Count one."""
        self._counts[what, label] += 1

    def total(self, what: Counted, label: str = "") -> int:
        """Return a count."""
        return self._counts[what, label]

    def wrote(self, why_not: str = "") -> None:
        """Remember whether the latest move could be written, and if not why not."""
        self._unwritten = (why_not, monotonic()) if why_not else None

    def unwritten(self, within: float) -> str:
        """Say why the latest move could not be written, if that was within so many seconds; else nothing."""
        why, at = self._unwritten or ("", 0.0)
        return why if monotonic() - at < within else ""

    def took(self, what: Timed, seconds: float) -> None:
        """Remember how long something took."""
        self._times[what].add(seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        """Write everything."""
        lines = [f"sideline_{name} {value:g}" for name, value in gauges.items()]
        for counted, about in ABOUT.items():
            name = f"sideline_{counted}_total"
            lines += [f"# HELP {name} {about}", f"# TYPE {name} counter"]
            lines += [
                f'{name}{{kind="{label}"}} {count}'
                for (what, label), count in sorted(self._counts.items())
                if what == counted
            ]
        for timed, about in TIMES.items():
            name = f"sideline_{timed}_seconds"
            lines += [f"# HELP {name} {about}", *self._times[timed].lines(name)]
        return "\n".join(lines) + "\n"
