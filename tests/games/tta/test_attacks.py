"""Aggressions and wars (NS-4.2 to 4.5, NS-3.5; NSC-104 to NSC-123, NSC-228, 243, 245, 248)."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.games.tta.actions import (
    CancelPact,
    Choose,
    DeclareWar,
    Decline,
    Defend,
    EndTurn,
    PassPolitics,
    PlayAggression,
    PrepareEvent,
    Split,
    StealTechnologies,
)
from tests.games.tta.table import MakeTable, Table


def attack(t: Table, card: str, attacker: int = 0, target: int = 1) -> None:
    """The aggression is played and the target, if asked, does not defend."""
    t.seat(attacker, military=[card], government="communism")
    t.phase("politics", attacker)
    t.act(attacker, PlayAggression(card, target))
    if t.decision.kind == "defend":
        t.act(target, Decline())


def war(t: Table, card: str, attacker: int = 0, target: int = 1) -> None:
    """The war was declared last turn; the attacker's turn starts."""
    t.civ(attacker).war, t.civ(attacker).war_on = card, target
    t.phase("start", attacker)
    t.go()


@pytest.mark.rule("NS-4.2", "NSC-104")
def test_who_may_be_attacked(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 9})
    t.seat(1, only_workers={"warriors": 9})
    t.seat(2, only_workers={"warriors": 8})
    t.phase("politics")
    assert t.offers("play_aggression") == [PlayAggression("plunder_i", 2)]
    t.refused(0, PlayAggression("plunder_i", 1))


@pytest.mark.rule("NS-4.2", "NS-4.4", "NS-12.13", "NSC-105")
def test_open_borders_agreement(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 8})
    t.seat(1, only_workers={"warriors": 9}, military=["legion"])
    t.pact("open_borders_agreement", 0, 0, 1)
    assert (t.civ(0).ma_total, t.civ(1).ma_total) == (3, 3)
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1))
    assert t.decision.facts["attack"] == 10
    t.act(1, Defend(("down:legion",)))
    assert t.heard("defended")[0].held
    assert len(t.s.pacts) == 1


@pytest.mark.rule("NS-4.2", "NS-4.3", "INT-49", "NSC-106")
def test_a_pact_that_ends_on_attack(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 7})
    t.seat(1, only_workers={"warriors": 6})
    t.pact("military_pact", 0, 0, 1)
    assert (t.strength(0), t.strength(1)) == (10, 9)
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1))
    assert t.s.pacts == []
    assert (t.heard("attacked")[0].attack, t.heard("attacked")[0].defence) == (7, 6)
    t = table(3)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 10})
    t.seat(1, only_workers={"warriors": 8, "religion": 2})
    t.pact("promise_of_military_protection", 0, 0, 1)
    assert (t.strength(1), t.culture(0), t.culture(1)) == (12, 1, 1)
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1))
    assert (t.culture(0), t.culture(1)) == (0, 2)


@pytest.mark.rule("NS-4.2", "NS-4.5", "NSC-107")
def test_pacts_that_forbid_attacks(table: MakeTable) -> None:
    t = table(4, age=3)
    for seat in (0, 3):
        t.seat(
            seat,
            military=["plunder_iii", "war_over_culture"],
            government="communism",
            only_workers={"warriors": 9},
        )
    t.pact("peace_treaty", 0, 0, 1)
    t.pact("loss_of_sovereignty", 2, 2, 1)
    t.phase("politics", 0)
    assert {a.target for a in t.offers("play_aggression")} == {2}
    assert {a.target for a in t.offers("declare_war")} == {2, 3}
    t.phase("politics", 3)
    assert {a.target for a in t.offers("play_aggression")} == {1, 2}
    assert {a.target for a in t.offers("declare_war")} == {0, 2}


