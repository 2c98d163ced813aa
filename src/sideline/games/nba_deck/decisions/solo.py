"""The one thing that the automatic side of a solo match may do: what its profile dictates."""

from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.games.nba_deck.actions import ACTIVATE, ADOPT, DIE, DONE, PLAY_ON, RECRUIT, RENEW
from sideline.games.nba_deck.facts.dice import has_reroll
from sideline.games.nba_deck.facts.solo import (
    best_recruit,
    best_tactic_for_sale,
    next_activation,
    next_blank,
)
from sideline.games.nba_deck.state import COLUMNS, FACES, NOTHING, POSITIONS, Phase, State


@rule("NB-137", "NB-G50", seldom=True)
def list_what_is_dictated(s: State, out: Ints) -> int:
    """One action, whatever is asked."""
    out[0] = dictated(s)
    return 1


@rule("NB-137", "NB-142", "NB-143", "NB-146", "NB-147", "NB-G46", "NB-G50")
def dictated(s: State) -> int:
    """The automatic side recruits, shops, activates, throws blanks again, and plays on after a tie."""
    if s.phase == Phase.RECRUIT:
        choice = best_recruit(s)
        return DONE if choice == NOTHING else RECRUIT.at(choice // POSITIONS, choice % POSITIONS)
    if s.phase == Phase.SHOP:
        return dictated_purchase(s)
    if s.phase == Phase.ACTIVATION:
        place = next_activation(s)
        return ACTIVATE.at(place // COLUMNS, place % COLUMNS)
    if s.phase == Phase.REROLL:
        return dictated_reroll(s)
    return PLAY_ON


@rule("NB-147", "NB-G50")
def dictated_reroll(s: State) -> int:
    """A blank of the attack is picked up, or the dice lie."""
    if not has_reroll(s):
        return DONE
    pick = next_blank(s)
    return DIE.at(pick // FACES, pick % FACES)


@rule("NB-143", "NB-144", "NB-G50")
def dictated_purchase(s: State) -> int:
    """The best tactic it can afford, else a new market once, else none."""
    slot = best_tactic_for_sale(s)
    if slot != NOTHING:
        return ADOPT.at(slot)
    return DONE if s.renewed == 1 else RENEW
