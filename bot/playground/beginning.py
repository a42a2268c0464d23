"""How the playground begins: with the table of the last time, or in the middle of a game."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

from engine import registry
from engine.scenes import Scene
from tables.model import outgoing
from tables.model.table import Table, UserRef
from tables.service import TableService
from tables.store import game_rows, outbox_rows
from tables.store.connection import Connection
from tables.store.sqlite import SqliteStore

SHOWN_STEPS = 5
"""Steps whose events are told again with the board after a restart."""


async def play_scene(
    store: SqliteStore, scene: Scene, guild: int, channel: int, players: Sequence[UserRef]
) -> None:
    """Open a table in a channel and play it up to the scene, unless a table is open there."""
    service = TableService(store, pace=(0.0, 0.0), new_seed=lambda: scene.deal)
    if await service.views.table_in(channel) is not None:
        return
    host, *others = players
    table = await service.lobbies.create(
        game=scene.game, guild_id=guild, channel_id=channel, host=host, options=scene.options
    )
    for user in others:
        await service.lobbies.join(table.id, user)
    await service.playing.start(table.id, host.id)
    rules = registry.rules(scene.game)
    for seat, raw in scene.steps:
        action = rules.parse_action(json.dumps(raw))
        await service.playing.act(table.id, players[seat].id, None, action)
    await store.write(lambda db: _all_said(db, table.id))


def _all_said(db: Connection, table_id: int) -> None:
    """Nothing of what led to a scene is to be told."""
    while rows := [row for row in outbox_rows.first_pending(db) if row.table_id == table_id]:
        for row in rows:
            outbox_rows.delivered(db, row.id, time.time(), None)


async def ask_for_board(store: SqliteStore, channel_id: int) -> None:
    """Let the bot post the running table of the channel again; its old message is gone."""

    def work(db: Connection) -> None:
        found = game_rows.open_in(db, channel_id)
        if found is None or found.table.status != "running":
            return
        table = found.table
        outbox_rows.announce(db, table.id, time.time(), [_again(table)])

    await store.write(work)


def _again(table: Table) -> outgoing.Refresh:
    return outgoing.Refresh(
        from_seq=max(0, table.public_seq - SHOWN_STEPS),
        to_seq=table.public_seq,
        asked=table.announced_asked,
        ping=(),
    )
