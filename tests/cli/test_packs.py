"""Packs of cards at the command line: made from statistics, checked, played with, asked for by replays."""

import json
from pathlib import Path

import pytest
from nba_deck.made_up import athlete, pack, season

from sideline.cli import main
from sideline.games.nba_deck.packs import compose

QUICK = ("--set", "pile_size=8", "--matches", "1", "--seats", "greedy,greedy", "--json")


@pytest.fixture
def winter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Make a season of 150 athletes from a table, as a person would."""
    (tmp_path / "stats.csv").write_text(season(), encoding="utf-8")
    assert (
        main(["pack", "from-stats", str(tmp_path / "stats.csv"), "--out", str(tmp_path / "winter.toml")]) == 0
    )
    assert "150 athletes" in capsys.readouterr().out
    return tmp_path / "winter.toml"


class _Typed:
    """Somebody at the keyboard."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)

    def readline(self) -> str:
        return self._lines.pop(0) if self._lines else ""

    def isatty(self) -> bool:
        return False


def test_a_pack_made_from_statistics_is_clean(winter: Path, capsys: pytest.CaptureFixture[str]) -> None:
    digest = compose([winter.read_text(encoding="utf-8")]).digest
    assert main(["pack", "check", str(winter)]) == 0
    assert capsys.readouterr().out == f"winter: 150 cards, digest {digest}.\n"
    assert main(["pack", "check", f"box,{winter}", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith("box+winter\u00a0: 250 cartes, empreinte ")


def test_the_best_of_every_team_are_kept_if_that_is_asked(
    winter: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    best = winter.with_name("best.toml")
    table = winter.with_name("stats.csv")
    assert main(["pack", "from-stats", str(table), "--out", str(best), "--best", "3"]) == 0
    assert capsys.readouterr().out.startswith("90 athletes written to ")


def test_a_pack_that_is_too_small_for_a_match_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", "box-1990s"]) == 0
    assert "A match as printed cannot be played with these cards" in capsys.readouterr().out


def test_everything_wrong_with_a_pack_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        pack("wrong", athlete("X1", "A B", 10), athlete("X2", "C D", positions="C")), encoding="utf-8"
    )
    assert main(["pack", "check", str(file)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "wrong, X1 A B: p3 must be a whole number from 0 to 9, not 10.",
        "wrong, X2 C D: positions must be made of MJ/Ar/Ai/AF/P, each at most once, not “C”.",
    ]
    assert main(["duel", "nba_deck", "--pack", str(file), *QUICK]) == 2
    assert "One more thing is wrong: sideline pack check lists everything." in capsys.readouterr().err


def test_wrong_rows_are_named_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, out = tmp_path / "stats.csv", tmp_path / "winter.toml"
    rows = season().splitlines()
    rows[3], rows[90] = rows[3].replace(",", ",,", 1), rows[90].rpartition(",")[0] + ",many"
    table.write_text("\n".join(rows), encoding="utf-8")
    assert main(["pack", "from-stats", str(table), "--out", str(out)]) == 2
    assert "Line 4: the row does not have as many cells as the heading." in capsys.readouterr().err
    rows[3] = rows[4]
    table.write_text("\n".join(rows), encoding="utf-8")
    assert main(["pack", "from-stats", str(table), "--out", str(out), "--lang", "fr"]) == 2
    said = capsys.readouterr().err
    assert "Ligne 4\u00a0: Dan Abel figure deux fois." in said
    assert "Ligne 91\u00a0: pour assists, il faut un nombre positif ou nul, pas «\u00a0many\u00a0»." in said
    assert not out.exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["stats.csv"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("pack", "check", "nowhere.toml"), "There is no file nowhere.toml."),
        (("duel", "jukem", "--pack", "box", "--matches", "1"), "jukem has no packs of cards."),
        (("pack", "check", "box", "--game", "jukem"), "jukem has no packs of cards."),
        (("pack", "from-stats", "x.csv", "--out", "x.toml", "--game", "jukem"), "jukem cannot rate anybody"),
        (
            ("pack", "from-stats", "x.csv", "--out", "Big Name.toml"),
            "Big Name: name must be made of small letters",
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(list(arguments)) == 2
    assert capsys.readouterr().err.startswith(says)


def test_cards_and_duels_are_those_of_the_pack(winter: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "nba_deck", "--pack", str(winter), "--json"]) == 0
    names = [row["name"] for row in json.loads(capsys.readouterr().out)]
    assert "Ann Abel" in names
    assert "Kyle Korver" not in names
    assert main(["duel", "nba_deck", "--pack", str(winter), *QUICK]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["settings"]["pack"] == compose([winter.read_text(encoding="utf-8")]).mark


@pytest.mark.parametrize(
    ("arguments", "settings"),
    [
        (
            ("ladder", "--seats", "random,rookie", "--pairs", "1", "--jobs", "1"),
            lambda found: found["settings"],
        ),
        (("campaign", "--bot", "random", "--save", "SAVE"), None),
        (("tournament", "--seats", "random,random", "--save", "SAVE"), None),
    ],
)
def test_ladders_and_series_are_played_with_the_pack(
    arguments: tuple[str, ...],
    settings: object,
    winter: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    save = tmp_path / "save"
    command, *rest = [part.replace("SAVE", str(save)) for part in arguments]
    typed = [command, "nba_deck", "--pack", str(winter), *rest, "--set", "pile_size=8", "--json"]
    assert main(typed) == 0
    mark = compose([winter.read_text(encoding="utf-8")]).mark
    found = json.loads(capsys.readouterr().out)
    if callable(settings):
        assert settings(found)["pack"] == mark
    else:
        assert f'"pack":"{mark}"' in save.read_text(encoding="utf-8")
        assert len(found["matches"]) >= 1


def test_a_replay_is_read_with_its_pack_and_with_no_other(
    winter: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replay, mark = tmp_path / "match.replay", compose([winter.read_text(encoding="utf-8")]).mark
    monkeypatch.setattr("sys.stdin", _Typed("q\n"))
    assert main(["tty", "nba_deck", "--pack", str(winter), "--seed", "5", "--save", str(replay)]) == 0
    monkeypatch.setattr("sideline.engine.game.PRINTINGS", {})
    capsys.readouterr()
    assert f"set pack={mark}\n" in replay.read_text(encoding="utf-8")
    assert main(["replay", str(replay), "--verify"]) == 2
    assert (
        capsys.readouterr().err
        == f"The replay was played with the pack {mark}: name its files with --pack.\n"
    )
    assert main(["replay", str(replay), "--verify", "--pack", f"box,{winter}", "--lang", "fr"]) == 2
    assert capsys.readouterr().err.startswith(
        f"L\u2019enregistrement a été joué avec {mark}, pas avec box+winter@"
    )
    assert main(["replay", str(replay), "--verify", "--pack", str(winter)]) == 0
    assert capsys.readouterr().out.startswith("Verified: ")
