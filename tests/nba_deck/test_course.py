"""Every decision and every step has its place in the rules; old numbers of actions are still understood."""

from inspect import getsource

import pytest

from sideline.engine.rule import source_of
from sideline.games.nba_deck import rules
from sideline.games.nba_deck.actions import DECIDE, NUMBERED_1, RENUMBERED, number
from sideline.games.nba_deck.facts.turn import OF_CHANCE
from sideline.games.nba_deck.rules import steps
from sideline.games.nba_deck.state import Step

CHAPTERS = {
    steps.go_on_with_setup: steps.CHAPTERS[steps.SETUP],
    steps.go_on_with_turn: steps.CHAPTERS[steps.TURN],
    steps.go_on_with_action: steps.CHAPTERS[steps.ACTION],
    steps.go_on_with_dice: steps.CHAPTERS[steps.DICE],
    steps.go_on_to_the_end: steps.CHAPTERS[steps.END],
    steps.go_on_with_solo: steps.CHAPTERS[steps.SOLO],
}


def test_every_step_belongs_to_one_chapter() -> None:
    taken = [step for chapter in CHAPTERS.values() for step in chapter]
    assert sorted(taken) == sorted({*Step} - {Step.WAIT})


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: source_of(chapter).__name__)
def test_a_chapter_takes_all_its_steps(chapter: object) -> None:
    text = getsource(source_of(chapter))  # type: ignore[arg-type]
    assert [step for step in CHAPTERS[chapter] if f"Step.{step.name}:" not in text] == []  # type: ignore[index]


def test_everything_that_is_up_to_chance_happens() -> None:
    text = getsource(source_of(rules.let_chance)) + getsource(source_of(rules.let_chance_set_up))
    assert [phase for phase in OF_CHANCE if f"Phase.{phase.name}:" not in text] == []


NEW_SINCE = ("decide", "back", "coach", "put back", "mismatch", "not this turn", "recruit", "adopt", "renew")


def test_numbers_of_version_1_are_translated() -> None:
    translate = RENUMBERED[1]
    real = [span for span in NUMBERED_1.spans if not span.name.startswith("nothing")]
    assert [span.name for span in real] == [span.name for span in number.spans if span.name not in NEW_SINCE]
    assert [span.start for span in real][8:] == [110, 116, 152, 163, 168, 170, 190, 266, 267]
    assert [translate(action) for span in real for action in span] == list(range(DECIDE.start))
