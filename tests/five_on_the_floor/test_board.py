"""What a board of Five on the Floor is told: what options point at, what is asked, and what moves."""

from typing import Any

from five_on_the_floor.positions import AWAY, FAR_AWAY, HOME, defend, give, in_play, position, tile

from sideline.engine.game import SPECTATOR
from sideline.games.five_on_the_floor import GAME
from sideline.testing.positions import act, legal_moves

CARDS_ON = {"override_cards": "on"}


def aims(s: Any, verb: str) -> dict[str, tuple[tuple[str, ...], ...]]:
    """What the options of a verb point at, by their notation."""
    found = {move: GAME.aim(s, action) for move, action in legal_moves(s).items()}
    return {move: (aim.source, aim.target) for move, aim in found.items() if aim.verb == verb}


def shown(s: Any, move: str, viewer: int = SPECTATOR) -> list[tuple[str, ...]]:
    """What moves with a move, for a viewer, and what it shows."""
    before = s.copy()
    act(s, move)
    moved = GAME.show(before, legal_moves(before)[move], s, viewer)
    return [
        (item.what, item.start or "-", item.end or "-", *([item.shows] if item.shows else []))
        for item in moved
    ]


def balls(s: Any, move: str) -> list[tuple[str, ...]]:
    """The ways of the ball with a move."""
    return [item for item in shown(s, move) if item[0] == "ball"]


def asked(s: Any, lang: str = "en") -> str:
    return GAME.words(lang).say(GAME.ask(s))


def test_a_move_points_from_its_piece_to_a_tile() -> None:
    s = position()
    assert aims(s, "move")["1 e4"] == (("piece:01",), ("tile:e4",))
    assert aims(s, "burst")["burst 1 g5"] == (("piece:01",), ("tile:g5",))
    assert aims(defend(s), "step")["step 1 e4"] == (("piece:11",), ("tile:e4",))


def test_a_step_and_a_free_step_to_one_tile_differ_in_their_verb() -> None:
    s = defend(position())
    assert aims(s, "move")["1 e4"] == aims(s, "step")["step 1 e4"]


def test_a_pass_points_from_the_ball_to_the_receiver_with_the_defenders_in_the_lane_about_it() -> None:
    s = position(attack={5: "e1"}, defense={1: "e3"})
    aim = GAME.aim(s, legal_moves(s)["pass 5"])
    assert (aim.verb, aim.source, aim.target, aim.about) == (
        "pass",
        ("piece:01",),
        ("piece:05",),
        ("piece:11",),
    )
    assert GAME.aim(s, legal_moves(s)["pass 2"]).about == ()


def test_f21_g24_in_a_zone_the_defender_beside_the_lane_is_about_a_pass_too() -> None:
    for scheme, about in (("zone", ("piece:11",)), ("man", ())):
        s = position(attack={1: "a0", 5: "i0"}, defense={**FAR_AWAY, 1: "e1"}, scheme=scheme)
        assert GAME.aim(s, legal_moves(s)["pass 5"]).about == about


def test_a_shot_points_at_the_rim_and_a_strip_at_the_ball() -> None:
    assert aims(position(ball=3), "shoot") == {"shoot": (("piece:03",), ("rim",))}
    s = defend(position(defense={1: "e4"}, scheme="press"))
    assert aims(s, "strip")["strip 1"] == (("piece:11",), ("piece:01",))


def test_schemes_and_cards_are_touched_and_the_rest_are_buttons() -> None:
    s = in_play().state
    assert aims(s, "scheme") == {
        "man": (("scheme:MAN",), ()),
        "zone": (("scheme:ZONE",), ()),
        "press": (("scheme:PRESS",), ()),
    }
    assert aims(position(), "end") == {"end": ((), ())}
    s = position(values=CARDS_ON, draw="iso")
    assert aims(s, "card") == {"play iso": (("hand:ISO",), ())}


def test_a_card_too_many_is_discarded_and_a_shot_is_answered_with_a_card_or_none() -> None:
    s = position(values=CARDS_ON, attack={1: "a0"}, defense=FAR_AWAY)
    give(s, AWAY, "close-out")
    act(s, "shoot")
    assert aims(s, "card") == {"play close-out": (("hand:CLOSE_OUT",), ())}
    assert aims(s, "none") == {"no card": ((), ())}
    s = GAME.new(1, {**CARDS_ON, "first_offense": "home", "hand_limit": 1})[0]
    GAME.deal(s)
    give(s, HOME, "iso")
    act(s, "draw extra-pass")
    assert aims(s, "discard") == {
        "discard extra-pass": (("hand:EXTRA_PASS",), ()),
        "discard iso": (("hand:ISO",), ()),
    }


def test_a_move_off_the_court_points_at_its_piece_alone() -> None:
    s = position(attack={1: "a0"})
    off = next(action for action in range(GAME.actions) if GAME.spell(s, action) == "1 offN")
    assert (GAME.aim(s, off).source, GAME.aim(s, off).target) == (("piece:01",), ())


def test_each_decision_has_its_question() -> None:
    assert asked(in_play().state) == "Away: how do you defend this possession?"
    s = position()
    assert asked(s) == "Home: shoot now, or use 3 action points and shoot next turn?"
    act(s, "1 e4", "1 e5")
    assert asked(s) == "Home: 1 action point left to move or to pass"
    assert asked(s, "fr") == "Locaux\u00a0: encore 1 point d\u2019action pour se déplacer ou passer"
    assert asked(defend(s)) == "Away: a free step, and 3 action points"
    assert asked(defend(position(scheme="zone"))) == "Away: 3 action points to defend with"
    assert asked(defend(position(scheme="press"))) == "Away: 3 action points to defend with, and one strip"


