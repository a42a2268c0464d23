"""Every lawful answer is offered and no other: worked out again from the map and the box."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement as mixes
from itertools import product
from typing import Any

from engine.games.antike import actions as a
from engine.games.antike.rules import RULES
from tests.promises.antike.table import needed
from tests.promises.antike.things import BOOK, RONDEL
from tests.promises.case import Case

CHIPS = ("marble", "iron", "gold")
RECRUITS = {"legion": 1, "galley": 2}
DEPLOYED = {"legion": 2, "galley": 2, "general": 3, "admiral": 3}
WINDOWS = {
    "production": {"rich_vein"},
    "scientia": {"academy"},
    "militia": {"armoury"},
    "movement": {"forced_march", "fair_wind"},
    "choose_field": {"herald"},
}
ALWAYS = {"burglary", "earthquake", "levy", "shipyard", "tribute", "mutiny", "storm"}


@BOOK.look
def nothing_is_missing(case: Case) -> None:
    """For each question that is open: all lawful answers, compared with those offered."""
    for asked in RULES.decisions(case.state):
        if case.seat != asked.seat:
            continue
        lawful = {*LAWFUL[asked.kind](case.state, asked), *_extras(case.state, asked)}
        offered = [_sorted(answer) for answer in asked.every()]
        kind = f"answers to {asked.kind}"
        case.same(f"{kind}: offered twice", len(set(offered)), len(offered))
        case.same(f"{kind}: missing", sorted(map(str, lawful.difference(offered))), [])
        case.same(f"{kind}: too many", sorted(map(str, {*offered} - lawful)), [])


def _sorted(answer: Any) -> Any:
    """A payment that is put together piece by piece, in the order of the resources."""
    if answer.kind != "pay_rondel":
        return answer
    return a.PayRondel(tuple(sorted(answer.resources, key=(*CHIPS, "coin").index)))


def _me(s: Any) -> Any:
    return s.players[s.mover]


def _own(s: Any) -> list[str]:
    return [c for c, it in s.cities.items() if it.owner == s.mover]


def _near(s: Any, region: str, *kinds: str) -> set[str]:
    """Regions across a border of one of these kinds."""
    borders = [b for b in s.board.borders if not kinds or b.kind in kinds]
    return {b.b if b.a == region else b.a for b in borders if region in (b.a, b.b)}


def _coins(s: Any, kind: str, amount: int, due: int = 0) -> Iterator[int]:
    """Numbers of coins that may stand for chips of a price."""
    purse = _me(s).purse
    for coins in range(amount + 1):
        if getattr(purse, kind) >= amount - coins and purse.coin >= coins + due:
            yield coins


def _free(s: Any) -> int:
    return 3 + int(s.now.free_steps)


def _field(s: Any, asked: Any) -> Iterator[Any]:
    purse = _me(s).purse
    have = purse.marble + purse.iron + purse.gold + purse.coin
    at = _me(s).rondel
    for n in range(1, 9):
        price = max(0, n - _free(s)) if at is not None else 0
        if price <= have:
            origin = RONDEL.index(at) if at is not None else 0
            yield a.MoveMarker(RONDEL[(origin + n) % 8])


def _pay(s: Any, asked: Any) -> Iterator[Any]:
    purse, at = _me(s).purse, RONDEL.index(_me(s).rondel)
    steps = (RONDEL.index(str(asked.facts["field"])) - at - 1) % 8 + 1
    money: Any = (*CHIPS, "coin")
    for mix in mixes(money, steps - _free(s)):
        if all(mix.count(kind) <= getattr(purse, kind) for kind in mix):
            yield a.PayRondel(mix)


def _templum(s: Any, asked: Any) -> Iterator[Any]:
    for city in _own(s):
        near = sum(1 for r in _near(s, city) if r in s.cities and s.cities[r].temple)
        if not s.cities[city].temple and s.bank.temples:
            for quarry in (False, True) if "quarry" in _me(s).hand.cards else (False,):
                for coins in _coins(s, "marble", 4 if quarry else 6, near):
                    yield a.BuildTemple(city, coins, quarry)
        if not s.cities[city].wall and _me(s).walls:
            for coins in _coins(s, "marble", 1):
                yield a.BuildWall(city, coins)


def _kinds(unit: str) -> tuple[str, str]:
    return ("land", "both") if unit in ("legion", "general") else ("sea", "both")


def _room(s: Any, unit: str, city: str) -> bool:
    temple = s.cities[city].temple
    if unit in ("general", "admiral") and not temple:
        return False
    return bool(_near(s, city, *_kinds(unit))) and s.now.placed.get(city, 0) < (3 if temple else 1)


def _militia(s: Any, asked: Any) -> Iterator[Any]:
    for unit, city in product(DEPLOYED, _own(s)):
        if getattr(s.now.deployable, unit) > 0 and _room(s, unit, city):
            for coins in _coins(s, "iron", DEPLOYED[unit] - bool(s.now.armoury)):
                yield a.Deploy(unit, city, coins)  # type: ignore[arg-type]


def _scientia(s: Any, asked: Any) -> Iterator[Any]:
    """More than one unit at once is paid with chips first: the others come one by one."""
    for figure in s.figures.know_how:
        if figure.id not in _me(s).know_how:
            known = figure.id in s.players[1 - s.mover].know_how
            for coins in _coins(s, "gold", figure.later if known else figure.first):
                yield a.Develop(figure.id, coins)
    for unit, gold in RECRUITS.items():
        for count in range(1, getattr(_me(s).supply, unit) + 1):
            ways = list(_coins(s, "gold", gold * count))
            for coins in ways if count == 1 else ways[:1]:
                yield a.Recruit(unit, count, coins)  # type: ignore[arg-type]


def _movement(s: Any, asked: Any) -> Iterator[Any]:
    """Breadth first, over regions without enemies of the type; of many units one or all."""
    for origin, units in s.agenda[-1].unmoved.items():
        for unit in DEPLOYED:
            n = getattr(units, unit)
            for to in _reach(s, unit, origin) if n else ():
                for count in range(1, n + 1) if n <= 3 else (1, n):
                    yield a.MoveUnits(unit, origin, to, count)  # type: ignore[arg-type]


def _reach(s: Any, unit: str, origin: str) -> set[str]:
    land = unit in ("legion", "general")
    far = 1 + (("strata" if land else "navigatio") in _me(s).know_how)
    far += s.now.land_steps if land else s.now.sea_steps
    kin = ("legion", "general") if land else ("galley", "admiral")
    enemies = s.players[1 - s.mover].units
    stops = {r for r, u in enemies.items() if any(getattr(u, k) for k in kin)}
    found, edge = {origin}, {origin}
    for _ in range(far):
        edge = {r for here in edge for r in _near(s, here, *_kinds(unit))} - found
        found |= edge
        edge -= stops
    return found - {origin}


def _conquest(s: Any, asked: Any) -> Iterator[Any]:
    for city, it in s.cities.items():
        units = _me(s).units.get(city)
        if it.owner == s.mover or city in s.now.tried or units is None:
            continue
        have, helped = units.legion + units.galley, bool(units.general + units.admiral)
        strength = needed(s, city) - helped
        if have and have >= max(1, strength):
            yield a.Conquer(city)
        fortresses = s.players[1 - s.mover].hand.cards.count("fortress")
        useful = it.wall and strength + fortresses > 1
        if have and "siege_engine" in _me(s).hand.cards and useful and have >= max(1, strength - 1):
            yield a.Conquer(city, siege_engine=True)


def _fortress(s: Any, asked: Any) -> Iterator[Any]:
    """Beside a General the first card may change nothing (it takes one unit all the same)."""
    need = int(asked.facts["need"])
    held = s.players[asked.seat].hand.cards.count("fortress")
    yield a.Defend(0)
    city = str(asked.facts["region"])
    helped = bool(s.units(s.mover, city).special)
    raw = needed(s, city) - helped - (s.cities[city].wall and s.agenda[-1].siege_engine)
    yield from (a.Defend(n) for n in range(1, held + 1) if max(1, raw + n) > need)


def _casualties(s: Any, asked: Any) -> Iterator[Any]:
    units, need = _me(s).units[str(asked.facts["region"])], int(asked.facts["need"])
    for legions, galleys in product(range(units.legion + 1), range(units.galley + 1)):
        if legions + galleys == need:
            yield a.RemoveUnits(legions, galleys)


def _founding(s: Any, asked: Any) -> Iterator[Any]:
    yield a.EndTurn()
    purse = _me(s).purse
    for city, resource in product((r for r in _me(s).units if r not in s.cities), CHIPS):
        if s.board.regions[city].kind != "city" or not s.bank.tokens[resource]:
            continue
        near = [s.cities[r].resource for r in _near(s, city) if r in s.cities]
        due = near.count(resource)
        for way in (
            [c for c, yes in zip(CHIPS, y, strict=True) if yes] for y in product((0, 1), repeat=3)
        ):
            if any(not getattr(purse, kind) for kind in CHIPS if kind not in way):
                continue
            if purse.coin >= len(way) + due:
                yield a.Found(city, resource, tuple(way))  # type: ignore[arg-type]
            if due and "colonists" in _me(s).hand.cards and purse.coin >= len(way):
                yield a.Found(city, resource, tuple(way), colonists=True)  # type: ignore[arg-type]


def _choose_card(s: Any, asked: Any) -> Iterator[Any]:
    return (a.TakeCard(card) for card in s.row.cards)


def _choose_chip(s: Any, asked: Any) -> Iterator[Any]:
    return (a.TakeChip(kind) for kind in CHIPS)  # type: ignore[arg-type]


def _nothing(s: Any, asked: Any) -> Iterator[Any]:
    return iter(())


LAWFUL: dict[str, Any] = {
    "choose_field": _field, "pay_for_field": _pay, "production": _nothing, "templum": _templum,
    "militia": _militia, "scientia": _scientia, "movement": _movement, "conquest": _conquest,
    "fortress": _fortress, "casualties": _casualties, "founding": _founding,
    "choose_card": _choose_card, "choose_chip": _choose_chip,
}  # fmt: skip
STEPS = ("production", "templum", "militia", "scientia", "movement", "conquest")
OTHERS = ("pay_for_field", "fortress", "casualties", "choose_card", "choose_chip")


def _extras(s: Any, asked: Any) -> Iterator[Any]:
    """The end of a step, cards and exchanges of the own turn."""
    if asked.kind in OTHERS:
        return
    if asked.kind in STEPS:
        yield a.Done(asked.kind)
    for card in set(_me(s).hand.cards):
        if card in ALWAYS | WINDOWS.get(asked.kind, set()):
            yield from _plays(s, card, asked)
    if "caravan" in _me(s).hand.cards:
        yield from (a.Barter(g, t) for g, t in _swaps(s, range(1, 5), None) if not {*g} & {*t})
    if "commercium" in _me(s).know_how and "commercium" not in s.now.developed:
        yield from (a.Exchange(g, t) for g, t in _swaps(s, (3,), 2))


def _swaps(s: Any, sizes: Any, taken: int | None) -> Iterator[tuple[Any, Any]]:
    purse = _me(s).purse
    for size in sizes:
        for give in mixes(CHIPS, size):
            if all(give.count(kind) <= getattr(purse, kind) for kind in give):
                yield from ((give, take) for take in mixes(CHIPS, taken or size))


def _plays(s: Any, card: str, asked: Any) -> Iterator[Any]:
    """The card, if it changes anything."""
    me, other = _me(s), s.players[1 - s.mover]
    targets = {
        "earthquake": [c for c, it in s.cities.items() if it.wall],
        "mutiny": [r for r, u in other.units.items() if u.legion],
        "storm": [
            r for r, u in other.units.items() if u.galley and s.board.regions[r].galley_symbol
        ],
    }
    if card in targets:
        yield from (a.PlayCard(card, region) for region in targets[card])
        return
    units = me.units.values()
    helps = {
        "academy": bool(other.know_how),
        "burglary": other.purse.coin > 1,
        "forced_march": not getattr(s.agenda[-1], "begun", False)
        and any(u.legion or u.general for u in units),
        "fair_wind": not getattr(s.agenda[-1], "begun", False)
        and any(u.galley or u.admiral for u in units),
        "levy": me.supply.legion > 0,
        "shipyard": me.supply.galley > 0,
        "herald": me.rondel is not None,
        "armoury": not s.now.armoury and any(
            getattr(s.now.deployable, unit) and any(_room(s, unit, c) for c in _own(s))
            and me.purse.iron + me.purse.coin >= DEPLOYED[unit] - 1
            for unit in DEPLOYED
        ),
    }  # fmt: skip
    if helps.get(card, True):
        yield a.PlayCard(card)
