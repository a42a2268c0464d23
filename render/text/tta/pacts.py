"""Pacts in words: what they say of those who have agreed, and what one side of them has."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tta.cards.model import Pact
from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.editions.new_story import NEW_STORY
from render.lang.catalogue.tta_first_edition_stakes import TtaFirstEditionStakes
from render.lang.catalogue.tta_new_story_stakes import TtaNewStoryStakes
from render.text.tta.words import Words

STAKES: dict[str, type[TtaNewStoryStakes | TtaFirstEditionStakes]] = {
    NEW_STORY.key: TtaNewStoryStakes,
    FIRST_EDITION.key: TtaFirstEditionStakes,
}
"""What aggressions and pacts do to those they concern, by edition."""


class Pacts:
    """Pacts and their sides. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._stakes = STAKES[words.edition](words.language)

    def terms(self, card: str, first: int, second: int) -> str:
        """What a pact says, its sides by the names of those who are on them."""
        if self._sided(card) is None:
            return self._words.text(card)
        return self._stakes.terms(card, first=self._names[first], second=self._names[second])

    def of(self, card: str, *, first: bool) -> str:
        """What one side has of a pact with different sides, in few words; "" where both have the
        same."""
        pact = self._sided(card)
        if pact is None:
            return ""
        if card in self._words.say.FAMILIES["exchange"]:
            return self._words.say.exchange(card, side="first" if first else "second")
        found = (pact.a if first else pact.b).model_dump().items()
        gains = self._words.goods((good, n) for good, n in found if n > 0)
        costs = self._words.goods((good, -n) for good, n in found if n < 0)
        signs = {n > 0 for _, n in found if n}
        change = "both" if len(signs) > 1 else "gains" if True in signs else "costs"
        return self._words.say.side(change, gains=gains, costs=costs)

    def _sided(self, card: str) -> Pact | None:
        pact = self._words.cards[card].pact
        return pact if pact is not None and pact.sides else None
