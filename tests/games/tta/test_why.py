"""Numbers taken apart: the parts are those of the rules and add up to what is played with."""

from __future__ import annotations

import pytest

from engine.core import Rng
from engine.games.tta import RULES
from engine.games.tta.frames import combat
from engine.games.tta.options import TtaOptions
from engine.games.tta.query import basics, prices, production, ratings, why
from tests.games.tta.test_scoring import arrange_x


def parts(breakdown):
    return dict(breakdown.parts)


@pytest.mark.rule("NS-10.1", "NS-10.4", "NSC-174")
def test_the_parts_of_x(table):
    t = table(age=3)
    arrange_x(t)
    s = t.s
    assert parts(why.science(s, 0)) == {
        "scientific_method": 6,
        "journalism": 2,
        "universitas_carolina": 2,
    }
    assert parts(why.strength(s, 0)) == {
        "warriors": 1,
        "riflemen": 6,
        "cannon": 3,
        "strategy": 3,
        "transcontinental_railroad": 4,
        "defensive_army": 6,
    }
    assert why.strength(s, 0).total == why.strength(s, 0).uncut == 23
    assert parts(why.happiness(s, 0)) == {
        "religion": 1,
        "theology": 2,
        "opera": 1,
        "eiffel_tower": 1,
        "historic_territory_i": 1,
    }
    assert parts(why.resources(s, 0)) == {"coal": 9, "iron": 2}
    assert parts(why.food(s, 0)) == {"selective_breeding": 6, "irrigation": 2}
    assert parts(why.discontent(s, 0)) == {"yellow_bank": 4, "happiness": -6}
    assert (why.discontent(s, 0).total, why.discontent(s, 0).uncut) == (0, -2)
    assert why.civil_actions(s, 0).total == 10
    assert parts(why.military_actions(s, 0))["strategy"] == 2
    assert why.consumption(s, 0).total == 3
    assert parts(why.civil_hand(s, 0)) == {"civil_actions": 10}


@pytest.mark.rule("NS-10.2", "NSC-27")
def test_limits_show_in_the_total_only(table):
    t = table()
    t.seat(0, workers={"organized_religion": 3, "religion": 1})
    assert (why.happiness(t.s, 0).total, why.happiness(t.s, 0).uncut) == (8, 10)
    t = table()
    t.seat(0, wonders=["kremlin"])
    assert (why.happiness(t.s, 0).total, parts(why.happiness(t.s, 0))) == (0, {"kremlin": -1})


@pytest.mark.rule("NS-5.5", "NSC-3")
@pytest.mark.parametrize(("bank", "price"), [(17, 1), (16, 2), (4, 6)])
def test_moses(table, bank, price):
    t = table()
    t.seat(0, yellow_bank=bank, leader="moses")
    found = why.population(t.s, 0)
    assert found.total == price == prices.population_price(t.s, 0)
    assert parts(found) == {"yellow_bank": price + 1, "moses": -1}
    t.seat(0, yellow_bank=0)
    assert why.population(t.s, 0) is None


@pytest.mark.rule("NS-5.6", "NS-5.7", "NSC-34", "NSC-76")
def test_prices_of_buildings(table):
    t = table(age=2)
    t.seat(0, specials=["masonry"], workers={"alchemy": 0, "scientific_method": 1, "rockets": 0})
    assert parts(why.build(t.s, 0, "alchemy")) == {"alchemy": 6, "masonry": -1}
    assert parts(why.build(t.s, 0, "rockets")) == {"rockets": 7}
    found = why.upgrade(t.s, 0, "philosophy", "alchemy")
    assert (found.total, parts(found)) == (2, {"alchemy": 6, "masonry": -1, "philosophy": -3})
    t.seat(0, specials=["engineering"])
    found = why.upgrade(t.s, 0, "philosophy", "alchemy")
    assert found.total == t.upgrade_price(0, "philosophy", "alchemy")


@pytest.mark.rule("NS-5.4", "NSC-43", "NSC-44")
def test_price_of_a_wonder(table):
    t = table()
    t.seat(0, wonders=["pyramids", "colossus"], leader="michelangelo")
    t.row(s6="taj_mahal", s7="great_wall")
    assert parts(why.take(t.s, 0, 6)) == {"space": 2, "wonders": 2, "michelangelo": -2}
    assert why.take(t.s, 0, 6).total == 2
    t.civ(0).replaced_leader = True
    assert why.take(t.s, 0, 5).total == t.take_price(0, 6) == 0


@pytest.mark.rule("NS-5.10")
def test_prices_of_stages(table):
    t = table()
    assert why.stages(t.s, 0) is None
    t.seat(0, wonder="pyramids", stages=1)
    assert why.stages(t.s, 0).total == 2
    assert why.stages(t.s, 0, 2).parts == (("pyramids", 2), ("pyramids", 1))


