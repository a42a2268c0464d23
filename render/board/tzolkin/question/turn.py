"""An ordinary turn: what the next worker costs, and what the workers on the gears will be worth."""

from __future__ import annotations

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import GEARS, TRACKS, Gear
from engine.games.tzolkin.view import DayForecastView, PlayerView, WorkerForecastView
from render.blocks import Block
from render.board.tzolkin import effects, style, tableau
from render.board.tzolkin.marks import (
    LIGHT_INK,
    Line,
    faint,
    fitted,
    line_width,
    writing,
)
from render.board.tzolkin.phone import columns
from render.board.tzolkin.question.page import Case
from render.board.tzolkin.style import DARK, SPENT
from render.board.tzolkin.words import prices
from render.canvas import Canvas, label
from render.fonts import BOLD
from render.phone import INNER, MARGIN, RADIUS, TYPE
from render.theme import ALARM, MUTED, NOW, PANEL, TEXT

_CELL_H, _CELL_GAP, _HEADING, _ROW = 130, 8, 58, 96
_PER_ROW, _LABEL = 3, 330
SIGN = 42
_BY_THEOLOGY = "theology"
"""The sign before an action that this technology allows one space ahead (TZ-6)."""


def turn(case: Case) -> list[Block]:
    """What one has, where the next worker would stand, and what is ahead."""
    blocks: list[Block] = [
        (88, lambda c, y: tableau.goods(c, y, case.me)),
        (88, lambda c, y: tableau.people(c, y, case.view, case.me)),
    ]
    if prices(case.view):
        blocks.append((2 * _CELL_H + _CELL_GAP, lambda c, y: _places(c, y, case)))
    return blocks + workers(case)


def workers(case: Case) -> list[Block]:
    """What is ahead of one's workers on gears; nothing where there are none."""
    if not case.view.foresight:
        return []
    heading: Block = (_HEADING, lambda c, y: _days(c, y, case))
    return [heading, *(_worker(case, one) for one in case.view.foresight)]


