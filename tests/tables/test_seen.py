"""What a seat may see and do is worked out once for each position, and is never another one's."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine import registry
from engine.core import Decision, Lookahead, Rng
from tables.model.table import Position
from tables.operations import views
from tables.operations.views import Views
from tests.tables.parlour import ANN, Parlour, parlour
from tests.tables.test_service_games import one_decision, open_table, people_for

DECISIONS = 30


def asked(decisions: tuple[Decision, ...]) -> list[Any]:
    return [
        (d.seat, d.kind, dict(d.facts), [(m.verb, *islice(m.every(), 20)) for m in d.menus])
        for d in decisions
    ]


def further(found: Lookahead | None) -> Any:
    if found is None:
        return None
    return found.batches, found.implied, asked(found.decisions), found.view, further(found.then)


def said(found: Position) -> Any:
    """All of a position that can be compared: questions by their answers."""
    besides = [(m.verb, *islice(m.every(), 20)) for m in found.anytime_actions]
    plain = replace(found, decisions=(), waiting=(), coming=(), ahead=(), anytime_actions=())
    several = (found.decisions, found.waiting, found.coming, found.ahead)
    shown = replace(plain, lookahead=Lookahead())
    return shown, *map(asked, several), besides, further(found.lookahead)


async def compare(here: Parlour, table_id: int) -> None:
    for user in (*(user.id for user in here.people), None):
        fresh = await Views(here.service.repository).position(table_id, user)
        found = await here.service.views.position(table_id, user)
        assert said(found) == said(fresh)
        again = await here.service.views.position(table_id, user)
        assert again.view is found.view, "it is worked out once"
        assert again.lookahead is found.lookahead


@pytest.mark.sliced
@pytest.mark.parametrize("game", registry.keys())
async def test_it_is_what_is_worked_out_once_more(game: str, tmp_path: Path) -> None:
    """Through drafts and steps back, by everybody."""
    chance, people = Rng(23), people_for(game)
    async with parlour(tmp_path / "a.sqlite3", people, rules_of=registry.rules) as here:
        table_id = await open_table(here, game)
        for _ in range(DECISIONS):
            await compare(here, table_id)
            if (await here.service.views.position(table_id, None)).waiting:
                await one_decision(here, table_id, chance)


async def test_the_table_itself_is_of_now(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3") as here:
        table = await here.game()
        before = await here.service.views.position(table.id, ANN.id)
        await here.service.messages.remember_message(table.id, 501, 9001, "turn")
        after = await here.service.views.position(table.id, ANN.id)
        assert after.view is before.view
        assert (before.table.message_id, after.table.message_id) == (None, 9001)


async def test_few_are_kept(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3") as here:
        tables = [await here.game() for _ in range(views.SEEN)]
        for table in tables:
            for user in here.people:
                await here.service.views.position(table.id, user.id)
        assert len(here.service.views._seen) == views.SEEN
