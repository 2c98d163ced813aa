"""The review of a finished match as a page asks for it: kept, under way, or yet to be computed."""

import asyncio

from msgspec.structs import replace

from sideline.lab.figures.curve import sketched_curve
from sideline.server.protocol.hindsight import ReviewState
from sideline.server.protocol.speech import say
from sideline.server.table.reviewed import shown_carries, shown_review, shown_shots
from sideline.server.table.table import Table
from sideline.server.thinking.reviewing import Reviews
from sideline.server.thinking.worker import ReviewAnswer, ReviewQuestion


async def is_missing(reviews: Reviews, table: Table) -> bool:
    """Ask whether a match could be reviewed, and was not yet."""
    last = table.course.last
    if table.course.ending is not None or last is None:
        return False
    await reviews.recall(table.id, last.hash)
    return reviews.found(last.hash) is None


async def begin(reviews: Reviews, table: Table, seconds: float) -> None:
    """Have a match reviewed within so many seconds."""
    course = table.course
    assert course.last is not None
    question = ReviewQuestion(course.match.game.name, await asyncio.to_thread(course.text), seconds)
    reviews.begin(table.id, course.last.hash, question)


async def review_state(reviews: Reviews, table: Table, eyes: int, lang: str) -> ReviewState:
    """Say how a review stands, through a pair of eyes."""
    if table.course.ending is not None or table.course.last is None:
        return ReviewState(reason=say(lang, "review-early"))
    log = table.course.last.hash
    await reviews.recall(table.id, log)
    answer = reviews.found(log)
    return _under_way(reviews, table, log, lang) if answer is None else _told(answer, table, eyes, lang)


def _told(answer: ReviewAnswer, table: Table, eyes: int, lang: str) -> ReviewState:
    is_hidden = table.course.match.game.redeal is not None
    review = answer.reviews[lang]
    shown = shown_review(review, lang, eyes=eyes, is_hidden=is_hidden)
    maps = {"shots": shown_shots(answer.shots), "carries": shown_carries(answer.carries)}
    return ReviewState(1.0, replace(shown, **maps))


def _under_way(reviews: Reviews, table: Table, log: bytes, lang: str) -> ReviewState:
    job = reviews.under_way(log)
    if job is None:
        return ReviewState(reason=say(lang, "review-failed") if reviews.has_failed(log) else "")
    moves = len(table.course.match.log)
    return ReviewState(job.progress, sketch=sketched_curve(job.wins, moves, lang) if job.wins else None)
