"""Releases that may come next: what a developer may do to a game, done to any game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Annotated, Any

import numpy as np

from sideline.engine.game import Game
from sideline.engine.layout import Dtype, Ints, layout
from sideline.engine.settings import Setting

Change = Callable[[Game], Game]


def newer_rules(game: Game) -> Game:
    """(a) The version of the rules is raised."""
    return replace(game, rules_version=game.rules_version + 1)


def new_defaults(game: Game) -> Game:
    """(b) Every option that is a choice of names has another default, but for those that had one before."""
    return replace(newer_rules(game), options=tuple(flipped(game, option) for option in game.options))


def flipped(game: Game, option: Setting) -> Setting:
    if not option.choices or option.before is not None:  # a setting remembers one change of its default
        return option
    other = 1 - option.default if len(option.choices) == 2 else 1  # type: ignore[operator]
    told = {"since": game.rules_version + 1, "before": option.default_at(())}
    return replace(option, default=other, **told)  # type: ignore[arg-type]


def silent_defaults(game: Game) -> Game:
    """(b), planted: the same, and nothing says what the defaults were."""
    changed = new_defaults(game)
    return replace(changed, options=tuple(replace(o, since=1, before=None) for o in changed.options))


def new_option(game: Game) -> Game:
    """(c) An option is added, and by default every seat is given a point."""
    weather = Setting(
        "weather", 1, choices=("dry", "wet"), since=game.rules_version + 1, before="dry", is_new=True
    )
    return replace(
        newer_rules(game),
        state=with_field(game, weather.name),
        options=(*game.options, weather),
        points=lambda s, seat: game.points(s, seat) + s.weather,
    )


def renamed_option(game: Game) -> Game:
    """(e) The first option has another name; the rules go on reading the old field."""
    option = game.options[0]
    changed = replace(option, name=f"new_{option.name}", was=(option.name,))

    def passed_on(verb: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def read(s: Any) -> Any:
            setattr(s, option.name, getattr(s, changed.name))
            return verb(s)

        return read

    return replace(
        newer_rules(game),
        state=with_field(game, changed.name),
        options=(changed, *game.options[1:]),
        misfit=passed_on(game.misfit),
        deal=passed_on(game.deal),
    )


def with_field(game: Game, name: str) -> Dtype:
    """Lay the record of a game out with one more number."""
    fields: Mapping[str, Any] = game.state.fields or {}
    shapes = {field: kind.shape for field, (kind, *_) in fields.items() if kind.shape != (0,)}
    hints = {field: Annotated[(Ints, *shape)] if shape else int for field, shape in shapes.items()}
    module = sys.modules[game.package].__name__
    return layout(type("Next", (), {"__annotations__": {**hints, name: int}, "__module__": module}))


def new_number(game: Game) -> Game:
    """(d) A number is put before all others, and the last two change places."""
    count = game.actions
    new_of = np.arange(1, count + 1)
    new_of[[-2, -1]] = new_of[[-1, -2]]
    old_of = np.concatenate([[count], np.argsort(new_of)])
    return renumbered(game, new_of, old_of)


def renumbered(game: Game, new_of: Ints, old_of: Ints) -> Game:
    """Give the actions of the seats other numbers; those of chance keep theirs."""

    def old(s: Any, action: int) -> int:
        return int(old_of[action]) if game.to_act(s) >= 0 else action

    def legal(s: Any, out: Ints) -> int:
        count = game.legal(s, out)
        if game.to_act(s) >= 0:
            out[:count] = new_of[out[:count]]
        return count

    def spell(s: Any, action: int) -> str:
        number = old(s, action)
        return game.spell(s, number) if number < game.actions else "something new"

    return replace(
        newer_rules(game),
        actions=game.actions + 1,
        renumbered=renumbered_again(game, new_of),
        legal=legal,
        spell=spell,
        play=lambda s, action: game.play(s, old(s, action)),
        label=lambda s, action: game.label(s, old(s, action)),
        why_not=lambda s, action: game.why_not(s, old(s, action)),
        odds=lambda s, action: game.odds(s, old(s, action)),
        reveals=lambda s, action: game.reveals(s, old(s, action)),
        tell=lambda before, action, after, viewer: game.tell(before, old(before, action), after, viewer),
        aim=lambda s, action: game.aim(s, old(s, action)),
        show=lambda before, action, after, viewer: game.show(before, old(before, action), after, viewer),
    )


def renumbered_again(game: Game, new_of: Ints) -> dict[int, Callable[[int], int]]:
    """Lead the numbers of today to the new ones, and those of older versions there as well."""

    def shifted(older: Callable[[int], int]) -> Callable[[int], int]:
        return lambda number: int(new_of[older(number)])

    today: dict[int, Callable[[int], int]] = {game.rules_version: lambda number: number}
    return {version: shifted(older) for version, older in {**game.renumbered, **today}.items()}


def silent_number(game: Game) -> Game:
    """(d), planted: the numbers are others, and nothing says what they were."""
    return replace(new_number(game), renumbered={})


def new_names(game: Game) -> Game:
    """Every move is spelt another way, and its old notation is an alias."""
    return replace(
        newer_rules(game), spell=lambda s, action: new_name(game.spell(s, action)), aliases=OldNames()
    )


def new_name(move: str) -> str:
    return f"{move}!"


class OldNames(dict[str, str]):
    """Today's notation of every move there was."""

    def __contains__(self, move: object) -> bool:
        return not str(move).endswith("!")

    def __missing__(self, move: str) -> str:
        return new_name(move)


def new_book(game: Game) -> Game:
    """The first number of the book is printed anew, and says what it was."""
    first = game.book[0]
    other = np.minimum(np.asarray(first.default) + 1, first.high)
    told = replace(first, default=other, since=game.rules_version + 1, before=np.asarray(first.default))
    return replace(newer_rules(game), book=(told, *game.book[1:]))


def silent_book(game: Game) -> Game:
    """The same, planted: nothing says what was printed."""
    changed = new_book(game)
    return replace(changed, book=(replace(changed.book[0], since=1, before=None), *changed.book[1:]))
