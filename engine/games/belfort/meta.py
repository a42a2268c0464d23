"""How the game is listed."""

from __future__ import annotations

from engine.core import GameMeta

META = GameMeta(
    key="belfort",
    seats=(2, 3, 4, 5),
    schema=2,
    max_decisions=4000,
    sample_by_menu=True,
    hands=True,
    learn_seats=3,  # two players would choose neutral ones first
)
