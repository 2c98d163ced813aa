"""Names of seats can be declined wherever a language declines them."""

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sideline.engine.game import Game
from sideline.engine.registry import playable
from sideline.engine.words import LANGUAGES, words_of
from sideline.testing.template import GAME as TEMPLATE
from sideline.testing.yardsticks.pig import GAME as PIG

GAMES = [*playable().values(), PIG, TEMPLATE]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_seat_has_the_forms_that_chance_has(game: Game, lang: str) -> None:
    forms = {form for form in words_of(game.package, lang).forms("chance") if form.islower()}
    source = (files(game.package) / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(source))
    for seat in range(game.seats):
        assert set(bundle.get_message(f"seat-{seat}").attributes) == forms


def test_french_declines_and_english_does_not() -> None:
    assert words_of("sideline.engine", "fr").forms("chance")["of"] == "du hasard"
    assert words_of("sideline.engine", "en").forms("chance") == {}
