"""Colonization: auction, force and the new colony (NS-7.6 to NS-7.8, NSC-127 to NSC-142)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.games.tta.actions import Bid, Choose, Commit, DropOut, EndTurn, SendForce, UseAbility
from engine.games.tta.query import forces, production, ratings
from tests.games.tta.table import MakeTable, Table

TERRITORY = "inhabited_territory_i"


def most(t: Table, seat: int = 0) -> int:
    """The highest bid that the rules allow a seat."""
    return forces.most_force(t.s, seat)


def force(t: Table, seat: int = 0, cards: Iterable[str] = (), **units: int) -> int:
    return forces.force(t.s, seat, units, list(cards))


def win(t: Table, territory: str, *units: str, seat: int = 0, bid: int = 1) -> None:
    """Only this seat has units; it bids and sends these."""
    for other in range(len(t.s.players)):
        if other != seat:
            t.seat(other, only_workers={"agriculture": 2})
    t.event(territory)
    t.act(seat, Bid(bid), *[Commit(u) for u in units], SendForce())


@pytest.mark.rule("NS-7.7", "NSC-127")
def test_what_a_force_is_made_of(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(
        0,
        only_workers={"warriors": 2, "knights": 1},
        tactic="medieval_army",
        specials=["cartography"],
        military=["defense_colonization_i", "defense_colonization_ii", "spy"],
    )
    assert most(t) == 11
    assert force(t, warriors=1, knights=1) == 7
    t.seat(1, only_workers={})
    t.event(TERRITORY)
    assert t.offers("bid") == [Bid(n) for n in range(1, 12)]
    t.act(0, DropOut())


@pytest.mark.rule("NS-7.7", "NSC-128")
def test_only_armies_of_the_units_sent_count(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, tactic="classic_army", only_workers={"swordsmen": 2, "knights": 2, "warriors": 1})
    assert t.armies(0) == 8
    assert force(t, swordsmen=2, knights=1, warriors=1) == 7
    assert force(t, swordsmen=2, knights=2) == 16


@pytest.mark.rule("NS-7.7", "NS-9.5", "NSC-129")
def test_an_air_force_in_a_colonization_force(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, tactic="phalanx", only_workers={"swordsmen": 2, "knights": 1, "air_forces": 1})
    assert force(t, swordsmen=2, knights=1, air_forces=1) == 17
    assert force(t, swordsmen=2, knights=1) == 9


@pytest.mark.rule("NS-7.7", "NS-10.3", "NSC-130")
@pytest.mark.parametrize(
    ("fields", "bid"),
    [
        ({}, 1),
        ({"leader": "alexander_the_great"}, 1),
        ({"leader": "napoleon_bonaparte"}, 1),
        ({"wonders": ["great_wall"]}, 1),
        ({"wonders": ["colossus"]}, 2),
    ],
)
def test_strength_of_leaders_and_wonders_does_not_sail(
    table: MakeTable, fields: dict[str, Any], bid: int
) -> None:
    t = table()
    t.seat(0, only_workers={"warriors": 1}, **fields)
    assert most(t) == bid


@pytest.mark.rule("NS-7.7", "NS-14.10", "NS-14.25", "NSC-131")
def test_a_unit_is_needed(table: MakeTable) -> None:
    t = table(age=3)
    for seat in (0, 1):
        t.seat(
            seat,
            only_workers={"bronze": 2},
            specials=["satellites"],
            military=["defense_colonization_iii"],
        )
    assert (ratings.colonization(t.s, 0), most(t)) == (4, 0)
    t.event(TERRITORY)
    assert t.decision.kind == "actions"
    assert t.heard("nobody_bid")


@pytest.mark.rule("NS-7.6", "NS-14.10", "NSC-132")
def test_bids_go_up_and_round(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, only_workers={"warriors": 6})
    t.seat(1, only_workers={"warriors": 4})
    t.seat(2, only_workers={"warriors": 3})
    t.event(TERRITORY, current=1)
    t.refused(1, Bid(0))
    t.act(1, Bid(2))
    t.refused(2, Bid(2))
    t.refused(2, Bid(4))
    t.refused(0, Bid(6))
    t.act(2, Bid(3))
    t.act(0, DropOut())
    t.refused(0, Bid(5))
    t.act(1, Bid(4))
    # C can go no higher, but that may be a secret of the hand: C is asked all the same.
    assert t.offers() == [DropOut()]
    t.act(2, DropOut())
    assert (t.decision.seat, t.decision.kind) == (1, "send_force")
    t.act(1, Commit("warriors"), Commit("warriors"), Commit("warriors"))
    t.refused(1, SendForce())
    t.act(1, Commit("warriors"), SendForce())
    assert t.civ(1).colonies == [TERRITORY]
    assert t.civ(1).workers["warriors"] == 0


@pytest.mark.rule("NS-7.6")
def test_a_second_pass_ends_it_and_a_bid_binds(table: MakeTable) -> None:
    t = table(3)
    for seat in range(3):
        t.seat(seat, only_workers={"warriors": 2})
    t.event(TERRITORY)
    t.act(0, Bid(1))
    t.act(1, DropOut())
    t.act(2, DropOut())
    assert (t.decision.seat, t.decision.kind) == (0, "send_force")
    t.refused(0, DropOut())
    t.refused(0, SendForce())
    t.act(0, Commit("warriors"), SendForce())
    assert (t.civ(0).workers["warriors"], t.civ(0).colonies) == (1, [TERRITORY])


@pytest.mark.rule("NS-7.6", "NS-7.5", "NSC-133")
def test_nobody_bids(table: MakeTable) -> None:
    t = table(3)
    t.event(TERRITORY)
    for seat in (0, 1, 2):
        t.act(seat, DropOut())
    assert t.s.past_events == [TERRITORY]
    assert t.heard("nobody_bid")
    assert not any(t.civ(seat).colonies for seat in range(3))


@pytest.mark.rule("NS-7.7", "INT-32", "NSC-134")
def test_james_cook_discards(table: MakeTable) -> None:
    t = table(age=2)
    hand = ["spy", "legion", "plunder_ii"]
    t.seat(
        0,
        leader="james_cook",
        only_workers={"warriors": 1},
        specials=["navigation"],
        military=hand,
    )
    assert most(t) == 6
    t.seat(1, only_workers={})
    t.event("developed_territory_i")
    t.act(0, Bid(6), Commit("warriors"), Commit("down:spy"))
    t.refused(0, SendForce())
    t.act(0, Commit("down:legion"))
    t.refused(0, Commit("down:plunder_ii"))
    t.act(0, SendForce())
    assert t.s.past_events == [], "a territory that is a colony is no past event"
    assert t.civ(0).military.cards == ["plunder_ii"]
    assert sorted(t.s.discards.cards[-2:]) == ["legion", "spy"]
    sent = t.heard("force_sent")[0]
    assert (sent.bonus, sent.discarded, sent.strength) == ((), 2, 6)
    (mine,) = t.civ(0).colonies
    for culture, more in ((2, []), (3, [TERRITORY]), (4, [TERRITORY, "vast_territory_i"])):
        t.civ(0).colonies = [mine, *more]
        assert t.culture(0) == culture


@pytest.mark.rule("NS-7.8", "NS-10.9", "NSC-135")
def test_units_sent_return_to_the_bank(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, only_workers={"warriors": 3}, yellow_bank=10)
    assert (t.strength(0), production.consumption(t.s, 0)) == (3, 2)
    win(t, "historic_territory_i", "warriors", "warriors")
    assert (t.civ(0).yellow_bank, t.strength(0), production.consumption(t.s, 0)) == (12, 1, 2)
    # Two faces are required, one is there.
    assert t.discontent(0) == 1


@pytest.mark.rule("NS-7.8", "NS-9.4", "NS-10.10", "NSC-136")
@pytest.mark.parametrize(("level", "tokens", "points"), [("i", 1, 3), ("ii", 2, 5)])
def test_developed_territory(table: MakeTable, level: str, tokens: int, points: int) -> None:
    t = table(age=2)
    win(t, f"developed_territory_{level}", "warriors")
    civ = t.civ(0)
    # One token of the bank is the unit that was sent.
    assert (civ.yellow_bank, civ.blue_bank, civ.science) == (19 + tokens, 16 + tokens, points)
    assert (civ.yellow_cards, civ.blue_cards) == (tokens, tokens)


@pytest.mark.rule("NS-7.8", "NS-12.7", "NSC-137")
@pytest.mark.parametrize(("level", "faces", "culture"), [("i", 1, 6), ("ii", 2, 11)])
def test_historic_territory(table: MakeTable, level: str, faces: int, culture: int) -> None:
    t = table(age=2)
    t.seat(0, yellow_bank=13)
    assert t.discontent(0) == 1
    win(t, f"historic_territory_{level}", "warriors")
    assert (t.happiness(0), t.discontent(0), t.civ(0).culture) == (faces, 0, culture)
    t.civ(0).wonders.append("st_peters_basilica")
    # The Basilica shows a face of its own and adds one to the colony.
    assert t.happiness(0) == faces + 2


@pytest.mark.rule("NS-7.8", "NS-10.8", "NSC-138")
@pytest.mark.parametrize(
    ("level", "bank", "units", "left", "gained"),
    [("i", 0, 1, 2, 1), ("ii", 4, 2, 7, 2)],
)
def test_inhabited_territory(
    table: MakeTable, level: str, bank: int, units: int, left: int, gained: int
) -> None:
    t = table(age=2)
    t.seat(0, yellow_bank=bank, only_workers={"warriors": 2}, idle=0)
    win(t, f"inhabited_territory_{level}", *["warriors"] * units)
    assert (t.civ(0).yellow_bank, t.civ(0).idle) == (left, gained)


@pytest.mark.rule("NS-7.8", "NS-8.1", "NS-3.4", "NSC-139", "NSC-199")
@pytest.mark.parametrize(
    ("level", "age", "strength", "cards"),
    [("i", 1, 2, 3), ("ii", 3, 4, 5), ("ii", 4, 4, 0)],
)
def test_strategic_territory(
    table: MakeTable, level: str, age: int, strength: int, cards: int
) -> None:
    t = table(age=age)
    win(t, f"strategic_territory_{level}", "warriors")
    hand = t.civ(0).military.cards
    assert (t.strength(0), len(hand)) == (strength, cards)
    assert {t.figures(c).level for c in hand} <= {age}
    t.act(0, EndTurn())
    if cards:
        assert (t.decision.kind, t.decision.facts["count"]) == ("discard", cards - 2)
        t.open_end = True


@pytest.mark.rule("NS-7.8", "NS-10.7", "NS-11.1", "NSC-140")
def test_vast_territory_with_an_empty_bank(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, blue_bank=0, resources=10, food=6)
    win(t, "vast_territory_i", "warriors")
    assert (t.decision.kind, t.decision.seat) == ("lose_token", 0)
    assert t.offers() == [Choose("agriculture"), Choose("bronze")]
    t.act(0, Choose("bronze"))
    assert (t.resources(0), t.food(0), t.civ(0).blue_bank) == (9, 6, 0)
    assert t.civ(0).yellow_bank == 19 + 3


@pytest.mark.rule("NS-7.8", "NS-10.10", "NSC-140")
def test_vast_territory_takes_its_token_first(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, blue_bank=6)
    win(t, "vast_territory_ii", "warriors")
    assert (t.food(0), t.civ(0).blue_bank, t.civ(0).yellow_bank) == (4, 1, 19 + 4)


@pytest.mark.rule("NS-7.8", "NS-11.1", "NSC-141")
def test_wealthy_territory(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, blue_bank=0, workers={"iron": 0})
    win(t, "wealthy_territory_i", "warriors")
    assert (t.civ(0).blue, t.civ(0).blue_bank) == ({"bronze": 1, "iron": 2}, 0)
    t = table(age=2)
    t.seat(0, blue_bank=0)
    win(t, "wealthy_territory_ii", "warriors")
    assert (t.resources(0), t.civ(0).blue_bank) == (4, 0)


@pytest.mark.rule("NS-7.8")
def test_the_colony_comes_into_play_before_its_immediate_effects(table: MakeTable) -> None:
    t = table(age=2)
    win(t, "strategic_territory_i", "warriors")
    kinds = [e.kind for e in t.news]
    assert kinds.index("colonized") < kinds.index("drew")
    assert kinds[0] == "force_sent"


@pytest.mark.rule("NS-4.9", "NS-12.12", "NSC-142")
def test_columbus(table: MakeTable) -> None:
    t = table(age=1)
    t.seat(0, leader="christopher_columbus", military=["historic_territory_i"], ca=2)
    t.phase("politics")
    waiting = list(t.s.current_events.cards)
    t.act(0, UseAbility("christopher_columbus", Choose("historic_territory_i")))
    civ = t.civ(0)
    assert (civ.leader, civ.colonies) == (None, ["historic_territory_i"])
    assert (civ.culture, t.happiness(0), civ.ca) == (6, 1, 2)
    assert civ.workers["warriors"] == 1
    assert t.s.current_events.cards == waiting
    assert t.decision.kind == "actions"
