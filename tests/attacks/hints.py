"""One person presses *Hint* without end, so that everybody else waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from typing import Any

from simcord import ResponseMessage

from engine.thinking import SearchResult, Task, think
from tests.attacks.attack import Outcome
from tests.attacks.simcord import against_a_computer, discord, run
from tests.bot.simulated import World, there

TABLES = 4
PRESSES = 8
"""Of each of these tables, at once."""
MOST = 4
"""Thoughts of others that somebody may have to wait for: one that was begun, one of the person who
floods, one of a table of theirs, and one more of either kind."""


class Order:
    """Whom the process thought for, in order: a person by number, or a table's computer (None)."""

    def __init__(self, world: World) -> None:
        self.thinkers = world.bot.search_pool
        self.served: list[int | None] = []
        self.asked = 0
        self.open = asyncio.Event()
        self._person: int | None = None
        self._wonder = self.thinkers.search
        self.thinkers.search = self._counted  # type: ignore[method-assign]
        self.thinkers._doing = self._think

    async def _counted(
        self, person: int, key: Hashable, prepare: Callable[[], Awaitable[Task]]
    ) -> Any:
        self.asked += 1

        async def prepared() -> Task:
            found = await prepare()
            self._person = person
            return found

        return await self._wonder(person, key, prepared)

    async def _think(self, task: Task) -> SearchResult:
        self.served.append(self._person)
        self._person = None
        await self.open.wait()
        return await asyncio.to_thread(think, task)

    def before(self, person: int) -> int:
        """How many thoughts came before the first one for a person."""
        return self.served.index(person) if person in self.served else len(self.served) + 1_000


async def _tables(world: World) -> list[int]:
    """Tables of Mallory's at which it is her turn; Ann has one, here."""
    channels = [world.guild.create_text_channel(f"more-{n}") for n in range(TABLES)]
    numbers = [await against_a_computer(world, world["Mallory"], one) for one in channels]
    await against_a_computer(world, world["Ann"], world.channel)
    await world.bot.search_pool.settled()
    return numbers


async def _ask(world: World, name: str, table: int) -> ResponseMessage | None:
    return (await world[name].slash(world.channel, "hint", table=table)).response


async def _arrive(world: World, order: Order, *doings: Any) -> None:
    """All presses arrive while the first thought is under way."""

    async def go_on() -> None:
        for _ in range(200):
            if order.asked >= len(doings) - 1 or not order.served:
                break
            await asyncio.sleep(0.01)
        order.open.set()

    await world.together(*doings, go_on())


async def _flood(world: World) -> int:
    """All tables again and again, then Ann."""
    numbers = await _tables(world)
    order = Order(world)
    own = (await world.service.views.tables_of(world["Ann"].id))[0].id
    presses = [_ask(world, "Mallory", n) for _ in range(PRESSES) for n in numbers]
    await _arrive(world, order, *presses, _ask(world, "Ann", own))
    return order.before(world["Ann"].id)


async def _panels(world: World) -> int:
    """The button of many panels, pressed again and again."""
    numbers = await _tables(world)
    panels = [
        there((await world["Mallory"].slash(world.channel, "turn", table=n)).response)
        for n in numbers
    ]
    order = Order(world)
    own = (await world.service.views.tables_of(world["Ann"].id))[0].id
    doings = [world.press(world["Mallory"], panel, "hint") for panel in panels * PRESSES]
    await _arrive(world, order, *doings, _ask(world, "Ann", own))
    return order.before(world["Ann"].id)


async def _computers(world: World) -> int:
    """All computers of many tables are asked at once, and Ann asks."""
    numbers = await _tables(world)
    order = Order(world)
    own = (await world.service.views.tables_of(world["Ann"].id))[0].id
    for _ in range(PRESSES):
        for number in numbers:
            world.bot.search_pool.queue_table(number)
    ends = [
        world["Mallory"].slash(world.channel, "game leave", table=number) for number in numbers[1:]
    ]
    await _arrive(world, order, *ends, _ask(world, "Mallory", numbers[0]), _ask(world, "Ann", own))
    return order.before(world["Ann"].id)


async def _again(world: World) -> int:
    """Whoever has just had a hint asks again at once, each time before Ann's second question."""
    numbers = await _tables(world)
    order = Order(world)
    order.open.set()
    own = (await world.service.views.tables_of(world["Ann"].id))[0].id
    await _ask(world, "Mallory", numbers[0])
    order.served.clear()
    doings = [_ask(world, "Mallory", n) for n in numbers[1:]]
    await world.together(*doings, _ask(world, "Ann", own))
    return order.before(world["Ann"].id)


WAYS = {
    "flood": _flood,
    "panels": _panels,
    "computers": _computers,
    "again": _again,
}


async def _attack(folder: Path) -> Outcome:
    waits: dict[str, int] = {}
    for number, (name, way) in enumerate(WAYS.items()):
        async with discord(folder / str(number), "Mallory", "Ann") as world:
            waits[name] = await way(world)
    told = ", ".join(f"{name} {count}" for name, count in waits.items())
    through = [name for name, count in waits.items() if count > MOST]
    return Outcome(f"thoughts before Ann's, of {TABLES * PRESSES} presses: {told}", through)


def attack(folder: Path) -> Outcome:
    """However much one person asks, others wait for a few thoughts at most."""
    return run(_attack, folder)
