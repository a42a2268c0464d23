"""Looking up the cards of Through the Ages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from PIL import Image

from render.board.tta.painter import card_picture
from render.lang.language import ENGLISH, Language
from render.text.tta.cards import Cards
from render.text.tta.words import Words


class TtaCards:
    """Words and faces of all cards of an edition."""

    def __init__(self, edition: str) -> None:
        self._edition = edition

    def at(self, options: Mapping[str, Any]) -> TtaCards:
        return self

    def names(self, language: Language = ENGLISH) -> Mapping[str, str]:
        return _names(self._edition, language)

    def text(self, card: str, language: Language = ENGLISH) -> str:
        return _cards(self._edition, language).text(card)

    def picture(self, card: str, language: Language = ENGLISH) -> Image.Image | None:
        return card_picture(card, self._edition, language)


@cache
def _cards(edition: str, language: Language) -> Cards:
    return Cards(Words(edition, language))


@cache
def _names(edition: str, language: Language) -> Mapping[str, str]:
    return _cards(edition, language).names()
