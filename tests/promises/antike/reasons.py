"""Reasons: where what lacks is there, the answer is offered; with one less it is not."""

from __future__ import annotations

from typing import Any

from engine.games.antike.components import BOX
from engine.games.antike.parts import Purse, Units
from tests.promises.antike.things import BOOK, copied, goods, heap, named
from tests.promises.case import Case, Sentence

R = "antike-reasons/"
PLENTY = Purse(40, 40, 40, 40)


def _own(case: Case, state: Any = None) -> Any:
    return (case.state if state is None else state).players[case.seat]


def _with(case: Case, purse: Purse = PLENTY) -> Any:
    """The same table with another purse."""
    copy = copied(case.state)
    _own(case, copy).purse = copied(purse)
    return copy


def _possible(case: Case, state: Any) -> bool:
    """Whether the same is offered in a state, paid for in whatever way."""
    asked = case.run.rules.decisions(state)
    return any(
        d.seat == case.seat and any(_same(case.action, a) for m in d.menus for a in m.every())
        for d in asked
    )


def _same(refused: Any, offered: Any) -> bool:
    if type(refused) is not type(offered):
        return False
    names = ("field", "city", "unit", "know_how", "count", "origin", "to", "resource")
    ways = ("quarry", "siege_engine", "colonists")
    return all(getattr(refused, n, 0) == getattr(offered, n, 0) for n in (*names, *ways))


def _enough(case: Case, enough: Purse, *less: Purse) -> None:
    case.holds("it is not possible with that", _possible(case, _with(case, enough)))
    for purse in less:
        case.holds(f"it is possible with {purse}", not _possible(case, _with(case, purse)))


@BOOK.promise(R + "rondel-price")
def rondel_price(case: Case, said: Sentence) -> None:
    price, have = said.number("price"), said.number("have")
    case.same("have", have, _own(case).purse.total)
    _enough(case, Purse(coin=price), Purse(coin=price - 1))


@BOOK.promise(R + "no-temples")
def no_temples(case: Case, said: Sentence) -> None:
    case.same("temples", 0, case.state.bank.temples)
    copy = _with(case)
    copy.bank.temples = 1
    case.holds("it is not possible with one", _possible(case, copy))


@BOOK.promise(R + "temple-price", R + "temple-price-beside")
def temple_price(case: Case, said: Sentence) -> None:
    marble = said.number("marble")
    coins = said.value("coins")[1] if "coins" in said else 0
    if "coins" in said:
        case.same("coins", ("coin", coins), said.value("coins"))
        case.holds("none are due", coins)
    purse = {k: n for k, n in heap(_own(case).purse).items() if k in ("marble", "coin")}
    case.same("have", goods(said.values("have")), purse)
    less = [Purse(marble=marble - 1, coin=coins)]
    less += [Purse(marble=marble, coin=coins - 1)] if coins else []
    _enough(case, Purse(marble=marble, coin=coins), *less)


@BOOK.promise(R + "no-walls")
def no_walls(case: Case, said: Sentence) -> None:
    case.same("walls", 0, _own(case).walls)
    copy = _with(case)
    _own(case, copy).walls = 1
    case.holds("it is not possible with one", _possible(case, copy))


@BOOK.promise(R + "wall-price")
def wall_price(case: Case, said: Sentence) -> None:
    case.same("marble and coins", (0, 0), (_own(case).purse.marble, _own(case).purse.coin))
    _enough(case, Purse(marble=1))
    _enough(case, Purse(coin=1), Purse())


@BOOK.promise(R + "wrong-borders-*")
def wrong_borders(case: Case, said: Sentence) -> None:
    told = said.code, named(said, "region")
    case.same("unit and city", told, (case.action.unit, case.action.city))
    kinds = ("land", "both") if said.code in ("legion", "general") else ("sea", "both")
    near = [b for b in case.state.board.borders if case.action.city in (b.a, b.b)]
    case.same("ways", [], [b for b in near if b.kind in kinds])


@BOOK.promise(R + "needs-temple-*")
def needs_temple(case: Case, said: Sentence) -> None:
    city = named(said, "region")
    case.same("unit and city", (said.code, city), (case.action.unit, case.action.city))
    case.holds("there is one", not case.state.cities[city].temple)
    copy = _with(case)
    copy.cities[city] = type(copy.cities[city])(case.seat or 0, "iron", temple=True)
    case.holds("it is not possible with one", _possible(case, copy))


