"""What moved: the open cards and dice before and after an action, seen by a viewer, and what was face down.

Whatever a viewer may see lies in a place. What is missing in one place and new in another went from there to
here; what comes from a hidden hand or pile, or goes to one, is given the place where it must have been.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from sideline.engine.aim import Moved
from sideline.engine.layout import Ints
from sideline.engine.shared import shared
from sideline.games.nba_deck.actions import DONE, DRAFT_PICK, FATE, PICK, PUT_BACK, STARTER
from sideline.games.nba_deck.charts import CARD_IDS, POSITION_NAMES, STARTER_OF
from sideline.games.nba_deck.facts.dice import die_thrown, next_die
from sideline.games.nba_deck.facts.hand import asked_kind, drawer
from sideline.games.nba_deck.facts.picks import KEPT
from sideline.games.nba_deck.facts.setup import dealt_to, drafted, picked_card
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.state import (
    COLOURS,
    DICE,
    DRAFT_ROUNDS,
    FATIGUE,
    FIRST_MODEL,
    NOTHING,
    VEILED,
    EliminatedTo,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import SEAT_NAMES, Die, Fate
from sideline.games.nba_deck.words.aims import ROW_NAMES, face_name

Token = tuple[str, str | None]
Places = dict[str, list[Token]]

RESERVE, TRAY, CLASH = "@reserve", "@tray", "@clash"
CARD_TOKENS: tuple[Token, ...] = tuple((f"card:{name}", None) for name in CARD_IDS)
ALONE = {kind: [token] for kind, token in enumerate(CARD_TOKENS)}
NONE_THERE: list[Token] = []


def show(before: State, action: int, after: State, viewer: int) -> tuple[Moved, ...]:
    """Say what moved: first what the action itself moves, then everything that followed from it."""
    first = list(_moved_by_itself(before, action, viewer))
    was, now = lay_out(before, viewer), lay_out(after, viewer)
    for moved in first:
        _carry_out(was, moved)
    return (*first, *_compared(was, now, int(before.active)), *_shuffled(before, after))


def _moved_by_itself(s: State, action: int, viewer: int) -> Iterator[Moved]:
    """Say what would not be seen by comparing: what is face down, thrown, or gone from everybody's sight."""
    if s.phase == Phase.TOSS:
        yield Moved("coin", shows=SEAT_NAMES[action])
    elif s.phase == Phase.ROLL:
        die = next_die(s)
        yield Moved(f"die:{Die(die).name}", RESERVE, TRAY, face_name(s, die, action))
    elif s.phase == Phase.CLASH:
        die = die_thrown(s)
        yield Moved(f"die:{Die(die).name}", RESERVE, CLASH, face_name(s, die, action))
    elif s.phase == Phase.DRAW:
        yield _card(action, drawer(s) == viewer, f"@deck:{drawer(s)}", f"@hand:{drawer(s)}")
    elif s.phase in (Phase.PILE_DRAW, Phase.PILE_ADD, Phase.PILE_REMOVE, Phase.PILE_FIT):
        yield Moved("card", end="@pile")
    elif s.phase == Phase.DRAFT_DEAL:
        side = dealt_to(s)
        end = "@pile" if is_automatic(s, side) else f"@draft:{side}"
        yield _card(action, side == viewer, None, end)
    elif s.phase in (Phase.SELECT, Phase.DRAFT):
        yield _chosen(s, action, viewer)
    elif s.phase == Phase.HAND_END and action == DONE:
        yield from _left(s)
    elif action in PUT_BACK:
        kind = int(s.hand[s.active, PUT_BACK.part(action)])
        yield _card(kind, viewer == s.active, f"@hand:{s.active}", f"@deck:{s.active}")
    elif action in FATE:
        yield from _fate(s, FATE.part(action))


def _card(kind: int, is_seen: bool, start: str | None, end: str | None) -> Moved:
    return Moved(f"card:{CARD_IDS[kind]}" if is_seen else "card", start, end)


