"""The whole of a game as one value."""

from __future__ import annotations

import operator
from dataclasses import field
from typing import Annotated, Any

from pydantic import Field

from engine.core import Chance, Pile, record
from engine.games.antike.components import UnitKind
from engine.games.antike.figures import OURS, Figures
from engine.games.antike.maps import MAPS, GameMap, MapId
from engine.games.antike.parts import Bank, City, DrawOffer, Player, Result, ThisTurn, Units

_NONE = Units()


@record
class Antike:
    """One table of Antike Duellum.

    start: the seat that moved first. turn: 1 for its first turn, one more for every turn of
    either player. stacks: personages left, the next one last. changed: per seat the regions
    changed since its last turn ended. pioneers: by know-how the seat that developed it first.
    offered: per seat the turn of its last offer of a draw. own_figures: those of a host's file;
    None, and not saved, where the table plays by ours. agenda: frames, the next one last;
    `position.py` lists them.
    """

    map: MapId
    variant: bool
    auto_fortress: bool
    coins: int
    turn_limit: int | None
    draws: bool
    rng: Chance
    players: list[Player]
    bank: Bank
    stacks: dict[str, tuple[str, ...]]
    pile: Pile
    row: Pile
    discards: Pile
    cities: dict[str, City]
    start: int
    mover: int
    turn: int
    now: ThisTurn
    agenda: list[Any] = field(default_factory=list)
    changed: list[list[str]] = field(default_factory=lambda: [[], []])
    offered: list[int] = field(default_factory=lambda: [0, 0])
    pioneers: dict[str, int] = field(default_factory=dict)
    draw_offer: DrawOffer | None = None
    result: Result | None = None
    own_figures: Annotated[Figures | None, Field(exclude_if=operator.not_)] = None

    @property
    def board(self) -> GameMap:
        """The map of this game."""
        return MAPS[self.map]

    @property
    def figures(self) -> Figures:
        """The figures of this game (AD-2.6)."""
        return self.own_figures or OURS

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.mover]

    @property
    def opponent(self) -> Player:
        """The player whose turn it is not."""
        return self.players[1 - self.mover]

    def units(self, seat: int, region: str) -> Units:
        """Units of a seat in a region, to be read only."""
        return self.players[seat].units.get(region, _NONE)

    def count(self, seat: int, region: str, unit: UnitKind) -> int:
        return self.units(seat, region).of(unit)

    def cities_of(self, seat: int) -> list[str]:
        """The cities of a seat in the order of the map."""
        cities = self.cities
        return [c for c in self.board.sites if c in cities and cities[c].owner == seat]

    def temples_of(self, seat: int) -> int:
        return sum(1 for c in self.cities.values() if c.owner == seat and c.temple)

    def knows(self, seat: int, know_how: str) -> bool:
        return know_how in self.players[seat].know_how
