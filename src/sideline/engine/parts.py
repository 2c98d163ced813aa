"""The parts of a game: one file (or folder) for each, and the verbs each of them answers.

A part that a game must have comes as a Protocol; what it may answer besides stands in a Protocol of its own,
named `...Extras`, and has a default. `assemble` in game.py puts the parts together; docs/games/contract.md is
written from this file.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from inspect import Parameter, signature
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from sideline.engine.aim import Aim, Moved
from sideline.engine.errors import BadGame
from sideline.engine.layout import Dtype, Ints, Rng
from sideline.engine.odds import Odds
from sideline.engine.settings import Setting, Values
from sideline.engine.stages import Deck, Offer, Stage
from sideline.engine.tables import Pack
from sideline.engine.words import Chapter, Phrase


class Mode(NamedTuple):
    """A way to play: the settings that make it, and the one that says how strong its other side is.

    With such a `level` the rules themselves play the other seats; without one bots or people do.
    """

    settings: Values
    level: str | None = None


class Seen(Protocol):
    """What a viewer sees: a structure of plain values that can draw itself as text."""

    def text(self, lang: str, /) -> str:
        """Return the text board in a language."""


class State(Protocol):
    """`state`: what is true. Enums, the record, the rule options, the names of the seats in replays."""

    @property
    def STATE(self) -> Dtype:  # noqa: N802
        """The record of a match, made by `layout`."""

    @property
    def OPTIONS(self) -> tuple[Setting, ...]:  # noqa: N802
        """The rule options."""

    @property
    def SEAT_NAMES(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the seats in replays, of as many as there may be."""


class Charts(Protocol):
    """`charts`: what is printed. Tables, and the book: the numbers that a designer may change."""

    @property
    def BOOK(self) -> tuple[Setting, ...]:  # noqa: N802
        """The printed numbers that may be changed."""


class ChartsExtras(Protocol):
    """What `charts` may answer besides."""

    @property
    def VARIANTS(self) -> Mapping[str, Values]:  # noqa: N802
        """Named sets of settings; without an answer there are none."""

    @property
    def MODES(self) -> Mapping[str, Mode]:  # noqa: N802
        """Ways to play that the lobby offers side by side, the usual first; without an answer one."""

    def cards(self) -> Sequence[Mapping[str, int | str]]:
        """List the cards or athletes as printed, a row each; without an answer there are none."""


class Actions(Protocol):
    """`actions`: the actions, declared by a Numbering, and how they are written."""

    @property
    def ACTIONS(self) -> int:  # noqa: N802
        """How many numbers there are, outcomes of chance included."""

    def spell(self, s: Any, action: int, /) -> str:
        """Write an action, or an outcome of chance, in the notation of replays."""


class ActionsExtras(Protocol):
    """What `actions` may answer besides: how actions were numbered and written once."""

    @property
    def RENUMBERED(self) -> Mapping[int, Callable[[int], int]]:  # noqa: N802
        """By version of the rules up to which it held: today's number of an action that had another one."""

    @property
    def ALIASES(self) -> Mapping[str, str]:  # noqa: N802
        """Today's notation of a move that was written otherwise once."""


class Decisions(Protocol):
    """`decisions`: who decides, and between what; what chance may bring, and how likely it is."""

    def to_act(self, s: Any, /) -> int:
        """Return the seat that decides, CHANCE, or NOBODY when the match is over."""

    def legal(self, s: Any, out: Ints, /) -> int:
        """Write the legal actions of the seat to act, or the possible outcomes, and return how many."""

    def outcomes(self, s: Any, /) -> int:
        """Return how many outcomes the pending decision of CHANCE has, impossible ones included."""

    def weight(self, s: Any, outcome: int, /) -> int:
        """Return the weight of one outcome of CHANCE, a whole number; an impossible one weighs nothing."""

    def longest(self, s: Any, /) -> int:
        """Return a number of actions within which every match ends, however absurdly it is played."""


class DecisionsExtras(Protocol):
    """What `decisions` may answer besides."""

    def shortlist(self, s: Any, out: Ints, /) -> int:
        """Write the options that playouts and searches choose from, and return how many.

        Fewer than are legal where several orders lead to the same; without an answer all of them.
        """

    def tickets(self, s: Any, /) -> int:
        """Return the sum of all weights; without an answer they are added up."""

    def pick(self, s: Any, ticket: int, /) -> int:
        """Return the outcome that holds a ticket; without an answer they are counted off."""

    def misfit(self, s: Any, /) -> str | None:
        """Say in a sentence why these settings do not fit together; without an answer all do."""


