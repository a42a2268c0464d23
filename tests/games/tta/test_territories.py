"""Every territory, colonized and stolen, and the bonus cards (NS-7.8, NS-9.4, NS-4.4, NS-7.7)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Bid,
    Choose,
    Commit,
    Decline,
    Defend,
    DropOut,
    PlayAggression,
    SendForce,
    UseAbility,
)
from engine.games.tta.editions import rules_of
from tests.games.tta.table import MakeTable, Table

NOTHING = {"yellow": 0, "blue": 0, "happiness": 0, "strength": 0}

TERRITORIES = {
    # what the colony gives as long as it is there; what it gives once
    "developed_territory_i": ({"yellow": 1, "blue": 1}, ("science", 3)),
    "developed_territory_ii": ({"yellow": 2, "blue": 2}, ("science", 5)),
    "historic_territory_i": ({"happiness": 1}, ("culture", 6)),
    "historic_territory_ii": ({"happiness": 2}, ("culture", 11)),
    "inhabited_territory_i": ({"yellow": 2}, ("population", 1)),
    "inhabited_territory_ii": ({"yellow": 3}, ("population", 2)),
    "strategic_territory_i": ({"strength": 2}, ("cards", 3)),
    "strategic_territory_ii": ({"strength": 4}, ("cards", 5)),
    "vast_territory_i": ({"yellow": 3, "blue": -1}, ("food", 3)),
    "vast_territory_ii": ({"yellow": 4, "blue": -1}, ("food", 4)),
    "wealthy_territory_i": ({"blue": 3}, ("resources", 5)),
    "wealthy_territory_ii": ({"blue": 4}, ("resources", 9)),
}


def lasting(t: Table, seat: int = 0) -> dict[str, int]:
    """What a colony can change for good."""
    civ = t.civ(seat)
    return {
        "yellow": civ.yellow_bank,
        "blue": civ.blue_bank,
        "happiness": t.happiness(seat),
        "strength": t.strength(seat),
    }


def goods(t: Table, seat: int = 0) -> dict[str, int]:
    civ = t.civ(seat)
    return {
        "science": civ.science,
        "culture": civ.culture,
        "population": civ.idle,
        "cards": len(civ.military),
        "food": t.food(seat),
        "resources": t.resources(seat),
    }


def plus(before: dict[str, int], changes: dict[str, int]) -> dict[str, int]:
    """Figures with some of them changed."""
    return {name: n + changes.get(name, 0) for name, n in before.items()}


@pytest.mark.rule("NS-7.8", "NS-9.4", "NS-10.10", "NS-4.9", "NSC-142")
@pytest.mark.parametrize("card", TERRITORIES)
def test_every_territory_by_columbus(table: MakeTable, card: str) -> None:
    gives, (good, n) = TERRITORIES[card]
    t = table(age=2)
    t.seat(0, leader="christopher_columbus", military=[card])
    t.phase("politics")
    before, stock = lasting(t), plus(goods(t), {"cards": -1})
    t.act(0, UseAbility("christopher_columbus", Choose(card)))
    wanted = plus(before, gives)
    if good == "population":
        wanted["yellow"] -= n
    elif good in ("food", "resources"):
        wanted["blue"] -= n
    assert lasting(t) == wanted
    assert goods(t) == plus(stock, {good: n})
    assert (t.civ(0).colonies, t.civ(0).leader) == ([card], None)
    assert (t.s.yellow_box, t.s.blue_box) == (gives.get("yellow", 0), gives.get("blue", 0))
    # It is no prepared event: nothing is scored for its level, and no event is revealed.
    assert not t.heard("event_prepared")
    assert not t.heard("event_revealed")


@pytest.mark.rule("NS-9.4", "NS-10.10", "NSC-113")
@pytest.mark.parametrize("card", TERRITORIES)
def test_every_territory_annexed(table: MakeTable, card: str) -> None:
    gives, _ = TERRITORIES[card]
    t = table(age=2)
    t.seat(0, only_workers={"warriors": 9}, military=["annex"], yellow_bank=9, blue_bank=9)
    t.seat(1, only_workers={}, colonies=[card], yellow_bank=9, blue_bank=9)
    t.phase("politics")
    winner, loser, stock = lasting(t), lasting(t, 1), plus(goods(t), {"cards": -1})
    t.act(0, PlayAggression("annex", 1))
    assert (t.civ(0).colonies, t.civ(1).colonies) == ([card], [])
    assert lasting(t) == plus(winner, gives)
    assert lasting(t, 1) == plus(loser, {k: -n for k, n in gives.items()})
    assert goods(t) == stock
    assert (t.s.yellow_box, t.s.blue_box) == (0, 0)


@pytest.mark.rule("NS-7.8")
def test_the_territories_are_all_here(table: MakeTable) -> None:
    t = table()
    assert set(TERRITORIES) == {c.id for c in rules_of(t.s).table.of_kind("territory")}


@pytest.mark.rule("NS-4.9", "NS-10.7", "NSC-142", "NSC-140")
def test_columbus_may_have_to_give_up_a_token(table: MakeTable) -> None:
    t = table()
    hand = ["vast_territory_i", "historic_territory_i", "spy"]
    t.seat(0, leader="christopher_columbus", military=hand, blue_bank=0, food=2, resources=2)
    t.phase("politics")
    columbus = {a.then.option for a in t.offers("use_ability")}
    assert columbus == {"vast_territory_i", "historic_territory_i"}
    t.act(0, UseAbility("christopher_columbus", Choose("vast_territory_i")))
    assert (t.decision.seat, t.decision.kind) == (0, "lose_token")
    t.act(0, Choose("bronze"))
    # Nothing is left in the bank for the 3 food.
    assert (t.food(0), t.resources(0), t.civ(0).blue_bank) == (2, 1, 0)


@pytest.mark.rule("NS-4.9", "NS-14.7")
def test_columbus_without_a_territory(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="christopher_columbus", military=["rats"])
    t.phase("politics")
    assert t.offers("use_ability") == []


BONUS = {
    "defense_colonization_i": (2, 1),
    "defense_colonization_ii": (4, 2),
    "defense_colonization_iii": (6, 3),
}


@pytest.mark.rule("NS-4.4", "NS-14.11", "NSC-109")
@pytest.mark.parametrize("card", BONUS)
def test_every_bonus_card_in_defence(table: MakeTable, card: str) -> None:
    defence, _ = BONUS[card]
    for gap, held in ((defence, True), (defence + 1, False)):
        t = table(age=3)
        t.seat(0, military=["spy"], only_workers={"warriors": 5 + gap})
        t.seat(1, military=[card], only_workers={"warriors": 5}, science=9)
        t.phase("politics")
        t.act(0, PlayAggression("spy", 1))
        if held:
            t.act(1, Defend((card,)))
        else:
            assert t.offers("defend") == []
            t.act(1, Decline())
        assert (t.civ(1).science, t.civ(1).military.cards) == ((9, []) if held else (4, [card]))
    # Face down it is worth 1 like any other card.
    t = table(age=3)
    t.seat(0, military=["spy"], only_workers={"warriors": 6})
    t.seat(1, military=[card], only_workers={"warriors": 5}, science=9)
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1))
    t.act(1, Defend((f"down:{card}",)))
    told = t.heard("defended")[0]
    assert (told.held, told.bonus, told.discarded, t.civ(1).science) == (True, (), 1, 9)


@pytest.mark.rule("NS-7.7", "NSC-127")
@pytest.mark.parametrize("card", BONUS)
def test_every_bonus_card_in_a_colonization_force(table: MakeTable, card: str) -> None:
    _, bonus = BONUS[card]
    t = table(age=3)
    t.seat(0, only_workers={"warriors": 1}, military=[card, "spy"])
    t.seat(1, only_workers={"warriors": 9})
    t.event("historic_territory_ii")
    t.refused(0, Bid(2 + bonus))
    t.act(0, Bid(1 + bonus))
    t.act(1, DropOut())
    t.act(0, Commit("warriors"))
    t.refused(0, SendForce())
    t.act(0, Commit(card), SendForce())
    assert t.civ(0).colonies == ["historic_territory_ii"]
    assert (t.civ(0).military.cards, t.s.discards.cards[-1]) == (["spy"], card)
