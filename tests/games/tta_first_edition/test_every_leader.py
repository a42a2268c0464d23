"""What each leader changes in one and the same civilization, from the moment he is played until he
is replaced, and that it is all (OR-8, OR-2.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from engine.games.tta.actions import PlayLeader
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices
from tests.games.tta.table import MakeTable, Table

LEADERS = {
    # science, culture, strength, happiness; civil and military actions
    # five units: two Warriors, Knights, a Cannon and an air force
    "alexander_the_great": (0, 0, 5, 0, 0, 0),
    "aristotle": (0, 0, 0, 0, 0, 0),
    "hammurabi": (0, 0, 0, 0, 1, -1),
    "homer": (0, 2, 0, 0, 0, 0),
    "julius_caesar": (0, 0, 1, 0, 0, 1),
    "moses": (0, 0, 0, 0, 0, 0),
    "christopher_columbus": (0, 0, 0, 0, 0, 0),
    "frederick_barbarossa": (0, 0, 0, 0, 0, 0),
    # Knights are 1 stronger; the Medieval Army of 2, doubled by the air force, works no more
    "genghis_khan": (0, 1, 1 - 4, 0, 0, 0),
    # one face on the one temple
    "joan_of_arc": (0, 0, 1, 0, 0, 0),
    # the best lab is of level 2
    "leonardo_da_vinci": (2, 0, 0, 0, 0, 0),
    # faces: Religion 1, Drama 1, Hanging Gardens 2, but not the 2 of Theocracy
    "michelangelo": (0, 4, 0, 0, 0, 0),
    "j_s_bach": (0, 1, 0, 0, 0, 0),
    "james_cook": (0, 4, 0, 0, 0, 0),
    "napoleon_bonaparte": (0, 0, 4, 0, 0, 1),
    "isaac_newton": (2, 0, 0, 0, 0, 0),
    "maximilien_robespierre": (0, 0, 0, 0, 0, 1),
    # a library, and a pair of it and the theater
    "william_shakespeare": (0, 3, 0, 0, 0, 0),
    "albert_einstein": (2, 0, 0, 0, 0, 0),
    # labs of level 0 and 2
    "game_designer": (-2, 2, 0, 0, 0, 0),
    "mahatma_gandhi": (0, 2, 0, 0, 0, 0),
    "nikola_tesla": (0, 0, 0, 0, 0, 0),
    "rock_and_roll_icon": (0, 2, 0, 2, 0, 0),
    "winston_churchill": (0, 0, 0, 0, 0, 0),
}
NOTHING = (0, 0, 0, 0, 0, 0)

THEATERS = dict.fromkeys(("drama", "opera", "movies"), -1)
LABS = ("philosophy", "alchemy", "scientific_method", "computers")
LIBRARIES = ("printing_press", "journalism", "multimedia")
UNIT_TECHNOLOGIES = (
    "swordsmen",
    "riflemen",
    "modern_infantry",
    "knights",
    "cavalrymen",
    "tanks",
    "cannon",
    "rockets",
    "air_forces",
)

BUILDING = {"j_s_bach": THEATERS}
SCIENCE = {
    "j_s_bach": THEATERS,
    # Swordsmen are for nothing, for there is no price below 0
    "winston_churchill": dict.fromkeys(UNIT_TECHNOLOGIES, -3),
}
ROW = {"michelangelo": {"taj_mahal": -1}}
FOOD = {"moses": -1}
TO_A_RIVAL = {"nikola_tesla": dict.fromkeys(LABS + LIBRARIES, 1)}

Prices = dict[str, int]


@pytest.fixture
def civilization(table: MakeTable) -> Callable[[], Table]:
    """A civilization without a leader in which every leader can change something."""

    def make() -> Table:
        t = table(2, age=3)
        t.seat(
            0,
            government="theocracy",
            tactic="medieval_army",
            exclusive=True,
            wonders=["hanging_gardens", "pyramids"],
            colonies=["strategic_territory_i", "wealthy_territory_i"],
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
                "knights": 1,
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


def building(t: Table, seat: int) -> Prices:
    cards = rules_of(t.s).cards.values()
    placed = [c.id for c in cards if c.resource_cost and c.is_technology]
    return {c: t.build_price(seat, c) for c in placed}


def all_prices(t: Table) -> tuple[Prices, Prices, Prices, int | None, Prices]:
    """Resources of all buildings and units, science of all technologies, actions of the row and
    the food of an increase; then the resources that a rival pays."""
    learned = [c.id for c in rules_of(t.s).cards.values() if c.science_cost]
    return (
        building(t, 0),
        {c: t.science_price(0, c) for c in learned},
        {c: t.take_price(0, x) for x, c in enumerate(t.s.row, 1) if c},
        prices.population_price(t.s, 0),
        building(t, 1),
    )


def plus(figures: Prices, changes: Mapping[str, int]) -> Prices:
    """Figures by card with some of them changed, none below 0."""
    assert set(changes) <= set(figures)
    return {c: max(0, n + changes.get(c, 0)) for c, n in figures.items()}


def changed(figures: tuple[int, ...], by: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(figures, by, strict=True))


@pytest.mark.rule("OR-2.9", "OR-2.25", "OR-8.1", "OR-8.7", "OR-8.16")
@pytest.mark.parametrize("leader", LEADERS)
def test_ratings_with_every_leader(civilization: Callable[[], Table], leader: str) -> None:
    """He costs a civil action, works at once, and leaves nothing behind."""
    t = civilization()
    before, change = ratings(t), LEADERS[leader]
    after = "moses" if leader != "moses" else "aristotle"
    t.seat(0, civil=[leader, after])
    civ = t.civ(0)
    civil, military = civ.ca, civ.ma
    t.act(0, PlayLeader(leader))
    assert ratings(t) == changed(before, change)
    civ = t.civ(0)
    assert (civ.leader, civ.ca, civ.ma) == (leader, civil - 1 + change[4], military + change[5])
    t.act(0, PlayLeader(after))
    assert ratings(t) == before
    assert leader in t.s.gone
    # What he took comes back unspent; of two spent civil actions one was the token he brought.
    assert (t.civ(0).ca, t.civ(0).ma) == (civil - 2 + change[4], military)


@pytest.mark.rule("OR-2.6", "OR-2.7", "OR-2.8", "OR-2.12")
@pytest.mark.parametrize("leader", LEADERS)
def test_prices_with_every_leader(civilization: Callable[[], Table], leader: str) -> None:
    t = civilization()
    placed, learned, row, food, rival = all_prices(t)
    assert food is not None
    t.seat(0, leader=leader)
    assert all_prices(t) == (
        plus(placed, BUILDING.get(leader, {})),
        plus(learned, SCIENCE.get(leader, {})),
        plus(row, ROW.get(leader, {})),
        food + FOOD.get(leader, 0),
        plus(rival, TO_A_RIVAL.get(leader, {})),
    )


@pytest.mark.rule("OR-2.13", "OR-4.2", "OR-9.33")
@pytest.mark.parametrize("leader", LEADERS)
def test_limits_with_every_leader(civilization: Callable[[], Table], leader: str) -> None:
    t = civilization()
    t.seat(0, leader=leader)
    civil, military = LEADERS[leader][4:]
    assert basics.civil_hand_limit(t.s, 0) == 4 + 1 + civil
    assert basics.military_hand_limit(t.s, 0) == 3 + military
    assert t.colonization(0) == 0


PRODUCTION = {
    # of two Alchemy labs and one on Scientific Method
    "nikola_tesla": (0, 1 + 1 + 2, 3),
}


@pytest.mark.rule("OR-2.15", "OR-8.8")
@pytest.mark.parametrize("leader", LEADERS)
def test_what_is_made_with_every_leader(table: MakeTable, leader: str) -> None:
    made = []
    for led in (None, leader):
        t = table(2, age=3)
        workers = {"agriculture": 2, "bronze": 1, "alchemy": 2, "scientific_method": 1}
        t.seat(0, leader=led, only_workers=workers, yellow_bank=18)
        told = t.produce(0)
        made.append((told.food, told.resources, t.civ(0).blue_bank))
    food, resources, tokens = PRODUCTION.get(leader, (0, 0, 0))
    assert made[1] == (made[0][0] + food, made[0][1] + resources, made[0][2] - tokens)


@pytest.mark.rule("OR-1.1")
def test_the_leaders_are_all_here(table: MakeTable) -> None:
    assert set(LEADERS) == {c.id for c in rules_of(table().s).table.of_kind("leader")}
