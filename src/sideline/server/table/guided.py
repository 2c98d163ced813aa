"""What a learner is told at every step of a guided match."""

import msgspec

from sideline.engine.lesson import GuidedMatch
from sideline.engine.match import Match
from sideline.engine.words import phrase
from sideline.server.protocol.sight import LessonGoal, LessonStep, Position
from sideline.server.protocol.speech import Say, speaker
from sideline.server.table.seen import Eye


def guided(seen: Position, guide: GuidedMatch, match: Match, eye: Eye) -> Position:
    """Leave of the options what the step leaves, and say in words what it is about."""
    allowed = set(guide.allowed(match))
    options = tuple(option for option in seen.options if option.action in allowed)
    step = lesson_step(guide, match, speaker(match.game.package, eye.lang))
    return msgspec.structs.replace(seen, options=options, lesson=step)


def lesson_step(guide: GuidedMatch, match: Match, say: Say) -> LessonStep:
    """Say where the lesson is; after its last step it says so, and shows nothing more."""
    reached, step = guide.reached(match), guide.step_at(match)
    key = f"lesson-{step.say}" if step is not None else "guide-done"
    return LessonStep(
        number=min(reached + 1, len(guide.step)),
        of=len(guide.step),
        title=say(phrase(f"{key}-title")),
        words=say(phrase(key)),
        rules=step.rules if step is not None else (),
        goals=tuple(
            LessonGoal(say(phrase(f"lesson-goal-{goal}")), done=is_done(guide, goal, reached))
            for goal in guide.goals
        ),
        hint=guide.allowed(match)[0] if step is not None and match.legal() else None,
    )


def is_done(guide: GuidedMatch, goal: str, reached: int) -> bool:
    """Ask whether every step of a goal was taken."""
    return all(place < reached for place, step in enumerate(guide.step) if step.goal == goal)
