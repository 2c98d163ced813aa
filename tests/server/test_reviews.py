"""Reviews in the page: computed apart, kept by the log, stopped at will, and silent about secrets."""

import asyncio
from pathlib import Path

import msgspec
from server.clients import LIFTED, PATIENCE, Player, players, read, running_server
from server.test_reel import a_replay

from sideline.engine.numerals import MINUS
from sideline.engine.words import LANGUAGES
from sideline.lab.figures.figure import Bar, Curve, Figure
from sideline.server.protocol.hindsight import ReplayKept, ReviewInfo, ReviewState

LONG = 6 * PATIENCE


async def open_replay(player: Player, game: str = "jukem") -> str:
    kept = read(await player.post("/api/replays", {"text": a_replay(game)}), ReplayKept)
    player.table = kept.table
    return f"/api/tables/{kept.table}/review"


async def reviewed(player: Player, path: str, query: str = "") -> ReviewInfo:
    """Ask for a review until it is there."""
    read(await player.post(f"{path}/begin"), ReviewState)
    async with asyncio.timeout(LONG):
        while True:
            state = read(await player.get(path + query), ReviewState)
            assert state.reason == ""
            if state.review is not None:
                return state.review
            await asyncio.sleep(0.1)


def farthest(figure: Figure) -> float:
    """The last move that a curve has come to."""
    return max(x for part in figure.parts if isinstance(part, Curve) for x, _ in part.points)


def written(text: str) -> int:
    """Read a number as it is written on a bar."""
    return int(text.rstrip("%").replace(MINUS, "-"))


async def test_a_review_is_computed_once_and_what_it_writes_adds_up(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        path = await open_replay(ann)
        assert read(await ann.get(path), ReviewState) == ReviewState()
        review = await reviewed(ann, path)
        assert read(await ann.post(f"{path}/begin"), ReviewState).review == review
        for seat in review.seats:
            start, *changes, result = [
                written(part.words) for part in seat.ledger.parts if isinstance(part, Bar)
            ]
            assert start + sum(changes) == result
        assert sum(seat.ledger.parts[-1].end for seat in review.seats) == 100  # type: ignore[union-attr]
        assert len(review.wins) == len(review.curve.table) - 1


async def test_a_review_speaks_both_languages(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        path = await open_replay(ann)
        said = {lang: await reviewed(ann, path, f"?lang={lang}") for lang in LANGUAGES}
        assert said["en"].outcome != said["fr"].outcome
        assert said["en"].wins == said["fr"].wins


async def test_a_review_tells_a_pair_of_eyes_only_its_own_decisions(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        path = await open_replay(ann)
        everything = await reviewed(ann, path)
        for eyes in (0, 1):
            told = await reviewed(ann, path, f"?eyes={eyes}")
            for slip, whole in zip(told.slips, everything.slips, strict=True):
                assert slip.played == (whole.played if slip.seat == eyes else "")
                assert slip.better == (whole.better if slip.seat == eyes else "")
            assert told.curve == everything.curve
            content = msgspec.json.encode(told).decode()
            own = [text for slip in told.slips for text in (slip.played, slip.better)]
            theirs = [text for slip in everything.slips for text in (slip.played, slip.better)]
            assert not [text for text in theirs if text not in own and text in content]


async def test_a_restarted_server_tells_the_same_review_without_computing_it(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ann") as (ann,):
            path = await open_replay(ann)
            review = await reviewed(ann, path)
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ann") as (ann,):
            assert read(await ann.get(path), ReviewState).review == review


async def test_the_curve_of_a_review_grows_while_it_is_computed(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ann") as (ann,):
            path = await open_replay(ann, "nba_deck")
            known = [read(await ann.post(f"{path}/begin"), ReviewState)]
            async with asyncio.timeout(LONG):
                while len({state.sketch for state in known if state.sketch}) < 2:
                    await asyncio.sleep(0.1)
                    known.append(read(await ann.get(path), ReviewState))
    ends = [farthest(state.sketch) for state in known if state.sketch]
    assert ends == sorted(ends)
    assert ends[0] < ends[-1] <= known[-1].sketch.x.high  # type: ignore[union-attr]


async def test_a_review_can_be_stopped_and_begun_again(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ann") as (ann,):
            path = await open_replay(ann, "nba_deck")
            begun = read(await ann.post(f"{path}/begin"), ReviewState)
            assert begun.progress is not None
            assert read(await ann.post(f"{path}/stop"), ReviewState) == ReviewState()
            assert read(await ann.post(f"{path}/begin"), ReviewState).progress is not None


async def test_too_many_reviews_at_once_are_refused_in_a_sentence(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", review_queue=1, **LIFTED) as server:
        async with players(server.url, "Ann") as (ann,):
            first, second = await open_replay(ann, "nba_deck"), await open_replay(ann, "rugby")
            await ann.post(f"{first}/begin")
            answer = await ann.post(f"{second}/begin")
            assert answer.status_code == 503
            assert b"review" in answer.content


async def test_a_match_that_was_claimed_has_no_review(url: str) -> None:
    async with players(url, "Ann", "Bob") as (ann, bob):
        made = await ann.create("jukem", "me", "open")
        await bob.join(made.table, made.invite)
        page = await ann.open()
        while (await page.absent("claim")).__class__.__name__ != "Done":
            await asyncio.sleep(0.1)
        state = read(await ann.post(f"/api/tables/{ann.table}/review/begin"), ReviewState)
        assert state.review is None
        assert state.reason.endswith(".")


async def test_the_shots_of_a_review_add_up_to_the_score(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        review = await reviewed(ann, await open_replay(ann, "five_on_the_floor"))
        for seat, points in enumerate(review.points):
            assert sum(shot.points for shot in review.shots if shot.seat == seat) == points
        assert all(0 <= shot.made <= shot.tried for shot in review.shots)
