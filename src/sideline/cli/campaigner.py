"""A person plays a campaign at one terminal: match after match, and what is kept between them."""

from pathlib import Path
from secrets import randbits

from sideline.bots.greedy import Greedy
from sideline.cli.arguments import typed_number
from sideline.cli.files import forget, write_whole
from sideline.cli.saves import Save
from sideline.cli.sheet import Sheet
from sideline.cli.sitting import Left, Sitting, typed_line
from sideline.engine.errors import SidelineError
from sideline.engine.match import Match
from sideline.engine.stages import Offer
from sideline.series.events import BadSeries, CardsKept, Keep, MatchOver, SeriesBegun
from sideline.series.playing import placed, what_is_over
from sideline.series.series import Fixture, Keeping, Series

SEED_BITS = 63


class Campaigner:
    """Whoever sits at the terminal; a match that is left goes on from there the next time."""

    def __init__(self, series: Series, save: Save, sheet: Sheet) -> None:
        self._series, self._save, self._sheet = series, save, sheet
        self._left_match = Path(f"{save.name}.match") if save.name else None

    def play(self, matches: int) -> None:
        """Play until the campaign is over, so many matches are played, or the person leaves."""
        try:
            while len(self._series.matches) < matches and self._go_on():
                pass
        except Left:
            self._sheet.print("series-left" if self._save.name else "series-left-unsaved")

    def _go_on(self) -> bool:
        """Let one thing happen; tell whether anything did."""
        choice, fixtures = self._series.choices.get(0), self._series.fixtures()
        if choice is not None:
            self._note(CardsKept(0, self._keeps(choice)))
        elif fixtures:
            match = self._played(fixtures[0])
            self._note(what_is_over(self._series.game, fixtures[0], match, last=False))
            if self._left_match is not None:
                forget(self._left_match)
        return choice is not None or bool(fixtures)

    def _note(self, event: CardsKept | MatchOver) -> None:
        self._save.append(event)
        self._series.follow(event)

    def _played(self, fixture: Fixture) -> Match:
        """Sit down at a match until it is over; one that is left is written down first."""
        match = self._found(fixture)
        title = "" if fixture.title is None else self._sheet.words.say(fixture.title)
        others = range(len(fixture.entrants), match.game.seats)
        Sitting(match, {seat: Greedy(title) for seat in others}, self._sheet, None).run()
        if not match.is_over:
            if self._left_match is not None:
                write_whole(self._left_match, str(match))
            raise Left
        return match

    def _found(self, fixture: Fixture) -> Match:
        """Deal a match, or take it up where it was left."""
        series, luck = self._series, self._series.luck_of(fixture)
        match = Match(series.game, fixture.settings, seed=luck, rules_version=series.begun.rules)
        if self._left_match is None or not self._left_match.exists():
            return match
        try:
            left = Match.read(self._left_match.read_text(encoding="utf-8"), series.game)
        except (SidelineError, UnicodeDecodeError):
            raise BadSeries(self._sheet.say("bad-left-match", file=str(self._left_match))) from None
        if left.settings != match.settings:
            return match
        left.resume(luck, drew_first=0)
        return left

    def _keeps(self, choice: Keeping) -> tuple[Keep, ...]:
        """Ask what is kept until the answer can be followed."""
        self._sheet.print("keep-title")
        for number, offer in enumerate(choice.offers, start=1):
            words, instead = (self._sheet.words.say(said) for said in (offer.name, offer.slots[0].holds))
            self._sheet.print("keep-offer", number=number, card=words, cost=offer.cost, instead=instead)
        while True:
            self._sheet.console.print(f"{self._sheet.say('keep-prompt')} > ", end="", markup=False)
            chosen = self._chosen(choice.offers, typed_line(self._sheet.console))
            if chosen is not None:
                return placed(chosen)

    def _chosen(self, offers: tuple[Offer, ...], answer: str) -> list[Offer] | None:
        """Read which offers somebody wants; say what is wrong with the answer."""
        words = answer.replace(",", " ").split()
        numbers = [number for word in words if (number := typed_number(word, len(offers))) is not None]
        if len(numbers) < len(words):
            self._sheet.print("keep-not-understood", last=len(offers))
            return None
        chosen = [offers[number - 1] for number in numbers]
        if len({offer.kind for offer in chosen}) < len(chosen):
            said = BadSeries.of("series-one-of-each").said
            assert said is not None
            self._sheet.console.print(self._sheet.words.say(said), markup=False)
            return None
        return chosen


def luck_for(save: Save) -> int:
    """Return the seed of a campaign that nobody gave one: that of its save, or a secret."""
    events = save.read()
    first = events[0] if events else None
    return first.seed if isinstance(first, SeriesBegun) else randbits(SEED_BITS)
