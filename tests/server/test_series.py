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
from sideline.server.protocol.series import (
    KeepWish,
    MySeries,
    NewSeries,
    NextMatch,
    RunsInfo,
    SeriesMade,
    SeriesShown,
)
from sideline.server.protocol.sight import ShownOption
from sideline.server.store import open_store
from sideline.server.store.base import SeriesEntry, SeriesHead

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


async def reckoned(player: Player, series: str) -> SeriesShown:
    """Look again until the chances are known."""
    while True:
        found = await seen(player, series)
        if not found.reckoning:
            return found
        await asyncio.sleep(0.2)


async def test_who_takes_part_is_told_the_chances_of_the_matches_ahead_and_nobody_else(url: str) -> None:
    async with players(url, "Ann", "Eve") as (ann, eve):
        series = await begin(ann, "campaign", **WON)
        stranger = await seen(eve, series)
        assert not stranger.reckoning
        assert stranger.deck is None and {rung.chance for rung in stranger.rungs} == {None}
        known = await reckoned(ann, series)
        assert [rung.state for rung in known.rungs] == ["now", *["ahead"] * 7]
        assert all(rung.chance and 0 <= rung.chance.won <= rung.chance.matches for rung in known.rungs)
        assert known.deck and known.deck.cards == 17
        assert {rung.chance for rung in (await seen(eve, series)).rungs} == {None}


async def test_another_campaign_with_the_same_settings_finds_the_chances_there(url: str) -> None:
    """What hangs on the settings alone is played once."""
    async with players(url, "Ann", "Bob") as (ann, bob):
        series = await begin(ann, "campaign", **WON)
        known = await reckoned(ann, series)
        like = NewSeries("nba_deck", "campaign", "Bob", like=series)
        other = read(await bob.post("/api/series", like), SeriesMade).series
        found = await seen(bob, other)
        assert not found.reckoning
        assert [rung.chance for rung in found.rungs] == [rung.chance for rung in known.rungs]
        assert [rung.words for rung in found.rungs] == [rung.words for rung in known.rungs]
        table, own = await next_table(bob, other), await next_table(ann, series)
        shown, mine = [(await bob.get(f"/api/tables/{name}")).json() for name in (table, own)]
        assert shown["settings"] == mine["settings"]
        assert shown["commitment"] != mine["commitment"]


async def test_there_is_no_campaign_like_one_that_is_not_there_or_like_a_cup(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        cup = await begin(ann, "cup", "random", "random")
        for like in ("x" * 20, cup):
            wish = NewSeries("nba_deck", "campaign", "Ann", like=like)
            assert (await ann.post("/api/series", wish)).status_code == UNKNOWN


async def test_luck_and_decisions_of_a_run_are_told_once_its_matches_are_reviewed(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ann") as (ann,):
            series = await begin(ann, "campaign", **SHORT["nba_deck"], **STARS, mismatch="own_turn")
            table = await next_table(ann, series)
            await (await ann.open(table)).play_to_end(eager)
            assert (await seen(ann, series)).rungs[0].fortune is None
            await ann.post(f"/api/tables/{table}/review/begin")
            while (review := (await ann.get(f"/api/tables/{table}/review")).json()["review"]) is None:
                await asyncio.sleep(0.2)
            while (told := (await seen(ann, series)).rungs[0].fortune) is None:
                await asyncio.sleep(0.2)
            ledger = dict(review["seats"][0]["ledger"]["table"][1:])
            for share, name in ((told.luck, "Luck"), (told.skill, "Own decisions")):
                written = int(ledger[name].partition(" ")[0].replace("\u2212", "-"))
                assert abs(100 * share - written) <= 1
            assert told.matches == 1
            assert (await seen(ann, series)).standings[0].fortune == told


async def test_a_match_that_is_played_now_tells_its_points_so_far(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        series = await begin(ann, "campaign", **WON)
        assert (await seen(ann, series)).rungs[0].points == ()
        await next_table(ann, series)
        assert (await seen(ann, series)).rungs[0].points == (0, 0)


async def test_what_may_be_kept_and_what_was_kept_is_shown_as_on_the_board(url: str) -> None:
    async with players(url, "Ann", "Eve") as (ann, eve):
        series = await begin(ann, "campaign", **WON)
        await (await ann.open(await next_table(ann, series))).play_to_end(eager)
        offer = (await seen(ann, series)).offers[0]
        assert (offer.face["kind"], offer.face["cost"]) == (offer.kind, offer.cost)
        await next_table(ann, series, KeepWish(offer.card, offer.slots[0].place))
        (kept,) = (await seen(ann, series)).kept
        assert (kept.card, kept.face) == (offer.card, offer.face)
        stranger = await seen(eve, series)
        assert (stranger.kept, stranger.offers, stranger.deck) == ((), (), None)


async def test_runs_that_are_over_say_how_far_this_one_has_come_among_them(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ann") as (ann,):
            series = await begin(ann, "campaign")
            assert (await seen(ann, series)).runs == RunsInfo(0, 0.0, None)
            server.kill()
            store = open_store(str(tmp_path / "tables.db"))
            await store.open()
            for number in range(10):
                head = SeriesHead(f"run{number}", "nba_deck", "campaign", "Bob", number % 2, True, 1.0)
                await store.extend_series(head, 0, [SeriesEntry("", "")])
            await store.close()
            server.start()
            runs = (await seen(ann, series)).runs
            assert runs and (runs.runs, runs.passed) == (10, 0.0)
            assert runs.figure and runs.figure.table[2] == ("1", "50%")


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


@pytest.mark.parametrize("name", ["made-up-1", "%00%00%00%00%00%00%00%00", "no" * 100])
async def test_whatever_a_series_is_called_that_is_not_there_it_is_not_there(url: str, name: str) -> None:
    async with players(url, "Ann") as (ann,):
        assert (await ann.get(f"/api/series/{name}")).status_code == 404


async def test_a_series_that_is_not_there_is_neither_remembered_nor_written(tmp_path: Path) -> None:
    """Whoever makes names up would fill the memory, and have the database written for each."""
    store = open_store(str(tmp_path / "tables.db"))
    await store.open()
    desk = SeriesDesk(None, store)  # type: ignore[arg-type]
    with pytest.raises(Refusal):
        await desk.settle("made-up")
    assert not desk._visits._noted
    await store.close()
