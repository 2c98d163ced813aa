"""What a redeal must do: deal again what `state` declares to be hidden, all of it and nothing else."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from sideline.engine.game import NOBODY, Game
from sideline.engine.layout import Ints, States, Veil, veils_of
from sideline.engine.rng import new_rng
from sideline.testing.walks import FEW, WalkStep, any_action, listed, older_walks, spread, viewers, walks

PLAYED_ON = 12
PLAYED_FROM = 5
ENOUGH_TO_SHARE = 10
FAIR_SHARE = 0.15
"""Of the positions in which cards may lie otherwise; where two may, every second redeal changes them."""


class BadRedeal(AssertionError):
    """A redeal does not do what the state declares to be hidden."""


def check_that_redeals_deal_again(game: Game, sample: int = FEW) -> None:
    """For every viewer a redeal changes every field hidden from it and no other, and keeps all cards."""
    veils = veils_of(game.state)
    if (game.redeal is None) != (not veils):
        raise BadRedeal("What is hidden is declared in `state` and dealt again in `hidden`: both or neither.")
    for viewer in viewers(game) if veils else ():
        missing, shares = set(veils), list[bool]()
        for number, step in enumerate(_steps(game, sample)):
            changed = _checked(game, step.states, redealt(game, step.states, viewer, number), viewer)
            missing -= changed
            if may_be_dealt_otherwise(veils, step.s, viewer):
                shares.append(any(veils[name].counts for name in changed))
        _check_the_share(shares, viewer)
        _search_the_rest(game, viewer, missing)


def may_be_dealt_otherwise(veils: dict[str, Veil], s: Any, viewer: int) -> bool:
    """Ask whether cards of two kinds are hidden from a viewer in two places: they may have changed places."""
    places = [
        row for name, veil in veils.items() if veil.counts for row in _hidden_rows(veil, s[name], viewer)
    ]
    held = [row for row in places if row.any()]
    return len(held) > 1 and any((row > 0).tolist() != (held[0] > 0).tolist() for row in held)


def _hidden_rows(veil: Veil, cards: Ints, viewer: int) -> list[Ints]:
    rows = cards.reshape(-1, cards.shape[-1])
    return [row for seat, row in enumerate(rows) if not (veil.own and seat == viewer)]


def _check_the_share(shares: list[bool], viewer: int) -> None:
    """Where cards may lie otherwise, they do after one redeal in so many."""
    if len(shares) >= ENOUGH_TO_SHARE and sum(shares) < FAIR_SHARE * len(shares):
        raise BadRedeal(
            f"A redeal for viewer {viewer} changes {sum(shares)} of {len(shares)} positions"
            " whose cards may lie otherwise."
        )


def redealt(game: Game, states: States, viewer: int, seed: int) -> States:
    """Return a state with everything dealt again that a viewer cannot know; unchanged if nothing is."""
    other = states.copy()
    if game.redeal is not None:
        game.redeal(other[0], viewer, new_rng(seed))
    return other


def _checked(game: Game, before: States, after: States, viewer: int) -> set[str]:
    """Return the fields that were dealt again, or complain of one that must not be."""
    veils = veils_of(game.state)
    changed = {name for name in game.state.names or () if before[name].tobytes() != after[name].tobytes()}
    for name in sorted(changed):
        if name not in veils:
            raise BadRedeal(f"A redeal changes {name}, which `state` declares to be open.")
        is_own = veils[name].own and viewer >= 0
        if is_own and not np.array_equal(before[name][0, viewer], after[name][0, viewer]):
            raise BadRedeal(f"A redeal for seat {viewer} changes its own {name}.")
    _check_that_cards_stay(veils, before[0], after[0])
    return changed


def _check_that_cards_stay(veils: dict[str, Veil], before: Any, after: Any) -> None:
    """No card is dealt twice, and none is lost: what leaves one hidden place is in another."""
    for kinds in sorted({before[name].shape[-1] for name, veil in veils.items() if veil.counts}):
        balance = np.zeros(kinds, np.int64)
        for name, veil in veils.items():
            if veil.counts and before[name].shape[-1] == kinds:
                balance += (after[name] - before[name]).reshape(-1, kinds).sum(axis=0)
            if veil.kinds == kinds:
                balance += _more_listed(np.atleast_1d(before[name]), np.atleast_1d(after[name]), kinds)
        if balance.any():
            raise BadRedeal(f"A redeal makes or loses cards: {balance.tolist()} by kind.")
    _check_counts(veils, after)


def _more_listed(before: Ints, after: Ints, kinds: int) -> Ints:
    """Count by kind what came into a list less what left it."""
    is_changed = before != after
    come, gone = (np.bincount(cards[is_changed], minlength=kinds) for cards in (after, before))
    return come - gone


def _search_the_rest(game: Game, viewer: int, missing: set[str]) -> None:
    """What is hidden but rarely is searched for in every position, by today's rules and by earlier ones."""
    everything = [step for played in (*older_walks(game), *walks(game)) for step in played.steps]
    for name in sorted(missing):
        for number, step in enumerate((*spread(_unusual(everything, name)), *spread(everything))):
            if name not in missing:
                break
            missing -= _checked(game, step.states, redealt(game, step.states, viewer, number), viewer)
    if missing:
        raise BadRedeal(f"A redeal for viewer {viewer} never changes {', '.join(sorted(missing))}.")


def _unusual(steps: list[WalkStep], name: str) -> list[WalkStep]:
    """Return the steps in which a field is not what it mostly is."""
    contents = [step.states[name].tobytes() for step in steps]
    ((usual, _),) = Counter(contents).most_common(1)
    return [step for step, content in zip(steps, contents, strict=True) if content != usual]


def check_that_redealt_positions_can_be_played(game: Game) -> None:
    """What was dealt again is a position of the game: it has options, and play goes on from it."""
    if game.redeal is None:
        return
    for number, step in enumerate(_steps(game, PLAYED_FROM)):
        for viewer in viewers(game):
            _play_on(game, redealt(game, step.states, viewer, number), number)


def _play_on(game: Game, states: States, seed: int) -> None:
    rng, out = new_rng(seed), np.zeros(game.actions, np.int64)
    for _ in range(PLAYED_ON):
        if game.to_act(states[0]) == NOBODY:
            return
        if not listed(game, states[0]):
            raise BadRedeal("A redeal leads to a position in which nobody can do anything.")
        game.play(states[0], any_action(game, states[0], rng, out))
        _check_counts(veils_of(game.state), states[0])


def _check_counts(veils: dict[str, Veil], s: Any) -> None:
    for name, veil in veils.items():
        if veil.counts and s[name].min() < 0:
            raise BadRedeal(f"After a redeal {name} holds less than no card.")


def _steps(game: Game, sample: int) -> Iterator[WalkStep]:
    for played in (*walks(game), *older_walks(game)):
        yield from played.sample(sample)
