"""Replacements and preparation: what happens on the court before the dice."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.charts import PAIRS
from sideline.games.nba_deck.facts.court import has_entry, has_tactic_to_prepare, open_positions
from sideline.games.nba_deck.facts.hand import holds_fatigue
from sideline.games.nba_deck.facts.team import TEN, row_of
from sideline.games.nba_deck.rules.cards import eliminate_fatigue, put_on_discard, take_from_hand
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.state import NOTHING, SKILLS, Phase, State, Step
from sideline.games.nba_deck.state.pieces import Fate


@rule("NB-39", "NB-44", "NB-G25")
def enter(s: State, i: int, position: int) -> None:
    """An athlete comes in from the hand."""
    s.has_replaced = 1
    s.entered += 1
    take_position(s, take_from_hand(s, s.active, i), position)


@rule("NB-41", "NB-G23")
def shift(s: State, position: int) -> None:
    """The displaced athlete takes another of his positions."""
    take_position(s, s.in_air, position)


@rule("NB-41", "NB-G23", "NB-G27")
def take_position(s: State, athlete: int, position: int) -> None:
    """An athlete takes a position, and who stood there is displaced."""
    s.in_air = s.court[s.active, position]
    s.court[s.active, position] = athlete
    s.locked |= 1 << position
    add_levels(s, s.active, athlete)
    take_levels(s, s.active, s.in_air)
    if open_positions(s, s.in_air):
        ask(s, Phase.DISPLACED)
    else:
        s.next = Step.LEAVE


@rule("NB-12")
def add_levels(s: State, side: int, athlete: int) -> None:
    """The levels of an athlete count for a team."""
    rest = s.levels[athlete]
    for place in range(SKILLS):
        s.team[side, SKILLS - 1 - place] += rest % TEN
        rest //= TEN


@rule("NB-12")
def take_levels(s: State, side: int, athlete: int) -> None:
    """The levels of an athlete no longer count for a team."""
    rest = s.levels[athlete]
    for place in range(SKILLS):
        s.team[side, SKILLS - 1 - place] -= rest % TEN
        rest //= TEN


@rule("NB-39", "NB-42", "NB-G22", "NB-G24")
def leave(s: State) -> None:
    """Who leaves the court goes to the discard at once; the side is asked while somebody may come in."""
    put_on_discard(s, s.active, s.in_air)
    s.in_air = NOTHING
    if has_entry(s):
        ask(s, Phase.REPLACING)
    else:
        s.next = Step.END_REPLACEMENTS


@rule("NB-44", "NB-G23", seldom=True)
def swap(s: State, pair: int) -> None:
    """Two athletes change places, and both places are filled for this action."""
    s.has_replaced = 1
    one, other = PAIRS[pair, 0], PAIRS[pair, 1]
    athlete = s.court[s.active, one]
    s.court[s.active, one] = s.court[s.active, other]
    s.court[s.active, other] = athlete
    s.locked |= 1 << one | 1 << other
    ask(s, Phase.REPLACING)


@rule("NB-43", "NB-45", "NB-83", "NB-G25", "NB-G26")
def end_replacements(s: State) -> None:
    """For each athlete who came in one Fatigue card may go; then as many cards are drawn."""
    if s.asked == s.entered or not holds_fatigue(s, s.active):
        s.owed[s.active] = s.entered
        s.after = Step.OPEN_MENU
        s.next = Step.DRAW_CARDS
    elif s.auto_eliminate_fatigue:
        relieve(s, Fate.ELIMINATE)
    else:
        ask(s, Phase.TIRED)


@rule("NB-45", "NB-G26")
def relieve(s: State, fate: int) -> None:
    """A Fatigue card is eliminated, or the rest is kept."""
    s.asked += 1
    if fate == Fate.ELIMINATE:
        eliminate_fatigue(s, s.active)
    else:
        s.asked = s.entered
    s.next = Step.END_REPLACEMENTS


@rule("NB-46", "NB-47", "NB-48", "NB-49", "NB-50", "NB-51", "NB-G29", "NB-G63")
def prepare(s: State, i: int, column: int) -> None:
    """A tactic goes from the hand to its row; one that lay there goes to the discard."""
    s.has_prepared = 1
    tactic = take_from_hand(s, s.active, i)
    row = row_of(tactic)
    former = s.tactics[s.active, row, column]
    s.tactics[s.active, row, column] = tactic
    if former != NOTHING:
        put_on_discard(s, s.active, former)
    s.next = Step.GO_ON_PREPARING


@rule("NB-46", "NB-G30")
def go_on_preparing(s: State) -> None:
    """The side is asked again while it holds a tactic."""
    if has_tactic_to_prepare(s):
        ask(s, Phase.PREPARING)
    else:
        s.next = Step.OPEN_MENU
