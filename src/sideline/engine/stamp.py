"""A fingerprint of the sources that a compiled function may depend on."""

import os
from functools import cache
from hashlib import blake2b
from pathlib import Path

ENGINE = Path(__file__).parent
SOURCES = {".py", ".csv", ".toml"}
COMPILER_SWITCHES = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")


def home_of(file: str) -> Path:
    """Return the folder a source belongs to: its game, found by its state, or the folder it lies in."""
    folder = Path(file).parent
    return next((place for place in (folder, *folder.parents) if _has_state(place)), folder)


def _has_state(folder: Path) -> bool:
    """Ask whether a folder is that of a game: its state is a file, or a folder that the file outgrew."""
    return (folder / "state.py").exists() or (folder / "state" / "__init__.py").exists()


@cache
def stamp_of(folder: Path) -> str:
    """Hash every source of a folder, the engine's, and the compiler's switches (Numba forgets them)."""
    switches = " ".join(os.environ.get(switch, "") for switch in COMPILER_SWITCHES)
    digest = blake2b(switches.encode(), digest_size=6)
    for root in (ENGINE, folder):
        for path in sorted(root.rglob("*")):
            if path.suffix in SOURCES:
                digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
