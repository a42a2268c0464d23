"""Palenque and Yaxchilan, with agriculture, extraction and theology (chapters 5 and 6)."""

from __future__ import annotations

import pytest

from engine.games.tzolkin.actions import Harvest, Take
from engine.games.tzolkin.components import BOX
from tests.games.tzolkin.table import BLUE, GREEN, RED, Table

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}


def at(number: int, **levels: int) -> Table:
    """Red stands on a space of Palenque."""
    return Table().levels(RED, **levels).on(RED, f"palenque-{number}")


def ways(table: Table, number: int) -> set[str]:
    """How the worker on a space can harvest."""
    space = f"palenque-{number}"
    return {a.then.way for a in table.offered("take") if a.action == space}


def harvests(table: Table, number: int, way: str, temple: str | None = None) -> dict[str, int]:
    """What red has after a harvest."""
    table.uses(RED, f"palenque-{number}", Harvest(way, temple))  # type: ignore[arg-type]
    return table.goods(RED)


@pytest.mark.rule("TZ-5.1.1")
def test_fishing_never_runs_out() -> None:
    table = Table().on(RED, "palenque-1", "palenque-2", "palenque-6")
    for group in CORN:
        table.jungle(group, 0, 0)
    table.uses(RED, "palenque-1")
    assert table.goods(RED) == {"corn": 3}
    assert table.actions("palenque-6") == ["palenque-1"]
    table.uses(RED, "palenque-6", action="palenque-1")
    assert table.goods(RED) == {"corn": 6}


@pytest.mark.rule("TZ-5.1", "TZ-5.1.2", "TZ-5.1.3", "TZ-5.1.4", "TZ-5.1.5", "TZ-5.1.7")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_corn_tile(number: int) -> None:
    table = at(number).jungle(number, 4, {2: 0}.get(number, 3))
    assert harvests(table, number, "corn") == {"corn": CORN[number]}
    assert table.field(number) == (3, {2: 0}.get(number, 3))
    assert (table.player(RED).corn_tiles, table.player(RED).wood_tiles) == (1, 0)


@pytest.mark.rule("TZ-5.1", "TZ-5.1.3", "TZ-5.1.4", "TZ-5.1.5", "TZ-5.1.7")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_wood_tile(number: int) -> None:
    table = at(number)
    assert ways(table, number) == {"wood", "burn"}
    assert harvests(table, number, "wood") == {"wood": WOOD[number]}
    assert table.field(number) == (4, 3)
    assert (table.player(RED).corn_tiles, table.player(RED).wood_tiles) == (0, 1)


@pytest.mark.rule("TZ-5.1.2")
def test_no_wood_and_no_fire_at_palenque_2() -> None:
    assert ways(at(2), 2) == {"corn"}


@pytest.mark.rule("TZ-5.1.6", "TZ-5.1.7", "TZ-9.8")
@pytest.mark.parametrize("number", [3, 4, 5])
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulkan"])
def test_burning_the_forest(number: int, temple: str) -> None:
    table = at(number)
    assert harvests(table, number, "burn", temple) == {"corn": CORN[number]}
    assert table.field(number) == (3, 3)
    assert (table.player(RED).corn_tiles, table.player(RED).wood_tiles) == (1, 0)
    assert sum(table.steps(RED)) == 2
    assert table.player(RED).temples[temple] == 0


@pytest.mark.rule("TZ-5.1.6", "TZ-14.9")
def test_who_cannot_go_down_cannot_burn() -> None:
    assert ways(at(4).temples(RED, 0, 0, 0), 4) == {"wood"}
    table = at(4).temples(RED, 0, 5, 0)
    assert table.refuses(RED, Take("palenque-4", "palenque-4", Harvest("burn", "chaac")))
    assert harvests(table, 4, "burn", "quetzalcoatl") == {"corn": 7}
    assert table.steps(RED) == (0, 4, 0)


@pytest.mark.rule("TZ-5.1.6", "INT-15")
def test_burning_although_corn_lies_open() -> None:
    table = at(5).jungle(5, 4, 2)
    assert ways(table, 5) == {"corn", "wood", "burn"}
    harvests(table, 5, "burn", "chaac")
    assert table.field(5) == (3, 1)


