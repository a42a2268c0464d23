"""What building cards, guilds and the trading post cost.

The printed figures are missing in every source at hand, so most of ours are reconstructed and
marked `uncertain`. They stand in a file of their own, `data/costs.toml`; somebody who owns the game
can hand in a corrected one, and one table can play by it (BF-2.5, BF-2.6).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from json import dumps
from typing import Annotated, Any

from pydantic import Field, PositiveInt, StringConstraints, TypeAdapter, ValidationError

from engine.core import HostFile, WrongFile, value
from engine.core.hostfile import HostFault, Problem, line_of, read_toml
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
        _each_once("buildings", [price.id for price in self.buildings], BUILDING_IDS)
        _each_once("guilds", [price.id for price in self.guilds], GUILD_IDS)
        _at_most_once("purchases", [price.id for price in self.purchases])
        _at_most_once("sales", [good for sale in self.sales for good in sale.of])
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
    try:
        told = dumps(read_toml(written))
    except TypeError as error:  # TOML has dates, which are no JSON
        raise WrongFile((Problem("", "not_toml"),)) from error
    try:
        return _COSTS.validate_json(told)
    except ValidationError as error:
        found = [p for fault in error.errors() for p in _problems(fault)]
        raise WrongFile(tuple(replace(p, line=line_of(written, p.where)) for p in found)) from error


def read_host_costs(written: str) -> Costs:
    """A corrected file, by its title or else its name. Raises `WrongFile`."""
    costs = read_costs(written)
    return replace(costs, title=costs.title or FILE)


def lifted(told: object) -> object:
    """Costs from what a save or an export says of them. Raises `ValueError`."""
    return _COSTS.validate_json(dumps(told)) if isinstance(told, Mapping) else told


_COSTS = TypeAdapter(Costs)
_FAULTS: dict[str, HostFault] = {
    "missing": "missing",
    "unexpected_keyword_argument": "unknown",
}


def _problems(found: Mapping[str, Any]) -> tuple[Problem, ...]:
    """One finding of pydantic in our words; our own checks name their problems themselves."""
    error = found.get("ctx", {}).get("error")
    if isinstance(error, WrongFile):
        return error.problems
    return (Problem(".".join(map(str, found["loc"])), _FAULTS.get(found["type"], "wrong")),)


def _each_once(part: str, found: Sequence[str], wanted: tuple[str, ...]) -> None:
    """Every one of these prices has to be there, once."""
    for name in wanted:
        if name not in found:
            raise _fault(f"{part}.{name}", "missing")
    _at_most_once(part, found)


def _at_most_once(part: str, found: Sequence[str]) -> None:
    """No price may be said twice."""
    for name in found:
        if found.count(name) > 1:
            raise _fault(f"{part}.{name}", "double")


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
