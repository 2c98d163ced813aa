"""What threads may not do at once: msgspec learns a structure at its first use, and two who learn it crash.

Seen in R1: a server that was killed and started again, while sixteen tables were opened in threads, ended
with a segmentation fault in msgspec 0.22. So whatever may be read in a thread has a decoder that is made at
import.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "sideline"
LEARNERS = {"msgspec.json.decode", "msgspec.convert", "msgspec.json.Decoder"}
ALONE = {
    "server/front/http.py": "in the event loop alone",
    "server/thinking/pool.py": "in the event loop alone",
    "server/thinking/worker.py": "a process with one thread",
    "server/hosting/configuring.py": "before there are threads",
    "server/serve.py": "before there are threads",
    "server/store/columns.py": "no structure",
    "server/store/sqlite/ledger.py": "no structure",
}


def learners(text: str) -> Iterator[str]:
    """Name what is called inside functions to read a structure that is named there."""
    functions = (
        node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    for function in functions:
        calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
        yield from (name for call in calls if (name := ast.unparse(call.func)) in LEARNERS)


def test_structures_that_threads_read_are_learnt_at_import() -> None:
    files = [file for room in ("engine", "server") for file in (SOURCE / room).rglob("*.py")]
    found = {file.relative_to(SOURCE).as_posix() for file in files if [*learners(file.read_text("utf-8"))]}
    assert found == ALONE.keys()


def test_a_structure_that_is_learnt_at_its_first_use_is_noticed() -> None:
    assert [*learners("def read(kept):\n    return msgspec.json.decode(kept, type=Setup)")] == [
        "msgspec.json.decode"
    ]
    assert [*learners("reader = msgspec.json.Decoder(Setup)")] == []
