"""How the game is listed."""

from __future__ import annotations

from engine.core import GameMeta

META = GameMeta(
    key="tzolkin",
    seats=(2, 3, 4),
    schema=2,
    max_decisions=4000,
    sample_by_menu=True,
    learn_seats=4,  # with fewer, workers of nobody stand on the gears
)
