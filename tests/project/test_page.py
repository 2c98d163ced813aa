"""The page fits the server, and its lock file names no registry."""

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec
import pytest

from sideline.server import typescript

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
    command = [sys.executable, "-m", "sideline.server.typescript", "--check"]
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
