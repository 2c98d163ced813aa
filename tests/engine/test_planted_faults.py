"""The conformance kit turns red: every fault planted here is found."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sideline.engine.aim import Aim, Moved
from sideline.engine.game import SPECTATOR, Game
from sideline.engine.odds import Odds, Prospect
from sideline.engine.words import phrase
from sideline.games.jukem import GAME
from sideline.games.jukem.state import Card, Phase
from sideline.games.jukem.view import View
from sideline.testing import conformance
from sideline.testing.secrecy import Leak, check_that_bots_are_honest, check_that_nothing_leaks
from sideline.testing.template import GAME as TEMPLATE


def leaky_view(s: Any, viewer: int) -> View:
    """Count the other hand's dunks among the discards."""
    other = 1 if viewer == SPECTATOR else 1 - viewer
    return msgspec.structs.replace(GAME.view(s, viewer), discards={"DUNK": int(s.hands[other][2])})


def leaky_pile(s: Any, viewer: int) -> View:
    """Show what is left in the pile."""
    return msgspec.structs.replace(GAME.view(s, viewer), unseen={"DUNK": int(s.pile[2])})


def leaky_label(s: Any, action: int) -> Any:
    """Say in an option how many blocks the other hand holds."""
    return phrase("label-draw", card=str(s.hands[1 - GAME.to_act(s)][7]))


def leaky_tell(before: Any, action: int, after: Any, viewer: int) -> Any:
    """Name every drawn card to everybody."""
    return GAME.tell(before, action, after, before.drawer)


def leaky_past(before: Any, action: int, after: Any, viewer: int) -> Any:
    """Let a log line depend on the hand of the defense."""
    return phrase("tell-draws", who=str(before.hands[1 - before.offense].tolist()))


def leaky_odds(s: Any, action: int) -> Odds:
    """Look into the other hand instead of counting."""
    blocks = int(s.hands[1 - s.offense][7:13].sum())
    return Odds((Prospect(phrase("odds-free"), blocks, 5), Prospect(phrase("odds-stoppable"), 5 - blocks, 5)))


def leaky_refusal(s: Any, action: int) -> Any:
    """Say in a refusal what the other hand holds."""
    return phrase("why-stuck", who=str(s.hands[1 - GAME.to_act(s)].tolist()), rule="JK-18")


def leaky_aim(s: Any, action: int) -> Aim:
    """Point at a card of the other hand."""
    hidden = int(s.hands[1 - s.offense].argmax())
    return msgspec.structs.replace(GAME.aim(s, action), about=(f"hand:{Card(hidden).name}",))


def leaky_question(s: Any) -> Any:
    """Ask with the other hand in view."""
    return phrase("ask-stuck", who=str(s.hands[1 - GAME.to_act(s)].tolist()), left=1)


def leaky_show(before: Any, action: int, after: Any, viewer: int) -> tuple[Moved, ...]:
    """Turn up the face of a card that lies face down."""
    moved = GAME.show(before, action, after, viewer)
    if before.phase != Phase.DRAW:
        return moved
    return tuple(msgspec.structs.replace(card, shows=Card(action).name) for card in moved)


def leaky_verb(s: Any, action: int) -> Aim:
    """Name a drawn card in the verb."""
    return Aim(f"draw-{action}") if s.phase == Phase.DRAW else GAME.aim(s, action)


def leaky_finality(s: Any, action: int) -> bool:
    """Reveal something or not, by what the other hand holds."""
    return bool(s.hands[1 - s.offense][0] % 2)


def leaky_observation(s: Any, seat: int, out: Any) -> None:
    """Write the other hand for learners."""
    out[:14] = s.hands[1 - seat]


LEAKS: list[dict[str, Callable[..., Any]]] = [
    {"view": leaky_view},
    {"view": leaky_pile},
    {"label": leaky_label},
    {"tell": leaky_tell},
    {"tell": leaky_past},
    {"odds": leaky_odds},
    {"why_not": leaky_refusal},
    {"observe": leaky_observation},
    {"aim": leaky_aim},
    {"aim": leaky_verb},
    {"ask": leaky_question},
    {"show": leaky_show},
    {"reveals": leaky_finality},
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: next(iter(leak.values())).__name__)
def test_a_planted_leak_is_caught(leak: dict[str, Any]) -> None:
    with pytest.raises(Leak):
        check_that_nothing_leaks(replace(GAME, **leak))


def test_a_phase_that_follows_from_a_hidden_hand_is_caught() -> None:
    def leaky_phase(s: Any, viewer: int) -> View:
        return msgspec.structs.replace(GAME.view(s, viewer), phase=Phase(s.phase).name)

    with pytest.raises(Leak):
        check_that_nothing_leaks(replace(GAME, view=leaky_phase))


