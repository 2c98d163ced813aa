"""A review put into words: what its text and its page both say."""

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from sideline.engine.numerals import PER_CENT, number, percent, signed
from sideline.engine.words import phrase, words_of
from sideline.lab.review import Mistake, Review, Seat, Swing

BLOCKS = "▁▂▃▄▅▆▇█"
TURNS = 5
LONGEST_WORDS = 160


class LedgerLine(NamedTuple):
    """A line of the ledger in whole points: its name, how it is written, shortly and with its error."""

    name: str
    points: int
    short: str
    error: str = ""

    @property
    def words(self) -> str:
        """How it is written in a table."""
        return f"{self.short} {self.error}".strip()


class Telling:
    """Tells a review in a language."""

    def __init__(self, review: Review, lang: str) -> None:
        self.review = review
        self.lang = lang
        self._words = words_of("sideline.lab", lang)

    def say(self, key: str, **args: int | str) -> str:
        """Say one of the messages about reviews."""
        return self._words.say(phrase(f"review-{key}", **args))

    def name(self, seat: int) -> str:
        """Name a seat."""
        return self.review.seats[seat].name

    def of(self, seat: Seat, key: str, **args: int | str) -> str:
        """Say one of the messages that speak of a seat, in whatever form of its name they ask for."""
        forms = {f"who-{form}": text for form, text in seat.forms.items()}
        return self.say(key, who=seat.name, **forms, **args)

    def outcome(self) -> str:
        """Say who won and how."""
        review, score = self.review, " : ".join(map(str, self.review.points[-1]))
        if review.winner is None:
            return self.say("draw", score=score, reason=review.ending)
        return self.of(review.seats[review.winner], "win", score=score, reason=review.ending)

    def luck(self, seat: Seat) -> str:
        """Say how lucky a seat was, in points of win probability."""
        points, error = abs(_whole(seat.luck)), _whole(seat.luck_error)
        if points == 0 or abs(seat.luck) < seat.luck_error:
            return self.of(seat, "even", luck=self.signed(seat.luck, seat.luck_error))
        return self.of(seat, "lucky" if seat.luck > 0 else "unlucky", points=points, error=error)

    def shares(self, seat: Seat) -> list[LedgerLine]:
        """List start, luck, own decisions, others' decisions and result, so that what is written adds up."""
        start, luck, skill, others = adding_up((seat.start, seat.luck, seat.skill, seat.others))
        return [
            LedgerLine(self.say("bar-start"), start, percent(start / PER_CENT, self.lang)),
            LedgerLine(self.say("bar-luck"), luck, signed(luck, self.lang), _error(seat.luck_error)),
            LedgerLine(self.say("bar-skill"), skill, signed(skill, self.lang), _error(seat.skill_error)),
            LedgerLine(self.say("bar-others"), others, signed(others, self.lang)),
            LedgerLine(self.say("bar-result"), _whole(seat.result), self.percent(seat.result)),
        ]

    def sum_of(self, seat: Seat) -> str:
        """Say what brought a seat to its result, in numbers that add up."""
        start, luck, skill, others, result = (share.short for share in self.shares(seat))
        numbers = {"start": start, "luck": luck, "skill": skill, "others": others, "result": result}
        return self.of(seat, "sum", **numbers)

    def sums(self) -> str:
        """Say it of every seat."""
        return " ".join(map(self.sum_of, self.review.seats))

    def turn(self, letter: str, event: Swing) -> str:
        """Name a turn of luck by its letter, its moves and what it changed for the first seat."""
        effect = self.signed(event.effects[0])
        return self.of(self.review.seats[0], "turn", letter=letter, moves=self.moves(event), points=effect)

    def slip(self, number: int, mistake: Mistake) -> str:
        """Name a decision by its number, its move and what it lost."""
        lost = self.loss(mistake.loss, mistake.error)
        seat = self.review.seats[mistake.seat]
        return self.of(seat, "slip", number=number, move=str(mistake.move), lost=lost)

    def agreement(self, seat: Seat) -> str:
        """Say how often a seat chose as well as a search."""
        return self.of(seat, "agreed", agreed=seat.agreed, decisions=seat.decisions)

    def how(self) -> list[str]:
        """Say how everything was found."""
        plan = self.review.plan
        return [
            self.say("how-win", playouts=self.number(self.review.playouts)),
            self.say("how-ledger"),
            self.say("how-mistakes", quick=str(plan.quick), deep=str(plan.deep)),
        ]

    def took(self) -> str:
        """Say how long it took."""
        seconds, playouts = f"{self.review.seconds:.0f}", self.number(self.review.playouts)
        return self.say("took", seconds=seconds, playouts=playouts, seed=str(self.review.plan.seed))

    def settings(self) -> str:
        """Say which settings differ from the printed game, if any."""
        changed = ", ".join(f"{path}={value}" for path, value in self.review.settings.items())
        return self.say("settings", settings=changed) if changed else ""

    def moves(self, event: Swing) -> str:
        """Say which moves an event takes up."""
        if event.first == event.last:
            return str(event.first)
        return self.say("moves", first=str(event.first), last=str(event.last))

    def short(self, event: Swing) -> str:
        """Say what happened, cut off where it becomes long."""
        words = event.words
        return words if len(words) <= LONGEST_WORDS else f"{words[:LONGEST_WORDS].rsplit(' ', 1)[0]} …"

    def percent(self, share: float) -> str:
        """Write a win probability."""
        return percent(share, self.lang)

    def signed(self, points: float, error: float | None = None) -> str:
        """Write a change of win probability in points, with its standard error."""
        change = signed(_whole(points), self.lang)
        return change if error is None else f"{change} ± {_whole(error)}"

    def loss(self, points: float, error: float) -> str:
        """Write a loss of win probability in points, more finely."""
        lost, noise = (number(PER_CENT * share, self.lang, 1) for share in (points, error))
        return f"{lost} ± {noise}"

    def number(self, count: int) -> str:
        """Write a large number as the language does."""
        return number(count, self.lang)


def _whole(points: float) -> int:
    return round(PER_CENT * points)


def _error(error: float) -> str:
    return f"± {_whole(error)}"


def adding_up(parts: Sequence[float]) -> list[int]:
    """Write parts of one as whole points that add up to their sum, by the largest remainders."""
    wanted = _whole(sum(parts))
    points = [floor(PER_CENT * part) for part in parts]
    by_remainder = sorted(range(len(parts)), key=lambda place: points[place] - PER_CENT * parts[place])
    for place in by_remainder[: wanted - sum(points)]:
        points[place] += 1
    return points


def turns_of_luck(review: Review) -> list[Swing]:
    """Return the events of chance that changed most, in the order in which they happened."""
    by_chance = [event for event in review.events if event.seat is None]
    biggest = sorted(by_chance, key=lambda event: -max(map(abs, event.effects)))[:TURNS]
    return sorted(biggest, key=lambda event: event.first)


def sparkline(shares: Sequence[float], width: int) -> str:
    """Draw a curve in one line of text."""
    last = len(shares) - 1
    picked = [shares[round(place * last / max(1, width - 1))] for place in range(width)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in picked)
