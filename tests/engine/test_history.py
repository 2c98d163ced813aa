"""A history goes on, goes back, and forks without a copy."""

import pytest

from sideline.engine.history import History


def test_a_fork_shares_the_past_and_has_a_future_of_its_own() -> None:
    first = History([1, 2])
    second = first.fork()
    second.append(3)
    assert (list(first), list(second)) == ([1, 2], [1, 2, 3])
    first.append(4)
    assert (list(first), list(second)) == ([1, 2, 4], [1, 2, 3])
    assert second._items is not first._items


def test_going_on_along_one_line_copies_nothing() -> None:
    first = History([1])
    second = first.fork()
    second.append(2)
    third = second.fork()
    third.append(3)
    assert first._items is second._items is third._items
    assert (len(first), len(second), len(third)) == (1, 2, 3)


def test_what_was_taken_back_may_go_another_way() -> None:
    first = History([1, 2])
    second = first.fork()
    assert second.pop() == 2
    second.append(5)
    assert (list(first), list(second)) == ([1, 2], [1, 5])


def test_it_reads_like_a_list() -> None:
    history = History("abc")
    history.fork().append("d")
    assert (history[0], history[-1], history[1:], history[:-1], history[::-1]) == (
        "a",
        "c",
        ["b", "c"],
        ["a", "b"],
        ["c", "b", "a"],
    )
    assert list(reversed(history)) == ["c", "b", "a"]
    assert history == ["a", "b", "c"]
    assert history != ["a", "b"]
    assert history != 3
    assert not History()
    for beyond in (3, -4):
        with pytest.raises(IndexError):
            history[beyond]
