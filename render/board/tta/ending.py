"""Events that score when the game is over, with their texts: those that are open, those that are
still to be chosen from, and how many everybody keeps face down."""

from __future__ import annotations

from collections.abc import Sequence

from render.board.tta.parts import badge, seat, word
from render.board.tta.plates import plate
from render.board.tta.scene import Scene
from render.board.tta.style import WIDTH
from render.canvas import Canvas
from render.fonts import BOLD
from render.theme import FIGURE, GAP, MARGIN, NAME, NOTE, PANEL, RADIUS, SMALL, TEXT, WELL

_TILE_H, _TITLE, _BETWEEN, _KEPT_H = 114, 48, 8, 56
_ACROSS = 5
_TEXT_SIZES = (SMALL, 21, NOTE, 19, 18, 17, 16, 15, 14, 13)


def height(scene: Scene) -> int:
    """How high the lines of the overview are, with the gap above each; 0 without such events."""
    found = sum(map(block_height, (len(scene.view.open_events), len(scene.view.offered))))
    return found + (GAP + _KEPT_H if _kept(scene) else 0)


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """The lines at y, each over the whole width of the overview."""
    view, say, wide = scene.view, scene.say, WIDTH - 2 * MARGIN
    for title, cards in (
        (say.open_events(), view.open_events),
        (say.offered_events(), view.offered),
    ):
        block(c, (MARGIN, y, wide), title, cards, scene)
        y += block_height(len(cards))
    if kept := _kept(scene):
        c.rect(MARGIN, y, wide, _KEPT_H, PANEL, RADIUS)
        c.spot("kept", MARGIN, y, wide, _KEPT_H)
        middle = y + _KEPT_H / 2
        x = MARGIN + 40 + word(c, MARGIN + 16, middle, say.kept_events(), NAME, TEXT, 900, BOLD)
        for number, count in kept:
            seat(c, x + 20, middle, 34, number)
            x += 70 + c.mid(x + 46, middle, str(count), FIGURE, TEXT, BOLD, "l")


def _kept(scene: Scene) -> list[tuple[int, int]]:
    """Seats, and how many events each keeps."""
    return [(civ.seat, len(civ.bonuses)) for civ in scene.civs if civ.bonuses]


def block_height(count: int) -> int:
    """How high so many events with a title are, with the gap below; 0 for none."""
    lines = -(-count // _ACROSS)
    return (_TITLE + lines * (_TILE_H + _BETWEEN) + 2 + GAP) if count else 0


def block(
    c: Canvas, box: tuple[float, float, float], title: str, cards: Sequence[str], scene: Scene
) -> None:
    """Events with a title in a box (x, y, width); nothing at all for none."""
    x, y, wide = box
    if not cards:
        return
    c.rect(x, y, wide, block_height(len(cards)) - GAP, PANEL, RADIUS)
    word(c, x + 16, y + 24, title, NAME, TEXT, wide - 32, BOLD)
    lines = -(-len(cards) // _ACROSS)
    across = -(-len(cards) // lines)
    step = (wide - 28 + _BETWEEN) / across
    for i, card in enumerate(cards):
        left, top = x + 14 + i % across * step, y + _TITLE + i // across * (_TILE_H + _BETWEEN)
        _tile(c, (left, top, step - _BETWEEN), card, scene)


def _tile(c: Canvas, box: tuple[float, float, float], event: str, scene: Scene) -> None:
    """An event on a ground (x, y, width): badge, name and text."""
    (x, y, wide), card = box, scene.card(event)
    plate(c, (x, y, wide, _TILE_H), WELL, 10, cut=True)
    badge(c, x + 24, y + 24, 34, card.kind)
    name = scene.words.name(card)
    c.mid(x + 48, y + 22, name, c.fit(name, NAME, BOLD, wide - 62, 17), TEXT, BOLD, "l")
    c.para(x + 12, y + 42, scene.words.text(card), _TEXT_SIZES, TEXT, (wide - 24, _TILE_H - 46))
    c.spot(f"event-{card.id}", x, y, wide, _TILE_H)
