"""Pictures of the questions of Belfort."""

from render.board.belfort.question.page import Case
from render.board.belfort.question.templates import TEMPLATES, compose, has_picture

__all__ = ["TEMPLATES", "Case", "compose", "has_picture"]
