"""What building cards, guilds and the trading post cost.

The printed figures are missing in every source at hand, so most of ours are reconstructed and
marked `uncertain`. They stand in a file of their own, `data/costs.toml`; somebody who owns the game
can hand in a corrected one, and one table can play by it (BF-2.5, BF-2.6).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from json import dumps
from typing import Annotated

from pydantic import Field, PositiveInt, StringConstraints, TypeAdapter

from engine.core import HostFile, WrongFile, value
from engine.core.hostfile import HostFault, Problem, at_most_once, checked, each_once
from engine.games.belfort.files import text
from engine.games.belfort.goods import (
    BUILDING_IDS,
    GUILD_IDS,
    MATERIALS,
    BuildingId,
    Goods,
    GuildId,
    Material,
)

FILE = "belfort-costs.toml"
"""The host's own file of costs."""
HIGHEST = 20
"""No printed price has that many pieces of one kind; more is a slip."""

Count = Annotated[PositiveInt, Field(le=HIGHEST)]
Title = Annotated[str, StringConstraints(max_length=60, pattern=r"^[\w .,'()+-]*$")]


@value
class BuildingPrice:
    """What a building card costs."""

    id: BuildingId
    cost: Goods
    uncertain: bool = False


@value
class GuildPrice:
    """What a guild costs."""

    id: GuildId
    cost: Goods
    uncertain: bool = False


@value
class Purchase:
    """What one piece costs at the trading post, in gold."""

    id: Material
    gold: Count
    uncertain: bool = False


@value
class Sale:
    """What the trading post gives, in gold, for so many pieces of these kinds in any mix."""

    of: Annotated[tuple[Material, ...], Field(min_length=1, max_length=len(MATERIALS))]
    count: Count
    gold: Count
    uncertain: bool = False

    @property
    def id(self) -> str:
        """Its kinds of goods, joined."""
        return "_".join(self.of)


@value
class Costs:
    """All prices that a corrected file can replace. title: what a table calls the file; empty for
    the one that comes with the game."""

    buildings: tuple[BuildingPrice, ...]
    guilds: tuple[GuildPrice, ...]
    purchases: tuple[Purchase, ...]
    sales: tuple[Sale, ...]
    title: Title = ""

    def __post_init__(self) -> None:
        each_once("buildings", [price.id for price in self.buildings], BUILDING_IDS)
        each_once("guilds", [price.id for price in self.guilds], GUILD_IDS)
        at_most_once("purchases", [price.id for price in self.purchases])
        at_most_once("sales", [good for sale in self.sales for good in sale.of])
        for building in self.buildings:
            _payable(f"buildings.{building.id}", building.cost)
        for guild in self.guilds:
            _payable(f"guilds.{guild.id}", guild.cost)

    def building(self, kind: BuildingId) -> Goods:
        """What a building card of this kind costs."""
        return next(price.cost for price in self.buildings if price.id == kind)

    def guild(self, guild: GuildId) -> Goods:
        """What a guild costs."""
        return next(price.cost for price in self.guilds if price.id == guild)

    def purchase(self, good: Material) -> int | None:
        """The gold for one piece at the trading post; None if it has none."""
        return next((price.gold for price in self.purchases if price.id == good), None)

    def sale(self, good: Material) -> Sale | None:
        """How the trading post buys a kind of goods; None if it does not."""
        return next((sale for sale in self.sales if good in sale.of), None)

    @property
    def uncertain(self) -> tuple[str, ...]:
        """What nobody has confirmed, as `buildings.pub`, `guilds.spies`, `purchases.stone`,
        `sales.wood_stone`."""
        doubtful = [f"buildings.{price.id}" for price in self.buildings if price.uncertain]
        doubtful += [f"guilds.{price.id}" for price in self.guilds if price.uncertain]
        doubtful += [f"purchases.{price.id}" for price in self.purchases if price.uncertain]
        return (*doubtful, *(f"sales.{sale.id}" for sale in self.sales if sale.uncertain))


def read_costs(written: str) -> Costs:
    """Check a file of costs, ours or a corrected one, and read it.

    Raises:
        WrongFile: it is no such file, a price is missing, or something is unknown or too high.
    """
    return checked(_COSTS, written)


def read_host_costs(written: str) -> Costs:
    """A corrected file, by its title or else its name. Raises `WrongFile`."""
    costs = read_costs(written)
    return replace(costs, title=costs.title or FILE)


def lifted(told: object) -> object:
    """Costs from what a save or an export says of them. Raises `ValueError`."""
    return _COSTS.validate_json(dumps(told)) if isinstance(told, Mapping) else told


_COSTS = TypeAdapter(Costs)


def _payable(where: str, cost: Goods) -> None:
    """A cost that is nothing or beyond reason is a slip."""
    amounts = [amount for _, amount in cost.listed()]
    if not amounts or max(amounts) > HIGHEST:
        raise _fault(where, "wrong")


def _fault(where: str, fault: HostFault) -> WrongFile:
    return WrongFile((Problem(where, fault),))


COSTS = read_costs(text("costs.toml"))
HOST_FILE = HostFile(FILE, "costs", read_host_costs, lambda: text("costs.toml"))
"""By this a host puts the printed figures in place of ours (BF-2.6)."""
