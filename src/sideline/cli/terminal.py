"""Play a game in the terminal, against bots or together at one screen."""

import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table

from sideline.bots.bot import Bot, decide
from sideline.bots.explain import Advice, explain
from sideline.bots.search import search
from sideline.bots.seats import seated
from sideline.cli.arguments import Assignments, Language, match_seed, read_language, read_settings
from sideline.engine.errors import IllegalAction, SidelineError
from sideline.engine.game import Game
from sideline.engine.match import Match
from sideline.engine.odds import Odds
from sideline.engine.registry import listing, load, playable
from sideline.engine.rng import new_rng
from sideline.engine.rule_book import rule_book
from sideline.engine.words import Words, phrase, words_of

NOBODY_ELSE = "nobody"
HINTS = 3
HINT_SEED = 1
HINT_SECONDS = 2.0


class UnknownSeat(SidelineError):
    """The game has no such seat."""


class Left(Exception):
    """The person has left the match."""


def play(*, lang: Language = "en") -> None:
    """Choose a game and play it in the terminal."""
    words = words_of("sideline.cli", read_language(lang))
    found = list(playable())
    console = Console(highlight=False)
    for number, name in enumerate(found, start=1):
        console.print(f"{number}. {rule_book(listing(name).package).title} ({name})")
    console.print(words.say(phrase("choose-game")))
    answer = sys.stdin.readline().strip() if len(found) > 1 else "1"
    if not answer:
        console.print(words.say(phrase("no-terminal")))
        return
    is_number = answer.isdigit() and 1 <= int(answer) <= len(found)
    tty(found[int(answer) - 1] if is_number else answer, lang=lang)


def tty(
    game: str,
    *,
    against: str = "greedy",
    seat: str | None = None,
    set_: Assignments = [],  # noqa: B006
    variant: str | None = None,
    seed: str | None = None,
    lang: Language = "en",
    save: Path | None = None,
) -> None:
    """Play one game in the terminal.

    :param game: The game to play.
    :param against: The bot in the other seats, or "nobody" to play all seats at one screen.
    :param seat: Your seat, by its name; the first one if not given.
    :param variant: A named set of settings.
    :param seed: A whole number, to play with the same luck again; secret if not given.
    :param save: Where to write the replay when the match ends or you leave.
    """
    card = load(game)
    language = read_language(lang)
    match = Match(card, read_settings(card, variant, set_), seed=match_seed(seed))
    mine = read_seat(card, seat)
    others = [] if against == NOBODY_ELSE else [seat for seat in range(card.seats) if seat != mine]
    with seated([against] * len(others), card) as bots:
        Terminal(match, dict(zip(others, bots, strict=True)), language, save).run()


def read_seat(game: Game, name: str | None) -> int:
    """Read the name of a seat."""
    if name is None:
        return 0
    if name not in game.seat_names:
        raise UnknownSeat(f"{game.name} has no seat {name}; its seats: {', '.join(game.seat_names)}.")
    return game.seat_names.index(name)


