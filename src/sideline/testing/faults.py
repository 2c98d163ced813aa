"""Faults that a tired author might make: one small change to a source each."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Kind = Literal["comparison", "sum", "constant", "and/or", "dropped call"]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
WORDS: dict[type[ast.boolop], type[ast.boolop]] = {ast.And: ast.Or, ast.Or: ast.And}
LEFT_ALONE = {"decorator_list", "annotation", "returns"}


@dataclass(frozen=True)
class Fault:
    """A change of one expression or statement: where it stands, and what stands there instead."""

    kind: Kind
    line: int
    first: int
    last: int
    old: str
    new: str

    def planted(self, source: str) -> str:
        """Return the source with the fault in it; places are counted in bytes, as Python counts them."""
        text = source.encode()
        return (text[: self.first] + self.new.encode() + text[self.last :]).decode()


def faults(source: str) -> list[Fault]:
    """List every fault that can be planted into a source, in its order."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node in _nodes(ast.parse(source)):
        for kind, new in _changes(node):
            first = starts[node.lineno - 1] + node.col_offset
            last = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            found.append(Fault(kind, node.lineno, first, last, ast.unparse(node), new))
    return sorted(found, key=lambda fault: (fault.first, fault.last, fault.new))


def _nodes(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Walk through what is executed: neither citations nor types nor texts."""
    if isinstance(node, ast.JoinedStr) or _cites(node):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for name, value in ast.iter_fields(node):
        if name not in LEFT_ALONE:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _nodes(child)


def _cites(node: ast.AST) -> bool:
    """Ask whether a statement only says which paragraphs something implements."""
    match node:
        case ast.Expr(ast.Call(ast.Name("cite"))):
            return True
    return False


def _changes(node: ast.expr | ast.stmt) -> Iterator[tuple[Kind, str]]:
    """Say what could stand in the place of a node."""
    match node:
        case ast.Compare(left, ops, comparators):
            for place, op in enumerate(ops):
                others = [*ops[:place], COMPARISONS[type(op)](), *ops[place + 1 :]]
                yield "comparison", _in_brackets(ast.Compare(left, others, comparators))
        case ast.BinOp(left, op, right) if type(op) in SUMS:
            yield "sum", _in_brackets(ast.BinOp(left, SUMS[type(op)](), right))
        case ast.AugAssign(target, op, value) if type(op) in SUMS:
            yield "sum", ast.unparse(ast.AugAssign(target, SUMS[type(op)](), value))
        case ast.BoolOp(op, values):
            yield "and/or", _in_brackets(ast.BoolOp(WORDS[type(op)](), values))
        case ast.Constant(bool() as value):
            yield "constant", str(not value)
        case ast.Constant(int() as value):
            yield "constant", str(value + 1)
        case ast.Expr(ast.Call()):
            yield "dropped call", "pass"


def _in_brackets(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
