"""What is asked and cannot be done: a code for the page, and a sentence for the person."""

from sideline.engine.errors import IllegalAction, SidelineError
from sideline.engine.game import Game
from sideline.server.seen import say
from sideline.server.wire import Code


class Refusal(SidelineError):
    """Something is not done; the sentence can be said in any language."""

    def __init__(self, code: Code, key: str, **args: int | str) -> None:
        super().__init__(say("en", key, **args))
        self.code, self.key, self.args_of = code, key, args

    def text(self, lang: str) -> str:
        """Say why."""
        return say(lang, self.key, **self.args_of)


def reason_of(why: Refusal | IllegalAction, game: Game, lang: str) -> tuple[Code, str]:
    """Return the code and the sentence of a refusal, whether the server or the rules refuse."""
    if isinstance(why, Refusal):
        return why.code, why.text(lang)
    return "illegal", game.words(lang).say(why.phrase)
