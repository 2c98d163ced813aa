"""Which place in the code implements which paragraph of a rule book."""

from collections.abc import Callable
from typing import Any, TypeVar

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
        _citations.setdefault(paragraph, []).append(where)


def citations() -> dict[str, list[str]]:
    """Return the places that implement each paragraph."""
    return {paragraph: list(places) for paragraph, places in _citations.items()}
