"""Parts of the table enlarged: the gears as rows with all they say, and the tiles on offer."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.components import BOX, GEARS, Gear
from engine.games.tzolkin.goods import RESOURCES
from engine.games.tzolkin.view import TzolkinView
from render.board.tzolkin import badges, head, style, tiles
from render.board.tzolkin.gears import FOODS, SKULL_PLACES, beyond, food_sign
from render.board.tzolkin.marks import LIGHT_INK, Line, ring, writing
from render.board.tzolkin.style import DARK, FAINT, SEAT, SPENT, WHEEL
from render.board.tzolkin.tokens import token
from render.board.tzolkin.words import DAYS, Words, prices
from render.canvas import Canvas, label
from render.fonts import MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, TYPE
from render.phone import WIDTH as PHONE
from render.theme import INK, LINE, MUTED, NOW, PANEL, PAPER, SLATE, TEXT, WELL, mix

_WIDE, _EDGE, _ROW, _PITCH = 1240, 12, 208, 108
_AHEAD = mix(WELL, PAPER, 0.35)
_HEADING = 68
_TILE_W = (INNER - GAP) / 2
_Place = tuple[str, str | None, int | None]
"""Where a tile is: its spot, the tile, and who has built it."""


def gears(view: TzolkinView, players: Sequence[str], words: Words) -> Canvas:
    """Every gear unrolled, the calendar as a line."""
    c = Canvas(_WIDE, 296 + len(GEARS) * _ROW + 4, SLATE)
    head.bar(c, _EDGE, 10, _WIDE - 2 * _EDGE, 128, view, players, words)
    _calendar(c, 142, view, words)
    for i, gear in enumerate(GEARS.values()):
        _row(c, 298 + i * _ROW, view, gear, words)
    return c


def _calendar(c: Canvas, y: float, view: TzolkinView, words: Words) -> None:
    c.rect(_EDGE, y, _WIDE - 2 * _EDGE, 148, PANEL, 14)
    c.spot("calendar", _EDGE, y, _WIDE - 2 * _EDGE, 148)
    label(c, 34, y + 42, words.say.day(day=view.date), (62, 36), 250, TEXT, "l")
    food = words.food(view)
    if food is not None:
        c.icon("tk_bowl", 330, y + 42, 50, NOW)
        label(c, 364, y + 42, food, (50, 28), 220, NOW, "l")
    price = prices(view).get("start")
    c.icon("tk_first", 720, y + 42, 68, WHEEL)
    label(c, 720, y + 42, words.say.first_player(), (28, 14), 58, INK)
    c.spot("start", 684, y + 6, 72, 72)
    c.spot("claimant", 760, y + 6, 140, 72)
    if view.claimant is not None:
        token(c, 800, y + 42, view.claimant, 56)
        if view.players[view.claimant].light:
            c.icon("tk_sun", 866, y + 42, 50, NOW)
    elif price is not None:
        c.mid(800, y + 42, str(price), 48, NOW)
    writing(c, 930, y + 42, (str(view.teeth), "corn"), 48, LIGHT_INK, "l")
    c.spot("teeth", 924, y + 16, 110, 52)
    for day in range(DAYS + 1):
        _day(c, 28 + day * 44, y + 84, day, view)


def _day(c: Canvas, x: float, y: float, day: int, view: TzolkinView) -> None:
    past = day < view.date
    ground = NOW if day == view.date else WELL if past else PAPER if day in FOODS else _AHEAD
    c.rect(x, y, 40, 54, ground, 6)
    c.spot("wheel.day" if day == view.date else f"day.{day}", x, y, 40, 54)
    if day in FOODS:
        c.icon(food_sign(day), x + 20, y + 27, 32, SPENT if past else INK)
    else:
        c.mid(x + 20, y + 27, str(day), 25, SPENT if past else INK)


def _row(c: Canvas, y: float, view: TzolkinView, gear: Gear, words: Words) -> None:
    wide = _WIDE - 2 * _EDGE
    c.spot(f"hub.{gear.id}", _EDGE, y, wide, _ROW - 8)
    c.rect(_EDGE, y, wide, _ROW - 8, DARK[gear.id], 14)
    c.rect(_EDGE, y, wide, 44, style.GEARS[gear.id], 14)
    c.rect(_EDGE, y + 24, wide, 20, style.GEARS[gear.id])
    label(c, 32, y + 22, words.gear(gear.id), (36, 20), 500, TEXT, "l")
    _facts(c, _WIDE - 36, y + 22, view, gear, words)
    found, price = view.gear(gear.id), prices(view).get(gear.id)
    beyond(c, 78, y + 86, view, gear, 36)
    for space in range(gear.last + 1):
        x, middle, who = 78 + space * _PITCH, y + 160, found.spaces[space]
        c.spot(f"{gear.id}.{space}", x - 35, middle - 35, 70, 70)
        c.icon("tk_round", x, middle, 70, SEAT[gear.id])
        if who is not None:
            token(c, x, middle, who, 62)
        elif space == found.next_space and price is not None:
            ring(c, x, middle, 33, 5, NOW, DARK[gear.id])
            c.mid(x, middle, str(price), 42, NOW)
        else:
            c.mid(x, middle, str(space), 32, FAINT[gear.id])
        if space:
            badges.draw(c, x, y + 85, view, gear, space)
            w, h = badges.size(gear, space)
            c.spot(f"badge.{gear.id}.{space}", x - w / 2, y + 85 - h / 2, w, h)


def _facts(c: Canvas, x: float, y: float, view: TzolkinView, gear: Gear, words: Words) -> None:
    """What belongs to all of a gear."""
    match gear.id:
        case "yaxchilan":
            wide = label(c, x, y, words.say.left(count=view.skulls), (34, 20), 300, TEXT, "r")
            writing(c, x - wide - 10, y, ("skull",), 36, LIGHT_INK, "r")
        case "chichen_itza":
            said = words.say.skulls_laid(laid=len(view.skulls_laid), places=SKULL_PLACES)
            wide = label(c, x, y, said, (34, 20), 300, TEXT, "r")
            writing(c, x - wide - 10, y, ("skull",), 36, LIGHT_INK, "r")
        case "uxmal":
            line: Line = ()
            for good in RESOURCES:
                line = (*line, good, str(BOX.market.of(good)), " ")
            writing(c, x, y, (*line, "corn"), 34, LIGHT_INK, "r")


def offer(view: TzolkinView, words: Words) -> Canvas:
    """The buildings on display and the monuments of this game with their names, two in a row."""
    shown: list[_Place] = [(f"tile.{slot.slot}", slot.tile, None) for slot in view.display]
    grand: list[_Place] = [(f"monument.{m.tile}", m.tile, m.by) for m in view.monuments]
    parts = [_in_rows(part, words) for part in (shown, grand)]
    high = 2 * _HEADING + sum(h + 8 for part in parts for _, h in part)
    c = Canvas(PHONE, max(LOWEST, high + 2 * MARGIN), SLATE)
    left = dict(view.decks).get(view.age, 0)
    y = float(MARGIN)
    y = _heading(c, y, words.say.buildings(), words.say.deck(age=view.age, count=left))
    y = _offered(c, y, parts[0], view, words)
    y = _heading(c, y, words.say.monuments(), "")
    _offered(c, y, parts[1], view, words)
    return c


def _in_rows(places: Sequence[_Place], words: Words) -> list[tuple[Sequence[_Place], int]]:
    """Places two by two, and how high each row is."""
    pairs = [places[i : i + 2] for i in range(0, len(places), 2)]
    names = [[tile for _, tile, _ in pair if tile is not None] for pair in pairs]
    heights = [tiles.title_height(each, _TILE_W, words) + tiles.NAMED for each in names]
    return list(zip(pairs, heights, strict=True))


def _heading(c: Canvas, y: float, title: str, note: str) -> float:
    label(c, MARGIN + 8, y + 28, title, (56, 36), INNER * 0.5, TEXT, "l")
    label(c, MARGIN + INNER - 8, y + 30, note, (TYPE, 26), INNER * 0.44, MUTED, "r", MEDIUM)
    return y + _HEADING


def _offered(
    c: Canvas,
    y: float,
    rows: Sequence[tuple[Sequence[_Place], int]],
    view: TzolkinView,
    words: Words,
) -> float:
    for row, high in rows:
        for i, (spot, tile, by) in enumerate(row):
            x = MARGIN + i * (_TILE_W + GAP)
            c.spot(spot, x, y, _TILE_W, high)
            if tile is None:
                c.box(x, y, _TILE_W, high, SLATE, LINE, 2, 10)
            elif by is not None:
                tiles.named_gone(c, x, y, _TILE_W, high, tile, words, by)
            else:
                tiles.named(c, x, y, _TILE_W, high, tile, words, len(view.players))
        y += high + 8
    return y
