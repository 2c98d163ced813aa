"""What each viewer may see of a match."""

from typing import Any

from msgspec.structs import replace

from sideline.engine.citations import cited
from sideline.engine.game import SPECTATOR
from sideline.engine.shared import shared
from sideline.games.nba_deck.charts import (
    CARD_IDS,
    COACH_IDS,
    COACH_NAMES,
    COLOUR_NAMES,
    LEVEL_NAMES,
    POSITION_NAMES,
    POWER_OF,
    PROFILE_IDS,
    SKILL_OF,
    STARTER_OF,
)
from sideline.games.nba_deck.decisions import to_act
from sideline.games.nba_deck.facts.coaches import is_coach_left
from sideline.games.nba_deck.facts.dice import attack_of, is_tiring, points_waiting, rerolls_left
from sideline.games.nba_deck.facts.hand import asked_kind
from sideline.games.nba_deck.facts.mismatch import clash_points, is_market_left
from sideline.games.nba_deck.facts.picks import is_free
from sideline.games.nba_deck.facts.setup import picked_card
from sideline.games.nba_deck.facts.turn import (
    cards_in_pile,
    is_money_time,
    overtime_turns,
    phase_seen_by,
    regular_turns,
    seats,
    shown_phase,
    turns_after,
)
from sideline.games.nba_deck.rules.turn import scored
from sideline.games.nba_deck.state import (
    AUTOMATIC,
    BLANK,
    COACHES,
    COLOURS,
    DICE,
    DRAFT_ROUNDS,
    FACES,
    FIRST_MODEL,
    LEVELS,
    NBA_CARDS,
    NOTHING,
    PICKS,
    POSITIONS,
    VEILED,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import Die, Place, Power, Row
from sideline.games.nba_deck.view.printing import print_cards
from sideline.games.nba_deck.view.shapes import Cards, Clash, Coach, Dice, Side, Slots, Solo, View
from sideline.games.nba_deck.words.aims import sale_thing


@cited("NB-04", "NB-22", "NB-49", "NB-165", "NB-G32")
def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: courts, markets, discards and dice are open, a hand only to its owner."""
    sides = tuple(see_side(s, side, viewer) for side in range(seats(s)))
    drafting, selection, offer = see_draft(s, viewer), see_selection(s, viewer), see_offer(s, viewer)
    table = open_to_all(s)
    in_play = (table.wish, table.activated, table.displaced)
    given = table.solo.given if table.solo else ()
    shown = (*given, *table.river, *table.market, *drafting, *offer, *selection, *in_play)
    return replace(
        table,
        viewer=viewer,
        phase=Phase(phase_seen_by(s, viewer)).name,
        asked=see(asked_kind(s)) if viewer == s.active else None,
        paid=table.paid if viewer == s.active or not is_free(s) else 0,
        chosen=see_chosen(s) if viewer == s.active else (),
        drafting=drafting,
        offer=offer,
        selection=selection,
        sides=sides,
        cards=print_cards(s, sides, shown),
    )


@shared()
def open_to_all(s: State) -> View:
    """Build what everybody sees of the table, without the sides and without anything of a hand or a draft."""
    market = tuple(see(FIRST_MODEL + int(model)) if model != NOTHING else None for model in s.market)
    return View(
        viewer=SPECTATOR,
        to_act=to_act(s),
        phase=Phase(shown_phase(s)).name,
        turn=s.period_turn,
        turns=overtime_turns(s) if s.overtime else regular_turns(s),
        overtime=s.overtime,
        is_ultimate=bool(s.is_ultimate),
        is_money_time=s.turn > 0 and is_money_time(s),
        first=s.first,
        active=s.active,
        river=tuple(see_river(int(card)) for card in s.river),
        pile_size=min(s.pile_left, cards_in_pile(s)),
        market=market,
        marked=tuple(slot + 1 for slot in range(len(market)) if s.marked >> slot & 1),
        tactic_pile_size=s.tactic_pile_size,
        tactic_discard=counted(
            FIRST_MODEL + model for model, copies in enumerate(s.tactic_discard) for _ in range(copies)
        ),
        fatigue=s.fatigue,
        done=see_done(s),
        locked=tuple(POSITION_NAMES[place] for place in range(POSITIONS) if s.locked >> place & 1),
        displaced=see(s.in_air),
        wish=see(s.wish),
        wish_at=sale_thing(s.wish_slot) if s.wish != NOTHING else None,
        price=s.price if s.wish != NOTHING else 0,
        paid=s.paid if s.wish != NOTHING else 0,
        activated=see(s.activated),
        rolled=see_dice(s, s.rolled, range(DICE)),
        lifted=see_dice(s, s.lifted, range(DICE)),
        quota=by_kind(s.quota) if s.activated != NOTHING else {},
        again=by_kind(s.to_roll + s.lifted.sum(axis=1) * (s.phase == Phase.REROLL)),
        picked=s.picked,
        rerolls=max(0, rerolls_left(s)) if s.activated != NOTHING else 0,
        is_tiring=is_tiring(s),
        asked=None,
        chosen=(),
        drafting=(),
        offer=(),
        selection=(),
        sides=(),
        cards={},
        coaches=see_coaches(s),
        clash=see_clash(s),
        solo=see_solo(s),
    )


@cited("NB-G32", "NB-G67")
def see_chosen(s: State) -> tuple[str, ...]:
    """Name what each card of the hand is picked for, place by place; what is not picked is left blank."""
    if not is_free(s) or s.phase not in (Phase.PAYING, Phase.HAND_END):
        return ()
    names = ("", "pay") if s.phase == Phase.PAYING else ("", "keep", "eliminate")
    return tuple(names[choice] for choice in s.chosen[: s.hand_size[s.active]])


def see(kind: int) -> str | None:
    """Name an open card by its code."""
    return None if kind == NOTHING else CARD_IDS[kind]


def see_river(card: int) -> str | None:
    """A blank or a counter looks like a slot that is taken by nothing."""
    return "blank" if card == BLANK else see(card)


def counted(kinds: Any) -> dict[str, int]:
    """Count cards by their codes, in the order of the list."""
    found: dict[str, int] = {}
    for kind in sorted(int(kind) for kind in kinds):
        found[CARD_IDS[kind]] = found.get(CARD_IDS[kind], 0) + 1
    return found


def see_done(s: State) -> tuple[str, ...]:
    """Name what the active side has done this turn."""
    flags = {
        "market": int(is_market_left(s)),
        "replaced": s.has_replaced,
        "prepared": s.has_prepared,
        "bought_athlete": s.has_bought_athlete,
        "bought_tactic": s.has_bought_tactic,
        "attacked": int(s.has_activated[Row.OFFENCE]),
        "defended": int(s.has_activated[Row.DEFENCE]),
    }
    return tuple(name for name, flag in flags.items() if flag)


@cited("NB-G32")
def see_side(s: State, side: int, viewer: int) -> Side:
    """Build what a viewer sees of a side."""
    cards = s.hand[side, : s.hand_size[side]].tolist()
    shown = [True] * len(cards) if side == viewer else s.shown[side].tolist()
    known = [card for card, is_known in zip(cards, shown, strict=False) if is_known]
    hidden = [card for card, is_known in zip(cards, shown, strict=False) if not is_known]
    stack = s.deck[side, s.bag_size[side] : s.deck_size[side]][::-1].tolist()
    hidden += [card - VEILED for card in stack if card >= VEILED and side != viewer]
    return replace(
        open_sides(s)[side],
        hand=tuple(CARD_IDS[card] for card in known),
        deck_top=tuple(see_stacked(card, is_own=side == viewer) for card in stack),
        unseen=counted([*s.deck[side, : s.bag_size[side]].tolist(), *hidden]),
        mini_market=see_mini(s, side, viewer),
    )


@shared()
def open_sides(s: State) -> tuple[Side, ...]:
    """Build what everybody sees of the sides, without anything of a hand or a draft."""
    return tuple(open_side(s, side) for side in range(seats(s)))


def open_side(s: State, side: int) -> Side:
    """Build what everybody sees of a side."""
    hand, size = int(s.hand_size[side]), int(s.deck_size[side])
    has_team = s.turn > 0 or size + hand > 0
    return Side(
        score=int(s.score[side]),
        against=tuple(scored(s, side, other) if other != side else 0 for other in range(seats(s))),
        hand=(),
        hand_size=hand,
        deck_size=size,
        deck_top=(),
        discard=tuple(CARD_IDS[kind] for kind in s.discard[side, : s.discard_size[side]]),
        unseen={},
        boxed=int(s.boxed[side]),
        court=tuple(CARD_IDS[kind] if has_team else None for kind in s.court[side]),
        team={name: int(level) for name, level in zip(LEVEL_NAMES, s.team[side], strict=True)},
        offence=tuple(see(int(kind)) for kind in s.tactics[side, Row.OFFENCE]),
        defence=tuple(see(int(kind)) for kind in s.tactics[side, Row.DEFENCE]),
        attack_dice=see_dice(s, s.zone[side], range(COLOURS)),
        defence_dice=see_dice(s, s.zone[side], range(COLOURS, DICE)),
        attack_points=sum(attack_of(s, side, colour) for colour in range(COLOURS)),
        to_come=points_waiting(s, side),
        mini_market=(),
        coach=see_coach(s, int(s.coach[side])),
        tokens=tuple(POSITION_NAMES[place] for place in range(POSITIONS) if s.tokens[side] >> place & 1),
        tokens_to_use=tokens_to_use(s, side),
    )


@cited("NB-155", "NB-G52")
def see_stacked(kind: int, *, is_own: bool) -> str:
    """Name a card on top of a deck; one that was put back is seen by its own side alone."""
    if kind < VEILED:
        return CARD_IDS[kind]
    return CARD_IDS[kind - VEILED] if is_own else "hidden"


@cited("NB-131")
def tokens_to_use(s: State, side: int) -> int:
    """Count the tokens that a side may still use, at most as many as were agreed."""
    left = int(s.tokens[side]).bit_count()
    return max(0, left + int(s.mismatch_limit) - POSITIONS) if s.mismatch else 0


@cited("NB-129")
def see_clash(s: State) -> Clash | None:
    """Show a mismatch while its dice are thrown: who is set against whom, and what it would score so far."""
    if s.clash_position == NOTHING:
        return None
    return Clash(
        s.clash_seat,
        s.clash_foe,
        POSITION_NAMES[s.clash_position],
        see_dice(s, s.clash_rolled, range(DICE)),
        by_kind(s.clash_dice),
        clash_points(s),
    )


@cited("NB-137", "NB-139", "NB-141")
def see_solo(s: State) -> Solo | None:
    """Show the automatic side: its profile, its resource, and the cards it chooses from."""
    if not s.solo:
        return None
    profile = PROFILE_IDS[s.profile] if s.profile != NOTHING else ""
    given = tuple(CARD_IDS[card] for card in s.given if card != NOTHING)
    return Solo(AUTOMATIC, profile, LEVELS[s.solo_level], int(s.resource), given)


@cited("NB-150")
def see_coach(s: State, coach: int) -> Coach | None:
    """Show a coach with the number of this match."""
    if coach == NOTHING:
        return None
    skill = int(SKILL_OF[coach])
    return Coach(
        COACH_IDS[coach],
        COACH_NAMES[coach],
        Power(POWER_OF[coach]).name,
        LEVEL_NAMES[skill] if skill != NOTHING else "",
        int(s.coach_number[coach]),
    )


@cited("NB-150")
def see_coaches(s: State) -> tuple[Coach, ...]:
    """Who chooses a coach sees those that are left."""
    if s.phase != Phase.COACH:
        return ()
    found = (see_coach(s, coach) for coach in range(COACHES) if is_coach_left(s, coach))
    return tuple(coach for coach in found if coach is not None)


@cited("NB-115", "NB-116")
def see_mini(s: State, side: int, viewer: int) -> Slots:
    """A mini-market lies open after the draft; before, its owner knows what is in it."""
    if s.draft_round == DRAFT_ROUNDS:
        return tuple(see(int(card)) for card in s.mini[side])
    return cards_at(s, Place.MINI + side) if side == viewer else ()


def see_dice(s: State, dice: Any, of: range) -> tuple[Dice, ...]:
    """List dice by kind and face."""
    return tuple(
        Dice(Die(die).name, int(s.faces[die, face]), colour_of(s, die, face), int(dice[die, face]))
        for die in of
        for face in range(FACES)
        if dice[die, face]
    )


def colour_of(s: State, die: int, face: int) -> str:
    """Name the colour of a number; a blank has none."""
    if s.faces[die, face] == 0:
        return ""
    return COLOUR_NAMES[die if die < COLOURS else s.colours[die - COLOURS, face]]


@cited("NB-115")
def see_draft(s: State, viewer: int) -> Cards:
    """A viewer sees the draft hand it holds."""
    if viewer == SPECTATOR:
        return ()
    return cards_at(s, Place.DRAFT + viewer)


def cards_at(s: State, place: int) -> Cards:
    """Name the cards of the market that are in a place."""
    places = s.place[:NBA_CARDS].tolist()
    return tuple(CARD_IDS[card] for card, where in enumerate(places) if where == place)


@cited("NB-107", "NB-G38")
def see_offer(s: State, viewer: int) -> Cards:
    """Who chooses a team sees the cards it is chosen from: two starters, then all bench cards and tactics."""
    if viewer != s.active or s.phase != Phase.SELECT:
        return ()
    if s.steps < POSITIONS:
        return tuple(CARD_IDS[kind] for kind in STARTER_OF[s.steps])
    return tuple(CARD_IDS[picked_card(choice)] for choice in range(PICKS))


def by_kind(dice: Any) -> dict[str, int]:
    """Name dice by their kind, as many as there are."""
    return {die.name: int(dice[die]) for die in Die if dice[die]}


@cited("NB-107", "NB-G39")
def see_selection(s: State, viewer: int) -> Cards:
    """A viewer sees the cards it has chosen for its own team so far."""
    if viewer == SPECTATOR or s.phase != Phase.SELECT:
        return ()
    is_done = turns_after(s, viewer, s.first) < turns_after(s, s.active, s.first)
    made = s.steps if viewer == s.active else POSITIONS * int(is_done)
    starters = [STARTER_OF[place, s.versions[viewer, place]] for place in range(min(made, POSITIONS))]
    others = [picked_card(choice) for choice in range(PICKS) if s.picks[viewer, choice]]
    return tuple(CARD_IDS[kind] for kind in (*starters, *others))
