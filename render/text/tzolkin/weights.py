"""How much an event of Tzolk'in matters, and to whom it happened."""

from __future__ import annotations

from typing import Any

from engine.games.tzolkin import events as e
from render.text.base import Weight

GRAVE = (e.FoodDayBegan, e.AgeBegan, e.SkullsShort, e.WorkersFell, e.Resigned, e.GameEnded)
NOTABLE = (e.Constructed, e.SkullLaid, e.WorkerJoined, e.FinalScored, e.WealthShown)
FAINT = (
    *(e.RoundBegan, e.TurnBegan, e.DisplayFilled, e.GameBegan, e.WealthChosen),
    *(e.FirstPlayer, e.AdvanceSet, e.Paid),
)
FOLLOWING = (
    *(e.Gained, e.Paid, e.Harvested, e.Climbed, e.Descended, e.LightRegained, e.Researched),
    *(e.Traded, e.SkullLaid, e.WorkerJoined, e.PointsScored, e.Constructed, e.CalendarCorn),
    *(e.Rewarded, e.TempleScored, e.WorkersFell),
)
"""What comes of the worker, the tile or the day before it."""


def weight(event: Any) -> Weight:
    """How much an event matters."""
    kind = type(event)
    if kind is e.Fed and event.hungry:
        return Weight.GRAVE
    if kind is e.CalendarAdvanced:
        return Weight.PLAIN if event.by is None else Weight.GRAVE
    if kind in GRAVE:
        return Weight.GRAVE
    if kind in NOTABLE:
        return Weight.NOTABLE
    return Weight.FAINT if kind in FAINT else Weight.PLAIN


def follows(event: Any) -> bool:
    """Whether an event came of the one before it."""
    return isinstance(event, FOLLOWING)


def befalls(event: Any) -> tuple[int, ...]:
    """The seats to whom an event happened."""
    if isinstance(event, e.WorkersFell | e.Fed | e.Rewarded | e.TempleScored | e.FirstPlayer):
        return (event.seat,)
    return ()
