"""The text board: the markets, both courts, the dice that wait, and the own hand."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from sideline.engine.citations import cited
from sideline.engine.game import NOBODY
from sideline.engine.words import TIMES, Phrase, Words, phrase
from sideline.games.nba_deck.charts import CARD_IDS, LEVEL_NAMES
from sideline.games.nba_deck.words.phrases import card_phrase, seat_phrase

if TYPE_CHECKING:
    from sideline.games.nba_deck.view.shapes import Card, Coach, Dice, Side, Slots, Solo, View

WIDTH = 80
NAME_WIDTH = 21
SHEET_WIDTH = 12
PAIR = 2
TACTIC_WIDTH = 27
INDENT = "  "
KINDS_BY_ID = {code: kind for kind, code in enumerate(CARD_IDS)}
DICE_OF = dict(zip(LEVEL_NAMES, ("BLUE", "YELLOW", "RED", "BEIGE", "GREY", "BROWN"), strict=False))


def board(seen: View, words: Words) -> str:
    """Draw everything a viewer sees."""
    lines = [_clock(seen, words), *_scores(seen, words)]
    if seen.drafting:
        lines += _athletes(seen, words, "board-draft", seen.drafting)
    if seen.selection:
        lines.append(words.say(phrase("board-selection", cards=_names(seen.selection, words))))
    if any(seen.river) and not seen.overtime:
        lines += _athletes(seen, words, "board-river", seen.river)
    if seen.solo is not None:
        lines.append(words.say(_solo(seen.solo, words)))
    if any(seen.market):
        lines += _tactics(seen, words)
    for side in range(len(seen.sides)):
        if any(seen.sides[side].court):
            lines += _side(seen, side, words)
    lines += _hand(seen, words)
    lines += _table(seen, words)
    lines.append(words.say(phrase("board-legend")))
    return "\n".join(part for line in lines for part in _folded(line.rstrip()))


def _folded(line: str) -> list[str]:
    """Fold a line that is wider than a terminal; what goes on is set in."""
    indent = " " * (len(line) - len(line.lstrip()))
    return (
        wrap(line, WIDTH, subsequent_indent=indent + INDENT, drop_whitespace=True)
        if len(line) > WIDTH
        else [line]
    )


def _clock(seen: View, words: Words) -> str:
    if seen.to_act == NOBODY:
        return words.say(phrase("board-over"))
    if seen.turn == 0 and not seen.overtime:
        return words.say(phrase("board-setup"))
    if seen.is_ultimate:
        text = words.say(phrase("board-ultimate", who=seat_phrase(seen.active)))
    else:
        key = "board-overtime" if seen.overtime else "board-turn"
        text = words.say(
            phrase(key, turn=seen.turn, of=seen.turns, number=seen.overtime, who=seat_phrase(seen.active))
        )
    return text + (words.say(phrase("board-money-time")) if seen.is_money_time else "")


@cited("NB-14", "NB-134")
def _scores(seen: View, words: Words) -> list[str]:
    """Draw the score, among more than two sides a sheet of all matches, a row for each side."""
    if len(seen.sides) == PAIR:
        return [words.say(_score(seen))]
    names = [words.say(seat_phrase(seat)) for seat in range(len(seen.sides))]
    heading = f"{words.say(phrase('board-sheet')):<{SHEET_WIDTH}}" + "".join(
        f"{name[:SHEET_WIDTH]:>{SHEET_WIDTH}}" for name in names
    )
    piles = words.say(phrase("board-left", pile=seen.pile_size, fatigue=seen.fatigue))
    return [heading, *(_sheet_row(names, seen, seat) for seat in range(len(names))), piles]


def _sheet_row(names: list[str], seen: View, seat: int) -> str:
    side = seen.sides[seat]
    cells = [
        f"{'-' if other == seat else points:>{SHEET_WIDTH}}" for other, points in enumerate(side.against)
    ]
    return f"{names[seat][:SHEET_WIDTH]:<{SHEET_WIDTH}}" + "".join(cells) + f" = {side.score}"


@cited("NB-14")
def _score(seen: View) -> Phrase:
    return phrase(
        "board-score",
        home=seen.sides[0].score,
        away=seen.sides[1].score,
        pile=seen.pile_size,
        fatigue=seen.fatigue,
    )


@cited("NB-139", "NB-141")
def _solo(solo: Solo, words: Words) -> Phrase:
    """Say what the automatic side follows, what it has, and what it chooses from."""
    profile = phrase(f"choice-solo_profile-{solo.profile or 'random'}")
    level = phrase(f"choice-solo_level-{solo.level}")
    cards = _names(solo.given, words)
    return phrase("board-solo", profile=profile, level=level, resource=solo.resource, cards=cards)


def _name(code: str, words: Words) -> str:
    if code == "hidden":
        return words.say(phrase("board-hidden"))
    return words.say(card_phrase(KINDS_BY_ID[code]))


def _names(codes: tuple[str, ...], words: Words) -> str:
    """List cards with their counts: `Fatigue x2, Kyle Korver`."""
    counts = {
        code: codes.count(code)
        for code in sorted(codes, key=lambda code: KINDS_BY_ID.get(code, len(KINDS_BY_ID)))
    }
    return _counted(counts, words)


def _counted(counts: dict[str, int], words: Words) -> str:
    listed = [
        _name(code, words) + (f" {TIMES}{count}" if count > 1 else "") for code, count in counts.items()
    ]
    return ", ".join(listed) or "-"


def _heading(words: Words, key: str) -> str:
    """Head a table of athletes: cost, value, positions and the eight levels."""
    levels = " ".join(f"{words.say(phrase(f'level-{name}')):>3}" for name in LEVEL_NAMES)
    cost, value, at = (words.say(phrase(f"board-{column}")) for column in ("cost", "value", "at"))
    return f"{words.say(phrase(key)):<{NAME_WIDTH + 5}} {cost:>4} {value:>4}  {at:<6} {levels}"


def _athlete(label: str, name: str, card: Card, words: Words) -> str:
    """Draw one athlete; a level of nothing is a dot."""
    positions = "/".join(words.say(phrase(f"position-{place}")) for place in card.positions)
    levels = " ".join(f"{card.levels[skill] or '.':>3}" for skill in LEVEL_NAMES)
    cost = card.cost or "-"
    return f"{label:>4} {name[:NAME_WIDTH]:<{NAME_WIDTH}} {cost:>4} {card.value:>4}  {positions:<6} {levels}"


@cited("NB-163")
def _athletes(seen: View, words: Words, key: str, slots: Slots) -> list[str]:
    """Draw a market of athletes, slot by slot; a slot without a card is left out."""
    lines = [_heading(words, key)]
    for slot, code in enumerate(slots, start=1):
        if code is not None and code != "blank":
            lines.append(_athlete(str(slot), _name(code, words), seen.cards[code], words))
    return lines


def _tactic(label: str, code: str, card: Card, words: Words) -> str:
    """Draw one tactic: its type, what it costs, and what it keeps."""
    name = _name(code, words)[:TACTIC_WIDTH]
    mark = phrase(f"board-mark-{card.kind}")
    keep = ", ".join(_kept(skill, dice, words) for skill, dice in card.keep.items())
    cost = card.cost or "-"
    text = words.say(phrase("board-tactic", mark=mark, complexity=card.complexity, keep=keep))
    return f"{label:>4} {name:<{TACTIC_WIDTH}} {cost:>4} {card.value:>4} {text}"


def _kept(skill: str, dice: int, words: Words) -> str:
    return words.say(phrase(f"board-kept-{DICE_OF[skill]}", dice=dice))


def _tactics(seen: View, words: Words) -> list[str]:
    """Draw the tactics for sale."""
    cost, value = (words.say(phrase(f"board-{column}")) for column in ("cost", "value"))
    lines = [
        f"{words.say(phrase('board-market'))[: TACTIC_WIDTH + 5]:<{TACTIC_WIDTH + 5}} {cost:>4} {value:>4}"
    ]
    for slot, code in enumerate(seen.market, start=1):
        if code is not None:
            mark = "*" if slot in seen.marked else ""
            lines.append(_tactic(f"{mark}{slot}", code, seen.cards[code], words))
    return lines


@cited("NB-01", "NB-02", "NB-03", "NB-49")
def _side(seen: View, side: int, words: Words) -> list[str]:
    """Draw a court: the five, the team's levels, the tactics, and the dice that wait."""
    shown = seen.sides[side]
    who = words.say(seat_phrase(side))
    lines = [_heading(words, f"board-court-{side}")]
    if shown.coach is not None:
        lines.append(INDENT + words.say(phrase("board-coach", coach=_coach(shown.coach))))
    for place, code in zip(("MJ", "Ar", "Ai", "AF", "P"), shown.court, strict=True):
        if code is not None:
            position = words.say(phrase(f"position-{place}"))
            lines.append(_athlete(position, _name(code, words), seen.cards[code], words))
    if shown.tokens:
        names = [words.say(phrase(f"position-{place}")) for place in shown.tokens]
        tokens = phrase("board-tokens", positions=", ".join(names), tokens=shown.tokens_to_use)
        lines.append(INDENT + words.say(tokens))
    totals = " ".join(f"{shown.team[skill]:>3}" for skill in LEVEL_NAMES)
    lines.append(f"{words.say(phrase('board-team')):>{NAME_WIDTH + 5}} {'':>17} {totals}")
    for key, row in (("board-offence", shown.offence), ("board-defence", shown.defence)):
        lines.append(INDENT + words.say(phrase(key, cards=_row(seen, row, words))))
    lines += _dice_rows(shown, words)
    known = shown.hand if side != seen.viewer else ()
    key = "board-piles-known" if known else "board-piles"
    piles = phrase(
        key,
        who=who,
        hand=shown.hand_size,
        known=_names(known, words),
        deck=shown.deck_size,
        top=_names(shown.deck_top, words),
        discard=_names(shown.discard, words),
    )
    lines.append(INDENT + words.say(piles))
    if any(shown.mini_market):
        lines += _athletes(seen, words, "board-mini", shown.mini_market)
    return lines


