"""R1, the store's half: a killed process loses nothing it acknowledged, and doubles nothing it asks again."""

from server.postgres import Postgres
from server.reliability.kills import endure


async def test_nothing_acknowledged_dies_with_the_process(database: str) -> None:
    found = await endure(database, moves=2000, kills=5)
    assert found["acknowledged"] >= 2000
    assert (found["lost"], found["doubled"], found["broken"]) == (0, 0, 0)


async def test_nothing_acknowledged_dies_with_postgresql(postgres: Postgres, postgres_url: str) -> None:
    found = await endure(postgres_url, moves=300, kills=2, server=postgres)
    assert found["acknowledged"] >= 300
    assert (found["lost"], found["doubled"], found["broken"]) == (0, 0, 0)


async def test_a_store_that_acknowledges_before_the_commit_is_caught(database: str) -> None:
    found = await endure(database, moves=600, kills=3, hasty=True)
    assert found["lost"] > 0
    assert (found["doubled"], found["broken"]) == (0, 0)