@pytest.mark.rule("NS-4.4", "NSC-108")
@pytest.mark.parametrize(("strength", "possible"), [(13, True), (15, False)])
def test_the_defence_limit(table: MakeTable, strength: int, possible: bool) -> None:
    t = table(2, age=2)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": strength})
    hand = ["defense_colonization_ii", "defense_colonization_i", "legion", "rats", "phalanx"]
    t.seat(1, military=hand, only_workers={"warriors": 8}, ma=0)
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1))
    both = Defend(("defense_colonization_i", "defense_colonization_ii"))
    three = Defend(("defense_colonization_i", "defense_colonization_ii", "down:rats"))
    t.refused(1, three)
    if possible:
        t.act(1, both)
        assert t.heard("defended")[0].held
        assert t.decision.kind == "actions"
    else:
        t.refused(1, both)
        assert t.offers() == [Decline()]
        t.act(1, Decline())
        assert len(t.civ(1).military) == 5


@pytest.mark.rule("NS-4.4", "NSC-109")
def test_an_exact_tie_defends(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 12})
    t.seat(
        1,
        military=["defense_colonization_i", "legion"],
        government="monarchy",
        only_workers={"warriors": 9},
    )
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1))
    t.act(1, Defend(("defense_colonization_i", "down:legion")))
    event = t.heard("defended")[0]
    assert (event.held, event.bonus, event.discarded) == (True, ("defense_colonization_i",), 1)
    assert sorted(t.s.discards.cards[-3:]) == ["defense_colonization_i", "legion", "plunder_i"]


@pytest.mark.rule("NS-4.4", "NS-14.11", "NSC-245")
def test_the_discard_set_in_defence(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 12})
    t.seat(
        1,
        military=["defense_colonization_i", "legion", "rats"],
        government="monarchy",
        only_workers={"warriors": 9},
    )
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1))
    bonus, down = "defense_colonization_i", "down:defense_colonization_i"
    offered = {frozenset(a.cards) for a in t.offers("defend")}
    assert offered == {
        frozenset({bonus, "down:legion"}),
        frozenset({bonus, "down:rats"}),
        frozenset({bonus, "down:legion", "down:rats"}),
        frozenset({down, "down:legion", "down:rats"}),
    }
    t.refused(1, Defend(("down:legion", "down:rats")))
    t.refused(1, Defend((bonus,)))
    t.refused(1, Defend((bonus, down)))
    t.act(1, Decline())


@pytest.mark.rule("NS-14.25", "NS-13.1", "NSC-228")
def test_a_hopeless_defence_is_asked_all_the_same(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 30})
    t.seat(1, military=["rats", "legion", "phalanx"], specials=["strategy"])
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1))
    assert (t.decision.seat, t.offers()) == (1, [Decline()])
    t.act(1, Decline())
    t = table(2)
    t.seat(0, military=["plunder_i"], only_workers={"warriors": 30})
    t.phase("politics")
    t.act(0, PlayAggression("plunder_i", 1))
    assert t.decision.kind == "actions"


# -------------------------------------------------------------------------------- aggressions


@pytest.mark.rule("NS-11.4", "NS-14.12", "NSC-110")
def test_plunder(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, food=1, resources=4)
    attack(t, "plunder_ii")
    t.act(0, Split(3, 2))
    assert (t.food(1), t.resources(1), t.food(0), t.resources(0)) == (0, 2, 1, 2)
    for card, limit in (("plunder_i", 3), ("plunder_iii", 7)):
        t = table(2, age=2)
        t.seat(0, only_workers={"warriors": 9})
        t.seat(1, resources=9)
        attack(t, card)
        assert max(a.food + a.resources for a in t.offers("split")) == limit
        t.act(0, Split(0, limit))
        assert t.resources(1) == 9 - limit


@pytest.mark.rule("NS-11.4", "NSC-110", "INT-4")
def test_plunder_tells_what_is_lost_for_want_of_change(table: MakeTable) -> None:
    """A token of 3 and no other: of the change for 1 only 1 can be given, so 2 are lost."""
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, blue_bank=0, workers={"coal": 0}, blue={"coal": 1})
    attack(t, "plunder_i")
    t.act(0, Split(0, 1))
    told = {e.seat: e.amount for e in t.heard("changed") if e.what == "resources"}
    assert told == {0: 1, 1: -2}
    assert (t.resources(0), t.resources(1)) == (1, 1)


