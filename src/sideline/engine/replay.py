"""The text of a match: a head that says which game was played how, and every action in words.

sideline replay 2
game jukem
rules 1
set pack=winter@e2e1...       (only where it was played with other cards than those of the box)
set periods=4                 (every rule option, and the numbers of the book that were changed)
book 6d5c...                  (the digest of the book as it was printed)
seed 6f0c...                  (only once the match is over)

chance: away deals
home: 2P; ...

ended claim home              (only where the rules did not end it: claimed by a seat, or flag and whose fell)
outcome home 33 31
digest 0a1b...
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import groupby

import msgspec

from sideline.engine.errors import BadReplay
from sideline.engine.steps import Outcome

FORMAT = "sideline replay 2"
FIRST_FORMAT = "sideline replay 1"
"""It has only those options that were not as printed, and no digest of the book."""
CLAIM, FLAG = EARLY = ("claim", "flag")
LONGEST_TEXT = 4_000_000
MOST_DIGITS = 9


class Moves(msgspec.Struct, frozen=True):
    """What one seat did in a row, in the notation of the game."""

    who: str
    moves: tuple[str, ...]


class Replay(msgspec.Struct, frozen=True):
    """A match as text sees it."""

    game: str
    rules_version: int
    settings: tuple[tuple[str, str], ...]
    seed: str | None
    moves: tuple[Moves, ...]
    outcome: str | None
    book: str | None = None
    ended: str | None = None


def spell_outcome(outcome: Outcome, seats: Sequence[str]) -> str:
    """Write who won, and the score."""
    return _result(None if outcome.winner is None else seats[outcome.winner], outcome.points)


def early_outcome(ended: str, seats: Sequence[str], points: Sequence[int]) -> str:
    """Write who won a match that was claimed by a seat, or lost by one whose time ran out."""
    kind, _, seat = ended.partition(" ")
    if kind not in EARLY or seat not in seats:
        raise BadReplay.of("replay-strange-end", ended=ended)
    others = [other for other in seats if other != seat]
    return _result(seat if kind == CLAIM else others[0] if len(others) == 1 else None, points)


def _result(winner: str | None, points: Sequence[int]) -> str:
    return " ".join(["draw" if winner is None else winner, *map(str, points)])


def write(replay: Replay) -> str:
    """Write a replay, sealed with a digest of its text."""
    text = "\n".join([*_head(replay), "", *_body(replay), "", *_tail(replay)])
    return f"{text}digest {digest(text)}\n"


def _head(replay: Replay) -> list[str]:
    seed = [] if replay.seed is None else [f"seed {replay.seed}"]
    settings = [f"set {path}={value}" for path, value in replay.settings]
    book = [] if replay.book is None else [f"book {replay.book}"]
    return [FORMAT, f"game {replay.game}", f"rules {replay.rules_version}", *settings, *book, *seed]


def _body(replay: Replay) -> list[str]:
    return [f"{turn.who}: {'; '.join(turn.moves)}" for turn in replay.moves]


def _tail(replay: Replay) -> list[str]:
    ended = [] if replay.ended is None else [f"ended {replay.ended}"]
    return [""] if replay.outcome is None else [*ended, f"outcome {replay.outcome}", ""]


def digest(text: str) -> str:
    """Return the seal of a text."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def in_turns(steps: Iterable[tuple[str, str]]) -> tuple[Moves, ...]:
    """Gather the moves that one seat made in a row."""
    return tuple(
        Moves(who, tuple(move for _, move in turn)) for who, turn in groupby(steps, key=lambda step: step[0])
    )


def parse(text: str) -> Replay:
    """Read a replay, or refuse it with a sentence."""
    if len(text) > LONGEST_TEXT:
        raise BadReplay.of("replay-too-long")
    lines = _opened(text.replace("\r\n", "\n"))
    head = _fields(lines)
    moves = tuple(_turn(line) for line in lines if ": " in line)
    known = {"game", "rules", "set", "book", "seed", "ended", "outcome"}
    for word in head:
        if word not in known:
            raise BadReplay.of("replay-strange-line", word=word)
    return Replay(
        game=_only(head, "game"),
        rules_version=_version(_only(head, "rules")),
        settings=tuple(_assignment(value) for value in head.get("set", [])),
        seed=_at_most_one(head, "seed"),
        moves=moves,
        outcome=_at_most_one(head, "outcome"),
        book=_at_most_one(head, "book"),
        ended=_at_most_one(head, "ended"),
    )


def _opened(text: str) -> list[str]:
    """Break the seal: check format and digest, and return the lines between."""
    if not text.startswith((FORMAT + "\n", FIRST_FORMAT + "\n")):
        raise BadReplay.of("replay-none", line=FORMAT)
    body, found, seal = text.rpartition("digest ")
    if not found or not body.endswith("\n"):
        raise BadReplay.of("replay-cut-off")
    if seal.strip() != digest(body):
        raise BadReplay.of("replay-changed")
    return [line for line in body.splitlines()[1:] if line.strip()]


def _fields(lines: list[str]) -> dict[str, list[str]]:
    """Gather the lines of head and tail by their first word."""
    found: dict[str, list[str]] = {}
    for line in lines:
        if ": " not in line:
            word, _, rest = line.partition(" ")
            found.setdefault(word, []).append(rest)
    return found


def _turn(line: str) -> Moves:
    who, _, moves = line.partition(": ")
    return Moves(who, tuple(moves.split("; ")))


def _only(head: dict[str, list[str]], word: str) -> str:
    value = _at_most_one(head, word)
    if value is None:
        raise BadReplay.of("replay-no-line", word=word)
    return value


def _at_most_one(head: dict[str, list[str]], word: str) -> str | None:
    values = head.get(word, [])
    if len(values) > 1:
        raise BadReplay.of("replay-line-twice", word=word)
    return values[0] if values else None


def _version(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise BadReplay.of("replay-bad-version", text=text[:40])
    return int(text)


def read_seed(text: str, size: int) -> bytes:
    """Read a seed of so many bytes."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadReplay.of("replay-seed-not-hex") from None
    if len(seed) != size:
        raise BadReplay.of("replay-seed-size", size=size)
    return seed


def _assignment(text: str) -> tuple[str, str]:
    path, _, value = text.partition("=")
    return path, value
