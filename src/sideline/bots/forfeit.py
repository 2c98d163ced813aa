"""A match that a bot loses because it did not play by the rules of bots."""

from sideline.engine.errors import SidelineError


class Forfeit(SidelineError):
    """A bot did not answer as it should."""
