"""Whole matches over the wire: against a bot, between two people, and at one screen."""

import asyncio
import random

import msgspec
import pytest
from server.clients import SHORT, Player, new_id, players, read

from sideline.engine.game import NOBODY, SPECTATOR
from sideline.engine.match import Match
from sideline.engine.registry import listings
from sideline.engine.words import Phrase, Words, phrase
from sideline.server.protocol.messages import Changed, Verdict
from sideline.server.protocol.sight import ShownOption

GAMES = sorted(listings())


def any_option(options: tuple[ShownOption, ...]) -> ShownOption:
    return random.choice(options)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_against_a_bot(game: str, url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create(game, "me", "greedy", settings=SHORT[game])
        page = await ada.open()
        commitment = page.snapshot.table.commitment
        await page.play_to_end(any_option)
        assert page.position.to_act == NOBODY
        replay = (await ada.get(f"/api/tables/{ada.table}/replay")).text
        match = Match.read(replay)
        assert match.is_over
        assert match.commitment == commitment
        assert page.position.end is not None
        assert match.seed == bytes.fromhex(page.position.end.seed)
        verdict = read(await ada.get(f"/api/tables/{ada.table}/verify"), Verdict)
        assert verdict.holds
        assert verdict.commitment == commitment


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_play_by_link_and_see_the_same_end(game: str, url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create(game, "me", "open", settings=SHORT[game])
        page = await ada.open()
        assert page.snapshot.table.state == "waiting"
        joined = await bob.join(made.table, made.invite)
        assert joined.seat == 1
        await bob.open()
        await asyncio.gather(*(player.page.play_to_end(any_option) for player in (ada, bob)))
        assert ada.page.position.end == bob.page.position.end
        assert ada.page.position.version == bob.page.position.version


async def test_one_screen_shows_the_seat_to_act_and_one_log_for_all(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me", settings=SHORT["jukem"])
        page = await ada.open()
        assert page.mine == (0, 1)
        while page.position.end is None:
            assert page.position.viewer == page.position.to_act
            await page.act(any_option(page.position.options).action)
            await page.wait_for(Changed)
        told = Match.read((await ada.get(f"/api/tables/{ada.table}/replay")).text).tell(SPECTATOR)
        assert len(page.lines) == len(told)
        words = load_words("jukem", "en")
        assert [line.text for line in page.lines] == [words.say(line) for line in told]


def load_words(game: str, lang: str) -> Words:
    return listings()[game].load().words(lang)


async def test_the_same_match_in_another_language(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "open")
        english = await ada.open()
        ada.lang = "fr"
        french = await ada.another_tab()
        assert french.snapshot.table.seats[0].name == load_words("jukem", "fr").say(seat_name(0))
        assert english.position.board != french.position.board
        assert english.position.view == french.position.view
        await french.close()


def seat_name(seat: int) -> Phrase:
    return phrase(f"seat-{seat}")


async def test_a_settings_change_and_a_variant_reach_the_table(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy", settings={"periods": "2"})
        page = await ada.open()
        assert page.snapshot.table.settings == {"periods": "2"}
        assert page.position.view["periods"] == 2


async def test_a_page_that_draws_by_itself_gets_no_text_board(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        tab = await ada.another_tab(text=False)
        assert tab.position.board == ""
        assert tab.position.view
        await tab.close()


async def test_options_carry_words_notation_and_odds(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me", settings={"first_dealer": "home"})
        page = await ada.open()
        assert all(option.move and option.label for option in page.position.options)
        shown = msgspec.to_builtins(page.position.options)
        assert [option["action"] for option in shown] == sorted({option["action"] for option in shown})


async def test_ids_of_different_tables_do_not_meet(url: str) -> None:
    """The same id of an action may be used at two tables."""
    shared = new_id()
    async with players(url, "Ada", "Bob") as people:
        for player in people:
            await player.create("jukem", "me", "me")
            page = await player.open()
            answer = await page.act(page.position.options[0].action, id=shared)
            assert answer.version == 1


async def test_a_stranger_without_a_cookie_is_a_spectator(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        eve = Player(url)
        page = await eve.open(ada.table)
        assert page.mine == ()
        assert page.position.viewer == SPECTATOR
        assert page.position.options == ()
        await eve.close()
