"""Commands that read replays: replay, review."""

import os
from pathlib import Path

from rich.console import Console

from sideline.cli.arguments import Flag, Language, read_language, read_seed
from sideline.cli.files import check_place, read_text, write_whole
from sideline.cli.packs import Packs, card_for
from sideline.cli.progress import errors, progress_bar
from sideline.cli.review_text import print_review
from sideline.cli.sheet import Sheet, print_json
from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.match import Match
from sideline.engine.words import phrase
from sideline.lab import review as reviews
from sideline.lab.review import Review
from sideline.lab.review_page import page
from sideline.lab.review_words import Telling
from sideline.lab.simulation import BadPlan

MOST_SECONDS = 86_400
MOST_PLAYOUTS = 1_000_000
MOST_JOBS = 256


def replay(
    file: Path,
    *,
    verify: Flag = False,
    pack: Packs = None,
    lang: Language = "en",
) -> None:
    """Read a replay aloud, or verify it.

    :param file: The replay.
    :param verify: Only say whether every move, every draw and the outcome are right.
    """
    own = Sheet(lang)
    match = Match.read(read_text(file, own), card_for(pack, own))
    sheet = Sheet(lang, match.game.package, "sideline.server")
    if not verify:
        for line in match.tell(SPECTATOR):
            sheet.console.print(sheet.words.say(line), markup=False)
    draws = sum(step.seat == CHANCE for step in match.log)
    luck = sheet.say("luck-checked" if match.seed else "luck-unknown")
    sheet.print("verified", moves=len(match.log), draws=draws, luck=luck)
    _print_end(match, sheet)


def _print_end(match: Match, sheet: Sheet) -> None:
    """Say how a match ended, by its rules or before."""
    outcome, score = match.outcome(), " : ".join(map(str, match.points()))
    if outcome is not None:
        sheet.print("replay-over", score=score, reason=outcome.reason)
    elif match.ended:
        kind, _, seat = match.ended.partition(" ")
        who = phrase(f"seat-{match.game.seat_names.index(seat)}")
        sheet.print("replay-ended", score=score, how=phrase(f"ended-{kind}", who=who))


def review(
    file: Path,
    *,
    seconds: float = 30.0,
    playouts: int | None = None,
    html: Path | None = None,
    pack: Packs = None,
    json: Flag = False,
    seed: str = "1",
    jobs: int = os.cpu_count() or 1,
    lang: Language = "en",
) -> None:
    """Review a finished match: luck, skill and the decisions that lost.

    :param file: The replay of the match.
    :param seconds: About how long to compute.
    :param playouts: Playouts for a standing, instead of a time: then the same review comes out every time.
    :param html: Where to write the review as a page.
    :param json: Print one JSON object instead of text.
    :param seed: A whole number: the luck of the playouts.
    :param jobs: How many cores.
    """
    sheet = Sheet(lang)
    if not 1 <= seconds <= MOST_SECONDS or not 1 <= jobs <= MOST_JOBS:
        raise BadPlan(sheet.say("bad-review", seconds=MOST_SECONDS, cores=MOST_JOBS))
    if playouts is not None and not 1 <= playouts <= MOST_PLAYOUTS:
        raise BadPlan(sheet.say("bad-playouts", playouts=MOST_PLAYOUTS))
    check_place(html, sheet)
    language, luck = read_language(lang), read_seed(seed)
    match = Match.read(read_text(file, sheet), card_for(pack, sheet))
    plan = reviews.within(seconds, luck, jobs) if playouts is None else reviews.with_playouts(playouts, luck)
    found = _reviewed(match, plan, jobs, language)
    if html is not None:
        write_whole(html, page(found, language))
        errors.print(Telling(found, language).say("written", file=str(html)))
    if json:
        print_json(found)
    else:
        print_review(found, language, Console(highlight=False))


def _reviewed(match: Match, plan: reviews.Planning, jobs: int, lang: str) -> Review:
    """Review a match behind a bar that fills."""
    sheet = Sheet(lang)
    with progress_bar(None, sheet.say("bar-first-time", game=match.game.name)) as update:
        return reviews.review(
            match,
            plan,
            jobs=jobs,
            lang=lang,
            started=lambda total: update(total=total, description=sheet.say("bar-reviewing")),
            progress=lambda done: update(advance=done),
        )
