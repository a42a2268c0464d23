"""The end of the game, its winner, and seats that leave (chapter 12, TZ-13, TZC-16.29)."""

from __future__ import annotations

import pytest

from engine.core import Resign
from engine.games.tzolkin.actions import Claim, Climb, Construct, KeepWealth, Place, Research, Take
from engine.games.tzolkin.rules import RULES
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table


def over(table: Table) -> Table:
    """The last round ends. The bonuses of the temples are shared by all, 1, 3 and 2 points each."""
    return table.day(26, 3).closes_round()


def sated(players: int = 4) -> Table:
    """Everybody has a worker fed by farms."""
    table = Table(players)
    for seat, farms in enumerate((("A2-01",), ("A2-02",), ("A2-03",), ())[:players]):
        table.owns(seat, *farms)
    return table.purse(YELLOW, corn=6) if players == 4 else table


@pytest.mark.rule("TZC-16.24", "TZ-12.1", "TZ-12.2", "TZ-12.3", "INT-4", "INT-5")
@pytest.mark.parametrize(
    ("goods", "corn", "points"),
    [
        ({"corn": 3, "wood": 2, "stone": 1, "gold": 1}, 14, (3, 0)),
        ({"corn": 3, "wood": 2, "stone": 1, "gold": 1, "skull": 2}, 14, (3, 6)),
        ({"corn": 3}, 3, (0, 0)),
        ({"corn": 4}, 4, (1, 0)),
        ({"gold": 1}, 4, (1, 0)),
        ({"stone": 1}, 3, (0, 0)),
        ({"stone": 1, "corn": 1}, 4, (1, 0)),
        ({"wood": 3, "corn": 1}, 7, (1, 0)),
        ({"skull": 3}, 0, (0, 9)),
    ],
)
def test_final_points(goods: dict[str, int], corn: int, points: tuple[int, int]) -> None:
    table = over(sated().purse(RED, **goods))
    (news,) = [e for e in table.heard("final_scored") if e.seat == RED]
    assert (news.corn, news.corn_points, news.skull_points) == (corn, *points)
    # Half of every bonus, 1 + 3 + 2.
    assert table.points(RED) == 6 + sum(points)


