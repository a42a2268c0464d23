"""What a game with cards offers for looking them up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from PIL import Image

from render.lang.language import ENGLISH, Language


class CardBook(Protocol):
    """Every card of one game, open to everybody: what is printed on it, never where it is.

    Names, words and faces are those of the reader's language.
    """

    def at(self, options: Mapping[str, Any]) -> CardBook:
        """The same cards as they are at a table with these options."""

    def names(self, language: Language = ENGLISH) -> Mapping[str, str]:
        """The cards by id, in printed order, each with a name of its own (≤ 100)."""

    def text(self, card: str, language: Language = ENGLISH) -> str:
        """What kind of card it is, what it costs and what it does (≤ 1,500).

        Raises `KeyError` for an unknown id.
        """

    def picture(self, card: str, language: Language = ENGLISH) -> Image.Image | None:
        """The face of a card; None if it has none to draw. Raises `KeyError` for an unknown id."""
