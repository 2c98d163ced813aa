# mypy: disable-error-code="no-untyped-call,untyped-decorator,misc,no-any-unimported"
"""A span of actions: numbers that follow each other, in plain Python and in compiled code."""

import operator
from collections.abc import Iterator
from math import prod
from typing import Any

from numba.core import types
from numba.core.datamodel import models
from numba.core.imputils import lower_constant
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    bound_function,
    infer_getattr,
    infer_global,
    signature,
)
from numba.extending import lower_builtin, register_model, typeof_impl


class Span:
    """The actions that differ only in what they are about, under numbers that follow each other."""

    __slots__ = ("name", "shape", "start", "stop")

    def __init__(self, name: str, start: int, shape: tuple[int, ...]) -> None:
        self.name, self.start, self.shape = name, start, shape
        self.stop = start + prod(shape)

    def at(self, *parts: int) -> int:
        """Return the number of an action."""
        place = 0
        for part, size in zip(parts, self.shape, strict=True):
            place = place * size + part
        return self.start + place

    def part(self, action: int) -> int:
        """Tell which of the actions it is, counted from nothing."""
        return action - self.start

    def parts(self, action: int) -> tuple[int, ...]:
        """Tell what an action is about, one number for each dimension."""
        place, found = action - self.start, []
        for size in reversed(self.shape[1:]):
            place, part = divmod(place, size)
            found.append(part)
        return (place, *reversed(found))

    def __contains__(self, action: int) -> bool:
        return self.start <= action < self.stop

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.start, self.stop))

    def __len__(self) -> int:
        return self.stop - self.start

    def __repr__(self) -> str:
        return f"{self.name} {self.start}..{self.stop - 1}"


# In compiled code a span is a type that holds its numbers: nothing of it is left in the machine code but
# additions and multiplications by constants, and no function is compiled for it.


class _SpanType(types.Opaque):
    def __init__(self, start: int, shape: tuple[int, ...]) -> None:
        self.start, self.shape, self.stop = start, shape, start + prod(shape)
        super().__init__(f"Span({start}, {shape})")


register_model(_SpanType)(models.OpaqueModel)


@typeof_impl.register(Span)
def _typeof_span(span: Span, _context: Any) -> _SpanType:
    return _SpanType(span.start, span.shape)


@lower_constant(_SpanType)
def _constant_span(context: Any, _builder: Any, _type: Any, _value: Any) -> Any:
    return context.get_dummy_value()


@infer_getattr
class _SpanAttributes(AttributeTemplate):
    key = _SpanType

    @bound_function("span.at")
    def resolve_at(self, span: _SpanType, args: Any, _keywords: Any) -> Any:
        return signature(types.int64, *[types.int64] * len(args)) if len(args) == len(span.shape) else None

    @bound_function("span.part")
    def resolve_part(self, _span: _SpanType, _args: Any, _keywords: Any) -> Any:
        return signature(types.int64, types.int64)

    @bound_function("span.parts")
    def resolve_parts(self, span: _SpanType, _args: Any, _keywords: Any) -> Any:
        return signature(types.UniTuple(types.int64, len(span.shape)), types.int64)


@lower_builtin("span.at", _SpanType, types.VarArg(types.int64))
def _lower_at(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    span, (_, *parts) = sig.args[0], args
    place = parts[0]
    for part, size in zip(parts[1:], span.shape[1:], strict=True):
        place = builder.add(builder.mul(place, place.type(size)), part)
    return builder.add(place, place.type(span.start))


@lower_builtin("span.part", _SpanType, types.int64)
def _lower_part(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    action = args[1]
    return builder.sub(action, action.type(sig.args[0].start))


@lower_builtin("span.parts", _SpanType, types.int64)
def _lower_parts(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    span, action = sig.args[0], args[1]
    place, found = builder.sub(action, action.type(span.start)), []
    for size in reversed(span.shape[1:]):
        found.append(builder.srem(place, place.type(size)))
        place = builder.sdiv(place, place.type(size))
    return context.make_tuple(builder, sig.return_type, [place, *reversed(found)])


@infer_global(operator.contains)
class _SpanContains(AbstractTemplate):
    def generic(self, args: Any, _keywords: Any) -> Any:
        is_asked = isinstance(args[0], _SpanType) and isinstance(args[1], types.Integer)
        return signature(types.boolean, args[0], types.int64) if is_asked else None


@lower_builtin(operator.contains, _SpanType, types.int64)
def _lower_contains(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    span, action = sig.args[0], args[1]
    from_start = builder.icmp_signed(">=", action, action.type(span.start))
    return builder.and_(from_start, builder.icmp_signed("<", action, action.type(span.stop)))
