"""Everything a player can say in this game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core import Resign, value
from engine.games.tzolkin.goods import Goods, Resource
from engine.games.tzolkin.parts import Wish

Way = Literal["corn", "wood", "burn", "free"]


@value
class KeepWealth:
    """The starting wealth tiles to keep (TZ-2)."""

    tiles: tuple[str, ...]
    kind: Literal["keep_wealth"] = "keep_wealth"


@value
class Beg:
    """Give up all corn for 3 and step down on a temple (TZ-4.1)."""

    temple: str
    kind: Literal["beg"] = "beg"


@value
class Place:
    """Put a worker on the lowest free space of a gear (TZ-4.4)."""

    gear: str
    kind: Literal["place"] = "place"


@value
class Claim:
    """Put a worker on the start player space (TZ-11.1).

    advance: None since the calendar itself asks; games begun before that have it in their logs.
    """

    advance: Wish | None = None
    kind: Literal["claim"] = "claim"


@value
class SetAdvance:
    """Change what was said with a claim. Not offered any more: only in logs of older games."""

    advance: Wish
    kind: Literal["set_advance"] = "set_advance"


@value
class MoveCalendar:
    """How many days the calendar goes on (TZ-11.3)."""

    days: int
    kind: Literal["move_calendar"] = "move_calendar"


@value
class Harvest:
    """How a harvest is made; `temple` is where burning the forest angers the gods (TZ-5.1)."""

    way: Way
    temple: str | None = None
    kind: Literal["harvest"] = "harvest"


@value
class Research:
    """Advance on a technology track (TZ-6)."""

    track: str
    kind: Literal["research"] = "research"


@value
class Construct:
    """Construct a building or monument (TZ-7, TZ-8).

    architecture: the technology is used for it. spared: the resource that its third level drops.
    """

    tile: str
    architecture: bool = False
    spared: Resource | None = None
    kind: Literal["construct"] = "construct"


@value
class Climb:
    """One step up on each of these temples (TZ-9)."""

    temples: tuple[str, ...]
    kind: Literal["climb"] = "climb"


@value
class Perform:
    """Use an action of another gear, as a space or tile allows (TZ-5.4)."""

    action: str
    kind: Literal["perform"] = "perform"


Then = Annotated[
    Harvest | Research | Construct | Climb | Perform,
    Field(discriminator="kind"),
]


@value
class Take:
    """Take a worker back from a gear and use an action with it, or none (TZ-4.5).

    worker, action: spaces such as `tikal-4`. then: the first choice of that action, if there is
    one to make.
    """

    worker: str
    action: str | None = None
    then: Then | None = None
    kind: Literal["take"] = "take"


@value
class Pay:
    """The resources that pay for something with a price in any mix."""

    goods: Goods
    kind: Literal["pay"] = "pay"


@value
class TakeResources:
    """Resources of one's choice."""

    goods: Goods
    kind: Literal["take_resources"] = "take_resources"


@value
class Offer:
    """Pay a resource for a step up on a temple (TZ-6)."""

    resource: Resource
    temple: str
    kind: Literal["offer"] = "offer"


@value
class Trade:
    """What the market changes: so many blocks more or fewer of each resource (TZ-5.4)."""

    change: tuple[tuple[str, int], ...]
    kind: Literal["trade"] = "trade"


@value
class Skip:
    """Leave out what one may do: a second step, a second building, an offering, the market."""

    what: str
    kind: Literal["skip"] = "skip"


@value
class EndTurn:
    """Place or take no more workers (TZ-4)."""

    kind: Literal["end_turn"] = "end_turn"


AnyAction = Annotated[
    KeepWealth
    | Beg
    | Place
    | Claim
    | SetAdvance
    | MoveCalendar
    | Take
    | Harvest
    | Research
    | Construct
    | Climb
    | Perform
    | Pay
    | TakeResources
    | Offer
    | Trade
    | Skip
    | EndTurn
    | Resign,
    Field(discriminator="kind"),
]
