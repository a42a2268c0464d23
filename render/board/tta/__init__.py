"""The pictures of Through the Ages."""

from render.board.tta.cardbook import TtaCards
from render.board.tta.painter import TtaPainter, card_picture

PAINTER = TtaPainter()
CARDS = TtaCards()

__all__ = ["PAINTER", "card_picture"]
