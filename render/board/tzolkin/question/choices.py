"""Everything else that is asked: tiles, steps, harvests, actions and payments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.core import Action
from engine.games.tzolkin import kinds
from engine.games.tzolkin.actions import Construct, Harvest, MoveCalendar, Perform
from engine.games.tzolkin.components import BOX, BUILDINGS, GEARS, TRACKS
from engine.games.tzolkin.goods import RESOURCES, GearId, Goods
from engine.games.tzolkin.view import LAST_DAY
from render import phone
from render.blocks import Block, panel
from render.board.tzolkin import badges, effects, tableau, technologies, temples, tiles
from render.board.tzolkin.gears import FOODS, food_sign
from render.board.tzolkin.marks import LIGHT_INK, Line, god, line_width, writing
from render.board.tzolkin.phone import table
from render.board.tzolkin.question.page import Case, drawn
from render.board.tzolkin.question.turn import harvest, printed, turn, workers
from render.board.tzolkin.style import DARK, ON_SLATE, RIM
from render.board.tzolkin.tokens import token
from render.canvas import Canvas, label
from render.fonts import MEDIUM
from render.phone import FIGURE, GAP, INNER, KEY, MARGIN, RADIUS, TYPE
from render.theme import INK, MUTED, NOW, PANEL, PAPER, TEXT

_LINE, _WEALTH_H, _GEAR_H = 96, 240, 150
_SHOWN, _CALENDAR_H = 5, 240
"""Days of the calendar that are shown, and how high."""


def compose(case: Case) -> Canvas | None:
    """The picture of a question; None for a kind that has none."""
    kind = case.decision.kind
    return drawn(case, TEMPLATES[kind](case)) if has_picture(kind, means=case.means) else None


def has_picture(kind: str, *, means: bool) -> bool:
    """Whether a question of this kind has a picture."""
    template = TEMPLATES.get(kind)
    # Players who wait for a turn want to see the table.
    return template is not None and (means or template is not turn)


def _purse(case: Case) -> Block:
    return 88, lambda c, y: tableau.goods(c, y, case.me)


def _offered(case: Case) -> Iterable[Action]:
    """The answers of short menus; without menus none are known."""
    if not case.means:
        return ()
    return (action for menu in case.decision.menus for action in getattr(menu, "actions", ()))


# --- Starting wealth


def _wealth(case: Case) -> list[Block]:
    """Who has chosen; for who is asked the tiles to choose from."""
    wide = len(case.view.players)
    blocks: list[Block] = [_choosers(case, first) for first in range(0, wide, 2)]
    if case.means:
        dealt = case.me.dealt
        blocks += [_dealt(case, dealt[i : i + 2]) for i in range(0, len(dealt), 2)]
    return blocks


def _choosers(case: Case, first: int) -> Block:
    def draw(c: Canvas, y: float) -> None:
        wide = (INNER - GAP) / 2
        for k, player in enumerate(case.view.players[first : first + 2]):
            x = MARGIN + k * (wide + GAP)
            c.rect(x, y, wide, _LINE, PANEL, RADIUS)
            c.spot(f"ask.{player.seat}", x, y, wide, _LINE)
            token(c, x + 48, y + _LINE / 2, player.seat, 52)
            phone.player(c, x + 92, y + _LINE / 2, case.players[player.seat], 204, TEXT, FIGURE, 42)
            said = case.words.say.chosen() if player.chosen else case.words.say.choosing()
            tone = NOW if player.chosen else MUTED
            label(c, x + wide - 20, y + _LINE / 2, said, (TYPE, 26), 196, tone, "r", MEDIUM)

    return _LINE, draw


def _dealt(case: Case, pair: tuple[str, ...]) -> Block:
    def draw(c: Canvas, y: float) -> None:
        wide = (INNER - GAP) / 2
        for k, tile in enumerate(pair):
            x = MARGIN + k * (wide + GAP)
            c.spot(f"ask.{tile}", x, y, wide, _WEALTH_H)
            tiles.wealth(c, x, y, wide, _WEALTH_H, tile, case.words)

    return _WEALTH_H, draw


# --- Tiles


def _building(case: Case) -> list[Block]:
    """The display, and the monuments where one may be built; gold are those that can be paid."""
    offered = [action for action in _offered(case) if isinstance(action, Construct)]
    can = {action.tile for action in offered}
    shown = [slot.tile for slot in case.view.display if slot.tile is not None]
    if _monument_allowed(case):
        shown += [m.tile for m in case.view.monuments if m.by is None]
    blocks = [_purse(case)]
    if any(action.architecture for action in offered) or (not case.means and _skilled(case)):
        blocks.append(_skill(case))
    pairs = [shown[i : i + 2] for i in range(0, len(shown), 2)]
    return blocks + [_pair(case, pair, can) for pair in pairs]


def _begun_with(case: Case) -> kinds.Build | None:
    """The action of a gear with which nothing has been built yet; None after the first building,
    and where a tile allows one."""
    gear, _, number = case.what.rpartition("-")
    for found in GEARS.values():
        if found.id == gear and isinstance(action := found.action(int(number)), kinds.Build):
            return action if case.number("left") == action.most else None
    return None


def _monument_allowed(case: Case) -> bool:
    action = _begun_with(case)
    return action is not None and action.monument


def _skilled(case: Case) -> bool:
    """Whether architecture can be used, which it can be once with an action."""
    return _begun_with(case) is not None and case.me.level("architecture") > 0


def _skill(case: Case) -> Block:
    """What architecture gives the one who builds."""
    reached = TRACKS["architecture"].levels[: case.me.level("architecture")]

    def draw(c: Canvas, y: float) -> None:
        panel(c, y, 76, "skill")
        c.icon("tk_architecture", MARGIN + 44, y + 38, 50, TEXT)
        x = MARGIN + 110.0
        for level in reached:
            line = effects.level(level)
            if level.build_resources_less and case.number("corn"):
                line = (f"\u2212{level.build_corn_less}", "corn")
            x += 60 + writing(c, x, y + 38, line, TYPE, LIGHT_INK, "l")

    return 76, draw


def _pair(case: Case, pair: list[str], can: set[str]) -> Block:
    players, wide = len(case.view.players), (INNER - GAP) / 2
    high = tiles.title_height(pair, wide, case.words) + tiles.NAMED

    def draw(c: Canvas, y: float) -> None:
        for k, tile in enumerate(pair):
            x = MARGIN + k * (wide + GAP)
            c.spot(f"ask.{tile}", x, y, wide, high)
            tiles.named(c, x, y, wide, high, tile, case.words, players, _corn(case, tile))
            if tile in can:
                rim(c, x, y, wide, high)

    return high, draw


def rim(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A golden line within the edge of what can be chosen."""
    for left, top, wide, high in (
        (x, y, w, 7), (x, y + h - 7, w, 7), (x, y, 7, h), (x + w - 7, y, 7, h)
    ):  # fmt: skip
        c.rect(left, top, wide, high, NOW, 3)


