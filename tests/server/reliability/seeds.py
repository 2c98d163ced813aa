"""R8: a seed is not to be found in anything before its match is over, verifies after, and draws evenly.

    PYTHONPATH=tests python -m server.reliability.seeds --matches 1000 --draws 1000000

Whole matches are played at tables of a server; every frame told to a seat or to a spectator and every line
the server logs is searched for the seed in all the ways it may be written, whole or in part.
"""

import asyncio
import logging
import random
import tempfile
import time
from base64 import b64encode, urlsafe_b64encode
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes
from typing import Any

import msgspec
from server.clients import SHORT
from server.reliability.runs import Piece, command, in_parallel, show

from sideline.engine import registry
from sideline.engine.chance import keyed_draw, tickets
from sideline.engine.game import CHANCE
from sideline.engine.match import SEED_BYTES
from sideline.engine.verbs import outcomes, weight
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.lobby.verify import verdict
from sideline.server.logs import Lines
from sideline.server.protocol.messages import Act, NewTable, SeatWish
from sideline.server.store import open_store
from sideline.server.table.answers import answer
from sideline.server.table.seen import Eye
from sideline.server.table.table import Table
from sideline.testing.walks import walk

PART = 8
SIGMAS = 5.0


class Found(AssertionError):
    """A seed was where it must not be, or does not do what it was promised to."""


class Listener:
    """A page that remembers everything it was told."""

    def __init__(self) -> None:
        self.eye, self.token = Eye(), None
        self.heard: list[str] = []

    def tell(self, frame: str) -> None:
        self.heard.append(frame)

    def close(self, code: int) -> None:
        """Go."""


