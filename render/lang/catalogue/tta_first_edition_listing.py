"""Written by tools/sentences.py from render/lang/en/tta-first-edition-listing.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaFirstEditionListing(Sentences):
    """All that render/lang/en/tta-first-edition-listing.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-first-edition-listing"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "option": (
            "length",
            "order",
            "peaceful",
            "easier",
            "no_ganging_up",
            "mild_corruption",
            "draw_by_action",
            "bonus_cards",
            "open_cards",
            "fewer_bonuses",
            "hands",
        ),
        "meaning": (
            "length",
            "order",
            "peaceful",
            "easier",
            "no_ganging_up",
            "mild_corruption",
            "draw_by_action",
            "bonus_cards",
            "open_cards",
            "fewer_bonuses",
            "hands",
        ),
        "value": (
            "full",
            "advanced",
            "simple",
            "standard",
            "age_by_age",
            "own",
            "open_choice",
            "random",
            "fixed",
            "no",
            "yes",
            "without_pacts",
            "open",
            "hidden",
        ),
    }

    def title(self) -> str:
        """Through the Ages: A Story of Civilization (2006)"""
        return self._say("title")

    def short_title(self) -> str:
        """Through the Ages (2006)"""
        return self._say("short-title")

    def summary(self) -> str:
        """The first edition: lead a civilization from antiquity to the space age, in the simp…"""
        return self._say("summary")

    def option(self, option: str) -> str:
        """its title"""
        return self._say(f"option-{option}")

    def meaning(self, option: str) -> str:
        """what an option means"""
        return self._say(f"meaning-{option}")

    def value(self, value: str) -> str:
        """what can be chosen for an option"""
        return self._say(f"value-{value}")
