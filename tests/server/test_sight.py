"""What a board gets over the wire: things to touch, odds, prompts, what moved, in phrases or in words."""

import random
import re
from importlib.resources import files

import msgspec
import pytest
from server.clients import SHORT, Page, players

from sideline.engine import registry
from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.engine.words import LANGUAGES
from sideline.server.protocol.messages import Because, Changed, Problem, Why
from sideline.server.protocol.prospects import shown_odds
from sideline.server.protocol.sight import Position, Said, ShownOption, ShownPhrase
from sideline.server.protocol.speech import written
from sideline.server.table.course import Course
from sideline.server.table.reasons import MOST, reasons
from sideline.server.table.seen import Eye, options, position
from sideline.testing.template import GAME as TEMPLATE

SEED = bytes(range(32))
CARDS = [card["card"] for card in registry.load("jukem").cards()]
TWOS_ONLY = {"first_dealer": "home", **{f"copies.{card}": "0" for card in CARDS}, "copies.TWO_POINTER": "40"}
ASKED = Eye((1,))


def course() -> Course:
    match = Match(registry.load("jukem"), {"first_dealer": "home"}, seed=SEED)
    return Course(match, match.to_act)


def shown(eye: Eye) -> Position:
    return position(course(), eye, SEED)


def key(what: Said) -> str:
    assert isinstance(what, ShownPhrase)
    return what.key


def test_sentences_are_phrases_unless_words_are_wanted() -> None:
    phrases, words = shown(ASKED), shown(ASKED._replace(words=True))
    assert phrases.prompt == ShownPhrase("ask-offense", {"who": ShownPhrase("seat-1")})
    assert words.prompt == "Away: what do you play?"
    assert {key(option.label) for option in phrases.options} == {"label-play"}
    assert all(str(option.label).startswith("Play ") for option in words.options)


def test_without_words_and_text_every_language_is_sent_the_same() -> None:
    assert Eye((0,), "fr").sight == Eye((0,), "en").sight
    assert Eye((0,), "fr", words=True).sight != Eye((0,), "en", words=True).sight
    assert Eye((0,), "fr", text=True).sight != Eye((0,), "en", text=True).sight
    assert shown(ASKED) == shown(ASKED._replace(lang="fr"))


def test_what_is_as_usual_is_left_out_of_a_frame() -> None:
    frame = msgspec.json.decode(msgspec.json.encode(shown(Eye((0,)))))
    assert set(frame) == {"version", "viewer", "to_act", "points", "view"}
    again = msgspec.json.decode(msgspec.json.encode(shown(ASKED)), type=Position)
    assert again.options == shown(ASKED).options


def test_options_point_at_things_and_carry_odds() -> None:
    for option in shown(ASKED).options:
        assert option.verb == "play"
        assert all(thing.startswith("hand:") for thing in option.source)
        assert option.final
        assert option.odds is not None
        assert sum(prospect.chance for prospect in option.odds.prospects) == pytest.approx(1)
        assert [key(part.what) for part in option.odds.parts] == ["odds-unseen", "odds-stoppers", "odds-hand"]
        assert option.odds.prospects[0].points > 0


def test_a_game_that_points_at_nothing_is_played_from_the_list() -> None:
    match = Match(TEMPLATE, seed=SEED)
    seen = position(Course(match, match.to_act), Eye((match.to_act,)), SEED)
    assert key(seen.prompt) == "what-now"
    assert {option.verb for option in seen.options} == {""}


@pytest.mark.parametrize("name", registry.listings())
def test_final_is_what_hands_the_match_over(name: str) -> None:
    match = Match(registry.load(name), seed=SEED)
    waiting = Match(match.game, match.settings)
    waiting.play(*(step.action for step in match.log))
    for action in match.legal():
        tried = waiting.fork()
        tried.play(action)
        is_handed_over = tried.to_act != match.to_act or match.game.reveals(match.state, action)
        assert match.is_final(action) == is_handed_over


@pytest.mark.parametrize("name", registry.listings())
def test_an_option_like_an_earlier_one_is_told_as_if_afresh(name: str) -> None:
    match, luck = Match(registry.load(name), seed=SEED), random.Random(1)
    for _ in range(60):
        if not match.is_over:
            eye = Eye((match.to_act,))
            afresh = {action: shown_odds(match.odds(action), written) for action in match.legal()}
            assert options(match, eye) == options(match, eye, afresh)
            match.play(luck.choice(match.legal()))


def test_finality_is_found_out_anew_at_every_position() -> None:
    match = course().match
    option = match.legal()[0]
    assert match.is_final(option)
    match.play(option)
    assert [match.is_final(action) for action in match.legal()] == [True] * len(match.legal())


