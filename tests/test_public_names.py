"""What others may import, and the example in the docs that does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
import engine.core

GUIDE = Path(__file__).parents[1] / "docs" / "from-python.md"

ENGINE = """
    Action Decision IllegalAction News Outcome Player Rng Rules SafestPlayer Step UniformPlayer
    UnknownGame dump keys load rules
"""
CORE = """
    AS_LISTED Act ActMenu Action ActionBatch Acts Always Amount Arrangement Automatic Chance
    Cheapest Decision EXACTLY Event Fact Frame GameMeta HostFile IllegalAction Least Lightly
    Lookahead Menu NO_LOOKAHEAD NearMiss News ONLY_ANSWER Options Order Orderable Outcome Pick Pile
    Policy Reason Resign Rng Rules STRICT SaveError SecretValue Share Shares SplitMix64 Step Subset
    Turn UpTo Verb Waiting WrongFile clone joined lookahead menus_of offered ordered partition_legal
    possible record settle steps_of value
"""


@pytest.mark.parametrize(("module", "names"), [(engine, ENGINE), (engine.core, CORE)])
def test_exported_names(module: Any, names: str) -> None:
    """A name that goes breaks somebody's program; one that comes is a promise. Say so here."""
    assert sorted(module.__all__) == sorted(names.split())
    assert all(hasattr(module, name) for name in module.__all__)


def test_the_example_of_the_docs_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    found: dict[str, Any] = {}
    exec(code, found)
    assert found["step"].decisions == ()
    assert capsys.readouterr().out == f"{found['rules'].outcome(found['step'].state)}\n"
    assert found["rules"].outcome(found["step"].state).winners


def test_what_the_docs_name_is_exported() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    named = set(re.findall(r"engine\.(\w+)", guide))
    assert {"rules", "Rng", "dump", "load", "keys"} <= named
    assert named <= set(engine.__all__)
