"""The ways in which a game is played and its settings, as the lobby and set-up offer them."""

from sideline.lab.effects import Effect, Effects
from sideline.server.protocol.sight import Strict

__all__ = ["ChoiceInfo", "Effect", "Effects", "ModeInfo", "Rating", "SettingInfo", "VariantInfo"]


class VariantInfo(Strict, frozen=True):
    """A named set of settings."""

    name: str
    settings: dict[str, str]


class ModeInfo(Strict, frozen=True):
    """A way to play a game, offered beside the others, and the settings that make it.

    Where `level` names a setting, that says how strong the other side is, and the rules play it themselves.
    """

    name: str
    settings: dict[str, str]
    level: str | None


class Rating(Strict, frozen=True):
    """How strong a level was found to be, in Elo, beside the others of its game.

    Where `bound` is `<` or `>`, it is weaker or stronger than that: a match was never won, or never lost.
    """

    level: str
    points: int
    bound: str = ""


class ChoiceInfo(Strict, frozen=True):
    """One of the choices of a rule option: how it is written, and what it is called."""

    name: str
    label: str


class SettingInfo(Strict, frozen=True):
    """A rule option as the lobby shows it: what it is called and what it asks, in the person's language.

    `rules` are the paragraphs that it changes, `why` is the reason given there for what is printed.
    """

    name: str
    label: str
    help: str
    default: str
    choices: tuple[ChoiceInfo, ...]
    low: int | None = None
    high: int | None = None
    rules: tuple[str, ...] = ()
    why: str = ""
