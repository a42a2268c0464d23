"""The pictures of Through the Ages."""

from render.board.tta.painter import TtaPainter, card_picture

PAINTER = TtaPainter()

__all__ = ["PAINTER", "card_picture"]
