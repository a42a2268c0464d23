"""What workers on the gears will be worth, by what everybody knows (TZ-13)."""

from __future__ import annotations

from dataclasses import replace

from engine.games.tzolkin import feeding, gears
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.frames.using import AT
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.reach import reachable
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.view import DayForecastView, HungerView, WorkerForecastView

DAYS = 3
"""How far ahead is looked."""


def hunger_of(state: Tzolkin, seat: int) -> HungerView:
    """What the next Food Day asks of a seat as things stand."""
    workers, each = feeding.hunger(state, seat)
    _, hungry = feeding.fed(state, seat)
    return HungerView(workers, each, workers * each, hungry * BOX.food.penalty)


def forecast(state: Tzolkin, seat: int) -> tuple[WorkerForecastView, ...]:
    """Every worker of a seat on a gear, today and on the days to come."""
    turn = replace(state, mover=seat)  # actions are for the player in turn; nothing is changed
    return tuple(
        WorkerForecastView(
            gears.space(gear, number),
            tuple(_on(turn, gear, number + days, days) for days in range(DAYS + 1)),
        )
        for gear, number in gears.standing(state, seat)
    )


def _on(turn: Tzolkin, gear_id: str, number: int, days: int) -> DayForecastView:
    gear = gears.gear(gear_id)
    if number > gear.last:
        return DayForecastView(days, None, False, Goods())
    name = gears.space(gear_id, number)
    if number in gear.any_spaces:
        every = (gears.space(gear_id, n) for n in range(1, len(gear.actions) + 1))
        possible = any(AT[action].obstacle(turn) is None for action in every)
        return DayForecastView(days, name, possible, Goods())
    if number == 0 or AT[name].obstacle(turn) is not None:
        return DayForecastView(days, name, False, Goods(), ahead=_ahead(turn, gear_id, number))
    return DayForecastView(days, name, True, *AT[name].brings(turn))


def _ahead(turn: Tzolkin, gear_id: str, number: int) -> str | None:
    """The action ahead that a worker can use without going back, where that is possible."""
    free = (action for action, corn in reachable(turn.active, gear_id, number) if not corn)
    return next((action for action in free if AT[action].obstacle(turn) is None), None)
