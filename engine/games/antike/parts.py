"""The records a game state is made of. They hold pieces and know no rule."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from engine.core import Pile, record, value
from engine.games.antike.components import RESOURCES, Resource, UnitKind

Money = Literal["marble", "iron", "gold", "coin"]
MONEY: tuple[Money, ...] = (*RESOURCES, "coin")
ORDINARY: tuple[UnitKind, UnitKind] = ("legion", "galley")
SPECIAL: tuple[UnitKind, UnitKind] = ("general", "admiral")
UNITS: tuple[UnitKind, ...] = (*ORDINARY, *SPECIAL)


@value
class Cost:
    """What is paid: chips by resource, and coins."""

    marble: int = 0
    iron: int = 0
    gold: int = 0
    coin: int = 0

    def of(self, kind: Money) -> int:
        n: int = getattr(self, kind)
        return n

    @property
    def total(self) -> int:
        return self.marble + self.iron + self.gold + self.coin


@record
class Purse:
    """Chips and coins of a nation."""

    marble: int = 0
    iron: int = 0
    gold: int = 0
    coin: int = 0

    def of(self, kind: Money) -> int:
        n: int = getattr(self, kind)
        return n

    def add(self, kind: Money, n: int) -> None:
        setattr(self, kind, getattr(self, kind) + n)

    @property
    def total(self) -> int:
        return self.marble + self.iron + self.gold + self.coin


@record
class Units:
    """Units of one nation in one place."""

    legion: int = 0
    galley: int = 0
    general: int = 0
    admiral: int = 0

    def of(self, kind: UnitKind) -> int:
        n: int = getattr(self, kind)
        return n

    def add(self, kind: UnitKind, n: int) -> None:
        setattr(self, kind, getattr(self, kind) + n)

    @property
    def ordinary(self) -> int:
        """Legions and galleys, the units that take and hold cities."""
        return self.legion + self.galley

    @property
    def special(self) -> int:
        """1 if the General or the Admiral is here (AD-13)."""
        return self.general + self.admiral

    @property
    def total(self) -> int:
        return self.legion + self.galley + self.general + self.admiral


@value
class City:
    """A city on the map, by the seat that owns it; one that changes is replaced."""

    owner: int
    resource: Resource
    temple: bool = False
    wall: bool = False


@record
class Player:
    """One nation. `side` is 0 for brown and 1 for beige; `units` are those on the map by region.

    rondel: id of the field of the marker, None before the first turn. know_how and personages in
    the order they were won. walls: town walls in the supply.
    """

    side: int
    purse: Purse
    box: Units
    supply: Units
    walls: int
    hand: Pile
    units: dict[str, Units] = field(default_factory=dict)
    know_how: list[str] = field(default_factory=list)
    personages: list[str] = field(default_factory=list)
    rondel: str | None = None
    resigned: bool = False


@record
class Bank:
    """The common stock. walls: town walls nobody has received yet."""

    coins: int
    temples: int
    walls: int
    tokens: dict[Resource, int]


@record
class ThisTurn:
    """What the rules have to remember until the end of the turn.

    deployable: units that were in the box when the turn began and still are (AD-6.3.2).
    placed: units deployed by city. armoury: units still to be deployed at the lower price.
    free_steps, land_steps, sea_steps: granted by cards. tried: cities attacked. conquered: how many
    fell. developed: know-how of this turn. scholars, generals: due in step 3.
    """

    deployable: Units
    placed: dict[str, int] = field(default_factory=dict)
    armoury: int = 0
    free_steps: int = 0
    land_steps: int = 0
    sea_steps: int = 0
    tried: list[str] = field(default_factory=list)
    conquered: int = 0
    developed: list[str] = field(default_factory=list)
    scholars: int = 0
    generals: int = 0


@record
class DrawOffer:
    """An offer of a draw, until it is answered or the other player has ended his next turn."""

    by: int
    turn: int


@record
class Result:
    """How the game ended."""

    places: tuple[int, ...]
    cause: str
