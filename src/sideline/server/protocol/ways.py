"""The ways in which a game is played, as the lobby and set-up offer them."""

from sideline.server.protocol.sight import Strict


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
