"""No two classes outside games have one name."""

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "sideline"
GAMES = ("games/", "testing/template/", "testing/yardsticks/")


def doubles(files: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """List the class names that are used twice, with the files that use them."""
    homes: dict[str, list[str]] = defaultdict(list)
    for name, text in files:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(name)
    return {name: places for name, places in homes.items() if len(places) > 1}


def sources() -> list[tuple[str, str]]:
    """Read every module outside games."""
    files = {path.relative_to(SOURCE).as_posix(): path for path in sorted(SOURCE.rglob("*.py"))}
    return [
        (name, path.read_text(encoding="utf-8")) for name, path in files.items() if not name.startswith(GAMES)
    ]


def test_no_class_name_is_used_twice() -> None:
    assert doubles(sources()) == {}


def test_a_name_that_is_used_twice_is_noticed() -> None:
    """Planted fault: a second `Table`."""
    assert doubles([*sources(), ("cellar.py", "class Table: ...")]) == {
        "Table": ["server/table/table.py", "cellar.py"]
    }
