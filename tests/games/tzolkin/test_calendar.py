"""Calendar, rounds, start player space, the double advance (chapters 3 and 11)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Resign
from engine.games.tzolkin import components
from engine.games.tzolkin.actions import Beg, Claim, MoveCalendar, Place, Take
from engine.games.tzolkin.rules import RULES
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table


def rounds(table: Table) -> list[int]:
    """Play rounds in which nobody does anything to the end; the rounds that were Food Days."""
    held = []
    number = 0
    while table.state.result is None:
        number += 1
        table.closes_round()
        if table.heard("fed"):
            held.append(number)
    return [*held, number]


# Rounds


@pytest.mark.rule("TZC-16.1", "TZ-3.2", "TZ-3.5", "TZ-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_without_double_advance(players: int) -> None:
    assert rounds(Table(players)) == [8, 14, 21, 27, 27]


@pytest.mark.rule("TZ-3.5", "TZ-11.3.1")
def test_every_double_advance_takes_a_round_away() -> None:
    table = Table().claims(RED).closes_round(2)
    assert table.state.day == 2
    table.claims(GREEN).closes_round(2)
    assert table.state.day == 4
    assert rounds(table) == [4, 10, 17, 23, 23]  # the 6th, 12th, 19th and 25th of the game


@pytest.mark.rule("TZ-3.2", "TZ-10.0")
def test_kinds_of_food_days() -> None:
    table = Table().temples(RED, 2, 1, 1)
    found = []
    for day, held in ((7, 0), (13, 1), (20, 2), (26, 3)):
        table.day(day, held).closes_round()
        found.append((bool(table.heard("rewarded")), bool(table.heard("temple_scored"))))
    assert found == [(True, False), (False, True), (True, False), (False, True)]


@pytest.mark.rule("TZ-3.1")
def test_a_round_goes_clockwise_from_the_first_player() -> None:
    table = Table().first(BLUE)
    for seat in (BLUE, YELLOW, RED, GREEN):
        assert table.asked.seat == seat
        table.purse(seat, corn=9).does(seat, Place("uxmal")).ends(seat)
    assert table.state.day == 1
    assert table.asked.seat == BLUE


@pytest.mark.rule("TZ-3.3", "TZC-16.2", "TZ-11.3.3")
def test_a_food_day_that_was_jumped_over() -> None:
    table = Table().day(6).claims(RED).closes_round(2)
    assert table.state.day == 8
    assert (table.state.held, table.view().today) == (0, True)
    table.closes_round()
    assert table.heard("fed")
    assert (table.state.held, table.state.day) == (1, 9)
    assert table.view().food_day == 13
    for _ in range(4):
        assert table.closes_round().heard("fed") == []
    assert table.state.day == 13
    assert table.closes_round().heard("fed")


@pytest.mark.rule("TZC-16.3", "TZ-3.2")
def test_two_days_to_a_food_day() -> None:
    table = Table().day(5).claims(RED).closes_round(2)
    assert (table.state.day, table.view().today) == (7, True)


@pytest.mark.rule("TZ-3.4", "TZ-3.3")
def test_ages() -> None:
    table = Table().day(12, 1).claims(RED).closes_round(2)
    assert (table.state.day, table.state.age) == (14, 1)
    assert table.closes_round().state.age == 2
    assert table.heard("age_began")


# Corn on the calendar


@pytest.mark.rule("TZC-16.7", "TZ-11.2")
def test_corn_gathers_while_nobody_claims() -> None:
    table = Table()
    for corn in (1, 2, 3, 4):
        table.closes_round()
        assert (table.state.teeth, table.state.day) == (corn, corn)
    table.claims(RED).closes_round()
    assert table.state.teeth == 4


@pytest.mark.rule("TZ-11.1", "TZ-11.1.1", "TZ-11.2")
def test_what_the_claimant_gets() -> None:
    table = Table().teeth(3).first(GREEN).does(GREEN, Claim()).ends(GREEN)
    assert table.goods(GREEN) == {"corn": 3}
    assert (table.player(GREEN).hand, table.state.first) == (2, GREEN)
    table.closes_round(2)
    assert table.player(GREEN).hand == 3
    assert table.state.claimant is None
    assert (table.state.day, table.state.teeth) == (2, 0)
    assert not table.player(GREEN).light


# The marker


@pytest.mark.rule("TZ-11.1.2", "INT-2")
def test_the_claimant_takes_the_marker_when_the_calendar_moves() -> None:
    table = Table().does(RED, Place("uxmal")).ends(RED).does(GREEN, Claim()).ends(GREEN)
    assert table.state.first == RED
    table.closes_round()
    assert table.state.first == GREEN
    assert table.asked.seat == GREEN
    assert table.closes_round().state.first == GREEN


@pytest.mark.rule("TZC-16.8", "TZ-11.1.2", "TZ-14.15")
@pytest.mark.parametrize(
    ("players", "seat", "after"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (2, 0, 1), (2, 1, 0)]
)
def test_the_first_player_as_claimant_becomes_last(players: int, seat: int, after: int) -> None:
    table = Table(players).first(seat).claims(seat).closes_round()
    assert table.state.first == after
    assert table.asked.seat == after
    assert (after - 1) % players == seat


@pytest.mark.rule("TZ-14.14")
def test_one_claimant_a_round() -> None:
    table = Table().does(RED, Claim()).ends(RED)
    assert table.refuses(GREEN, Claim())
    table.closes_round()
    assert table.offers(Claim())


# Workers move on


@pytest.mark.rule("TZ-11.2.1", "TZC-16.9")
def test_workers_move_and_drop_off() -> None:
    table = Table().on(RED, "uxmal-7", "tikal-3", "chichen_itza-10").on(GREEN, "uxmal-6")
    table.on(BLUE, "chichen_itza-9", "palenque-0")
    table.closes_round()
    assert table.workers(RED) == ["tikal-4"]
    assert table.player(RED).hand == 2
    assert table.workers(GREEN) == ["uxmal-7"]
    assert table.workers(BLUE) == ["palenque-1", "chichen_itza-10"]
    assert table.goods(RED) == {}
    fell = {e.seat: e.spaces for e in table.heard("workers_fell")}
    assert fell == {RED: ("uxmal-7", "chichen_itza-10")}


# The double advance


def asked_for_days(table: Table) -> bool:
    """Whether the claimant is asked how far the calendar goes."""
    if table.state.result is not None:
        return False
    return table.asked.kind == "choose_days"


def claim(players: int = 4) -> Table:
    return Table(players).claims(GREEN)


@pytest.mark.rule("TZ-11.3", "TZ-13.4", "TZ-11.1", "INT-40")
def test_the_claimant_decides_when_the_calendar_moves() -> None:
    """Nobody hears before that what he will do, and the others are not asked."""
    table = Table().does(RED, Claim()).ends(RED)
    assert [e.advance for e in table.heard("claimed")] == []
    for seat in (GREEN, BLUE, YELLOW):
        assert table.asked.kind == "turn"
        table.purse(seat, corn=9).does(seat, Place("uxmal")).ends(seat)
    assert (table.asked.seat, table.state.mover) == (RED, RED)
    assert list(table.asked.every()) == [MoveCalendar(1), MoveCalendar(2)]
    assert table.refuses(GREEN, MoveCalendar(2)) == "not_asked"
    assert table.does(RED, MoveCalendar(2)).state.day == 2
    assert [(e.day, e.by) for e in table.heard("calendar_advanced")] == [(2, RED)]


@pytest.mark.rule("TZ-11.3", "TZ-10.0", "TZ-11.1")
def test_the_claimant_knows_the_food_day_when_he_decides() -> None:
    table = claim().day(7).purse(GREEN, corn=6).comes_to_the_calendar()
    assert table.heard("fed")
    assert (table.state.held, table.state.day, asked_for_days(table)) == (1, 7, True)


@pytest.mark.rule("TZ-11.3")
def test_a_claimant_who_leaves_is_not_asked_any_more() -> None:
    table = claim().comes_to_the_calendar().says(GREEN, Resign())
    assert (table.state.day, table.asked.kind, table.asked.seat) == (1, "turn", RED)
    other = claim().comes_to_the_calendar().says(RED, Resign())
    assert (other.state.day, other.asked.kind, other.asked.seat) == (0, "choose_days", GREEN)


@pytest.mark.rule("TZ-11.3", "TZC-15.15")
def test_the_example_of_blocking() -> None:
    table = Table().does(RED, Place("palenque")).turn_of(RED)
    table.on(RED, "tikal-6", "uxmal-7").claims(GREEN)
    removes_6 = table.does(RED, Take("tikal-6")).closes_round(2)
    assert removes_6.state.day == 2
    table = Table().on(RED, "tikal-6", "uxmal-7").claims(GREEN)
    removes_7 = table.does(RED, Take("uxmal-7")).comes_to_the_calendar()
    assert (removes_7.state.day, asked_for_days(removes_7)) == (1, False)
    assert removes_7.player(GREEN).light


@pytest.mark.rule("TZ-11.3", "TZ-11.3.2")
@pytest.mark.parametrize(
    ("space", "days"),
    [
        ("palenque-6", 1),
        ("yaxchilan-6", 1),
        ("tikal-6", 1),
        ("uxmal-6", 1),
        ("chichen_itza-9", 1),
        ("chichen_itza-6", 2),
        ("chichen_itza-10", 2),
        ("uxmal-7", 2),
        ("tikal-5", 2),
        ("chichen_itza-8", 2),
    ],
)
@pytest.mark.parametrize("seat", [RED, GREEN])
def test_who_would_be_pushed_off_by_the_second_day(space: str, days: int, seat: int) -> None:
    """Also by one's own worker; the claimant keeps everything else that the space gives."""
    table = claim().on(seat, space)
    assert asked_for_days(table.comes_to_the_calendar()) == (days == 2)
    if days == 2:
        table.does(GREEN, MoveCalendar(2))
    assert table.state.day == days
    assert table.player(GREEN).light == (days == 1)
    assert table.state.first == GREEN
    assert table.player(GREEN).hand == 3 - (seat == GREEN and space[-1] not in "07")
    assert table.state.teeth == 0