@pytest.mark.rule("TZ-5.1.8")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_an_empty_group(number: int) -> None:
    table = at(number).jungle(number, 0, 0).purse(RED)
    assert table.refuses(RED, Take(f"palenque-{number}", f"palenque-{number}")) == "no_harvest"
    table = at(number, agriculture=2).jungle(number, 0, 0)
    assert ways(table, number) == {"free"}
    assert harvests(table, number, "free") == {"corn": CORN[number] + 1}
    assert table.player(RED).corn_tiles == 0


@pytest.mark.rule("TZC-15.8", "TZ-5.1.6", "TZ-5.1.7")
def test_the_example_of_harvest_and_fire() -> None:
    table = Table().on(RED, "palenque-1", "palenque-3", "palenque-4")
    table.uses(RED, "palenque-3", Harvest("wood"))
    table.uses(RED, "palenque-4", Harvest("burn", "kukulkan")).ends(RED)
    assert table.goods(RED) == {"corn": 7, "wood": 2}
    assert table.steps(RED) == (1, 1, 0)
    assert (table.player(RED).corn_tiles, table.player(RED).wood_tiles) == (1, 1)
    assert table.field(3) == (4, 3)
    assert table.field(4) == (3, 3)


@pytest.mark.rule("TZC-15.9", "TZ-4.5.1", "TZ-5.1")
def test_the_example_of_the_corn_just_laid_open() -> None:
    table = Table().on(RED, "palenque-1", "palenque-3", "palenque-4").purse(RED, corn=1)
    table.uses(RED, "palenque-3", Harvest("wood"))
    table.uses(RED, "palenque-4", Harvest("corn"), action="palenque-3")
    assert table.goods(RED) == {"corn": 5, "wood": 2}
    assert table.steps(RED) == (1, 1, 1)
    assert table.field(3) == (3, 3)
    poor = Table().on(RED, "palenque-3", "palenque-4").uses(RED, "palenque-3", Harvest("wood"))
    assert poor.refuses(RED, Take("palenque-4", "palenque-3")) == "step_back"


# Agriculture


