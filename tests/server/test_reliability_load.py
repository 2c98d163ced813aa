"""R4: the load generator counts every move from the moment it was due; a server that stalls is seen."""

import json

import pytest
from server.reliability.bearing import GOALS, bear, missed

from sideline.cli import main
from sideline.load.crowd import BadLoad
from sideline.load.trial import Load, check, dues, run


def test_the_bench_command_lets_people_play_at_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "jukem", "--server", "--json", "--participants", "8", "--seconds", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["participants"], found["tables"], found["errors"]) == (8, 4, {})
    assert found["moves"] == 8
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["p999_ms"] <= found["max_ms"]
    assert found["server_cpu"] > 0
    assert 0 <= found["stolen"] < 1


@pytest.mark.long
def test_the_bench_command_measures_a_server_alone_and_beside_reviews(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["bench", "jukem", "--server", "--reviews", "--json", "--participants", "8", "--seconds", "1"]
    assert main(asked) == 0
    alone, beside = json.loads(capsys.readouterr().out)
    assert alone["reviews"] == 0
    assert [found["errors"] for found in (alone, beside)] == [{}, {}]
    assert [found["moves"] for found in (alone, beside)] == [8, 8]


def test_a_server_that_stalls_misses_the_goals() -> None:
    found = bear(Load("jukem", participants=20, seconds=2.0, warm_up=0.5), fault="think_in_the_loop")
    assert set(missed(found)) >= {"p50_ms", "p99_ms"}
    assert found.p99_ms > GOALS["p99_ms"]


def test_when_a_match_is_over_the_next_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sideline.load.crowd.LONGEST_REST", 0.0)
    found = run(Load("jukem", participants=2, rate=60.0, seconds=4.0, warm_up=0.1))
    assert found.matches_finished > 0
    assert found.errors == {}


def test_moves_are_due_by_the_clock() -> None:
    assert list(dues(10.0, 0.5, 12.0)) == [10.0, 10.5, 11.0, 11.5]


@pytest.mark.parametrize("participants", [0, 1, 7, 10**6])
def test_participants_have_to_fill_the_tables(participants: int) -> None:
    with pytest.raises(BadLoad):
        check(Load("jukem", participants=participants))
