"""The card row: a panel per price, read downwards, since cards move on from there."""

from __future__ import annotations

from collections.abc import Container

from render import fonts
from render.blocks import panel
from render.board.tta.minis import back
from render.board.tta.parts import badge
from render.board.tta.phone.kit import ACTIONS, name, name_rows
from render.board.tta.plates import plate
from render.board.tta.scene import CLOSE, Scene
from render.board.tta.style import CIVIL, CIVIL_BACK, KINDS, MILITARY_BACK
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import FIGURE, GAP, INNER, MARGIN, TYPE
from render.text.tta.words import signed
from render.theme import INK, INK_2, MUTED, PANEL, PAPER, TEXT, WELL

_PLATE_H, _PITCH, _PAD, _PRICE_W, _SPINE = 58, 70, 9, 78, 66
_DENSE_PITCH = 63


Zone = tuple[int, tuple[int | None, ...]]
"""A price and its places, read downwards: a space of the row each, None for the decks."""


def zones(scene: Scene) -> tuple[Zone, ...]:
    """The row in panels. Once it is not filled up any more, only what is left stands there."""
    found: list[Zone] = []
    for i, (price, spaces) in enumerate(scene.zones):
        here: tuple[int | None, ...] = spaces
        if not scene.view.civil_deck:
            here = tuple(n for n in spaces if scene.view.row[n] is not None)
        if i == 0:
            here = (*here, None)
        if here:
            found.append((price, here))
    return tuple(found)


def height(scene: Scene) -> int:
    """How high the row is."""
    each = _pitch(scene)
    return sum(_zone_height(len(places), each) + GAP for _, places in zones(scene)) - GAP


def _pitch(scene: Scene) -> int:
    """From one line to the next; less where the picture would become too high."""
    return _DENSE_PITCH if scene.dense >= CLOSE else _PITCH


def _lines(places: int) -> int:
    return -(-places // 2)


def _zone_height(places: int, pitch: int) -> int:
    return _lines(places) * pitch - (pitch - _PLATE_H) + 2 * _PAD


def draw(c: Canvas, y: int, scene: Scene, bright: Container[int] | None = None) -> None:
    """The row at y. bright: the spaces whose cards are on paper; all, if not told."""
    wide = (INNER - _PRICE_W - 30) / 2
    pitch = _pitch(scene)
    for price, places in zones(scene):
        high = _zone_height(len(places), pitch)
        panel(c, y, high, f"zone-{price}")
        c.icon("disc", MARGIN + _PRICE_W / 2 + 4, y + high / 2, min(68, high - 10), CIVIL)
        c.mid(MARGIN + _PRICE_W / 2 + 4, y + high / 2, str(price), FIGURE, INK)
        lines = _lines(len(places))
        for i, place in enumerate(places):
            x = MARGIN + _PRICE_W + 8 + (i // lines) * (wide + 12)
            top = y + _PAD + (i % lines) * pitch
            if place is None:
                _decks(c, x, top, wide, scene)
            else:
                lit = bright is None or place in bright
                _space(c, x, top, wide, scene, place, lit)
                c.spot(f"row-{place}", x + 3, top + 3, wide - 6, _PLATE_H - 6)
        y += high + GAP


def _space(c: Canvas, x: float, y: float, w: float, scene: Scene, space: int, lit: bool) -> None:
    """A card: badge of its kind, name, level if it is not the present age, what it costs more."""
    card, middle = scene.view.row[space], y + _PLATE_H / 2
    if card is None:
        c.box(x, y, w, _PLATE_H, PANEL, WELL, 3, 10)
        return
    found = scene.card(card)
    look = KINDS[found.kind]
    plate(c, (x, y, w, _PLATE_H), PAPER if lit else WELL, 12, look.military)
    if lit:
        plate(c, (x, y, _SPINE, _PLATE_H), look.fill, 12, look.military, "left")
    badge(c, x + _SPINE / 2, middle, 54, found.kind, on_colour=lit)
    left, right = x + _SPINE + 12, x + w - 10
    if extra := scene.surcharge(space):
        right -= _surcharge(c, right, middle, signed(extra)) + 8
    rows, size = name_rows(scene, found, right - left, face=BOLD, most=1)
    taken = name(c, left, middle, rows, size, right - left, INK if lit else MUTED, BOLD)
    level = found.age if found.level != scene.view.age else ""
    if level and taken + fonts.width(level, TYPE, MEDIUM) + 12 <= right - left:
        c.mid(right, middle, level, TYPE, INK_2 if lit else MUTED, MEDIUM, "r")


def _surcharge(c: Canvas, right: float, y: float, said: str) -> float:
    """Civil actions that a card costs more or less than its space; gives its width."""
    wide = fonts.width(said, TYPE, BOLD) + 18
    c.rect(right - wide, y - 22, wide, 44, INK, 14)
    c.mid(right - wide / 2, y, said, TYPE, CIVIL)
    return wide


def _decks(c: Canvas, x: float, y: float, w: float, scene: Scene) -> None:
    """How many cards are left in both decks of the age."""
    view, middle = scene.view, y + _PLATE_H / 2
    c.spot("decks", x, y, w, _PLATE_H)
    decks = ((CIVIL_BACK, view.civil_deck), (MILITARY_BACK, view.military_deck))
    for i, ((look, count), (sign, *_)) in enumerate(zip(decks, ACTIONS, strict=True)):
        if i and not scene.rules.military:
            return
        left = x + 8 + i * w / 2
        back(c, (left, y + 3, 42, 52), "", look, 20)
        c.icon(sign, left + 21, middle, 24, TEXT)
        taken = c.mid(left + 56, middle, str(count), TYPE, TEXT, BOLD, "l")
        said, room = scene.words.phone.left(count=count), w / 2 - 72 - taken
        c.mid(
            left + 66 + taken, middle, said, c.fit(said, TYPE, MEDIUM, room, 20), MUTED, MEDIUM, "l"
        )
