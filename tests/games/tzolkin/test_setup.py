"""Pieces and the set-up (chapters 1 and 2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import IllegalAction, Turn, settle
from engine.games.tzolkin.actions import Construct, KeepWealth, Place
from engine.games.tzolkin.components import WEALTH
from engine.games.tzolkin.frames.effects import resolve
from engine.games.tzolkin.frames.wealth import ChooseWealth
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.rules import RULES
from engine.games.tzolkin.setup import place_dummies
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table


def fresh(players: int, seed: int = 1, **options: Any) -> Any:
    """A table just set up."""
    return RULES.setup(RULES.options.model_validate(options), players, seed).state


def standing(state: Any) -> list[str]:
    """The spaces on which dummies stand."""
    return sorted(f"{g}-{n}" for g, s in state.gears.items() for n, w in enumerate(s) if w == DUMMY)


@pytest.mark.rule("TZ-2.1", "TZ-2.4", "TZ-2.5", "TZ-2.6", "TZC-16.30")
@pytest.mark.parametrize(
    ("players", "monuments", "fields", "dummies"), [(2, 4, 2, 12), (3, 5, 3, 6), (4, 6, 4, 0)]
)
def test_what_depends_on_the_number_of_players(
    players: int, monuments: int, fields: int, dummies: int
) -> None:
    state = fresh(players)
    assert len(state.monuments) == monuments
    assert {g: (f.corn, f.wood) for g, f in state.jungle.items()} == {
        2: (fields, 0),
        3: (fields, fields),
        4: (fields, fields),
        5: (fields, fields),
    }
    assert len(standing(state)) == dummies
    assert len(state.display) == 6
    assert all(tile.startswith("A1-") for tile in state.display)
    assert len(state.decks[1].cards) == 8
    assert len(state.decks[2].cards) == 18
    out = [tile for tile in state.box.cards if tile.startswith("M")]
    assert len(out) == 13 - monuments
    assert not any(tile in repr(RULES.view(state, None)) for tile in out)


@pytest.mark.rule("TZ-2.7", "TZ-1.4", "TZ-2.3", "TZ-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_player_begins_with(players: int) -> None:
    state = fresh(players)
    for player in state.players:
        assert (player.hand, player.supply) == (3, 3)
        assert player.light
        assert player.points == 0
        assert set(player.technologies.values()) == {0}
        assert set(player.temples.values()) == {1}
        assert player.purse.resources + player.purse.corn + player.purse.skull == 0
        assert len(player.dealt.cards) == 4
    assert (state.day, state.held, state.skulls, state.teeth) == (0, 0, 13, 0)
    assert not RULES.view(state, None).today
    assert {d.kind for d in RULES.decisions(state)} == {"choose_wealth"}


@pytest.mark.rule("TZ-2.8")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = {fresh(4, seed, start_player="random").first for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert {fresh(4, seed, start_player="host").first for seed in range(40)} == {0}


@pytest.mark.rule("TZ-2.8", "TZ-3.1")
def test_the_first_player_begins_every_round_until_somebody_claims() -> None:
    table = Table().first(BLUE)
    for seat in (BLUE, YELLOW, RED, GREEN):
        table.does(seat, Place("uxmal")) if seat == BLUE else table.purse(seat, corn=9)
        if seat != BLUE:
            table.does(seat, Place("tikal"))
        table.ends(seat)
    assert table.state.day == 1
    assert table.asked.seat == BLUE
    assert table.state.first == BLUE


# Wealth

KEPT = {
    # goods, steps on Chaac, Quetzalcoatl and Kukulkan, the technology
    "W-P1": ({"corn": 3}, (1, 2, 1), "agriculture"),
    "W-P3": ({"corn": 5, "gold": 1}, (1, 2, 1), None),
    "W-P5": ({"stone": 1, "gold": 1}, (1, 1, 1), "agriculture"),
    "W-P7": ({"corn": 9, "stone": 1}, (1, 1, 1), None),
    "W-Y1": ({"wood": 1}, (1, 1, 2), "extraction"),
    "W-Y3": ({"corn": 2, "wood": 2}, (1, 1, 2), None),
    "W-Y5": ({"corn": 4, "wood": 1}, (1, 1, 1), "extraction"),
    "W-Y7": ({"corn": 3, "wood": 2, "stone": 1}, (1, 1, 1), None),
    "W-T1": ({"corn": 2}, (2, 1, 1), "architecture"),
    "W-T3": ({"corn": 6, "stone": 2}, (1, 1, 1), None),
    "W-T5": ({"corn": 3, "gold": 1}, (1, 1, 1), "architecture"),
    "W-T7": ({"corn": 6, "wood": 1, "stone": 1}, (1, 1, 1), None),
    "W-U1": ({"corn": 5, "stone": 1}, (2, 1, 1), None),
    "W-U3": ({"corn": 3, "wood": 1}, (1, 1, 1), None),
    "W-U5": ({}, (1, 1, 1), None),
    "W-U7": ({"corn": 8, "gold": 1}, (1, 1, 1), None),
    "W-C0": ({"corn": 4, "wood": 1, "skull": 1}, (1, 1, 1), None),
    "W-C3": ({"corn": 5, "stone": 1}, (1, 1, 1), "theology"),
    "W-C5": ({"corn": 4, "wood": 3}, (1, 1, 1), None),
    "W-C7": ({"corn": 2, "wood": 2}, (1, 1, 1), "theology"),
    "W-C10": ({"corn": 7, "wood": 2}, (1, 1, 1), None),
}


def deal(table: Table, *tiles: str) -> Table:
    """Before the choice of wealth; red has been dealt these tiles, and whatever else he needs."""
    state = table.state
    red = state.players[RED]
    for tile in tiles:
        place = next(p for p in table._places() if tile in p)
        if place is not red.dealt.cards:
            place.remove(tile)
            other = next(t for t in red.dealt.cards if t not in tiles)
            red.dealt.cards.remove(other)
            place.append(other)
            red.dealt.cards.append(tile)
    state.agenda.clear()
    t = Turn(state)
    t.todo(ChooseWealth())
    settle(t)
    return table


def chosen(*tiles: str, players: int = 4) -> Table:
    """All have chosen, red these two tiles."""
    table = deal(Table(players), *tiles)
    table.says(RED, KeepWealth(tuple(sorted(tiles))))
    for seat in range(1, players):
        dealt = table.player(seat).dealt.cards
        table.says(seat, KeepWealth(tuple(sorted(dealt[:2]))))
    return table


def plus(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {k: one.get(k, 0) + other.get(k, 0) for k in {**one, **other}}


@pytest.mark.rule("TZ-2.2", "TZ-2.2.1", "TZ-2.2.2", "TZ-2.2.3", "TZ-2.2.4", "TZ-2.2.5")
@pytest.mark.parametrize("tile", list(KEPT))
def test_each_tile_of_wealth(tile: str) -> None:
    """Beside the Palenque 7 tile or that of Tikal 7, which give goods only."""
    other = "W-P7" if tile != "W-P7" else "W-T7"
    table = chosen(tile, other)
    goods, temples, track = KEPT[tile]
    assert table.goods(RED) == plus(goods, KEPT[other][0])
    assert table.steps(RED) == temples
    levels = table.player(RED).technologies
    assert levels == {t: int(t == track) for t in levels}
    assert (table.player(RED).hand, table.player(RED).supply) == (
        (4, 2) if tile == "W-U5" else (3, 3)
    )
    assert set(table.player(RED).wealth) == {tile, other}
    assert table.player(RED).points == 0
    assert table.view(RED).players[RED].hunger.workers == (
        2 if tile == "W-U3" else 3 + (tile == "W-U5")
    )


@pytest.mark.rule("TZ-2.2", "TZ-13.1", "TZ-13.3", "TZ-2.9")
def test_wealth_is_chosen_in_secret_and_shown_together() -> None:
    table = deal(Table(3), "W-P1", "W-P7", "W-C0", "W-C3")
    assert [d.seat for d in RULES.decisions(table.state)] == [RED, GREEN, BLUE]
    table.says(BLUE, KeepWealth(tuple(sorted(table.player(BLUE).dealt.cards[:2]))))
    table.says(RED, KeepWealth(("W-C0", "W-P1")))
    assert table.goods(RED) == {}
    for viewer in (GREEN, BLUE, None):
        seen = table.view(viewer)
        assert seen.players[RED].dealt == seen.players[RED].kept == ()
        assert seen.players[RED].wealth == ()
        assert "W-P1" not in repr(seen)
    assert set(table.view(RED).players[RED].kept) == {"W-C0", "W-P1"}
    assert not table.barrier
    aside = sorted(table.player(GREEN).dealt.cards)
    table.says(GREEN, KeepWealth(tuple(aside[:2])))
    assert table.barrier
    assert len(table.heard("wealth_shown")) == 3
    assert table.goods(RED) == {"corn": 7, "wood": 1, "skull": 1}
    for viewer in (RED, BLUE, None):
        seen = table.view(viewer)
        assert set(seen.players[RED].wealth) == {"W-C0", "W-P1"}
        assert not any(tile in repr(seen) for tile in aside[2:])


@pytest.mark.rule("TZ-2.2")
@pytest.mark.parametrize("tiles", [("W-P1",), ("W-C0", "W-P1", "W-P7"), ("W-P1", "W-P1"), ()])
def test_two_different_tiles_are_kept(tiles: tuple[str, ...]) -> None:
    table = deal(Table(3), "W-P1", "W-P7", "W-C0", "W-C3")
    with pytest.raises(IllegalAction):
        RULES.apply(table.state, RED, KeepWealth(tiles))


# Dummies


def dummies(table: Table, tiles: list[str], count: int) -> list[str]:
    """Place dummies by tiles turned over in this order."""
    for spaces in table.state.gears.values():
        spaces[:] = [None] * len(spaces)
    return place_dummies(table.state, [*reversed(tiles)], count)


@pytest.mark.rule("TZ-2.1.1", "TZC-15.1")
def test_the_second_dummy_stands_opposite() -> None:
    assert dummies(Table(3), ["W-P5"], 2) == ["palenque-5", "palenque-0"]
    assert dummies(Table(3), ["W-U7"], 2) == ["uxmal-7", "uxmal-2"]
    # If only one is left, there is none opposite.
    assert dummies(Table(3), ["W-T1", "W-Y3"], 3) == ["tikal-1", "tikal-6", "yaxchilan-3"]


@pytest.mark.rule("TZ-2.1.1", "TZ-2.1")
def test_later_dummies_of_a_gear_and_those_of_chichen_itza_stand_alone() -> None:
    tiles = ["W-C10", "W-T3", "W-T5", "W-C0", "W-T1"]
    placed = ["chichen_itza-10", "tikal-3", "tikal-8", "tikal-5", "chichen_itza-0", "tikal-1"]
    table = Table(3)
    assert dummies(table, tiles, 6) == placed
    assert standing(table.state) == sorted(placed)


@pytest.mark.rule("TZ-2.1.3", "TZ-2.1", "TZ-13.2")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(25))
def test_dummies_find_room_by_tiles_that_nobody_was_dealt(players: int, seed: int) -> None:
    state = fresh(players, seed)
    spaces = standing(state)
    assert len(set(spaces)) == {2: 12, 3: 6}[players]
    dealt = {tile for player in state.players for tile in player.dealt.cards}
    assert len(dealt) == 4 * players
    assert not dealt & set(state.wanderers)
    assert RULES.view(state, None).wanderers == tuple(state.wanderers)
    for tile in state.wanderers:
        number = tile.lstrip("W-PYTUC")
        assert any(s.endswith(f"-{number}") and s[0].upper() == tile[2] for s in spaces)


@pytest.mark.rule("TZ-2.1.2", "TZC-16.10")
def test_dummies_turn_all_the_way_round() -> None:
    table = Table(3).dummies("palenque-7", "chichen_itza-10")
    for space in ("8", "9", "0", "1"):
        table.closes_round()
        assert f"palenque-{space}" in standing(table.state)
    table = Table(3).dummies("chichen_itza-10")
    found = []
    for _ in range(4):
        before = standing(table.state)
        table.closes_round()
        found.append(len(standing(table.state)) == len(before) == 6)
    assert all(found)
    assert "chichen_itza-1" in standing(table.state)


@pytest.mark.rule("TZ-2.1.2", "TZ-14.4")
def test_a_dummy_is_in_the_way_only_where_players_can_stand() -> None:
    table = Table(3).dummies("uxmal-0", "uxmal-1").purse(RED, corn=9)
    assert table.prices()["uxmal"] == 2
    assert table.prices()["palenque"] == 0  # dummies on 8 and 9
    table.does(RED, Place("uxmal"))
    assert table.workers(RED) == ["uxmal-2"]


# Limits


@pytest.mark.rule("TZ-1.2")
def test_corn_and_skulls_pay_for_no_resource() -> None:
    table = Table().on(RED, "tikal-1").purse(RED, corn=9, skull=2)
    assert table.actions("tikal-1") == []
    for resource in ("wood", "stone", "gold"):
        table = Table().on(RED, "tikal-1").purse(RED, **{resource: 1})
        assert table.actions("tikal-1") == ["tikal-1"]


@pytest.mark.rule("TZ-1.3", "TZ-14.5")
def test_skulls_run_out_and_nothing_else_does() -> None:
    table = Table().skulls(0).on(RED, "yaxchilan-4", "yaxchilan-1").purse(RED, corn=9)
    assert table.actions("yaxchilan-4") == ["yaxchilan-1", "yaxchilan-2", "yaxchilan-3"]
    # What else gives a skull gives the rest of its effect only.
    table = Table().day(14, 2).skulls(0).display("A2-12").purse(RED, wood=2, stone=2)
    table.on(RED, "tikal-2").uses(RED, "tikal-2", Construct("A2-12"))
    assert table.asked.kind == "choose_track"
    assert table.goods(RED) == {}
    plenty = Table().purse(RED, corn=900, wood=900, stone=900, gold=900).on(RED, "yaxchilan-5")
    plenty.uses(RED, "yaxchilan-5")
    assert table.state.skulls == 0
    assert plenty.goods(RED) == {"corn": 902, "wood": 900, "stone": 901, "gold": 901}


@pytest.mark.rule("TZ-1.4")
def test_nobody_gets_a_seventh_worker() -> None:
    table = Table().hand(RED, 6)
    t = Turn(table.state)
    assert resolve(t, RED, WEALTH["W-U5"].effects, "W-U5") == []
    assert (table.player(RED).hand, table.player(RED).supply) == (6, 0)
