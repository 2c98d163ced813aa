"""How both languages are set: apostrophes, spaces that do not break, signs. `make typography` mends files."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sideline.engine.rule_book import IN_ENGLISH
from sideline.engine.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
HARD = "\u00a0"
NARROW = "\u202f"
CODE = re.compile(r"(```.*?```|`[^`]*`|\]\([^)]*\))", re.DOTALL)
APOSTROPHE = "\u2019"
BOTH = (
    (re.compile(r"'"), APOSTROPHE),
    (re.compile(r"\.\.\."), "…"),
    (re.compile(r"(?<![\w)])-(?=\d)"), "\u2212"),
    (re.compile(r"(?<![\w)])-$"), "\u2212"),
)
SET: dict[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "en": (
        *BOTH,
        (re.compile(rf"(?:(?<=\d)|^)[ {HARD}{NARROW}]%"), "%"),
        (re.compile(r'(?<=[\s(])"'), "“"),
        (re.compile(r'"'), "”"),
    ),
    "fr": (
        *BOTH,
        (re.compile(rf"[ {HARD}]([;!?])"), rf"{NARROW}\1"),
        (re.compile(r"(?<=[\w)])([;!?])"), rf"{NARROW}\1"),
        (re.compile(rf"[ {NARROW}]([:%»])"), rf"{HARD}\1"),
        (re.compile(r"(?<=[\w)])([:%»])(?=\s|$)"), rf"{HARD}\1"),
        (re.compile(rf"«[ {NARROW}]?(?!{HARD})"), rf"«{HARD}"),
    ),
}


def well_set(text: str, lang: str) -> str:
    """Return a text as a printer sets it in a language."""
    for fault, mended in SET[lang]:
        text = fault.sub(mended, text)
    return text


def mended(source: str, lang: str) -> str:
    """Return the source of a .ftl file with its texts well set; names and choices stay as they are."""
    for start, end in reversed(list(texts(source))):
        source = source[:start] + well_set(source[start:end], lang) + source[end:]
    return source


def mended_book(book: str, lang: str) -> str:
    """Return a rule book with its text well set; code and addresses stay as they are."""
    return "".join(
        part if number % 2 else well_set(part, lang) for number, part in enumerate(CODE.split(book))
    )


def texts(source: str) -> Iterator[tuple[int, int]]:
    """Tell where the texts of a .ftl file stand."""
    found = _Texts()
    found.visit(FluentParser().parse(source))
    yield from found.spans


class _Texts(Visitor):
    """Collects the spans of texts."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Remember where a text stands."""
        assert node.span is not None
        self.spans.append((node.span.start, node.span.end))


def message_files(lang: str) -> list[Path]:
    """List every file of messages in a language, of the program and of the page."""
    return sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob(f"{lang}.ftl"))


def rule_books(lang: str) -> list[Path]:
    """List the rule books of the games in a language."""
    name = "RULES.md" if lang == IN_ENGLISH else f"RULES.{lang}.md"
    return sorted((ROOT / "src/sideline/games").glob(f"*/{name}"))


def main() -> None:
    """Mend every file of messages and every rule book, and name those that changed."""
    for lang in LANGUAGES:
        for paths, mend in ((message_files(lang), mended), (rule_books(lang), mended_book)):
            for path in paths:
                source = path.read_text(encoding="utf-8")
                if (better := mend(source, lang)) != source:
                    path.write_text(better, encoding="utf-8")
                    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
