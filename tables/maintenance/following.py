"""Tells those who follow tables what happened: a line after every round, and the end."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.core import Rules
from tables.model import following, outgoing
from tables.model.errors import StorageFault
from tables.model.following import EVERY, Follower
from tables.model.outbox import Outgoing
from tables.model.table import Table
from tables.service import TableService
from tables.store import follow_rows, game_rows, outbox_rows, step_rows
from tables.store.connection import Connection

AT_ONCE = 20
"""Tables that are looked at in one go."""
ENDS_KEPT = 2 * 86_400.0
"""Seconds after which a follower is forgotten to whom the end of a game could not be told."""

RulesOf = Callable[[str], Rules[Any]]

log = logging.getLogger("agora.following")


class Following:
    """Looks for followed tables at which there is something to tell."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._upto = 0

    async def look(self) -> bool:
        """Do a little of what is to be done; whether more of it is left. Raises `StorageFault`."""
        now, store = self._service.now(), self._service.store
        work = partial(follow_rows.astir, before=now - EVERY, after=self._upto, limit=AT_ONCE)
        found = await store.read(work)
        for table_id in found:
            await self._see_to(table_id, now)
        more = len(found) == AT_ONCE
        self._upto = found[-1] if more else 0
        if not more:
            await store.write(partial(follow_rows.drop_ended, before=now - ENDS_KEPT))
        return more

    async def _see_to(self, table_id: int, now: float) -> None:
        store = self._service.store
        work = partial(_news, table_id=table_id, now=now, rules_of=self._service.rules)
        try:
            if await store.read(work) is None:
                return
            await store.write(lambda db: _tell(db, work(db), now))
        except StorageFault:
            raise
        except Exception:  # one broken table must not keep the others from being told
            log.exception("the followers of table %d are not told", table_id)
        else:
            self._service.repository.wake()


@dataclass(frozen=True, slots=True)
class _News:
    """What there is to store about the followers of a table. told: those who are told now. gone:
    those who play there now."""

    table: Table
    told: Sequence[Follower]
    gone: Sequence[Follower]
    back: bool = False

    @property
    def over(self) -> bool:
        return self.table.status == "finished"


def _news(db: Connection, table_id: int, now: float, rules_of: RulesOf) -> _News | None:
    """What there is to do about a table; None if there is nothing."""
    loaded = game_rows.load(db, table_id)
    if loaded is None:
        return None
    table = loaded.table
    everybody = [one for one in follow_rows.of_table(db, table_id) if not one.ended]
    gone = [one for one in everybody if table.seat_of(one.user_id) is not None]
    left = [one for one in everybody if one not in gone]
    if table.status != "running":
        return _News(table, left, gone)
    back = any(one.told_seq > table.public_seq for one in left)
    after = min((one.told_seq for one in left), default=table.public_seq)
    made = step_rows.authors(db, table_id, table.public_seq, after)
    steps = [(step.seq, step.seat, step.question) for step in made]
    rules, seats = rules_of(table.game), len(table.seats)
    ready = [one for one in left if following.round_over(rules, steps, one.told_seq, seats)]
    told = following.due(ready, now)
    return _News(table, told, gone, back) if told or gone or back else None


def _tell(db: Connection, news: _News | None, now: float) -> None:
    """Put the lines into the outbox, and note that they are there."""
    if news is None:
        return
    table = news.table
    for one in news.gone:
        follow_rows.drop(db, table.id, one.user_id)
    if news.back:
        follow_rows.back_to(db, table.id, table.public_seq)
    if table.status == "abandoned" or (news.over and table.place not in ("there", "barred")):
        follow_rows.drop_all(db, table.id)
        return
    outbox_rows.announce(db, table.id, now, _lines(news))
    follow_rows.told(db, news.told, table.public_seq, now, ended=news.over)


def _lines(news: _News) -> list[Outgoing]:
    """One message for each follower, and a common one for those who are told in the channel."""
    found: list[Outgoing] = [
        outgoing.FollowedLine(user=one.user_id, after=one.told_seq, over=news.over)
        for one in news.told
        if one.way == "dm"
    ]
    here = [one for one in news.told if one.way == "channel"]
    if here:
        after = min(one.told_seq for one in here)
        users = tuple(one.user_id for one in here)
        found.append(outgoing.FollowedHere(users=users, after=after, over=news.over))
    return found
