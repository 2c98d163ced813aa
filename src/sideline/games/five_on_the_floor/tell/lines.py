"""The play-by-play: what an action did, in words, as one viewer may know it."""

from sideline.engine.citations import cited
from sideline.engine.words import Phrase, on_next_line, phrase
from sideline.games.five_on_the_floor.actions import (
    CARD,
    END_TURN,
    PASS,
    SCHEME,
    SHOOT,
    STRIP,
    is_run,
    landing,
    runner,
)
from sideline.games.five_on_the_floor.charts import tile_name
from sideline.games.five_on_the_floor.decisions import to_act
from sideline.games.five_on_the_floor.facts import is_deflected, is_stripped, is_up_to_chance, worth_of_shot
from sideline.games.five_on_the_floor.state import DRAWN_PIECES, FACES, Phase, Scheme, Size, State
from sideline.games.five_on_the_floor.words.labels import (
    card_phrase,
    piece_phrase,
    seat_phrase,
    spot_phrase,
    verb_of_run,
)


@cited("F21-05")
def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened and what came of it; a drawn card is seen only by the hand it came to."""
    if is_up_to_chance(before):
        what = _tell_chance(before, action, after, viewer)
    else:
        what = _tell_choice(before, action, after)
    if _is_violation(before, action, after):
        what = phrase("tell-both", first=what, second=phrase("tell-violation"))
    if after.phase == Phase.OVER:
        return on_next_line(what, phrase("tell-over"))
    if before.phase == Phase.TOSS or after.possession == before.possession:
        return what
    return on_next_line(what, phrase("tell-possession", who=seat_phrase(after.offense)))


def _is_violation(before: State, action: int, after: State) -> bool:
    """The shot clock has run out: a turn of the defense ended the possession without a steal."""
    is_failed_strip = before.phase == Phase.STRIP and not is_stripped(before, action)
    return (before.phase == Phase.DEFENSE or is_failed_strip) and after.possession > before.possession


def _tell_chance(before: State, outcome: int, after: State, viewer: int) -> Phrase:
    if before.phase == Phase.TOSS:
        return phrase("tell-toss", who=seat_phrase(outcome))
    if before.phase == Phase.SIZES:
        side = seat_phrase(before.sizes_drawn // DRAWN_PIECES)
        return phrase("tell-size", who=side, size=Size(outcome).name)
    if before.phase == Phase.DRAW:
        return _tell_draw(before, outcome, viewer)
    if before.phase == Phase.SHOT:
        return _tell_die(before, outcome, after)
    if before.phase == Phase.REBOUND:
        return _tell_rebound(before, after)
    return _tell_theft(before, outcome)


def _tell_draw(before: State, card: int, viewer: int) -> Phrase:
    who = seat_phrase(before.offense)
    if viewer == before.offense:
        return phrase("tell-draws-card", who=who, card=card_phrase(card))
    return phrase("tell-draws", who=who)


def _tell_die(before: State, outcome: int, after: State) -> Phrase:
    piece = piece_phrase(before, before.offense, before.carrier)
    rolls = phrase("tell-die", face=outcome + 1, number=before.dice_rolled + 1, dice=before.shot_dice)
    if before.dice_rolled + 1 < before.shot_dice:
        return rolls
    if after.score[before.offense] > before.score[before.offense]:
        basket = phrase("tell-basket", points=worth_of_shot(before), piece=piece)
        return phrase("tell-both", first=rolls, second=basket)
    return phrase("tell-both", first=rolls, second=phrase("tell-miss"))


def _tell_rebound(before: State, after: State) -> Phrase:
    """Name the dice and who has won them; the ball is theirs unless the other side tries again."""
    winner = 1 - after.loser
    offense, defense = (int(after.board_rolls[seat]) for seat in (before.offense, 1 - before.offense))
    dice = phrase("tell-board", who=seat_phrase(winner), offense=offense, defense=defense)
    return _with_second_chance(before, dice, after)


def _with_second_chance(before: State, what: Phrase, after: State) -> Phrase:
    """Add who has the ball if the offense keeps it."""
    if after.rebounds == before.rebounds or after.possession > before.possession:
        return what
    piece = piece_phrase(after, before.offense, after.carrier)
    keeps = phrase("tell-second-chance", piece=piece, clock=after.clock)
    return phrase("tell-both", first=what, second=keeps)


def _tell_theft(before: State, outcome: int) -> Phrase:
    defense = 1 - before.offense
    if before.phase == Phase.STRIP:
        kind, slot, is_stolen = "strip", before.stripper, is_stripped(before, outcome)
    else:
        kind, slot, is_stolen = "lane", int(before.lane[before.lane_next]), is_deflected(before, outcome)
    key = f"tell-{kind}-steal" if is_stolen else f"tell-{kind}"
    return phrase(key, who=seat_phrase(defense), piece=piece_phrase(before, defense, slot), face=outcome + 1)


def _tell_choice(before: State, action: int, after: State) -> Phrase:
    if is_run(action):
        return _tell_run(before, action)
    if action == SHOOT:
        return _tell_shot(before, after)
    if action in PASS:
        return _tell_pass(before, PASS.part(action), after)
    if action in CARD:
        return _tell_card(before, CARD.part(action), after)
    who = seat_phrase(to_act(before))
    if action in STRIP:
        return phrase("tell-strips", who=who, piece=piece_phrase(before, before.turn, STRIP.part(action)))
    if action in SCHEME:
        return phrase(f"tell-{Scheme(SCHEME.part(action)).name}", who=who)
    if action == END_TURN:
        return phrase("tell-end", who=who)
    return _with_second_chance(before, _with_shot(phrase("tell-no-card", who=who), after), after)


def _tell_card(before: State, card: int, after: State) -> Phrase:
    who, name = seat_phrase(to_act(before)), card_phrase(card)
    if before.phase == Phase.DISCARD:
        return phrase("tell-discard", who=who, card=name)
    return _with_shot(phrase("tell-card", who=who, card=name), after)


def _tell_run(before: State, action: int) -> Phrase:
    tile = landing(before, action)
    return phrase(
        f"tell-{verb_of_run(action)}",
        who=seat_phrase(before.turn),
        piece=piece_phrase(before, before.turn, runner(action)),
        tile=tile_name(tile),
        spot=spot_phrase(before, tile),
    )


def _tell_pass(before: State, slot: int, after: State) -> Phrase:
    in_lane = after.lane_size if after.phase == Phase.LANE else 0
    return phrase(
        "tell-pass",
        who=seat_phrase(before.offense),
        passer=piece_phrase(before, before.offense, before.carrier),
        receiver=piece_phrase(before, before.offense, slot),
        lane=int(in_lane),
    )


def _tell_shot(before: State, after: State) -> Phrase:
    shot = phrase(
        "tell-shoots",
        who=seat_phrase(before.offense),
        piece=piece_phrase(before, before.offense, before.carrier),
        spot=spot_phrase(before, before.at[before.offense, before.carrier]),
    )
    return _with_shot(shot, after)


def _with_shot(what: Phrase, after: State) -> Phrase:
    """Add the dice once they are known, or that the shot cannot fall."""
    if after.phase == Phase.SHOT:
        dice = phrase("tell-dice", dice=after.shot_dice, needs=after.shot_needs)
        return phrase("tell-both", first=what, second=dice)
    if after.phase == Phase.REBOUND and not after.is_reroll and after.shot_needs > FACES:
        return phrase("tell-both", first=what, second=phrase("tell-hopeless"))
    return what
