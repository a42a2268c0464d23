"""The records a game state is made of. They hold pieces and know no rule."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from engine.core import Pile, record, value
from engine.games.tzolkin.goods import Good, Goods

Wish = Literal["one", "two", "two_unless_food"]
"""What was said with a claim before the calendar itself asked: only in the logs of such games."""
Mode = Literal["open", "placing", "taking"]

DUMMY = -1
"""Stands on a gear for a worker of a colour that nobody plays; players stand there as seats."""


@record
class Purse:
    """The goods in front of a player."""

    corn: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    skull: int = 0

    def of(self, good: Good) -> int:
        n: int = getattr(self, good)
        return n

    def add(self, good: Good, n: int) -> None:
        setattr(self, good, getattr(self, good) + n)

    def put(self, goods: Goods) -> None:
        """Add a heap."""
        self.corn += goods.corn
        self.wood += goods.wood
        self.stone += goods.stone
        self.gold += goods.gold
        self.skull += goods.skull

    def take(self, goods: Goods) -> None:
        """Take a heap away, which it holds."""
        self.corn -= goods.corn
        self.wood -= goods.wood
        self.stone -= goods.stone
        self.gold -= goods.gold
        self.skull -= goods.skull

    @property
    def resources(self) -> int:
        return self.wood + self.stone + self.gold

    def holds(self, goods: Goods) -> bool:
        """Whether all of this could be paid."""
        return (
            self.corn >= goods.corn
            and self.wood >= goods.wood
            and self.stone >= goods.stone
            and self.gold >= goods.gold
            and self.skull >= goods.skull
        )


@record
class Player:
    """One seat.

    hand, supply: workers that are on no gear; those in the supply are not in play. temples: the
    step of each marker, 0 for the bottom one. technologies: the level of each track. light: the
    calendar may still be moved two days. corn_tiles, wood_tiles: taken from the jungle. wealth:
    the tiles kept, as all see them; `dealt` those he chooses from and later the ones passed over,
    `kept` those chosen until all have chosen. scored: points by source.
    """

    purse: Purse
    hand: int
    supply: int
    temples: dict[str, int]
    technologies: dict[str, int]
    dealt: Pile
    kept: Pile
    light: bool = True
    corn_tiles: int = 0
    wood_tiles: int = 0
    buildings: list[str] = field(default_factory=list)
    monuments: list[str] = field(default_factory=list)
    wealth: list[str] = field(default_factory=list)
    scored: dict[str, int] = field(default_factory=dict)
    resigned: bool = False

    @property
    def points(self) -> int:
        return sum(self.scored.values())

    def level(self, track: str) -> int:
        """The level of a technology. Raises `KeyError`."""
        return self.technologies[track]

    def score(self, source: str, points: int) -> None:
        """Points, which may be negative, with where they come from."""
        if points:
            self.scored[source] = self.scored.get(source, 0) + points


@record
class Field:
    """A group of fields in the jungle: tiles left. A corn tile is open where no wood is on it,
    so there are `corn - wood` open ones."""

    corn: int
    wood: int


@record
class ThisTurn:
    """What the active player has done in this turn.

    placed: workers so far. mercy: the one worker was placed for all the corn there was.
    """

    mode: Mode = "open"
    placed: int = 0
    begged: bool = False
    mercy: bool = False


@value
class Result:
    """How the game ended: places by seat, and the cause."""

    places: tuple[int, ...]
    cause: str
