"""T18: what one database would keep and the other not is refused by both; all else comes back unharmed."""

import math

import msgspec
import pytest
from server.store.scene import after, holder, table

from sideline.server.store import Row, Store, Unkeepable
from sideline.server.store.chain import follow

NASTY = [
    "'; drop table tables; --",
    '" or ""="',
    "Robert'); DELETE FROM entries WHERE ('1'='1",
    "\\'; select pg_sleep(10); --",
    "$1 ? :name %s {0}",
    "line\nbreak\ttab\rreturn \x01\x7f",
    "é ß 漢字 🏀 👩‍👩‍👧 \u202e\ufeff\ufffe\uffff\U0010ffff",
    "e\u0301 is not é",
    " spaces ",
    "null",
    "%00",
    "\\u0000",
    "x" * 10_000,
]
REFUSED = ["\0", "a\0b", "\ud800", "a\udfffb", "\udfff\ud800"]


@pytest.mark.parametrize("text", NASTY)
async def test_any_other_text_comes_back_unharmed(store: Store, text: str) -> None:
    id = text[:128]
    row = table(id, game=text, settings={text: text})
    seat = holder(table=id, name=text, bot=text)
    await store.create(row, [seat])
    await store.own(id, text)
    entry = after(None, id, table=id)
    assert (await store.append(id, 2, entry)).entry == entry
    assert (await store.append(id, 2, entry)).repeat
    assert await store.load(id) == (row, [seat])
    assert (await store.log(id), await store.live()) == ([entry], [id])
    await store.forget(id)
    assert await store.load(id) is None


@pytest.mark.parametrize("text", REFUSED)
async def test_zero_characters_and_half_surrogates_are_refused_wherever_they_are(
    store: Store, text: str
) -> None:
    await store.create(table(), [])
    first = after(None, "a1")
    for attempt in (
        lambda: store.create(table(text), []),
        lambda: store.create(table("new", game=text), []),
        lambda: store.create(table("new", settings={text: ""}), []),
        lambda: store.create(table("new", settings={"quarters": text}), []),
        lambda: store.create(table("new"), [holder(name=text)]),
        lambda: store.create(table("new"), [holder(bot=text)]),
        lambda: store.seat(holder(name=text), 1),
        lambda: store.own("court", text),
        lambda: store.own(text, "somebody"),
        lambda: store.append("court", 1, msgspec.structs.replace(first, action_id=text)),
        lambda: store.append(text, 1, first),
        lambda: store.load(text),
        lambda: store.log(text),
        lambda: store.forget(text),
    ):
        with pytest.raises(Unkeepable):
            await attempt()
    assert (await store.load("court"), await store.log("court")) == ((table(), []), [])
    assert await store.live() == ["court"]


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 10**30])
async def test_numbers_of_more_than_64_bits_are_refused(store: Store, number: int) -> None:
    await store.create(table(), [])
    first = after(None, "a1")
    for attempt in (
        lambda: store.create(table("new", rules_version=number), []),
        lambda: store.create(table("new"), [holder(seat=number)]),
        lambda: store.append("court", 1, msgspec.structs.replace(first, action=number)),
        lambda: store.append("court", 1, msgspec.structs.replace(first, version=number)),
        lambda: store.append("court", 1, msgspec.structs.replace(first, seat=number)),
        lambda: store.append("court", number, first),
        lambda: store.seat(holder(), number),
        lambda: store.log("court", since=number),
    ):
        with pytest.raises(Unkeepable, match="does not fit into 64 bits"):
            await attempt()


@pytest.mark.parametrize("number", [2**63 - 1, -(2**63) + 1, 0, -1])
async def test_numbers_of_64_bits_are_kept(store: Store, number: int) -> None:
    await store.create(table(rules_version=number), [holder(seat=number)])
    entry = follow("court", None, action_id="a1", kind="play", seat=number, action=number, at=0.0)
    await store.append("court", 1, entry)
    assert await store.load("court") == (table(rules_version=number), [holder(seat=number)])
    assert await store.log("court") == [entry]


@pytest.mark.parametrize("moment", [math.nan, math.inf, -math.inf])
async def test_times_that_are_none_are_refused(store: Store, moment: float) -> None:
    await store.create(table(), [])
    with pytest.raises(Unkeepable, match="is not a time"):
        await store.create(table("new", created=moment), [])
    with pytest.raises(Unkeepable, match="is not a time"):
        await store.append("court", 1, msgspec.structs.replace(after(None, "a1"), at=moment))


@pytest.mark.parametrize("moment", [0.1, 1e300, -1e-300, 5e-324, 1_700_000_000.123456789])
async def test_times_are_kept_to_the_last_bit(store: Store, moment: float) -> None:
    row: Row = table(created=moment)
    await store.create(row, [])
    assert await store.load("court") == (row, [])


@pytest.mark.parametrize("id", ["", "x" * 129])
async def test_ids_have_1_to_128_characters(store: Store, id: str) -> None:
    await store.create(table(), [])
    for attempt in (
        lambda: store.create(table(id), []),
        lambda: store.append(id, 1, after(None, "a1")),
        lambda: store.append("court", 1, msgspec.structs.replace(after(None, "a1"), action_id=id)),
    ):
        with pytest.raises(Unkeepable, match="An id has 1 to 128 characters"):
            await attempt()


async def test_unknown_kinds_of_entries_are_refused(store: Store) -> None:
    await store.create(table(), [])
    with pytest.raises(Unkeepable, match="There is no entry of the kind 'cheat'"):
        await store.append("court", 1, msgspec.structs.replace(after(None, "a1"), kind="cheat"))
