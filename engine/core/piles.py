"""Cards and secrets that know who may look at them."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from engine.core.record import record

Sight = Literal["everyone", "owner", "nobody"]


@record
class Pile:
    """Cards in order; the last one is the top.

    sight: who may look at the faces. `owner` is the seat meant by "owner".
    placed_by: for piles whose cards were put there face down one by one: the seat that placed the
        card at the same index and therefore knows it. Empty for all other piles.
    """

    cards: list[str] = field(default_factory=list)
    sight: Sight = "nobody"
    owner: int | None = None
    placed_by: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.cards)

    def shows(self, index: int, viewer: int | None) -> bool:
        """Whether a viewer (None: a spectator) may know the card at this index."""
        if self.sight == "everyone":
            return True
        if viewer is None:
            return False
        if self.sight == "owner" and viewer == self.owner:
            return True
        return bool(self.placed_by) and self.placed_by[index] == viewer

    def seen_by(self, viewer: int | None) -> tuple[str | None, ...]:
        """The cards as a viewer knows them; None for each face-down one."""
        return tuple(c if self.shows(i, viewer) else None for i, c in enumerate(self.cards))


@record
class SecretValue:
    """One secret value and the only seat that knows it until everybody has answered."""

    owner: int
    value: str
