"""Every wonder from the first stage to the last, and what single ones do (NS-9.3)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import BuildStages, Destroy, UseAbility
from engine.games.tta.code.decrees import RuinWonder
from engine.games.tta.query import basics
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-9.3", "NS-5.21")
def test_ocean_liner_service_needs_a_token(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, wonders=["ocean_liner_service"], yellow_bank=0)
    assert t.offers("use_ability") == []
    t.seat(0, yellow_bank=1, ca=0)
    t.act(0, UseAbility("ocean_liner_service"))
    assert (t.civ(0).yellow_bank, t.civ(0).idle) == (0, 2)


@pytest.mark.rule("NS-9.3", "NS-8.3", "NS-6.7")
def test_the_railroad_follows_the_best_staffed_mine(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, wonders=["transcontinental_railroad"], workers={"coal": 1, "bronze": 1})
    assert t.strength(0) == 1 + 4
    t.produce(0)
    assert t.resources(0) == 2 * 3 + 1
    t.act(0, Destroy("coal"))
    t.produce(0)
    assert t.resources(0) == 7 + 2 * 1


@pytest.mark.rule("NS-9.3", "NS-10.1", "NSC-98")
def test_the_great_wall_counts_infantry_and_artillery(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, only_workers={"warriors": 2, "knights": 3, "cannon": 2, "air_forces": 1})
    before = t.strength(0)
    t.seat(0, wonders=["great_wall"])
    assert t.strength(0) == before + 4


@pytest.mark.rule("NS-8.1", "NS-6.1", "NS-12.10")
def test_the_library_of_alexandria_in_ruins(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, wonders=["library_of_alexandria"], only_workers={})
    assert (t.science(0), t.culture(0)) == (1, 1)
    assert basics.civil_hand_limit(t.s, 0) == 5
    assert basics.military_hand_limit(t.s, 0) == 3
    t.change(RuinWonder(0, "ravages_of_time"))
    assert (t.science(0), t.culture(0)) == (0, 2)
    assert basics.civil_hand_limit(t.s, 0) == 4
    assert basics.military_hand_limit(t.s, 0) == 2


@pytest.mark.rule("NS-9.3", "NS-10.1", "NS-10.3")
@pytest.mark.parametrize(
    ("card", "cost", "science", "culture", "happiness", "strength", "actions"),
    [
        ("pyramids", 6, 0, 0, 0, 0, (1, 0)),
        ("colossus", 6, 0, 0, 0, 2, (0, 0)),
        ("hanging_gardens", 6, 0, 1, 2, 0, (0, 0)),
        ("library_of_alexandria", 6, 1, 1, 0, 0, (0, 0)),
        ("great_wall", 9, 0, 1, 1, 1, (0, 0)),
        ("st_peters_basilica", 8, 0, 2, 1, 0, (0, 0)),
        ("taj_mahal", 8, 0, 3, 0, 0, (0, 0)),
        ("universitas_carolina", 9, 2, 1, 0, 0, (0, 0)),
        ("transcontinental_railroad", 12, 0, 0, 0, 4, (0, 0)),
        ("eiffel_tower", 13, 0, 4, 1, 0, (0, 0)),
        ("kremlin", 12, 0, 2, 0, 0, (1, 1)),
        ("ocean_liner_service", 12, 0, 0, 0, 0, (0, 0)),
        ("fast_food_chains", 16, 0, 0, 0, 0, (0, 0)),
        ("first_space_flight", 16, 0, 0, 0, 0, (0, 0)),
        ("hollywood", 16, 0, 0, 0, 0, (0, 0)),
        ("internet", 14, 0, 0, 0, 0, (0, 0)),
    ],
)
def test_every_wonder_from_the_first_stage_to_the_last(
    table: MakeTable,
    card: str,
    cost: int,
    science: int,
    culture: int,
    happiness: int,
    strength: int,
    actions: tuple[int, int],
) -> None:
    t = table(age=3)
    t.seat(0, wonder=card, resources=cost, ca=4)
    asks = (t.science, t.culture, t.happiness, t.strength)
    before = [ask(0) for ask in asks]
    stages = 0
    while t.civ(0).wonder:
        assert [ask(0) for ask in asks] == before
        t.seat(0, ca=4)
        t.act(0, BuildStages())
        stages += 1
    civ = t.civ(0)
    assert (t.resources(0), stages, civ.wonders) == (0, len(t.figures(card).stages), [card])
    after = [ask(0) for ask in asks]
    wanted = (science, culture, happiness, strength)
    assert after == [a + b for a, b in zip(before, wanted, strict=True)]
    assert (civ.ca_total, civ.ma_total) == (4 + actions[0], 2 + actions[1])
