"""What a table may choose before the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.core import Options


class TtaOptions(Options):
    """Options of Through the Ages."""

    rated: ClassVar[Mapping[str, tuple[Any, ...]]] = {"peaceful": (False,)}

    order: Literal["random", "fixed"] = "random"
    peaceful: bool = False
    hands: Literal["open", "hidden"] = "open"

    def no_attacks(self) -> bool:
        """Whether the decks hold no aggressions and no wars."""
        return self.peaceful

    def changes(self) -> Iterable[str]:
        """The variants of the edition that the table has chosen (`Ruleset.variants`)."""
        return ()


OPEN_CARDS = 4
"""So many bonus cards are open as a rule (OR-7.6)."""
OF_POLITICS = (
    *("peaceful", "no_ganging_up", "mild_corruption", "draw_by_action"),
    *("bonus_cards", "open_cards", "fewer_bonuses"),
)
"""What changes nothing where there is no politics and no corruption."""


class FirstOptions(Options):
    """Options of the first edition."""

    rated: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        "length": ("full", "advanced"),
        "peaceful": ("no",),
        "easier": (False,),
    }

    length: Literal["full", "advanced", "simple"] = "full"
    order: Literal["random", "fixed"] = "random"
    peaceful: Literal["no", "yes", "without_pacts"] = "no"
    easier: bool = False
    no_ganging_up: bool = False
    mild_corruption: bool = False
    draw_by_action: bool = False
    bonus_cards: Literal["standard", "open", "age_by_age", "own", "open_choice"] = "standard"
    open_cards: int = Field(default=OPEN_CARDS, ge=3, le=5)
    fewer_bonuses: bool = False
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
        if self.draw_by_action:
            yield "draw_by_action"
        if self.opens() and (self.length, self.open_cards) != ("advanced", OPEN_CARDS):
            yield f"open_{self.open_cards}"
        elif self.bonus_cards not in ("standard", "open"):
            yield self.bonus_cards
        if self.fewer_bonuses:
            yield "fewer_bonuses"

    def opens(self) -> bool:
        """Whether bonus cards are open from the start; in the advanced game they do anyway
        (OR-7.12)."""
        usual = self.length == "advanced" and self.bonus_cards == "standard"
        return usual or self.bonus_cards == "open"

    def conflict(self) -> tuple[str, str] | None:
        """OR-7.14: what has no effect besides something else is refused."""
        if self.length == "simple":
            return next(((name, "length") for name in self._chosen(OF_POLITICS)), None)
        if self.peaceful != "no" and self.no_ganging_up:
            return ("no_ganging_up", "peaceful")
        if self.fewer_bonuses and self.length == "advanced":
            return ("fewer_bonuses", "length")
        if self.fewer_bonuses and self.bonus_cards == "standard":
            return ("fewer_bonuses", "bonus_cards")
        if self.open_cards != OPEN_CARDS and not self.opens():
            return ("open_cards", "bonus_cards")
        return None

    def _chosen(self, names: Iterable[str]) -> Iterator[str]:
        """Those of some options that are not as they are by default."""
        fields = type(self).model_fields
        return (name for name in names if getattr(self, name) != fields[name].default)


AnyOptions = TtaOptions | FirstOptions
