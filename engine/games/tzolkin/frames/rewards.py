"""What tiles and repeated technologies give, but for what leads to other actions (TZ-6, TZ-7)."""

from __future__ import annotations

from typing import Any

from engine.core import Turn
from engine.games.tzolkin import kinds, purse, temples
from engine.games.tzolkin.events import PointsScored, WorkerJoined
from engine.games.tzolkin.frames.choices import ChooseResources, ChooseTemples
from engine.games.tzolkin.state import Tzolkin


def score(t: Turn[Tzolkin], seat: int, points: int, source: str) -> None:
    """Points at once."""
    t.state.players[seat].score(source, points)
    t.emit(PointsScored(seat, points, source))


def join(t: Turn[Tzolkin], seat: int) -> None:
    """A worker from the supply, if there is one (TZ-5.4)."""
    player = t.state.players[seat]
    if player.supply:
        player.supply -= 1
        player.hand += 1
        t.emit(WorkerJoined(seat))


def give(t: Turn[Tzolkin], seat: int, effect: Any, what: str) -> list[Any]:
    """Carry an effect out as far as no choice is needed; the questions that remain.

    what: the tile or track that it comes from. Lasting effects do nothing now.
    Raises `LookupError` for an effect that this file does not know.
    """
    match effect:
        case kinds.Gain():
            purse.gain(t, seat, effect.goods, what)
        case kinds.Points():
            score(t, seat, effect.amount, "building" if what != "architecture" else what)
        case kinds.Climb(temple="any"):
            return [ChooseTemples(what) for _ in range(effect.steps)]
        case kinds.Climb():
            for _ in range(effect.steps):
                temples.climb(t, seat, effect.temple)
        case kinds.ChosenResources():
            return [ChooseResources(effect.count, what)]
        case kinds.NewWorker():
            for _ in range(effect.count):
                join(t, seat)
        case kinds.FreeWorkers() | kinds.CheaperFood():
            pass
        case _:
            raise LookupError(effect)
    return []
