# mypy: disable-error-code="no-untyped-call,misc,no-any-unimported,import-untyped,method-assign,attr-defined"
"""How functions are compiled that are only ever a part of others: quickly, for they are optimised there.

Numba optimises every function and makes machine code of it, although ours end up inside an entry point, where
the whole is optimised again. Here they stay as they were written down until then.
"""

from typing import Any, Final

from llvmlite.binding import Linkage, create_pass_builder, create_pipeline_tuning_options
from numba import types
from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.typed_passes import NopythonRewrites
from numba.core.untyped_passes import InlineClosureLikes

# Numba says with what types before every pass over every function: field by field that takes long.
types.Record.__repr__ = types.Type.__repr__

# They look for closures and for sums over whole arrays; a rule, which allocates nothing, has neither.
NEEDLESS: Final = (InlineClosureLikes, NopythonRewrites)


class PartCompiler(Compiler):
    """Compiles a function that is a part of others."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.state.flags.no_compile = True
        if self.state.library is None:
            self.state.library = _PartLibrary(self.state.targetctx.codegen(), "part")

    def define_pipelines(self) -> list[Any]:
        """Leave out what finds nothing in a rule."""
        (pipeline,) = super().define_pipelines()
        pipeline.passes = [one for one in pipeline.passes if one[0] not in NEEDLESS]
        pipeline.finalize()
        return [pipeline]

    def compile_extra(self, func: Any) -> Any:
        """Compile a function; the dispatcher knows it by a way in from Python, which nobody goes."""
        way_in: Any = [].append
        compiled = super().compile_extra(func)._replace(entry_point=way_in)
        self.state.targetctx.insert_user_function(way_in, compiled.fndesc, [compiled.library])
        return compiled


class _PartLibrary(JITCodeLibrary):
    """Code that is linked into others and never run by itself.

    Parts know what they call and are joined only where they become machine code: joined to each other at
    every step, the innermost would be copied once for each of its callers.
    """

    def _optimize_functions(self, ll_module: Any) -> None:
        """Tidy the code up, but unroll no loop: what is called in it would be there many times."""
        codegen = self._codegen
        ll_module.data_layout = codegen._data_layout
        options = create_pipeline_tuning_options(int(config.OPT))
        options.loop_unrolling = False
        builder = create_pass_builder(codegen._tm, options)
        passes = builder.getFunctionPassManager()
        for function in ll_module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        """Let the code be in several places, and in none that copied it into its callers."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = Linkage.linkonce_odr
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalize_dynamic_globals()
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """Join the code and everything that it calls, callers first: what nobody calls is left out."""
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            for library in _called_by(self):
                module = library._final_module if _is_part(library) else library._get_module_for_linking()
                self._shared_module.link_in(module, preserve=True)
        return self._shared_module


def _called_by(part: Any) -> list[Any]:
    """List the libraries that a part calls, by itself or through others, each before what it calls."""
    found: dict[Any, None] = {}
    waiting = [part]
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            waiting += library._linking_libraries if _is_part(library) else ()
    return list(found)[1:]


def _is_part(library: Any) -> bool:
    return isinstance(library, _PartLibrary)
