"""Where a series stands: who has met whom, who plays on, what was kept. It is told from the log alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES
from sideline.engine.settings import Value
from sideline.engine.stages import Offer, Stage
from sideline.engine.steps import sole_first
from sideline.engine.words import Phrase
from sideline.series.bracket import first_pairs, rounds_of
from sideline.series.events import (
    BadSeries,
    CardsKept,
    Entered,
    MatchOver,
    SeriesBegun,
    SeriesEvent,
    TableSet,
    check_keeps,
)

MOST_ATTEMPTS: Final = 20
"""A match that is drawn so often is decided by lot."""
MOST_ENTRANTS: Final = 64
LUCK_BYTES: Final = 8
UNDECIDED: Final = -2
NO_ENTRANT: Final = -1

Sides = tuple[int | None, int | None]


class Due(NamedTuple):
    """A match that can be played now: its place in the series, how often it was drawn, and who meets."""

    round: int
    pair: int
    attempt: int
    entrants: tuple[int, ...]


class Fixture(NamedTuple):
    """A match that can be played now: who takes which seat, and by which settings."""

    round: int
    pair: int
    attempt: int
    entrants: tuple[int, ...]
    settings: dict[str, Value]
    stage: Stage

    @property
    def threshold(self) -> int:
        """How dear a card may be that is kept afterwards."""
        return self.stage.threshold

    @property
    def title(self) -> Phrase | None:
        """Who is met in a campaign."""
        return self.stage.title


class Keeping(NamedTuple):
    """What an entrant may keep before it plays on."""

    entrant: int
    after: tuple[int, int]
    offers: tuple[Offer, ...]


class SeriesRow(NamedTuple):
    """What an entrant has done so far."""

    entrant: int
    place: int
    played: int
    won: int
    scored: int
    conceded: int
    is_in: bool


class Series(ABC):
    """A series as far as it has come."""

    def __init__(self, game: Game, begun: SeriesBegun) -> None:
        self.game, self.begun = game, begun
        self.kept: list[dict[str, str]] = [{} for _ in begun.entrants]
        self.matches: list[MatchOver] = []
        self.choices: dict[int, Keeping] = {}
        self.kept_after: dict[tuple[int, int], CardsKept] = {}
        """What was kept after each match, by its round and pair."""
        self.people: dict[int, Entered] = {}
        self.tables: dict[tuple[int, int, int], str] = {}
        """The tables of matches, by round, pair and attempt."""
        self._winners: dict[tuple[int, int], int | None] = {}
        self._attempts: Counter[tuple[int, int]] = Counter()

    def follow(self, event: SeriesEvent) -> None:
        """Go on with what happened next, or refuse what cannot follow."""
        if isinstance(event, MatchOver):
            self._end_match(event)
        elif isinstance(event, CardsKept):
            self._keep(event)
        elif isinstance(event, Entered):
            self._enter(event)
        elif isinstance(event, TableSet):
            self._check_due(event)
            self.tables[event.round, event.pair, event.attempt] = event.table
        else:
            raise BadSeries.of("series-out-of-order")

    def _end_match(self, over: MatchOver) -> None:
        self._check_due(over)
        self.matches.append(over)
        self._attempts[over.round, over.pair] += 1
        winner = self._winner_of(over)
        if winner == UNDECIDED:
            return
        self._winners[over.round, over.pair] = None if winner == NO_ENTRANT else winner
        if winner != NO_ENTRANT and over.offers and not self.is_over:
            self.choices[winner] = Keeping(winner, (over.round, over.pair), over.offers)

    def _check_due(self, of: MatchOver | TableSet) -> None:
        if Due(of.round, of.pair, of.attempt, of.entrants) not in self.due():
            raise BadSeries.of("series-out-of-order")

    def _enter(self, entered: Entered) -> None:
        if entered.entrant not in self.free:
            raise BadSeries.of("series-full")
        self.people[entered.entrant] = entered

    @property
    def free(self) -> list[int]:
        """The places that nobody has taken yet."""
        entrants = enumerate(self.begun.entrants)
        return [place for place, who in entrants if not who.bot and place not in self.people]

    def name(self, entrant: int) -> str:
        """Return what an entrant is called, if somebody has taken the place."""
        known = self.people.get(entrant)
        return known.name if known else self.begun.entrants[entrant].name

    def winner_of(self, number: int, pair: int) -> int | None:
        """Return the entrant that won a match of a round, if it is decided and an entrant did."""
        return self._winners.get((number, pair))

    def _winner_of(self, over: MatchOver) -> int:
        """Return the entrant that won; a draw is undecided until the lot has to decide."""
        seat = sole_first(over.places)
        if seat is None and over.attempt < MOST_ATTEMPTS:
            return UNDECIDED
        if seat is None:
            seat = number_from(self.begun.seed, over.round, over.pair, "lot") % len(over.places)
        return over.entrants[seat] if seat < len(over.entrants) else NO_ENTRANT

    def _keep(self, kept: CardsKept) -> None:
        if kept.entrant not in self.choices:
            raise BadSeries.of("series-nothing-to-keep")
        check_keeps(self.choices[kept.entrant].offers, kept.cards)
        self.kept_after[self.choices.pop(kept.entrant).after] = kept
        self.kept[kept.entrant] |= {keep.slot: keep.card for keep in kept.cards}

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether no match is left to play."""

    @abstractmethod
    def due(self) -> list[Due]:
        """List the matches that can be played now."""

    def fixtures(self) -> list[Fixture]:
        """List the matches that can be played now, with their settings."""
        return [self._fixture(due) for due in self.due()]

    @abstractmethod
    def stage(self, number: int) -> Stage:
        """Return what the game says of a match or a round."""

    @abstractmethod
    def is_last(self, fixture: Fixture) -> bool:
        """Ask whether nothing is played after a match, whoever wins it."""

    def luck_of(self, fixture: Fixture) -> bytes:
        """Return the seed of a match, where the luck of the series decides it."""
        name = f"{self.begun.seed} {fixture.round} {fixture.pair} {fixture.attempt}"
        return blake2b(name.encode(), digest_size=SEED_BYTES).digest()

    def _due(self, number: int, pair: int, entrants: tuple[int, ...]) -> Due:
        return Due(number, pair, 1 + self._attempts[number, pair], entrants)

    def _fixture(self, due: Due) -> Fixture:
        stage, seats = self.stage(due.round), enumerate(due.entrants)
        brought = [self.game.brought(seat, self.kept_before(who, due.round)) for seat, who in seats]
        return Fixture(*due, _merged(self.begun.settings, stage.settings, *brought), stage)

    def kept_before(self, entrant: int, number: int) -> dict[str, str]:
        """Return what an entrant had kept, by slot, when a match or a round began."""
        earlier = [kept for (played, _), kept in self.kept_after.items() if played < number]
        return {keep.slot: keep.card for kept in earlier if kept.entrant == entrant for keep in kept.cards}

    def _tally(self, entrant: int) -> tuple[int, int, int, int]:
        """Count matches, wins, and points scored and conceded."""
        played = scored = conceded = 0
        for over in self.matches:
            if entrant in over.entrants:
                own = over.points[over.entrants.index(entrant)]
                played, scored, conceded = played + 1, scored + own, conceded + sum(over.points) - own
        return played, self._won(entrant), scored, conceded

    def _won(self, entrant: int) -> int:
        """Count the matches that an entrant has won."""
        return sum(winner == entrant for winner in self._winners.values())

    def standings(self) -> list[SeriesRow]:
        """Rank everybody: by how far each has come, matches won, and the difference of points."""
        tallies = {who: self._tally(who) for who in range(len(self.begun.entrants))}
        ranks = {
            who: (self._reached(who), won, scored - conceded)
            for who, (_, won, scored, conceded) in tallies.items()
        }
        rows = [
            SeriesRow(
                who, 1 + sum(other > ranks[who] for other in ranks.values()), *tallies[who], self._is_in(who)
            )
            for who in tallies
        ]
        return sorted(rows, key=lambda row: (row.place, row.entrant))

    def _reached(self, entrant: int) -> int:
        """Count the rounds that an entrant has got through: whoever wins goes on."""
        return self._won(entrant)

    def _is_in(self, entrant: int) -> bool:
        """Ask whether an entrant has lost no match."""
        lost = [key for key, winner in self._winners.items() if winner != entrant]
        return not any(entrant in over.entrants for over in self.matches if (over.round, over.pair) in lost)


