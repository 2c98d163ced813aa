"""Resolving a play: the skill check, the ball, the symbols, tries and shots, and the cards that come back."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.choices import AfterScore, OwnLine, SymbolBall, TurnedCards
from sideline.games.rugby.facts import (
    cards_back,
    cards_to_turn,
    column_of,
    gravest,
    is_try,
    landing_of,
    target,
)
from sideline.games.rugby.rules.set_pieces import fill_play_hand, give_ball, punish, refill_shared
from sideline.games.rugby.rules.time import call_set_piece
from sideline.games.rugby.state import (
    HALFWAY,
    KINDS,
    NO_PLAY,
    OWN_22,
    TRY_LINE,
    Column,
    End,
    Phase,
    Score,
    SetPiece,
    Skill,
    State,
    Symbol,
)


@rule("RG-33", "RG-39", "RG-41", "RG-45")
def resolve(s: State) -> None:
    """The skill check finds its column; then symbols are looked for, or the play is settled."""
    s.column = column_of(s)
    if s.column > Column.DRAW:
        s.last_winner = s.attacker
    elif s.column < Column.DRAW:
        s.last_winner = 1 - s.attacker
    s.symbol = Symbol.NONE
    s.to_turn = cards_to_turn(s, s.column)
    refill_shared(s)
    s.phase = Phase.SYMBOL


@rule("RG-45", "RG-46", "RG-G20", "RG-G40")
def turn_over(s: State, kind: int) -> None:
    """A shared card is turned over; the gravest symbol found is remembered."""
    take_from_shared(s, kind)
    s.symbol = max(s.symbol, gravest(s, kind))


@rule("RG-G20")
def take_from_shared(s: State, kind: int) -> None:
    """A card of the shared pile lies open on the table."""
    s.shared[kind] -= 1
    s.shared_size[LINE_OF[kind]] -= 1
    s.turned[kind] += 1
    s.to_turn -= 1


@rule("RG-G20", "RG-G44")
def put_back(s: State) -> None:
    """The cards turned over go back to the shared pile, where everybody has seen them, or are laid aside."""
    for kind in range(KINDS):
        if s.turned_cards == TurnedCards.ASIDE:
            s.aside[kind] += s.turned[kind]
            s.turned[kind] = 0
            continue
        s.shown[kind] = max(s.shown[kind], s.turned[kind])
        s.shared[kind] += s.turned[kind]
        s.shared_size[LINE_OF[kind]] += s.turned[kind]
        s.turned[kind] = 0


@rule("RG-34", "RG-38", "RG-41", "RG-43", "RG-G06", "RG-G23")
def settle(s: State) -> None:
    """The symbols, the try that no icon stops, the icon; otherwise play goes on where the ball is."""
    landing = landing_of(s, s.face, s.column)
    has_scored = is_try(s, s.face, s.column)
    icon = s.icon[s.cards, s.face, s.column]
    clear_the_table(s)
    s.phases += 1
    if s.symbol != Symbol.NONE:
        give_ball(s, loser(s), landing)
        punish(s, s.symbol)
    elif has_scored:
        score(s, s.attacker, Score.TRY)
    elif icon > 0:
        give_ball(s, 1 - s.attacker, landing)
        call_set_piece(s, icon - 1, s.attacker, s.position)
    elif landing <= 0 and s.own_line != OwnLine.CLAMP:
        carry_back(s)
    else:
        s.position = min(max(landing, 1), TRY_LINE - 1)
        fill_play_hand(s)


@rule("RG-47", "RG-G24", "RG-G39")
def loser(s: State) -> int:
    """The side that lost the skill check gets the ball; after a draw, or as an option always, the defense."""
    if s.symbol_ball == SymbolBall.DEFENSE:
        return 1 - s.attacker
    return s.attacker if s.column < Column.DRAW else 1 - s.attacker


@rule("RG-34", "RG-53", "RG-G29", "RG-G33")
def score(s: State, seat: int, what: int) -> None:
    """The points are added, and the side that conceded them attacks from a kickoff on halfway.

    As an option the side that scored them does.
    """
    s.score[seat] += s.points[what]
    attacker = seat if s.after_score == AfterScore.SCORER else 1 - seat
    call_set_piece(s, SetPiece.KICKOFF, attacker, HALFWAY)


@rule("RG-G07")
def carry_back(s: State) -> None:
    """Behind its own line an attack concedes a scrum in front of it, or a safety, if that is the option."""
    if s.own_line == OwnLine.SAFETY:
        score(s, 1 - s.attacker, Score.SAFETY)
    else:
        give_ball(s, 1 - s.attacker, 1)
        call_set_piece(s, SetPiece.SCRUM, s.attacker, s.position)


@rule("RG-35", "RG-36", "RG-G21", "RG-G22")
def clear_the_table(s: State) -> None:
    """Cards come back from each tied-up pile, then the played ones go on top of it."""
    put_back(s)
    for side in range(SIDES):
        for _ in range(cards_back(s, side, s.column)):
            bring_back(s, side)
        for i in range(s.played_size[side]):
            s.tied[side, s.tied_size[side]] = s.played[side, i]
            s.tied_size[side] += 1
        s.played_size[side] = 0
    s.play_discards[s.face] += 1
    s.counted[s.face] = max(0, s.counted[s.face] - 1)
    s.face = NO_PLAY


@rule("RG-19", "RG-35", "RG-G22", "RG-G44")
def bring_back(s: State, side: int) -> None:
    """The top or the bottom card of the pile is free again; one that lay open is known to be in hand."""
    size = s.tied_size[side]
    place = 0 if s.comes_from[s.cards, s.face] == End.BOTTOM else size - 1
    kind = s.tied[side, place]
    for i in range(place, size - 1):
        s.tied[side, i] = s.tied[side, i + 1]
    s.tied_size[side] -= 1
    s.hands[side, kind] += 1
    s.free[side, LINE_OF[kind]] += 1
    if place < s.face_down[side]:
        s.face_down[side] -= 1
    else:
        s.open_hands[side, kind] += 1


@rule("RG-51", "RG-52", "RG-53", "RG-54", "RG-G29")
def kick_at_goal(s: State, kind: int) -> None:
    """Two cards' Special values must beat the target; a miss gives a kickoff on the defenders' 22."""
    take_from_shared(s, kind)
    s.kick_total += s.values[s.cards, kind, Skill.SPECIAL]
    if s.to_turn > 0:
        return
    put_back(s)
    if s.kick_total > target(s, s.position):
        score(s, s.attacker, Score.GOAL)
    else:
        call_set_piece(s, SetPiece.KICKOFF, 1 - s.attacker, OWN_22)