@pytest.mark.rule("NS-14.12", "NSC-110")
def test_plunder_names_first_what_takes_most(table: MakeTable) -> None:
    def menus(food: int, resources: int) -> list[list[Action]]:
        t = table(2)
        t.seat(0, only_workers={"warriors": 9})
        t.seat(1, food=food, resources=resources)
        attack(t, "plunder_i")
        t.open_end = True
        return [] if t.decision.kind == "actions" else [list(m.every()) for m in t.decision.menus]

    assert menus(0, 0) == []
    most, other = menus(1, 9)
    assert most == [Split(0, 3), Split(1, 2)]
    # The rules name an upper limit: less may be taken, and more food named than there is.
    assert {Split(0, 0), Split(1, 0), Split(3, 0)} < set(other)
    assert len(other) == len(set(other)) == 8
    assert menus(1, 1)[0] == [Split(1, 1)]
    assert menus(9, 9)[0] == [Split(n, 3 - n) for n in range(4)]


@pytest.mark.rule("NS-4.4", "NS-14.12", "INT-39", "NSC-111")
@pytest.mark.parametrize(
    ("card", "buildings", "picks", "gain"),
    [
        ("raid_i", {"theology": 1, "opera": 1}, [], 3),
        ("raid_ii", {"scientific_method": 1, "alchemy": 1}, ["scientific_method"], 7),
        ("raid_ii", {"opera": 1, "printing_press": 1}, ["opera"], 6),
        ("raid_iii", {"movies": 1, "opera": 1}, ["movies"], 10),
    ],
)
def test_raid(
    table: MakeTable, card: str, buildings: dict[str, int], picks: list[str], gain: int
) -> None:
    t = table(2, age=3)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, only_workers=buildings, specials=["masonry"], idle=0)
    attack(t, card)
    for pick in picks:
        t.act(0, Choose(pick))
    assert t.resources(0) == gain
    assert t.civ(1).idle == (1 if card == "raid_i" else 2)


@pytest.mark.rule("NS-4.4", "INT-19")
def test_a_raid_without_a_building_and_two_of_the_lower_age(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, only_workers={"opera": 1})
    attack(t, "raid_i")
    assert (t.resources(0), t.civ(1).workers["opera"]) == (0, 1)
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, only_workers={"alchemy": 2, "philosophy": 1})
    attack(t, "raid_ii")
    t.act(0, Choose("alchemy"), Choose("alchemy"))
    assert t.resources(0) == 6


@pytest.mark.rule("NS-10.8", "NS-14.12", "NSC-112")
def test_enslave(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, idle=0, yellow_bank=9)
    attack(t, "enslave")
    assert (t.decision.seat, t.decision.kind) == (1, "lose_worker")
    t.act(1, Choose("bronze"))
    assert (t.civ(1).yellow_bank, t.resources(0), t.food(0)) == (10, 2, 2)


@pytest.mark.rule("NS-9.4", "NS-10.7", "NS-10.10", "NSC-113")
def test_annex_and_tokens(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, colonies=["vast_territory_i"], yellow_bank=2, blue_bank=0)
    attack(t, "annex")
    one, two = t.civ(0), t.civ(1)
    assert (two.colonies, two.yellow_bank, two.blue_bank) == ([], 0, 1)
    assert (one.colonies, one.yellow_bank, one.blue_bank) == (["vast_territory_i"], 21, 15)
    assert t.food(0) == 0


@pytest.mark.rule("NS-12.12", "NS-3.4", "NS-14.16", "NSC-114")
def test_infiltrate(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 19})
    t.seat(
        1, leader="napoleon_bonaparte", wonder="transcontinental_railroad", stages=2, blue_bank=3
    )
    attack(t, "infiltrate")
    t.act(0, Choose("napoleon_bonaparte"))
    assert (t.civ(1).leader, t.civ(1).ma_total, t.civ(0).culture) == (None, 2, 6)
    attack(t, "infiltrate")
    assert (t.civ(1).wonder, t.civ(1).blue_bank, t.civ(0).culture) == (None, 5, 12)
    t.seat(1, leader="moses")
    attack(t, "infiltrate")
    assert t.civ(0).culture == 12
    t.seat(1, leader="bill_gates", only_workers={"scientific_method": 1, "computers": 1})
    attack(t, "infiltrate")
    assert (t.civ(0).culture, t.civ(1).culture) == (21, 5)
    attack(t, "infiltrate")
    assert t.civ(0).culture == 21


