"""Questions about the automatic side of a solo match: what its profile makes it do."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.charts import BIASES, PLAYS_AT, PREFERS_COMPLEX, WEIGHTS_OF
from sideline.games.nba_deck.facts.forecast import ANY_COLOUR, expect
from sideline.games.nba_deck.facts.team import TEN, can_grasp, row_of
from sideline.games.nba_deck.facts.turn import rival
from sideline.games.nba_deck.state import (
    AUTOMATIC,
    COLUMNS,
    DICE,
    FACES,
    FIRST_MODEL,
    FIRST_TACTIC,
    GIVEN,
    MARKET_SLOTS,
    NOTHING,
    POSITIONS,
    ROWS,
    SKILLS,
    State,
)
from sideline.games.nba_deck.state.pieces import Row, Skill


@rule("NB-137", "NB-G50")
def is_automatic(s: State, side: int) -> bool:
    """The side follows a profile card: in a solo match that is the one away."""
    return s.solo == 1 and side == AUTOMATIC


@rule("NB-137", "NB-142", seldom=True)
def appeal(s: State, athlete: int) -> int:
    """What an athlete is worth by the profile: its weights times his levels."""
    total = 0
    rest = s.levels[athlete]
    for place in range(SKILLS):
        total += WEIGHTS_OF[s.profile, SKILLS - 1 - place] * (rest % TEN)
        rest //= TEN
    return int(total)


@rule("NB-142", "NB-G50")
def gain_by_recruit(s: State, card: int, position: int) -> int:
    """How much better a card is by the profile than who stands at a position, or nothing if it cannot be."""
    if card == NOTHING or s.cost[card] > s.resource or not PLAYS_AT[card] >> position & 1:
        return 0
    return appeal(s, card) - appeal(s, s.court[s.active, position])


@rule("NB-142", "NB-G50", seldom=True)
def best_recruit(s: State) -> int:
    """The place of the most useful of the three cards and its position, or nothing.

    Of equal gains the dearer card is taken, then the one that comes first in the list.
    """
    best, most = NOTHING, 0
    for place in range(GIVEN):
        for position in range(POSITIONS):
            gain = gain_by_recruit(s, s.given[place], position)
            if gain > most or (gain == most > 0 and comes_first(s, place, best // POSITIONS)):
                best, most = place * POSITIONS + position, gain
    return best


@compiled
def comes_first(s: State, place: int, other: int) -> bool:
    """A card is dearer than another of the three, or as dear and earlier in the list."""
    card, rest = s.given[place], s.given[other]
    if s.cost[card] != s.cost[rest]:
        return bool(s.cost[card] > s.cost[rest])
    return bool(card < rest)


@rule("NB-143", "NB-146", "NB-G50", seldom=True)
def worth_of(s: State, tactic: int, mask: int) -> int:
    """What a tactic is expected to bring the team, more if it uses a skill that the profile prefers."""
    bias = TEN
    rest = s.keep[tactic - FIRST_TACTIC]
    for place in range(DICE):
        if rest % TEN > 0:
            bias = max(bias, BIASES[s.profile, DICE - 1 - place])
        rest //= TEN
    return int(expect(s, s.active, tactic, mask) * bias)


@rule("NB-145", "NB-G50", seldom=True)
def weakest_in(s: State, row: int) -> tuple[int, int]:
    """The column of the weakest tactic in a row of the automatic side, or nothing, and what it is worth."""
    weakest, least = NOTHING, 0
    for column in range(COLUMNS):
        if s.tactics[s.active, row, column] != NOTHING:
            worth = worth_of(s, s.tactics[s.active, row, column], ANY_COLOUR)
            if weakest == NOTHING or worth < least:
                weakest, least = column, worth
    return weakest, least


@rule("NB-143", "NB-144", "NB-145", "NB-G50")
def gain_by_tactic(s: State, slot: int) -> int:
    """How much better a tactic of the market is than the weakest of its type, or nothing if it cannot be."""
    model = s.market[slot]
    if model == NOTHING or s.tactic_cost[model] > s.resource:
        return 0
    tactic = FIRST_MODEL + model
    column, least = weakest_in(s, row_of(tactic))
    if column == NOTHING or s.complexity[tactic - FIRST_TACTIC] > s.team[s.active, Skill.IQ] + 1:
        return 0
    return worth_of(s, tactic, ANY_COLOUR) - least


@rule("NB-143", "NB-144", "NB-G50", seldom=True)
def best_tactic_for_sale(s: State) -> int:
    """The slot of the tactic that improves the court most, or nothing."""
    best, most = NOTHING, 0
    for slot in range(MARKET_SLOTS):
        gain = gain_by_tactic(s, slot)
        if gain > most or (gain == most > 0 and is_more_complex(s, slot, best)):
            best, most = slot, gain
    return best


@compiled
def is_more_complex(s: State, slot: int, other: int) -> bool:
    """The profile prefers what is complex, and a tactic of the market is more so than another."""
    one, rest = FIRST_MODEL + s.market[slot], FIRST_MODEL + s.market[other]
    is_more = s.complexity[one - FIRST_TACTIC] > s.complexity[rest - FIRST_TACTIC]
    return bool(PREFERS_COMPLEX[s.profile] == 1 and is_more)


@rule("NB-146", "NB-G50")
def best_to_activate(s: State, row: int) -> int:
    """The column of the tactic that promises most among those the team can grasp, or nothing."""
    mask = ANY_COLOUR if row == Row.OFFENCE else int(s.attack[rival(s, s.active, 0)])
    best, most = NOTHING, 0
    for column in range(COLUMNS):
        tactic = s.tactics[s.active, row, column]
        if tactic != NOTHING and can_grasp(s, s.active, tactic):
            worth = worth_of(s, tactic, mask)
            if worth > most:
                best, most = column, worth
    return best


@rule("NB-146", "NB-94", "NB-G50", seldom=True)
def next_activation(s: State) -> int:
    """The place of the next tactic to activate, an attack before a defence, or nothing."""
    for row in range(ROWS):
        is_open = s.has_activated[row] == 0 and (row == Row.DEFENCE or s.is_ultimate == 0)
        column = best_to_activate(s, row) if is_open else NOTHING
        if column != NOTHING:
            return int(row * COLUMNS + column)
    return NOTHING


@rule("NB-147", "NB-G50")
def next_blank(s: State) -> int:
    """The first die of an attack that shows nothing, or nothing: defence is never thrown again."""
    for die in range(DICE // 2):
        for face in range(FACES):
            if s.rolled[die, face] > 0 and s.faces[die, face] == 0:
                return die * FACES + face
    return NOTHING
