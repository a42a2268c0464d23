"""The gears of the main picture: who stands where, what each space brings, what the next costs."""

from __future__ import annotations

from PIL import Image

from engine.games.tzolkin.components import BOX, Gear
from engine.games.tzolkin.goods import RESOURCES
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import TzolkinView
from render.board.tzolkin import badges, style
from render.board.tzolkin.marks import LIGHT_INK, at, cog, ring, writing
from render.board.tzolkin.style import (
    COLUMN_X,
    DARK,
    EDGE,
    FAINT,
    GAP,
    GEARS,
    ON_SLATE,
    SPENT,
    STRIPS_Y,
    WHEEL,
    WHEEL_DARK,
    WHEEL_LIGHT,
    WIDTH,
)
from render.board.tzolkin.tokens import token
from render.board.tzolkin.wheel import MIDDLE, PLACES, RADIUS, SEAT, START, TOKEN, Placed
from render.board.tzolkin.words import DAYS, Words, prices
from render.canvas import Canvas, label
from render.fonts import BOLD, width
from render.layers import layer
from render.theme import INK, MUTED, NOW, PANEL, PAPER, SLATE, TEXT, mix

_HUB = 0.62
FOODS = {food.day: food.kind for food in BOX.calendar.food_days}
SKULL_PLACES = len([a for g in BOX.gears for a in g.actions if a.kind == "skull"])


def draw(c: Canvas, view: TzolkinView, words: Words) -> None:
    """The panel with everything that turns."""
    c.paste(_ground(), (0, 0))
    calendar(c, view, words)
    _start(c, view, words)
    for place in PLACES:
        _hub(c, place, view, words)
        _gear(c, place, view)


@layer
def _ground() -> Image.Image:
    """What never changes: drawn once."""
    c = Canvas(WIDTH, STRIPS_Y, SLATE)
    c.rect(EDGE, EDGE, COLUMN_X - 2 * EDGE, STRIPS_Y - 2 * EDGE, PANEL, 16)
    x, y = MIDDLE
    points = cog(DAYS, RADIUS + 6, RADIUS - 20, 0, 0.74, 0.44)
    c.polygon([(x + px, y + py) for px, py in points], WHEEL)
    c.icon("tk_round", x, y, 2 * (RADIUS - 18), WHEEL)
    c.icon("tk_round", x, y, 2 * (RADIUS - 66), SLATE)
    for place in PLACES:
        _cog(c, place)
    return c.image.crop((0, 0, COLUMN_X, STRIPS_Y - GAP))


def _cog(c: Canvas, place: Placed) -> None:
    gear, tip = place.gear, place.tip
    points = cog(gear.teeth, tip + 8, tip - 22, place.angle(0), 0.78, 0.50)
    c.polygon([(x + place.x, y + place.y) for x, y in points], GEARS[gear.id])
    c.icon("tk_round", place.x, place.y, 2 * (tip - 20), GEARS[gear.id])
    c.icon("tk_round", place.x, place.y, 2 * (tip - SEAT - 10), DARK[gear.id])
    for space in range(gear.teeth):
        size = SEAT + 2 if space <= gear.last else 14
        c.icon("tk_round", *place.tooth(space), size, DARK[gear.id])


def _hub(c: Canvas, place: Placed, view: TzolkinView, words: Words) -> None:
    """The name of a gear, and what belongs to all of it."""
    x, y, gear = place.x, place.y, place.gear.id
    rows = words.gear(gear).split(" ")
    room = 2 * (place.tip - SEAT - 24) * 0.94
    c.spot(f"hub.{gear}", x - room / 2, y - 62, room, 124)
    top = y - 34 if len(rows) == 1 else y - 38
    for i, row in enumerate(rows):
        label(c, x, top + 34 * i, row, (30, 15), room, TEXT)
    match gear:
        case "yaxchilan":
            writing(c, x, y + 14, (str(view.skulls), "skull"), 38, LIGHT_INK)
        case "chichen_itza":
            said = words.say.skulls_laid(laid=len(view.skulls_laid), places=SKULL_PLACES)
            wide = width(said, 34, BOLD)
            c.icon("tk_skull", x - wide / 2 - 4, y + 44, 38, ON_SLATE["skull"])
            c.mid(x + 22, y + 44, said, c.fit(said, 34, BOLD, room - 44, 18), TEXT)
        case "uxmal":
            for i, good in enumerate(RESOURCES):
                c.icon(f"tk_{good}", x + (i - 1) * 44, y + 4, 32, ON_SLATE[good])
                rate = str(BOX.market.of(good))
                c.mid(x + (i - 1) * 44, y + 38, rate, 28, ON_SLATE["corn"])
        case _:
            emblem = EMBLEMS[gear]
            c.icon(f"tk_{emblem}", x, y + 16, 48, mix(GEARS[gear], TEXT, 0.35))


EMBLEMS = {
    "palenque": "farm",
    "yaxchilan": "extraction",
    "tikal": "monument",
    "uxmal": "market",
    "chichen_itza": "skull",
}


