"""Everything that the tests look at: the games, the template, and the yardsticks."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from pkgutil import iter_modules

from sideline.engine.game import Game
from sideline.engine.registry import Listing, listings
from sideline.testing import yardsticks

ROOT = Path(__file__).parents[3]
TEMPLATE = "template"


@dataclass(frozen=True)
class Subject:
    """A game with the folders of its tests and of its golden replays."""

    listing: Listing
    tests: Path
    replays: Path

    @property
    def name(self) -> str:
        """What the game is called."""
        return self.listing.name

    def load(self) -> Game:
        """Import the game and return its card."""
        return self.listing.load()


@cache
def subjects() -> dict[str, Subject]:
    """Find everything that has to conform."""
    ours = [*listings().values(), *_yardsticks()]
    found = [Subject(game, ROOT / "tests" / game.name, ROOT / "replays" / game.name) for game in ours]
    return {subject.name: subject for subject in [*found, _template()]}


def _template() -> Subject:
    """The template keeps its tests and replays in its own folder, from where they are copied."""
    home = Path(__file__).parent / TEMPLATE
    return Subject(Listing(TEMPLATE, f"sideline.testing.{TEMPLATE}"), home / "tests", home / "replays")


def _yardsticks() -> list[Listing]:
    package = yardsticks.__name__
    return [Listing(found.name, f"{package}.{found.name}") for found in iter_modules(yardsticks.__path__)]
