"""What each seat may see, how it looks as text, what the odds are, and how what is hidden is drawn again."""

from functools import cache, lru_cache
from math import comb
from typing import Any

import msgspec

from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.layout import SIDES, Ints
from sideline.engine.odds import Odds, Part, Prospect
from sideline.engine.rng import Rng, below
from sideline.engine.rule import rule
from sideline.engine.words import Phrase, Words, phrase, words_of
from sideline.games.jukem.charts import ANSWER_CARD, ANSWER_IS_WEAK, PLAY_JUKEM, PLAY_SHOT
from sideline.games.jukem.decisions import TIME_OUT, can_call_time_out, can_score, to_act
from sideline.games.jukem.rules import worth
from sideline.games.jukem.state import KINDS, NO_PLAY, Card, Phase, State
from sideline.games.jukem.words import seat_phrase, spell_play

PACKAGE = "sideline.games.jukem"

NAMES = tuple(Card.__members__)
REMEMBERED = 10_000

Cards = dict[str, int]


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees: its own hand, everything on the table, and how much is hidden."""

    viewer: int
    to_act: int
    phase: str
    quarter: int
    periods: int
    dealer: int
    offense: int
    play: str | None
    play_points: int
    discards_left: int
    score: tuple[int, ...]
    hand: Cards
    hand_size: tuple[int, ...]
    pile_size: int
    discards: Cards
    scored: tuple[Cards, ...]
    deck: Cards
    unseen: Cards

    def __str__(self) -> str:
        return board(self, words_of(PACKAGE, "en"))

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


@cited("JK-10", "JK-12", "JK-G22")
def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: discards, scoring piles and scores are open, a hand only to its owner."""
    is_tossed = s.phase != Phase.TOSS
    return View(
        viewer=viewer,
        to_act=to_act(s),
        phase=Phase(s.phase).name,
        quarter=s.quarter if s.phase == Phase.OVER else s.quarter + 1,
        periods=s.periods,
        dealer=s.dealer if is_tossed else CHANCE,
        offense=s.offense if is_tossed else CHANCE,
        play=None if s.play == NO_PLAY else spell_play(s.play),
        play_points=0 if s.play == NO_PLAY else worth(s, s.play),
        discards_left=s.discards_left,
        score=tuple(s.score.tolist()),
        hand={} if viewer == SPECTATOR else named(s.hands[viewer]),
        hand_size=tuple(s.hand_size.tolist()),
        pile_size=s.pile_size,
        discards=named(s.discards),
        scored=tuple(named(pile) for pile in s.scored),
        deck=named(s.copies),
        unseen=named(unseen_by(s, viewer)),
    )


def named(counts: Any) -> Cards:
    """Name the cards of a pile or hand."""
    return _named(tuple(counts.tolist())).copy()


@lru_cache(REMEMBERED)
def _named(counts: tuple[int, ...]) -> Cards:
    return {name: count for name, count in zip(NAMES, counts, strict=True) if count}


def unseen_by(s: State, viewer: int) -> Ints:
    """Count the cards a viewer has not seen this quarter: they are in the pile or in a hand."""
    unseen = s.pile
    for seat in range(SIDES):
        if seat != viewer:
            unseen = unseen + s.hands[seat]
    return unseen


def board(seen: View, words: Words) -> str:
    """Draw the table as text."""
    lines = [
        words.say(_period(seen)),
        words.say(phrase("board-score", home=seen.score[0], away=seen.score[1])),
        words.say(phrase("board-pile", cards=seen.pile_size)),
    ]
    for seat in range(SIDES):
        marks = phrase("board-offense") if seat == seen.offense else phrase("board-nothing")
        cards = _listed(seen.hand, words) if seat == seen.viewer else words.say(phrase("board-hidden"))
        row = phrase(
            "board-seat", who=seat_phrase(seat), marks=marks, size=seen.hand_size[seat], cards=cards or "-"
        )
        lines.append(words.say(row).rstrip())
    if seen.play is not None:
        lines.append(words.say(phrase("board-play", play=seen.play, points=seen.play_points)))
    lines.append(words.say(phrase("board-discards", cards=_listed(seen.discards, words) or "-")))
    return "\n".join(lines)


def _period(seen: View) -> Phrase:
    if seen.quarter > seen.periods:
        return phrase("board-overtime", number=seen.quarter - seen.periods)
    return phrase("board-quarter", number=seen.quarter, of=seen.periods)


def _listed(cards: Cards, words: Words) -> str:
    """List cards with their counts: `2-pointer x3, Dunk`."""
    return _list(tuple(cards.items()), words)


@lru_cache(REMEMBERED)
def _list(cards: tuple[tuple[str, int], ...], words: Words) -> str:
    return ", ".join(card_name(name, words) + (f" x{count}" if count > 1 else "") for name, count in cards)


