"""What is seen of NBA Deck-Building and Five on the Floor in matches of other rules than the usual."""

from typing import Any

import pytest
from browser.boards import LYING, PHONE, Player
from browser.conftest import People
from browser.hands import script
from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def sit_down(
    people: People, game: str, link: str, size: dict[str, Any], **settings: Any
) -> tuple[Page, Player]:
    """Open set-up with these rules, and begin."""
    page = people.open(f"/new/{game}?{link}", **size, **settings)
    player = Player(page, is_touching=True)
    page.locator("#setup button[type=submit]").click()
    return page, player


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_the_scores_of_four_sides_lie_clear_of_what_is_to_come(people: People, size: dict[str, Any]) -> None:
    link = "set=seats:4&set=pile_size:8&set=max_overtimes:0"
    page, player = sit_down(people, "nba_deck", link, size, locale="fr-FR")
    waiting = 0
    while waiting < 3 and player.wait():
        waiting = sum(side["attack_points"] > 0 for side in player.position["view"]["sides"])
        assert page.evaluate(script("crowded_scores")) == 0
        page.evaluate(script("play"), {"most": 1, "wholeMatch": False})
    assert waiting >= 3


def test_on_a_phone_that_lies_whom_a_token_may_meet_is_in_reach(people: People) -> None:
    link = "set=seats:4&set=mismatch:any_time&set=coaches:random&set=pile_size:8"
    _, player = sit_down(people, "nba_deck", link, LYING, locale="fr-FR")
    while player.wait():
        against = [
            option
            for option in player.options
            if len(option.get("target", ())) > 0 and option["verb"] == "mismatch"
        ]
        if against:
            player.choose(against[-1])
            return
        player.play(1)
    pytest.fail("Nobody was asked for a token.")


def test_on_a_phone_the_own_cards_are_not_under_the_sheet(people: People) -> None:
    link = "set=court:full&set=override_cards:on&set=first_offense:away&set=max_possessions:40"
    page, player = sit_down(people, "five_on_the_floor", link, PHONE)
    while player.wait():
        if player.position["view"]["phase"] in ("DISCARD", "CLOSE_OUT", "SECOND_EFFORT", "SHOT_CARD"):
            under = page.evaluate(script("under_the_sheet"))
            if under is not None:
                assert under <= 0
                return
        player.play(1)
    pytest.fail("Nobody was asked for a card.")


def test_on_a_phone_a_zone_says_what_a_basket_counts_and_no_more(people: People) -> None:
    page, player = sit_down(people, "five_on_the_floor", "variant=street", PHONE)
    player.wait()
    assert set(page.locator(".hall .zone").all_text_contents()) <= {"2", "3", "\u2013"}
