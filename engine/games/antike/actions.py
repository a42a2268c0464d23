"""Everything a player can say in this game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core import Resign, value
from engine.games.antike.components import Resource, UnitKind

Step = Literal["production", "templum", "militia", "scientia", "movement", "conquest"]
Chip = Literal["marble", "iron", "gold", "coin"]


@value
class MoveMarker:
    """Move the rondel marker to a field; a price is paid next (AD-5)."""

    field: str
    kind: Literal["move_marker"] = "move_marker"


@value
class PayRondel:
    """The mix of chips and coins that pays for the rondel (AD-5.2)."""

    resources: tuple[Chip, ...]
    kind: Literal["pay_rondel"] = "pay_rondel"


@value
class BuildTemple:
    """Build a temple; `coins` replace marble, those for neighbours come on top (AD-6.2.1)."""

    city: str
    coins: int = 0
    quarry: bool = False
    kind: Literal["build_temple"] = "build_temple"


@value
class BuildWall:
    """Build a town wall; `coins` replace as many marble (AD-6.2.2)."""

    city: str
    coins: int = 0
    kind: Literal["build_wall"] = "build_wall"


@value
class Deploy:
    """Place a unit from the box in a city; `coins` replace as many iron (AD-6.3)."""

    unit: UnitKind
    city: str
    coins: int = 0
    kind: Literal["deploy"] = "deploy"


@value
class Develop:
    """Develop a know-how; `coins` replace as many gold (AD-6.4.1)."""

    know_how: str
    coins: int = 0
    kind: Literal["develop"] = "develop"


@value
class Recruit:
    """Move units from the supply to the box; `coins` replace as many gold (AD-6.4.2)."""

    unit: UnitKind
    count: int
    coins: int = 0
    kind: Literal["recruit"] = "recruit"


@value
class MoveUnits:
    """Move units of one type from one region to another (AD-6.5.1)."""

    unit: UnitKind
    origin: str
    to: str
    count: int = 1
    kind: Literal["move_units"] = "move_units"


@value
class Conquer:
    """Announce the conquest of a city, with or without the card Siege Engine (AD-6.5.5)."""

    city: str
    siege_engine: bool = False
    kind: Literal["conquer"] = "conquer"


@value
class Defend:
    """Answer an announced conquest with so many Fortress cards (AD-9.3)."""

    cards: int
    kind: Literal["defend"] = "defend"


@value
class RemoveUnits:
    """The attacker's units that the conquest uses up (AD-6.5.7)."""

    legions: int
    galleys: int
    kind: Literal["remove_units"] = "remove_units"


@value
class Found:
    """Found a city; a coin is paid for each resource in `coins_for` (AD-7)."""

    city: str
    resource: Resource
    coins_for: tuple[Resource, ...] = ()
    colonists: bool = False
    kind: Literal["found"] = "found"


@value
class PlayCard:
    """Play an event card; `target` is the region it strikes, where it strikes one (AD-9.2)."""

    card: str
    target: str | None = None
    kind: Literal["play_card"] = "play_card"


@value
class Barter:
    """Play Caravan: exchange chips one for one (AD-9.15)."""

    give: tuple[Resource, ...]
    take: tuple[Resource, ...]
    kind: Literal["barter"] = "barter"


@value
class Exchange:
    """Use COMMERCIUM: three chips for two (AD-10.3)."""

    give: tuple[Resource, ...]
    take: tuple[Resource, ...]
    kind: Literal["exchange"] = "exchange"


@value
class TakeChip:
    """The chip taken in place of a coin that the bank lacks (AD-2.2)."""

    resource: Resource
    kind: Literal["take_chip"] = "take_chip"


@value
class TakeCard:
    """Take an event card from the open row (AD-9.1)."""

    card: str
    kind: Literal["take_card"] = "take_card"


@value
class Done:
    """Finish a step of one's own turn."""

    step: Step
    kind: Literal["done"] = "done"


@value
class EndTurn:
    """Found no more cities and end the turn (AD-4)."""

    kind: Literal["end_turn"] = "end_turn"


@value
class OfferDraw:
    """Propose to call the game a draw (AD-11.3)."""

    kind: Literal["offer_draw"] = "offer_draw"


@value
class AcceptDraw:
    """Accept the offered draw; the game is over."""

    kind: Literal["accept_draw"] = "accept_draw"


@value
class DeclineDraw:
    """Decline the offered draw."""

    kind: Literal["decline_draw"] = "decline_draw"


AnyAction = Annotated[
    MoveMarker
    | PayRondel
    | BuildTemple
    | BuildWall
    | Deploy
    | Develop
    | Recruit
    | MoveUnits
    | Conquer
    | Defend
    | RemoveUnits
    | Found
    | PlayCard
    | Barter
    | Exchange
    | TakeChip
    | TakeCard
    | Done
    | EndTurn
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | Resign,
    Field(discriminator="kind"),
]
