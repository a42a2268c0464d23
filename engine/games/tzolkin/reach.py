"""Which actions a worker on a gear can use (TZ-4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.tzolkin import gears
from engine.games.tzolkin.components import BOX, Gear
from engine.games.tzolkin.kinds import Skull
from engine.games.tzolkin.knowledge import Skilled, ability


def reachable(player: Skilled, gear_id: str, number: int) -> Iterator[tuple[str, int]]:
    """The actions that a worker on a space can use, each once, and the corn for going back to
    them: his own or the one ahead first."""
    gear = gears.gear(gear_id)
    numbers: dict[int, int] = {}
    if number in gear.any_spaces:
        numbers = dict.fromkeys(range(1, len(gear.actions) + 1), 0)
    elif number:
        numbers[number] = 0
    if isinstance(gear.actions[0], Skull):
        numbers |= dict.fromkeys(_ahead(player, number, gear), 0)
    for action in range(min(number, len(gear.actions) + 1) - 1, 0, -1):
        numbers.setdefault(action, (number - action) * BOX.removing.step_back)
    for action, corn in numbers.items():
        yield gears.space(gear_id, action), corn


def _ahead(player: Skilled, number: int, gear: Gear) -> Iterator[int]:
    """The action ahead at Chichen Itza, by theology; ahead of the last one is the space of any
    action (INT-16)."""
    ahead = number + ability(player, "theology").spaces_ahead
    if ahead in gear.any_spaces:
        yield from range(1, len(gear.actions) + 1)
    elif ahead <= len(gear.actions) and ahead != number:
        yield ahead
