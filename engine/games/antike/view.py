"""What a seat may know of a game: here everything but the order of the event pile (AD-12.1)."""

from __future__ import annotations

from typing import Literal

from engine.core import Outcome, value
from engine.core.agenda import Awaited, others

Colour = Literal["brown", "beige"]
Phase = Literal[
    "rondel",
    "production",
    "templum",
    "militia",
    "scientia",
    "movement",
    "conquest",
    "founding",
    "personages",
    "over",
]


@value
class UnitsView:
    """Units of one nation in one place. `general` and `admiral` occur in the variant only."""

    legion: int = 0
    galley: int = 0
    general: int = 0
    admiral: int = 0

    @property
    def total(self) -> int:
        return self.legion + self.galley + self.general + self.admiral


@value
class PurseView:
    """Chips by resource, and coins."""

    marble: int
    iron: int
    gold: int
    coin: int


@value
class RegionView:
    """One region of the map; `units` by seat, its static data is `maps.MAPS[map].regions[id]`.

    owner, resource: of the city, None where none stands. defence: the strength of the city with
    units, wall, temple and know-how (AD-6.5.6), 0 without a city.
    """

    id: str
    owner: int | None
    resource: str | None
    temple: bool
    wall: bool
    units: tuple[UnitsView, UnitsView]
    defence: int


@value
class PersonageView:
    """A card won: `kind` is king, scholar, general, navigator or citizen."""

    id: str
    kind: str
    name: str


@value
class GoalView:
    """How far a nation is on the way to its next personage of a kind.

    have: own cities, sea points or own temples. goal: the number due next, None if the stack
    is empty.
    """

    kind: Literal["king", "navigator", "citizen"]
    have: int
    goal: int | None


@value
class NationView:
    """One player. `rondel`: id of the field of his marker, None before his first turn.

    walls: town walls in his supply. know_how: in the order developed. personages: in the order
    won; their number is the field of his disc on the track. hand: event cards, open to all.
    resigned: he gave the game up.
    """

    seat: int
    id: str
    name: str
    colour: Colour
    purse: PurseView
    box: UnitsView
    supply: UnitsView
    walls: int
    know_how: tuple[str, ...]
    personages: tuple[PersonageView, ...]
    track: int
    hand: tuple[str, ...]
    rondel: str | None
    cities: int
    temples: int
    sea_points: int
    goals: tuple[GoalView, ...]
    resigned: bool


@value
class KnowHowView:
    """A know-how and what it costs now. `by`: the seats that have it, the first developer first."""

    id: str
    by: tuple[int, ...]
    first_price: int
    later_price: int
    price: int


@value
class StackView:
    """An open stack of personages: how many cards are left."""

    kind: str
    left: int


@value
class BankView:
    """The common stock. tokens: city tokens left, by resource (marble, iron, gold)."""

    coins: int
    temples: int
    walls: int
    tokens: tuple[tuple[str, int], ...]


@value
class PriceView:
    """What the mover pays for going to a rondel field: `steps` on, `price` in resources."""

    field: str
    steps: int
    price: int


@value
class AntikeView:
    """The whole table. `nations` by seat, `regions` in the order of the map data.

    mover: the seat whose turn it is. turn: 1 for the first turn of the start player, counted on
    with every turn of either player. turn_limit: the last turn played, or None.
    unmoved: units of the mover by region that may still move (phase "movement" only).
    prices: rondel prices of the mover before his move, otherwise empty.
    row: the open event cards. pile: face-down cards. discards: used cards, the last one on top.
    changed: regions changed since the mover's previous turn ended.
    draw_offer: the seat that offered a draw. armoury: units the mover may still deploy at the
    lower price of that card. tried: cities that the mover has attacked in this turn.
    homes: the home cities of both nations. reconstructed: the event cards that nobody has confirmed
    against the printed game (AD-2.5).
    awaited: whom the table waits for, and what for.
    """

    viewer: int | None
    map: str
    variant: bool
    nations: tuple[NationView, NationView]
    regions: tuple[RegionView, ...]
    mover: int
    start: int
    turn: int
    turn_limit: int | None
    phase: Phase
    prices: tuple[PriceView, ...]
    unmoved: tuple[tuple[str, UnitsView], ...]
    know_how: tuple[KnowHowView, ...]
    stacks: tuple[StackView, ...]
    row: tuple[str, ...]
    pile: int
    discards: tuple[str, ...]
    bank: BankView
    changed: tuple[str, ...]
    draw_offer: int | None
    outcome: Outcome | None
    armoury: int = 0
    tried: tuple[str, ...] = ()
    homes: tuple[str, ...] = ()
    reconstructed: tuple[str, ...] = ()
    awaited: Awaited = ()

    def region(self, region: str) -> RegionView:
        """The region with this id. Raises `KeyError`."""
        for found in self.regions:
            if found.id == region:
                return found
        raise KeyError(region)

    @property
    def answering(self) -> tuple[int, ...]:
        """Who is asked while it is somebody else's turn; empty where the mover alone is asked."""
        return others(self.awaited, self.mover)
