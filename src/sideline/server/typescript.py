"""Write the wire models as TypeScript: `python -m sideline.server.typescript [--check]`."""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

from sideline.engine.errors import SidelineError
from sideline.server import wire

FILE = Path("web/src/wire.ts")
HEADING = (
    "// Generated from src/sideline/server/wire.py by `python -m sideline.server.typescript`: do not edit.\n"
)
PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


class Untranslatable(SidelineError):
    """A model uses a type that has no counterpart in the page."""


def typescript(models: ModuleType = wire) -> str:
    """Return every message, choice of words and union of a module as TypeScript, in their order."""
    return "\n".join([HEADING, *declarations(models)])


def declarations(models: ModuleType) -> Iterator[str]:
    """Declare one type after the other; fields that may be left out in Python are written out by the page."""
    literals = {get_args(value): name for name, value in vars(models).items() if get_origin(value) is Literal}
    for name, value in vars(models).items():
        if get_origin(value) is Literal:
            yield f"export type {name} = {one_of(map(spell, get_args(value)))};\n"
        elif isinstance(value, UnionType):
            yield f"export type {name} = {one_of(member.__name__ for member in get_args(value))};\n"
        elif is_message(value, models):
            yield interface(value, literals)


def is_message(value: object, models: ModuleType) -> bool:
    """Ask whether something is a model of the module with anything in it."""
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == models.__name__
        and (bool(value.__struct_fields__) or value.__struct_config__.tag is not None)
    )


def interface(model: type[msgspec.Struct], literals: dict[tuple[Any, ...], str]) -> str:
    """Declare one message."""
    shape = shapes.type_info(model)
    assert isinstance(shape, shapes.StructType)
    told = [f"  readonly {shape.tag_field}: {spell(shape.tag)};"] if shape.tag_field else []
    where = model.__name__
    fields = [
        f"  readonly {field.encode_name}: {translated(field.type, literals, f'{where}.{field.name}')};"
        for field in shape.fields
    ]
    body = "\n".join([*told, *fields])
    return f"{comment(model)}export interface {model.__name__} {{\n{body}\n}}\n"


def translated(shape: shapes.Type, literals: dict[tuple[Any, ...], str], where: str) -> str:
    """Return the TypeScript for a type, or refuse it with a sentence that says where it is."""
    match shape:
        case shapes.StructType(cls=model):
            return model.__name__
        case shapes.LiteralType(values=values):
            return _named(values, literals) or one_of(map(spell, values))
        case shapes.UnionType(types=types):
            return one_of(translated(member, literals, where) for member in types)
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            return f"ReadonlyArray<{translated(item, literals, where)}>"
        case shapes.DictType(key_type=shapes.StrType(), value_type=value):
            return f"Readonly<Record<string, {translated(value, literals, where)}>>"
    if type(shape) not in PLAIN:
        raise Untranslatable(f"{where} is a {type(shape).__name__}, for which the page has no type.")
    return PLAIN[type(shape)]


def _named(values: tuple[Any, ...], literals: dict[tuple[Any, ...], str]) -> str | None:
    """Find the name of a choice of words; msgspec sorts the words."""
    return next((name for known, name in literals.items() if set(known) == set(values)), None)


def one_of(types: Iterator[str]) -> str:
    """Join types."""
    return " | ".join(types)


def spell(word: object) -> str:
    """Write a literal."""
    return msgspec.json.encode(word).decode()


def comment(model: type) -> str:
    """Return the docstring as a comment."""
    lines = inspect.cleandoc(model.__doc__ or "").splitlines()
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` only ask whether it is what the models say."""
    wanted = typescript()
    if "--check" not in arguments:
        FILE.write_text(wanted, encoding="utf-8")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{FILE} is stale: run python -m sideline.server.typescript.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
