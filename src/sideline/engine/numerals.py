"""Numbers as each language writes them: 1,234.5 and 13% in English, 1 234,5 and 13 % in French."""

from typing import NamedTuple

from sideline.engine.words import MINUS

PER_CENT = 100


class Signs(NamedTuple):
    """How a language separates thousands and decimals, and writes per cent."""

    group: str
    point: str
    per_cent: str


SIGNS = {"en": Signs(",", ".", "%"), "fr": Signs("\u202f", ",", "\u00a0%")}


def number(value: float, lang: str, digits: int = 0) -> str:
    """Write a number, rounded to so many digits after the point; a whole one exactly, however large."""
    signs = SIGNS[lang]
    written = f"{value:,}" if isinstance(value, int) and digits == 0 else f"{value:,.{digits}f}"
    plain = written.replace(",", "_").replace(".", signs.point)
    return plain.replace("_", signs.group).replace("-", MINUS)


def signed(value: float, lang: str, digits: int = 0) -> str:
    """Write a difference, with its sign; none is 0."""
    written = number(value, lang, digits)
    return f"+{written}" if value > 0 and any(digit in written for digit in "123456789") else written


def percent(share: float, lang: str, digits: int = 0) -> str:
    """Write a share of one as a percentage."""
    return number(PER_CENT * share, lang, digits) + SIGNS[lang].per_cent
