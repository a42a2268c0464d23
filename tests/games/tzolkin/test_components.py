"""The data files against what is printed on the box, the board and the tiles."""

from __future__ import annotations

from collections import Counter
from json import dumps

import pytest
from pydantic import ValidationError

from engine.games.tzolkin import components
from engine.games.tzolkin.components import (
    BOX,
    BUILDINGS,
    GEARS,
    MONUMENTS,
    SEATS,
    TEMPLES,
    TRACKS,
    WEALTH,
    Box,
    Tiles,
    read,
)
from engine.games.tzolkin.goods import GOODS, Data, Good, Goods, TempleId
from engine.games.tzolkin.kinds import (
    Action,
    ByTable,
    Climb,
    Gain,
    Harvest,
    Learn,
    Odd,
    Points,
    Skull,
    Take,
)
from render.lang.catalogue.tzolkin_names import TzolkinNames

NAMES = TzolkinNames()


@pytest.mark.rule("TZ-1.5")
def test_as_many_tiles_as_printed() -> None:
    assert len(BUILDINGS) == 32
    assert Counter(building.age for building in BUILDINGS.values()) == {1: 14, 2: 18}
    assert len(MONUMENTS) == 13
    assert len(WEALTH) == 21
    assert BOX.skulls == 13
    assert 4 * BOX.workers == 24


def test_ids_are_numbered_through() -> None:
    assert list(BUILDINGS) == [
        *(f"A1-{number:02}" for number in range(1, 15)),
        *(f"A2-{number:02}" for number in range(1, 19)),
    ]
    assert list(MONUMENTS) == [f"M{number:02}" for number in range(1, 14)]
    letters = {gear.id: gear.id[0].upper() for gear in BOX.gears}
    assert list(WEALTH) == [f"W-{letters[tile.gear]}{tile.space}" for tile in WEALTH.values()]
    assert all(building.id.startswith(f"A{building.age}-") for building in BUILDINGS.values())


@pytest.mark.rule("TZ-1.6")
def test_kinds_of_tiles() -> None:
    kinds = Counter((building.age, building.kind) for building in BUILDINGS.values())
    first = {(1, "farm"): 5, (1, "civic"): 4, (1, "tomb"): 3, (1, "altar"): 2}
    second = {(2, "farm"): 3, (2, "civic"): 4, (2, "tomb"): 5, (2, "altar"): 6}
    assert kinds == first | second
    assert Counter(m.kind for m in MONUMENTS.values()) == {"tomb": 5, "civic": 4, "altar": 4}


def test_copies_share_their_name_and_everything_else() -> None:
    names = Counter(map(NAMES.tile, BUILDINGS))
    copies = {name: number for name, number in names.items() if number > 1}
    assert copies == {"Small Farm": 3, "Shared Farm": 2, "Large Farm": 3}
    for name in copies:
        same = [
            b.model_dump(exclude={"id"}) for b in BUILDINGS.values() if NAMES.tile(b.id) == name
        ]
        assert all(copy == same[0] for copy in same)


COSTS = """
A1-01 w    A1-02 w    A1-03 w    A1-04 wwww A1-05 wwww A1-06 wws  A1-07 wss  A1-08 wg
A1-09 ww   A1-10 www  A1-11 ws   A1-12 wws  A1-13 g    A1-14 sg
A2-01 ww   A2-02 ww   A2-03 ww   A2-04 sss  A2-05 wsg  A2-06 wgg  A2-07 wwsg A2-08 wssg
A2-09 www  A2-10 wws  A2-11 wwws A2-12 wwss A2-13 ss   A2-14 sg   A2-15 gg   A2-16 ssg
A2-17 sgg  A2-18 ggg
M01 wwwssg M02 wsssgg M03 wsgggg M04 wgggg  M05 wwssgg M06 wwsssg M07 wsggg  M08 wwsggg
M09 wwwggg M10 ssggg  M11 ssssggg M12 sssggg M13 ggggk
"""
LETTERS: dict[str, Good] = {"w": "wood", "s": "stone", "g": "gold", "k": "skull"}


def goods(letters: str) -> Goods:
    """Goods written as a row of letters."""
    counted: dict[str, int] = dict(Counter(LETTERS[letter] for letter in letters))
    return Goods(**counted)


def test_prices_of_buildings_and_monuments() -> None:
    words = COSTS.split()
    printed = dict(zip(words[::2], words[1::2], strict=True))
    costs = {building.id: building.cost for building in BUILDINGS.values()}
    costs |= {monument.id: monument.cost for monument in MONUMENTS.values()}
    assert costs == {tile: goods(letters) for tile, letters in printed.items()}


def test_points_scored_at_once() -> None:
    points = {
        building.id: effect.amount
        for building in BUILDINGS.values()
        for effect in building.effects
        if isinstance(effect, Points)
    }
    assert points == {
        "A2-04": 6,
        "A2-05": 6,
        "A2-06": 8,
        "A2-07": 2,
        "A2-08": 3,
        "A2-13": 2,
        "A2-14": 3,
        "A2-15": 3,
        "A2-18": 4,
    }


