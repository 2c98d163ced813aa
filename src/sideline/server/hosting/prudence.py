"""What would be unwise about running a server like this, in sentences for whoever hosts it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sideline.engine.compile_cache import is_only_temporary
from sideline.server.config import Settings, host_of, is_origin
from sideline.server.store import is_postgres

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
NETWORK_DISKS: Final = ("nfs", "cifs", "smb", "fuse.sshfs", "9p", "glusterfs", "ceph")
MOUNTS: Final = Path("/proc/self/mounts")
SPARE_DESCRIPTORS: Final = 200


def unwise(settings: Settings) -> list[str]:
    """Return everything a careful host would change."""
    return [*about_addresses(settings), *about_limits(settings), *about_disks(settings)]


def about_addresses(settings: Settings) -> Iterator[str]:
    """Look at who is let in, and whom the limits count."""
    hosts = {host_of(origin) or origin for origin in settings.origins}
    is_open = settings.host not in LOOPBACK and not settings.unix_socket
    if is_open and not hosts:
        yield f"It listens at {settings.host}, but origins is empty: pages under another name are refused."
    if hosts - LOOPBACK and not is_open and not settings.trusted_proxies and not settings.unix_socket:
        yield (
            "It has a public origin and listens to this machine only, so behind a proxy, but trusted_proxies"
            " is empty: everybody behind it counts as one address."
        )
    if any(proxy in ("*", "0.0.0.0/0", "::/0") for proxy in settings.trusted_proxies):
        yield "trusted_proxies lets anybody claim any address: name the proxy alone."
    if settings.secure and any(origin.startswith("http:") for origin in settings.origins):
        yield "Cookies are for https only, so pages of an origin with http: cannot play."
    for origin in settings.origins:
        if not is_origin(origin):
            yield f"{origin} is not an origin: it is written as https://example.org, without a path."


def about_limits(settings: Settings) -> Iterator[str]:
    """Look at what the system allows the process."""
    if resource is None:
        return
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed < settings.connections + SPARE_DESCRIPTORS:
        yield (
            f"The system allows {allowed} open files, too few for {settings.connections} connections: raise"
            " LimitNOFILE or lower connections."
        )


def about_disks(settings: Settings) -> Iterator[str]:
    """Look at the compile cache, and at the disk the database is on."""
    if is_only_temporary():
        yield (
            "Compiled code can be kept among temporary files only, and may have to be compiled again after a"
            " restart: set NUMBA_CACHE_DIR to a folder that can be written."
        )
    yield from about_replays(settings)
    if is_postgres(settings.database):
        return
    folder = Path(settings.database).absolute().parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        yield f"The folder of the database, {folder}, cannot be written to."
    kind = disk_of(folder)
    if kind.startswith(NETWORK_DISKS):
        yield f"The database is on a network disk ({kind}), on which SQLite's -shm file does not work."


def about_replays(settings: Settings) -> Iterator[str]:
    """Look at what becomes of finished matches."""
    if settings.finished_expiry and not settings.replay_folder:
        yield "Finished matches are deleted after finished_expiry, and replay_folder is empty: none is kept."
    if settings.replay_folder and not is_writable(Path(settings.replay_folder)):
        yield f"replay_folder, {settings.replay_folder}, cannot be written to: matches stay where they are."


def is_writable(folder: Path) -> bool:
    """Ask whether a folder can be written to, or made where it is to be."""
    here = next(place for place in (folder.absolute(), *folder.absolute().parents) if place.exists())
    return here.is_dir() and os.access(here, os.W_OK)


def disk_of(folder: Path) -> str:
    """Return the kind of file system that a folder is on, as far as the system tells."""
    if not MOUNTS.exists():
        return ""
    mounts = [line.split()[1:3] for line in MOUNTS.read_text(encoding="utf-8").splitlines()]
    above = [(place, kind) for place, kind in mounts if folder.is_relative_to(place)]
    return max(above, key=lambda mount: len(mount[0]), default=("", ""))[1]