def _corn(case: Case, tile: str) -> Goods | None:
    """The price in corn, where a building is not paid with resources."""
    corn = case.number("corn")
    if not corn or tile not in BUILDINGS:
        return None
    return Goods(corn=BUILDINGS[tile].cost.resources * corn)


# --- Steps


def _track(case: Case) -> list[Block]:
    def draw(c: Canvas, y: float) -> None:
        technologies.draw(c, MARGIN, y, INNER, 330, case.view, case.words, table.TECHNOLOGIES)

    return [_purse(case), (330, draw)]


def _temples(case: Case) -> list[Block]:
    def draw(c: Canvas, y: float) -> None:
        scale = replace(table.TEMPLES, step=44)
        temples.draw(c, MARGIN, y, INNER, 474, case.view, case.words, scale)

    return [_purse(case), (474, draw)]


# --- Goods


def _market(case: Case) -> list[Block]:
    """The one rate at which is bought and sold."""

    def draw(c: Canvas, y: float) -> None:
        wide = (INNER - 2 * GAP) / len(RESOURCES)
        for i, good in enumerate(RESOURCES):
            x = MARGIN + i * (wide + GAP)
            c.rect(x, y, wide, 220, PANEL, RADIUS)
            c.spot(f"market.{good}", x, y, wide, 220)
            c.icon(f"tk_{good}", x + wide / 2 - 94, y + 110, 84, ON_SLATE[good])
            c.icon("tk_market", x + wide / 2, y + 110, 60, MUTED)
            line = (str(BOX.market.of(good)), "corn")
            writing(c, x + wide / 2 + 44, y + 110, line, 72, LIGHT_INK, "l")

    return [_purse(case), (220, draw)]


def _harvest(case: Case) -> list[Block]:
    """The fields, and what each way would bring with all that one knows."""
    group = case.number("group")
    action = next(
        a
        for g in GEARS.values()
        for a in g.actions
        if isinstance(a, kinds.Harvest) and a.group == group
    )
    corn, wood = harvest(case.me, action)

    def field(c: Canvas, y: float) -> None:
        c.rect(MARGIN, y, INNER, 130, DARK["palenque"], RADIUS)
        c.spot("field", MARGIN, y, INNER, 130)
        badges.fields(c, MARGIN + INNER / 2, y + 65, badges.field(case.view, group), 84, 104)

    blocks: list[Block] = [_purse(case), (130, field)]
    if not case.means:
        return blocks
    wanted = [one for one in _offered(case) if isinstance(one, Harvest)]
    blocks += [_way(case, one, corn, wood) for one in wanted]
    return blocks


