"""Closing a rated game by consent, as people do it: commands, buttons, pings, restarts."""

from __future__ import annotations

import pytest
from simcord import ResponseMessage

from engine import registry
from tables.maintenance import doctor
from tables.model.clock import HOUR
from tables.model.competitions import NO_HOST
from tables.model.table import Table
from tests.bot.e2e.test_gathering import opened
from tests.bot.e2e.test_rated import manager
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import World, presses, words

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
GAME = "skirmish"
ASKED = "without a result"


async def begun(world: World, *others: str) -> Table:
    """A rated game of Ann with others begins."""
    await opened(world, *others, game=GAME)
    table = await world.table()
    await world.service.lobbies.set_rated(table.id, world["Ann"].id, True)
    await world.press(world["Ann"], world.with_control("start"), "start")
    return await world.table()


async def ask(world: World, name: str) -> ResponseMessage:
    """Somebody asks the others; the public question."""
    page = await world[name].slash(world.channel, "host close")
    await world.press(world[name], page.response, "closeask")
    return world.with_control("closeagree")


def question(world: World) -> str:
    """The newest question, over or not."""
    return [words(m) for m in world.messages() if ASKED in words(m)][-1]


@pytest.mark.sliced(10)
async def test_all_agree_and_the_table_is_closed(world: World) -> None:
    table = await begun(world, "Bob", "Chloe")
    page = await world["Bob"].slash(world.channel, "host close")
    sure = words(page.response)
    assert f"<@{world['Ann'].id}> and <@{world['Chloe'].id}> all have to agree" in sure
    assert "I tell nobody who agreed or refused" in sure
    names = ("Ann", "Bob", "Chloe")
    before = [world.pings(world[name]) for name in names]
    asked = await world.press(world["Bob"], page.response, "closeask")
    assert "I have asked in" in words(asked.response)
    message = world.with_control("closeagree")
    after = [world.pings(world[name]) for name in names]
    assert after == [before[0] + 1, before[1], before[2] + 1], "who asks is not pinged"
    answer = await world.press(world["Ann"], message, "closeagree")
    assert "You have agreed" in everything(answer)
    assert answer.ephemeral
    assert "1 of 2 has agreed" in question(world)
    assert (await world.table()).status == "running"
    last = await world.press(world["Chloe"], message, "closeagree")
    assert "The game is closed" in everything(last)
    assert (await world.table()).status == "abandoned"
    assert "**Closed.** Everybody agreed." in question(world)
    assert not any(p.parsed.op == "closeagree" for m in world.messages() for p in presses(m))
    said = [words(m) for m in world.messages()]
    assert any("All players agreed to close this game" in one for one in said)
    log = await world["Ann"].slash(world.channel, "game log")
    assert "All players agreed to close this game" in words(log.response)
    assert await world.service.results.of_game(table.id) is None
    assert doctor.examine(world.where, registry.rules).findings == []


@pytest.mark.sliced(10)
async def test_one_refuses_and_nobody_learns_who(world: World) -> None:
    await begun(world, "Bob", "Chloe")
    message = await ask(world, "Ann")
    await world.press(world["Bob"], message, "closeagree")
    refused = await world.press(world["Chloe"], message, "closerefuse")
    assert "You have refused" in everything(refused)
    assert refused.ephemeral
    assert "**Refused.** The game goes on." in question(world)
    assert f"<@{world['Chloe'].id}>" not in question(world)
    assert (await world.table()).status == "running"
    again = await world["Bob"].slash(world.channel, "host close")
    assert "You can all be asked again in" in everything(again)


