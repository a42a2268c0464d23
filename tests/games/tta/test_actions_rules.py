"""The action phase sentence by sentence, where no worked case does it (NS-5, NS-8 to NS-11)."""

from __future__ import annotations

import pytest

from engine.core import Rng
from engine.games.tta import RULES
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    Decline,
    Destroy,
    Develop,
    Disband,
    EndTurn,
    PassPolitics,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.options import TtaOptions
from engine.games.tta.query import basics
from tests.games.tta.table import MakeTable
from tests.witnesses import witnessed

# --------------------------------------------------------------------------- cards of the row


@pytest.mark.rule("NS-5.3")
@pytest.mark.parametrize(("space", "price"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)])
def test_taking_a_card(table: MakeTable, space: int, price: int) -> None:
    t = table()
    t.row(**{f"s{space}": "iron"})
    t.seat(0, ca=price)
    t.act(0, Take("iron", space - 1))
    assert (t.civ(0).civil.cards, t.civ(0).ca) == (["iron"], 0)
    assert t.s.row == [""] * 13
    t = table()
    t.row(**{f"s{space}": "iron"})
    t.seat(0, ca=price - 1)
    t.refused(0, Take("iron", space - 1))


@pytest.mark.rule("NS-5.3", "NS-3.1")
def test_a_gap_in_the_row_stays_until_the_next_turn(table: MakeTable) -> None:
    t = table()
    t.row("iron", "coal", "opera")
    t.act(0, Take("coal", 1))
    assert t.s.row[:3] == ["iron", "", "opera"]
    assert t.take_price(0, 3) == 1


@pytest.mark.rule("NS-5.3")
def test_one_leader_of_each_age_ever(table: MakeTable) -> None:
    t = table()
    t.row("moses", "homer", "michelangelo", "moses")
    t.act(0, Take("moses", 0), PlayLeader("moses"))
    t.refused(0, Take("homer", 1))
    t.civ(0).leader = None
    t.s.gone.append("moses")
    t.refused(0, Take("homer", 1))
    t.refused(0, Take("moses", 3))
    t.act(0, Take("michelangelo", 2))
    assert t.civ(0).civil.cards == ["michelangelo"]
    t.refused(0, Take("homer", 1))


@pytest.mark.rule("NS-5.3", "NS-8.1")
def test_technologies_of_the_start_are_in_play_too(table: MakeTable) -> None:
    t = table()
    t.row("warriors", "despotism", "iron", "iron")
    for slot, card in enumerate(("warriors", "despotism")):
        t.refused(0, Take(card, slot))
    t.act(0, Take("iron", 2))
    t.refused(0, Take("iron", 3))
    t.seat(0, science=9)
    t.act(0, Develop("iron"))
    t.refused(0, Take("iron", 3))


@pytest.mark.rule("NS-5.4", "NS-8.1")
def test_a_wonder_needs_no_room_in_the_hand(table: MakeTable) -> None:
    t = table()
    t.row("pyramids", "iron")
    t.seat(0, civil=["moses", "rich_land_a", "rich_land_i", "masonry"])
    t.refused(0, Take("iron", 1))
    t.act(0, Take("pyramids", 0))
    assert (t.civ(0).wonder, t.civ(0).stages, len(t.civ(0).civil.cards)) == ("pyramids", 0, 4)


@pytest.mark.rule("NS-8.1", "NS-12.11", "NS-14.15")
def test_a_full_hand_takes_only_wonders_by_agreement(table: MakeTable) -> None:
    t = table(3, age=3)
    t.row("oil", "internet")
    t.seat(
        0,
        civil=["coal", "opera", "drama", "masonry"],
        workers={"warriors": 3},
        wonders=["pyramids"],
        ca=0,
    )
    t.civ(0).civil.cards.append("reserves_iii")
    t.event("international_agreement")
    assert t.offers("take") == [Take("internet", 1)]
    t.act(0, Take("internet", 1))
    civ = t.civ(0)
    assert (civ.wonder, civ.owes_politics, civ.ca) == ("internet", True, 0)


# -------------------------------------------------------------------- people, buildings, units


