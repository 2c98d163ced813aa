"""What each seat may see of a match, from an allow-list."""

from typing import Any

import msgspec

from sideline.engine.citations import cited
from sideline.engine.game import CHANCE
from sideline.engine.layout import SIDES, Ints
from sideline.engine.shared import shared
from sideline.engine.words import words_of
from sideline.games.rugby.board import board
from sideline.games.rugby.decisions import to_act
from sideline.games.rugby.facts import (
    column_of,
    is_secret,
    lead_of,
    line_on_pitch,
    strength,
    target,
    unseen_by,
    worth,
)
from sideline.games.rugby.state import (
    FACES,
    HALVES,
    KINDS,
    NO_PLAY,
    SYMBOLS,
    CardSet,
    Column,
    End,
    Face,
    Kind,
    Phase,
    SetPiece,
    Skill,
    State,
    Symbol,
)
from sideline.games.rugby.words import spell_cell

PACKAGE = "sideline.games.rugby"
RESULTS = ("movement", "icon", "risk", "comes_back", "share_back", "comes_from")

Cards = dict[str, int]


class SkillCard(msgspec.Struct, frozen=True):
    """What is printed on a skill card: its values for Run, Pass and Special, and its symbols."""

    copies: int
    values: tuple[int, ...]
    symbols: tuple[str, ...]


class PlayCard(msgspec.Struct, frozen=True):
    """What is printed on a play card: athletes by line, skill, result table, and what comes back.

    `leads` is not printed: the line of the pitch that each result leads to from here, counted like `ball`.
    """

    copies: int
    players: tuple[int, ...]
    skill: str
    table: tuple[str, ...]
    comes_back: tuple[int, ...]
    share_back: tuple[int, ...]
    comes_from: str
    leads: tuple[int, ...]


class Side(msgspec.Struct, frozen=True):
    """What a viewer sees of one side; an empty name is a card that lies face down.

    `worths` says what each card laid down counts for the play, to those who see both.
    """

    score: int
    free: tuple[int, ...]
    hand: Cards
    known: Cards
    face_down: int
    tied: tuple[str, ...]
    played: tuple[str, ...]
    worths: tuple[float, ...]
    strength: float
    has_extra: bool


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees: its own cards, everything on the table, and how much is hidden.

    `stands` is the column of the result table that the open cards on the table lead to by now.
    `is_last_piece` says that the half ends once this set piece is played.
    """

    viewer: int
    to_act: int
    phase: str
    cards: str
    half: int
    halves: int
    phases: int
    phases_per_half: int
    attacker: int
    position: int
    ball: int
    set_piece: str
    is_from_penalty: bool
    is_last_piece: bool
    tie_size: int
    sides: tuple[Side, ...]
    play_hand: Cards
    play_hand_size: int
    play_deck_size: int
    play_discards: Cards
    known_plays: Cards
    announced: tuple[int, ...]
    play: str
    stands: str
    column: str
    turned: Cards
    seen_shared: Cards
    laid_aside: Cards
    to_turn: int
    symbol: str
    kick_total: int
    to_beat: int
    unseen: Cards
    unseen_plays: Cards
    skill_cards: dict[str, SkillCard]
    play_cards: dict[str, PlayCard]

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


@cited("RG-13", "RG-14", "RG-19", "RG-27", "RG-30", "RG-G11", "RG-G44")
def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: own hand and play, open cards, and sizes of what is hidden."""
    is_tossed = s.phase != Phase.TOSS
    is_called = s.face != NO_PLAY
    is_open = is_called and (viewer == s.attacker or not is_secret(s))
    has_result = s.phase == Phase.SYMBOL
    return View(
        viewer=viewer,
        to_act=to_act(s),
        phase=Phase(s.phase).name,
        cards=CardSet(s.cards).name,
        half=s.half if s.phase == Phase.OVER else s.half + 1,
        halves=HALVES,
        phases=s.phases,
        phases_per_half=s.golden_phases if s.half >= HALVES else s.phases_per_half,
        attacker=s.attacker if is_tossed else CHANCE,
        position=s.position,
        ball=line_on_pitch(s, s.position),
        set_piece=SetPiece(s.set_piece).name if is_tossed else "",
        is_from_penalty=bool(s.is_from_penalty),
        is_last_piece=bool(s.is_last_piece),
        tie_size=int(s.tie_size[s.attacker]),
        sides=tuple(side_of(s, side, viewer) for side in range(SIDES)),
        play_hand=named(s.play_hand, Face) if viewer == s.attacker else {},
        play_hand_size=s.play_hand_size,
        play_deck_size=s.play_deck_size,
        play_discards=named(s.play_discards, Face),
        known_plays=named(s.counted, Face),
        announced=tuple(s.players[s.cards, s.face].tolist()) if is_called else (),
        play=Face(s.face).name if is_open else "",
        stands=Column(column_of(s)).name if is_called and not is_secret(s) else "",
        column=Column(s.column).name if has_result else "",
        turned=named(s.turned, Kind),
        seen_shared=named(s.shown, Kind),
        laid_aside=named(s.aside, Kind),
        to_turn=s.to_turn,
        symbol=Symbol(s.symbol).name if has_result else "",
        kick_total=s.kick_total if s.phase == Phase.SHOT else 0,
        to_beat=target(s, s.position) if s.phase in (Phase.PENALTY, Phase.SHOT) else 0,
        unseen=named(unseen_by(s, viewer), Kind),
        unseen_plays=named(unseen_plays(s, viewer), Face),
        skill_cards=skill_cards(s),
        play_cards=play_cards(s),
    )


