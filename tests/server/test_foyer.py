"""What the lobby shows besides the games: rule books, tables that wait, and one's own matches."""

import random
import re
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest
from httpx import AsyncClient
from server.clients import players, read

from sideline.engine.game import Game
from sideline.engine.glossary import glossary, is_in
from sideline.engine.match import Match
from sideline.engine.registry import listings, load
from sideline.engine.rule_book import RuleBook, rule_book, told
from sideline.engine.words import LANGUAGES, Phrase
from sideline.lab.effects import Effects
from sideline.server.front.pages import PAGES
from sideline.server.lobby.shelf import book_of
from sideline.server.protocol.foyer import Book, Mine, OpenTable
from sideline.server.protocol.messages import GameInfo
from sideline.server.table.reasons import rule_of
from sideline.testing.typography import well_set

UNKNOWN = 404
FORBIDDEN = 403
OURS = ("jukem", "rugby", "halfcourt_jam", "five_on_the_floor", "nba_deck")
REFUSALS = 10_000
AT_EACH = 20


def numbers(book: Book) -> list[str]:
    return [part.id for section in book.sections for part in section.paragraphs if part.id]


def codes_of(book: RuleBook) -> list[tuple[str, set[str]]]:
    return [(number, set(re.findall(r"`([^`]*)`", words))) for number, words in book.numbered()]


@pytest.mark.parametrize("name", list(listings()))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_book_holds_every_numbered_paragraph_of_the_rules_in_their_order(name: str, lang: str) -> None:
    game = load(name)
    assert numbers(book_of(game, lang)) == [number for number, _ in rule_book(game.package).numbered()]


@pytest.mark.parametrize("name", OURS)
def test_every_rule_book_of_ours_is_told_in_french_with_the_same_codes(name: str) -> None:
    """Settings and moves stand in backticks; they are the same in every language."""
    package = load(name).package
    english, french = rule_book(package), rule_book(package, "fr")
    assert french.lang == "fr"
    assert codes_of(french) == codes_of(english)


@pytest.mark.parametrize(("lang", "word", "other"), [("en", "scrum", "mêlée"), ("fr", "mêlée", "scrum")])
def test_a_book_ends_with_the_words_it_uses(lang: str, word: str, other: str) -> None:
    """A word of another sport is not there, nor one that means something else in this one."""
    *_, chapter = book_of(load("rugby"), lang).sections
    (_, *rows) = chapter.paragraphs[0].rows
    said = {row[0]: row[1] for row in rows}
    assert said[word] == other
    assert not {"dunk", "starter", "Titulaire", "wing", "aile"} & said.keys()
    assert all(is_in(each.partition(" (")[0], rule_book("sideline.games.rugby", lang).text) for each in said)


def test_the_glossary_is_well_set_and_has_every_word_once() -> None:
    terms = glossary()
    assert [well_set(term.means["fr"], "fr") for term in terms] == [term.means["fr"] for term in terms]
    assert len({term.en for term in terms}) == len(terms)
    assert all(set(term.means) == set(LANGUAGES) for term in terms)