@pytest.mark.sliced(10)
async def test_strangers_the_asker_and_a_copy_of_the_question(world: World) -> None:
    await begun(world, "Bob", "Chloe")
    message = await ask(world, "Ann")
    for op in ("closeagree", "closerefuse", "closewithdraw"):
        assert "no seat" in everything(await world.press(world["Dimitri"], message, op))
    own = await world.press(world["Ann"], message, "closeagree")
    assert "asked this yourself" in everything(own)
    assert "Only the player" in everything(
        await world.press(world["Bob"], message, "closewithdraw")
    )
    copy = await world["Bob"].slash(world.channel, "host close")
    agreed = await world.press(world["Bob"], copy.response, "closeagree")
    assert "You have agreed" in words(agreed.response)
    assert "1 of 2 has agreed" in question(world)
    await world.press(world["Ann"], message, "closewithdraw")
    assert "**Withdrawn.**" in question(world)
    late = await world.press(world["Chloe"], message, "closeagree") if presses(message) else None
    assert late is None or "was withdrawn" in everything(late)


@pytest.mark.sliced(10)
async def test_from_the_page_that_asks_how_one_wants_to_leave(world: World) -> None:
    await begun(world, "Bob")
    page = await world["Bob"].slash(world.channel, "game leave")
    assert "closed without a result" in words(page.response)
    sure = await world.press(world["Bob"], page.response, "closing")
    assert f"<@{world['Ann'].id}> has to agree" in words(sure.response)
    assert "I tell nobody" not in words(sure.response), "of two players the other one knows"
    await world.press(world["Bob"], sure.response, "closeask")
    await world.press(world["Ann"], world.with_control("closeagree"), "closeagree")
    assert (await world.table()).status == "abandoned"


@pytest.mark.sliced(10)
async def test_a_restart_between_the_answers_and_the_end_of_its_time(world: World) -> None:
    await begun(world, "Bob", "Chloe")
    message = await ask(world, "Ann")
    await world.press(world["Bob"], message, "closeagree")
    await world.restart()
    assert (await world.table()).status == "running"
    await world.service.store.write(
        lambda db: db.execute("UPDATE close_requests SET lapses_at = at")
    )
    await world.advance(0.2 * HOUR)
    assert "**Expired**" in question(world)
    message = await ask(world, "Chloe")
    await world.restart()
    for name in ("Ann", "Bob"):
        await world.press(world[name], message, "closeagree")
    assert (await world.table()).status == "abandoned"


async def test_where_nobody_else_plays_it_is_closed_at_once(world: World) -> None:
    table = await begun(world, "Bob")
    with world.env._bot_scope():
        await world.service.seats.leave_game(table.id, world["Bob"].id)
    await world.env.settle()
    page = await world["Ann"].slash(world.channel, "host close")
    assert "nobody has to agree" in words(page.response)
    done = await world.press(world["Ann"], page.response, "closeask")
    assert "The game is closed" in words(done.response)
    assert (await world.table()).status == "abandoned"


async def test_who_may_close_it_without_asking(world: World) -> None:
    await begun(world, "Bob")
    stranger = await world["Chloe"].slash(world.channel, "host close")
    assert "host" in everything(stranger)
    page = await manager(world).slash(world.channel, "host close")
    assert any(p.parsed.op == "abandon" for p in presses(page.response))


async def test_a_game_of_a_competition_is_closed_by_a_manager(world: World) -> None:
    await begun(world, "Bob")
    await world.service.store.write(
        lambda db: db.execute("UPDATE games SET host_id = :nobody", {"nobody": NO_HOST})
    )
    refused = await world["Bob"].slash(world.channel, "host close")
    assert "belongs to a season or a tournament" in everything(refused)
    page = await world["Bob"].slash(world.channel, "game leave")
    assert not any(p.parsed.op == "closing" for p in presses(page.response))


async def test_a_channel_that_takes_no_messages(world: World) -> None:
    """Everybody who is asked reads it in private, and the button there leads to the question."""
    await begun(world, "Bob")
    page = await world["Ann"].slash(world.channel, "host close")
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", 403, code=50013, times=None)
    await world.press(world["Ann"], page.response, "closeask")
    await world.advance(0.1 * HOUR)
    private = world.messages(world.env.backend.get_dm_channel(world["Bob"].id))
    [told] = [message for message in private if "asks the others to close" in words(message)]
    shown = await world.press(world["Bob"].user, told, "closing")
    assert ASKED in words(shown.response)
    await world.press(world["Bob"].user, shown.response, "closeagree")
    assert (await world.table()).status == "abandoned"
