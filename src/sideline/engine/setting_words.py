"""What settings are called: every setting and every choice has words in the language of whoever asks."""

from collections.abc import Iterator

from sideline.engine.settings import NO_OR_YES, Setting, axis_names
from sideline.engine.words import Phrase, phrase


def label_of(setting: Setting) -> Phrase:
    """Name a setting."""
    return phrase(f"setting-{setting.name}")


def help_of(setting: Setting) -> Phrase:
    """Say what a setting changes: a question for a rule option, a sentence for a number of the book."""
    return phrase(f"setting-{setting.name}-help")


def choice_label(setting: Setting, choice: str) -> Phrase:
    """Name a choice; yes and no are called the same everywhere."""
    return phrase(f"choice-{choice}" if choice in NO_OR_YES else f"choice-{setting.name}-{choice}")


def entry_labels(setting: Setting, place: tuple[int, ...]) -> list[Phrase | str]:
    """Name one number of a table, axis by axis; what has no words is called by its code."""
    codes = [axis_names(axis)[i] for axis, i in zip(setting.axes, place, strict=True)]
    named = setting.named or ("",) * len(codes)
    return [phrase(f"{prefix}-{code}") if prefix else code for prefix, code in zip(named, codes, strict=True)]


def all_words(setting: Setting) -> Iterator[Phrase]:
    """List everything that has to be said about a setting."""
    yield label_of(setting)
    yield help_of(setting)
    yield from (choice_label(setting, choice) for choice in setting.choices)
    for _, place in setting.entries():
        yield from (label for label in entry_labels(setting, place) if isinstance(label, Phrase))
