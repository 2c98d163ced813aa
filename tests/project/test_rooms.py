"""ARCHITECTURE's rooms name every module, and none that is not there."""

import re
from collections import Counter
from pathlib import Path

from sideline.engine.parts import PARTS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sideline"
INNER = ("games/", "testing/template/", "testing/yardsticks/")
ROW = re.compile(r"^\| `([\w/<>]+/)` ([\w, ]+) \|", re.MULTILINE)
GAME = "games/<game>/"


def rooms(text: str) -> list[str]:
    """List the modules that a document names, each with its folder."""
    return [folder + name.strip() for folder, names in ROW.findall(text) for name in names.split(",")]


def modules() -> set[str]:
    """List the modules outside games."""
    files = (path.relative_to(SOURCE) for path in SOURCE.rglob("*.py") if not path.stem.startswith("__"))
    return {path.with_suffix("").as_posix() for path in files if not path.as_posix().startswith(INNER)}


def missing(text: str) -> set[str]:
    return modules() - set(rooms(text))


def invented(text: str) -> set[str]:
    return set(rooms(text)) - modules() - {GAME + part for part in PARTS}


def architecture() -> str:
    return (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")


def test_every_module_has_its_room() -> None:
    assert missing(architecture()) == set()


def test_no_room_names_a_module_that_is_not_there() -> None:
    assert invented(architecture()) == set()


def test_no_module_is_in_two_rooms() -> None:
    assert [name for name, times in Counter(rooms(architecture())).items() if times > 1] == []


def test_the_parts_of_a_game_are_all_named() -> None:
    assert {GAME + part for part in PARTS} <= set(rooms(architecture()))


def test_a_map_that_has_rotted_is_noticed() -> None:
    """Planted faults: a module that moved, one that is not named, one that is named and gone."""
    assert missing(architecture().replace(" layout, ", " ")) == {"engine/layout"}
    assert invented(architecture().replace(" layout, ", " layout, cellar, ")) == {"engine/cellar"}
    moved = architecture().replace("`lab/` ratings", "`bots/` ratings")
    assert (missing(moved), invented(moved)) == (
        {"lab/ratings", "lab/sequential", "lab/ladder_plot"},
        {"bots/ratings", "bots/sequential", "bots/ladder_plot"},
    )
