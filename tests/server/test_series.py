"""Campaigns and tournaments on a server: begun, played at ordinary tables, kept, and shown."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.clients import LIFTED, SHORT, Player, RunningServer, players, read, running_server

from sideline.engine.match import Match
from sideline.server.lobby.series_desk import SeriesDesk
from sideline.server.protocol.foyer import Mine
from sideline.server.protocol.messages import GameInfo, TableMade, Verdict
from sideline.server.protocol.refusal import Refusal
from sideline.server.protocol.series import KeepWish, MySeries, NewSeries, NextMatch, SeriesMade, SeriesShown
from sideline.server.protocol.sight import ShownOption
from sideline.server.store import open_store

FORBIDDEN, UNKNOWN, CONFLICT, UNPROCESSABLE = 403, 404, 409, 422
STARS = {f"kept_athletes.home.R-{slot}": str(100 - place) for place, slot in enumerate(("MJ1", "Ar1", "P1"))}
TOOTHLESS = {
    **{f"complexity.{code}": "60" for code in ("B01", "B02", "B03", "B06", "B07")},
    **{f"tactic_cost.T{number:02}": "20" for number in range(1, 21)},
    **{
        f"kept_tactics.home.{slot}": str(number) for number, slot in enumerate(("B01", "B02", "B03"), start=1)
    },
}
"""The automatic side can grasp none of its tactics and afford no other: whoever scores once wins."""
RICH = {"solo_level": "rookie", "solo_resource.rookie": "12"}
WON = {**SHORT["nba_deck"], **STARS, **TOOTHLESS, **RICH}
VERBS = ("pay", "buy", "activate", "place", "enter")


def eager(options: tuple[ShownOption, ...]) -> ShownOption:
    """Bring athletes in, attack and buy wherever that can be done."""
    for verb in VERBS:
        for option in options:
            if option.move.startswith(verb):
                return option
    return options[0]


async def begin(player: Player, kind: Any, *others: str, **settings: str) -> str:
    new = NewSeries("nba_deck", kind, player.name, others=others, settings=settings or SHORT["nba_deck"])
    return read(await player.post("/api/series", new), SeriesMade).series


async def seen(player: Player, series: str, lang: str = "en") -> SeriesShown:
    return read(await player.get(f"/api/series/{series}?lang={lang}"), SeriesShown)


async def next_table(player: Player, series: str, *keep: KeepWish) -> str:
    return read(await player.post(f"/api/series/{series}/next", NextMatch(keep)), TableMade).table


async def until(player: Player, series: str, state: str) -> SeriesShown:
    """Look again until bots have played."""
    while True:
        found = await seen(player, series)
        if found.state == state:
            return found
        await asyncio.sleep(0.1)


async def test_a_campaign_is_played_at_ordinary_tables_and_kept_cards_come_along(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        series = await begin(ann, "campaign", **WON)
        first = await seen(ann, series)
        assert (first.state, first.mine, first.wins, first.rungs[0].state) == ("play", 0, 0, "now")
        table = await next_table(ann, series)
        assert await next_table(ann, series) == table
        await (await ann.open(table)).play_to_end(eager)
        won = await seen(ann, series)
        assert (won.state, won.wins, won.rungs[0].state, won.rungs[0].table) == ("keep", 1, "won", table)
        assert won.offers and all(offer.cost <= won.threshold == 13 for offer in won.offers)
        offer = won.offers[0]
        following = await next_table(ann, series, KeepWish(offer.card, offer.slots[0].place))
        after = await seen(ann, series)
        assert [kept.words for kept in after.kept] == [offer.words]
        assert after.rungs[0].kept == (offer.words,)
        text = (await ann.get(f"/api/tables/{following}")).json()
        assert text["settings"][f"kept_athletes.home.{offer.slots[0].place}"] == str(int(offer.card[1:]))
        verdict = read(await ann.get(f"/api/tables/{table}/verify"), Verdict)
        assert verdict.holds
        replay = (await ann.get(f"/api/tables/{table}/replay")).text
        assert Match.read(replay).points() == won.rungs[0].points
        best = await seen(ann, series)
        assert ("Ann", 1) in [(run.name, run.wins) for run in best.best]


async def test_a_campaign_ends_with_the_first_match_lost(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        series = await begin(ann, "campaign")
        table = await next_table(ann, series)
        await (await ann.open(table)).play_to_end()
        over = await seen(ann, series, "fr")
        assert (over.state, over.wins, [rung.state for rung in over.rungs]) == ("over", 0, ["lost"])
        assert "ressource 2" in over.rungs[0].words
        refused = await ann.post(f"/api/series/{series}/next", NextMatch())
        assert (refused.status_code, refused.json()["reason"]) == (
            CONFLICT,
            "It is over: there is no match left to play.",
        )


async def test_only_who_takes_part_plays_on_and_anybody_may_look(url: str) -> None:
    async with players(url, "Ann", "Eve") as (ann, eve):
        series = await begin(ann, "campaign")
        assert (await seen(eve, series)).mine is None
        assert (await eve.post(f"/api/series/{series}/next", NextMatch())).status_code == FORBIDDEN
        assert (await eve.post(f"/api/series/{series}/enter", {"name": "Eve"})).status_code == CONFLICT
        assert (await eve.get(f"/api/series/{'x' * 20}")).status_code == UNKNOWN
        assert "seal" not in (await eve.get(f"/api/series/{series}")).text
        assert (await seen(ann, series)).mine == 0


async def test_what_was_not_offered_cannot_be_kept(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        series = await begin(ann, "campaign", **WON)
        await (await ann.open(await next_table(ann, series))).play_to_end(eager)
        for wish in (KeepWish("N100", "R-MJ1"), KeepWish("nobody", "R-MJ1"), KeepWish("N001", "nowhere")):
            refused = await ann.post(f"/api/series/{series}/next", NextMatch((wish,)))
            assert refused.status_code == UNPROCESSABLE
        assert (await seen(ann, series)).state == "keep"


async def test_a_cup_of_people_and_bots_has_a_bracket_and_a_winner(url: str) -> None:
    async with players(url, "Ann", "Bob") as (ann, bob):
        series = await begin(ann, "cup", "random", "random", "")
        assert ((await seen(bob, series)).state, (await seen(ann, series)).state) == ("open", "wait")
        assert (await bob.post(f"/api/series/{series}/enter", {"name": "Bob"})).status_code == 204
        assert [entrant.name for entrant in (await seen(bob, series)).entrants] == [
            "Ann",
            "random",
            "random",
            "Bob",
        ]
        table = await next_table(ann, series)
        assert await next_table(bob, series) == table
        await bob.open(table)
        await bob.page.close()
        page = await ann.open(table)
        while (await page.absent("claim")).__class__.__name__ != "Done":
            await asyncio.sleep(0.1)
        found = await until(ann, series, "play")
        assert found.rounds[0][0].winner == 0
        assert (await seen(bob, series)).state in ("wait", "over")
        final = await next_table(ann, series)
        await (await ann.open(final)).play_to_end()
        over = await until(ann, series, "over")
        assert sorted(row.played for row in over.standings) == [1, 1, 2, 2]
        assert over.rounds[1][0].winner == over.standings[0].entrant
        assert all(pair.table for number in over.rounds for pair in number)


@pytest.mark.parametrize(
    ("new", "status"),
    [
        (NewSeries("chess", "campaign"), UNKNOWN),
        (NewSeries("jukem", "campaign"), UNPROCESSABLE),
        (NewSeries("nba_deck", "campaign", others=("starter",)), UNPROCESSABLE),
        (NewSeries("nba_deck", "cup"), UNPROCESSABLE),
        (NewSeries("nba_deck", "cup", others=("nobody",)), UNKNOWN),
        (NewSeries("nba_deck", "campaign", settings={"pile_size": "7"}), UNPROCESSABLE),
    ],
)
async def test_what_cannot_be_begun_is_refused_with_a_sentence(url: str, new: NewSeries, status: int) -> None:
    async with players(url, "Ann") as (ann,):
        refused = await ann.post("/api/series", new)
        assert refused.status_code == status
        assert refused.json()["reason"].endswith(".")


async def test_the_lobby_tells_which_series_a_game_has(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        games = msgspec.json.decode((await ann.get("/api/games")).content, type=list[GameInfo])
    assert {game.name: game.series for game in games if game.series} == {"nba_deck": ("campaign", "cup")}


async def test_who_takes_part_is_told_how_it_stands_and_nobody_else(url: str) -> None:
    async with players(url, "Ann", "Eve") as (ann, eve):
        series = await begin(ann, "campaign")
        told = read(await ann.get(f"/api/series/{series}/mine?lang=fr"), MySeries)
        assert (told.kind, told.state, told.deletable) == ("campaign", "play", True)
        assert "ressource 2" in told.words
        table = await next_table(ann, series)
        assert read(await ann.get(f"/api/tables/{table}/mine"), Mine).series == series
        assert (await eve.get(f"/api/series/{series}/mine")).status_code == FORBIDDEN


async def test_a_campaign_is_deleted_with_its_matches_by_whom_it_belongs_to(url: str) -> None:
    async with players(url, "Ann", "Eve") as (ann, eve):
        series = await begin(ann, "campaign")
        table = await next_table(ann, series)
        assert (await eve.post(f"/api/series/{series}/forget")).status_code == FORBIDDEN
        assert (await seen(ann, series)).mine == 0
        assert (await ann.post(f"/api/series/{series}/forget")).status_code == 204
        assert (await ann.get(f"/api/series/{series}")).status_code == UNKNOWN
        assert (await eve.get(f"/api/tables/{table}")).status_code == UNKNOWN


async def test_a_cup_is_deleted_by_who_is_alone_in_it_but_not_while_others_play(url: str) -> None:
    async with players(url, "Ann", "Bob") as (ann, bob):
        series = await begin(ann, "cup", "random", "random", "")
        assert read(await ann.get(f"/api/series/{series}/mine"), MySeries).deletable
        await bob.post(f"/api/series/{series}/enter", {"name": "Bob"})
        refused = await ann.post(f"/api/series/{series}/forget")
        assert (refused.status_code, refused.json()["reason"]) == (
            FORBIDDEN,
            "Others still play in it: it can be deleted once it is over.",
        )
        assert not read(await bob.get(f"/api/series/{series}/mine"), MySeries).deletable


async def test_a_match_of_a_campaign_goes_with_it_and_not_alone(url: str) -> None:
    """Else a match that was lost could be deleted before the campaign has noticed, and played again."""
    async with players(url, "Ann") as (ann,):
        series = await begin(ann, "campaign")
        table = await next_table(ann, series)
        assert (await ann.post(f"/api/tables/{table}/leave")).status_code == FORBIDDEN
        await (await ann.open(table)).play_to_end()
        refused = await ann.post(f"/api/tables/{table}/forget")
        assert refused.status_code == FORBIDDEN
        assert "belongs to a campaign or a tournament" in refused.json()["reason"]
        over = await seen(ann, series)
        assert (over.state, over.rungs[0].table) == ("over", table)


async def test_a_server_that_is_killed_forgets_nothing_of_a_series(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ann") as (ann,):
            series = await begin(ann, "campaign", **WON)
            table = await next_table(ann, series)
            await (await ann.open(table)).play_to_end(eager)
            offer = (await seen(ann, series)).offers[0]
            restart(server)
            assert (await seen(ann, series)).offers[0] == offer
            following = await next_table(ann, series, KeepWish(offer.card, offer.slots[0].place))
            restart(server)
            again = await seen(ann, series)
            assert (again.wins, again.table, [kept.words for kept in again.kept]) == (
                1,
                following,
                [offer.words],
            )


def restart(server: RunningServer) -> None:
    server.kill()
    server.start()


async def test_a_series_that_is_not_there_is_neither_remembered_nor_written(tmp_path: Path) -> None:
    """Whoever makes names up would fill the memory, and have the database written for each."""
    store = open_store(str(tmp_path / "tables.db"))
    await store.open()
    desk = SeriesDesk(None, store)  # type: ignore[arg-type]
    with pytest.raises(Refusal):
        await desk.settle("made-up")
    assert not desk._visits._noted
    await store.close()
