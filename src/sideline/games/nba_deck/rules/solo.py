"""The automatic side of a solo match: it follows its profile card, without a hand and without a deck."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.charts import IS_INITIATION
from sideline.games.nba_deck.facts.market import is_unused
from sideline.games.nba_deck.facts.setup import picked_card
from sideline.games.nba_deck.facts.solo import weakest_in
from sideline.games.nba_deck.facts.team import is_tactic, row_of
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.rules.court import add_levels, take_levels
from sideline.games.nba_deck.state import (
    AUTOMATIC,
    FIRST_MODEL,
    GIVEN,
    MARKET_SLOTS,
    NBA_CARDS,
    NOTHING,
    PICKS,
    POSITIONS,
    Phase,
    State,
    Step,
)
from sideline.games.nba_deck.state.pieces import Place


@rule("NB-137", "NB-139")
def lay_counter(s: State) -> None:
    """The resource counter begins at the number of the difficulty; a profile is named, or drawn later."""
    s.resource = s.solo_resource[s.solo_level]
    s.profile = s.solo_profile - 1
    s.renewed = 0
    for place in range(GIVEN):
        s.given[place] = NOTHING


@rule("NB-137")
def take_profile(s: State) -> None:
    """A profile card is drawn for the whole match, unless one was named."""
    if s.solo == 1 and s.profile == NOTHING:
        ask(s, Phase.PROFILE)
    else:
        s.next = Step.TAKE_COACHES


@rule("NB-137")
def name_profile(s: State, profile: int) -> None:
    """The automatic side follows that profile."""
    s.profile = profile
    s.next = Step.TAKE_COACHES


@rule("NB-138")
def lay_base_tactics(s: State) -> None:
    """The automatic side has its five base tactics on court and no deck: its bench is in the box."""
    s.deck_size[AUTOMATIC] = 0
    s.bag_size[AUTOMATIC] = 0
    for choice in range(PICKS):
        if IS_INITIATION[choice] == 1 and is_tactic(picked_card(choice)):
            lay_tactic(s, picked_card(choice))
        else:
            s.boxed[AUTOMATIC] += IS_INITIATION[choice]


@rule("NB-138")
def lay_tactic(s: State, tactic: int) -> None:
    """A tactic lies in the first free column of its row."""
    row, column = row_of(tactic), 0
    while s.tactics[AUTOMATIC, row, column] != NOTHING:
        column += 1
    s.tactics[AUTOMATIC, row, column] = tactic


@rule("NB-140")
def give(s: State, card: int) -> None:
    """A card that is pushed out of the river is given to the automatic side."""
    for place in range(GIVEN):
        if s.given[place] == NOTHING:
            s.given[place] = card
            return


@rule("NB-139", "NB-G50", "NB-G62")
def scout(s: State) -> None:
    """The counter rises by 1; then the cards are completed to three, but nobody is recruited in overtime."""
    s.resource += 1
    s.renewed = 0
    s.next = Step.COMPLETE if s.overtime == 0 else Step.OPEN_ACTIVATION


@rule("NB-141", "NB-G50")
def complete(s: State) -> None:
    """Unused NBA cards are drawn until there are three; without any the discard of the river comes back."""
    if s.given[GIVEN - 1] != NOTHING:
        ask(s, Phase.RECRUIT)
        return
    if unused_cards(s) == 0:
        bring_back(s)
    if unused_cards(s) == 0:
        ask(s, Phase.RECRUIT)
    else:
        ask(s, Phase.SCOUT)


@rule("NB-141", "NB-G50", seldom=True)
def unused_cards(s: State) -> int:
    """How many NBA cards the automatic side may still draw from."""
    unused = 0
    for card in range(NBA_CARDS):
        unused += int(is_unused(s.place[card]))
    return unused


@rule("NB-G50", seldom=True)
def bring_back(s: State) -> None:
    """The discard of the river becomes the unused cards; those that were just given stay where they are."""
    for card in range(NBA_CARDS):
        if not is_given(s, card):
            if s.place[card] == Place.PASSED:
                s.place[card] = Place.BACK_FROM_RIVER
            elif s.place[card] == Place.SHOWN:
                s.place[card] = Place.BACK_SHOWN


@rule("NB-141")
def is_given(s: State, card: int) -> bool:
    """The card is one of the three."""
    times = 0
    for place in range(GIVEN):
        times += int(s.given[place] == card)
    return times > 0


@rule("NB-141")
def draw_for_automatic(s: State, card: int) -> None:
    """A card is drawn openly for the automatic side."""
    came_from_river = s.place[card] == Place.BACK_FROM_RIVER
    s.place[card] = Place.PASSED if came_from_river else Place.SHOWN
    s.revealed += 1
    give(s, card)
    s.next = Step.COMPLETE


@rule("NB-142", "NB-G50")
def recruit(s: State, choice: int) -> None:
    """The card takes a position, and who stood there leaves for the box."""
    card, position = s.given[choice // POSITIONS], choice % POSITIONS
    former = s.court[s.active, position]
    s.court[s.active, position] = card
    add_levels(s, s.active, card)
    take_levels(s, s.active, former)
    s.boxed[s.active] += 1
    s.place[card] = Place.TAKEN if s.place[card] == Place.PASSED else Place.RECRUITED
    end_recruiting(s)


@rule("NB-142")
def end_recruiting(s: State) -> None:
    """The cards that are left go to the discard of the river."""
    for place in range(GIVEN):
        s.given[place] = NOTHING
    s.next = Step.SHOP


@rule("NB-143", "NB-G50")
def shop(s: State) -> None:
    """The automatic side looks at the market of tactics."""
    ask(s, Phase.SHOP)


@rule("NB-144", "NB-G50")
def renew_market(s: State) -> None:
    """All tactics of the market are replaced, once in a turn, and the automatic side looks again."""
    s.renewed = 1
    for slot in range(MARKET_SLOTS):
        if s.market[slot] != NOTHING:
            s.tactic_discard[s.market[slot]] += 1
            s.market[slot] = NOTHING
    s.after = Step.SHOP
    s.next = Step.FILL_MARKET


@rule("NB-143", "NB-145", "NB-G50")
def adopt(s: State, slot: int) -> None:
    """A tactic of the market takes the place of the weakest of its type; a base tactic goes to the box."""
    tactic = FIRST_MODEL + s.market[slot]
    row = row_of(tactic)
    column, _ = weakest_in(s, row)
    former = s.tactics[s.active, row, column]
    if former >= FIRST_MODEL:
        s.tactic_discard[former - FIRST_MODEL] += 1
    else:
        s.boxed[s.active] += 1
    s.tactics[s.active, row, column] = tactic
    s.market[slot] = NOTHING
    s.has_bought_tactic += 1
    s.next = Step.OPEN_ACTIVATION


@rule("NB-142", "NB-143")
def do_without(s: State) -> None:
    """Nobody is recruited, or no tactic is bought."""
    if s.phase == Phase.RECRUIT:
        end_recruiting(s)
    else:
        s.next = Step.OPEN_ACTIVATION
