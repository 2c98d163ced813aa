"""What chance may bring, exactly, from what the seat to act can know."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from typing import NamedTuple

import numpy as np

from sideline.engine.citations import cited
from sideline.engine.layout import Ints
from sideline.engine.odds import Odds, Part, Prospect
from sideline.engine.words import Phrase, phrase
from sideline.games.rugby.actions import SHOT, YES
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.facts import (
    adding_side,
    cards_to_turn,
    column_for,
    column_of,
    extra_cards,
    gravest,
    is_drawn_from,
    is_try,
    strength,
    target,
    unseen_by,
    worth,
)
from sideline.games.rugby.state import (
    FORWARD_KINDS,
    KINDS,
    TRY_LINE,
    Column,
    Line,
    Phase,
    Score,
    Skill,
    State,
    Symbol,
)
from sideline.games.rugby.words import spell_cell


class Pool(NamedTuple):
    """Cards of which some lie in the shared pile: which they may be, and how many of them are there."""

    cards: Ints
    places: int


def pools(s: State, seat: int) -> tuple[Pool, ...]:
    """Divide the shared pile: cards seen there, unseen forwards, unseen backs."""
    unseen = unseen_by(s, seat)
    forwards = np.arange(KINDS) < FORWARD_KINDS
    places = [int(s.shared_size[line] - s.shown[line == LINE_OF].sum()) for line in Line]
    return (
        Pool(s.shown, int(s.shown.sum())),
        Pool(unseen * forwards, places[Line.FORWARDS]),
        Pool(unseen * ~forwards, places[Line.BACKS]),
    )


@cited("RG-51", "RG-52", "RG-31", "RG-45")
def odds(s: State, action: int) -> Odds | None:
    """Count what a shot, a random card or the (P) symbols may bring."""
    if s.phase == Phase.PENALTY and action == SHOT:
        return odds_of_shot(s)
    if s.phase in (Phase.DEFENSE_EXTRA, Phase.ATTACK_EXTRA):
        return odds_of_extra(s) if action == YES else odds_of_symbols(s)
    return None


@cited("RG-51", "RG-52", "RG-53", "RG-54")
def odds_of_shot(s: State) -> Odds:
    """Two cards of the shared pile must add up to more than the target."""
    good = chance_of_goal(s, s.attacker)
    prospects = (
        _prospect(phrase("odds-goal"), good, int(s.points[Score.GOAL])),
        _prospect(phrase("odds-miss"), 1 - good),
    )
    return Odds(
        prospects,
        (
            Part(phrase("odds-base"), s.shot_target),
            Part(phrase("odds-distance", lines=TRY_LINE - s.position), TRY_LINE - s.position),
            Part(phrase("odds-to-beat"), target(s, s.position)),
        ),
    )


@cited("RG-51", "RG-52")
def chance_of_goal(s: State, seat: int) -> Fraction:
    """Add up the pairs of cards that beat the target, by where in the shared pile they may lie."""
    special = s.values[s.cards, :, Skill.SPECIAL]
    shared = pools(s, seat)
    all_places = sum(pool.places for pool in shared)
    good = Fraction(0)
    for first, second in product(range(len(shared)), repeat=2):
        ways = shared[first].places * (shared[second].places - (first == second))
        if ways > 0:
            pairs = _pairs_of_values(shared[first], shared[second], special, is_same=first == second)
            beating = sum(count for total, count in pairs.items() if total > target(s, s.position))
            good += Fraction(ways, all_places * (all_places - 1)) * Fraction(beating, pairs.total())
    return good


def _pairs_of_values(first: Pool, second: Pool, special: Ints, *, is_same: bool) -> Counter[int]:
    """Count the ordered pairs of two different cards by the sum of their values."""
    pairs: Counter[int] = Counter()
    for one, other in product(range(KINDS), repeat=2):
        left = int(second.cards[other]) - (is_same and one == other)
        pairs[int(special[one] + special[other])] += int(first.cards[one]) * max(left, 0)
    return pairs


@cited("RG-31", "RG-32", "RG-G15")
def odds_of_extra(s: State) -> Odds:
    """Any free card may come; each leads to a column of the result table, the one hoped for first."""
    side = adding_side(s)
    sign = 1 if side == s.attacker else -1
    margin = strength(s, s.attacker) - strength(s, 1 - s.attacker)
    sizes = [int(s.played_size[seat] + (seat == side)) for seat in (s.attacker, 1 - s.attacker)]
    found: Counter[int] = Counter()
    for kind in [kind for kind in range(KINDS) if is_drawn_from(s, LINE_OF[kind])]:
        found[column_for(s, margin + sign * worth(s, s.face, kind), *sizes)] += int(s.hands[side, kind])
    cards = extra_cards(s, side)
    return Odds(
        tuple(
            Prospect(phrase("odds-column", column=column_phrase(column)), found[column], cards)
            for column in (reversed(Column) if side == s.attacker else Column)
            if found[column]
        ),
        (Part(phrase("odds-free-cards", count=cards), cards), _cards_turned(cards_to_turn(s, column_of(s)))),
    )


def column_phrase(column: int) -> Phrase:
    """Name a column of the result table."""
    return phrase(f"column-{Column(column).name}")


@cited("RG-45", "RG-46", "RG-G40")
def odds_of_symbols(s: State) -> Odds:
    """The gravest symbol among the cards turned over decides; without one the table does."""
    seat = adding_side(s)
    column = column_of(s)
    cards = cards_to_turn(s, column)
    clear = [chance_of_none(s, seat, cards, symbol) for symbol in Symbol]
    clear.append(Fraction(1))
    prospects = [_prospect(_result_phrase(s, column), clear[Symbol.TOUCH], _points_without(s, column))]
    for symbol in (Symbol.TOUCH, Symbol.KNOCK_ON, Symbol.PENALTY):
        if clear[symbol + 1] > clear[symbol]:
            what = phrase("odds-symbol", symbol=phrase(f"symbol-{symbol.name}"))
            prospects.append(_prospect(what, clear[symbol + 1] - clear[symbol]))
    return Odds(tuple(prospects), (_cards_turned(cards),))


def _cards_turned(count: int) -> Part:
    """Say how many cards are turned over."""
    return Part(phrase("odds-turned", count=count), count)


def _result_phrase(s: State, column: int) -> Phrase:
    return phrase("odds-result", column=column_phrase(column), cell=spell_cell(s, s.face, column))


def _points_without(s: State, column: int) -> int:
    """Return the points of a play on which no symbol is found."""
    return int(s.points[Score.TRY]) if is_try(s, s.face, column) else 0


@cited("RG-45", "RG-46")
def chance_of_none(s: State, seat: int, cards: int, symbol: int) -> Fraction:
    """The chance that no card turned over shows a symbol as grave as this one."""
    is_clear = np.array([gravest(s, kind) < symbol for kind in range(KINDS)])
    shared = pools(s, seat)
    all_places = sum(pool.places for pool in shared)
    chance = Fraction(0)
    for taken in product(*(range(min(cards, pool.places) + 1) for pool in shared)):
        if sum(taken) == cards:
            way = Fraction(1, comb(all_places, cards))
            for count, pool in zip(taken, shared, strict=True):
                clear = comb(int(pool.cards[is_clear].sum()), count)
                way *= Fraction(comb(pool.places, count) * clear, comb(int(pool.cards.sum()), count))
            chance += way
    return chance


def _prospect(what: Phrase, chance: Fraction, points: int = 0) -> Prospect:
    return Prospect(what, chance.numerator, chance.denominator, points)