@pytest.mark.rule("INT-10", "TZ-11.3")
def test_a_dummy_does_not_block() -> None:
    table = Table(3).dummies("uxmal-6", "chichen_itza-9").claims(GREEN).closes_round(2)
    assert table.state.day == 2


@pytest.mark.rule("INT-10")
def test_a_dummy_may_be_read_to_block(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = components.BOX.readings.model_copy(update={"dummies_block_double_advance": True})
    monkeypatch.setitem(components.BOX.__dict__, "readings", readings)
    table = Table(3).dummies("uxmal-6").claims(GREEN).comes_to_the_calendar()
    assert (table.state.day, asked_for_days(table)) == (1, False)


@pytest.mark.rule("TZ-11.3", "TZ-11.3.1", "TZ-11.3.2")
def test_the_dark_board() -> None:
    """It claims as ever, and is not asked for the days."""
    assert Table().dark(RED).offers(Claim())
    late = claim().dark(GREEN).comes_to_the_calendar()
    assert (late.state.day, asked_for_days(late)) == (1, False)
    assert (late.state.first, late.player(GREEN).hand) == (GREEN, 3)
    used = claim().closes_round(2)
    assert (used.state.day, used.player(GREEN).light) == (2, False)
    assert all(used.player(seat).light for seat in (RED, BLUE, YELLOW))
    unused = claim().closes_round(1)
    assert (unused.state.day, unused.player(GREEN).light) == (1, True)


@pytest.mark.rule("TZ-11.3", "TZ-11.3.3")
@pytest.mark.parametrize(
    ("day", "sooner"),
    [(0, False), (5, True), (6, False), (4, False), (11, True), (12, False), (24, True), (25, 0)],
)
def test_the_claimant_is_told_that_a_food_day_would_come_sooner(day: int, sooner: bool) -> None:
    held = sum(day >= food for food in (7, 13, 20))
    table = claim().day(day, held).comes_to_the_calendar()
    assert table.asked.facts == {"day": day, "food_sooner": bool(sooner)}
    (kind,) = RULES.orderables
    answers = {p.key: p.answer(table.asked, None) for p in kind.policies}
    assert answers == {
        "one": MoveCalendar(1),
        "two": MoveCalendar(2),
        "two_unless_food": MoveCalendar(1 if sooner else 2),
    }


@pytest.mark.rule("TZ-11.3.4", "INT-21", "TZ-3.5")
def test_two_days_into_the_last_round() -> None:
    table = claim().day(25, 3).closes_round(2)
    assert table.state.day == 27
    assert table.view().today
    assert (table.view().last_round, table.view().date) == (True, 26)
    table.closes_round()
    assert table.state.result is not None
    assert table.heard("fed")


@pytest.mark.rule("INT-21")
def test_two_days_into_the_last_round_may_be_read_to_be_forbidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readings = components.BOX.readings.model_copy(
        update={"double_advance_before_last_round": False}
    )
    monkeypatch.setitem(components.BOX.__dict__, "readings", readings)
    assert claim().day(25, 3).comes_to_the_calendar().state.day == 26
    assert claim().day(24, 3).closes_round(2).state.day == 26


@pytest.mark.rule("TZ-11.3.4", "TZ-12.0")
def test_the_claimant_of_the_last_round() -> None:
    table = claim().day(26, 3).on(RED, "tikal-5").comes_to_the_calendar()
    assert table.state.result is not None
    assert table.workers(RED) == ["tikal-6"]  # one day only
    assert table.player(GREEN).light
    assert table.player(GREEN).hand == 3


@pytest.mark.rule("TZ-14.16", "TZ-11.1.1")
def test_the_calendar_feeds_its_claimant_in_the_same_round() -> None:
    table = Table().day(13, 1).teeth(5)
    acts: dict[int, list[Any]] = {
        RED: [Claim()],
        GREEN: [Beg("chaac"), Place("tikal")],
        BLUE: [Beg("chaac"), Place("uxmal")],
        YELLOW: [Beg("chaac"), Place("palenque")],
    }
    for seat, said in acts.items():
        table.does(seat, *said).ends(seat)
    fed = {e.seat: (e.corn, e.hungry) for e in table.heard("fed")}
    assert fed == {RED: (4, 1), GREEN: (2, 2), BLUE: (2, 2), YELLOW: (2, 2)}
