"""A feature is a folder and a line in a list; each kind of control has one answer."""

from __future__ import annotations

import ast
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.features import every
from bot.widgets.presses import Presses
from tests.bot.simulated import World, simulated


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        yield world


BOT = Path(every.__file__).parents[1]


def name_of(module: object) -> str:
    """The feature that a module is, or that it hands over."""
    return str(cast(Any, module).__name__).removesuffix(".feature").rpartition(".")[2]


def test_every_feature_is_in_the_list() -> None:
    """A folder or a file that nobody lists would do nothing, without a word."""
    found = {path.parent.name for path in BOT.glob("features/*/*.py")}
    found |= {path.stem for path in BOT.glob("features/*.py")} - {"__init__", "feature", "every"}
    assert found == set(map(name_of, (*every.FEATURES, *every.WITH_MESSAGES)))


def test_every_feature_with_messages_is_asked_for_them() -> None:
    with_messages = {
        path.parent.name if path.stem == "feature" else path.stem
        for path in BOT.glob("features/**/*.py")
        if "\ndef register_messages(" in path.read_text("utf-8")
    }
    assert with_messages == set(map(name_of, every.WITH_MESSAGES))


def test_a_control_has_one_answer() -> None:
    async def answer(*_: object) -> None: ...

    presses = Presses(cast(Any, answer), answer)
    presses.register("turn", answer)
    with pytest.raises(ValueError, match="'turn'"):
        presses.register("turn", answer)


async def test_every_control_is_answered(world: World) -> None:
    """A button that nobody answers would be called an old one."""
    made = dict(controls())
    assert len(made) > 60
    lost = {op: place for op, place in made.items() if op not in world.bot.presses.registered}
    assert lost == {}


def controls() -> Iterator[tuple[str, str]]:
    """The kinds of all controls that the source makes by name, and where."""
    for path in sorted(BOT.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="ControlId"), args=[ast.Constant(value=op), *_]):
                    yield str(op), path.name
                case ast.Call(func=ast.Name(id="ControlId"), args=[ast.Name(id=name), *_]):
                    if name in constants:
                        yield str(constants[name]), path.name
