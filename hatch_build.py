"""Build the page into the package whenever the package is built and the page is stale."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

import npm


class Page(BuildHookInterface):
    """Asks for a node from the Python index only where the page must be built and the machine has none."""

    def dependencies(self) -> list[str]:
        """Name what building needs besides hatchling."""
        return [] if npm.is_built() or npm.has_system_node() else [npm.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page."""
        if not npm.is_built():
            self.app.display_waiting("building the page")
            npm.build()
