"""Every lesson can be played through, in both languages; planted faults are named."""

import msgspec
import pytest

from sideline.engine.lesson import LEARNER, GuidedMatch, GuidedStep, lesson_of
from sideline.engine.match import Match
from sideline.engine.registry import listings, load
from sideline.testing.lessons import faults_of, faults_of_course, faults_of_steps

TAUGHT = [name for name in listings() if lesson_of(load(name).package) is not None]


def guide_of(name: str) -> GuidedMatch:
    guide = lesson_of(load(name).package)
    assert guide is not None
    return guide


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_sound_and_is_played_through(name: str) -> None:
    assert faults_of(load(name)) == []


def test_the_card_game_is_taught() -> None:
    assert "jukem" in TAUGHT


def test_a_step_leaves_only_its_options_and_the_script_answers() -> None:
    guide = guide_of("jukem")
    match = Match(load("jukem"), guide.settings, seed=guide.luck)
    match.play(guide.reply(match))
    assert match.to_act == LEARNER
    assert [match.spell(action) for action in guide.allowed(match)] == ["take it"]
    match.play("take it")
    assert [match.spell(action) for action in match.legal()] == ["2P", "3P", "JK+2P", "JK+3P"]
    assert [match.spell(action) for action in guide.allowed(match)] == ["2P"]


def test_what_is_taken_back_is_learnt_again() -> None:
    guide = guide_of("jukem")
    match = Match(load("jukem"), guide.settings, seed=guide.luck)
    match.play(guide.reply(match))
    before = guide.step_at(match)
    match.play("take it")
    assert guide.step_at(match) is not before


def test_after_the_last_step_everything_may_be_played() -> None:
    guide = msgspec.structs.replace(guide_of("jukem"), step=())
    match = Match(load("jukem"), guide.settings, seed=guide.luck)
    assert guide.allowed(match) == match.legal()


def test_a_step_may_be_told_by_what_its_options_point_at() -> None:
    guide = guide_of("jukem")
    pointing = GuidedStep("shoot", "shoot", verb="play", source=("hand:THREE_POINTER",))
    match = Match(load("jukem"), guide.settings, seed=guide.luck)
    match.play(guide.reply(match), "take it")
    other = msgspec.structs.replace(guide, step=(guide.step[0], pointing))
    moves = [match.spell(action) for action in other.allowed(match)]
    assert "3P" in moves
    assert "2P" not in moves


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (GuidedStep("x", "take", moves=("HC",)), "x: no option is left; there are take it."),
        (GuidedStep("x", "nothing"), "x: there is no goal nothing."),
        (GuidedStep("x", "take", rules=("JK-99",)), "x: there is no rule JK-99."),
    ],
)
def test_planted_faults_are_named(step: GuidedStep, fault: str) -> None:
    game, guide = load("jukem"), guide_of("jukem")
    planted = msgspec.structs.replace(guide, step=(step, *guide.step[1:]))
    assert fault in [*faults_of_steps(game, planted), *faults_of_course(game, planted)]
