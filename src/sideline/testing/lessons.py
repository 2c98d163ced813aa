"""What is wrong with the lesson of a game: it is played through, step by step, as a learner plays it."""

from collections.abc import Iterator

from sideline.engine.game import Game
from sideline.engine.lesson import LEARNER, MOST_STEPS, GuidedMatch, lesson_of
from sideline.engine.match import Match
from sideline.engine.rule_book import rule_book
from sideline.engine.words import LANGUAGES, Words, phrase

MOST_OPTIONS = 6
WORDS_A_MINUTE = 180
MOST_MINUTES = 3


def faults_of(game: Game) -> list[str]:
    """Name everything that is wrong with the lesson of a game; a game without one has nothing wrong."""
    guide = lesson_of(game.package)
    if guide is None:
        return []
    return [*faults_of_steps(game, guide), *faults_of_words(game, guide), *faults_of_course(game, guide)]


def faults_of_steps(game: Game, guide: GuidedMatch) -> Iterator[str]:
    """Look at the list of steps: not too many, with rules and goals that exist."""
    if len(guide.step) > MOST_STEPS:
        yield f"There are {len(guide.step)} steps, more than {MOST_STEPS}."
    known = {number for number, _ in rule_book(game.package).numbered()}
    for step in guide.step:
        yield from (f"{step.say}: there is no rule {rule}." for rule in step.rules if rule not in known)
        if step.goal not in guide.goals:
            yield f"{step.say}: there is no goal {step.goal}."
    wanted = {step.goal for step in guide.step}
    yield from (f"No step is for the goal {goal}." for goal in guide.goals if goal not in wanted)


def faults_of_words(game: Game, guide: GuidedMatch) -> Iterator[str]:
    """Look at what is said: in every language, and not more than can be read in three minutes."""
    for lang in LANGUAGES:
        words = game.words(lang)
        said = {key: spoken(words, key) for key in keys_of(guide)}
        yield from (f"{lang}: {key} has no words." for key, text in said.items() if not text)
        minutes = sum(len(text.split()) for text in said.values()) / WORDS_A_MINUTE
        if minutes > MOST_MINUTES:
            yield f"{lang}: it takes {minutes:.1f} minutes to read."


def keys_of(guide: GuidedMatch) -> list[str]:
    """List the messages of a lesson."""
    steps = [f"lesson-{step.say}{end}" for step in guide.step for end in ("-title", "")]
    return [*steps, *(f"lesson-goal-{goal}" for goal in guide.goals)]


def spoken(words: Words, key: str) -> str:
    """Return a message, or nothing where there is none."""
    text = words.say(phrase(key))
    return "" if text == key else text


def faults_of_course(game: Game, guide: GuidedMatch, seed: bytes | None = None) -> Iterator[str]:
    """Play the lesson: every step must leave something to choose, but not much, and every reply be legal.

    Another seed than its own may be tried.
    """
    match = Match(game, guide.settings, seed=seed or guide.luck)
    while guide.step_at(match) is not None and not match.is_over:
        if match.to_act == LEARNER:
            yield from faults_of_step(guide, match)
            match.play(guide.allowed(match)[0])
        else:
            reply = guide.reply(match)
            if reply is None:
                yield f"After {guide.reached(match)} decisions the script does not say what the others do."
                return
            match.play(reply)
    if guide.step_at(match) is not None:
        yield "The match is over before the lesson is."


def faults_of_step(guide: GuidedMatch, match: Match) -> Iterator[str]:
    """Look at one decision of the learner."""
    step = guide.step_at(match)
    assert step is not None
    aims = {action: match.game.aim(match.state, action) for action in match.legal()}
    left = [action for action, aim in aims.items() if step.fits(match.spell(action), aim)]
    if not left:
        options = ", ".join(map(match.spell, aims))
        yield f"{step.say}: no option is left; there are {options}."
    if len(left) > MOST_OPTIONS and len(left) < len(aims):
        yield f"{step.say}: {len(left)} options are left, more than {MOST_OPTIONS}."
