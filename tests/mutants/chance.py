"""Draw new faults by chance: small changes of the program's syntax tree.

What is changed is one place in a function: a comparison is turned, a number is one larger or
smaller, `and` becomes `or`, a condition is negated, a statement is left out, two arguments are
exchanged, `min` becomes `max`, nothing is returned, and the like. The text around it stays.
"""

from __future__ import annotations

import ast
import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from tests.mutants.catalogue import ROOT, Fault
from tests.mutants.marks import PROGRAM

SKIPPED = ("render/lang/catalogue/",)
"""Written by a tool."""
TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
SIGNS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True, slots=True)
class Place:
    """A piece of a text and what could replace it."""

    kind: str
    start: int
    end: int
    new: str
    line: int


class _Finder:
    """Finds the places in the functions of a module."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._lines = source.splitlines(keepends=True)
        self.places: list[Place] = []

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + len(
            self._lines[line - 1].encode()[:column].decode(errors="ignore")
        )

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self._at(node.lineno, node.col_offset),
            self._at(node.end_lineno, node.end_col_offset),
        )

    def _text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self._span(node)
        return self._source[start:end]

    def _place(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        start, end = self._span(node)
        self.places.append(Place(kind, start, end, new, node.lineno))

    def _between(
        self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str, line: int
    ) -> None:
        start, end = self._span(left)[1], self._span(right)[0]
        found = re.search(rf"(?<![\w<>=!*/]){re.escape(old)}(?![\w=*/])", self._source[start:end])
        if found and "#" not in self._source[start:end]:
            at = start + found.start()
            self.places.append(Place(kind, at, at + len(old), new, line))

    def module(self, tree: ast.Module) -> None:
        """All functions of a module and of its classes."""
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_overload(node):
                for statement in node.body:
                    self._statement(statement)

    def _statement(self, node: ast.AST) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Raise):
            return  # a function in a function is found by itself
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        if isinstance(node, ast.Assert | ast.AnnAssign) and not getattr(node, "value", None):
            return
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is not None:
            method(node)
        for name, child in ast.iter_fields(node):
            if name not in ("annotation", "returns", "format_spec"):
                for one in child if isinstance(child, list) else [child]:
                    if isinstance(one, ast.AST):
                        self._statement(one)

    def _compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            old = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">"}
            words = {ast.GtE: ">=", ast.Is: "is", ast.IsNot: "is not", ast.In: "in"}
            sign = {**old, **words, ast.NotIn: "not in"}[type(node.ops[0])]
            new = TURNED[type(node.ops[0])]
            self._between(
                "comparison turned", node.left, node.comparators[0], sign, new, node.lineno
            )

    def _boolop(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        self._between(f"{old} is {new}", node.values[0], node.values[1], old, new, node.lineno)

    def _binop(self, node: ast.BinOp) -> None:
        signs = SIGNS.get(type(node.op))
        if signs and not any(_is_text(side) for side in (node.left, node.right)):
            self._between("another operator", node.left, node.right, *signs, node.lineno)

    def _constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._place("constant turned", node, str(not node.value))
        elif isinstance(node.value, int):
            self._place("one more", node, str(node.value + 1))
            if node.value > 0:
                self._place("one less", node, str(node.value - 1))

    def _condition(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Compare):
            self._place("condition negated", test, f"(not ({self._text(test)}))")

    def _if(self, node: ast.If) -> None:
        self._condition(node.test)

    def _ifexp(self, node: ast.IfExp) -> None:
        self._condition(node.test)

    def _while(self, node: ast.While) -> None:
        self._condition(node.test)

    def _comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._place("filter left out", test, "True")

    def _call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in NAMES:
            self._place(f"{node.func.id} is {NAMES[node.func.id]}", node.func, NAMES[node.func.id])
        plain = [arg for arg in node.args if not isinstance(arg, ast.Starred)]
        if len(plain) == len(node.args) >= 2:
            first, second = node.args[0], node.args[1]
            start, end = self._span(first)[0], self._span(second)[1]
            middle = self._source[self._span(first)[1] : self._span(second)[0]]
            new = self._text(second) + middle + self._text(first)
            self.places.append(Place("arguments exchanged", start, end, new, node.lineno))

    def _expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Yield | ast.YieldFrom):
            self._place("statement left out", node, "pass")

    def _augassign(self, node: ast.AugAssign) -> None:
        self._place("statement left out", node, "pass")

    def _assign(self, node: ast.Assign) -> None:
        if not isinstance(node.targets[0], ast.Name):
            self._place("statement left out", node, "pass")

    def _continue(self, node: ast.Continue) -> None:
        self._place("statement left out", node, "pass")

    def _return(self, node: ast.Return) -> None:
        if node.value is None:
            self._place("statement left out", node, "pass")
        elif not (isinstance(node.value, ast.Constant) and node.value.value is None):
            self._place("nothing returned", node, "return None")


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _is_overload(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any("overload" in ast.unparse(one) for one in node.decorator_list)


def places(source: str) -> list[Place]:
    """All places of a module that could be changed. Every one still compiles."""
    finder = _Finder(source)
    finder.module(ast.parse(source))
    kept = dict.fromkeys(place for place in finder.places if _compiles(source, place))
    return sorted(kept, key=lambda place: (place.start, place.end, place.kind))


def _compiles(source: str, place: Place) -> bool:
    inside = source[place.start : place.end]
    return inside != place.new and "{" not in inside[:1]


def put(source: str, place: Place) -> str | None:
    """The text with one change; None if it is no program any more."""
    text = source[: place.start] + place.new + source[place.end :]
    try:
        compile(text, "changed", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return None
    return text


@cache
def _text_of(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def folders() -> Sequence[str]:
    """Where faults are drawn if nobody says where."""
    return [folder for folder in PROGRAM if folder != "tools"]


def files(folders: Sequence[str] = PROGRAM) -> list[str]:
    """The files in which faults are drawn. Raises `ValueError` for a folder without any."""
    found: list[str] = []
    for folder in folders:
        path = ROOT / folder
        under = [path] if path.is_file() else sorted(path.rglob("*.py"))
        if not under:
            raise ValueError(f"no module is in {folder}")
        found += [one.relative_to(ROOT).as_posix() for one in under]
    return [file for file in dict.fromkeys(found) if not file.startswith(SKIPPED)]


def drawn(
    count: int, seed: int, chosen: Sequence[str], fits: Callable[[Fault], bool]
) -> Iterator[Fault]:
    """So many faults in these files. A file is drawn by its size, then a kind of change, then a
    place, so that no kind stands for all. fits: whether a fault counts."""
    chance = random.Random(seed)
    weights = [len(_text_of(file)) for file in chosen]
    seen: set[tuple[str, Place]] = set()
    for _ in range(count * 50):
        [file] = chance.choices(chosen, weights)
        kinds: dict[str, list[Place]] = defaultdict(list)
        for place in _places_of(file):
            kinds[place.kind].append(place)
        if not kinds:
            continue
        place = chance.choice(kinds[chance.choice(sorted(kinds))])
        text = put(_text_of(file), place)
        if text is None or (file, place) in seen:
            continue
        seen.add((file, place))
        name = f"{file}:{place.line} {place.kind}"
        found = Fault(name, file, _text_of(file), text, ())
        if fits(found):
            yield found
            count -= 1
            if not count:
                return


@cache
def _places_of(file: str) -> list[Place]:
    return places(_text_of(file))
