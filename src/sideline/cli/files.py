"""Files that commands read, and those they write: whole, or not at all."""

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from sideline.cli.sheet import Sheet
from sideline.engine.errors import BadReplay, SidelineError

LARGEST_FILE = 8_000_000


def write_whole(file: Path, text: str) -> None:
    """Write a file beside its place and put it there when all of it is on the disk; else nothing changes."""
    if file.exists() and not file.is_file():
        file.write_text(text, encoding="utf-8")  # a device, a pipe: nothing there can be lost
        return
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", delete=False
    ) as beside:
        try:
            beside.write(text)
            beside.flush()
            os.fsync(beside.fileno())
        except BaseException:
            forget(Path(beside.name))
            raise
    put_in_place(Path(beside.name), file)


def check_place(file: Path | None, sheet: Sheet) -> None:
    """Refuse to write into a folder that is not there, before anything is reckoned for it."""
    if file is not None and not file.parent.is_dir():
        raise SidelineError(sheet.say("no-folder", folder=str(file.parent)))


def put_in_place(beside: Path, file: Path) -> None:
    """Let a finished file take the place of another, with the rights that one had or a new one has."""
    try:
        beside.chmod(file.stat().st_mode & 0o777 if file.exists() else 0o666 & ~umask())
        beside.replace(file.resolve())
    except BaseException:
        forget(beside)
        raise


def umask() -> int:
    """Return which rights new files do not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def forget(file: Path) -> None:
    """Remove what is half written."""
    with suppress(OSError):
        file.unlink()


def read_text(file: Path, sheet: Sheet) -> str:
    """Read a text file, or say in a sentence why not."""
    if not file.is_file():
        raise BadReplay(sheet.say("no-file", file=str(file)))
    if file.stat().st_size > LARGEST_FILE:
        raise BadReplay(sheet.say("large-file", file=str(file)))
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadReplay(sheet.say("no-text", file=str(file))) from None