@pytest.mark.rule("NS-11.4", "NSC-115")
def test_spy_and_armed_intervention(table: MakeTable) -> None:
    t = table(2, age=3)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, science=3, culture=5)
    attack(t, "spy")
    assert (t.civ(0).science, t.civ(1).science) == (3, 0)
    attack(t, "armed_intervention")
    assert (t.civ(0).culture, t.civ(1).culture) == (5, 0)


@pytest.mark.rule("NS-6.2", "NS-14.12", "NSC-248")
def test_the_worker_from_a_raid_is_unused(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, only_workers={"warriors": 9})
    t.seat(1, idle=0, yellow_bank=13, food=5)
    assert t.discontent(1) == 1
    attack(t, "raid_i")
    t.phase("end", 1)
    assert not t.heard("uprising")


# --------------------------------------------------------------------------------------- wars


@pytest.mark.rule("NS-3.5", "NS-14.6", "NSC-116")
@pytest.mark.parametrize(
    ("own", "other", "culture", "after"),
    [(20, 14, 40, (11, 29)), (20, 14, 8, (8, 0)), (14, 20, 40, (0, 51)), (14, 14, 40, (11, 40))],
)
def test_war_over_culture(
    table: MakeTable, own: int, other: int, culture: int, after: tuple[int, int]
) -> None:
    t = table(2, age=3)
    t.seat(0, only_workers={"warriors": own}, culture=0 if own > other else 11)
    t.seat(1, only_workers={"warriors": other}, culture=culture)
    war(t, "war_over_culture")
    assert (t.civ(0).culture, t.civ(1).culture) == after
    assert t.civ(0).war is None
    assert "war_over_culture" in t.s.discards.cards


@pytest.mark.rule("NS-3.5", "NS-10.11", "NSC-117")
@pytest.mark.parametrize(
    ("advantage", "bank", "tokens"), [(12, 5, 3), (12, 2, 2), (4, 9, 1), (5, 9, 2)]
)
def test_war_over_territory(table: MakeTable, advantage: int, bank: int, tokens: int) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 3 + advantage}, yellow_bank=9)
    t.seat(1, only_workers={"warriors": 3}, yellow_bank=bank)
    war(t, "war_over_territory")
    assert (t.civ(0).yellow_bank, t.civ(1).yellow_bank) == (9 + tokens, bank - tokens)


@pytest.mark.rule("NS-3.6", "NS-14.6", "INT-27", "NSC-118")
def test_war_over_technology(table: MakeTable) -> None:
    def start() -> Table:
        t = table(2, age=2)
        t.seat(
            0,
            only_workers={"warriors": 15},
            specials=["warfare"],
            civil=["cartography"],
            leader="isaac_newton",
            ca=3,
        )
        t.seat(1, only_workers={}, specials=["strategy", "navigation"], science=3)
        war(t, "war_over_technology")
        assert t.decision.facts["advantage"] == 16 - 3 - 2
        return t

    t = start()
    t.refused(0, StealTechnologies(("strategy", "navigation"), 0))
    t.act(0, StealTechnologies(("strategy",), 3))
    assert (t.civ(0).specials, t.civ(0).science, t.civ(1).science) == (["strategy"], 3, 0)
    assert (t.civ(1).specials, t.civ(0).ca) == (["navigation"], 3)
    assert "warfare" in t.s.gone
    t = start()
    t.act(0, StealTechnologies(("navigation",), 3))
    assert t.civ(0).specials == ["warfare", "navigation"]
    t = start()
    t.act(0, StealTechnologies((), 3))
    assert t.civ(0).science == 3
    t = start()
    t.act(0, StealTechnologies((), 1))
    assert (t.civ(0).science, t.civ(1).science) == (1, 2)


