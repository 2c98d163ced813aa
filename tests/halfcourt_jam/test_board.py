"""What a board is told: what options point at, what is asked, and what moved."""

from typing import Any

from halfcourt_jam.positions import PURPLE, YELLOW, position

from sideline.engine.aim import Aim, Moved
from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.actions import SHOOT
from sideline.games.halfcourt_jam.state import Phase
from sideline.testing.positions import act, legal_moves


def aims(s: Any) -> dict[str, Aim]:
    """Return what the options of a position point at, by their notation."""
    return {move: GAME.aim(s, action) for move, action in legal_moves(s).items()}


def asked(s: Any, lang: str = "en") -> str:
    """Say the sentence over the options."""
    return GAME.words(lang).say(GAME.ask(s))


def shown(s: Any, move: str) -> list[str]:
    """Play a move and say what moved: `ball hooper:0 > rim`; everybody is shown the same."""
    before = s.copy()
    action = legal_moves(s)[move]
    act(s, move)
    seen = {GAME.show(before, action, s, viewer) for viewer in (YELLOW, PURPLE, SPECTATOR)}
    assert len(seen) == 1
    return [written(moved) for moved in seen.pop()]


def written(moved: Moved) -> str:
    """Write what moved on a line."""
    if moved.shows is not None:
        return f"{moved.what} shows {moved.shows}"
    return f"{moved.what} {moved.start or ''} > {moved.end or ''}".replace("  ", " ").rstrip()


def test_a_side_selects_one_of_its_hoopers_or_ends_its_turn() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT")
    assert aims(s) == {
        "Ray": Aim("select", ("hooper:0",)),
        "Vic": Aim("select", ("hooper:1",)),
        "Moose": Aim("select", ("hooper:2",)),
        "end turn": Aim("end"),
    }
    assert asked(s) == "Yellow attacks: who acts next?"


def test_the_defense_is_asked_as_the_defense() -> None:
    assert asked(position("RAY* TP, VIC CL, MOOSE FT", up=PURPLE)) == "Purple defends: who acts next?"


def test_a_step_is_taken_by_the_active_hooper_and_says_its_price_if_it_is_not_one_action() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX LC, BIG_LEE BL, HAKEEM BR")
    act(s, "Ray")
    assert aims(s)["to WL"] == Aim("move", ("hooper:0",), ("space:WL",))
    assert aims(s)["to LC"] == Aim("move", ("hooper:0",), ("space:LC",), mark="2")


def test_a_pass_is_about_the_defenders_around_the_passer_and_the_receiver() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX TP, BIG_LEE CL, HAKEEM RIM")
    act(s, "Ray")
    assert aims(s)["pass Vic"] == Aim("pass", ("hooper:0",), ("hooper:1",), ("hooper:3", "hooper:4"))
    assert aims(s)["pass Moose"].about == ("hooper:3",)


def test_a_shot_goes_to_the_rim_and_is_about_the_defenders_in_the_space() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX TP, BIG_LEE CL, HAKEEM RIM")
    act(s, "Ray")
    assert aims(s)["shoot"] == Aim("shoot", ("hooper:0",), ("rim",), ("hooper:3",))
    assert aims(s)["hustle"] == Aim("hustle")
    assert aims(s)["done"] == Aim("done")


def test_a_screen_is_set_on_a_border_and_left_for_free() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT")
    act(s, "Moose")
    assert aims(s)["screen FT-TP"] == Aim("screen", ("hooper:2",), ("border:FT-TP",))
    s = position("RAY* TP, VIC CL, MOOSE FT-TP")
    act(s, "Moose")
    assert aims(s)["to FT"] == Aim("stepoff", ("hooper:2",), ("space:FT",), mark="0")


def test_a_steal_points_at_the_hooper_with_the_ball() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX TP, BIG_LEE CL, HAKEEM RIM", PURPLE)
    act(s, "Dex")
    assert aims(s)["steal"] == Aim("steal", ("hooper:3",), ("hooper:0",))


def test_an_exhausted_hooper_may_rest() -> None:
    s = position("RAY*~ TP, VIC CL, MOOSE FT")
    act(s, "Ray")
    assert aims(s)["rest"] == Aim("rest")
    assert asked(s) == "Ray has 3 actions left: what now?"
    assert asked(s, "fr") == "Ray a encore 3 actions\u00a0: que fait-il\u202f?"


def test_who_must_clear_the_ball_is_told_so() -> None:
    s = position("RAY* FT, VIC CL, MOOSE RIM", must_clear=1)
    act(s, "Ray")
    assert asked(s) == "Ray must take the ball outside before a shot, with 4 actions left: what now?"


