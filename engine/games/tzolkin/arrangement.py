"""The order of the menus of a turn: placing, then taking back who has come farthest, then the start
player space (`Rules.arrangement`). The gears stand as they do round the calendar."""

from __future__ import annotations

from engine.core import Arrangement
from engine.games.tzolkin.actions import Take

MENUS = ("place", "take", "claim")


def _order(action: object) -> tuple[int, ...]:
    """Of workers, who has come farthest; of each, the space where he stands, then those before it,
    last taking him back for nothing."""
    if not isinstance(action, Take):
        return (0,)
    where = _space(action.worker)
    if action.action is None:
        return (1, -where)
    same = action.action.partition("-")[0] == action.worker.partition("-")[0]
    return (0, -where, where - _space(action.action) if same else 0)


def _space(space: str) -> int:
    """The number of a space of a gear, such as `tikal-4`."""
    return int(space.rpartition("-")[2])


TURN = Arrangement(MENUS, _order)
