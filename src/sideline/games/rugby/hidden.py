"""What a seat cannot know is drawn again: hands, face-down cards, and plays that were called in secret."""

from sideline.engine.citations import cited
from sideline.engine.layout import SIDES
from sideline.engine.rng import Rng, below
from sideline.engine.rule import compiled, rule
from sideline.games.rugby.charts import FIRST_KIND, LAST_KIND, LINE_OF
from sideline.games.rugby.facts import cards_due, committing_side, is_second_due, is_secret
from sideline.games.rugby.state import FACES, KINDS, LINES, State


@rule("RG-19", "RG-27", "RG-G11", "RG-G44")
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Face-down cards and what a seat cannot see go back to the piles, and as many are drawn again."""
    for side in range(SIDES):
        return_face_down(s, side)
        if side != seat:
            return_hand(s, side)
    for side in range(SIDES):
        draw_face_down(s, side, rng)
        if side != seat:
            draw_hand(s, side, rng)
            if is_secret(s):
                commit_again(s, side, rng)
    if seat != s.attacker:
        draw_plays(s, rng)


@rule("RG-19")
def return_face_down(s: State, side: int) -> None:
    """The forwards that nobody has looked at go back; their places are remembered."""
    for i in range(s.face_down[side]):
        share(s, s.tied[side, i], copies=1)


@compiled
def share(s: State, kind: int, copies: int) -> None:
    """Put copies of a kind into the shared pile, or take them from it."""
    s.shared[kind] += copies
    s.shared_size[LINE_OF[kind]] += copies


@rule("RG-G11", "RG-G44")
def return_hand(s: State, side: int) -> None:
    """A hand and the secret cards before it go back, but for the cards everybody knows to be among them."""
    if is_secret(s):
        for i in range(s.played_size[side]):
            s.hands[side, s.played[side, i]] += 1
            s.free[side, LINE_OF[s.played[side, i]]] += 1
    for kind in range(KINDS):
        share(s, kind, s.hands[side, kind] - s.open_hands[side, kind])
        s.hands[side, kind] = s.open_hands[side, kind]


@rule("RG-19", "RG-G44")
def draw_face_down(s: State, side: int, rng: Rng) -> None:
    """Unseen forwards are tied up again."""
    for i in range(s.face_down[side]):
        s.tied[side, i] = draw_unseen(s, 0, rng)


@rule("RG-18", "RG-G44")
def draw_hand(s: State, side: int, rng: Rng) -> None:
    """A hand is drawn again, as many forwards and backs as it had."""
    for line in range(LINES):
        missing = s.free[side, line]
        for kind in range(FIRST_KIND[line], LAST_KIND[line]):
            missing -= s.hands[side, kind]
        for _ in range(missing):
            s.hands[side, draw_unseen(s, line, rng)] += 1


@rule("RG-G20", "RG-G44")
def draw_unseen(s: State, line: int, rng: Rng) -> int:
    """Take a card of a line that might be anywhere: not one that was seen in the shared pile."""
    tickets = 0
    for kind in range(FIRST_KIND[line], LAST_KIND[line]):
        tickets += unseen_in_shared(s, kind)
    ticket = below(rng, tickets)
    kind = FIRST_KIND[line]
    while ticket >= unseen_in_shared(s, kind):
        ticket -= unseen_in_shared(s, kind)
        kind += 1
    share(s, kind, copies=-1)
    return int(kind)


@rule("RG-G20", "RG-G44")
def unseen_in_shared(s: State, kind: int) -> int:
    """How many cards of a kind in the shared pile nobody has seen there."""
    return int(s.shared[kind] - max(0, s.shown[kind] - s.turned[kind]))


@rule("RG-28", "RG-G11")
def commit_again(s: State, side: int, rng: Rng) -> None:
    """As many forwards and backs as before are laid down in secret, any of the hand."""
    for i in range(s.played_size[side]):
        line = LINE_OF[s.played[side, i]]
        ticket = below(rng, s.free[side, line])
        kind = FIRST_KIND[line]
        while ticket >= s.hands[side, kind]:
            ticket -= s.hands[side, kind]
            kind += 1
        s.hands[side, kind] -= 1
        s.free[side, line] -= 1
        s.played[side, i] = kind


@rule("RG-27", "RG-G17", "RG-G18", "RG-G44")
def draw_plays(s: State, rng: Rng) -> None:
    """The plays of the attacker go back to the deck, but for those that can be counted, and are redrawn."""
    if is_secret(s):
        s.play_hand[s.face] += 1
        s.play_hand_size += 1
    missing = s.play_hand_size
    for face in range(FACES):
        s.play_deck[face] += s.play_hand[face] - s.counted[face]
        s.play_hand[face] = s.counted[face]
        missing -= s.counted[face]
    s.play_deck_size += missing
    if is_secret(s):
        missing -= call_again(s, missing, rng)
    for _ in range(missing):
        s.play_hand[take_play(s, rng)] += 1


@rule("RG-27", "RG-G03")
def call_again(s: State, missing: int, rng: Rng) -> int:
    """Any play is called that fits what was announced; return how many cards of the deck that took."""
    announced = s.face
    tickets = 0
    for face in range(FACES):
        tickets += fitting(s, face, announced, missing)
    ticket = below(rng, tickets)
    s.face = 0
    while ticket >= fitting(s, s.face, announced, missing):
        ticket -= fitting(s, s.face, announced, missing)
        s.face += 1
    s.play_hand_size -= 1
    if ticket < s.play_hand[s.face]:
        s.play_hand[s.face] -= 1
        return 0
    s.play_deck[s.face] -= 1
    s.play_deck_size -= 1
    return 1


@rule("RG-27")
def fitting(s: State, face: int, announced: int, missing: int) -> int:
    """How many cards of a face may have been called: it has the announced forwards and backs."""
    for line in range(LINES):
        if s.players[s.cards, face, line] != s.players[s.cards, announced, line]:
            return 0
    return int(s.play_hand[face] + int(missing > 0) * s.play_deck[face])


@compiled
def take_play(s: State, rng: Rng) -> int:
    """Take any card of the play deck."""
    ticket = below(rng, s.play_deck_size)
    face = 0
    while ticket >= s.play_deck[face]:
        ticket -= s.play_deck[face]
        face += 1
    s.play_deck[face] -= 1
    s.play_deck_size -= 1
    return face


@cited("RG-30")
def reveals(s: State, action: int) -> bool:
    """The last card that is laid down turns over the play and the cards of the other side."""
    return is_secret(s) and cards_due(s, committing_side(s)) == 1 and not is_second_due(s)
