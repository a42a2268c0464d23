"""The tree is the architecture: nobody imports upwards, and the rules know no clock and no chance.

Every import statement is looked at, also those inside functions.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import engine.registry

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


def imports(path: Path, within: ast.AST | None = None) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything a module, or one node of it, imports, relative names
    resolved."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(within or ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            source = ".".join(part for part in (base, node.module) if part)
            yield from ((node.lineno, f"{source}.{alias.name}") for alias in node.names)


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


WITHOUT_CIRCLES = ["engine/games/tta"]
"""Folders in which no file needs one that needs it, annotations counted."""


def needs(folder: str) -> dict[str, set[str]]:
    """For every file of a folder (and what lies below) the other files of it that it imports."""
    files = {path.relative_to(ROOT).as_posix() for path in modules(folder)}

    def file_of(name: str) -> str | None:
        """The file in which an imported name is found: a module, a package or a part of one."""
        stem = name.replace(".", "/")
        whole = (f"{stem}.py", f"{stem}/__init__.py")
        part = stem.rpartition("/")[0]
        return next((f for f in (*whole, f"{part}.py", f"{part}/__init__.py") if f in files), None)

    found: dict[str, set[str]] = {}
    for file in sorted(files):
        named = {file_of(name) for _, name in imports(ROOT / file)}
        found[file] = {other for other in named if other not in (None, file)}  # type: ignore[misc]
    return found


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Some nodes that need each other in turn, if there are any."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def by_folder(graph: dict[str, set[str]], root: str) -> dict[str, set[str]]:
    """The same with every folder that lies in `root` taken as one, its own files one by one."""

    def place(file: str) -> str:
        return "/".join(Path(file).parts[: len(Path(root).parts) + 1])

    found: dict[str, set[str]] = {}
    for file, others in graph.items():
        found.setdefault(place(file), set()).update(map(place, others - {file}))
    return {one: others - {one} for one, others in found.items()}


@pytest.mark.parametrize("folder", WITHOUT_CIRCLES)
def test_no_circle_of_files(folder: str) -> None:
    assert circle(needs(folder)) == []


@pytest.mark.parametrize("folder", WITHOUT_CIRCLES)
def test_no_folder_imports_back(folder: str) -> None:
    assert circle(by_folder(needs(folder), folder)) == []


@pytest.mark.parametrize("folder", WITHOUT_CIRCLES)
def test_no_import_hides_in_a_function(folder: str) -> None:
    """It would dodge a circle at run time only. Libraries that are slow to load may come late."""
    home = {"engine", "render", "tables", "bot"}
    found = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in modules(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        for line, name in imports(path, node)
        if top(name) in home
    ]
    assert found == []


def test_circles_are_found() -> None:
    line = {"x/a/1.py": {"x/b/1.py"}, "x/b/1.py": set[str](), "x/b/2.py": {"x/a/1.py"}}
    assert circle(line) == []
    assert by_folder(line, "x") == {"x/a": {"x/b"}, "x/b": {"x/a"}}
    assert set(circle(by_folder(line, "x"))) == {"x/a", "x/b"}
    assert set(circle(line | {"x/b/1.py": {"x/b/2.py"}})) == set(line)


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
