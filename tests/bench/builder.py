"""Somebody who plays Belfort sensibly: takes planks that pay, sends the others where both kinds of
workers bring metal, uses every worker and builds where markers count most. Made for counting
presses and waits; sees what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Action, Decision, Rng
from engine.games.belfort.actions import Activate, Build, BuildGuild, BuildWall, Pass, Place, Sell
from engine.games.belfort.goods import MATERIALS
from engine.games.belfort.view import BelfortView

WORKERS_SENT = 4
"""So many workers go to the areas; with more at hand, planks are taken first."""
_LIKED = ("miners", "bankers", "lumberjacks", "masons", "traders", "recruiters", "librarians")
_KEPT = 3
"""Gold that is kept when something other than markers is paid."""


class Builder:
    """Chooses the first thing of a sensible order; equals are drawn by chance."""

    def choose(self, view: BelfortView, decision: Decision, rng: Rng) -> Action:
        """Its answer to any question of the game."""
        menus: dict[str, Any] = {m.verb: m for m in decision.menus}
        match decision.kind:
            case "placement":
                return _placed(view, decision, menus)
            case "actions":
                return _acted(view, decision.seat, menus, rng)
        wanted = [m for m in decision.menus if not m.confirm and m.verb != "skip"]
        return (wanted or list(decision.menus))[0].sample(rng)


def _placed(view: BelfortView, decision: Decision, menus: dict[str, Any]) -> Action:
    me = view.players[decision.seat]
    guilds = {f"guild_{d.id}": d.guild for d in view.districts}
    at_hand = sum(n for _, n in me.workers)
    if "place" in menus and at_hand > WORKERS_SENT:
        places: list[Place] = list(menus["place"].actions)
        fees = {plank.id: plank.fee for plank in view.guilds if plank.owner != decision.seat}
        wanted = [a for a in places if _rank(a, guilds) and fees.get(a.plank, 0) <= me.goods.gold]
        if wanted:
            return max(wanted, key=lambda a: (_rank(a, guilds), a.worker, a.plank))
    spreads = [a for a in menus["pass"].actions if isinstance(a, Pass) and a.spread is not None]
    short = me.goods.gold + me.income - me.tax < _KEPT
    return max(spreads, key=_gold if short else _metal)


def _rank(action: Place, guilds: dict[str, str]) -> int:
    if action.plank == "recruiters_desk":
        return 20
    if action.plank.startswith("guild_"):
        guild = guilds[action.plank]
        return 15 - _LIKED.index(guild) if guild in _LIKED else 0
    return 5 if action.plank != "kings_camp" else 3


def _gold(action: Pass) -> tuple[int, ...]:
    spread = dict(action.spread or ())
    gold = sum(n for name, n in spread.items() if name.endswith("_gold_mine"))
    return (min(gold, 2), *_metal(action))


def _metal(action: Pass) -> tuple[int, int]:
    spread = dict(action.spread or ())
    mine = sum(n for name, n in spread.items() if name.endswith("_mine") and "gold" not in name)
    raw = sum(n for name, n in spread.items() if name.endswith(("_forest", "_quarry")))
    return min(mine, 4), raw


def _acted(view: BelfortView, seat: int, menus: dict[str, Any], rng: Rng) -> Action:
    me = view.players[seat]
    spare = me.goods.gold - max(0, me.tax - me.income)
    if "activate" in menus:
        found: Activate = menus["activate"].actions[0]
        return found
    for verb in ("build", "guild", "wall"):
        if verb in menus and (verb != "guild" or spare >= _KEPT):
            return _best(view, seat, menus[verb].actions, rng)
    if "buy" in menus and (wanted := _lacking(view, seat)) is not None:
        found_buy = [a for a in menus["buy"].actions if a.good == wanted]
        if found_buy:
            return _any(found_buy, rng)
    if "hire" in menus and spare >= 2 * _KEPT:
        return _any(menus["hire"].actions, rng)
    if "power" in menus:
        return _any(menus["power"].actions, rng)
    if "sell" in menus and spare < 0:
        return min(menus["sell"].actions, key=_dear)
    if "card" in menus and spare >= _KEPT and me.hand <= 3:
        return _any(menus["card"].actions, rng)
    if "end_turn" in menus:
        return next(iter(menus["end_turn"].every()))
    return next(m for m in menus.values() if not m.confirm).sample(rng)


def _best(view: BelfortView, seat: int, actions: Sequence[Any], rng: Rng) -> Action:
    """Dear buildings first, in the district where one more marker changes most."""
    costs = {name: _weight(cost) for name, cost in view.building_costs}
    markers = {d.id: d.markers for d in view.districts}

    def worth(action: Build | BuildWall | BuildGuild) -> tuple[int, int, int]:
        cost = costs.get(action.building, 0) if isinstance(action, Build) else 0
        place = action.place if isinstance(action, Build) else action.district
        there = markers.get(place)
        near = 0
        if there is not None:
            others = max((n for s, n in enumerate(there) if s != seat), default=0)
            near = 9 - abs(others - there[seat])
        return cost, near, rng.below(9)

    found: Action = max(actions, key=worth)
    return found


def _lacking(view: BelfortView, seat: int) -> str | None:
    """The one piece that a card of the hand lacks, if the gold for all of it is there."""
    me, costs = view.players[seat], dict(view.building_costs)
    prices = dict(view.prices)
    for card in me.cards:
        cost = costs[card]
        short = [good for good in MATERIALS if cost.of(good) > me.goods.of(good)]
        if len(short) != 1 or cost.of(short[0]) != me.goods.of(short[0]) + 1:
            continue
        if me.goods.gold >= cost.gold + prices.get(short[0], 99):
            return short[0]
    return None


def _weight(cost: Any) -> int:
    return int(cost.wood + cost.stone + 2 * cost.metal + cost.gold)


def _dear(action: Sell) -> int:
    return _weight(action.goods)


def _any(actions: Sequence[Any], rng: Rng) -> Action:
    found: Action = rng.choice(tuple(actions))
    return found