def _way(case: Case, one: Harvest, corn: int, wood: int) -> Block:
    """What is taken from the field, what it brings, and whom it angers."""
    tile: dict[str, Line] = {
        "corn": ("corn_tile",),
        "wood": ("wood_tile",),
        "burn": ("flame", " ", "corn_tile"),
        "free": ("bare",),
    }

    def draw(c: Canvas, y: float) -> None:
        middle = y + _LINE / 2
        panel(c, y, _LINE, f"ask.{one.way}.{one.temple or ''}")
        wide = writing(c, MARGIN + 24, middle, tile[one.way], 64, LIGHT_INK, "l")
        if one.way == "burn":
            label(c, MARGIN + 44 + wide, middle, case.words.say.burn(), (TYPE, 26), 150, MUTED, "l",
                 MEDIUM)  # fmt: skip
        line = (str(wood), "wood") if one.way == "wood" else (str(corn), "corn")
        writing(c, MARGIN + 480, middle, ("right", " ", *line), 68, LIGHT_INK, "l")
        if one.temple is not None:
            c.mid(MARGIN + INNER - 104, middle, "\u22121", FIGURE, TEXT, anchor="r")
            god(c, MARGIN + INNER - 58, middle, one.temple, 64)

    return _LINE, draw


def _payment(case: Case) -> list[Block]:
    """So many blocks of any kind."""
    count = case.number("count")

    def draw(c: Canvas, y: float) -> None:
        panel(c, y, 180, "pay")
        line: Line = (str(count), " ", "block")
        writing(c, MARGIN + INNER / 2, y + 90, line, KEY + 20, LIGHT_INK)

    return [_purse(case), (180, draw)]


# --- Actions


def _actions(case: Case) -> list[Block]:
    """All actions of the gears that may be used; gold are those that can be."""
    own = next(a for g in GEARS.values() for a in g.actions if isinstance(a, kinds.AnyAction))
    can = {action.action for action in _offered(case) if isinstance(action, Perform)}
    return [_purse(case), *(_gear(case, gear, can) for gear in own.gears)]


def _gear(case: Case, identity: GearId, can: set[str]) -> Block:
    gear = GEARS[identity]

    def draw(c: Canvas, y: float) -> None:
        c.rect(MARGIN, y, INNER, _GEAR_H, DARK[identity], RADIUS)
        c.spot(f"hub.{identity}", MARGIN, y, INNER, _GEAR_H)
        said = case.words.gear(identity)
        label(c, MARGIN + 18, y + 32, said, (TYPE, 28), 500, TEXT, "l")
        wide = (INNER - 24) / len(gear.actions)
        for i, action in enumerate(gear.actions):
            if isinstance(action, kinds.AnyAction):
                continue
            left = MARGIN + 12 + i * wide
            top, high, space = y + 62, _GEAR_H - 70, i + 1
            c.box(left + 3, top, wide - 6, high, PAPER, RIM[identity], 3, 10)
            c.spot(f"ask.{identity}-{space}", left + 3, top, wide - 6, high)
            if f"{identity}-{space}" in can:
                rim(c, left + 3, top, wide - 6, high)
            line = printed(gear, space)
            size = next(n for n in range(46, 9, -1) if line_width(line, n, 2) <= wide - 28)
            writing(c, left + wide / 2, top + high / 2, line, size, gap=2)

    return _GEAR_H, draw


# --- The calendar


def _days(case: Case) -> list[Block]:
    """The days to come, with Food Days, and one's workers; gold are the days to which the
    calendar can move."""
    days = {a.days for a in _offered(case) if isinstance(a, MoveCalendar)}
    shown = [ahead for ahead in range(_SHOWN) if case.view.day + ahead <= LAST_DAY + 1]

    def draw(c: Canvas, y: float) -> None:
        c.rect(MARGIN, y, INNER, _CALENDAR_H, DARK["chichen_itza"], RADIUS)
        c.spot("calendar", MARGIN, y, INNER, _CALENDAR_H)
        wide = (INNER - 24) / _SHOWN
        for ahead in shown:
            left, day = MARGIN + 12 + ahead * wide, min(case.view.day + ahead, LAST_DAY)
            middle, top, high = left + wide / 2, y + 14, _CALENDAR_H - 28
            c.box(left + 3, top, wide - 6, high, PAPER, RIM["chichen_itza"], 3, 10)
            c.spot(f"ask.{ahead}", left + 3, top, wide - 6, high)
            if ahead in days:
                rim(c, left + 3, top, wide - 6, high)
            said = case.words.say.days_on(days=ahead) if ahead else case.words.say.now()
            label(c, middle, top + 38, said, (TYPE, 26), wide - 12, INK)
            c.mid(middle, top + 104, str(day), KEY, INK)
            if day in FOODS:
                c.icon(food_sign(day), middle, top + 170, 64, INK)

    return [(_CALENDAR_H, draw), *(workers(case) if case.means else ())]


TEMPLATES: dict[str, Callable[[Case], list[Block]]] = {
    "turn": turn,
    "choose_wealth": _wealth,
    "choose_building": _building,
    "choose_track": _track,
    "choose_temples": _temples,
    "choose_offering": _temples,
    "at_market": _market,
    "choose_harvest": _harvest,
    "choose_action": _actions,
    "pay_any": _payment,
    "choose_resources": _payment,
    "choose_days": _days,
}
"""How each kind of decision is drawn."""
