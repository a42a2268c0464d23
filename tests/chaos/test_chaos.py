"""A short kill test, and the proof that the proof can fail."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.chaos.run import Chaos, chaos

KILLS = 6
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")


def change(world: Chaos, statement: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(world.proof.database, isolation_level=None)) as db:
        return db.execute(statement, values).fetchall()


@pytest.mark.sliced
async def test_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    async with chaos(tmp_path, seed=5) as world:
        while world.kills < KILLS:
            await world.life()
        await world.process.start()
        await asyncio.wait_for(world.server.connected.wait(), 60)
        async with asyncio.timeout(120):
            while world.ledger.told < 6:
                await asyncio.sleep(0.05)
        world.process.kill()
        await world.process.gone()
        verdict = await world.last_life()
        assert verdict, verdict
        assert verdict.told >= 6
        assert verdict.messages >= 4
        _the_proof_can_fail(world)


def _the_proof_can_fail(world: Chaos) -> None:
    """Each kind of loss is seen once it is there."""
    verdict = world.proof.verdict
    told = next(n for i in world.ledger.intents.values() for n in i.told)
    change(world, "DELETE FROM interactions WHERE id = ?", told)
    world.proof.look()
    assert any(str(told) in sentence for sentence in verdict.lost)

    board = next(m for m in world.server.posted if not m.lobby)
    world.server.posted.append(replace(board, id=board.id + 1))
    change(world, "UPDATE steps SET hash = 'x' WHERE seq = 0 AND game_id = 1")
    doubled = len(verdict.doubled)
    world.proof.look(over=True)
    assert len(verdict.doubled) == doubled + 1
    assert any("the save of step 0" in sentence for sentence in verdict.wrong)

    now = time.time()
    change(world, "UPDATE outbox SET state = 'pending', created_at = ? WHERE id = 1", now)
    world.proof.look(over=True, stopped=now)
    assert not _first_is_pending(world)
    [before] = change(world, "SELECT kind, data FROM outbox WHERE id = 1")
    call = '{"seat":0,"user":1,"to_seq":0,"ahead":false}'
    change(world, "UPDATE outbox SET kind = 'call', attempts = 0, data = ? WHERE id = 1", call)
    kept = "UPDATE outbox SET created_at = ?, due_at = ? WHERE id = 1"
    change(world, kept, now - 60, now + 55)
    world.proof.look(over=True, stopped=now)
    assert not _first_is_pending(world), "it is kept back"
    change(world, kept, now - 60, now - 5)
    world.proof.look(over=True, stopped=now)
    assert _first_is_pending(world)
    verdict.lost.clear()

    change(world, "UPDATE outbox SET kind = ?, data = ? WHERE id = 1", *before)
    change(world, "UPDATE outbox SET created_at = ? WHERE id = 1", now)
    world.proof.look(over=True, stopped=now + 5)
    assert _first_is_pending(world)

    assert not any("was said before" in sentence for sentence in verdict.wrong)
    world.server.posted.reverse()
    world.proof.look()
    assert any("was said before" in sentence for sentence in verdict.wrong)
    world.server.posted.reverse()

    _missing_reminders_are_seen(world)
    world.server.posted[:] = [replace(m, pinged=(), pictures=0) for m in world.server.posted[:-1]]
    world.proof.look()
    assert any("pings {} instead of" in sentence for sentence in verdict.wrong)
    assert any("has 0 pictures" in sentence for sentence in verdict.wrong)
    world.server.posted.clear()
    world.proof.look()
    assert any(sentence.startswith("turn") for sentence in verdict.lost)


def _first_is_pending(world: Chaos) -> bool:
    """Whether the first message is missed. On a busy machine others may rightly be kept back."""
    lost = world.proof.verdict.lost
    return any(" 1 of table " in sentence and "is pending" in sentence for sentence in lost)


def _missing_reminders_are_seen(world: Chaos) -> None:
    verdict = world.proof.verdict
    verdict.lost.clear()
    ended = "FROM waits WHERE ended_at IS NOT NULL AND reminded = 0"
    [(wait,)] = change(world, f"SELECT min(id) {ended}")

    def found(sentence: str, over: bool = False) -> bool:
        world.proof.look(over=over)
        return any(sentence in said for said in verdict.lost)

    counted = f"reminder 1 of wait {wait}"
    assert not found(counted)
    change(world, "UPDATE waits SET reminded = 1 WHERE id = ?", wait)
    assert found(counted)
    change(world, "UPDATE waits SET reminded = 0, since = since - 1e6 WHERE id = ?", wait)
    assert found(f"whoever wait {wait} is about was never reminded")
    assert not found("was due", over=True)
    [(wait,)] = change(world, "SELECT min(id) FROM waits WHERE ended_at IS NULL")
    change(world, "UPDATE waits SET due_at = ? WHERE id = ?", time.time() - 60, wait)
    assert found(f"a reminder or clock of wait {wait} was due", over=True)
