"""The card of a game: one value that says everything the engine needs to know."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any, NamedTuple

import numpy as np

from sideline.engine import settings as _settings
from sideline.engine.aim import Aim, Moved, no_aim, no_show, plain_question
from sideline.engine.errors import BadGame, BadPack, BadSetting
from sideline.engine.layout import Dtype, Ints, Rng, States, for_seats
from sideline.engine.odds import Odds
from sideline.engine.parts import (
    PARTS,
    Actions,
    Charts,
    Decisions,
    Hidden,
    Hints,
    Mode,
    Observation,
    OddsPart,
    Packs,
    Refusals,
    Rules,
    Seen,
    SeriesPart,
    State,
    Tallies,
    Tell,
    View,
    WordsPart,
    answers,
)
from sideline.engine.settings import PACK, SEATS, Setting, Value, Values
from sideline.engine.stages import Deck, Offer, Stage
from sideline.engine.tables import Pack, pack_in_print
from sideline.engine.words import Chapter, Phrase, Words, phrase, words_of

CHANCE = -1
NOBODY = -2
SPECTATOR = -3
END = -1

TO_THE_END = 1_000_000

GAMES: dict[Dtype, "Game"] = {}
PRINTINGS: dict[tuple[str, str], "Game"] = {}


class Thinking(NamedTuple):
    """How bots that search think about a game; a game states what suits it.

    `quick` and `deep` are the iterations of about 20 ms and 150 ms on one core. The tree is so many decisions
    deep; a playout from there takes the hint so often, and is estimated at the first quiet position after
    `horizon` actions. A node tries `width` times the root of its visits in options; `curiosity` weighs what
    was seldom tried against what went well.
    """

    quick: int = 200
    deep: int = 1500
    depth: int = 1
    hints_per_cent: int = 100
    horizon: int = TO_THE_END
    width: float = 0.7
    curiosity: float = 1.0


USUALLY = Thinking()


class Box(NamedTuple):
    """What stands on the side of a box: how many minutes a match takes, and how hard it is, from 1 to 4.

    A game that hides something only with some of its options is open as it is printed.
    """

    minutes: tuple[int, int] = (15, 30)
    difficulty: int = 2
    is_open: bool = False


UNMARKED = Box()


class Climb(NamedTuple):
    """How a level of bots fared against the one below: its share in percent, its interval, how many pairs."""

    share: int
    low: int
    high: int
    pairs: int


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A set of rules: its name, its record, its settings, its verbs and its words.

    A card is for one number of seats, `seated` returns the same game for another; `seats_to_name` has the
    names of all that there may be. A game printed with a `pack` is a card of its own. `ladder` is what was
    measured of the levels of bots, from the lowest rung up. `renumbered[2]` returns today's number of an
    action that had another one up to version 2 of the rules; `aliases` has today's notation of a move that
    was written otherwise once.
    """

    name: str
    package: str
    rules_version: int
    seat_names: tuple[str, ...]
    state: Dtype
    actions: int
    longest: Callable[[Any], int]
    options: tuple[Setting, ...]
    book: tuple[Setting, ...] = ()
    variants: Mapping[str, Values] = field(default_factory=dict)
    modes: Mapping[str, Mode] = field(default_factory=dict)
    renumbered: Mapping[int, Callable[[int], int]] = field(default_factory=dict)
    aliases: Mapping[str, str] = field(default_factory=dict)
    seats_to_name: tuple[str, ...] = ()
    pack: Pack | None = None

    deal: Callable[[Any], None]
    to_act: Callable[[Any], int]
    legal: Callable[[Any, Ints], int]
    outcomes: Callable[[Any], int]
    weight: Callable[[Any, int], int]
    play: Callable[[Any, int], None]
    points: Callable[[Any, int], int]
    result: Callable[[Any, int], int]
    standing: Callable[[Any, int], float] | None = None
    redeal: Callable[[Any, int, Rng], None] | None = None
    shortlist: Callable[[Any, Ints], int] | None = None
    tickets: Callable[[Any], int] | None = None
    pick: Callable[[Any, int], int] | None = None
    estimate: Callable[[Any, int], float] | None = None
    is_quiet: Callable[[Any, int], bool] | None = None
    hint: Callable[[Any, Ints, Rng], int] | None = None
    policies: tuple[str, ...] = ()
    follow: Callable[[Any, int, Ints, Rng], int] | None = None
    thinking: Thinking = USUALLY
    box: Box = UNMARKED
    ladder: tuple[Climb, ...] = ()
    tallies: tuple[str, ...] = ()
    tally: Callable[[Any, int, Ints], None] | None = None
    observation: int = 0
    observation_per_rival: int = 0
    observe: Callable[[Any, int, Ints], None] | None = None

    view: Callable[[Any, int], Seen]
    spell: Callable[[Any, int], str]
    event: Callable[[Any], str]
    label: Callable[[Any, int], Phrase]
    tell: Callable[[Any, int, Any, int], Phrase]
    why_not: Callable[[Any, int], Phrase]
    ending: Callable[[Any], Phrase]
    aim: Callable[[Any, int], Aim] = no_aim
    likeness: Callable[[Any, int], Hashable] = lambda s, action: None
    ask: Callable[[Any], Phrase] = plain_question
    explain: Callable[[Any], tuple[Chapter, ...]] = lambda s: ()
    show: Callable[[Any, int, Any, int], tuple[Moved, ...]] = no_show
    odds: Callable[[Any, int], Odds | None] = lambda s, action: None
    reveals: Callable[[Any, int], bool] = lambda s, action: False
    misfit: Callable[[Any], str | None] = lambda s: None
    cards: Callable[[], Sequence[Mapping[str, int | str]]] = lambda: ()
    rung: Callable[[int, int, Values], Stage] | None = None
    stage: Callable[[int], Stage] | None = None
    offers: Callable[[Any, int, int], tuple[Offer, ...]] = lambda s, seat, threshold: ()
    brought: Callable[[int, Mapping[str, str]], Values] = lambda seat, kept: {}
    face: Callable[[Any, str], Any] | None = None
    deck: Callable[[Any, int], Deck | None] = lambda s, seat: None
    compose: Callable[[Sequence[str]], Pack] | None = None
    rate: Callable[[str, str, int], str] | None = None

    _by_seats: dict[int, "Game"] = field(init=False, repr=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Make the game known to the verbs."""
        GAMES.setdefault(self.state, self)
        if self.pack is not None:
            PRINTINGS.setdefault((self.name, self.pack.mark), self)
        self._by_seats[self.seats] = self

    @property
    def seats(self) -> int:
        """How many seats decide."""
        return len(self.seat_names)

    @property
    def crowds(self) -> range:
        """How many seats a match may have."""
        asked = self._seats_setting
        return range(asked.low, asked.high + 1) if asked else range(self.seats, self.seats + 1)

    @property
    def _seats_setting(self) -> Setting | None:
        return next((option for option in self.options if option.name == SEATS), None)

    def seated(self, seats: int) -> "Game":
        """Return the card of this game for a match with so many seats."""
        if seats not in self._by_seats:
            other = replace(
                self,
                seat_names=self.seats_to_name[:seats],
                state=for_seats(self.state, seats),
                observation=self.observation + (seats - self.seats) * self.observation_per_rival,
            )
            object.__setattr__(other, "_by_seats", self._by_seats)
            self._by_seats[seats] = other
        return self._by_seats[seats]

    def for_match(self, values: Values) -> "Game":
        """Return the card of this game for a match with these settings."""
        printed, asked = self.printing_of(values), self._seats_setting
        if asked is None:
            return printed
        return printed.seated(asked.number(SEATS, values.get(SEATS, self.seats)))

    def printing_of(self, values: Values) -> "Game":
        """Return the card of this game printed with the pack that the settings name, if they name one."""
        asked = values.get(PACK)
        if asked is None or asked == self.pack_mark:
            return self
        if (self.name, str(asked)) not in PRINTINGS:
            raise BadPack.of("unknown-pack", game=self.name, pack=str(asked))
        return PRINTINGS[self.name, str(asked)]

    @property
    def pack_mark(self) -> str | None:
        """How matches name the pack of this card, if it has one."""
        return None if self.pack is None else self.pack.mark

    @property
    def settings(self) -> tuple[Setting, ...]:
        """Everything that may be changed: the rule options, then the numbers of the book."""
        return self.options + self.book

    def words(self, lang: str = "en") -> Words:
        """Return the words of the game in a language."""
        return words_of(self.package, lang)

    def check(self, values: Values) -> dict[str, Value]:
        """Return the settings that differ from the printed game, or refuse them with a sentence."""
        printed = self.printing_of(values)
        changed = printed._changed(values)
        printed.for_match(values)._lay_out(1, changed)
        return changed

    def _changed(self, values: Values) -> dict[str, Value]:
        """Return the settings that differ from the printed game, the seats and the pack of this card too."""
        own = {SEATS: self.seats} if self._seats_setting else {}
        named = {} if self.pack_mark is None else {PACK: self.pack_mark}
        said = {path: value for path, value in values.items() if path != PACK}
        return {**named, **_settings.check(self.settings, {**own, **said})}

    def variant(self, name: str) -> Values:
        """Return the settings of a named variant."""
        if name not in self.variants:
            known = ", ".join(self.variants) or phrase("no-variants")
            raise BadSetting.of("unknown-variant", game=self.name, name=name, known=known)
        return self.variants[name]

    def new(self, matches: int = 1, values: Values | None = None) -> States:
        """Lay out matches that have not been dealt yet."""
        values = values or {}
        return self.for_match(values)._lay_out(matches, self.printing_of(values)._changed(values))

    def _lay_out(self, matches: int, changed: Values) -> States:
        states = np.zeros(matches, self.state)
        _settings.fill(states, self.settings, changed)
        complaint = self.misfit(states[0]) if matches else None
        if complaint:
            raise BadSetting(complaint)
        return states


def require_fields(state: Dtype, settings: tuple[Setting, ...]) -> None:
    """Refuse a setting that the record has no field for."""
    fields = state.names or ()
    for setting in settings:
        if setting.name not in (*fields, SEATS):
            close = get_close_matches(setting.name, fields, n=1)
            hint = f" (did you mean {close[0]}?)" if close else ""
            raise BadGame(f"The setting {setting.name} has no field of that name in State{hint}.")


def assemble(
    *,
    name: str,
    package: str,
    rules_version: int,
    state: State,
    charts: Charts,
    actions: Actions,
    decisions: Decisions,
    rules: Rules,
    view: View,
    words: WordsPart,
    tell: Tell,
    refusals: Refusals,
    hidden: Hidden | None = None,
    observation: Observation | None = None,
    odds: OddsPart | None = None,
    hints: Hints | None = None,
    tallies: Tallies | None = None,
    series: SeriesPart | None = None,
    packs: Packs | None = None,
    thinking: Thinking = USUALLY,
    box: Box = UNMARKED,
    ladder: tuple[Climb, ...] = (),
) -> Game:
    """Put a game together from its parts, usually the modules of its folder; what is missing is refused."""
    given = locals()
    verbs: dict[str, Any] = {}
    for part in PARTS:
        if given[part] is not None:
            verbs |= answers(part, given[part])
    require_fields(verbs["state"], verbs["options"] + verbs["book"])
    names = verbs.pop("seat_names")
    verbs |= {"seats_to_name": names, "seat_names": names[: _usual_seats(verbs["options"], len(names))]}
    game = Game(
        name=name,
        package=package,
        rules_version=rules_version,
        thinking=thinking,
        box=box,
        ladder=ladder,
        pack=pack_in_print(package),
        **verbs,
    )
    for seats in game.crowds:
        game.seated(seats)
    return game


def _usual_seats(options: tuple[Setting, ...], named: int) -> int:
    """Return how many seats a match has if nothing is said."""
    return next((int(option.default) for option in options if option.name == SEATS), named)