@cited("NB-150")
def _coach(coach: Coach) -> Phrase:
    """Name a coach and what he does."""
    dice = phrase(f"dice-{DICE_OF.get(coach.skill, 'BLUE')}")
    skill = phrase(f"level-{coach.skill or 'iq'}")
    does = phrase(f"coach-does-{coach.power}", number=coach.number, skill=skill, dice=dice)
    return phrase("board-coach-does", coach=phrase(f"coach-{coach.code}"), does=does)


def _row(seen: View, row: Slots, words: Words) -> str:
    """List the tactics of a row with their complexity and keeps."""
    listed = []
    for code in row:
        if code is not None:
            card = seen.cards[code]
            keep = ", ".join(_kept(skill, dice, words) for skill, dice in card.keep.items())
            named = _name(code, words)
            listed.append(
                words.say(phrase("board-listed", card=named, complexity=card.complexity, keep=keep))
            )
    return ", ".join(listed) or "-"


def _dice_rows(shown: Side, words: Words) -> list[str]:
    """List the dice that wait, with what the attack would score now."""
    lines = []
    if shown.attack_dice:
        dice = _dice(shown.attack_dice, words)
        lines.append(INDENT + words.say(phrase("board-attack", dice=dice, points=shown.to_come)))
    if shown.defence_dice:
        lines.append(INDENT + words.say(phrase("board-guard", dice=_dice(shown.defence_dice, words))))
    return lines


