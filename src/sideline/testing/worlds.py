"""A world: a position that may be the true one, and what everybody is told of its moves and given then."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

import msgspec
import numpy as np

from sideline.engine.game import SPECTATOR, Game
from sideline.engine.layout import States, veils_of
from sideline.testing.walks import listed

T = TypeVar("T")
Key = tuple[int, int]


class World:
    """A position with all its moves; what was asked once is remembered."""

    def __init__(self, game: Game, states: States) -> None:
        self.game, self.states = game, states
        self._after: dict[int, States] = {}
        self._told: dict[Key, bytes] = {}
        self._seen: dict[Key, bytes] = {}
        self._given: dict[Key, dict[str, bytes]] = {}

    @cached_property
    def moves(self) -> dict[str, int]:
        """The options as they are written: the number of an action may be a place in a hidden hand."""
        s = self.states.copy()[0]
        return {self.game.spell(s, action): action for action in listed(self.game, s)}

    def after(self, action: int) -> States:
        """Return the position after an action."""
        if action not in self._after:
            after = self.states.copy()
            self.game.play(after[0], action)
            self._after[action] = after
        return self._after[action]

    def told(self, action: int, viewer: int) -> bytes:
        """Return what a viewer is told and shown of an action."""
        return _once(self._told, action, viewer, self._tell)

    def _tell(self, action: int, viewer: int) -> bytes:
        game, before, after = self.game, self.states[0], self.after(action)[0]
        verb = game.aim(before, action).verb
        told, shown = game.tell(before, action, after, viewer), game.show(before, action, after, viewer)
        return msgspec.json.encode((verb, told, shown))

    def seen(self, action: int, viewer: int) -> bytes:
        """Return what a viewer sees after an action."""
        return _once(self._seen, action, viewer, self._look)

    def _look(self, action: int, viewer: int) -> bytes:
        return msgspec.json.encode(self.game.view(self.after(action)[0], viewer))

    def given(self, action: int, viewer: int) -> dict[str, bytes]:
        """Gather what a viewer is given after an action: what it sees, who is asked, and what it may do."""
        return _once(self._given, action, viewer, self._give)

    def _give(self, action: int, viewer: int) -> dict[str, bytes]:
        game, after = self.game, self.after(action)
        acting = game.to_act(after[0])
        return {
            "view": self.seen(action, viewer),
            "seat to act": msgspec.json.encode(acting),
            "observation": b"" if viewer == SPECTATOR else observed(game, after[0], viewer).tobytes(),
            "list of options": msgspec.json.encode(
                list(World(game, after).moves) if acting == viewer else []
            ),
        }

    def open_after(self, action: int) -> bytes:
        """Return what `state` declares to be open, as it is after an action."""
        after, veils = self.after(action), veils_of(self.game.state)
        return b"".join(after[name].tobytes() for name in self.game.state.names or () if name not in veils)

    def reveals(self, action: int) -> bool:
        """Ask whether the game says that an action shows something."""
        return bool(self.game.reveals(self.states[0], action))

    def score(self, action: int) -> list[int]:
        """Return the score after an action."""
        after = self.after(action)[0]
        return [int(self.game.points(after, seat)) for seat in range(self.game.seats)]


def observed(game: Game, s: Any, seat: int) -> Any:
    """Return what a seat may know, as numbers."""
    numbers = np.zeros(game.observation, np.int64)
    if game.observe is not None:
        game.observe(s, seat, numbers)
    return numbers


def _once(known: dict[Key, T], action: int, viewer: int, find: Callable[[int, int], T]) -> T:
    if (action, viewer) not in known:
        known[action, viewer] = find(action, viewer)
    return known[action, viewer]