def test_the_draft_points_at_the_cards_on_offer() -> None:
    match = Match(GAME, {"draft": "yes"})
    s = match.states[0]
    assert asked(s) == "Purple: which point guard do you ban?"
    assert aims(s)["ban Dex"] == Aim("ban", ("draft:DEX",))
    assert aims(s)["no ban"] == Aim("skip")
    assert shown(s, "ban Dex") == ["draft:DEX @offer >"]
    act(s, "no ban")
    assert aims(s)["pick Zip"] == Aim("pick", ("draft:ZIP",))
    assert shown(s, "pick Zip") == ["draft:ZIP @offer > hooper:0"]
    assert shown(s, "pick Nova") == ["draft:RAY @offer >", "draft:NOVA @offer > hooper:3"]


def test_the_last_hooper_of_a_position_is_picked_without_a_word_and_all_take_their_places() -> None:
    s = Match(GAME, {"draft": "yes"}).states[0]
    act(s, "no ban", "no ban", "pick Ray", "pick Dex", "ban Vic", "pick Marlo", "ban Moose")
    moved = shown(s, "pick Stretch")
    assert moved[:2] == ["draft:HAKEEM @offer > hooper:5", "draft:STRETCH @offer > hooper:2"]
    assert moved[2:4] == ["hooper:0 > space:BC", "hooper:1 > space:BL"]


def test_hoopers_are_put_on_the_baseline_one_after_the_other() -> None:
    s = Match(GAME, {"free_start_placement": "yes"}).states[0]
    assert asked(s) == "Purple: where does Dex start?"
    assert aims(s)["at BC"] == Aim("place", ("hooper:3",), ("space:BC",))
    assert shown(s, "at BC") == ["hooper:3 > space:BC"]


def test_the_first_ball_is_given_to_a_hooper() -> None:
    s = Match(GAME).states[0]
    assert asked(s) == "Yellow: who starts with the ball?"
    assert aims(s)["ball Ray"] == Aim("take", target=("hooper:0",), about=("ball",))
    assert shown(s, "ball Ray") == ["ball > hooper:0"]


def test_steps_screens_and_selections_move_what_they_move() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT")
    assert shown(s, "Ray") == []
    assert shown(s, "to WL") == ["hooper:0 space:TP > space:WL"]
    act(s, "done", "Moose")
    assert shown(s, "screen FT-TP") == ["hooper:2 space:FT > border:FT-TP"]


def test_a_complete_pass_goes_from_hand_to_hand() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT")
    act(s, "Ray", "pass Vic")
    assert shown(s, "roll 20") == ["die shows 20", "ball hooper:0 > hooper:1"]


def test_a_pass_to_nobody_lands_in_the_space_and_goes() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT")
    act(s, "Ray", "pass Vic")
    assert shown(s, "roll 1") == ["die shows 1", "ball hooper:0 > space:CL", "ball space:CL >"]
    assert asked(s) == "Purple: who brings the ball in?"
    assert shown(s, "inbound Dex") == []
    assert asked(s) == "Purple: where does Dex bring the ball in?"
    assert aims(s)["at BL"] == Aim("place", ("hooper:3",), ("space:BL",))
    assert shown(s, "at BL") == ["hooper:3 space:BC > space:BL", "ball > hooper:3"]


def test_a_pass_into_a_crowd_lies_there_until_a_defender_takes_it() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX CL, BIG_LEE CL, HAKEEM RIM")
    act(s, "Ray", "pass Vic")
    assert shown(s, "roll 1") == ["die shows 1", "ball hooper:0 > space:CL"]
    assert asked(s) == "Purple has picked off the pass: who takes the ball?"
    assert shown(s, "take Dex") == ["ball space:CL > hooper:3"]


def test_a_receiver_slips_off_the_screen_and_catches_the_ball() -> None:
    s = position("RAY* TP, VIC CL, STRETCH! FT-TP", "DEX FT, BIG_LEE BL, HAKEEM RIM")
    act(s, "Ray", "pass Stretch")
    assert asked(s) == "Yellow: where does Stretch slip to for the pass?"
    assert aims(s)["slip FT"] == Aim("slip", ("hooper:2",), ("space:FT",), ("hooper:3",))
    assert shown(s, "slip FT") == []
    moved = ["die shows 20", "hooper:2 border:FT-TP > space:FT", "ball hooper:0 > hooper:2"]
    assert shown(s, "roll 20") == moved


def test_a_basket_goes_to_the_rim_and_is_dead() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT")
    act(s, "Ray", "shoot")
    assert aims(s)["roll 20"].verb == "roll"
    assert shown(s, "roll 20") == ["die shows 20", "ball hooper:0 > rim", "ball rim >"]


def test_a_miss_comes_off_the_rim_to_whoever_is_alone_there() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX BC, BIG_LEE BL, HAKEEM RIM")
    act(s, "Ray", "shoot")
    assert shown(s, "roll 1") == ["die shows 1", "ball hooper:0 > rim", "ball rim > hooper:5"]


