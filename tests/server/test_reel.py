"""A finished match seen again: step by step, through one pair of eyes, played on, brought along as a file."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest
from server.clients import LIFTED, PATIENCE, SHORT, Player, players, read, running_server

from sideline.engine.game import Game
from sideline.engine.hidden import as_seen_by
from sideline.engine.match import Match
from sideline.engine.registry import listings, load
from sideline.engine.replay import digest
from sideline.engine.rng import new_rng
from sideline.lab.carries import carries
from sideline.lab.shots import shots
from sideline.server.protocol.hindsight import Reel, ReplayKept
from sideline.server.protocol.messages import Failure, TableMade, Verdict
from sideline.server.table.course import Course
from sideline.server.table.reel import ALL, Piece, events_for, jumps, pictures, sight, viewers_of

REPLAYS = Path(__file__).parents[2] / "replays"


def a_replay(game: str) -> str:
    """The text of a match of middling length."""
    kept = sorted((REPLAYS / game).glob("*.replay"), key=lambda file: (file.stat().st_size, file.name))
    return kept[len(kept) // 2].read_text(encoding="utf-8")


PRACTICE = {game: Match.read(a_replay(game)) for game in listings()}
HIDDEN = [game for game in PRACTICE if load(game).redeal is not None]
SEED = bytes(32)


@pytest.fixture
async def ann(url: str) -> AsyncIterator[Player]:
    """Somebody who has played a match to its end."""
    async with players(url, "Ann") as (ann,):
        await ann.create("jukem", "me", "greedy", settings=SHORT["jukem"])
        await (await ann.open()).play_to_end()
        yield ann


async def reel_of(player: Player, **query: object) -> Reel:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    answer = await player.get(f"/api/tables/{player.table}/reel?{asked}")
    return read(answer, Reel)


async def test_a_reel_goes_from_the_deal_to_the_end(ann: Player) -> None:
    reel = await reel_of(ann)
    assert len(reel.positions) == reel.moves + 1 == len(reel.lines) + 1
    assert [position.version for position in reel.positions] == list(range(reel.moves + 1))
    assert [line.version for line in reel.lines] == list(range(1, reel.moves + 1))
    assert [position.end is None for position in reel.positions] == [True] * reel.moves + [False]
    assert reel.positions[-1].points == reel.lines[-1].points == ann.page.position.points
    assert reel.mine == (0,)


async def test_a_reel_comes_in_pages_that_fit_together(ann: Player) -> None:
    whole = await reel_of(ann)
    pages = [
        await reel_of(ann, **{"from": start, "to": start + 10}) for start in range(0, whole.moves + 1, 10)
    ]
    assert [shown for page in pages for shown in page.positions] == list(whole.positions)
    assert [line for page in pages for line in page.lines] == list(whole.lines)
    assert {page.jumps for page in pages} == {whole.jumps}


async def test_a_reel_that_was_seen_before_is_not_sent_again(ann: Player) -> None:
    path = f"/api/tables/{ann.table}/reel"
    first = await ann.get(path)
    again = await ann.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await ann.http.get(f"{path}?eyes=1", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.mark.parametrize("query", ["eyes=2", "eyes=x", "eyes=-3", "from=-1", "to=1e9", "from=", "lang=de"])
async def test_what_cannot_be_meant_is_refused(ann: Player, query: str) -> None:
    answer = await ann.get(f"/api/tables/{ann.table}/reel?{query}")
    assert (answer.status_code, read_failure(answer.content).code) == (400, "malformed")


def read_failure(content: bytes) -> Failure:
    return msgspec.json.decode(content, type=Failure)


async def test_a_match_that_goes_on_has_no_reel(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        await ann.create("jukem", "me", "greedy")
        for path in ("reel", "review"):
            assert (await ann.get(f"/api/tables/{ann.table}/{path}")).status_code == 403


# Whose eyes


def reels(match: Match, eyes: int) -> list[tuple[Any, Any]]:
    """Everything that a pair of eyes is given of a match, move by move."""
    course = Course(match, match.to_act)
    found: list[tuple[Any, Any]] = []
    while len(found) <= len(match.log):
        piece = pictures(course, Piece(eyes, len(found), len(found) + 200), SEED)
        lines = list(piece.lines) if piece.start else [None, *piece.lines]
        found += zip(piece.positions, lines, strict=True)
    return found


def redealt(match: Match, game: Game, eyes: int) -> Iterator[tuple[int, Any, Any]]:
    """Every state of a match, and another that these eyes cannot tell from it."""
    for place, s in enumerate(match.trail):
        other = as_seen_by(states_of(s), eyes, new_rng(place))[0]
        yield place, s, other


def states_of(s: Any) -> Any:
    return np.frombuffer(bytearray(s.tobytes()), s.dtype)


@pytest.mark.parametrize("name", HIDDEN)
def test_no_position_of_a_reel_depends_on_what_its_eyes_may_not_know(name: str) -> None:
    match = PRACTICE[name]
    game = match.game
    for eyes in range(game.seats):
        shown = reels(match, eyes)
        for place, _, other in redealt(match, game, eyes):
            if not shown[place][0].end:
                there = sight(game, other, eyes, place, Piece(eyes, text=True))
                here = sight(game, match.trail[place], eyes, place, Piece(eyes, text=True))
                assert msgspec.json.encode(there) == msgspec.json.encode(here)


@pytest.mark.parametrize("name", HIDDEN)
def test_a_reel_tells_each_pair_of_eyes_what_its_seat_was_told(name: str) -> None:
    match = PRACTICE[name]
    told = {eyes: events_for(match, eyes) for eyes in (ALL, *range(match.game.seats))}
    for eyes in range(match.game.seats):
        assert told[eyes] == match.happened(eyes)
    if told[0] != told[1]:
        assert any(told[ALL][move] != told[0][move] for move in range(len(match.log)))


def test_seats_with_hidden_hands_are_told_different_things() -> None:
    differing = [name for name in HIDDEN if events_for(PRACTICE[name], 0) != events_for(PRACTICE[name], 1)]
    assert {"jukem", "rugby", "nba_deck"} <= set(differing)


@pytest.mark.parametrize("name", listings())
def test_all_eyes_are_those_of_whoever_acts(name: str) -> None:
    match = PRACTICE[name]
    viewers = viewers_of(match, ALL)
    for place, s in enumerate(match.trail):
        if match.game.to_act(s) >= 0:
            assert viewers[place] == match.game.to_act(s)
    assert set(viewers) <= set(range(match.game.seats))


@pytest.mark.parametrize("name", listings())
def test_baskets_and_leads_are_those_of_the_score(name: str) -> None:
    match = PRACTICE[name]
    found = jumps(match)
    scores = [event.points for event in match.happened(0)]
    baskets = {jump.move for jump in found if jump.kind == "basket"}
    rising = {
        move
        for move, (before, after) in enumerate(zip([(0, 0), *scores], scores, strict=False), start=1)
        if any(new > old for new, old in zip(after, before, strict=True))
    }
    assert baskets == rising
    for jump in found:
        if jump.kind == "lead":
            assert scores[jump.move - 1][jump.seat] == max(scores[jump.move - 1])


@pytest.mark.parametrize("name", ["five_on_the_floor", "halfcourt_jam"])
def test_shots_add_up_to_the_score_and_begin_on_the_board(name: str) -> None:
    match = PRACTICE[name]
    found = shots(match)
    assert tuple(sum(shot.points for shot in found if shot.seat == seat) for seat in (0, 1)) == match.points()
    assert {shot.thing.split(":")[0] for shot in found} <= {"tile", "space"}


@pytest.mark.parametrize("file", ["full-match", "golden-point", "designer-greedy"])
def test_what_was_carried_adds_up_to_the_score_and_is_of_whoever_called(file: str) -> None:
    match = Match.read((REPLAYS / "rugby" / f"{file}.replay").read_text(encoding="utf-8"))
    found = carries(match)
    for seat in (0, 1):
        assert sum(carry.points for carry in found if carry.seat == seat) == match.points()[seat]
    for carry in found:
        attacker = match.trail[carry.move - 1].attacker
        assert carry.seat == attacker or carry.points
        assert carry.start.startswith("pitch:")


@pytest.mark.parametrize("name", [name for name in listings() if name != "rugby"])
def test_nothing_is_carried_where_no_play_is_called(name: str) -> None:
    assert carries(PRACTICE[name]) == ()


# Playing on


async def fork(player: Player, move: int, **more: Any) -> TableMade:
    body = {"move": move, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "name": "Ann", **more}
    return read(await player.post(f"/api/tables/{player.table}/fork", body), TableMade)


async def test_a_match_is_played_on_from_a_move_and_verifies(ann: Player) -> None:
    reel = await reel_of(ann, eyes=0)
    made = await fork(ann, 20)
    page = await ann.open(made.table)
    prefix = [line for line in page.lines if line.version == 0]
    assert [line.points for line in prefix[:20]] == [line.points for line in reel.lines[:20]]
    await page.play_to_end()
    verdict = read(await ann.get(f"/api/tables/{made.table}/verify"), Verdict)
    assert verdict.holds
    assert verdict.seed != read(await ann.get(f"/api/tables/{reel.table.id}/verify"), Verdict).seed


async def test_a_fork_with_the_same_luck_and_the_same_choices_is_the_same_match(ann: Player) -> None:
    old = ann.table
    reel = await reel_of(ann)
    made = await fork(ann, 0, same_luck=True)
    await (await ann.open(made.table)).play_to_end()
    again = await reel_of(ann)
    assert [line.text for line in again.lines] == [line.text for line in reel.lines]
    replay = await ann.get(f"/api/tables/{made.table}/replay")
    assert Match.read(replay.text) == Match.read((await ann.get(f"/api/tables/{old}/replay")).text)


async def test_what_a_table_was_begun_with_cannot_be_taken_back(ann: Player) -> None:
    reel = await reel_of(ann)
    own = next(n for n, line in enumerate(reel.lines, start=1) if line.seat == 0 == reel.positions[n].to_act)
    made = await fork(ann, own)
    page = await ann.open(made.table)
    assert page.position.can_undo is False
    answer = await page.undo()
    assert answer.__class__.__name__ == "Refused"


async def test_from_the_end_nothing_is_left_to_play(ann: Player) -> None:
    reel = await reel_of(ann)
    body = {"move": reel.moves, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    answer = await ann.post(f"/api/tables/{ann.table}/fork", body)
    assert (answer.status_code, read_failure(answer.content).code) == (409, "over")
    assert str(reel.moves - 1) in read_failure(answer.content).reason


async def test_a_fork_of_a_fork_is_played_on_and_its_replay_can_be_read(ann: Player) -> None:
    first = await fork(ann, 10)
    await (await ann.open(first.table)).play_to_end()
    second = await fork(ann, 15)
    await (await ann.open(second.table)).play_to_end()
    text = (await ann.get(f"/api/tables/{second.table}/replay")).text
    assert "\nseed " not in text
    assert Match.read(text).is_over


# Files


@pytest.mark.parametrize("name", listings())
async def test_a_replay_that_is_brought_along_is_shown_and_verifies(name: str, url: str) -> None:
    text = a_replay(name)
    async with players(url, "Ann") as (ann,):
        kept = [read(await ann.post("/api/replays", {"text": text}), ReplayKept) for _ in range(2)]
        assert kept[0] == kept[1]
        ann.table = kept[0].table
        reel = await reel_of(ann, eyes=1)
        assert reel.moves == len(PRACTICE[name].log)
        assert reel.mine == ()
        assert read(await ann.get(f"/api/tables/{ann.table}/verify"), Verdict).holds
        replay = (await ann.get(f"/api/tables/{ann.table}/replay")).text
        assert Match.read(replay) == PRACTICE[name]


async def test_a_replay_that_was_changed_is_refused_in_a_sentence(url: str) -> None:
    text = a_replay("jukem")
    unfinished = str(Match(load("jukem"), seed=SEED))
    async with players(url, "Ann") as (ann,):
        for wrong in (text.replace("home: ", "away: ", 1), text[:-40], "", "x" * 70_000, unfinished):
            answer = await ann.post("/api/replays", {"text": wrong})
            assert answer.status_code in (400, 413, 422)
            assert read_failure(answer.content).reason.endswith(".")


@pytest.mark.parametrize("game", ["unittest.__main__", "os.path", "sideline.testing.yardsticks.pig"])
async def test_a_replay_makes_the_server_import_nothing(url: str, game: str) -> None:
    text = a_replay("jukem").rpartition("digest ")[0].replace("game jukem", f"game {game}", 1)
    async with players(url, "Ann") as (ann,):
        answer = await ann.post("/api/replays", {"text": f"{text}digest {digest(text)}\n"})
        assert answer.status_code == 422
        assert "no game called" in read_failure(answer.content).reason


async def test_whoever_has_others_labour_for_long_has_to_wait_and_nobody_else(tmp_path: Path) -> None:
    """So little is allowed that one look is too much: the next one of that address waits."""
    little = {**LIFTED, "labour_burst": 1e-6, "labour_per_second": 1e-6}
    with running_server(tmp_path / "tables.db", **little) as server:
        async with players(server.url, "Ann") as (ann,):
            ann.table = read(await ann.post("/api/replays", {"text": a_replay("jukem")}), ReplayKept).table
            assert (await ann.post("/api/replays", {"text": a_replay("rugby")})).status_code == 429
            for path in ("reel", "verify", "replay"):
                answers = [await ann.get(f"/api/tables/{ann.table}/{path}") for _ in range(2)]
                assert answers[-1].status_code == 429
                assert int(answers[-1].headers["retry-after"]) >= 1
            assert (await ann.get("/api/rules/jukem")).status_code == 429
            assert (await ann.get(f"/api/tables/{ann.table}")).status_code == 200
        stranger = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=server.url, transport=stranger, timeout=PATIENCE) as other:
            assert (await other.get("/api/rules/jukem")).status_code == 200
