"""What is hidden stays hidden: planted leaks are caught, and a redeal keeps exactly what a seat can know."""

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from rugby.positions import ALL, AWAY, BACKS, HOME, TUNED, cards, check, crash, lay_down, pile, position

from sideline.engine.aim import Aim, Moved
from sideline.engine.game import SPECTATOR, Game
from sideline.engine.hidden import as_seen_by
from sideline.engine.odds import Odds, Part
from sideline.engine.rng import new_rng
from sideline.engine.words import Phrase, phrase
from sideline.games.rugby import GAME
from sideline.games.rugby.actions import COMMIT
from sideline.games.rugby.state import Face, Kind, Phase
from sideline.games.rugby.view import View, named
from sideline.games.rugby.words import card_phrase, face_phrase
from sideline.testing.positions import act
from sideline.testing.secrecy import Leak, check_that_bots_are_honest, check_that_nothing_leaks

pytestmark = pytest.mark.no_cover

VIEWERS = (HOME, AWAY, SPECTATOR)
REDEALS = 200


def copy_with(**verbs: Any) -> Game:
    """Copy the game with other verbs, without its variants."""
    return dataclasses.replace(GAME, variants={}, **verbs)


def with_side(seen: View, side: int, **fields: Any) -> View:
    """Change what a view shows of one side."""
    sides = list(seen.sides)
    sides[side] = msgspec.structs.replace(sides[side], **fields)
    return msgspec.structs.replace(seen, sides=tuple(sides))


def show_commitments(s: Any, viewer: int) -> View:
    seen = GAME.view(s, viewer)
    for side in (HOME, AWAY):
        names = tuple(Kind(kind).name for kind in s.played[side, : s.played_size[side]])
        seen = with_side(seen, side, played=names)
    return seen


def show_hands(s: Any, viewer: int) -> View:
    seen = GAME.view(s, viewer)
    for side in (HOME, AWAY):
        seen = with_side(seen, side, hand=named(s.hands[side], Kind))
    return seen


def show_own_face_down_cards(s: Any, viewer: int) -> View:
    seen = GAME.view(s, viewer)
    if viewer == SPECTATOR:
        return seen
    tied = tuple(Kind(kind).name for kind in s.tied[viewer, : s.tied_size[viewer]])
    return with_side(seen, viewer, tied=tied)


def show_shared_pile(s: Any, viewer: int) -> View:
    return msgspec.structs.replace(GAME.view(s, viewer), seen_shared=named(s.shared, Kind))


def show_call(s: Any, viewer: int) -> View:
    return msgspec.structs.replace(GAME.view(s, viewer), play="" if s.face < 0 else Face(s.face).name)


def show_plays(s: Any, viewer: int) -> View:
    return msgspec.structs.replace(GAME.view(s, viewer), play_hand=named(s.play_hand, Face))


@pytest.mark.parametrize(
    "leaky_view",
    [
        show_commitments,
        show_hands,
        show_own_face_down_cards,
        show_shared_pile,
        show_call,
        show_plays,
    ],
)
def test_rg_g44_a_planted_leak_of_the_view_is_caught(leaky_view: Callable[[Any, int], View]) -> None:
    with pytest.raises(Leak):
        check_that_nothing_leaks(copy_with(view=leaky_view))


def name_commitments(before: Any, action: int, after: Any, viewer: int) -> Phrase:
    if before.phase in (Phase.ATTACK, Phase.DEFENSE):
        return phrase("tell-commits-card", who=phrase("seat-0"), card=card_phrase(COMMIT.part(action)))
    return GAME.tell(before, action, after, viewer)


def name_calls(before: Any, action: int, after: Any, viewer: int) -> Phrase:
    if before.phase == Phase.CALL and action in list(Face):
        return phrase("label-draw", play=face_phrase(action))
    return GAME.tell(before, action, after, viewer)


def name_face_down_cards(before: Any, action: int, after: Any, viewer: int) -> Phrase:
    if before.phase == Phase.DEAL:
        return phrase("label-drawn", card=card_phrase(action))
    return GAME.tell(before, action, after, viewer)


def name_plays_drawn(before: Any, action: int, after: Any, viewer: int) -> Phrase:
    if before.phase == Phase.DRAW_PLAY:
        return phrase("label-draw", play=face_phrase(action))
    return GAME.tell(before, action, after, viewer)


@pytest.mark.parametrize("leaky_tell", [name_commitments, name_calls, name_face_down_cards, name_plays_drawn])
def test_rg_g44_a_planted_leak_of_the_log_is_caught(leaky_tell: Callable[..., Phrase]) -> None:
    with pytest.raises(Leak):
        check_that_nothing_leaks(copy_with(tell=leaky_tell))


def show_with_faces(before: Any, action: int, after: Any, viewer: int) -> tuple[Moved, ...]:
    """Show a card laid down in secret with its face."""
    moved = GAME.show(before, action, after, viewer)
    if before.phase not in (Phase.ATTACK, Phase.DEFENSE):
        return moved
    return (msgspec.structs.replace(moved[0], shows=Kind(COMMIT.part(action)).name), *moved[1:])


