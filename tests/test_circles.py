"""Who needs whom inside a folder: no file needs one that needs it, annotations counted.

A circle means that two files are one, or that a part of one belongs below both.
"""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests import test_layers
from tests.test_layers import imported, imports, modules

pytestmark = [pytest.mark.xdist_group("structure"), pytest.mark.always]

WITHOUT_CIRCLES = [
    *("engine/core", "engine/games/antike", "engine/games/tta", "engine/games/tzolkin"),
    "engine/games/belfort",
    *("render", "tables", "bot", "bot/features"),
]


def needs(folder: str) -> dict[str, set[str]]:
    """For every file of a folder, and what lies below, the other files of it that it imports."""
    root = test_layers.ROOT
    paths = {path.relative_to(root).as_posix(): path for path in modules(folder)}

    def file_of(name: str) -> str | None:
        """The file in which an imported name is found: a module, a package or a part of one."""
        whole = name.replace(".", "/")
        part = whole.rpartition("/")[0]
        tried = (f"{stem}{end}" for stem in (whole, part) for end in (".py", "/__init__.py"))
        return next((file for file in tried if file in paths), None)

    found: dict[str, set[str]] = {}
    for file, path in paths.items():
        others = {file_of(name) for _, name in imports(path)}
        found[file] = {other for other in others if other is not None and other != file}
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
        found.setdefault(place(file), set()).update(map(place, others))
    return {one: others - {one} for one, others in found.items()}


@pytest.mark.parametrize("folder", WITHOUT_CIRCLES)
def test_no_circle_of_files(folder: str) -> None:
    assert circle(needs(folder)) == []


@pytest.mark.parametrize("folder", WITHOUT_CIRCLES)
def test_no_folder_is_imported_back(folder: str) -> None:
    """Of a folder inside and what lies beside it, one sees the other, never both."""
    assert circle(by_folder(needs(folder), folder)) == []


STARTED = ("bot/commands/",)
"""What begins at the prompt: a command loads what it needs itself, so `agora --help` is fast."""


@pytest.mark.parametrize("folder", WITHOUT_CIRCLES)
def test_no_import_hides_in_a_function(folder: str) -> None:
    """It would dodge a circle at run time only."""
    hidden = [
        f"{path.relative_to(test_layers.ROOT)}:{found.line}"
        for path in modules(folder)
        if not path.relative_to(test_layers.ROOT).as_posix().startswith(STARTED)
        for found in imported(path.read_text(encoding="utf-8"))
        if found.in_function
    ]
    assert hidden == []


def test_circles_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_layers, "ROOT", tmp_path)
    texts = {
        "state.py": "",
        "turn.py": "from x.frames import ask\n",
        "frames/__init__.py": "",
        "frames/ask.py": "import typing\nif typing.TYPE_CHECKING:\n    import x.state\n",
        "frames/end.py": "def run():\n    from x import turn\n",
    }
    for name, text in texts.items():
        (tmp_path / "x" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "x" / name).write_text(text)
    graph = needs("x")
    assert graph["x/turn.py"] == {"x/frames/ask.py"}
    assert graph["x/frames/ask.py"] == {"x/state.py"}
    assert circle(graph) == []
    assert set(circle(by_folder(graph, "x"))) == {"x/turn.py", "x/frames"}
    (tmp_path / "x" / "state.py").write_text("from .frames.end import run\n")
    assert set(circle(needs("x"))) == {
        "x/state.py",
        "x/frames/end.py",
        "x/turn.py",
        "x/frames/ask.py",
    }
