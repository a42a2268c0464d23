"""What one has to know to list the games of this package."""

from __future__ import annotations

from engine.core import GameMeta

META = GameMeta(
    key="tta-new-story",
    title="Through the Ages: A New Story of Civilization",
    seats=(2, 3, 4),
    schema=3,
    summary=(
        "Lead a civilization from antiquity to the space age: draft cards, feed and employ a "
        "growing people, keep up with your neighbours' armies and leave the greatest culture."
    ),
    bound=6000,
    even=True,
    hands=True,
)
