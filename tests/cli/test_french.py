"""What a command prints with --lang fr is French, whatever the command, and no wider than 80 columns."""

import io
import re
import sys
from collections.abc import Callable, Iterator
from functools import reduce
from operator import getitem
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from sideline.cli import app, main
from sideline.cli.review_text import print_review
from sideline.engine.match import Match
from sideline.engine.registry import load
from sideline.engine.replay import digest
from sideline.engine.words import LANGUAGES, phrase, words_of
from sideline.lab.bench import Bench
from sideline.lab.review import review, with_playouts
from sideline.lab.search_bench import SearchBench
from sideline.load.trial import Figures
from sideline.testing.yardsticks.pig import GAME as PIG

COMMANDS = [name for name in app if not name.startswith("-")]
GAMES = ["five_on_the_floor", "halfcourt_jam", "jukem", "nba_deck", "rugby"]
IN_ENGLISH = {"serve", "backup", "restore", "tables", "lesson"}
"""What keepers of a server and writers of lessons are told."""
WIDTH = 80
ENGLISH = """the of and to with your you is are was were by from each every not this that there has have had
    draw draws turn turns seat seats wins loses plays matches shot shots cards hand for it its can cannot rule
    rules move moves two three other others than then what who which when after before between win lose lost
    nobody everybody home away yes card deck discard quarter half basket miss will"""
FOREIGN = re.compile(rf"(?<![\w=])(?i:{'|'.join(ENGLISH.split())})(?![\w=])")
CODE = r"\S*[_=/]\S*|--\S+(?: \S+)?|variante \S+|\b[A-Z][A-Z0-9+-]+\b|^(?:first|second):"
NAMED = re.compile(rf"«[^»]*»|\([a-z ]+\)|  [a-z]+ [A-Z][\w-]*|{CODE}")
BORROWED = re.compile(
    r"Pick and (?:go|roll)|And one|Box-kick|Drive and kick|Catch and shoot|Hall of Fame|Man-to-Man",
    re.IGNORECASE,
)
PIG_NAME = "sideline.testing.yardsticks.pig"


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match(load("jukem"), {"periods": 1}, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[0])
    file = tmp_path_factory.mktemp("replays") / "match.replay"
    file.write_text(str(match), encoding="utf-8")
    return file


def english(printed: str) -> list[str]:
    """Find English words in French text; titles, names in quotation marks and code are left out."""
    for game in GAMES:
        printed = printed.replace(load(game).words("fr").say(phrase("title")), "")
    rows = printed.splitlines()
    return [row for row in rows if FOREIGN.search(NAMED.sub("", BORROWED.sub("", row)))]


def too_wide(printed: str) -> list[str]:
    """Find lines that do not fit."""
    return [line for line in printed.splitlines() if len(line) > WIDTH]


def badly_broken(printed: str) -> list[str]:
    """Find lines broken at a space that does not break."""
    return re.findall(r"^\s*[:;!?»](?!  ).*|.*«$", printed, re.MULTILINE)


def lines() -> Iterator[str]:
    """List commands as they are typed."""
    yield "games"
    yield from (f"cards {game}" for game in ("jukem", "nba_deck", "rugby"))
    yield from (f"settings {game} --all" for game in GAMES)
    plan = "--matches 4 --seats random,hold_at_20"
    yield f"simulate {PIG_NAME} {plan} --jobs 1 --tallies"
    yield f"simulate {PIG_NAME} {plan} --jobs 1 --fixed-seats"
    yield f"duel {PIG_NAME} {plan}"
    yield f"ladder {PIG_NAME} --seats random,hold_at_20 --pairs 2 --jobs 1"
    yield f"warm {PIG_NAME}"
    yield "campaign nba_deck --bot random --set pile_size=8"
    yield "campaign nba_deck --bot random --set pile_size=8 --runs 2"
    yield "campaign nba_deck --bot random,rookie --set pile_size=8 --runs 2"
    yield "duel nba_deck --seats random,random,random --set seats=3 --set pile_size=8 --matches 1"
    yield "tournament nba_deck --seats random,random,random --set pile_size=8"


@pytest.mark.parametrize("line", list(lines()))
def test_a_command_prints_french_in_80_columns(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), "--lang", "fr"]) == 0
    printed = capsys.readouterr()
    assert printed.out + printed.err != ""
    assert english(printed.out + printed.err) == []
    assert too_wide(printed.out + printed.err) == []
    assert badly_broken(printed.out + printed.err) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_in_the_terminal_is_told_in_french(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("?\no\n" + "1\n" * 60 + "l\n99999\nu\nq\n"))
    assert main(["tty", game, "--lang", "fr", "--seed", "3", "--against", "random"]) == 0
    printed = capsys.readouterr().out
    assert english(without_moves(without_rules(printed), game)) == []
    assert too_wide(printed) == []
    assert badly_broken(printed) == []


def without_moves(printed: str, name: str) -> str:
    """Leave out the notation of moves, which is the same in every language."""
    game = load(name)
    state = Match(game, seed=bytes(32)).state
    moves = sorted({game.spell(state, action) for action in range(game.actions)}, key=len, reverse=True)
    written = re.compile(rf"  (?:{'|'.join(map(re.escape, moves))})(?= |$)", re.MULTILINE)
    return written.sub("", printed)


def without_rules(printed: str) -> str:
    """Leave out what the rule book says, in English, where a game has no explanation of its own."""
    help_begins = words_of("sideline.cli", "fr").say(phrase("help", example="")).split(" ;")[0][:12]
    before, prompt, after = printed.partition("> ?\n")
    return before + prompt + after[max(0, after.find(help_begins)) :]


