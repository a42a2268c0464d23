"""A ping leads somewhere: no message that has pinged somebody is ever deleted, and who is due is
pinged once."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import registry
from engine.core import Rng
from engine.players import UniformPlayer
from tests.bot.e2e.test_orders import begun
from tests.bot.simulated import World, presses, words
from tests.kernel.toy_words import Attack, Done, Draw

BELFORT = "belfort"


async def answer(world: World, chance: Rng) -> int | None:
    """One random answer of somebody who is asked; their seat, None if the game is over."""
    table = await world.table()
    rules = registry.rules(table.game)
    loaded = await world.service.keeper.load(table.id)
    here = await world.service.keeper.steps.head(loaded, rules)
    if not here.decisions:
        return None
    decision = here.decisions[chance.below(len(here.decisions))]
    if table.draft_seat is not None:
        decision = next(d for d in here.decisions if d.seat == table.draft_seat)
    view = rules.view(here.state, decision.seat)
    await world.quickly([(decision.seat, UniformPlayer().choose(view, decision, chance))])
    return decision.seat


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_a_game_of_belfort_has_no_dead_ping(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Placement asks everybody in turn, all in the middle of one story."""
    monkeypatch.setattr("tables.service.secrets.randbits", random.Random(4).getrandbits)
    table = await world.start("Ann", "Bob", "Chloe", game=BELFORT)
    chance, looked = Rng(4), 0
    waiting = Counter[int]()
    while (await world.table()).status == "running":
        for post in world.posted[looked:]:
            waiting.update(post.pinged)
        looked = len(world.posted)
        assert max(waiting.values(), default=0) <= 1, (
            "nobody is pinged twice for what they have not answered"
        )
        asked = {actor.id for actor in await world.asked()}
        assert asked <= set(waiting), "whoever is asked was pinged"
        seat = await answer(world, chance)
        assert seat is not None
        user = table.seats[seat].user_id
        assert user is not None
        if user not in {actor.id for actor in await world.asked()}:
            del waiting[user]
    here = {message.id: message for message in world.messages()}
    pinged = [p for p in world.posted if p.pinged and p.channel_id == world.channel.id]
    assert len(pinged) > 20
    dead = [post for post in pinged if post.id not in here]
    assert dead == []
    for post in pinged:
        said = words(here[post.id])
        assert "This is settled." in said
        assert all(f"<@{user}>" in said for user in post.pinged)
    lines = [here[p.id] for p in pinged if words(here[p.id]).startswith("-# Asked here:")]
    assert len(lines) > len(pinged) / 3, "most of it was asked in the middle of a turn"
    assert all(len(line.components) == 1 and not line.attachments for line in lines)


def said_by(world: World, number: int) -> str:
    """What a message of the channel says now."""
    [found] = [m for m in world.messages() if m.id == number]
    return words(found)


@pytest.mark.usefixtures("plain_pictures", "toy")
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_question_that_is_over_says_so_in_one_line(
    world: World, *, restarted: bool
) -> None:
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2))])
    question = world.board()
    assert world.posted[-1].pinged == (world["Chloe"].id,)
    if restarted:
        await world.restart()
    await world.quickly([(2, Done())])
    assert said_by(world, question.id) == (
        f"-# Asked here: <@{world['Chloe'].id}>. This is settled."
    )
    [left] = [m for m in world.messages() if m.id == question.id]
    assert presses(left) == []


@pytest.mark.usefixtures("plain_pictures", "toy")
@pytest.mark.parametrize("restarted", [False, True])
async def test_what_is_still_asked_leads_to_the_newest_message(
    world: World, *, restarted: bool
) -> None:
    """A message without a ping takes the place of the one that has pinged, because Discord takes
    no edit of its picture."""
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2)), (2, Done())])
    old = world.board()
    assert world.posted[-1].pinged == (world["Bob"].id,)
    route = f"/channels/{world.channel.id}/messages/*"
    for brings in (True, False):
        world.wire.fail("PATCH", route, 400, code=50035, times=None, files=brings)
    await world.quickly([(1, Draw())])
    newest = world.board()
    assert newest.id != old.id
    assert not world.posted[-1].pinged, "he was pinged for it already"
    bob = f"<@{world['Bob'].id}>"
    address = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{newest.id}"
    assert said_by(world, old.id) == (
        f"-# Still asked: {bob}. [The newest message]({address}) says what."
    )
    world.wire.mend()
    if restarted:
        await world.restart()
    chance = Rng(1)
    while (await world.table()).told_asked == (1,):
        await answer(world, chance)
    assert said_by(world, old.id) == f"-# Asked here: {bob}. This is settled."
