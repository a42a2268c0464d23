"""Every monument (chapter 8): its price, and its points at the end of the game."""

from __future__ import annotations

import pytest

from engine.games.tzolkin.actions import Construct, Take
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.ending import monument_points
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table

PRICES = {
    "M01": "wwwssg",
    "M02": "wsssgg",
    "M03": "wsgggg",
    "M04": "wgggg",
    "M05": "wwssgg",
    "M06": "wwsssg",
    "M07": "wsggg",
    "M08": "wwsggg",
    "M09": "wwwggg",
    "M10": "ssggg",
    "M11": "ssssggg",
    "M12": "sssggg",
    "M13": "ggggk",
}
NAMES = {"w": "wood", "s": "stone", "g": "gold", "k": "skull"}


def price(tile: str) -> dict[str, int]:
    return {name: PRICES[tile].count(x) for x, name in NAMES.items() if x in PRICES[tile]}


@pytest.mark.rule("TZ-8.1")
@pytest.mark.parametrize("tile", list(PRICES))
def test_the_price_of_each_monument(tile: str) -> None:
    table = Table().on(RED, "tikal-4").purse(RED, **price(tile)).display().monuments(tile)
    table.uses(RED, "tikal-4", Construct(tile)).ends(RED)
    assert table.goods(RED) == {}
    assert table.player(RED).monuments == [tile]
    assert table.state.monuments == []
    assert table.state.skulls == 13
    for kind, count in price(tile).items():
        plenty = {"corn": 50, "wood": 9, "stone": 9, "gold": 9, "skull": 3, kind: count - 1}
        short = Table().on(RED, "tikal-4").purse(RED, **plenty).display().monuments(tile)
        assert short.refuses(RED, Take("tikal-4", "tikal-4", Construct(tile)))


@pytest.mark.rule("TZ-8.1")
def test_a_monument_is_not_replaced_and_one_player_may_have_several() -> None:
    table = Table().on(RED, "tikal-4", "tikal-5").purse(RED, corn=1, wood=2, gold=7, stone=1)
    table.display().monuments("M04", "M07", "M12")
    table.uses(RED, "tikal-4", Construct("M04"))
    assert table.asked.kind == "turn"
    table.uses(RED, "tikal-5", Construct("M07"), action="tikal-4").ends(RED)
    assert table.player(RED).monuments == ["M04", "M07"]
    assert table.state.monuments == ["M12"]
    assert len(table.state.box.cards) == 13 - 3 + 5


@pytest.mark.rule("TZ-14.18")
def test_no_monument_left() -> None:
    rich = {"wood": 9, "stone": 9, "gold": 9}
    table = Table().on(RED, "tikal-4").purse(RED, **rich).monuments().display("A1-01")
    assert {a.then for a in table.offered("take") if a.action == "tikal-4"} == {Construct("A1-01")}
    none = Table().on(RED, "tikal-4").purse(RED, **rich).monuments().display()
    assert none.refuses(RED, Take("tikal-4", "tikal-4")) == "no_building"


def last(table: Table) -> Table:
    """The fourth Food Day ends the game."""
    return table.day(26, 3).closes_round()


def scored(table: Table, tile: str, seat: int = RED) -> int:
    """What a monument brings its owner when the game ends."""
    table.owns(seat, tile)
    last(table)
    (news,) = [e for e in table.heard("final_scored") if e.seat == seat]
    return dict(news.monument_points)[tile]


@pytest.mark.rule("TZ-8.2", "TZ-12.4")
def test_monuments_count_at_the_end_only_and_for_their_owner() -> None:
    table = Table().owns(RED, "M07").levels(RED, theology=3).levels(GREEN, theology=3)
    table.hand(RED, 3).purse(RED, corn=50).purse(GREEN, corn=50)
    for day, held in ((7, 0), (13, 1), (20, 2)):
        table.day(day, held).closes_round()
    assert "monuments" not in table.player(RED).scored
    last(table)
    assert table.player(RED).scored["monuments"] == 9
    assert "monuments" not in table.player(GREEN).scored


@pytest.mark.rule("TZ-8.2.1", "TZC-16.28")
def test_the_monument_of_tombs() -> None:
    table = Table().owns(RED, "A1-06", "M02", "M05").owns(GREEN, "A1-07", "M03")
    assert scored(table, "M01") == 16
    assert scored(Table().owns(RED, "A1-09", "M10", "A2-18"), "M01") == 4


@pytest.mark.rule("TZ-8.2.2", "TZC-16.28", "INT-36")
def test_the_monument_of_construction() -> None:
    table = Table().owns(RED, "A1-06", "A1-01", "A2-18", "M01", "M05", "M06").owns(GREEN, "A1-02")
    assert scored(table, "M02") == 14
    assert scored(Table(), "M02") == 2


@pytest.mark.rule("TZ-8.2.3", "TZ-5.1.7")
def test_the_monument_of_corn_fields() -> None:
    table = Table().jungle(2, 1, 0, to=RED).jungle(3, 3, 3, to=RED).jungle(4, 2, 2, to=GREEN)
    table.player(RED).wood_tiles = 3
    assert scored(table, "M03") == 16


@pytest.mark.rule("TZ-8.2.4", "TZ-5.1.7")
def test_the_monument_of_the_forest() -> None:
    table = Table().jungle(3, 4, 2, to=RED).jungle(4, 4, 1, to=RED).jungle(5, 4, 3, to=GREEN)
    assert scored(table, "M04") == 20


