"""Leaders, technologies and governments (NSC-55 to NSC-84, NSC-101 to 103, NSC-219 to 226)."""

from __future__ import annotations

import pytest

from engine.games.tta import RULES
from engine.games.tta.actions import (
    Bid,
    Build,
    BuildStages,
    Choose,
    Commit,
    Decline,
    Destroy,
    Develop,
    Disband,
    DropOut,
    EndTurn,
    PassPolitics,
    PlayAggression,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    PrepareEvent,
    SendForce,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.change.choices import ProduceNow
from engine.games.tta.query import ratings
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-10.5", "NSC-55")
@pytest.mark.parametrize("spent", [1, 0])
def test_a_total_shrinks(table: MakeTable, spent: int) -> None:
    t = table()
    t.seat(0, leader="julius_caesar", civil=["michelangelo"])
    t.civ(0).ma -= spent
    t.act(0, PlayLeader("michelangelo"))
    assert (t.civ(0).ma_total, t.civ(0).ma) == (2, 2)


@pytest.mark.rule("NS-10.5", "NSC-56")
def test_a_replacement_is_one_step(table: MakeTable) -> None:
    t = table()
    t.seat(0, government="monarchy", leader="joan_of_arc", civil=["napoleon_bonaparte"], ma=0)
    t.act(0, PlayLeader("napoleon_bonaparte"))
    assert (t.civ(0).ma_total, t.civ(0).ma) == (5, 1)


@pytest.mark.rule("NS-5.9", "NSC-57")
def test_first_leader_and_replacement(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["aristotle", "leonardo_da_vinci"])
    t.row("iron", "monarchy", "masonry", "joan_of_arc", "pyramids", "stockpile")
    t.act(0, PlayLeader("aristotle"))
    assert t.civ(0).ca == 3
    t.civ(0).ca = 20
    t.civ(0).ca_total = 20
    for slot, science in ((0, 1), (1, 2), (2, 3), (3, 3), (4, 3)):
        t.civ(0).civil.cards = ["leonardo_da_vinci"]
        t.act(0, Take(t.s.row[slot], slot))
        assert t.civ(0).science == science
    t.seat(0, ca=4)
    t.act(0, PlayLeader("leonardo_da_vinci"))
    assert (t.civ(0).ca, t.s.gone) == (4, ["aristotle"])


@pytest.mark.rule("NS-5.9", "NS-12.1", "NS-14.19", "NSC-58")
@pytest.mark.parametrize(
    ("under", "ca", "faces", "culture"), [(None, 4, 2, 3), ("hanging_gardens", 3, 3, 4)]
)
def test_homer_goes_under_a_wonder(
    table: MakeTable, under: str | None, ca: int, faces: int, culture: int
) -> None:
    t = table()
    t.seat(0, leader="homer", wonders=["hanging_gardens"], civil=["michelangelo"])
    assert t.happiness(0) == 3
    t.act(0, PlayLeader("michelangelo", under))
    assert (t.civ(0).ca, t.happiness(0), t.culture(0)) == (ca, faces, culture)
    assert t.civ(0).replaced_leader


@pytest.mark.rule("NS-12.1", "NS-12.12", "NSC-59")
def test_homer_without_a_wonder(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="homer", civil=["michelangelo"])
    assert t.offers("play_leader") == [PlayLeader("michelangelo")]
    t.act(0, PlayLeader("michelangelo"))
    assert t.civ(0).ca == 4
    t = table()
    t.seat(0, leader="homer", wonders=["pyramids"], ca=2)
    t.s.civil_deck.cards = ["iron"]
    t.row(*["irrigation"] * 11)
    t.phase("start")
    t.go()
    assert (t.s.age, t.civ(0).leader, t.civ(0).memorial, t.civ(0).ca) == (2, None, None, 2)


@pytest.mark.rule("NS-5.3", "NS-5.21", "NSC-60")
def test_hammurabi(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="hammurabi", ca=3)
    t.row(None, "joan_of_arc", s7="michelangelo")
    assert (t.take_price(0, 7), t.take_price(0, 2)) == (1, 0)
    t.civ(0).blue["agriculture"] = 20
    t.act(0, Populate(), Populate(), Populate(), Populate())
    assert (t.civ(0).ca, t.civ(0).ma) == (0, 1)
    t.refused(0, Populate())
    t.act(0, Take("joan_of_arc", 1))


@pytest.mark.rule("NS-12.4", "NS-5.13", "NSC-70")
def test_newton(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(
        0,
        leader="isaac_newton",
        government="monarchy",
        workers={"scientific_method": 1},
        civil=["coal", "iron", "breakthrough_i"],
        science=20,
    )
    assert t.science(0) == 1 + 3 + 2
    t.act(0, Develop("coal"))
    assert t.civ(0).ca == 5
    t.act(0, PlayCard("breakthrough_i", Develop("iron")))
    assert t.civ(0).ca == 5
    t.seat(0, civil=["republic"])
    t.act(0, Develop("republic", revolution=True))
    assert (t.civ(0).ca_total, t.civ(0).ca) == (7, 1)


@pytest.mark.rule("NS-5.13", "NS-8.3", "NSC-71")
def test_leonardo(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader="leonardo_da_vinci",
        workers={"alchemy": 1, "printing_press": 0},
        civil=["iron"],
        science=5,
    )
    assert t.science(0) == 1 + 2 + 1
    t.act(0, Develop("iron"))
    assert t.resources(0) == 1


@pytest.mark.rule("NS-5.11", "NS-5.13", "NSC-72")
def test_einstein_and_a_lower_special_technology(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(
        0,
        leader="albert_einstein",
        specials=["strategy"],
        civil=["warfare"],
        science=5,
        workers={"computers": 1},
    )
    assert t.science(0) == 1 + 5 + 3
    t.act(0, Develop("warfare"))
    civ = t.civ(0)
    assert (civ.specials, civ.ca, civ.science, civ.culture) == (["strategy"], 3, 0, 3)
    assert t.s.gone == ["warfare"]


@pytest.mark.rule("NS-12.5", "NSC-76")
def test_bach(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="j_s_bach", workers={"theology": 1, "drama": 1, "opera": 0}, resources=3)
    assert t.science_price(0, "movies") == 8
    to_drama = UseAbility("j_s_bach", Upgrade("theology", "drama"))
    to_opera = UseAbility("j_s_bach", Upgrade("theology", "opera"))
    assert {to_drama, to_opera} <= set(t.offers("use_ability"))
    t.act(0, to_opera)
    assert (t.resources(0), t.civ(0).ca) == (0, 3)
    assert t.culture(0) == 3 + 2 + 2
    t.seat(0, used=[], workers={"theology": 1}, resources=9)
    t.refused(0, to_drama)
    t = table(age=2)
    t.seat(0, leader="j_s_bach", workers={"theology": 1, "drama": 1, "opera": 0})
    t.act(0, to_drama)
    assert (t.civ(0).workers["drama"], t.civ(0).ca) == (2, 3)


@pytest.mark.rule("NS-5.6", "NS-5.7", "NS-10.1", "NSC-77")
def test_shakespeare(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, leader="william_shakespeare", workers={"printing_press": 2, "drama": 3})
    assert t.culture(0) == 2 * 1 + 3 * 2 + 4
    assert t.happiness(0) == 3 + 1
    assert (t.science_price(0, "journalism"), t.build_price(0, "journalism")) == (5, 7)
    assert (t.science_price(0, "opera"), t.build_price(0, "opera")) == (6, 7)
    assert t.upgrade_price(0, "drama", "opera") == 4
    t.seat(0, workers={"printing_press": 0})
    assert (t.science_price(0, "opera"), t.build_price(0, "opera")) == (7, 8)


@pytest.mark.rule("NS-10.1", "NSC-78")
def test_sid_meier(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="sid_meier", only_workers={"scientific_method": 2, "alchemy": 1})
    assert (t.science(0), t.culture(0)) == (5, 5)


@pytest.mark.rule("NS-8.3", "NSC-79")
def test_chaplin(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="charlie_chaplin", only_workers={"movies": 2, "drama": 1})
    assert (t.culture(0), t.happiness(0)) == (14, 5)


@pytest.mark.rule("NS-12.7", "NS-10.2", "NSC-80")
def test_michelangelo_with_st_peters(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader="michelangelo",
        wonders=["st_peters_basilica"],
        only_workers={"theology": 2, "drama": 1},
    )
    assert (t.happiness(0), t.culture(0)) == (8, 15)


@pytest.mark.rule("NS-12.7", "NS-10.1", "NSC-81")
def test_joan_of_arc(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader="joan_of_arc",
        government="theocracy",
        only_workers={"theology": 1, "religion": 1, "warriors": 1},
    )
    assert (t.strength(0), t.civ(0).ma_total) == (6, 4)
    t.seat(0, wonders=["st_peters_basilica"])
    assert t.strength(0) == 9
    t.phase("politics")
    top = t.s.current_events.cards[-1]
    t.act(0, UseAbility("joan_of_arc"))
    assert t.heard("event_seen")[0].card == top
    assert t.decision.kind == "politics"
    assert t.offers("use_ability") == []


@pytest.mark.rule("NS-14.7", "INT-51")
def test_joan_of_arc_offers_no_second_look(table: MakeTable) -> None:
    """Not in the same phase, and not at the same card in a later one; at another card again."""
    t = table()
    t.seat(0, leader="joan_of_arc")
    look = UseAbility("joan_of_arc")
    t.phase("politics")
    t.act(0, look)
    t.refused(0, look)
    top = t.s.current_events.cards[-1]
    assert dict(RULES.view(t.s, 0).current_seen) == {len(t.s.current_events) - 1: top}
    t.act(0, PassPolitics(), EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    assert t.decision.kind == "politics"
    t.refused(0, look)
    t.s.current_events.cards.pop()
    t.s.current_events.placed_by.pop()
    # Within one phase she looks once, whatever comes to lie on top.
    t.phase("politics")
    t.act(0, look)
    t.s.current_events.cards.append("rats")
    t.s.current_events.placed_by.append(-1)
    assert t.offers("use_ability") == []
    t.phase("politics")
    assert t.offers("use_ability") == [look]


@pytest.mark.rule("NS-5.1", "NS-5.15", "INT-29", "NSC-82")
def test_barbarossa(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader="frederick_barbarossa",
        ma=1,
        yellow_bank=12,
        food=2,
        resources=2,
        idle=0,
        workers={"swordsmen": 0},
    )
    use = UseAbility("frederick_barbarossa", Build("swordsmen"))
    t.refused(0, use)
    t.seat(0, food=3, ma=1)
    t.act(0, use)
    civ = t.civ(0)
    assert (t.food(0), t.resources(0), civ.ma) == (0, 0, 0)
    assert (civ.yellow_bank, civ.workers["swordsmen"], civ.idle) == (11, 1, 0)
    t.seat(0, food=9, resources=9, ma=1, yellow_bank=0)
    t.refused(0, use)


@pytest.mark.rule("NS-5.21", "NS-11.3", "NSC-83")
def test_churchill(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, leader="winston_churchill", science=7, resources=4, civil=["rockets", "coal"])
    military = UseAbility("winston_churchill", Choose("military"))
    t.act(0, military)
    t.refused(0, military)
    t.refused(0, UseAbility("winston_churchill", Choose("culture")))
    t.act(0, Develop("rockets"))
    assert t.civ(0).science == 2
    t.act(0, Build("rockets"))
    assert (t.resources(0), t.civ(0).purse) == (0, 0)
    t = table(age=3)
    t.seat(0, leader="winston_churchill", science=6, civil=["coal"])
    t.act(0, military)
    t.refused(0, Develop("coal"))
    t = table(age=3)
    t.seat(0, leader="winston_churchill")
    t.act(0, UseAbility("winston_churchill", Choose("culture")))
    assert t.civ(0).culture == 3


@pytest.mark.rule("NS-12.14", "NSC-84")
def test_gandhi(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, government="communism", military=["raid_iii"], workers={"warriors": 9})
    t.seat(
        1,
        leader="mahatma_gandhi",
        military=["raid_iii", "war_over_culture"],
        workers={"warriors": 20},
        government="communism",
    )
    t.phase("politics")
    assert t.offers("play_aggression") == []
    t.seat(0, specials=["warfare"], workers={"warriors": 30})
    t.act(0, PlayAggression("raid_iii", 1))
    assert t.civ(0).ma == 0
    t.act(1, Decline())
    t.phase("politics", 1)
    assert t.culture(1) == 2
    assert t.offers("play_aggression") == t.offers("declare_war") == []


# ---------------------------------------------------------------------------------- politics


@pytest.mark.rule("NS-4.9", "NS-12.12", "NSC-101")
def test_alexanders_political_action(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader="alexander_the_great",
        workers={"warriors": 5},
        yellow_bank=10,
        civil=["michelangelo"],
    )
    t.phase("politics")
    before = t.strength(0)
    t.act(0, UseAbility("alexander_the_great"))
    assert (t.strength(0), t.civ(0).yellow_bank, t.s.yellow_box) == (before - 5, 11, 1)
    assert t.decision.kind == "actions"
    t.act(0, PlayLeader("michelangelo"))
    assert t.civ(0).ca == 3


@pytest.mark.rule("NS-4.9", "NSC-102")
def test_caesars_second_political_action(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader="julius_caesar",
        military=["rats", "plunder_i", "crusades"],
        workers={"warriors": 9},
    )
    t.s.current_events.cards[-1] = "development_of_science"
    t.phase("politics")
    t.act(0, PrepareEvent("rats"))
    assert (t.decision.kind, t.civ(0).science) == ("politics", 2)
    t.act(0, PlayAggression("plunder_i", 1))
    assert (t.decision.kind, t.civ(0).spent) == ("actions", ["julius_caesar"])
    t.phase("politics")
    t.s.current_events.cards.append("development_of_science")
    t.s.current_events.placed_by.append(-1)
    t.act(0, PrepareEvent("crusades"))
    assert t.decision.kind == "actions"


@pytest.mark.rule("NS-4.9")
def test_caesars_second_action_may_be_left_out(table: MakeTable) -> None:
    t = table()
    t.seat(0, leader="julius_caesar", military=["rats"])
    t.s.current_events.cards[-1] = "development_of_science"
    t.phase("politics")
    t.act(0, PrepareEvent("rats"), PassPolitics())
    assert (t.decision.kind, t.civ(0).spent) == ("actions", [])


@pytest.mark.rule("NS-12.2", "NS-14.23", "NSC-103")
@pytest.mark.parametrize(
    ("own", "rivals", "culture"),
    [(8, (10, 9, 8), 0), (8, (10, 8, 8), 3), (8, (8,), 3), (8, (9,), 0)],
)
def test_genghis_at_the_end_of_the_turn(
    table: MakeTable, own: int, rivals: tuple[int, ...], culture: int
) -> None:
    t = table(1 + len(rivals))
    t.seat(0, leader="genghis_khan", only_workers={"warriors": own})
    for seat, strength in enumerate(rivals, 1):
        t.seat(seat, only_workers={"warriors": strength})
    t.act(0, EndTurn())
    assert t.civ(0).culture == culture


@pytest.mark.rule("NS-14.22", "NS-14.23", "INT-21", "NSC-251")
def test_the_end_of_the_turn_in_order(table: MakeTable) -> None:
    t = table()
    t.seat(
        0, leader="genghis_khan", only_workers={"religion": 1, "warriors": 9}, yellow_bank=8, idle=3
    )
    t.act(0, EndTurn())
    assert t.civ(0).culture == 3


# --------------------------------------------------------------------------- further technology


@pytest.mark.rule("NS-12.6", "INT-20", "NSC-204")
def test_bill_gates(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(
        0,
        leader="bill_gates",
        blue_bank=10,
        civil=["sid_meier"],
        only_workers={
            "scientific_method": 2,
            "computers": 1,
            "alchemy": 1,
            "philosophy": 1,
            "coal": 2,
        },
    )
    t.seat(0, yellow_bank=18)
    t.change(ProduceNow(0, ["resources"]))
    civ = t.civ(0)
    assert (t.resources(0), civ.blue_bank) == (14, 4)
    t.act(0, PlayLeader("sid_meier"))
    assert (t.civ(0).culture, t.resources(0)) == (8, 14)
    t.seat(0, idle=1, workers={"rockets": 0})
    t.act(0, Build("rockets"))
    assert t.resources(0) == 7
    t.change(ProduceNow(0, ["resources"]))
    assert t.resources(0) == 13


@pytest.mark.rule("NS-5.16", "NS-5.17", "NSC-219")
def test_upgrade_of_units(table: MakeTable) -> None:
    t = table()
    t.seat(
        0,
        leader="homer",
        ma=9,
        only_workers={"warriors": 2, "swordsmen": 0, "riflemen": 0, "knights": 1, "tanks": 0},
    )
    t.refused(0, Upgrade("warriors", "knights"))
    t.act(0, Upgrade("warriors", "swordsmen"))
    assert (t.resources(0), t.civ(0).ma) == (0, 8)
    t.seat(0, resources=7, ma=9)
    t.act(0, Upgrade("warriors", "riflemen"), Upgrade("knights", "tanks"), Disband("tanks"))
    assert (t.resources(0), t.civ(0).idle, t.civ(0).ma) == (0, 2, 6)


@pytest.mark.rule("NS-10.1", "NSC-220")
def test_napoleon_counts_kinds(table: MakeTable) -> None:
    t = table(age=3)
    units = {"cavalrymen": 1, "modern_infantry": 1, "rockets": 1, "cannon": 0}
    t.seat(0, only_workers=units)
    before = t.strength(0)
    t.seat(0, leader="napoleon_bonaparte")
    assert t.strength(0) == before + 6


@pytest.mark.rule("NS-5.7", "NS-6.2", "NSC-225")
def test_organized_religion_and_uprising(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(
        0,
        yellow_bank=4,
        idle=0,
        resources=2,
        only_workers={"theology": 1, "religion": 1, "organized_religion": 0},
    )
    t.act(0, Upgrade("theology", "organized_religion"))
    assert (t.resources(0), t.happiness(0), t.discontent(0)) == (0, 4, 2)
    t.act(0, EndTurn())
    assert t.heard("uprising")


@pytest.mark.rule("NS-12.1", "NS-12.7", "INT-22", "NSC-226")
def test_st_peters_and_homers_face(table: MakeTable) -> None:
    def faces(wonder: str, ruined: bool = False) -> int:
        t = table()
        wonders = list(dict.fromkeys(["st_peters_basilica", wonder]))
        t.seat(0, wonders=wonders, memorial=wonder, ruins=[wonder] if ruined else [])
        return sum(each * n for c, _, each, n in ratings.face_sources(t.s, 0) if c == wonder)

    assert faces("colossus") == 2
    assert faces("hanging_gardens") == 4
    assert faces("st_peters_basilica") == 2
    assert faces("hanging_gardens", ruined=True) == 2


@pytest.mark.rule("NS-12.7", "NS-10.2", "NSC-227")
def test_kremlin_and_st_peters(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(0, wonders=["st_peters_basilica", "kremlin"], government="communism")
    assert t.happiness(0) == 0


@pytest.mark.rule("NS-5.8", "NSC-234")
def test_destroy(table: MakeTable) -> None:
    t = table()
    t.seat(0, resources=0)
    t.act(0, Destroy("philosophy"))
    assert (t.civ(0).idle, t.science(0), t.resources(0), t.civ(0).ca) == (2, 0, 0, 3)


@pytest.mark.rule("NS-9.2", "NS-9.3", "NS-10.13", "NSC-239")
def test_what_counts_without_workers(table: MakeTable) -> None:
    t = table()
    t.seat(0, government="theocracy", only_workers={"drama": 0}, wonder="hanging_gardens", stages=2)
    assert (t.culture(0), t.strength(0), t.happiness(0)) == (1, 1, 1)


@pytest.mark.rule("NS-10.3", "NS-10.1", "NSC-240")
def test_colonisation_modifier_and_strength(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["colossus"], specials=["cartography"], only_workers={})
    assert (t.colonization(0), t.strength(0)) == (3, 3)


@pytest.mark.rule("NS-14.18", "NS-5.13", "NSC-247")
def test_leonardos_resource_comes_too_late(table: MakeTable) -> None:
    t = table()
    t.seat(
        0, leader="leonardo_da_vinci", science=3, civil=["masonry"], wonder="library_of_alexandria"
    )
    t.refused(0, BuildStages())
    t.act(0, Develop("masonry"), BuildStages())
    assert (t.civ(0).stages, t.resources(0)) == (1, 0)


@pytest.mark.rule("NS-10.6", "NS-12.4", "NSC-241")
@pytest.mark.parametrize(("available", "after"), [(4, 4), (3, 4)])
def test_take_back_with_nothing_spent(table: MakeTable, available: int, after: int) -> None:
    t = table()
    t.seat(1, leader="isaac_newton", civil=["irrigation"], science=2, ca=available)
    t.event("development_of_civilization")
    t.act(1, Develop("irrigation"))
    assert t.civ(1).ca == after


@pytest.mark.rule("NS-5.18")
def test_playing_a_tactic(table: MakeTable) -> None:
    t = table()
    t.seat(0, military=["legion"], workers={"warriors": 3})
    t.act(0, PlayTactic("legion"))
    assert (t.strength(0), t.civ(0).military.cards) == (5, [])


@pytest.mark.rule("NS-7.7", "INT-32")
def test_cooks_discards_never_make_the_bid_unreachable(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(
        0,
        leader="james_cook",
        only_workers={"swordsmen": 1},
        military=["rats", "defense_colonization_ii"],
    )
    t.event("historic_territory_i")
    t.act(0, Bid(5))
    t.act(1, DropOut())
    bonus = "defense_colonization_ii"
    assert t.offers("commit") == [Commit("swordsmen"), Commit(bonus), Commit("down:rats")]
    t.act(0, Commit("swordsmen"), Commit("down:rats"))
    assert t.offers("commit") == [Commit(bonus)]
    t.act(0, Commit(bonus), SendForce())
    assert t.civ(0).colonies == ["historic_territory_i"]
    assert (t.civ(0).military.cards, t.heard("force_sent")[0].discarded) == ([], 1)
