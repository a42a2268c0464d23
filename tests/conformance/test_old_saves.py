"""A busy save of every schema that was ever in use still loads, is sane and goes on."""

from __future__ import annotations

import pytest

from engine.core import Rng
from engine.core.save import document, read
from tests.conformance.cases import every_game, game
from tests.conformance.record import SAVES, save_path


@every_game
def test_the_present_schema_has_a_save(key: str) -> None:
    schema = game(key).meta.schema
    where = save_path(key, schema)
    assert where.exists(), f"{where.name} is missing: run `python -m tests.conformance.record`"


@pytest.mark.parametrize("name", sorted(path.name for path in SAVES.glob("*.json")))
def test_a_save_of_every_schema_goes_on(name: str) -> None:
    rules = game(name.rpartition("-schema-")[0])
    state = read(rules, (SAVES / name).read_text(encoding="utf-8"))
    assert rules.check(state) == []
    decisions = rules.decisions(state)
    assert decisions
    assert read(rules, document(rules, state)) == state
    rng = Rng(1)
    for _ in range(30):
        if decisions:
            step = rules.apply(state, decisions[0].seat, decisions[0].sample(rng))
            state, decisions = step.state, step.decisions
            assert rules.check(state) == []
