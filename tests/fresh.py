"""go.py as a module, and a checkout of the project on a machine that has nothing but Python, pip and git."""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
PYTHON = str(Path(sys.base_prefix) / "bin" / "python3")
KEPT = ("PIP_", "SSL_", "npm_config_")


def go_py() -> ModuleType:
    """Return go.py as a module."""
    spec = spec_from_file_location("go", ROOT / "go.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Checkout:
    """The files of the project as they are now, in a folder of their own, with a home where nothing is."""

    def __init__(self, folder: Path) -> None:
        self.folder, home = folder / "sideline", folder / "home"
        home.mkdir()
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                copy = self.folder / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes((ROOT / name).read_bytes())
        of_the_index = {name: value for name, value in os.environ.items() if name.startswith(KEPT)}
        self.env = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(home), **of_the_index}

    def go(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run go.py there."""
        command = [PYTHON, "go.py", *words]
        return subprocess.run(
            command, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False
        )
