"""The automatic answers that follow a change, all of them stored."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine.core import Action, Rules
from engine.players import Player
from tables.model import turns
from tables.model.errors import (
    DamagedSave,
    StorageFault,
    UserError,
    VersionConflict,
)
from tables.model.poker_face import Face, Held
from tables.model.stored import Kept, Loaded
from tables.model.table import Left, Table
from tables.model.turns import Change, Computers, Made, Point, Source
from tables.operations.plan_runner import PlanRunner
from tables.operations.repository import DUE, TRIES, TableRepository, retry_on_conflict
from tables.operations.standing_orders import Forewarned, StandingOrders
from tables.store import (
    game_rows,
    held_rows,
    order_rows,
    snapshot_rows,
    step_rows,
)
from tables.store.connection import Connection

REMEMBERED = 64
"""For how many tables the meaning of unannounced steps is kept in memory. Computers that think make
many such steps, one change after the other."""

log = logging.getLogger("agora.service")


@dataclass(slots=True)
class _Untold:
    """What is known of a table's published steps that were not announced there yet.

    told: the last announced step. start: the state after it. seq, name: the last step that is
    included here, and the hash of its state.
    """

    told: int
    start: Point | None
    forewarned: Forewarned
    seq: int
    name: str | None


class AutoResponses:
    """Gives every answer that needs no person: computers, orders, prepared turns, caretakers.

    player: answers for computer seats. pace: the range of seconds within which answers that depend
    on hidden information are published.
    """

    def __init__(
        self, repository: TableRepository, player: Player, pace: tuple[float, float]
    ) -> None:
        self._repository = repository
        self._player = player
        self.pace = pace
        self._unfinished = set[int]()
        self._untold = OrderedDict[int, _Untold]()

    async def orders(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        start: Point | None,
        cut: StandingOrders | None = None,
        kept: Kept | None = None,
    ) -> StandingOrders:
        """The orders of a table for one change.

        cut: the orders of a change that was too long for one transaction; this change continues it.
        kept: what was just read of them.
        """
        if kept is None:
            kept = await self._repository.store.read(
                lambda db: snapshot_rows.kept(db, loaded.table.id)
            )
        face = Face(loaded.secret, *self.pace, kept.spans)
        made = StandingOrders(rules, loaded.table, face, kept, start, self._repository.now())
        if cut is None and start is not None:
            cut = await self._cut(loaded, made)
        if cut is not None:
            made.follow(cut)
        return made

    async def _cut(self, loaded: Loaded, made: StandingOrders) -> StandingOrders | None:
        """The first part of a long change that a stop or a fault has interrupted: its steps are
        published, but the table was not told of them."""
        table, rules = loaded.table, made.rules
        if table.announced_seq >= table.public_seq:
            return None
        known = self._untold.get(table.id)

        def read(db: Connection) -> tuple[set[int], str | None]:
            name = None if known is None else step_rows.name_of(db, table.id, known.seq)
            return order_rows.made(db, table.id, table.announced_seq), name

        used, name = await self._repository.store.read(read)
        if known is None or known.told != table.announced_seq or known.name != name:
            known = await self._begun(table, rules)
        await self._gather(known, loaded, rules)
        before = StandingOrders(rules, table, made.face, made.kept, known.start, made.now)
        before.recall(known.forewarned, used)
        return before

    async def _begun(self, table: Table, rules: Rules[Any]) -> _Untold:
        """Start with what was announced: nothing is known yet of the steps after that."""
        first = max(0, table.announced_seq)
        point = await self._repository.steps.rebuild(table, rules, first)
        forewarned = Forewarned(rules)
        forewarned.meet(point)
        return _Untold(
            table.announced_seq,
            point if table.announced_seq >= 0 else None,
            forewarned,
            first,
            None,
        )

    async def _gather(self, known: _Untold, loaded: Loaded, rules: Rules[Any]) -> None:
        """Include all steps up to the last published one."""
        table = loaded.table
        for seq in range(known.seq + 1, table.public_seq):
            known.forewarned.meet(await self._repository.steps.rebuild(table, rules, seq))
        known.forewarned.meet(await self._repository.steps.public(loaded, rules))
        known.seq, known.name = table.public_seq, loaded.public_hash
        self._untold[table.id] = known
        self._untold.move_to_end(table.id)
        while len(self._untold) > REMEMBERED:
            self._untold.popitem(last=False)

    async def run(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        orders: StandingOrders,
        change: Change,
        interaction: int | None = None,
        plans: PlanRunner | None = None,
        user_id: int | None = None,
        **columns: Any,
    ) -> Loaded:
        """Let others answer after a change by hand, and store all of it.

        plans: the prepared turns of the table after the change by hand. user_id: for whom to read
        what is around the table afterwards.
        """
        plans = plans or PlanRunner(rules, loaded.table, loaded.plans)
        plans.follow(change)
        orders.by_hand = frozenset(change.answered)
        orders.draft_lost = change.draft_lost
        sources = (plans, *self.sources(loaded, orders))
        turns.go_on(rules, change, sources, plans)
        orders.tell(change)
        plans.finish(change)
        loaded = await self._repository.commit(
            loaded, rules, change, interaction, sources, user_id, **columns
        )
        return await self.go_on(loaded, rules, orders, stored=True) if change.owed.more else loaded

    async def hold(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        found: Held,
        action: Action,
        interaction: int | None,
    ) -> None:
        """Hold an answer by hand back. Raises `VersionConflict`."""
        said = rules.action_codec.dump_json(action).decode()

        def work(db: Connection, at: float) -> None:
            held_rows.put(db, replace(found, action=said))
            db.tell(DUE, found.table_id)

        await self._repository.beside(loaded.table, interaction, work)
        self._repository.alarm()

    async def _keep(self, orders: StandingOrders, change: Change, plans: PlanRunner) -> None:
        """Store what orders and plans leave behind if nothing else must be stored. Raises
        `VersionConflict`."""
        if orders.idle and not plans.changed:
            return
        table = orders.table

        def still(db: Connection) -> bool:
            return plans.still(db) and orders.still(db)

        def work(db: Connection, at: float) -> bool:
            if plans.changed:
                plans.write(db, at)
            due = not orders.idle and orders.store(db, table, change, at)
            if due:
                db.tell(DUE, table.id)
            return due

        if await self._repository.beside(table, None, work, still):
            self._repository.alarm()

    async def left(self, loaded: Loaded, rules: Rules[Any], seat: int, made: Made) -> Left | None:
        """Where a published step has left its seat; None if the seat is asked again or the game is
        over."""
        public = await self._repository.steps.public(loaded, rules)
        if seat in public.asked or not public.decisions:
            return None
        return turns.left(rules, seat, made.question, public)

    def sources(self, loaded: Loaded, orders: StandingOrders) -> tuple[Source, ...]:
        """What may answer at a table without a press. If several can, the first one does."""
        table = loaded.table
        return (
            orders,
            Computers(table, loaded.secret, self._player, self._repository.cares(table)),
        )

    async def go_on(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        cut: StandingOrders | None = None,
        *,
        stored: bool = False,
        besides: Sequence[Source] = (),
    ) -> Loaded:
        """Let others answer until a person must be asked. A long run takes several transactions.

        cut: the orders of the change that this one continues. stored: what caused this is already
        stored. Then neither a fault of the database nor a faster node undoes it: the run goes on
        from there, or the rest is made up for later. besides: a source that answers this once, in
        addition to the usual ones.
        """
        more, late = True, 0
        try:
            while more and loaded.table.status == "running" and loaded.table.draft_seat is None:
                try:
                    loaded, cut, more = await self._part(loaded, rules, cut, besides)
                except VersionConflict:
                    late += 1
                    if not stored or late == TRIES:
                        raise
                    loaded, cut = await self._repository.load(loaded.table.id), None
                stored = stored or more
                await asyncio.sleep(0)
            if loaded.table.status == "running":
                public = await self._repository.steps.public(loaded, rules)
                self._repository.think(loaded.table, public.asked)
        except (StorageFault, VersionConflict) as fault:
            if not stored:
                raise
            number = loaded.table.id
            log.warning("table %d goes on later: %s", number, fault)
            self._unfinished.add(number)
            self._repository.alarm()
        return loaded

    async def _part(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        cut: StandingOrders | None,
        besides: Sequence[Source] = (),
    ) -> tuple[Loaded, StandingOrders, bool]:
        """One transaction of `_go_on`; returns whether there are more answers."""
        public = await self._repository.steps.public(loaded, rules)
        change = turns.idle(loaded.table, public)
        orders = await self.orders(loaded, rules, public, cut)
        plans = PlanRunner(rules, loaded.table, loaded.plans)
        plans.follow(change)
        sources = (plans, *self.sources(loaded, orders), *besides)
        turns.go_on(rules, change, sources)
        orders.tell(change)
        untold = loaded.table.announced_seq < public.seq
        if not (change.made or change.owed.trouble or untold):
            await self._keep(orders, change, plans)
            if plans.changed or not orders.idle:
                loaded = replace(loaded, around=None)  # what was read of it has changed
            return loaded, orders, False
        plans.finish(change)
        loaded = await self._repository.commit(loaded, rules, change, None, sources)
        return loaded, orders, change.owed.more

    async def resume(self, ranges: Collection[int] | None = None) -> None:
        """After a start of the program: continue automatic answers that a stop has cut off. ranges:
        of tables that were taken over from a node that may have stopped; None: all of our own."""
        mine = self._repository.owner.mine() if ranges is None else ranges
        look = partial(game_rows.maybe_automatic, ranges=mine)
        for table_id in await self._repository.store.read(look):
            await self._resume(table_id)
        self._repository.wake()

    async def catch_up(self) -> None:
        """Continue what a fault of the database has cut off. Raises `StorageFault`."""
        for table_id in tuple(self._unfinished):
            await self._resume(table_id)
            self._unfinished.discard(table_id)
            self._repository.wake()

    async def _resume(self, table_id: int) -> None:
        try:
            await self._resume_once(table_id)
        except (UserError, DamagedSave) as error:
            log.warning("table %d does not go on: %s", table_id, error)

    @retry_on_conflict
    async def _resume_once(self, table_id: int) -> None:
        async with self._repository.locked(table_id) as loaded:
            await self.go_on(loaded, self._repository.rules(loaded.table.game))
