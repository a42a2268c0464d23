"""The pictures of Through the Ages."""

from engine.games.tta.editions.new_story import NEW_STORY
from render.board.tta.cardbook import TtaCards
from render.board.tta.painter import TtaPainter, card_picture

PAINTER = TtaPainter()
CARDS = TtaCards(NEW_STORY.key)

__all__ = ["PAINTER", "card_picture"]
