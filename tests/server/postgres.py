"""A real PostgreSQL for tests: started on a free loopback port, thrown away afterwards.

A conftest says `from server.postgres import postgres, postgres_url`; its tests then ask for either fixture.
"""

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal

import pytest
from debian import install
from server.ports import free_port

Mode = Literal["smart", "fast", "immediate"]
CONFIGURATION = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
shared_buffers = 32MB
recovery_init_sync_method = syncfs
"""


class Postgres:
    """A PostgreSQL server of our own; run by the user postgres when we are root, since it refuses root."""

    def __init__(self) -> None:
        self.binaries = find_binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="sideline-postgres-"))
        self.port = free_port()
        self._data = self.folder / "data"
        if is_root():
            shutil.chown(self.folder, "postgres", "postgres")
        self._run(
            "initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )
        with (self._data / "postgresql.conf").open("a") as configuration:
            configuration.write(f"{CONFIGURATION}port = {self.port}\n")

    def start(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-l", self.folder / "log", "-w", "start")

    def stop(self, mode: Mode = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "stop")

    def restart(self, mode: Mode = "fast") -> None:
        self.stop(mode)
        self.start()

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def empty_database(self) -> str:
        """Return the URL of a database with nothing in it; whoever still uses it is thrown out."""
        self.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid <> pg_backend_pid();"
            "drop schema if exists sideline cascade"
        )
        return self.url()

    def new_database(self) -> str:
        """Make one more empty database (a second of work and 300 files) and return its URL."""
        name = f"sideline_{secrets.token_hex(6)}"
        self.execute(f"create database {name}")
        return self.url(name)

    def execute(self, *statements: str) -> None:
        """Run statements one after the other in the usual database."""
        commands = [part for statement in statements for part in ("-c", statement)]
        self._run("psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", self.url(), *commands)

    def read(self, file: Path) -> None:
        """Run the statements of a file in the usual database."""
        copy = shutil.copy(file, self.folder)
        self._run("psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-1", "-d", self.url(), "-f", copy)

    def signal(self, number: int) -> None:
        """Send a signal to the server and all its processes."""
        leader = int((self._data / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
        for process in [leader, *map(int, children)]:
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def _run(self, program: str, *arguments: object) -> None:
        """Run one of PostgreSQL's programs; a file takes its output: a server would keep a pipe open."""
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                [self.binaries / program, *map(str, arguments)],
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
                check=False,
                **({"user": "postgres", "group": "postgres", "extra_groups": []} if is_root() else {}),
            )
            output.seek(0)
            assert done.returncode == 0, f"{program} failed:\n{output.read().decode()}"


def is_root() -> bool:
    return os.geteuid() == 0


def find_binaries() -> Path:
    """Find PostgreSQL's programs; install them if we may, and fail if not: these tests are never skipped."""
    found = installed_binaries()
    if found is None:
        install("postgresql")
        found = installed_binaries()
    assert found, "PostgreSQL is not installed: these tests need initdb, pg_ctl and psql."
    return found


def installed_binaries() -> Path | None:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        places.append(Path(on_path).resolve().parent)
    return next(
        (place for place in places if (place / "initdb").exists() and (place / "psql").exists()), None
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL server, one for the whole test run."""
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The URL of an empty database."""
    return postgres.empty_database()
