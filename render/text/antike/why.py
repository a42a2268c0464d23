"""Why a turn is good, in the game's own terms and from views alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.antike.actions import Conquer, Develop, Found, MoveUnits
from engine.games.antike.components import BOX
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView, NationView, RegionView
from render.hints import Followed, Reason
from render.text.antike.things import Things

PARTS = {"king": "cities", "navigator": "progress", "citizen": "temples"}
"""The part of the worth that speaks of the way to each kind of personage."""


class Why:
    """Finds reasons for a plan."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words, self._names = words, names

    def reasons(self, plan: Followed[AntikeView]) -> Iterator[Reason]:
        """What speaks for a plan, the most telling first."""
        start, end = plan.start, plan.end
        if start.viewer is None:
            return
        yield from self._won(start, end)
        yield from self._attacks(plan)
        yield from self._learned(plan)
        yield from self._goals(start, end)
        yield from self._founded(plan)
        yield from self._bought(start, end)
        yield from self._sites(start, end)
        yield from self._reach(plan)
        yield from self._defended(start, end)

    # --------------------------------------------------------------------------------- personages

    def _won(self, start: AntikeView, end: AntikeView) -> Iterator[Reason]:
        before, after = _own(start).personages, _own(end).personages
        for personage in after[len(before) :]:
            yield Reason(f"wins_{personage.kind}", "", count=len(after), other=BOX.win_at)

    def _goals(self, start: AntikeView, end: AntikeView) -> Iterator[Reason]:
        """How near the next king, navigator or citizen is."""
        had = {goal.kind: goal.have for goal in _own(start).goals}
        for goal in _own(end).goals:
            if goal.goal is None or goal.have <= had[goal.kind]:
                continue
            code = "reaches" if goal.have >= goal.goal else "nears"
            part = PARTS[goal.kind]
            yield Reason(f"{code}_{goal.kind}", part, count=goal.have, other=goal.goal)

    def _learned(self, plan: Followed[AntikeView]) -> Iterator[Reason]:
        """A know-how that nobody has yet wins a scholar."""
        for view, action in plan.steps:
            if isinstance(action, Develop):
                first = not next(k.by for k in view.know_how if k.id == action.know_how)
                left = next((s.left for s in view.stacks if s.kind == "scholar"), 0)
                if first and left:
                    name = self._words.know_how(action.know_how)
                    yield Reason("scholar", "", count=left, thing=name)

    def _attacks(self, plan: Followed[AntikeView]) -> Iterator[Reason]:
        """What conquering a city wins."""
        for view, action in plan.steps:
            if not isinstance(action, Conquer):
                continue
            region, place = view.region(action.city), self._words.region(action.city)
            generals = next((s.left for s in view.stacks if s.kind == "general"), 0)
            if region.temple and generals:
                yield Reason("conquers_temple", "", place=place)
            elif region.resource is not None:
                goods = self._words.count(BOX.production.plain, region.resource)
                yield Reason("conquers", "", place=place, goods=goods)

    # -------------------------------------------------------------------------------------- goods

    def _founded(self, plan: Followed[AntikeView]) -> Iterator[Reason]:
        """What a new city brings in each production."""
        for action in plan.actions:
            if isinstance(action, Found):
                goods = self._words.count(BOX.production.plain, action.resource)
                place = self._words.region(action.city)
                yield Reason("founded", "cities", place=place, goods=goods)

    def _bought(self, start: AntikeView, end: AntikeView) -> Iterator[Reason]:
        """What more goods can pay for."""
        before, after = _own(start).purse, _own(end).purse
        prices = [k.price for k in end.know_how if _own(end).seat not in k.by]
        deploy, know_how = BOX.deploy_iron["legion"], min(prices, default=0)
        for code, good, price, had, have in (
            ("temples", "marble", BOX.temple.marble, before.marble, after.marble),
            ("units", "iron", deploy, before.iron, after.iron),
            ("know_how", "gold", know_how, before.gold, after.gold),
        ):
            if not price or have <= had:
                continue
            if have < price:
                yield Reason(f"saves_{code}", good, count=have, other=price)
            elif code == "know_how" and had < price:
                yield Reason("pays_know_how", good, count=have, other=price)
            elif code != "know_how" and have // price > had // price:
                yield Reason(f"enough_{code}", good, count=have, other=have // price)

    # ---------------------------------------------------------------------------------------- units

    def _sites(self, start: AntikeView, end: AntikeView) -> Iterator[Reason]:
        """Free places for cities on which own units stand, and the cities that can be paid for."""
        before, after = _open(start), _open(end)
        new = [region for region in after if region not in before]
        if not new:
            return
        place = self._words.listed([self._words.region(region) for region in new])
        cities = _cities(_own(end))
        code = "sites_paid" if cities else "sites"
        yield Reason(code, "sites", count=len(after), other=cities, place=place)

    def _reach(self, plan: Followed[AntikeView]) -> Iterator[Reason]:
        """Units that come to stand next to a city of the other nation."""
        end = plan.end
        seat = _own(end).seat
        kinds = {type(action) for action in plan.actions}
        if MoveUnits not in kinds or Conquer in kinds:
            return
        near: dict[str, int] = {}
        for region in end.regions:
            if region.owner == 1 - seat:
                around = MAPS[end.map].regions[region.id].neighbours
                near[region.id] = sum(_standing(end, r, seat) for r in (region.id, *around))
        before = {
            name: sum(
                _standing(plan.start, r, seat)
                for r in (name, *MAPS[end.map].regions[name].neighbours)
            )
            for name in near
        }
        needed = {name: max(1, end.region(name).defence) for name in near}
        closer = [name for name in near if before[name] < needed[name] <= near[name]]
        if closer:
            city = max(closer, key=lambda name: (near[name] - needed[name], name))
            strength = end.region(city).defence
            place, who = self._words.region(city), self._names[1 - seat]
            yield Reason("reach", "attack", 0, near[city], strength, place=place, who=who)

    def _defended(self, start: AntikeView, end: AntikeView) -> Iterator[Reason]:
        """The city of yours that gains most defence."""
        seat = _own(end).seat
        gains = {
            region.id: region.defence - start.region(region.id).defence
            for region in end.regions
            if region.owner == seat and start.region(region.id).owner == seat
        }
        city = max(gains, key=lambda name: (gains[name], name), default=None)
        if city is not None and gains[city] > 0:
            strong, weak = end.region(city).defence, start.region(city).defence
            place = self._words.region(city)
            yield Reason("defends", "units", count=strong, other=weak, place=place)


def _own(view: AntikeView) -> NationView:
    """The nation of the player who looks."""
    assert view.viewer is not None
    return view.nations[view.viewer]


def _standing(view: AntikeView, region: str, seat: int) -> int:
    """Units of a seat in a region."""
    return view.region(region).units[seat].total


def _open(view: AntikeView) -> list[str]:
    """Places for cities without one on which only own units stand."""
    seat = _own(view).seat

    def free(region: RegionView) -> bool:
        site = MAPS[view.map].regions[region.id].is_site and region.owner is None
        return site and bool(region.units[seat].total) and not region.units[1 - seat].total

    return [region.id for region in view.regions if free(region)]


def _cities(nation: NationView) -> int:
    """How many cities the goods of a nation pay for, without coins for neighbours."""
    purse, found = nation.purse, BOX.found
    count = 0
    while True:
        more = count + 1
        coins = sum(
            max(0, more * price - have)
            for price, have in (
                (found.marble, purse.marble),
                (found.iron, purse.iron),
                (found.gold, purse.gold),
            )
        )
        if coins > purse.coin or more > len(nation.goals) * 10:
            return count
        count = more