def _gear(c: Canvas, place: Placed, view: TzolkinView) -> None:
    gear = place.gear
    found = view.gear(gear.id)
    costs = prices(view)
    for space, who in enumerate(found.spaces):
        x, y = place.tooth(space)
        c.spot(f"{gear.id}.{space}", x - 31, y - 31, 62, 62)
        if who is not None:
            token(c, x, y, who, TOKEN)
        elif space == found.next_space:
            _next(c, x, y, place, space, costs.get(gear.id))
        elif space <= gear.last:
            c.mid(x, y, str(space), 24, FAINT[gear.id])
    for space in range(1, gear.last + 1):
        x, y = place.badge(space)
        w, h = badges.size(gear, space)
        badges.draw(c, x, y, view, gear, space)
        c.spot(f"badge.{gear.id}.{space}", x - w / 2, y - h / 2, w, h)


def beyond(c: Canvas, x: float, y: float, view: TzolkinView, gear: Gear, size: int) -> None:
    """Where a gear is a row: the teeth on which only workers of nobody stand, above the first
    space, which they come to next."""
    spaces = view.gear(gear.id).spaces
    hidden = range(gear.last + 1, gear.teeth)
    if len(view.players) == max(seats.players for seats in BOX.seats):
        return
    for i, space in enumerate(hidden):
        at_x = x + (i - (len(hidden) - 1) / 2) * (size + 6)
        c.spot(f"{gear.id}.{space}", at_x - size / 2, y - size / 2, size, size)
        if spaces[space] is None:
            c.icon("tk_round", at_x, y, size // 2, style.SEAT[gear.id])
        else:
            token(c, at_x, y, DUMMY, size - 4)


def _next(c: Canvas, x: float, y: float, place: Placed, space: int, price: int | None) -> None:
    """Where the next worker would stand: its price in gold, while somebody may place one."""
    gear = place.gear.id
    if price is None:
        ring(c, x, y, 27, 4, FAINT[gear], DARK[gear])
        c.mid(x, y, str(space), 24, FAINT[gear])
        return
    ring(c, x, y, 27, 5, NOW, DARK[gear])
    c.mid(x, y, str(price), 34, NOW)


def calendar(c: Canvas, view: TzolkinView, words: Words) -> None:
    """A cell for each tooth; the last day ends where the first began."""
    mx, my = MIDDLE
    r, today = RADIUS - 41, view.date % DAYS
    for tooth in range(DAYS):
        if tooth == today:
            continue
        x, y = at(mx, my, r, tooth * 360 / DAYS)
        day = tooth or DAYS
        c.spot(f"day.{day}", x - 14, y - 14, 28, 28)
        past = 0 < tooth < view.date
        if day in FOODS:
            c.icon("tk_round", x, y, 48, INK)
            c.icon("tk_round", x, y, 42, SPENT if past else PAPER)
            c.icon(food_sign(day), x, y, 28, INK)
        else:
            c.icon("tk_round", x, y, 26, WHEEL_LIGHT if past else WHEEL_DARK)
    x, y = at(mx, my, r, today * 360 / DAYS)
    c.icon("tk_round", x, y, 62, INK)
    c.icon("tk_round", x, y, 54, NOW)
    c.mid(x, y, str(view.date), 36, INK)
    c.spot("wheel.day", x - 30, y - 30, 60, 60)
    c.spot("wheel", mx - 110, my - 110, 220, 230)
    label(c, mx, my - 84, words.say.day_heading(), (36, 20), 190, MUTED)
    c.mid(mx, my - 8, str(view.date), 132, TEXT)
    _food(c, mx, my + 85, words.food(view))


def _food(c: Canvas, x: float, y: float, said: str | None) -> None:
    if said is None:
        return
    size = c.fit(said, 46, BOLD, 130, 20)
    wide = width(said, size, BOLD) + 58
    c.icon("tk_bowl", x - wide / 2 + 25, y - 2, 50, NOW)
    c.mid(x - wide / 2 + 58, y, said, size, NOW, BOLD, "l")


def food_sign(day: int) -> str:
    """The sign of a Food Day: goods in the middle of an age, points at its end."""
    return "tk_bowl" if FOODS[day] == "mid_age" else "tk_pyramid"


def _start(c: Canvas, view: TzolkinView, words: Words) -> None:
    """The start player space, and the corn that is on the teeth."""
    x, y = START
    price = prices(view).get("start")
    c.icon("tk_first", x, y, 96, WHEEL)
    c.icon("tk_first", x, y, 82, WHEEL_DARK)
    c.spot("start", x - 48, y - 48, 96, 96)
    said = words.say.first_player()
    if view.claimant is not None:
        token(c, x, y - 4, view.claimant, 54)
    elif price is None:
        label(c, x, y, said, (36, 16), 72, WHEEL)
    else:
        label(c, x, y - 15, said, (30, 16), 68, WHEEL)
        c.mid(x, y + 20, str(price), 34, NOW)
    writing(c, x - 92, y, (str(view.teeth), "corn"), 44, LIGHT_INK)
    c.spot("teeth", x - 134, y - 26, 84, 52)
    if view.claimant is not None and view.players[view.claimant].light:
        c.icon("tk_sun", x + 20, y + 26, 40, INK)
        c.icon("tk_sun", x + 20, y + 26, 36, NOW)
