"""Copies of everything kept: taken while people play, and put back where nobody does."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sideline.server.store import is_postgres
from sideline.server.store.base import StoreError
from sideline.server.store.sole import Taken, sole_user
from sideline.server.store.sqlite.schema import version

PAGES_AT_ONCE: Final = 1000
OURS: Final = "sideline"


class NoBackup(StoreError):
    """A copy could not be taken or put back; what was there is as it was."""


def back_up(database: str, to: Path) -> None:
    """Copy a database as it is at one moment, even while it is written to."""
    if to.exists():
        raise NoBackup(f"{to} is there already; name a new file.")
    if is_postgres(database):
        dump(database, to)
    else:
        copy(existing(database), to)


def restore(source: Path, database: str) -> None:
    """Put a copy in place of a database that no server is using."""
    if not source.is_file():
        raise NoBackup(f"There is no file {source}.")
    if is_postgres(database):
        load_dump(source, database)
        return
    path = Path(database.removeprefix("sqlite:"))
    with sole_user(database):
        copy(source, path)
        for part in ("-wal", "-shm"):
            path.with_name(path.name + part).unlink(missing_ok=True)


def existing(database: str) -> Path:
    """Return the file of a SQLite database that is there."""
    path = Path(database.removeprefix("sqlite:"))
    if not path.is_file():
        raise NoBackup(f"There is no database at {path}.")
    return path


def copy(source: Path, to: Path) -> None:
    """Copy a SQLite file whole or not at all; the copy is checked before it gets its name."""
    half = to.with_name(to.name + ".part")
    half.unlink(missing_ok=True)
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as here,
            closing(sqlite3.connect(half)) as there,
        ):
            if version(here) == 0:
                raise NoBackup(f"{source.name} is no database of Sideline's.")
            here.backup(there, pages=PAGES_AT_ONCE)
            there.execute("pragma journal_mode = delete")
            (verdict,) = there.execute("pragma integrity_check").fetchone()
        if verdict != "ok":
            raise NoBackup(f"{source.name} is damaged: {verdict}.")
        half.replace(to)
    except sqlite3.Error as error:
        raise NoBackup(f"{source.name} cannot be copied: {error}.") from error
    finally:
        half.unlink(missing_ok=True)


def dump(url: str, to: Path) -> None:
    """Copy our part of a PostgreSQL database into a file, as pg_dump does."""
    run(url, ["pg_dump", "--format=custom", f"--schema={OURS}", f"--file={to}"])


def load_dump(source: Path, url: str) -> None:
    """Put a dump in place of our part of a PostgreSQL database, all of it or nothing."""
    busy = ask(
        url,
        f"select count(*) from pg_stat_activity where application_name = '{OURS}'"
        " and datname = current_database()",
    )
    if busy != "0":
        raise Taken("A server is at work on this database; stop it first.")
    run(url, ["pg_restore", "--clean", "--if-exists", "--single-transaction", str(source)])


def ask(url: str, question: str) -> str:
    """Ask PostgreSQL one question."""
    return run(url, ["psql", "--no-align", "--tuples-only", f"--command={question}"]).strip()


def run(url: str, command: Sequence[str]) -> str:
    """Run one of PostgreSQL's own programs, or say which command to run where it is installed."""
    plain, secret = without_password(url)
    whole = [*command, f"--dbname={plain}"]
    if shutil.which(command[0]) is None:
        raise NoBackup(f"{command[0]} is not installed here; where it is, run: {' '.join(whole)}")
    done = subprocess.run(whole, env={**os.environ, **secret}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoBackup(f"{command[0]} failed: {' '.join(done.stderr.split())}")
    return done.stdout


def without_password(url: str) -> tuple[str, dict[str, str]]:
    """Take the password out of an address, into the environment, where other people do not see it."""
    parts = urlsplit(url)
    if parts.password is None:
        return url, {}
    name = parts.netloc.replace(f":{parts.password}@", "@", 1)
    return parts._replace(netloc=name).geturl(), {"PGPASSWORD": parts.password}
