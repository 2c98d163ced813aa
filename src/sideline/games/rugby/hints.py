"""A quick sensible action and a guess at the result, from what the seat to act may know."""

from math import exp, sqrt

from sideline.engine.layout import Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.games.rugby.actions import CALL, COMMIT, LINEOUT, NO, SHOT, YES
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.decisions import legal, list_plays
from sideline.games.rugby.facts import (
    adding_side,
    can_shoot,
    column_for,
    extra_cards,
    is_drawn_from,
    is_over,
    strength,
    target,
    worth,
)
from sideline.games.rugby.state import (
    FACES,
    HALVES,
    KINDS,
    LINES,
    SKILLS,
    TRY_LINE,
    Column,
    Line,
    Phase,
    Score,
    Skill,
    State,
)

NOT_YET = -1e9
FIELD_VALUE = 0.55
RISK_OF_SYMBOL = 0.3
USUAL_VALUE = 3.3
USUAL_SPREAD = 0.7
THRIFT = 0.02
HEDGE = 0.5
BEST_VALUE = 9
BIG_WIN = int(Column.BIG_WIN)
LEVEL = int(Column.DRAW)
REPLY = 5
WORTH_TRYING = -0.15
POINTS_PER_PHASE = 1.1
WORTH_A_SHOT = 2.4
WORTH_A_LAST_SHOT = 0.3


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """The option that looks best."""
    if s.phase == Phase.CALL:
        return best_call(s, out)
    if s.phase in (Phase.ATTACK, Phase.DEFENSE):
        return best_card(s, out)
    if s.phase == Phase.TIE_UP:
        legal(s, out)
        return int(out[0])
    if s.phase == Phase.PENALTY:
        return best_after_penalty(s)
    return YES if is_extra_worth_it(s) else NO


@compiled
def best_call(s: State, out: Ints) -> int:
    """The play that promises most with the cards in hand."""
    best = NO
    best_promise = NOT_YET
    for i in range(list_plays(s, out)):
        promise = promise_of_play(s, CALL.part(out[i])) if out[i] != NO else NOT_YET
        if promise > best_promise:
            best = out[i]
            best_promise = promise
    return best


@compiled
def promise_of_play(s: State, face: int) -> float:
    """What the result table is worth if the defense answers as usual."""
    cards = s.players[s.cards, face, Line.FORWARDS] + s.players[s.cards, face, Line.BACKS]
    lead = best_sum(s, face) - usual_answer(s, face)
    promise = 0.0
    for column in range(Column.BIG_WIN + 1):
        promise += chance_of_column(column, lead, cards) * value_of_column(s, face, column)
    return promise


@compiled
def best_sum(s: State, face: int) -> float:
    """The sum of the best cards in hand for a play."""
    total = 0.0
    skill = s.skill[s.cards, face]
    for line in range(LINES):
        wanted = s.players[s.cards, face, line]
        for value in range(BEST_VALUE, 0, -1):
            for kind in range(KINDS):
                if LINE_OF[kind] == line and s.values[s.cards, kind, skill] == value:
                    taken = min(wanted, s.hands[s.attacker, kind])
                    total += taken * value
                    wanted -= taken
    return total


@compiled
def usual_answer(s: State, face: int) -> float:
    """The sum a defense usually plays against a play, given how many cards it has free."""
    total = 0.0
    missing = 0
    spare = 0
    for line in range(LINES):
        wanted = s.players[s.cards, face, line]
        free = s.free[1 - s.attacker, line]
        total += USUAL_VALUE * min(wanted, free)
        missing += max(0, wanted - free)
        spare += max(0, free - wanted)
    return total + 0.5 * USUAL_VALUE * min(missing, spare)


@compiled
def chance_of_column(column: int, lead: float, cards: int) -> float:
    """How likely a column is when the attack expects to lead by so much."""
    low = edge_of(column, cards)
    high = edge_of(column + 1, cards)
    return chance_below(high - lead) - chance_below(low - lead)


@compiled
def edge_of(column: int, cards: int) -> float:
    """The margin at which a column begins."""
    if column <= Column.BIG_LOSS:
        return -99.0
    if column == Column.LOSS:
        return 0.5 - cards
    if column == Column.DRAW:
        return -0.25
    if column == Column.WIN:
        return 0.25
    return cards - 0.5 if column == Column.BIG_WIN else 99.0


@compiled
def chance_below(margin: float) -> float:
    """The chance that luck stays below a margin."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / USUAL_SPREAD))))


@compiled
def value_of_column(s: State, face: int, column: int) -> float:
    """What a column is worth to the attack: ground and points, less what its symbols and icon may cost."""
    landing = s.position + s.movement[s.cards, face, column]
    here = value_of_place(min(max(landing, 1), TRY_LINE - 1))
    there = -value_of_place(TRY_LINE - min(max(landing, 1), TRY_LINE - 1))
    value = float(s.points[Score.TRY]) if is_over(s, landing) else here
    if s.icon[s.cards, face, column] > 0:
        value = there
    lost = there if column >= Column.DRAW else here
    risk = 1.0
    for _ in range(s.risk[s.cards, face, column]):
        risk *= 1.0 - RISK_OF_SYMBOL
    return risk * value + (1.0 - risk) * lost


@compiled
def value_of_place(position: int) -> float:
    """What having the ball on a line is worth in points."""
    return FIELD_VALUE * position


@compiled
def best_card(s: State, out: Ints) -> int:
    """The attack lays down its best cards for the play, the defense those that fit what it may face."""
    best = -1
    best_promise = NOT_YET
    for i in range(legal(s, out)):
        kind = COMMIT.part(out[i])
        promise = promise_of_attacker(s, kind) if s.phase == Phase.ATTACK else promise_of_defender(s, kind)
        if promise > best_promise:
            best = out[i]
            best_promise = promise
    return best


@compiled
def promise_of_attacker(s: State, kind: int) -> float:
    """The value for the play; of equal cards the one that is worth least otherwise."""
    return float(worth(s, s.face, kind)) - THRIFT * total_value(s, kind)


@compiled
def total_value(s: State, kind: int) -> float:
    """The sum of a card's values."""
    total = 0.0
    for skill in range(SKILLS):
        total += s.values[s.cards, kind, skill]
    return total


