"""What every store promises, on SQLite and on PostgreSQL alike."""

import asyncio

import msgspec
import pytest
from server.store.scene import after, grow, holder, table

from sideline.server.store import (
    Conflict,
    Fenced,
    Store,
    Unavailable,
    UnknownTable,
    open_store,
)
from sideline.server.store.chain import check


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    seats = [holder(seat=0), holder(seat=1, token_hash=None, name="Bot", bot="greedy")]
    await store.create(table(), seats)
    assert await store.load("court") == (table(), seats)


async def test_there_is_no_table_that_nobody_kept(store: Store) -> None:
    assert await store.load("court") is None
    assert await store.log("court") == []


async def test_a_table_id_is_taken_once(store: Store) -> None:
    await store.create(table(), [holder()])
    with pytest.raises(Conflict, match="There is a table court already"):
        await store.create(table(game="rugby"), [holder(name="Eve")])
    assert await store.load("court") == (table(), [holder()])


async def test_entries_come_back_in_order_and_whole(store: Store) -> None:
    await store.create(table(), [])
    entries = await grow(store, 12)
    assert await store.log("court") == entries
    assert await store.log("court", since=10) == entries[10:]
    assert await store.log("court", since=12) == []
    assert check("court", entries) is None


async def test_a_first_time_is_no_repeat(store: Store) -> None:
    await store.create(table(), [])
    appended = await store.append("court", 1, after(None, "a1"))
    assert not appended.repeat
    assert appended.entry == after(None, "a1")


async def test_a_repeat_gets_the_original_entry(store: Store) -> None:
    await store.create(table(), [])
    (first,) = await grow(store, 1)
    again = await store.append("court", 1, after(None, "a1", action=63))
    assert (again.repeat, again.entry) == (True, first)
    assert await store.log("court") == [first]


async def test_a_repeat_is_known_when_the_log_has_moved_on(store: Store) -> None:
    await store.create(table(), [])
    entries = await grow(store, 5)
    again = await store.append("court", 1, after(entries[-1], "a2"))
    assert (again.repeat, again.entry) == (True, entries[1])
    assert await store.log("court") == entries


async def test_one_action_id_may_be_used_at_two_tables(store: Store) -> None:
    for name in ("court", "pitch"):
        await store.create(table(name), [])
        assert not (await store.append(name, 1, after(None, "a1", table=name))).repeat


async def test_a_taken_place_is_a_conflict(store: Store) -> None:
    await store.create(table(), [])
    entries = await grow(store, 2)
    with pytest.raises(Conflict, match="Entry 2 is not the next one of table court: 3 is"):
        await store.append("court", 1, after(entries[0], "late"))
    assert await store.log("court") == entries


async def test_a_log_has_no_gaps(store: Store) -> None:
    await store.create(table(), [])
    entries = await grow(store, 2)
    with pytest.raises(Conflict, match="Entry 4 is not the next one"):
        await store.append("court", 1, msgspec.structs.replace(after(entries[-1], "early"), version=4))
    assert await store.log("court") == entries


async def test_an_entry_has_to_carry_on_the_hash_chain(store: Store) -> None:
    await store.create(table(), [])
    entries = await grow(store, 2)
    forged = msgspec.structs.replace(after(entries[-1], "a3"), action=63)
    with pytest.raises(Conflict, match="Entry 3 of table court does not carry on its hash chain"):
        await store.append("court", 1, forged)
    with pytest.raises(Conflict):
        await store.append("court", 1, after(entries[-1], "a3", table="pitch"))
    assert await store.log("court") == entries


async def test_of_many_at_once_for_one_place_one_gets_it(store: Store) -> None:
    await store.create(table(), [])
    answers = await asyncio.gather(
        *(store.append("court", 1, after(None, f"tab{number}", action=number)) for number in range(20)),
        return_exceptions=True,
    )
    (winner,) = [answer for answer in answers if not isinstance(answer, Exception)]
    assert sum(isinstance(answer, Conflict) for answer in answers) == 19
    assert await store.log("court") == [winner.entry]


async def test_of_the_same_action_sent_at_once_one_is_new_and_the_others_are_repeats(store: Store) -> None:
    await store.create(table(), [])
    answers = await asyncio.gather(*(store.append("court", 1, after(None, "a1")) for _ in range(20)))
    assert sorted(answer.repeat for answer in answers) == [False] + [True] * 19
    assert {answer.entry.hash for answer in answers} == {after(None, "a1").hash}
    assert len(await store.log("court")) == 1


