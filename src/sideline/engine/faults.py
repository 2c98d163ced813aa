"""Where a mistake in somebody's source was made, said in a few words."""

import re
import sysconfig
from pathlib import Path
from traceback import extract_tb

OURS = Path(__file__).parent
STANDARD = Path(sysconfig.get_path("stdlib"))
PLACE = re.compile(r" at (\S+) \((\d+)\)")
COLOURS = re.compile(r"\x1b\[[\d;]*m")
ALLOCATES = "NRT required"
STEP = "Failed in nopython mode pipeline"


def told_with_place(fault: BaseException) -> str:
    """Say what went wrong and in which line of the author's own files."""
    what = f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__
    if isinstance(fault, SyntaxError) and fault.filename:
        return f"{fault.msg} ({short(fault.filename)}, line {fault.lineno})"
    place = place_of(fault)
    return f"{what} ({place})" if place else what


def place_of(fault: BaseException) -> str | None:
    """Name the last line outside the engine and outside the libraries that led to a fault."""
    for frame in reversed(extract_tb(fault.__traceback__)):
        if is_the_authors(frame.filename):
            return f"{short(frame.filename)}, line {frame.lineno}"
    return None


def is_the_authors(filename: str) -> bool:
    """Ask whether a file is neither the engine's nor a library's nor Python's own."""
    path = Path(filename)
    is_library = not path.is_file() or "site-packages" in path.parts or path.is_relative_to(STANDARD)
    return not is_library and not path.is_relative_to(OURS)


def told_of_compiling(fault: BaseException) -> str:
    """Say what the compiler will not take, and in which line of the author's own files."""
    text = COLOURS.sub("", str(fault))
    places = [found for found in PLACE.findall(text) if is_the_authors(found[0])]
    where = f" ({short(places[0][0])}, line {places[0][1]})" if places else ""
    if ALLOCATES in text:
        return f"an array is copied or made, and compiled code may not allocate{where}"
    if isinstance(fault, KeyError):
        return f"no record has a field {text}{where}"
    told = text.rpartition(STEP)[2].splitlines()[1:] or [type(fault).__name__]
    return f"{told[0].strip()}{where}"


def short(filename: str) -> str:
    """Name a file by its last two parts, such as pig/rules.py."""
    return "/".join(Path(filename).parts[-2:])