def _chosen(s: State, action: int, viewer: int) -> Moved:
    """Nobody else sees which card a side chooses for its team, or takes from its draft hand."""
    is_seen = viewer == s.active
    if s.phase == Phase.DRAFT:
        card = drafted(s, s.active, DRAFT_PICK.part(action))
        end = f"@mini:{s.active}" if s.steps == 0 else "@pile"
        return _card(card, is_seen, f"@draft:{s.active}", end)
    is_starter = action in STARTER
    card = int(STARTER_OF[s.steps, STARTER.part(action)]) if is_starter else picked_card(PICK.part(action))
    return _card(card, is_seen, None, f"@team:{s.active}")


def _left(s: State) -> Iterator[Moved]:
    """The cards left in hand go to the discard or to the box, and everybody sees them."""
    hand = f"@hand:{s.active}"
    for kind, choice in zip(s.hand[s.active, : s.hand_size[s.active]], s.chosen, strict=False):
        if choice != KEPT:
            end = "discard" if choice == 0 else "box"
            yield _card(int(kind), True, hand, f"@{end}:{s.active}")


def _fate(s: State, fate: int) -> Iterator[Moved]:
    """A card that is discarded or eliminated is shown to everybody; one that is kept does not move."""
    kind, hand = asked_kind(s), f"@hand:{s.active}"
    if fate == Fate.DISCARD:
        yield _card(kind, True, hand, f"@discard:{s.active}")
    elif fate == Fate.ELIMINATE:
        is_back = kind == FATIGUE and s.fatigue_eliminated_to == EliminatedTo.PILE
        yield _card(kind, True, hand, "@fatigue" if is_back else f"@box:{s.active}")


def lay_out(s: State, viewer: int) -> Places:
    """List every card and die that a viewer sees by the place where it lies."""
    places = dict(lay_out_openly(s))
    if viewer in range(len(s.hand_size)):
        places[f"@hand:{viewer}"] = _named(s.hand[viewer, : s.hand_size[viewer]].tolist())
        stack = s.deck[viewer, s.bag_size[viewer] : s.deck_size[viewer]].tolist()
        places[f"@deck:{viewer}"] = _named(kind % VEILED for kind in stack)
    return places


@shared()
def lay_out_openly(s: State) -> Places:
    """List every open card and die by the place where it lies; along the river who is ahead moves first."""
    places: Places = {"@fatigue": _named([FATIGUE] * int(s.fatigue))}
    river = s.river.tolist()
    for slot in range(len(river), 0, -1):
        places[f"river:{slot}"] = _alone(river[slot - 1])
    for slot, model in enumerate(s.market.tolist(), start=1):
        places[f"market:{slot}"] = _alone(NOTHING if model == NOTHING else FIRST_MODEL + model)
    played = NOTHING if is_automatic(s, s.active) else s.activated
    places |= {
        "displaced": _alone(s.in_air),
        "@activated": _alone(played),
        "@given": _named(s.given.tolist()),
    }
    for side in range(len(s.score)):
        places |= _lay_out_side(s, side)
    places[TRAY] = _dice(s, s.rolled + s.lifted, range(DICE))
    places[CLASH] = _dice(s, s.clash_rolled, range(DICE))
    return places


def _lay_out_side(s: State, side: int) -> Places:
    held, bag, size = int(s.hand_size[side]), int(s.bag_size[side]), int(s.deck_size[side])
    hand = zip(s.hand[side, :held].tolist(), s.shown[side, :held].tolist(), strict=True)
    has_team = s.turn > 0 or size + held > 0
    places: Places = {
        f"@discard:{side}": _named(s.discard[side, : s.discard_size[side]].tolist()),
        f"@hand:{side}": _named(kind for kind, is_shown in hand if is_shown),
        f"@deck:{side}": _named(kind for kind in s.deck[side, bag:size].tolist() if kind < VEILED),
        f"@attack:{side}": _dice(s, s.zone[side], range(COLOURS)),
        f"@defence:{side}": _dice(s, s.zone[side], range(COLOURS, DICE)),
    }
    for position, athlete in zip(POSITION_NAMES, s.court[side].tolist(), strict=True):
        places[f"@court:{side}:{position}"] = _alone(athlete) if has_team else NONE_THERE
    for row, name in ROW_NAMES.items():
        for column, tactic in enumerate(s.tactics[side, row].tolist(), start=1):
            places[f"@tactics:{side}:{name}:{column}"] = _alone(tactic)
    is_drafted = s.draft_round == DRAFT_ROUNDS
    for slot, card in enumerate(s.mini[side].tolist(), start=1):
        places[f"@mini:{side}:{slot}"] = _alone(card) if is_drafted else NONE_THERE
    return places


