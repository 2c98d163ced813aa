"""What the boards of single games do that no other board does."""

from itertools import pairwise
from typing import Any

import pytest
from browser.boards import DESK, PHONE, Option, Player
from browser.conftest import People
from browser.hands import SHORT, Wish, is_scrolled_sideways, play_out, points, script, set_up
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}
BOTH_SIZES = pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.matrix)])
EXPERTS = {"expert1": "on", "expert2_draft": "on", "expert3_money_time": "on", "keep_choice": "free"}


def sit_down(people: People, wish: Wish, **settings: Any) -> tuple[Page, Player]:
    """Come to a table."""
    page = people.open(**settings)
    player = Player(page, is_touching=bool(settings.get("has_touch")))
    set_up(page, wish)
    return page, player


def play_until(player: Player, phase: str) -> None:
    """Choose until a decision of this kind is to be made, with a choice."""
    while player.wait():
        if player.position["view"]["phase"] == phase and len(player.options) > 1:
            return
        player.play(1)
    pytest.fail(f"The match was over before anybody came to {phase}.")


def verbs(player: Player) -> list[str]:
    return [option["verb"] for option in player.options]


def of_hand(page: Page) -> list[str]:
    """Read the own hand as it is shown, by the things that can be touched."""
    things = page.locator("[data-place='@hand:0'] [data-thing^='hand:']")
    return [str(thing.get_attribute("data-thing")) for thing in things.all()]


def test_scores_are_told_by_the_quarter(people: People) -> None:
    page, player = sit_down(people, Wish("jukem", settings={"periods": "2"}))
    while player.wait() and player.position["view"]["quarter"] < 2:
        player.play(1)
    view = player.position["view"]
    piles = page.locator(".scores").inner_text()
    for name, score, before in zip(("Home", "Away"), view["score"], view["quarters"][0], strict=True):
        assert f"{name} +{score - before}" in piles
    play_out(page)
    lines = page.locator(".mine table tr").all_inner_texts()
    sides = zip(*player.position["view"]["quarters"], strict=True)
    wanted = [[*map(str, halves), total] for halves, total in zip(sides, points(page), strict=True)]
    assert [line.split()[1:] for line in lines[1:]] == wanted


def test_a_play_is_looked_at_before_it_is_called(people: People) -> None:
    wish = Wish("rugby", seat="Home", settings={"first_attacker": "home"})
    page, player = sit_down(people, wish)
    play_until(player, "CALL")
    before, (first, *_, last) = player.position["version"], player.options
    assert player.offer(first)
    expect(page.locator(".pitch .marker")).to_have_count(5)
    player.touch(last["source"][0])
    assert player.position["version"] == before
    player.confirm(last)
    assert player.position["version"] > before
    assert f"play:{player.position['view']['play']}" == last["source"][0]


def test_the_best_of_the_skill_in_play_come_first_if_one_wishes(people: People) -> None:
    wish = Wish("rugby", seat="Home", settings={"first_attacker": "home"})
    page, player = sit_down(people, wish)
    play_until(player, "ATTACK")
    view = player.position["view"]
    place = ("RUN", "PASS", "SPECIAL").index(view["play_cards"][view["play"]]["skill"])
    usual = of_hand(page)
    page.locator("button.sort").click()
    values = [view["skill_cards"][thing.split(":")[1]]["values"][place] for thing in of_hand(page)]
    falls = sum(later > earlier for earlier, later in pairwise(values))
    assert sorted(usual) == sorted(of_hand(page))
    assert falls <= 1, "within forwards and within backs nothing better comes later"


def test_a_hand_is_sorted_by_what_its_cards_are_if_one_wishes(people: People) -> None:
    page, player = sit_down(people, Wish("nba_deck", seat="Home", settings=SHORT["nba_deck"]))
    play_until(player, "MENU")
    kinds = ("athlete", "offence", "defence", "fatigue")
    page.locator("button.sort").click()
    view = player.position["view"]
    shown = [view["cards"].get(card, {"kind": "fatigue"}) for card in (held(page))]
    ranks = [kinds.index(card["kind"]) for card in shown]
    assert ranks == sorted(ranks)


def held(page: Page) -> list[str]:
    """Read which cards are shown in the own hand."""
    cards = page.locator("[data-place='@hand:0'] [data-card]")
    return [str(card.get_attribute("data-card")) for card in cards.all()]


@pytest.mark.matrix
@BOTH_SIZES
def test_selection_draft_and_choosing_dice_are_done_by_touch(people: People, size: str) -> None:
    wish = Wish("nba_deck", settings={**SHORT["nba_deck"], **EXPERTS})
    page, player = sit_down(people, wish, locale="fr-FR", **SIZES[size])
    assert player.play(90) > 0
    assert player.lost == []
    assert not is_scrolled_sideways(page)


@pytest.mark.matrix
def test_a_match_that_is_level_goes_to_overtime_and_ends(people: People) -> None:
    settings = {"pile_size": "8", "max_overtimes": "1"}
    page, player = sit_down(people, Wish("nba_deck", company="screen", settings=settings))
    asked: set[str] = set()
    while wait_at_one_screen(page):
        player.wait()
        asked |= set(verbs(player))
        player.choose(idle(player))
    assert {"accept", "overtime"} <= asked
    assert player.position["view"]["overtime"] == 1
    expect(page.locator("#end-title")).to_be_visible()


def wait_at_one_screen(page: Page) -> bool:
    """Lift the curtain whenever it comes down; tell whether the match goes on."""
    asked = "() => document.querySelector('#curtain-lift, [data-asked=true], #end-title') !== null"
    page.wait_for_function(asked)
    if page.locator("#curtain-lift").count():
        page.locator("#curtain-lift").click()
        page.wait_for_function("() => document.querySelector('[data-asked=true]') !== null")
    return page.locator("#end-title").count() == 0


def idle(player: Player) -> Option:
    """Find the option of somebody who lets everything be, and would rather play on than draw."""
    wanted = [option for option in player.options if option["verb"] in ("overtime", "done", "keep")]
    return (wanted or player.options)[0]


def test_a_die_is_thrown_once_whatever_moves_after_it(people: People) -> None:
    page = people.open(is_moving=True)
    page.context.add_init_script(script("watch_dice"))
    page.reload()
    player = Player(page)
    set_up(page, Wish("halfcourt_jam"))
    while player.wait() and not page.evaluate("window.__throws"):
        player.choose(boldest(player))
    assert page.evaluate("window.__throws") == 1


def boldest(player: Player) -> Option:
    """Find the option of somebody who shoots whenever that is possible."""
    wishes = ("shoot", "take", "select", "done", "end", "place")
    return min(player.options, key=lambda option: (*wishes, option["verb"]).index(option["verb"]))


def test_who_shot_is_framed_no_more_while_the_other_side_is_asked(people: People) -> None:
    page, player = sit_down(people, Wish("halfcourt_jam", company="screen"))
    while player.wait():
        view = player.position["view"]
        active = [hooper for hooper in view["hoopers"] if hooper["is_active"]]
        if active and active[0]["side"] != player.position["to_act"]:
            break
        player.choose(boldest(player))
    assert page.locator(".hooper-card.active, .hooper .active").count() == 0
    assert page.locator(".hooper-card[data-lit]").count() == len(player.options)
