"""What workers on the gears will be worth, by what everybody knows (TZ-13)."""

from __future__ import annotations

from engine.games.tzolkin import feeding, gears, kinds
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.frames.harvest import ways
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.knowledge import harvest_goods, taken
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.view import ForesightView, HungerView, OutlookView

DAYS = 3
"""How far ahead is looked."""


def hunger_of(state: Tzolkin, seat: int) -> HungerView:
    """What the next Food Day asks of a seat as things stand."""
    workers, each = feeding.hunger(state, seat)
    _, hungry = feeding.fed(state, seat)
    return HungerView(workers, each, workers * each, hungry * BOX.food.penalty)


def outlook(state: Tzolkin, seat: int) -> tuple[ForesightView, ...]:
    """Every worker of a seat on a gear, today and on the days to come."""
    return tuple(
        ForesightView(
            gears.space(gear, number),
            tuple(_on(state, seat, gear, number, days) for days in range(DAYS + 1)),
        )
        for gear, number in gears.standing(state, seat)
    )


def _on(state: Tzolkin, seat: int, gear_id: str, number: int, days: int) -> OutlookView:
    gear, _ = gears.parse(gears.space(gear_id, number))
    then = number + days
    if then > gear.last:
        return OutlookView(days, None, False, Goods())
    name = gears.space(gear_id, then)
    if not 1 <= then <= len(gear.actions):
        return OutlookView(days, name, then > 0, Goods())
    action = gear.action(then)
    goods, points, possible = _brings(state, seat, name, action)
    return OutlookView(days, name, possible, goods, points)


def _brings(state: Tzolkin, seat: int, name: str, action: kinds.Action) -> tuple[Goods, int, bool]:
    player = state.players[seat]
    match action:
        case kinds.Take(goods=goods):
            return taken(player, gears.parse(name)[0].id, goods), 0, True
        case kinds.Harvest(group=group):
            found = [way.way for way in ways(state, seat, group)]
            return (
                (harvest_goods(player, group, found[0]), 0, True) if found else (Goods(), 0, False)
            )
        case kinds.Skull(points=points):
            _, number = gears.parse(name)
            return Goods(), points, number not in state.skulls_laid
        case _:
            return Goods(), 0, True