async def test_lines_tell_who_did_what_and_the_score(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me", settings=TWOS_ONLY)
        page = await ada.open()
        assert {(line.seat, line.verb) for line in page.lines} == {(CHANCE, "draw")}
        assert {item.what for line in page.lines for item in line.moved} == {"card"}
        await page.act(page.position.options[0].action)
        await page.act((await next_options(page))[0].action)
        await next_options(page)
        play, answer = (line for line in page.lines if line.seat != CHANCE)
        assert (play.seat, play.verb, play.points) == (1, "play", (0, 0))
        assert (answer.seat, answer.verb) == (0, "take")
        assert answer.points == page.position.points != (0, 0)
        assert {item.end for item in answer.moved} == {"@scored:1"}


async def next_options(page: Page) -> tuple[ShownOption, ...]:
    await page.wait_for(Changed)
    return page.position.options


async def test_a_drawn_card_has_a_face_for_its_own_hand_alone(url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create("jukem", "me", "open", settings=TWOS_ONLY)
        await bob.join(made.table, made.invite)
        for player, hand in ((ada, "@hand:0"), (bob, "@hand:1")):
            page = await player.open()
            faces = {item.what == "card" for line in page.lines for item in line.moved if item.end == hand}
            others = {item.what for line in page.lines for item in line.moved if item.end != hand}
            assert faces == {False}
            assert others == {"card"}


async def test_a_page_that_speaks_for_itself_gets_phrases(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me", settings=TWOS_ONLY)
        tab = await ada.another_tab(text=False, words=False)
        assert tab.position.board == ""
        assert key(tab.position.prompt) == "ask-offense"
        assert {key(line.text) for line in tab.lines} == {"tell-draws"}
        refused = await tab.act(37)
        assert key(refused.reason) == "why-not-defending"
        stale = await tab.act(0, version=7)
        assert key(stale.reason) == "stale"
        await tab.close()


def looks_of(match: Match) -> list[bytes]:
    """Everything that everybody sees of a match, each looked at in words, in French and as text too."""
    eyes = [Eye(), *(Eye((seat,)) for seat in range(len(match.points())))]
    course = Course(match, match.to_act)
    wishes = [eye._replace(lang=lang) for eye in eyes for lang in LANGUAGES]
    wishes += [eye._replace(text=True, words=True) for eye in wishes]
    return [msgspec.json.encode(position(course, eye, SEED)) for eye in wishes]


@pytest.mark.parametrize("name", registry.listings())
def test_who_looks_changes_nothing_for_others(name: str) -> None:
    """Parts of views are shared by all who look: looking again, in any order, shows the same."""
    match = Match(registry.load(name), seed=SEED)
    for _ in range(12):
        views = [match.view(viewer) for viewer in (-1, *range(len(match.points())))]
        before = [msgspec.json.encode(view) for view in views]
        assert looks_of(match) == looks_of(match)
        assert [msgspec.json.encode(view) for view in views] == before
        match.play(match.legal()[0])


@pytest.mark.parametrize("name", registry.listings())
async def test_two_who_play_see_what_who_comes_anew_would_see(name: str, url: str) -> None:
    """Each of them has been sent views of many positions; a page that has just been opened has not."""
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create(name, "me", "open", settings=SHORT[name])
        await bob.join(made.table, made.invite)
        pages = [await ada.open(), await bob.another_tab(text=False, words=False)]
        for _ in range(8):
            asked = next((page for page in pages if page.position.options), None)
            if asked is None:
                break
            before = asked.position.version
            await asked.act(asked.position.options[0].action)
            for page in pages:
                while page.position.version <= before:
                    await page.hear()
        fresh = [await ada.another_tab(), await bob.another_tab(text=False, words=False)]
        for old, new in zip(pages, fresh, strict=True):
            while old.position.version < new.position.version:
                await old.hear()
            assert old.position == new.position


# Why not?


async def why(page: Page, *things: str) -> Because | Problem:
    await page.say(Why(things))
    while True:
        message = await page.hear()
        if isinstance(message, Because | Problem):
            return message


async def test_why_not_is_answered_with_the_rule(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me", settings=TWOS_ONLY)
        page = await ada.open()
        answer = await why(page, "hand:BLOCK")
        assert isinstance(answer, Because)
        assert answer.things == ("hand:BLOCK",)
        assert [reason.rule for reason in answer.reasons] == ["JK-06"]
        assert all(str(reason.what).endswith(f"({reason.rule}).") for reason in answer.reasons)
        for things in ((), ("hand:NOTHING",), ("hand:BLOCK", "hand:DUNK"), ("",)):
            assert await why(page, *things) == Because(things, ())


async def test_only_who_is_asked_may_ask_why_not_and_not_about_everything(url: str) -> None:
    async with players(url, "Ada", "Eve") as (ada, eve):
        await ada.create("jukem", "me", "me", settings=TWOS_ONLY)
        page, looking = await ada.open(), await eve.open(ada.table)
        refused = await why(looking, "hand:BLOCK")
        assert isinstance(refused, Problem)
        assert refused.code == "not-yours"
        crowded = await why(page, *["hand:BLOCK"] * 9)
        assert isinstance(crowded, Problem)
        assert crowded.code == "malformed"


def test_reasons_are_few_and_the_closest_comes_first() -> None:
    match = course().match
    for card in CARDS:
        found = reasons(match, ASKED._replace(words=True), (f"hand:{card}",))
        assert len(found) <= MOST
        assert len(set(found)) == len(found)
    half_court = reasons(match, ASKED, ("hand:HALF_COURT",))
    assert half_court[0].what == ShownPhrase("why-half-court", {"rule": "JK-33"})


# Words that the page has to know


def keys(package: str, lang: str) -> set[str]:
    text = (files(package) / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", registry.listings())
def test_no_message_of_a_game_has_the_key_of_another_speaker(name: str, lang: str) -> None:
    """A page puts the messages of the engine, the server and the game into one bundle."""
    game, engine, server = (
        keys(home, lang) for home in (registry.load(name).package, "sideline.engine", "sideline.server")
    )
    assert not game & engine
    assert not game & server
    assert not engine & server
