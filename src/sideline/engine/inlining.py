# mypy: disable-error-code="no-untyped-call,misc,no-any-unimported"
"""How functions are compiled that are only ever a part of others: quickly, for they are optimised there.

Numba optimises every function and makes machine code of it, although ours end up inside an entry point, where
the whole is optimised again. Here they stay as they were written down until then.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class PartCompiler(Compiler):
    """Compiles a function that is a part of others."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.state.flags.no_compile = True
        if self.state.library is None:
            self.state.library = _PartLibrary(self.state.targetctx.codegen(), "part")

    def compile_extra(self, func: Any) -> Any:
        """Compile a function; the dispatcher knows it by a way in from Python, which nobody goes."""
        way_in: Any = [].append
        compiled = super().compile_extra(func)._replace(entry_point=way_in)
        self.state.targetctx.insert_user_function(way_in, compiled.fndesc, [compiled.library])
        return compiled


class _PartLibrary(JITCodeLibrary):
    """Code that is linked into others and never run by itself."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True
