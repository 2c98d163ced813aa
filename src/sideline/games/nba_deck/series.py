"""Campaign and tournament: who is met in each match, and what may be kept for the next one."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from sideline.engine.citations import cited
from sideline.engine.rng import below, new_rng
from sideline.engine.settings import Value, Values
from sideline.engine.stages import Deck, Offer, Slot, Stage, Trait
from sideline.engine.words import phrase
from sideline.games.nba_deck.charts import (
    BENCH_SLOTS,
    CARD_IDS,
    IS_DEFENSIVE,
    LEVEL_NAMES,
    LEVELS,
    MOST_RESOURCE,
    PLAYS_AT,
    PROFILE_IDS,
    SOLO_RESOURCE,
    STARTER_OF,
    TACTIC_SLOTS,
    WEIGHTS_OF,
)
from sideline.games.nba_deck.state import (
    FATIGUE,
    FIRST_MODEL,
    FIRST_TACTIC,
    KEEPING_SIDES,
    NBA_CARDS,
    NOTHING,
    SEAT_NAMES,
    VEILED,
    State,
)
from sideline.games.nba_deck.state import LEVELS as SOLO_LEVELS
from sideline.games.nba_deck.view.printing import decisive, printed
from sideline.games.nba_deck.view.shapes import Card
from sideline.games.nba_deck.words.phrases import card_phrase

FIRST_LEVEL = 2
THRESHOLDS = (4, 6, 8)
CAMPAIGN_LEVEL = "pro"
MUCH = 10
"""An opponent looks for what its profile weighs so much or more."""
NUMBER = {code: kind for kind, code in enumerate(CARD_IDS)}


@cited("NB-148", "NB-G51")
def rung(number: int, luck: int, values: Values) -> Stage:
    """Each automatic side begins with one resource more, as far as it is counted; so does what is kept."""
    level = min(MOST_RESOURCE, first_level(values) + number - 1)
    profile = values.get("solo_profile", profile_of(number, luck))
    settings: dict[str, Value] = {
        "solo": "on",
        "solo_level": CAMPAIGN_LEVEL,
        f"solo_resource.{CAMPAIGN_LEVEL}": level,
        "solo_profile": profile,
        "draws": "never",
    }
    name = phrase(f"choice-solo_profile-{profile}")
    about = phrase(f"campaign-about-{profile}"), phrase("campaign-resource", level=level)
    return Stage(
        settings,
        threshold=level + 1,
        title=phrase("campaign-rung", profile=name, level=level),
        name=name,
        about=about,
        traits=wanted_by(str(profile)),
        keeps=phrase("campaign-keeps", cost=level + 1),
    )


@cited("NB-137", "NB-142")
def wanted_by(profile: str) -> tuple[Trait, ...]:
    """List the skills by which a profile chooses athletes, what counts most first; chance has none yet."""
    if profile not in PROFILE_IDS:
        return ()
    weights = WEIGHTS_OF[PROFILE_IDS.index(profile)]
    found = [trait(name, int(weight)) for name, weight in zip(LEVEL_NAMES, weights, strict=True)]
    return tuple(sorted((one for one in found if one.number >= MUCH), key=lambda one: -one.number))


def trait(skill: str, number: int) -> Trait:
    """Name a skill, and say how much there is of it."""
    return Trait(skill, phrase(f"campaign-skill-{skill}"), number)


@cited("NB-148", "NB-G51")
def first_level(values: Values) -> int:
    """The first automatic side has resource 2, or what the difficulty says if one was named."""
    if "solo_level" not in values:
        return FIRST_LEVEL
    named = str(values["solo_level"])
    printed = int(SOLO_RESOURCE[SOLO_LEVELS.index(named)])
    return int(values.get(f"solo_resource.{named}", printed))


@cited("NB-148", "NB-G51")
def profile_of(number: int, luck: int) -> str:
    """Profiles come in a random order, none again before all were met."""
    cycle, place = divmod(number - 1, len(PROFILE_IDS))
    rng, left = new_rng(luck, cycle), list(PROFILE_IDS)
    for _ in range(place):
        left.pop(below(rng, len(left)))
    return left[below(rng, len(left))]


@cited("NB-157", "NB-G53")
def stage(number: int) -> Stage:
    """After each round cards of a higher cost may be kept; two sides meet, none automatic, and none draws."""
    settings: dict[str, Value] = {"draws": "never", "solo": "off", "seats": 2}
    return Stage(settings, threshold=THRESHOLDS[min(number, len(THRESHOLDS)) - 1])


@cited("NB-149", "NB-157", "NB-G51")
def offers(s: State, seat: int, threshold: int) -> tuple[Offer, ...]:
    """One athlete and one tactic of its own may be kept that cost no more than the threshold."""
    spare = owned(s, seat) - Counter(brought_by(s, seat))
    cards = sorted(spare, key=lambda kind: (-cost_of(s, kind), -merit(kind), kind))
    return tuple(offer_of(s, seat, card) for card in cards if cost_of(s, card) <= threshold)


def offer_of(s: State, seat: int, card: int) -> Offer:
    """Offer a card with the slots it may take; what costs more than it replaces is a gain."""
    held = cards_in_slots(s, seat, BENCH_SLOTS if card < NBA_CARDS else TACTIC_SLOTS)
    order = sorted(held, key=lambda slot: loss(s, card, held[slot]))
    slots = tuple(Slot(slot, card_phrase(held[slot])) for slot in order)
    cost = cost_of(s, card)
    is_gain = cost > cost_of(s, held[order[0]])
    return Offer(kind_of(card), CARD_IDS[card], cost, card_phrase(card), slots, is_gain)


@cited("NB-G51")
def owned(s: State, seat: int) -> Counter[int]:
    """Count the NBA cards and tactics of the market that a side owns, wherever they lie but in the box."""
    piles = (
        s.hand[seat, : s.hand_size[seat]],
        s.deck[seat, : s.deck_size[seat]],
        s.discard[seat, : s.discard_size[seat]],
        s.court[seat],
        s.tactics[seat].ravel(),
    )
    cards = [int(kind) % VEILED for pile in piles for kind in pile if kind != NOTHING]
    return Counter(card for card in cards if card < NBA_CARDS or FIRST_MODEL <= card < FATIGUE)


def brought_by(s: State, seat: int) -> list[int]:
    """List the cards that a side kept from earlier matches."""
    if seat >= KEEPING_SIDES:
        return []
    athletes = [int(number) - 1 for number in s.kept_athletes[seat] if number]
    return athletes + [FIRST_MODEL + int(number) - 1 for number in s.kept_tactics[seat] if number]


def cost_of(s: State, card: int) -> int:
    """What a card costs in the market; a base card costs nothing."""
    if card < NBA_CARDS:
        return int(s.cost[card])
    return int(s.tactic_cost[card - FIRST_MODEL]) if card >= FIRST_MODEL else 0


def kind_of(card: int) -> str:
    """Say whether a card is an athlete or a tactic."""
    return "athlete" if card < NBA_CARDS else "tactic"


def merit(card: int) -> int:
    """Add up the levels of an athlete."""
    return sum(map(int, str(LEVELS[card]))) if card < NBA_CARDS else 0


@cited("NB-149", "NB-158", "NB-G51")
def cards_in_slots(s: State, seat: int, slots: tuple[str, ...]) -> dict[str, int]:
    """An athlete takes the place of a bench card, a tactic that of a base tactic, or of one kept before."""
    if slots is BENCH_SLOTS:
        kept = [int(number) - 1 for number in s.kept_athletes[seat]]
    else:
        kept = [FIRST_MODEL + int(number) - 1 if number else NOTHING for number in s.kept_tactics[seat]]
    return {slot: NUMBER[slot] if card == NOTHING else card for slot, card in zip(slots, kept, strict=True)}


def loss(s: State, card: int, replaced: int) -> tuple[int, int]:
    """Weigh what a card replaces: the cheapest athlete goes first, and a tactic of the same type."""
    cost, differs = cost_of(s, replaced), int(not are_alike(card, replaced))
    return (cost, differs) if card < NBA_CARDS else (differs, cost)


def are_alike(card: int, other: int) -> bool:
    """Ask whether two athletes share a position, or two tactics their type."""
    if card < NBA_CARDS:
        return bool(PLAYS_AT[card] & PLAYS_AT[other])
    return bool(IS_DEFENSIVE[card - FIRST_TACTIC] == IS_DEFENSIVE[other - FIRST_TACTIC])


@cited("NB-149", "NB-158", "NB-G51")
def brought(seat: int, kept: Mapping[str, str]) -> Values:
    """Kept cards are settings of the next match: `kept_athletes.home.R-MJ1=7`."""
    values: dict[str, Value] = {}
    for slot, code in kept.items():
        card = NUMBER[code]
        name, number = ("athletes", card) if card < NBA_CARDS else ("tactics", card - FIRST_MODEL)
        values[f"kept_{name}.{SEAT_NAMES[seat]}.{slot}"] = number + 1
    return values


@cited("NB-161")
def face(s: State, card: str) -> Card:
    """Print a card with the numbers of a match; a medal, and what it adds, comes when cards are dealt."""
    shown = printed(s)[card]
    if card not in decisive(s):
        return shown
    return replace(shown, has_medal=True, cost=shown.cost + 1, value=shown.value + 1)


@cited("NB-15", "NB-158", "NB-G51")
def deck(s: State, seat: int) -> Deck | None:
    """Add up the levels of all athletes of a side, starters too; who chooses its deck knows it later."""
    if s.expert1:
        return None
    bench = cards_in_slots(s, seat, BENCH_SLOTS).values()
    athletes = [*map(int, STARTER_OF[:, 0]), *bench]
    levels = [sum(skill) for skill in zip(*(levels_of(s, card) for card in athletes), strict=True)]
    traits = tuple(trait(name, level) for name, level in zip(LEVEL_NAMES, levels, strict=True))
    return Deck(len(athletes) + len(TACTIC_SLOTS), traits)


def levels_of(s: State, card: int) -> Sequence[int]:
    """Read the levels of an athlete, one digit for each skill."""
    return [int(level) for level in f"{int(s.levels[card]):0{len(LEVEL_NAMES)}d}"]
