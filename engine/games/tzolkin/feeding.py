"""What workers eat on a Food Day (TZ-10.1)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.tzolkin.components import BOX, TILES
from engine.games.tzolkin.kinds import CheaperFood, Effect, FreeWorkers
from engine.games.tzolkin.state import Tzolkin


def _saves(effects: Iterable[Effect]) -> tuple[int, int]:
    free = sum(e.count for e in effects if isinstance(e, FreeWorkers))
    return free, sum(e.amount for e in effects if isinstance(e, CheaperFood))


SAVED = {
    **{building.id: _saves(building.effects) for building in TILES.buildings},
    **{tile.id: _saves(tile.effects) for tile in TILES.wealth},
}
"""What tiles save for good: workers that need no corn, and corn for each of the others."""


def hunger(state: Tzolkin, seat: int) -> tuple[int, int]:
    """Workers of a seat that must be paid for, and corn for each."""
    player = state.players[seat]
    workers, each = state.workers(seat), BOX.food.corn
    for tile in (*player.buildings, *player.wealth):
        free, less = SAVED[tile]
        workers, each = workers - free, each - less
    return max(0, workers), max(0, each)


def fed(state: Tzolkin, seat: int) -> tuple[int, int]:
    """Corn that a seat pays with what it has, and workers that go hungry: as many as possible are
    fed, none by half."""
    workers, each = hunger(state, seat)
    if not each:
        return 0, 0
    paid = min(workers, state.players[seat].purse.corn // each)
    return paid * each, workers - paid