class Campaign(Series):
    """One entrant plays match after match; the first one lost is the last."""

    @property
    def wins(self) -> int:
        """How many matches were won."""
        return self._won(0)

    @property
    def is_over(self) -> bool:
        """Whether a match was lost."""
        return None in self._winners.values()

    def due(self) -> list[Due]:
        """The next match, once it is said what is kept."""
        return [] if self.is_over or self.choices else [self._due(self.wins + 1, 0, (0,))]

    def stage(self, number: int) -> Stage:
        """Return what the game says of a match of the campaign."""
        assert self.game.rung is not None
        return self.game.rung(number, self.begun.seed, self.begun.settings)

    def is_last(self, fixture: Fixture) -> bool:
        """A campaign goes on for as long as it is won."""
        return False

    def rung(self, number: int) -> Fixture:
        """Return a match of the campaign, with what was kept before it, so far."""
        return self._fixture(self._due(number, 0, (0,)))


class Cup(Series):
    """Whoever loses is out, until one is left."""

    def __init__(self, game: Game, begun: SeriesBegun) -> None:
        super().__init__(game, begun)
        self._first = first_pairs(len(begun.entrants))

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return rounds_of(len(self.begun.entrants))

    @property
    def is_over(self) -> bool:
        """Whether the final is decided."""
        return (self.rounds, 0) in self._winners

    @property
    def champion(self) -> int | None:
        """Who won the final, if it is over."""
        return self._winners.get((self.rounds, 0))

    def bracket(self) -> list[list[Sides]]:
        """List who meets whom, round by round; where there is no entrant it is not known yet, or a bye."""
        pairs = [self._first]
        while len(pairs) < self.rounds:
            ahead = self._through(len(pairs), pairs[-1])
            pairs.append(list(zip(ahead[::2], ahead[1::2], strict=True)))
        return pairs

    def _through(self, number: int, pairs: Sequence[Sides]) -> list[int | None]:
        """List who goes on from the pairs of a round: by a match, or by a bye in the first one."""
        return [
            (one if other is None else other)
            if number == 1 and None in (one, other)
            else self._winners.get((number, pair))
            for pair, (one, other) in enumerate(pairs)
        ]

    def due(self) -> list[Due]:
        """Every match whose two entrants are known and have said what they keep."""
        return [
            self._due(number, pair, _seated(number, pair, one, other))
            for number, pairs in enumerate(self.bracket(), start=1)
            for pair, (one, other) in enumerate(pairs)
            if one is not None and other is not None
            if (number, pair) not in self._winners and not {one, other} & {*self.choices, *self.free}
        ]

    def _reached(self, entrant: int) -> int:
        """Count the rounds that an entrant has got through, by a win or a bye."""
        rounds = enumerate(self.bracket(), start=1)
        return sum(self._through(number, pairs).count(entrant) for number, pairs in rounds)

    def is_last(self, fixture: Fixture) -> bool:
        """The final is the last match."""
        return fixture.round == self.rounds

    def stage(self, number: int) -> Stage:
        """Return what the game says of a round."""
        assert self.game.stage is not None
        return self.game.stage(number)


