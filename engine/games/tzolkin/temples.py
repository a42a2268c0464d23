"""The steps of the temples (TZ-9)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Turn
from engine.games.tzolkin.components import BOX, Temple
from engine.games.tzolkin.events import Climbed, Descended, LightRegained
from engine.games.tzolkin.state import Tzolkin

_TEMPLES: dict[str, Temple] = {temple.id: temple for temple in BOX.temples}


def top(temple: str) -> int:
    """The highest step of a temple, on which there is room for one."""
    return _TEMPLES[temple].top


def points(temple: str, step: int) -> int:
    """What a step is worth at the end of an age."""
    return _TEMPLES[temple].steps[step].points


def has_room(temple: str, step: int, others: Iterable[int]) -> bool:
    """Whether a marker on this step can go up: the top one holds one player only."""
    above = step + 1
    return above < top(temple) or (above == top(temple) and above not in others)


def can_climb(state: Tzolkin, seat: int, temple: str) -> bool:
    """Whether a step up is possible for a seat."""
    others = (state.players[other].temples[temple] for other in state.still_in())
    return has_room(temple, state.players[seat].temples[temple], others)


def climb(t: Turn[Tzolkin], seat: int, temple: str) -> None:
    """One step up; an impossible one is wasted. Reaching a top regains the light side."""
    player = t.state.players[seat]
    if not can_climb(t.state, seat, temple):
        t.emit(Climbed(seat, temple, player.temples[temple], wasted=True))
        return
    player.temples[temple] += 1
    t.emit(Climbed(seat, temple, player.temples[temple]))
    if player.temples[temple] == top(temple) and not player.light:
        player.light = True
        t.emit(LightRegained(seat))


def angered(state: Tzolkin, seat: int) -> list[str]:
    """The temples on which a marker can go down."""
    return [temple for temple, step in state.players[seat].temples.items() if step > 0]


def descend(t: Turn[Tzolkin], seat: int, temple: str, steps: int = 1) -> None:
    """The gods are angry: down on a temple, at most to the bottom."""
    player = t.state.players[seat]
    player.temples[temple] = max(0, player.temples[temple] - steps)
    t.emit(Descended(seat, temple, player.temples[temple]))
