"""Units and cards that are given up: what they are worth, and what is given of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.tta.actions import DOWN
from engine.games.tta.case import Force, Means
from render import fonts
from render.board.tta.question.page import ROW, Page, joined
from render.board.tta.style import ON_SLATE
from render.fonts import BOLD, MEDIUM
from render.phone import INNER, KEY, MARGIN, TYPE, Piece, broken, icon, line, text
from render.text.tta.words import signed
from render.theme import MUTED, TEXT

APART = 26
"""Between two things that are given up."""


def strip(page: Page, label: str, pieces: Sequence[Piece], total: str) -> None:
    """All that could be given up, and at the right end what it makes."""
    c = page.c
    left = MARGIN + 44 + fonts.width(label, TYPE, MEDIUM)
    right = MARGIN + INNER - 22
    rows = broken(pieces, right - fonts.width(total, KEY, BOLD) - 20 - left, APART)
    high = max(84, 14 + ROW * len(rows))
    top = page.panel(high)
    c.mid(MARGIN + 20, top + 7 + ROW / 2, label, TYPE, MUTED, MEDIUM, "l")
    c.mid(right, top + high / 2, total, KEY, TEXT, BOLD, "r")
    for i, row in enumerate(rows):
        line(c, left, top + 7 + (i + 0.5) * ROW, row, APART)


def units(page: Page, means: Means) -> list[Piece]:
    """Units of each card, how many times which strength; and what armies among them add."""
    found = [joined(_strength(page, card, n)) for card, n in means.units]
    if means.army:
        found.append(joined(_pair("kind_tactic", signed(means.army))))
    return found


def bonus(adds: int) -> list[Piece]:
    """A bonus card by what it adds."""
    return [icon("kind_bonus", 44, TEXT), text(signed(adds), TYPE, TEXT, BOLD)]


def given_up(page: Page, force: Force, worth: Callable[[str], int]) -> list[Piece]:
    """Units, bonus cards with what they add, cards face down. worth: of a bonus card."""
    pieces = [joined(_sent(page, k, n)) for k, n in force.units if n]
    down = sum(k.startswith(DOWN) for k in force.cards)
    pieces += [joined(bonus(worth(k))) for k in force.cards if not k.startswith(DOWN)]
    if down:
        pieces.append(joined([icon("count_hand", 44, TEXT), text(signed(down), TYPE, TEXT, BOLD)]))
    return pieces


def _pair(sign: str, said: str) -> list[Piece]:
    return [icon(sign, 44, ON_SLATE["strength"]), text(said, TYPE, TEXT, BOLD)]


def _strength(page: Page, card: str, n: int) -> list[Piece]:
    found = page.scene.card(card)
    return _pair(f"kind_{found.kind}", f"{n}\u00d7{found.gives.strength}")


def _sent(page: Page, card: str, n: int) -> list[Piece]:
    found = page.scene.card(card)
    tone = ON_SLATE["strength"]
    age = [text(found.age, TYPE, tone, BOLD)] if found.level else []
    return [icon(f"kind_{found.kind}", 44, tone), *age, text(f"\u00d7{n}", TYPE, TEXT, BOLD)]
