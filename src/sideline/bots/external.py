"""Bots in any language: a program that is told of a match in lines of JSON and answers with lines.

What the lines say is in `protocol.py`. Whoever answers late, illegally or not at all forfeits the match:
`Forfeit` says why, and the program is started anew for the next one.
"""

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from types import TracebackType
from typing import Self

import msgspec

from sideline.bots.forfeit import Forfeit
from sideline.bots.protocol import (
    Happened,
    ProgramAnswer,
    ProgramEnd,
    ProgramQuestion,
    ProgramStart,
    end_of,
    happened_since,
    question_of,
    start_of,
)
from sideline.engine.layout import States
from sideline.engine.match import Match
from sideline.engine.rng import Rng
from sideline.engine.words import Phrase, phrase

LONGEST_ANSWER = 10_000
PARTING = 1.0


class External:
    """A program that plays; it is started once, and anew after a fault."""

    policy = None

    def __init__(self, command: Sequence[str], seconds: float = 5.0) -> None:
        self.name = " ".join(command)
        self.seconds = seconds
        self.remarks: dict[Phrase, int] = {}
        self._numbers = count(1)
        self._start: ProgramStart | None = None
        self._match: Match | None = None
        self._told = 0
        self._news: tuple[Happened, ...] = ()
        self._command = command
        self._running: _Running | None = None
        self._launch()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let the program hear the end and leave by itself, within the time of one answer."""
        if self._running is not None:
            self._running.part(self.seconds)
        self._stop()

    def begin(self, match: Match, seat: int, name: str = "1") -> None:
        """Tell the program that a match begins, and start it again if it had to be stopped."""
        self._match, self._told, self._news = match, 0, ()
        self._start = start_of(match, seat, name, self.seconds)
        if self._running is None:
            self._launch()
        else:
            self._running.send(self._start)

    def attend(self, match: Match, seat: int) -> None:
        """Note what happened since the last question."""
        if match is not self._match:
            self.begin(match, seat)
        self._news = happened_since(match, seat, self._told)
        self._told = len(match.log)

    def end(self, match: Match, seat: int, *, places: Sequence[int], forfeit: str | None = None) -> None:
        """Tell the program how the match ended, if it is still there to hear it."""
        if self._running is not None and self._start is not None:
            name = self._start.start
            self._running.send(end_of(match, seat, name, self._told, places=places, forfeit=forfeit))
        self._match = self._start = None

    def choose(self, seen: States, rng: Rng) -> int:
        """Ask the program for the seat to act."""
        number = next(self._numbers)
        match = None if self._start is None else self._start.start
        question = question_of(seen, number, match, self._news)
        running = self._running or self._launch()
        try:
            running.send(question)
            answer = self._answer(running, number)
            if answer.action not in [option.action for option in question.options]:
                raise self._forfeit("program-no-option", action=str(answer.action))
        except Forfeit:
            self._stop()
            raise
        return answer.action

    def _launch(self) -> "_Running":
        """Start the program, and tell it of the match that is on."""
        try:
            self._running = _Running(self._command)
        except OSError as why:
            raise self._forfeit("program-not-started", why=str(why.strerror)) from None
        if self._start is not None:
            self._running.send(self._start)
        return self._running

    def _stop(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None

    def _answer(self, running: "_Running", number: int) -> ProgramAnswer:
        """Wait for the answer to a question; what belongs to an older one is discarded."""
        deadline = monotonic() + self.seconds
        while True:
            try:
                line = running.lines.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                raise self._forfeit("program-late", seconds=self.seconds) from None
            if not line:
                farewell, code = running.farewell()
                raise self._forfeit(farewell, code=str(code))
            answer = self._read(line, number)
            if answer is not None:
                return answer

    def _read(self, line: bytes, number: int) -> ProgramAnswer | None:
        """Read a line as the answer to a question, or say what is wrong with it."""
        if len(line) > LONGEST_ANSWER:
            raise self._forfeit("program-long-line", bytes=str(LONGEST_ANSWER))
        try:
            text = line.decode()
        except UnicodeDecodeError:
            raise self._forfeit("program-no-text") from None
        if not text.strip():
            self._remark("program-blank-line")
            return None
        answer = self._decoded(text)
        if answer.decide < number:
            self._remark("program-old-answer")
            return None
        if answer.decide > number:
            raise self._forfeit("program-early-answer", answered=str(answer.decide), asked=str(number))
        return answer

    def _decoded(self, text: str) -> ProgramAnswer:
        try:
            return msgspec.json.decode(text, type=ProgramAnswer)
        except msgspec.ValidationError as why:
            if "unknown field" in str(why):
                raise self._forfeit("program-strange-field", field=_quoted(why)) from None
            raise self._forfeit("program-wrong-form", why=str(why)) from None
        except msgspec.DecodeError as why:
            raise self._forfeit("program-no-json", why=str(why)) from None

    def _remark(self, what: str) -> None:
        """Keep a sentence about something that was put up with, and how often it happened."""
        sentence = phrase(what, program=self.name)
        self.remarks[sentence] = self.remarks.get(sentence, 0) + 1

    def _forfeit(self, what: str, **args: str | float) -> Forfeit:
        return Forfeit.of(what, program=self.name, **args)


class _Running:
    """A program while it runs: lines go to it and come from it without anybody having to wait."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines: Queue[bytes] = Queue()
        self._letters: Queue[bytes | None] = Queue()
        Thread(target=self._listen, daemon=True).start()
        Thread(target=self._speak, daemon=True).start()

    def send(self, message: ProgramStart | ProgramQuestion | ProgramEnd) -> None:
        """Send a line."""
        self._letters.put(msgspec.json.encode(message) + b"\n")

    def farewell(self) -> tuple[str, int]:
        """Say how the program ended: by which message, and with which exit code or signal."""
        try:
            code = self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            return "program-closed", 0
        return ("program-ended", code) if code >= 0 else ("program-killed", -code)

    def part(self, seconds: float) -> None:
        """Close the program's input after the last line, and wait until it has ended or the time is over."""
        self._letters.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def stop(self) -> None:
        """End the program."""
        self._letters.put(None)
        self._process.kill()
        self._process.wait()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError, OSError), self._process.stdout as pipe:
            while line := pipe.readline(LONGEST_ANSWER + 1):
                self.lines.put(line)
        self.lines.put(b"")

    def _speak(self) -> None:
        assert self._process.stdin is not None
        with suppress(ValueError, OSError), self._process.stdin as pipe:
            while (letter := self._letters.get()) is not None:
                pipe.write(letter)
                pipe.flush()


def _quoted(why: Exception) -> str:
    """Return the name of the field in a message of the decoder."""
    return str(why).split("`")[1]
