"""Odds and hints in a terminal."""

from collections.abc import Sequence

from rich.console import Console

from sideline.bots.explain import Advice, explain
from sideline.bots.search import search
from sideline.engine.match import Match
from sideline.engine.numerals import percent
from sideline.engine.odds import Odds
from sideline.engine.rng import new_rng
from sideline.engine.steps import Option
from sideline.engine.words import Phrase, Words, phrase

HINTS = 3
HINT_SEED = 1
HINT_SECONDS = 2.0


class AdviceText:
    """Prints what may come of the options of a match, and what a bot would do."""

    def __init__(self, match: Match, own: Words, console: Console) -> None:
        self._match = match
        self._own = own
        self._words = match.game.words(own.lang)
        self._console = console

    def hope(self, action: int) -> str:
        """Write the chance of what one hopes for, where chance has a say."""
        odds = self._match.odds(action)
        return "" if odds is None else self._hope(odds)

    def _hope(self, odds: Odds) -> str:
        hoped_for = odds.prospects[0]
        return f"{percent(float(hoped_for.chance), self._own.lang)} {self._words.say(hoped_for.what)}"

    def print_odds(self, options: Sequence[Option]) -> bool:
        """Print the odds of every option that has some; answer whether there are any."""
        found = [(option, self._match.odds(option.action)) for option in options]
        with_odds = [(option, odds) for option, odds in found if odds is not None]
        for option, odds in with_odds:
            self._write(self._words.say(option.label), style="bold")
            self._explain(odds)
        return bool(with_odds)

    def _explain(self, odds: Odds) -> None:
        for prospect in odds.prospects:
            share = percent(float(prospect.chance), self._own.lang, 1)
            cases, of = str(prospect.cases), str(prospect.of)
            line = phrase("odds-line", what=prospect.what, share=share, cases=cases, of=of)
            self._write(f"  {self._own.say(line)}")
        for part in odds.parts:
            self._write(f"    {part.value:>4} {self._words.say(part.what)}", style="dim")

    def print_hints(self, seat: int) -> None:
        """Print the best options with how likely they win and what the other side may answer."""
        seen = self._match.as_seen_by(seat, new_rng(HINT_SEED))
        search(seen, 1, seed=HINT_SEED)  # compiles, where that was not done yet, before the clock runs
        found = explain(seen, seed=HINT_SEED, seconds=HINT_SECONDS)
        for advice in found.options[:HINTS]:
            if advice.win is not None:
                self._advise(advice, advice.win)

    def _advise(self, advice: Advice, win: float) -> None:
        shares = {"win": win, "low": advice.low, "high": advice.high, "share": advice.share}
        said = {name: percent(share, self._own.lang) for name, share in shares.items()}
        self._write(self._own.say(phrase("hint-line", what=advice.label, move=advice.move, **said)))
        if advice.reply is not None:
            who: Phrase = phrase(f"seat-{advice.reply.seat}")
            self._write(f"    {self._own.say(phrase('hint-reply', who=who, what=advice.reply.label))}")
        if advice.odds is not None:
            self._write(f"    {self._hope(advice.odds)}", style="dim")

    def _write(self, text: str, style: str | None = None) -> None:
        self._console.print(text, style=style, markup=False)
