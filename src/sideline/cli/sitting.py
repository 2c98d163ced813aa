"""One match at one terminal: what is shown, and what each key does."""

import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.padding import Padding

from sideline.bots.bot import Bot, decide
from sideline.cli.advice_text import AdviceText
from sideline.cli.arguments import typed_number
from sideline.cli.board_text import BoardText
from sideline.cli.files import write_whole
from sideline.cli.option_list import ListedOption, in_order, print_options
from sideline.cli.rules_text import RulesText, print_chapters
from sideline.cli.sheet import Sheet
from sideline.engine.aim import Aim
from sideline.engine.errors import IllegalAction
from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.engine.steps import Option, Outcome
from sideline.engine.words import Phrase, phrase


class Left(Exception):
    """The person has left the match."""


PAIR = 2


class Sitting:
    """One match at one terminal."""

    def __init__(self, match: Match, bots: dict[int, Bot], sheet: Sheet, save: Path | None) -> None:
        self.match = match
        self.bots = bots
        self.save_to = save
        self.sheet, self.console = sheet, sheet.console
        self.words = match.game.words(sheet.lang)
        self.rng = new_rng(int.from_bytes(match.states.tobytes()[:7], "big"))
        self.people = [seat for seat in range(match.game.seats) if seat not in bots]
        self.told = dict.fromkeys(self.people, 0)
        self.boards = {seat: BoardText(self.console) for seat in self.people}
        self.decided = dict.fromkeys(self.people, -1)
        self.last_seat: int | None = None
        self.rules = RulesText(match.game.package, sheet)
        self.advice = AdviceText(match, sheet)

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self._greet()
        try:
            while not self.match.is_over:
                self._decide()
            self._conclude()
        except Left:
            self.sheet.print("left")
        finally:
            if self.save_to is not None:
                self._save(self.save_to)

    def _greet(self) -> None:
        title = self.words.say(phrase("title"))
        if self.bots:
            (other, bot), *more = self.bots.items()
            me = _seat(self.people[0])
            self.sheet.print("welcome", title=title, who=me, other=_seat(other), bot=bot.name)
            for other, bot in more:
                self.sheet.print("welcome-too", other=_seat(other), bot=bot.name)
        else:
            self.sheet.print("welcome-together", title=title)
        self.sheet.print("commitment", hash=(self.match.commitment or "")[:16])

    def _decide(self) -> None:
        seat = self.match.to_act
        if seat in self.bots:
            self.match.play(decide(self.bots[seat], self.match, self.rng), seat=seat)
            return
        if not self.bots and self.last_seat not in (None, seat):
            self.console.clear()
            self.sheet.print("curtain", who=_seat(seat))
            self._line()
        self.last_seat = seat
        self._show(seat)
        self._ask(seat)

    def _show(self, seat: int) -> None:
        """Say what happened; show the board whole when a turn begins, and later what changed."""
        self._tell_news(seat)
        title = self.sheet.say("your-turn", who=_seat(seat))
        if self._is_new_turn(seat):
            self.boards[seat].draw(self._board(seat), title)
        else:
            self.boards[seat].follow(self._board(seat), title, self.sheet.say("changed"))
        self.decided[seat] = len(self.match.log)
        self._list_options()

    def _is_new_turn(self, seat: int) -> bool:
        """Ask whether anybody else has decided something since this seat was last asked."""
        since = self.decided[seat]
        return since < 0 or any(step.seat not in (seat, CHANCE) for step in self.match.log[since:])

    def _tell_news(self, seat: int) -> None:
        self._print_log(seat, self.told[seat])
        self.told[seat] = len(self.match.log)

    def _board(self, seat: int) -> str:
        return str(self.match.view(seat).text(self.sheet.lang))

    def _options(self) -> list[Option]:
        return in_order(self.match.options(), self._aim)

    def _aim(self, action: int) -> Aim:
        return self.match.game.aim(self.match.state, action)

    def _list_options(self) -> None:
        listed = [
            ListedOption(number, option, self.words.say(option.label), self.advice.hope(option.action))
            for number, option in enumerate(self._options(), start=1)
        ]
        print_options(listed, self._aim, self.console)

    def _ask(self, seat: int) -> None:
        """Read keys until one of them is a move."""
        keys = self._keys()
        while True:
            self.console.print(f"{self.sheet.say('prompt')} > ", end="", style="bold", markup=False)
            key, _, rest = self._line().partition(" ")
            if key in keys:
                if keys[key](seat, rest.strip()):
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
        options = self._options()
        number, move = typed_number(text, len(options)), text
        if number is not None:
            move = options[number - 1].move
        elif not self._is_known(text):
            self.sheet.print("not-understood", text=text, last=len(options))
            return False
        try:
            self.match.play(move, seat=seat)
        except IllegalAction as refusal:
            self.sheet.write(self.words.say(refusal.phrase))
            return False
        return True

    def _is_known(self, text: str) -> bool:
        """Ask whether the text is a move of the game at all; an illegal one is answered with its rule."""
        game = self.match.game
        return any(game.spell(self.match.state, action) == text for action in range(game.actions))

    def _help(self, seat: int, rest: str) -> bool:
        """Say how the game is played, with the numbers of this match, and what the keys do."""
        chapters = self.match.game.explain(self.match.state)
        if chapters:
            print_chapters(chapters, self.words, self.console)
        else:
            self.rules.chapter("1")
        self.sheet.print("help", example=self._options()[0].move)
        return False

    def _odds(self, seat: int, rest: str) -> bool:
        if not self.advice.print_odds(self._options()):
            self.sheet.print("no-odds")
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        self.sheet.print("thinking")
        self.advice.print_hints(seat)
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        try:
            self.match.undo(seat)
        except IllegalAction as refusal:
            self.sheet.write(self.words.say(refusal.phrase))
            return False
        self.told[seat] = min(self.told[seat], len(self.match.log))
        self.sheet.print("undone")
        return True

    def _board_again(self, seat: int, rest: str) -> bool:
        self.boards[seat].draw(self._board(seat), self.sheet.say("your-turn", who=_seat(seat)))
        self._list_options()
        return False

    def _log(self, seat: int, rest: str) -> bool:
        self._print_log(seat, since=0)
        if not self.match.log:
            self.sheet.print("nothing-happened")
        return False

    def _print_log(self, seat: int, since: int) -> None:
        """Say what happened; the same line several times in a row is said once."""
        told = "\n".join(map(self.words.say, self.match.tell(seat, since)))
        lines = told.splitlines()
        for line, same in groupby(lines):
            times = len(list(same))
            said = line if times == 1 else self.sheet.say("repeated", line=line, times=times)
            self.console.print(Padding(said, (0, 0, 0, 2), expand=False), style="dim", markup=False)

    def _rules(self, seat: int, rest: str) -> bool:
        """List the chapters, or print one of them, a rule, or those with a word."""
        if not rest:
            self.rules.contents()
        elif not (self.rules.chapter(rest) if rest.isdecimal() else self.rules.about(rest)):
            self.sheet.print("no-rule")
        return False

    def _save_as(self, seat: int, rest: str) -> bool:
        self._save(Path(rest or f"{self.match.game.name}.replay"))
        return False

    def _save(self, file: Path) -> None:
        try:
            write_whole(file, str(self.match))
        except OSError as why:
            self.sheet.print("not-saved", why=str(why))
        else:
            self.sheet.print("saved", file=str(file))

    def _leave(self, seat: int, rest: str) -> bool:
        raise Left

    def _conclude(self) -> None:
        """Show the last news, the final board and the result, as the person's own where there is only one."""
        outcome = self.match.outcome()
        assert outcome is not None
        seat = self.people[0]
        self._tell_news(seat)
        self.boards[seat].draw(self._board(seat), self.sheet.say("final-board"))
        reason = self.words.say(outcome.reason)
        if self.bots:
            how = "lost" if outcome.places[seat] > 1 else "drew" if outcome.winner is None else "won"
            others = outcome.points[:seat] + outcome.points[seat + 1 :]
            self.sheet.print(f"you-{how}", score=_score((outcome.points[seat], *others)), reason=reason)
        elif outcome.winner is None:
            self.sheet.print("draw", score=_score(outcome.points), reason=reason)
        else:
            self.sheet.print("win", who=_seat(outcome.winner), score=_score(outcome.points), reason=reason)
        self._print_ranking(outcome)
        self.sheet.print("seed", seed=(self.match.seed or b"").hex())

    def _print_ranking(self, outcome: Outcome) -> None:
        """List more than two seats in the order of their places."""
        if len(outcome.places) > PAIR:
            for seat in sorted(range(len(outcome.places)), key=outcome.places.__getitem__):
                place, points = outcome.places[seat], outcome.points[seat]
                self.sheet.print("ranked", place=place, who=_seat(seat), points=points)

    def _line(self) -> str:
        return typed_line(self.console)


def typed_line(console: Console) -> str:
    """Read a line; the end of the input is a way to leave. What nobody typed is shown."""
    line = sys.stdin.readline()
    if not line:
        raise Left
    if not sys.stdin.isatty():
        console.print(line.strip(), markup=False)
    return line.strip()


def _seat(seat: int) -> Phrase:
    return phrase(f"seat-{seat}")


def _score(points: tuple[int, ...]) -> str:
    return " : ".join(map(str, points))
