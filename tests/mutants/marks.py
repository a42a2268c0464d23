"""Marks in the program that say which pieces of it ran.

A mark stands at the start of each function, lambda, branch, loop body and handler. It costs some 40
nanoseconds where a tracer would slow down every line. Marks are put in while modules are imported
(`install`, before the first of them), and never into a file.
"""

from __future__ import annotations

import ast
import builtins
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
PROGRAM = ("engine", "render", "tables", "bot", "tools")
"""The folders in which faults are found. What they hold is the program."""
HIT = "__agora_mark__"
"""The function that notes a mark, found among the builtins."""


class Piece(NamedTuple):
    """The lines of a piece of a module, the last one included."""

    start: int
    end: int
    is_lambda: bool = False


class _Marker(ast.NodeTransformer):
    """Numbers the pieces of a module and, if wanted, puts the marks in."""

    def __init__(self, first: int) -> None:
        self._first = first
        self.pieces: list[Piece] = []

    def _call(self, at: ast.AST, piece: Piece) -> ast.Call:
        number = self._first + len(self.pieces)
        self.pieces.append(piece)
        made = ast.Call(ast.Name(HIT, ast.Load()), [ast.Constant(number)], [])
        for node in ast.walk(made):
            ast.copy_location(node, at)
        return made

    def _suite(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The same statements with a mark before them, behind a docstring."""
        piece = Piece(body[0].lineno, body[-1].end_lineno or body[-1].lineno)
        mark = ast.copy_location(ast.Expr(self._call(body[0], piece)), body[0])
        at = 1 if _is_text(body[0]) else 0
        return [*body[:at], mark, *body[at:]]

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if not isinstance(node, ast.Module | ast.ClassDef | ast.Lambda | ast.IfExp):
            for name in ("body", "orelse", "finalbody"):
                body = getattr(node, name, None)
                if body and not isinstance(node, ast.With | ast.AsyncWith):
                    setattr(node, name, self._suite(body))
        return super().generic_visit(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        piece = Piece(node.body.lineno, node.body.end_lineno or node.body.lineno, is_lambda=True)
        mark = self._call(node.body, piece)
        inner = self.visit(node.body)
        node.body = ast.copy_location(ast.BoolOp(ast.Or(), [mark, inner]), inner)
        return node


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def marked(source: str, first: int = 0) -> tuple[ast.Module, list[Piece]]:
    """A module with marks numbered from `first` on, and what each of them stands for."""
    marker = _Marker(first)
    tree = marker.visit(ast.parse(source))
    return tree, marker.pieces


def marks_of(pieces: Sequence[Piece], lines: Iterable[int]) -> int:
    """The marks of these lines, as bits of a number: for each line that of the smallest branch that
    holds it and those of its lambdas, which others may call."""
    found = 0
    for line in lines:
        around = [
            (piece.end - piece.start, -number)
            for number, piece in enumerate(pieces)
            if piece.start <= line <= piece.end and not piece.is_lambda
        ]
        if around:
            found |= 1 << -min(around)[1]
        for number, piece in enumerate(pieces):
            if piece.is_lambda and piece.start <= line <= piece.end:
                found |= 1 << number
    return found


@dataclass(slots=True)
class Marks:
    """The marks of one process. first: the number of the first mark of each file; early: those that
    were seen while the program was loaded."""

    seen: set[int] = field(default_factory=set)
    early: set[int] = field(default_factory=set)
    first: dict[str, int] = field(default_factory=dict)
    sizes: list[tuple[int, str]] = field(default_factory=list)
    count: int = 0

    def add(self, file: str, source: str) -> ast.Module:
        """A module whose marks are noted here."""
        tree, pieces = marked(source, self.count)
        self.first[file] = self.count
        self.sizes.append((self.count + len(pieces), file))
        self.count += len(pieces)
        return tree

    def taken(self) -> dict[str, int]:
        """What was seen since the last time."""
        found = self.by_file(self.seen)
        self.seen.clear()
        return found

    def by_file(self, seen: Iterable[int]) -> dict[str, int]:
        """For each file its marks among these, as bits of a number."""
        found: dict[str, int] = {}
        numbers = sorted(seen)
        files = iter(self.sizes)
        end, file = -1, ""
        for number in numbers:
            while number >= end:
                end, file = next(files)
            found[file] = found.get(file, 0) | 1 << (number - self.first[file])
        return found


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module of the program with marks in it."""

    marks: Marks

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        source = importlib.util.decode_source(self.get_data(path))
        tree = self.marks.add(Path(path).relative_to(ROOT).as_posix(), source)
        return compile(tree, path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        seen = self.marks.seen
        before = set(seen)
        seen.clear()
        super().exec_module(module)
        self.marks.early |= seen
        seen.clear()
        seen |= before


UNMARKED = {"tools", "tools.sentences"}
"""What the package of the tests loads before anything else."""


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, marks: Marks) -> None:
        self._marks = marks

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> Any:
        if fullname.partition(".")[0] not in PROGRAM:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        origin = spec.origin if spec else None
        if spec is None or origin is None or not Path(origin).is_relative_to(ROOT):
            return spec
        if not isinstance(spec.loader, importlib.machinery.SourceFileLoader):
            return spec
        loader = _Loader(spec.loader.name, spec.loader.path)
        loader.marks = self._marks
        spec.loader = loader
        return spec


def install() -> Marks:
    """From now on modules of the program are loaded with marks. Raises `RuntimeError` if one has
    been loaded without."""
    early = [n for n in sys.modules if n.partition(".")[0] in PROGRAM and n not in UNMARKED]
    if early:
        raise RuntimeError(f"loaded before its marks: {early[0]}")
    marks = Marks()
    setattr(builtins, HIT, marks.seen.add)
    sys.meta_path.insert(0, _Finder(marks))
    return marks
