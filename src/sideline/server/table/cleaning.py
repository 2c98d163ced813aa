"""What people write is cleaned before anybody else sees it: names and chat."""

import unicodedata
from collections import Counter
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
MOST_MARKS: Final = 2
MARKS: Final = frozenset({"Mn", "Mc", "Me"})
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
BLANKS: Final = frozenset({"Zs", "Zl", "Zp"})
IGNORED: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0xFFFC, 0xFFFC),
        (0x13441, 0x13442),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
"""Letters, marks and signs that show nothing: Unicode ignores them by default, or they are drawn blank."""


def is_text(text: str) -> bool:
    """Ask whether both databases and every encoder can hold a text: no U+0000, no half surrogate pairs."""
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)


def tidy(text: str) -> str:
    """Drop what cannot be seen and heaps of marks, also those on nothing; single blanks."""
    kept: list[str] = []
    marks = Counter[str]()
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if (kind in UNSEEN and not character.isspace()) or character in IGNORED:
            continue
        if kind in MARKS:
            marks[kind] += 1
            kept += character if kept and kept[-1] != " " and marks[kind] <= MOST_MARKS else ""
        else:
            marks.clear()
            kept.append(" " if character.isspace() or kind in BLANKS else character)
    return " ".join("".join(kept).split())


def tidy_name(text: str) -> str | None:
    """Return a nickname that can be shown, or nothing if it cannot be."""
    return _fitting(text, LONGEST_NAME)


def tidy_chat(text: str) -> str | None:
    """Return a remark that can be shown, or nothing if it cannot be."""
    return _fitting(text, LONGEST_CHAT)


def _fitting(text: str, longest: int) -> str | None:
    if not is_text(text) or len(text) > 4 * longest:
        return None
    clean = tidy(text)
    return clean if len(clean) <= longest else None
