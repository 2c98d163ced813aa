"""`pytest --game jukem` runs what concerns one game: its own tests, and the common ones that name it."""

import signal

import pytest

from sideline.testing.subjects import subjects

pytest_plugins = ("strangers_game",)

# Tests that are started in the background are deaf to Ctrl+C, and so is every program that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run only what concerns this game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if game is None:
        return
    if game not in subjects():
        raise pytest.UsageError(f"There is no game called {game}; there are: {', '.join(subjects())}.")
    kept = [item for item in items if concerns(item, game)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def concerns(item: pytest.Item, game: str) -> bool:
    """Ask whether a test is in the folder of a game, or was made for it."""
    spec = getattr(item, "callspec", None)
    is_its_own = item.path.is_relative_to(subjects()[game].tests)
    return is_its_own or (spec is not None and any(game == name_of(value) for value in spec.params.values()))


def name_of(value: object) -> object:
    """Return the name of a game, of its card, or of what stands for it in the tests."""
    return getattr(value, "name", value)
