"""A table that is played with a pack says so in its record, and is frozen where the pack is missing."""

import pytest
from nba_deck.made_up import season

from sideline.engine.game import PRINTINGS
from sideline.engine.printing import printed_with
from sideline.engine.words import LANGUAGES
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.packs import compose, rate
from sideline.server.lobby.again import new_row
from sideline.server.protocol.messages import ClockWish
from sideline.server.store.base import Row
from sideline.server.table.course import begin
from sideline.server.table.setup import Setup
from sideline.server.table.unplayable import Unplayable

PACK = compose([rate("winter", season(), 0)])
SETUP = Setup(seats=(), clock=ClockWish(), spectators="public", invite="")


@pytest.fixture
def row() -> Row:
    """Set up a table with a pack that is known by its mark alone."""
    printed_with(GAME, PACK)
    return new_row("t1", GAME, GAME.check({"pack": PACK.mark}), SETUP, seed=bytes(32), created=0.0)


def test_the_record_of_a_table_names_its_pack_and_is_played_with_it(row: Row) -> None:
    assert row.settings["pack"] == PACK.mark
    match = begin(row).match
    assert match.game.pack == PACK
    assert len(match.state.cost) == 150


def test_a_table_whose_pack_is_missing_is_frozen(row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PRINTINGS, ("nba_deck", PACK.mark))
    with pytest.raises(Unplayable, match=r"is played with the pack winter@.*, which is not here") as frozen:
        begin(row)
    assert all(PACK.mark in frozen.value.text(lang) for lang in LANGUAGES)
