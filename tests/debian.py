"""Programs that tests need and that Debian has: installed where we may, one caller at a time."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

APT = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600")
TURN = Path(tempfile.gettempdir()) / "sideline-tests-install.lock"


def install(package: str) -> None:
    """Install a package as root on Debian; who installs something else meanwhile is waited for."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with TURN.open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        for step in (["update"], ["install", "-y", "--no-install-recommends", package]):
            subprocess.run([*APT, *step], env=env, check=False)
