"""Why a match that is kept cannot be played on: a sentence in every language."""

from sideline.engine.errors import SidelineError
from sideline.server.protocol.speech import say


class Unplayable(SidelineError):
    """The record of a match means nothing to this release; the match is kept, and frozen until one comes."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(say("en", key, **args))
        self.key, self.args_of = key, args

    def text(self, lang: str) -> str:
        """Say why."""
        return say(lang, self.key, **self.args_of)
