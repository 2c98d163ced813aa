"""The log: a JSON object a line, which tells of every trouble with its reason and gives no secret away."""

import ast
import json
from pathlib import Path

import httpx
import pytest
from server.clients import LIFTED, PATIENCE, Page, Player, running_server
from server.reliability.faulty import faulty_server
from websockets.exceptions import InvalidStatus

import sideline.server

SOURCES = sorted(Path(sideline.server.__path__[0]).rglob("*.py"))
ADDRESS = "203.0.113.77"


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Something went wrong here"), ("fr", "mal passé ici")])
async def test_what_went_wrong_is_found_in_the_log_by_what_was_told(
    tmp_path: Path, lang: str, sentence: str
) -> None:
    with faulty_server(tmp_path / "tables.db", "break_health", **LIFTED) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            other = await http.get("/api/games")
            answer = await http.get(f"/api/health?lang={lang}")
        server.stop()
        told = [json.loads(line) for line in server.log().splitlines() if "planted" in line]
    assert answer.status_code == 500
    name, reason = answer.headers["x-request-id"], answer.json()["reason"]
    assert sentence in reason
    assert f"{name}." in reason
    assert other.headers["x-request-id"] != name
    assert [line["request"] for line in told] == [name] * len(told)
    assert told


async def test_a_start_and_a_stop_are_told(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        server.stop()
        events = [json.loads(line)["event"] for line in server.log().splitlines()]
    assert events[-2:] == ["open", "closed"]


async def test_nothing_secret_is_in_the_log(tmp_path: Path) -> None:
    limits = {**LIFTED, "trusted_proxies": ["127.0.0.1"]}
    with faulty_server(tmp_path / "tables.db", "break_health", **limits) as server:
        player = Player(server.url, "Zerlina")
        player.http.headers["x-forwarded-for"] = ADDRESS
        await player.create("jukem", "me", "open")
        invite = (await player.open()).snapshot.invite
        guest = Player(server.url, "Despina")
        await guest.http.post(f"/api/tables/{player.table}/join", json={"invite": "wrong", "name": "x"})
        await guest.http.get(f"/api/health?token={player.token()}")
        await player.page.socket.send("nonsense")
        await player.page.hear()
        with pytest.raises(InvalidStatus):
            await Page(guest).connect(f"{player.table}x", player.cookie())
        await player.page.close()
        await player.close()
        await guest.close()
        server.stop()
        log = server.log()
    assert "planted" in log
    for secret in (player.token(), invite, player.table, ADDRESS, "Zerlina"):
        assert secret
        assert secret not in log


def warnings_without_reason(source: Path) -> list[str]:
    """Find warnings that tell neither why nor what went wrong."""
    calls = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "warning"]
    return [f"{source.name}:{call.lineno}" for call in named if "why" not in ast.unparse(call)]


def test_every_warning_has_its_reason() -> None:
    assert [place for source in SOURCES for place in warnings_without_reason(source)] == []