def test_odd_effects_occur_once_each() -> None:
    odd = {
        effect.code: (building.id, effect.corn)
        for building in BUILDINGS.values()
        for effect in building.effects
        if isinstance(effect, Odd)
    }
    assert odd == {
        "extra_building": ("A1-08", 0),
        "market": ("A2-04", 0),
        "any_action": ("A2-07", 1),
    }


def test_wealth_in_corn_resources_and_steps() -> None:
    total = Counter({good: sum(t.goods.of(good) for t in WEALTH.values()) for good in GOODS})
    assert total == {"corn": 81, "wood": 16, "stone": 8, "gold": 4, "skull": 1}
    steps = Counter(
        effect.track if isinstance(effect, Learn) else effect.temple
        for tile in WEALTH.values()
        for effect in tile.effects
        if isinstance(effect, Learn | Climb)
    )
    assert steps == {
        "agriculture": 2,
        "extraction": 2,
        "architecture": 2,
        "theology": 2,
        "chaac": 2,
        "quetzalcoatl": 2,
        "kukulkan": 2,
    }


@pytest.mark.rule("TZ-2.1.3")
def test_wealth_tiles_mark_different_spaces_also_with_the_opposite_ones() -> None:
    marked = [(tile.gear, tile.space) for tile in WEALTH.values()]
    for tile in WEALTH.values():
        gear = GEARS[tile.gear]
        if gear.opposite:
            marked.append((gear.id, (tile.space + gear.opposite) % gear.teeth))
    assert len(marked) == len(set(marked)) == 2 * 16 + 5


def test_no_two_wealth_tiles_lift_anybody_to_a_top() -> None:
    for temple in TEMPLES.values():
        lifts = [
            sum(e.steps for e in t.effects if isinstance(e, Climb) and e.temple == temple.id)
            for t in WEALTH.values()
        ]
        assert BOX.start.temple + sum(sorted(lifts)[-BOX.wealth.kept :]) < temple.top


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_depends_on_the_players(players: int) -> None:
    seats = SEATS[players]
    assert seats.monuments == players + 2
    assert seats.fields == players
    assert seats.dummies == {2: 12, 3: 6, 4: 0}[players]
    # Harvest tiles: corn in all four groups, wood in three.
    assert len(BOX.jungle_corns) * seats.fields == {2: 8, 3: 12, 4: 16}[players]
    assert len(BOX.jungle_woods) * seats.fields == {2: 6, 3: 9, 4: 12}[players]


def test_calendar_of_twenty_seven_days() -> None:
    days = [food.day for food in BOX.calendar.food_days]
    assert days == [7, 13, 20, 26]
    assert [food.kind for food in BOX.calendar.food_days] == ["mid_age", "end_of_age"] * 2
    assert [food.age for food in BOX.calendar.food_days] == [1, 1, 2, 2]
    assert days[-1] + 1 == 27
    assert BOX.calendar.teeth == 26 == 2 * GEARS["chichen_itza"].teeth


@pytest.mark.rule("TZ-1.1")
def test_spaces_of_gears() -> None:
    for gear in BOX.gears[:4]:
        assert (gear.teeth, gear.last, gear.blocking) == (10, 7, 6)
        assert list(gear.any_spaces) == [6, 7]
    skulls = GEARS["chichen_itza"]
    assert (skulls.teeth, skulls.last, skulls.blocking) == (13, 10, 9)
    assert list(skulls.any_spaces) == [10]
    with pytest.raises(IndexError):
        skulls.action(10)
    with pytest.raises(IndexError):
        skulls.action(0)


def test_yields_of_palenque_and_yaxchilan() -> None:
    harvests = [a for a in GEARS["palenque"].actions if isinstance(a, Harvest)]
    assert [(h.group, h.corn, h.wood) for h in harvests] == [
        *((2, 4, 0), (3, 5, 2)),
        *((4, 7, 3), (5, 9, 4)),
    ]
    first: Action = GEARS["palenque"].action(1)
    assert isinstance(first, Take)
    assert first.goods == Goods(corn=3)
    taken = [a.goods for a in GEARS["yaxchilan"].actions if isinstance(a, Take)]
    assert taken == [
        Goods(wood=1),
        Goods(stone=1, corn=1),
        Goods(gold=1, corn=2),
        Goods(skull=1),
        Goods(gold=1, stone=1, corn=2),
    ]


def test_skull_points() -> None:
    skulls = [a for a in GEARS["chichen_itza"].actions if isinstance(a, Skull)]
    assert [skull.points for skull in skulls] == [4, 5, 6, 7, 8, 8, 10, 11, 13]
    gods: list[TempleId] = ["chaac", "kukulkan", "quetzalcoatl"]
    assert [skull.temple for skull in skulls] == [god for god in gods for _ in range(3)]
    assert [n for n, skull in enumerate(skulls, start=1) if skull.resources] == [6, 8, 9]