def _alone(kind: int) -> list[Token]:
    """List the one card of a place, if there is one."""
    return ALONE.get(kind, NONE_THERE)


def _named(kinds: Iterable[int]) -> list[Token]:
    return [CARD_TOKENS[kind] for kind in kinds if kind > NOTHING]


def _dice(s: State, dice: Ints, of: range) -> list[Token]:
    return [
        (f"die:{Die(die).name}", face_name(s, die, face))
        for die, faces in zip(of, dice[of.start : of.stop].tolist(), strict=True)
        for face, count in enumerate(faces)
        for _ in range(count)
    ]


def _carry_out(places: Places, moved: Moved) -> None:
    """Move a card or a die from one place to another, as far as these are open."""
    token = (moved.what, moved.shows)
    if token in places.get(moved.start or "", ()):
        places[moved.start or ""] = _without(token, places[moved.start or ""])
    if moved.end in places and moved.what != "card":
        places[moved.end] = [*places[moved.end], token]


def _without(token: Token, tokens: list[Token]) -> list[Token]:
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]


def _compared(was: Places, now: Places, active: int) -> Iterator[Moved]:
    """Say where everything went that lies elsewhere now; the side that acts did it."""
    gone = _missing(now, of=was)
    for token, ends in _missing(was, of=now).items():
        for end in ends:
            start = gone[token].pop(0) if gone.get(token) else _origin(end, was, active)
            if start != end:
                yield Moved(token[0], start, end, token[1])
    for token, starts in gone.items():
        for start in starts:
            if not start.startswith("@discard"):
                yield Moved(token[0], start, _destination(start, active), token[1])


def _missing(there: Places, *, of: Places) -> dict[Token, list[str]]:
    """List what of some places is not there, each with its place."""
    found: dict[Token, list[str]] = {}
    for place, tokens in of.items():
        if tokens != there[place]:
            for token in (Counter(tokens) - Counter(there[place])).elements():
                found.setdefault(token, []).append(place)
    return found


def _origin(end: str, was: Places, active: int) -> str | None:
    """Say where something must have come from that nobody saw lying there before."""
    kind, _, rest = end.partition(":")
    if kind in ("@attack", "@defence", TRAY, CLASH):
        return RESERVE
    if kind == "@court" and not was[end]:
        return f"@team:{rest.split(':')[0]}"
    if kind == "@mini":
        return f"@mini:{rest.split(':')[0]}"
    if kind == "@hand":
        return end
    return {"river": "@pile", "market": "@tacticpile", "@given": "@unused"}.get(kind, f"@hand:{active}")


def _destination(start: str, active: int) -> str | None:
    """Say where something must have gone that lies nowhere any more."""
    kind, _, rest = start.partition(":")
    if kind in ("@attack", "@defence", TRAY, CLASH):
        return RESERVE
    if kind in ("@hand", "@tactics", "@court"):
        return f"@discard:{rest.split(':')[0]}"
    return {"market": "@tacticdiscard", "@activated": f"@discard:{active}"}.get(kind)


def _shuffled(before: State, after: State) -> Iterator[Moved]:
    """A deck that grew was shuffled from the discard, or from the team that was chosen."""
    for side in range(len(after.score)):
        if after.bag_size[side] > before.bag_size[side]:
            start = "@discard" if before.turn + before.deck_size[side] + before.hand_size[side] else "@team"
            yield Moved("pack", f"{start}:{side}", f"@deck:{side}")
