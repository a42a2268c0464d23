"""What computers do is counted as people's games were counted, and stands beside it."""

from __future__ import annotations

import math
from itertools import chain
from typing import Any

import pytest

from engine import registry
from engine.games.tta import actions as a
from engine.games.tta.editions import rules_of
from engine.selfplay import walk
from tests.strength import rates
from tests.strength.rates import Counted, Rates, people, sources

GAMES = ("tta-new-story", "tta-first-edition")


@pytest.mark.sliced(10)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_counted_is_what_was_done(key: str) -> None:
    rules: Any = registry.rules(key)
    found = Rates()
    games = [list(walk(rules, rules.options(), 2, seed)) for seed in (1, 2)]
    for plies in games:
        found.add(plies, [0, 1])
    done = list(chain.from_iterable(games))
    taken = [rules_of(p.state).cards[p.action.card] for p in done if isinstance(p.action, a.Take)]
    assert found.counts["civil cards taken"] == len(taken)
    assert found.counts["unit technologies taken"] == sum(card.is_unit for card in taken)
    assert found.counts["farm technologies taken"] == sum(card.kind == "farm" for card in taken)
    assert found.counts["wars"] == sum(isinstance(p.action, a.DeclareWar) for p in done)
    events = sum(isinstance(p.action, a.PrepareEvent) for p in done)
    assert found.counts["events prepared"] == events > 0
    last = [plies[-1].step.state for plies in games]
    assert found.rate("rounds", "once") == sum(s.round for s in last) / 2
    best = sum(max(civ.culture for civ in s.players) for s in last) / 2
    assert found.rate("culture of the winner", "once") == best


def test_seats_are_counted_apart() -> None:
    rules: Any = registry.rules("tta-new-story")
    plies = list(walk(rules, rules.options.model_validate(rules.meta.quick), 2, 3))
    one, other, both = Rates(), Rates(), Rates()
    for found, seats in ((one, [0]), (other, [1]), (both, [0, 1])):
        found.add(plies, seats)
    for name in ("civil cards taken", "population increases", "units built", "events prepared"):
        assert one.counts[name] + other.counts[name] == both.counts[name]


@pytest.mark.parametrize("key", GAMES)
def test_every_figure_of_people_has_a_source_and_can_be_counted(key: str) -> None:
    nothing = Rates()
    for name, figure in people(key).items():
        known = [x for x in figure.of if not math.isnan(x)]
        assert bool(known) == bool(figure.source), name
        assert not figure.source or figure.source in sources()
        assert math.isnan(nothing.rate(name, figure.per)), name


def test_rates_of_a_game_are_told_for_a_seat() -> None:
    assert people("tta-new-story")["units built"].at(2) == pytest.approx(6.105)
    assert people("tta-new-story")["unit technologies taken"].at(4) == 3.43


def test_what_is_far_from_people_is_marked(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(rates, "KEPT", tmp_path / "rates.jsonl")
    assert rates.section("tta-new-story") == []
    counts = {"units built": 8, "rounds": 40, "culture at the end": 640}
    mark = rates._mark("tta-new-story", "good", 2)
    rates.keep(Counted("tta-new-story", "good", 2, 2, counts, mark))
    rates.keep(Counted("tta-new-story", "strong", 2, 2, counts, "another"))
    told = rates.section("tta-new-story")
    assert "| units built | 6.11 | **2** |" in told
    assert "| rounds | 19.4 | 20 |" in told
    assert not any("strong" in line for line in told), "it has played otherwise since"
    assert any("HUMAN_PLAY" in line for line in told)
