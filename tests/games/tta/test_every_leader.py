"""What each leader changes in one and the same civilization, and that it is all (NS-9.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices
from tests.games.tta.table import MakeTable, Table

THEATERS = {"drama": -1, "opera": -1, "movies": -1}
LIBRARIES = {"printing_press": -1, "journalism": -1, "multimedia": -1}

LEADERS = {
    # science, culture, strength, happiness; civil and military actions
    "alexander_the_great": (0, 0, 4, 0, 0, 0),
    "aristotle": (0, 0, 0, 0, 0, 0),
    "hammurabi": (0, 0, 0, 0, 0, 0),
    "homer": (0, 0, 0, 1, 0, 0),
    "julius_caesar": (0, 0, 1, 0, 0, 1),
    "moses": (0, 0, 0, 0, 0, 0),
    "christopher_columbus": (0, 0, 0, 0, 0, 0),
    "frederick_barbarossa": (0, 0, 0, 0, 0, 0),
    # Medieval Army without cavalry: one infantry counts as such; the air force doubles the army
    "genghis_khan": (0, 0, 4, 0, 0, 0),
    # faces: Religion 1, Theocracy 1
    "joan_of_arc": (0, 1, 2, 0, 0, 1),
    "leonardo_da_vinci": (2, 0, 0, 0, 0, 0),
    # faces: Religion 1, Theology none without a worker, Drama 1, Hanging Gardens 2
    "michelangelo": (0, 4, 0, 0, 0, 0),
    "isaac_newton": (2, 0, 0, 0, 0, 0),
    "j_s_bach": (0, 1, 0, 0, 0, 0),
    "james_cook": (0, 3, 0, 0, 0, 0),
    "maximilien_robespierre": (0, 0, 0, 0, 0, 1),
    "napoleon_bonaparte": (0, 0, 6, 0, 0, 2),
    "william_shakespeare": (0, 2, 0, 1, 0, 0),
    "albert_einstein": (2, 0, 0, 0, 0, 0),
    "bill_gates": (0, 0, 0, 0, 0, 0),
    "charlie_chaplin": (0, 2, 0, 2, 0, 0),
    "mahatma_gandhi": (0, 2, 0, 0, 0, 0),
    # one Scientific Method and one Philosophy worker
    "sid_meier": (-2, 2, 0, 0, 0, 0),
    "winston_churchill": (0, 0, 0, 0, 0, 0),
}

BUILDING = {"william_shakespeare": {**THEATERS, **LIBRARIES}}
SCIENCE = {
    "william_shakespeare": {**THEATERS, **LIBRARIES},
    "j_s_bach": {"drama": -2, "opera": -2, "movies": -2},
}
ROW = {"hammurabi": {"joan_of_arc": -1}, "michelangelo": {"taj_mahal": -2}}
FOOD = {"moses": -1}


Led = Callable[[str | None], Table]
"""Makes the civilization with a leader or none."""


@pytest.fixture
def civilization(table: MakeTable) -> Led:
    """A civilization in which every leader could change something."""

    def make(leader: str | None) -> Table:
        t = table(2, age=3)
        t.seat(
            0,
            leader=leader,
            government="theocracy",
            tactic="medieval_army",
            wonders=["hanging_gardens", "pyramids"],
            colonies=["vast_territory_i", "wealthy_territory_i"],
            only_workers={
                "agriculture": 1,
                "bronze": 1,
                "philosophy": 1,
                "scientific_method": 1,
                "religion": 1,
                "theology": 0,
                "printing_press": 1,
                "drama": 1,
                "warriors": 2,
                "cannon": 1,
                "air_forces": 1,
            },
            yellow_bank=12,
        )
        t.row("iron", "joan_of_arc", "rich_land_i", s13="taj_mahal")
        return t

    return make


def ratings(t: Table) -> tuple[int, ...]:
    civ = t.civ(0)
    asks = (t.science, t.culture, t.strength, t.happiness)
    return (*(ask(0) for ask in asks), civ.ca_total, civ.ma_total)


def all_prices(t: Table) -> tuple[dict[str, int], dict[str, int], dict[str, int], int | None]:
    """Resources of all buildings and units, science of all technologies, actions of the row and
    the food of an increase."""
    cards = rules_of(t.s).cards.values()
    placed = [c.id for c in cards if c.resource_cost and c.is_technology]
    learned = [c.id for c in cards if c.science_cost]
    return (
        {c: t.build_price(0, c) for c in placed},
        {c: t.science_price(0, c) for c in learned},
        {c: t.take_price(0, x) for x, c in enumerate(t.s.row, 1) if c},
        prices.population_price(t.s, 0),
    )


def plus(figures: dict[str, int], changes: dict[str, int]) -> dict[str, int]:
    """Figures by card with some of them changed."""
    return {c: n + changes.get(c, 0) for c, n in figures.items()}


@pytest.mark.rule("NS-9.3", "NS-10.1", "NS-10.4")
@pytest.mark.parametrize("leader", LEADERS)
def test_ratings_with_every_leader(civilization: Led, leader: str) -> None:
    without, with_leader = ratings(civilization(None)), ratings(civilization(leader))
    wanted = tuple(a + b for a, b in zip(without, LEADERS[leader], strict=True))
    assert with_leader == wanted


@pytest.mark.rule("NS-5.3", "NS-5.4", "NS-5.5", "NS-5.6", "NS-5.11")
@pytest.mark.parametrize("leader", LEADERS)
def test_prices_with_every_leader(civilization: Led, leader: str) -> None:
    placed, learned, row, food = all_prices(civilization(None))
    assert food is not None
    assert all_prices(civilization(leader)) == (
        plus(placed, BUILDING.get(leader, {})),
        plus(learned, SCIENCE.get(leader, {})),
        plus(row, ROW.get(leader, {})),
        food + FOOD.get(leader, 0),
    )


@pytest.mark.rule("NS-8.1", "NS-10.3", "NS-6.1")
@pytest.mark.parametrize("leader", LEADERS)
def test_limits_with_every_leader(civilization: Led, leader: str) -> None:
    t = civilization(leader)
    civil, military = LEADERS[leader][4:]
    assert basics.civil_hand_limit(t.s, 0) == 5 + civil
    assert basics.military_hand_limit(t.s, 0) == 3 + military
    assert t.colonization(0) == 0


@pytest.mark.rule("NS-9.3")
def test_the_leaders_are_all_here(table: MakeTable) -> None:
    assert set(LEADERS) == {c.id for c in rules_of(table().s).table.of_kind("leader")}
