"""How the game is listed."""

from __future__ import annotations

from engine.core import GameMeta

META = GameMeta(
    key="antike-duellum",
    seats=(2,),
    schema=3,
    max_decisions=6000,
    quick={"turn_limit": 60},
)
