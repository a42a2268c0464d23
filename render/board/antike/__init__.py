"""The pictures of Antike Duellum."""

from render.board.antike.cardbook import EventCards
from render.board.antike.painter import AntikePainter

PAINTER = AntikePainter()
CARDS = EventCards()

__all__ = ["CARDS", "PAINTER"]