def _places(c: Canvas, y: float, case: Case) -> None:
    """Where the next worker would stand, and for how much."""
    costs = prices(case.view)
    wide = (INNER - (_PER_ROW - 1) * _CELL_GAP) / _PER_ROW
    for i, gear in enumerate(GEARS.values()):
        x = MARGIN + i % _PER_ROW * (wide + _CELL_GAP)
        _place(c, x, y + i // _PER_ROW * (_CELL_H + _CELL_GAP), wide, case, gear, costs)
    x, top = MARGIN + 2 * (wide + _CELL_GAP), y + _CELL_H + _CELL_GAP
    c.rect(x, top, wide, _CELL_H, PANEL, RADIUS)
    c.spot("next.start", x, top, wide, _CELL_H)
    columns.first(c, x + 54, top + _CELL_H / 2, 76)
    writing(c, x + 106, top + _CELL_H / 2, (str(case.view.teeth), "corn"), 58, LIGHT_INK, "l")
    _price(c, x + wide, top + _CELL_H / 2, costs.get("start"), case.me)


def _place(
    c: Canvas, x: float, y: float, w: float, case: Case, gear: Gear, costs: dict[str, int]
) -> None:
    c.rect(x, y, w, _CELL_H, DARK[gear.id], RADIUS)
    c.spot(f"next.{gear.id}", x, y, w, _CELL_H)
    c.rect(x, y, 10, _CELL_H, style.GEARS[gear.id], 4)
    label(c, x + 22, y + 34, case.words.gear(gear.id), (TYPE, 20), w - 34, TEXT, "l")
    space = case.view.gear(gear.id).next_space
    price = costs.get(gear.id)
    ink = LIGHT_INK if price is not None else faint(SPENT)
    if space is not None:
        c.mid(x + 22, y + 92, str(space), TYPE, ink.plain, BOLD, "l")
        if space:
            line = printed(gear, space)
            writing(c, x + 64, y + 92, line, fitted(line, SIGN, w - 186), ink, "l")
    _price(c, x + w, y + 90, price, case.me)


def _price(c: Canvas, x: float, y: float, price: int | None, me: PlayerView) -> None:
    """Corn in gold, its right end at x; in the colour of alarms, if it is more than there is."""
    if price is None:
        c.icon("tk_cross", x - 44, y, 44, SPENT)
        return
    tone = NOW if price <= me.goods.corn else ALARM
    c.icon("tk_corn", x - 38, y, 50, tone)
    c.mid(x - 66, y, str(price), 64, tone, BOLD, "r")


def printed(gear: Gear, space: int) -> Line:
    """What is printed next to a space, in one line."""
    action = gear.action(space) if space <= len(gear.actions) else None
    match action:
        case kinds.Harvest(wood=wood):
            corn: Line = (str(action.corn), "corn")
            return (*corn, "/", str(wood), "wood") if wood else corn
        case kinds.Skull(points=points, temple=temple, resources=resources):
            return str(points), "laurel", temple, *("block",) * resources
        case _:
            return tuple(word for row in effects.action(gear, space) for word in row)


def harvest(me: PlayerView, action: kinds.Harvest) -> tuple[int, int]:
    """Corn and wood that a harvest brings with the technologies of a player."""
    corn = TRACKS["agriculture"].at(me.level("agriculture")).jungle_corn
    wood = TRACKS["extraction"].at(me.level("extraction")).wood
    return action.corn + corn, action.wood + wood if action.wood else 0


def _days(c: Canvas, y: float, case: Case) -> None:
    """Now, and the days to come, with the next Food Day."""
    days = case.view.foresight[0].days
    wide = (INNER - _LABEL) / len(days)
    for i, one in enumerate(days):
        x = MARGIN + _LABEL + (i + 0.5) * wide
        said = case.words.say.days_on(days=one.days) if one.days else case.words.say.now()
        c.spot(f"ahead.{one.days}", x - wide / 2, y, wide, _HEADING)
        food = case.view.food_in == one.days and case.view.food_day is not None
        tone = NOW if food else MUTED
        aside, room = (30, wide - 67) if food else (0, wide - 8)
        label(c, x - aside, y + _HEADING / 2, said, (TYPE, 24), room, tone)
        if food:
            c.icon("tk_bowl", x + 46, y + _HEADING / 2, 46, NOW)


def _worker(case: Case, one: WorkerForecastView) -> Block:
    gear = effects.gear_of(one.worker.rpartition("-")[0])

    def draw(c: Canvas, y: float) -> None:
        middle = y + _ROW / 2
        c.rect(MARGIN, y, INNER, _ROW, DARK[gear.id], RADIUS)
        c.spot(f"worker.{one.worker}", MARGIN, y, INNER, _ROW)
        c.rect(MARGIN, y, 10, _ROW, style.GEARS[gear.id], 4)
        said = case.words.space(one.worker)
        label(c, MARGIN + 22, middle, said, (TYPE, 22), _LABEL - 34, TEXT, "l")
        wide = (INNER - _LABEL) / len(one.days)
        for i, day in enumerate(one.days):
            x = MARGIN + _LABEL + (i + 0.5) * wide
            c.spot(f"{one.worker}.{day.days}", x - wide / 2, y, wide, _ROW)
            _day(c, x, middle, wide - 22, gear, day, case.me)

    return _ROW, draw


def _day(
    c: Canvas, x: float, y: float, w: float, gear: Gear, one: DayForecastView, me: PlayerView
) -> None:
    """What the action of a day brings; back in hand, if the worker falls off before. What is not
    possible as things stand is faint."""
    if one.action is None:
        c.icon("tk_worker", x, y, 46, SPENT)
        return
    line, ink = _brings(gear, one, me), LIGHT_INK if one.possible or one.ahead else faint(SPENT)
    if not line:
        c.mid(x, y, "\u2013", TYPE, SPENT)
        return
    size = fitted(line, SIGN, w, 2)
    if size >= 34:
        writing(c, x, y, line, size, ink, gap=2)
        return
    half = _half(line)
    for i, row in enumerate((line[:half], line[half:])):
        writing(c, x, y + (i - 0.5) * 42, row, fitted(row, 38, w, 2), ink, gap=2)


def _brings(gear: Gear, one: DayForecastView, me: PlayerView) -> Line:
    """The goods as they would be, or what is printed; by the sign of Theology, if that allows the
    action ahead instead. Nothing at the space without an action."""
    if one.ahead is not None:
        return (_BY_THEOLOGY, *_signs(printed(gear, _space(one.ahead))))
    space = _space(str(one.action))
    action = gear.action(space) if 0 < space <= len(gear.actions) else None
    if isinstance(action, kinds.Harvest):
        corn, wood = harvest(me, action)
        return (str(corn), "corn", *(("/", str(wood), "wood") if wood else ()))
    if not space:
        return ()
    return _signs(effects.goods(one.gains) if one.gains.total else printed(gear, space))


def _space(action: str) -> int:
    """The number of a space by its name."""
    return int(action.rpartition("-")[2])


def _signs(line: Line) -> Line:
    """A line without blanks."""
    return tuple(word for word in line if word != " ")


def _half(line: Line) -> int:
    """Where a line is broken into two: not after a figure, as near the middle as can be."""
    breaks = [i for i in range(1, len(line)) if not line[i - 1].isdigit()]
    whole = line_width(line, SIGN)
    return min(breaks, key=lambda i: abs(2 * line_width(line[:i], SIGN) - whole))
