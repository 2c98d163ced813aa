"""A naive Jukem: lists of cards and plain sentences, written from the rules and not from our code.

It knows the printed game without options, one quarter at a time, and answers in the notation of replays.
"""

from dataclasses import dataclass, field

SHOTS = {"2P": 2, "3P": 3, "DK": 2}
STRONG = ("BL", "MI", "3S")
WEAK = ("BR", "AB")


@dataclass
class Oracle:
    """Home goes first; cards are drawn when somebody says which."""

    pile: list[str]
    hands: list[list[str]] = field(default_factory=lambda: [[], []])
    score: list[int] = field(default_factory=lambda: [0, 0])
    offense: int = 0
    shown: list[str] = field(default_factory=list)
    to_draw: list[int] = field(default_factory=lambda: [0] * 5 + [1] * 5)
    to_discard: int = 0
    may_stop: bool = False
    turn: int = 0
    over: bool = False

    def moves(self) -> list[str]:
        """Say what may be done, in no particular order."""
        if self.over:
            return []
        if self.to_draw:
            return sorted({f"draw {card}" for card in self.pile})
        if self.shown:
            return self.answers()
        hand = self.hands[self.offense]
        if self.to_discard:
            return sorted({f"discard {card}" for card in hand}) + ["stop"] * self.may_stop
        return self.plays(self.offense) + ["TO"] * ("TO" in hand and bool(self.pile))

    def plays(self, seat: int) -> list[str]:
        """List the shots of a seat, each alone and with what may go along."""
        hand, found = self.hands[seat], []
        for shot in SHOTS:
            if shot in hand:
                found += [shot, f"{shot}+A1"] if "A1" in hand else [shot]
        if "HC" in hand and not self.pile:
            found.append("HC")
        return found + [f"JK+{play}" for play in found if "JK" in hand]

    def answers(self) -> list[str]:
        """List what the defense may do about the cards shown."""
        hand = self.hands[1 - self.offense]
        stoppers = STRONG if "DK" in self.shown else STRONG + WEAK
        found = ["take it", *(card for card in stoppers if card in hand)]
        if "TF" in hand:
            found += ["TF", "TF+FT"] if "FT" in hand else ["TF"]
        return found

    def play(self, move: str) -> None:
        """Do what was said."""
        word, _, card = move.partition(" ")
        if word == "draw":
            self.pile.remove(card)
            self.hands[self.to_draw.pop(0)].append(card)
        elif word in ("discard", "stop"):
            self.discard(card)
        elif self.shown:
            self.answer(move)
        elif move == "TO":
            self.hands[self.offense].remove("TO")
            self.to_discard, self.may_stop = min(3, len(self.hands[self.offense])), True
        else:
            self.shoot(move.split("+"))
        self.settle()

    def discard(self, card: str) -> None:
        """Throw a card away, or stop doing so; then draw."""
        hand = self.hands[self.offense]
        if card:
            hand.remove(card)
        self.to_discard = self.to_discard - 1 if card else 0
        if self.to_discard:
            return
        missing = 5 - len(hand) if self.may_stop else 2
        self.to_draw = [self.offense] * missing
        self.turn = self.offense if self.may_stop else 1 - self.offense
        self.may_stop = False

    def shoot(self, cards: list[str]) -> None:
        """Show the cards; nobody can answer a JUKEM."""
        for card in cards:
            self.hands[self.offense].remove(card)
        self.shown = cards
        if "JK" in cards:
            self.answer("take it")

    def answer(self, move: str) -> None:
        """Let it count or stop it, and see what follows."""
        cards, self.shown = self.shown, []
        used = [] if move == "take it" else move.split("+")
        for card in used:
            self.hands[1 - self.offense].remove(card)
        if used:
            self.score[1 - self.offense] += "FT" in used
        else:
            points = sum({**SHOTS, "HC": 3, "A1": 1}.get(card, 0) for card in cards)
            self.score[self.offense] += points * (2 if "JK" in cards else 1)
        self.over = "HC" in cards
        self.to_draw = [self.offense] * len(cards) + [1 - self.offense] * len(used)
        self.turn = 1 - self.offense

    def settle(self) -> None:
        """Forget draws from an empty pile, and see whose turn it is and whether the quarter is over."""
        if not self.pile:
            self.to_draw = []
        if self.over or self.to_draw or self.shown or self.to_discard:
            return
        if not self.pile and not self.plays(0) and not self.plays(1):
            self.over = True
            return
        self.offense = self.turn if self.hands[self.turn] else 1 - self.turn
        hand = self.hands[self.offense]
        if not self.plays(self.offense) and not ("TO" in hand and self.pile):
            self.to_discard = min(2, len(hand))
