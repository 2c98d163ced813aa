"""Which place in the code implements which paragraph of a rule book."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from sideline.engine.errors import BadGame

NUMBER = re.compile(r"^[A-Z0-9]+-G?\d+$")

F = TypeVar("F", bound=Callable[..., Any])

_citations: dict[str, list[str]] = {}


def cited(*paragraphs: str) -> Callable[[F], F]:
    """Remember that a function implements some paragraphs."""

    def decorate(function: F) -> F:
        cite(f"{function.__module__}.{function.__qualname__}", *paragraphs)
        return function

    return decorate


def cite(where: str, *paragraphs: str) -> None:
    """Remember that a chart, a setting or a function implements some paragraphs."""
    for paragraph in paragraphs:
        if not NUMBER.fullmatch(paragraph):
            raise BadGame(
                f"{where}: {paragraph} is not the number of a rule, which looks like JK-41 or JK-G05."
            )
        _citations.setdefault(paragraph, []).append(where)


def citations() -> dict[str, list[str]]:
    """Return the places that implement each paragraph."""
    return {paragraph: list(places) for paragraph, places in _citations.items()}