@pytest.mark.rule("TZ-6.4", "TZ-6.6", "TZ-6.1")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize(("level", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_agriculture_in_the_jungle(number: int, level: int, more: int) -> None:
    table = at(number, agriculture=level).jungle(number, 4, {2: 0}.get(number, 3))
    assert harvests(table, number, "corn") == {"corn": CORN[number] + more}
    if number > 2:
        table = at(number, agriculture=level)
        assert harvests(table, number, "burn", "chaac") == {"corn": CORN[number] + more}
        assert harvests(at(number, agriculture=level), number, "wood") == {"wood": WOOD[number]}


@pytest.mark.rule("TZ-6.4", "TZ-6.5", "TZ-6.6")
@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_agriculture_when_fishing(level: int, corn: int) -> None:
    assert at(1, agriculture=level).uses(RED, "palenque-1").goods(RED) == {"corn": corn}


@pytest.mark.rule("TZ-6.5", "INT-14")
@pytest.mark.parametrize(
    ("level", "corn", "wood", "expected"),
    [
        (2, 4, 4, {"wood", "burn", "free"}),  # corn under wood does not count
        (2, 4, 3, {"corn", "wood", "burn"}),  # what lies open has to be taken
        (2, 1, 0, {"corn"}),
        (2, 0, 0, {"free"}),
        (3, 2, 2, {"wood", "burn", "free"}),
        (1, 4, 4, {"wood", "burn"}),
        (1, 3, 0, {"corn"}),
    ],
)
def test_harvest_without_a_tile(level: int, corn: int, wood: int, expected: set[str]) -> None:
    table = at(4, agriculture=level).jungle(4, corn, wood)
    assert ways(table, 4) == expected
    if "free" in expected:
        assert harvests(table, 4, "free") == {"corn": {2: 8, 3: 10}[level]}
        assert table.field(4) == (corn, wood)
        assert table.player(RED).corn_tiles == 0
        assert sum(table.steps(RED)) == 3


@pytest.mark.rule("INT-14")
@pytest.mark.parametrize(("corn", "wood", "free"), [(4, 4, False), (1, 1, False), (0, 0, True)])
def test_corn_under_wood_may_be_read_to_count(
    corn: int, wood: int, free: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    readings = BOX.readings.model_copy(update={"covered_corn_counts": True})
    monkeypatch.setitem(BOX.__dict__, "readings", readings)
    assert ("free" in ways(at(4, agriculture=2).jungle(4, corn, wood), 4)) == free


@pytest.mark.rule("TZC-15.20", "TZ-6.5", "TZ-6.6")
def test_the_example_of_agriculture() -> None:
    table = Table().levels(RED, agriculture=3).on(RED, "palenque-5", "palenque-1", "palenque-4")
    table.jungle(5, 1, 0).jungle(4, 0, 0)
    table.uses(RED, "palenque-5", Harvest("corn"))
    assert table.goods(RED) == {"corn": 12}
    table.uses(RED, "palenque-1")
    assert table.goods(RED) == {"corn": 16}
    table.uses(RED, "palenque-4", Harvest("free"))
    assert table.goods(RED) == {"corn": 26}


# Yaxchilan


@pytest.mark.rule(
    "TZ-5.2", "TZ-5.2.1", "TZ-5.2.2", "TZ-5.2.3", "TZ-5.2.4", "TZ-5.2.5", "TZ-6.9", "TZ-6.10"
)
@pytest.mark.parametrize(
    ("number", "extraction", "brings"),
    [
        (1, 0, {"wood": 1}),
        (2, 0, {"corn": 1, "stone": 1}),
        (3, 0, {"corn": 2, "gold": 1}),
        (4, 0, {"skull": 1}),
        (5, 0, {"corn": 2, "stone": 1, "gold": 1}),
        (1, 1, {"wood": 2}),
        (2, 1, {"corn": 1, "stone": 1}),
        (2, 2, {"corn": 1, "stone": 2}),
        (3, 2, {"corn": 2, "gold": 1}),
        (3, 3, {"corn": 2, "gold": 2}),
        (4, 3, {"skull": 1}),
        (5, 1, {"corn": 2, "stone": 1, "gold": 1}),
        (5, 2, {"corn": 2, "stone": 2, "gold": 1}),
    ],
)
def test_yaxchilan(number: int, extraction: int, brings: dict[str, int]) -> None:
    table = Table().levels(RED, extraction=extraction).on(RED, f"yaxchilan-{number}")
    assert table.uses(RED, f"yaxchilan-{number}").goods(RED) == brings


@pytest.mark.rule("TZC-16.18", "TZ-6.9", "TZ-6.10")
def test_the_case_of_extraction_at_yaxchilan_5() -> None:
    table = Table().levels(RED, extraction=3).on(RED, "yaxchilan-5").uses(RED, "yaxchilan-5")
    assert table.goods(RED) == {"corn": 2, "stone": 2, "gold": 2}


@pytest.mark.rule("TZC-16.19", "TZ-6.8", "TZ-6.12")
@pytest.mark.parametrize("number", [3, 4, 5])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_extraction_in_the_jungle(number: int, level: int) -> None:
    table = at(number, extraction=level)
    assert harvests(table, number, "wood") == {"wood": WOOD[number] + 1}
    table = at(number, extraction=level).jungle(number, 4, 3)
    assert harvests(table, number, "corn") == {"corn": CORN[number]}


@pytest.mark.rule("TZ-6.21", "TZ-14.6", "TZ-14.5")
@pytest.mark.parametrize(
    ("level", "left", "taken"), [(2, 13, 1), (3, 13, 2), (3, 2, 2), (3, 1, 1), (2, 1, 1)]
)
def test_skulls_of_yaxchilan(level: int, left: int, taken: int) -> None:
    table = Table().levels(RED, theology=level).skulls(left).on(RED, "yaxchilan-4")
    table.uses(RED, "yaxchilan-4")
    assert table.goods(RED) == {"skull": taken}
    assert table.state.skulls == left - taken


@pytest.mark.rule("TZ-5.2.4", "TZ-14.5")
def test_no_skull_is_left() -> None:
    table = Table().skulls(0, to=BLUE).levels(RED, theology=3).on(RED, "yaxchilan-4")
    assert table.refuses(RED, Take("yaxchilan-4", "yaxchilan-4")) == "no_skulls_left"


@pytest.mark.rule("TZ-6.12", "TZ-6.21")
def test_extraction_helps_with_no_other_goods() -> None:
    """Goods of tiles and temples come as printed."""
    table = Table().levels(RED, extraction=3, agriculture=3, theology=3).temples(RED, 2, 3, 5)
    table.temples(GREEN, 1, 1, 1).day(7).closes_round()
    hungry = table.player(RED).scored["hunger"]
    assert hungry == -9
    assert table.goods(RED) == {"wood": 2, "stone": 1, "gold": 1, "skull": 1}