class Journalist(logging.Handler):
    """Keeps every line that the server logs, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(Lines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def spellings(seed: bytes) -> set[str]:
    """All the ways a seed, or eight bytes of it, may be written."""
    parts = [seed[start : start + PART] for start in range(SEED_BYTES - PART + 1)]
    written = {piece.hex() for piece in parts} | {piece.hex().upper() for piece in parts}
    for skipped in range(3):
        inner = seed[skipped : skipped + 27]
        written |= {b64encode(inner).decode(), urlsafe_b64encode(inner).decode()}
    written |= {str(int.from_bytes(seed, order)) for order in ("big", "little")}
    written |= {",".join(map(str, seed[:PART])), ", ".join(map(str, seed[:PART])), repr(seed)[2:20]}
    written |= {seed[:PART].decode("latin-1")}
    return written | {msgspec.json.encode(way).decode()[1:-1] for way in written}


def search(seed: bytes, texts: list[str]) -> None:
    """Look for a seed in what was told and logged."""
    whole = "\n".join(texts)
    for written in spellings(seed):
        if written in whole:
            raise Found(f"the seed is told before the end: {written[:12]}...")


async def play_match(house: Server, game: str, luck: random.Random, journalist: Journalist) -> int:
    """Play a match at a table to its end; look for its seed until then, and verify it after."""
    seats = registry.load(game).seats
    wishes = (SeatWish("me"), *[SeatWish("open")] * (seats - 1))
    table, token = await house.lobby.create(NewTable(game, wishes, settings=SHORT[game]))
    tokens = [token, *[(await table.sit("", None))[1] for _ in range(seats - 1)], None]
    pages = [Listener() for _ in tokens]
    for page, own in zip(pages, tokens, strict=True):
        table.arrive(page, own, Eye(), None)
    commitment = table.show("en").commitment
    told: list[str] = []
    while not table.course.is_over:
        told = [frame for page in pages for frame in page.heard]
        version, asked = table.course.version, pages[table.course.to_act]
        action = luck.choice(table.course.match.legal())
        await answer(table, asked, Act(f"a{version}", version, action))
    told += [msgspec.json.encode(table.show("fr")).decode(), *journalist.lines]
    search(table.row.seed, told)
    await check_reveal(table, commitment, pages)
    return len(told)


async def check_reveal(table: Table, commitment: str, pages: list[Listener]) -> None:
    """After the end everybody is told the seed; its hash is the commitment, and it draws the whole match."""
    seed = table.row.seed
    if blake2b(seed, digest_size=32).hexdigest() != commitment:
        raise Found("the commitment is not that of the seed")
    if not all(f'"seed":"{seed.hex()}"' in page.heard[-1] for page in pages):
        raise Found("the seed is not told at the end")
    if not verdict(table.row, commitment, await table.house.store.log(table.id)).holds:
        raise Found("the match is not what its seed draws")


async def play_matches(piece: Piece) -> int:
    """Play so many matches of a game; return how many frames and lines were searched."""
    journalist, luck = Journalist(), random.Random(f"{piece.game} {piece.seed}")
    logger = logging.getLogger("sideline")
    logger.addHandler(journalist)
    level, _ = logger.level, logger.setLevel(logging.DEBUG)
    try:
        with tempfile.TemporaryDirectory() as folder:
            house = Server(open_store(str(Path(folder) / "tables.db")), Settings(warm=False, bot_workers=0))
            async with house.running():
                return sum(
                    [await play_match(house, piece.game, luck, journalist) for _ in range(piece.count)]
                )
    finally:
        logger.removeHandler(journalist)
        logger.setLevel(level)


def play_piece(piece: Piece) -> int:
    return asyncio.run(play_matches(piece))


# Even draws

Draw = Callable[[Any, bytes, str], int]


def deviation(game: str, draws: int, draw: Draw = keyed_draw) -> float:
    """Draw a first event by many seeds, and many events by one seed; say by how many sigmas it is uneven."""
    s = first_event(game)
    event = registry.load(game).event(s)
    luck = random.Random(game)
    by_seed = Counter(draw(s, luck.randbytes(SEED_BYTES), event) for _ in range(draws // 2))
    secret = luck.randbytes(SEED_BYTES)
    by_event = Counter(draw(s, secret, f"{event} {number}") for number in range(draws // 2))
    return max(abs(sigmas(s, counted)) for counted in (by_seed, by_event))


def first_event(game: str) -> Any:
    """The first state of a match in which chance is to draw."""
    walked = walk(registry.load(game), seed=1)
    return next(step.s for step in walked.steps if step.seat == CHANCE)


def sigmas(s: Any, counted: Counter[int]) -> float:
    """Turn chi-square into a normal deviate (Wilson and Hilferty)."""
    draws, total = counted.total(), int(tickets(s))
    shares = weights(s)
    chi = sum(
        (counted[which] - draws * share / total) ** 2 / (draws * share / total) for which, share in shares
    )
    freedom = max(1, len(shares) - 1)
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def weights(s: Any) -> list[tuple[int, int]]:
    every = [(which, int(weight(s, which))) for which in range(outcomes(s))]
    return [(which, share) for which, share in every if share > 0]


def guesses_that_hit(count: int) -> int:
    """Guess the seed of a match begun now, from clocks and small numbers."""
    commitment = blake2b(token_bytes(SEED_BYTES), digest_size=32).digest()
    now = time.time_ns()
    tries = (random.Random(now // 1000 - number).randbytes(SEED_BYTES) for number in range(count))
    return sum(blake2b(guess, digest_size=32).digest() == commitment for guess in tries)


def main() -> None:
    """Run the full form and print what came out; a seed that is found ends it with its traceback."""
    asked = command(__doc__, matches=1000, draws=1_000_000, guesses=1_000_000)
    began = time.monotonic()
    share = max(1, asked.matches // len(asked.games))
    parts = [Piece(game, seed, min(10, share)) for game in asked.games for seed in range(max(1, share // 10))]
    searched = sum(in_parallel(play_piece, parts, asked.jobs))
    uneven = {game: round(deviation(game, asked.draws), 2) for game in asked.games}
    if max(uneven.values()) > SIGMAS:
        raise Found(f"draws are uneven: {uneven}")
    hits = guesses_that_hit(asked.guesses)
    matches = sum(part.count for part in parts)
    show("R8", began, matches=matches, verified=matches, searched=searched, found=0, sigmas=uneven, hits=hits)


if __name__ == "__main__":
    main()
