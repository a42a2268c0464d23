"""Whoever looks for something in games by chance says with `witnessed` what is lost, and where."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.named import ROOT
from tests.witnesses import lost, witnessed

pytestmark = pytest.mark.xdist_group("structure")

TESTS = ROOT / "tests"
DRAWN = ("walk(", ".sample(")
"""What plays by chance: a file that has neither, and takes nothing from one that has, does not."""
GROWING = {"add", "append", "update", "extend"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_more_seen_than_needed_is_enough() -> None:
    witnessed(3, "attacks", "seed 1", least=3)
    witnessed({"a", "b"}, "kinds", "seed 1", every={"b"})


@pytest.mark.parametrize(
    ("found", "wanted", "lack"),
    [
        (0, {}, "attacks: 0 seen, 1 needed in seed 1."),
        ([1], {"least": 2}, "attacks: 1 seen, 2 needed in seed 1."),
        ({"a"}, {"every": {"a", "c", "b"}}, "attacks: no b, c in seed 1."),
    ],
)
def test_what_is_lost_is_said_with_the_way_to_find_it(found: Any, wanted: Any, lack: str) -> None:
    with pytest.raises(AssertionError) as failed:
        witnessed(found, "attacks", "seed 1", **wanted)
    assert str(failed.value).startswith(lack)
    assert "python -m tests.conformance.rare" in str(failed.value)
    assert str(lost("attacks", "seed 1")).startswith("attacks: none in seed 1.")


class Modules:
    """The tests that play by chance, and which of their functions do."""

    def __init__(self, texts: dict[str, str]) -> None:
        """texts: by the dotted name of the module."""
        self.functions: dict[str, dict[str, Function]] = {}
        self.taken: dict[str, dict[str, tuple[str, str]]] = {}
        for name, text in texts.items():
            nodes = list(ast.walk(ast.parse(text)))
            self.functions[name] = {n.name: n for n in nodes if isinstance(n, Function)}
            self.taken[name] = {
                alias.asname or alias.name: (node.module or "", alias.name)
                for node in nodes
                if isinstance(node, ast.ImportFrom)
                for alias in node.names
            }
        self._draws: dict[tuple[str, str], bool] = {}

    def draws(self, module: str, name: str) -> bool:
        """Whether a function plays by chance, or a function of the tests that it calls."""
        at = module, name
        if at in self._draws or name not in self.functions.get(module, {}):
            return self._draws.get(at, False)
        self._draws[at] = False
        used = set[str]()
        for node in ast.walk(self.functions[module][name]):
            match node:
                case ast.Attribute(attr="sample"):
                    self._draws[at] = True
                case ast.Name(id=other):
                    used.add(other)
        self._draws[at] |= self.taken[module].get("walk", ("",))[0] == "engine.selfplay" and (
            "walk" in used
        )
        for other in used - {name}:
            self._draws[at] |= self.draws(*self.taken[module].get(other, (module, other)))
        return self._draws[at]

    def bare(self) -> Iterator[str]:
        """Assertions that something was seen at all, or so often, without what to do about it."""
        for module, functions in sorted(self.functions.items()):
            for name, function in functions.items():
                if not self.draws(module, name):
                    continue
                grown = set(_grown(function))
                yield from (
                    f"{module}, line {node.lineno}: {ast.unparse(node)}"
                    for node in ast.walk(function)
                    if isinstance(node, ast.Assert) and _at_least(node.test, grown)
                )


def _grown(function: Function) -> Iterator[str]:
    """What a loop counts or collects."""
    for loop in ast.walk(function):
        if isinstance(loop, ast.For | ast.AsyncFor | ast.While):
            for node in ast.walk(loop):
                match node:
                    case ast.AugAssign(target=ast.Name(id=name)):
                        yield name
                    case ast.AugAssign(target=ast.Subscript(value=ast.Name(id=name))):
                        yield name
                    case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)):
                        if attr in GROWING:
                            yield name


def _at_least(test: ast.expr, grown: set[str]) -> bool:
    """Whether a condition fails where too little was counted or collected."""
    match test:
        case ast.Name(id=name):
            return name in grown
        case ast.BoolOp(values=parts):
            return any(_at_least(part, grown) for part in parts)
        case ast.Compare(left=more, ops=[ast.Gt() | ast.GtE()], comparators=[less]):
            pass
        case ast.Compare(left=less, ops=[ast.Lt() | ast.LtE()], comparators=[more]):
            pass
        case _:
            return False
    fixed = isinstance(less, ast.Constant | ast.Set)
    return fixed and any(isinstance(n, ast.Name) and n.id in grown for n in ast.walk(more))


@cache
def modules() -> Modules:
    """Of the tests of this repository: those that play, and those that take something from them."""
    texts = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text("utf-8")
        for path in sorted(TESTS.rglob("*.py"))
    }
    playing = {name for name, text in texts.items() if any(word in text for word in DRAWN)}
    while more := {
        name
        for name, text in texts.items()
        if name not in playing and any(f"from {other} import" in text for other in playing)
    }:
        playing |= more
    return Modules({name: texts[name] for name in playing})


@pytest.mark.sliced(10)
def test_whoever_looks_in_games_by_chance_says_what_is_lost() -> None:
    assert list(modules().bare()) == [], "`witnessed` of tests/witnesses.py says it"


PLAYING = """
from engine.selfplay import walk

def plies(seed):
    return walk(RULES, OPTIONS, 2, seed)

def test_something():
    seen, kinds = 0, set()
    for ply in plies(1):
        seen += ply.number
        kinds.add(ply.action.kind)
    assert {}
"""


@pytest.mark.parametrize(
    "bare", ["seen", "seen > 5", "5 <= seen", "{'bid'} <= kinds", "len(kinds) > 1"]
)
def test_a_bare_witness_is_found(bare: str) -> None:
    text = PLAYING.replace("{}", bare)
    assert len(list(Modules({"tests.a": text}).bare())) == 1
    taken = "from tests.a import plies\n" + text[text.index("def test") :]
    assert (
        len(list(Modules({"tests.a": PLAYING.replace("{}", "True"), "tests.b": taken}).bare())) == 1
    )


@pytest.mark.parametrize(
    "other", ["seen == 3", "kinds <= KNOWN", "kinds == set()", "not kinds", "KNOWN"]
)
def test_other_assertions_are_left_alone(other: str) -> None:
    assert list(Modules({"tests.a": PLAYING.replace("{}", other)}).bare()) == []
    played = PLAYING.replace("{}", "seen").replace("engine.selfplay", "os")
    assert list(Modules({"tests.a": played}).bare()) == []
