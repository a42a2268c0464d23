"""The pictures of Tzolk'in."""

from render.board.tzolkin.cardbook import TzolkinCards
from render.board.tzolkin.painter import TzolkinPainter

PAINTER = TzolkinPainter()
CARDS = TzolkinCards()

__all__ = ["CARDS", "PAINTER"]
