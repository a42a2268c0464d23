"""Blue tokens as money (NS-11, NSC-4 to NSC-15)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Build, Choose, Develop, PlayCard, Populate
from engine.games.tta.change import tokens
from engine.games.tta.change.choices import Goods
from engine.games.tta.state import Civ
from tests.games.tta.table import MakeTable, Table


def purse(t: Table, **blue: int) -> Civ:
    """Resources or food of seat 0 as tokens on named cards."""
    civ = t.seat(0, workers={c: 0 for c in blue if c not in t.civ(0).workers}, idle=1)
    civ.blue = dict(blue)
    return civ


@pytest.mark.rule("NS-5.14", "NS-11.2", "NSC-4")
def test_frugality_pays_first_and_gains_later(table: MakeTable) -> None:
    t = table()
    t.seat(0, yellow_bank=12, food=3, civil=["frugality_i"])
    play = PlayCard("frugality_i", Populate())
    t.refused(0, play)
    t.seat(0, food=4)
    t.act(0, play)
    assert (t.food(0), t.civ(0).idle, t.civ(0).ca) == (2, 2, 3)
    t = table()
    t.seat(0, yellow_bank=12, food=3, civil=["frugality_i"], leader="moses")
    t.act(0, play)
    assert (t.food(0), t.civ(0).ca) == (2, 3)


@pytest.mark.rule("NS-11.2", "NS-14.21", "NSC-5")
def test_of_two_ways_to_pay_the_one_with_more_tokens_in_the_bank(table: MakeTable) -> None:
    t = table()
    purse(t, bronze=3, iron=1, swordsmen=0).blue_bank = 8
    t.act(0, Build("swordsmen"))
    assert (t.civ(0).blue["bronze"], t.civ(0).blue["iron"], t.civ(0).blue_bank) == (0, 1, 11)


@pytest.mark.rule("NS-11.2", "NSC-6")
def test_change_from_a_larger_token(table: MakeTable) -> None:
    t = table()
    purse(t, bronze=0, iron=2).blue_bank = 5
    assert tokens.take(t.s, 0, "mine", 3) == 3
    assert (t.civ(0).blue, t.civ(0).blue_bank) == ({"bronze": 1, "iron": 0}, 6)


@pytest.mark.rule("NS-11.2", "NSC-7")
@pytest.mark.parametrize(("price", "left", "bank"), [(2, 1, 2), (1, 2, 1)])
def test_change_over_a_gap_in_the_mine_cards(
    table: MakeTable, price: int, left: int, bank: int
) -> None:
    t = table()
    purse(t, bronze=0, coal=1).blue_bank = 2
    assert tokens.take(t.s, 0, "mine", price) == price
    assert (t.civ(0).blue, t.civ(0).blue_bank) == ({"bronze": left, "coal": 0}, bank)


@pytest.mark.rule("NS-11.2", "INT-3", "NSC-8")
def test_overpaying_only_for_want_of_tokens(table: MakeTable) -> None:
    t = table()
    purse(t, bronze=0, coal=1).blue_bank = 0
    assert tokens.take(t.s, 0, "mine", 1) == 2
    assert (t.civ(0).blue, t.civ(0).blue_bank) == ({"bronze": 1, "coal": 0}, 0)
    t = table()
    purse(t, bronze=0, iron=0, coal=1).blue_bank = 0
    assert tokens.take(t.s, 0, "mine", 1) == 1
    assert (t.civ(0).blue["iron"], t.civ(0).blue_bank) == (1, 0)


@pytest.mark.rule("NS-11.2", "INT-1", "NSC-9")
def test_no_upward_exchange(table: MakeTable) -> None:
    t = table()
    purse(t, bronze=3, iron=0).blue_bank = 3
    tokens.take(t.s, 0, "mine", 1)
    assert (t.civ(0).blue["bronze"], t.civ(0).blue["iron"], t.civ(0).blue_bank) == (2, 0, 4)


@pytest.mark.rule("NS-5.1", "NS-11.2", "NSC-10")
def test_a_payment_needs_everything_a_loss_takes_what_there_is(table: MakeTable) -> None:
    t = table()
    purse(t, bronze=2, iron=1)
    t.refused(0, Build("iron"))
    assert tokens.take(t.s, 0, "mine", 5) == 4
    assert t.resources(0) == 0


@pytest.mark.rule("NS-11.1", "NSC-11")
@pytest.mark.parametrize(
    ("bank", "mines", "gained"),
    [(1, ("iron",), 2), (1, ("iron", "coal"), 3), (2, ("iron",), 4)],
)
def test_gain_with_too_few_tokens(
    table: MakeTable, bank: int, mines: tuple[str, ...], gained: int
) -> None:
    t = table()
    t.seat(0, civil=["reserves_iii"], workers=dict.fromkeys(mines, 0), blue_bank=bank)
    t.act(0, PlayCard("reserves_iii", Choose("resources")))
    assert (t.resources(0), t.civ(0).blue_bank) == (gained, 0)


@pytest.mark.rule("NS-11.1", "NSC-12")
@pytest.mark.parametrize(("bank", "gained"), [(1, (1, 0)), (2, (1, 1))])
def test_the_printed_order_matters(table: MakeTable, bank: int, gained: tuple[int, int]) -> None:
    t = table()
    t.seat(0, civil=["stockpile"], blue_bank=bank)
    t.act(0, PlayCard("stockpile"))
    assert (t.resources(0), t.food(0)) == gained


@pytest.mark.rule("NS-11.3", "NS-5.14", "NSC-13")
def test_purses_are_spent_first(table: MakeTable) -> None:
    t = table()
    t.seat(0, purse=3, resources=2, idle=2, workers={"riflemen": 0})
    t.act(0, Build("riflemen"))
    assert (t.resources(0), t.civ(0).purse) == (0, 0)
    t = table()
    t.seat(0, purse=3, resources=2, idle=2, workers={"swordsmen": 0}, ma=2)
    t.act(0, Build("swordsmen"))
    assert (t.resources(0), t.civ(0).purse) == (2, 0)
    t.refused(0, Build("swordsmen"))


@pytest.mark.rule("NS-11.3", "NS-5.14", "NSC-14")
def test_homers_resource_and_patriotism_together(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="homer", civil=["patriotism_a"], idle=2)
    t.act(0, PlayCard("patriotism_a"))
    assert t.civ(0).ma == 3
    t.act(0, Build("warriors"))
    assert t.civ(0).ma == 2
    t.refused(0, Build("warriors"))
    t.seat(0, resources=2, ma=2)
    t.act(0, Build("warriors"))


@pytest.mark.rule("NS-11.4", "NS-11.5", "NSC-15")
def test_science_points_are_paid_in_full_and_lost_down_to_nothing(table: MakeTable) -> None:
    t = table()
    t.seat(0, science=3, civil=["irrigation"])
    t.act(0, Develop("irrigation"))
    assert t.civ(0).science == 0
    t.seat(1, science=2)
    t.change(Goods(1, {"science": -5}, "test"))
    assert t.civ(1).science == 0
