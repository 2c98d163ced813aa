"""A broken game takes nobody else down: it is not on offer, and what was played of it is kept."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from strangers_game import Spoil

from sideline.engine import registry
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.lobby.catalogue import Catalogue, load_all
from sideline.server.protocol.messages import NewTable, SeatWish
from sideline.server.protocol.refusal import Refusal
from sideline.server.store import open_store
from sideline.server.table.course import begin
from sideline.server.table.unplayable import Unplayable
from sideline.server.thinking import compiling
from sideline.server.thinking.compiling import Warming

SEATS = (SeatWish("me"), SeatWish("me"))
MISTAKE = ("rules.py", "def points(", "def pionts(")


@pytest.fixture(autouse=True)
def forgotten_catalogue() -> None:
    load_all.cache_clear()


async def test_the_lobby_offers_the_others(spoil: Spoil, tmp_path: Path) -> None:
    spoil(*MISTAKE)
    house = Server(open_store(str(tmp_path / "tables.db")), Settings(warm=False, bot_workers=0))
    async with house.running():
        offered = [game.name for game in await Catalogue(house.warming).show("en")]
        assert "jukem" in offered
        assert "street_ball" not in offered
        with pytest.raises(Refusal, match="game"):
            await house.lobby.create(NewTable("street_ball", SEATS))
        table, _ = await house.lobby.create(NewTable("jukem", SEATS))
        with pytest.raises(Unplayable, match="street_ball"):
            begin(msgspec.structs.replace(table.row, game="street_ball"))
    load_all.cache_clear()


async def test_only_what_can_be_played_is_compiled(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(*MISTAKE)
    compiled: list[str] = []

    async def note(game: str) -> bool:
        compiled.append(game)
        return True

    monkeypatch.setattr(compiling, "compile_apart", note)
    monkeypatch.setattr(compiling, "is_compiling", lambda: True)
    warming = Warming(list(registry.listings()))
    warming.open()
    async with asyncio.timeout(60):
        while not warming.is_ready("rugby"):
            await asyncio.sleep(0.01)
    await warming.close()
    assert "street_ball" in registry.listings()
    assert sorted(compiled) == sorted(registry.playable())
