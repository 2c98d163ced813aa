"""Questions about a state that rules, options, refusals, odds and hints all ask."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.charts import (
    IS_FAST,
    IS_INSIDE,
    LEAP,
    MAY_BE_STRIPPED,
    NEARER,
    RIM,
    SPAN,
    SPOT,
    STEP,
    VIA,
    ZONE_OF_SPOT,
    X,
    Y,
)
from sideline.games.five_on_the_floor.state import (
    FACES,
    LAST_OF_CHANCE,
    PIECES,
    WAYS,
    Card,
    Phase,
    Scheme,
    Size,
    State,
    Theft,
)

OUT_OF_COURT = 1 << SIDES
NEVER = FACES + 1
LANE, WIDE_LANE, NO_LANE = int(Theft.LANE), int(Theft.WIDE_LANE), -1
FAR = 99
NEIGHBOUR = 2  # the square of the longest way to a neighbouring tile


@rule("F21-12")
def is_up_to_chance(s: State) -> bool:
    """A coin, a draw or a roll comes next."""
    return s.phase <= LAST_OF_CHANCE


@rule("F21-G10", "F21-G13")
def has_floor(s: State) -> bool:
    """The pieces are on the floor."""
    return s.phase not in (Phase.TOSS, Phase.SIZES)


@rule("F21-G02")
def gap(here: int, there: int) -> int:
    """The distance between two tiles in king moves."""
    return int(max(abs(X[here] - X[there]), abs(Y[here] - Y[there])))


@rule("F21-01", "F21-G03")
def zone_at(s: State, tile: int) -> int:
    """The zone a tile lies in."""
    return int(ZONE_OF_SPOT[SPOT[s.court, tile]])


@rule("F21-42", "F21-G29")
def distance_to(s: State, tile: int, seat: int) -> int:
    """The distance from a tile to the nearest piece of a side, whatever its slot."""
    nearest = FAR
    for slot in range(PIECES):
        nearest = min(nearest, gap(tile, s.at[seat, slot]))
    return nearest


@rule("F21-43", "F21-44", "F21-45")
def coverage_at(s: State, distance: int) -> int:
    """Three tiles away is wide open, two is open, nearer is contested."""
    return int(distance >= s.distance[0]) + int(distance >= s.distance[1])


@rule("F21-29", "F21-G15")
def lost_inside(s: State, tile: int) -> int:
    """The dice a small carrier loses on a tile near the rim whose nearest defender is large."""
    is_small_inside = s.piece_size[s.offense, s.carrier] == Size.S and IS_INSIDE[zone_at(s, tile)] != 0
    if s.inside_loss == 0 or not is_small_inside:
        return 0
    nearest = distance_to(s, tile, 1 - s.offense)
    for slot in range(PIECES):
        is_big = s.piece_size[1 - s.offense, slot] == Size.L
        if is_big and gap(tile, s.at[1 - s.offense, slot]) == nearest:
            return s.inside_loss
    return 0


@rule("F21-25", "F21-46", "F21-G16")
def bonus_dice(s: State, size: int, zone: int) -> int:
    """A large piece has one die more in the paint and in the dunker."""
    return int(s.inside_dice[size] * IS_INSIDE[zone])


@rule("F21-48", "F21-G09")
def is_rushed(s: State) -> bool:
    """The shot clock is down to six."""
    return s.clock <= s.rush_clock


@rule("F21-47", "F21-48", "F21-G17")
def settle_dice(s: State, dice: int) -> int:
    """Cap the dice, take one for the clock, and leave at least one."""
    dice = min(dice, s.dice_cap)
    if is_rushed(s) and not s.is_quick:
        dice -= s.rush_dice
    return int(max(dice, 1))


@rule("F21-42", "F21-G17", "F21-G30")
def dice_at(s: State, zone: int, coverage: int, lost: int) -> int:
    """Dice by coverage, the bonus of a large piece, the loss of a small one, a Close-Out, cap and clock."""
    dice = s.dice[coverage] + bonus_dice(s, s.piece_size[s.offense, s.carrier], zone)
    return settle_dice(s, dice - lost - s.is_closed_out)


@rule("F21-32", "F21-40", "F21-41")
def needs_at(s: State, zone: int) -> int:
    """What a die must show, by zone and size; a Deep Range makes the impossible a six."""
    needs = int(s.needs[zone, s.piece_size[s.offense, s.carrier]])
    return min(needs, FACES) if s.is_deep else needs


@rule("F21-17", "F21-42")
def dice_of_shot(s: State) -> int:
    """The dice of the carrier from where it stands."""
    tile = s.at[s.offense, s.carrier]
    coverage = coverage_at(s, distance_to(s, tile, 1 - s.offense))
    return dice_at(s, zone_at(s, tile), coverage, lost_inside(s, tile))


@rule("F21-17", "F21-32")
def needs_of_shot(s: State) -> int:
    """What a die of the carrier must show from where it stands."""
    return needs_at(s, zone_at(s, s.at[s.offense, s.carrier]))


@rule("F21-32")
def good_rolls(dice: int, needs: int) -> int:
    """The rolls of some dice in which at least one meets the threshold."""
    return int(FACES**dice - min(needs - 1, FACES) ** dice)


@rule("F21-30", "F21-31")
def worth_of_shot(s: State) -> int:
    """The points of the zone the carrier stands in."""
    return int(s.points[zone_at(s, s.at[s.offense, s.carrier])])


@rule("F21-G11")
def board_edge(s: State) -> int:
    """How much stronger the offense is at the rim, at most three."""
    edge = 0
    for slot in range(PIECES):
        for side in range(SIDES):
            if gap(s.at[side, slot], RIM[s.court]) <= s.board_reach:
                strength = s.boards[s.piece_size[side, slot]]
                edge += strength if side == s.offense else -strength
    return int(max(-s.board_limit, min(s.board_limit, edge)))


@rule("F21-20", "F21-G12", "F21-G22", "F21-G24")
def lane_at(passer: int, receiver: int, defender: int) -> int:
    """The lane of a pass between two tiles that a third lies in: LANE, WIDE_LANE, or NO_LANE."""
    over, down = X[receiver] - X[passer], Y[receiver] - Y[passer]
    across, along = X[defender] - X[passer], Y[defender] - Y[passer]
    length = over * over + down * down
    dot = across * over + along * down
    cross = across * down - along * over
    if dot <= 0 or dot >= length or length <= NEIGHBOUR or cross * cross > length:
        return NO_LANE
    return LANE if 4 * cross * cross <= length else WIDE_LANE


@rule("F21-20", "F21-G12", "F21-G24")
def steal_needs(s: State, passer: int, receiver: int, defender: int) -> int:
    """What a defender on a tile must roll to deflect a pass between two others, or NEVER outside the lane."""
    return needs_in_lane(s, lane_at(passer, receiver, defender))


@rule("F21-G12", "F21-G24")
def needs_in_lane(s: State, lane: int) -> int:
    """What a defender in a lane must roll; the wide one is there in a zone alone."""
    if lane == NO_LANE or (lane == WIDE_LANE and s.scheme != Scheme.ZONE):
        return NEVER
    return int(s.steal[lane])


@rule("F21-20", "F21-G12", "F21-G23")
def is_deflected(s: State, outcome: int) -> bool:
    """The next defender in the lane rolls what it needs."""
    passer, receiver = s.at[s.offense, s.carrier], s.at[s.offense, s.receiver]
    defender = s.at[1 - s.offense, s.lane[s.lane_next]]
    return outcome + 1 >= steal_needs(s, passer, receiver, defender)


@rule("F21-G24")
def is_stripped(s: State, outcome: int) -> bool:
    """The defender who goes for the ball rolls what it needs."""
    return bool(outcome + 1 >= s.steal[Theft.STRIP])


@rule("F21-G23")
def projection(passer: int, receiver: int, defender: int) -> int:
    """How far along a pass a defender stands."""
    over, down = X[receiver] - X[passer], Y[receiver] - Y[passer]
    return int((X[defender] - X[passer]) * over + (Y[defender] - Y[passer]) * down)


@rule("F21-G04")
def blocked_by(s: State, seat: int) -> int:
    """Who bars a tile to a side: everybody, or only its own pieces where tiles may be shared."""
    if s.shared_tiles:
        return 1 << seat | OUT_OF_COURT
    return (1 << SIDES) - 1 | OUT_OF_COURT


@rule("F21-G02", "F21-G04")
def open_ways(s: State, seat: int, tile: int) -> int:
    """The directions in which a piece may step, one bit for each."""
    blocked = blocked_by(s, seat)
    ways = 0
    for way in range(WAYS):
        ways |= int(s.floor[tile + STEP[way]] & blocked == 0) << way
    return ways


@rule("F21-21", "F21-22", "F21-G20")
def can_burst(s: State, slot: int) -> bool:
    """A fast piece of the side whose turn it is has stamina left."""
    return bool(IS_FAST[slot]) and s.stamina_left[s.turn, slot] > 0


@rule("F21-21", "F21-G04", "F21-G21")
def is_leap_open(s: State, tile: int, leap: int, ways: int, blocked: int) -> bool:
    """A burst ends on an empty tile, over any empty one between; the open ways from its start are known."""
    return bool((ways & VIA[leap] != 0) & (s.floor[tile + LEAP[leap]] & blocked == 0))


@rule("F21-14", "F21-17", "F21-G05", "F21-G07", "F21-G19")
def can_shoot(s: State) -> bool:
    """The carrier may shoot as long as nobody has acted this turn, and if it can hit where that is asked."""
    if s.has_acted:
        return False
    return s.hopeless_shots == 0 or can_hit(s, s.piece_size[s.offense, s.carrier], s.at[s.offense, s.carrier])


@rule("F21-14", "F21-G09")
def clock_of_next_shot(s: State) -> int:
    """What the clock will show when the carrier may shoot: after an action and a reaction it has ticked."""
    is_later = s.phase in (Phase.DEFENSE, Phase.LANE, Phase.STRIP) or (
        s.phase == Phase.OFFENSE and s.has_acted != 0
    )
    return int(s.clock - s.clock_tick) if is_later else int(s.clock)


@rule("F21-40", "F21-41", "F21-G19")
def can_hit(s: State, size: int, tile: int) -> bool:
    """A piece of some size can hit from a tile; with the cards in play there may be a Deep Range."""
    return s.needs[zone_at(s, tile), size] <= FACES or s.override_cards != 0


@rule("F21-19", "F21-G22")
def is_in_range(s: State, slot: int) -> bool:
    """A teammate is near enough for a pass."""
    return gap(s.at[s.offense, s.carrier], s.at[s.offense, slot]) <= s.pass_range


@rule("F21-18", "F21-G05", "F21-G36")
def may_pass(s: State) -> bool:
    """A pass costs a point, unless an Extra Pass pays for it."""
    return s.ap > 0 or s.has_free_pass != 0


@rule("F21-G24")
def may_strip(s: State) -> bool:
    """A pressing defense has not tried to strip the ball this turn, and has a point for it."""
    return s.has_strip != 0 and s.ap > 0


@rule("F21-G24")
def can_strip(s: State, slot: int) -> bool:
    """A defender stands beside a carrier who is far from the rim."""
    ball = s.at[s.offense, s.carrier]
    return MAY_BE_STRIPPED[zone_at(s, ball)] != 0 and gap(s.at[1 - s.offense, slot], ball) <= 1


@rule("F21-G04", "F21-G24")
def free_ways(s: State, slot: int) -> int:
    """The directions in which a defender may step nearer to the opponent of its slot, one bit for each."""
    tile, opponent = s.at[1 - s.offense, slot], s.at[s.offense, slot]
    nearer = NEARER[Y[opponent] - Y[tile] + SPAN, X[opponent] - X[tile] + SPAN]
    return int(open_ways(s, 1 - s.offense, tile) & nearer)


@rule("F21-G24")
def may_step_free(s: State) -> bool:
    """A man-to-man defense has not made its free step of this turn."""
    return s.phase == Phase.DEFENSE and s.has_free_step != 0


@rule("F21-G24")
def has_free_way(s: State) -> bool:
    """Some defender can make a free step."""
    ways = 0
    for slot in range(PIECES):
        ways |= free_ways(s, slot)
    return ways != 0


@rule("F21-G30", "F21-G34")
def may_play_cards(s: State, seat: int) -> bool:
    """A side holds cards, whichever they are, and has played none this turn."""
    return s.hand_size[seat] > 0 and not s.has_played[seat]


@rule("F21-G30", "F21-G34")
def fits_shot(s: State, card: int) -> bool:
    """Deep Range is for a shot that cannot fall, Quick Release for one that can, against the clock."""
    if needs_of_shot(s) > FACES:
        return card == Card.DEEP_RANGE
    return card == Card.QUICK_RELEASE and is_rushed(s)


@rule("F21-G30", "F21-G34")
def may_close_out(s: State) -> bool:
    """A Close-Out matters: the shot can fall, and it has more than one die."""
    return needs_of_shot(s) <= FACES and dice_of_shot(s) > 1


@rule("F21-G30", "F21-G34")
def fits_moment(s: State, card: int) -> bool:
    """Which card goes with a shot, with the opponent's shot, with a lost rebound."""
    if s.phase == Phase.SHOT_CARD:
        return fits_shot(s, card)
    if s.phase == Phase.CLOSE_OUT:
        return card == Card.CLOSE_OUT
    return card == Card.SECOND_EFFORT


@rule("F21-G30", "F21-G34", "F21-G36", "F21-G37")
def can_play_in_turn(s: State, card: int) -> bool:
    """An Extra Pass goes with any moment of the own offense, an Iso with its start."""
    if s.hands[s.offense, card] == 0 or s.has_played[s.offense]:
        return False
    return card == Card.EXTRA_PASS or (card == Card.ISO and not s.has_acted)


@rule("F21-G30", "F21-G38")
def unseen_by(s: State, viewer: int, card: int) -> int:
    """How many cards of a kind a viewer has not seen: they are in the deck or in a hand."""
    unseen = s.deck[card]
    for side in range(SIDES):
        if side != viewer:
            unseen += s.hands[side, card]
    return int(unseen)