async def test_one_refusal_does_not_spoil_what_was_asked_at_the_same_time(store: Store) -> None:
    names = [f"table{number}" for number in range(30)]
    for name in names:
        await store.create(table(name), [])
    asked = [store.append(name, 1, after(None, "a1", table=name)) for name in names]
    wrong = [store.append(name, 9, after(None, "a2", table=name)) for name in names]
    nowhere = [store.append("nowhere", 1, after(None, "a1")) for _ in names]
    answers = await asyncio.gather(*asked, *wrong, *nowhere, return_exceptions=True)
    kinds = [type(answer).__name__ for answer in answers]
    assert kinds == ["Appended"] * 30 + ["Fenced"] * 30 + ["UnknownTable"] * 30
    assert [len(await store.log(name)) for name in names] == [1] * 30


async def test_taking_a_table_over_fences_the_earlier_owner_off(store: Store) -> None:
    await store.create(table(), [holder()])
    entries = await grow(store, 2)
    assert await store.own("court", "second process") == 2
    with pytest.raises(Fenced, match="Another process owns table court now"):
        await store.append("court", 1, after(entries[-1], "late"))
    with pytest.raises(Fenced):
        await store.append("court", 1, entries[0])
    with pytest.raises(Fenced):
        await store.seat(holder(name="Eve"), 1)
    assert (await store.append("court", 2, after(entries[-1], "a3"))).entry.version == 3
    assert await store.own("court", "third process") == 3
    assert await store.load("court") == (table(), [holder()])


async def test_an_epoch_that_never_was_is_fenced_off_as_well(store: Store) -> None:
    await store.create(table(), [])
    with pytest.raises(Fenced):
        await store.append("court", 2, after(None, "a1"))


async def test_what_is_not_there_cannot_be_written_to(store: Store) -> None:
    with pytest.raises(UnknownTable, match="There is no table court"):
        await store.append("court", 1, after(None, "a1"))
    with pytest.raises(UnknownTable):
        await store.own("court", "somebody")
    with pytest.raises(UnknownTable):
        await store.seat(holder(), 1)


async def test_the_last_entry_ends_the_match(store: Store) -> None:
    await store.create(table(), [])
    first = await store.append("court", 1, after(None, "a1"))
    assert await store.live() == ["court"]
    await store.append("court", 1, after(first.entry, "a2"), over=True)
    assert await store.live() == []
    assert await store.load("court") == (table(over=True), [])


async def test_a_repeat_or_a_refusal_does_not_end_the_match(store: Store) -> None:
    await store.create(table(), [])
    (first,) = await grow(store, 1)
    await store.append("court", 1, first, over=True)
    with pytest.raises(Conflict):
        await store.append("court", 1, after(None, "late"), over=True)
    assert await store.live() == ["court"]


async def test_live_tables_are_named_from_the_oldest_on(store: Store) -> None:
    for name, created in (("b", 2.0), ("Z", 1.0), ("a", 1.0), ("é", 1.0)):
        await store.create(table(name, created=created), [])
    await store.create(table("done", over=True), [])
    assert await store.live() == ["Z", "a", "é", "b"]


async def test_a_seat_changes_hands(store: Store) -> None:
    await store.create(table(), [holder(seat=0), holder(seat=1)])
    await store.seat(holder(seat=1, name="Bot", bot="greedy", token_hash=None), 1)
    await store.seat(holder(seat=2, name="Third"), 1)
    found = await store.load("court")
    assert found
    assert [(one.seat, one.name, one.bot) for one in found[1]] == [
        (0, "Zoë", None),
        (1, "Bot", "greedy"),
        (2, "Third", None),
    ]


async def test_a_forgotten_table_is_gone_for_good(store: Store) -> None:
    await store.create(table(), [holder()])
    await store.create(table("pitch"), [holder(table="pitch")])
    await grow(store, 3)
    await grow(store, 3, table="pitch")
    await store.forget("court")
    await store.forget("court")
    assert (await store.load("court"), await store.log("court")) == (None, [])
    assert len(await store.log("pitch")) == 3
    assert await store.live() == ["pitch"]
    await store.create(table(), [])
    assert await store.load("court") == (table(), [])


async def test_everything_is_there_after_closing_and_opening(store: Store, database: str) -> None:
    await store.create(table(), [holder()])
    entries = await grow(store, 5)
    await store.own("court", "somebody")
    await store.close()
    later = open_store(database)
    await later.open()
    assert await later.load("court") == (table(), [holder()])
    assert await later.log("court") == entries
    assert (await later.append("court", 2, after(entries[-1], "a6"))).entry.version == 6
    await later.close()


