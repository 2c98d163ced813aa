"""A replay is readable text that gives the match back, or is refused with a sentence."""

import sys

import pytest

from sideline.engine.errors import BadReplay, SidelineError
from sideline.engine.match import Match
from sideline.engine.past import book_digest
from sideline.engine.replay import digest
from sideline.games.jukem import GAME

SEED = bytes(range(32))


@pytest.fixture(scope="module")
def text() -> str:
    match = Match(GAME, {"periods": 1, "copies.DUNK": 8}, seed=SEED)
    while not match.is_over:
        match.play(match.legal()[0])
    return str(match)


def sealed(text: str) -> str:
    """Seal a changed text again, as somebody would who knows the form."""
    body = text.rpartition("digest ")[0]
    return f"{body}digest {digest(body)}\n"


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return sealed(text.replace(old, new, 1))


def test_it_says_what_was_played_how(text: str) -> None:
    head = text.split("\n\n", maxsplit=1)[0].splitlines()
    assert head[:4] == ["sideline replay 2", "game jukem", "rules 2", "set periods=1"]
    options = [line.split("=")[0].removeprefix("set ") for line in head[3:-3]]
    assert options == [option.name for option in GAME.options]
    assert head[-3:] == ["set copies.DUNK=8", f"book {book_digest(GAME, 1)}", f"seed {SEED.hex()}"]
    assert "\nhome: 2P\n" in text


def test_read_gives_the_match_back(text: str) -> None:
    match = Match.read(text)
    assert str(match) == text
    assert match.settings == {"periods": 1, "copies.DUNK": 8}
    assert match.seed == SEED


def test_a_live_match_does_not_tell_its_seed() -> None:
    match = Match(GAME, seed=SEED)
    match.play(match.legal()[0])
    assert "seed" not in str(match)
    assert SEED.hex() not in str(match)
    assert Match.read(str(match)) == match


def test_windows_line_ends_do_no_harm(text: str) -> None:
    assert str(Match.read(text.replace("\n", "\r\n"))) == text


def refusal(text: str) -> str:
    with pytest.raises(BadReplay) as refused:
        Match.read(text)
    sentence = str(refused.value)
    assert sentence[-1] in ".?"
    assert "\n" not in sentence
    return sentence


def test_what_is_no_replay_is_refused() -> None:
    assert "does not begin with" in refusal("once upon a time")
    assert "does not begin with" in refusal("")


def test_a_cut_replay_is_refused(text: str) -> None:
    assert "cut off" in refusal(text[: len(text) // 2])


def test_a_changed_replay_is_refused(text: str) -> None:
    assert "does not match its digest" in refusal(text.replace("home: 2P", "home: 3P", 1))


def test_a_forged_move_is_refused(text: str) -> None:
    assert "is refused" in refusal(changed(text, "home: 2P\n", "home: HC\n"))


def test_a_move_of_the_wrong_seat_is_refused(text: str) -> None:
    assert "is not for away to make" in refusal(changed(text, "home: 2P\n", "away: 2P\n"))


def test_forged_luck_is_refused(text: str) -> None:
    assert "is not what its seed draws" in refusal(changed(text, "seed 00", "seed 01"))


def test_a_forged_outcome_is_refused(text: str) -> None:
    assert "outcome" in refusal(changed(text, "outcome ", "outcome draw "))


@pytest.mark.parametrize(
    ("old", "new", "because"),
    [
        ("game jukem", "game jukemm", "There is no game called jukemm"),
        ("rules 2", "rules 7", "version 7"),
        ("rules 2", "rules one", "must be a whole number"),
        ("set periods=1", "set periods=99", "must lie between"),
        ("set periods=1", "set quarters=1", "There is no setting quarters"),
        ("book ", "book 0", "other printed numbers"),
        ("seed 00", "seed zz", "hexadecimal"),
        ("seed 00", "seed ", "32 bytes"),
        ("game jukem\n", "", "no line “game”"),
        ("game jukem\n", "game jukem\ngame jukem\n", "more than one line “game”"),
        ("game jukem\n", "game jukem\nweather fine\n", "means nothing here"),
    ],
)
def test_a_head_that_cannot_be_verified_is_refused(text: str, old: str, new: str, because: str) -> None:
    assert because in refusal(changed(text, old, new))


def test_a_seed_in_an_unfinished_match_is_refused() -> None:
    match = Match(GAME, seed=SEED)
    text = str(match)
    assert "although the match is not over" in refusal(
        changed(text, "rules 2", f"rules 2\nseed {SEED.hex()}")
    )


def test_an_endless_text_is_refused() -> None:
    assert "longer than any match" in refusal("x" * 5_000_000)


def ended_early(how: str) -> str:
    match = Match(GAME, {"periods": 1}, seed=SEED)
    match.play(match.legal()[0])
    match.ended = how
    return str(match)


@pytest.mark.parametrize(("how", "winner"), [("claim home", "home"), ("flag home", "away")])
def test_a_match_that_was_claimed_or_flagged_tells_seed_and_outcome(how: str, winner: str) -> None:
    text = ended_early(how)
    assert f"\nseed {SEED.hex()}\n" in text
    assert f"\nended {how}\noutcome {winner} 0 0\n" in text
    again = Match.read(text)
    assert (again.ended, again.seed, str(again)) == (how, SEED, text)
    assert not again.is_over


@pytest.mark.parametrize(
    ("old", "new", "because"),
    [
        ("outcome home", "outcome away", "is not the one its moves lead to"),
        ("ended claim home\n", "", "tells its seed although the match is not over"),
        ("ended claim home", "ended claim centre", "ended in a way that is not known here: claim centre."),
        ("ended claim home", "ended resign home", "ended in a way that is not known here: resign home."),
    ],
)
def test_an_early_end_that_cannot_be_is_refused(old: str, new: str, because: str) -> None:
    with pytest.raises(BadReplay, match=because):
        Match.read(changed(ended_early("claim home"), old, new))


def test_a_match_that_its_rules_ended_was_not_claimed(text: str) -> None:
    with pytest.raises(BadReplay, match="its moves end it by the rules"):
        Match.read(changed(text, "\noutcome ", "\nended claim away\noutcome "))


def test_a_version_with_very_many_digits_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadReplay, match="must be a whole number"):
        Match.read(changed(text, "\nrules ", "\nrules " + "9" * 5000))


@pytest.mark.parametrize("name", ["this.nothing", "unittest.__main__", "sideline.games.jukem", "..x"])
def test_a_replay_imports_nothing_that_is_not_a_game_here(text: str, name: str) -> None:
    """Whoever writes a replay may be anybody, and to import a module is to run it."""
    with pytest.raises(SidelineError, match="no game called"):
        Match.read(changed(text, "\ngame jukem\n", f"\ngame {name}\n"))
    assert "this" not in sys.modules
