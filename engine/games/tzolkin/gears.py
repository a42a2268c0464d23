"""The gears and who stands on them (TZ-4.4, TZ-11.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.tzolkin.components import BOX, Gear
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.state import Tzolkin

START = "start"
"""What the start player space is called where gears are named."""


def space(gear: str, number: int) -> str:
    """The name of a space: `tikal-4`."""
    return f"{gear}-{number}"


_GEARS: dict[str, Gear] = {gear.id: gear for gear in BOX.gears}


def gear(name: str) -> Gear:
    """The gear of a name. Raises `KeyError` if there is none such."""
    return _GEARS[name]


def parse(name: str) -> tuple[Gear, int]:
    """The gear and number of a space. Raises `KeyError` or `ValueError` if there is none such."""
    on, _, number = name.rpartition("-")
    return _GEARS[on], int(number)


def next_space(state: Tzolkin, name: str) -> int | None:
    """The lowest free space of a gear on which players may stand; None if there is none."""
    spaces, last = state.gears[name], _GEARS[name].last
    return next((n for n in range(last + 1) if spaces[n] is None), None)


def price(state: Tzolkin, place: str) -> int | None:
    """Corn for the active player's next worker there; None if there is no room (TZ-4.4)."""
    placing = BOX.placing
    extra = placing.extra[min(state.now.placed, len(placing.extra) - 1)]
    if place == START:
        return None if state.claimant is not None else placing.start_player_space + extra
    number = next_space(state, place)
    return None if number is None else number * placing.per_space + extra


def prices(state: Tzolkin) -> dict[str, int]:
    """Corn for the next worker wherever there is room: the gears, then the start player space."""
    places = (*state.gears, START)
    found = ((place, price(state, place)) for place in places)
    return {place: corn for place, corn in found if corn is not None}


def standing(state: Tzolkin, seat: int) -> Iterator[tuple[str, int]]:
    """Gear and number of every space on which a seat stands."""
    for gear, spaces in state.gears.items():
        if seat in spaces:
            yield from ((gear, number) for number, who in enumerate(spaces) if who == seat)


def advance_one_day(state: Tzolkin) -> list[tuple[int, str]]:
    """All gears turn by a tooth. Returns who fell off and from which space; they are back in hand
    (TZ-11.2)."""
    fallen: list[tuple[int, str]] = []
    for gear in BOX.gears:
        spaces = state.gears[gear.id]
        last = spaces[gear.last]
        if last is not None and last != DUMMY:
            spaces[gear.last] = None
            state.players[last].hand += 1
            fallen.append((last, space(gear.id, gear.last)))
        spaces.insert(0, spaces.pop())
    state.day += 1
    return fallen


def would_push_off(state: Tzolkin) -> bool:
    """Whether only the second day of a double advance would push somebody off (TZ-11.3)."""
    for gear in BOX.gears:
        who = state.gears[gear.id][gear.blocking]
        if who is not None and (who != DUMMY or BOX.readings.dummies_block_double_advance):
            return True
    return False
