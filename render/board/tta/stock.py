"""Stock, yield and loss of a civilization, its banks and what the next worker costs."""

from __future__ import annotations

from engine.games.tta.view import CivView
from render.board.tta.parts import token, word
from render.board.tta.style import ON_SLATE, SPENT, YELLOW
from render.canvas import Canvas
from render.fonts import BOLD
from render.lang.catalogue.tta_picture import TtaPicture
from render.text.tta.words import MINUS
from render.theme import ALARM, BODY, LINE, MUTED, NAME, SMALL, TEXT, WELL

WIDTH, HEIGHT = 180, 176


def draw(c: Canvas, x: float, y: float, civ: CivView, say: TtaPicture) -> None:
    """The field at (x, y)."""
    c.rect(x, y, WIDTH, HEIGHT, WELL, 8)
    rows = (
        ("food", civ.food, civ.food_made, civ.consumption),
        ("resources", civ.resources, civ.resources_made, civ.corruption),
    )
    for i, (good, stock, made, lost) in enumerate(rows):
        cy = y + 24 + i * 40
        c.icon(f"count_{good}", x + 23, cy, 30, ON_SLATE[good])
        c.mid(x + 46, cy, str(stock), NAME, TEXT, BOLD, "l")
        c.mid(x + 126, cy, f"+{made}", BODY, MUTED, BOLD, "r")
        c.mid(x + 172, cy, f"{MINUS}{lost}" if lost else "", BODY, ALARM, BOLD, "r")
    c.rect(x + 12, y + 86, 156, 2, LINE)
    cy = y + 112
    token(c, x + 23, cy, 34, "yellow", str(civ.yellow_bank), SMALL)
    c.icon("to_right", x + 58, cy, 18, MUTED)
    if civ.price is None:
        word(c, x + 78, cy, say.bank_empty(), BODY, MUTED, 96)
    else:
        taken = c.mid(x + 78, cy, str(civ.price), NAME, TEXT, BOLD, "l")
        c.icon("count_food", x + 96 + taken, cy, 26, ON_SLATE["food"])
    _tokens(c, x, y + 151, civ, say)


def _tokens(c: Canvas, x: float, y: float, civ: CivView, say: TtaPicture) -> None:
    """Blue tokens in the bank, unused workers, resources for units only."""
    token(c, x + 23, y, 34, "blue", str(civ.blue_bank), SMALL)
    c.icon("count_worker", x + 58, y, 28, YELLOW if civ.idle else SPENT)
    taken = c.mid(x + 78, y, str(civ.idle), NAME, TEXT, BOLD, "l")
    if civ.purse:
        c.icon("count_strength", x + 122, y, 24, ON_SLATE["strength"])
        c.mid(x + 138, y, f"+{civ.purse}", BODY, ON_SLATE["resources"], BOLD, "l")
    else:
        word(c, x + 86 + taken, y + 1, say.unused(), SMALL, MUTED, 96 - taken)
