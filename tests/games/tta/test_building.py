"""Population, buildings, upgrades and their prices (NS-5, NSC-1 …)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Build, Populate, Upgrade
from engine.games.tta.query import prices
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-5.5", "NSC-1")
def test_price_of_a_population_increase(table: MakeTable) -> None:
    t = table()
    wanted = {19: 2, 18: 2, 17: 2, 16: 3, 13: 3, 12: 4, 9: 4, 8: 5, 5: 5, 4: 7, 1: 7, 0: None}
    for tokens, price in wanted.items():
        t.civ(0).yellow_bank = tokens
        assert prices.population_price(t.s, 0) == price


@pytest.mark.rule("NS-5.5", "NSC-2")
def test_two_increases_in_a_row(table: MakeTable) -> None:
    t = table()
    t.seat(0, food=4)
    t.act(0, Populate(), Populate())
    civ = t.civ(0)
    assert (t.food(0), civ.ca, civ.yellow_bank, civ.idle) == (0, 2, 16, 3)
    assert prices.population_price(t.s, 0) == 3
    t.refused(0, Populate())


@pytest.mark.rule("NS-5.6", "NS-5.7", "NSC-32")
def test_urban_limit(table: MakeTable) -> None:
    t = table()
    t.seat(0, workers={"alchemy": 1}, resources=9, idle=1)
    t.refused(0, Build("philosophy"))
    t.act(0, Upgrade("philosophy", "alchemy"))
    assert t.resources(0) == 6
    t.act(0, Build("religion"))
    assert t.resources(0) == 3


@pytest.mark.rule("NS-5.6", "NSC-34")
def test_masonry(table: MakeTable) -> None:
    t = table()
    t.seat(0, specials=["masonry"], workers={"alchemy": 0, "scientific_method": 0})
    assert t.build_price(0, "alchemy") == 5
    assert t.build_price(0, "philosophy") == 3
    assert t.upgrade_price(0, "philosophy", "alchemy") == 2
    assert t.upgrade_price(0, "alchemy", "scientific_method") == 2
