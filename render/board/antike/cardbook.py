"""Looking up the event cards of Antike Duellum."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PIL import Image

from engine.games.antike.components import CARDS
from engine.games.antike.figures import ALL, OURS, Figures
from engine.games.antike.options import AntikeOptions
from render.lang.catalogue.antike_cards import AntikeCards
from render.lang.catalogue.antike_names import AntikeNames
from render.lang.language import ENGLISH, Language


class EventCards:
    """Event cards with the numbers by which a table plays, as a rule those of the box; what nobody
    has confirmed is said. They have no face of their own."""

    def __init__(self, figures: Figures = OURS) -> None:
        self._figures = figures

    def at(self, options: Mapping[str, Any]) -> EventCards:
        return EventCards(AntikeOptions.model_validate(dict(options)).figures or OURS)

    def names(self, language: Language = ENGLISH) -> Mapping[str, str]:
        say = AntikeNames(language)
        return {card: say.card(card) for card in CARDS}

    def text(self, card: str, language: Language = ENGLISH) -> str:
        say, copies = AntikeCards(language), {one.id: one for one in self._figures.cards}[card]
        told = [say.event_card(count=copies.count), say.moment(CARDS[card].window), say.text(card)]
        if copies.uncertain:
            whole = CARDS[card].uncertain == ALL
            told.append(say.reconstructed() if whole else say.number_reconstructed())
        return " ".join(told)

    def picture(self, card: str, language: Language = ENGLISH) -> Image.Image | None:
        CARDS[card]
        return None
