"""Finds the codes of all findings in the program, with the names of their facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from tests.test_layers import modules

GIVEN = {"Finding": set(), "_wrong": {"table"}, "wrong": {"table", "row"}}
"""What makes a finding, with the facts that it adds by itself."""
UNPACKED = {"_counted": {"steps", "count"}}
"""Functions whose result is handed over as facts."""


@cache
def found() -> tuple[tuple[str, frozenset[str]], ...]:
    """Each code with the facts it is given, once for each place where it stands."""
    return tuple(
        (code, frozenset({name for key in node.keywords for name in _facts(key)} | GIVEN[made]))
        for path in modules("tables")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and node.args and (made := _name(node.func)) in GIVEN
        for code in _codes(node.args[0])
    )


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _facts(key: ast.keyword) -> set[str]:
    if key.arg is not None:
        return {key.arg}
    assert isinstance(key.value, ast.Call)
    return UNPACKED[_name(key.value.func)]


def _codes(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_codes(node.body), *_codes(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
