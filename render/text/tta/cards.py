"""Cards by themselves: what is printed on each, in words."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.tta.cards.model import Card, for_players
from render.lang.catalogue.tta_cards import TtaCards
from render.text.tta.words import NUMERALS, Words

PLAYERS = (2, 3, 4)


class Cards:
    """The cards of an edition, looked up."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._say = TtaCards(words.language)

    def names(self) -> Mapping[str, str]:
        """All cards by id, with their ages: "Homer (A)"."""
        return {c: self._words.aged(c) for c in self._words.cards}

    def text(self, card: str) -> str:
        """Kind, age, costs, text and how often it is in the game. Raises `KeyError`."""
        figures, say = self._words.cards[card], self._say
        kind = say.special(figures.special) if figures.special else self._words.kind(card)
        head = say.head(kind=kind, age=NUMERALS[figures.level], deck=self._deck(figures))
        territory = [say.colonized_by_auction()] if figures.kind == "territory" else []
        text = " ".join([*territory, self._words.text(card)])
        doubt = [say.doubt(figures.doubt)] if figures.doubt else []
        return "\n".join([head, *self._costs(figures), text, *doubt])

    def _deck(self, figures: Card) -> str:
        numbers = [for_players(figures.copies, players) for players in PLAYERS]
        if not any(numbers):
            return self._say.laid_out()
        if len(set(numbers)) == 1:
            return self._say.deck(figures.deck, count=numbers[0])
        return self._say.copies_in(figures.deck, copies=self._words.language.row(map(str, numbers)))

    def _costs(self, figures: Card) -> list[str]:
        """One line with everything that must be paid; none if it is free."""
        say, count, found = self._say, self._words.count, []
        if figures.science_cost:
            found.append(say.to_develop(science=figures.science_cost))
        if figures.revolution_cost:
            found.append(say.by_revolution(science=figures.revolution_cost))
        if figures.resource_cost:
            found.append(say.to_build(resources=count(figures.resource_cost, "resources")))
        if figures.stages:
            found.append(say.for_stages(stages=self._words.language.row(map(str, figures.stages))))
        if figures.military_cost:
            found.append(say.to_play(actions=count(figures.military_cost, "military_actions")))
        return [say.costs(costs=self._words.listed(found))] if found else []
