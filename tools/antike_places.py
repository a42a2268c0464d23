"""Finds where names and marks stand on the maps of Antike Duellum for phones.

`python -m tools.antike_places`, after a change of shapes, names or sizes, then redraw the sheets
(`python -m render.board.antike.prepare`). On a phone a map is smaller and everything on it larger,
so that each name, city and badge has to look for its place: all of a full map at once, none over
another. The search is simulated annealing, from the places of the wide picture and with a fixed
seed; it takes some minutes and is repeatable. `python -m tools.antike_places mend` leaves
everything where the file has it but what hides a gate, and what is next to that.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import exp, hypot
from random import Random
from typing import Any

from PIL import Image, ImageDraw

from render.board.antike.geometry import PLACES, MapShape, Point, RegionShape, pixels, shapes
from render.board.antike.prepare import index
from render.board.antike.rooms import BADGE, CITY, Box, label_box, overlap
from render.board.antike.style import PHONE, TURN_ROOM

SEEDS, STEPS = {"west": 2, "east": 1}, 900_000
"""By map: the best of some."""
_HOT, _COLD = 120.0, 1.5
_EDGE, _REACH, _FAR = 2, 150, 140
_GATE, _HIDDEN, _WORST = 9, 3, 40
"""Room that a gate wants round it, pixels of it that may be covered, and the price of more."""
MENDING = 40_000
"""Steps of mending one region."""


@dataclass(slots=True, eq=False)
class Mark:
    """Something that looks for its place. forms: what it may cover; a name of several words may
    stand on one line or on two."""

    region: str
    what: str
    number: int
    home: Box
    at: Point
    forms: list[Box]
    form: int = 0
    box: Box = (0, 0, 0, 0)
    near: list[Mark] = field(default_factory=list)
    fellows: list[Mark] = field(default_factory=list)
    gates: list[Point] = field(default_factory=list)

    def there(self, at: Point, form: int) -> Box:
        left, top, right, bottom = self.forms[form]
        return at[0] + left, at[1] + top, at[0] + right, at[1] + bottom

    def within(self, at: Point, form: int) -> Point:
        """The next place at which nothing is beyond the edge of the map."""
        left, top, right, bottom = self.forms[form]
        x = min(max(at[0], _EDGE - left), PHONE.wide - _EDGE - right)
        y = min(max(at[1], _EDGE - top), PHONE.high - _EDGE - bottom)
        return x, y

    def put(self, at: Point, form: int) -> None:
        self.at, self.form, self.box = at, form, self.there(at, form)


def ways_to_write(shape: RegionShape) -> list[tuple[str, ...]]:
    """A name on one line, and on two if it has several words."""
    words = " ".join(shape.label.lines).split(" ")
    one = (" ".join(words),)
    return [one] if len(words) == 1 else [one, (words[0], " ".join(words[1:]))]


def depth(box: Box, x: float, y: float) -> float:
    """How far inside a box a point is; negative outside."""
    return min(box[2] - x, x - box[0], box[3] - y, y - box[1])


def dry(shape: MapShape) -> Image.Image:
    """Where land is: 1, else 0."""
    found = Image.new("L", (PHONE.wide, PHONE.high), 0)
    draw = ImageDraw.Draw(found)
    for land in shape.land:
        draw.polygon(pixels(land.outer, PHONE), fill=1)
        for hole in land.holes:
            draw.polygon(pixels(hole, PHONE), fill=0)
    return found


class Search:
    """Places for everything on one map."""

    def __init__(self, shape: MapShape, kept: Box, seed: int) -> None:
        """kept: where nothing may stand."""
        self._shape, self._kept, self._chance = shape, kept, Random(seed)
        self._regions = index(shape, PHONE).tobytes()
        self._land = dry(shape).tobytes()
        self._weight = 6.0
        self.marks = list(self._all())
        gates = [PHONE.at(p.line[-1]) for b in shape.borders for p in b.pieces[:-1]]
        for mark in self.marks:
            mark.put(mark.within(mark.at, 0), 0)
            left, top, right, bottom = mark.home
            around = (left - _REACH, top - _REACH, right + _REACH, bottom + _REACH)
            mark.gates = [g for g in gates if min(overlap(around, (*g, *g))) >= 0]
            mark.fellows = [
                other
                for other in self.marks
                if other.number == mark.number and {mark.what, other.what} == {"label", "city"}
            ]
            mark.near = [
                other
                for other in self.marks
                if other is not mark and min(overlap(mark.home, other.home)) > -_FAR
            ]

    def _all(self) -> Iterator[Mark]:
        for number, (name, shape) in enumerate(self._shape.regions.items(), start=1):
            points = pixels(shape.polygon, PHONE)
            xs, ys = [x for x, _ in points], [y for _, y in points]
            home = (min(xs), min(ys), max(xs), max(ys))
            forms = [label_box(shape, lines) for lines in ways_to_write(shape)]
            yield Mark(name, "label", number, home, PHONE.at(shape.label.at), forms)
            if shape.city is not None:
                yield Mark(name, "city", number, home, PHONE.at(shape.city), [CITY])
            for kind, at in shape.units.items():
                yield Mark(name, kind, number, home, PHONE.at(at), [BADGE])

    def run(self, steps: int = STEPS) -> None:
        """Move marks at random, less and less where it makes the map worse."""
        for step in range(steps):
            done = step / steps
            self._weight = 6 + 24 * done
            self._try(_HOT * (_COLD / _HOT) ** done, 1 - done)

    def _try(self, heat: float, left: float) -> None:
        chance = self._chance
        mark = self.marks[int(chance.random() * len(self.marks))]
        form, kind = mark.form, chance.random()
        if len(mark.forms) > 1 and chance.random() < 0.1:
            form = 1 - form
        if kind > 0.97:
            self._swap(mark, heat)
            return
        if kind < 0.12:
            west, north, east, south = mark.home
            at = chance.uniform(west, east), chance.uniform(north, south)
        else:
            far = 4 + 80 * left * chance.random()
            at = mark.at[0] + chance.gauss(0, far), mark.at[1] + chance.gauss(0, far)
        at = mark.within(at, form)
        worse = self.cost(mark, at, form) - self.cost(mark, mark.at, mark.form)
        if worse <= 0 or chance.random() < exp(-worse / heat):
            mark.put(at, form)

    def _swap(self, one: Mark, heat: float) -> None:
        """Two marks of one region change places."""
        others = [m for m in one.near if m.number == one.number]
        if not others:
            return
        two = others[int(self._chance.random() * len(others))]
        old = one.at, two.at
        before = self._both(one, two)
        one.put(one.within(old[1], one.form), one.form)
        two.put(two.within(old[0], two.form), two.form)
        worse = self._both(one, two) - before
        if worse > 0 and self._chance.random() >= exp(-worse / heat):
            one.put(old[0], one.form)
            two.put(old[1], two.form)

    def _both(self, one: Mark, two: Mark) -> float:
        return self.cost(one, one.at, one.form) + self.cost(two, two.at, two.form)

    def cost(self, mark: Mark, at: Point, form: int) -> float:
        """How bad a place is: what it covers, and how little it is in its region."""
        box = mark.there(at, form)
        cost = 0.0
        for other in mark.near:
            wide, high = overlap(box, other.box)
            if wide > 0 and high > 0:
                cost += self._weight * min(wide, high) + wide * high * 0.02
        for other in mark.fellows:
            cost += 0.12 * hypot(at[0] - other.at[0], at[1] - other.at[1])
        if mark.what == "city" and not self._at(self._land, *at):
            cost += 20
        wide, high = overlap(box, self._kept)
        if wide > 0 and high > 0:
            cost += self._weight * min(wide, high)
        for x, y in mark.gates:
            over = depth(box, x, y)
            cost += 2 * max(0, over + _GATE) + _WORST * max(0, over)
        return cost + self._abroad(mark, at, box)

    def _abroad(self, mark: Mark, at: Point, box: Box) -> float:
        x, y = at
        left, top, right, bottom = box
        if not self._inside(mark, x, y):
            west, north, east, south = mark.home
            return 400 + hypot(x - (west + east) / 2, y - (north + south) / 2)
        if mark.what == "label":
            along = [left + (right - left) * share for share in (0.05, 0.25, 0.75, 0.95)]
            rows = (top + 4, (top + bottom) / 2, bottom - 4)
            under = [self._number(there, row) for there in along for row in rows]
            beside = [
                self._number(x + dx, y + dy) for dx, dy in ((12, 0), (-12, 0), (0, 8), (0, -8))
            ]
            off = sum(there != mark.number for there in beside)
            return (
                60.0 * off
                + 30.0 * under.count(0)
                + 10.0 * sum(there != mark.number for there in under)
            )
        close = ((14, 0), (-14, 0), (0, 14), (0, -14))
        corners = ((left, top), (left, bottom), (right, top), (right, bottom))
        return 30.0 * sum(not self._inside(mark, x + dx, y + dy) for dx, dy in close) + 9.0 * sum(
            not self._inside(mark, *corner) for corner in corners
        )

    def _inside(self, mark: Mark, x: float, y: float) -> bool:
        return self._number(x, y) == mark.number

    def _number(self, x: float, y: float) -> int:
        """The number of the region there; 0 where there is none, -1 beyond the map."""
        return self._at(self._regions, x, y)

    def _at(self, sheet: bytes, x: float, y: float) -> int:
        if not (0 <= x < PHONE.wide and 0 <= y < PHONE.high):
            return -1
        return sheet[int(x) + PHONE.wide * int(y)]

    def take(self, places: dict[str, dict[str, Any]]) -> None:
        """Put everything where a file has it."""
        for mark in self.marks:
            there, form = places[mark.region], 0
            at = there["city"] if mark.what == "city" else there["units"].get(mark.what)
            if mark.what == "label":
                at, lines = there["label"]["at"], tuple(there["label"]["lines"])
                form = ways_to_write(self._shape.regions[mark.region]).index(lines)
            mark.put((at[0] * PHONE.wide / 1000, at[1] * PHONE.high / 1000), form)

    def hiding(self) -> list[Mark]:
        """The marks under which a gate is."""
        return [m for m in self.marks if any(depth(m.box, *gate) > _HIDDEN for gate in m.gates)]

    def mend(self, steps: int = MENDING) -> None:
        """Move the marks of regions that hide a gate: alone, and where that does not do, with those
        next to them."""
        for region in sorted({mark.region for mark in self.hiding()}):
            own = [m for m in self.marks if m.region == region]
            close = {n.region for m in own for n in m.near if min(overlap(m.home, n.home)) > -_EDGE}
            for moved in ({region}, close | {region}):
                before = [(m, m.at, m.form) for m in self.marks]
                self._move(moved, steps * len(moved))
                if not self.clashes() and region not in {m.region for m in self.hiding()}:
                    break
                for mark, at, form in before:
                    mark.put(at, form)

    def _move(self, regions: set[str], steps: int) -> None:
        every = self.marks
        self.marks = [m for m in every if m.region in regions]
        self.run(steps)
        self.marks = every

    def clashes(self) -> list[tuple[int, str, str]]:
        """What covers what, by how many pixels, the worst first."""
        named = ((f"{m.what} of {m.region}", m.box) for m in self.marks)
        found = [
            (round(min(overlap(one, two))), name, other)
            for (name, one), (other, two) in combinations(named, 2)
            if min(overlap(one, two)) > 1
        ]
        return sorted(found, reverse=True)

    def places(self) -> dict[str, dict[str, Any]]:
        """As the file has them, in map units."""
        found: dict[str, dict[str, Any]] = {}
        for mark in self.marks:
            x, y = mark.at
            at = [round(x * 1000 / PHONE.wide, 1), round(y * 1000 / PHONE.high, 1)]
            region = found.setdefault(mark.region, {"label": {}, "city": None, "units": {}})
            if mark.what == "label":
                lines = ways_to_write(self._shape.regions[mark.region])[mark.form]
                region["label"] = {"at": at, "lines": list(lines)}
            elif mark.what == "city":
                region["city"] = at
            else:
                region["units"][mark.what] = at
        return found


def write(*, mending: bool = False) -> None:
    """Search on all maps, and keep what was found. mending: only where a gate is hidden."""
    maps, old = {}, json.loads(PLACES.read_text("utf-8"))["maps"] if mending else {}
    for name, shape in shapes().items():
        search = Search(shape, TURN_ROOM[name], SEEDS[name])
        if mending:
            search.take(old[name])
            search.mend()
        else:
            search.run()
        maps[name] = search.places()
    lines = [
        f'  "{name}": {{\n'
        + ",\n".join(f'   "{r}": {json.dumps(place)}' for r, place in regions.items())
        + "\n  }"
        for name, regions in maps.items()
    ]
    PLACES.write_text('{"maps": {\n' + ",\n".join(lines) + "\n}}\n", "utf-8")


if __name__ == "__main__":
    write(mending=sys.argv[1:] == ["mend"])
