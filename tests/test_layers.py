"""The tree is the architecture: nobody imports upwards, and the rules know no clock and no chance.

Every import statement is looked at, also those inside functions.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import engine.registry

pytestmark = [pytest.mark.xdist_group("structure"), pytest.mark.always]

ROOT = Path(__file__).parents[1]

PURE = {  # what rules may use of the standard library
    "__future__", "abc", "bisect", "collections", "copy", "dataclasses", "enum", "fractions",
    "functools", "hashlib", "heapq", "importlib", "itertools", "json", "math", "operator", "re",
    "string", "tomllib", "types", "typing", "zlib",
}  # fmt: skip
IMPORTLIB = {"importlib.resources", "importlib.import_module"}


def modules(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


class Import(NamedTuple):
    """A name that a module imports. level: the dots in front of where it comes from."""

    line: int
    level: int
    source: str
    name: str
    in_function: bool


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything a module imports, relative names resolved."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for line, level, source, name, _ in imported(path.read_text(encoding="utf-8")):
        base = ".".join(package[: len(package) - level + 1]) if level else ""
        yield line, ".".join(part for part in (base, source, name) if part)


@cache
def imported(text: str) -> tuple[Import, ...]:
    """What a module imports. Several tests ask, and to parse the program takes a second."""
    return tuple(_imports_in(ast.parse(text), in_function=False))


def _imports_in(node: ast.AST, *, in_function: bool) -> Iterator[Import]:
    match node:
        case ast.Import():
            yield from (Import(node.lineno, 0, "", a.name, in_function) for a in node.names)
        case ast.ImportFrom():
            source = node.module or ""
            for alias in node.names:
                yield Import(node.lineno, node.level, source, alias.name, in_function)
        case ast.stmt() | ast.Module() | ast.excepthandler() | ast.match_case():
            inside = in_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            for child in ast.iter_child_nodes(node):
                yield from _imports_in(child, in_function=inside)


def top(name: str) -> str:
    return name.partition(".")[0]


def packages() -> set[str]:
    """The folders of the games."""
    return {re.split("[.:]", entry.rules)[2] for entry in engine.registry.GAMES.values()}


def findings(paths: Iterator[Path], bad: object) -> list[str]:
    assert callable(bad)
    return [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in paths
        for line, name in imports(path)
        if bad(path, name)
    ]


def test_the_engine_is_pure() -> None:
    def bad(path: Path, name: str) -> bool:
        if top(name) == "importlib":
            return not any(name.startswith(allowed) for allowed in IMPORTLIB)
        return top(name) not in PURE | {"pydantic", "engine"}

    assert findings(modules("engine"), bad) == []


def test_the_engine_opens_reads_and_prints_nothing() -> None:
    """Packaged data is read through importlib.resources; nothing else goes in or out."""
    forbidden = {"open", "input", "print", "exec", "eval", "id", "hash", "globals"}
    allowed = {("engine/core/clone.py", "exec")}
    found = [
        f"{name}:{node.lineno} calls {node.func.id}"
        for path in modules("engine")
        for name in [path.relative_to(ROOT).as_posix()]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in forbidden
        and (name, node.func.id) not in allowed
    ]
    assert found == []


def test_the_kernel_knows_no_game() -> None:
    games = packages()
    assert findings(modules("engine/core"), lambda path, name: "games" in name.split(".")) == []
    for path in modules("engine/core"):
        for game in games:
            text = path.read_text(encoding="utf-8").lower()
            assert not re.search(rf"\b{game}\b", text), path


@pytest.mark.sliced
def test_games_do_not_know_each_other() -> None:
    def bad(path: Path, name: str) -> bool:
        parts = name.split(".")
        if parts[:2] != ["engine", "games"] or len(parts) < 3:
            return False
        return parts[2] != path.relative_to(ROOT / "engine/games").parts[0]

    assert findings(modules("engine/games"), bad) == []


def test_render_sees_views_and_draws() -> None:
    def bad(path: Path, name: str) -> bool:
        return (
            top(name) in {"bot", "discord", "simcord", "aiosqlite", "asyncio", "random"}
            or "state" in name.split(".")
            or name.rpartition(".")[2] == "State"
        )

    assert findings(modules("render"), bad) == []


def test_tables_know_neither_discord_nor_words_nor_pictures() -> None:
    above = {"bot", "render", "discord", "simcord", "PIL", "fluent", "babel"}
    assert findings(modules("tables"), lambda path, name: top(name) in above) == []


def test_the_bot_knows_no_game() -> None:
    def bad(path: Path, name: str) -> bool:
        parts = name.split(".")
        return (
            parts[:2] == ["engine", "games"]
            or (parts[:2] in (["render", "text"], ["render", "board"]) and "base" not in parts)
            or "state" in parts[2:]
        )

    assert findings(modules("bot"), bad) == []


def game_words() -> set[str]:
    """Keys of games and names of their packages, as they could stand in a comparison."""
    return packages() | set(engine.registry.keys())


@pytest.mark.parametrize("folder", ["engine/core", "tables", "bot", "render"])
def test_nobody_branches_on_the_game(folder: str) -> None:
    """No comparison and no `match` case names a game; registries are tables."""
    found: list[str] = []
    for path in modules(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                parts: list[ast.expr] = [node.left, *node.comparators]
            elif isinstance(node, ast.MatchValue):
                parts = [node.value]
            else:
                continue
            words = {n.value for p in parts for n in ast.walk(p) if isinstance(n, ast.Constant)}
            if words & game_words():
                found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_editions_are_objects_not_branches() -> None:
    """Only the package of the editions may look at which edition it is."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in modules("engine/games")
        if "editions" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        and any(
            (isinstance(n, ast.Attribute) and n.attr == "edition")
            or (isinstance(n, ast.Name) and n.id == "edition")
            for n in (node.left, *node.comparators)
        )
    ]
    assert found == []


def test_files_stay_readable() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in modules("engine", "render", "tables", "bot")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 650
    }
    assert long == {}, "split by the question they answer"


def test_the_scan_sees_imports_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    module = tmp_path / "engine" / "games" / "x" / "a.py"
    module.parent.mkdir(parents=True)
    module.write_text(
        "from . import state\nfrom ...core import rng\nimport os.path as p\n"
        "def f():\n    import random\n    from ..y.turn import Z\n"
    )
    assert [name for _, name in imports(module)] == [
        "engine.games.x.state",
        "engine.core.rng",
        "os.path",
        "random",
        "engine.games.y.turn.Z",
    ]


@pytest.mark.parametrize("floor", ["engine", "render", "tables", "bot"])
def test_a_floor_tells_others_that_it_is_typed(floor: str) -> None:
    assert (ROOT / floor / "py.typed").is_file()
