"""What older releases recorded, read by the rules of today: settings, numbers of actions, printed books."""

from functools import cache
from hashlib import blake2b
from typing import Final

from sideline.engine import registry
from sideline.engine.errors import BadPack, BadReplay
from sideline.engine.game import Game
from sideline.engine.settings import PACK, Setting, Value, Values, renamed
from sideline.engine.words import phrase

DIGEST_BYTES: Final = 16


def settings_of(game: Game, values: Values, rules_version: int) -> dict[str, Value]:
    """Return the settings of a match begun under a version of the rules, with what was not recorded then."""
    game = game.printing_of(values)
    older = [setting for setting in game.settings if rules_version < setting.since]
    before = {
        path: setting.printed_at(place, rules_version)
        for setting in older
        for path, place in setting.entries()
    }
    return {**before, **renamed(game.settings, values)}


def card_of(name: str, values: Values, known: Game | None) -> Game:
    """Return the card of a replay with the very pack that it names; with another one nothing is played."""
    game = known if known is not None and known.name == name else registry.listed(name).load()
    pack = values.get(PACK)
    if game.pack_mark not in (None, pack):
        own = phrase("no-pack") if pack is None else str(pack)
        raise BadReplay.of("other-pack", pack=own, given=str(game.pack_mark))
    try:
        return game.printing_of(values)
    except BadPack:
        raise BadReplay.of("missing-pack", pack=str(pack)) from None


def recorded(game: Game, changed: Values, rules_version: int) -> dict[str, Value]:
    """Return what is recorded: the pack, every rule option, and of the book what was not as printed then."""
    record: dict[str, Value] = {} if game.pack_mark is None else {PACK: game.pack_mark}
    for setting in game.settings:
        for path, place in setting.entries():
            value = changed.get(path, setting.default_at(place))
            if setting in game.options or value != setting.printed_at(place, rules_version):
                record[path] = value
    return record


@cache
def book_digest(game: Game, rules_version: int) -> str:
    """Return the digest of the book as it was printed under a version of the rules."""
    lines = sorted(
        f"{path}={setting.printed_at(place, rules_version)}"
        for setting in game.book
        if not (setting.is_new and rules_version < setting.since)
        for path, place in under_first_name(setting)
    )
    return blake2b("\n".join(lines).encode(), digest_size=DIGEST_BYTES).hexdigest()


def check_playable(game: Game, rules_version: int, book: str | None) -> None:
    """Refuse a replay of a later version of the rules, or of a book with other printed numbers."""
    if rules_version > game.rules_version:
        raise BadReplay.of(
            "replay-newer-rules", version=rules_version, game=game.name, known=game.rules_version
        )
    if book not in (None, book_digest(game, rules_version)):
        raise BadReplay.of("replay-other-book", game=game.name)


def under_first_name(setting: Setting) -> list[tuple[str, tuple[int, ...]]]:
    """List the paths of a setting by the first name it had, so that a new name does not change a digest."""
    first = setting.was[0] if setting.was else setting.name
    return [(first + path.removeprefix(setting.name), place) for path, place in setting.entries()]


def action_of(game: Game, number: int, rules_version: int) -> int:
    """Return today's number of an action that was recorded by its number alone."""
    known = [last for last in game.renumbered if rules_version <= last]
    return game.renumbered[min(known)](number) if known else number
