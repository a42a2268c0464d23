"""What a table may choose before the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core import Options


class TtaOptions(Options):
    """Options of Through the Ages."""

    order: Literal["random", "fixed"] = "random"
    peaceful: bool = False
    hands: Literal["open", "hidden"] = "open"

    def changes(self) -> Iterable[str]:
        """The variants of the edition that the table has chosen (`Ruleset.variants`)."""
        return ()
