"""Exact odds: how many points an activation keeps, and what a re-roll changes."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, gcd, lcm

import numpy as np

from sideline.engine.citations import cited
from sideline.engine.layout import Ints
from sideline.engine.odds import Odds, Part, Prospect
from sideline.engine.words import phrase
from sideline.games.nba_deck.actions import ACTIVATE, DIE, DONE, MISMATCH
from sideline.games.nba_deck.facts.coaches import free_die, gives
from sideline.games.nba_deck.facts.dice import counts_for, rerolls_left
from sideline.games.nba_deck.facts.mismatch import asked_side, may_use_token
from sideline.games.nba_deck.facts.team import attack_rerolls, level_of, row_of
from sideline.games.nba_deck.facts.turn import is_money_time, rival
from sideline.games.nba_deck.rules.dice import activate
from sideline.games.nba_deck.state import COLOURS, DICE, FACES, FREE_REROLLS, Phase, State
from sideline.games.nba_deck.state.pieces import Die, Power, Row

Faces = tuple[int, ...]
Spread = dict[int, Fraction]

MOST_CASES = 1 << 62


def odds(s: State, action: int) -> Odds | None:
    """Say how many points may be kept: by activating a tactic, or by throwing dice again."""
    if s.phase == Phase.ACTIVATION and action in ACTIVATE:
        return _odds_of_tactic(s, *ACTIVATE.parts(action))
    if action in MISMATCH and may_use_token(s):
        return _odds_of_mismatch(s, *MISMATCH.parts(action))
    if s.phase == Phase.REROLL and (action == DONE or action in DIE):
        return _odds_of_reroll(s, action)
    return None


def throws(faces: int, dice: int) -> Iterator[tuple[Faces, int]]:
    """List every throw of so many dice by its faces in order, with the number of ways to throw it."""
    for throw in combinations_with_replacement(range(faces), dice):
        ways = factorial(dice)
        for face in set(throw):
            ways //= factorial(throw.count(face))
        yield throw, ways


@cache
def all_throws(faces: int, dice: int) -> tuple[tuple[Faces, int], ...]:
    """Remember the throws of so many dice."""
    return tuple(throws(faces, dice))


@cache
@cited("NB-64", "NB-67", "NB-G10", "NB-G12")
def spread_of_kept(faces: Faces, thrown: int, keep: int, lying: Faces = ()) -> Spread:
    """Give the distribution of what the best dice add up to; some may be lying already."""
    cases = len(faces) ** thrown
    return {total: Fraction(ways, cases) for total, ways in ways_to_keep(faces, thrown, keep, lying).items()}


@cache
@cited("NB-67", "NB-G12")
def ways_to_keep(faces: Faces, thrown: int, keep: int, lying: Faces) -> dict[int, int]:
    """Count the throws by what their best dice add up to: the dice of each worth in turn, the best first."""
    counted: dict[tuple[int, int], dict[int, int]] = {(thrown, keep): {0: 1}}
    for worth in sorted({*faces, *lying}, reverse=True):
        onward: dict[tuple[int, int], dict[int, int]] = {}
        for (dice, room), totals in counted.items():
            for shown in range(dice + 1 if worth in faces else 1):
                kept = min(room, shown + lying.count(worth))
                times = comb(dice, shown) * faces.count(worth) ** shown
                there = onward.setdefault((dice - shown, room - kept), {})
                for total, ways in totals.items():
                    there[total + kept * worth] = there.get(total + kept * worth, 0) + times * ways
        counted = onward
    return _all_thrown(counted)


def _all_thrown(counted: dict[tuple[int, int], dict[int, int]]) -> dict[int, int]:
    found: dict[int, int] = {}
    for (dice, _), totals in counted.items():
        for total, ways in totals.items() if dice == 0 else ():
            found[total] = found.get(total, 0) + ways
    return found


@cache
@cited("NB-77", "NB-82", "NB-G14")
def ways_with_rerolls(faces: Faces, thrown: int, keep: int, rerolls: int) -> dict[tuple[int, int], int]:
    """Count two throws of as many dice by points kept and re-rolls used, the lowest below average."""
    found: dict[tuple[int, int], int] = {}
    for (again, lying), ways in throws_to_mend(faces, thrown, keep, rerolls).items():
        for total, more in ways_to_keep(faces, again, keep, lying).items():
            cases = ways * more * len(faces) ** (thrown - again)
            found[total, again] = found.get((total, again), 0) + cases
    return found


@cited("NB-77", "NB-82")
def throws_to_mend(faces: Faces, thrown: int, keep: int, rerolls: int) -> dict[tuple[int, Faces], int]:
    """Count the throws by how many dice go again, and by the best that stay: no others can be kept."""
    order, average = tuple(sorted(faces)), Fraction(sum(faces), len(faces))
    is_low = tuple(worth < average for worth in order)
    found: dict[tuple[int, Faces], int] = {}
    for throw, ways in all_throws(len(faces), thrown):
        again = min(rerolls, sum(map(is_low.__getitem__, throw)))
        stays = tuple(map(order.__getitem__, throw[max(again, thrown - keep) :]))
        found[again, stays] = found.get((again, stays), 0) + ways
    return found


def together(one: Spread, other: Spread) -> Spread:
    """Add two independent totals."""
    spread: Spread = {}
    for first, share in one.items():
        for second, more in other.items():
            spread[first + second] = spread.get(first + second, Fraction(0)) + share * more
    return spread


def worth_of_faces(s: State, die: int) -> Faces:
    """List what the faces of a die are worth to the active side now."""
    return tuple(counts_for(s, s.active, die, face) for face in range(FACES))


@cited("NB-66", "NB-77", "NB-124")
def spread_of_tactic(s: State, row: int, column: int) -> Spread:
    """Give the distribution of points kept, with the re-rolls that cost nothing, skill by skill."""
    taken = dice_taken(s, row, column)
    reached, whole = {(0, free_rerolls(s, row)): 1}, 1
    for die in range(DICE):
        keep, thrown = int(taken.quota[die]), int(taken.to_roll[die])
        if keep:
            faces = worth_of_faces(s, die)
            onward: dict[tuple[int, int], int] = {}
            free = gives(s, s.active, Power.REROLL) if die == free_die(s) else 0
            for (total, left), ways in reached.items():
                for (kept, used), more in ways_with_rerolls(faces, thrown, keep, left + free).items():
                    there = (total + kept, left - max(0, used - free))
                    onward[there] = onward.get(there, 0) + ways * more
            reached, whole = onward, whole * len(faces) ** (2 * thrown)
    cases: dict[int, int] = {}
    for (total, _), ways in reached.items():
        cases[total] = cases.get(total, 0) + ways
    return {total: Fraction(ways, whole) for total, ways in cases.items()}


def dice_taken(s: State, row: int, column: int) -> State:
    """Return the state in which the tactic is announced and its dice are taken up."""
    states = np.array([s], dtype=s.dtype)  # type: ignore[attr-defined]
    activate(states[0], row, column)
    after: State = states[0]
    return after


def free_rerolls(s: State, row: int) -> int:
    """Count the re-rolls that take no Fatigue."""
    if row == Row.OFFENCE:
        return attack_rerolls(s, s.active)
    return FREE_REROLLS if is_money_time(s) else 0


def _part_of_dice(key: str, die: int, count: int) -> Part:
    """Say of how many dice of a colour something is true."""
    dice = phrase(f"{'dice' if count > 1 else 'one'}-{Die(die).name}")
    return Part(phrase(key, dice=dice, count=count), count)


def _odds_of_tactic(s: State, row: int, column: int) -> Odds:
    taken, parts = dice_taken(s, row, column), []
    for die in range(DICE):
        if taken.quota[die]:
            parts.append(_part_of_dice("odds-dice", die, int(taken.to_roll[die])))
            parts.append(_part_of_dice("odds-keep", die, int(taken.quota[die])))
            if die == free_die(s):
                parts.append(_part_of_dice("odds-coach", die, gives(s, s.active, Power.REROLL)))
    free = free_rerolls(s, row)
    parts.append(Part(phrase("odds-rerolls", count=free), free))
    return Odds(_prospects(spread_of_tactic(s, row, column), row), tuple(parts))


def _odds_of_reroll(s: State, action: int) -> Odds:
    """The dice named so far, and this one, are thrown again; the others lie."""
    rolled, again = s.rolled.copy(), s.lifted.sum(axis=1)
    if action != DONE:
        die, face = DIE.parts(action)
        rolled[die, face] -= 1
        again[die] += 1
    spread, parts = {0: Fraction(1)}, []
    for die in range(DICE):
        keep = int(s.quota[die])
        if keep:
            faces = worth_of_faces(s, die)
            lying = tuple(_lying(faces, rolled[die]))
            spread = together(spread, spread_of_kept(faces, int(again[die]), keep, lying))
            parts.append(_part_of_dice("odds-again", die, int(again[die])))
    left = max(0, rerolls_left(s))
    parts.append(Part(phrase("odds-left", count=left), left))
    return Odds(_prospects(spread, row_of(s.activated)), tuple(parts))


@cache
def spread_of_sum(faces: Faces, dice: int) -> Spread:
    """Give the distribution of the sum of so many dice."""
    if dice == 0:
        return {0: Fraction(1)}
    one = {worth: Fraction(faces.count(worth), len(faces)) for worth in faces}
    return together(spread_of_sum(faces, dice - 1), one)


@cited("NB-129", "NB-130", "NB-G47")
def spread_of_mismatch(s: State, offset: int, position: int) -> Spread:
    """Give the distribution of what a token scores: the own dice less the other athlete's."""
    side = asked_side(s)
    own, foe = int(s.court[side, position]), int(s.court[rival(s, side, offset), position])
    attack = [level_of(s, own, die) for die in range(COLOURS)]
    spread = {0: Fraction(1)}
    for die in range(DICE):
        dice = attack[die] if die < COLOURS else level_of(s, foe, die)
        spread = together(spread, spread_of_sum(_worth_in_clash(s, die, attack), dice))
    points: Spread = {}
    for total, share in spread.items():
        points[max(0, total)] = points.get(max(0, total), Fraction(0)) + share
    return points


