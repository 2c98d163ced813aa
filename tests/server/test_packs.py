"""A server offers the packs it knows; a table played with one says so, and is frozen where it is missing."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from nba_deck.made_up import season
from server.clients import LIFTED, players, read, running_server

from sideline.cli import main
from sideline.engine.game import PRINTINGS
from sideline.engine.printing import printed_with
from sideline.engine.words import LANGUAGES
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.packs import compose, rate
from sideline.server.lobby.again import new_row
from sideline.server.protocol.messages import ClockWish, GameInfo, TableMade
from sideline.server.protocol.series import NewSeries, NextMatch, SeriesMade
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


async def test_a_server_offers_the_packs_of_its_folder_and_bots_play_with_them(tmp_path: Path) -> None:
    """The bot thinks in a process of its own, which has to know the pack as well."""
    folder = tmp_path / "packs"
    folder.mkdir()
    (folder / "winter.toml").write_text(rate("winter", season(), 0), encoding="utf-8")
    with running_server(tmp_path / "tables.db", **LIFTED, packs=[str(folder)]) as server:
        async with players(server.url, "Ann") as (ann,):
            games = msgspec.json.decode((await ann.get("/api/games?lang=fr")).content, type=list[GameInfo])
            offered = {game.name: game.options[0] for game in games}
            assert [choice.label for choice in offered["nba_deck"].choices] == [
                "celles de la boîte",
                "winter (cartes\u00a0: 150)",
            ]
            assert offered["nba_deck"].choices[1].name == PACK.mark
            assert offered["jukem"].name != "pack"
            own = {"pack": PACK.mark, "first_player": "away"}
            await ann.create("nba_deck", "me", "starter", settings=own)
            await ann.open()
            while "decided" not in (counters := (await ann.get("/api/metrics")).text):
                assert "fallback" not in counters
                await asyncio.sleep(0.1)
            assert (await ann.get(f"/api/tables/{ann.table}")).json()["settings"]["pack"] == PACK.mark
            new = NewSeries("nba_deck", "campaign", "Ann", settings={"pack": PACK.mark})
            series = read(await ann.post("/api/series", new), SeriesMade).series
            table = read(await ann.post(f"/api/series/{series}/next", NextMatch()), TableMade).table
            assert (await ann.get(f"/api/tables/{table}")).json()["settings"]["pack"] == PACK.mark


def test_a_server_with_a_pack_that_cannot_be_used_says_so_and_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("format = 3", encoding="utf-8")
    command = ["play", "--no-browser", "--database", str(tmp_path / "x.db"), "--pack"]
    for named in (bad, tmp_path / "nothing.toml"):
        assert main([*command, str(named)]) == 2
        assert capsys.readouterr().err.startswith(f"The pack {named} cannot be used: ")
