"""How often people have to come to a table for others, counted at the real table service: its
clock, its poker face, its orders, its prepared turns. No Discord; time is only set forward."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from engine import registry
from engine.core import EXACTLY, Amount, Decision, Order, Rng
from engine.core.orders import identity
from tables.maintenance.reminders import Reminders
from tables.model import poker_face, turns
from tables.model.orders import choose
from tables.model.table import Position, UserRef
from tables.operations.planning import NothingAhead
from tables.store import held_rows
from tests.bench.human import Measured
from tests.bench.table import Table
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour

GAME, PEOPLE = "tta-new-story", (ANN, BOB, CHLOE, MARA)
GAMES = 2
COMES, ACTS = 1_800.0, 20.0
"""Seconds until somebody comes who is asked, and until they do the next thing."""
WAYS = {"once": "no default answers", "usual": "all have taken the recommended set"}


@dataclass
class Found:
    """What was counted. asked: how often somebody had to come off turn, by question. returns: how
    often the player on turn had to come back. delays: answers that came by themselves after a
    while; paced: seconds of that."""

    asked: Counter[str] = field(default_factory=Counter)
    returns: int = 0
    turns: int = 0
    delays: int = 0
    paced: float = 0.0
    ordered: int = 0


@dataclass
class Evening:
    """One game of four people."""

    here: Parlour
    table: int
    chance: Rng
    found: Found
    owner: int | None = None
    last: int | None = None
    player: Measured = field(default_factory=Measured)

    @property
    def rules(self) -> Any:
        return registry.rules(GAME)

    async def play(self, usual: bool) -> None:
        service = self.here.service
        if usual:
            for user in PEOPLE:
                await service.default_answers.take(self.table, user.id)
        while (public := await service.views.position(self.table, None)).waiting:
            if not await self._by_itself(public):
                await self._come(public)

    async def _by_itself(self, public: Position) -> bool:
        """Let the time pass until an answer comes that is there already."""
        held = await self.here.store.read(lambda db: held_rows.of_table(db, self.table))
        asked = {d.seat for d in public.waiting}
        due = [h.due_at for h in held if h.seat in asked]
        if not due:
            return False
        wait = max(0.0, min(due) - self.here.clock.at) + 1
        self.found.delays += 1
        self.found.paced += wait
        self.here.clock.at += wait
        await Reminders(self.here.service).tick()
        return True

    async def _come(self, public: Position) -> None:
        """Whoever is asked comes and answers; who is told that it comes to them does so, too."""
        decision = public.waiting[0]
        seat = decision.seat
        between = turns.between(self.rules, decision.kind) and self.owner is not None
        early = [d.seat for d in public.coming if not await self._has_order(d.seat)]
        if between and {seat, *early} - {self.owner} and seat != self.last:
            self.found.asked[decision.kind] += 1
        elif not between and seat != self.owner:
            self.owner = seat
            self.found.turns += 1
        elif not between and seat != self.last:
            self.found.returns += 1
        self.here.clock.at += ACTS if seat == self.last else COMES
        for other in early:
            await self._beforehand(other)
        if between and seat != self.owner and self.owner is not None:
            await self._prepare(self.owner)
        user = PEOPLE[seat]
        position = await self.here.service.views.position(self.table, user.id)
        if position.decisions:
            if position.decisions[0].kind == "bid":
                await self._order(user, position.decisions[0])
            else:
                await self._act(user, position)
        self.last = seat

    async def _act(self, user: UserRef, position: Position) -> None:
        action = self.player.choose(position.view, position.decisions[0], self.chance)
        await self.here.service.playing.act(self.table, user.id, None, action)

    async def _beforehand(self, seat: int) -> None:
        user = PEOPLE[seat]
        position = await self.here.service.views.position(self.table, user.id)
        for decision in position.ahead:
            await self._order(user, decision, position.view)

    async def _has_order(self, seat: int) -> bool:
        position = await self.here.service.views.position(self.table, PEOPLE[seat].id)
        own = await self.here.service.orders.own_orders(self.table, PEOPLE[seat].id)
        found = [choose(self.rules.orderables, own.orders, d) for d in position.ahead]
        return bool(found) and all(found)

    async def _order(self, user: UserRef, decision: Decision, view: Any = None) -> None:
        """A limit in an auction, or the very answer."""
        top = next((m for m in decision.menus if isinstance(m, Amount)), None)
        if decision.kind == "bid":
            limit = 0 if top is None else top.low - 1
            while top is not None and limit < top.high and self.chance.below(100) < 60:
                limit += 1
            about = {"territory": decision.facts["territory"]}
            order = Order("bid", "up_to", limit, about)
        else:
            action = self.player.choose(view, decision, self.chance)
            order = Order(decision.kind, EXACTLY, None, identity(decision), action)
        self.found.ordered += 1
        await self.here.service.orders.give_order(self.table, user.id, order)

    async def _prepare(self, owner: int) -> None:
        """The player on turn prepares the rest of it while others are asked."""
        user, plans = PEOPLE[owner], self.here.service.plans
        try:
            found = await plans.prepared(self.table, user.id)
            while found.position.decisions and not found.plan.done:
                [decision] = found.position.decisions
                action = self.player.choose(found.position.view, decision, self.chance)
                found = await plans.plan(self.table, user.id, None, action)
        except NothingAhead:
            return


async def evenings(usual: bool) -> Found:
    """Some games, one after the other."""
    found = Found()
    for seed in range(GAMES):
        with tempfile.TemporaryDirectory() as folder:
            settings = {"rules_of": registry.rules, "pace": poker_face.PACE}
            seeds = count(seed + 1).__next__
            path = Path(folder) / "bench.sqlite3"
            async with parlour(path, PEOPLE, new_seed=seeds, **settings) as here:
                service = here.service
                table = await service.lobbies.create(
                    game=GAME, guild_id=1, channel_id=500, host=PEOPLE[0]
                )
                for user in PEOPLE[1:]:
                    await service.lobbies.join(table.id, user)
                await service.playing.start(table.id, PEOPLE[0].id)
                await Evening(here, table.id, Rng(seed), found).play(usual)
    return found


def tables() -> list[Table]:
    """What people had to come for."""
    found = {way: asyncio.run(evenings(way == "usual")) for way in WAYS}

    def row(what: str, figures: Any) -> tuple[str, ...]:
        return (what, *(f"{figures(one) / GAMES:.1f}" for one in found.values()))

    rows = (
        row("turns", lambda one: one.turns),
        row("serial waits for somebody off turn", lambda one: one.asked.total()),
        row("returns to the turn", lambda one: one.returns),
        row("answers given in advance", lambda one: one.ordered),
        row("answers that came by themselves, after a while", lambda one: one.delays),
        row("minutes of that", lambda one: one.paced / 60),
    )
    note = (
        f"{GAMES} games of {GAME} for four at real rates, through the table service with its "
        "clock, its poker face and its orders. Everybody comes half an hour after being asked; "
        "players who hear that they will be asked answer in advance, with a maximum in an "
        "auction; the player on turn prepares the rest of the turn while others are asked."
    )
    return [Table("The same at the real tables", ("per game", *WAYS.values()), rows, note)]
