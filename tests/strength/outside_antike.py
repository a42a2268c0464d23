"""Somebody who plays Antike Duellum by its fast plan: marble first, a temple in the marble city,
then temples wherever they stand free, know-how as soon as one would be the first, and cities with
the goods that are left.

Written from what is published about the game, not from our figures, and not tuned against our
computers:

- B. Baldanza, Antike (Counter Magazine; gamersalliance.com/antike): a temple raises production,
  defence and deployment of its city, so marble comes before arms.
- The rules of Antike by M. Gerdts (Rio Grande Games, 2006, page 8): a city with a temple brings
  three, one without one; so the first temple belongs where marble comes from.
- E. Wiggins, A Pictorial Overview of Antike Duellum (boardgamegeek.com/thread/1140909), and D. D.,
  How Less Is More (boardgamegeek.com/thread/920607): units have to be recruited first, so gold is
  short, and scholars go to the first.

It sees what its seat sees.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core import Action, Decision, Rng
from engine.games.antike import actions as a
from engine.games.antike.components import BOX, RESOURCES, Resource
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView, NationView, RegionView

STOP = 1.0
"""What going on with the turn is worth: whatever is worth more is done before."""
STEP_PRICE = 1.2
"""What each chip for the rondel takes off the worth of a field."""
ENOUGH = 14
"""Chips of a kind after which no more of it is fetched."""
RECRUITS = 3
"""Units in the box after which no more are recruited."""
WORTH: dict[str, float] = {"marble": 1.1, "iron": 0.8, "gold": 0.9}
"""What a chip is worth that a field brings."""
TEMPLE, WALL, SCHOLAR, KNOW_HOW, UNIT, CITY = 8.0, 0.6, 11.0, 3.0, 2.4, 4.0
MARKED = {"marmor": "marble", "ferrum": "iron", "aurum": "gold"}


class TempleBuilder:
    """Chooses the action it values most; equals are drawn by chance."""

    def choose(self, view: AntikeView, decision: Decision, rng: Rng) -> Action:
        """Its answer to any question of the game."""
        calm = [m for m in decision.menus if not m.confirm]
        found = [action for menu in calm for action in menu.every()]
        plan = Plan(view, decision.seat)
        best = [(plan.worth(x) + rng.below(100) / 1000, i) for i, x in enumerate(found)]
        return found[max(best)[1]]


class Plan:
    """What it reckons from the view of its seat."""

    def __init__(self, view: AntikeView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: NationView = view.nations[seat]
        self.regions: dict[str, RegionView] = {region.id: region for region in view.regions}

    def worth(self, action: Action) -> float:
        """How gladly something is done now."""
        match action:
            case a.MoveMarker(field=field):
                price = next(p.price for p in self.view.prices if p.field == field)
                return self._field(field) - STEP_PRICE * price
            case a.PayRondel(resources=resources):
                return 20.0 - sum(self._dear(kind) for kind in resources)
            case a.Done() | a.EndTurn() | a.DeclineDraw():
                return STOP
            case a.Conquer(city=city):
                return 25.0 + 5.0 * self.regions[city].temple
            case a.RemoveUnits(galleys=galleys):
                return 5.0 + galleys
            case a.Defend(cards=cards):
                return float(cards)
            case a.MoveUnits(unit=unit, origin=origin, to=to):
                return self._moved(unit, origin, to)
        return self._spent(action)

    def _spent(self, action: Action) -> float:
        """The same of what is paid for, and of cards."""
        match action:
            case a.BuildTemple(city=city, coins=coins):
                return 30.0 + self._temple(city) - 0.3 * coins
            case a.BuildWall(coins=coins):
                return 2.0 if not coins and self.me.purse.marble > BOX.temple.marble else 0.0
            case a.Develop(know_how=name, coins=coins):
                first = not next(k for k in self.view.know_how if k.id == name).by
                return (30.0 if first else 10.0) - 0.3 * coins - 0.1 * self._price(name)
            case a.Recruit(count=count, coins=coins):
                box = self.me.box.legion + self.me.box.galley
                return 3.0 + count - 3.0 * coins if box + count <= RECRUITS else 0.0
            case a.Deploy(unit=unit, city=city, coins=coins):
                return 6.0 - 0.5 * coins - self._far(unit, city)
            case a.Found(resource=resource, coins_for=coins_for):
                return 20.0 + self._wanted(resource) - 2.0 * len(coins_for)
            case a.PlayCard(card=card):
                return 2.0 if card in ("tribute", "levy", "shipyard", "academy") else 0.5
            case a.TakeCard() | a.TakeChip():
                return 2.0
        return 0.0

    def _field(self, field: str) -> float:
        """What a field of the rondel brings with these goods."""
        purse = self.me.purse
        if field in MARKED:
            return self._production(MARKED[field])
        match field:
            case "templum":
                plain = sum(r.owner == self.seat and not r.temple for r in self.view.regions)
                saved = (purse.marble + purse.coin) // BOX.temple.marble
                return TEMPLE * min(saved, plain, self.view.bank.temples)
            case "scientia":
                return self._learnt()
            case "militia":
                box = self.me.box.legion + self.me.box.galley
                return UNIT * min(box, (purse.iron + purse.coin) // 2)
        return self._manoeuvre()

    def _production(self, resource: str) -> float:
        """Chips of it, as far as they are wanted."""
        mine = [r for r in self.view.regions if r.owner == self.seat and r.resource == resource]
        chips = sum(BOX.production.temple if r.temple else BOX.production.plain for r in mine)
        chips += "moneta" in self.me.know_how
        held: int = getattr(self.me.purse, resource)
        return 1.0 + WORTH[resource] * max(0, min(chips, ENOUGH - held))

    def _learnt(self) -> float:
        """Know-how that can be paid, those of a scholar above all; then units for the box."""
        gold, total = self.me.purse.gold + self.me.purse.coin, 0.0
        for k in sorted(self.view.know_how, key=lambda k: k.price):
            if k.id not in self.me.know_how and k.price <= gold:
                gold -= k.price
                total += KNOW_HOW if k.by else SCHOLAR
        box = self.me.box.legion + self.me.box.galley
        return total + 1.5 * max(0, min(gold, RECRUITS - box))

    def _manoeuvre(self) -> float:
        """Units that get to a place for a city, and cities that fall."""
        total = 0.0
        for region in self.view.regions:
            units = region.units[self.seat]
            if units.legion or units.galley:
                standing = self._free(region.id)
                total += 0.0 if standing else CITY * (self._nearest(units, region.id) <= 1)
            if region.owner == 1 - self.seat and self._around(region.id) >= region.defence:
                total += CITY + 6.0 * region.temple
        return total

    def _nearest(self, units: object, region: str) -> int:
        kinds = [k for k in ("legion", "galley") if getattr(units, k)]
        return min((self._far(kind, region) for kind in kinds), default=9)

    def _around(self, city: str) -> int:
        """Own units that can be in a region after a movement of one border."""
        near = MAPS[self.view.map].regions[city]
        here = self.regions[city].units[self.seat]
        legions = sum(self.regions[r].units[self.seat].legion for r in near.by_land)
        galleys = sum(self.regions[r].units[self.seat].galley for r in near.by_sea)
        return here.legion + here.galley + legions + galleys

    def _moved(self, unit: str, origin: str, to: str) -> float:
        """Free places first, then cities that will fall, then the way to free places, then seas."""
        there = self.regions[to].units[self.seat]
        enemy = self.regions[to].units[1 - self.seat]
        if self._free(origin) and not self.regions[to].temple:
            return 0.0
        if self.regions[to].owner == 1 - self.seat:
            falls = self._around(to) >= self.regions[to].defence
            return 9.0 + 4.0 * self.regions[to].temple if falls else 0.0
        if there.legion or there.galley or getattr(enemy, unit):
            return 0.0
        if self._free(to):
            return 8.0
        closer = self._far(unit, origin) - self._far(unit, to)
        if closer > 0:
            return 3.0
        at_sea = MAPS[self.view.map].regions[to].galley_symbol
        return 2.0 if unit == "galley" and at_sea and self._far(unit, origin) > 2 else 0.0

    def _free(self, region: str) -> bool:
        """Whether a city could be founded there."""
        return self.regions[region].owner is None and MAPS[self.view.map].regions[region].is_site

    def _far(self, unit: str, region: str) -> int:
        """Borders to the nearest free place; 9 if there is none."""
        far = _distances(self.view.map, unit, region)
        return min((n for place, n in far if self._free(place)), default=9)

    def _temple(self, city: str) -> float:
        """Marble cities first, then gold; where no other temple makes it dearer."""
        resource = self.regions[city].resource
        order = {"marble": 2.0, "gold": 1.0, "iron": 0.8}
        mine = sum(r.temple for r in self._mine(resource or ""))
        near = MAPS[self.view.map].regions[city].neighbours
        return order.get(resource or "", 0.0) - mine - sum(self.regions[r].temple for r in near)

    def _wanted(self, resource: Resource) -> float:
        """For a new city: marble twice at first, then what there is least of."""
        lead = {"marble": 1.5, "gold": 0.5, "iron": 0.0}[resource]
        return lead - len(self._mine(resource))

    def _mine(self, resource: str) -> list[RegionView]:
        return [r for r in self.view.regions if r.owner == self.seat and r.resource == resource]

    def _price(self, know_how: str) -> int:
        return next(k.price for k in self.view.know_how if k.id == know_how)

    def _dear(self, kind: str) -> float:
        """What a chip that pays the rondel is missed: the most plentiful least, coins most."""
        held: int = getattr(self.me.purse, kind)
        most = max(getattr(self.me.purse, resource) for resource in RESOURCES)
        return 3.0 if kind == "coin" else 1.0 + (most - held) / 10


@cache
def _distances(map_id: str, unit: str, region: str) -> Iterable[tuple[str, int]]:
    """All places for cities that a unit can get to, with the borders between."""
    regions = MAPS[map_id].regions
    borders = {region: 0}
    for here in (edge := [region]):
        ways = regions[here].by_land if unit == "legion" else regions[here].by_sea
        for there in ways:
            if there not in borders:
                borders[there] = borders[here] + 1
                edge.append(there)
    return tuple((place, n) for place, n in borders.items() if regions[place].is_site)
