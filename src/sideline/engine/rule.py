"""`@rule("JK-21")` compiles a function and remembers the paragraph it implements.

A rule has two lives. Called from Python it runs as the Python it is written in: that is the specification,
and it needs no compiler. Called from an entry point (a playout, a search) it is machine code. The
conformance kit proves that the two agree.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ParamSpec, TypeVar, cast

from numba import njit, types
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher

from sideline.engine.citations import cited
from sideline.engine.compile_cache import SourceCache
from sideline.engine.errors import BadGame
from sideline.engine.faults import told_of_compiling
from sideline.engine.inlining import PartCompiler

P = ParamSpec("P")
R = TypeVar("R")

# Compiled code allocates nothing, so it needs no reference counts (1.3 times as fast without). What only
# compiled code calls needs no way in from Python, and is optimised only as a part of its callers.
OUTSIDE: Any = {"nogil": True, "_nrt": False}
INSIDE: Any = {
    **OUTSIDE,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": PartCompiler,
}


def rule(*paragraphs: str, seldom: bool = False) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compile a rule and cite its paragraphs.

    What a match seldom comes to stays a function that is called: a copy of it in every caller would only take
    the compiler's time.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        return _part(cited(*paragraphs)(function), copied=not seldom)

    return decorate


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Make a function part of the compiled entry points that call it; from Python it stays plain Python."""
    return _part(function, copied=True)


def _part(function: Callable[P, R], *, copied: bool) -> Callable[P, R]:
    dispatcher: Any = njit(**INSIDE, forceinline=copied)(function)
    if dispatcher is not function:
        dispatcher.__class__ = _PlainFromPython
    return cast(Callable[P, R], dispatcher)


def entry_point(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function at its first call from Python and keep the result on disk until a source changes."""
    dispatcher: Any = njit(**OUTSIDE)(function)
    if dispatcher is not function:
        dispatcher.__class__ = _ExplainsItself
        dispatcher._cache = SourceCache(function)  # type: ignore[no-untyped-call]
    return cast(Callable[P, R], dispatcher)


def compile_for(entry: Callable[..., Any], *arguments: Any) -> None:
    """Compile an entry point for arguments of these types without calling it, unless that was done before."""
    if source_of(entry) is not entry:
        cast(Any, entry).compile(_types_of(entry, arguments))


def is_kept(entry: Callable[..., Any], *arguments: Any) -> bool:
    """Ask whether an entry point is on the disk, compiled for arguments of these types."""
    if source_of(entry) is entry:
        return False
    dispatcher: Any = entry
    return dispatcher._cache.load_overload(_types_of(entry, arguments), dispatcher.targetctx) is not None


def _types_of(entry: Any, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(map(entry.typeof_pyval, arguments))


def source_of(function: Callable[P, R]) -> Callable[P, R]:
    """Return the Python function behind a rule."""
    return cast(Callable[P, R], getattr(function, "py_func", function))


class _PlainFromPython(CPUDispatcher):
    """Runs the source when Python calls it; compiled callers do not come this way.

    A call finds the source as an attribute and goes straight to it: a method in between would cost as much as
    many a rule.
    """

    __call__ = property(attrgetter("py_func"))

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Take a constant for a number like any other: numba would compile the function again for each."""
        named = {name: _as_it_varies(kind) for name, kind in kws.items()}
        return super().get_call_template(tuple(map(_as_it_varies, args)), named)


def _as_it_varies(kind: Any) -> Any:
    """Return the type of what a constant is one of."""
    if isinstance(kind, types.IntEnumMember):
        return kind.dtype
    return kind.literal_type if isinstance(kind, types.IntegerLiteral) else kind


class _ExplainsItself(CPUDispatcher):
    """Says in a sentence what it could not compile; numba says it in hundreds of lines."""

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        try:
            return super()._compile_for_args(*args, **kws)  # type: ignore[misc]
        except (NumbaError, KeyError) as fault:
            raise BadGame(f"A rule cannot be compiled: {told_of_compiling(fault)}.") from fault