@pytest.mark.rule("NS-5.12", "NS-12.15", "NSC-75")
def test_prices_of_technologies(table):
    t = table(3)
    t.pact("scientific_cooperation", 0, 0, 1)
    t.seat(0, civil=["monarchy", "iron"])
    assert parts(why.develop(t.s, 0, "iron")) == {"iron": 5, "scientific_cooperation": -2}
    assert why.develop(t.s, 0, "monarchy", True).total == 0
    assert why.develop(t.s, 0, "monarchy").total == 6


@pytest.mark.rule("NS-4.2", "NS-4.3", "NS-12.13", "NSC-105", "NSC-106")
def test_attacks_with_pacts(table):
    t = table(3)
    t.seat(0, only_workers={"warriors": 8})
    t.seat(1, only_workers={"warriors": 9})
    t.pact("open_borders_agreement", 0, 0, 1)
    own, other = why.attack(t.s, 0, 1)
    assert parts(own) == {"warriors": 8, "open_borders_agreement": 2}
    assert (own.total, other.total) == (10, 9)
    t.s.pacts.clear()
    t.pact("military_pact", 0, 0, 1)
    own, other = why.attack(t.s, 0, 1)
    assert (own.total, other.total) == combat.strengths(t.s, 0, 1) == (8, 9)
    own, other = why.war(t.s, 0, 1)
    assert (own.total, other.total) == (t.strength(0), t.strength(1)) == (11, 12)


@pytest.mark.rule("NS-12.14", "NSC-84")
def test_price_of_attacking_gandhi(table):
    t = table(age=3)
    t.seat(1, leader="mahatma_gandhi")
    found = why.attack_price(t.s, "raid_iii", 1)
    assert (found.total, parts(found)) == (6, {"raid_iii": 3, "mahatma_gandhi": 3})
    assert why.attack_price(t.s, "raid_iii", 0).total == 3


@pytest.mark.rule("NS-10.3", "NSC-240")
def test_colonization_modifier(table):
    t = table()
    t.seat(0, wonders=["colossus"], specials=["cartography"])
    assert parts(why.colonization(t.s, 0)) == {"cartography": 2, "colossus": 1}
    assert why.colonization(t.s, 0).total == 3


@pytest.mark.rule("NS-6.3", "NS-6.4", "NS-6.6", "NS-14.22")
def test_the_preview_is_what_happens(table):
    t = table()
    t.seat(
        0,
        blue_bank=1,
        resources=9,
        food=1,
        yellow_bank=8,
        culture=10,
        only_workers={"agriculture": 1, "bronze": 3, "religion": 4},
        military=["spy"] * 4,
        ma=1,
    )
    before = RULES.state_codec.dump_json(t.s)
    seen = why.preview(t.s, 0)
    assert (seen.discard, seen.draw, seen.uprising) == (2, 1, False)
    assert RULES.state_codec.dump_json(t.s) == before
    done = t.produce(0)
    for name in ("science", "culture", "corruption", "food", "consumption", "famine", "resources"):
        assert getattr(seen, name) == getattr(done, name)
    assert (done.corruption, done.consumption, done.famine) == (4, 2, 4)


@pytest.mark.rule("NS-14.2", "NS-10.1")
@pytest.mark.parametrize("players", [2, 4])
def test_breakdowns_add_up_all_through_a_game(players):
    s = RULES.setup(TtaOptions(), players, 8).state
    rng = Rng(8)
    compared = 0
    for ply in range(600):
        decisions = RULES.decisions(s)
        if not decisions:
            break
        (open_,) = decisions
        for seat in basics.in_game(s) if ply % 8 == 0 else ():
            civ = s.players[seat]
            assert why.science(s, seat).total == ratings.science(s, seat)
            assert why.culture(s, seat).total == ratings.culture(s, seat)
            assert why.strength(s, seat).total == ratings.strength(s, seat)
            assert why.happiness(s, seat).total == ratings.happiness(s, seat)
            assert why.discontent(s, seat).total == ratings.discontent(s, seat)
            assert why.civil_actions(s, seat).total == civ.ca_total
            assert why.military_actions(s, seat).total == civ.ma_total
            assert why.civil_hand(s, seat).total == basics.civil_hand_limit(s, seat)
            assert why.military_hand(s, seat).total == basics.military_hand_limit(s, seat)
            assert why.food(s, seat).total == production.food_made(s, seat)
            assert why.resources(s, seat).total == production.resources_made(s, seat)
            for card in civ.workers:
                assert why.build(s, seat, card).total == prices.build_price(s, seat, card)
                for other in civ.workers:
                    price = prices.upgrade_price(s, seat, other, card)
                    if other != card:
                        assert why.upgrade(s, seat, other, card).total == price
                        compared += 1
        s = RULES.apply(s, open_.seat, open_.sample(rng)).state
    assert compared > 1000
