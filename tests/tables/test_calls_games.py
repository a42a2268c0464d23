"""Whole random games with a poker face, in which a seat declines by hand or by order: all that is
said in public, and when, is the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from engine.core import Rng
from tables.maintenance import doctor
from tables.maintenance.reminders import Reminders
from tables.model.users import Calls
from tests.kernel.toy_words import Attack, Done
from tests.tables.backends import behind
from tests.tables.parlour import ANN, BOB
from tests.tables.skirmish import DONE, OUT, Skirmish, rules_of, skirmish

QUICK, SLOW, TICK = 5.0, 90.0, 5.0
"""Seconds until Bob declines, and until others answer; the latter is longer than any pace."""
DECISIONS = 50


async def _answer(here: Skirmish, seat: int) -> None:
    """What somebody does of whom nothing is compared: by chance, the same in every run; they attack
    Bob often."""
    user = here.people[seat]
    position = await here.service.views.position(here.table_id, user.id)
    [question] = position.decisions
    menus = [menu for menu in question.menus if not menu.confirm]
    rng = Rng(position.table.public_seq * 7 + seat)
    answers = list(rng.choice(menus).every())
    attack = Attack(1)
    fights = any(attack in menu.every() for menu in menus) and rng.below(2) == 0
    await here.do(user, attack if fights else rng.choice(answers))


async def _tick(here: Skirmish, reminders: Reminders, by_hand: bool) -> set[int]:
    """One look at the table; the questions of now that Bob declines."""
    declined = set()
    for asked in await reminders.deadlines(here.table_id):
        seat = asked.wait.seat
        age = here.clock.at - asked.wait.since
        kinds = {kind for s, kind in await here.waiting() if s == seat}
        own = await here.service.orders.own_orders(here.table_id, here.people[seat].id)
        if here.people[seat] is BOB and kinds == {"defend"}:
            declined.add(asked.wait.id)
            if by_hand and age >= QUICK and own.held is None:
                await here.do(BOB, Done())
        elif age >= SLOW and kinds:
            await _answer(here, seat)
    here.clock.at += TICK
    await reminders.tick()
    return declined


async def _played(path: Path, seed: int, calls: Calls, by_hand: bool) -> tuple[Any, int]:
    """All that is public of a game, and how often Bob was attacked."""
    async with skirmish(path, new_seed=count(seed).__next__) as here:
        reminders = here.reminders
        await reminders.change_user(BOB.id, lambda user: replace(user, calls=calls))
        await here.order(BOB, OUT)
        if not by_hand:
            await here.order(BOB, DONE)
        declined: set[int] = set()
        for _ in range(3_000):
            table = await here.now()
            if table.status != "running" or table.public_seq >= DECISIONS:
                break
            declined |= await _tick(here, reminders, by_hand)
        await reminders.stop()
        said = [(r.message, r.created_at) for r in await here.outbox() if r.kind != "call"]
        log = [(e.seq, e.seat, e.at, e.events) for e in await here.service.views.log(here.table_id)]
        export = await here.service.views.export(here.table_id, ANN.id)
        assert doctor.examine(behind(path), rules_of).findings == []
        return (said, log, export), len(declined)


@pytest.mark.sliced
@pytest.mark.parametrize("calls", ["dm", "ping", "closed"])
async def test_a_game_by_hand_and_by_order_is_announced_alike(tmp_path: Path, calls: Calls) -> None:
    by_hand, declined = await _played(tmp_path / "hand.sqlite3", 1, calls, True)
    by_order, again = await _played(tmp_path / "order.sqlite3", 1, calls, False)
    assert declined == again > 2
    for hand, order in zip(by_hand, by_order, strict=True):
        assert hand == order
