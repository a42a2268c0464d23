"""What others may import, and the example of the README that does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
import engine.core

README = Path(__file__).parents[1] / "README.md"

ENGINE = """
    Action Decision IllegalAction News Outcome Player Rng Rules SafestPlayer Step UniformPlayer
    UnknownGame dump keys load rules
"""
CORE = """
    AS_LISTED Act ActMenu Action Acts Always Amount Arrangement Automatic Chance Cheapest Compound
    Decision
    EXACTLY Event Fact Frame Further GameMeta HostFile IllegalAction Least Lightly Menu
    NOTHING_FURTHER NearMiss News ONLY_ANSWER Options Order Orderable Outcome Pick Pile Policy
    Reason Resign Rng Rules STRICT SaveError Sealed Share Shares SplitMix64 Step Subset Turn
    UpTo Verb Waiting WrongFile clone further joined menus_of offered ordered possible record
    settle sift steps_of value
"""


@pytest.mark.parametrize(("module", "names"), [(engine, ENGINE), (engine.core, CORE)])
def test_exported_names(module: Any, names: str) -> None:
    """A name that goes breaks somebody's program; one that comes is a promise. Say so here."""
    assert sorted(module.__all__) == sorted(names.split())
    assert all(hasattr(module, name) for name in module.__all__)


def test_the_example_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    section = README.read_text(encoding="utf-8").partition("## From Python")[2]
    [code] = re.findall(r"```python\n(.*?)```", section, re.DOTALL)
    found: dict[str, Any] = {}
    exec(code, found)
    assert found["step"].decisions == ()
    assert capsys.readouterr().out == f"{found['rules'].outcome(found['step'].state)}\n"
    assert found["rules"].outcome(found["step"].state).winners


def test_what_the_readme_names_is_exported() -> None:
    section = README.read_text(encoding="utf-8").partition("## From Python")[2]
    named = set(re.findall(r"engine\.(\w+)", section.partition("\n## ")[0]))
    assert {"rules", "Rng", "dump", "load", "keys"} <= named
    assert named <= set(engine.__all__)
