"""Names of seats can be declined wherever a language declines them."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sideline.engine.game import Game
from sideline.engine.registry import playable
from sideline.engine.words import LANGUAGES, words_of
from sideline.testing.template import GAME as TEMPLATE
from sideline.testing.typography import ROOT, message_files
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


NAMES = "card|coach|former|instead|leaves|wish"
WORDS_THAT_ELIDE = "[dDjJlLmMnNsStT]e|[lL]a|[qQ]ue|[jJ]usque|[lL]orsque|[pP]uisque"
BEFORE_A_NAME = re.compile(
    rf"(?<!\w)(?:{WORDS_THAT_ELIDE}) \{{ \$(?:{NAMES}) \}}|(?<!\w)(?:de|à) \{{ \$(?:rival|who) \}}"
)


@pytest.mark.parametrize("path", message_files("fr"), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_word_that_hangs_on_a_name_stands_before_one_in_french(path: Path) -> None:
    assert BEFORE_A_NAME.findall(path.read_text(encoding="utf-8")) == []


def test_words_that_hang_on_a_name_are_found() -> None:
    """Of Allen Iverson is d'Allen Iverson, of Home is des Locaux."""
    assert BEFORE_A_NAME.search("Achat de { $card }")
    assert BEFORE_A_NAME.search("victoire de { $who }")
    assert not BEFORE_A_NAME.search("Achat\u00a0: { $card }, victoire { $who-of }")
