"""The pictures of Antike Duellum."""

from render.board.antike.painter import AntikePainter

PAINTER = AntikePainter()

__all__ = ["PAINTER"]
