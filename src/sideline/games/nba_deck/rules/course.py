"""How a match goes on: somebody is asked, or the next step comes by itself."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.state import State, Step


@rule("NB-26")
def ask(s: State, phase: int) -> None:
    """The match waits until chance or a side has decided."""
    s.phase = phase
    s.next = Step.WAIT