class Rules(Protocol):
    """`rules`: what actions do."""

    def deal(self, s: Any, /) -> None:
        """Start a match from the settings in the record; what is random follows as decisions of CHANCE."""

    def play(self, s: Any, action: int, /) -> None:
        """Let an action happen, unchecked."""

    def points(self, s: Any, seat: int, /) -> int:
        """Return the score of a seat."""

    def result(self, s: Any, seat: int, /) -> int:
        """Return +1 for a match won, 0 for a first place that is shared, -1 for any other."""


class RulesExtras(Protocol):
    """What `rules` may answer besides."""

    def standing(self, s: Any, seat: int, /) -> float:
        """Return how a match that is over went for a seat, from +1 for the first to -1 for the last.

        Seats that share a place have the same; without an answer it is the result.
        """


class Hidden(Protocol):
    """`hidden`: what a seat cannot know. A game in which everything is open has no such part."""

    def redeal(self, s: Any, seat: int, rng: Rng, /) -> None:
        """Draw again everything that a seat (or a SPECTATOR) cannot know."""


class HiddenExtras(Protocol):
    """What `hidden` may answer besides."""

    def reveals(self, s: Any, action: int, /) -> bool:
        """Ask whether whoever acts learns something by an action, so that it cannot be taken back."""


class View(Protocol):
    """`view`: who sees what."""

    def view(self, s: Any, viewer: int, /) -> Seen:
        """Build what a seat or a SPECTATOR may see, from an allow-list."""


class Observation(Protocol):
    """`observation`: what a seat may know, as numbers for learners."""

    @property
    def OBSERVATION(self) -> int:  # noqa: N802
        """How many numbers an observation has."""

    def observe(self, s: Any, seat: int, out: Ints, /) -> None:
        """Write what a seat may know as OBSERVATION numbers, the seat's own side first."""


class ObservationExtras(Protocol):
    """What `observation` may answer besides."""

    @property
    def OBSERVATION_PER_RIVAL(self) -> int:  # noqa: N802
        """How many numbers come for every seat more than the least; without an answer none."""


class OddsPart(Protocol):
    """`odds`: what an action may lead to."""

    def odds(self, s: Any, action: int, /) -> Odds | None:
        """Say exactly what may happen, where chance has a say in it, from what the seat to act may know."""


class WordsPart(Protocol):
    """`words`: how options, events of chance and endings are said."""

    def label(self, s: Any, action: int, /) -> Phrase:
        """Say what an option means before it is chosen."""

    def event(self, s: Any, /) -> str:
        """Name the pending event of chance; no two events of a match have the same name."""

    def ending(self, s: Any, /) -> Phrase:
        """Say how the match ended."""


class WordsExtras(Protocol):
    """What `words` may answer besides: what a board needs, and how the game is played."""

    def aim(self, s: Any, action: int, /) -> Aim:
        """Say what an option points at; without an answer the game is played from the list of options."""

    def likeness(self, s: Any, action: int, /) -> Hashable:
        """Name all that the notation, the label, the aim and the odds of a seat's option depend on, or None.

        What was said of an option is said again of every other with the same; without an answer never.
        """

    def ask(self, s: Any, /) -> Phrase:
        """Say the sentence over the options; without an answer a plain question."""

    def explain(self, s: Any, /) -> tuple[Chapter, ...]:
        """Say how to play, with the numbers of this match, for `?`; without an answer only keys are told."""


class Tell(Protocol):
    """`tell`: how what happened is told."""

    def tell(self, before: Any, action: int, after: Any, viewer: int, /) -> Phrase:
        """Say what happened, as a viewer may know it."""


class TellExtras(Protocol):
    """What `tell` may answer besides: what a board needs."""

    def show(self, before: Any, action: int, after: Any, viewer: int, /) -> tuple[Moved, ...]:
        """Say what moved, as a viewer may know it; without an answer nothing is shown to move."""


class Refusals(Protocol):
    """`refusals`: why something is not allowed."""

    def why_not(self, s: Any, action: int, /) -> Phrase:
        """Say which rule forbids an action that is not an option."""


class Hints(Protocol):
    """`hints`: how a bot without a search plays. Without this part playouts are random."""

    def hint(self, s: Any, out: Ints, rng: Rng, /) -> int:
        """Return a quick sensible action from what the seat to act may know; it may draw lots."""


class HintsExtras(Protocol):
    """What `hints` may answer besides."""

    @property
    def POLICIES(self) -> tuple[str, ...]:  # noqa: N802
        """The names of the game's own ways to play."""

    def estimate(self, s: Any, seat: int, /) -> float:
        """Guess the result for a seat, from -1 to +1; without an answer every match is even."""

    def is_quiet(self, s: Any, last: int, /) -> bool:
        """Ask whether `estimate` can be trusted here; `last` is the seat that acted last.

        Without an answer it can whenever another seat decides.
        """

    def follow(self, s: Any, policy: int, out: Ints, rng: Rng, /) -> int:
        """Return the action that a policy of POLICIES takes; bots go by `NAME` of it in `--seats`."""


