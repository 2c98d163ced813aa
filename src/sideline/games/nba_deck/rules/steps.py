"""What happens by itself between two decisions, by the chapters of the rule book."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.charts import column
from sideline.games.nba_deck.rules.cards import draw_cards
from sideline.games.nba_deck.rules.coaches import (
    go_on_putting_back,
    take_coaches,
)
from sideline.games.nba_deck.rules.court import (
    end_replacements,
    go_on_preparing,
    leave,
)
from sideline.games.nba_deck.rules.dice import (
    end_activation,
    keep_dice,
    offer_reroll,
    open_activation,
    throw,
)
from sideline.games.nba_deck.rules.markets import (
    advance_river,
    buy,
    fill_market,
    go_on_paying,
    open_payment,
    pay_card,
)
from sideline.games.nba_deck.rules.mismatch import (
    ask_others,
    go_on_clashing,
)
from sideline.games.nba_deck.rules.setup import (
    build_pile,
    check_pile,
    deal_hands,
    fit_pile,
    lay_teams,
    open_pile,
    take_teams,
)
from sideline.games.nba_deck.rules.solo import (
    complete,
    scout,
    shop,
    take_profile,
)
from sideline.games.nba_deck.rules.turn import (
    begin_turn,
    begin_ultimate_turn,
    draw_up,
    end_hand,
    end_turn,
    open_menu,
    score,
    score_last_attack,
    settle,
)
from sideline.games.nba_deck.state import State, Step

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


@rule("NB-15", "NB-18", "NB-23", "NB-107", "NB-112", "NB-150", seldom=True)
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


@rule("NB-93", "NB-96", seldom=True)
def go_on_to_the_end(s: State) -> None:
    """Take a step of the end of a period."""
    if s.next == Step.BEGIN_ULTIMATE_TURN:
        begin_ultimate_turn(s)
    elif s.next == Step.SCORE_LAST_ATTACK:
        score_last_attack(s)
    elif s.next == Step.SETTLE:
        settle(s)


@rule("NB-137", "NB-G50", seldom=True)
def go_on_with_solo(s: State) -> None:
    """Take a step of the automatic side's turn."""
    if s.next == Step.SCOUT:
        scout(s)
    elif s.next == Step.COMPLETE:
        complete(s)
    elif s.next == Step.SHOP:
        shop(s)
