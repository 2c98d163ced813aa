"""The page fits the server, and its lock file names no registry."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec
import pytest

from sideline.engine.aim import no_aim
from sideline.engine.registry import listings, load
from sideline.server.front.app import PAGES
from sideline.server.protocol import typescript
from sideline.testing.recording import MOST_BYTES, recording, spread

ROOT = Path(__file__).parents[2]


def module(**content: object) -> ModuleType:
    """A module of messages, written down for a test."""
    made = ModuleType("messages")
    for name, value in content.items():
        if isinstance(value, type):
            value.__module__, value.__name__ = "messages", name
        setattr(made, name, value)
    return made


def check_wire_types(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sideline.server.protocol.typescript", "--check"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_wire_types_of_the_page_are_those_of_the_server() -> None:
    checked = check_wire_types(ROOT)
    assert checked.returncode == 0, checked.stderr


def test_stale_wire_types_are_noticed(tmp_path: Path) -> None:
    """Planted fault: one field is missing in the page."""
    copy = tmp_path / typescript.FILE
    copy.parent.mkdir(parents=True)
    fresh = typescript.typescript()
    copy.write_text(fresh, encoding="utf-8")
    assert check_wire_types(tmp_path).returncode == 0
    copy.write_text(fresh.replace("  readonly version: number;\n", "", 1), encoding="utf-8")
    checked = check_wire_types(tmp_path)
    assert checked.returncode == 1
    assert "stale" in checked.stderr


def test_the_server_answers_with_the_page_wherever_the_page_has_a_place() -> None:
    routes = (ROOT / "web/src/routes.ts").read_text(encoding="utf-8")
    patterns = [found.replace("\\/", "/") for found in re.findall(r"pattern: /\^(.+?)\$/, load", routes)]
    served = [page.format(id="some", game="some", kind="some").strip("/") for page in PAGES]
    assert len(patterns) > 3
    assert [pattern for pattern in patterns if not any(re.fullmatch(pattern, page) for page in served)] == []


def test_a_message_becomes_an_interface() -> None:
    class Shot(msgspec.Struct, tag="shot"):
        """A shot at the rim."""

        kind: Literal["two", "three"]
        odds: float | None = None
        path: tuple[str, ...] = ()
        parts: dict[str, int] = {}

    text = typescript.typescript(module(Kind=Literal["three", "two"], Shot=Shot))
    assert 'export type Kind = "three" | "two";' in text
    assert text.endswith(
        "/**\n * A shot at the rim.\n */\n"
        "export interface Shot {\n"
        '  readonly type: "shot";\n'
        "  readonly kind: Kind;\n"
        "  readonly odds: number | null;\n"
        "  readonly path: ReadonlyArray<string>;\n"
        "  readonly parts: Readonly<Record<string, number>>;\n"
        "}\n"
    )


def test_what_a_lean_message_leaves_out_may_be_missing_and_is_never_null() -> None:
    class Lean(msgspec.Struct, omit_defaults=True):
        """A message that says only what is not as usual."""

        what: str
        odds: float | None = None
        things: tuple[str, ...] = ()

    text = typescript.typescript(module(Lean=Lean, Either=str | Lean))
    assert "  readonly what: string;\n" in text
    assert "  readonly odds?: number;\n" in text
    assert "  readonly things?: ReadonlyArray<string>;\n" in text
    assert "export type Either = string | Lean;" in text


def test_a_type_that_the_page_cannot_have_is_refused_by_name() -> None:
    class Odd(msgspec.Struct):
        """Something with bytes in it."""

        secret: bytes

    with pytest.raises(typescript.Untranslatable, match=r"Odd\.secret"):
        typescript.typescript(module(Odd=Odd))


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


def test_the_page_has_no_inline_script_and_no_raw_markup() -> None:
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|\son\w+=|javascript:", page) == []
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    assert sources
    dangerous = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(")
    assert [str(path) for path in sources if dangerous.search(path.read_text(encoding="utf-8"))] == []


def test_nothing_generic_in_the_page_mentions_a_game() -> None:
    games = [
        path.name for path in (ROOT / "src" / "sideline" / "games").iterdir() if (path / "state.py").exists()
    ]
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.is_file()]
    generic = [path for path in files if not set(path.parts) & set(games)]
    named = re.compile("|".join(games))
    assert games
    assert [str(path) for path in generic if named.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("name", [name for name in listings() if load(name).aim is not no_aim])
def test_the_page_is_tried_with_options_as_they_are_now(name: str) -> None:
    """After a game has changed: `make recordings`."""
    recorded = (ROOT / "web/src/boards/kit/fixtures" / f"{name}.json").read_bytes()
    assert recorded == recording(load(name))
    assert len(recorded) <= MOST_BYTES


def test_a_long_match_is_recorded_from_beginning_to_end() -> None:
    match = [bytes([number]) * 10 for number in range(100)]
    kept = spread(match, 500)
    assert sum(map(len, kept)) <= 500 - 2 * len(kept)
    assert kept[0] == match[0]
    assert kept[-1] >= match[95]
    assert kept == sorted(set(kept))
