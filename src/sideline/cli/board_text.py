"""The board in a terminal: whole where it is new, and only what changed within a turn."""

from difflib import SequenceMatcher

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

LONG = 12


class BoardText:
    """Prints the board of one seat, and remembers what it looked like."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._shown: list[str] = []

    def draw(self, board: str, title: str) -> None:
        """Print the whole board."""
        self._shown = board.splitlines()
        self._console.print(Rule(Text(title), align="left", style="dim"))
        self._console.print(Text(board))
        self._console.print(Rule(style="dim"))

    def follow(self, board: str, title: str, changed_title: str) -> None:
        """Print what changed since it was printed last; a short board is printed whole."""
        lines = board.splitlines()
        if len(lines) <= LONG:
            self.draw(board, title)
            return
        changed = changes(self._shown, lines)
        self._shown = lines
        if changed:
            self._console.print(Rule(Text(changed_title), align="left", style="dim"))
            self._console.print(Text("\n".join(changed)))


def changes(before: list[str], after: list[str]) -> list[str]:
    """Return the lines that are new or different."""
    steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [line for how, _, _, first, last in steps if how != "equal" for line in after[first:last]]
