"""What a seat may know of a game (TZ-13): all but the decks, the unused tiles and, until they are
shown, the starting wealth of the others."""

from __future__ import annotations

from typing import Literal

from engine.core import Outcome, value
from engine.core.agenda import Awaited, others
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.parts import Mode

LAST_DAY = BOX.calendar.food_days[-1].day
"""The day of the last round."""
Phase = Literal["wealth", "turn", "over"]


@value
class SpaceView:
    """A space of a gear. who: a seat, `DUMMY` for a worker of nobody, None if it is free."""

    number: int
    who: int | None


@value
class GearView:
    """A gear with its spaces all the way round, by number.

    next_space: the lowest free space on which players may put a worker; None if there is none.
    """

    id: str
    spaces: tuple[int | None, ...]
    next_space: int | None


@value
class JungleView:
    """Fields of one space of Palenque: tiles left of those there were (`fields`)."""

    space: int
    fields: int
    corn: int
    wood: int


@value
class BuildingView:
    """A slot of the display. tile: None if it is empty."""

    slot: int
    tile: str | None


@value
class MonumentView:
    """A monument of this game; `by` is the seat that built it.

    worth: points by seat as things stand, 0 where somebody else has built it; while nobody has,
    what it would be worth to a player who did.
    """

    tile: str
    by: int | None
    worth: tuple[int, ...] = ()


@value
class HungerView:
    """What the next Food Day asks of a seat as it stands: workers to be paid for, corn for each
    and in all, and the points it would lose with the corn it has now."""

    workers: int
    each: int
    corn: int
    lost: int


@value
class DayForecastView:
    """What a worker on a gear would do in so many days: `action` is the space then, None if he
    falls off the gear. possible: whether the action (where any can be chosen: one of them) could
    be carried out as things stand, by the same question that the turn asks. gains: what it would
    bring at once where that needs no choice, with technologies and the skulls left counted in.
    ahead: where that is not possible, the action ahead that theology allows instead (TZ-6), if it
    is.
    """

    days: int
    action: str | None
    possible: bool
    gains: Goods
    points: int = 0
    ahead: str | None = None


@value
class WorkerForecastView:
    """An own worker on a gear and what he will be worth."""

    worker: str
    days: tuple[DayForecastView, ...]


@value
class PlayerView:
    """One seat as all see it, and for the seat itself the tiles it chooses from.

    hand, on_gears, supply: workers; `workers` are those in play. temples, technologies: by name.
    chosen: has kept its starting wealth. dealt, kept: empty for everybody else.
    """

    seat: int
    points: int
    scored: tuple[tuple[str, int], ...]
    goods: Goods
    hand: int
    on_gears: int
    supply: int
    workers: int
    temples: tuple[tuple[str, int], ...]
    technologies: tuple[tuple[str, int], ...]
    light: bool
    corn_tiles: int
    wood_tiles: int
    buildings: tuple[str, ...]
    monuments: tuple[str, ...]
    wealth: tuple[str, ...]
    chosen: bool
    dealt: tuple[str, ...]
    kept: tuple[str, ...]
    hunger: HungerView
    resigned: bool

    def temple(self, temple: str) -> int:
        """The step of the marker. Raises `KeyError`."""
        return dict(self.temples)[temple]

    def level(self, track: str) -> int:
        """The level of a technology. Raises `KeyError`."""
        return dict(self.technologies)[track]


@value
class AskedView:
    """What prices and gains of the present question depend on.

    corn: paid for each resource of a building, 0 where resources are paid. free: technology steps
    cost nothing. group: the fields that are harvested, by the space of Palenque.
    """

    corn: int = 0
    free: bool = False
    group: int = 0


@value
class TzolkinView:
    """The whole table; `players` by seat.

    day: days gone. food_day, food_in: the next Food Day and the days until then; None after the
    last. scoring: that Food Day scores the temples, otherwise it gives goods. today: this round
    ends with it. prices: what the active player's next worker costs, by gear and `start`; empty
    while nobody places. skulls_laid: by space of Chichen Itza, who laid one. decks: buildings left
    face down, by age. if_claimed: who would get the start player marker if the active player
    claimed the start. last_round: no round comes after this one. foresight: of the viewer. awaited:
    whom the table waits for, and what for.
    """

    viewer: int | None
    phase: Phase
    players: tuple[PlayerView, ...]
    mover: int
    first: int
    mode: Mode
    placed: int
    begged: bool
    day: int
    age: int
    held: int
    food_day: int | None
    food_in: int | None
    scoring: bool
    today: bool
    teeth: int
    claimant: int | None
    if_claimed: int
    last_round: bool
    gears: tuple[GearView, ...]
    prices: tuple[tuple[str, int], ...]
    jungle: tuple[JungleView, ...]
    skulls: int
    skulls_laid: tuple[tuple[int, int], ...]
    display: tuple[BuildingView, ...]
    monuments: tuple[MonumentView, ...]
    decks: tuple[tuple[int, int], ...]
    wanderers: tuple[str, ...]
    foresight: tuple[WorkerForecastView, ...]
    asked: AskedView
    outcome: Outcome | None
    awaited: Awaited = ()

    @property
    def date(self) -> int:
        """The day as it is named: once the last one is reached, the calendar has no other."""
        return min(self.day, LAST_DAY)

    def gear(self, gear: str) -> GearView:
        """The gear with this id. Raises `KeyError`."""
        for found in self.gears:
            if found.id == gear:
                return found
        raise KeyError(gear)

    @property
    def answering(self) -> tuple[int, ...]:
        """Who is asked while it is somebody else's turn; empty where the mover alone is asked."""
        return others(self.awaited, self.mover)