@pytest.mark.rule("NS-5.6", "NS-5.11")
def test_a_new_technology_is_used_at_once(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["printing_press"], science=3, resources=3, idle=1)
    t.act(0, Develop("printing_press"), Build("printing_press"))
    assert (t.civ(0).ca, t.science(0), t.culture(0), t.resources(0)) == (2, 2, 1, 0)


@pytest.mark.rule("NS-5.6", "NS-5.20")
def test_construction_is_for_urban_buildings_alone(table: MakeTable) -> None:
    t = table(age=2)
    plain = {c: t.build_price(0, c) for c in ("iron", "coal", "irrigation", "knights", "cannon")}
    t.seat(0, specials=["architecture"])
    assert {c: t.build_price(0, c) for c in plain} == plain
    assert t.build_price(0, "alchemy") < t.figures("alchemy").resource_cost


@pytest.mark.rule("NS-5.7")
def test_an_upgrade_may_skip_a_level_and_never_pays_out(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(
        0,
        specials=["masonry"],
        workers={"alchemy": 1, "scientific_method": 0, "theology": 0, "organized_religion": 0},
        resources=4,
    )
    t.act(0, Upgrade("philosophy", "scientific_method"))
    assert (t.resources(0), t.civ(0).ca, t.science(0)) == (0, 3, 5)
    t.refused(0, Upgrade("scientific_method", "alchemy"))
    t.refused(0, Upgrade("philosophy", "alchemy"))
    t = table()
    t.seat(0, leader="j_s_bach", workers={"drama": 0, "journalism": 1}, resources=0)
    assert t.upgrade_price(0, "journalism", "drama") == 0


@pytest.mark.rule("NS-5.8", "NS-5.17", "NS-9.1")
def test_destroying_leaves_the_stores(table: MakeTable) -> None:
    t = table()
    t.seat(0, only_workers={"agriculture": 1, "warriors": 1}, food=3, idle=0)
    t.act(0, Destroy("agriculture"), Disband("warriors"))
    civ = t.civ(0)
    assert (civ.idle, civ.ca, civ.ma, t.food(0), t.strength(0)) == (2, 3, 1, 3, 0)
    t.act(0, Populate())
    assert (t.food(0), civ.yellow_bank) == (1, 18)
    assert t.civ(0).yellow_bank == 17


@pytest.mark.rule("NS-5.15", "NS-5.16", "NS-5.20")
def test_units_have_no_limit(table: MakeTable) -> None:
    t = table()
    t.seat(0, government="communism", resources=12, idle=4, workers={"warriors": 5})
    before = t.civ(0).ma
    for _ in range(4):
        t.act(0, Build("warriors"))
    assert (t.civ(0).workers["warriors"], t.strength(0)) == (9, 9)
    assert (t.civ(0).ma, t.resources(0)) == (before - 4, 4)


@pytest.mark.rule("NS-5.1")
def test_unspent_actions_do_not_hold_the_turn_up(table: MakeTable) -> None:
    t = table()
    t.act(0, EndTurn())
    assert t.s.current == 1
    assert (t.civ(0).ca, t.civ(0).ma) == (4, 2)


# ------------------------------------------------------------------------ leaders and wonders


@pytest.mark.rule("NS-5.9", "NS-14.19")
def test_first_leader_and_replacement(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["moses", "michelangelo"])
    t.act(0, PlayLeader("moses"))
    assert (t.civ(0).ca, t.civ(0).replaced_leader, t.s.gone) == (3, False, [])
    t.act(0, PlayLeader("michelangelo"))
    assert (t.civ(0).ca, t.civ(0).leader, t.s.gone) == (3, "michelangelo", ["moses"])
    assert t.civ(0).replaced_leader
    assert t.civ(0).civil.cards == []


@pytest.mark.rule("NS-5.21")
def test_an_ability_in_the_turn_in_which_the_leader_comes(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["winston_churchill"])
    once = UseAbility("winston_churchill", Choose("culture"))
    t.refused(0, once)
    t.act(0, PlayLeader("winston_churchill"), once)
    assert t.civ(0).culture == 3
    t.refused(0, once)
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    t.refused(0, once)
    t.act(0, PassPolitics(), once)


@pytest.mark.rule("NS-5.10", "NS-9.3", "NS-10.13", "NS-14.20")
def test_a_wonder_works_when_it_is_complete(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonder="colossus", resources=9, blue_bank=5)
    strength = t.strength(0)
    t.act(0, BuildStages())
    assert (t.strength(0), t.civ(0).blue_bank) == (strength, 5 + 3 - 1)
    t.act(0, BuildStages())
    civ = t.civ(0)
    assert (civ.wonder, civ.stages, civ.wonders) == (None, 0, ["colossus"])
    assert (t.strength(0), t.resources(0)) == (strength + 2, 3)
    # Six tokens were paid and the two on the stages have come back.
    assert civ.blue_bank == 5 + 6


# ---------------------------------------------------------------------- technologies and cards


@pytest.mark.rule("NS-5.11")
def test_developing(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["monarchy", "iron"], science=13)
    t.act(0, Develop("iron"), Develop("monarchy"))
    civ = t.civ(0)
    assert (civ.science, civ.ca, civ.government) == (0, 3, "monarchy")
    assert "despotism" in t.s.gone
    assert civ.workers["iron"] == 0
    assert (civ.ca_total, civ.ma_total, civ.ma) == (5, 3, 3)


@pytest.mark.rule("NS-5.14", "NS-8.1")
def test_action_cards_leave_the_game(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["reserves_i", "reserves_i"])
    t.act(0, PlayCard("reserves_i", Choose("food")))
    assert (t.food(0), t.resources(0), t.civ(0).ca) == (2, 0, 3)
    assert t.civ(0).civil.cards == ["reserves_i"]
    assert t.s.gone == ["reserves_i"]


@pytest.mark.rule("NS-5.14")
def test_an_older_copy_of_a_card_may_be_played(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["reserves_i"])
    t.row("reserves_i")
    t.act(0, Take("reserves_i", 0))
    t.act(0, PlayCard("reserves_i", Choose("food")))
    t.refused(0, PlayCard("reserves_i", Choose("food")))
    t.act(0, EndTurn())
    t.act(1, PassPolitics(), EndTurn())
    t.act(0, PassPolitics(), PlayCard("reserves_i", Choose("resources")))
    assert t.civ(0).civil.cards == []


@pytest.mark.rule("NS-5.2", "NS-5.14")
def test_an_ordered_action_costs_no_military_action(table: MakeTable) -> None:
    """Nor does it need one: but units are built by no action card."""
    t = table()
    t.seat(0, civil=["rich_land_i"], ma=0, ca=1, workers={"knights": 0}, resources=5)
    t.refused(0, PlayCard("rich_land_i", Build("knights")))
    t.act(0, PlayCard("rich_land_i", Build("bronze")))
    assert (t.civ(0).ca, t.civ(0).ma, t.resources(0)) == (0, 0, 5)


@pytest.mark.rule("NS-5.18")
def test_a_tactic_goes_before_its_owner(table: MakeTable) -> None:
    t = table()
    t.seat(0, military=["legion", "legion"], ma=1)
    t.act(0, PlayTactic("legion"))
    civ = t.civ(0)
    assert (civ.tactic, civ.exclusive, civ.ma) == ("legion", True, 0)
    assert civ.military.cards == ["legion"]
    assert t.s.common_tactics == []
    t.refused(0, PlayTactic("legion"))


# ------------------------------------------------------------------------------ cards in play


@pytest.mark.rule("NS-8.3", "NS-9.2", "NS-10.13")
def test_what_counts_for_each_worker_and_what_once(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, workers={"alchemy": 2, "scientific_method": 0}, specials=["warfare"])
    assert t.science(0) == 1 + 2 * 2
    assert t.strength(0) == 1 + 1
    assert basics.best(t.s, 0, {"lab"}) == "alchemy"


@pytest.mark.rule("NS-9.1", "NS-11.1")
def test_cards_without_workers_store(table: MakeTable) -> None:
    t = table()
    t.seat(0, workers={"iron": 0}, civil=["reserves_i"])
    t.act(0, PlayCard("reserves_i", Choose("resources")))
    assert t.civ(0).blue == {"iron": 1}
    assert (t.resources(0), t.civ(0).blue_bank) == (2, 15)
    assert (t.science(0), t.culture(0), t.strength(0)) == (1, 0, 1)


@pytest.mark.rule("NS-10.5", "NS-10.6")
def test_totals_of_actions(table: MakeTable) -> None:
    t = table()
    t.seat(0, civil=["monarchy", "code_of_laws"], science=99, ca=2, ma=0)
    t.act(0, Develop("code_of_laws"))
    # One was paid, and the one that the card adds is there at once.
    assert (t.civ(0).ca_total, t.civ(0).ca) == (5, 2)
    t.act(0, Develop("monarchy"))
    assert (t.civ(0).ca_total, t.civ(0).ca) == (6, 2)
    assert (t.civ(0).ma_total, t.civ(0).ma) == (3, 1)


@pytest.mark.rule("INT-10")
def test_nothing_stands_in_where_the_own_kind_suffices(table: MakeTable) -> None:
    t = table(3)
    t.pact("trade_routes_agreement", 0, 0, 1)
    t.seat(0, food=2, resources=3, workers={"knights": 0}, idle=2)
    t.act(0, Build("knights"))
    assert (t.food(0), t.resources(0)) == (2, 0)
    t.seat(0, resources=1)
    t.act(0, Build("warriors"))
    assert (t.food(0), t.resources(0)) == (1, 0)


@pytest.mark.rule("INT-10", "NS-6.4", "NS-6.6")
def test_trade_routes_at_the_end_of_the_turn(table: MakeTable) -> None:
    for wished, left in ((False, (3, 0)), (True, (2, 1))):
        t = table(3)
        t.pact("trade_routes_agreement", 0, 0, 1)
        t.seat(0, blue_bank=8, food=3, resources=2, only_workers={})
        if wished:
            t.act(0, UseAbility("trade_routes_agreement"))
        assert t.produce(0).corruption == 2
        assert (t.food(0), t.resources(0)) == left
    t = table(3)
    t.pact("trade_routes_agreement", 1, 1, 0)
    t.seat(0, food=0, resources=2, yellow_bank=16, only_workers={"religion": 1}, culture=9)
    produced = t.produce(0)
    assert (produced.consumption, produced.famine, t.resources(0)) == (1, 0, 1)


# --------------------------------------------------------------------- questions out of turn

OUT_OF_TURN = {
    # answers to the current player
    "answer_pact",
    "bid",
    "defend",
    "send_force",
    # offers and blows of events
    "develops",
    "free_build",
    "pick_good",
    "take_agreed",
    "gain_mix",
    "terrorism",
    "destroy_own",
    "discard",
    "give_up_colony",
    "lose_mix",
    "lose_token",
    "lose_worker",
    "ruin_wonder",
    # whoever wins a war, declared by anybody
    "steal",
}


@pytest.mark.sliced(10)
@pytest.mark.rule("NS-13.2", "NS-14.3")
def test_questions_out_of_turn() -> None:
    """Others than the current player are asked for answers, bids, defence, what events offer or
    force on them, and losses: never for what belongs to a turn of their own."""
    seen = set()
    for seed in range(6):
        s = RULES.setup(TtaOptions(), 2 + seed % 3, seed).state
        rng = Rng(seed)
        while decisions := RULES.decisions(s):
            (open_,) = decisions
            if open_.seat != s.current:
                seen.add(open_.kind)
            s = RULES.apply(s, open_.seat, open_.sample(rng)).state
    witnessed(
        seen, "questions out of turn", "seeds 0 to 5, 2 to 4 players", every={"bid", "defend"}
    )
    assert seen <= OUT_OF_TURN, seen - OUT_OF_TURN


@pytest.mark.rule("NS-14.15")
def test_nothing_need_be_taken_by_agreement(table: MakeTable) -> None:
    t = table(3, age=3)
    t.row("oil")
    t.seat(0, workers={"warriors": 3})
    t.event("international_agreement")
    t.act(0, Decline())
    assert not t.civ(0).owes_politics
