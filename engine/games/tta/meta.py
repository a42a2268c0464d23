"""What one has to know to list the games of this package."""

from __future__ import annotations

from dataclasses import replace

from engine.core import GameMeta

META = GameMeta(
    key="tta-new-story",
    seats=(2, 3, 4),
    schema=4,
    max_decisions=6000,
    sample_by_menu=True,
    hands=True,
)
FIRST_EDITION_META = replace(META, key="tta-first-edition", learn={"length": "simple"})
