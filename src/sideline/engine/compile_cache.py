"""Where compiled code is kept between two starts: in the first of four folders that can be written."""

import atexit
import os
import shutil
import stat
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from numba.core import caching

from sideline.engine.stamp import home_of, stamp_of

ONLY_MINE: Final = 0o700
OTHERS_WRITE: Final = 0o022


class _Stamped:
    """A cached result is fresh while no source of its game or of the engine has changed."""

    _py_file: str

    def get_source_stamp(self) -> str:
        return stamp_of(home_of(self._py_file))


class InGivenFolder(_Stamped, caching.UserProvidedCacheLocator):
    """The cache in `NUMBA_CACHE_DIR`, where that is set."""


class BesideSource(_Stamped, caching.InTreeCacheLocator):
    """The cache in `__pycache__`, where that folder can be written."""


class InHome(_Stamped, caching.UserWideCacheLocator):
    """The cache in the person's own cache folder otherwise."""


class InTemporaryFolder(_Stamped, caching.UserWideCacheLocator):
    """The cache in a folder of one's own among the temporary ones, where there is no home either."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        super().__init__(py_func, py_file)  # type: ignore[no-untyped-call]
        self._cache_path = str(own_temporary_folder() / Path(self._cache_path).name)


class _SourceCacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = [InGivenFolder, BesideSource, InHome, InTemporaryFolder]  # noqa: RUF012


class SourceCache(caching.FunctionCache):
    """Keeps what an entry point was compiled to."""

    _impl_class = _SourceCacheImpl


@cache
def own_temporary_folder() -> Path:
    """Find a temporary folder that nobody else can put anything into, for what is in it is run."""
    user = os.getuid() if hasattr(os, "getuid") else "me"
    folder = Path(tempfile.gettempdir()) / f"sideline-{user}"
    folder.mkdir(mode=ONLY_MINE, exist_ok=True)
    if is_only_mine(folder.lstat()):
        return folder
    once = Path(tempfile.mkdtemp(prefix="sideline-"))
    atexit.register(shutil.rmtree, once, ignore_errors=True)
    return once


def is_only_mine(known: os.stat_result) -> bool:
    """Ask whether a folder is really one, belongs to this user, and cannot be written to by others."""
    is_own = not hasattr(os, "getuid") or known.st_uid == os.getuid()
    return stat.S_ISDIR(known.st_mode) and is_own and not known.st_mode & OTHERS_WRITE


def is_only_temporary() -> bool:
    """Ask whether compiled code can be kept nowhere but among temporary files."""
    lasting: tuple[Any, ...] = (InGivenFolder, BesideSource, InHome)
    return all(folder.from_function(is_only_mine, __file__) is None for folder in lasting)
