"""What actions do, by the chapters of the rule book."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.actions import (
    ACCEPT_DRAW,
    ACTIVATE,
    ADOPT,
    BACK,
    BUY,
    COACH,
    DECIDE,
    DIE,
    DONE,
    DRAFT_PICK,
    ENTER,
    FATE,
    LEAVE,
    MARK,
    MISMATCH,
    NOT_THIS_TURN,
    PAY,
    PICK,
    PLACE,
    PLAY_ON,
    PUT_BACK,
    RECRUIT,
    RENEW,
    SHIFT,
    STARTER,
    SWAP,
)
from sideline.games.nba_deck.facts.picks import ELIMINATED, KEPT, PAYS, PICKING, is_free
from sideline.games.nba_deck.facts.turn import is_up_to_chance
from sideline.games.nba_deck.rules.cards import draw_unknown
from sideline.games.nba_deck.rules.coaches import (
    put_back,
    take_coach,
)
from sideline.games.nba_deck.rules.court import (
    enter,
    prepare,
    relieve,
    shift,
    swap,
)
from sideline.games.nba_deck.rules.dice import (
    activate,
    choose_to_keep,
    keep_lifted,
    pick_up,
    pick_up_no_more,
    roll,
)
from sideline.games.nba_deck.rules.markets import (
    mark,
    pay,
    replace_marked,
    reveal,
    show_tactic,
    wish_for,
)
from sideline.games.nba_deck.rules.mismatch import (
    decline,
    let_pass,
    throw_in_clash,
    use_token,
)
from sideline.games.nba_deck.rules.picks import choose, leave_cards, take_back
from sideline.games.nba_deck.rules.setup import (
    add_to_pile,
    choose_card,
    choose_starter,
    deal,
    deal_draft_card,
    draft,
    draw_into_pile,
    fit_card,
    name_first,
    remove_from_pile,
)
from sideline.games.nba_deck.rules.solo import (
    adopt,
    do_without,
    draw_for_automatic,
    name_profile,
    recruit,
    renew_market,
)
from sideline.games.nba_deck.rules.steps import advance
from sideline.games.nba_deck.rules.turn import (
    accept_draw,
    begin_overtime,
    decide_fate,
    points,
    result,
    standing,
)
from sideline.games.nba_deck.state import Phase, State, Step

__all__ = ["advance", "deal", "play", "points", "result", "standing"]


@rule("NB-26", "NB-37")
def play(s: State, action: int) -> None:
    """Let an action happen, and then everything that follows by itself."""
    if is_up_to_chance(s):
        let_chance(s, action)
    elif action == DONE:
        be_done(s)
    else:
        act(s, action)
    advance(s)


@rule("NB-26")
def let_chance(s: State, outcome: int) -> None:
    """Chance throws a die, draws or reveals a card, or takes a step of the setup."""
    if s.phase == Phase.ROLL:
        roll(s, outcome)
    elif s.phase == Phase.DRAW:
        draw_unknown(s, outcome)
    elif s.phase == Phase.TACTIC:
        show_tactic(s, outcome)
    elif s.phase == Phase.RIVER:
        reveal(s, outcome)
    elif s.phase == Phase.CLASH:
        throw_in_clash(s, outcome)
    elif s.phase == Phase.SCOUT:
        draw_for_automatic(s, outcome)
    else:
        let_chance_set_up(s, outcome)


@rule("NB-18", "NB-25", "NB-113", "NB-137", "NB-150", seldom=True)
def let_chance_set_up(s: State, outcome: int) -> None:
    """Chance names who goes first, coaches and a profile, and makes the pile."""
    if s.phase == Phase.TOSS:
        name_first(s, outcome)
    elif s.phase == Phase.PILE_DRAW:
        draw_into_pile(s, outcome)
    elif s.phase == Phase.PILE_ADD:
        add_to_pile(s, outcome)
    elif s.phase == Phase.PILE_REMOVE:
        remove_from_pile(s, outcome)
    elif s.phase == Phase.DRAFT_DEAL:
        deal_draft_card(s, outcome)
    elif s.phase == Phase.PILE_FIT:
        fit_card(s, outcome)
    elif s.phase == Phase.PROFILE:
        name_profile(s, outcome)
    elif s.phase == Phase.COACH_DRAW:
        take_coach(s, outcome)


@rule("NB-35", "NB-38", "NB-39", "NB-46", "NB-57", "NB-66", "NB-128", "NB-G10")
def be_done(s: State) -> None:
    """A side does no more of what it was asked for."""
    if s.phase == Phase.MARKET:
        replace_marked(s)
    elif s.phase == Phase.MENU:
        s.next = Step.OPEN_ACTIVATION
    elif s.phase == Phase.REPLACING:
        s.next = Step.END_REPLACEMENTS
    elif s.phase == Phase.PREPARING:
        s.next = Step.OPEN_MENU
    elif s.phase == Phase.PAYING:
        s.next = Step.BUY
    elif s.phase == Phase.ACTIVATION:
        s.next = Step.END_HAND
    elif s.phase == Phase.REROLL:
        pick_up_no_more(s)
    elif s.phase == Phase.KEEPING:
        keep_lifted(s)
    elif s.phase == Phase.HAND_END:
        leave_cards(s)
        s.next = Step.DRAW_UP
    elif s.phase == Phase.WINDOW:
        let_pass(s)
    elif s.phase in (Phase.RECRUIT, Phase.SHOP):
        do_without(s)


@rule("NB-37", "NB-38", "NB-128")
def act(s: State, action: int) -> None:
    """A side does something: each kind of action has its own rule."""
    if action in ENTER:
        i, position = ENTER.parts(action)
        enter(s, i, position)
    elif action in SHIFT:
        shift(s, SHIFT.part(action))
    elif action == LEAVE:
        s.next = Step.LEAVE
    elif action in SWAP:
        swap(s, SWAP.part(action))
    elif action in PLACE:
        i, column = PLACE.parts(action)
        prepare(s, i, column)
    elif action in BUY:
        wish_for(s, BUY.part(action))
    elif action in ACTIVATE:
        row, column = ACTIVATE.parts(action)
        activate(s, row, column)
    elif action in FATE:
        choose_fate(s, FATE.part(action))
    elif action in MISMATCH:
        offset, position = MISMATCH.parts(action)
        use_token(s, offset, position)
    elif s.phase in PICKING:
        pick(s, action)
    else:
        answer(s, action)


@rule("NB-35", "NB-57", "NB-66", "NB-85", "NB-G67")
def pick(s: State, action: int) -> None:
    """A side picks one of several things, or takes a pick back."""
    if action in MARK:
        mark(s, MARK.part(action))
    elif action in PAY:
        choose_payment(s, PAY.part(action))
    elif action in DIE:
        die, face = DIE.parts(action)
        choose_die(s, die, face)
    elif action in DECIDE:
        i, way = DECIDE.parts(action)
        choose(s, i, KEPT if way == 0 else ELIMINATED)
    elif action in BACK:
        take_back(s, BACK.part(action))


@rule("NB-79", "NB-G10")
def choose_die(s: State, die: int, face: int) -> None:
    """A die is picked up to be thrown again, or kept."""
    if s.phase == Phase.REROLL:
        pick_up(s, die, face)
    elif s.phase == Phase.KEEPING:
        choose_to_keep(s, die, face)


@rule("NB-57", "NB-G67")
def choose_payment(s: State, i: int) -> None:
    """A card is picked to pay; where the order is that of the list it pays at once."""
    if is_free(s):
        choose(s, i, PAYS)
    else:
        pay(s, i)


@rule("NB-45", "NB-85")
def choose_fate(s: State, fate: int) -> None:
    """A Fatigue card goes with who came in, or a card left in hand is decided about."""
    if s.phase == Phase.TIRED:
        relieve(s, fate)
    elif s.phase == Phase.HAND_END:
        decide_fate(s, fate)


@rule("NB-97", "NB-107", "NB-115", "NB-150", "NB-155", seldom=True)
def answer(s: State, action: int) -> None:
    """A side chooses its team or its coach, drafts, puts a card back, or answers to a tie."""
    if action in STARTER:
        choose_starter(s, STARTER.part(action))
    elif action in PICK:
        choose_card(s, PICK.part(action))
    elif action in DRAFT_PICK:
        draft(s, DRAFT_PICK.part(action))
    elif action in COACH:
        take_coach(s, COACH.part(action))
    elif action in PUT_BACK:
        put_back(s, PUT_BACK.part(action))
    elif action == NOT_THIS_TURN:
        decline(s)
    elif action in RECRUIT:
        recruit(s, RECRUIT.part(action))
    elif action in ADOPT:
        adopt(s, ADOPT.part(action))
    elif action == RENEW:
        renew_market(s)
    elif action == ACCEPT_DRAW:
        accept_draw(s)
    elif action == PLAY_ON:
        begin_overtime(s)
