"""Odds and hints in a terminal."""

from collections.abc import Sequence

from sideline.bots.explain import Advice, explain
from sideline.bots.search import search
from sideline.cli.sheet import Sheet
from sideline.engine.match import Match
from sideline.engine.odds import Odds
from sideline.engine.rng import new_rng
from sideline.engine.steps import Option
from sideline.engine.words import phrase

HINTS = 3
HINT_SEED = 1
HINT_SECONDS = 2.0


class AdviceText:
    """Prints what may come of the options of a match, and what a bot would do."""

    def __init__(self, match: Match, sheet: Sheet) -> None:
        self._match, self._sheet = match, sheet
        self._words = match.game.words(sheet.lang)

    def hope(self, action: int) -> str:
        """Write the chance of what one hopes for, where chance has a say."""
        odds = self._match.odds(action)
        return "" if odds is None else self._hope(odds)

    def _hope(self, odds: Odds) -> str:
        hoped_for = odds.prospects[0]
        share = self._sheet.percent(float(hoped_for.chance), 0)
        return self._sheet.say("hope", share=share, what=hoped_for.what)

    def print_odds(self, options: Sequence[Option]) -> bool:
        """Print the odds of every option that has some; answer whether there are any."""
        found = [(option, self._match.odds(option.action)) for option in options]
        with_odds = [(option, odds) for option, odds in found if odds is not None]
        for option, odds in with_odds:
            self._sheet.write(self._words.say(option.label), style="bold")
            self._explain(odds)
        return bool(with_odds)

    def _explain(self, odds: Odds) -> None:
        for prospect in odds.prospects:
            share = self._sheet.percent(float(prospect.chance), 1)
            cases, of = self._sheet.number(prospect.cases), self._sheet.number(prospect.of)
            line = self._sheet.say("odds-line", what=prospect.what, share=share, cases=cases, of=of)
            self._sheet.write(f"  {line}")
        for part in odds.parts:
            value = self._sheet.number(part.value)
            self._sheet.write(f"    {value:>4} {self._words.say(part.what)}", style="dim")

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
        said = {name: self._sheet.percent(share, 0) for name, share in shares.items()}
        self._sheet.print("hint-line", what=advice.label, move=advice.move, **said)
        if advice.reply is not None:
            who = phrase(f"seat-{advice.reply.seat}")
            self._sheet.write(f"    {self._sheet.say('hint-reply', who=who, what=advice.reply.label)}")
        if advice.odds is not None:
            self._sheet.write(f"    {self._hope(advice.odds)}", style="dim")