@pytest.mark.rule("TZ-8.2.5", "TZC-16.27")
@pytest.mark.parametrize(("players", "points"), [(2, 18), (3, 15), (4, 12)])
def test_the_monument_of_civilisation(players: int, points: int) -> None:
    table = Table(players).owns(RED, "M01").owns(GREEN, "M02")
    assert scored(table, "M05", GREEN) == points


@pytest.mark.rule("TZ-8.2.6")
def test_the_monument_of_the_citizens() -> None:
    table = Table().owns(RED, "A1-09", "A2-12", "M08", "A1-06", "M01").owns(GREEN, "A1-10")
    assert scored(table, "M06") == 16


@pytest.mark.rule("TZ-8.2.7", "TZC-16.25")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((2, 2, 2, 2), 0),
        ((3, 2, 2, 2), 9),
        ((3, 3, 1, 0), 20),
        ((3, 0, 3, 3), 33),
        ((3, 3, 3, 3), 33),
    ],
)
def test_the_monument_of_mastery(levels: tuple[int, ...], points: int) -> None:
    tracks = ("agriculture", "extraction", "architecture", "theology")
    table = Table().levels(RED, **dict(zip(tracks, levels, strict=True))).levels(GREEN, theology=3)
    assert scored(table, "M07") == points


@pytest.mark.rule("TZ-8.2.8", "TZC-16.25")
def test_the_monument_of_progress() -> None:
    table = Table().levels(RED, agriculture=3, extraction=3, architecture=1)
    assert scored(table.levels(GREEN, theology=3), "M08") == 21
    assert scored(Table(), "M08") == 0


@pytest.mark.rule("TZ-8.2.9", "TZC-16.25")
@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_the_monument_of_the_people(workers: int, points: int) -> None:
    table = Table().hand(RED, workers).on(RED, "uxmal-7", "tikal-2").hand(GREEN, 6)
    assert scored(table, "M09") == points


@pytest.mark.rule("TZ-8.2.10")
def test_the_monument_of_altars() -> None:
    table = Table().owns(RED, "A1-13", "A1-14", "A2-18", "M12", "A1-06").owns(GREEN, "A2-17")
    assert scored(table, "M10") == 20


@pytest.mark.rule("TZ-8.2.11", "TZC-16.26")
@pytest.mark.parametrize(
    ("steps", "points"),
    [((3, 4, 5), 15), ((0, 0, 0), -6), ((1, 1, 1), 0), ((6, 8, 7), 31), ((2, 0, 3), 3)],
)
def test_the_monument_of_the_three_gods(steps: tuple[int, int, int], points: int) -> None:
    assert scored(Table().temples(RED, *steps), "M11") == points


@pytest.mark.rule("TZ-8.2.12", "TZC-16.25", "INT-37")
@pytest.mark.parametrize(
    ("steps", "points"),
    [((3, 4, 5), 12), ((0, 0, 0), 0), ((1, 1, 1), 0), ((0, 8, 0), 21), ((2, 0, 1), 3)],
)
def test_the_monument_of_devotion(steps: tuple[int, int, int], points: int) -> None:
    assert scored(Table().temples(RED, *steps).temples(GREEN, 1, 1, 7), "M12") == points


@pytest.mark.rule("TZ-8.2.13", "TZC-16.26", "INT-38")
def test_the_monument_of_skulls() -> None:
    assert scored(Table().laid(GREEN, 1).laid(RED, 4), "M13") == 6
    assert scored(Table().laid(GREEN, 1, 2, 3), "M13") == 9
    assert scored(Table().purse(RED, skull=2), "M13") == 0


@pytest.mark.rule("TZ-8.2.13", "INT-13")
def test_the_skull_paid_for_a_monument_can_be_taken_again() -> None:
    table = Table().display().monuments("M13").skulls(0, to=BLUE)
    table.player(BLUE).purse.skull -= 1
    table.player(RED).purse.skull += 1
    table.player(RED).purse.gold = 4
    table.on(RED, "tikal-4").on(GREEN, "yaxchilan-4")
    table.uses(RED, "tikal-4", Construct("M13")).ends(RED)
    assert table.state.skulls == 1
    assert table.state.skulls_laid == {}
    table.uses(GREEN, "yaxchilan-4")
    assert table.goods(GREEN) == {"skull": 1}


@pytest.mark.rule("INT-13")
def test_the_skull_paid_may_be_read_to_leave_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = BOX.readings.model_copy(update={"paid_skull_returns": False})
    monkeypatch.setitem(BOX.__dict__, "readings", readings)
    table = Table().display().monuments("M13").on(RED, "tikal-4").purse(RED, gold=4, skull=1)
    table.uses(RED, "tikal-4", Construct("M13")).ends(RED)
    assert table.state.skulls == 12


@pytest.mark.rule("TZ-8.2")
def test_every_monument_is_counted() -> None:
    """None of them is without a rule of its own, whatever stands on the table."""
    table = Table()
    for tile in PRICES:
        table.owns(YELLOW, tile)
    assert all(monument_points(table.state, YELLOW, tile) >= 0 for tile in PRICES)
    assert monument_points(table.state, YELLOW, "M02") == 26
    assert monument_points(table.state, YELLOW, "M05") == 52
