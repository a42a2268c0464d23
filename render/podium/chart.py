"""The curve of a game: a line for each player, named at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import fonts, phone
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.phone import INNER, MARGIN, TYPE
from render.podium.facts import Podium, number
from render.podium.stroke import PATTERNS, stroke
from render.standing import Curve
from render.theme import LINE, MUTED, PANEL, RADIUS, RGB, TEXT, WELL

CAPTION, AXIS = 82, 66
"""Room above the lines for what they count, and below for the rounds."""
LABEL = 50
"""Distance of two names, one below the other."""
MARK = 34
"""The size of a sign on a line."""
_SIGN, _LINE = 42, 9
_NAMES = (170, 370)
"""Room for the names, at least and at most."""
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
_PAD = 20


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where the lines are. low, high: values at the lower and the upper edge; last: number of the
    last round."""

    left: float
    top: float
    width: float
    height: float
    low: int
    high: int
    last: int

    def x(self, number: float) -> float:
        return self.left + self.width * number / max(self.last, 1)

    def y(self, value: float) -> float:
        return self.top + self.height * (self.high - value) / max(self.high - self.low, 1)


def least(seats: int) -> int:
    """How high a chart has to be for so many names."""
    return CAPTION + AXIS + max(150, LABEL * seats)


def draw(
    c: Canvas, y: float, height: float, podium: Podium, names: Sequence[str], figure: int
) -> None:
    """One figure of the curve in a panel."""
    assert podium.curve is not None
    curve = podium.curve
    caption = curve.last.figures[figure].caption
    c.rect(MARGIN, y, INNER, height, PANEL, RADIUS)
    c.spot(f"curve.{figure}", MARGIN, y, INNER, height)
    label(c, MARGIN + _PAD, y + 36, caption, (TYPE + 4, TYPE), INNER - 2 * _PAD, TEXT, "l")
    low, high, step = _scale(curve, figure)
    ticks = range(low, high + 1, step)
    wide = max(fonts.width(number(n), TYPE, MEDIUM) for n in ticks)
    room = max(fonts.width(name, TYPE, BOLD) for name in names) + _SIGN + 28
    room = min(max(room, _NAMES[0]), _NAMES[1])
    left = MARGIN + _PAD + wide + 14
    plot = _Plot(
        left,
        y + CAPTION,
        MARGIN + INNER - room - 26 - left,
        height - CAPTION - AXIS,
        low,
        high,
        curve.last.number,
    )
    for n in ticks:
        c.rect(plot.left, plot.y(n) - 1, plot.width, 3 if n == 0 else 2, LINE if n == 0 else WELL)
        c.mid(plot.left - 14, plot.y(n), number(n), TYPE, MUTED, MEDIUM, "r")
    _rounds(c, plot, y + height - 28)
    for seat in reversed(podium.ranking):
        _line(c, plot, podium, curve, seat, figure)
    _names(c, plot, podium, curve, names, figure, room)


def _rounds(c: Canvas, plot: _Plot, y: float) -> None:
    """The numbers of some rounds, the first and the last among them."""
    most = max(2, int(plot.width // 110))
    step = next((s for s in _STEPS if plot.last // s <= most), _STEPS[-1])
    numbers = [n for n in range(0, plot.last, step) if plot.x(plot.last) - plot.x(n) > 70]
    for n in (*numbers, plot.last):
        c.rect(plot.x(n) - 1, plot.y(plot.low), 3, 10, LINE)
        c.mid(plot.x(n), y, number(n), TYPE, MUTED, MEDIUM)


def _line(c: Canvas, plot: _Plot, podium: Podium, curve: Curve, seat: int, figure: int) -> None:
    line = curve.line(seat, figure)
    points = [(plot.x(number), plot.y(value)) for number, value in line]
    colour, sign = podium.look[seat]
    stroke(c, points, _LINE, colour, PATTERNS[seat % len(PATTERNS)])
    share = (seat + 1) / (len(podium.finishes) + 1)
    for part in range(3):
        at = points[min(len(points) - 1, round((part + share) / 3 * (len(points) - 1)))]
        if 0 < at[0] - plot.left < plot.width - MARK:
            c.outlined(sign, *at, MARK, colour, PANEL, 4)
    if seat in curve.last.gone and points:
        c.outlined("flag", points[-1][0], points[-1][1], MARK + 6, colour, PANEL, 4)


def _names(
    c: Canvas,
    plot: _Plot,
    podium: Podium,
    curve: Curve,
    names: Sequence[str],
    figure: int,
    room: float,
) -> None:
    """Who is who at the right end, in the order in which the lines end there."""
    values = curve.last.figures[figure].values
    order = sorted(podium.ranking, key=lambda seat: -values[seat])
    places = _spread([plot.y(values[seat]) for seat in order], plot.top, plot.top + plot.height)
    left = plot.left + plot.width
    for seat, y in zip(order, places, strict=True):
        colour, sign = podium.look[seat]
        end = curve.line(seat, figure)[-1]
        if end[0] == plot.last:
            _leader(c, left + 4, plot.y(values[seat]), left + 24, y, colour)
        c.icon(sign, left + 26 + _SIGN / 2, y, _SIGN, colour)
        tone = MUTED if podium.finishes[seat].gone else TEXT
        phone.player(c, left + 26 + _SIGN + 12, y, names[seat], room - _SIGN - 18, tone, TYPE)


def _leader(c: Canvas, x: float, y: float, to_x: float, to_y: float, tone: RGB) -> None:
    """From the end of a line to the name."""
    stroke(c, [(x, y), (to_x, to_y)], 4, tone, ())


def _spread(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """The heights of names: as wanted, but none nearer to another than there is room. wanted: from
    top to bottom."""
    found = list(wanted)
    for i in range(1, len(found)):
        found[i] = max(found[i], found[i - 1] + LABEL)
    limit = bottom
    for i in reversed(range(len(found))):
        found[i] = min(found[i], limit)
        limit = found[i] - LABEL
    over = top - found[0]
    return [y + over for y in found] if over > LABEL / 2 else found


def _scale(curve: Curve, figure: int) -> tuple[int, int, int]:
    """The values at both edges, and the distance of two lines between them."""
    low, high = min(0, curve.lowest(figure)), max(curve.highest(figure), 1)
    step = next((s for s in _STEPS if (high - low) / s <= 3), _STEPS[-1])
    return low // step * step, -(-high // step) * step, step