@pytest.mark.parametrize("more", [[], ["--verify"]])
def test_replays_are_told_in_french(
    more: list[str], replay: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(replay), *more, "--lang", "fr"]) == 0
    printed = capsys.readouterr().out
    assert "coups légaux, dont" in printed
    assert english(printed) == []
    assert too_wide(printed) == []


def test_reviews_are_told_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(PIG, {"target": 20}, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[-1])
    print_review(review(match, with_playouts(2, 1), jobs=1, lang="fr"), "fr", Console(width=WIDTH))
    printed = capsys.readouterr().out
    assert "Probabilité de victoire" in printed
    assert english(printed) == []
    assert too_wide(printed) == []


BROKEN: dict[str, Callable[[str], str]] = {
    "coupé": lambda text: text[: text.index("\noutcome")],
    "modifié": lambda text: text.replace("\noutcome", "\n\noutcome"),
    "pas un enregistrement": lambda text: "outcome home 2 0\n",
    "ne revient pas": lambda text: sealed(text.replace("\nhome: ", "\naway: ", 1)),
    "est refusé": lambda text: sealed(text.replace("\nhome: ", "\nhome: TO; ", 1)),
    "une ligne qui ne veut rien dire": lambda text: sealed(text.replace("\nset ", "\nsetze ", 1)),
    "sous la version": lambda text: sealed(text.replace("\nrules 2", "\nrules 99")),
    "ne peut pas être mis en place": lambda text: sealed(text.replace("set periods=1", "set periods=99")),
    "pas celui où mènent": lambda text: sealed(text.replace("\noutcome ", "\noutcome nobody ")),
}


def sealed(text: str) -> str:
    """Write the digest of a replay anew, so that only what it says is wrong."""
    body = text[: text.rindex("digest ")]
    return f"{body}digest {digest(body)}\n"


@pytest.mark.parametrize("said", BROKEN)
@pytest.mark.parametrize("command", ["replay", "review"])
def test_what_is_wrong_with_a_replay_is_said_in_french(
    command: str, said: str, replay: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cassé.replay"
    file.write_text(BROKEN[said](replay.read_text(encoding="utf-8")), encoding="utf-8")
    assert main([command, str(file), "--lang", "fr"]) == 2
    printed = capsys.readouterr().err
    assert said in printed
    assert english(printed) == []


def test_forfeits_are_told_in_french(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bavard.py").write_text('print("")\nprint("oui")\ninput()\n', encoding="utf-8")
    (tmp_path / "robots_a_moi.py").write_text(
        "class Tricheur:\n    def choose(self, seen, rng):\n        return 999\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    for name in (f"run:{sys.executable} bavard.py", "robots_a_moi:Tricheur"):
        assert main(["duel", PIG_NAME, "--seats", f"{name},random", "--matches", "2", "--lang", "fr"]) == 0
        printed = capsys.readouterr().out
        assert "forfaits\u00a0: 2" in printed
        assert english(printed) == []
        assert too_wide(printed) == []


SPOKEN = sorted(
    {*((name,) for name in COMMANDS if name != "pack"), ("pack", "check"), ("pack", "from-stats")}
    - {(name,) for name in IN_ENGLISH}
)


@pytest.mark.parametrize("names", SPOKEN, ids=" ".join)
def test_every_command_takes_a_language(names: tuple[str, ...]) -> None:
    command = reduce(getitem, names, app)
    found = command.assemble_argument_collection(parse_docstring=True)
    assert "--lang" in [argument.name for argument in found]


@pytest.mark.parametrize("figures", [Bench, SearchBench, Figures])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_words(figures: type[msgspec.Struct], lang: str) -> None:
    words = words_of("sideline.cli", lang)
    keys = [f"figure-{field.name}" for field in msgspec.structs.fields(figures)[1:]]
    assert [key for key in keys if not words.has(key)] == []


def test_english_is_seen() -> None:
    assert english("Locaux : the ball") == ["Locaux : the ball"]
    title = load("nba_deck").words("fr").say(phrase("title"))
    assert english(f"Le robot « the one », --seats first, refill=one, {title}") == []


BAD = [
    "tty échecs",
    "simulate jukme",
    "simulate jukem --set periods=99",
    "simulate jukem --set copies.DUNC=9",
    "simulate jukem --set periods",
    "simulate jukem --variant rapide",
    "simulate jukem --seed chance",
    "simulate jukem --seats random",
    "simulate jukem --seats random,grredy",
    "simulate jukem --matches 0",
    "duel jukem --matches 0",
    "rules jukem JK-99",
    "rules jukem cricket",
    "cards halfcourt_jam",
    "settings jukem vitesse",
    "replay nulle-part.replay",
    "tty jukem --seat centre",
    "duel jukem --seats nulle_part:Robot,random",
    "duel jukem --seats sideline:Robot,random",
    "duel jukem --seats os:path,random",
    "duel jukem --seats run:/nulle/part,random",
    "simulate jukem --seats os:path,random",
    "ladder jukem --seats random",
    "play --port 99999",
    "play --port midi",
    "simulate",
    "simulate jukem --matches beaucoup",
    "simulate jukem --couleur rouge",
    "simulate jukem --json=3",
    "simulate jukem --seed 1 --seed 2",
    "games jukem",
    "vole",
]


@pytest.mark.parametrize("line", BAD)
def test_what_goes_wrong_is_said_in_french_too(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), "--lang", "fr"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert english(printed.err.replace(line, "")) == []
    assert len(printed.err.splitlines()) == 1
