"""Somebody takes usual answers over, and with them answers an attack that nobody told them of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from simcord import ResponseMessage

from tests.attacks.attack import Outcome
from tests.attacks.simcord import discord, run
from tests.bot.simulated import Press, World, presses, there, words
from tests.conftest import with_toy
from tests.kernel.toy_words import Attack, Keep

ALSO = "also answers"


async def _begun(world: World) -> None:
    """Three people after the secret choices of the toy game: Ann is on turn, and may attack."""
    table = await world.start("Ann", "Bob", "Chloe", game="skirmish")
    moves: list[Any] = []
    for seat, name in enumerate(("Ann", "Bob", "Chloe")):
        position = await world.service.views.position(table.id, world[name].id)
        moves.append((seat, next(a for a in position.decisions[0].every() if isinstance(a, Keep))))
    await world.quickly(moves)


async def _attacked(world: World) -> None:
    await _begun(world)
    await world.quickly([(0, Attack(1))])


async def _pressed(world: World, page: ResponseMessage, op: str, label: str = "") -> Any:
    """Bob presses a button, or takes an option by its label; the page then."""
    found: list[Press] = [
        p for p in presses(page) if p.parsed.op == op and (p.value is None or label in p.label)
    ]
    assert found, f"nothing {op!r} {label!r} in:\n{words(page)}"
    one = found[0]
    if one.value is None:
        result = await world["Bob"].click(page, custom_id=one.custom_id)
    else:
        result = await world["Bob"].select(page, [one.value], custom_id=one.custom_id)
    return there(result.response)


async def _usual(world: World) -> ResponseMessage:
    [start] = [m for m in world.messages() if "The game has started" in words(m)]
    return there((await world.press(world["Bob"], start, "usual")).response)


async def _orders(world: World) -> ResponseMessage:
    page = there((await world["Bob"].slash(world.channel, "orders")).response)
    return await _pressed(world, page, "order", "Defend")


async def _answered(world: World) -> bool:
    """Whether an order of Bob's answers an attack by now."""
    table = await world.table()
    own = await world.service.orders.own_orders(table.id, world["Bob"].id)
    return any(s.order.kind == "defend" for s in own.orders)


Way = Callable[[World], Awaitable[ResponseMessage]]
"""Bob presses until just before the press that answers; the page that he sees then."""


async def _at_once(world: World) -> ResponseMessage:
    await _attacked(world)
    page = await _usual(world)
    return await _pressed(world, page, "usualtake")


async def _opened_before(world: World) -> ResponseMessage:
    """The page is older than the attack."""
    await _begun(world)
    page = await _usual(world)
    await world.quickly([(0, Attack(1))])
    return await _pressed(world, page, "usualtake")


async def _twice(world: World) -> ResponseMessage:
    """A finger that slips: the same button twice."""
    await _attacked(world)
    page = await _usual(world)
    custom_id = next(p.custom_id for p in presses(page) if p.parsed.op == "usualtake")
    bob = world["Bob"]
    results = await world.together(*(bob.click(page, custom_id=custom_id) for _ in range(3)))
    return there(results[-1].response)


async def _one(world: World) -> ResponseMessage:
    await _begun(world)
    page = await _pressed(world, await _usual(world), "usualkind", "Defend")
    await world.quickly([(0, Attack(1))])
    return await _pressed(world, page, "usualset", "Done")


async def _form_before(world: World) -> ResponseMessage:
    """The form of an order is older than the attack."""
    await _begun(world)
    page = await _orders(world)
    await world.quickly([(0, Attack(1))])
    return await _pressed(world, page, "ordergive")


async def _restarted(world: World) -> ResponseMessage:
    """The bot was begun again between the page and the press."""
    await _begun(world)
    page = await _usual(world)
    await world.quickly([(0, Attack(1))])
    await world.restart()
    return await _pressed(world, page, "usualtake")


WAYS: dict[str, Way] = {
    "at once": _at_once,
    "page opened before": _opened_before,
    "pressed twice": _twice,
    "one usual answer": _one,
    "form opened before": _form_before,
    "restarted": _restarted,
}


async def _attack(folder: Path) -> Outcome:
    through: list[str] = []
    for number, (name, way) in enumerate(WAYS.items()):
        async with discord(folder / str(number), "Ann", "Bob", "Chloe") as world:
            page = await way(world)
            if await _answered(world):
                through.append(f"{name} (answered)")
            elif ALSO not in words(page):
                through.append(f"{name} (without a word)")
    count = len(through)
    return Outcome(f"{count} of {len(WAYS)} ways answer an attack unasked", through)


def attack(folder: Path) -> Outcome:
    """Each way has to say what it also answers, and ask, before anything is answered."""
    with with_toy():
        return run(_attack, folder)
