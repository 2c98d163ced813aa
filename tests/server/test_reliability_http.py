"""R11, the HTTP half: every operation of the OpenAPI document bears what schemathesis makes up."""

import subprocess
import sys
from pathlib import Path

from server.clients import LIFTED, players
from server.reliability.faulty import FaultyServer

EXAMPLES = 5
UNHURRIED = ("--seed=1", "--request-timeout=60", "--max-response-time=600")
TOLD = """
[parameters]
"path.id" = ["{table}", "unknown-table"]

[[operations]]
include-path = "/api/replays"
checks.positive_data_acceptance.expected-statuses = ["2xx", "403", "422", "429", "5xx"]

[[operations]]
include-path = ["/api/tables", "/api/series", "/api/effects"]
checks.positive_data_acceptance.expected-statuses = ["2xx", "403", "404", "422", "429", "5xx"]
"""
"""The tables there are; no schema tells the grammar of a replay, or how many seats a game or a cup has."""


async def examine(folder: Path, fault: str | None = None, *, only: str | None = None) -> tuple[int, str]:
    """Let schemathesis examine a server that has one table; return its exit code and its report."""
    server = FaultyServer(folder / "tables.db", fault, **LIFTED).start()
    try:
        async with players(server.url, "Ada") as (ada,):
            table = (await ada.create("jukem", "me", "greedy")).table
        (folder / "schemathesis.toml").write_text(TOLD.format(table=table))
        command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"]
        options = ["--checks=all", f"--max-examples={EXAMPLES}", "--phases=coverage,fuzzing", *UNHURRIED]
        chosen = [f"--include-path={only}"] if only else []
        report = subprocess.run(
            [*command, *options, *chosen, "--generation-database=none", "--no-color"],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        return report.returncode, report.stdout + report.stderr
    finally:
        server.stop()
        server.forget_log()


async def test_every_operation_does_what_the_document_says(tmp_path: Path) -> None:
    code, report = await examine(tmp_path)
    assert code == 0, report
    assert "Tested: " in report


async def test_an_operation_that_breaks_is_caught(tmp_path: Path) -> None:
    code, report = await examine(tmp_path, fault="break_health", only="/api/health")
    assert code == 1, report
    assert "Server error" in report
