"""People at a table: invitations, seats, spectators, chat, absence, rematches."""

import asyncio
from pathlib import Path

import pytest
from server.clients import LIFTED, SHORT, Page, Player, players, read, running_server

from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.server.protocol.messages import (
    Again,
    Changed,
    Done,
    People,
    Problem,
    Refused,
    Remark,
    ShownTable,
    Snapshot,
    TableMade,
)


async def test_an_invitation_gives_a_free_seat_and_only_one(url: str) -> None:
    async with players(url, "Ada", "Bob", "Cyd") as (ada, bob, cyd):
        made = await ada.create("jukem", "me", "open")
        page = await ada.open()
        assert page.snapshot.invite == made.invite
        await bob.join(made.table, made.invite)
        people = await page.people(lambda people: people.table.state == "live")
        assert [seat.holder for seat in people.table.seats] == ["Ada", "Bob"]
        refused = await cyd.post(f"/api/tables/{made.table}/join", {"invite": made.invite})
        assert refused.status_code == 409
        assert refused.json()["code"] == "full"


async def test_who_holds_a_seat_does_not_take_another_with_the_own_link(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        made = await ada.create("jukem", "me", "open")
        assert (await ada.join(made.table, made.invite)).seat == 0
        page = await ada.open()
        assert page.mine == (0,)
        assert page.snapshot.table.state == "waiting"


@pytest.mark.parametrize("invite", ["", "x", "A" * 22, "../..", "\N{SNOWMAN}"])
async def test_a_wrong_invitation_is_refused(invite: str, url: str) -> None:
    async with players(url, "Ada", "Eve") as (ada, eve):
        made = await ada.create("jukem", "me", "open")
        refused = await eve.post(f"/api/tables/{made.table}/join", {"invite": invite})
        assert refused.status_code == 403
        assert "set-cookie" not in refused.headers


async def test_the_invitation_is_shown_to_seats_only(url: str) -> None:
    async with players(url, "Ada", "Eve") as (ada, eve):
        made = await ada.create("jukem", "me", "open")
        page = await eve.open(made.table)
        assert page.snapshot.invite is None
        assert made.invite is not None
        assert made.invite not in "".join(page.frames)
        assert made.invite not in (await eve.get(f"/api/tables/{made.table}")).text


async def test_who_leaves_can_no_longer_use_the_seat_and_another_may_take_it(url: str) -> None:
    async with players(url, "Ada", "Bob", "Cyd") as (ada, bob, cyd):
        made = await ada.create("rugby", "me", "open")
        await bob.join(made.table, made.invite)
        await ada.open()
        page = await bob.open()
        old = bob.token()
        assert (await bob.post(f"/api/tables/{made.table}/leave")).status_code == 204
        snapshot = await page.wait_for(Snapshot)
        assert snapshot.mine == ()
        assert snapshot.position.viewer == SPECTATOR
        assert bob.token() is None
        eve = Page(bob)
        await eve.connect(made.table, {"Cookie": f"seat_{made.table}={old}"})
        assert (await eve.hello()).mine == ()
        assert (await eve.hello(token=old)).mine == ()
        await eve.close()
        assert (await cyd.join(made.table, made.invite)).seat == 1
        assert (await cyd.open()).mine == (1,)
        assert cyd.token() != old


async def test_a_token_in_the_first_message_is_as_good_as_a_cookie(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        page = Page(ada)
        await page.connect(ada.table)
        assert (await page.hello(token=ada.token())).mine == (0,)
        assert (await page.hello(token="x" * 43)).mine == ()
        await page.close()


async def test_spectators_see_the_public_view_and_nothing_else(url: str) -> None:
    async with players(url, "Ada", "Eve") as (ada, eve):
        await ada.create("jukem", "me", "me", settings=SHORT["jukem"])
        page = await ada.open()
        looking = await eve.open(ada.table)
        while page.position.end is None:
            await page.act(page.position.options[0].action)
            await page.wait_for(Changed)
        while looking.position.end is None:
            await looking.hear()
            assert looking.position.options == ()
            assert looking.position.view["hand"] == {}
            assert not looking.position.can_undo
        assert [line.text for line in looking.lines] == [line.text for line in page.lines]


async def test_a_table_may_refuse_spectators(url: str) -> None:
    async with players(url, "Ada", "Eve") as (ada, eve):
        await ada.create("jukem", "me", "greedy", spectators="nobody")
        assert (await ada.open()).mine == (0,)
        page = Page(eve)
        await page.connect(ada.table)
        await page.say_raw('{"type":"hello"}')
        problem = await page.hear()
        assert isinstance(problem, Problem)
        assert problem.code == "forbidden"
        await page.socket.wait_closed()
        assert page.socket.close_code == 1008


async def test_who_leaves_a_closed_table_is_let_go_of(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy", spectators="nobody")
        page = await ada.open()
        await ada.post(f"/api/tables/{ada.table}/leave")
        await page.socket.wait_closed()
        assert page.socket.close_code == 1008


async def test_chat_reaches_everybody_cleaned(url: str) -> None:
    async with players(url, "Ada", "Eve") as (ada, eve):
        await ada.create("jukem", "me", "greedy")
        page, looking = await ada.open(), await eve.open(ada.table)
        await page.chat("  hi\u202e\n\u0007there \u200b<b>")
        assert await looking.wait_for(Remark) == Remark("Ada", "hi there <b>")
        await looking.chat("boo")
        problem = await looking.wait_for(Problem)
        assert problem.code == "forbidden"
        for text in ("", "\u202e", "x" * 301):
            await page.chat(text)
            assert (await page.wait_for(Problem)).code == "malformed"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("", "Guest"),
        ("  Zoë  ", "Zoë"),
        ("a\u202eb\u0000"[:2], "a"),
        ("<script>alert(1)</script>"[:24], None),
    ],
)
async def test_nicknames_are_cleaned(name: str, shown: str | None, url: str) -> None:
    async with players(url, name) as (somebody,):
        await somebody.create("jukem", "me", "greedy")
        page = await somebody.open()
        assert page.snapshot.table.seats[0].holder == (shown or name)


@pytest.mark.parametrize("name", ["x" * 25, "a\0b"])
async def test_nicknames_that_cannot_be_shown_are_refused(name: str, url: str) -> None:
    async with players(url, name) as (somebody,):
        body = {"game": "jukem", "seats": [{"kind": "me"}, {"kind": "open"}], "name": name}
        assert (await somebody.post("/api/tables", body)).status_code == 400


async def test_presence_is_told(url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create("jukem", "me", "open")
        await bob.join(made.table, made.invite)
        page = await ada.open()
        assert [seat.present for seat in page.snapshot.table.seats] == [True, False]
        tabs = [await bob.another_tab(), await bob.another_tab()]
        await page.people(lambda people: people.table.seats[1].present)
        await tabs[0].close()
        people = await page.wait_for(People)
        assert people.table.seats[1].present, "another tab is still open"
        await tabs[1].close()
        people = await page.people(lambda people: not people.table.seats[1].present)
        assert people.table.seats[1].away is not None


async def away(ada: Player, bob: Player, game: str = "jukem") -> Page:
    """Set up a table that Bob has left in mid-match."""
    made = await ada.create(game, "me", "open")
    await bob.join(made.table, made.invite)
    page = await ada.open()
    await bob.open()
    await bob.page.close()
    await page.people(lambda people: not people.table.seats[1].present)
    return page


async def until_done(page: Page, choice: str) -> None:
    """Ask again and again until the grace is over."""
    while isinstance(answer := await page.absent(choice), Refused):
        assert answer.code == "forbidden"


async def test_within_the_grace_nothing_can_be_done(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as patient:
        async with players(patient.url, "Ada", "Bob") as (ada, bob):
            page = await away(ada, bob)
            for choice in ("claim", "bot"):
                answer = await page.absent(choice)
                assert isinstance(answer, Refused)
                assert answer.code == "forbidden"


async def test_after_the_grace_the_match_can_be_claimed(url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        page = await away(ada, bob)
        await until_done(page, "claim")
        await page.wait_for(Changed)
        assert page.position.end is not None
        assert page.position.end.winner == 0
        assert page.lines[-1].text == page.position.end.reason
        back = await bob.open()
        assert back.position.end == page.position.end
        verdict = (await bob.get(f"/api/tables/{ada.table}/verify")).json()
        assert verdict["holds"]
        match = Match.read((await ada.get(f"/api/tables/{ada.table}/replay")).text)
        assert match.ended == "claim home"
        assert match.seed is not None and match.seed.hex() == page.position.end.seed


async def test_after_the_grace_a_bot_may_sit_in_and_the_old_token_is_worth_nothing(url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        page = await away(ada, bob)
        unknown = await page.absent("bot", bot="nobody-knows")
        assert isinstance(unknown, Refused)
        assert unknown.code == "unknown"
        await until_done(page, "bot")
        await page.hello()
        assert page.snapshot.table.seats[1].bot is not None
        assert (await bob.open()).mine == ()
        await page.until_asked()
        assert page.position.version >= 0


async def test_a_seat_that_was_left_needs_no_grace(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as patient:
        async with players(patient.url, "Ada", "Bob") as (ada, bob):
            made = await ada.create("jukem", "me", "open")
            await bob.join(made.table, made.invite)
            page = await ada.open()
            await bob.open()
            asked = ada if page.position.options else bob
            await asked.page.act(asked.page.position.options[0].action)
            await bob.post(f"/api/tables/{made.table}/leave")
            await page.people(lambda people: people.table.seats[1].holder is None)
            assert isinstance(await page.absent("claim"), Done)


async def test_who_is_there_cannot_be_claimed_against(url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create("jukem", "me", "open")
        await bob.join(made.table, made.invite)
        page = await ada.open()
        await bob.open()
        await asyncio.sleep(0.35)
        answer = await page.absent("claim")
        assert isinstance(answer, Refused)
        spectator = Player(url)
        await bob.page.close()
        looking = await spectator.open(made.table)
        await asyncio.sleep(0.35)
        answer = await looking.absent("claim")
        assert isinstance(answer, Refused)
        assert answer.code == "not-yours"
        await spectator.close()


async def test_a_rematch_turns_the_seats_and_calls_the_others(url: str) -> None:
    async with players(url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        made = await ada.create("jukem", "me", "open", settings=SHORT["jukem"])
        early = await ada.post(f"/api/tables/{made.table}/rematch")
        assert early.status_code == 403
        await bob.join(made.table, made.invite)
        await ada.open()
        await bob.open()
        looking = await eve.open(made.table)
        await asyncio.gather(ada.page.play_to_end(), bob.page.play_to_end())
        again = read(await ada.post(f"/api/tables/{made.table}/rematch"), TableMade)
        called = await bob.page.wait_for(Again)
        assert called == Again(again.table, again.invite)
        assert await looking.wait_for(Again) == Again(again.table, None)
        second = read(await bob.post(f"/api/tables/{made.table}/rematch"), TableMade)
        assert second == again
        assert (await eve.post(f"/api/tables/{made.table}/rematch")).status_code == 403
        assert (await bob.join(again.table, called.invite)).seat == 0
        assert (await bob.open(again.table)).mine == (0,)
        page = await ada.open(again.table)
        assert page.mine == (1,)
        assert page.snapshot.table.settings == SHORT["jukem"]


async def test_a_rematch_against_a_bot_starts_at_once(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy", settings=SHORT["jukem"])
        page = await ada.open()
        await page.play_to_end()
        again = read(await ada.post(f"/api/tables/{ada.table}/rematch"), TableMade)
        page = await ada.open(again.table)
        assert page.mine == (1,)
        assert page.snapshot.table.seats[0].bot == "greedy"
        await page.play_to_end()


async def test_who_played_may_have_a_finished_match_forgotten(url: str) -> None:
    async with players(url, "Ada", "Eve") as (ada, eve):
        await ada.create("jukem", "me", "greedy", settings=SHORT["jukem"])
        page = await ada.open()
        assert (await ada.post(f"/api/tables/{ada.table}/forget")).status_code == 403
        await page.play_to_end()
        assert (await eve.post(f"/api/tables/{ada.table}/forget")).status_code == 403
        assert (await ada.post(f"/api/tables/{ada.table}/forget")).status_code == 204
        await page.socket.wait_closed()
        assert (await ada.get(f"/api/tables/{ada.table}")).status_code == 404
        assert (await ada.get(f"/api/tables/{ada.table}/replay")).status_code == 404


async def test_everybody_may_know_what_kind_of_table_it_is(url: str) -> None:
    async with players(url, "Ada", "Eve") as (ada, eve):
        await ada.create("rugby", "me", "greedy")
        shown = read(await eve.get(f"/api/tables/{ada.table}?lang=fr"), ShownTable)
        assert (shown.game, shown.state, shown.hidden) == ("rugby", "live", True)
        assert len(shown.commitment) == 64
