"""Planted faults: every kind is found, each changes one thing, and tests that miss one are told of."""

import ast

import pytest

from sideline.testing import mutants
from sideline.testing.faults import faults
from sideline.testing.subjects import subjects

SOURCE = '''"""Rules (é is two bytes)."""

@rule("JK-01")
def steal(s: State, seat: int = 0) -> None:
    """Take a card if there is one."""
    if s.pile > 0 and not s.is_over == True:
        s.hand[seat] += s.pile - 1
        shuffle(s, f"{1 + 1}")
'''


def test_every_kind_of_fault_is_found_with_its_line() -> None:
    found = {(fault.line, fault.kind, fault.old, fault.new) for fault in faults(SOURCE)}
    assert found == {
        (4, "constant", "0", "1"),
        (6, "and/or", "s.pile > 0 and (not s.is_over == True)", "(s.pile > 0 or not s.is_over == True)"),
        (6, "comparison", "s.pile > 0", "(s.pile >= 0)"),
        (6, "constant", "0", "1"),
        (6, "comparison", "s.is_over == True", "(s.is_over != True)"),
        (6, "constant", "True", "False"),
        (7, "sum", "s.hand[seat] += s.pile - 1", "s.hand[seat] -= s.pile - 1"),
        (7, "sum", "s.pile - 1", "(s.pile + 1)"),
        (7, "constant", "1", "2"),
        (8, "dropped call", "shuffle(s, f'{1 + 1}')", "pass"),
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
    with pytest.raises(mutants.NoSuchGame, match="There is no game called chess"):
        list(mutants.plant("chess", 1, 1, cores=1, told=print))
