"""Every command says what each of its parameters means."""

import pytest
from cyclopts import App

from sideline.cli import app


def commands(group: App) -> dict[str, App]:
    """Name every command, those of groups by both their names."""
    found: dict[str, App] = {}
    for name in group:
        if not name.startswith("-"):
            inner = {f"{name} {below}": command for below, command in commands(group[name]).items()}
            found |= inner or {name: group[name]}
    return found


COMMANDS = commands(app)


def parameters(name: str) -> list[tuple[str, str]]:
    """List the parameters of a command with what is said about each."""
    found = COMMANDS[name].assemble_argument_collection(parse_docstring=True)
    return [(argument.name, argument.parameter.help or "") for argument in found]


def test_there_are_commands() -> None:
    assert {"play", "tty", "simulate", "duel", "ladder", "settings", "review"} <= set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_parameter_is_explained(name: str) -> None:
    assert [parameter for parameter, about in parameters(name) if not about.strip()] == []


@pytest.mark.parametrize("name", ["simulate", "duel", "ladder", "tty"])
def test_set_shows_its_form(name: str) -> None:
    assert "NAME=VALUE" in dict(parameters(name))["--set"]
