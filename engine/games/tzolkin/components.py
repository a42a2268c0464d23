"""The gears, temples, technologies and tiles of the box, read from `data/` at import.

A value that nothing printed settles is named by the word `uncertain` in its file; putting another
number there needs no change of code.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from json import dumps
from typing import Literal

from pydantic import NonNegativeInt, PositiveInt, model_validator

from engine.games.tzolkin.goods import (
    GEAR_IDS,
    TEMPLE_IDS,
    TRACK_IDS,
    Data,
    FoodKind,
    GearId,
    Good,
    Goods,
    Resource,
    TempleId,
    TileKind,
    TrackId,
)
from engine.games.tzolkin.kinds import Action, Effect, Harvest, Score


class Gear(Data):
    """A gear: its teeth, the last space a player's worker can stand on, and its actions.

    opposite: how many spaces on a second dummy worker is put; 0 for none (TZ-2.1).
    """

    id: GearId
    teeth: PositiveInt
    last: PositiveInt
    opposite: NonNegativeInt
    actions: tuple[Action, ...]

    @property
    def any_spaces(self) -> range:
        """The spaces that give any action of the gear."""
        return range(len(self.actions) + 1, self.last + 1)

    @property
    def blocking(self) -> int:
        """A player's worker here forbids a double advance: only its second day would push it off
        (TZ-11.3)."""
        return self.last - 1

    def action(self, number: int) -> Action:
        """The action with this number, from 1.

        Raises:
            IndexError: the gear has no such action.
        """
        if not 1 <= number <= len(self.actions):
            raise IndexError(number)
        return self.actions[number - 1]


class Step(Data):
    """A step of a temple: its points at the end of an age, its reward in the middle of one."""

    points: int
    reward: Good | None = None


class Temple(Data):
    """A temple, its steps from the bottom up, the bonus for the highest player in each age."""

    id: TempleId
    highest: tuple[int, int]
    steps: tuple[Step, ...]

    @property
    def top(self) -> int:
        """The step that has room for one player only."""
        return len(self.steps) - 1

    def rewards(self, step: int) -> Goods:
        """What a player on this step is due in the middle of an age: its good and those of all
        lower steps (TZ-10.3)."""
        due: dict[str, int] = {}
        for passed in self.steps[: step + 1]:
            if passed.reward:
                due[passed.reward] = due.get(passed.reward, 0) + 1
        return Goods(**due)


class Level(Data):
    """What a level of a technology adds; what it does not mention it does not change.

    jungle_corn: with each corn harvest in the jungle; fishing_corn: when fishing; without_tile:
    corn may be harvested where none is open; wood, stone, gold: when taken by an action of
    Yaxchilan or Palenque; skulls: when taken at Yaxchilan; build_corn, build_points: when
    constructing; build_resources_less, build_corn_less: off the price, in resources or in corn;
    spaces_ahead: how far ahead an action of Chichen Itza may be; temple_for_resources: the price
    in resources of a temple step after such an action, 0 where it cannot be bought.
    """

    jungle_corn: NonNegativeInt = 0
    fishing_corn: NonNegativeInt = 0
    without_tile: bool = False
    wood: NonNegativeInt = 0
    stone: NonNegativeInt = 0
    gold: NonNegativeInt = 0
    skulls: NonNegativeInt = 0
    build_corn: NonNegativeInt = 0
    build_points: NonNegativeInt = 0
    build_resources_less: NonNegativeInt = 0
    build_corn_less: NonNegativeInt = 0
    spaces_ahead: NonNegativeInt = 0
    temple_for_resources: NonNegativeInt = 0


class Track(Data):
    """A technology: its levels, and what a further step at the last one gives."""

    id: TrackId
    levels: tuple[Level, Level, Level]
    repeat: Effect

    def at(self, level: int) -> Level:
        """All that a player at this level (0 to 3) has: levels add up (TZ-6.1)."""
        total: dict[str, int] = {}
        for reached in self.levels[:level]:
            added = reached.model_dump(exclude={"uncertain"}, exclude_defaults=True)
            for name, amount in added.items():
                total[name] = total.get(name, 0) + amount
        return Level.model_validate(total)


class Technology(Data):
    """prices: resources for a step to level 1, 2 and 3; repeat_price: for one beyond."""

    prices: tuple[int, int, int]
    repeat_price: int
    tracks: tuple[Track, ...]

    def price(self, level: int) -> int:
        """What the next step costs from this level, in resources."""
        return self.prices[level] if level < len(self.prices) else self.repeat_price


class Start(Data):
    """Workers in hand and the step of every temple marker; all else begins at 0."""

    workers: PositiveInt
    temple: PositiveInt


class WealthDeal(Data):
    dealt: PositiveInt
    kept: PositiveInt


class Seats(Data):
    """What depends on the number of players."""

    players: PositiveInt
    monuments: PositiveInt
    fields: PositiveInt
    dummies: NonNegativeInt


class FoodDay(Data):
    """A Food Day, by the day on which it falls when nobody jumps over it."""

    day: PositiveInt
    kind: FoodKind
    age: PositiveInt


class Calendar(Data):
    """idle_corn: laid on a tooth when nobody claims the start; days: of an ordinary advance."""

    teeth: PositiveInt
    idle_corn: PositiveInt
    days: PositiveInt
    double_days: PositiveInt
    food_days: tuple[FoodDay, ...]


class Food(Data):
    """Corn for a worker, and the points lost for one that goes hungry."""

    corn: PositiveInt
    penalty: PositiveInt


class Begging(Data):
    """With at most this much corn one may beg, and has `corn` then; steps down on a temple."""

    most: NonNegativeInt
    corn: PositiveInt
    down: PositiveInt


class Burning(Data):
    down: PositiveInt


class Placing(Data):
    """Corn per number of a space, for the start player space, and extra for the first worker of a
    turn, the second, and so on."""

    per_space: PositiveInt
    start_player_space: NonNegativeInt
    extra: tuple[int, ...]


class Removing(Data):
    step_back: PositiveInt


class Rates(Data):
    """Corn for a resource, buying and selling."""

    wood: PositiveInt
    stone: PositiveInt
    gold: PositiveInt

    def of(self, resource: Resource) -> int:
        """The rate of one resource."""
        rate: int = getattr(self, resource)
        return rate


class Scoring(Data):
    """Points at the end, besides monuments."""

    corn_per_point: PositiveInt
    skull: PositiveInt


class Readings(Data):
    """How doubtful places of the rules are read (chapter 17 of the rules).

    dummies_block_double_advance: INT-10; double_advance_before_last_round: INT-21;
    paid_skull_returns: INT-13; covered_corn_counts: INT-14, corn under wood forbids a harvest
    without a tile.
    """

    dummies_block_double_advance: bool
    double_advance_before_last_round: bool
    paid_skull_returns: bool
    covered_corn_counts: bool


class Box(Data):
    """Everything but the tiles."""

    workers: PositiveInt
    skulls: PositiveInt
    display: PositiveInt
    jungle_corns: tuple[int, ...]
    jungle_woods: tuple[int, ...]
    start: Start
    wealth: WealthDeal
    seats: tuple[Seats, ...]
    calendar: Calendar
    food: Food
    begging: Begging
    burning: Burning
    placing: Placing
    removing: Removing
    market: Rates
    scoring: Scoring
    readings: Readings
    gears: tuple[Gear, ...]
    temples: tuple[Temple, ...]
    technology: Technology

    @model_validator(mode="after")
    def _agrees(self) -> Box:
        told = (
            (tuple(gear.id for gear in self.gears), GEAR_IDS),
            (tuple(temple.id for temple in self.temples), TEMPLE_IDS),
            (tuple(track.id for track in self.technology.tracks), TRACK_IDS),
        )
        for found, wanted in told:
            if found != wanted:
                raise ValueError(f"{wanted} expected, {found} listed")
        harvests = [a for g in self.gears for a in g.actions if isinstance(a, Harvest)]
        if tuple(h.group for h in harvests) != self.jungle_corns:
            raise ValueError("each group of fields needs one harvest")
        if tuple(h.group for h in harvests if h.wood) != self.jungle_woods:
            raise ValueError("each group with wood needs a harvest of wood")
        if len(self.placing.extra) != self.workers:
            raise ValueError("each worker placed in a turn needs its extra price")
        return self


class Building(Data):
    """A building; copies differ by their id only."""

    id: str
    age: Literal[1, 2]
    kind: TileKind
    cost: Goods
    effects: tuple[Effect, ...]

    @property
    def copies(self) -> tuple[str, ...]:
        """The ids of all that are equal to this one, itself first."""
        return _COPIES[self.id]

    def equals(self, other: Building) -> bool:
        """Whether another tile says the same."""
        return (self.kind, self.cost, self.effects) == (other.kind, other.cost, other.effects)


class Monument(Data):
    """A monument: what it costs and what it scores at the end."""

    id: str
    kind: TileKind
    cost: Goods
    score: Score


class Wealth(Data):
    """A starting wealth tile, and the space that it marks for a dummy worker."""

    id: str
    gear: GearId
    space: NonNegativeInt
    goods: Goods
    effects: tuple[Effect, ...]


class Tiles(Data):
    """All tiles that are shuffled."""

    buildings: tuple[Building, ...]
    monuments: tuple[Monument, ...]
    wealth: tuple[Wealth, ...]

    @model_validator(mode="after")
    def _agrees(self) -> Tiles:
        ids = [building.id for building in self.buildings]
        ids += [monument.id for monument in self.monuments]
        ids += [tile.id for tile in self.wealth]
        if len(set(ids)) != len(ids):
            raise ValueError("two tiles have the same id")
        return self


def read(name: str) -> dict[str, object]:
    """What one file of the data folder says."""
    return tomllib.loads(resources.files(__package__).joinpath("data", name).read_text("utf-8"))


BOX = Box.model_validate_json(dumps(read("game.toml")))
TILES = Tiles.model_validate_json(dumps(read("tiles.toml")))
GEARS: dict[GearId, Gear] = {gear.id: gear for gear in BOX.gears}
TEMPLES: dict[TempleId, Temple] = {temple.id: temple for temple in BOX.temples}
TRACKS: dict[TrackId, Track] = {track.id: track for track in BOX.technology.tracks}
SEATS: dict[int, Seats] = {seats.players: seats for seats in BOX.seats}
BUILDINGS: dict[str, Building] = {building.id: building for building in TILES.buildings}
MONUMENTS: dict[str, Monument] = {monument.id: monument for monument in TILES.monuments}
_COPIES: dict[str, tuple[str, ...]] = {
    tile.id: (tile.id, *(b.id for b in TILES.buildings if b.equals(tile) and b.id != tile.id))
    for tile in TILES.buildings
}
WEALTH: dict[str, Wealth] = {tile.id: tile for tile in TILES.wealth}
