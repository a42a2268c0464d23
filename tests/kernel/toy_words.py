"""What can be said in Skirmish, the toy game: cards, options, actions, events and views."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field

from engine.core import (
    Event,
    Options,
    Resign,
    Shares,
    value,
)

COPIES = {"b1": 20, "b2": 16, "b4": 8, "b6": 4}
TREASURES = {"t2": 4, "t3": 4, "t5": 2}
WORTH = {card: int(card[1:]) for card in (*COPIES, *TREASURES)}
UNITS = {"archer": 1, "guard": 1, "rider": 2, "tower": 2, "giant": 3, "dragon": 4}
FIELDS = ("north", "east", "south", "west", "hill", "ford")
HAND_LIMIT = 5
OMENS = 3
GLORY = 12
RAISE = 3
WEALTH = 6
"""Coins from which on one may make an offering."""
OFFERING = (3, 12)
"""Fewest and most coins and points together."""


class SkirmishOptions(Options):
    turns: int = Field(40, ge=4, le=200)
    glory: bool = True
    purse: Literal["poor", "rich"] = "poor"


def attack_of(strength: int) -> int:
    return strength + 2


def worth(cards: Iterable[str]) -> int:
    return sum(WORTH[card] for card in cards)


# ------------------------------------------------------------------------------------- actions
@value
class Draw:
    kind: Literal["draw"] = "draw"


@value
class Attack:
    target: int
    kind: Literal["attack"] = "attack"


@value
class Explore:
    kind: Literal["explore"] = "explore"


@value
class Bury:
    card: str
    kind: Literal["bury"] = "bury"


@value
class Train:
    unit: str
    field: str
    kind: Literal["train"] = "train"


@value
class Pray:
    kind: Literal["pray"] = "pray"


@value
class Retire:
    kind: Literal["retire"] = "retire"


@value
class Defend:
    card: str
    kind: Literal["defend"] = "defend"


@value
class Done:
    kind: Literal["done"] = "done"


@value
class Bid:
    n: int
    kind: Literal["bid"] = "bid"


@value
class Pay:
    cards: tuple[str, ...]
    kind: Literal["pay"] = "pay"


@value
class Offer:
    goods: Shares
    kind: Literal["offer"] = "offer"


@value
class Discard:
    card: str
    kind: Literal["discard"] = "discard"


@value
class Keep:
    card: str
    kind: Literal["keep"] = "keep"


AnyAction = Annotated[
    Draw
    | Attack
    | Explore
    | Bury
    | Train
    | Pray
    | Retire
    | Defend
    | Done
    | Bid
    | Pay
    | Offer
    | Discard
    | Keep
    | Resign,
    Field(discriminator="kind"),
]


# -------------------------------------------------------------------------------------- events
@value
class Drew(Event):
    seat: int
    count: int
    kind: Literal["drew"] = "drew"


@value
class Got(Event):
    """Secret: the very cards."""

    seat: int
    cards: tuple[str, ...]
    kind: Literal["got"] = "got"


@value
class Chose(Event):
    seat: int
    kind: Literal["chose"] = "chose"


@value
class Attacked(Event):
    seat: int
    target: int
    attack: int
    kind: Literal["attacked"] = "attacked"
    AFFECTS = ("target",)


@value
class Defended(Event):
    seat: int
    card: str
    kind: Literal["defended"] = "defended"
    IS_CONSEQUENCE = True


@value
class Fought(Event):
    seat: int
    target: int
    won: bool
    kind: Literal["fought"] = "fought"
    IS_CONSEQUENCE = True
    AFFECTS = ("target",)


@value
class BidMade(Event):
    seat: int
    n: int
    kind: Literal["bid_made"] = "bid_made"


@value
class Passed(Event):
    seat: int
    kind: Literal["passed"] = "passed"


@value
class Bought(Event):
    seat: int
    paid: tuple[str, ...]
    kind: Literal["bought"] = "bought"


@value
class Buried(Event):
    seat: int
    kind: Literal["buried"] = "buried"


@value
class OmenTurned(Event):
    seat: int
    card: str
    kind: Literal["omen_turned"] = "omen_turned"


@value
class Trained(Event):
    seat: int
    unit: str
    field: str
    kind: Literal["trained"] = "trained"


@value
class Prayed(Event):
    seat: int
    count: int
    kind: Literal["prayed"] = "prayed"


@value
class Offered(Event):
    seat: int
    coins: int
    points: int
    kind: Literal["offered"] = "offered"


@value
class Discarded(Event):
    seat: int
    card: str
    kind: Literal["discarded"] = "discarded"


@value
class Left(Event):
    seat: int
    kind: Literal["left"] = "left"


@value
class Ended(Event):
    cause: str
    kind: Literal["ended"] = "ended"


AnyEvent = Annotated[
    Drew
    | Got
    | Chose
    | Attacked
    | Defended
    | Fought
    | BidMade
    | Passed
    | Bought
    | Buried
    | OmenTurned
    | Trained
    | Prayed
    | Offered
    | Discarded
    | Left
    | Ended,
    Field(discriminator="kind"),
]


# ---------------------------------------------------------------------------------------- view
@value
class PlayerView:
    coins: int
    score: int
    gone: bool
    strength: int
    units: tuple[tuple[str, str], ...]
    hand: tuple[str | None, ...]
    vault: tuple[str | None, ...]


@value
class View:
    """What one seat (None: a spectator) knows."""

    viewer: int | None
    turn: int
    turns: int
    deck: int
    treasures: int
    discards: tuple[str, ...]
    omens: tuple[tuple[int, str | None], ...]
    chosen: tuple[int, ...]
    high: int | None
    cause: str | None
    players: tuple[PlayerView, ...]
