"""Questions about a state that rules, options, refusals, odds and hints all ask."""

import numpy as np

from sideline.engine.citations import cited
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled, rule
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.choices import (
    AttackCommits,
    AttackLines,
    BackFor,
    BigResult,
    ExtraFrom,
    Forfeit,
    HalfValues,
    LevelCheck,
    Order,
    OwnLine,
    ShortDefense,
    TiedBy,
)
from sideline.games.rugby.state import (
    FACES,
    HOME,
    KINDS,
    LINES,
    NO_SIDE,
    SYMBOLS,
    TRY_LINE,
    Column,
    Line,
    Phase,
    State,
)


@rule("RG-18", "RG-19")
def receiver(s: State) -> int:
    """The side that the next skill card is dealt to."""
    return int(s.cards_dealt >= s.dealt[Line.FORWARDS] + s.dealt[Line.BACKS])


@rule("RG-18")
def place_in_deal(s: State) -> int:
    """How many skill cards that side has been dealt already."""
    return s.cards_dealt % int(s.dealt[Line.FORWARDS] + s.dealt[Line.BACKS])


@rule("RG-18")
def line_dealt(s: State) -> int:
    """Each side is dealt its forwards first, then its backs."""
    return int(place_in_deal(s) >= s.dealt[Line.FORWARDS])


@compiled
def committing_side(s: State) -> int:
    """The side that lays down cards in secret."""
    return s.attacker if s.phase == Phase.ATTACK else 1 - s.attacker


@compiled
def adding_side(s: State) -> int:
    """The side that may add a random card, or is adding it."""
    is_attack = s.phase in (Phase.ATTACK_EXTRA, Phase.ATTACK_EXTRA_CARD)
    return s.attacker if is_attack else 1 - s.attacker


@rule("RG-25", "RG-G12")
def can_call(s: State, face: int) -> bool:
    """The play is in hand, and its players are there."""
    return bool(s.play_hand[face] > 0 and can_staff(s, face))


@rule("RG-25", "RG-G12", "RG-G37")
def can_staff(s: State, face: int) -> bool:
    """The attacker has as many free forwards and backs as the play needs, or as many cards in all."""
    needed = s.players[s.cards, face]
    if s.attack_lines == AttackLines.ANY:
        return bool(free_cards(s, s.attacker) >= needed[Line.FORWARDS] + needed[Line.BACKS])
    free = s.free[s.attacker]
    return bool(free[Line.FORWARDS] >= needed[Line.FORWARDS] and free[Line.BACKS] >= needed[Line.BACKS])


@rule("RG-26", "RG-G16")
def can_forfeit(s: State) -> bool:
    """An attacker without a play that it can staff gives a penalty away; as an option with one it cannot."""
    has_staffed = False
    has_short = False
    for face in range(FACES):
        if s.play_hand[face] > 0:
            is_staffed = can_staff(s, face)
            has_staffed = has_staffed or is_staffed
            has_short = has_short or not is_staffed
    return not has_staffed or (s.forfeit == Forfeit.CHOSEN and has_short)


@rule("RG-28", "RG-G11")
def is_second_due(s: State) -> bool:
    """The side that lays down first is committing, and the other one still has to."""
    first = Phase.DEFENSE if s.attack_commits == AttackCommits.LAST else Phase.ATTACK
    return bool(s.phase == first) and must_commit(s, 1 - committing_side(s))


@rule("RG-28", "RG-29", "RG-G11", "RG-G13")
def can_commit(s: State, side: int, kind: int, due: int) -> bool:
    """The card is free and of the line that is due."""
    # Both are asked without a branch: it is a tenth of the speed of random matches.
    return bool((s.hands[side, kind] > 0) & (LINE_OF[kind] == due))


@rule("RG-28", "RG-G13", "RG-G14")
def line_due(s: State, side: int) -> int:
    """The forwards a play asks for come first, then the backs, then whoever is left."""
    owed_so_far = 0
    for line in range(LINES):
        owed_so_far += owed(s, side, line)
        if s.played_size[side] < owed_so_far:
            return line
    return int(s.free[side, Line.FORWARDS] == 0)


@rule("RG-28", "RG-29")
def owed(s: State, side: int, line: int) -> int:
    """How many cards of a line a side must play: what the play asks for, as far as it had them."""
    had = s.free[side, line] + played_of(s, side, line)
    return int(min(s.players[s.cards, s.face, line], had))


@compiled
def played_of(s: State, side: int, line: int) -> int:
    """How many cards of a line a side has committed."""
    count = 0
    for i in range(s.played_size[side]):
        count += LINE_OF[s.played[side, i]] == line
    return count


@rule("RG-29", "RG-G13")
def must_commit(s: State, side: int) -> bool:
    """A side commits as many cards as the play has players, or all it has."""
    return cards_due(s, side) > 0


