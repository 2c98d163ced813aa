"""A phase of play: the call, the secret cards on both sides, and the random extras."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.rugby.actions import CALL, COMMIT, NO
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.choices import AttackCommits
from sideline.games.rugby.facts import adding_side, committing_side, extra_cards, is_second_due, must_commit
from sideline.games.rugby.rules.set_pieces import give_ball, punish
from sideline.games.rugby.state import Phase, State, Symbol


@rule("RG-25", "RG-26", "RG-27", "RG-G16", "RG-G27")
def call_play(s: State, action: int) -> None:
    """The play leaves the hand face down, its players are announced; without a play a penalty is given."""
    if action == NO:
        give_ball(s, 1 - s.attacker, s.position)
        punish(s, Symbol.PENALTY)
        s.phases += 1
        return
    s.face = CALL.part(action)
    s.play_hand[s.face] -= 1
    s.play_hand_size -= 1
    for side in range(SIDES):
        s.played_size[side] = 0
        s.has_extra[side] = 0
    is_defense_first = s.attack_commits == AttackCommits.LAST and must_commit(s, 1 - s.attacker)
    s.phase = Phase.DEFENSE if is_defense_first else Phase.ATTACK


@rule("RG-28", "RG-30", "RG-G11", "RG-G36")
def commit(s: State, action: int) -> None:
    """A card is laid down in secret: all of one side, then all of the other, then all are turned over."""
    side = committing_side(s)
    lay_down(s, side, COMMIT.part(action))
    if must_commit(s, side):
        return
    if is_second_due(s):
        s.phase = Phase.DEFENSE if s.phase == Phase.ATTACK else Phase.ATTACK
        return
    reveal(s)
    s.phase = Phase.DEFENSE_EXTRA if extra_cards(s, 1 - s.attacker) > 0 else Phase.RESOLVE


@rule("RG-36", "RG-G22")
def lay_down(s: State, side: int, kind: int) -> None:
    """A card leaves the hand for the table, after those that lie there."""
    s.hands[side, kind] -= 1
    s.free[side, LINE_OF[kind]] -= 1
    s.played[side, s.played_size[side]] = kind
    s.played_size[side] += 1


@rule("RG-30", "RG-G44")
def reveal(s: State) -> None:
    """All cards are turned over; one that was known to be in hand is now known to have left it."""
    for side in range(SIDES):
        for i in range(s.played_size[side]):
            forget(s, side, s.played[side, i])


@rule("RG-G44")
def forget(s: State, side: int, kind: int) -> None:
    """One card fewer of a kind is known to be in a hand."""
    s.open_hands[side, kind] = max(0, s.open_hands[side, kind] - 1)


@rule("RG-31", "RG-G36")
def offer_extra(s: State, action: int) -> None:
    """The defender adds one random card, or leaves it."""
    s.phase = Phase.RESOLVE if action == NO else Phase.DEFENSE_EXTRA_CARD


@rule("RG-32", "RG-G36")
def answer_extra(s: State, action: int) -> None:
    """The attacker answers with one random card, or leaves it."""
    s.phase = Phase.RESOLVE if action == NO else Phase.ATTACK_EXTRA_CARD


@rule("RG-31", "RG-32", "RG-G15", "RG-G36")
def add_random_card(s: State, kind: int) -> None:
    """The card joins those on the table; only after the defender's may the attacker add one."""
    side = adding_side(s)
    lay_down(s, side, kind)
    forget(s, side, kind)
    s.has_extra[side] = 1
    s.phase = Phase.RESOLVE
    if side != s.attacker and extra_cards(s, s.attacker) > 0:
        s.phase = Phase.ATTACK_EXTRA
