"""How much an event of Tzolk'in matters."""

from __future__ import annotations

from engine.games.tzolkin import events as e
from render.text.base import Importance
from render.text.news import Weights

WEIGHTS = Weights(
    grave=(e.FoodDayBegan, e.AgeBegan, e.SkullsShort, e.WorkersFell, e.Resigned, e.GameEnded),
    notable=(e.Constructed, e.SkullLaid, e.WorkerJoined, e.FinalScored, e.WealthShown),
    faint=(
        *(e.RoundBegan, e.TurnBegan, e.DisplayFilled, e.GameBegan, e.WealthChosen),
        *(e.FirstPlayer, e.AdvanceSet, e.Paid),
    ),
    some={
        e.Fed: lambda event: Importance.GRAVE if event.hungry else Importance.PLAIN,
        e.CalendarAdvanced: lambda event: (
            Importance.PLAIN if event.by is None else Importance.GRAVE
        ),
    },
)
