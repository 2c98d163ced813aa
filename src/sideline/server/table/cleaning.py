"""What people write is cleaned before anybody else sees it: names and chat."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
MOST_MARKS: Final = 2
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
BLANKS: Final = frozenset({"Zs", "Zl", "Zp"})


def is_text(text: str) -> bool:
    """Ask whether both databases and every encoder can hold a text: no U+0000, no half surrogate pairs."""
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)


def tidy(text: str) -> str:
    """Drop what cannot be seen (control and direction characters) and heaps of accents; single blanks."""
    kept, marks = [], 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind == "Mn" else 0
        if character.isspace() or kind in BLANKS:
            kept.append(" ")
        elif kind not in UNSEEN and marks <= MOST_MARKS:
            kept.append(character)
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
