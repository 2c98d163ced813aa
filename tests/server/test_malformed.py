"""Malformed messages: each gets a typed answer, and nothing changes."""

import json
import random
from hashlib import blake2b

import pytest
from server.clients import Page, RunningServer, players

from sideline.server.protocol.messages import Changed, Done, Problem, Refused, Snapshot

QUICK = 2000
SEEDS = {
    "hello": {"type": "hello", "lang": "en", "since": 3, "token": "t" * 43, "text": True, "words": True},
    "act": {"type": "act", "id": "a1", "version": 1, "action": 1},
    "undo": {"type": "undo", "id": "a1", "version": 1},
    "why": {"type": "why", "things": ["hand:DUNK", "@table"]},
    "chat": {"type": "chat", "text": "hello"},
    "absent": {"type": "absent", "id": "a1", "choice": "claim", "bot": None},
    "ping": {"type": "ping"},
}
JUNK = [
    None,
    True,
    -1,
    0,
    2**63,
    -(2**70),
    10**30,
    1e308,
    0.5,
    "",
    "\0",
    "x" * 2000,
    [],
    {},
    [[[]]],
    {"a": {"b": {}}},
    "null",
    "'; drop table entries; --",
    "\u202e",
    "${7*7}",
]
TEXTS = [
    "",
    " ",
    "null",
    "[]",
    "0",
    '"',
    "{",
    "}",
    "{}",
    '{"type":',
    "[" * 3000,
    '{"a":' * 1000,
    '{"type":"act","type":"undo"}',
    '{"type":"nobody"}',
    '{"type":1}',
    '{"type":"act","id":"\\ud800","version":0,"action":0}',
    '{"type":"chat","text":"\\u0000"}',
    "NaN",
    '{"type":"act","id":"x","version":NaN,"action":Infinity}',
    '{"type":"act","id":"x","version":1e400,"action":1}',
    "\ufeff{}",
    "{'type':'ping'}",
    '{"type":"ping","__class__":"os"}',
    "<xml/>",
    "!!python/object/apply:os.system ['true']",
    "\x80\x04\x95",
]


def mutated(kind: str, luck: random.Random) -> str:
    """Spoil a good message in some way."""
    message: dict[str, object] = dict(SEEDS[kind])
    how = luck.randrange(7)
    if how == 0:
        message[luck.choice(sorted(message))] = luck.choice(JUNK)
    elif how == 1:
        del message[luck.choice(sorted(message))]
    elif how == 2:
        message[luck.choice(["extra", "__proto__", "seat", ""])] = luck.choice(JUNK)
    text = json.dumps(message)
    if how == 3:
        cut = luck.randrange(len(text))
        text = text[:cut]
    elif how == 4:
        at = luck.randrange(len(text))
        text = text[:at] + chr(luck.choice([0, 1, 34, 92, 123, 125, 0x202E, 0xFFFD])) + text[at + 1 :]
    elif how == 5:
        text = luck.choice(TEXTS)
    elif how == 6:
        text = text * luck.randrange(2, 5)
    return text


@pytest.mark.parametrize("kind", SEEDS)
async def test_malformed_messages_are_answered_and_change_nothing(kind: str, server: RunningServer) -> None:
    async with players(server.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        for _ in range(2):
            await page.act(page.position.options[0].action)
            await page.wait_for(Changed)
        before = fingerprint(page)
        spoilt = await ada.another_tab()
        luck = random.Random(kind)
        for _ in range(QUICK // 50):
            await flood(spoilt, [mutated(kind, luck) for _ in range(50)])
        assert server.is_running()
        assert fingerprint(await ada.open()) == before
        assert isinstance(await ada.page.act(ada.page.position.options[0].action), Done)
        await spoilt.close()
    assert "could not be served" not in server.log()


async def flood(page: Page, texts: list[str]) -> None:
    """Say many things at once; then each must have had an answer, before the answer to a last question."""
    for text in texts:
        await page.say_raw(text)
    await page.say_raw('{"type":"undo","id":"last-question","version":999}')
    answers = 0
    while True:
        message = await page.hear()
        if isinstance(message, Refused) and message.id == "last-question":
            break
        answers += 1
        assert not isinstance(message, Changed)
        if isinstance(message, Problem):
            assert message.code in ("malformed", "forbidden", "busy")
            assert message.reason
    assert answers >= len(texts)
    await page.wait_for(Snapshot)


def fingerprint(page: Page) -> bytes:
    """Hash everything the server says about the match."""
    snapshot = page.snapshot
    return blake2b(repr((page.position, snapshot.table.seats, page.lines)).encode()).digest()


async def test_binary_frames_are_not_understood(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        page = await ada.open()
        for frame in (b"", b"\x80\x04\x95", b'{"type":"ping"}', bytes(range(256))):
            await page.say_raw(frame)
            problem = await page.wait_for(Problem)
            assert problem.code == "malformed"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"[" * 5000,
        b'{"game":"jukem"}',
        b'{"game":1,"seats":[]}',
        b'{"game":"jukem","seats":[{"kind":"king"},{"kind":"me"}]}',
        b'{"game":"jukem","seats":[{"kind":"me"},{"kind":"open"}],"seed":"00"}',
        b'{"game":"jukem","seats":[{"kind":"me"},{"kind":"open"}],"clock":{"kind":"chess","seconds":NaN}}',
        b'{"game":"jukem","seats":[{"kind":"me"},{"kind":"open"}],"settings":{"a":"\\u0000"}}',
        b'{"game":"jukem","seats":[{"kind":"me"},{"kind":"open"}],"settings":{"a":1}}',
        b'{"game":"jukem","seats":[{"kind":"me"},{"kind":"open"}],"name":"\xff"}',
    ],
)
async def test_malformed_bodies_are_refused(body: bytes, url: str) -> None:
    async with players(url, "Ada") as (ada,):
        answer = await ada.http.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400
        assert answer.json()["code"] == "malformed"


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 404),
        ({"seats": [{"kind": "me"}]}, 422),
        ({"seats": [{"kind": "open"}, {"kind": "open"}]}, 422),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, 404),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 422),
        ({"seats": [{"kind": "me", "bot": "greedy"}, {"kind": "open"}]}, 422),
        ({"settings": {"periods": "99"}}, 422),
        ({"settings": {"nothing": "1"}}, 422),
        ({"variant": "nothing"}, 422),
        ({"clock": {"kind": "chess", "seconds": 0}}, 422),
        ({"settings": {str(number): "1" for number in range(300)}}, 400),
    ],
)
async def test_tables_that_cannot_be_set_up_are_refused(
    change: dict[str, object], status: int, url: str
) -> None:
    async with players(url, "Ada") as (ada,):
        body = {"game": "jukem", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
        answer = await ada.post("/api/tables", body)
        assert answer.status_code == status, answer.text
        assert answer.json()["reason"]
