"""What actions do, by the chapters of the rule book."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.actions import BUY_ATHLETE, DONE, PAY, PLACE
from sideline.games.nba_deck.rules.cards import draw_cards, draw_unknown
from sideline.games.nba_deck.rules.court import (
    end_replacements,
    go_on_preparing,
    leave,
    prepare,
    relieve,
    replace,
)
from sideline.games.nba_deck.rules.dice import (
    activate,
    choose_keep,
    choose_reroll,
    end_activation,
    keep_dice,
    offer_reroll,
    open_activation,
    roll,
    throw,
)
from sideline.games.nba_deck.rules.markets import (
    advance_river,
    buy,
    fill_market,
    go_on_paying,
    mark,
    pay,
    pay_card,
    reveal,
    show_tactic,
    wish_for,
)
from sideline.games.nba_deck.rules.setup import (
    add_to_pile,
    build_pile,
    check_pile,
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
    select,
    take_teams,
)
from sideline.games.nba_deck.rules.turn import (
    answer_tie,
    begin_turn,
    begin_ultimate_turn,
    decide_fate,
    end_hand,
    end_turn,
    open_menu,
    points,
    result,
    score,
    score_last_attack,
    settle,
)
from sideline.games.nba_deck.state import Phase, State

__all__ = ["advance", "deal", "play", "points", "result"]


@rule("NB-26", "NB-37")
def play(s: State, action: int) -> None:
    """Let an action happen, and then everything that follows by itself."""
    if s.phase == Phase.MENU:
        choose(s, action)
    if s.phase == Phase.ROLL:
        roll(s, action)
    elif s.phase == Phase.DRAW:
        draw_unknown(s, action)
    elif s.phase == Phase.TACTIC:
        show_tactic(s, action)
    elif s.phase == Phase.MARKET:
        mark(s, action)
    elif s.phase == Phase.HAND_END:
        decide_fate(s, action)
    elif s.phase == Phase.ACTIVATION:
        activate(s, action)
    elif s.phase == Phase.RIVER:
        reveal(s, action)
    elif s.phase < Phase.OVER:
        play_rarer(s, action)
    advance(s)


@rule("NB-37", "NB-38")
def choose(s: State, action: int) -> None:
    """Say which of the four actions begins, or that the activations do."""
    if action == DONE:
        s.phase = Phase.OPEN_ACTIVATION
    elif BUY_ATHLETE <= action < PAY:
        wish_for(s, action)
    elif PLACE <= action < BUY_ATHLETE:
        s.phase = Phase.PREPARING
    else:
        s.phase = Phase.REPLACING


@compiled
def play_rarer(s: State, action: int) -> None:
    """Let one of the less frequent actions happen."""
    if s.phase == Phase.PREPARING:
        prepare(s, action)
    elif s.phase in (Phase.REPLACING, Phase.DISPLACED):
        replace(s, action)
    elif s.phase == Phase.PAYING:
        pay(s, action)
    elif s.phase == Phase.REROLL:
        choose_reroll(s, action)
    elif s.phase == Phase.KEEPING:
        choose_keep(s, action)
    elif s.phase == Phase.TIRED:
        relieve(s, action)
    elif s.phase == Phase.TIED:
        answer_tie(s, action)
    else:
        set_up(s, action)


@compiled
def set_up(s: State, action: int) -> None:
    """Let a step of the setup happen."""
    if s.phase == Phase.PILE_DRAW:
        draw_into_pile(s, action)
    elif s.phase == Phase.PILE_ADD:
        add_to_pile(s, action)
    elif s.phase == Phase.PILE_REMOVE:
        remove_from_pile(s, action)
    elif s.phase == Phase.DRAFT_DEAL:
        deal_draft_card(s, action)
    elif s.phase == Phase.DRAFT:
        draft(s, action)
    elif s.phase == Phase.PILE_FIT:
        fit_card(s, action)
    elif s.phase == Phase.SELECT:
        select(s, action)
    else:
        name_first(s, action)


@rule("NB-26")
def advance(s: State) -> None:
    """Let happen what needs no decision, until one is needed."""
    while s.phase > Phase.OVER:
        if s.phase == Phase.THROW:
            throw(s)
        elif s.phase == Phase.DRAW_CARDS:
            draw_cards(s)
        elif s.phase == Phase.OPEN_MENU:
            open_menu(s)
        elif s.phase == Phase.END_HAND:
            end_hand(s)
        elif s.phase == Phase.FILL_MARKET:
            fill_market(s)
        elif s.phase == Phase.OFFER_REROLL:
            offer_reroll(s)
        elif s.phase == Phase.KEEP_DICE:
            keep_dice(s)
        elif s.phase == Phase.END_ACTIVATION:
            end_activation(s)
        elif s.phase == Phase.OPEN_ACTIVATION:
            open_activation(s)
        else:
            advance_rarely(s)


@compiled
def advance_rarely(s: State) -> None:
    """Let happen what comes once in a turn or in one of its actions."""
    if s.phase == Phase.BEGIN_TURN:
        begin_turn(s)
    elif s.phase == Phase.END_TURN:
        end_turn(s)
    elif s.phase == Phase.END_REPLACEMENTS:
        end_replacements(s)
    elif s.phase == Phase.GO_ON_PREPARING:
        go_on_preparing(s)
    elif s.phase == Phase.GO_ON_PAYING:
        go_on_paying(s)
    elif s.phase == Phase.PAY_CARD:
        pay_card(s)
    elif s.phase == Phase.BUY:
        buy(s)
    elif s.phase == Phase.LEAVE:
        leave(s)
    elif s.phase == Phase.ADVANCE_RIVER:
        advance_river(s)
    elif s.phase == Phase.LOOK_AHEAD:
        open_pile(s)
    elif s.phase == Phase.SCORE:
        score(s)
    else:
        advance_once(s)


@compiled
def advance_once(s: State) -> None:
    """Let happen what comes once in a match: the setup and the end."""
    if s.phase == Phase.ULTIMATE:
        begin_ultimate_turn(s)
    elif s.phase == Phase.LAST_ATTACK:
        score_last_attack(s)
    elif s.phase == Phase.RESULT:
        settle(s)
    elif s.phase == Phase.TAKE_TEAMS:
        take_teams(s)
    elif s.phase == Phase.LAY_TEAMS:
        lay_teams(s)
    elif s.phase == Phase.BUILD_PILE:
        build_pile(s)
    elif s.phase == Phase.CHECK_PILE:
        check_pile(s)
    elif s.phase == Phase.FIT_PILE:
        fit_pile(s)
    else:
        deal_hands(s)