def show_the_call(before: Any, action: int, after: Any, viewer: int) -> tuple[Moved, ...]:
    """Show every move as the attack sees it."""
    return GAME.show(before, action, after, before.attacker)


def show_dealt_cards(before: Any, action: int, after: Any, viewer: int) -> tuple[Moved, ...]:
    """Show a forward that is tied up without looking at it."""
    moved = GAME.show(before, action, after, viewer)
    is_dealt = before.phase == Phase.DEAL
    return (Moved("card", "@deck", shows=Kind(action).name),) if is_dealt else moved


@pytest.mark.parametrize("leaky_show", [show_with_faces, show_the_call, show_dealt_cards])
def test_rg_g44_a_planted_leak_of_what_moved_is_caught(leaky_show: Callable[..., tuple[Moved, ...]]) -> None:
    with pytest.raises(Leak):
        check_that_nothing_leaks(copy_with(show=leaky_show))


def test_rg_27_a_question_that_names_the_play_to_the_defense_is_caught() -> None:
    def ask(s: Any) -> Phrase:
        return phrase("label-draw", play=face_phrase(s.face)) if s.phase == Phase.DEFENSE else GAME.ask(s)

    with pytest.raises(Leak):
        check_that_nothing_leaks(copy_with(ask=ask))


def test_rg_27_an_aim_that_knows_the_play_of_the_attack_is_caught() -> None:
    def aim(s: Any, action: int) -> Aim:
        return Aim("commit", mark=str(s.face)) if s.phase == Phase.DEFENSE else GAME.aim(s, action)

    with pytest.raises(Leak):
        check_that_nothing_leaks(copy_with(aim=aim))


def test_rg_g44_odds_that_know_the_shared_pile_are_caught() -> None:
    def odds(s: Any, action: int) -> Odds | None:
        found = GAME.odds(s, action)
        flankers = int(s.shared[Kind.FLANKER])
        leak = Part(phrase("odds-turned", count=flankers), flankers)
        return None if found is None else Odds(found.prospects, (*found.parts, leak))

    with pytest.raises(Leak):
        check_that_nothing_leaks(copy_with(odds=odds))


def test_rg_g44_an_observation_that_shows_a_face_down_card_is_caught() -> None:
    def observe(s: Any, seat: int, out: Any) -> None:
        GAME.observe(s, seat, out)  # type: ignore[misc]
        out[0] = 100 * s.tied[seat, 0]

    with pytest.raises(Leak):
        check_that_nothing_leaks(copy_with(observe=observe))


def test_rg_g44_a_hint_that_looks_at_the_other_hand_is_caught() -> None:
    def hint(s: Any, out: Any, rng: Any) -> int:
        count = GAME.legal(s, out)
        return int(out[int(s.hands[1 - GAME.to_act(s), Kind.PROP]) % count])

    with pytest.raises(Leak):
        check_that_bots_are_honest(copy_with(hint=hint))


def test_rg_30_a_reveal_that_is_not_declared_is_caught() -> None:
    silent = copy_with(reveals=lambda s, action: False)
    with pytest.raises(Leak, match="yet may be undone"):
        check_that_nothing_leaks(silent)


def redealt(s: Any, viewer: int) -> list[Any]:
    """Deal again many times what a viewer cannot know."""
    states = GAME.new(1)
    states[0] = s
    return [as_seen_by(states, viewer, new_rng(seed))[0] for seed in range(REDEALS)]


def called(**fields: Any) -> Any:
    """Let home call a Crash Ball and lay down two cards, away one; some forwards are tied up face down."""
    tied = ("FL N8 WH", "LF EN")
    s = position(tied=tied, face_down=(2, 2), **fields)
    act(s, "CB", "PR", "HK", "LK")
    return s


