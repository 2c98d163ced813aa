"""What every store promises of campaigns and tournaments, on SQLite and on PostgreSQL alike."""

import asyncio

import pytest

from sideline.server.store import Conflict, Store, Unkeepable
from sideline.server.store.base import SeriesEntry, SeriesHead
from sideline.server.store.reading import reading

FIRST, SECOND, THIRD = (SeriesEntry(f"{number:032x}", f'{{"number":{number}}}') for number in (1, 2, 3))


def head(
    name: str = "run", wins: int = 0, created: float = 1.0, kind: str = "campaign", *, over: bool = False
) -> SeriesHead:
    return SeriesHead(name, "nba_deck", kind, "Ann", wins, over, created)


async def test_the_log_of_a_series_comes_back_in_order_and_whole(store: Store) -> None:
    assert await store.series("run") == []
    await store.extend_series(head(), 0, [FIRST, SECOND])
    await store.extend_series(head(wins=1), 2, [THIRD])
    assert await store.series("run") == [FIRST, SECOND, THIRD]
    assert await store.series("another") == []


async def test_of_two_who_write_at_once_one_is_refused_and_nothing_of_it_is_kept(store: Store) -> None:
    await store.extend_series(head(), 0, [FIRST])
    both = await asyncio.gather(
        store.extend_series(head(wins=1), 1, [SECOND]),
        store.extend_series(head(wins=7), 1, [THIRD, THIRD]),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in both) == ["Conflict", "NoneType"]
    log = await store.series("run")
    wins = [found.wins for found in await store.best_series("nba_deck", "campaign", 10)]
    assert (log, wins) in (([FIRST, SECOND], [1]), ([FIRST, THIRD, THIRD], [7]))
    with pytest.raises(Conflict):
        await store.extend_series(head(), 0, [FIRST])


async def test_the_best_come_first_and_of_equals_the_older(store: Store) -> None:
    for name, wins, created in (("a", 1, 5.0), ("b", 3, 4.0), ("c", 3, 2.0), ("d", 0, 1.0)):
        await store.extend_series(head(name, wins, created), 0, [FIRST])
    await store.extend_series(head("cup", 9, kind="cup"), 0, [FIRST])
    await store.extend_series(head("b", 4, 99.0), 1, [SECOND])
    found = await store.best_series("nba_deck", "campaign", 2)
    assert [(one.id, one.wins, one.created) for one in found] == [("b", 4, 4.0), ("c", 3, 2.0)]
    assert await store.best_series("jukem", "campaign", 2) == []


async def test_runs_that_are_over_are_counted_by_their_wins(store: Store) -> None:
    for number, wins in enumerate((0, 0, 2)):
        await store.extend_series(head(f"over{number}", wins, over=True), 0, [FIRST])
    await store.extend_series(head("played on", 5), 0, [FIRST])
    await store.extend_series(head("cup", 9, kind="cup", over=True), 0, [FIRST])
    assert await store.series_wins("nba_deck", "campaign") == {0: 2, 2: 1}
    assert await store.series_wins("jukem", "campaign") == {}


async def test_who_plays_on_or_looks_is_noted_and_nobody_else(store: Store) -> None:
    for name in ("played", "looked", "left"):
        await store.extend_series(head(name, created=1.0), 0, [FIRST])
    await store.extend_series(head("over", created=1.0, over=True), 0, [FIRST])
    await store.extend_series(head("played", created=5.0), 1, [SECOND])
    await store.touch_series("looked", 5.0)
    await store.touch_series("looked", 2.0)
    await store.touch_series("nothing", 9.0)
    assert await store.untouched_series(4.0, over=False) == ["left"]
    assert await store.untouched_series(4.0, over=True) == ["over"]
    assert await store.untouched_series(5.0, over=False) == ["left", "looked", "played"]
    await store.forget_series("left")
    assert await store.untouched_series(4.0, over=False) == []


async def test_a_series_is_forgotten_with_its_log(store: Store) -> None:
    await store.extend_series(head(), 0, [FIRST])
    await store.forget_series("run")
    await store.forget_series("run")
    assert await store.series("run") == []
    assert await store.best_series("nba_deck", "campaign", 10) == []


async def test_whoever_hosts_reads_every_series_with_its_log(store: Store, database: str) -> None:
    await store.extend_series(head("younger", wins=2, created=5.0), 0, [FIRST])
    await store.extend_series(head("older", created=1.0), 0, [FIRST, SECOND])
    async with reading(database) as kept:
        found = await kept.series()
    assert [(one.head.id, one.head.wins, one.entries) for one in found] == [
        ("older", 0, [FIRST, SECOND]),
        ("younger", 2, [FIRST]),
    ]


async def test_what_the_databases_would_not_keep_alike_is_refused(store: Store) -> None:
    for one, entries in (
        (head("x" * 200), [FIRST]),
        (head(), [SeriesEntry("\0", "")]),
        (head(), [SeriesEntry("", "\ud800")]),
    ):
        with pytest.raises(Unkeepable):
            await store.extend_series(one, 0, entries)
