"""What planks, gnome locks and guilds do, as records of their kind with their numbers.

What no record can say is an `Odd` effect: its code names what the engine does.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, NonNegativeInt, PositiveInt

from engine.games.belfort.goods import (
    BuildingId,
    Category,
    Data,
    Good,
    Goods,
    GuildId,
    Material,
    Worker,
)

# Effects: of activated workers on guilds and on planks of built cards (BF-8.4).


class Take(Data):
    """Take these goods from the supply."""

    kind: Literal["take"]
    goods: Goods


class Recruit(Data):
    """Take one of these: a worker from one's reserve, or a gnome from the supply for a free lock of
    one's own."""

    kind: Literal["recruit"]
    worker: bool
    gnome: bool


class Draw(Data):
    """Draw cards from the deck, then discard cards of the hand."""

    kind: Literal["draw"]
    draw: PositiveInt
    discard: NonNegativeInt


class Swap(Data):
    """For the rest of the turn: so often give `count` goods of these kinds, in any mix, for
    `goods`; and so many visits to the trading post more."""

    kind: Literal["swap"]
    times: PositiveInt
    count: PositiveInt
    of: tuple[Material, ...]
    goods: Goods
    visits: NonNegativeInt


class Discount(Data):
    """So many goods of these kinds less, in any mix."""

    count: PositiveInt
    of: tuple[Material, ...]


class BuildFree(Data):
    """Mark a free site of any kind without a card, for its cost less one of these discounts."""

    kind: Literal["build"]
    less: tuple[Discount, ...]


class Way(Data):
    """Up to `count` goods of these kinds, in any mix, from each of up to so many opponents.

    rulebook: the count in the rulebook where the tile says another one; a table may choose it.
    """

    opponents: PositiveInt
    count: PositiveInt
    of: tuple[Good, ...]
    rulebook: PositiveInt | None = None

    def most(self, by_rulebook: bool) -> int:
        """The count at a table that plays by the tile or by the rulebook (BF-14.9)."""
        return self.rulebook if by_rulebook and self.rulebook else self.count


class Steal(Data):
    """Take goods from opponents in one of these ways."""

    kind: Literal["steal"]
    ways: tuple[Way, ...]


class Odd(Data):
    """What the engine does by code: `exchange_sites` (BF-14.11), `reveal_cards` (BF-14.12)."""

    kind: Literal["odd"]
    code: Literal["exchange_sites", "reveal_cards"]


Effect = Annotated[
    Take | Recruit | Draw | Swap | BuildFree | Steal | Odd, Field(discriminator="kind")
]


# What a gnome on a lock gives.


class Master(Data):
    """At once: one ordinary worker of this kind becomes a master."""

    kind: Literal["master"]
    worker: Worker


class OpenPlank(Data):
    """Lasting: the plank of the card can be used, from the next Placement on."""

    kind: Literal["plank"]


class Power(Data):
    """Once a round, in the owner's Actions: pay this and take that."""

    kind: Literal["power"]
    pay: Goods = Goods()
    goods: Goods


class Visit(Data):
    """Lasting: so many visits to the trading post more each round."""

    kind: Literal["visit"]
    count: PositiveInt


class OtherHalf(Data):
    """At once: mark the free half of a Gatehouse in which one has a marker."""

    kind: Literal["other_half"]


class DrawLast(Data):
    """Lasting: draw so many cards at the end of one's own Actions."""

    kind: Literal["draw_last"]
    count: PositiveInt


Lock = Annotated[
    Master | OpenPlank | Power | Visit | OtherHalf | DrawLast, Field(discriminator="kind")
]


class Plank(Data):
    """A place for one worker on a built card. locked: only with a gnome on the card; fee: gold to
    the supply."""

    locked: bool
    fee: NonNegativeInt
    effect: Effect


class Building(Data):
    """A kind of building card: its income coins, plank and gnome locks; its cost stands in
    `Costs`."""

    id: BuildingId
    coins: NonNegativeInt
    plank: Plank | None = None
    locks: tuple[Lock, ...] = ()


class Guild(Data):
    """A guild tile; its cost stands in `Costs`. two_players: allowed with two players."""

    id: GuildId
    category: Category
    two_players: bool
    effect: Effect
