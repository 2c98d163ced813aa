"""The sentence over the options: what the seat to act has to decide."""

from sideline.engine.words import Phrase, phrase
from sideline.games.five_on_the_floor.decisions import to_act
from sideline.games.five_on_the_floor.facts import can_shoot, may_step_free
from sideline.games.five_on_the_floor.state import Phase, State
from sideline.games.five_on_the_floor.words.labels import seat_phrase

QUESTIONS = {
    Phase.SCHEME: "ask-scheme",
    Phase.DISCARD: "ask-discard",
    Phase.SHOT_CARD: "ask-shot-card",
    Phase.CLOSE_OUT: "ask-close-out",
    Phase.SECOND_EFFORT: "ask-second-effort",
}


def ask(s: State) -> Phrase:
    """Say what the seat to act has to decide, and the action points it has left."""
    who = seat_phrase(to_act(s))
    if s.phase == Phase.OFFENSE:
        return phrase(_question_of_offense(s), who=who, points=s.ap)
    if s.phase == Phase.DEFENSE:
        return phrase(_question_of_defense(s), who=who, points=s.ap)
    return phrase(QUESTIONS[Phase(s.phase)], who=who)


def _question_of_offense(s: State) -> str:
    if s.has_free_pass:
        return "ask-offense-free-pass"
    return "ask-offense-first" if can_shoot(s) else "ask-offense"


def _question_of_defense(s: State) -> str:
    if may_step_free(s):
        return "ask-defense-free-step"
    return "ask-defense-strip" if s.has_strip and s.ap else "ask-defense"
