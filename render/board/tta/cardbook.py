"""Looking up the cards of Through the Ages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PIL import Image

from render.board.tta.painter import card_picture
from render.text.tta.cards import Cards
from render.text.tta.words import Words


class TtaCards:
    """Words and faces of all cards."""

    def names(self) -> Mapping[str, str]:
        return _names()

    def text(self, card: str) -> str:
        return _cards().text(card)

    def picture(self, card: str) -> Image.Image | None:
        return card_picture(card)


@cache
def _cards() -> Cards:
    return Cards(Words())


@cache
def _names() -> Mapping[str, str]:
    return _cards().names()
