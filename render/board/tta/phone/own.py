"""One civilization in full: its stock, its technologies with workers, its banks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.tta.cards.model import Card
from engine.games.tta.view import CivView
from render import fonts
from render.board.tta.parts import seat, token
from render.board.tta.phone.kit import counted, mark
from render.board.tta.scene import BRIEF, CLOSE, FLAT, LOW, NARROW, Scene
from render.board.tta.style import COLUMNS, KINDS, ON_SLATE, PLAYERS
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import (
    DIGITS,
    INNER,
    MARGIN,
    RADIUS,
    TYPE,
    Piece,
    icon,
    line,
    player,
    text,
    width,
)
from render.text.tta.upright import shown
from render.text.tta.words import signed
from render.theme import ALARM, MUTED, PANEL, TEXT, WELL

_CHIP_GAP = 8
_HEAD, _FOOT = 72, 62
_STOCK = 56


def height(scene: Scene) -> int:
    """How high the part is."""
    chips = _chips(scene)
    lines = -(-len(technologies(scene, shown(scene.view))) // chips.across)
    return _HEAD + lines * chips.pitch + _FOOT


def technologies(scene: Scene, civ: CivView) -> list[tuple[Card, int]]:
    """Farms, mines, urban buildings and units in play with their workers, by kind and level."""
    found = [(scene.card(card), workers) for card, workers in civ.workers]
    placed = [(card, n) for card, n in found if card.kind in COLUMNS]
    return sorted(placed, key=lambda part: (COLUMNS.index(part[0].kind), part[0].level))


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """The part at y."""
    civ, high = shown(scene.view), height(scene)
    c.rect(MARGIN, y, INNER, high, PLAYERS[civ.seat][0], RADIUS)
    c.rect(MARGIN + 4, y + 4, INNER - 8, high - 8, PANEL, RADIUS - 3)
    c.spot(f"own-{civ.seat}", MARGIN, y, INNER, high)
    _head(c, y + 40, scene, civ)
    prices, chips = dict(civ.build_prices), _chips(scene)
    wide = (INNER - 16 - (chips.across - 1) * _CHIP_GAP) / chips.across
    top = y + _HEAD
    found = technologies(scene, civ)
    for i, (card, workers) in enumerate(found):
        x = MARGIN + 8 + (i % chips.across) * (wide + _CHIP_GAP)
        chip_y = top + (i // chips.across) * chips.pitch
        chip(c, (x, chip_y, wide), chips, card, workers, prices.get(card.id))
        c.spot(f"card-{civ.seat}-{card.id}", x + 3, chip_y + 3, wide - 6, chips.height - 6)
    end = _foot(c, y + high - _FOOT / 2 - 1, scene, civ)
    free = -len(found) % chips.across
    place = (end, y + high - _FOOT / 2 - 1)
    if _names_width(scene, civ) > MARGIN + INNER - 14 - end and free:
        # They fit better next to the last technologies.
        x = MARGIN + INNER - 8 - free * (wide + _CHIP_GAP) + _CHIP_GAP + 8
        if _names_width(scene, civ) <= MARGIN + INNER - 14 - x:
            place = (x, y + high - _FOOT - chips.pitch + chips.height / 2)
    _specials(c, *place, scene, civ)


def _head(c: Canvas, y: float, scene: Scene, civ: CivView) -> None:
    """Whose it is, and food and resources: in stock, made and lost."""
    goods = (
        ("food", civ.food, civ.food_made, civ.consumption),
        ("resources", civ.resources, civ.resources_made, civ.corruption),
    )
    groups: list[list[Piece]] = []
    for what, stock, made, lost in goods:
        pieces = [*counted(what, str(stock), _STOCK)]
        pieces.append(text(signed(made), TYPE, ON_SLATE[what], BOLD))
        pieces += [text(signed(-lost), TYPE, ALARM, BOLD)] if lost else []
        groups.append(pieces)
    gap, between = 9, 30
    taken = sum(width(pieces, gap) for pieces in groups) + between
    seat(c, MARGIN + 40, y, 44, civ.seat)
    x = MARGIN + 74.0
    space = INNER - 74 - taken - 44
    x += min(player(c, x, y, scene.names[civ.seat], space, TEXT, 54), space) + 28
    start = x
    for pieces in groups:
        x = line(c, x, y, pieces, gap) + between
    c.spot(f"stock-{civ.seat}", start - 4, y - 29, x - between - start + 8, 58)


@dataclass(frozen=True, slots=True)
class _Chips:
    """How technologies stand: so many side by side, with the places of what is on them from their
    left ends. A narrow one has the price in the colour of resources, without their sign."""

    across: int
    height: int
    pitch: int
    level_w: int
    kind: tuple[int, int]
    age: int
    token: tuple[int, int]
    sign: int
    price: int


_WIDE = _Chips(4, 60, 68, 108, (34, 50), 83, (138, 52), 190, 211)
_SLIM = _Chips(5, 60, 68, 92, (26, 40), 68, (117, 48), 0, 146)
_LOW = replace(_SLIM, height=50, pitch=55)
_FLAT = replace(_SLIM, height=45, pitch=47, token=(117, 42))
_BY_DENSITY = {NARROW: _SLIM, LOW: _LOW, CLOSE: _LOW, FLAT: _FLAT, BRIEF: _FLAT}


def _chips(scene: Scene) -> _Chips:
    return _BY_DENSITY.get(scene.dense, _WIDE)


def chip(
    c: Canvas,
    box: tuple[float, float, float],
    chips: _Chips,
    card: Card,
    workers: int,
    price: int | None,
) -> None:
    """A technology: kind and level on its colour, workers, what one more costs."""
    x, y, w = box
    look, middle = KINDS[card.kind], y + chips.height / 2
    c.rect(x, y, w, chips.height, WELL, 10)
    c.rect(x, y, chips.level_w, chips.height, look.fill, 10)
    c.icon(f"kind_{card.kind}", x + chips.kind[0], middle, chips.kind[1], look.text)
    c.mid(x + chips.age, middle, card.age, TYPE, look.text)
    if workers:
        left, size = chips.token
        token(c, x + left, middle, size, "yellow", str(workers), 42 if workers < 10 else DIGITS)
    if price is not None:
        if chips.sign:
            c.icon("count_resources", x + chips.sign, middle, 34, ON_SLATE["resources"])
        said, tone = str(price), TEXT if chips.sign else ON_SLATE["resources"]
        size = c.fit(said, TYPE, BOLD, w - chips.price - 2, DIGITS)
        c.mid(x + chips.price, middle, said, size, tone, BOLD, "l")


def _foot(c: Canvas, y: float, scene: Scene, civ: CivView) -> float:
    """Unused workers, the price of the next one, banks, resources for units. Gives its end."""
    x, say = MARGIN + 18.0, scene.say
    pieces = [icon("count_worker", 42, ON_SLATE["food"]), text(str(civ.idle), 52, TEXT, BOLD)]
    pieces.append(text(say.unused(), TYPE, MUTED))
    x = line(c, x, y, pieces, 8) + 22
    if civ.price is not None:
        cost = [icon("to_right", 30, MUTED), *counted("food", str(civ.price), 52)]
        x = line(c, x, y, cost, 8) + 24
    start = x
    for kind, number in (("yellow", civ.yellow_bank), ("blue", civ.blue_bank)):
        token(c, x + 26, y, 52, kind, str(number), DIGITS)
        x += 60
    c.spot(f"banks-{civ.seat}", start - 2, y - 27, x - start - 4, 54)
    x += 14
    if civ.purse:
        purse = [icon("count_strength", 40, ON_SLATE["strength"])]
        purse += counted("resources", signed(civ.purse))
        x = line(c, x, y, purse, 6) + 24
    return x


def _names(scene: Scene, civ: CivView) -> str:
    return scene.words.row(scene.words.short(scene.card(card)) for card in civ.specials)


def _names_width(scene: Scene, civ: CivView) -> float:
    return 56 + fonts.width(_names(scene, civ), TYPE, MEDIUM) if civ.specials else 0


def _specials(c: Canvas, x: float, y: float, scene: Scene, civ: CivView) -> None:
    """Special technologies by name, or how many there are."""
    if not civ.specials:
        return
    fits = _names_width(scene, civ) <= MARGIN + INNER - 14 - x
    said = _names(scene, civ) if fits else str(len(civ.specials))
    end = line(c, x, y, [mark("special", 46), text(said)], 8)
    c.spot(f"specials-{civ.seat}", x - 2, y - 24, end - x + 6, 48)
    for card in civ.specials:
        c.spot(f"card-{civ.seat}-{card}", x - 2, y - 25, end - x + 6, 50)