def _dice(dice: tuple[Dice, ...], words: Words) -> str:
    """List dice one by one: `blue 9, grey 3 (red)`."""
    listed = []
    for group in dice:
        text = words.say(phrase(f"die-{group.die}", number=group.number))
        if group.colour and group.colour != group.die.lower():
            text += f" ({words.say(phrase(f'colour-{group.colour}'))})"
        listed += [text] * group.count
    return ", ".join(listed)


def _hand(seen: View, words: Words) -> list[str]:
    """Draw the viewer's own hand, athletes and tactics apart."""
    if not 0 <= seen.viewer < len(seen.sides) or not seen.sides[seen.viewer].hand:
        return []
    hand = seen.sides[seen.viewer].hand
    lines = [_heading(words, "board-hand")]
    for code in hand:
        card = seen.cards[code]
        if card.kind == "athlete":
            lines.append(_athlete("", _name(code, words), card, words))
    for code in hand:
        card = seen.cards[code]
        if card.kind in ("offence", "defence"):
            lines.append(_tactic("", code, card, words))
    if "F" in hand:
        lines.append(f"     {_name('F', words)} x{hand.count('F')}")
    return lines


def _table(seen: View, words: Words) -> list[str]:
    """Say what is going on: a purchase, a displaced athlete, dice just thrown, a card to decide about."""
    said = []
    if seen.wish is not None:
        key = "board-paying" if seen.viewer == seen.active else "board-buying"
        said.append(phrase(key, card=_name(seen.wish, words), price=seen.price, paid=seen.paid))
    if seen.clash is not None:
        said.append(
            phrase(
                "board-clash",
                who=seat_phrase(seen.clash.seat),
                position=phrase(f"position-{seen.clash.position}"),
                dice=_dice(seen.clash.rolled, words) or "-",
                points=seen.clash.points,
            )
        )
    if seen.displaced is not None:
        said.append(phrase("board-displaced", card=_name(seen.displaced, words)))
    if seen.activated is not None:
        dice = _dice(seen.rolled, words) or "-"
        said.append(
            phrase("board-rolled", card=_name(seen.activated, words), dice=dice, rerolls=seen.rerolls)
        )
    if seen.asked is not None:
        said.append(phrase("board-asked", card=_name(seen.asked, words)))
    return [words.say(what) for what in said]
