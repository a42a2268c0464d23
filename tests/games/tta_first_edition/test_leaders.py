"""What leaders do at their moments: when something is taken, played, built or attacked (OR-8)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta.actions import (
    Bid,
    Build,
    Choose,
    Commit,
    DeclareWar,
    Develop,
    DropOut,
    EndTurn,
    PassPolitics,
    PlayAggression,
    PlayCard,
    PlayLeader,
    Populate,
    PrepareEvent,
    SendForce,
    Take,
    Upgrade,
    UseAbility,
)
from tests.games.tta.table import MakeTable, Table
from tests.games.tta_first_edition.game import FIRST

DONE = SendForce()

# ------------------------------------------------------------------------------------------ age A


@pytest.mark.rule("OR-2.17")
@pytest.mark.parametrize(
    ("card", "science"),
    [
        ("irrigation", 1),
        ("iron", 1),
        ("alchemy", 1),
        ("swordsmen", 1),
        ("masonry", 1),
        ("monarchy", 1),
        ("joan_of_arc", 0),
        ("great_wall", 0),
        ("work_of_art_i", 0),
    ],
)
def test_aristotle_learns_from_every_technology_that_is_taken(
    table: MakeTable, card: str, science: int
) -> None:
    t = table()
    t.seat(0, leader="aristotle")
    t.row(card)
    t.act(0, Take(card, 0))
    assert t.civ(0).science == science


@pytest.mark.rule("OR-2.17")
def test_aristotle_learns_nothing_from_what_is_played(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="aristotle", civil=["masonry"], science=3)
    t.act(0, Develop("masonry"))
    assert t.civ(0).science == 0


@pytest.mark.rule("OR-2.11", "OR-2.9")
def test_homers_resource_is_there_once_per_turn(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["homer"], idle=2, workers={"swordsmen": 0}, resources=1)
    t.refused(0, Build("warriors"))
    t.act(0, PlayLeader("homer"))
    t.refused(0, Build("philosophy"))  # not for buildings
    t.act(0, Upgrade("warriors", "swordsmen"))
    assert (t.resources(0), t.civ(0).idle) == (1, 2), "the difference of 1 was his"
    t.refused(0, Build("warriors"))  # gone for this turn
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    t.act(0, PassPolitics())
    have = t.resources(0)
    t.act(0, Build("warriors"))
    assert t.resources(0) == have - 1


@pytest.mark.rule("OR-2.11")
def test_homers_poets_are_warriors(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="homer", only_workers={"swordsmen": 3, "warriors": 1, "agriculture": 1})
    assert t.culture(0) == 1
    t.seat(0, only_workers={"warriors": 3})
    assert t.culture(0) == 2


@pytest.mark.rule("OR-2.4", "OR-2.10")
def test_moses_and_frugality(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="moses", civil=["frugality_i"], food=2, yellow_bank=18)
    t.act(0, Populate())
    assert (t.food(0), t.civ(0).yellow_bank) == (1, 17)
    t.act(0, PlayCard("frugality_i", Populate()))
    assert t.food(0) == 2, "1 is paid, then 2 come"


@pytest.mark.rule("OR-4.2", "OR-2.9")
def test_caesars_action_is_there_at_once(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["julius_caesar"], ma=0, idle=1, resources=2)
    t.refused(0, Build("warriors"))
    t.act(0, PlayLeader("julius_caesar"), Build("warriors"))
    assert (t.civ(0).ma_total, t.civ(0).ma, t.strength(0)) == (3, 0, 3)


@pytest.mark.rule("OR-8.16", "OR-2.13")
def test_hammurabi_lends_one_more_civil_action(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="hammurabi", idle=2, resources=4)
    t.act(0, Build("warriors"))
    t.refused(0, Build("warriors"))  # the only military action is spent
    t.row("iron", "alchemy", "irrigation", "theology", "masonry")
    for slot, card in enumerate(["iron", "alchemy", "irrigation", "theology", "masonry"]):
        t.act(0, Take(card, slot))
    assert (t.civ(0).ca, len(t.civ(0).civil)) == (0, 5)


# ------------------------------------------------------------------------------------------ age I


@pytest.mark.rule("OR-8.4", "ORC-110", "OR-4.3")
def test_columbus_finds_one_colony(table: MakeTable) -> None:
    t = table()
    found = ["wealthy_territory_i", "historic_territory_i"]
    t.seat(0, leader="christopher_columbus", military=[*found, "rats"], ca=4)
    t.seat(0, only_workers={"bronze": 2})
    t.s.current_events.cards, t.s.current_events.placed_by = ["crusades"], [-1]
    t.phase("politics")
    bank = t.civ(0).blue_bank
    t.act(0, UseAbility("christopher_columbus", Choose("wealthy_territory_i")))
    civ = t.civ(0)
    assert (civ.colonies, civ.leader) == (["wealthy_territory_i"], "christopher_columbus")
    assert (t.resources(0), civ.blue_bank) == (5, bank + 2 - 5)
    assert (civ.culture, t.s.current_events.cards) == (0, ["crusades"]), "nothing is prepared"
    assert sum(civ.workers.values()) == 2, "no force"
    assert t.decision.kind == "actions", "the political action is spent"
    assert civ.ca == 4
    t.phase("politics")
    t.refused(0, UseAbility("christopher_columbus", Choose("historic_territory_i")))
    t.refused(0, UseAbility("christopher_columbus", Choose("rats")))
    t.act(0, PrepareEvent("historic_territory_i"))


@pytest.mark.rule("OR-8.15", "OR-2.27")
def test_barbarossa_needs_both_halves(table: MakeTable) -> None:
    called = UseAbility("frederick_barbarossa", Build("swordsmen"))
    enough: dict[str, Any] = {"food": 2, "resources": 2, "yellow_bank": 14, "idle": 0, "ca": 1}
    for missing in ("food", "resources", "yellow_bank", "ca"):
        t = table()
        t.seat(0, leader="frederick_barbarossa", workers={"swordsmen": 0})
        t.seat(0, **{**enough, missing: enough[missing] - 1 if missing != "yellow_bank" else 0})
        t.refused(0, called)
    t = table()
    t.seat(0, leader="frederick_barbarossa", workers={"swordsmen": 0})
    t.seat(0, **enough, ma=0)
    t.act(0, called)
    civ = t.civ(0)
    assert (civ.ca, civ.ma, civ.workers["swordsmen"]) == (0, 0, 1), "no military action"
    assert (t.food(0), t.resources(0), civ.yellow_bank, civ.idle) == (0, 0, 13, 0)


@pytest.mark.rule("OR-8.15", "OR-2.11")
def test_barbarossa_with_patriotism(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="frederick_barbarossa", civil=["patriotism_a"], food=2, yellow_bank=18)
    t.act(0, PlayCard("patriotism_a"))
    t.act(0, UseAbility("frederick_barbarossa", Build("warriors")))
    assert (t.food(0), t.civ(0).purse, t.civ(0).ca, t.civ(0).ma) == (1, 0, 2, 3)


@pytest.mark.rule("OR-8.2", "ORC-120")
def test_genghis_khans_riders(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="genghis_khan", tactic="light_cavalry", exclusive=True, military=["spy"])
    t.seat(0, only_workers={"knights": 2})
    assert (t.strength(0), t.culture(0)) == (6, 2)
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1), Commit("knights"), DONE)
    assert t.decision.facts["attack"] == 6 + 3
    t.act(1, DONE)
    assert (t.strength(0), t.culture(0)) == (3, 1)


@pytest.mark.rule("OR-8.2", "OR-4.7")
def test_genghis_khans_riders_make_stronger_colonists(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="genghis_khan", only_workers={"knights": 1, "warriors": 1})
    t.seat(1, only_workers={})
    t.event("wealthy_territory_i")
    assert max(a.amount for a in t.offers("bid")) == 3 + 1
    t.act(0, Bid(3), Commit("knights"), DONE)
    assert t.civ(0).colonies == ["wealthy_territory_i"]


@pytest.mark.rule("OR-6.4", "OR-5.2")
def test_joan_of_arc_scores_when_war_is_declared(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, military=["war_over_culture_ii"], ma=3, culture=2)
    t.seat(1, leader="joan_of_arc", workers={"religion": 1})
    assert t.strength(1) == 2
    t.phase("politics")
    t.act(0, DeclareWar("war_over_culture_ii", 1))
    assert (t.civ(0).culture, t.civ(1).culture) == (2, 5)


def learned(table: MakeTable, leader: str, card: str, revolution: bool = False) -> Table:
    """A leader of the age has a technology played that costs what there is."""
    t = table(age=3)
    t.seat(0, leader=leader, civil=[card], only_workers={"bronze": 1})
    t.seat(0, science=t.science_price(0, card, revolution))
    t.act(0, Develop(card, revolution))
    assert t.civ(0).science == 0
    return t


KINDS = [
    "irrigation",
    "iron",
    "alchemy",
    "theology",
    "knights",
    "warfare",
    "masonry",
    "monarchy",
]


@pytest.mark.rule("OR-2.12", "OR-2.19")
@pytest.mark.parametrize("card", KINDS)
def test_leonardo_finds_a_resource_in_every_technology(table: MakeTable, card: str) -> None:
    t = learned(table, "leonardo_da_vinci", card)
    assert (t.resources(0), t.civ(0).ca_total - t.civ(0).ca) == (1, 1)


@pytest.mark.rule("OR-2.14")
def test_leonardo_and_einstein_at_a_revolution(table: MakeTable) -> None:
    t = learned(table, "leonardo_da_vinci", "monarchy", True)
    assert (t.resources(0), t.civ(0).ca) == (1, 0)
    t = learned(table, "albert_einstein", "monarchy", True)
    assert (t.civ(0).culture, t.civ(0).ca) == (3, 0)


@pytest.mark.rule("OR-2.25")
@pytest.mark.parametrize("leader", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
def test_scholars_need_a_staffed_lab_or_library(table: MakeTable, leader: str) -> None:
    t = table(age=3)
    for workers, more in [
        ({"computers": 0, "philosophy": 1}, 0),
        ({"alchemy": 3, "journalism": 1}, 2),
        ({"computers": 1, "journalism": 2}, 3),
        ({"agriculture": 1}, 0),
    ]:
        t.seat(0, leader=None, only_workers=workers)
        plain = t.science(0)
        t.seat(0, leader=leader)
        assert t.science(0) == plain + more


@pytest.mark.rule("OR-2.8", "OR-2.17")
def test_michelangelo_takes_wonders_for_one_action_less(table: MakeTable) -> None:
    t = table()
    t.row("taj_mahal", "iron", s6="great_wall", s10="st_peters_basilica")
    t.seat(0, leader="michelangelo", ca=0)
    assert [t.take_price(0, space) for space in (1, 2, 6, 10)] == [0, 1, 1, 2]
    t.refused(0, Take("iron", 1))
    t.act(0, Take("taj_mahal", 0))
    assert (t.civ(0).wonder, t.civ(0).ca) == ("taj_mahal", 0)
    t.seat(0, wonders=["pyramids", "colossus"])
    assert t.take_price(0, 6) == 2 + 2 - 1


@pytest.mark.rule("OR-2.25", "OR-2.8")
def test_michelangelo_sees_no_unfinished_wonder_and_no_sad_face(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="michelangelo", only_workers={"religion": 1, "bread_and_circuses": 2})
    assert t.culture(0) == 1 + 1, "arenas are not his"
    t.seat(0, wonder="hanging_gardens", stages=2)
    assert t.culture(0) == 2
    t.seat(0, wonder=None, stages=0, wonders=["kremlin"])
    assert t.culture(0) == 2 + 3


# ----------------------------------------------------------------------------------------- age II


@pytest.mark.rule("OR-2.6", "OR-2.12")
def test_bachs_theaters(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="j_s_bach", civil=["opera"], science=6, idle=1, resources=13)
    t.seat(0, workers={"drama": 0}, government="monarchy")
    t.act(0, Develop("opera"), Build("drama"))
    assert (t.civ(0).science, t.resources(0), t.culture(0)) == (0, 9, 2 + 1)
    t.act(0, Upgrade("drama", "opera"))
    assert (t.resources(0), t.culture(0)) == (9 - 4, 3 + 1), "an upgrade is no cheaper"


@pytest.mark.rule("OR-4.7", "OR-4.23")
def test_cooks_bonus_cards_count_one_more(table: MakeTable) -> None:
    bonus = "defense_colonization_bonus_i"
    for leader, most in ((None, 1 + 1 + 1), ("james_cook", 1 + 2 + 2)):
        t = table(age=2)
        t.seat(0, leader=leader, military=[bonus, bonus], only_workers={"warriors": 1})
        t.seat(1, only_workers={})
        t.event("wealthy_territory_i")
        assert max(a.amount for a in t.offers("bid")) == most
        t.act(0, Bid(most), Commit("warriors"), Commit(bonus), Commit(bonus), DONE)
        assert t.culture(0) == (2 if leader else 0)


@pytest.mark.rule("OR-4.23", "OR-4.8")
def test_cooks_cards_defend_as_printed(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, military=["spy"], only_workers={"warriors": 3})
    t.seat(1, leader="james_cook", military=["defense_colonization_bonus_i"], only_workers={})
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1), DONE)
    t.act(1, Commit("defense_colonization_bonus_i"))
    assert FIRST.view(t.s, 1).force_strength == 2
    t.act(1, DONE)
    (told,) = t.heard("defended")
    assert not told.held, "2 against 3"


@pytest.mark.rule("OR-8.7", "OR-8.1", "OR-4.7")
def test_napoleon_leads_no_colonists(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="napoleon_bonaparte", tactic="medieval_army", exclusive=True)
    t.seat(0, only_workers={"warriors": 1, "knights": 1})
    t.seat(1, only_workers={})
    assert t.strength(0) == 3 + 2 + 2
    t.event("wealthy_territory_i")
    assert max(a.amount for a in t.offers("bid")) == 3 + 2
    t.act(0, Bid(1), Commit("warriors"), DONE)


@pytest.mark.rule("OR-8.6")
@pytest.mark.parametrize("card", KINDS)
def test_newton_gives_the_civil_action_back(table: MakeTable, card: str) -> None:
    t = learned(table, "isaac_newton", card)
    assert t.civ(0).ca == t.civ(0).ca_total


@pytest.mark.rule("OR-8.6", "OR-2.10")
def test_newton_and_a_breakthrough(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="isaac_newton", civil=["breakthrough_i", "masonry"], science=3, ca=1)
    t.act(0, PlayCard("breakthrough_i", Develop("masonry")))
    assert (t.civ(0).ca, t.civ(0).science) == (1, 2)


@pytest.mark.rule("OR-8.5", "OR-9.30", "ORC-158")
def test_robespierre_and_patriotism(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="maximilien_robespierre", civil=["patriotism_ii", "monarchy"], science=3)
    t.act(0, PlayCard("patriotism_ii"))
    assert (t.civ(0).ma, t.civ(0).ma_total) == (4, 3)
    t.act(0, Develop("monarchy", True))
    civ = t.civ(0)
    assert (civ.ca_total, civ.ca, civ.ma_total, civ.ma) == (5, 4, 4, 1), "the extra one is left"


@pytest.mark.rule("OR-8.5", "OR-9.30", "OR-2.10")
def test_robespierre_and_a_breakthrough(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="maximilien_robespierre", civil=["breakthrough_ii", "monarchy"], science=3)
    t.seat(0, ca=0)
    ordered = PlayCard("breakthrough_ii", Develop("monarchy", True))
    t.refused(0, ordered)  # the card's own action
    t.seat(0, ca=1)
    t.act(0, ordered)
    civ = t.civ(0)
    assert (civ.science, civ.ca_total, civ.ca, civ.ma) == (4, 5, 1, 0)


@pytest.mark.rule("OR-8.5", "OR-2.14")
def test_robespierre_forgets_the_other_revolution(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="maximilien_robespierre", civil=["monarchy"], science=9, ca=4, ma=2)
    t.refused(0, Develop("monarchy", True))
    t.act(0, Develop("monarchy"))
    civ = t.civ(0)
    assert (civ.science, civ.ca_total - civ.ca, civ.ma_total - civ.ma) == (0, 1, 1)


@pytest.mark.rule("OR-2.25")
@pytest.mark.parametrize(
    ("libraries", "theaters", "more"), [(2, 0, 2), (0, 2, 0), (1, 2, 3), (2, 1, 4), (2, 2, 6)]
)
def test_shakespeares_pairs(table: MakeTable, libraries: int, theaters: int, more: int) -> None:
    t = table(age=2)
    t.seat(0, only_workers={"printing_press": libraries, "drama": theaters})
    plain = t.culture(0)
    t.seat(0, leader="william_shakespeare")
    assert t.culture(0) == plain + more


# ---------------------------------------------------------------------------------------- age III


@pytest.mark.rule("OR-2.12")
@pytest.mark.parametrize("card", KINDS)
def test_einstein_scores_for_every_technology(table: MakeTable, card: str) -> None:
    t = learned(table, "albert_einstein", card)
    assert (t.civ(0).culture, t.civ(0).ca_total - t.civ(0).ca) == (3, 1)


@pytest.mark.rule("OR-2.25")
def test_a_game_designers_labs(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="game_designer", only_workers={"philosophy": 2, "computers": 1})
    assert (t.science(0), t.culture(0)) == (2 * 0 + 4, 3)


@pytest.mark.rule("OR-4.3", "ORC-124")
def test_gandhi_attacks_nobody(table: MakeTable) -> None:
    t = table(age=3)
    attacks = ["armed_intervention", "war_over_culture_iii"]
    t.seat(0, military=attacks, only_workers={"warriors": 9}, ma=6)
    for leader in (None, "mahatma_gandhi"):
        t.seat(0, leader=leader, ma=6)
        t.phase("politics")
        kinds = {a.kind for a in t.offers()} & {"play_aggression", "declare_war"}
        assert kinds == (set() if leader else {"play_aggression", "declare_war"})
    t.refused(0, PlayAggression("armed_intervention", 1))
    t.refused(0, DeclareWar("war_over_culture_iii", 1))


@pytest.mark.rule("ORC-124", "OR-5.2")
@pytest.mark.parametrize("card", ["spy", "armed_intervention", "war_over_culture_iii"])
def test_attacks_on_gandhi_cost_twice_as_much(table: MakeTable, card: str) -> None:
    t = table(age=3)
    price = t.figures(card).military_cost
    assert price
    attack = DeclareWar(card, 1) if card.startswith("war") else PlayAggression(card, 1)
    t.seat(0, military=[card], only_workers={"warriors": 9}, ma=2 * price - 1)
    t.seat(1, leader="mahatma_gandhi", only_workers={})
    t.phase("politics")
    t.refused(0, attack)
    t.seat(0, ma=2 * price)
    t.phase("politics")
    t.act(0, attack)
    assert t.civ(0).ma == 0
    t.open_end = True


@pytest.mark.rule("ORC-114", "OR-2.6")
def test_teslas_rivals_pay_more_for_upgrades(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(1, leader="nikola_tesla", workers={"alchemy": 0})
    t.seat(0, workers={"alchemy": 0, "journalism": 0, "printing_press": 1}, resources=9)
    t.seat(0, workers={"drama": 1, "opera": 0})
    steps = [("philosophy", "alchemy"), ("printing_press", "journalism"), ("drama", "opera")]
    assert [t.upgrade_price(0, *step) for step in steps] == [3 + 1, 4 + 1, 4]
    assert t.upgrade_price(1, "philosophy", "alchemy") == 3
    t.act(0, Upgrade("philosophy", "alchemy"))
    assert t.resources(0) == 5
    t.seat(0, resources=4)
    t.refused(0, Upgrade("printing_press", "journalism"))
    t.seat(0, resources=5)
    t.act(0, Upgrade("printing_press", "journalism"))
    assert t.resources(0) == 0


@pytest.mark.rule("ORC-114", "OR-2.7")
def test_teslas_rivals_with_masonry_and_with_an_efficient_upgrade(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(1, leader="nikola_tesla")
    t.seat(0, workers={"alchemy": 0, "scientific_method": 0}, specials=["architecture"])
    t.seat(0, civil=["efficient_upgrade_ii"], resources=1)
    # Alchemy 6 - 1, Scientific Method 8 - 2
    assert t.upgrade_price(0, "philosophy", "scientific_method") == 6 - 3 + 1
    assert t.upgrade_price(0, "alchemy", "scientific_method") == 6 - 5 + 1
    t.act(0, PlayCard("efficient_upgrade_ii", Upgrade("philosophy", "scientific_method")))
    assert t.resources(0) == 0


@pytest.mark.rule("OR-8.8", "ORC-114")
def test_teslas_labs_count_for_industry(table: MakeTable) -> None:
    for leader, culture in ((None, 2 * 2 + 1), ("nikola_tesla", 2 * 2 + 1 + 4)):
        t = table(3, age=3)
        t.seat(0, leader=leader, only_workers={"iron": 2, "bronze": 1, "alchemy": 2})
        t.seat(0, workers={"scientific_method": 1, "philosophy": 1})
        t.pact("international_trade_agreement", 0, 0, 1)
        t.event("impact_of_industry")
        assert t.civ(0).culture == culture


@pytest.mark.rule("OR-8.8")
def test_teslas_labs_produce_whenever_mines_do(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="nikola_tesla", only_workers={"bronze": 1, "computers": 1, "philosophy": 1})
    t.event("new_deposits")
    assert (t.resources(0), t.civ(0).blue["computers"]) == (1 + 3, 1)


@pytest.mark.rule("OR-9.22", "OR-2.16")
def test_teslas_labs_give_change(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="nikola_tesla", workers={"computers": 1, "warriors": 1}, idle=1)
    t.civ(0).blue["computers"] = 1
    t.act(0, Build("warriors"))
    assert t.resources(0) == 1


@pytest.mark.rule("OR-8.8", "OR-2.16", "OR-2.19")
def test_teslas_labs_hold_resources_as_mines_do(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="nikola_tesla", workers={"computers": 0, "scientific_method": 0})
    t.seat(0, workers={"swordsmen": 0}, blue_bank=0, civil=["mineral_deposits_ii"])
    t.civ(0).blue["computers"] = 1
    t.act(0, Upgrade("warriors", "swordsmen"))
    assert (t.resources(0), t.civ(0).blue["scientific_method"]) == (2, 1), "3 - 1, one token"
    t.seat(0, blue_bank=1)
    t.act(0, PlayCard("mineral_deposits_ii"))
    assert (t.resources(0), t.civ(0).blue["computers"]) == (5, 1)


@pytest.mark.rule("OR-2.25", "OR-8.9")
def test_an_icons_faces_and_best_theater(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="rock_and_roll_icon", only_workers={"drama": 2, "opera": 1, "movies": 0})
    assert (t.culture(0), t.happiness(0)) == (2 * 2 + 3 + 3, 3 + 2)
    t.seat(0, only_workers={"drama": 1}, wonders=["st_peters_basilica"])
    assert (t.culture(0), t.happiness(0)) == (2 + 2 + 2, (1 + 2) * 2)
    t.seat(0, only_workers={})
    assert (t.culture(0), t.happiness(0)) == (2, 4)


@pytest.mark.rule("OR-8.15", "ORC-124")
def test_churchill_learns_arms_for_less(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="winston_churchill", civil=["swordsmen", "tanks", "warfare"], science=6)
    t.act(0, Develop("swordsmen"), Develop("tanks"))
    assert t.civ(0).science == 0, "3 - 3 and 9 - 3"
    t.refused(0, Develop("warfare"))


@pytest.mark.rule("OR-8.15", "OR-2.11")
def test_churchills_discount_is_no_stock(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="winston_churchill", workers={"riflemen": 0, "cannon": 0})
    t.seat(0, idle=2, resources=6, government="fundamentalism")
    t.seat(1, war="war_over_culture_iii", war_on=0)
    t.act(0, Build("riflemen"), Build("cannon"))
    assert t.resources(0) == 0, "5 - 2 each"
    t = table(3, age=3)
    t.seat(0, leader="winston_churchill", workers={"riflemen": 0}, idle=1, resources=4)
    t.seat(1, war="war_over_culture_iii", war_on=2)
    t.refused(0, Build("riflemen"))  # a war on somebody else


@pytest.mark.rule("OR-4.7", "OR-4.24")
def test_churchills_cards_colonize_as_printed(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="winston_churchill", military=["defense_colonization_bonus_ii"])
    t.seat(0, only_workers={"warriors": 1})
    t.seat(1, only_workers={})
    t.event("wealthy_territory_i")
    assert max(a.amount for a in t.offers("bid")) == 1 + 2
    t.act(0, DropOut())
    t.open_end = True
