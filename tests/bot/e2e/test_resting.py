"""Questions that may be answered within a minute are posted after it, if they are still open."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine import registry
from engine.core import Rng
from tables.model import poker_face
from tables.store.connection import Connection
from tests.bench.human import Keen
from tests.bot.e2e.test_calls import letters
from tests.bot.e2e.test_orders import begun, waiting
from tests.bot.simulated import World, words
from tests.bot.ways import set_face
from tests.kernel.toy_words import Attack, Done, Explore
from tests.witnesses import lost

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
HIGH = poker_face.PACE[1]
TRIO = ("Ann", "Bob", "Chloe")
GAME = "tta-new-story"


def channel(world: World, after: int) -> list[Any]:
    """What was posted in the channel since."""
    return [p for p in world.posted[after:] if p.channel_id == world.channel.id]


async def test_a_question_that_stays_open_is_posted_after_a_minute(world: World) -> None:
    await begun(world)
    before = len(world.posted)
    await world.quickly([(0, Attack(1))])
    assert channel(world, before) == []
    assert (await world.table()).announced_asked == (0,)
    await world.advance(HIGH - 5)
    assert channel(world, before) == []
    await world.advance(10)
    [post] = channel(world, before)
    assert post.pinged == ()
    assert f"<@{world['Bob'].id}>" in words(world.board())
    assert (await world.table()).announced_asked == (1,)
    await world.quickly([(1, Done())])
    assert [p.pinged for p in channel(world, before)[1:]] == [(world["Bob"].id,)], "his own turn"


async def test_what_is_answered_in_time_is_told_by_the_next_board(world: World) -> None:
    await begun(world)
    before = len(world.posted)
    await world.quickly([(0, Attack(1)), (1, Done())])
    assert (1, "defend") in await waiting(world)
    await world.advance(HIGH + 5)
    [post] = channel(world, before)
    assert post.pinged == (world["Bob"].id,)
    assert "attacks" in words(world.board()).lower()


async def test_a_restart_in_between_loses_nothing(world: World) -> None:
    await begun(world)
    before = len(world.posted)
    await world.quickly([(0, Explore())])
    await world.restart()
    await world.advance(HIGH + 5)
    assert [p.pinged for p in channel(world, before)] == [()]
    assert (await world.table()).announced_asked == (1,)


async def test_what_else_is_said_comes_behind_it(world: World) -> None:
    await begun(world)
    before = len(world.posted)
    await world.quickly([(0, Attack(1))])
    await set_face(world, world["Ann"], False)
    assert len(channel(world, before)) == 2, "the question, and the notice"
    assert (await world.table()).announced_asked == (1,)


@pytest.mark.sliced(10)
@pytest.mark.parametrize("there", [False, True])
async def test_whose_turn_goes_on_is_called_back_alone_if_away(
    world: World, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """The table is not told twice whose turn it is; who goes on with it needs no letter."""
    monkeypatch.setattr("tables.service.secrets.randbits", lambda bits: 7)
    world.pace = world.service.auto_responses.pace = poker_face.PACE
    table = await world.start(*TRIO, game=GAME)
    for name in TRIO:
        await world.service.default_answers.take(table.id, world[name].id)
    seat = await until_called_back(world, table.id)
    name, before = TRIO[seat], len(world.posted)
    rules, repository = registry.rules(GAME), world.service.repository
    if there:
        here = await repository.steps.head(await repository.load(table.id), rules)
        view = rules.view(here.state, seat)
        await world.quickly([(seat, Keen().choose(view, here.decisions[0], Rng(1)))])
    had = len(letters(world, name))
    await world.advance(180)
    assert len(letters(world, name)) == had + (not there)
    if not there:
        assert channel(world, before) == []


def _found(db: Connection, query: str, at: float) -> bool:
    return db.execute(query, {"at": at}).fetchone() is not None


async def until_called_back(world: World, table_id: int) -> int:
    """Play until somebody's turn goes on after an answer that came in time; whose turn it is."""
    rules, repository, player, chance = (
        registry.rules(GAME),
        world.service.repository,
        Keen(),
        Rng(1),
    )
    query = "SELECT 1 FROM outbox WHERE kind = 'call' AND state = 'pending' AND due_at > :at"
    for _ in range(400):
        found = partial(_found, query=query, at=world.now())
        if await world.service.store.read(found):
            position = await world.service.views.position(table_id, None)
            return position.waiting[0].seat
        loaded = await repository.load(table_id)
        [decision] = (await repository.steps.head(loaded, rules)).decisions
        own = await world.service.orders.own_orders(table_id, world[TRIO[decision.seat]].id)
        if own.answering is not None or own.held is not None:
            await world.advance(HIGH + 5)
            continue
        here = await repository.steps.head(loaded, rules)
        view = rules.view(here.state, decision.seat)
        await world.quickly([(decision.seat, player.choose(view, decision, chance))])
    raise lost("somebody who is called back", f"400 answers of {GAME}, seed 1")
