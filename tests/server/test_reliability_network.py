"""R1, R3 and R15 over real sockets: killed servers, a bad network, cut connections; faults are caught."""

from pathlib import Path

from server.reliability import crashes, cuts, proxy

GAME = "jukem"


async def test_a_killed_server_loses_and_doubles_nothing_that_it_promised(tmp_path: Path) -> None:
    found = await crashes.endure(f"sqlite:{tmp_path / 'tables.db'}", moves=300, kills=2, game=GAME, tables=6)
    assert found.promised >= 300
    assert found.is_clean, found


async def test_the_same_on_postgresql(postgres_url: str) -> None:
    found = await crashes.endure(postgres_url, moves=150, kills=1, game=GAME, tables=6)
    assert found.promised >= 150
    assert found.is_clean, found


async def test_a_server_that_acknowledges_early_loses_some(tmp_path: Path) -> None:
    found = await crashes.endure(
        f"sqlite:{tmp_path / 'tables.db'}", moves=100, kills=1, game=GAME, fault="acknowledge_early", tables=6
    )
    assert found.lost > 0


async def test_everything_happens_once_through_a_bad_network(tmp_path: Path) -> None:
    found = await proxy.endure(str(tmp_path / "tables.db"), actions=160, game=GAME, tables=4)
    assert found.repeated > 0
    assert found.lost_acks > 0
    assert found.is_clean, found


async def test_a_server_that_knows_no_ids_does_things_twice(tmp_path: Path) -> None:
    found = await proxy.endure(
        str(tmp_path / "tables.db"), actions=40, game=GAME, fault="forget_ids", tables=2
    )
    assert found.unasked > 0


async def test_who_comes_back_after_a_cut_knows_everything(tmp_path: Path) -> None:
    found = await cuts.endure(str(tmp_path / "tables.db"), cuts=20, game=GAME)
    assert found.in_a_move > 0
    assert found.is_clean, found


async def test_a_server_that_leaves_a_line_out_is_caught(tmp_path: Path) -> None:
    found = await cuts.endure(str(tmp_path / "tables.db"), cuts=16, game=GAME, fault="lose_a_line")
    assert found.differing > 0