@pytest.mark.rule("TZ-9.1", "TZ-9.2", "TZ-9.3")
def test_steps_of_temples() -> None:
    points = {temple.id: [step.points for step in temple.steps] for temple in BOX.temples}
    assert points == {
        "chaac": [-1, 0, 2, 4, 6, 7, 8],
        "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
        "kukulkan": [-3, 0, 1, 3, 5, 7, 9, 10],
    }
    assert {temple.id: temple.highest for temple in BOX.temples} == {
        "chaac": (6, 2),
        "quetzalcoatl": (2, 6),
        "kukulkan": (4, 4),
    }
    assert all(bonus % 2 == 0 for temple in BOX.temples for bonus in temple.highest)


def test_rewards_add_up_from_below() -> None:
    # Rewards of a step include those of all lower ones (TZ-10.3).
    assert TEMPLES["chaac"].rewards(1) == Goods()
    assert TEMPLES["chaac"].rewards(2) == Goods(stone=1)
    assert TEMPLES["chaac"].rewards(6) == Goods(stone=2)
    assert TEMPLES["quetzalcoatl"].rewards(8) == Goods(gold=2)
    assert TEMPLES["kukulkan"].rewards(6) == Goods(wood=2, skull=1)


def test_levels_of_technologies_add_up() -> None:
    harvest = [TRACKS["agriculture"].at(level).jungle_corn for level in range(4)]
    assert harvest == [0, 1, 1, 3]
    assert TRACKS["agriculture"].at(2).without_tile
    assert TRACKS["agriculture"].at(3).fishing_corn == 1
    dug = TRACKS["extraction"].at(3)
    assert (dug.wood, dug.stone, dug.gold) == (1, 1, 1)
    built = TRACKS["architecture"].at(3)
    assert (built.build_corn, built.build_points) == (1, 2)
    assert (built.build_resources_less, built.build_corn_less) == (1, 2)
    prayed = TRACKS["theology"].at(3)
    assert (prayed.spaces_ahead, prayed.temple_for_resources, prayed.skulls) == (1, 1, 1)
    assert TRACKS["theology"].at(0) == components.Level()


def test_prices_of_technology_steps() -> None:
    assert [BOX.technology.price(level) for level in range(4)] == [1, 2, 3, 1]
    repeats = [track.repeat for track in BOX.technology.tracks]
    assert [repeat.kind for repeat in repeats] == ["temple", "resources", "points", "gain"]
    last = repeats[-1]
    assert isinstance(last, Gain)
    assert last.goods == Goods(skull=1)


def test_extra_corn_for_workers() -> None:
    totals = [sum(BOX.placing.extra[:number]) for number in range(1, 7)]
    assert totals == [0, 1, 3, 6, 10, 15]


def test_three_corn_always_pay_a_placement() -> None:
    # Spaces 0 to 3 of all gears and the start player space are more than the others' workers.
    cheap = len(BOX.gears) * (BOX.begging.corn + 1) + 1
    assert cheap > 3 * BOX.workers


def test_tables_of_monuments() -> None:
    mastered, people = MONUMENTS["M07"].score, MONUMENTS["M09"].score
    assert isinstance(mastered, ByTable)
    assert isinstance(people, ByTable)
    assert mastered.points == {1: 9, 2: 20, 3: 33, 4: 33}
    assert people.points == {4: 6, 5: 12, 6: 18}


def test_goods_are_counted() -> None:
    heap = Goods(corn=2, gold=1, skull=1)
    assert list(heap.listed()) == [("corn", 2), ("gold", 1), ("skull", 1)]
    assert heap.resources == 1


def test_wrong_data_is_refused() -> None:
    tiles = read("tiles.toml")
    buildings = tiles["buildings"]
    assert isinstance(buildings, list)
    with pytest.raises(ValidationError, match="same id"):
        loaded(Tiles, tiles | {"buildings": [*buildings, buildings[0]]})
    with pytest.raises(ValidationError, match="colour"):
        loaded(Tiles, tiles | {"buildings": [buildings[0] | {"colour": "grey"}]})
    with pytest.raises(ValidationError, match="greater than or equal to 0"):
        loaded(Tiles, tiles | {"buildings": [buildings[0] | {"cost": {"wood": -1}}]})
    box = read("game.toml")
    for key, wrong, complaint in (
        ("temples", [], "expected"),
        ("gears", [], "expected"),
        ("jungle_woods", [], "harvest of wood"),
        ("jungle_corns", [2], "one harvest"),
        ("workers", 5, "extra price"),
    ):
        with pytest.raises(ValidationError, match=complaint):
            loaded(Box, box | {key: wrong})


def loaded(model: type[Data], content: dict[str, object]) -> Data:
    """Data read in the way the files are."""
    return model.model_validate_json(dumps(content))
