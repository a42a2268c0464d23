"""How the game is listed."""

from __future__ import annotations

from engine.core import GameMeta

META = GameMeta(
    key="antike-duellum",
    title="Antike Duellum",
    seats=(2,),
    schema=2,
    summary="Two nations of antiquity contend for nine personages, without dice.",
    bound=6000,
    quick={"turn_limit": 60},
)
