"""What things cost and how they can be paid. Pure questions, no changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from engine.games.antike.components import BOX, RESOURCES, Resource, UnitKind
from engine.games.antike.parts import MONEY, SPECIAL, Cost, Money, Purse
from engine.games.antike.state import Antike

_ORDER = tuple(f.id for f in BOX.rondel)


@cache
def rondel_steps(origin: str | None, to: str) -> int:
    """Fields from one to the other clockwise, 8 for the same field, 0 for the first placement."""
    if origin is None:
        return 0
    size = len(_ORDER)
    return (_ORDER.index(to) - _ORDER.index(origin) - 1) % size + 1


def rondel_price(steps: int, extra_free: int = 0) -> int:
    """Resources for so many steps (AD-5.2); Herald adds free ones (AD-9.20)."""
    return max(0, steps - BOX.free_steps - extra_free)


def rondel_mixes(purse: Purse, price: int) -> Iterator[tuple[Money, ...]]:
    """Every mix of chips and coins that pays a price, chips first."""
    if not price:
        yield ()
        return
    have = [min(purse.of(kind), price) for kind in MONEY]
    for coin in range(have[3] + 1):
        for gold in range(min(have[2], price - coin) + 1):
            for iron in range(min(have[1], price - coin - gold) + 1):
                marble = price - coin - gold - iron
                if marble <= have[0]:
                    yield _spelled(marble, iron, gold, coin)


def _spelled(*counts: int) -> tuple[Money, ...]:
    return tuple(kind for kind, n in zip(MONEY, counts, strict=True) for _ in range(n))


@cache
def as_cost(resources: tuple[Money, ...]) -> Cost:
    return Cost(**{kind: resources.count(kind) for kind in MONEY})


def coins_in_place(purse: Purse, resource: Resource, amount: int, due: int = 0) -> range:
    """How many coins may replace chips of a price (AD-10.1); empty if it cannot be paid.

    due: coins to be paid besides, which nothing can replace.
    """
    have: int = getattr(purse, resource)
    spare = purse.coin - due
    return range(amount - have if amount > have else 0, (amount if amount < spare else spare) + 1)


def price_of(resource: Resource, amount: int, coins: int, due: int = 0) -> Cost:
    """The payment of a price with `coins` in place of chips and `due` coins besides."""
    return Cost(**{resource: amount - coins}, coin=coins + due)


def temple_coins(state: Antike, city: str) -> int:
    """Coins for the temples in neighbouring regions (AD-6.2.1)."""
    near, cities = state.board.regions[city].neighbours, state.cities
    temples = [cities[n].temple for n in near if n in cities].count(True)
    return temples * BOX.temple.coins_per_neighbour


def city_coins(state: Antike, city: str, resource: Resource) -> int:
    """Coins for the neighbouring cities of the same resource (AD-7.3)."""
    near, cities = state.board.regions[city].neighbours, state.cities
    equal = [cities[n].resource for n in near if n in cities].count(resource)
    return equal * BOX.found.coins_per_equal_neighbour


@cache
def founding_cost(coins_for: tuple[Resource, ...], due: int) -> Cost:
    """The payment for a city with coins in place of some chips and `due` coins for neighbours."""
    base = BOX.found
    chips = {"marble": base.marble, "iron": base.iron, "gold": base.gold}
    coins = due
    for resource in coins_for:
        coins += chips[resource]
        chips[resource] = 0
    return Cost(**chips, coin=coins)


_REPLACED: tuple[tuple[Resource, ...], ...] = tuple(
    chosen for size in range(4) for chosen in combinations(RESOURCES, size)
)


def founding_ways(purse: Purse, due: int) -> list[tuple[Resource, ...]]:
    """The sets of resources that coins may replace, the one with the fewest coins first."""
    return [r for r in _REPLACED if affordable(purse, founding_cost(r, due))]


def affordable(purse: Purse, cost: Cost) -> bool:
    return (
        cost.marble <= purse.marble
        and cost.iron <= purse.iron
        and cost.gold <= purse.gold
        and cost.coin <= purse.coin
    )


def know_how_price(state: Antike, know_how: str) -> int:
    """Gold for a know-how: less once the other nation has it (AD-6.4.1)."""
    price = state.figures.price(know_how)
    return price.later if know_how in state.pioneers else price.first


def deploy_price(unit: UnitKind, reduced: int = 0) -> int:
    """Iron for deploying a unit (AD-6.3.1, AD-13.1), `reduced` by the card Armoury."""
    return max(0, BOX.deploy_iron[unit] - reduced)


def deployment_limit(state: Antike, city: str) -> int:
    """Units one MILITIA action may place in a city (AD-6.3.3)."""
    return BOX.deployment.temple if state.cities[city].temple else BOX.deployment.plain


def may_deploy(state: Antike, unit: UnitKind, city: str) -> bool:
    """Whether this type can stand in this city at all (AD-6.3.4, AD-13.1)."""
    if unit in SPECIAL and not state.cities[city].temple:
        return False
    return state.board.regions[city].accepts(unit)


def production(state: Antike, seat: int, resource: Resource) -> int:
    """Chips of one production action (AD-6.1)."""
    rates = BOX.production
    mine = [c for c in state.cities.values() if c.owner == seat and c.resource == resource]
    chips = sum(rates.temple if c.temple else rates.plain for c in mine)
    return chips + (rates.moneta if state.knows(seat, "moneta") else 0)
