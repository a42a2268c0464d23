"""Names of things, lists of things, and numbers with their nouns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from engine.games.antike.components import CARDS, FIELDS, KNOW_HOW, PERSONAGES
from engine.games.antike.maps import MAPS

_REGIONS = {r.id: r.name for board in MAPS.values() for r in board.regions.values()}
_PLURALS = {
    "galley": "galleys",
    "legion": "legions",
    "general": "Generals",
    "admiral": "Admirals",
    "city": "cities",
    "Fortress": "Fortress cards",
}
_SINGLE = {"general": "General", "admiral": "Admiral"}
PHASES = {
    "rondel": "rondel",
    "production": "production",
    "templum": "TEMPLUM",
    "militia": "MILITIA",
    "scientia": "SCIENTIA",
    "movement": "movement",
    "conquest": "conquest",
    "founding": "founding cities",
    "personages": "personages",
    "over": "game over",
}
"""Where a turn stands, in a word."""


class Money(Protocol):
    """Anything with chips and coins: a purse or a cost."""

    @property
    def marble(self) -> int: ...
    @property
    def iron(self) -> int: ...
    @property
    def gold(self) -> int: ...
    @property
    def coin(self) -> int: ...


class Forces(Protocol):
    """Anything with units."""

    @property
    def legion(self) -> int: ...
    @property
    def galley(self) -> int: ...
    @property
    def general(self) -> int: ...
    @property
    def admiral(self) -> int: ...


def region(name: str) -> str:
    return _REGIONS[name]


def card(name: str) -> str:
    return CARDS[name].name


def know_how(name: str) -> str:
    return KNOW_HOW[name].name


def personage(name: str) -> str:
    return PERSONAGES[name].name


def personage_kind(name: str) -> str:
    return PERSONAGES[name].kind


def field(name: str) -> str:
    """The name of a rondel field; the two DUELLUM fields are told apart by their number."""
    action = FIELDS[name].action
    twins = [f.id for f in FIELDS.values() if f.action == action]
    return action if len(twins) == 1 else f"{action} {'I' * (twins.index(name) + 1)}"


def count(n: int, noun: str) -> str:
    """ "1 legion", "3 galleys", "2 gold" (goods have no plural)."""
    if n == 1:
        return f"1 {_SINGLE.get(noun, noun)}"
    if noun in ("marble", "iron", "gold"):
        return f"{n} {noun}"
    return f"{n} {_PLURALS.get(noun, noun + 's')}"


def people(n: int, kind: str) -> str:
    """ "1 general", "4 kings": personages, not to be confused with the unit General."""
    return f"{n} {kind}" if n == 1 else f"{n} {kind}s"


def listed(parts: Sequence[str], nothing: str = "nothing") -> str:
    """ "a", "a and b", "a, b and c"."""
    if not parts:
        return nothing
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def goods(money: Money, nothing: str = "nothing") -> str:
    """ "2 marble, 1 gold and 3 coins"."""
    amounts = (money.marble, money.iron, money.gold, money.coin)
    named = zip(amounts, ("marble", "iron", "gold", "coin"), strict=True)
    return listed([count(n, noun) for n, noun in named if n], nothing)


def pieces(resources: Iterable[str]) -> str:
    """ "2 marble and 1 coin" from a row of single pieces."""
    row = list(resources)
    kinds = [k for k in ("marble", "iron", "gold", "coin") if k in row]
    return listed([count(row.count(k), k) for k in kinds])


def forces(units: Forces, nothing: str = "none") -> str:
    """ "2 legions and 1 galley"."""
    amounts = (units.legion, units.galley, units.general, units.admiral)
    named = zip(amounts, ("legion", "galley", "general", "admiral"), strict=True)
    return listed([count(n, noun) for n, noun in named if n], nothing)
