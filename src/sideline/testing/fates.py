"""What became of the faults that were planted into a game, and a file that remembers it."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

from sideline.testing.faults import Fault
from sideline.testing.subjects import ROOT

Fate = Literal["noticed", "too slow", "SURVIVED"]


class Planted(msgspec.Struct, frozen=True):
    """A fault in a file of the repository, as that file was, and what became of it."""

    file: str
    source: str
    fault: Fault
    fate: Fate
    seconds: float

    def __str__(self) -> str:
        return f"{self.fate} after {self.seconds:.0f} s: {self.place}"

    @property
    def place(self) -> str:
        """Where it stands, and what it changes."""
        fault = self.fault
        return f"{self.file}:{fault.line}: {fault.kind}: {fault.old}  ->  {fault.new}"


class Fates:
    """The fates of faults in a file, if there is one; what was noticed need not be planted again."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._noticed = {(p.file, p.source, p.fault): p for p in _read(file) if p.fate != "SURVIVED"}

    def recall(self, file: Path, fault: Fault) -> Planted | None:
        """Return what became of a fault, if its file is still the same and it was noticed."""
        return self._noticed.get((str(file), digest(file), fault))

    def keep(self, planted: Planted) -> None:
        """Add a fate, on a line of its own even where the last one was cut short."""
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as lines:
                lines.write("\n" + msgspec.json.encode(planted).decode())


def digest(file: Path) -> str:
    """Name the content of a file of the repository."""
    return sha256((ROOT / file).read_bytes()).hexdigest()


def _read(file: Path | None) -> Iterator[Planted]:
    """Read the fates in a file; a line cut short is left out."""
    if file is None or not file.exists():
        return
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            yield msgspec.json.decode(line, type=Planted)
        except msgspec.DecodeError:
            continue
