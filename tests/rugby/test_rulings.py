"""Where the rule book of the Rugby Card Game is silent: our rulings read aloud."""

import pytest
from rugby.positions import (
    AWAY,
    BACKS,
    FORWARDS,
    HOME,
    TUNED,
    check,
    crash,
    deal_out,
    lay_down,
    penalty,
    pile,
    position,
    set_piece,
)

from sideline.engine.game import SPECTATOR
from sideline.games.rugby import GAME
from sideline.games.rugby.actions import SHOT
from sideline.games.rugby.charts import PLAYERS, SKILL, VALUES
from sideline.games.rugby.decisions import to_act
from sideline.games.rugby.facts import column_of, strength
from sideline.games.rugby.state import Column, Face, Kind, Phase, SetPiece
from sideline.testing.positions import act, options


def test_rg_g01_every_card_has_three_values() -> None:
    assert VALUES[0, Kind.PROP].tolist() == [4, 2, 3]
    assert (VALUES > 0).all()


def test_rg_g02_a_knock_on_is_a_scrum_and_a_cell_is_written_in_letters() -> None:
    card = GAME.view(position(), HOME).play_cards["KICK"]
    assert card.table == ("0 PP", "+3 L P", "0", "+2 L", "+1 PP")


@pytest.mark.parametrize("chosen", range(2))
def test_rg_g03_whatever_is_announced_fits_at_least_two_skills(chosen: int) -> None:
    printed = GAME.new()[0].play_copies[chosen] > 0
    skills: dict[tuple[int, ...], set[int]] = {}
    for face in Face:
        if printed[face]:
            skills.setdefault(tuple(PLAYERS[chosen, face].tolist()), set()).add(int(SKILL[chosen, face]))
    assert len(skills) == (5 if chosen else 2)
    assert min(len(found) for found in skills.values()) >= 2


def test_rg_g03_g41_the_tuned_set_has_twelve_plays_and_the_same_athletes() -> None:
    s = GAME.new()[0]
    assert s.play_copies.tolist() == [[4] * 6 + [0] * 6, [2] * 12]
    seen = [GAME.view(position(values={"cards": name}), HOME) for name in ("designer", "tuned")]
    assert list(seen[0].skill_cards) == list(seen[1].skill_cards)


def test_rg_g04_means_of_the_tuned_cards() -> None:
    forwards, backs = VALUES[1, :8].mean(axis=0), VALUES[1, 8:].mean(axis=0)
    assert forwards.tolist() == [3.125, 2.625, 3.0]
    assert backs.round(2).tolist() == [3.0, 3.17, 2.67]


def test_rg_g05_a_shot_from_the_22_has_two_lines_to_go() -> None:
    s = penalty(at=6)
    parts = GAME.odds(s, SHOT).parts
    assert [part.value for part in parts] == [3, 2, 5]


def test_rg_g06_the_ball_on_the_line_is_a_try_and_before_it_is_not() -> None:
    for at, score in ((7, 7), (6, 0)):
        s = position(at=at)
        check(s, "PG", "LK FL", "PR HK")
        assert s.score[HOME] == score


@pytest.mark.parametrize(
    ("own_line", "attacker", "line", "score"),
    [("clamp", HOME, 1, 0), ("scrum", AWAY, 7, 0), ("safety", HOME, 4, 2)],
)
def test_rg_g07_an_attack_driven_back_over_its_line(
    own_line: str, attacker: int, line: int, score: int
) -> None:
    s = position(plays="LP LP LP", at=2, values={"own_line": own_line})
    assert check(s, "LP", "FH SH", "FH CE") == "LOSS"
    assert (s.attacker, s.position, s.score[AWAY]) == (attacker, line, score)
    assert s.set_pieces == (1 if own_line == "clamp" else 2)


def test_rg_g08_a_draw_moves_nothing_and_counts_as_a_phase() -> None:
    s = position(tied=("EN WH LF", ""), face_down=(3, 0))
    assert check(s, "CB", "PR HK", "EN PR") == "DRAW"
    assert (s.position, s.phases, s.phase) == (4, 1, Phase.DRAW_PLAY)
    assert pile(s, HOME) == "EN PR HK"


def test_rg_g09_scenario_8_the_extra_card_counts_for_a_big_win() -> None:
    s = position(away="LK N8 FL SH CE", values=TUNED)
    lay_down(s, "CB", "PR HK", "LK N8")
    act(s, "extra", "add FL", "extra", "add FL")
    assert (strength(s, HOME), strength(s, AWAY)) == (2 * 10, 2 * 8)
    assert column_of(s) == Column.WIN


def test_rg_g09_a_big_loss_is_measured_by_the_cards_of_the_defense() -> None:
    s = position(away="PR SH CE", at=4)
    lay_down(s, "CB", "FL LF", "PR SH")
    assert strength(s, HOME) - strength(s, AWAY) == 2 * (4 - 6)
    assert column_of(s) == Column.BIG_LOSS


def test_rg_g10_half_values_are_exact() -> None:
    s = position(away="HK LK CE SH")
    s.free[AWAY, 0] = 1
    s.hands[AWAY, Kind.LOCK] = 0
    lay_down(s, "CB", "PR WH", "HK CE")
    assert GAME.view(s, SPECTATOR).sides[AWAY].strength == 4 + 1.5
    assert column_of(s) == Column.WIN


def test_rg_g11_the_attack_is_laid_down_before_the_defense() -> None:
    s = position()
    deciding = []
    for move in ("CB", "PR", "HK", "LK", "N8"):
        deciding.append(to_act(s))
        act(s, move)
    assert deciding == [HOME, HOME, HOME, AWAY, AWAY]