@cache
def card_name(name: str, words: Words) -> str:
    """Say the name of a card."""
    return words.say(phrase(f"card-{name}"))


def odds(s: State, action: int) -> Odds | None:
    """Count the hands the defense may hold, and those of them that could stop the play."""
    if s.phase != Phase.OFFENSE or action >= TIME_OUT or PLAY_JUKEM[action]:
        return None
    unseen = unseen_by(s, s.offense).tolist()
    stoppers = sum(unseen[card] for card in _stoppers(action))
    size = int(s.hand_size[1 - s.offense])
    total = sum(unseen)
    free, hands = comb(total - stoppers, size), comb(total, size)
    return Odds(
        prospects=(
            Prospect(phrase("odds-free"), free, hands, worth(s, action)),
            Prospect(phrase("odds-stoppable"), hands - free, hands),
        ),
        parts=(
            Part(phrase("odds-unseen"), total),
            Part(phrase("odds-stoppers"), stoppers),
            Part(phrase("odds-hand"), size),
        ),
    )


@cache
def _stoppers(play: int) -> frozenset[int]:
    """Name the cards that stop a play."""
    is_dunk = PLAY_SHOT[play] == Card.DUNK
    return frozenset(
        int(card)
        for card, is_weak in zip(ANSWER_CARD, ANSWER_IS_WEAK, strict=True)
        if not (is_weak and is_dunk)
    )


@rule("JK-09", "JK-G22")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """The hands a seat cannot see go back to the pile, and as many cards are drawn again."""
    for other in range(SIDES):
        if other != seat:
            return_hand(s, other)
    for turn in range(SIDES):
        other = s.offense if turn == 0 else 1 - s.offense
        if other != seat:
            draw_hand(s, other, rng)


@rule("JK-09")
def return_hand(s: State, seat: int) -> None:
    """A hand goes back to the pile; its size is remembered."""
    for card in range(KINDS):
        s.pile[card] += s.hands[seat, card]
        s.hands[seat, card] = 0


@rule("JK-09", "JK-13")
def draw_hand(s: State, seat: int, rng: Rng) -> None:
    """Draw a hand again, until an offense that may play holds a play."""
    draw_cards(s, seat, rng)
    while seat == s.offense and s.phase == Phase.OFFENSE and not has_play(s, seat):
        return_hand(s, seat)
        draw_cards(s, seat, rng)


@rule("JK-09")
def draw_cards(s: State, seat: int, rng: Rng) -> None:
    """Draw as many cards as the seat holds, of the kinds it may hold."""
    for _ in range(s.hand_size[seat]):
        tickets = 0
        for card in range(KINDS):
            if may_hold(s, seat, card):
                tickets += s.pile[card]
        card = -1
        ticket = below(rng, tickets)
        while ticket >= 0:
            card += 1
            if may_hold(s, seat, card):
                ticket -= s.pile[card]
        s.pile[card] -= 1
        s.hands[seat, card] += 1


@rule("JK-18")
def may_hold(s: State, seat: int, card: int) -> bool:
    """An offense that is stuck holds nothing it could play."""
    if seat != s.offense or s.phase != Phase.STUCK:
        return True
    if s.pile_size == 0:
        return card > Card.DUNK and card != Card.HALF_COURT
    return card > Card.DUNK and card != Card.TIME_OUT


@rule("JK-13")
def has_play(s: State, seat: int) -> bool:
    """A shot or a TIME OUT is in hand."""
    return can_score(s, seat) or can_call_time_out(s, seat)


OBSERVATION = 9 + 2 * SIDES + 3 * KINDS + SIDES * KINDS


@rule("JK-G22")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers, its own side first."""
    out[0] = s.phase
    out[1] = s.quarter
    out[2] = s.periods
    out[3] = s.dealer == seat
    out[4] = s.offense == seat
    out[5] = s.play
    out[6] = s.discards_left
    out[7] = s.pile_size
    out[8] = s.owed[seat]
    at = 9
    for side in range(SIDES):
        whose = seat if side == 0 else 1 - seat
        out[at] = s.score[whose]
        out[at + 1] = s.hand_size[whose]
        at += 2
    for card in range(KINDS):
        out[at + card] = s.hands[seat, card]
        out[at + KINDS + card] = s.discards[card]
        out[at + 2 * KINDS + card] = s.copies[card]
        for side in range(SIDES):
            whose = seat if side == 0 else 1 - seat
            out[at + (3 + side) * KINDS + card] = s.scored[whose, card]


@cited("JK-49", "JK-G10")
def reveals(s: State, action: int) -> bool:
    """With an empty pile, who goes on after a play tells whether the other side has a shot left."""
    ends_play = s.phase == Phase.DEFENSE or (action < TIME_OUT and PLAY_JUKEM[action])
    return bool(s.pile_size == 0 and ends_play)
