"""The records a game state is made of. They hold pieces and know no rule."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, get_args

from engine.core import Pile, record, value
from engine.games.belfort.goods import Good, Goods, Worker

Kind = Literal["elf", "dwarf", "master_elf", "master_dwarf"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SORT: dict[Kind, Worker] = {
    "elf": "elf",
    "dwarf": "dwarf",
    "master_elf": "elf",
    "master_dwarf": "dwarf",
}
"""Elf or dwarf, whether master or not."""
MASTERS: dict[Worker, Kind] = {"elf": "master_elf", "dwarf": "master_dwarf"}
NEUTRALS = (-1, -2)
"""The owners of markers of a neutral player, in the order of their crests; players are seats."""


@record
class Purse:
    """The goods in front of a player."""

    wood: int = 0
    stone: int = 0
    metal: int = 0
    gold: int = 0

    def of(self, good: Good) -> int:
        n: int = getattr(self, good)
        return n

    def add(self, good: Good, n: int) -> None:
        setattr(self, good, getattr(self, good) + n)

    def holds(self, goods: Goods) -> bool:
        """Whether all of this could be paid."""
        return (
            self.wood >= goods.wood
            and self.stone >= goods.stone
            and self.metal >= goods.metal
            and self.gold >= goods.gold
        )

    @property
    def goods(self) -> Goods:
        return Goods(self.wood, self.stone, self.metal, self.gold)


@record
class Placed:
    """A worker on a plank."""

    seat: int
    worker: Kind


@record
class Built:
    """A card in front of its owner. gnomes: on its locks. worker: on its plank. used: its power has
    been used in this round."""

    card: str
    gnomes: int = 0
    worker: Kind | None = None
    used: bool = False


@record
class Player:
    """One seat.

    workers: active ones that stand nowhere. reserve: elves and dwarves to be recruited. hand:
    cards; dropped: those not kept at the start, until all have chosen.
    """

    purse: Purse
    workers: dict[Kind, int]
    reserve: dict[Worker, int]
    hand: Pile
    dropped: Pile
    built: list[Built] = field(default_factory=list)
    score: int = 0
    scored: dict[str, int] = field(default_factory=dict)
    resigned: bool = False

    @property
    def gnomes(self) -> int:
        """Gnomes on built cards."""
        return sum(card.gnomes for card in self.built)

    def points(self, source: str, points: int) -> None:
        """Points won or lost, with where they come from."""
        if points:
            self.score += points
            self.scored[source] = self.scored.get(source, 0) + points


@record
class ThisTurn:
    """What the active player may still do in his Actions, and has done.

    purchases, sales: at the trading post; swaps: that Traders still allow.
    """

    purchases: int = 0
    sales: int = 0
    swaps: int = 0
    hired: int = 0
    cards: int = 0


@value
class Result:
    """How the game ended: places by seat, and the cause."""

    places: tuple[int, ...]
    cause: str
