"""Hints: from what a player may know, in words for everything, refused in one sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import pytest
import pytest_asyncio

from engine import registry
from engine.core.rng import seeded
from engine.selfplay import walk
from engine.thinking import judge, prepare, think
from render.registry import presentation
from tables.acts.hinting import ways
from tables.facts.errors import Refusal, Stale
from tables.facts.model import Table
from tables.facts.turns import Point
from tests.tables.parlour import ANN, BOB, Parlour, parlour

GAMES = [key for key, entry in registry.GAMES.items() if entry.judge]


@pytest_asyncio.fixture
async def both(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "a.sqlite3", (ANN, BOB), rules_of=registry.rules) as here:
        yield here


async def begun(here: Parlour, hints: str = "on") -> tuple[Table, int, int]:
    """A game of Ann and Bob, who is asked, and who is not."""
    lobbies = here.service.lobbies
    table = await lobbies.create(game="antike-duellum", guild_id=1, channel_id=5, host=ANN)
    table = await lobbies.join(table.id, BOB)
    if hints == "off":
        await lobbies.set_hints(table.id, ANN.id, "off")
    table = await here.service.playing.start(table.id, ANN.id)
    public = await here.service.views.position(table.id, None)
    [asked] = [table.seats[d.seat].user_id for d in public.waiting]
    assert asked is not None
    return table, asked, BOB.id if asked == ANN.id else ANN.id


@pytest.mark.parametrize("key", GAMES)
def test_other_hidden_cards_the_same_hint(key: str) -> None:
    rules = registry.rules(key)
    options = rules.options.model_validate(rules.meta.quick)
    for ply in islice(walk(rules, options, rules.meta.seats[-1], 5), 20, 200, 60):
        seat = ply.decisions[0].seat
        hints = []
        for state in (ply.state, rules.determinize(ply.state, seat, seeded(1))):
            thought = think(prepare(rules, state, seat, "usual", seeded(3)))
            hints.append(ways(rules, Point(0, state, rules.decisions(state)), seat, thought))
        assert hints[0]
        assert hints[0] == hints[1]


@pytest.mark.parametrize("key", GAMES)
def test_every_part_of_the_worth_has_words(key: str) -> None:
    rules, eye = registry.rules(key), judge(key)
    options = rules.options.model_validate(rules.meta.quick)
    words = presentation(key).texts([f"P{i}" for i in range(5)]).hints()
    assert words is not None
    parts: dict[str, None] = {}
    for ply in islice(walk(rules, options, rules.meta.seats[0], 6), 0, 4000, 40):
        view = rules.view(ply.state, 0)
        parts.update(dict.fromkeys(eye.worth(ply.state, 0)))
    assert [part for part in parts if not words.knows(part)] == []
    for part in parts:
        for gain in (1.0, -1.0):
            assert words.differs(part, gain, view, view)
        assert words.why(part).endswith(".")
    assert words.lesson(0)
    assert words.lesson(99) == ""


async def test_a_plan_becomes_a_draft_that_can_be_taken_back(both: Parlour) -> None:
    table, asked, _ = await begun(both)
    hints = both.service.hints
    wondering = await hints.ask(table.id, asked)
    assert wondering == await hints.ask(table.id, asked), "the same question again"
    hint = await hints.told(wondering, asked, think(wondering.task))
    way = hint.ways[0]
    assert way.draft
    stamp = wondering.table.stamp
    acted = await hints.take(table.id, asked, stamp, way.actions)
    assert acted.position.draft
    assert not acted.published
    after = acted.position.table
    assert after.seq == after.public_seq + way.draft
    with pytest.raises(Stale):
        await hints.take(table.id, asked, stamp, way.actions)
    with pytest.raises(Stale):
        await hints.told(wondering, asked, think(wondering.task))
    for _ in range(way.draft):
        acted = await both.service.playing.undo(table.id, asked, None)
    assert not acted.position.draft


async def test_no_hint_for_who_is_not_asked_or_where_hints_are_off(both: Parlour) -> None:
    table, _, other = await begun(both)
    with pytest.raises(Refusal) as refused:
        await both.service.hints.ask(table.id, other)
    assert refused.value.code == "hint_not_asked"
    await both.service.hosting.abandon(table.id, ANN.id)
    table, asked, _ = await begun(both, "off")
    with pytest.raises(Refusal) as refused:
        await both.service.hints.ask(table.id, asked)
    assert refused.value.code == "hints_off"
    with pytest.raises(Refusal) as refused:
        await both.service.lobbies.set_hints(table.id, ANN.id, "on")
    assert refused.value.code == "options_settled"