class Tallies(Protocol):
    """`tallies`: what a designer wants counted in many matches."""

    @property
    def TALLIES(self) -> tuple[str, ...]:  # noqa: N802
        """What is counted, by name."""

    def tally(self, s: Any, action: int, counts: Ints, /) -> None:
        """Count what an action shows, by seat and tally, before it happens (END when the match is over)."""


class SeriesPart(Protocol):
    """`series`: what a campaign and a tournament of the game are. Without this part it has neither."""

    def rung(self, number: int, luck: int, values: Values, /) -> Stage:
        """Return a match of a campaign, from 1 on, by the luck and the settings of the campaign."""

    def stage(self, number: int, /) -> Stage:
        """Return a round of a tournament, from 1 on."""

    def offers(self, s: Any, seat: int, threshold: int, /) -> tuple[Offer, ...]:
        """List what a seat may keep when a match is over, of each kind the best first."""

    def brought(self, seat: int, kept: Mapping[str, str], /) -> Values:
        """Return the settings of a match in which a seat brings what it kept, by the slot it takes."""


class SeriesExtras(Protocol):
    """What `series` may answer besides: what a page draws."""

    def face(self, s: Any, card: str, /) -> Any:
        """Show a card as the view of the board has it, with the numbers of a match not dealt yet."""

    def deck(self, s: Any, seat: int, /) -> Deck | None:
        """Sum up the deck with which a seat begins a match not dealt yet, if that is settled by then."""


class Packs(Protocol):
    """`packs`: other cards than those of the box. A game that has none lacks this part."""

    def compose(self, texts: Sequence[str], /) -> Pack:
        """Put packs together, later ones over earlier ones, or refuse them; `box` is the game's own cards."""


class PacksExtras(Protocol):
    """What `packs` may answer besides."""

    def rate(self, name: str, statistics: str, best: int, /) -> str:
        """Rate everybody in a table of statistics, or so many of every team, and write them as a pack.

        Without an answer nobody is rated.
        """


class PartVerbs(NamedTuple):
    """A part: what a game must answer there, and what it may."""

    must: type
    may: type | None = None


PARTS: Mapping[str, PartVerbs] = {
    "state": PartVerbs(State),
    "charts": PartVerbs(Charts, ChartsExtras),
    "actions": PartVerbs(Actions, ActionsExtras),
    "decisions": PartVerbs(Decisions, DecisionsExtras),
    "rules": PartVerbs(Rules, RulesExtras),
    "hidden": PartVerbs(Hidden, HiddenExtras),
    "view": PartVerbs(View),
    "observation": PartVerbs(Observation, ObservationExtras),
    "odds": PartVerbs(OddsPart),
    "words": PartVerbs(WordsPart, WordsExtras),
    "tell": PartVerbs(Tell, TellExtras),
    "refusals": PartVerbs(Refusals),
    "hints": PartVerbs(Hints, HintsExtras),
    "tallies": PartVerbs(Tallies),
    "series": PartVerbs(SeriesPart, SeriesExtras),
    "packs": PartVerbs(Packs, PacksExtras),
}


def answers(name: str, part: Any) -> dict[str, Any]:
    """Return what a part answers, by the name of the verb or value, or refuse it with a sentence."""
    must, may = PARTS[name]
    found = {verb: _answer(name, part, must, verb) for verb in names(must)}
    if may is not None:
        found |= {verb: _answer(name, part, may, verb) for verb in names(may) if hasattr(part, verb)}
    return {verb.lower(): answer for verb, answer in found.items()}


def names(protocol: type) -> list[str]:
    """List the verbs and values that a Protocol asks for."""
    return [name for name in vars(protocol) if not name.startswith("_")]


def _answer(name: str, part: Any, protocol: type, verb: str) -> Any:
    where = part.__name__ if isinstance(part, ModuleType) else name
    if not hasattr(part, verb):
        raise BadGame(f"{where} does not answer {verb}{_form(protocol, verb)}; see docs/games/contract.md.")
    answer = getattr(part, verb)
    if callable(vars(protocol)[verb]) and _arity(answer) != len(_parameters(protocol, verb)):
        raise BadGame(f"{where}.{verb} has to take {_form(protocol, verb)}; see docs/games/contract.md.")
    return answer


def _form(protocol: type, verb: str) -> str:
    return f"({', '.join(_parameters(protocol, verb))})" if callable(vars(protocol)[verb]) else ""


def _parameters(protocol: type, verb: str) -> list[str]:
    return list(signature(vars(protocol)[verb]).parameters)[1:]


def _arity(answer: Any) -> int:
    parameters = signature(getattr(answer, "py_func", answer)).parameters.values()
    return sum(parameter.default is Parameter.empty for parameter in parameters)
