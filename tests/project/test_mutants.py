"""Planted faults: every kind is found, each changes one thing, and tests that miss one are told of."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from sideline.testing import mutants
from sideline.testing.check import NoSuchGame
from sideline.testing.fates import Fates, Planted, digest
from sideline.testing.faults import faults
from sideline.testing.pacing import TOO_SLOW
from sideline.testing.subjects import subjects

SOURCE = '''"""Rules (é is two bytes)."""

@rule("JK-01")
def steal(s: State, seat: int = 0) -> None:
    """Take a card if there is one."""
    cite("jukem.steal", 1)
    if s.pile > 0 and not s.is_over == True:
        s.hand[seat] += s.pile - 1
        shuffle(s, f"{1 + 1}")
'''


def test_every_kind_of_fault_is_found_with_its_line() -> None:
    found = {(fault.line, fault.kind, fault.old, fault.new) for fault in faults(SOURCE)}
    assert found == {
        (4, "constant", "0", "1"),
        (7, "and/or", "s.pile > 0 and (not s.is_over == True)", "(s.pile > 0 or not s.is_over == True)"),
        (7, "comparison", "s.pile > 0", "(s.pile >= 0)"),
        (7, "constant", "0", "1"),
        (7, "comparison", "s.is_over == True", "(s.is_over != True)"),
        (7, "constant", "True", "False"),
        (8, "sum", "s.hand[seat] += s.pile - 1", "s.hand[seat] -= s.pile - 1"),
        (8, "sum", "s.pile - 1", "(s.pile + 1)"),
        (8, "constant", "1", "2"),
        (9, "dropped call", "shuffle(s, f'{1 + 1}')", "pass"),
    }


def test_a_planted_fault_changes_one_place_and_nothing_else() -> None:
    for fault in faults(SOURCE):
        planted = fault.planted(SOURCE)
        assert ast.dump(ast.parse(planted)) != ast.dump(ast.parse(SOURCE))
        text = SOURCE.encode()
        assert planted.encode().startswith(text[: fault.first])
        assert planted.encode().endswith(text[fault.last :])


@pytest.mark.parametrize("name", subjects())
def test_faults_can_be_planted_into_every_game(name: str) -> None:
    known = mutants.every_fault(subjects()[name])
    assert {file.suffix for file, _ in known} == {".py"}
    assert len(known) > 20


def test_a_game_that_does_not_exist_is_refused_in_a_sentence() -> None:
    with pytest.raises(NoSuchGame, match="There is no game called chess"):
        mutants.sampled("chess", 1, 1)


def test_what_was_noticed_is_remembered_until_its_file_changes_and_a_survivor_is_tried_again(
    tmp_path: Path,
) -> None:
    noticed, survivor, changed = mutants.sampled("pig", 3, 1)
    memory = Fates(tmp_path / "fates.jsonl")
    memory.keep(Planted(str(noticed[0]), digest(noticed[0]), noticed[1], "noticed", 1.0))
    memory.keep(Planted(str(survivor[0]), digest(survivor[0]), survivor[1], "SURVIVED", 1.0))
    memory.keep(Planted(str(changed[0]), "as it was", changed[1], "noticed", 1.0))
    again = Fates(tmp_path / "fates.jsonl")
    known = [again.recall(*pair) for pair in (noticed, survivor, changed)]
    assert [planted and planted.fault for planted in known] == [noticed[1], None, None]


TESTS = """
import pathlib

def note(what):
    with pathlib.Path("order.txt").open("a") as file:
        file.write(what + " ")

def test_slow(): note("slow")
def test_quick(): note("quick")
def test_endless():
    while True: pass
def test_never(): note("never")
"""


def test_the_quickest_tests_come_first_and_an_endless_one_ends_them_all(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    usual = {"slow": 0.002, "quick": 0.001, "endless": 0.003, "never": 0.004}
    paces = {f"test_some.py::test_{name}": seconds for name, seconds in usual.items()}
    (tmp_path / "paces.json").write_text(json.dumps(paces), encoding="utf-8")
    run = ["-p", "sideline.testing.pacing", "--paces", "paces.json", "--grace", "1", "--rootdir", "."]
    done = subprocess.run([sys.executable, "-m", "pytest", *run], cwd=tmp_path, timeout=60, check=False)
    assert done.returncode == TOO_SLOW
    assert (tmp_path / "order.txt").read_text(encoding="utf-8").split() == ["quick", "slow"]
