"""Every registered game through the table service: random play with undo, restarts and a replay."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from engine import registry
from engine.core import Rng
from engine.players import UniformPlayer
from tables.model.outgoing import Board
from tables.model.table import Position, Table, UserRef
from tables.operations.export import replay
from tests.tables.parlour import Parlour, parlour
from tests.witnesses import witnessed

STAGES, DECISIONS = 5, 40
"""Enough for drafts, barriers and interrupts of every kind; whole games are played elsewhere."""


def people_for(game: str) -> tuple[UserRef, ...]:
    count = registry.rules(game).meta.seats[0]
    return tuple(UserRef(100 + n, f"Player {n}") for n in range(count))


async def open_table(here: Parlour, game: str) -> int:
    table = await here.service.lobbies.create(
        game=game,
        guild_id=1,
        channel_id=1,
        host=here.people[0],
        options=registry.rules(game).meta.quick,
    )
    for user in here.people[1:]:
        await here.service.lobbies.join(table.id, user)
    return (await here.service.playing.start(table.id, here.people[0].id)).id


async def one_decision(here: Parlour, table_id: int, chance: Rng) -> Position:
    """One asked seat answers; now and then it takes a step back instead."""
    public = await here.service.views.position(table_id, None)
    seat = chance.choice(public.waiting).seat
    user = here.people[seat].id
    mine = await here.service.views.position(table_id, user)
    version = mine.table.version
    if mine.can_undo and chance.below(4) == 0:
        await here.service.playing.undo(table_id, user, version)
    else:
        action = UniformPlayer().choose(mine.view, mine.decisions[0], chance)
        await here.service.playing.act(table_id, user, version, action)
    return await here.service.views.position(table_id, None)


@pytest.mark.sliced
@pytest.mark.parametrize("game", registry.keys())
async def test_random_play_is_stored_whole_and_can_be_replayed(game: str, tmp_path: Path) -> None:
    """In stages with a new service each, as after restarts: nothing in memory."""
    chance = Rng(11)
    path, people = tmp_path / "a.sqlite3", people_for(game)
    drafts = table_id = 0
    for stage in range(STAGES):
        async with parlour(path, people, rules_of=registry.rules) as here:
            table_id = table_id or await open_table(here, game)
            for _ in range(DECISIONS):
                public = await here.service.views.position(table_id, None)
                if public.waiting:
                    public = await one_decision(here, table_id, chance)
                    drafts += public.table.draft_seat is not None
            if stage == STAGES - 1:
                await examine(here, public.table)
    witnessed(drafts, "answers that are still a draft", f"{game}, seed 11")


async def examine(here: Parlour, table: Table) -> None:
    found = await here.service.views.export(table.id, table.host_id, everything=True)
    assert len(found["steps"]) > 20
    assert replay(json.dumps(found), registry.rules) == (table.public_seq + 1, None)
    told = await here.told(Board)
    assert told[0].from_seq == -1
    assert all(a.to_seq == b.from_seq for a, b in pairwise(told)), "each step is told once"
    assert told[-1].to_seq == table.public_seq