def _seated(number: int, pair: int, one: int, other: int) -> tuple[int, int]:
    """Say who has the first seat: the upper one and the lower one of the bracket in turn."""
    return (one, other) if (number + pair) % 2 else (other, one)


def _merged(*layers: Mapping[str, Value]) -> dict[str, Value]:
    return {path: value for layer in layers for path, value in layer.items()}


def number_from(*parts: int | str) -> int:
    """Draw a number that hangs on nothing but what it is named after."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=LUCK_BYTES).digest(), "big")


def begin(game: Game, begun: SeriesBegun) -> Series:
    """Begin a series, or refuse it with a sentence."""
    series = opening(game, begun)
    if begun.kind == "cup":
        _refuse_another_stage(game.check(begun.settings), series.stage(1))
    for fixture in series.fixtures():
        game.check(fixture.settings)
    return series


def _refuse_another_stage(asked: Mapping[str, Value], stage: Stage) -> None:
    """Refuse what is asked of a tournament if its matches are always played otherwise."""
    for name, value in stage.settings.items():
        if asked.get(name, value) != value:
            raise BadSeries.of("series-always", setting=name, value=value)


def opening(game: Game, begun: SeriesBegun) -> Series:
    """Return a series before anything has happened in it; its settings were looked at when it was begun."""
    if game.rung is None or game.stage is None:
        raise BadSeries.of("series-none", game=game.name)
    if begun.rules > game.rules_version:
        raise BadSeries.of("series-newer-rules", game=game.name)
    least, most = (1, 1) if begun.kind == "campaign" else (2, MOST_ENTRANTS)
    if not least <= len(begun.entrants) <= most:
        raise BadSeries.of("series-entrants", least=least, most=most)
    return Campaign(game, begun) if begun.kind == "campaign" else Cup(game, begun)


def fold(game: Game, events: Sequence[SeriesEvent]) -> Series:
    """Tell from a log where a series stands."""
    first, *later = events
    if not isinstance(first, SeriesBegun):
        raise BadSeries.of("series-out-of-order")
    series = opening(game, first)
    for event in later:
        series.follow(event)
    return series
