"""Who sits where, as people write it: bots of every kind, in every command that takes them."""

import sys
from pathlib import Path

import pytest

from sideline.bots.bot import UnknownBot
from sideline.bots.own import BadBot
from sideline.bots.seats import BadSeats, read_seats, seated
from sideline.engine.playout import FIRST_OF_THE_GAME
from sideline.lab.duel import duel
from sideline.lab.ratings import BadLadder, climb
from sideline.lab.simulation import BadPlan, run
from sideline.testing.template import GAME as TEMPLATE
from sideline.testing.yardsticks.pig import GAME as PIG

BOLD = """
class Bold:
    def choose(self, seen, rng):
        from sideline.testing.yardsticks.pig.actions import ROLL
        return ROLL


class Mute:
    pass


class Clumsy:
    turn = -1
    wrongs = (lambda: 1 / 0, lambda: 99, lambda: "roll", lambda: exit(3))

    def choose(self, seen, rng):
        self.turn += 1
        return self.wrongs[self.turn]() if self.turn < len(self.wrongs) else 0


class Unborn:
    def __init__(self):
        raise ValueError("no")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of somebody who writes bots, where the commands are run."""
    (tmp_path / "my_bots.py").write_text(BOLD)
    (tmp_path / "broken_bots.py").write_text("import sys\nspeed = 1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return tmp_path


def names(text: str) -> list[str]:
    with seated(read_seats(text), PIG) as bots:
        return [bot.name for bot in bots]


def test_seats_are_written_with_commas_between_them(folder: Path) -> None:
    assert names("greedy, hold_at_20,my_bots:Bold") == ["greedy", "hold_at_20", "my_bots:Bold"]


def test_a_policy_of_the_game_is_known_to_compiled_playouts() -> None:
    with seated(["hold_at_20", "optimal"], PIG) as bots:
        assert [bot.policy for bot in bots] == [FIRST_OF_THE_GAME, FIRST_OF_THE_GAME + 1]


def test_a_policy_belongs_to_its_game() -> None:
    with pytest.raises(UnknownBot, match="There is no bot called optimal"), seated(["optimal"], TEMPLATE):
        pass


def test_a_bot_of_ones_own_plays_a_duel(folder: Path) -> None:
    with seated(["my_bots:Bold", "optimal"], PIG) as bots:
        found = duel(PIG, bots, 4, seed=1, values={"target": 30})
    assert found.seats == ("my_bots:Bold", "optimal")
    assert found.forfeits == ()


def test_a_fault_of_a_python_bot_costs_it_that_match_and_no_other_result(folder: Path) -> None:
    with seated(["my_bots:Clumsy", "hold_at_20"], PIG) as bots:
        found = duel(PIG, bots, 6, seed=1, values={"target": 10})
    reasons = [row.forfeit and row.forfeit.split("my_bots:Clumsy ")[1] for row in found.rows]
    assert [reason and reason.split(" (")[0] for reason in reasons] == [
        "failed: ZeroDivisionError: division by zero",
        "chose 99, which is not an option.",
        "chose 'roll', which is not the number of an action.",
        "failed: SystemExit: 3",
        None,
        None,
    ]
    assert [row.winner for row in found.rows[:4]] == [1, 1, 1, 1]
    assert len(found.rows) == 6


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("run:./bot 'a,b' \"c,d\",mvp", ["run:./bot 'a,b' \"c,d\"", "mvp"]),
        (r"run:./bot a\,b, mvp", [r"run:./bot a\,b", "mvp"]),
        ('greedy,run:python3 -c "print(\'x,\\"y,\')"', ["greedy", 'run:python3 -c "print(\'x,\\"y,\')"']),
        ("greedy,,mvp", ["greedy", "", "mvp"]),
        ("it's,mvp", ["it's", "mvp"]),
    ],
)
def test_a_comma_that_is_quoted_belongs_to_the_command(text: str, seats: list[str]) -> None:
    assert read_seats(text) == seats


def test_a_program_gets_its_commas(folder: Path) -> None:
    wants = "import sys; open('got', 'w').write(sys.argv[1])"
    with seated(read_seats(f'run:{sys.executable} -c "{wants}" "a,b",random'), PIG) as bots:
        duel(PIG, bots, 1, seed=1)
    assert (folder / "got").read_text() == "a,b"


@pytest.mark.parametrize(
    ("name", "because"), [("run:", "the command of a program is missing"), ("run:./bot 'a", "is not closed")]
)
def test_a_command_that_cannot_be_read_is_refused(name: str, because: str) -> None:
    with pytest.raises(BadSeats, match=because), seated([name], PIG):
        pass


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("no_bots_here:Bold", "The bot no_bots_here:Bold cannot be imported: ModuleNotFoundError"),
        ("my_bots:Shy", "The module my_bots has nothing called “Shy”."),
        ("my_bots:Mute", "my_bots:Mute is not a bot: it has no method choose(seen, rng)."),
        ("my_bots:Unborn", r"cannot be made: ValueError: no \(\S*my_bots.py, line \d+\)."),
        ("broken_bots:Bold", r"ZeroDivisionError: division by zero \(\S*broken_bots.py, line 2\)."),
    ],
)
def test_a_bot_that_cannot_be_found_is_refused_in_a_sentence(folder: Path, name: str, because: str) -> None:
    pattern = because if "\\" in because else because.replace("(", r"\(").replace(")", r"\)")
    with pytest.raises(BadBot, match=pattern), seated([name], PIG):
        pass


@pytest.mark.parametrize("name", ["mvp", "my_bots:Bold", f"run:{sys.executable} -c pass"])
def test_whoever_cannot_be_compiled_is_refused_by_a_simulation(folder: Path, name: str) -> None:
    with (
        seated([name, "random"], PIG) as bots,
        pytest.raises(BadPlan, match="cannot be compiled, so it cannot play many matches"),
    ):
        run(PIG, bots, 10, seed=1)


def test_a_ladder_takes_policies_and_bots_of_ones_own(folder: Path) -> None:
    found = climb(PIG, ["my_bots:Bold", "hold_at_20"], 2, seed=1, settings={"target": 20})
    assert [(rung.upper, rung.pairs) for rung in found.rungs] == [("hold_at_20", 2)]


def test_a_ladder_with_bots_of_ones_own_is_not_resumed(folder: Path) -> None:
    with pytest.raises(BadLadder, match="cannot be resumed"):
        climb(PIG, ["my_bots:Bold", "greedy"], 2, seed=1, settings={}, memory=folder / "pairs.jsonl")
