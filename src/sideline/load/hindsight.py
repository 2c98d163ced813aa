"""Somebody who has finished matches reviewed, one after the other, while a crowd plays on."""

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Final

import msgspec

from sideline.engine import registry
from sideline.engine.match import SEED_BYTES, Match
from sideline.load.crowd import PATIENCE, post

LOOK_AGAIN: Final = 0.2
AHEAD: Final = 2
"""So many are asked for at a time, so that the next begins as soon as one is done."""


class HeardReview(msgspec.Struct):
    """As much of the state of a review as is needed."""

    review: msgspec.Raw


class Reviewer(threading.Thread):
    """Brings matches along and has them reviewed; `done` counts those that were."""

    def __init__(self, port: int, game: str) -> None:
        super().__init__(name="sideline-reviewer", daemon=True)
        self._port, self._game, self._end = port, game, threading.Event()
        self.first, self.done = threading.Event(), 0

    def run(self) -> None:
        """Go on until told to end."""
        waiting: list[str] = []
        for text in finished(self._game):
            waiting.append(self._begun(text))
            while len(waiting) >= AHEAD:
                if self._end.wait(LOOK_AGAIN):
                    return
                if self._is_there(waiting[0]):
                    waiting.pop(0)
                    self.done += 1
                    self.first.set()

    def stop(self) -> None:
        """Ask for nothing more."""
        self._end.set()
        self.join()

    def _begun(self, text: str) -> str:
        http = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        try:
            kept, _ = post(http, "/api/replays", {"text": text})
            path = f"/api/tables/{kept['table']}/review"
            post(http, f"{path}/begin", {})
        finally:
            http.close()
        return path

    def _is_there(self, path: str) -> bool:
        http = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        try:
            http.request("GET", path)
            found = msgspec.json.decode(http.getresponse().read(), type=HeardReview)
        finally:
            http.close()
        return bytes(found.review) != b"null"


@contextmanager
def reviewing(port: int, game: str) -> Iterator[Reviewer]:
    """Have matches reviewed all the while; the first one is waited for, since it may have to be compiled."""
    reviewer = Reviewer(port, game)
    reviewer.start()
    reviewer.first.wait()
    try:
        yield reviewer
    finally:
        reviewer.stop()


def finished(game: str) -> Iterator[str]:
    """Play matches to their end, one after the other."""
    luck, known = random.Random(game), registry.load(game)
    while True:
        match = Match(known, seed=luck.randbytes(SEED_BYTES))
        while not match.is_over:
            match.play(luck.choice(match.legal()))
        yield str(match)
