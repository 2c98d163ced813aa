"""What is wrong with a command as it was typed, in a sentence."""

from difflib import get_close_matches

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from sideline.engine.words import Phrase, phrase

KINDS: dict[object, str] = {int: "whole", int | None: "whole", float: "number", bool: "flag"}


def mistyped(mistake: CycloptsError) -> Phrase | None:
    """Say what was typed wrongly, where we have a sentence for it."""
    command = " ".join(("sideline", *(mistake.command_chain or ())))
    match mistake:
        case MissingArgumentError():
            return _missing(mistake, command)
        case CoercionError(token=token) if token is not None:
            kind = KINDS.get(mistake.target_type, "other")
            return phrase("mistyped-value", name=_name(mistake), text=token.value, kind=kind)
        case UnknownOptionError():
            known = [name for argument in mistake.argument_collection for name in argument.names]
            typed = (mistake.token.keyword or mistake.token.value).partition("=")[0]
            return phrase("mistyped-option", name=typed, hint=_hint(typed, known, command))
        case UnknownCommandError(unused_tokens=[typed, *_], app=app) if app is not None:
            known = [name for name in app if not name.startswith("-")]
            return phrase("mistyped-command", name=typed, hint=_hint(typed, known, command))
        case UnusedCliTokensError():
            text = " ".join(mistake.unused_tokens or ())
            return phrase("mistyped-more", command=command, text=text)
        case RepeatArgumentError():
            return phrase("mistyped-twice", name=mistake.token.keyword or "")
    return None


def _missing(mistake: MissingArgumentError, command: str) -> Phrase:
    """What has a place of its own is missing; what is named by a word lacks its value."""
    is_placed = (
        mistake.keyword is None and mistake.argument is not None and mistake.argument.index is not None
    )
    key = "mistyped-missing" if is_placed else "mistyped-empty"
    return phrase(key, name=mistake.keyword or _name(mistake), command=command)


def _name(mistake: CycloptsError) -> str:
    """Name what is meant as help does: GAME by its place, --matches by its word."""
    argument = mistake.argument
    if argument is None:
        return ""
    return argument.name if argument.index is None else argument.name.lstrip("-").upper()


def _hint(typed: str, known: list[str], command: str) -> Phrase:
    close = get_close_matches(typed, known, n=1)
    return phrase("did-you-mean", name=close[0]) if close else phrase("mistyped-help", command=command)
