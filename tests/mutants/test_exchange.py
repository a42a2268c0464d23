"""Code is exchanged in a loaded module, and what cannot be exchanged is known."""

from __future__ import annotations

import ast
import gc
import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.mutants.exchange import Living, Shape, compared
from tests.mutants.marks import HIT, Marks, marked, marks_of

SOUND = '''
"""A toy."""
from dataclasses import dataclass
from functools import cache, cached_property, wraps

def noted(function):
    @wraps(function)
    def inner(n):
        return function(n) + 0
    return inner

def plain(n):
    """Text."""
    return n + 1

@cache
def cached(n):
    return n + 2

@noted
def wrapped(n):
    return n + 3

def around(n):
    def inside(m):
        return m + 4
    return inside(n)

@dataclass(frozen=True, slots=True)
class Pair:
    one: int = 1

    @property
    def two(self):
        return self.one + 5

    @staticmethod
    def three(n):
        return n + 6

TABLE = {n: n + 7 for n in range(3)}
QUICK = {"four": lambda n: n + 8}
KEPT = wrapped
'''


@pytest.fixture
def toy(tmp_path: Path) -> Iterator[ModuleType]:
    path = tmp_path / "exchanged_toy.py"
    path.write_text(SOUND)
    spec = importlib.util.spec_from_file_location("exchanged_toy", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["exchanged_toy"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["exchanged_toy"]


def shape(toy: ModuleType, old: str, new: str) -> Shape:
    """Put a fault into the loaded toy, if that is possible."""
    assert SOUND.count(old) == 1
    path = str(toy.__file__)
    before = compile(SOUND, path, "exec", dont_inherit=True)
    changed = compile(SOUND.replace(old, new), path, "exec", dont_inherit=True)
    found, codes = compared(before, changed)
    if found is Shape.FUNCTIONS:
        living = Living()
        assert living.exchange(path, codes)
    return found


CALLS: dict[str, tuple[str, str, Callable[[ModuleType], int], int, int]] = {
    "function": ("n + 1", "n - 1", lambda toy: toy.plain(1), 2, 0),
    "with lines before it": ('"""Text."""', '"""Text."""\n    n += 1', lambda t: t.plain(1), 2, 3),
    "cached": ("n + 2", "n - 2", lambda t: t.cached.cache_clear() or t.cached(1), 3, -1),
    "wrapped": ("n + 3", "n - 3", lambda toy: toy.KEPT(1), 4, -2),
    "living closure": ("(n) + 0", "(n) + 9", lambda toy: toy.wrapped(1), 4, 13),
    "function in a function": ("m + 4", "m - 4", lambda toy: toy.around(1), 5, -3),
    "property": (".one + 5", ".one - 5", lambda toy: toy.Pair().two, 6, -4),
    "static method": ("n + 6", "n - 6", lambda toy: toy.Pair.three(1), 7, -5),
    "lambda in a table": ("n + 8", "n - 8", lambda toy: toy.QUICK["four"](1), 9, -7),
}


@pytest.mark.sliced
@pytest.mark.parametrize("name", CALLS)
def test_whatever_is_called_is_exchanged(toy: ModuleType, name: str) -> None:
    old, new, call, sound, faulty = CALLS[name]
    assert call(toy) == sound
    assert shape(toy, old, new) is Shape.FUNCTIONS
    assert call(toy) == faulty
    gc.collect()


@pytest.mark.sliced
def test_what_was_set_aside_for_good_is_exchanged_too(toy: ModuleType) -> None:
    """As `tests/conftest.py` does with all that was loaded."""
    gc.freeze()
    assert shape(toy, "n + 1", "n - 1") is Shape.FUNCTIONS
    assert toy.plain(1) == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("n: n + 7 for n", "n: n - 7 for n"),
        ("range(3)", "range(4)"),
        ("one: int = 1", "one: int = 2"),
        ("frozen=True, slots=True", "slots=True"),
        ("def cached(n)", "def cached(n, m=1)"),
    ],
)
def test_what_runs_at_the_import_is_not(toy: ModuleType, old: str, new: str) -> None:
    assert shape(toy, old, new) is Shape.IMPORT


@pytest.mark.parametrize(("old", "new"), [("n + 1", "(n + 1)"), ("n + 1", "n + 1  # one")])
def test_equal_code_is_known(toy: ModuleType, old: str, new: str) -> None:
    assert shape(toy, old, new) is Shape.SAME


BRANCHES = """
def which(n):
    if n:
        return 1
    elif n is None:
        return (lambda: 2)()
    return [x for x in (3,)][0]
"""


def test_marks_say_which_branches_ran() -> None:
    marks = Marks()
    space: dict[str, Any] = {HIT: marks.seen.add}
    exec(compile(marks.add("engine/toy.py", BRANCHES), "toy", "exec"), space)
    pieces = marked(BRANCHES)[1]
    assert marks.taken() == {}
    for given, line in ((1, 4), (None, 6), (0, 7)):
        assert space["which"](given) in (1, 2, 3)
        seen = marks.taken()["engine/toy.py"]
        ran = [n for n in (4, 6, 7) if marks_of(pieces, [n]) & seen]
        assert line in ran
        assert set(ran) <= {line, 7}, "the last line is in the piece of the whole function"
    assert marks_of(pieces, [1, 2]) == 0, "it runs at the import"


def test_marks_change_nothing_else() -> None:
    tree, _ = marked(SOUND)
    space: dict[str, Any] = {HIT: lambda n: None, "__name__": "exchanged_toy"}
    sys.modules["exchanged_toy"] = ModuleType("exchanged_toy")
    try:
        exec(compile(tree, "toy", "exec"), space)
    finally:
        del sys.modules["exchanged_toy"]
    assert space["plain"].__doc__ == "Text."
    assert space["KEPT"](1) == 4
    assert ast.unparse(tree).startswith('"""A toy."""')
