"""What is asked and cannot be done: a code for the page, and a sentence for the person."""

from sideline.engine.errors import IllegalAction, SidelineError
from sideline.engine.words import Phrase, phrase
from sideline.server.protocol.messages import Code
from sideline.server.protocol.speech import say


class Refusal(SidelineError):
    """Something is not done; the sentence can be said in any language."""

    def __init__(self, code: Code, key: str, **args: int | str) -> None:
        super().__init__(say("en", key, **args))
        self.code, self.key, self.args_of = code, key, args

    def text(self, lang: str) -> str:
        """Say why."""
        return say(lang, self.key, **self.args_of)

    @property
    def phrase(self) -> Phrase:
        """What there is to say."""
        return phrase(self.key, **self.args_of)


def code_of(why: Refusal | IllegalAction) -> Code:
    """Return the code of a refusal, whether the server or the rules refuse."""
    return why.code if isinstance(why, Refusal) else "illegal"
