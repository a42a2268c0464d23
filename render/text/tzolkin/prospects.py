"""What a worker on a gear will be good for on the days to come, as a player can read it off the
table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from engine.games.tzolkin import gears, kinds
from engine.games.tzolkin.actions import Construct
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS
from engine.games.tzolkin.goods import GOODS, RESOURCES, TEMPLE_IDS, TRACK_IDS, Goods
from engine.games.tzolkin.knowledge import ability, harvest_goods, price, taken
from engine.games.tzolkin.temples import has_room
from engine.games.tzolkin.view import LAST_DAY, PlayerView, TzolkinView

NOTHING = Goods()
AHEAD = 8
"""Days that are looked ahead."""
PATIENCE = 0.85
"""What a day of waiting leaves of a prospect."""
LACKING = 0.3
"""What is left of a prospect for which something lacks."""
WORTH = {"corn": 0.5, "wood": 1.1, "stone": 1.6, "gold": 2.1, "skull": 6.0}
BUILT, LEARNED, CLIMBED, HIRED, TRADED, ANY = 5.0, 2.8, 3.0, 4.5, 1.0, 4.0
"""About what things are worth in points: only to choose the space that is spoken of."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A space on which a worker will stand in so many days. possible: its action could be carried
    out as things stand. worth: about how good that is, less for every day until then. goods: what
    it brings; other: what one may take instead. tiles: buildings and monuments that could be paid.
    """

    days: int
    space: str
    action: Any
    possible: bool
    worth: float
    goods: Goods = NOTHING
    other: Goods = NOTHING
    tiles: tuple[str, ...] = ()


def own(view: TzolkinView) -> PlayerView:
    """The player who looks. Raises `TypeError` for a spectator."""
    if view.viewer is None:
        raise TypeError("a spectator has no pieces")
    return view.players[view.viewer]


def payable(
    view: TzolkinView, *, corn: int = 0, monuments: bool = True, days: int = 0
) -> tuple[str, ...]:
    """The tiles on the table that the viewer could pay for in so many days with what there is now;
    equal ones once. corn: for each resource of a building, 0 where resources are paid."""
    have = goods_in(view, days)
    found = (
        tile
        for tile, cost in costs(view, corn=corn, monuments=monuments)
        if all(cost.of(good) <= have.of(good) for good in GOODS)
    )
    return tuple(dict.fromkeys(found))


def goods_in(view: TzolkinView, days: int) -> Goods:
    """What the viewer will have in so many days of what there is now: a Food Day in between takes
    its corn."""
    player = own(view)
    goods, food = player.goods, player.hunger
    if view.food_in is None or days <= view.food_in or not food.each:
        return goods
    eaten = min(food.workers, goods.corn // food.each) * food.each
    return Goods(goods.corn - eaten, goods.wood, goods.stone, goods.gold, goods.skull)


def costs(
    view: TzolkinView, *, corn: int = 0, monuments: bool = True
) -> Iterator[tuple[str, Goods]]:
    """The tiles on the table, each with what it costs the viewer, in each of the ways to pay."""
    player = own(view)
    spare = ability(player, "architecture").build_resources_less
    for tile in (shown.tile for shown in view.display if shown.tile is not None):
        yield _first(tile), price(player, Construct(tile, architecture=bool(corn)), corn)
        for resource in RESOURCES if spare and not corn else ():
            if BUILDINGS[tile].cost.of(resource):
                yield _first(tile), price(player, Construct(tile, True, resource), corn)
    if monuments and not corn:
        free = (monument.tile for monument in view.monuments if monument.by is None)
        yield from ((tile, MONUMENTS[tile].cost) for tile in free)


def lacking(view: TzolkinView, cost: Goods) -> Goods:
    """What the viewer lacks of a price."""
    goods = own(view).goods
    return Goods(*(max(0, cost.of(good) - goods.of(good)) for good in GOODS))


def best(view: TzolkinView, worker: str, *, since: int = 1) -> Prospect | None:
    """The best prospect of a worker from so many days on; None if nothing is ahead of him."""
    found = [p for p in prospects(view, worker) if p.days >= since]
    return max(found, key=lambda prospect: prospect.worth, default=None)


def prospects(view: TzolkinView, worker: str) -> Iterator[Prospect]:
    """What a worker of the viewer can do today and on the days to come, as far as one space allows
    one action and the game goes on."""
    gear, number = gears.parse(worker)
    last = len(gear.actions)
    for days in range(min(AHEAD, LAST_DAY - view.day, last - number) + 1):
        if number + days:
            yield prospect(view, gears.space(gear.id, number + days), days)


def prospect(view: TzolkinView, space: str, days: int) -> Prospect:
    """What the space allows the viewer as things stand."""
    gear, number = gears.parse(space)
    action, player, have = gear.action(number), own(view), goods_in(view, days)
    worth, possible, spent = 0.0, True, 0
    goods = other = NOTHING
    tiles: tuple[str, ...] = ()
    match action:
        case kinds.Take(goods=printed):
            goods = taken(player, gear.id, printed).with_skulls(view.skulls)
            possible = not printed.skull or bool(view.skulls)
            worth = _worth(goods)
        case kinds.Harvest(group=group):
            goods, other = _harvests(view, group)
            possible = bool(goods.total or other.total)
            worth = max(_worth(goods), _worth(other))
        case kinds.Build(most=most, monument=monument, corn_per_resource=corn):
            tiles = payable(view, corn=corn, monuments=monument, days=days)
            possible, spent = bool(tiles), 2 * corn
            worth = BUILT * (2 if most > 1 and can_pay_two(view) else 1)
        case kinds.Advance(most=most):
            paid = player.goods.resources
            possible = paid >= cheapest_step(player)
            worth = LEARNED * min(most, max(1, paid // max(1, cheapest_step(player))))
        case kinds.Sacrifice(corn=corn, resources=resources, temples=steps):
            room = sum(_can_climb(view, temple) for temple in TEMPLE_IDS)
            possible = have.corn >= corn and have.resources >= resources and room >= steps
            spent = corn
            worth = CLIMBED * steps
        case kinds.Recruit():
            possible = player.supply > 0
            worth = HIRED * (LAST_DAY - view.day) / LAST_DAY
        case kinds.Skull(points=points):
            laid = number in dict(view.skulls_laid)
            possible = player.goods.skull > 0 and not laid
            worth = 0.0 if laid else points + CLIMBED - WORTH["skull"] / 2
        case kinds.Market():
            possible = have.corn > 1 or have.resources > 0
            worth = TRADED
        case kinds.AnyAction(corn=corn):
            possible, spent = have.corn >= corn, corn
            worth = ANY
    worth *= PATIENCE**days * (1.0 if possible and not _starves(view, days, spent) else LACKING)
    return Prospect(days, space, action, possible, worth, goods, other, tiles)


def tiles_left(view: TzolkinView, group: int) -> tuple[int, int]:
    """Open corn tiles and wood tiles of a group of fields."""
    field = next(field for field in view.jungle if field.space == group)
    return field.corn - field.wood, field.wood


def cheapest_step(player: PlayerView) -> int:
    """Resources for the cheapest technology step."""
    return min(BOX.technology.price(player.level(track)) for track in TRACK_IDS)


def can_pay_two(view: TzolkinView) -> bool:
    """Whether the viewer could pay for two of the buildings, without technology."""
    shown = [shown.tile for shown in view.display if shown.tile is not None]
    pairs = combinations([BUILDINGS[tile].cost for tile in shown], 2)
    return any(not lacking(view, _sum(pair)).total for pair in pairs)


def new_display(view: TzolkinView, days: int) -> bool:
    """Whether other buildings are on display in so many days: the second age has begun."""
    change = BOX.calendar.food_days[1].day
    return view.held < 2 and view.day <= change < view.day + days


def _starves(view: TzolkinView, days: int, corn: int) -> bool:
    """Whether corn that is spent in so many days then lacks on the next Food Day."""
    food = own(view).hunger.corn
    soon = view.food_in is not None and days <= view.food_in
    return bool(corn) and soon and own(view).goods.corn - corn < food


def _harvests(view: TzolkinView, group: int) -> tuple[Goods, Goods]:
    """What a harvest without anger brings: corn, and wood instead; nothing where there is none."""
    corn, wood = tiles_left(view, group)
    covered = corn + wood and BOX.readings.covered_corn_counts
    free = ability(own(view), "agriculture").without_tile and not covered
    harvested = harvest_goods(own(view), group, "corn") if corn or free else NOTHING
    return harvested, harvest_goods(own(view), group, "wood") if wood else NOTHING


def _first(tile: str) -> str:
    return min(BUILDINGS[tile].copies)


def _worth(goods: Goods) -> float:
    return sum(WORTH[good] * n for good, n in goods.listed())


def _sum(parts: Iterable[Goods]) -> Goods:
    heaps = list(parts)
    return Goods(*(sum(heap.of(good) for heap in heaps) for good in GOODS))


def _can_climb(view: TzolkinView, temple: str) -> bool:
    others = (p.temple(temple) for p in view.players if not p.resigned and p.seat != view.viewer)
    return has_room(temple, own(view).temple(temple), others)