def _worth_in_clash(s: State, die: int, attack: list[int]) -> Faces:
    """List what the faces of a die add to a mismatch; a defence number takes away what it counts."""
    if die < COLOURS:
        return tuple(int(s.faces[die, face]) for face in range(FACES))
    counts = [attack[s.colours[die - COLOURS, face]] > 0 or not s.mismatch_colour for face in range(FACES)]
    return tuple(-int(s.faces[die, face]) if counts[face] else 0 for face in range(FACES))


def _odds_of_mismatch(s: State, offset: int, position: int) -> Odds:
    side = asked_side(s)
    own, foe = int(s.court[side, position]), int(s.court[rival(s, side, offset), position])
    parts = [
        _part_of_dice("odds-dice", die, level_of(s, athlete, die))
        for die in Die
        if level_of(s, athlete := own if die < COLOURS else foe, die)
    ]
    return Odds(_prospects(spread_of_mismatch(s, offset, position), Row.OFFENCE, "odds-scored"), tuple(parts))


def _lying(faces: Faces, rolled: Ints) -> Iterator[int]:
    """List what the dice that stay are worth."""
    for face, dice in enumerate(rolled):
        yield from (faces[face] for _ in range(dice))


def _prospects(spread: Spread, row: int, scored: str = "odds-points") -> tuple[Prospect, ...]:
    """Say every total, the best first; a defence takes points away."""
    key, sign = (scored, 1) if row == Row.OFFENCE else ("odds-stopped", -1)
    cases, of = in_cases(spread)
    return tuple(
        Prospect(phrase(key, points=total), cases[total], of, sign * total)
        for total in sorted(spread, reverse=True)
    )


def in_cases(spread: Spread) -> tuple[dict[int, int], int]:
    """Write shares as cases of a whole; beyond 62 bits the likeliest takes the rounding."""
    of = lcm(*(share.denominator for share in spread.values()))
    cases = {total: int(share * of) for total, share in spread.items()}
    divisor = gcd(*cases.values())
    if of // divisor < MOST_CASES:
        return {total: ways // divisor for total, ways in cases.items()}, of // divisor
    cases = {total: int(share * MOST_CASES) for total, share in spread.items()}
    likeliest = max(cases, key=cases.__getitem__)
    cases[likeliest] += MOST_CASES - sum(cases.values())
    return cases, MOST_CASES