@rule("RG-29", "RG-G13")
def cards_due(s: State, side: int) -> int:
    """How many cards a side has still to lay down."""
    return int(min(cards_wanted(s, side) - s.played_size[side], free_cards(s, side)))


@rule("RG-29", "RG-G13")
def cards_wanted(s: State, side: int) -> int:
    """As many as the play has athletes; a defense that is short of a line may play fewer."""
    if s.short_defense == ShortDefense.FEWER and side != s.attacker:
        total = 0
        for line in range(LINES):
            total += owed(s, side, line)
        return total
    needed = s.players[s.cards, s.face]
    return int(needed[Line.FORWARDS] + needed[Line.BACKS])


@rule("RG-31", "RG-G15")
def is_drawn_from(s: State, line: int) -> bool:
    """The random card comes from all that are left, or only from a line that the play uses."""
    return bool(s.extra_from == ExtraFrom.ALL or s.players[s.cards, s.face, line] > 0)


@rule("RG-31", "RG-G15")
def cards_before_extras(s: State, side: int) -> int:
    """How many cards of a hand come before those of which the random one may be."""
    before = 0
    for line in range(LINES):
        if is_drawn_from(s, line):
            return int(before)
        before += s.free[side, line]
    return int(before)


@rule("RG-31", "RG-32", "RG-G15")
def extra_cards(s: State, side: int) -> int:
    """How many cards of a side may come as the random one."""
    count = 0
    for line in range(LINES):
        if is_drawn_from(s, line):
            count += s.free[side, line]
    return int(count)


@compiled
def free_cards(s: State, side: int) -> int:
    """How many cards of a side are not tied up."""
    return int(s.free[side, Line.FORWARDS] + s.free[side, Line.BACKS])


@rule("RG-15", "RG-16", "RG-G19")
def can_tie_up(s: State, tie: int) -> bool:
    """The number is printed on the set-piece card, and not a second time."""
    size = s.tied_up[s.set_piece, tie]
    for earlier in range(tie):
        if s.tied_up[s.set_piece, earlier] == size:
            return False
    return bool(size > 0)


@rule("RG-15", "RG-16", "RG-G19")
def tying_side(s: State) -> int:
    """The attacker says how many forwards are tied up; the defender after it, if each chooses for itself."""
    is_defense = s.tied_by == TiedBy.EACH and s.tie_size[s.attacker] > 0
    return 1 - s.attacker if is_defense else s.attacker


@rule("RG-50", "RG-G28")
def can_shoot(s: State) -> bool:
    """A shot at goal is taken from near enough."""
    return bool(TRY_LINE - s.position <= s.shot_range)


@rule("RG-50", "RG-G26")
def lineout_place(s: State) -> int:
    """The line that a penalty kicked to touch gains, in front of the try line at most."""
    return int(min(s.position + s.penalty_gain, TRY_LINE - 1))


@rule("RG-27", "RG-30", "RG-G11")
def is_secret(s: State) -> bool:
    """Cards on the table lie face down until both sides have committed theirs."""
    return s.phase in (Phase.ATTACK, Phase.DEFENSE)


@rule("RG-39", "RG-40", "RG-G10", "RG-G13", "RG-G15")
def strength(s: State, side: int) -> int:
    """Twice the sum of a side's cards in the skill of the play, so that half values stay whole numbers."""
    total = 0
    for i in range(s.played_size[side]):
        total += worth(s, s.face, s.played[side, i])
    return total


@rule("RG-10", "RG-39", "RG-40", "RG-G01", "RG-G10", "RG-G14")
def worth(s: State, face: int, kind: int) -> int:
    """Twice the value of a card for a play; a card of a line that the play does not use counts half."""
    value = s.values[s.cards, kind, s.skill[s.cards, face]]
    is_wanted = s.players[s.cards, face, LINE_OF[kind]] > 0
    return int(2 * value if is_wanted else halved(s, value))


