"""Every problem that was reported and made a fixture of: the game comes out as it should.

`agora reproduce REF` writes a fixture into `tests/reported`, with the states as they were when the
problem was reported. Whoever mends the rules changes the test below it into one about the rule, and
either removes the file or writes the right hashes with `python -m tests.test_reported FILE`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import registry
from engine.core import save
from tables.model.chance import DIGITS, chance
from tables.operations.export import replay, reseeded

FOLDER = Path(__file__).parent / "reported"
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=[f.stem for f in FILES])
def test_a_reported_game_comes_out_the_same(file: Path) -> None:
    raw = file.read_text(encoding="utf-8")
    count, difference = replay(raw, registry.rules)
    said = json.loads(raw)["reported"]
    assert difference is None, f"{said['reference']} “{said['words']}”: {difference}"
    assert count == said["step"] + 1


@pytest.mark.parametrize("file", FILES, ids=[f.stem for f in FILES])
def test_a_reported_game_is_possible_at_every_step(file: Path) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    rules = registry.rules(document["game"])
    state: Any = None
    for seq, state in enumerate(states(document)):
        assert rules.check(state) == [], f"step {seq}"
    assert save.state_hash(rules, state) == document["reported"]["hash"]


def states(document: dict[str, Any]) -> list[Any]:
    """The states of a fixture, played again."""
    rules = registry.rules(document["game"])
    options = rules.options.stored(document["options"])
    first = int(document["seed"]) if "seed" in document else document["deals"][0]["secret"]
    step = rules.setup(options, len(document["seats"]), chance(first))
    found = []
    for old in document["steps"]:
        if old["seq"] > 0:
            action = rules.parse_action(json.dumps(old["action"]))
            step = rules.apply(step.state, old["seat"], action, step.decisions)
        step = reseeded(
            rules, step, [w if len(w) == DIGITS else int(w) for w in old.get("reseeds", ())]
        )
        found.append(step.state)
    return found


def write_hashes(file: Path) -> None:
    """Take the states as they are now for the right ones."""
    document = json.loads(file.read_text(encoding="utf-8"))
    rules = registry.rules(document["game"])
    for old, state in zip(document["steps"], states(document), strict=True):
        old["hash"] = save.state_hash(rules, state)
    document["schema"] = rules.meta.schema
    document["reported"]["hash"] = document["steps"][-1]["hash"]
    text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_hashes(Path(name))
