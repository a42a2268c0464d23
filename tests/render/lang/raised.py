"""Finds the codes of all refusals and faults in the program, with the names of their facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.test_layers import ROOT, modules

ONE_OF = {"kind"}
"""Names of variables that hold such a class."""
TOLD = {"AgoraError", "Fault", "DamagedSave"}
"""Classes that are given a code although they have an `__init__`."""
ALWAYS = {"DamagedSave": {"reference"}}
"""Facts that a class adds by itself."""


@dataclass(frozen=True)
class Raised:
    """One code where it stands in the program."""

    code: str
    facts: frozenset[str]
    where: str


@dataclass(frozen=True)
class Source:
    """A module of the program. nodes: all of its tree, walked once."""

    path: Path
    tree: ast.Module
    nodes: tuple[ast.AST, ...]


@cache
def sources() -> tuple[Source, ...]:
    trees = ((path, ast.parse(path.read_text("utf-8"))) for path in modules("tables", "bot"))
    return tuple(Source(path, tree, tuple(ast.walk(tree))) for path, tree in trees)


@cache
def _classes() -> tuple[ast.ClassDef, ...]:
    return tuple(n for source in sources() for n in source.nodes if isinstance(n, ast.ClassDef))


@cache
def kinds() -> frozenset[str]:
    """The names of all classes of refusals and faults."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in _classes()
    }
    found = {"AgoraError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


@cache
def _with_own_facts() -> frozenset[str]:
    """Classes that are not given a code, because they know it."""
    return frozenset(
        node.name
        for node in _classes()
        if node.name in kinds()
        and any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
        and node.name not in TOLD
    )


@cache
def raised() -> tuple[Raised, ...]:
    """All of them, also where one is only made and raised elsewhere. What is given in the place of
    a code and cannot be followed to one stands there as it is written."""
    return tuple(found for source in sources() for found in _in_module(source))


def _in_module(source: Source) -> Iterator[Raised]:
    path, made = source.path, [*_made(source)]
    tables = {
        target.id: assigned.value
        for node in source.tree.body
        for assigned, target in _assigned(node)
        if isinstance(assigned.value, ast.Dict) and isinstance(target, ast.Name)
    }
    for call, kind in made:
        if call.args and kind not in _with_own_facts() and not [*_codes(call.args[0], tables)]:
            yield Raised(ast.unparse(call), frozenset(), f"{path.relative_to(ROOT)}:{call.lineno}")
    for call, kind in [*made, *_of_classes(source)]:
        facts = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        facts |= ALWAYS.get(kind, set())
        where = f"{path.relative_to(ROOT)}:{call.lineno}"
        for code in _codes(call.args[0], tables) if call.args else ():
            yield Raised(code, frozenset(facts), where)
    for node in source.nodes:
        if isinstance(node, ast.ClassDef) and node.name in kinds():
            for inner in node.body:
                match inner:
                    case ast.Assign(
                        targets=[ast.Name(id="CODE")], value=ast.Constant(value=str() as code)
                    ):
                        where = f"{path.relative_to(ROOT)}:{inner.lineno}"
                        yield Raised(code, frozenset(), where)


def _assigned(node: ast.stmt) -> list[tuple[ast.Assign | ast.AnnAssign, ast.expr]]:
    match node:
        case ast.Assign(targets=targets):
            return [(node, target) for target in targets]
        case ast.AnnAssign(target=target):
            return [(node, target)]
    return []


def _made(source: Source) -> Iterator[tuple[ast.Call, str]]:
    """Calls of the classes."""
    named = kinds() | ONE_OF
    for node in source.nodes:
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in named:
                yield node, name


def _of_classes(source: Source) -> Iterator[tuple[ast.Call, str]]:
    """What classes that need more than a code give to those above them."""
    for node in source.nodes:
        if isinstance(node, ast.ClassDef) and node.name in kinds():
            for inner in ast.walk(node):
                match inner:
                    case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")))):
                        yield inner, node.name


def _codes(given: ast.expr, tables: dict[str, ast.Dict]) -> Iterator[str]:
    """The codes that may stand in the place of one: itself, one of two, one of a table."""
    match given:
        case ast.Constant(value=str() as code):
            yield code
        case ast.IfExp(body=body, orelse=otherwise):
            yield from _codes(body, tables)
            yield from _codes(otherwise, tables)
        case ast.Subscript(value=ast.Name(id=name)) if name in tables:
            for value in tables[name].values:
                yield from _codes(value, tables)