@pytest.mark.parametrize("viewer", VIEWERS)
def test_rg_19_nobody_knows_face_down_cards_and_everybody_the_open_ones(viewer: int) -> None:
    others = redealt(called(), viewer)
    for side, size in ((HOME, 3), (AWAY, 2)):
        piles = [pile(other, side).split() for other in others]
        assert len({tuple(found[:2]) for found in piles}) > REDEALS / 8
        assert {len(found) for found in piles} == {size}
    assert {pile(other, HOME).split()[2] for other in others} == {"WH"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_rg_27_g11_commitments_are_known_to_those_who_made_them(viewer: int) -> None:
    others = redealt(called(), viewer)
    attack = {tuple(other.played[HOME, :2]) for other in others}
    defense = {int(other.played[AWAY, 0]) for other in others}
    plays = {int(other.face) for other in others}
    assert attack == {(Kind.PROP, Kind.HOOKER)} if viewer == HOME else len(attack) > 20
    assert defense == {Kind.LOCK} if viewer == AWAY else len(defense) == 8
    assert plays == ({Face.CRASH_BALL} if viewer == HOME else set(range(3)))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_rg_g44_a_redeal_keeps_hands_of_the_viewer_and_varies_the_others(viewer: int) -> None:
    s = called()
    others = redealt(s, viewer)
    for side in (HOME, AWAY):
        hands = {cards(other.hands[side]) for other in others}
        assert hands == {cards(s.hands[side])} if side == viewer else len(hands) > REDEALS / 2
    held = {tuple(other.play_hand) for other in others}
    assert held == {tuple(s.play_hand)} if viewer == HOME else len(held) > 10


@pytest.mark.parametrize("viewer", VIEWERS)
def test_rg_g44_a_redeal_keeps_every_card(viewer: int) -> None:
    s = called(values=TUNED)
    for other in redealt(s, viewer):
        assert (held_by_all(other) == held_by_all(s)).all()
        assert other.free.tolist() == s.free.tolist()
        assert other.shared_size.tolist() == s.shared_size.tolist()
        plays = other.play_deck + other.play_hand + other.play_discards
        plays[other.face] += 1
        assert plays.tolist() == s.play_copies[s.cards].tolist()
        assert (other.play_deck.sum(), other.play_hand.sum()) == (s.play_deck_size, s.play_hand_size)


def held_by_all(s: Any) -> Any:
    """Count the skill cards wherever they are."""
    counts = s.shared + s.hands.sum(axis=0) + s.turned
    for side in (HOME, AWAY):
        for kind in (*s.tied[side, : s.tied_size[side]], *s.played[side, : s.played_size[side]]):
            counts[kind] += 1
    return counts


def test_rg_g44_a_redeal_leaves_cards_that_came_back_where_everybody_saw_them_go() -> None:
    s = position(plays="PG PG CB", home=f"{ALL} WH", tied=("EN WH", ""), face_down=(1, 0), values=TUNED)
    check(s, "PG", "LK PR", "PR WH")
    act(s, "draw CB", "PG", "HK")
    for other in redealt(s, AWAY):
        assert other.hands[HOME, Kind.WORKHORSE] + (other.played[HOME, 0] == Kind.WORKHORSE) >= 1
    played = {int(other.played[HOME, 0]) for other in redealt(s, AWAY)}
    assert Kind.WORKHORSE in played


def test_rg_g44_a_redeal_leaves_seen_cards_in_the_shared_pile() -> None:
    s = crash(at=2)
    act(s, "turn LF", "draw KI")
    assert {int(other.shared[Kind.LINK_FORWARD]) >= 1 for other in redealt(s, SPECTATOR)} == {True}
    assert 0 in {int(other.shared[Kind.LOCK]) for other in redealt(s, SPECTATOR)}


def test_rg_g18_g44_a_redeal_counts_the_plays_when_the_deck_has_run_out() -> None:
    s = position(plays="PG CB PP")
    s.play_discards = s.play_deck
    s.play_deck, s.play_deck_size = 0, 0
    check(s, "PG", "LK LF", "PR HK")
    act(s, "draw KI")
    for other in redealt(s, AWAY):
        assert other.play_hand[Face.CRASH_BALL] >= 1
        assert other.play_hand[Face.POP_PASS] >= 1
    assert {other.play_hand[Face.KICK] for other in redealt(s, AWAY)} == {0, 1}
    act(s, "CB")
    faces = {int(other.face) for other in redealt(s, AWAY)}
    assert faces == {Face.PICK_AND_GO, Face.CRASH_BALL, Face.POP_PASS}
    act(s, "PR", "HK", "LK", "FL")
    assert GAME.view(s, AWAY).known_plays == {"CRASH_BALL": 1, "POP_PASS": 1}


def test_rg_19_g44_unseen_is_every_card_but_those_one_holds() -> None:
    s = position(home="PR PR WG", away=ALL)
    unseen = GAME.view(s, HOME).unseen
    assert unseen["PROP"] == 2
    assert unseen["WING"] == 3
    assert sum(unseen.values()) == 56 - 3


def test_rg_g44_every_unseen_forward_is_as_likely_in_every_unseen_place() -> None:
    s = position(tied=("FL", ""), face_down=(1, 0))
    found: Counter[int] = Counter()
    states = GAME.new(1)
    states[0] = s
    for seed in range(4000):
        found[int(as_seen_by(states, HOME, new_rng(seed))[0].tied[HOME, 0])] += 1
    unseen = 4 - s.hands[HOME, :8]
    for kind in range(8):
        expected = 4000 * unseen[kind] / unseen.sum()
        assert abs(found[kind] - expected) < 5 * expected**0.5


def test_rg_29_the_lines_of_committed_cards_are_public() -> None:
    s = position(plays="LO LO CB", away=f"PR {BACKS}", values=TUNED)
    lay_down(s, "LO", "LF CE FH", "PR SH")
    for other in redealt(s, HOME):
        assert other.played[AWAY, 0] < Kind.SCRUM_HALF <= other.played[AWAY, 1]
