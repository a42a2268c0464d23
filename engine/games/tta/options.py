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

    def no_attacks(self) -> bool:
        """Whether the decks hold no aggressions and no wars."""
        return self.peaceful

    def changes(self) -> Iterable[str]:
        """The variants of the edition that the table has chosen (`Ruleset.variants`)."""
        return ()


class FirstOptions(Options):
    """Options of the first edition."""

    length: Literal["full", "advanced", "simple"] = "full"
    order: Literal["random", "fixed"] = "random"
    peaceful: Literal["no", "yes", "without_pacts"] = "no"
    easier: bool = False
    no_ganging_up: bool = False
    mild_corruption: bool = False
    hands: Literal["open", "hidden"] = "open"

    def no_attacks(self) -> bool:
        """Whether the decks hold no aggressions and no wars."""
        return self.peaceful != "no"

    def changes(self) -> Iterable[str]:
        """The variants of the edition that the table has chosen (`Ruleset.variants`)."""
        if self.length != "full":
            yield self.length
        if self.easier:
            yield "easier"
        if self.peaceful == "without_pacts":
            yield "without_pacts"
        if self.no_ganging_up:
            yield "no_ganging_up"
        if self.mild_corruption:
            yield "mild_corruption"


AnyOptions = TtaOptions | FirstOptions
