"""Every setting of every game has a name, a help and named choices, in both languages."""

import pytest

from sideline.engine.game import Game
from sideline.engine.setting_words import all_words
from sideline.engine.words import LANGUAGES
from sideline.testing.subjects import subjects

GAMES = [subject.load() for subject in subjects().values()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_setting_has_words(game: Game, lang: str) -> None:
    words = game.words(lang)
    missing = {
        said.key for setting in game.settings for said in all_words(setting) if not words.has(said.key)
    }
    assert missing == set()