class Terminal:
    """One match at one terminal."""

    def __init__(self, match: Match, bots: dict[int, Bot], lang: str, save: Path | None) -> None:
        self.match = match
        self.bots = bots
        self.save_to = save
        self.lang = lang
        self.own: Words = words_of("sideline.cli", lang)
        self.words = match.game.words(lang)
        self.console = Console(highlight=False)
        self.rng = new_rng(int.from_bytes(match.states.tobytes()[:7], "big"))
        self.told = dict.fromkeys(range(match.game.seats), 0)
        self.last_seat: int | None = None

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self._greet()
        try:
            while not self.match.is_over:
                self._decide()
            self._conclude()
        except Left:
            self._print("left")
        finally:
            if self.save_to is not None:
                self._save(self.save_to)

    def _greet(self) -> None:
        title = rule_book(self.match.game.package).title
        people = [seat for seat in range(self.match.game.seats) if seat not in self.bots]
        if self.bots:
            other, bot = next(iter(self.bots.items()))
            self._print(
                "welcome",
                title=title,
                who=self._seat(people[0]),
                other=self._seat(other),
                bot=bot.name,
            )
        else:
            self._print("welcome-together", title=title)
        self._print("commitment", hash=(self.match.commitment or "")[:16])

    def _decide(self) -> None:
        seat = self.match.to_act
        if seat in self.bots:
            self.match.play(decide(self.bots[seat], self.match, self.rng), seat=seat)
            return
        if not self.bots and self.last_seat not in (None, seat):
            self.console.clear()
            self._print("curtain", who=self._seat(seat))
            self._line()
        self.last_seat = seat
        self._show(seat)
        self._ask(seat)

    def _show(self, seat: int) -> None:
        self._tell_news(seat)
        self._board(seat)
        self._list_options()

    def _tell_news(self, seat: int) -> None:
        self._print_log(seat, self.told[seat])
        self.told[seat] = len(self.match.log)

    def _board(self, seat: int) -> None:
        title = self.own.say(phrase("your-turn", who=self._seat(seat)))
        self.console.print(Panel(self.match.view(seat).text(self.lang), title=title, title_align="left"))

    def _list_options(self) -> None:
        table = Table(box=None, show_header=False, pad_edge=False)
        for justify in ("right", "left", "left", "left"):
            table.add_column(justify=justify)
        for number, option in enumerate(self.match.options(), start=1):
            odds = self.match.odds(option.action)
            chance = "" if odds is None else self._first_prospect(odds)
            table.add_row(str(number), self.words.say(option.label), option.move, chance)
        self.console.print(table)

    def _first_prospect(self, odds: Odds) -> str:
        """Show the chance of what one hopes for."""
        hoped_for = odds.prospects[0]
        return f"{float(100 * hoped_for.chance):.0f} % {self.words.say(hoped_for.what)}"

    def _ask(self, seat: int) -> None:
        """Read keys until one of them is a move."""
        while True:
            self.console.print(f"{self.own.say(phrase('prompt'))} > ", end="", style="bold")
            key, _, rest = self._line().partition(" ")
            if key in self._keys():
                if self._keys()[key](seat, rest.strip()):
                    return
            elif key and self._play(f"{key} {rest}".strip(), seat):
                return

    def _keys(self) -> dict[str, Callable[[int, str], bool]]:
        """What each key does; a key that ends the decision answers yes."""
        return {
            "?": self._help,
            "o": self._odds,
            "h": self._hint,
            "u": self._undo,
            "b": self._board_again,
            "l": self._log,
            "r": self._rules,
            "s": self._save_as,
            "q": self._leave,
        }

    def _play(self, text: str, seat: int) -> bool:
        options = self.match.options()
        move = text
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(options):
            move = options[int(text) - 1].move
        elif not self._is_known(text):
            self._print("not-understood", text=text, last=len(options))
            return False
        try:
            self.match.play(move, seat=seat)
        except IllegalAction as refusal:
            self.console.print(self.words.say(refusal.phrase))
            return False
        return True

    def _is_known(self, text: str) -> bool:
        """Ask whether the text is a move of the game at all; an illegal one is answered with its rule."""
        game = self.match.game
        return any(game.spell(self.match.state, action) == text for action in range(game.actions))

    def _help(self, seat: int, rest: str) -> bool:
        """Say how the game is played, with the numbers of this match, and what the keys do."""
        for chapter in self.match.game.explain(self.match.state):
            self.console.print(self.words.say(chapter.title), style="bold")
            for line in chapter.lines:
                self.console.print(Padding(self.words.say(line), (0, 2)))
            table = Table(box=None, show_header=False, padding=(0, 2))
            for row in chapter.rows:
                table.add_row(*map(self.words.say, row))
            self.console.print(*[table, ""] if chapter.rows else [])
        self._print("help", example=self.match.options()[0].move)
        return False

    def _odds(self, seat: int, rest: str) -> bool:
        shown = False
        for option in self.match.options():
            odds = self.match.odds(option.action)
            if odds is not None:
                shown = True
                self.console.print(self.words.say(option.label), style="bold")
                self._explain(odds)
        if not shown:
            self._print("no-odds")
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        """Show the best options with how likely they win and what the other side may answer."""
        self._print("thinking")
        seen = self.match.as_seen_by(seat, new_rng(HINT_SEED))
        search(seen, 1, seed=HINT_SEED)  # compiles, where that was not done yet, before the clock runs
        found = explain(seen, seed=HINT_SEED, seconds=HINT_SECONDS)
        for advice in found.options[:HINTS]:
            if advice.win is not None:
                self._advise(advice, advice.win)
        return False

    def _advise(self, advice: Advice, win: float) -> None:
        self._print(
            "hint-line",
            what=self.words.say(advice.label),
            move=advice.move,
            percent=_percent(win),
            low=_percent(advice.low),
            high=_percent(advice.high),
            share=_percent(advice.share),
        )
        if advice.reply is not None:
            reply = advice.reply
            self._print("hint-reply", 4, who=self._seat(reply.seat), what=self.words.say(reply.label))
        if advice.odds is not None:
            self.console.print(f"    {self._first_prospect(advice.odds)}", style="dim")

    def _explain(self, odds: Odds) -> None:
        for prospect in odds.prospects:
            what = self.words.say(prospect.what)
            percent = f"{float(100 * prospect.chance):.1f}"
            self._print(
                "odds-line",
                what=what,
                percent=percent,
                cases=str(prospect.cases),
                of=str(prospect.of),
                indent=2,
            )
        for part in odds.parts:
            self.console.print(f"    {part.value:>4} {self.words.say(part.what)}", style="dim")

    def _undo(self, seat: int, rest: str) -> bool:
        try:
            self.match.undo(seat)
        except IllegalAction as refusal:
            self.console.print(self.words.say(refusal.phrase))
            return False
        self.told[seat] = min(self.told[seat], len(self.match.log))
        self._print("undone")
        return True

    def _board_again(self, seat: int, rest: str) -> bool:
        self._board(seat)
        self._list_options()
        return False

    def _log(self, seat: int, rest: str) -> bool:
        self._print_log(seat, since=0)
        if not self.match.log:
            self._print("nothing-happened")
        return False

    def _print_log(self, seat: int, since: int) -> None:
        """Say what happened; the same line several times in a row is said once."""
        lines = (self.words.say(line) for line in self.match.tell(seat, since))
        for line, same in groupby(lines):
            times = len(list(same))
            self.console.print(f"  {line}{f' (x{times})' if times > 1 else ''}", style="dim")

    def _rules(self, seat: int, rest: str) -> bool:
        found = rule_book(self.match.game.package).find(rest) if rest else []
        for number, paragraph in found:
            self.console.print(f"{number} {paragraph}")
        if not found:
            self._print("no-rule")
        return False

    def _save_as(self, seat: int, rest: str) -> bool:
        self._save(Path(rest or f"{self.match.game.name}.replay"))
        return False

    def _save(self, file: Path) -> None:
        try:
            file.write_text(str(self.match), encoding="utf-8")
        except OSError as why:
            self._print("not-saved", why=str(why))
        else:
            self._print("saved", file=str(file))

    def _leave(self, seat: int, rest: str) -> bool:
        raise Left

    def _conclude(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None
        for seat in range(self.match.game.seats):
            if seat not in self.bots:
                self._tell_news(seat)
                break
        score = " : ".join(map(str, outcome.points))
        reason = self.words.say(outcome.reason)
        if outcome.winner is None:
            self._print("draw", score=score, reason=reason)
        else:
            self._print("win", who=self._seat(outcome.winner), score=score, reason=reason)
        self._print("seed", seed=(self.match.seed or b"").hex())

    def _seat(self, seat: int) -> str:
        return self.words.say(phrase(f"seat-{seat}"))

    def _print(self, key: str, indent: int = 0, **args: int | str) -> None:
        self.console.print(" " * indent + self.own.say(phrase(key, **args)))

    def _line(self) -> str:
        """Read a line; the end of the input is a way to leave."""
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line.strip()


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
