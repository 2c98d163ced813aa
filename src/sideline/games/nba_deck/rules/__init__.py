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
from sideline.games.nba_deck.charts import column
from sideline.games.nba_deck.facts.picks import ELIMINATED, KEPT, PAYS, PICKING, is_free
from sideline.games.nba_deck.facts.turn import is_up_to_chance
from sideline.games.nba_deck.rules.cards import draw_cards, draw_unknown
from sideline.games.nba_deck.rules.coaches import (
    go_on_putting_back,
    put_back,
    take_coach,
    take_coaches,
)
from sideline.games.nba_deck.rules.court import (
    end_replacements,
    enter,
    go_on_preparing,
    leave,
    prepare,
    relieve,
    shift,
    swap,
)
from sideline.games.nba_deck.rules.dice import (
    activate,
    choose_to_keep,
    end_activation,
    keep_dice,
    keep_lifted,
    offer_reroll,
    open_activation,
    pick_up,
    pick_up_no_more,
    roll,
    throw,
)
from sideline.games.nba_deck.rules.markets import (
    advance_river,
    buy,
    fill_market,
    go_on_paying,
    mark,
    open_payment,
    pay,
    pay_card,
    replace_marked,
    reveal,
    show_tactic,
    wish_for,
)
from sideline.games.nba_deck.rules.mismatch import (
    ask_others,
    decline,
    go_on_clashing,
    let_pass,
    throw_in_clash,
    use_token,
)
from sideline.games.nba_deck.rules.picks import choose, leave_cards, take_back
from sideline.games.nba_deck.rules.setup import (
    add_to_pile,
    build_pile,
    check_pile,
    choose_card,
    choose_starter,
    deal,
    deal_draft_card,
    deal_hands,
    draft,
    draw_into_pile,
    fit_card,
    fit_pile,
    lay_teams,
    name_first,
    open_pile,
    remove_from_pile,
    take_teams,
)
from sideline.games.nba_deck.rules.solo import (
    adopt,
    complete,
    do_without,
    draw_for_automatic,
    name_profile,
    recruit,
    renew_market,
    scout,
    shop,
    take_profile,
)
from sideline.games.nba_deck.rules.turn import (
    accept_draw,
    begin_overtime,
    begin_turn,
    begin_ultimate_turn,
    decide_fate,
    draw_up,
    end_hand,
    end_turn,
    open_menu,
    points,
    result,
    score,
    score_last_attack,
    settle,
    standing,
)
from sideline.games.nba_deck.state import Phase, State, Step

__all__ = ["advance", "deal", "play", "points", "result", "standing"]

SETUP, TURN, ACTION, DICE, END, SOLO = range(6)
CHAPTERS = {
    SETUP: (
        Step.TAKE_PROFILE,
        Step.TAKE_COACHES,
        Step.LAY_TEAMS,
        Step.TAKE_TEAMS,
        Step.BUILD_PILE,
        Step.CHECK_PILE,
        Step.FIT_PILE,
        Step.DEAL_HANDS,
    ),
    TURN: (
        Step.BEGIN_TURN,
        Step.PUT_BACK,
        Step.ASK_OTHERS,
        Step.SCORE,
        Step.ADVANCE_RIVER,
        Step.OPEN_PILE,
        Step.FILL_MARKET,
        Step.DRAW_CARDS,
        Step.OPEN_MENU,
        Step.END_HAND,
        Step.DRAW_UP,
        Step.END_TURN,
    ),
    ACTION: (
        Step.LEAVE,
        Step.END_REPLACEMENTS,
        Step.GO_ON_PREPARING,
        Step.GO_ON_PAYING,
        Step.PAY_CARD,
        Step.CHOOSE_PAYMENT,
        Step.BUY,
    ),
    DICE: (
        Step.OPEN_ACTIVATION,
        Step.THROW,
        Step.OFFER_REROLL,
        Step.KEEP_DICE,
        Step.END_ACTIVATION,
        Step.CLASH,
    ),
    END: (Step.BEGIN_ULTIMATE_TURN, Step.SCORE_LAST_ATTACK, Step.SETTLE),
    SOLO: (Step.SCOUT, Step.COMPLETE, Step.SHOP),
}
CHAPTER_OF = column(*(next((c for c in CHAPTERS if step in CHAPTERS[c]), -1) for step in Step))


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


@rule("NB-18", "NB-25", "NB-113", "NB-137", "NB-150")
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


