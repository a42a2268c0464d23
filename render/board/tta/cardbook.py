"""Looking up the cards of Through the Ages."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from render.board.tta.painter import card_picture
from render.text.tta import cards


class TtaCards:
    """Words and faces of all cards."""

    def names(self) -> Mapping[str, str]:
        return cards.names()

    def text(self, card: str) -> str:
        return cards.text(card)

    def picture(self, card: str) -> Image.Image | None:
        return card_picture(card)
