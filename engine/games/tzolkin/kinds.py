"""What effects, actions and monuments do, as records of their kind with their numbers.

Ordinary tiles need no code of their own; an `Odd` effect names what the engine does by code.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, NonNegativeInt, PositiveInt

from engine.games.tzolkin.goods import Data, GearId, Goods, TempleId, TileKind, TrackId

# Effects: of tiles, and of a technology already at its last level.


class Gain(Data):
    """Take these goods from the supply."""

    kind: Literal["gain"]
    goods: Goods


class Points(Data):
    kind: Literal["points"]
    amount: PositiveInt


class Climb(Data):
    """So many steps up on one temple; `any` is of the player's choice."""

    kind: Literal["temple"]
    temple: TempleId | Literal["any"]
    steps: PositiveInt


class Learn(Data):
    """So many technology steps without their price; with `any` each step may go on any track."""

    kind: Literal["technology"]
    track: TrackId | Literal["any"]
    steps: PositiveInt


class ChosenResources(Data):
    """Take so many resources of the player's choice."""

    kind: Literal["resources"]
    count: PositiveInt


class NewWorker(Data):
    """Take workers from the supply, as far as there are any."""

    kind: Literal["worker"]
    count: PositiveInt


class FreeWorkers(Data):
    """Lasting: so many workers need no corn on Food Days."""

    kind: Literal["free_workers"]
    count: PositiveInt


class CheaperFood(Data):
    """Lasting: every worker needs so much less corn on Food Days."""

    kind: Literal["cheaper_food"]
    amount: PositiveInt


class Odd(Data):
    """What the engine does by code, all of it optional; `corn` must be paid for it."""

    kind: Literal["odd"]
    code: Literal["extra_building", "market", "any_action"]
    corn: NonNegativeInt = 0


Effect = Annotated[
    Gain | Points | Climb | Learn | ChosenResources | NewWorker | FreeWorkers | CheaperFood | Odd,
    Field(discriminator="kind"),
]


# Actions of the spaces of gears.


class Take(Data):
    kind: Literal["take"]
    goods: Goods


class Harvest(Data):
    """Take a corn or a wood tile of a group of fields; without wood (0) nothing can be burned."""

    kind: Literal["harvest"]
    group: PositiveInt
    corn: PositiveInt
    wood: NonNegativeInt


class Advance(Data):
    """Buy one technology step or more."""

    kind: Literal["advance"]
    most: PositiveInt


class Build(Data):
    """Construct buildings, or one monument where allowed.

    corn_per_resource: what is paid for each resource of the price; 0 if the resources are paid.
    """

    kind: Literal["build"]
    most: PositiveInt
    monument: bool
    corn_per_resource: NonNegativeInt


class Sacrifice(Data):
    """Pay corn, or resources of choice, for a step up on so many different temples."""

    kind: Literal["climb"]
    corn: NonNegativeInt
    resources: NonNegativeInt
    temples: PositiveInt


class Market(Data):
    kind: Literal["market"]


class Recruit(Data):
    kind: Literal["worker"]
    count: PositiveInt


class AnyAction(Data):
    """Pay corn for any numbered action of these gears."""

    kind: Literal["any_action"]
    corn: NonNegativeInt
    gears: tuple[GearId, ...]


class Skull(Data):
    """Lay down a skull for points, steps on a temple and resources of choice."""

    kind: Literal["skull"]
    points: PositiveInt
    temple: TempleId
    steps: PositiveInt
    resources: NonNegativeInt


Action = Annotated[
    Take | Harvest | Advance | Build | Sacrifice | Market | Recruit | AnyAction | Skull,
    Field(discriminator="kind"),
]


# What monuments count. `points` is for each thing counted, or a table by their number.


class ByKind(Data):
    """Own buildings and monuments of a kind, itself included."""

    by: Literal["kind"]
    kind: TileKind
    points: PositiveInt


class ByHarvest(Data):
    """Own harvest tiles."""

    by: Literal["harvest"]
    tile: Literal["corn", "wood"]
    points: PositiveInt


class BySimple(Data):
    """tiles: own buildings and monuments, itself included; levels: own technology levels."""

    by: Literal["tiles", "levels"]
    points: PositiveInt


class ByMonuments(Data):
    """Monuments built by anybody; the points of each depend on the number of players."""

    by: Literal["monuments"]
    points: dict[int, int]


class ByTable(Data):
    """mastered: own technologies at the last level; workers: own workers in play. A number that
    the table does not mention gives nothing."""

    by: Literal["mastered", "workers"]
    points: dict[int, int]


class ByTemplePoints(Data):
    """The points of one's steps on all temples once more."""

    by: Literal["temple_points"]


class ByBestTemple(Data):
    """Steps of one's best temple above this one."""

    by: Literal["best_temple"]
    above: NonNegativeInt
    points: PositiveInt


class BySkulls(Data):
    """Skulls laid down at Chichen Itza, by all players or by the owner of the monument."""

    by: Literal["skulls"]
    owner: Literal["all", "own"]
    points: PositiveInt


Score = Annotated[
    ByKind
    | ByHarvest
    | BySimple
    | ByMonuments
    | ByTable
    | ByTemplePoints
    | ByBestTemple
    | BySkulls,
    Field(discriminator="by"),
]