@compiled
def promise_of_defender(s: State, kind: int) -> float:
    """The value for the play that is feared most, and half of what it is worth against any that may come."""
    expected = 0.0
    plays = 0.0
    for face in range(FACES):
        if is_same_call(s, face):
            left = s.play_copies[s.cards, face] - s.play_discards[face]
            expected += left * worth(s, face, kind)
            plays += left
    return worth(s, feared_play(s), kind) + HEDGE * expected / plays


@compiled
def feared_play(s: State) -> int:
    """Of the plays that fit the announcement, the one most likely to hurt: those discarded are not called."""
    feared = -1
    most = NOT_YET
    for face in range(FACES):
        left = s.play_copies[s.cards, face] - s.play_discards[face]
        if is_same_call(s, face) and left > 0:
            fear = left * (value_of_column(s, face, BIG_WIN) - value_of_column(s, face, LEVEL))
            if fear > most:
                feared = face
                most = fear
    return feared


@compiled
def is_same_call(s: State, face: int) -> bool:
    """A play needs the same forwards and backs as the one announced."""
    needed = s.players[s.cards, face]
    announced = s.players[s.cards, s.face]
    return bool(
        needed[Line.FORWARDS] == announced[Line.FORWARDS] and needed[Line.BACKS] == announced[Line.BACKS]
    )


@compiled
def is_extra_worth_it(s: State) -> bool:
    """A random card is worth it if the result changes for the better, or hardly for the worse."""
    side = adding_side(s)
    sign = 1 if side == s.attacker else -1
    margin = strength(s, s.attacker) - strength(s, 1 - s.attacker)
    attackers = s.played_size[s.attacker]
    defenders = s.played_size[1 - s.attacker]
    now = value_of_column(s, s.face, column_for(s, margin, attackers, defenders))
    then = 0.0
    for kind in range(KINDS):
        if s.hands[side, kind] > 0 and is_drawn_from(s, LINE_OF[kind]):
            after = margin + sign * worth(s, s.face, kind)
            then += s.hands[side, kind] * value_with_extra(s, after, attackers, defenders, sign)
    then /= extra_cards(s, side)
    return sign * (then - now) > WORTH_TRYING


@compiled
def value_with_extra(s: State, margin: int, attackers: int, defenders: int, sign: int) -> float:
    """What the result is worth to the attack with one more card; the attack may still answer the defense."""
    if sign > 0:
        return value_of_column(s, s.face, column_for(s, margin, attackers + 1, defenders))
    value = value_of_column(s, s.face, column_for(s, margin, attackers, defenders + 1))
    if extra_cards(s, s.attacker) == 0:
        return value
    answered = column_for(s, margin + REPLY, attackers + 1, defenders + 1)
    return max(value, value_of_column(s, s.face, answered))


@compiled
def best_after_penalty(s: State) -> int:
    """Shoot when the kick is worth more than the place; otherwise kick to touch."""
    if not can_shoot(s):
        return LINEOUT
    promise = s.points[Score.GOAL] * chance_of_goal(s)
    needed = WORTH_A_LAST_SHOT if is_last_chance(s) else WORTH_A_SHOT
    return SHOT if promise > needed else LINEOUT


@compiled
def is_last_chance(s: State) -> bool:
    """The phases of the half are played, and the kick would decide something."""
    return s.half < HALVES and s.phases >= s.phases_per_half - 1


@compiled
def chance_of_goal(s: State) -> float:
    """How many pairs of cards beat the target, counted over the whole deck."""
    good = 0.0
    cards = 0.0
    for one in range(KINDS):
        cards += s.skill_copies[s.cards, one]
        for other in range(KINDS):
            total = s.values[s.cards, one, Skill.SPECIAL] + s.values[s.cards, other, Skill.SPECIAL]
            if total > target(s, s.position):
                good += s.skill_copies[s.cards, one] * s.skill_copies[s.cards, other]
    return good / (cards * cards)


@compiled
def estimate(s: State, seat: int) -> float:
    """The lead and the place of the ball, measured against the points still to come."""
    lead = float(s.score[seat] - s.score[1 - seat])
    ground = value_of_place(s.position)
    lead += ground if s.attacker == seat else -ground
    left = max(0, s.phases_per_half - s.phases) + s.phases_per_half * max(0, HALVES - 1 - s.half)
    return lead / (abs(lead) + POINTS_PER_PHASE * sqrt(left + 1.0) + 2.0)
