"""The save of a series: its log as a file, which is written whole each time, and refused if it is broken."""

from pathlib import Path

from sideline.cli.files import write_whole
from sideline.series.events import BadSeries, Sealed, SeriesEvent, opened, seal

FIRST_LINE = "sideline series 1"


class Save:
    """A file that remembers a series; without a path nothing is remembered."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._entries: list[Sealed] = []
        self._written = ""

    @property
    def name(self) -> str:
        """What the file is called, if there is one."""
        return str(self._path or "")

    def read(self) -> list[SeriesEvent]:
        """Return what happened so far: nothing if there is no file yet. A file that is broken is refused."""
        if self._path is None or not self._path.exists():
            return []
        try:
            self._written = self._path.read_text(encoding="utf-8")
            self._entries = _entries(self._written)
            return opened(self._entries)
        except (BadSeries, UnicodeDecodeError):
            raise BadSeries.of("series-broken-save", file=str(self._path)) from None

    def append(self, event: SeriesEvent) -> None:
        """Add what happened; it is on the disk when this returns."""
        self._entries.append(seal(self._entries[-1].seal if self._entries else "", event))
        if self._path is None:
            return
        on_disk = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
        if on_disk != self._written:
            raise BadSeries.of("series-changed-save", file=str(self._path))
        self._written = _text(self._entries)
        write_whole(self._path, self._written)


def _text(entries: list[Sealed]) -> str:
    return "\n".join([FIRST_LINE, *(f"{entry.seal} {entry.text}" for entry in entries), ""])


def _entries(text: str) -> list[Sealed]:
    first, *lines = text.split("\n")
    if first != FIRST_LINE or lines[-1:] != [""]:
        raise BadSeries.of("series-broken-entry", number=1)
    parts = [line.partition(" ") for line in lines[:-1]]
    return [Sealed(sealed, entry) for sealed, _, entry in parts]
