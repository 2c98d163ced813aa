"""How actions and events are said."""

from sideline.engine.layout import SIDES
from sideline.engine.words import Phrase, phrase
from sideline.testing.template.decisions import ROLL, STAND
from sideline.testing.template.state import Phase, State

SEAT_NAMES = ("first", "second")
CHOICES = {STAND: "stand", ROLL: "roll"}


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays."""
    if s.phase == Phase.CHOOSE:
        return CHOICES.get(action, f"action {action}")
    return f"{'draw' if s.phase == Phase.DRAW else 'die'} {action + 1}"


def event(s: State) -> str:
    """Name the pending decision of chance."""
    return f"round {s.round + 1}, {'card' if s.phase == Phase.DRAW else 'die'} of seat {s.seat}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means."""
    if s.phase == Phase.CHOOSE:
        return phrase(f"label-{CHOICES[action]}")
    return phrase("label-face", face=action + 1)


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened; a card is named only to its owner."""
    who = seat_phrase(before.seat)
    if before.phase == Phase.CHOOSE:
        return phrase(f"tell-{CHOICES[action]}", who=who)
    if before.phase == Phase.ROLL:
        return phrase("tell-die", who=who, face=action + 1)
    if viewer == before.seat:
        return phrase("tell-card", who=who, face=action + 1)
    return phrase("tell-draws", who=who)


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action."""
    return phrase("why-choose", who=seat_phrase(s.seat), rule="TG-02")


def reveals(s: State, action: int) -> bool:
    """The last choice of a round turns the cards over."""
    return s.phase == Phase.CHOOSE and s.choices == SIDES - 1 and action == STAND


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    return phrase("ending", rounds=s.rounds)
