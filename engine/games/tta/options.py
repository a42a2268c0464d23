"""What a table may choose before the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pydantic import Field

from engine.core import Options


class TtaOptions(Options):
    """Options of Through the Ages."""

    order: Literal["random", "fixed"] = Field(
        default="random",
        title="Turn order",
        description="random: seats are shuffled around the table; fixed: as people joined",
    )
    peaceful: bool = Field(
        default=False,
        title="Peaceful game",
        description="The decks hold no aggressions and no wars",
    )
    hands: Literal["open", "hidden"] = Field(
        default="open",
        title="Civil hands",
        description="Whether everybody may look at the civil cards in all hands",
    )

    def changes(self) -> Iterable[str]:
        """The variants of the edition that the table has chosen (`Ruleset.variants`)."""
        return ()