def test_what_an_action_leaves_behind_by_a_hidden_card_is_caught() -> None:
    def telling(s: Any, action: int) -> None:
        acting = TEMPLATE.to_act(s)
        TEMPLATE.play(s, action)
        if acting >= 0:
            s.limit = 9 + s.card[acting] % 2

    with pytest.raises(Leak, match=r"After '.*' the view tells"):
        check_that_nothing_leaks(replace(TEMPLATE, play=telling))


def test_a_hint_that_peeks_is_caught() -> None:
    def peek(s: Any, out: Any, rng: Any) -> int:
        count = GAME.legal(s, out)
        return int(out[s.hands[1 - GAME.to_act(s)][7] % count])

    with pytest.raises(Leak):
        check_that_bots_are_honest(replace(GAME, hint=peek))


def test_an_undeclared_reveal_is_caught() -> None:
    with pytest.raises(Leak, match="may be undone"):
        check_that_nothing_leaks(replace(TEMPLATE, reveals=lambda s, action: False))


def endless(s: Any) -> int:
    """Declare a length that no match keeps."""
    return 20


def play_with_a_memory() -> Callable[[Any, int], None]:
    """Make rules that depend on something outside the state."""
    calls = [0]

    def play(s: Any, action: int) -> None:
        GAME.play(s, action)
        calls[0] += 1
        s.next_up = calls[0] % 2

    return play


def play_otherwise_in_halves(s: Any, action: int) -> None:
    """Play by other rules than the compiled ones, in one variant alone."""
    GAME.play(s, action)
    if s.periods == 2:
        s.dealer = 1 - s.dealer


def spell_alike(s: Any, action: int) -> str:
    """Write every action alike."""
    return "move"


def no_options(s: Any, out: Any) -> int:
    """Offer nothing when stuck."""
    return 0 if s.phase == Phase.STUCK else int(GAME.legal(s, out))


def more_options(s: Any, out: Any) -> int:
    """List an action twice."""
    count = int(GAME.legal(s, out))
    out[count] = out[0]
    return count + 1


def heavy(s: Any, outcome: int) -> int:
    """Weigh the first outcome double."""
    return int(GAME.weight(s, outcome)) * (2 if outcome == 0 else 1)


def same_event(s: Any) -> str:
    """Name every event alike."""
    return "draw"


def wordless(s: Any, action: int) -> Any:
    """Speak in a phrase that no language has."""
    return phrase("label-nothing")


def sure_odds(s: Any, action: int) -> Odds:
    """Forget one of the prospects."""
    return Odds((Prospect(phrase("odds-free"), 1, 2),))


def aimless(s: Any, action: int) -> Aim:
    """Do nothing that has a name."""
    return Aim("", GAME.aim(s, action).source)


def aimed_alike(s: Any, action: int) -> Aim:
    """Point at the same card whatever is done."""
    return Aim("play", ("hand:DUNK",))


def aimed_at_words(s: Any, action: int) -> Aim:
    """Point at something that is no thing of a board."""
    return msgspec.structs.replace(GAME.aim(s, action), about=("the dunk",))


def long_mark(s: Any, action: int) -> Aim:
    """Print more at a target than has room there."""
    return msgspec.structs.replace(GAME.aim(s, action), mark="free")


FAULTS: list[tuple[Callable[[Game], None], dict[str, Callable[..., Any]]]] = [
    (conformance.check_the_length, {"longest": endless}),
    (conformance.check_that_equal_states_stay_equal, {"play": play_with_a_memory()}),
    (conformance.check_that_every_way_to_play_agrees, {"play": play_otherwise_in_halves}),
    (conformance.check_that_notation_is_unique, {"spell": spell_alike}),
    (conformance.check_options_until_the_outcome, {"legal": no_options}),
    (conformance.check_options_until_the_outcome, {"legal": more_options}),
    (conformance.check_chance, {"weight": heavy}),
    (conformance.check_chance, {"event": same_event}),
    (conformance.check_words, {"label": wordless}),
    (conformance.check_odds, {"odds": sure_odds}),
    (conformance.check_aims, {"aim": aimless}),
    (conformance.check_aims, {"aim": aimed_alike}),
    (conformance.check_aims, {"aim": aimed_at_words}),
    (conformance.check_aims, {"aim": long_mark}),
    (conformance.check_likeness, {"likeness": lambda s, action: action}),
    (conformance.check_words, {"ask": lambda s: phrase("ask-nothing")}),
    (conformance.check_hints, {"hint": lambda s, out, rng: 37}),
    (conformance.check_hints, {"estimate": lambda s, seat: 2.0}),
]


@pytest.mark.parametrize(("check", "fault"), FAULTS, ids=lambda part: getattr(part, "__name__", "fault"))
def test_a_planted_fault_is_found(check: Callable[[Game], None], fault: dict[str, Any]) -> None:
    with pytest.raises((AssertionError, LookupError)):
        check(replace(GAME, **fault))
