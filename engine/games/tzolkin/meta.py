"""How the game is listed."""

from __future__ import annotations

from engine.core import GameMeta

META = GameMeta(
    key="tzolkin",
    seats=(2, 3, 4),
    schema=2,
    bound=4000,
    even=True,
    learn_seats=4,  # with fewer, workers of nobody stand on the gears
)
