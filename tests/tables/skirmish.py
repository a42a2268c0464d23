"""Tables of the toy game for tests of standing orders and poker face."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from engine.core import (
    ONLY_ANSWER,
    Action,
    Order,
    Rules,
)
from tables.model import poker_face
from tables.model.outgoing import Board, Call, Over
from tables.model.table import Acted, Table, UserRef
from tables.store import held_rows, save_rows
from tests.kernel import toy
from tests.kernel.toy_words import Keep
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour

PEOPLE = (ANN, BOB, CHLOE)
LOW, HIGH = poker_face.PACE
FORCED = Order(ONLY_ANSWER, ONLY_ANSWER)


def up_to(n: int) -> Order:
    return Order("bid", "up_to", n)


DONE = Order("defend", "done")
OUT = Order("bid", "pass")


def rules_of(key: str) -> Rules[Any]:
    if key != "skirmish":
        raise LookupError(key)
    return toy.RULES


SETTINGS: dict[str, Any] = {"rules_of": rules_of, "pace": poker_face.PACE}


@dataclass
class Skirmish(Parlour):
    """A table of the toy game after its secret choices: Ann is on turn."""

    table_id: int = 0
    people: tuple[UserRef, ...] = field(default=PEOPLE)

    async def begin(self, computers: int = 0) -> None:
        self.channel += 1
        table = await self.service.lobbies.create(
            game="skirmish", guild_id=1, channel_id=self.channel, host=self.people[0]
        )
        for user in self.people[1:]:
            await self.service.lobbies.join(table.id, user)
        for _ in range(computers):
            await self.service.lobbies.add_computer(table.id, self.people[0].id)
        await self.service.playing.start(table.id, self.people[0].id)
        self.table_id = table.id
        for user in self.people:
            position = await self.service.views.position(table.id, user.id)
            [question] = position.decisions
            await self.do(user, next(a for a in question.every() if isinstance(a, Keep)))

    async def do(self, user: UserRef, action: Action) -> Acted:
        return await self.service.playing.act(self.table_id, user.id, None, action)

    async def order(self, user: UserRef, order: Order) -> None:
        await self.service.orders.give_order(self.table_id, user.id, order)

    async def now(self) -> Table:
        return await self.service.views.table(self.table_id)

    async def waiting(self) -> list[tuple[int, str]]:
        position = await self.service.views.position(self.table_id, None)
        return [(d.seat, d.kind) for d in position.waiting]

    async def orders(self, user: UserRef) -> list[Order]:
        own = await self.service.orders.own_orders(self.table_id, user.id)
        return [s.order for s in own.orders]

    async def due(self) -> list[tuple[int, float]]:
        """Seats for which something is held, and in how many seconds it is due."""
        found = await self.store.read(lambda db: held_rows.of_table(db, self.table_id))
        return [(h.seat, h.due_at - self.clock.at) for h in found]

    async def pass_time(self, seconds: float) -> None:
        """Time passes, and the scheduler looks."""
        self.clock.at += seconds
        await self.reminders.tick()

    async def actions(self) -> list[tuple[int | None, str]]:
        steps = await self.store.read(
            lambda db: db.execute(
                "SELECT seat, action FROM steps WHERE game_id = :game"
                " AND action IS NOT NULL ORDER BY seq",
                {"game": self.table_id},
            ).fetchall()
        )
        return [(s[0], s[1]) for s in steps]

    async def pings(self) -> list[list[int]]:
        return [list(said.ping) for said in await self.told(Board) if not isinstance(said, Over)]

    async def calls(self) -> list[int]:
        """The users to whom a direct message says that they are asked."""
        return [said.user for said in await self.told(Call)]


@asynccontextmanager
async def skirmish(
    path: Path, people: tuple[UserRef, ...] = PEOPLE, *, computers: int = 0, **settings: Any
) -> AsyncIterator[Skirmish]:
    async with parlour(path, people, **{**SETTINGS, **settings}) as here:
        made = Skirmish(here.service, here.clock, people=people)
        await made.begin(computers)
        yield made


async def empty_hand(here: Skirmish, seat: int) -> None:
    """The seat's cards go under the deck; the stored state is rewritten."""
    from engine.core import save

    table = await here.now()
    where = {"game": table.id, "seq": table.seq}
    kept = await here.store.read(partial(save_rows.of_step, table_id=table.id, seq=table.seq))
    assert kept is not None
    state = save.read(toy.RULES, kept.document())
    player = state.players[seat]
    state.deck.cards[:0] = player.hand.cards
    player.hand.cards = []
    new = {table.seq: save.document(toy.RULES, state)}
    name = save.state_hash(toy.RULES, state)
    await here.store.write(partial(save_rows.put, table_id=table.id, documents=new))
    await here.store.write(
        lambda db: db.execute(
            "UPDATE steps SET hash = :name WHERE game_id = :game AND seq = :seq",
            {"name": name, **where},
        )
    )
