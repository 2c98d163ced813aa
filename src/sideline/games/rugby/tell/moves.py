"""What moved with an action, as a viewer may know it: cards, plays and the ball."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from sideline.engine.aim import Moved
from sideline.engine.citations import cited
from sideline.engine.layout import SIDES
from sideline.games.rugby.actions import CALL, COMMIT, NO
from sideline.games.rugby.choices import TurnedCards
from sideline.games.rugby.facts import (
    adding_side,
    cards_back,
    committing_side,
    is_secret,
    line_on_pitch,
    place_in_deal,
    receiver,
)
from sideline.games.rugby.state import KINDS, NO_PLAY, TRY_LINE, Column, End, Face, Kind, Phase, State

Moves = tuple[Moved, ...]


def show(before: State, action: int, after: State, viewer: int) -> Moves:
    """Say what moved; a card that lies face down, or is in a hand, is named to nobody but its holder."""
    if before.phase == Phase.DEAL:
        moved = _show_deal(before, action, viewer)
    elif before.phase == Phase.DRAW_PLAY:
        moved = _show_draw(before, action, viewer)
    elif before.phase == Phase.CALL:
        moved = _show_call(before, action, viewer)
    elif is_secret(before):
        moved = _show_commitment(before, action, after, viewer)
    else:
        moved = _show_open(before, action, after, viewer)
    return (*moved, *_put_away(before, after), *_roll(before, after))


def _card(kind: int) -> str:
    return f"card:{Kind(kind).name}"


def _play(face: int) -> str:
    return f"play:{Face(face).name}"


@cited("RG-19")
def _show_deal(before: State, kind: int, viewer: int) -> Moves:
    """A card is dealt to a hand, or to the tied-up pile, where nobody looks at it."""
    side = receiver(before)
    if place_in_deal(before) < before.tie_size[side]:
        return (Moved("card", "@deck", f"@tied:{side}"),)
    return (Moved(_card(kind) if viewer == side else "card", "@deck", f"@hand:{side}"),)


def _show_draw(before: State, face: int, viewer: int) -> Moves:
    is_own = viewer == before.attacker
    return (Moved(_play(face) if is_own else "play", "@playdeck", f"@plays:{before.attacker}"),)


@cited("RG-27")
def _show_call(before: State, action: int, viewer: int) -> Moves:
    """A play is called face down."""
    if action == NO:
        return ()
    is_own = viewer == before.attacker
    return (Moved(_play(CALL.part(action)) if is_own else "play", f"@plays:{before.attacker}", "@call"),)


@cited("RG-28", "RG-30", "RG-G11")
def _show_commitment(before: State, action: int, after: State, viewer: int) -> Moves:
    """A card is laid down in secret; with the last one everything is turned over."""
    side = committing_side(before)
    card = _card(COMMIT.part(action)) if viewer == side else "card"
    laid = Moved(card, f"@hand:{side}", f"slot:{side}:{before.played_size[side]}")
    return (laid,) if is_secret(after) else (laid, *_turned_over(after))


def _turned_over(after: State) -> Iterator[Moved]:
    """The cards of both sides show their faces, from the last one laid down to the first, then the play."""
    defense = 1 - after.attacker
    for behind in range(int(after.played_size.max())):
        for side in (defense, after.attacker):
            yield from _turned_up(after, side, int(after.played_size[side]) - 1 - behind)
    yield Moved("play", "@call", "@call", shows=Face(after.face).name)


def _turned_up(after: State, side: int, place: int) -> Iterator[Moved]:
    if place >= 0:
        slot = f"slot:{side}:{place}"
        yield Moved("card", slot, slot, shows=Kind(int(after.played[side, place])).name)


def _laid_by(s: State, side: int) -> list[int]:
    return [int(kind) for kind in s.played[side, : s.played_size[side]]]


def _show_open(before: State, action: int, after: State, viewer: int) -> Moves:
    """Show what happens for all to see: extra cards, the result, cards turned over."""
    if before.phase in (Phase.DEFENSE_EXTRA_CARD, Phase.ATTACK_EXTRA_CARD):
        side = adding_side(before)
        return (Moved(_card(action), f"@hand:{side}", f"slot:{side}:{before.played_size[side]}"),)
    if before.phase == Phase.RESOLVE:
        result = Moved("result", end="@call", shows=Column(after.column).name)
        return (result, *_clear(before, after, viewer))
    if before.phase in (Phase.SYMBOL, Phase.SHOT):
        turned = Moved(_card(action), "@deck", "@turned")
        return (turned, *_turn_back(before, action, after), *_clear(before, after, viewer))
    return ()


@cited("RG-G20")
def _turn_back(before: State, action: int, after: State) -> Iterator[Moved]:
    """The cards turned over go back to the shared pile once the last has been seen, or are laid aside."""
    end = None if before.turned_cards == TurnedCards.ASIDE else "@deck"
    if after.turned.sum() == 0:
        for kind in [*np.repeat(np.arange(KINDS), before.turned).tolist(), action]:
            yield Moved(_card(kind), "@turned", end)


@cited("RG-35", "RG-36")
def _clear(before: State, after: State, viewer: int) -> Iterator[Moved]:
    """When a play is settled its card is discarded, cards come back, and the played ones are tied up."""
    if before.face == NO_PLAY or after.face != NO_PLAY:
        return
    yield Moved(_play(before.face), "@call", "@playdiscard")
    if after.set_pieces > before.set_pieces:
        return
    for side in range(SIDES):
        yield from _come_back(before, int(after.column), side, viewer)
        for place, kind in enumerate(_laid_by(before, side)):
            yield Moved(_card(kind), f"slot:{side}:{place}", f"@tied:{side}")


@cited("RG-19", "RG-35", "RG-G22")
def _come_back(before: State, column: int, side: int, viewer: int) -> Iterator[Moved]:
    """Cards come back from an end of the tied-up pile; one that lay face down is seen by its side alone.

    Nobody learns in which order cards had lain face down, so they come in the order of their kinds.
    """
    places = _places_back(before, column, side)
    unseen = iter(sorted(int(before.tied[side, place]) for place in places if place < before.face_down[side]))
    for place in places:
        is_face_down = place < before.face_down[side]
        kind = next(unseen) if is_face_down else int(before.tied[side, place])
        is_seen = viewer == side or not is_face_down
        yield Moved(_card(kind) if is_seen else "card", f"@tied:{side}", f"@hand:{side}")


def _places_back(before: State, column: int, side: int) -> range:
    """List the places of the pile that cards come back from, the first to come first."""
    count, size = cards_back(before, side, column), int(before.tied_size[side])
    if before.comes_from[before.cards, before.face] == End.BOTTOM:
        return range(count)
    return range(size - 1, size - 1 - count, -1)


@cited("RG-18", "RG-G17", "RG-G18")
def _put_away(before: State, after: State) -> Iterator[Moved]:
    """Plays in hand are discarded, a used-up deck is shuffled, and a set piece gathers all skill cards."""
    if after.face == NO_PLAY:
        for face in Face:
            for _ in range(_plays_dropped(before, after, face)):
                yield Moved(_play(face), f"@plays:{before.attacker}", "@playdiscard")
    if after.play_deck_size > before.play_deck_size:
        yield Moved("plays", "@playdiscard", "@playdeck")
    if after.set_pieces > before.set_pieces:
        yield Moved("pack", end="@deck")


def _plays_dropped(before: State, after: State, face: int) -> int:
    return max(0, int(before.play_hand[face] - after.play_hand[face]))


@cited("RG-34", "RG-41", "RG-53")
def _roll(before: State, after: State) -> Iterator[Moved]:
    """The ball goes from line to line; a try is scored on the try line, a goal between the posts."""
    start = None if before.phase == Phase.TOSS else _line(before)
    end = start if after.phase == Phase.TOSS else _line(after)
    path = [start, *_scored_at(before, after), end]
    for here, there in pairwise(path):
        if here != there:
            yield Moved("ball", here, there)


def _line(s: State) -> str:
    return f"pitch:{line_on_pitch(s, s.position)}"


def _scored_at(before: State, after: State) -> tuple[str, ...]:
    """Say where the ball was when points were scored."""
    gained = after.score - before.score
    if not gained.any():
        return ()
    if before.phase == Phase.SHOT:
        return ("posts",)
    is_try = gained[before.attacker] > 0
    return (f"pitch:{line_on_pitch(before, TRY_LINE if is_try else 0)}",)
