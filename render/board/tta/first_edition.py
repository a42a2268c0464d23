"""The pictures of the first edition."""

from engine.games.tta.editions.first_edition import FIRST_EDITION
from render.board.tta.cardbook import TtaCards
from render.board.tta.painter import TtaPainter

PAINTER = TtaPainter()
CARDS = TtaCards(FIRST_EDITION.key)
