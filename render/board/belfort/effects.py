"""What cards, gnomes and guilds do, as lines of signs made from their data."""

from __future__ import annotations

from typing import Any

from engine.games.belfort import kinds
from engine.games.belfort.components import BUILDINGS, CARDS, GUILDS
from render.board.belfort.lines import Line, goods, joined

WORKERS: Line = ("elf", "/", "dwarf")


def guild(found: str) -> Line:
    """What a worker does on the plank of a guild."""
    return does(next(one.effect for one in GUILDS.values() if one.id == found))


def plank(card: str) -> Line:
    """What a worker does on the plank of a card, by its kind or as a built one; empty without."""
    printed = BUILDINGS[CARDS[card]] if card in CARDS else _kind(card)
    return does(printed.plank.effect) if printed.plank is not None else ()


def card(kind: str) -> Line:
    """All that a building card does: income, plank, gnomes."""
    printed = _kind(kind)
    income: Line = (f"+{printed.coins}", "gold", "round") if printed.coins else ()
    worker: Line = ()
    if printed.plank is not None:
        fee: Line = (str(printed.plank.fee), "gold") if printed.plank.fee else ()
        sign = "lock" if printed.plank.locked else "plank"
        worker = (sign, *fee, "to", *does(printed.plank.effect))
    sides: Line = ("2", "keep") if kind == "keep" else ()
    locks = printed.locks
    gnomes = [
        (*((str(locks.count(lock)),) if locks.count(lock) > 1 else ()), "gnome", "to", *gives(lock))
        for lock in dict.fromkeys(locks)
    ]
    return joined(income, worker, sides, *gnomes)


def gives(lock: Any) -> Line:
    """What a gnome on a lock gives. Raises `LookupError` for an unknown one."""
    match lock:
        case kinds.Master(worker=worker):
            return (f"master_{worker}",)
        case kinds.OpenPlank():
            return ("plank",)
        case kinds.Power(pay=pay, goods=taken):
            return (*goods(pay), *(("to",) if pay.total else ()), *goods(taken), "round")
        case kinds.Visit(count=count):
            return f"+{count}", "trade", "round"
        case kinds.OtherHalf():
            return "+1", "gatehouse"
        case kinds.DrawLast(count=count):
            return f"+{count}", "hand", "round"
    raise LookupError(lock)


def does(effect: Any) -> Line:
    """What a worker does. Raises `LookupError` for an unknown effect."""
    match effect:
        case kinds.Take(goods=taken):
            return goods(taken)
        case kinds.Recruit(worker=worker, gnome=gnome):
            return (*WORKERS, "/", "gnome") if worker and gnome else WORKERS if worker else (
                "gnome",
            )  # fmt: skip
        case kinds.Draw(draw=draw, discard=discard):
            return f"+{draw}", f"\u2212{discard}", "hand"
        case kinds.Swap(times=times, count=count, of=of, goods=taken, visits=visits):
            each = (str(count),) if count > 1 else ()
            return (
                f"{times}\u00d7", *each, *_any(of), "to", *goods(taken), " ", f"+{visits}", "trade"
            )  # fmt: skip
        case kinds.BuildFree(less=less):
            ways = [(f"\u2212{one.count}", *_any(one.of)) for one in less]
            return joined(*ways)
        case kinds.Steal(ways=ways):
            taken_of = dict.fromkeys(good for way in ways for good in way.of)
            return "people", "to", *_any(tuple(taken_of))
        case kinds.Odd(code="exchange_sites"):
            return "inn", "trade", "inn"
        case kinds.Odd(code="reveal_cards"):
            return "people", "to", "hand"
    raise LookupError(effect)


def _any(of: tuple[str, ...]) -> Line:
    """One of these kinds of goods."""
    return tuple(word for good in of for word in ("/", good))[1:]


def _kind(kind: str) -> kinds.Building:
    return next(one for one in BUILDINGS.values() if one.id == kind)
