"""R11 and R13: the harness of the full forms works, planted faults are caught; who arrives in mid-move."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.clients import LIFTED
from server.reliability import malformed, thinking
from server.reliability.faulty import faulty_server
from server.reliability.seeds import Listener

from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.protocol.messages import NewTable, SeatWish
from sideline.server.store import open_store
from sideline.server.table.requests import Request
from sideline.server.table.seen import Eye
from sideline.server.thinking.pool import Worker

GAME = "jukem"


class Ushering(Listener):
    """A page that lets another in as soon as its request is acknowledged."""

    def __init__(self, usher: Callable[[], None]) -> None:
        super().__init__()
        self.usher = usher

    def tell(self, frame: str) -> None:
        super().tell(frame)
        if '"type":"done"' in frame:
            self.usher()


async def test_who_arrives_between_an_acknowledgement_and_the_news_is_told_once(tmp_path: Path) -> None:
    house = Server(open_store(str(tmp_path / "tables.db")), Settings(warm=False, bot_workers=0))
    async with house.running():
        table, token = await house.lobby.create(NewTable(GAME, (SeatWish("me"), SeatWish("me"))))
        late = Listener()
        early = Ushering(lambda: table.arrive(late, token, Eye(), None))
        table.arrive(early, token, Eye(), None)
        await table.carry_out(Request("a1", "play", (0, 1), 0, table.course.match.legal()[0]), early)
        kinds = [[msgspec.json.decode(frame)["type"] for frame in page.heard] for page in (early, late)]
        assert kinds == [["snapshot", "people", "done", "changed", "people"], ["snapshot", "people"]]
        assert '"version":1' in late.heard[0]


async def endured(folder: Path, kind: str, payloads: int, fault: str | None = None) -> malformed.Endured:
    with faulty_server(folder / "tables.db", fault, **LIFTED) as server:
        return await malformed.endure(server, kind, payloads, GAME)


async def test_spoilt_messages_are_borne(tmp_path: Path) -> None:
    found = await endured(tmp_path, "act", 500)
    assert found.unhandled == 0


async def test_a_server_that_keeps_every_message_is_seen_to_grow(tmp_path: Path) -> None:
    found = await endured(tmp_path, "ping", 1000, fault="keep_everything")
    assert found.growth > 0.05


async def test_a_server_that_does_not_answer_is_caught(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        await endured(tmp_path, "ping", 50, fault="answer_nothing")


async def test_bots_whose_workers_are_frozen_or_killed_still_decide() -> None:
    found = await thinking.endure(20, names=[GAME], bots=["greedy"], bot_workers=2, bot_budget=1.0)
    assert (found.decisions, found.illegal) == (20, 0)


async def test_a_pool_that_waits_for_a_frozen_worker_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Worker.ask

    async def patient(worker: Worker, question: Any, answer: Any, seconds: float, first: float) -> Any:
        return await honest(worker, question, answer, seconds + 3.0, first)

    monkeypatch.setattr(Worker, "ask", patient)
    found = await thinking.endure(2, names=[GAME], bots=["greedy"], bot_workers=1, bot_budget=1.0)
    assert "frozen worker" in found.missed
