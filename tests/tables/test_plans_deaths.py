"""No prepared turn acts twice or is lost, whether the process dies before or after a write, or the
write fails and the process lives on."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.core import Action
from tables.model.errors import StorageFault
from tables.store.store import Store
from tests.tables.errands import Finish, Walk
from tests.tables.parlour import ANN, BOB, Parlour, parlour


class Died(Exception):
    """The process is gone."""


@dataclass
class Fate:
    """At which write the process dies, before it or (late) after it; None: never. error: what is
    raised there; with another one than `Died` the process lives on."""

    dies_at: int | None = None
    late: bool = False
    error: Exception = field(default_factory=Died)
    writes: int = 0

    def rule(self, store: Store) -> None:
        """From now on the writes of this store are counted."""
        write = store.write

        async def counted(work: Any) -> Any:
            self.writes += 1
            dies = self.writes - 1 == self.dies_at
            if dies and not self.late:
                raise self.error
            found = await write(work)
            if dies:
                raise self.error
            return found

        store.write = counted  # type: ignore[method-assign]


def presses(here: Parlour, table: int) -> list[Callable[[int], Awaitable[Any]]]:
    """Plans that are made, run, proposed, taken back; each press takes its number."""
    service = here.service

    def plan(action: Action) -> Callable[[int], Awaitable[Any]]:
        return lambda n: service.plans.plan(table, BOB.id, None, action, interaction=n)

    def act(action: Action) -> Callable[[int], Awaitable[Any]]:
        return lambda n: service.playing.act(table, ANN.id, None, action, interaction=n)

    def carry_out(n: int) -> Awaitable[Any]:
        return service.plans.carry_out_plan(table, BOB.id, None, interaction=n)

    return [
        *(plan(Walk(1)), plan(Walk(2)), plan(Finish())),
        *(act(Walk(3)), act(Finish())),
        *(plan(Walk(1)), plan(Walk(3)), plan(Finish())),
        lambda n: service.plans.set_plan_mode(table, BOB.id, "propose", interaction=n),
        *(act(Finish()), carry_out),
        lambda n: service.playing.undo(table, BOB.id, None, interaction=n),
        *(carry_out, carry_out, act(Walk(1))),
    ]


async def played(path: Path, fate: Fate) -> list[Any]:
    """All presses, the one at which the process died once more; what is stored in the end."""
    async with parlour(path) as here:
        table = (await here.game()).id
    number = 0
    while True:
        async with parlour(path) as here:
            fate.rule(here.store)
            todo = presses(here, table)
            try:
                while number < len(todo):
                    try:
                        await todo[number](1000 + number)
                    except StorageFault:  # told to try again, which is another press
                        await todo[number](2000 + number)
                    number += 1
            except Died:
                continue
            return await here.store.read(everything)


def everything(db: Any) -> list[Any]:
    steps = db.execute("SELECT seq, seat, action, hash FROM steps ORDER BY seq")
    plans = db.execute("SELECT seat, mode, actions, done, begun FROM plans")
    told = db.execute("SELECT kind, data FROM outbox ORDER BY id")
    return [[tuple(row) for row in found] for found in (steps, plans, told)]


@pytest.mark.sliced
async def test_the_process_dies_at_every_write(tmp_path: Path) -> None:
    fate = Fate()
    whole = await played(tmp_path / "whole.sqlite3", fate)
    assert [json.loads(row[2])["kind"] for row in whole[0] if row[2]] == [
        *("walk", "finish", "walk", "walk", "finish"),
        *("finish", "walk", "walk", "finish", "walk"),
    ]
    for n in range(fate.writes):
        for late in (False, True):
            found = await played(tmp_path / f"{n}{late}.sqlite3", Fate(n, late))
            assert found == whole, f"it died {'after' if late else 'before'} write {n}"


@pytest.mark.sliced(10)
async def test_every_write_fails_once(tmp_path: Path) -> None:
    fate = Fate()
    whole = await played(tmp_path / "whole.sqlite3", fate)
    for n in range(fate.writes):
        full = Fate(n, error=StorageFault("disk_full", path="", named=False))
        assert await played(tmp_path / f"{n}.sqlite3", full) == whole, f"write {n} failed"
