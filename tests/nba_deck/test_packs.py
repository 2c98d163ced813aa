"""Card sets that evolve: unions of packs, updates, seasons made from statistics, and matches with them."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from nba_deck.made_up import HEADING, athlete, pack, season

import sideline.games.nba_deck
from sideline.engine.errors import BadPack, BadReplay, BadSetting
from sideline.engine.game import PRINTINGS, SPECTATOR, Game
from sideline.engine.match import Match
from sideline.engine.printing import printed_with
from sideline.engine.registry import load
from sideline.engine.words import LANGUAGES, words_of
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.packs import compose, rate
from sideline.games.nba_deck.packs.athletes import WORDS, price_of
from sideline.games.nba_deck.packs.rating import levels_of
from sideline.games.nba_deck.packs.statistics import box_score, lines_of
from sideline.testing.conformance import CHECKS

LEVELS = ("p3", "ji", "pen", "int", "con", "sto", "reb", "iq")
WINTER = rate("winter", season(), 0)
SUMMER = rate("summer", season(seed=8), 0)


def name_of(check: Callable[[Game], None]) -> str:
    return check.__name__.removeprefix("check_")


def printed(*texts: str) -> Game:
    """Print the game with packs."""
    return printed_with(GAME, compose(texts))


def athletes(game: Game) -> dict[str, dict[str, Any]]:
    """List the athletes of a printing by their names."""
    return {str(row["name"]): dict(row) for row in game.cards() if row["kind"] == "nba"}


def faults(*texts: str) -> list[str]:
    """Say everything that is wrong with packs."""
    with pytest.raises(BadPack) as refused:
        compose(texts)
    said = refused.value.faults or (refused.value.said,)
    return [words_of(WORDS, "en").say(fault) for fault in said if fault]


def rated(row: str, heading: str = HEADING) -> dict[str, Any]:
    """Rate one athlete."""
    found: dict[str, Any] = tomllib.loads(rate("one", f"{heading}\n{row}\n", 0))["athletes"][0]
    return found


def refused(row: str, heading: str = HEADING) -> list[str]:
    """Say what is wrong with a table of one row."""
    with pytest.raises(BadPack) as mistake:
        rate("one", f"{heading}\n{row}\n", 0)
    return [words_of(WORDS, "en").say(fault) for fault in mistake.value.faults]


def played(game: Game, **values: Any) -> Match:
    """Play a match to its end by the first option."""
    match = Match(game, {"pile_size": 8, **values}, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[0])
    return match


def test_nb_126_the_athletes_of_a_match_are_those_of_all_packs_that_it_names() -> None:
    legends = pack("legends", athlete("L1", "Old Hand", 5, positions="P"), athlete("L2", "Long Arm"))
    assert set(athletes(printed("box", legends))) == {*athletes(GAME), "Old Hand", "Long Arm"}
    assert set(athletes(printed(legends))) == {"Old Hand", "Long Arm"}
    assert len(athletes(printed("box"))) == 100


def test_nb_126_g55_the_box_can_be_had_by_eras() -> None:
    nineties = athletes(printed("box-1990s"))
    assert len(nineties) == 19
    assert "Michael Jordan" in nineties or "Steve Kerr" in nineties
    assert len(athletes(printed("box-1990s", "box-1980s"))) == 19 + 14
    assert faults("box-1890s") == [
        "The box has no cards of the era 1890s; there are: 1960s, 1970s, 1980s, 1990s, 2000s, 2010s, 2020s."
    ]


def test_nb_127_a_season_has_150_athletes_and_is_played_to_the_end() -> None:
    game = printed(WINTER)
    assert len(athletes(game)) == 150
    match = played(game)
    shown = {word for line in match.tell(SPECTATOR) for word in game.words().say(line).split()}
    assert shown & {name.split()[1] for name in athletes(game)}
    assert not shown & {"Korver", "Jordan", "Humphries"}


def test_nb_127_the_best_of_every_team_can_be_kept() -> None:
    best = tomllib.loads(rate("winter", season(), 2))["athletes"]
    assert len(best) == 60
    everybody = tomllib.loads(WINTER)["athletes"]
    for team in range(30):
        whole = everybody[5 * team : 5 * team + 5]
        kept = [one for one in whole if one in best]
        dropped = [one for one in whole if one not in best]
        assert len(kept) == 2
        assert min(one["cost"] for one in kept) >= max(one["cost"] for one in dropped)
    with pytest.raises(BadPack, match="The table has no column for team; it may be called team, tm"):
        rate("best", season().replace("Tm", "Town"), 2)


@pytest.mark.parametrize(
    "values",
    [
        {"seats": 3},
        {"seats": 4, "expert2_draft": "on"},
        {"solo": "on"},
        {"solo": "on", "expert2_draft": "on"},
        {"decisive_athletes": "on", "coaches": "random", "mismatch": "any_time"},
    ],
    ids=["three", "drafted", "solo", "solo drafted", "evolved"],
)
def test_nb_127_every_mode_is_played_with_a_season_of_150_and_with_eight_athletes(
    values: dict[str, Any],
) -> None:
    assert played(printed(WINTER), **values).outcome() is not None
    few = printed(pack("tiny", *(athlete(f"F{n}", f"Few {n}", n % 4, medal=n % 2) for n in range(8))))
    if "seats" not in values and "expert2_draft" not in values:
        assert played(few, **values).outcome() is not None


def test_nb_127_a_pool_may_be_larger_than_the_numbers_of_all_other_actions() -> None:
    crowd = [athlete(f"C{number}", f"Crowd {number}", number % 6) for number in range(500)]
    game = printed(pack("crowd", *crowd))
    assert game.actions > len(athletes(game)) == 500
    assert played(game).outcome() is not None


def test_nb_164_the_newer_entry_holds_and_what_it_does_not_say_stays() -> None:
    update = pack(
        "update", {"id": "N007", "p3": 5}, {"id": "N014", "positions": "MJ"}, {"id": "N001", "cost": 9}
    )
    before, after = athletes(GAME), athletes(printed("box", update))
    assert after["Kyle Korver"] == {**before["Kyle Korver"], "p3": 5, "cost": 4, "value": 3}
    assert after["Danny Ainge"]["positions"] == "MJ"
    assert after["Kris Humphries"] == {**before["Kris Humphries"], "cost": 9}
    assert len(after) == 100


def test_nb_164_who_is_retired_is_out() -> None:
    after = athletes(printed("box", pack("update", retired=("N007",))))
    assert set(athletes(GAME)) - set(after) == {"Kyle Korver"}
    nobody = pack("update", retired=("N007",))
    assert faults(nobody) == ["update retires N007, who is in no pack before it."]
    assert faults(pack("nobody")) == ["There is nobody in these packs."]


def test_nb_164_g55_a_name_that_was_there_is_the_same_athlete() -> None:
    after = printed("box", pack("winter", athlete("W1", "Kyle Korver", 1)))
    assert [row["id"] for row in after.cards() if row["name"] == "Kyle Korver"] == ["W1"]
    assert len(athletes(after)) == 100


def test_nb_g55_an_id_belongs_to_one_athlete() -> None:
    other = pack("other", athlete("N007", "Somebody Else"))
    assert faults("box", other) == ["other, N007 Somebody Else: the id N007 belongs to another card."]
    assert faults(pack("one", athlete("B01", "No Tactic"))) == [
        "one, B01 No Tactic: the id B01 belongs to another card."
    ]
    two = pack("two", athlete("N007", "Danny Ainge"))
    assert faults("box", two) == ["two, N007 Danny Ainge: the id N007 belongs to another card."]


def test_nb_g55_everything_that_is_wrong_with_a_pack_is_named() -> None:
    wrong = pack(
        "wrong",
        athlete("X1", "Tall One", 10, positions="C"),
        {"id": "X2", "name": "No Levels", "positions": "MJ/MJ"},
        athlete("X3", "Tall One", heart=1),
    )
    found = faults(wrong)
    assert "wrong: Tall One is listed twice." in found
    assert "wrong, X1 Tall One: p3 must be a whole number from 0 to 9, not 10." in found
    assert "wrong, X1 Tall One: positions must be made of MJ/Ar/Ai/AF/P, each at most once, not “C”." in found
    assert "wrong, X2 No Levels: iq is missing." in found
    assert any(line.startswith("wrong, X3 Tall One: heart means nothing here") for line in found)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name = ", "The pack #1 cannot be read: Invalid value"),
        (
            'format = "sideline pack 1"\ngame = "jukem"\nname = "x"',
            "x: game must be “nba_deck”, not “jukem”.",
        ),
        ('game = "nba_deck"\nname = "x"', "x: format must be “sideline pack 1”, not “None”."),
        (pack("box", athlete("X1", "A B")), "box: name must be made of small letters"),
        (pack("Big Name"), "Big Name: name must be made of small letters"),
        (
            'format = "sideline pack 1"\ngame = "nba_deck"\nname = "x"\nathletes = 3',
            "x: athletes is not a list",
        ),
        (pack("x", {"name": "No Id"}), "x, No Id: id is missing."),
        (pack("x", athlete("no-id", "A B")), "x, no-id A B: an id is a letter and up to seven letters"),
        (pack("x", athlete("X1", " A")), "x, X1  A: name must be a text"),
        (pack("x", athlete("X1", "A", medal=2)), "x, X1 A: medal must be a whole number from 0 to 1, not 2."),
    ],
)
def test_nb_g55_a_pack_that_cannot_be_read_is_refused_with_a_sentence(text: str, says: str) -> None:
    assert any(line.startswith(says) for line in faults(text)), faults(text)


def test_nb_g55_more_than_a_thousand_athletes_are_refused() -> None:
    crowd = [athlete(f"C{number}", f"Crowd {number}") for number in range(1001)]
    assert faults(pack("crowd", *crowd)) == ["Athletes in these packs: 1,001; the most there may be: 1,000."]


def test_nb_g55_the_pile_and_the_draft_need_enough_athletes() -> None:
    few = printed(pack("few", *(athlete(f"F{number}", f"Few {number}", 1) for number in range(48))))
    with pytest.raises(BadSetting, match="A draft needs 50 athletes; there are 48 in these packs"):
        Match(few, {"expert2_draft": "on", "pile_size": 8})
    with pytest.raises(BadSetting, match="there are cards for a pile_size of at most 48"):
        Match(few, {"pile_size": 50})
    assert played(few).outcome() is not None


def test_nb_g55_the_match_and_its_replay_carry_the_digest_of_the_pack() -> None:
    game = printed(WINTER)
    match = played(game)
    assert match.settings["pack"] == compose([WINTER]).mark
    assert f"\nset pack={compose([WINTER]).mark}\n" in str(match)
    assert Match.read(str(match)) == Match.read(str(match), game) == match


def test_nb_g55_a_replay_is_refused_with_another_pack_or_without_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    winter, box = str(played(printed(WINTER))), str(played(GAME))
    summer = printed(SUMMER)
    mark = compose([WINTER]).mark
    with pytest.raises(BadReplay, match=f"The replay was played with {mark}, not with summer@"):
        Match.read(winter, summer)
    with pytest.raises(BadReplay, match="The replay was played with no pack, not with summer@"):
        Match.read(box, summer)
    monkeypatch.delitem(PRINTINGS, ("nba_deck", mark))
    with pytest.raises(
        BadReplay, match=f"The replay was played with the pack {mark}: name its files with --pack."
    ):
        Match.read(winter)
    with pytest.raises(BadPack, match=f"is played with the pack {mark}, which is not here."):
        Match(GAME, {"pack": mark})


def test_nb_g55_one_number_more_gives_another_digest_and_a_space_more_does_not() -> None:
    one, other = (pack("one", athlete("X1", "A B", level)) for level in (1, 2))
    assert compose([one]).digest != compose([other]).digest
    assert compose([one]).shape == compose([other]).shape
    assert compose([one.replace(",", " , ")]).mark == compose([one]).mark


def test_nb_g55_a_pack_as_large_as_the_box_has_a_record_of_its_own() -> None:
    moved = printed("box", pack("moved", {"id": "N014", "positions": "P"}))
    assert moved.state.itemsize == GAME.state.itemsize
    assert moved.state not in (GAME.state, printed("box").state)


def test_nb_g55_the_box_is_as_it_was_after_something_else_was_printed() -> None:
    before = GAME.state
    printed(WINTER)
    assert load("nba_deck") is sideline.games.nba_deck.GAME is GAME
    assert GAME.state is before
    assert "pack" not in Match(GAME).settings
    assert len(athletes(GAME)) == 100


def test_nb_g55_two_packs_are_played_side_by_side_each_with_its_own_names() -> None:
    games = [printed("box", pack("one", {"id": "N007", "p3": level})) for level in (4, 5)]
    matches = [Match(game, seed=bytes(32)) for game in games]
    assert games[0].state == games[1].state != GAME.state
    assert [athletes(match.game)["Kyle Korver"]["p3"] for match in matches] == [4, 5]
    assert [int(match.state.levels[99]) // 10**7 for match in matches] == [4, 5]


def test_nb_g70_the_prices_of_the_box_follow_from_their_levels() -> None:
    for row in athletes(GAME).values():
        levels = {name: int(row[name]) for name in LEVELS}
        assert price_of(levels, len(str(row["positions"]).split("/"))) == (row["cost"], row["value"]), row[
            "name"
        ]


def test_nb_g70_levels_go_by_what_is_done_in_36_minutes() -> None:
    found = rated("Ann Bell,PG,T1,50,1800,1100,140,300,65,25,400")
    assert [found[name] for name in LEVELS] == [4, 0, 4, 2, 1, 2, 2, 4]
    assert found["positions"] == "MJ"
    in_a_game = rated("Ann Bell,PG,T1,,36,22,2.8,6,1.3,0.5,8")
    assert [in_a_game[name] for name in LEVELS] == [4, 0, 4, 2, 1, 2, 2, 4]


@pytest.mark.parametrize(
    ("row", "field", "level"),
    [
        ("A B,C,T,10,360,150,0,60,5,10,10", "ji", 4),
        ("A B,C,T,10,360,150,0,60,5,10,10", "pen", 0),
        ("A B,PG,T,10,360,150,0,60,5,10,10", "ji", 0),
        ("A B,PG,T,10,360,150,0,60,5,10,10", "pen", 4),
        ("A B,SF,T,10,360,120,0,60,12,0,10", "sto", 2),
        ("A B,SF,T,10,360,130,0,60,12,0,10", "sto", 1),
        ("A B,SF,T,20,360,120,0,60,12,0,10", "sto", 1),
        ("A B,SF,T,10,280,120,0,60,12,0,10", "iq", 1),
        ("A B,SF,T,10,279,120,0,60,12,0,10", "iq", 0),
        ("A B,SF,T,10,360,120,0,130,12,0,10", "reb", 5),
        ("A B,SF,T,10,360,120,0,129,12,0,10", "reb", 4),
    ],
)
def test_nb_g70_every_characteristic_has_its_steps(row: str, field: str, level: int) -> None:
    assert rated(row)[field] == level


def test_nb_g70_two_levels_are_at_their_best_and_no_more() -> None:
    found = rated("A B,PG,T,10,360,400,60,200,50,50,200")
    assert [found[name] for name in LEVELS] == [5, 0, 5, 4, 4, 4, 4, 4]


@pytest.mark.parametrize(
    ("figures", "position"),
    [("10,0,90", "MJ"), ("30,0,30", "Ar"), ("55,5,20", "Ai"), ("80,5,10", "AF"), ("100,20,10", "P")],
)
def test_nb_g70_a_position_that_is_not_told_is_guessed(figures: str, position: str) -> None:
    rebounds, blocks, assists = figures.split(",")
    assert rated(f"A B,,T,10,360,120,5,{rebounds},12,{blocks},{assists}")["positions"] == position


@pytest.mark.parametrize(
    ("told", "positions"),
    [("SG-PG", "MJ/Ar"), ("G", "MJ/Ar"), ("F", "Ai/AF"), ("pf/c", "AF/P"), ("Ar", "Ar"), ("AF P", "AF/P")],
)
def test_nb_g70_positions_are_told_in_english_or_in_french(told: str, positions: str) -> None:
    assert rated(f"A B,{told},T,10,360,120,5,60,12,5,10")["positions"] == positions


def test_nb_g70_a_column_of_its_own_holds_over_the_estimate() -> None:
    heading = f"{HEADING},level_sto,level_iq,cost,id"
    found = rated("A B,C,T,10,360,150,0,60,5,10,10,4,3,,Q7", heading)
    assert (found["sto"], found["iq"], found["id"]) == (4, 3, "Q7")
    assert found["cost"] == price_of({name: int(found[name]) for name in LEVELS}, 1).cost
    assert rated("A B,C,T,10,360,150,0,60,5,10,10,,,8,", heading)["cost"] == 8


def test_nb_g70_tables_with_semicolons_and_decimal_commas_are_read() -> None:
    table = "name;minutes;points;threes;rebounds;steals;blocks;assists\nÉlie Blé;36,0;20,5;2,8;6;1,3;0,5;8\n"
    [line] = lines_of(table)
    assert levels_of(box_score(line), ("MJ",))["p3"] == 4


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (
            "A B,C,T,10,many,150,0,60,5,10,10",
            ["Line 2: minutes must be a number that is not negative, not “many”."],
        ),
        (
            "A B,C,T,10,360,150,0,60,-5,10,10",
            ["Line 2: steals must be a number that is not negative, not “\N{MINUS SIGN}5”."],
        ),
        ("A B,C,T,10,0,150,0,60,5,10,10", ["Line 2: nobody can be rated who has not played a minute."]),
        (
            "A B,C,T,10,360,150,51,60,5,10,10",
            ["Line 2: the points (150) are fewer than the three-point baskets (51) give."],
        ),
        ("A B,C,T,10,360", ["Line 2: the row does not have as many cells as the heading."]),
        (
            "A B,goalie,T,10,360,150,0,60,5,10,10",
            ["Line 2: there is no position “goalie”; there are: MJ, AR, AI, AF, P, PG, SG, SF, PF, C, G, F."],
        ),
        (
            "A B,C,T,10,360,150,0,60,5,10,10\n\nA B,C,T,10,x,150,0,60,5,10,10",
            [
                "Line 2: A B is listed twice.",
                "Line 4: A B is listed twice.",
                "Line 4: minutes must be a number that is not negative, not “x”.",
            ],
        ),
        (
            ",C,T,10,360,150,0,60,5,10,10",
            ["Line 2: name must be a text of 1 to 40 characters, printable and without spaces at its ends."],
        ),
    ],
)
def test_nb_g70_rows_that_are_wrong_are_named_by_their_line(row: str, says: list[str]) -> None:
    assert refused(row) == says


def test_nb_g70_a_mark_of_quotation_that_nothing_ends_is_named_by_the_line_where_it_begins() -> None:
    row = "A B,C,T,10,360,150,0,60,5,10,10"
    for rest in (row, "\n".join([row] * 10_000)):
        says = refused(f'{row}\n"C D,C,T,10,360,150,0,60,5,10,10\n{rest}')
        assert says == ["Line 3: the row does not have as many cells as the heading."]


def test_nb_g70_wrong_rows_are_named_from_the_top_down() -> None:
    twice = "C D,C,T,10,360,1,0,1,1,1,1"
    assert refused(f"A B,C,T,10,no,150,0,60,5,10,10\n{twice}\n{twice}") == [
        "Line 2: minutes must be a number that is not negative, not “no”.",
        "Line 3: C D is listed twice.",
        "Line 4: C D is listed twice.",
    ]


@pytest.mark.parametrize(("name", "code"), [("winter", "W001"), ("2031-winter", "W001"), ("2031", "A001")])
def test_nb_g70_athletes_are_numbered_by_the_first_letter_of_the_pack(name: str, code: str) -> None:
    text = rate(name, f"{HEADING}\nA B,C,T,10,360,150,0,60,5,10,10\n", 0)
    assert [row["id"] for row in tomllib.loads(text)["athletes"]] == [code]
    assert "A B" in athletes(printed("box", text))


def test_nb_g70_a_table_that_lacks_columns_is_refused() -> None:
    assert refused("A B,36", "name,minutes") == [
        f"The table has no column for {column}; it may be called {names}."
        for column, names in (
            ("points", "points, pts"),
            ("threes", "threes, 3p, 3pm, fg3m"),
            ("rebounds", "rebounds, reb, trb"),
            ("steals", "steals, stl"),
            ("blocks", "blocks, blk"),
            ("assists", "assists, ast"),
        )
    ]


def test_nb_g55_g70_what_is_wrong_is_said_in_every_language() -> None:
    for texts in (
        ["box-1890s"],
        [pack("wrong", {"id": "-", "name": " ", "positions": "C", "p3": 10, "x": 1})],
    ):
        with pytest.raises(BadPack) as mistake:
            compose(texts)
        for lang in LANGUAGES:
            for fault in mistake.value.faults or (mistake.value.said,):
                assert fault is not None
                assert words_of(WORDS, lang).say(fault).endswith(".")


def test_nb_g55_whoever_has_neither_id_nor_name_is_counted_in_every_language() -> None:
    with pytest.raises(BadPack) as mistake:
        compose([pack("x", {"p3": 1})])
    first = mistake.value.faults[0]
    assert words_of(WORDS, "en").say(first) == "x, athlete 1: id is missing."
    assert " ".join(words_of(WORDS, "fr").say(first).split()) == "x, joueur 1 : il manque id."


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_a_match_with_a_season_conforms(check: Callable[[Game], None]) -> None:
    check(printed(WINTER))
