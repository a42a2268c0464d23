"""Numbers taken apart: the parts are those of the rules and add up to what is played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from engine.games.tta import RULES
from engine.games.tta.preview import preview
from engine.games.tta.query import attacks, basics, prices, production, ratings
from engine.games.tta.state import State
from tests.games.tta.table import MakeTable
from tests.games.tta.test_scoring import arrange_x


def parts(lines: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Parts of a number, one for each source."""
    merged: Counter[str] = Counter()
    for source, amount in lines:
        merged[source] += amount
    return dict(merged)


def made(s: State, seat: int, kind: str) -> dict[str, int]:
    """What one production phase makes on each card."""
    return {c: n * production.token_value(s, c) for c, n in production.token_plan(s, seat, kind)}


@pytest.mark.rule("NS-10.1", "NS-10.4", "NSC-174")
def test_the_parts_of_x(table: MakeTable) -> None:
    t = table(age=3)
    arrange_x(t)
    s = t.s
    assert parts(ratings.science_lines(s, 0)) == {
        "scientific_method": 6,
        "journalism": 2,
        "universitas_carolina": 2,
    }
    assert parts(ratings.strength_lines(s, 0)) == {
        "warriors": 1,
        "riflemen": 6,
        "cannon": 3,
        "strategy": 3,
        "transcontinental_railroad": 4,
        "defensive_army": 6,
    }
    assert ratings.strength(s, 0) == sum(parts(ratings.strength_lines(s, 0)).values()) == 23
    assert parts(ratings.happiness_lines(s, 0)) == {
        "religion": 1,
        "theology": 2,
        "opera": 1,
        "eiffel_tower": 1,
        "historic_territory_i": 1,
    }
    assert made(s, 0, "mine") == {"coal": 9, "iron": 2}
    assert made(s, 0, "farm") == {"selective_breeding": 6, "irrigation": 2}
    assert (ratings.happiness(s, 0), ratings.discontent(s, 0)) == (6, 0)
    assert basics.action_totals(s, 0)[0] == basics.civil_hand_limit(s, 0) == 10
    assert production.consumption(s, 0) == 3


@pytest.mark.rule("NS-10.2", "NSC-27")
def test_limits_show_in_the_total_only(table: MakeTable) -> None:
    t = table()
    t.seat(0, workers={"organized_religion": 3, "religion": 1})
    assert sum(parts(ratings.happiness_lines(t.s, 0)).values()) == 10
    assert ratings.happiness(t.s, 0) == 8
    t = table()
    t.seat(0, wonders=["kremlin"])
    assert parts(ratings.happiness_lines(t.s, 0)) == {"kremlin": -1}
    assert ratings.happiness(t.s, 0) == 0


@pytest.mark.rule("NS-5.5", "NSC-3")
@pytest.mark.parametrize(("bank", "price"), [(17, 1), (16, 2), (4, 6)])
def test_moses(table: MakeTable, bank: int, price: int) -> None:
    t = table()
    t.seat(0, yellow_bank=bank, leader="moses")
    found = prices.population_lines(t.s, 0)
    assert found is not None
    assert prices.total(found) == price == prices.population_price(t.s, 0)
    assert parts(found) == {"yellow_bank": price + 1, "moses": -1}
    t.seat(0, yellow_bank=0)
    assert prices.population_lines(t.s, 0) is None


@pytest.mark.rule("NS-5.6", "NS-5.7", "NSC-34", "NSC-76")
def test_prices_of_buildings(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, specials=["masonry"], workers={"alchemy": 0, "scientific_method": 1, "rockets": 0})
    assert parts(prices.build_lines(t.s, 0, "alchemy")) == {"alchemy": 6, "masonry": -1}
    assert parts(prices.build_lines(t.s, 0, "rockets")) == {"rockets": 7}
    assert t.upgrade_price(0, "philosophy", "alchemy") == 6 - 1 - 3


@pytest.mark.rule("NS-5.4", "NSC-43", "NSC-44")
def test_price_of_a_wonder(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["pyramids", "colossus"], leader="michelangelo")
    t.row(s6="taj_mahal", s7="great_wall")
    assert parts(prices.take_lines(t.s, 0, 6)) == {"space": 2, "wonders": 2, "michelangelo": -2}
    assert prices.take_price(t.s, 0, 6) == 2
    t.civ(0).replaced_leader = True
    assert prices.take_price(t.s, 0, 5) == 0


@pytest.mark.rule("NS-5.12", "NS-12.15", "NSC-75")
def test_prices_of_technologies(table: MakeTable) -> None:
    t = table(3)
    t.pact("scientific_cooperation", 0, 0, 1)
    t.seat(0, civil=["monarchy", "iron"])
    assert parts(prices.develop_lines(t.s, 0, "iron", False)) == {
        "iron": 5,
        "scientific_cooperation": -2,
    }
    assert prices.develop_price(t.s, 0, "monarchy", True) == 0
    assert prices.develop_price(t.s, 0, "monarchy") == 6


@pytest.mark.rule("NS-4.2", "NS-4.3", "NS-12.13", "NSC-105", "NSC-106")
def test_attacks_with_pacts(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, only_workers={"warriors": 8})
    t.seat(1, only_workers={"warriors": 9})
    t.pact("open_borders_agreement", 0, 0, 1)
    assert attacks.strengths(t.s, 0, 1) == (8 + 2, 9)
    t.s.pacts.clear()
    t.pact("military_pact", 0, 0, 1)
    assert attacks.strengths(t.s, 0, 1) == (8, 9)
    assert attacks.war_strengths(t.s, 0, 1) == (t.strength(0), t.strength(1)) == (11, 12)


@pytest.mark.rule("NS-12.14", "NSC-84")
def test_price_of_attacking_gandhi(table: MakeTable) -> None:
    t = table(age=3)
    t.seat(1, leader="mahatma_gandhi")
    assert prices.attack_price(t.s, "raid_iii", 1) == 6
    assert prices.attack_price(t.s, "raid_iii", 0) == 3


@pytest.mark.rule("NS-10.3", "NSC-240")
def test_colonization_modifier(table: MakeTable) -> None:
    t = table()
    t.seat(0, wonders=["colossus"], specials=["cartography"])
    assert ratings.colonization(t.s, 0) == 2 + 1


@pytest.mark.rule("NS-6.3", "NS-6.4", "NS-6.6", "NS-14.22")
def test_the_preview_is_what_happens(table: MakeTable) -> None:
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
    seen = preview(t.s, 0)
    assert (seen.discard, seen.draw, seen.uprising) == (2, 1, False)
    assert RULES.state_codec.dump_json(t.s) == before
    done = t.produce(0)
    for name in ("science", "culture", "corruption", "food", "consumption", "famine", "resources"):
        assert getattr(seen, name) == getattr(done, name)
    assert (done.corruption, done.consumption, done.famine) == (4, 2, 4)