@cited("RG-13", "RG-19", "RG-28", "RG-G11", "RG-G22", "RG-G44")
def side_of(s: State, side: int, viewer: int) -> Side:
    """Build what a viewer sees of a side: tied-up cards that were played lie open, in their order."""
    is_hidden = is_secret(s) and side != viewer
    played = s.played[side, : s.played_size[side]].tolist()
    return Side(
        score=int(s.score[side]),
        free=tuple(s.free[side].tolist()),
        hand=named(s.hands[side], Kind) if side == viewer else {},
        known=named(s.open_hands[side], Kind),
        face_down=int(s.face_down[side]),
        tied=tuple(Kind(kind).name for kind in s.tied[side, s.face_down[side] : s.tied_size[side]].tolist()),
        played=tuple("" if is_hidden else Kind(kind).name for kind in played),
        worths=() if is_hidden else worths_of(s, side, viewer),
        strength=0.0 if is_secret(s) or s.face == NO_PLAY else strength(s, side) / 2,
        has_extra=bool(s.has_extra[side]) and s.face != NO_PLAY,
    )


@cited("RG-27", "RG-39", "RG-40")
def worths_of(s: State, side: int, viewer: int) -> tuple[float, ...]:
    """List what the cards of a side count; before the reveal only the attack knows the skill."""
    if s.face == NO_PLAY or (is_secret(s) and viewer != s.attacker):
        return ()
    return tuple(worth(s, s.face, int(kind)) / 2 for kind in s.played[side, : s.played_size[side]])


def named(counts: Any, names: Any) -> Cards:
    """Name the cards of a pile or hand."""
    return {names(number).name: int(count) for number, count in enumerate(counts) if count}


@cited("RG-G17", "RG-G18")
def unseen_plays(s: State, viewer: int) -> Ints:
    """Count the play cards whose place a viewer cannot know."""
    hidden: Ints = s.play_deck.copy()
    if viewer != s.attacker:
        hidden += s.play_hand
        if is_secret(s):
            hidden[s.face] += 1
    return hidden


@shared("cards", "skill_copies", "values", "symbols")
def skill_cards(s: State) -> dict[str, SkillCard]:
    """Read the skill cards from the book."""
    return {Kind(kind).name: skill_card(s, kind) for kind in range(KINDS)}


@shared()
def play_cards(s: State) -> dict[str, PlayCard]:
    """Read the play cards from the book, and find where their results lead to from here."""
    return {
        name: msgspec.structs.replace(card, leads=leads_of(s, Face[name]))
        for name, card in printed_plays(s).items()
    }


@shared("cards", "play_copies", "players", "skill", *RESULTS)
def printed_plays(s: State) -> dict[str, PlayCard]:
    """Read the play cards from the book."""
    return {Face(face).name: play_card(s, face) for face in range(FACES) if s.play_copies[s.cards, face]}


@cited("RG-09", "RG-10", "RG-11")
def skill_card(s: State, kind: int) -> SkillCard:
    """Read a skill card from the book."""
    shown = [Symbol(symbol + 1).name for symbol in range(SYMBOLS) if s.symbols[s.cards, kind, symbol]]
    return SkillCard(
        int(s.skill_copies[s.cards, kind]), tuple(s.values[s.cards, kind].tolist()), tuple(shown)
    )


@cited("RG-08")
def play_card(s: State, face: int) -> PlayCard:
    """Read a play card from the book."""
    return PlayCard(
        copies=int(s.play_copies[s.cards, face]),
        players=tuple(s.players[s.cards, face].tolist()),
        skill=Skill(s.skill[s.cards, face]).name,
        table=tuple(spell_cell(s, face, column) for column in Column),
        comes_back=tuple(s.comes_back[s.cards, face].tolist()),
        share_back=tuple(s.share_back[s.cards, face].tolist()),
        comes_from=End(s.comes_from[s.cards, face]).name,
        leads=(),
    )


@cited("RG-08", "RG-41")
def leads_of(s: State, face: int) -> tuple[int, ...]:
    """List where the results of a play lead to; before the toss nobody attacks."""
    if s.phase == Phase.TOSS:
        return ()
    return tuple(lead_of(s, face, column) for column in Column)