@pytest.mark.rule("NS-3.6", "NSC-119")
def test_stealing_a_lower_technology(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 5}, specials=["strategy"])
    t.seat(1, only_workers={}, specials=["warfare"], science=10)
    war(t, "war_over_technology")
    assert t.decision.facts["advantage"] == 7
    t.act(0, StealTechnologies(("warfare",), 2))
    assert (t.civ(0).specials, t.civ(0).science, t.s.gone[-1]) == (["strategy"], 2, "warfare")


@pytest.mark.rule("NS-3.3", "NS-3.5", "NSC-120")
def test_war_and_the_end_of_an_age(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, leader="joan_of_arc", only_workers={"warriors": 9, "organized_religion": 1})
    t.seat(1, only_workers={"warriors": 10})
    assert t.strength(0) == 12
    t.s.civil_deck.cards = ["iron"]
    t.row()
    war(t, "war_over_territory")
    event = t.heard("war_resolved")[0]
    assert (t.s.age, event.attack, event.winner) == (3, 9, 1)


@pytest.mark.rule("NS-12.13", "NSC-121")
@pytest.mark.parametrize(("cancelled", "winner"), [(False, 0), (True, 1)])
def test_war_and_open_borders(table: MakeTable, cancelled: bool, winner: int) -> None:
    t = table(3, age=2)
    t.seat(0, only_workers={"warriors": 10}, war="war_over_territory", war_on=1)
    t.seat(1, only_workers={"warriors": 11})
    t.pact("open_borders_agreement", 0, 0, 1)
    if cancelled:
        t.phase("politics", 1)
        t.act(1, CancelPact("open_borders_agreement"))
    t.phase("start", 0)
    t.go()
    assert t.heard("war_resolved")[0].winner == winner


@pytest.mark.rule("NS-3.5", "NSC-122")
def test_no_defence_cards_in_a_war(table: MakeTable) -> None:
    t = table(2, age=3)
    t.seat(0, only_workers={"warriors": 4})
    t.seat(1, only_workers={"warriors": 3}, military=["defense_colonization_iii"], culture=9)
    war(t, "war_over_culture")
    assert (t.decision.kind, t.civ(1).culture) == ("politics", 3)


@pytest.mark.rule("NS-4.5", "NS-4.10", "NS-14.7", "NSC-123")
def test_the_last_round(table: MakeTable) -> None:
    t = table(2, age=4)
    t.seat(
        0,
        military=["war_over_culture", "spy", "impact_of_science"],
        government="communism",
        workers={"warriors": 9},
    )
    t.phase("politics")
    t.refused(0, DeclareWar("war_over_culture", 1))
    kinds = {a.kind for a in t.offers()}
    assert kinds == {"play_aggression", "prepare_event", "pass_politics"}
    t.s.current_events.cards[-1] = "development_of_science"
    t.act(0, PrepareEvent("impact_of_science"))


@pytest.mark.rule("NS-4.5", "NS-14.13", "NS-3.5")
def test_declaring_a_war(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, military=["war_over_territory"])
    t.seat(1, only_workers={"warriors": 5})
    t.phase("politics")
    t.act(0, DeclareWar("war_over_territory", 1))
    civ = t.civ(0)
    assert (civ.war, civ.war_on, civ.ma, civ.military.cards) == ("war_over_territory", 1, 0, [])
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    assert (t.civ(0).war, t.civ(1).yellow_bank) == (None, 19)


@pytest.mark.rule("NS-14.4", "NS-3.7", "NS-3.5", "NSC-243")
def test_an_exclusive_tactic_counts_in_the_war(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, tactic="phalanx", exclusive=True, only_workers={"warriors": 2, "knights": 1})
    t.seat(1, only_workers={"warriors": 5})
    war(t, "war_over_territory")
    assert t.heard("war_resolved")[0].attack == 2 + 2 + 3
    assert (t.civ(0).tactic, t.civ(0).exclusive) == ("phalanx", False)
    assert t.s.common_tactics == ["phalanx"]