@pytest.mark.parametrize("name", OURS)
def test_the_number_in_every_refusal_opens_a_rule_in_both_languages(name: str) -> None:
    """Ten thousand refusals of all games together, on a walk at random."""
    game, luck = load(name), random.Random(name)
    named = set(islice((rule_of(why) for why in refused(game, luck)), REFUSALS // len(OURS)))
    assert len(named) > 3
    for lang in LANGUAGES:
        assert named <= set(numbers(book_of(game, lang)))


def refused(game: Game, luck: random.Random) -> Iterator[Phrase]:
    """Play matches at random, and ask at every position a few times why something is not allowed."""
    while True:
        match = Match(game, seed=luck.randbytes(32))
        while not match.is_over:
            illegal = sorted(set(range(game.actions)) - set(match.legal()))
            yield from (game.why_not(match.state, luck.choice(illegal)) for _ in range(AT_EACH))
            match.play(luck.choice(match.legal()))


async def test_the_lobby_says_of_a_game_as_it_is_printed_whether_hands_are_hidden(url: str) -> None:
    """Five on the Floor hides hands only with the cards that are an option of it."""
    async with players(url, "Ann") as (ann,):
        told = msgspec.json.decode((await ann.http.get("/api/games")).content, type=list[GameInfo])
    assert {game.name for game in told if game.hidden} == {"jukem", "rugby", "nba_deck"}


async def test_every_way_to_play_can_be_set_up_and_its_strengths_have_names(url: str) -> None:
    async with players(url, "Ann") as (ann,):
        told = msgspec.json.decode((await ann.http.get("/api/games")).content, type=list[GameInfo])
    ways = [(load(game.name), game, mode) for game in told for mode in game.modes]
    assert next(mode.name for game, _, mode in ways if game.name == "nba_deck") == "match"
    for card, game, mode in ways:
        assert card.check(mode.settings) == card.modes[mode.name].settings
        strengths = [option.choices for option in game.options if option.name == mode.level]
        assert mode.level is None or strengths[0]


def test_a_ruling_is_told_with_its_reason_and_what_else_might_be_played() -> None:
    book = book_of(load("jukem"), "en")
    parts = {part.id: part for section in book.sections for part in section.paragraphs}
    assert parts["JK-G05"].kind == "ruling"
    assert parts["JK-G05"].words.startswith("After a play the hand is filled to five")
    assert parts["JK-G05"].why.startswith("TIME OUT names five")
    assert parts["JK-G05"].otherwise.startswith("one card only")
    assert parts["JK-G05"].settings == ("refill",)
    assert parts["JK-41"].kind == "rule"
    assert not any("`" in part.words or "**" in part.words for part in parts.values())


def test_a_table_of_the_rules_is_told_row_by_row() -> None:
    book = book_of(load("jukem"), "en")
    rows = next(part.rows for section in book.sections for part in section.paragraphs if part.rows)
    assert rows[0] == ("code", "card", "kind", "copies", "points")
    assert rows[1] == ("2P", "2-POINTER", "offense", "14", "2")


def test_reasons_are_found_in_french_too() -> None:
    words, why, otherwise = told(
        "Le livret dit A. Raison\u00a0: parce que B. Autres choix\u00a0: C. Option\u00a0: `d`."
    )
    assert (words, why, otherwise) == ("Le livret dit A.", "parce que B.", "C.")


async def test_a_book_says_what_a_table_has_changed(url: str) -> None:
    async with players(url, "Ann") as [ann]:
        made = await ann.create("jukem", "me", "me", settings={"refill": "one", "copies.DUNK": "8"})
        book = read(await ann.get(f"/api/rules/jukem?table={made.table}"), Book)
        changed = {part.id: part.changed for section in book.sections for part in section.paragraphs}
        assert "printed" in (changed["JK-G05"] or "")
        assert "8" in (changed["JK-G01"] or "")
        assert changed["JK-41"] is None
        plain = read(await ann.get("/api/rules/jukem"), Book)
        assert all(part.changed is None for section in plain.sections for part in section.paragraphs)
        assert (await ann.get("/api/rules/nothing")).status_code == UNKNOWN


async def test_a_listed_table_is_shown_while_its_host_waits_there(url: str) -> None:
    async with players(url, "Ann", "Bob") as [ann, bob]:
        await ann.create("jukem", "me", "open", listed=True)
        hidden = await bob.create("jukem", "me", "open")
        assert read(await bob.get("/api/open"), list[OpenTable]) == []
        page = await ann.open()
        await bob.open()
        [shown] = read(await bob.get("/api/open"), list[OpenTable])
        assert (shown.host, shown.game, shown.changes) == ("Ann", "jukem", 0)
        assert shown.id != hidden.table
        await bob.join(shown.id, shown.invite)
        await page.people(lambda people: people.table.state == "live")
        assert read(await bob.get("/api/open"), list[OpenTable]) == []


async def test_ones_own_match_is_told_to_who_holds_a_seat_and_to_nobody_else(url: str) -> None:
    async with players(url, "Ann", "Bob") as [ann, bob]:
        made = await ann.create("jukem", "me", "open")
        waiting = read(await ann.get(f"/api/tables/{made.table}/mine"), Mine)
        assert (waiting.state, waiting.my_turn, waiting.against) == ("waiting", False, "")
        assert (await bob.get(f"/api/tables/{made.table}/mine")).status_code == FORBIDDEN
        await bob.join(made.table, made.invite)
        both = [read(await one.get(f"/api/tables/{made.table}/mine"), Mine) for one in (ann, bob)]
        assert [match.against for match in both] == ["Bob", "Ann"]
        assert sorted(match.my_turn for match in both) == [False, True]


@pytest.mark.parametrize("path", PAGES)
async def test_the_page_is_found_at_every_address_it_has(url: str, path: str) -> None:
    async with players(url, "Ann") as [ann]:
        answer = await ann.get(path.format(id="abc", game="jukem", kind="campaign"))
        assert answer.headers["content-type"].startswith("text/html")


async def test_a_person_at_any_other_address_gets_the_page_and_a_program_a_refusal(url: str) -> None:
    async with AsyncClient(base_url=url) as http:
        read_by_a_person = await http.get("/no/such/place", headers={"accept": "text/html,*/*"})
        assert read_by_a_person.status_code == UNKNOWN
        assert read_by_a_person.headers["content-type"].startswith("text/html")
        for path in ("/no/such/place", "/assets/gone.js", "/api/gone"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (UNKNOWN, "unknown")
        assert (await http.get("/api/gone", headers={"accept": "text/html"})).json()["code"] == "unknown"


async def test_what_changed_rules_do_is_found_out_and_wrong_ones_are_refused(url: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "starter"}]
    async with players(url, "Ann") as (ann,):
        wish = {"game": "jukem", "seats": seats, "settings": {"periods": "1"}}
        found = read(await ann.post("/api/effects", wish), Effects)
        assert [effect.name for effect in found.effects] == ["minutes", "first", "points"]
        assert found.effects[0].changed < found.effects[0].printed
        assert read(await ann.post("/api/effects", wish), Effects) == found
        assert (await ann.post("/api/effects", {**wish, "game": "chess"})).status_code == UNKNOWN
        wrong = await ann.post("/api/effects", {**wish, "settings": {"periods": "0"}})
        assert wrong.status_code >= 400
        assert b"periods" in wrong.content