@rule("NB-97", "NB-107", "NB-115", "NB-150", "NB-155")
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


@rule("NB-26")
def advance(s: State) -> None:
    """Let happen what needs no decision, until one is needed."""
    while s.next != Step.WAIT:
        take_step(s)


@rule("NB-26")
def take_step(s: State) -> None:
    """Take the step that comes next; every step says what follows it."""
    chapter = CHAPTER_OF[s.next]
    if chapter == DICE:
        go_on_with_dice(s)
    elif chapter == TURN:
        go_on_with_turn(s)
    elif chapter == ACTION:
        go_on_with_action(s)
    elif chapter == SETUP:
        go_on_with_setup(s)
    elif chapter == END:
        go_on_to_the_end(s)
    elif chapter == SOLO:
        go_on_with_solo(s)


@rule("NB-38", "NB-61")
def go_on_with_dice(s: State) -> None:
    """Take a step of the activations."""
    if s.next == Step.THROW:
        throw(s)
    elif s.next == Step.OFFER_REROLL:
        offer_reroll(s)
    elif s.next == Step.KEEP_DICE:
        keep_dice(s)
    elif s.next == Step.END_ACTIVATION:
        end_activation(s)
    elif s.next == Step.OPEN_ACTIVATION:
        open_activation(s)
    elif s.next == Step.CLASH:
        go_on_clashing(s)


@rule("NB-26")
def go_on_with_turn(s: State) -> None:
    """Take a step of a turn, from scoring to the end of turn."""
    if s.next == Step.DRAW_CARDS:
        draw_cards(s)
    elif s.next == Step.OPEN_MENU:
        open_menu(s)
    elif s.next == Step.END_HAND:
        end_hand(s)
    elif s.next == Step.DRAW_UP:
        draw_up(s)
    elif s.next == Step.FILL_MARKET:
        fill_market(s)
    elif s.next == Step.BEGIN_TURN:
        begin_turn(s)
    elif s.next == Step.SCORE:
        score(s)
    elif s.next == Step.PUT_BACK:
        go_on_putting_back(s)
    elif s.next == Step.ASK_OTHERS:
        ask_others(s)
    elif s.next == Step.ADVANCE_RIVER:
        advance_river(s)
    elif s.next == Step.OPEN_PILE:
        open_pile(s)
    elif s.next == Step.END_TURN:
        end_turn(s)


@rule("NB-37")
def go_on_with_action(s: State) -> None:
    """Take a step of a replacement, a preparation or a purchase."""
    if s.next == Step.LEAVE:
        leave(s)
    elif s.next == Step.END_REPLACEMENTS:
        end_replacements(s)
    elif s.next == Step.GO_ON_PREPARING:
        go_on_preparing(s)
    elif s.next == Step.CHOOSE_PAYMENT:
        open_payment(s)
    elif s.next == Step.GO_ON_PAYING:
        go_on_paying(s)
    elif s.next == Step.PAY_CARD:
        pay_card(s)
    elif s.next == Step.BUY:
        buy(s)


@rule("NB-15", "NB-18", "NB-23", "NB-107", "NB-112", "NB-150")
def go_on_with_setup(s: State) -> None:
    """Take a step before the first turn."""
    if s.next == Step.TAKE_PROFILE:
        take_profile(s)
    elif s.next == Step.TAKE_COACHES:
        take_coaches(s)
    elif s.next == Step.LAY_TEAMS:
        lay_teams(s)
    elif s.next == Step.TAKE_TEAMS:
        take_teams(s)
    elif s.next == Step.BUILD_PILE:
        build_pile(s)
    elif s.next == Step.CHECK_PILE:
        check_pile(s)
    elif s.next == Step.FIT_PILE:
        fit_pile(s)
    elif s.next == Step.DEAL_HANDS:
        deal_hands(s)


@rule("NB-93", "NB-96")
def go_on_to_the_end(s: State) -> None:
    """Take a step of the end of a period."""
    if s.next == Step.BEGIN_ULTIMATE_TURN:
        begin_ultimate_turn(s)
    elif s.next == Step.SCORE_LAST_ATTACK:
        score_last_attack(s)
    elif s.next == Step.SETTLE:
        settle(s)


@rule("NB-137", "NB-G50")
def go_on_with_solo(s: State) -> None:
    """Take a step of the automatic side's turn."""
    if s.next == Step.SCOUT:
        scout(s)
    elif s.next == Step.COMPLETE:
        complete(s)
    elif s.next == Step.SHOP:
        shop(s)