def test_rg_g12_the_attacker_never_fills_up_with_the_other_line() -> None:
    s = position(home=f"PR {BACKS}", plays="PG CB PP")
    assert options(s) == ["no play"]


def test_rg_g13_scenario_19_the_defender_fills_up_at_half_value() -> None:
    s = position(plays="CH CH CB", away="PR SH WG UB", values=TUNED)
    act(s, "CH", "PR", "HK", "LK")
    assert options(s) == ["PR"]
    act(s, "PR")
    assert options(s) == ["SH", "WG", "UB"]
    act(s, "SH", "WG")
    assert strength(s, AWAY) == 2 * 4 + 4 + 4


def test_rg_g13_a_defender_short_of_backs_fills_up_with_forwards() -> None:
    s = position(plays="WR WR WR", away="PR HK SH")
    act(s, "WR", "SH", "WG", "SH")
    assert options(s) == ["PR", "HK"]


def test_rg_g14_a_mix_asks_for_exact_numbers_and_counts_in_full() -> None:
    s = position(plays="LO LO CB", values=TUNED)
    act(s, "LO")
    assert options(s) == FORWARDS.split()
    act(s, "LF")
    assert options(s) == BACKS.split()
    act(s, "CE", "FH")
    assert options(s) == FORWARDS.split()
    act(s, "PR", "SH", "WG")
    assert (strength(s, HOME), strength(s, AWAY)) == (2 * 12, 2 * 7)


def test_rg_g14_a_mix_is_filled_up_at_full_value() -> None:
    s = position(plays="LO LO CB", away=BACKS, values=TUNED)
    act(s, "LO", "LF", "CE", "FH", "SH", "WG", "UB")
    assert strength(s, AWAY) == 2 * (3 + 2 + 3)


def test_rg_g15_the_random_card_is_any_free_card() -> None:
    s = position(away="LK N8 PR PR SH")
    lay_down(s, "CB", "PR HK", "LK N8")
    act(s, "extra")
    assert options(s) == ["add PR", "add SH"]
    assert [GAME.weight(s, kind) for kind in (Kind.PROP, Kind.SCRUM_HALF)] == [2, 1]


def test_rg_g16_with_a_playable_card_there_is_no_penalty() -> None:
    s = position(home="PR SH CE", plays="PG PG WR")
    assert options(s) == ["WR"]
    s = position(home="PR SH", plays="PG PG WR", phases=5)
    act(s, "no play")
    assert s.phases == 6


def test_rg_g17_the_old_hand_is_discarded_and_only_the_attacker_holds_plays() -> None:
    s = crash(at=4)
    act(s, "turn CE")
    assert s.play_hand_size == 0
    assert s.play_discards.sum() == 3
    act(s, "tie 6")
    deal_out(s)
    assert (s.attacker, s.play_hand_size) == (AWAY, 4)
    assert GAME.view(s, HOME).play_hand == {}


def test_rg_g18_the_discards_make_a_new_deck() -> None:
    s = position(plays="PG CB PP")
    s.play_discards = s.play_deck
    s.play_deck, s.play_deck_size = 0, 0
    check(s, "PG", "LK LF", "PR HK")
    assert (s.play_deck_size, s.play_discards.sum()) == (22, 0)
    assert s.play_deck[Face.PICK_AND_GO] == 4


def test_rg_g19_the_attacker_names_one_number_for_both_sides() -> None:
    s = set_piece(SetPiece.LINEOUT)
    assert to_act(s) == HOME
    assert s.free.sum() == 0
    act(s, "tie 4")
    deal_out(s)
    assert s.free.tolist() == [[4, 6], [4, 6]]


def test_rg_g20_the_shared_pile_is_what_was_not_dealt_and_stays_whole() -> None:
    s = crash(at=2)
    assert s.shared.sum() == 28
    assert GAME.weight(s, Kind.PROP) == 4 - 2
    act(s, "turn PR")
    assert s.shared.sum() == 28
    assert s.turned.sum() == 0


def test_rg_g21_cards_come_back_to_both_sides() -> None:
    s = position(tied=("EN WH LF", "FL"), values=TUNED)
    check(s, "PG", "LK PR", "PR WH")
    assert pile(s, AWAY) == "PR WH"
    assert s.hands[AWAY, Kind.FLANKER] == 2


def test_rg_g22_scenario_17_backs_bring_back_from_the_bottom() -> None:
    s = position(plays="WR WR CB", tied=("EN WH LF", ""), values=TUNED)
    assert check(s, "WR", "SH CE", "SH UB") == "WIN"
    assert pile(s, HOME) == "WH LF SH CE"


def test_rg_g22_played_cards_lie_in_the_order_chosen_with_the_extra_on_top() -> None:
    s = position(values=TUNED)
    lay_down(s, "PG", "WH PR", "LK N8")
    act(s, "extra", "add UB", "extra", "add SH", "resolve")
    assert (pile(s, HOME), pile(s, AWAY)) == ("WH PR SH", "LK N8 UB")


def test_rg_g23_scenario_14_a_symbol_cancels_the_try() -> None:
    s = position(plays="WR WR CB", at=6, values=TUNED)
    assert check(s, "WR", "SH WG", "FH UB") == "BIG_WIN"
    act(s, "turn FB", "turn HK")
    assert s.score.tolist() == [0, 0]
    assert (s.set_piece, s.attacker, s.position) == (SetPiece.LINEOUT, AWAY, 1)


def test_rg_g23_an_icon_cancels_the_try_and_the_ball_lies_on_line_7() -> None:
    s = position(plays="KI KI KI", at=7)
    assert check(s, "KI", "FB FH", "WG FH") == "WIN"
    assert (s.score.tolist(), s.attacker, s.position) == ([0, 0], AWAY, 1)
