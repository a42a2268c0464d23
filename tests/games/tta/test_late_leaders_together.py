"""Leaders of age III together with other cards (NS-12 and what is said about single cards)."""

from __future__ import annotations

import pytest

from engine.games.tta import preview
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    DeclareWar,
    Develop,
    EndTurn,
    PassPolitics,
    PlayAggression,
    PlayCard,
    PlayLeader,
    UseAbility,
)
from engine.games.tta.code.decrees import LeaderLeaves
from tests.games.tta.table import MakeTable


@pytest.mark.rule("INT-18", "NS-5.21", "NS-11.3", "NSC-83")
def test_churchills_purse_lapses(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="winston_churchill", civil=["rockets", "strategy"], science=7)
    t.act(0, UseAbility("winston_churchill", Choose("military")))
    # The 3 science are for units only, not for other military technologies.
    t.refused(0, Develop("strategy"))
    assert t.offers("develop") == [Develop("rockets")]
    t.act(0, EndTurn())
    assert (t.civ(0).purse, t.civ(0).purse_science) == (0, 0)
    assert t.civ(0).culture == 0
    t.phase("actions")
    assert UseAbility("winston_churchill", Choose("culture")) in t.offers("use_ability")


@pytest.mark.rule("INT-18", "NS-5.21", "NS-14.22")
def test_churchill_scores_at_the_end_if_nothing_was_chosen(table: MakeTable) -> None:
    """Once in each turn, and it is told before."""
    t = table(age=3)
    t.seat(0, leader="winston_churchill", only_workers={}, yellow_bank=14, idle=9)
    assert (preview.preview(t.s, 0).ending, preview.preview(t.s, 0).famine) == (
        (("winston_churchill", 3),),
        0,
    )
    t.act(0, EndTurn())
    assert t.civ(0).culture == 3
    assert [(e.seat, e.amount, e.why) for e in t.heard("changed") if e.what == "culture"] == [
        (0, 3, "winston_churchill")
    ]
    t.act(1, PassPolitics(), EndTurn())
    # In the next turn the choice is there again.
    t.act(0, PassPolitics(), UseAbility("winston_churchill", Choose("culture")))
    assert t.civ(0).culture == 6
    assert preview.preview(t.s, 0).ending == ()
    t.seat(0, yellow_bank=1, idle=0)
    t.act(0, EndTurn())
    assert t.heard("uprising")
    assert t.civ(0).culture == 6


@pytest.mark.rule("INT-18", "NS-6.2")
@pytest.mark.parametrize(("bank", "hungry"), [(1, False), (14, True)])
def test_churchill_scores_after_famine_and_uprising(
    table: MakeTable, bank: int, hungry: bool
) -> None:
    """What comes last of all cannot be lost in the famine of the same turn."""
    t = table(age=3)
    t.seat(0, leader="winston_churchill", only_workers={}, yellow_bank=bank, idle=9 * hungry)
    t.civ(0).culture = 2
    seen = preview.preview(t.s, 0)
    assert (seen.uprising, seen.famine) == (not hungry, 2 * hungry)
    assert seen.ending == (("winston_churchill", 3),)
    t.act(0, EndTurn())
    assert t.civ(0).culture == 3 + 2 * (not hungry)


@pytest.mark.rule("INT-18")
@pytest.mark.parametrize("way", ["replaced", "removed"])
def test_churchill_scores_only_where_he_is_in_play(table: MakeTable, way: str) -> None:
    t = table(age=3)
    t.seat(0, leader="winston_churchill", civil=["charlie_chaplin"], only_workers={})
    if way == "replaced":
        t.act(0, PlayLeader("charlie_chaplin"))
    else:
        t.change(LeaderLeaves(0, "iconoclasm"))
    assert preview.preview(t.s, 0).ending == ()
    t.act(0, EndTurn())
    assert t.civ(0).culture == 0


@pytest.mark.rule("NS-12.14", "INT-31", "NSC-84")
@pytest.mark.parametrize("mine", [True, False])
def test_wars_declared_before_gandhi_remain(table: MakeTable, mine: bool) -> None:
    t = table(2, age=3)
    t.seat(0, only_workers={"warriors": 9}, culture=10, war="war_over_culture", war_on=1)
    t.seat(1, only_workers={"warriors": 7}, culture=10)
    t.civ(0 if mine else 1).leader = "mahatma_gandhi"
    t.phase("start")
    t.go()
    assert (t.civ(0).culture, t.civ(1).culture) == (17, 3)


