"""The pictures of Belfort."""

from render.board.belfort.painter import BelfortPainter

PAINTER = BelfortPainter()

__all__ = ["PAINTER"]
