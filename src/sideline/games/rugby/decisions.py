"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.chance import holder, list_outcomes
from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import rule
from sideline.games.rugby.actions import CALL, COMMIT, LINEOUT, NO, SCRUM, SHOT, TIE, YES
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.facts import (
    adding_side,
    can_call,
    can_commit,
    can_forfeit,
    can_shoot,
    can_tie_up,
    cards_before_extras,
    extra_cards,
    is_drawn_from,
    line_dealt,
    line_due,
    tying_side,
)
from sideline.games.rugby.state import FACES, HALVES, KINDS, SHOT_CARDS, TIES, Line, Phase, State


@rule("RG-22", "RG-25", "RG-28", "RG-31", "RG-32", "RG-50", "RG-G11", "RG-G19")
def to_act(s: State) -> int:
    """The attacker calls, commits and chooses, the defender answers, chance tosses, deals and turns over."""
    if s.phase in (Phase.DEFENSE, Phase.DEFENSE_EXTRA):
        return 1 - s.attacker
    if s.phase in (Phase.CALL, Phase.ATTACK, Phase.ATTACK_EXTRA, Phase.PENALTY):
        return s.attacker
    if s.phase == Phase.TIE_UP:
        return tying_side(s)
    if s.phase == Phase.OVER:
        return NOBODY
    return CHANCE


@rule("RG-G16", "RG-G35")
def outcomes(s: State) -> int:
    """A coin has two faces, a play card twelve, a skill card fourteen kinds; a reveal cannot go two ways."""
    if s.phase == Phase.TOSS:
        return SIDES
    if s.phase == Phase.RESOLVE:
        return 1
    return FACES if s.phase == Phase.DRAW_PLAY else KINDS


@rule("RG-21", "RG-G15", "RG-G20")
def weight(s: State, outcome: int) -> int:
    """Each card that may be drawn is as likely as any other."""
    if s.phase in (Phase.TOSS, Phase.RESOLVE):
        return 1
    if s.phase == Phase.DRAW_PLAY:
        return int(s.play_deck[outcome])
    if s.phase == Phase.DEAL:
        return int(s.shared[outcome]) if LINE_OF[outcome] == line_dealt(s) else 0
    if s.phase in (Phase.SYMBOL, Phase.SHOT):
        return int(s.shared[outcome])
    return int(s.hands[adding_side(s), outcome]) if is_drawn_from(s, LINE_OF[outcome]) else 0


@rule("RG-21", "RG-G15", "RG-G20")
def tickets(s: State) -> int:
    """As many tickets as cards that may be drawn."""
    if s.phase == Phase.DEAL:
        return int(s.shared_size[line_dealt(s)])
    if s.phase == Phase.DRAW_PLAY:
        return s.play_deck_size
    if s.phase in (Phase.SYMBOL, Phase.SHOT):
        return int(s.shared_size[Line.FORWARDS] + s.shared_size[Line.BACKS])
    if s.phase == Phase.RESOLVE:
        return 1
    if s.phase == Phase.TOSS:
        return SIDES
    return extra_cards(s, adding_side(s))


@rule("RG-21", "RG-G15", "RG-G20")
def pick(s: State, ticket: int) -> int:
    """A ticket names a face of the coin or a card."""
    if s.phase == Phase.DEAL:
        return holder(s.shared, ticket + line_dealt(s) * s.shared_size[Line.FORWARDS])
    if s.phase == Phase.DRAW_PLAY:
        return holder(s.play_deck, ticket)
    if s.phase in (Phase.SYMBOL, Phase.SHOT):
        return holder(s.shared, ticket)
    if s.phase in (Phase.RESOLVE, Phase.TOSS):
        return ticket
    side = adding_side(s)
    return holder(s.hands[side], ticket + cards_before_extras(s, side))


