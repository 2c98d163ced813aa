"""A match: one contest, every action checked, with undo and a text form. The authority for all play."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from sideline.engine import advance, past, reading, replay
from sideline.engine.advance import Reached
from sideline.engine.chance import keyed_draw, keyed_number
from sideline.engine.errors import BadReplay, BadSeed, CannotUndo, IllegalAction
from sideline.engine.finality import finals
from sideline.engine.game import CHANCE, NOBODY, Game
from sideline.engine.hidden import as_seen_by
from sideline.engine.history import History
from sideline.engine.layout import States, duplicate
from sideline.engine.odds import Odds
from sideline.engine.replay import Replay
from sideline.engine.rng import Rng
from sideline.engine.settings import Value, Values
from sideline.engine.steps import Event, Open, Option, Outcome, Step, Taken, places_of
from sideline.engine.words import Phrase, phrase

SEED_BYTES = 32
CHANCE_NAME = "chance"


class Match:
    """One contest of a game.

    With a seed chance plays by itself, by keyed draws; without one it waits for its outcomes to be played.
    The version of the rules under which it was begun says what its record means; without one it is today's.
    """

    def __init__(
        self,
        game: Game,
        values: Values | None = None,
        *,
        seed: bytes | None = None,
        rules_version: int | None = None,
    ) -> None:
        if seed is not None and len(seed) != SEED_BYTES:
            raise BadSeed(f"The seed of a match has {SEED_BYTES} bytes, not {len(seed)}.")
        self.rules_version = game.rules_version if rules_version is None else rules_version
        values = past.settings_of(game, values or {}, self.rules_version)
        self.settings: dict[str, Value] = game.check(values)
        self.game = game = game.for_match(values)
        self.log: History[Step] = History()
        self.ended: str | None = None
        """How it ended before its rules ended it, such as "claim home", if it did."""
        self._seed = seed
        self._drew_first = 0
        self._past: History[States] = History()
        self._latest: tuple[Taken, ...] = ()  # the last action and what chance did since
        self._final: frozenset[int] | None
        self._points: tuple[int, ...] | None
        self._open: list[Open] | None
        dealt = game.new(1, self.settings)
        game.deal(dealt[0])
        self._stand_at(advance.found(game, dealt))
        self._let_chance_play()

    @property
    def state(self) -> Any:
        """The whole truth; what leaves the engine is a view."""
        return self._state

    @property
    def states(self) -> States:
        """The whole truth as an array of one, a copy."""
        return duplicate(self._states)

    @property
    def to_act(self) -> int:
        """The seat that decides, CHANCE, or NOBODY when the match is over."""
        return self._to_act

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.to_act == NOBODY

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, to be shown at the start; whoever learns the seed at the end can check it."""
        return None if self._seed is None else blake2b(self._seed, digest_size=32).hexdigest()

    @property
    def seed(self) -> bytes | None:
        """The seed, once the match is over, if it drew everything."""
        return self._seed if (self.is_over or self.ended) and not self._drew_first else None

    @property
    def trail(self) -> list[Any]:
        """Every state from the deal on; the last one is that of now."""
        return [*(states[0] for states in self._past), self._state]

    def legal(self) -> list[int]:
        """List the legal actions of whoever is to act."""
        return [*self._listed()]

    def options(self) -> list[Option]:
        """List the legal actions with their notation and their words."""
        s, label = self.state, self.game.label
        return [Option(action, self._spelling(action), label(s, action)) for action in self._listed()]

    def view(self, viewer: int) -> Any:
        """Build what a seat or a SPECTATOR may see."""
        return self.game.view(self.state, viewer)

    def odds(self, action: int) -> Odds | None:
        """Return what an action may lead to, where chance has a say in it."""
        return self.game.odds(self.state, action)

    def is_final(self, action: int) -> bool:
        """Ask whether an option reveals something, or chance, another seat or nobody goes on after it."""
        return action in self.finals()

    def finals(self) -> frozenset[int]:
        """Return the options that are final."""
        if self._final is None:
            self._final = finals(self.game, self._states, self._listed())
        return self._final

    def points(self) -> tuple[int, ...]:
        """Return the score."""
        if self._points is None:
            self._points = self._score(self._state)
        return self._points

    def _score(self, s: Any) -> tuple[int, ...]:
        return tuple(int(self.game.points(s, seat)) for seat in range(self.game.seats))

    def outcome(self) -> Outcome | None:
        """Say who won and how, once the match is over."""
        if not self.is_over:
            return None
        results = [self.game.result(self.state, seat) for seat in range(self.game.seats)]
        winner = results.index(1) if 1 in results else None
        return Outcome(winner, self.points(), self.game.ending(self.state), self.places())

    def places(self) -> tuple[int, ...]:
        """Return the place of every seat in a match that is over; seats may share one."""
        standing = self.game.standing or self.game.result
        return places_of([standing(self.state, seat) for seat in range(self.game.seats)])

    def tell(self, viewer: int, since: int = 0) -> list[Phrase]:
        """Say what happened from some step on, as one viewer may know it."""
        tell = self.game.tell
        return [tell(before, step.action, after, viewer) for before, step, after in self._path(since)]

    def happened(self, viewer: int, since: int = 0) -> list[Event]:
        """Return what happened from some step on, with what moved and the score, as one viewer may know."""
        tell, show, path = self.game.tell, self.game.show, self._path(since)
        return [
            Event(
                step.seat,
                verb,
                tell(before, step.action, after, viewer),
                show(before, step.action, after, viewer),
                points,
            )
            for (before, step, after), (verb, points) in zip(path, self._openly(path), strict=True)
        ]

    def _openly(self, path: Sequence[Taken]) -> list[Open]:
        """Return what everybody may know of some steps; of the latest it is kept."""
        if path is not self._latest:
            return [self._open_of(*taken) for taken in path]
        if self._open is None:
            self._open = [self._open_of(*taken) for taken in self._latest]
        return self._open

    def _open_of(self, before: Any, step: Step, after: Any) -> Open:
        points = self.points() if after is self._state else self._score(after)
        return self.game.aim(before, step.action).verb, points

    def _path(self, since: int) -> Sequence[Taken]:
        """Return the steps from some step on, with the states before and after each."""
        if since == len(self.log) - len(self._latest):
            return self._latest
        path = self.trail[since:]
        return [*zip(path, self.log[since:], path[1:], strict=False)]

    def as_seen_by(self, seat: int, rng: Rng) -> States:
        """Return a state that the seat cannot tell from the truth, for bots to think about."""
        return as_seen_by(self._states, seat, rng)

    def play(self, *moves: int | str, seat: int | None = None) -> None:
        """Put actions through, by number or in the notation; what is not an option is refused."""
        for move in moves:
            self._check_turn(seat)
            self._advance(self._checked(move))
            self._let_chance_play()

    def play_again(self, move: str | None, number: int, seat: int) -> None:
        """Put a recorded action through: its notation counts, and its number only where there is none."""
        self._check_turn(seat)
        self._advance(self._recorded(move, number))
        self._let_chance_play()

    def spell(self, action: int) -> str:
        """Return the notation of a legal action, or refuse it."""
        return self._spelling(self._checked(action))

    def undo(self, seat: int) -> None:
        """Take back a seat's last action, unless chance, a reveal or another seat stands in between."""
        obstacle = self._why_no_undo(seat)
        if obstacle is not None:
            raise CannotUndo(self._say(obstacle), obstacle)
        self.log.pop()
        self._latest = ()
        self._stand_at(advance.found(self.game, self._past.pop()))

    def can_undo(self, seat: int) -> bool:
        """Ask whether a seat may take back its last action."""
        return self._why_no_undo(seat) is None

    def fork(self) -> Match:
        """Return a match that stands where this one stands and goes its own way from here."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.log, other._past = self.log.fork(), self._past.fork()
        return other

    def resume(self, seed: bytes, *, drew_first: int) -> None:
        """Let chance play from here on by a seed; the first draw it is to answer for is that of this step."""
        self._seed, self._drew_first = seed, drew_first
        self._let_chance_play()

    def replay(self) -> Replay:
        """Return the match as text sees it."""
        return Replay(
            game=self.game.name,
            rules_version=self.rules_version,
            settings=tuple((path, str(value)) for path, value in self.record().items()),
            book=past.book_digest(self.game, self.rules_version),
            seed=None if self.seed is None else self.seed.hex(),
            moves=replay.in_turns(self._steps_in_words()),
            outcome=self.spell_outcome(),
            ended=self.ended,
        )

    def prove(self, seed: str) -> None:
        """Check that a seed, as a replay tells it, gives every draw, and have it from now on."""
        secret = replay.read_seed(seed, SEED_BYTES)
        event = self.game.event
        for number, (before, step) in enumerate(zip(self._past, self.log, strict=True), start=1):
            if step.seat == CHANCE and keyed_draw(before[0], secret, event(before[0])) != step.action:
                raise BadReplay.of("replay-other-draw", number=number)
        self._seed = secret

    def record(self) -> dict[str, Value]:
        """Return every rule option as it is, and the numbers of the book that are not as printed."""
        return past.recorded(self.game, self.settings, self.rules_version)

    def __str__(self) -> str:
        return replay.write(self.replay())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]

    def _identity(self) -> tuple[object, ...]:
        return self.game.name, self.settings, self.log, self.seed, self._states.tobytes()

    @staticmethod
    def read(text: str, game: Game | None = None) -> Match:
        """Play a replay again and verify every word of it, or refuse it with a sentence."""
        return reading.played_again(replay.parse(text), game, Match)

    def _advance(self, action: int) -> None:
        """Let an action happen on a copy, and keep the state before it for undo."""
        reached = advance.after(self.game, self._states, action)
        before, step = self._state, Step(self.to_act, action)
        self._past.append(self._states)
        self.log.append(step)
        self._stand_at(reached)
        earlier = self._latest if step.seat == CHANCE else ()
        self._latest = (*earlier, (before, step, self._state))

    def _stand_at(self, reached: Reached) -> None:
        """Come to a state."""
        self._states, self._to_act, self._legal = reached
        self._state = self._states[0]
        self._final = self._points = self._open = None
        self._spelt: dict[int, str] = {}

    def _listed(self) -> list[int]:
        """List the legal actions once for every state."""
        if self._legal is None:
            self._legal = advance.options(self.game, self._state, self._to_act)
        return self._legal

    def _spelling(self, action: int) -> str:
        """Spell an action once for every state; forks that stand there share it."""
        if action not in self._spelt:
            self._spelt[action] = self.game.spell(self.state, action)
        return self._spelt[action]

    def _let_chance_play(self) -> None:
        """Draw by the seed until a seat has to decide."""
        while self._seed is not None and self.to_act == CHANCE:
            number = keyed_number(self._seed, self.game.event(self.state))
            self._advance(advance.drawn(self.game, self._states, number))

    def _check_turn(self, seat: int | None) -> None:
        if self.is_over:
            raise self._refusal(phrase("match-over"))
        if seat is not None and seat != CHANCE and not 0 <= seat < self.game.seats:
            raise self._refusal(phrase("unknown-seat", seat=seat))
        if seat is not None and seat != self.to_act:
            who, other = _named(seat), _named(self.to_act)
            raise self._refusal(phrase("not-your-turn", who=who, other=other))

    def _checked(self, move: int | str) -> int:
        """Return the number of a legal move, or refuse it and say which rule forbids it."""
        action = self._number(move) if isinstance(move, str) else int(move)
        if action in self._listed():
            return action
        raise self._refusal(self._why_not(action))

    def _recorded(self, move: str | None, number: int) -> int:
        """Find a recorded action, where it was written down first."""
        if move is None:
            return self._checked(past.action_of(self.game, number, self.rules_version))
        if number in self._listed() and self._spelling(number) == move:
            return number
        return self._checked(move)

    def _number(self, move: str) -> int:
        """Find a move by its notation, among the options first."""
        candidates: list[int] = [*self.legal(), *range(self.game.actions)]
        for action in candidates:
            if self.game.spell(self.state, action) == move:
                return action
        if move in self.game.aliases:
            return self._number(self.game.aliases[move])
        raise self._refusal(phrase("unknown-move", move=move))

    def _why_not(self, action: int) -> Phrase:
        if not 0 <= action < self.game.actions:
            return phrase("unknown-action", action=action)
        if self.to_act == CHANCE:
            return phrase("impossible-outcome", action=action)
        return self.game.why_not(self.state, action)

    def _why_no_undo(self, seat: int) -> Phrase | None:
        if not self.log:
            return phrase("no-undo-nothing")
        if self.is_over:
            return phrase("match-over")
        last, action = self.log[-1]
        if last == CHANCE:
            return phrase("no-undo-chance")
        if last != seat:
            return phrase("no-undo-other", who=_named(last))
        if self.game.reveals(self._past[-1][0], action):
            return phrase("no-undo-reveal")
        return None

    def _refusal(self, why: Phrase) -> IllegalAction:
        return IllegalAction(self._say(why), why)

    def _say(self, what: Phrase) -> str:
        return self.game.words().say(what)

    def name(self, seat: int) -> str:
        """Name a seat, or chance, as replays do."""
        return CHANCE_NAME if seat == CHANCE else self.game.seat_names[seat]

    def _steps_in_words(self) -> list[tuple[str, str]]:
        return [
            (self.name(step.seat), self.game.spell(before[0], step.action))
            for before, step in zip(self._past, self.log, strict=True)
        ]

    def spell_outcome(self) -> str | None:
        """Write how it ended as replays do, once it has."""
        if self.ended is not None:
            return replay.early_outcome(self.ended, self.game.seat_names, self.points())
        outcome = self.outcome()
        return None if outcome is None else replay.spell_outcome(outcome, self.game.seat_names)


def _named(seat: int) -> Phrase:
    return phrase("chance") if seat == CHANCE else phrase(f"seat-{seat}")
