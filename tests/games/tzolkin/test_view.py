"""What the view works out for its reader: prices, hunger, and what workers will be worth."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tzolkin.actions import Place, Take
from engine.games.tzolkin.goods import Goods
from tests.games.tzolkin.table import BLUE, GREEN, RED, Table


def outlook(table: Table, worker: str) -> Any:
    """What red is told of a worker, today and on the next three days."""
    (found,) = [f for f in table.view(RED).foresight if f.worker == worker]
    return [(o.action, o.possible, o.gains, o.points) for o in found.days]


@pytest.mark.rule("TZ-13.2", "TZ-11.2.1")
def test_what_workers_will_bring() -> None:
    table = Table().on(RED, "yaxchilan-3", "palenque-5").levels(RED, extraction=3)
    assert outlook(table, "yaxchilan-3") == [
        ("yaxchilan-3", True, Goods(corn=2, gold=2), 0),
        ("yaxchilan-4", True, Goods(skull=1), 0),
        ("yaxchilan-5", True, Goods(corn=2, stone=2, gold=2), 0),
        ("yaxchilan-6", True, Goods(), 0),
    ]
    days = outlook(table, "palenque-5")
    assert days[0] == ("palenque-5", True, Goods(wood=5), 0)
    assert [day[0] for day in days] == ["palenque-5", "palenque-6", "palenque-7", None]
    assert not days[3][1]


@pytest.mark.rule("TZ-13.2")
def test_places_of_skulls_that_are_taken() -> None:
    table = Table().on(RED, "chichen_itza-2").laid(GREEN, 3).purse(RED, skull=1)
    found = [(o[1], o[3]) for o in outlook(table, "chichen_itza-2")]
    assert found == [(True, 5), (False, 0), (True, 7), (True, 8)]
    assert Table().on(RED, "uxmal-2").view(GREEN).foresight == ()
    assert Table().on(RED, "uxmal-2").view(None).foresight == ()


@pytest.mark.rule("TZ-4.5.5", "TZ-5.4.1", "TZ-14.8")
@pytest.mark.parametrize(
    ("worker", "purse", "possible"),
    [
        ("chichen_itza-2", {}, False),
        ("chichen_itza-2", {"skull": 1}, True),
        ("uxmal-1", {"corn": 2}, False),
        ("uxmal-1", {"corn": 3}, True),
        ("uxmal-2", {}, False),
        ("uxmal-2", {"corn": 2}, True),
        ("uxmal-4", {"corn": 1}, False),
        ("uxmal-5", {}, False),
        ("uxmal-5", {"corn": 1}, True),
        ("tikal-1", {}, False),
        ("tikal-1", {"wood": 1}, True),
        ("tikal-2", {}, False),
        ("tikal-5", {"corn": 9}, False),
        ("tikal-6", {}, False),
        ("tikal-7", {"gold": 1}, True),
        ("chichen_itza-10", {}, False),
    ],
)
def test_what_cannot_be_paid_is_not_promised(
    worker: str, purse: dict[str, int], possible: bool
) -> None:
    """Nor where it is another player's turn."""
    table = Table().on(RED, worker).purse(RED, **purse).display("A1-01")
    for _ in range(2):
        assert outlook(table, worker)[0][1] == possible
        table.purse(GREEN, corn=20, wood=9, stone=9, gold=9, skull=1).turn_of(GREEN)


@pytest.mark.rule("TZ-14.5", "TZ-14.6", "TZ-6.21")
@pytest.mark.parametrize(("left", "skulls"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_no_skulls_are_promised_that_are_not_there(left: int, skulls: int) -> None:
    table = Table().on(RED, "yaxchilan-4").levels(RED, theology=3).skulls(left, to=GREEN)
    assert outlook(table, "yaxchilan-4")[0][1:3] == (skulls > 0, Goods(skull=skulls))


@pytest.mark.rule("TZ-10.1", "TZ-10.1.2")
def test_what_the_next_food_day_asks() -> None:
    table = Table().owns(RED, "A1-04", "A1-01").hand(RED, 5).purse(RED, corn=3)
    hunger = table.view(None).players[RED].hunger
    assert (hunger.workers, hunger.each, hunger.corn, hunger.lost) == (4, 1, 4, 3)


@pytest.mark.rule("TZ-3.2", "TZ-3.3")
@pytest.mark.parametrize(
    ("day", "held", "food_day", "food_in", "today", "scoring"),
    [
        (0, 0, 7, 7, False, False),
        (7, 0, 7, 0, True, False),
        (8, 0, 7, 0, True, False),
        (9, 1, 13, 4, False, True),
        (20, 2, 20, 0, True, False),
        (27, 3, 26, 0, True, True),
    ],
)
def test_the_food_day_to_come(
    day: int, held: int, food_day: int, food_in: int, today: bool, scoring: bool
) -> None:
    seen = Table().day(day, held).view()
    found = (seen.food_day, seen.food_in, seen.today, seen.scoring)
    assert found == (food_day, food_in, today, scoring)


@pytest.mark.rule("TZ-4.4.3")
def test_prices_are_shown_while_workers_can_be_placed() -> None:
    table = Table().on(BLUE, "tikal-0").on(RED, "uxmal-1").purse(RED, corn=9)
    assert table.prices()["tikal"] == 1
    assert table.view().gear("tikal").next_space == 1
    placed = table.does(RED, Place("tikal"))
    assert placed.prices()["tikal"] == 3
    assert Table().on(RED, "uxmal-1").does(RED, Take("uxmal-1")).prices() == {}
