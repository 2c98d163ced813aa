"""Setting up: the teams, the draft, the pile of the river, and the first hands."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.charts import IS_INITIATION, MEDALS, STARTER_OF
from sideline.games.nba_deck.facts.market import is_cheap, is_in_pile, rank_of
from sideline.games.nba_deck.facts.setup import (
    dealt_to,
    drafted,
    first_to_choose,
    has_everyone_chosen,
    keeping_sides,
    starting_card,
    takes_initiation_cards,
)
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.turn import boxes, cards_in_pile, next_side, rivals, seats
from sideline.games.nba_deck.rules.coaches import add_coach, clear_coaches
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.rules.court import add_levels
from sideline.games.nba_deck.rules.mismatch import lay_tokens
from sideline.games.nba_deck.rules.solo import lay_base_tactics, lay_counter
from sideline.games.nba_deck.state import (
    COLUMNS,
    COMMON_IN_SOLO,
    DICE,
    DRAFT_HAND,
    DRAFT_PICKS,
    DRAFT_ROUNDS,
    FACES,
    HAND_SIZE,
    MARKET_SLOTS,
    MINI_SLOTS,
    MODELS,
    NBA_CARDS,
    NOTHING,
    PICKS,
    POSITIONS,
    RIVER_SLOTS,
    ROWS,
    SKILLS,
    TEAM_PICKS,
    USUAL_BENCH,
    USUAL_TACTICS,
    Phase,
    State,
    Step,
)
from sideline.games.nba_deck.state.pieces import Place


@rule("NB-03", "NB-04", "NB-10", "NB-22", "NB-24", "NB-165")
def deal(s: State) -> None:
    """All dice are in reserve, the Fatigue cards lie ready, and chance names the first side."""
    s.turn = 0
    s.period_turn = 0
    s.overtime = 0
    s.is_ultimate = 0
    s.revealed = 0
    s.fatigue = s.fatigue_cards * boxes(s)
    s.tied_pairs = 0
    clear_markets(s)
    put_kept_aside(s)
    clear_coaches(s)
    lay_tokens(s)
    lay_counter(s)
    mark_decisive(s)
    for side in range(seats(s)):
        clear_side(s, side)
    ask(s, Phase.TOSS)


@rule("NB-159", "NB-161", "NB-G54")
def mark_decisive(s: State) -> None:
    """Cards with a medal cost and are worth 1 more, if there are medals."""
    if s.decisive_athletes == 1:
        for card in range(NBA_CARDS):
            s.cost[card] += MEDALS[card]
            s.value[card] += MEDALS[card]


@rule("NB-04", "NB-08", "NB-17")
def clear_markets(s: State) -> None:
    """Every NBA card is unused, and all tactics that are for sale are in their pile."""
    s.pile_left = 0
    s.next_count = 0
    s.tactic_pile_size = 0
    s.wish = NOTHING
    s.activated = NOTHING
    s.in_air = NOTHING
    for card in range(NBA_CARDS):
        s.place[card] = Place.UNUSED
    for slot in range(RIVER_SLOTS):
        s.river[slot] = NOTHING
    for slot in range(MARKET_SLOTS):
        s.market[slot] = NOTHING
    for model in range(MODELS):
        s.tactic_pile[model] = s.tactic_copies[model] * boxes(s)
        s.tactic_pile_size += s.tactic_pile[model]
        s.tactic_discard[model] = 0


@rule("NB-149", "NB-158", "NB-G51")
def put_kept_aside(s: State) -> None:
    """What the sides kept from earlier matches is not for sale: it lies in their decks."""
    for side in range(keeping_sides(s)):
        for slot in range(USUAL_BENCH):
            if s.kept_athletes[side, slot] > 0:
                s.place[s.kept_athletes[side, slot] - 1] = Place.KEPT
        for slot in range(USUAL_TACTICS):
            model = s.kept_tactics[side, slot] - 1
            if model >= 0 and s.tactic_pile[model] > 0:
                s.tactic_pile[model] -= 1
                s.tactic_pile_size -= 1


@rule("NB-01", "NB-02", "NB-03")
def clear_side(s: State, side: int) -> None:
    """A side has an empty court with three slots for tactics of each type, and nil points."""
    s.score[side] = 0
    for nth in range(rivals(s)):
        s.against[side, nth] = 0
    s.attack[side] = 0
    s.boxed[side] = 0
    s.owed[side] = 0
    s.hand_size[side] = 0
    s.deck_size[side] = 0
    s.bag_size[side] = 0
    s.discard_size[side] = 0
    s.drawn[side] = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            s.tactics[side, row, column] = NOTHING
    for die in range(DICE):
        for face in range(FACES):
            s.zone[side, die, face] = 0
    for slot in range(MINI_SLOTS):
        s.mini[side, slot] = NOTHING


@rule("NB-25", "NB-G56")
def name_first(s: State, seat: int) -> None:
    """The seat that chance named has the first turn."""
    s.first = seat
    s.active = seat
    s.steps = 0
    s.next = Step.TAKE_PROFILE


@rule("NB-15", "NB-107", "NB-G38", "NB-G39")
def lay_teams(s: State) -> None:
    """All sides take the cards of the initiation game, or choose their own in secret."""
    s.last_pick = NOTHING
    s.steps = 0
    s.active = first_to_choose(s)
    for side in range(seats(s)):
        for position in range(POSITIONS):
            s.versions[side, position] = 0
        for choice in range(PICKS):
            s.picks[side, choice] = IS_INITIATION[choice] * int(takes_initiation_cards(s, side))
    if s.expert1 == 1:
        ask(s, Phase.SELECT)
    else:
        s.next = Step.TAKE_TEAMS


@rule("NB-107", "NB-108", "NB-G39")
def choose_starter(s: State, version: int) -> None:
    """A side chooses the starter of a position."""
    s.versions[s.active, s.steps] = version
    s.steps += 1


@rule("NB-107", "NB-111", "NB-G39")
def choose_card(s: State, choice: int) -> None:
    """A side chooses one more card for its deck."""
    s.picks[s.active, choice] = 1
    s.last_pick = choice
    s.steps += 1
    if s.steps == POSITIONS + TEAM_PICKS:
        end_selection(s)


@rule("NB-107", "NB-G39")
def end_selection(s: State) -> None:
    """The next side chooses; when all have, the teams are laid out."""
    s.steps = 0
    s.last_pick = NOTHING
    s.active = next_side(s, s.active)
    if has_everyone_chosen(s):
        s.active = s.first
        s.next = Step.TAKE_TEAMS


@rule("NB-15", "NB-107")
def take_teams(s: State) -> None:
    """The teams are laid out."""
    for side in range(seats(s)):
        take_team(s, side)
    s.next = Step.BUILD_PILE


@rule("NB-15", "NB-16", "NB-23", "NB-108")
def take_team(s: State, side: int) -> None:
    """The starters stand on their positions, the other twelve cards are shuffled into the deck."""
    for skill in range(SKILLS):
        s.team[side, skill] = 0
    for position in range(POSITIONS):
        starter = STARTER_OF[position, s.versions[side, position]]
        s.court[side, position] = starter
        add_levels(s, side, starter)
    add_coach(s, side)
    for choice in range(PICKS):
        if s.picks[side, choice] == 1:
            s.deck[side, s.deck_size[side]] = starting_card(s, side, choice)
            s.deck_size[side] += 1
    s.bag_size[side] = s.deck_size[side]
    if is_automatic(s, side):
        lay_base_tactics(s)


@rule("NB-18", "NB-112", "NB-113")
def build_pile(s: State) -> None:
    """The pile is drawn from all NBA cards, or drafted."""
    if s.expert2_draft == 0:
        ask(s, Phase.PILE_DRAW)
    else:
        s.draft_round = 0
        s.steps = 0
        ask(s, Phase.DRAFT_DEAL)


@rule("NB-18")
def draw_into_pile(s: State, card: int) -> None:
    """One more NBA card, face down."""
    s.place[card] = Place.PILE
    s.pile_left += 1
    if s.pile_left == cards_in_pile(s):
        s.next = Step.CHECK_PILE


@rule("NB-19", "NB-G07")
def check_pile(s: State) -> None:
    """Cheap cards that are missing are added, as far as there are any."""
    cheap = spare = 0
    for card in range(NBA_CARDS):
        if is_cheap(s, card):
            cheap += int(s.place[card] == Place.PILE)
            spare += int(s.place[card] == Place.UNUSED)
    s.steps = min(s.min_cheap - cheap, spare, cards_in_pile(s) - cheap)
    if s.steps > 0:
        ask(s, Phase.PILE_ADD)
    else:
        s.next = Step.OPEN_PILE


@rule("NB-19", "NB-G07")
def add_to_pile(s: State, card: int) -> None:
    """A cheap card comes in; when all are in, as many others go."""
    s.place[card] = Place.ADDED
    s.pile_left += 1
    s.steps -= 1
    if s.steps == 0:
        ask(s, Phase.PILE_REMOVE)


@rule("NB-19", "NB-G07")
def remove_from_pile(s: State, card: int) -> None:
    """A card that was drawn first goes back, until the pile has its size again."""
    s.place[card] = Place.UNUSED
    s.pile_left -= 1
    if s.pile_left == cards_in_pile(s):
        for other in range(NBA_CARDS):
            if s.place[other] == Place.ADDED:
                s.place[other] = Place.PILE
        s.next = Step.OPEN_PILE


@rule("NB-114")
def deal_draft_card(s: State, card: int) -> None:
    """Five cards to each side, from the first side on; two to the pile for an automatic one."""
    side = dealt_to(s)
    if is_automatic(s, side):
        s.place[card] = Place.COMMON + side
        s.pile_left += 1
    else:
        s.place[card] = Place.DRAFT + side
    s.steps += 1
    if s.steps == cards_in_round(s):
        s.steps = 0
        s.active = first_to_choose(s)
        ask(s, Phase.DRAFT)


@rule("NB-114", "NB-G62")
def cards_in_round(s: State) -> int:
    """How many cards are dealt in a round of the draft."""
    return DRAFT_HAND + COMMON_IN_SOLO if s.solo == 1 else seats(s) * DRAFT_HAND


@rule("NB-115")
def draft(s: State, i: int) -> None:
    """The first pick is for the own mini-market, two are for the pile, two go to the box."""
    card = drafted(s, s.active, i)
    if s.steps == 0:
        s.place[card] = Place.MINI + s.active
    else:
        s.place[card] = Place.COMMON + s.active
        s.pile_left += 1
    s.steps += 1
    if s.steps == DRAFT_PICKS:
        end_draft_hand(s)


@rule("NB-112", "NB-115", "NB-116")
def end_draft_hand(s: State) -> None:
    """What is left goes to the box; after five rounds the mini-markets are shown."""
    for card in range(NBA_CARDS):
        if s.place[card] == Place.DRAFT + s.active:
            s.place[card] = Place.BOX + s.active
    s.steps = 0
    s.active = next_side(s, s.active)
    if has_everyone_chosen(s):
        s.active = s.first
        s.draft_round += 1
        ask(s, Phase.DRAFT_DEAL)
    if s.draft_round == DRAFT_ROUNDS:
        for side in range(seats(s)):
            show_mini_market(s, side)
        s.next = Step.FIT_PILE


@rule("NB-116")
def show_mini_market(s: State, side: int) -> None:
    """The five cards lie open beside the dice of their owner."""
    slot = 0
    for card in range(NBA_CARDS):
        if s.place[card] == Place.MINI + side:
            s.mini[side, slot] = card
            slot += 1


@rule("NB-120")
def fit_pile(s: State) -> None:
    """Cards are removed or added at random until the pile has the wanted size."""
    if s.pile_left == cards_in_pile(s):
        s.next = Step.OPEN_PILE
    else:
        ask(s, Phase.PILE_FIT)


@rule("NB-120")
def fit_card(s: State, card: int) -> None:
    """A card leaves the pile that is too long, or joins one that is too short."""
    if is_in_pile(s.place[card]):
        s.place[card] += Place.TRIMMED - Place.COMMON
        s.pile_left -= 1
    else:
        s.place[card] = Place.PILE
        s.pile_left += 1
    s.next = Step.FIT_PILE


@rule("NB-20", "NB-21", "NB-31")
def open_pile(s: State) -> None:
    """The top card of the pile is to be revealed."""
    if s.next_count == 0:
        look_ahead(s)
    ask(s, Phase.RIVER)


@rule("NB-20", "NB-117", "NB-G06")
def look_ahead(s: State) -> None:
    """Find the lowest rank in the pile and how many cards have it; a drafted pile is not sorted.

    While one of them is left nobody need look again.
    """
    lowest, count = NOTHING, 0
    for card in range(NBA_CARDS):
        if is_in_pile(s.place[card]):
            rank = 0 if s.expert2_draft == 1 else rank_of(s, card)
            if count == 0 or rank < lowest:
                lowest, count = rank, 0
            count += int(rank == lowest)
    s.next_rank = NOTHING if s.expert2_draft == 1 else lowest
    s.next_count = count


@rule("NB-23")
def deal_hands(s: State) -> None:
    """Each side draws six cards."""
    for side in range(seats(s)):
        s.owed[side] = HAND_SIZE
    s.after = Step.BEGIN_TURN
    s.next = Step.DRAW_CARDS
