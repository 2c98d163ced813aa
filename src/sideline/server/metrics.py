"""Counters that a monitor may read, as plain Prometheus text."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ABOUT: Final[Mapping[str, str]] = {
    "messages": "Messages read from pages, by kind.",
    "entries": "Entries written to the log, by kind.",
    "refusals": "What was asked and not done, by code.",
    "requests": "HTTP requests, by status.",
    "dropped": "Pages let go of, by reason.",
    "bots": "Decisions of bots, by how they came about.",
    "odds": "Odds of positions that were found out away from the event loop, by how that went.",
    "errors": "Errors that should not happen.",
}


class Metrics:
    """What has happened since the server started."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._commits: Counter[float] = Counter()
        self._commit_count, self._commit_seconds = 0, 0.0

    def count(self, what: str, label: str = "") -> None:
        """Count one."""
        self._counts[what, label] += 1

    def total(self, what: str, label: str = "") -> int:
        """Return a count."""
        return self._counts[what, label]

    def commit(self, seconds: float) -> None:
        """Remember how long a commit took."""
        self._commit_count += 1
        self._commit_seconds += seconds
        for bound in BUCKETS:
            if seconds <= bound:
                self._commits[bound] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """Write everything."""
        lines = [f"sideline_{name} {value:g}" for name, value in gauges.items()]
        for name, about in ABOUT.items():
            lines += [f"# HELP sideline_{name}_total {about}", f"# TYPE sideline_{name}_total counter"]
            lines += [
                f'sideline_{name}_total{{kind="{label}"}} {count}'
                for (what, label), count in sorted(self._counts.items())
                if what == name
            ]
        lines.append("# TYPE sideline_commit_seconds histogram")
        lines += [f'sideline_commit_seconds_bucket{{le="{b:g}"}} {self._commits[b]}' for b in BUCKETS]
        lines += [
            f'sideline_commit_seconds_bucket{{le="+Inf"}} {self._commit_count}',
            f"sideline_commit_seconds_sum {self._commit_seconds:.6f}",
            f"sideline_commit_seconds_count {self._commit_count}",
        ]
        return "\n".join(lines) + "\n"