def test_a_miss_hangs_on_the_rim_while_a_side_chooses_its_rebounder() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX BC, BIG_LEE RIM, HAKEEM RIM")
    act(s, "Ray", "shoot")
    assert shown(s, "roll 1") == ["die shows 1", "ball hooper:0 > rim"]
    assert asked(s) == "Purple has the rebound: who takes it?"
    assert aims(s)["rebound Hakeem"].target == ("hooper:5",)
    assert shown(s, "rebound Hakeem") == ["ball rim > hooper:5"]


def test_a_shot_that_may_be_swatted_is_in_the_air_until_that_is_said() -> None:
    s = position("RAY* FT, VIC CL, MOOSE TP", "DEX BC, BIG_LEE BL, HAKEEM! FT")
    act(s, "Ray", "shoot")
    assert shown(s, "roll 20") == ["die shows 20"]
    assert asked(s) == "Does Hakeem swat the shot of Ray, or does the basket count?"
    assert aims(s) == {
        "swat": Aim("swat", about=("hooper:5", "hooper:0")),
        "no swat": Aim("skip", about=("hooper:5", "hooper:0")),
    }
    let_go = s.copy()
    assert shown(let_go, "no swat") == ["ball hooper:0 > rim", "ball rim >"]
    assert shown(s, "swat") == []
    assert shown(s, "roll 20") == ["die shows 20", "ball hooper:0 > rim", "ball rim >"]


def test_a_stolen_ball_changes_hands() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX TP, BIG_LEE CL, HAKEEM RIM", PURPLE)
    act(s, "Dex", "steal")
    assert shown(s, "roll 1") == ["die shows 1", "ball hooper:0 > hooper:3"]


def test_a_ball_that_is_out_of_time_goes() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", clock=1, turns_in_round=1)
    assert shown(s, "end turn") == ["ball hooper:0 >"]


def test_the_view_says_what_an_open_shot_needs_and_how_full_the_clock_was() -> None:
    seen = GAME.view(position("RAY* TP, VIC CL, MOOSE FT", clock=2), YELLOW)
    needs = {space.id: space.needs for space in seen.spaces}
    assert (needs["RIM"], needs["TP"], seen.clock, seen.clock_start) == (5, 15, 2, 3)


def test_the_view_says_what_the_ball_handler_hits_from_every_space() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX BC, BIG_LEE RIM, HAKEEM BR")
    act(s, "Ray")
    seen = GAME.view(s, PURPLE)
    looks = dict(zip((space.id for space in seen.spaces), seen.looks, strict=True))
    shot = GAME.odds(s, SHOOT)
    assert shot is not None
    assert looks["TP"] == 100 * shot.prospects[0].cases // shot.prospects[0].of == 45
    assert (looks["RIM"], looks["PC"], looks["BC"]) == (80, 80, 5)  # Big Lee guards the rim
    assert GAME.view(Match(GAME).states[0], PURPLE).looks == ()


def test_the_view_says_where_the_ball_lies() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX BC, BIG_LEE RIM, HAKEEM RIM")
    assert GAME.view(s, YELLOW).ball == "hooper:0"
    act(s, "Ray", "shoot", "roll 1")
    assert GAME.view(s, YELLOW).ball == "rim"
    s = position("RAY* TP, VIC CL, MOOSE FT", "DEX CL, BIG_LEE CL, HAKEEM RIM")
    act(s, "Ray", "pass Vic", "roll 1")
    assert GAME.view(s, YELLOW).ball == "space:CL"
    assert GAME.view(Match(GAME).states[0], YELLOW).ball is None


def test_the_view_counts_the_actions_that_are_left_to_each_hooper() -> None:
    s = position("RAY* TP, VIC~ CL, MOOSE FT")
    act(s, "Moose", "done", "Ray", "to WL")
    left = {hooper.name: hooper.actions_now for hooper in GAME.view(s, YELLOW).hoopers[:3]}
    assert left == {"Ray": 3, "Vic": 2, "Moose": 0}


def test_the_cards_of_the_draft_lie_open() -> None:
    s = Match(GAME, {"draft": "yes"}).states[0]
    act(s, "ban Dex")
    on_offer = {card.hooper: card for card in GAME.view(s, YELLOW).on_offer}
    assert list(on_offer) == ["RAY", "ZIP", "NOVA"]
    zip_card = on_offer["ZIP"]
    assert (zip_card.position, zip_card.actions, zip_card.bonus, zip_card.defense) == ("POINT_GUARD", 5, 2, 2)


def test_an_action_that_is_no_option_points_too() -> None:
    s = position("RAY* TP, VIC CL, MOOSE FT")
    assert s.phase == Phase.SELECT
    pointing = {GAME.aim(s, action).things for action in range(GAME.actions)}
    assert {("space:FT",), ("border:FT-TP",), ("rim",), ("hooper:0",)} <= pointing
