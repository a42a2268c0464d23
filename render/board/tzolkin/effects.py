"""What actions and tiles do, in lines of signs. All figures are those of the data."""

from __future__ import annotations

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import GEARS, TRACKS, Building, Gear, Level, Monument, Wealth
from engine.games.tzolkin.goods import Goods
from render.board.tzolkin.marks import Line

ANY: tuple[Line, ...] = (("cog",),)
_MINUS = "\u2212"


def counted(number: int, sign: str) -> Line:
    """So many of something; one is the sign alone."""
    return (sign,) if number == 1 else (str(number), sign)


def goods(heap: Goods) -> Line:
    """A heap of goods."""
    return tuple(word for good, n in heap.listed() for word in (" ", *counted(n, good)))[1:]


def action(gear: Gear, number: int) -> tuple[Line, ...]:
    """What the action of a space gives, but for harvests and Chichen Itza, which have marks of
    their own."""
    if number > len(gear.actions):
        return ANY
    match gear.action(number):
        case kinds.Take(goods=heap):
            return _taken(heap)
        case kinds.Advance(most=most):
            return (("tech",) * most,)
        case kinds.Build(most=most, monument=True):
            return ("house",) * most, ("/", "monument")
        case kinds.Build(corn_per_resource=corn) if corn:
            return ("corn",), ("right", "house")
        case kinds.Build(most=most):
            return (("house",) * most,)
        case kinds.Sacrifice(corn=corn, resources=resources, temples=temples):
            price = (str(corn), "corn") if corn else ("block",) * resources
            up: Line = ("pyramid",) * temples
            return (price, ("right", *up)) if corn else ((*price, "right"), up)
        case kinds.Market():
            return (("market",),)
        case kinds.Recruit(count=count):
            return (("+", *("worker",) * count),)
        case kinds.AnyAction(corn=corn):
            return (str(corn), "corn"), ("right", "cog")
        case _:
            return ANY


def _taken(heap: Goods) -> tuple[Line, ...]:
    """Resources above, corn below."""
    blocks = tuple(w for good, n in heap.listed() if good != "corn" for w in counted(n, good))
    corn: Line = (str(heap.corn), "corn") if heap.corn else ()
    return tuple(line for line in (blocks, corn) if line)


def effect(one: kinds.Effect) -> Line:
    """What one effect of a tile or of a track gives."""
    match one:
        case kinds.Gain(goods=heap):
            return goods(heap)
        case kinds.Points(amount=amount):
            return str(amount), "laurel"
        case kinds.Climb(temple=temple, steps=steps):
            return ("pyramid" if temple == "any" else temple,) * steps
        case kinds.Learn(track=track, steps=steps):
            return ("tech" if track == "any" else track,) * steps
        case kinds.ChosenResources(count=count):
            return counted(count, "block")
        case kinds.NewWorker(count=count):
            return ("+", *("worker",) * count)
        case kinds.FreeWorkers(count=count):
            return str(count), "feed"
        case kinds.CheaperFood(amount=amount):
            return f"{_MINUS}{amount}", "corn", "/", "worker"
        case kinds.Odd(code="extra_building"):
            return ("+", "house")
        case kinds.Odd(code="market"):
            return ("market",)
        case kinds.Odd(corn=corn):
            return str(corn), "corn", "right", "cog"


def building(tile: Building) -> tuple[Line, ...]:
    """What a building does; points have a line of their own."""
    points = [effect(one) for one in tile.effects if isinstance(one, kinds.Points)]
    others = [effect(one) for one in tile.effects if not isinstance(one, kinds.Points)]
    if len(others) > 2 and not points:
        return _rows(others[:1], others[1:])
    return _rows(others, points)


def wealth(tile: Wealth) -> tuple[Line, ...]:
    """What a starting wealth tile gives: goods, then the rest."""
    return _rows([goods(tile.goods)] if tile.goods.total else [], [*map(effect, tile.effects)])


def _rows(*rows: list[Line]) -> tuple[Line, ...]:
    """Lines of several parts, with blanks between them where figures would touch."""
    return tuple(_spaced(parts) for parts in rows if parts)


def _spaced(parts: list[Line]) -> Line:
    blank: Line = (" ",) if any(len(part) > 1 and part[0] != part[-1] for part in parts) else ()
    return tuple(word for part in parts for word in (*blank, *part))[len(blank) :]


def monument(tile: Monument, players: int | None) -> tuple[Line, ...]:
    """What a monument scores. players: in this game; None where it is told for any number."""
    match tile.score:
        case kinds.ByKind(kind=kind, points=points):
            return (str(points), "laurel"), ("/", kind)
        case kinds.ByHarvest(tile=found, points=points):
            return (str(points), "laurel"), ("/", f"{found}_tile")
        case kinds.BySimple(by="tiles", points=points):
            return (str(points), "laurel"), ("/", "house", "monument")
        case kinds.BySimple(points=points):
            return (str(points), "laurel"), ("/", "tech")
        case kinds.ByMonuments(points=table):
            figure = (
                "-".join(str(n) for n in table.values()) if players is None else str(table[players])
            )
            return (figure, "laurel"), ("/", "monument", "everybody")
        case kinds.ByTable(by=by, points=table):
            shown = _table(table)
            sign = "worker" if by == "workers" else "top"
            return _spread(shown.values()), (*_spread(shown), sign)
        case kinds.ByTemplePoints():
            return ("laurel", "="), ("chaac", "quetzalcoatl", "kukulkan")
        case kinds.ByBestTemple(points=points):
            return (str(points), "laurel"), ("/", "up", "pyramid")
        case kinds.BySkulls(owner=owner, points=points):
            return (str(points), "laurel"), ("/", "skull", *(("everybody",) * (owner == "all")))


def _table(table: dict[int, int]) -> dict[str, str]:
    """A table without the entries that change nothing; "3+" stands for them."""
    found: dict[str, str] = {}
    last: tuple[int, int] | None = None
    for number, points in table.items():
        if last is not None and last[1] == points:
            found.pop(str(last[0]), None)
            found[f"{last[0]}+"] = str(points)
            continue
        found[str(number)] = str(points)
        last = number, points
    return found


def _spread(figures: object) -> Line:
    assert hasattr(figures, "__iter__")
    return tuple(word for figure in figures for word in (" ", str(figure)))[1:]


def level(found: Level) -> Line:
    """What a level of a technology adds."""
    corn = found.jungle_corn or found.build_corn
    if found.without_tile:
        return f"+{found.fishing_corn}", "fish", " ", "bare"
    if found.build_resources_less:
        return f"{_MINUS}{found.build_resources_less}", "block"
    if found.spaces_ahead:
        return f"+{found.spaces_ahead}", "right"
    if found.temple_for_resources:
        return *counted(found.temple_for_resources, "block"), "right", "pyramid"
    if found.build_points:
        return f"+{found.build_points}", "laurel"
    if corn:
        return f"+{corn}", "corn"
    good = next(g for g in ("wood", "stone", "gold", "skull") if _more(found, g))
    return f"+{_more(found, good)}", good


def _more(found: Level, good: str) -> int:
    return {"wood": found.wood, "stone": found.stone, "gold": found.gold, "skull": found.skulls}[
        good
    ]


def repeat(track: str) -> Line:
    """What a step beyond the last level of a track gives."""
    return effect(next(t.repeat for t in TRACKS.values() if t.id == track))


def gear_of(identity: str) -> Gear:
    """A gear by its id. Raises `StopIteration` if there is none such."""
    return next(gear for gear in GEARS.values() if gear.id == identity)
