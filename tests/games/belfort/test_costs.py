"""Files of costs: ours, corrected ones, and wrong ones."""

from __future__ import annotations

import re

import pytest
from pydantic import TypeAdapter

from engine.core import WrongFile, clone
from engine.core.hostfile import LONGEST, Problem
from engine.games.belfort.costs import COSTS, Costs, read_costs
from engine.games.belfort.files import text
from engine.games.belfort.goods import BUILDING_IDS, GUILD_IDS, Goods

OURS = text("costs.toml")


def problems(written: str) -> list[tuple[str, str]]:
    """What is wrong with a file."""
    with pytest.raises(WrongFile) as caught:
        read_costs(written)
    assert all(isinstance(problem, Problem) for problem in caught.value.problems)
    return [(problem.where, problem.fault) for problem in caught.value.problems]


@pytest.mark.rule("BF-2.5")
def test_ten_buildings_twelve_guilds_and_three_prices_are_uncertain() -> None:
    found = COSTS.uncertain
    assert [name for name in found if name.startswith("buildings.")] == [
        f"buildings.{kind}" for kind in BUILDING_IDS
    ]
    assert [name for name in found if name.startswith("guilds.")] == [
        f"guilds.{guild}" for guild in GUILD_IDS
    ]
    assert found[22:] == ("purchases.stone", "purchases.metal", "sales.wood_stone")


def test_a_corrected_file_is_read() -> None:
    corrected = re.sub(r"uncertain = true\n", "", OURS).replace(
        'id = "pub"\ncost = { wood = 1, stone = 2 }', 'id = "pub"\ncost = { wood = 2, gold = 1 }'
    )
    costs = read_costs('title = "From the tiles, 2nd printing"\n' + corrected)
    assert costs.title == "From the tiles, 2nd printing"
    assert costs.uncertain == ()
    assert costs.building("pub") == Goods(wood=2, gold=1)
    assert costs.guild("spies") == COSTS.guild("spies")
    assert COSTS.building("pub") == Goods(wood=1, stone=2)


def test_a_part_may_stay_uncertain() -> None:
    costs = read_costs(OURS.replace("uncertain = true\n", "", 21))
    assert costs.uncertain[:1] == ("guilds.spies",)
    assert len(costs.uncertain) == 4


def test_a_trading_post_may_have_less() -> None:
    less = OURS.replace('[[sales]]\nof = ["metal"]\ncount = 1\ngold = 1\n', "")
    less = less.replace('[[purchases]]\nid = "metal"\ngold = 2\nuncertain = true\n', "")
    costs = read_costs(less)
    assert costs.sale("metal") is None
    assert costs.purchase("metal") is None
    assert costs.purchase("wood") == 1


@pytest.mark.parametrize(
    ("old", "new", "where", "fault"),
    [
        ('id = "pub"', 'id = "pubs"', "buildings.0.id", "wrong"),
        ('id = "gardens"', 'id = "pub"', "buildings.gardens", "missing"),
        ("cost = { wood = 1, stone = 2 }", "", "buildings.0.cost", "missing"),
        ("{ wood = 1, stone = 2 }", "{ wood = -1 }", "buildings.0.cost.wood", "wrong"),
        ("{ wood = 1, stone = 2 }", "{ wood = 1.5 }", "buildings.0.cost.wood", "wrong"),
        ("{ wood = 1, stone = 2 }", "{ wood = true }", "buildings.0.cost.wood", "wrong"),
        ("{ wood = 1, stone = 2 }", '{ wood = "1" }', "buildings.0.cost.wood", "wrong"),
        ("{ wood = 1, stone = 2 }", "{ iron = 1 }", "buildings.0.cost.iron", "unknown"),
        ("{ wood = 1, stone = 2 }", "{}", "buildings.pub", "wrong"),
        ("{ wood = 1, stone = 2 }", "{ wood = 21 }", "buildings.pub", "wrong"),
        ('id = "pub"', 'id = "pub"\ncoins = 2', "buildings.0.coins", "unknown"),
        ('of = ["metal"]', 'of = ["metal", "wood"]', "sales.wood", "double"),
        ('of = ["metal"]', "of = []", "sales.0.of", "wrong"),
        ('of = ["metal"]\ncount = 1', 'of = ["metal"]\ncount = 0', "sales.0.count", "wrong"),
        ('[[purchases]]\nid = "wood"', '[[purchases]]\nid = "metal"', "purchases.metal", "double"),
    ],
)
def test_a_wrong_file_is_refused_and_says_where(old: str, new: str, where: str, fault: str) -> None:
    assert old in OURS
    assert problems(OURS.replace(old, new, 1)) == [(where, fault)]


def test_a_file_of_something_else_is_refused() -> None:
    assert problems("a = ") == [("", "not_toml")]
    assert problems("day = 2011-01-01") == [("", "not_toml")]
    assert problems("a = " + "[" * (LONGEST // 2)) == [("", "not_toml")]
    assert problems(OURS.replace("count = 1", "count = nan")) == [("sales.0.count", "wrong")]
    assert problems("a = " + "9" * 10_000) == [("", "not_toml")]
    assert problems("a" + " " * LONGEST) == [("", "too_long")]
    assert problems("") == [
        (part, "missing") for part in ("buildings", "guilds", "purchases", "sales")
    ]
    assert problems(f'title = "**@everyone**"\n{OURS}') == [("title", "wrong")]
    assert problems(f"[extra]\na = 1\n{OURS}") == [("extra", "unknown")]
    assert "buildings.0.id: wrong" in str(_caught(OURS.replace('id = "pub"', 'id = "pubs"')))


def _caught(written: str) -> WrongFile:
    with pytest.raises(WrongFile) as caught:
        read_costs(written)
    return caught.value


def test_costs_made_by_hand_are_checked_too() -> None:
    with pytest.raises(WrongFile, match=r"guilds\.spies: missing"):
        Costs(COSTS.buildings, COSTS.guilds[:-1], COSTS.purchases, COSTS.sales)


def test_costs_go_into_states_and_saves() -> None:
    assert clone(COSTS) is COSTS
    kept = TypeAdapter(Costs)
    assert kept.validate_json(kept.dump_json(COSTS)) == COSTS
