"""The signs of Belfort as the pictures have them, each for itself."""

from __future__ import annotations

from engine.games.belfort.components import AREAS, BUILDINGS, GUILDS
from engine.games.belfort.goods import GOODS, Category
from render.board.belfort.marks import DOUBT, crest, guild, marker, numbered, token, worker
from render.board.belfort.style import CATEGORY, GROUND, LAUREL, ON_SLATE, SPENT, free
from render.canvas import Canvas
from render.legends import SIGN
from render.phone import DIGITS, TYPE
from render.text.legend import SEAT
from render.theme import INK, MUTED, NOW, PAPER, TEXT

_ICON, _PLATE = 56, 64
_NEUTRAL = -1
_PLAIN = {
    "laurel": ("bf_laurel", LAUREL),
    "elf": ("bf_elf", TEXT),
    "dwarf": ("bf_dwarf", TEXT),
    "gnome": ("bf_gnome", TEXT),
    "hand": ("bf_hand", TEXT),
    "people": ("bf_people", TEXT),
    "desk": ("bf_quill", TEXT),
    "camp": ("bf_crown", TEXT),
    "round": ("clockwise", TEXT),
    "arrow": ("arrow", TEXT),
    "trade": ("bf_trade", TEXT),
    "plank": ("bf_plank", TEXT),
    "flag": ("flag", SPENT),
}


def draw(c: Canvas, x: float, y: float, sign: str) -> None:
    """A sign of the legend round (x, y). Raises `KeyError` for one that does not exist."""
    if sign in _PLAIN:
        icon, tone = _PLAIN[sign]
        c.icon(icon, x, y, _ICON, tone)
    elif sign in GOODS:
        c.icon(f"bf_{sign}", x, y, _ICON, ON_SLATE[next(good for good in GOODS if good == sign)])
    elif sign in AREAS:
        c.icon(f"bf_{sign}", x, y, _ICON, TEXT)
    elif sign in (*BUILDINGS, "wall"):
        c.rect(x - SIGN / 2, y - SIGN / 2, SIGN, SIGN, PAPER, 8)
        c.icon(f"bf_{sign}", x, y, _ICON, INK)
    elif sign in {one.id for one in GUILDS.values()}:
        guild(c, x, y, sign, _PLATE)
    elif sign in CATEGORY:
        c.rect(x - _PLATE / 2, y - _PLATE / 2, _PLATE, _PLATE, CATEGORY[_category(sign)], 8)
    elif sign.startswith(SEAT):
        token(c, x, y, int(sign.removeprefix(SEAT)) - 1, _PLATE - 8)
    else:
        _mark(c, x, y, sign)


def _category(sign: str) -> Category:
    return next(category for category in CATEGORY if category == sign)


def _mark(c: Canvas, x: float, y: float, sign: str) -> None:
    """A mark that other things bear, on an example."""
    match sign:
        case "master":
            worker(c, x, y + 12, "master_elf", 48)
        case "crest":
            crest(c, x, y, 1, _ICON)
        case "number" | "led":
            numbered(c, x, y, 0 if sign == "led" else None, 1, _ICON, DIGITS)
        case "marker":
            marker(c, x, y, 1, "bf_pub", _PLATE)
        case "free" | "golden":
            _site(c, x, y, golden=sign == "golden")
        case "lock" | "filled" | "chosen":
            _lock(c, x, y, sign)
        case "doubt" | "brings":
            said, tone = (DOUBT, MUTED) if sign == "doubt" else ("+5", NOW)
            c.mid(x, y, said, TYPE, tone)
        case "neutral":
            token(c, x, y, _NEUTRAL, _PLATE - 8)
        case _:
            raise KeyError(sign)


def _site(c: Canvas, x: float, y: float, *, golden: bool) -> None:
    plate, rim, dark = free(GROUND)
    tone, thick = (NOW, 5) if golden else (rim, 2)
    c.box(x - _PLATE / 2, y - _PLATE / 2, _PLATE, _PLATE, plate, tone, thick, 8)
    c.icon("bf_pub", x, y, 48, dark)


def _lock(c: Canvas, x: float, y: float, sign: str) -> None:
    """Large as on a card in full; small as on one in a strip; the dot of who has chosen."""
    if sign == "lock":
        c.icon("bf_disc_full", x, y, _PLATE, INK)
        c.icon("bf_lock", x, y, 40, PAPER)
    elif sign == "filled":
        for at, tone in ((x - 17, NOW), (x + 17, SPENT)):
            c.icon("bf_disc_full", at, y, 32, INK)
            c.icon("bf_disc_full", at, y, 22, tone)
    else:
        c.icon("bf_disc_full", x, y, 28, NOW)
