"""What a game says of its options: words in every language, odds that add up, aims that point."""

import re
from collections.abc import Hashable, Iterator
from typing import Any

from sideline.engine.aim import Aim, no_aim
from sideline.engine.game import CHANCE, Game
from sideline.engine.odds import Odds
from sideline.engine.words import LANGUAGES, Phrase
from sideline.testing.walks import Walk, WalkStep, listed, viewers, walks

THING = re.compile(r"@?[a-z]+(:[A-Za-z0-9_:-]+)?", re.ASCII)
LONGEST_MARK = 3

Told = tuple[str, Phrase, Aim, Odds | None]


def check_words(game: Game) -> None:
    """Every option, question, log line, board, ending, explanation and odds has words in every language."""
    said = {what for played in walks(game) for what in _said(game, played)}
    for lang in LANGUAGES:
        words = game.words(lang)
        assert words.has("title")
        for what in said:
            assert words.say(what).strip(), f"{what} is empty in {lang}"
    for step in sampled(game):
        for viewer in viewers(game):
            view = game.view(step.s, viewer)
            assert all(view.text(lang).strip() for lang in LANGUAGES)


def _said(game: Game, played: Walk) -> Iterator[Phrase]:
    """Everything a match gives to say."""
    yield from (Phrase(f"seat-{seat}") for seat in range(game.seats))
    yield game.ending(played.last[0])
    yield from (what for chapter in game.explain(played.last[0]) for what in chapter.phrases())
    for step in played.steps:
        after = step.states.copy()
        game.play(after[0], step.action)
        yield from (game.tell(step.s, step.action, after[0], viewer) for viewer in viewers(game))
    for step in played.sample():
        if step.seat != CHANCE:
            yield game.ask(step.s)
        for action in listed(game, step.s):
            yield game.label(step.s, action)
            odds = None if step.seat == CHANCE else game.odds(step.s, action)
            if odds is not None:
                yield from (prospect.what for prospect in odds.prospects)
                yield from (part.what for part in odds.parts)


def check_odds(game: Game) -> None:
    """The prospects of an action are all the cases there are, and each is possible."""
    for step in sampled(game):
        for action in [] if step.seat == CHANCE else listed(game, step.s):
            odds = game.odds(step.s, action)
            if odds is not None:
                assert sum(prospect.chance for prospect in odds.prospects) == 1
                assert all(0 <= prospect.chance <= 1 for prospect in odds.prospects)


def check_aims(game: Game) -> None:
    """Every action has a verb and points at things, and no two options of a decision point alike.

    Actions that are no options point too: somebody may ask why they are none.
    """
    if game.aim is no_aim:
        return
    for step in sampled(game):
        for action in [] if step.seat == CHANCE else range(game.actions):
            _check_aim(game.aim(step.s, action))
        aims = [game.aim(step.s, action) for action in listed(game, step.s)]
        assert all(aim.verb for aim in aims), f"an option of {step} has no verb"
        pointing = [(aim.verb, frozenset(aim.source), frozenset(aim.target)) for aim in aims]
        is_clear = step.seat == CHANCE or len(set(pointing)) == len(pointing)
        assert is_clear, f"two options point alike: {pointing}"


def check_likeness(game: Game) -> None:
    """Options that are said to be alike are told alike, in whatever position."""
    known: dict[Hashable, Told] = {}
    for step in sampled(game):
        for action in [] if step.seat == CHANCE else listed(game, step.s):
            likeness = game.likeness(step.s, action)
            if likeness is not None:
                told = told_of(game, step.s, action)
                assert known.setdefault(likeness, told) == told, f"{told} is not like {known[likeness]}"


def told_of(game: Game, s: Any, action: int) -> Told:
    """Return all that is said of an option."""
    return game.spell(s, action), game.label(s, action), game.aim(s, action), game.odds(s, action)


def _check_aim(aim: Aim) -> None:
    for thing in aim.source + aim.target + aim.about:
        assert THING.fullmatch(thing), f"{thing!r} is neither a thing nor a place"
    assert len(aim.mark) <= LONGEST_MARK, f"the mark {aim.mark!r} is too long"


def sampled(game: Game) -> Iterator[WalkStep]:
    """Return steps spread over every match that a game is tested on."""
    for played in walks(game):
        yield from played.sample()
