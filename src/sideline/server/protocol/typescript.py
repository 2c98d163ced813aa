"""Write the wire models as TypeScript: `python -m sideline.server.protocol.typescript [--check]`."""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

from sideline.engine.errors import SidelineError
from sideline.server.protocol import messages as wire
from sideline.server.protocol import sight

FILE = Path("web/src/wire.ts")
HEADING = "// Generated from sight.py and wire.py in src/sideline/server by `make wire`: do not edit.\n"
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


def typescript(*models: ModuleType) -> str:
    """Return every message, choice of words and union of some modules as TypeScript, in their order."""
    named = {name: value for module in models or (sight, wire) for name, value in vars(module).items()}
    return "\n".join([HEADING, *declarations(named)])


def declarations(named: dict[str, Any]) -> Iterator[str]:
    """Declare one type after the other; fields that may be left out in Python are written out by the page."""
    literals = {get_args(value): name for name, value in named.items() if get_origin(value) is Literal}
    for name, value in named.items():
        if get_origin(value) is Literal:
            yield f"export type {name} = {one_of(map(spell, get_args(value)))};\n"
        elif isinstance(value, UnionType):
            members = (translated(shapes.type_info(member), literals, name) for member in get_args(value))
            yield f"export type {name} = {one_of(members)};\n"
        elif is_message(value):
            yield interface(value, literals)


def is_message(value: object) -> bool:
    """Ask whether something is a model with anything in it."""
    return (
        isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and (bool(value.__struct_fields__) or value.__struct_config__.tag is not None)
    )


def interface(model: type[msgspec.Struct], literals: dict[tuple[Any, ...], str]) -> str:
    """Declare one message."""
    shape = shapes.type_info(model)
    assert isinstance(shape, shapes.StructType)
    told = [f"  readonly {shape.tag_field}: {spell(shape.tag)};"] if shape.tag_field else []
    is_lean = model.__struct_config__.omit_defaults
    fields = [declared(field, literals, model.__name__, is_lean=is_lean) for field in shape.fields]
    body = "\n".join([*told, *fields])
    return f"{comment(model)}export interface {model.__name__} {{\n{body}\n}}\n"


def declared(field: shapes.Field, literals: dict[tuple[Any, ...], str], where: str, *, is_lean: bool) -> str:
    """Declare one field; where a message leaves out what is as usual, it may be missing but is never null."""
    shape, may_be_missing = field.type, is_lean and not field.required
    if may_be_missing and isinstance(shape, shapes.UnionType):
        shape = shapes.UnionType(tuple(kind for kind in shape.types if not isinstance(kind, shapes.NoneType)))
    mark = "?" if may_be_missing else ""
    return f"  readonly {field.encode_name}{mark}: {translated(shape, literals, f'{where}.{field.name}')};"


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
    print(f"{FILE} is stale: run python -m sideline.server.protocol.typescript.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
