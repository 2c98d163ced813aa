"""`make measure`: how long functions and files are, against what style.md aims at."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

SOURCES = Path(__file__).parents[1]
LONG_FILE = 400
SHOWN = 5


def functions(file: Path) -> Iterator[tuple[int, str]]:
    """Return the length and the place of every function of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            yield length, f"{file.relative_to(SOURCES)}:{node.lineno} {node.name}"


def main() -> None:
    """Print the figures."""
    files = sorted(SOURCES.rglob("*.py"))
    lengths = sorted(found for file in files for found in functions(file))
    sizes = [length for length, _ in lengths]
    longest_tenth = quantiles(sizes, n=10)[-1]
    print(f"functions {len(sizes)}, median {median(sizes):.0f} lines, p90 {longest_tenth:.0f} lines")
    for length, place in lengths[-SHOWN:]:
        print(f"  {length:4} {place}")
    for file in files:
        lines = len(file.read_text(encoding="utf-8").splitlines())
        if lines > LONG_FILE:
            print(f"  {lines:4} lines in {file.relative_to(SOURCES)}")


if __name__ == "__main__":
    main()
