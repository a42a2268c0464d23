"""The process dies at bad moments; the database is all that the next one has."""

from __future__ import annotations

import random
from functools import cache

import pytest

from bot.delivery.announcer import Announcer
from engine import registry
from engine.core import Action, Rng
from engine.players import UniformPlayer
from tables.model import turns
from tables.model.turns import Point
from tables.store import outbox_rows
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, words
from tests.witnesses import lost

GAME = "antike-duellum"
LIMIT = 60
SEEDS = range(26, 1_000)


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


@cache
def way_to(question: str) -> tuple[int, list[tuple[int, Action]]]:
    """A seed, and actions from the start to a question that is seldom asked."""
    rules = registry.rules(GAME)
    player = UniformPlayer()
    for seed in SEEDS:
        step = rules.setup(rules.options.model_validate({"turn_limit": LIMIT}), 2, seed)
        chance = Rng(seed)
        moves: list[tuple[int, Action]] = []
        while step.decisions and len(moves) < 400:
            [decision] = step.decisions
            if decision.kind == question:
                return seed, moves
            action = player.choose(None, decision, chance)
            moves.append((decision.seat, action))
            step = rules.apply(step.state, decision.seat, action, step.decisions)
    raise lost(f"a question of the kind {question}", f"2 players, seeds {SEEDS}")


async def drafted(world: World, rng: random.Random) -> tuple[Clicker, list[str]]:
    """A table with an unfinished turn; who takes it, and what their panel said."""
    await world.start("Ann", "Bob", options={"turn_limit": LIMIT})
    while True:
        [actor] = await world.asked()
        clicker = Clicker(world, actor, rng)
        panel = await world.open_panel(actor)
        found = clicker.units(panel)
        await clicker.press(panel, rng.choice(found))
        if (await world.table()).draft_seat is not None:
            panel = await world.open_panel(actor)
            return clicker, [p.label for p in presses(panel)]
        if (await world.asked()) == [actor]:
            await clicker.turn()


async def test_in_the_middle_of_a_draft(world: World) -> None:
    clicker, before = await drafted(world, random.Random(11))
    table = await world.table()
    posted = len(world.posted)

    await world.restart()

    assert await world.table() == table
    assert len(world.posted) == posted, "nothing is said twice"
    panel = await world.open_panel(clicker.actor)
    assert [p.label for p in presses(panel)] == before
    assert "Your turn so far" in words(panel)
    await world.press(clicker.actor, panel, "undo")
    assert (await world.table()).seq == table.seq - 1
    await clicker.turn()
    assert clicker.actor not in await world.asked()


@pytest.mark.sliced(10)
async def test_an_old_panel_works_after_a_restart(world: World) -> None:
    rng = random.Random(11)
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    panel = await world.open_panel(actor)
    version = (await world.table()).version
    await world.restart()
    clicker = Clicker(world, actor, rng)
    await clicker.press(panel, rng.choice(clicker.units(panel)))
    assert (await world.table()).version > version


async def test_an_old_public_button_works_after_a_restart(world: World) -> None:
    await world.start("Ann", "Bob")
    board = world.board()
    await world.restart()
    [actor] = await world.asked()
    answer = await world.press(actor, board, "turn")
    assert answer.response is not None
    assert presses(answer.response)


@pytest.mark.sliced
async def test_in_the_middle_of_a_fortress_question(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed, moves = way_to("fortress")
    monkeypatch.setattr("tables.service.secrets.randbits", lambda bits: seed)
    await world.start("Ann", "Bob", options={"turn_limit": LIMIT})
    await world.quickly(moves)
    table = await world.table()
    position = await world.service.views.position(table.id, None)
    assert [d.kind for d in position.waiting] == ["fortress"]
    [defender] = await world.asked()
    attacker = next(a for a in (world["Ann"], world["Bob"]) if a is not defender)
    pinged = world.pings(defender), world.pings(attacker)

    await world.restart()

    assert (world.pings(defender), world.pings(attacker)) == pinged
    answer = await world.press(attacker, world.board(), "turn")
    assert answer.response is not None
    assert not Clicker(world, attacker, random.Random(1)).units(answer.response)
    clicker = Clicker(world, defender, random.Random(1))
    await clicker.turn()
    assert defender not in await world.asked()
    assert world.pings(attacker) == pinged[1] + 1, "it is the attacker's turn again"


async def test_what_was_not_said_yet_is_said_after_the_restart(world: World) -> None:
    world.expected += ["outbox", "was not delivered"]
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    [other] = [a for a in (world["Ann"], world["Bob"]) if a is not actor]
    pinged = world.pings(other)
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", 500, times=None)
    await Clicker(world, actor, random.Random(1)).turn()
    assert world.pings(other) == pinged, "the server was down"

    world.wire.mend()
    await world.restart()
    await world.advance(60)
    assert world.pings(other) == pinged + 1


async def test_a_post_whose_answer_was_lost_is_not_doubled(world: World) -> None:
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    [other] = [a for a in (world["Ann"], world["Bob"]) if a is not actor]
    pinged, posted = world.pings(other), len(world.posted)
    world.wire.fail(
        "POST", f"/channels/{world.channel.id}/messages", TimeoutError, delivered=True, times=None
    )
    await Clicker(world, actor, random.Random(1)).turn()
    world.wire.mend()
    await world.restart()
    await world.advance(60)
    assert world.pings(other) == pinged + 1
    assert len(world.posted) == posted + 1


async def test_a_restart_after_the_nonce_is_forgotten_does_not_double_either(
    world: World,
) -> None:
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    posted = len(world.posted)
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", TimeoutError, delivered=True)
    await Clicker(world, actor, random.Random(1)).turn()
    world.wire.forget_nonces()
    await world.restart()
    await world.advance(600)
    assert len(world.posted) == posted + 1


@pytest.mark.sliced(10)
async def test_computer_seats_go_on_after_a_restart(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    await world.add_computer(ann)
    await world.press(ann, world.with_control("start"), "start")
    clicker = Clicker(world, ann, random.Random(2))
    for _ in range(12):
        panel = await world.open_panel(ann)
        await clicker.press(panel, clicker.rng.choice(clicker.units(panel)))
        await world.restart()
        assert await world.asked() == [ann]
    entries = await world.service.views.log((await world.table()).id, None)
    assert {e.seat for e in entries} >= {0, 1}


async def test_nothing_is_said_before_presses_are_heard(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start("Ann", "Bob")
    table = await world.table()
    left = turns.reminder(table, Point(table.public_seq, None, ()), (world["Ann"].id,))
    await world.service.store.write(lambda db: outbox_rows.announce(db, table.id, 0.0, [left]))
    wake, ready, pinged = Announcer.wake, [], world.pings(world["Ann"])

    def watched(self: Announcer) -> None:
        ready.append(world.bot.is_ready())
        wake(self)

    monkeypatch.setattr(Announcer, "wake", watched)
    await world.restart()
    assert ready
    assert all(ready)
    assert world.pings(world["Ann"]) == pinged + 1
