"""What docs and docstrings name is there: files, modules, classes and their members, columns."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.named import FLOORS, ROOT, Names, missing, statements

pytestmark = [pytest.mark.xdist_group("structure"), pytest.mark.always]

BESIDE = ("README.md", "CONTRIBUTING.md", "SECURITY.md")
DOCS = sorted([*ROOT.glob("docs/**/*.md"), *(ROOT / name for name in BESIDE)])


@cache
def names() -> Names:
    return Names()


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_docs_name_what_is_there(path: Path) -> None:
    assert missing(path.read_text("utf-8"), names()) == []


@pytest.mark.parametrize("floor", FLOORS)
def test_docstrings_name_what_is_there(floor: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sorted((ROOT / floor).rglob("*.py"))
        for start, text in docstrings(path)
        for line, name in ((start + below - 1, name) for below, name in missing(text, names()))
    ]
    assert found == []


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """The docstrings of a file, those of constants too, with the lines on which they begin."""
    for node in statements(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


@pytest.mark.parametrize(
    "name",
    [
        "tests/named.py", "render/mark.py", "engine.selfplay.walk", "engine.core", "Names.members",
        "games.version", "names.has_short", "walk(rules)", "tests/<game>/x.py", "Nothing.known",
    ],
)  # fmt: skip
def test_names_that_are_there(name: str) -> None:
    assert missing(f"see `{name}`", names()) == []


@pytest.mark.parametrize(
    "name",
    [
        "tests/nowhere.py", "render/nothing/", "engine.selfplay.run", "engine.nothing",
        "Names.nothing", "games.nothing", "named.nothing",
    ],
)  # fmt: skip
def test_names_that_are_not(name: str) -> None:
    assert missing(f"```\n`else.where`\n```\nand `{name}`", names()) == [(4, name)]
