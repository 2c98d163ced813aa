"""What a sample of a release holds: for each game tables in play, waiting and finished, in several ways."""

from __future__ import annotations

from typing import Literal, NamedTuple

Ending = Literal["rules", "claim", "flag"]
AS_PRINTED: dict[str, str] = {}


class Plan(NamedTuple):
    """A table of the sample: how it is set up, how far it is played, and how it ends."""

    name: str
    game: str
    moves: int
    variant: str | None = None
    options: dict[str, str] = AS_PRINTED
    undos: int = 0
    bot: str | None = None
    ending: Ending | None = None

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def is_waiting(self) -> bool:
        return self.name.startswith("waiting")


TO_THE_END = 100_000
OPTIONS: dict[str, dict[str, str]] = {
    "five_on_the_floor": {
        "clock_start": "20",
        "stamina": "3",
        "max_possessions": "6",
        "extra_possessions": "2",
    },
    "halfcourt_jam": {"threshold": "more_than", "take_back": "yes", "target": "3", "max_possessions": "12"},
    "jukem": {"refill": "one", "periods": "2", "copies.DUNK": "7"},
    "nba_deck": {"keep_choice": "free", "pile_size": "8", "place_blanks": "yes"},
    "rugby": {"draw": "last_winner", "phases_per_half": "6", "hard_cap": "9", "play_cards.SCRUM": "2"},
}
VARIANTS = {
    "five_on_the_floor": "street",
    "halfcourt_jam": "twos_and_threes",
    "jukem": "one_foul",
    "nba_deck": "all_experts_short",
    "rugby": "tuned",
}


def plans_of(game: str) -> list[Plan]:
    """Return the tables of one game."""
    options, variant = OPTIONS.get(game, {}), VARIANTS.get(game)
    return [
        Plan("live", game, 25, undos=2),
        Plan("variant", game, 30, variant=variant, bot="medium"),
        Plan("options", game, 12, options=options, undos=1),
        Plan("waiting", game, 0),
        Plan("waiting-options", game, 0, options=options),
        Plan("over", game, TO_THE_END, ending="rules"),
        Plan("over-options", game, TO_THE_END, options=options, bot="easy", ending="rules"),
        Plan("claimed", game, 9, undos=1, ending="claim"),
        Plan("out-of-time", game, 7, variant=variant, ending="flag"),
    ]
