"""News of the table. Everything in this game is public, so every event is for everybody."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core import Event, value
from engine.games.antike.components import Resource, UnitKind
from engine.games.antike.parts import Cost

STRIKING = ("burglary", "earthquake", "mutiny", "storm")
"""Event cards that are played against the opponent."""


@value
class GameBegan(Event):
    """The table is set up and the first turn begins.

    start: moves first; the other player got `coins`. row: the open event cards.
    """

    map: str
    start: int
    coins: int
    row: tuple[str, ...] = ()
    kind: Literal["game_began"] = "game_began"


@value
class MarkerMoved(Event):
    """A marker went `steps` fields on (0 for the first placement)."""

    seat: int
    field: str
    steps: int
    paid: Cost
    kind: Literal["marker_moved"] = "marker_moved"


@value
class Produced(Event):
    seat: int
    resource: Resource
    chips: int
    coins: int
    kind: Literal["produced"] = "produced"


@value
class ChipTaken(Event):
    """A chip in place of a coin that the bank lacks."""

    seat: int
    resource: Resource
    kind: Literal["chip_taken"] = "chip_taken"
    IS_CONSEQUENCE = True


@value
class TempleBuilt(Event):
    seat: int
    city: str
    paid: Cost
    quarry: bool
    kind: Literal["temple_built"] = "temple_built"


@value
class WallBuilt(Event):
    seat: int
    city: str
    paid: Cost
    kind: Literal["wall_built"] = "wall_built"


@value
class Deployed(Event):
    seat: int
    unit: UnitKind
    city: str
    paid: Cost
    kind: Literal["deployed"] = "deployed"


@value
class Battle(Event):
    """A unit entered a region; it and an enemy unit of its type went back to their boxes."""

    seat: int
    unit: UnitKind
    enemy: UnitKind
    region: str
    kind: Literal["battle"] = "battle"

    def affects(self) -> tuple[int, ...]:
        return (1 - self.seat,)


@value
class Developed(Event):
    seat: int
    know_how: str
    first: bool
    paid: Cost
    kind: Literal["developed"] = "developed"


@value
class Recruited(Event):
    seat: int
    unit: UnitKind
    count: int
    paid: Cost
    kind: Literal["recruited"] = "recruited"


@value
class UnitsMoved(Event):
    seat: int
    unit: UnitKind
    origin: str
    to: str
    count: int
    kind: Literal["units_moved"] = "units_moved"


@value
class ConquestAnnounced(Event):
    """needed: units the attacker would have to remove now."""

    seat: int
    city: str
    owner: int
    needed: int
    siege_engine: bool
    kind: Literal["conquest_announced"] = "conquest_announced"
    AFFECTS = ("owner",)


@value
class FortressPlayed(Event):
    """needed: units the attacker would have to remove after this answer."""

    seat: int
    city: str
    cards: int
    needed: int
    automatic: bool
    kind: Literal["fortress_played"] = "fortress_played"
    IS_CONSEQUENCE = True


@value
class CityHeld(Event):
    """The attackers in the region no longer suffice; all units stay."""

    seat: int
    city: str
    kind: Literal["city_held"] = "city_held"
    IS_CONSEQUENCE = True


@value
class CityConquered(Event):
    """legions, galleys: removed by the attacker `seat`. sent_home: units of the loser."""

    seat: int
    city: str
    loser: int
    legions: int
    galleys: int
    sent_home: int
    temple: bool
    wall: bool
    kind: Literal["city_conquered"] = "city_conquered"
    IS_CONSEQUENCE = True
    AFFECTS = ("loser",)


@value
class CityFounded(Event):
    seat: int
    city: str
    resource: Resource
    paid: Cost
    colonists: bool
    kind: Literal["city_founded"] = "city_founded"


@value
class CardPlayed(Event):
    """An event card; `amount` is what it brought or took, `target` the region it struck."""

    seat: int
    card: str
    target: str | None
    amount: int
    kind: Literal["card_played"] = "card_played"

    def affects(self) -> tuple[int, ...]:
        return (1 - self.seat,) if self.card in STRIKING else ()


@value
class Exchanged(Event):
    """Chips given and taken, by COMMERCIUM or by the card Caravan."""

    seat: int
    give: tuple[Resource, ...]
    take: tuple[Resource, ...]
    caravan: bool
    kind: Literal["exchanged"] = "exchanged"


@value
class CardTaken(Event):
    """An event card from the open row, for a lost city or for a personage of the opponent."""

    seat: int
    card: str
    reason: Literal["city", "personage"]
    kind: Literal["card_taken"] = "card_taken"


@value
class CardTurnedUp(Event):
    """The gap in the open row is filled."""

    card: str
    kind: Literal["card_turned_up"] = "card_turned_up"


@value
class PileShuffled(Event):
    """The discards became the new pile."""

    cards: int
    kind: Literal["pile_shuffled"] = "pile_shuffled"


@value
class PersonageWon(Event):
    """track: the new field of the disc. walls: town walls reached on the way."""

    seat: int
    personage: str
    track: int
    walls: int
    kind: Literal["personage_won"] = "personage_won"


@value
class TurnBegan(Event):
    seat: int
    turn: int
    kind: Literal["turn_began"] = "turn_began"


@value
class DrawOffered(Event):
    seat: int
    kind: Literal["draw_offered"] = "draw_offered"


@value
class DrawDeclined(Event):
    seat: int
    kind: Literal["draw_declined"] = "draw_declined"


@value
class Resigned(Event):
    seat: int
    kind: Literal["resigned"] = "resigned"


@value
class GameEnded(Event):
    places: tuple[int, ...]
    cause: str
    kind: Literal["game_ended"] = "game_ended"


AnyEvent = Annotated[
    GameBegan
    | MarkerMoved
    | Produced
    | ChipTaken
    | TempleBuilt
    | WallBuilt
    | Deployed
    | Battle
    | Developed
    | Recruited
    | UnitsMoved
    | ConquestAnnounced
    | FortressPlayed
    | CityHeld
    | CityConquered
    | CityFounded
    | CardPlayed
    | Exchanged
    | CardTaken
    | CardTurnedUp
    | PileShuffled
    | PersonageWon
    | TurnBegan
    | DrawOffered
    | DrawDeclined
    | Resigned
    | GameEnded,
    Field(discriminator="kind"),
]