@pytest.mark.rule("TZ-12.0", "TZ-12.4", "TZ-3.5")
def test_the_order_of_the_end() -> None:
    table = over(sated().owns(RED, "M08").levels(RED, theology=2).on(RED, "uxmal-7"))
    kinds = [e.kind for e in table.news]
    order = ["food_day_began", "fed", "temple_scored", "calendar_advanced", "final_scored"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert kinds[-1] == "game_ended"
    assert table.player(RED).scored["monuments"] == 6
    assert table.workers(RED) == []
    assert RULES.decisions(table.state) == ()
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (RED,)


def places(table: Table) -> tuple[int, ...]:
    outcome = RULES.outcome(over(table).state)
    assert outcome is not None
    return outcome.places


@pytest.mark.rule("TZ-12.5")
def test_the_most_points_win() -> None:
    table = sated(3).purse(GREEN, corn=8).purse(BLUE, corn=4).on(RED, "uxmal-0", "tikal-0")
    assert places(table) == (3, 1, 2)


@pytest.mark.rule("TZ-12.5", "TZ-12.0")
def test_ties_are_broken_by_workers_on_the_gears_after_the_last_move() -> None:
    table = sated(3).on(RED, "uxmal-7", "tikal-7").on(GREEN, "uxmal-0").on(BLUE, "palenque-7")
    assert places(table) == (2, 1, 2)
    assert places(sated(3)) == (1, 1, 1)
    assert places(sated(3).on(RED, "uxmal-6").on(BLUE, "tikal-6")) == (1, 3, 1)


@pytest.mark.rule("TZ-12.5")
def test_the_start_player_space_is_no_gear() -> None:
    assert places(sated(3).claims(GREEN).on(RED, "uxmal-1")) == (1, 2, 2)


@pytest.mark.rule("TZ-14.24", "TZ-10.1.3", "TZ-12.5")
def test_a_negative_result() -> None:
    table = over(Table().temples(RED, 0, 0, 0).hand(RED, 6))
    assert table.points(RED) == -18 - 1 - 2 - 3
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert outcome.places[RED] == 4


# What is hidden and what is open


@pytest.mark.rule("TZ-13.1", "TZ-13.2")
@pytest.mark.parametrize("viewer", [RED, GREEN, None])
def test_what_is_seen(viewer: int | None) -> None:
    table = Table(3).purse(RED, corn=5, skull=1).owns(BLUE, "A1-01", "W-P1").teeth(2).dark(RED)
    table.levels(GREEN, theology=2).temples(GREEN, 3, 2, 1)
    seen = table.view(viewer)
    assert (seen.players[RED].goods.corn, seen.players[RED].goods.skull) == (5, 1)
    assert seen.players[BLUE].buildings == ("A1-01",)
    assert seen.players[BLUE].wealth == ("W-P1",)
    assert (seen.players[GREEN].level("theology"), seen.players[GREEN].temple("chaac")) == (2, 3)
    assert (seen.teeth, seen.players[RED].light) == (2, False)
    assert sum(number for _, number in seen.decks) == 26 - 1 + (
        len([t for t in seen.display if t.tile is None])
    )
    hidden = [*table.state.decks[1].cards, *table.state.decks[2].cards, *table.state.box.cards]
    for seat in range(3):
        if seat != viewer:
            hidden += table.player(seat).dealt.cards
    assert [tile for tile in hidden if f"'{tile}'" in repr(seen)] == []


# What is true at any time


@pytest.mark.rule("TZC-16.29")
def test_what_is_never_true() -> None:
    def found(table: Table) -> str:
        return " ".join(RULES.check(table.state))

    assert found(Table()) == ""
    table = Table()
    table.state.skulls = 12
    assert "skulls" in found(table)
    table = Table()
    table.player(RED).hand = 4
    assert "workers" in found(table)
    assert "two on top" in found(Table().temples(RED, 6, 1, 1).temples(BLUE, 6, 1, 1))
    table = Table()
    table.state.jungle[3].corn = 3
    assert "jungle 3" in found(table)
    table = Table()
    table.state.gears["uxmal"][8] = RED
    assert "beyond" in found(table)
    table = Table()
    table.player(RED).purse.corn = -1
    assert "negative corn" in found(table)


# Seats that leave


def resigns(table: Table, seat: int) -> Table:
    return table.says(seat, Resign())


@pytest.mark.rule("TZ-12.5")
def test_with_two_players_the_other_wins() -> None:
    table = resigns(Table(2), GREEN)
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert outcome.places == (1, 2)
    assert RULES.decisions(table.state) == ()


def test_a_seat_leaves_in_its_turn() -> None:
    table = Table(3).purse(RED, wood=2, gold=1).on(RED, "tikal-3", "uxmal-3")
    table.uses(RED, "tikal-3", Research("theology"))
    assert table.asked.kind == "pay_any"
    resigns(table, RED)
    assert table.asked.kind == "turn"
    assert table.asked.seat == GREEN
    assert table.state.first == GREEN
    assert table.workers(RED) == ["uxmal-3"]
    table.does(GREEN, Place("palenque")).ends(GREEN)
    table.does(BLUE, Place("tikal")).ends(BLUE)
    assert table.state.day == 1
    assert table.asked.seat == GREEN
    for _ in range(5):
        table.closes_round()
    assert table.workers(RED) == []


def test_a_building_taken_before_leaving_is_replaced() -> None:
    table = Table(3).on(RED, "tikal-2").purse(RED, wood=1).display("A1-01", "A1-13")
    resigns(table.uses(RED, "tikal-2", Construct("A1-01")), RED)
    assert None not in table.state.display
    assert table.asked.seat == GREEN


def test_the_claimant_leaves() -> None:
    table = Table(3).purse(RED, corn=1).teeth(3).does(RED, Claim())
    resigns(table, RED)
    assert table.state.claimant is None
    assert table.offers(Claim())
    assert (table.asked.seat, table.state.first, table.state.teeth) == (GREEN, GREEN, 3)
    table.closes_round()
    assert (table.state.day, table.state.teeth) == (1, 4)
    later = Table(3).purse(RED, corn=9).does(RED, Claim()).ends(RED)
    resigns(later, RED)
    assert later.asked.seat == GREEN
    assert later.closes_round().state.day == 1


def test_the_first_player_leaves_out_of_turn() -> None:
    table = Table(4).first(YELLOW).does(YELLOW, Place("palenque")).ends(YELLOW)
    resigns(table, YELLOW)
    assert (table.asked.seat, table.state.first) == (RED, RED)
    for seat in (RED, GREEN, BLUE):
        table.purse(seat, corn=9).does(seat, Place("uxmal")).ends(seat)
    assert (table.state.day, table.asked.seat) == (1, RED)


def test_a_seat_leaves_before_its_turn() -> None:
    table = resigns(Table(3).purse(RED, corn=9), GREEN)
    assert table.asked.seat == RED
    table.does(RED, Place("uxmal")).ends(RED)
    assert table.asked.seat == BLUE
    table.purse(BLUE, corn=9).does(BLUE, Place("uxmal")).ends(BLUE)
    assert (table.state.day, table.asked.seat) == (1, RED)
    # The marker passes over the seat.
    table.claims(RED).closes_round()
    assert table.asked.seat == BLUE


@pytest.mark.parametrize("leaving", [RED, GREEN])
def test_a_seat_leaves_while_the_wealth_is_chosen(leaving: int) -> None:
    options = RULES.options.model_validate({"start_player": "host"})
    state = RULES.setup(options, 3, 7).state
    step = RULES.apply(state, BLUE, KeepWealth(tuple(sorted(state.players[BLUE].dealt.cards[:2]))))
    step = RULES.apply(step.state, leaving, Resign())
    other = RED + GREEN - leaving
    assert [d.seat for d in step.decisions] == [other]
    dealt = tuple(sorted(state.players[other].dealt.cards[:2]))
    step = RULES.apply(step.state, other, KeepWealth(dealt))
    assert [d.seat for d in step.decisions] == [other]
    assert step.decisions[0].kind == "turn"
    assert step.state.first == other
    assert RULES.check(step.state) == []
    last = RULES.apply(RULES.setup(options, 2, 7).state, RED, Resign())
    assert last.decisions == ()


def test_the_last_to_choose_leaves() -> None:
    options = RULES.options.model_validate({"start_player": "host"})
    step = RULES.setup(options, 3, 7)
    for seat in (GREEN, BLUE):
        dealt = step.state.players[seat].dealt.cards[:2]
        step = RULES.apply(step.state, seat, KeepWealth(tuple(sorted(dealt))))
    step = RULES.apply(step.state, RED, Resign())
    assert [(d.seat, d.kind) for d in step.decisions] == [(GREEN, "turn")]
    assert RULES.check(step.state) == []


def test_who_left_comes_last_and_his_markers_count_no_more() -> None:
    table = resigns(
        sated(3).temples(GREEN, 6, 8, 7).temples(RED, 5, 1, 1).purse(GREEN, corn=99), GREEN
    )
    table.on(RED, "uxmal-1").purse(RED, corn=3).turn_of(RED)
    table.uses(RED, "uxmal-1", Climb(("chaac",)))
    assert table.steps(RED) == (6, 1, 1)
    assert places(table) == (1, 3, 2)
    assert table.player(RED).scored["temples"] == 8 + 2 + 3 + 2
    assert table.heard("final_scored")[0].seat == RED
    assert {e.seat for e in table.heard("fed")} == {RED, BLUE}
    assert table.refuses(RED, Take("uxmal-1"))