async def test_closing_finishes_what_was_asked_for(store: Store, database: str) -> None:
    names = [f"table{number}" for number in range(50)]
    for name in names:
        await store.create(table(name), [])
    asked = [asyncio.ensure_future(store.append(name, 1, after(None, "a1", table=name))) for name in names]
    await asyncio.sleep(0)
    await store.close()
    assert all(not answer.repeat for answer in await asyncio.gather(*asked))
    later = open_store(database)
    await later.open()
    assert [len(await later.log(name)) for name in names] == [1] * 50
    await later.close()


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.create(table(), [])
    await store.close()
    await store.close()
    for call in (store.live(), store.append("court", 1, after(None, "a1")), store.create(table("pitch"), [])):
        with pytest.raises(Unavailable, match="The database is not open"):
            await call


async def test_an_abandoned_append_harms_nobody(store: Store) -> None:
    await store.create(table(), [])
    leaving = asyncio.ensure_future(store.append("court", 1, after(None, "a1")))
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    log = await store.log("court")
    appended = await store.append("court", 1, after(None, "a1"))
    assert appended.entry == after(None, "a1")
    assert check("court", await store.log("court")) is None
    assert len(log) <= 1


async def test_listening_begins_with_a_hint_to_read_everything(store: Store) -> None:
    hints = store.changes()
    async with asyncio.timeout(60):
        assert await anext(hints) == ("", 0)


async def test_listening_ends_when_the_store_is_closed(store: Store) -> None:
    hints = store.changes()
    async with asyncio.timeout(60):
        assert await anext(hints) == ("", 0)
        waiting = asyncio.ensure_future(anext(hints, None))
        await asyncio.sleep(0)
        await store.close()
        assert await waiting is None


# When somebody was last there


async def test_a_table_is_left_from_when_it_was_made_until_somebody_comes(store: Store) -> None:
    for name, created in (("court", 100.0), ("pitch", 200.0)):
        await store.create(table(name, created=created), [])
    assert await store.untouched(200.0, over=False) == ["court", "pitch"]
    assert await store.untouched(199.0, over=False) == ["court"]
    await store.touch(["court", "nowhere"], 300.0)
    assert await store.untouched(299.0, over=False) == ["pitch"]


async def test_whoever_takes_a_table_over_is_there(store: Store) -> None:
    await store.create(table(created=100.0), [])
    await store.own("court", "me")
    assert await store.untouched(1e9, over=False) == []


async def test_nobody_was_there_earlier_than_is_known(store: Store) -> None:
    await store.create(table(created=100.0), [])
    await store.touch(["court"], 50.0)
    assert await store.untouched(99.0, over=False) == []


async def test_finished_matches_are_asked_for_apart(store: Store) -> None:
    await store.create(table(created=100.0), [])
    await store.append("court", 1, after(None, "a1"), over=True)
    assert await store.untouched(100.0, over=False) == []
    assert await store.untouched(100.0, over=True) == ["court"]


async def test_finished_matches_are_found_by_how_their_ids_begin(store: Store) -> None:
    names = ("day-1-b", "day-1-a", "day-2-a", "day-1-c", "Day-1-d")
    for moment, name in enumerate(names):
        await store.create(table(name, created=float(moment)), [])
    for name in set(names) - {"day-1-c"}:
        await store.append(name, 1, after(None, "a1", table=name), over=True)
    assert await store.finished("day-1-") == ["day-1-b", "day-1-a"]
    assert await store.finished("day-3-") == []


async def test_a_note_of_a_visit_leaves_the_log_and_its_owner_alone(store: Store) -> None:
    await store.create(table(), [])
    entries = await grow(store, 2)
    await store.touch(["court"], 1e9)
    await grow(store, 1, last=entries[-1])
    assert len(await store.log("court")) == 3


async def test_a_sign_of_life_is_written_and_the_size_is_known(store: Store) -> None:
    for _ in range(2):
        await store.probe()
    assert await store.size() > 0
    await store.close()
    with pytest.raises(Unavailable):
        await store.probe()


async def test_a_review_is_kept_beside_its_table_and_goes_with_it(store: Store) -> None:
    await store.create(table(), [])
    await store.create(table(id="gym"), [])
    await store.keep_review("court", b"log", b"a \x00 review")
    assert await store.review("court", b"log") == b"a \x00 review"
    assert await store.review("court", b"another log") is None
    assert await store.review("gym", b"log") is None
    await store.keep_review("court", b"longer", b"another")
    assert (await store.review("court", b"log"), await store.review("court", b"longer")) == (None, b"another")
    await store.forget("court")
    assert await store.review("court", b"longer") is None


async def test_no_review_is_kept_of_a_table_that_is_gone(store: Store) -> None:
    await store.keep_review("court", b"log", b"review")
    await store.create(table(), [])
    assert await store.review("court", b"log") is None