def test_each_moment_of_a_card_has_its_question() -> None:
    s = position(values=CARDS_ON, attack={1: "a0"}, defense=FAR_AWAY)
    give(s, AWAY, "close-out")
    act(s, "shoot")
    assert asked(s) == "Away: do you play a card against the shot?"
    s = position(values=CARDS_ON, draw="extra-pass")
    act(s, "play extra-pass")
    assert asked(s) == "Home: a pass is free, and 3 action points are left"


def test_a_piece_that_moves_is_shown_alone() -> None:
    assert shown(position(), "burst 1 g5") == [("piece:01", "tile:e5", "tile:g5")]


def test_a_pass_that_nobody_reaches_for_flies_at_once() -> None:
    assert shown(position(), "pass 3") == [("ball", "piece:01", "piece:03")]


def test_a_pass_through_a_lane_waits_for_the_dice_of_the_defenders() -> None:
    s = position(attack={5: "e1"}, defense={1: "e3"})
    assert shown(s, "pass 5") == []
    assert shown(s.copy(), "roll 2") == [("die", "-", "piece:11", "2"), ("ball", "piece:01", "piece:05")]
    assert shown(s, "roll 6")[:2] == [("die", "-", "piece:11", "6"), ("ball", "piece:01", "piece:11")]


def test_a_stripped_ball_goes_to_the_thief() -> None:
    s = defend(position(defense={1: "e4"}, scheme="press"))
    assert shown(s, "strip 1") == []
    assert balls(s.copy(), "roll 1") == []
    assert balls(s, "roll 6") == [("ball", "piece:01", "piece:11")]


def test_a_basket_goes_through_the_rim_and_then_to_the_other_side() -> None:
    s = position(attack={1: "a0"}, defense={2: "b1"})
    assert shown(s, "shoot") == []
    moved = shown(s, "roll 5")
    assert moved[:3] == [
        ("die", "-", "@hit", "5"),
        ("ball", "piece:01", "rim"),
        ("ball", "rim", "piece:11"),
    ]
    assert ("piece:01", "tile:a0", "tile:e3") in moved[3:]


def test_a_die_that_is_not_enough_lies_apart_from_one_that_is() -> None:
    s = position(attack={1: "a0"}, defense=FAR_AWAY)
    act(s, "shoot")
    assert shown(s, "roll 2") == [("die", "-", "@dice", "2")]
    assert shown(s, "roll 3") == [("die", "-", "@hit", "3")]


def test_a_miss_stays_at_the_rim_until_the_rebound_is_won() -> None:
    s = position(attack={1: "a0", 5: "e1"}, defense={**FAR_AWAY, 2: "b1"})
    act(s, "shoot")
    assert balls(s, "roll 1") == [("ball", "piece:01", "rim")]
    assert shown(s, "rebound 6-1") == [
        ("die", "-", "@rebound:0", "6"),
        ("die", "-", "@rebound:1", "1"),
        ("ball", "rim", "piece:05"),
    ]


def test_a_shot_without_a_chance_is_in_the_air_at_once() -> None:
    assert balls(position(), "shoot") == [("ball", "piece:01", "rim")]


def test_after_the_last_basket_everybody_stays() -> None:
    s = position(attack={1: "a0"}, defense={2: "b1"}, score=(18, 0))
    act(s, "shoot")
    assert shown(s, "roll 5")[1:] == [("ball", "piece:01", "rim")]


def test_before_the_first_possession_the_pieces_and_the_ball_appear() -> None:
    s = GAME.new()[0]
    GAME.deal(s)
    moved = shown(s, "away attacks")
    assert moved[0] == ("coin", "-", "-", "1")
    assert ("piece:11", "-", "tile:e5") in moved
    assert moved[1] == ("ball", "-", "piece:11")
    assert len(moved) == 12


def test_f21_g33_a_drawn_size_comes_from_the_pool_to_a_roster() -> None:
    s = GAME.new(1, {"roster": "drawn", "first_offense": "home"})[0]
    GAME.deal(s)
    assert shown(s, "draw L") == [("size", "@pool", "@roster:0", "L")]


def test_f21_g38_a_drawn_card_is_seen_by_its_hand_alone() -> None:
    for viewer, what in ((HOME, "card:ISO"), (AWAY, "card"), (SPECTATOR, "card")):
        s = GAME.new(1, {**CARDS_ON, "first_offense": "home"})[0]
        GAME.deal(s)
        assert shown(s, "draw iso", viewer) == [(what, "@pile", "@hand:0")]


def test_a_card_that_is_played_lies_open() -> None:
    s = position(values=CARDS_ON, draw="iso")
    assert shown(s, "play iso", AWAY) == [("card:ISO", "@hand:0", "@discard")]


def test_a_scheme_is_shown_to_all() -> None:
    assert shown(in_play().state, "press") == [("scheme:PRESS", "-", "@scheme")]


def test_f21_04_the_looks_are_what_the_preview_would_say_on_every_tile() -> None:
    for values in ({}, {"court": "full"}):
        s = position(ball=5, values=values)
        looks = GAME.view(s, HOME).looks
        for y, row in enumerate(looks):
            for x, per_cent in enumerate(row):
                s.at[HOME, 4] = tile(f"{chr(ord('a') + x)}{y}")
                preview = GAME.view(s, HOME).preview
                assert per_cent == round(100 * preview.cases / preview.of)
    assert GAME.view(GAME.new()[0], HOME).looks == ()