@rule("RG-24")
def legal(s: State, out: Ints) -> int:
    """List what the pending decision allows."""
    if s.phase == Phase.CALL:
        return list_plays(s, out)
    if s.phase == Phase.ATTACK:
        return list_cards(s, s.attacker, out)
    if s.phase == Phase.DEFENSE:
        return list_cards(s, 1 - s.attacker, out)
    if s.phase in (Phase.DEFENSE_EXTRA, Phase.ATTACK_EXTRA):
        out[0] = YES
        out[1] = NO
        return 2
    if s.phase == Phase.TIE_UP:
        return list_ties(s, out)
    if s.phase == Phase.PENALTY:
        return list_penalty_choices(s, out)
    return list_outcomes(s, out)


@rule("RG-25", "RG-26", "RG-G12", "RG-G16")
def list_plays(s: State, out: Ints) -> int:
    """Any play in hand for which the athletes are there; without one, the penalty is given away."""
    count = 0
    for face in range(FACES):
        if can_call(s, face):
            out[count] = CALL.at(face)
            count += 1
    if can_forfeit(s):
        out[count] = NO
        count += 1
    return count


@rule("RG-28", "RG-29", "RG-G11", "RG-G13")
def list_cards(s: State, side: int, out: Ints) -> int:
    """Any free card of the line that is due."""
    due = line_due(s, side)
    count = 0
    for kind in range(KINDS):
        if can_commit(s, side, kind, due):
            out[count] = COMMIT.at(kind)
            count += 1
    return count


@rule("RG-15", "RG-16", "RG-G19")
def list_ties(s: State, out: Ints) -> int:
    """The numbers printed on the set-piece card, each once."""
    count = 0
    for tie in range(TIES):
        if can_tie_up(s, tie):
            out[count] = TIE.at(tie)
            count += 1
    return count


@rule("RG-50", "RG-G28")
def list_penalty_choices(s: State, out: Ints) -> int:
    """A scrum, a lineout further on, or a shot at goal from near enough."""
    out[0] = SCRUM
    out[1] = LINEOUT
    out[2] = SHOT
    return 3 if can_shoot(s) else 2


@cited("RG-G32", "RG-G34")
def longest(s: State) -> int:
    """Bound the actions of a match by its phases: each may bring a penalty, a shot and a set piece."""
    players = int(s.players[s.cards].sum(axis=1).max())
    symbols = 1 + int(s.risk[s.cards].max())
    extras, resolve, call = 4, 1, 1
    set_piece = SHOT_CARDS + 3 + SIDES * int(s.dealt.sum()) + int(s.play_cards.max())
    phase = call + SIDES * players + extras + resolve + symbols + 1 + set_piece
    phases = HALVES * s.hard_cap + s.golden_phases
    return SIDES + (HALVES + 1) * set_piece + phases * phase


@cited("RG-18", "RG-G17", "RG-G20", "RG-G32")
def misfit(s: State) -> str | None:
    """Refuse cards that cannot be dealt and a clock that cannot run."""
    for line in Line:
        cards = int(s.skill_copies[s.cards][line == LINE_OF].sum())
        if cards < SIDES * s.dealt[line]:
            return f"There are only {cards} {line.name.lower()} for two sides of {s.dealt[line]} (RG-18)."
    shared = int(s.skill_copies[s.cards].sum()) - SIDES * int(s.dealt.sum())
    if shared < max(SHOT_CARDS, 1 + int(s.risk[s.cards].max())):
        return "The shared pile is too small for the cards that may be turned over (RG-G20)."
    if s.tied_up.max() > s.dealt[Line.FORWARDS]:
        return "No set piece can tie up more forwards than a side has (RG-15)."
    if s.play_copies[s.cards].sum() < s.play_cards.max():
        return "There are fewer play cards than a set piece gives (RG-20)."
    if s.players[s.cards].sum(axis=1).min() == 0:
        return "Every play needs at least one athlete (RG-08)."
    if s.hard_cap < s.phases_per_half:
        return "A half cannot be cut off before its phases are played (RG-G32)."
    return None
