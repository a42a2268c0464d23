"""What workers eat on a Food Day (TZ-10.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.tzolkin.components import BOX, BUILDINGS, WEALTH
from engine.games.tzolkin.kinds import CheaperFood, Effect, FreeWorkers
from engine.games.tzolkin.parts import Player
from engine.games.tzolkin.state import Tzolkin


def _lasting(player: Player) -> Iterator[Effect]:
    for building in player.buildings:
        yield from BUILDINGS[building].effects
    for tile in player.wealth:
        yield from WEALTH[tile].effects


def hunger(state: Tzolkin, seat: int) -> tuple[int, int]:
    """Workers of a seat that have to be paid for, and corn for each."""
    free = less = 0
    for effect in _lasting(state.players[seat]):
        if isinstance(effect, FreeWorkers):
            free += effect.count
        elif isinstance(effect, CheaperFood):
            less += effect.amount
    return max(0, state.workers(seat) - free), max(0, BOX.food.corn - less)


def fed(state: Tzolkin, seat: int) -> tuple[int, int]:
    """Corn that a seat pays with what it has, and workers that go hungry: as many as possible are
    fed, none by half."""
    workers, each = hunger(state, seat)
    if not each:
        return 0, 0
    paid = min(workers, state.players[seat].purse.corn // each)
    return paid * each, workers - paid