@pytest.mark.rule("NS-12.14", "NS-4.5", "NSC-84")
def test_a_war_on_gandhi_costs_double(table: MakeTable) -> None:
    t = table(2, age=3)
    t.seat(0, government="communism", military=["war_over_culture", "spy", "armed_intervention"])
    t.seat(0, only_workers={"warriors": 3})
    t.seat(1, leader="mahatma_gandhi", only_workers={"warriors": 1})
    t.phase("politics")
    assert {a.card for a in t.offers("play_aggression")} == {"spy", "armed_intervention"}
    assert t.offers("declare_war") == []
    t.seat(0, leader="napoleon_bonaparte")
    t.phase("politics")
    t.act(0, DeclareWar("war_over_culture", 1))
    assert (t.civ(0).ma, t.civ(0).war) == (7 - 6, "war_over_culture")


@pytest.mark.rule("NS-12.14")
def test_the_price_is_double_for_the_attack_on_gandhi_only(table: MakeTable) -> None:
    t = table(3, age=3)
    t.seat(0, military=["armed_intervention"], only_workers={"warriors": 9}, ma=2)
    t.seat(1, leader="mahatma_gandhi", culture=9)
    t.seat(2, culture=9)
    t.phase("politics")
    assert t.offers("play_aggression") == [PlayAggression("armed_intervention", 2)]
    t.act(0, PlayAggression("armed_intervention", 2))
    assert (t.civ(0).culture, t.civ(2).culture) == (7, 2)


@pytest.mark.rule("NS-12.6", "NS-12.12", "NSC-114", "NSC-164")
def test_gates_scores_whenever_he_leaves_and_tokens_stay(table: MakeTable) -> None:
    t = table(age=3)
    staff = {"computers": 2, "philosophy": 1, "coal": 1}
    t.seat(0, leader="bill_gates", only_workers=staff)
    t.produce(0)
    assert (t.resources(0), t.civ(0).blue.get("computers")) == (3 * 2 + 3, 2)
    t.change(LeaderLeaves(0, "infiltrate"))
    assert (t.civ(0).culture, t.civ(0).leader) == (6, None)
    t.produce(0)
    assert t.resources(0) == 9 + 3
    t.seat(0, workers={"oil": 0}, idle=1)
    t.act(0, Build("oil"))
    assert t.resources(0) == 1


@pytest.mark.rule("NS-12.6", "NS-11.1", "INT-20")
@pytest.mark.parametrize(("leader", "gained"), [("bill_gates", 4), (None, 2)])
def test_gates_stores_gains_on_labs(table: MakeTable, leader: str | None, gained: int) -> None:
    t = table(age=3)
    t.seat(0, leader=leader, workers={"computers": 0}, civil=["reserves_iii"], blue_bank=2)
    t.act(0, PlayCard("reserves_iii", Choose("resources")))
    assert (t.resources(0), t.civ(0).blue_bank) == (gained, 0)
    assert t.civ(0).blue.get("computers", 0) == (leader is not None)


@pytest.mark.rule("NS-12.6", "NS-11.2", "INT-20")
@pytest.mark.parametrize(("leader", "left"), [("bill_gates", 3), (None, 1)])
def test_gates_takes_change_on_labs(table: MakeTable, leader: str | None, left: int) -> None:
    t = table(age=3)
    staff = {"oil": 0, "computers": 0, "philosophy": 1}
    t.seat(0, leader=leader, only_workers=staff, blue_bank=0, idle=1)
    t.civ(0).blue = {"oil": 1}
    t.act(0, Build("bronze"))
    # One token of 5 pays 2: on Computers it is still worth 3; Bronze would keep only 1.
    assert (t.resources(0), sum(t.civ(0).blue.values()), t.civ(0).blue_bank) == (left, 1, 0)


@pytest.mark.rule("NS-12.6", "NS-9.3")
def test_gates_and_the_transcontinental_railroad(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(
        0,
        leader="bill_gates",
        wonders=["transcontinental_railroad"],
        only_workers={"computers": 1, "iron": 1},
    )
    t.produce(0)
    # The best mine is Iron: its worker makes two tokens, the lab's one.
    assert t.civ(0).blue == {"computers": 1, "iron": 2}
    assert t.resources(0) == 3 + 2 * 2


@pytest.mark.rule("NS-12.8", "INT-35", "NSC-206")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [
        (None, 15),
        # one pair of a library and a theater
        ("william_shakespeare", 17),
        # one theater
        ("j_s_bach", 16),
        # best lab of level II
        ("isaac_newton", 17),
        # no building changes
        ("napoleon_bonaparte", 15),
        ("mahatma_gandhi", 15),
    ],
)
def test_internet_with_other_leaders(table: MakeTable, leader: str | None, culture: int) -> None:
    t = table(age=3)
    t.seat(
        0,
        wonder="internet",
        stages=4,
        resources=2,
        leader=leader,
        only_workers={
            # science 3 + 1 + 2, culture 1 + 2 + 3 + 1, strength of the arena 2
            "scientific_method": 1,
            "printing_press": 1,
            "opera": 1,
            "religion": 1,
            "team_sports": 1,
            "journalism": 1,
            "warriors": 5,
        },
    )
    t.act(0, BuildStages())
    assert t.civ(0).culture == culture
