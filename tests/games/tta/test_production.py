"""The production phase and the end of a turn (NS-6, NSC-16 to NSC-31)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Build, EndTurn
from engine.games.tta.editions import rules_of
from engine.games.tta.query import production
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-6.3", "NS-6.4", "NS-6.5", "NS-6.6", "NS-6.7", "NSC-16")
def test_the_first_productions(table: MakeTable) -> None:
    t = table()
    civ = t.civ(0)
    t.produce(0)
    assert (civ.science, civ.culture, t.food(0), t.resources(0), civ.blue_bank) == (1, 0, 2, 2, 12)
    t.produce(0)
    assert civ.blue_bank == 8
    t.produce(0)
    assert (t.food(0), t.resources(0), civ.blue_bank) == (6, 4, 6)


@pytest.mark.rule("NS-6.4", "NSC-17")
def test_the_corruption_table(table: MakeTable) -> None:
    board = rules_of(table().s).board
    for tokens in range(20):
        wanted = 0 if tokens >= 11 else 2 if tokens >= 6 else 4 if tokens >= 1 else 6
        assert board.corruption(tokens) == wanted


@pytest.mark.rule("NS-6.4", "NSC-18")
def test_corruption_is_read_before_production(table: MakeTable) -> None:
    t = table()
    t.seat(0, blue_bank=11)
    assert t.produce(0).corruption == 0
    assert t.civ(0).blue_bank == 7


@pytest.mark.rule("NS-6.4", "INT-4", "NSC-19")
def test_corruption_goes_on_with_food(table: MakeTable) -> None:
    t = table()
    t.seat(0, blue_bank=5, resources=3, food=8, only_workers={})
    assert t.produce(0).corruption == 4
    assert (t.resources(0), t.food(0), t.civ(0).blue_bank) == (0, 7, 9)


@pytest.mark.rule("NS-6.4", "NSC-20")
def test_corruption_beyond_everything(table: MakeTable) -> None:
    t = table()
    t.seat(0, blue_bank=4, resources=2, food=1, only_workers={}, culture=5)
    t.produce(0)
    assert (t.resources(0), t.food(0), t.civ(0).blue_bank, t.civ(0).culture) == (0, 0, 7, 5)


@pytest.mark.rule("NS-6.6", "NSC-21")
def test_the_consumption_table(table: MakeTable) -> None:
    t = table()
    for tokens in range(20):
        t.civ(0).yellow_bank = tokens
        wanted = next(
            n for least, n in ((17, 0), (13, 1), (9, 2), (5, 3), (1, 4), (0, 6)) if tokens >= least
        )
        assert production.consumption(t.s, 0) == wanted


@pytest.mark.rule("NS-6.6", "NS-11.5", "NSC-22")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (10, 4)])
def test_famine(table: MakeTable, before: int, after: int) -> None:
    t = table()
    t.seat(0, yellow_bank=8, culture=before, only_workers={"agriculture": 1, "religion": 2})
    assert t.culture(0) == 2
    t.produce(0)
    assert (t.civ(0).culture, t.food(0)) == (after, 0)


@pytest.mark.rule("NS-6.4", "NS-6.5", "NS-6.6", "NS-6.7", "NSC-23")
def test_consumption_frees_tokens_for_the_mines(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        blue_bank=1,
        resources=9,
        food=6,
        yellow_bank=12,
        only_workers={"agriculture": 1, "bronze": 3},
    )
    t.produce(0)
    assert (t.resources(0), t.food(0), t.civ(0).blue_bank) == (8, 5, 3)


@pytest.mark.rule("NS-6.5", "NSC-24")
def test_the_best_farms_first(table: MakeTable) -> None:
    t = table()
    t.seat(0, blue_bank=2, resources=4, only_workers={"agriculture": 2, "irrigation": 2})
    t.civ(0).blue = {}
    result = t.produce(0)
    assert (result.food, result.resources) == (4, 0)
    assert t.civ(0).blue["irrigation"] == 2


@pytest.mark.rule("NS-10.9", "NSC-25")
def test_required_faces(table: MakeTable) -> None:
    board = rules_of(table().s).board
    wanted = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0]
    assert [board.faces_required(n) for n in range(20)] == wanted


@pytest.mark.rule("NS-6.2", "NS-6.8", "NSC-26")
@pytest.mark.parametrize(("idle", "uprising"), [(1, True), (2, False)])
def test_uprising(table: MakeTable, idle: int, uprising: bool) -> None:
    t = table(age=2)
    t.seat(0, yellow_bank=10, workers={"religion": 1}, idle=idle, food=5, ma=2)
    assert (t.happiness(0), t.discontent(0)) == (1, 2)
    t.act(0, EndTurn())
    civ = t.civ(0)
    assert bool(t.heard("uprising")) == uprising
    assert bool(t.heard("produced")) != uprising
    assert (civ.science, civ.culture) == ((0, 0) if uprising else (1, 1))
    assert (len(civ.military), civ.ca, civ.ma) == (2, 4, 2)


@pytest.mark.rule("NS-10.2", "NSC-27")
def test_happiness_is_kept_between_0_and_8(table: MakeTable) -> None:
    t = table()
    t.seat(0, workers={"organized_religion": 3, "religion": 1})
    assert t.happiness(0) == 8
    t = table()
    t.seat(0, wonders=["kremlin"])
    assert t.happiness(0) == 0
    t.seat(0, workers={"religion": 1})
    assert t.happiness(0) == 0


@pytest.mark.rule("NS-6.7", "NS-8.3", "NSC-28")
@pytest.mark.parametrize(("bank", "made", "left"), [(12, 7, 8), (2, 4, 0)])
def test_railroad_and_best_mine(table: MakeTable, bank: int, made: int, left: int) -> None:
    t = table()
    t.seat(
        0,
        wonders=["transcontinental_railroad"],
        blue_bank=bank,
        only_workers={"iron": 2, "bronze": 1},
    )
    assert t.produce(0).resources == made
    assert t.civ(0).blue_bank == left


@pytest.mark.rule("NS-6.5", "NS-6.7", "INT-9", "NSC-29")
def test_pacts_in_production(table: MakeTable) -> None:
    t = table(3)
    t.pact("international_trade_agreement", 0, 0, 1)
    t.pact("acceptance_of_supremacy", 2, 2, 0)
    assert t.produce(0).resources == 2
    assert t.produce(1).food == 3
    assert t.produce(2).resources == 3
    t.seat(0, yellow_bank=10, idle=1)
    assert t.discontent(0) == 3
    t.act(0, EndTurn())
    assert t.heard("uprising")
    assert t.resources(0) == 2


@pytest.mark.rule("NS-6.8", "NSC-30")
@pytest.mark.parametrize(("unspent", "age", "drawn"), [(0, 2, 0), (2, 2, 2), (5, 2, 3), (5, 4, 0)])
def test_drawing_military_cards(table: MakeTable, unspent: int, age: int, drawn: int) -> None:
    t = table(age=age)
    t.seat(0, government="communism", ma=unspent)
    t.act(0, EndTurn())
    assert len(t.civ(0).military) == drawn


@pytest.mark.rule("NS-5.15", "INT-10", "NSC-31")
def test_trade_routes_agreement(table: MakeTable) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, 0, 1)
    t.seat(0, food=2, resources=2, workers={"knights": 0}, idle=2)
    t.act(0, Build("knights"))
    assert (t.food(0), t.resources(0)) == (1, 0)
    t.seat(0, resources=1)
    t.refused(0, Build("warriors"))


@pytest.mark.rule("NS-2.2", "NS-6.9", "NS-14.22", "NSC-232")
def test_the_end_of_a_turn_resets_what_was_for_this_turn(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        purse=3,
        purse_science=2,
        ma_extra=1,
        used=["homer"],
        tactic_done=True,
        replaced_leader=True,
        ca=0,
        ma=0,
    )
    t.act(0, EndTurn())
    civ = t.civ(0)
    assert (civ.ca, civ.ma, civ.ma_extra, civ.purse, civ.purse_science) == (4, 2, 0, 0, 0)
    assert (civ.used, civ.tactic_done, civ.replaced_leader, civ.turns) == ([], False, False, 3)
    assert t.s.current == 1
