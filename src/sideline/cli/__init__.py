"""The command line: `sideline <command>`."""

import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import version

from cyclopts import App, CycloptsError

from sideline.cli.breaking import keep_hard_spaces
from sideline.cli.mistyped import mistyped
from sideline.engine.errors import SidelineError
from sideline.engine.words import LANGUAGES, words_of

BAD_INPUT = 2
LANG = re.compile(r"--lang[= ](\w+)")

app = App(
    name="sideline",
    help="Five tabletop sports games: play them, simulate them, build bots for them.",
    version=version("sideline"),
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app.command("sideline.cli.serving:play", help="Play in the browser: choose a game, a bot or a friend.")
app.command("sideline.cli.hosting:serve", help="Serve tables to other people, with settings from a file.")
app.command("sideline.cli.hosting:backup", help="Copy everything kept into a file, even while people play.")
app.command("sideline.cli.hosting:restore", help="Put a copy back in place of what is kept.")
tables = App(name="tables", help="Look after the tables kept: list, export, delete.")
tables.command("sideline.cli.keeping:list_tables", name="list", help="List the tables kept.")
tables.command("sideline.cli.keeping:export", help="Write one match as text.")
tables.command("sideline.cli.keeping:delete", help="Delete tables, or everything of one person.")
app.command(tables)
lesson = App(name="lesson", help="Write a guided first match: check, seek, record.")
lesson.command("sideline.cli.lessons:check", help="Play a lesson through and name what is wrong with it.")
lesson.command("sideline.cli.lessons:seek", help="Find luck under which a lesson can be played as written.")
lesson.command("sideline.cli.lessons:record", help="Write a replay as the beginning of a lesson.")
app.command(lesson)
pack = App(name="pack", help="Play with other cards: check packs of them, make one from statistics.")
pack.command("sideline.cli.packs:check", help="Name everything that is wrong with packs.")
pack.command("sideline.cli.packs:from_stats", help="Rate athletes from a table of box scores.")
app.command(pack)
app.command("sideline.cli.terminal:play", name="terminal", help="Choose a game and play it in the terminal.")
app.command("sideline.cli.terminal:tty", help="Play one game in the terminal.")
app.command("sideline.cli.library:games", help="List the games.")
app.command("sideline.cli.library:rules", help="Read the rules of a game, one rule, or those with a word.")
app.command("sideline.cli.library:settings", help="List what may be changed about a game, and its variants.")
app.command("sideline.cli.library:cards", help="List the cards of a game.")
app.command("sideline.cli.laboratory:simulate", help="Let bots play many matches and show what comes out.")
app.command(
    "sideline.cli.laboratory:duel", help="Let bots of any kind, other programs too, play a few matches."
)
app.command("sideline.cli.series:campaign", help="Let a bot play a campaign: until the first match lost.")
app.command("sideline.cli.series:tournament", help="Let bots play a tournament: who loses is out.")
app.command("sideline.cli.ladders:ladder", help="Measure how strong the levels of a game's bots are.")
app.command(
    "sideline.cli.laboratory:bench", help="Measure how fast a game runs, or how many people a server bears."
)
app.command("sideline.cli.laboratory:warm", help="Compile every game once, so that nothing waits later.")
app.command(
    "sideline.cli.checking:check", help="Replay every match kept, before an upgrade: which would freeze?"
)
app.command("sideline.cli.replays:replay", help="Read a replay aloud, or verify it.")
app.command(
    "sideline.cli.replays:review", help="Review a finished match: luck, skill and the decisions that lost."
)


def told(mistake: Exception, lang: str) -> str:
    """Say what went wrong, in the language asked for where there are words for it."""
    if isinstance(mistake, SidelineError):
        return mistake.told(lang)
    why = mistyped(mistake) if isinstance(mistake, CycloptsError) else None
    return words_of(__name__, lang).say(why) if why is not None else " ".join(str(mistake).split())


def asked_language(tokens: Sequence[str] | None) -> str:
    """Find the language in what was typed: English, unless another one was asked for."""
    typed = " ".join(sys.argv[1:] if tokens is None else tokens)
    found = LANG.search(typed)
    return found[1] if found and found[1] in LANGUAGES else "en"


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command; what a person got wrong is answered in one sentence, with exit code 2."""
    keep_hard_spaces()
    try:
        code = app(tokens)
        sys.stdout.flush()
    except (SidelineError, CycloptsError, OSError) as mistake:
        print(told(mistake, asked_language(tokens)), file=sys.stderr)
        give_up_printing()
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def give_up_printing() -> None:
    """Forget what cannot be printed: else Python would try once more at the end, and complain of it."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
