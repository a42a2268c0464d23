"""The pictures of Tzolk'in."""

from render.board.tzolkin.painter import TzolkinPainter

PAINTER = TzolkinPainter()

__all__ = ["PAINTER"]