@rule("RG-40", "RG-G10")
def halved(s: State, value: int) -> int:
    """Twice the half of a value: exact, or rounded down or up to a whole number."""
    if s.half_values == HalfValues.EXACT:
        return value
    return 2 * ((value + s.half_values - HalfValues.DOWN) // 2)


@rule("RG-39", "RG-42", "RG-G08", "RG-G09")
def column_for(s: State, margin: int, attackers: int, defenders: int) -> int:
    """A result is big when the margin, counted twice, reaches the number of cards of the side that counts."""
    if margin == 0:
        return Column.DRAW + edge_when_level(s)
    counted = cards_that_count(s, margin, attackers, defenders)
    if margin > 0:
        return Column.WIN + int(margin >= 2 * counted)
    return Column.LOSS - int(-margin >= 2 * counted)


@rule("RG-42", "RG-G09")
def cards_that_count(s: State, margin: int, attackers: int, defenders: int) -> int:
    """The cards of the winning side, of the losing side, or of the attack."""
    if s.big_result == BigResult.ATTACK:
        return attackers
    return attackers if (margin > 0) == (s.big_result == BigResult.WINNER) else defenders


@rule("RG-G08", "RG-G39", "RG-G42")
def edge_when_level(s: State) -> int:
    """Equal sums are a draw, unless the side that won the last check of this play has the edge."""
    if s.draw != LevelCheck.LAST_WINNER or s.last_winner == NO_SIDE:
        return 0
    return 1 if s.last_winner == s.attacker else -1


@rule("RG-39", "RG-42")
def column_of(s: State) -> int:
    """The column of the result table that the cards on the table lead to."""
    attack, defense = s.attacker, 1 - s.attacker
    margin = strength(s, attack) - strength(s, defense)
    return column_for(s, margin, s.played_size[attack], s.played_size[defense])


@rule("RG-45", "RG-G39")
def cards_to_turn(s: State, column: int) -> int:
    """One for each (P); one for a draw if that is the option; none if an icon or a try comes first."""
    if s.order == Order.ICON and s.icon[s.cards, s.face, column] > 0:
        return 0
    if s.order == Order.TRY and is_try(s, s.face, column):
        return 0
    is_risky_draw = column == Column.DRAW and s.draw == LevelCheck.TURNOVER_RISK
    return int(s.risk[s.cards, s.face, column] + is_risky_draw)


@rule("RG-46", "RG-G40")
def gravest(s: State, kind: int) -> int:
    """The gravest symbol of a card: penalty, then knock-on, then touch."""
    found = 0
    for symbol in range(SYMBOLS):
        if s.symbols[s.cards, kind, symbol] > 0:
            found = symbol + 1
    return found


@rule("RG-08", "RG-41")
def landing_of(s: State, face: int, column: int) -> int:
    """The line that a result of a play would move the ball to, the lines beyond both ends counted on."""
    return int(s.position + s.movement[s.cards, face, column])


@rule("RG-34", "RG-43", "RG-G06")
def is_try(s: State, face: int, column: int) -> bool:
    """The result of a play brings the ball over the try line, and no icon stops it."""
    is_stopped = s.icon[s.cards, face, column] > 0 and s.order != Order.TRY
    return is_over(s, landing_of(s, face, column)) and not is_stopped


@rule("RG-34", "RG-G06")
def is_over(s: State, landing: int) -> bool:
    """The ball is on the try line or, if the option asks for that, beyond it."""
    return bool(landing >= TRY_LINE + s.try_line)


@cited("RG-34", "RG-41", "RG-G06", "RG-G07", "RG-G23")
def lead_of(s: State, face: int, column: int) -> int:
    """The line of the pitch that a result of a play leads to, as long as no symbol is turned over.

    It is the other side's try line for a try, and one's own where an attack is carried back over it.
    """
    landing = landing_of(s, face, column)
    has_icon = s.icon[s.cards, face, column] > 0
    low = 1 if has_icon or s.own_line == OwnLine.CLAMP else 0
    high = TRY_LINE if is_try(s, face, column) else TRY_LINE - 1
    return line_on_pitch(s, min(max(landing, low), high))


@cited("RG-14", "RG-G05")
def line_on_pitch(s: State, position: int) -> int:
    """Count a line from home's try line, however the attacker sees the field."""
    return int(position if s.attacker == HOME else TRY_LINE - position)


@rule("RG-35", "RG-G08", "RG-G21", "RG-G38", "RG-G39")
def cards_back(s: State, side: int, column: int) -> int:
    """The number on the play card, or its share of the pile rounded up, as far as there are any."""
    if s.back_for == BackFor.ATTACK and side != s.attacker:
        return 0
    number = s.comes_back[s.cards, s.face, column]
    share = s.share_back[s.cards, s.face, column]
    if share > 0:
        number += (s.tied_size[side] + share - 1) // share
    return int(min(number, s.tied_size[side]))


@rule("RG-52", "RG-G05")
def target(s: State, position: int) -> int:
    """Three more than the distance to the try line."""
    return s.shot_target + TRY_LINE - position


@cited("RG-19", "RG-G44")
def unseen_by(s: State, viewer: int) -> Ints:
    """Count the skill cards whose place a viewer cannot know."""
    hidden: Ints = s.shared - np.maximum(s.shown - s.turned, 0)
    for side in range(len(s.hands)):
        hidden += np.bincount(s.tied[side, : s.face_down[side]], minlength=KINDS)
        if side != viewer:
            hidden += s.hands[side] - s.open_hands[side]
            if s.phase in (Phase.ATTACK, Phase.DEFENSE):
                hidden += np.bincount(s.played[side, : s.played_size[side]], minlength=KINDS)
    return hidden