@BOOK.promise(R + "city-full")
def city_full(case: Case, said: Sentence) -> None:
    city, limit = named(said, "region"), said.number("limit")
    case.same("city and units", (city, limit), (case.action.city, case.state.now.placed.get(city)))
    copy = _with(case)
    copy.now.placed[city] = limit - 1
    case.holds("it is not possible with one less", _possible(case, copy))


@BOOK.promise(R + "unit-price")
def unit_price(case: Case, said: Sentence) -> None:
    iron = said.number("iron")
    case.same("have", said.number("have"), _own(case).purse.iron + _own(case).purse.coin)
    _enough(case, Purse(iron=iron), Purse(iron=iron - 1))


@BOOK.promise(R + "known")
def known(case: Case, said: Sentence) -> None:
    name = named(said, "know_how")
    case.holds("it is unknown", name in _own(case).know_how)
    copy = _with(case)
    _own(case, copy).know_how.remove(name)
    case.holds("it is not possible without", _possible(case, copy))


@BOOK.promise(R + "know-how-price", R + "recruit-price")
def gold_price(case: Case, said: Sentence) -> None:
    gold = said.number("gold")
    kinds = {"know-how-price": "develop", "recruit-price": "recruit"}
    case.same("answer", kinds[said.id.removeprefix(R)], case.action.kind)
    case.same("have", said.number("have"), _own(case).purse.gold + _own(case).purse.coin)
    _enough(case, Purse(gold=gold), Purse(gold=gold - 1))


@BOOK.promise(R + "no-units-*")
def no_units(case: Case, said: Sentence) -> None:
    case.same("unit", said.code, case.action.unit)
    case.same("supply", 0, _own(case).supply.of(said.code))
    copy = _with(case)
    _own(case, copy).supply.add(said.code, 1)
    case.holds("it is not possible with one", _possible(case, copy))


@BOOK.promise(R + "way-barred-*")
def way_barred(case: Case, said: Sentence) -> None:
    told = said.code, named(said, "region")
    case.same("unit and region", told, (case.action.unit, case.action.to))
    copy = copied(case.state)
    copy.players[1 - (case.seat or 0)].units.clear()
    case.holds("it is not possible without enemies", _possible(case, copy))


@BOOK.promise(R + "too-strong")
def too_strong(case: Case, said: Sentence) -> None:
    city, need, have = named(said, "region"), said.number("need"), said.number("have")
    case.same("city", city, case.action.city)
    there = case.state.units(case.seat or 0, case.action.city)
    case.same("have", have, there.legion + there.galley)
    for legions in (need, need - 1):
        copy = copied(case.state)
        units = Units(legions, 0, there.general, there.admiral)
        _own(case, copy).units[case.action.city] = units
        case.same(f"possible with {legions}", legions == need, _possible(case, copy))


@BOOK.promise(R + "tried")
def tried(case: Case, said: Sentence) -> None:
    city = named(said, "region")
    case.same("city", city, case.action.city)
    case.holds("it was not", city in case.state.now.tried)
    if case.state.cities[case.action.city].owner != case.seat:
        copy = copied(case.state)
        copy.now.tried.remove(case.action.city)
        _own(case, copy).units[case.action.city] = Units(legion=30)
        case.holds("it is not possible otherwise", _possible(case, copy))


@BOOK.promise(R + "no-unit-there")
def no_unit_there(case: Case, said: Sentence) -> None:
    city = named(said, "region")
    case.same("city", city, case.action.city)
    copy = _with(case)
    copy.bank.tokens = dict.fromkeys(copy.bank.tokens, 1)
    case.holds("it is possible without", not _possible(case, copy))
    _own(case, copy).units[case.action.city] = Units(legion=1)
    case.holds("it is not possible with one", _possible(case, copy))


@BOOK.promise(R + "no-token-*")
def no_token(case: Case, said: Sentence) -> None:
    case.same("resource", said.code, case.action.resource)
    copy = _with(case)
    case.holds("it is possible without", not _possible(case, copy))
    copy.bank.tokens[case.action.resource] = 1
    case.holds("it is not possible with one", _possible(case, copy))


@BOOK.promise(R + "city-price")
def city_price(case: Case, said: Sentence) -> None:
    told = named(said, "region"), said.value("resource")
    case.same("city", told, (case.action.city, case.action.resource))
    coins = said.number("coins")
    less = [Purse(1, 1, 0, coins)] + ([Purse(1, 1, 1, coins - 1)] if coins else [])
    _enough(case, Purse(1, 1, 1, coins), *less)
    case.same("chips", (1, 1, 1), (BOX.found.marble, BOX.found.iron, BOX.found.gold))
