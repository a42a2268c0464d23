"""What runs of the program while files of tests are loaded.

Such a function may have left its results in a module: exchanging its code comes too late. If it
runs while the program itself is loaded, the fault needs a new process; if only some files of
tests call it while they are loaded, only their tests do.
"""

from __future__ import annotations

import ast
import importlib.machinery
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from _pytest.assertion.rewrite import AssertionRewritingHook

from tests.mutants.caching import Turn

ROOT = Path(__file__).parents[2]


class Loading:
    """A plugin that notes marks for each module of tests."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._by_file: dict[str, set[int]] = {}
        self._watch(importlib.machinery.SourceFileLoader)
        self._watch(AssertionRewritingHook)

    def _watch(self, loader: Any) -> None:
        plain: Callable[[Any, Any], None] = loader.exec_module

        def exec_module(inner: Any, module: Any) -> None:
            if module.__name__.partition(".")[0] != "tests":
                return plain(inner, module)
            file = Path(module.__spec__.origin).relative_to(ROOT).as_posix()
            return self._noted(file, lambda: plain(inner, module))

        loader.exec_module = exec_module

    def _noted(self, file: str, work: Callable[[], Any]) -> Any:
        self._turn.number += 1  # whoever asks a cache is told again
        seen = self._turn.seen
        before = set(seen)
        seen.clear()
        try:
            return work()
        finally:
            self._by_file.setdefault(file, set()).update(seen)
            seen |= before

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        file = collector.nodeid.partition("::")[0]
        if not file.endswith(".py"):
            return (yield)
        seen = self._turn.seen
        seen.clear()
        try:
            return (yield)
        finally:
            self._by_file.setdefault(file, set()).update(seen)

    def of(self, file: str) -> set[int]:
        """The marks seen while a file of tests and all that it imports of tests was loaded."""
        return set().union(*(self._by_file.get(one, ()) for one in _around(file)))


@cache
def _around(file: str) -> frozenset[str]:
    """A file of tests, the files of tests that it imports, and those that these import."""
    found: set[str] = set()
    waiting = [file, *_conftests(file)]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += _imports(one)
    return frozenset(found)


def _conftests(file: str) -> Iterator[str]:
    for folder in Path(file).parents:
        if (ROOT / folder / "conftest.py").exists():
            yield (folder / "conftest.py").as_posix()


@cache
def _imports(file: str) -> tuple[str, ...]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    paths = {name.replace(".", "/") for name in names if name.partition(".")[0] == "tests"}
    files = (f"{path}{end}" for path in paths for end in (".py", "/__init__.py"))
    return tuple(sorted(one for one in files if (ROOT / one).exists()))
