"""The pictures of Belfort."""

from render.board.belfort.cardbook import BelfortCards
from render.board.belfort.painter import BelfortPainter

PAINTER = BelfortPainter()
CARDS = BelfortCards()

__all__ = ["CARDS", "PAINTER"]
