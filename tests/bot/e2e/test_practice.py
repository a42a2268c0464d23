"""A turn of a finished game, tried again at a private table against computers."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.widgets.ids import ControlId
from engine import registry
from tables.maintenance import doctor
from tables.model.errors import UserError
from tables.store import step_rows
from tests.bot.e2e.test_review import over, reviewed
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import Press, World, presses, there, words

pytestmark = [pytest.mark.usefixtures("plain_pictures"), pytest.mark.sliced(10)]


async def healthy(world: World) -> None:
    """Nothing is wrong with what is stored."""
    await world.all_said()
    assert doctor.examine(world.where, registry.rules).findings == []


def buttons(result: Any, op: str) -> list[Press]:
    return [p for p in presses(result.response) if p.parsed.op == op]


def private_threads(world: World) -> list[ChannelHandle]:
    found: list[ChannelHandle] = []
    for thread in world.channel.threads:
        kind = world.env.backend.channels[thread.id].type
        if int(kind) == discord.ChannelType.private_thread.value:
            found.append(thread)
    return found


async def own_turn(world: World, name: str = "Ann") -> str:
    """The button for one of a person's turns in the finished game of the channel."""
    game = await world.table()
    authors = await world.service.store.read(
        lambda db: step_rows.authors(db, game.id, game.public_seq)
    )
    own = [step.seq for step in authors if step.user_id == world[name].id]
    return str(ControlId("practice", game.id, (str(own[3] - 1),)))


async def practice(world: World) -> ChannelHandle:
    """The thread of Ann's practice table for one of her turns."""
    await over(world)
    answer = await forged(world, world["Ann"], await own_turn(world))
    assert "Your practice table is ready" in everything(answer)
    assert there(answer.response).ephemeral
    [thread] = private_threads(world)
    return thread


async def test_every_told_turn_can_be_tried_again(world: World) -> None:
    review = await reviewed(world, "Ann", await over(world))
    tries, boards = buttons(review, "practice"), buttons(review, "past")
    assert 1 <= len(tries) == len(boards) <= 3
    assert [p.parsed.args[0] for p in tries] == [p.parsed.args[1] for p in boards]
    assert {p.label for p in tries} == {"Try it from here"}
    shown = there(review.response)
    answer = await world["Ann"].click(shown, custom_id=tries[0].custom_id)
    assert "Your practice table is ready" in words(answer.response)
    [thread] = private_threads(world)
    table = await world.table(thread)
    assert table.origin is not None
    assert str(table.origin.seq) == tries[0].parsed.args[0]


async def test_the_player_sits_alone_with_computers_where_nobody_else_looks(world: World) -> None:
    thread = await practice(world)
    table, ann, backend = await world.table(thread), world["Ann"], world.env.backend
    assert table.status == "running"
    assert table.users(tuple(range(len(table.seats)))) == (ann.id,)
    assert {seat.level for seat in table.seats if seat.computer} == {"good"}
    assert [actor.id for actor in await world.asked(thread)] == [ann.id]
    members = backend.channels[thread.id].thread_members
    assert set(members) == {ann.id, backend.bot_user.id}
    said = "\n".join(words(message) for message in world.messages(thread))
    assert "this is a practice table" in said
    assert "nobody's real hand is here" in said
    assert "sealed" not in said.lower(), "it has no deal that could be sealed"
    assert "practice" not in "\n".join(words(message) for message in world.messages())
    # Nobody else finds it: not by its number, and not in a list.
    bob = await world["Bob"].slash(world.channel, "board", table=table.id)
    assert f"I know no table {table.id}" in everything(bob)
    assert await world.service.views.tables_on(world.guild.id) == []
    assert await world.service.open_tables.on(world.guild.id) == []
    await healthy(world)


async def test_the_world_looks_the_same_and_holds_other_hidden_cards(world: World) -> None:
    thread = await practice(world)
    table = await world.table(thread)
    assert table.origin is not None
    rules = registry.rules(table.game)
    game = await world.service.views.table(table.origin.table_id)
    rebuild = world.service.repository.steps.rebuild
    real = (await rebuild(game, rules, table.origin.seq)).state
    dealt = (await rebuild(table, rules, 0)).state
    seat = table.seat_of(world["Ann"].id)
    assert rules.view(real, seat) == rules.view(dealt, seat)
    assert real.rng != dealt.rng


async def test_the_same_turn_leads_to_the_same_table(world: World) -> None:
    thread = await practice(world)
    again = await forged(world, world["Ann"], await own_turn(world))
    assert "You are trying this turn already" in everything(again)
    assert str(thread.id) in everything(again)
    assert len(private_threads(world)) == 1


async def test_it_is_closed_at_any_time_by_its_player_alone(world: World) -> None:
    thread = await practice(world)
    ann = world["Ann"]
    assert presses(await world.open_panel(ann, thread)), "Ann can take her turn"
    table = await world.table(thread)
    close = str(ControlId("endpractice", table.id))
    stranger = await forged(world, world["Bob"], close)
    assert "abandon" not in [p.parsed.op for p in presses(stranger.response)]
    notice = world.with_control("endpractice", thread)
    sure = await world.press(ann, notice, "endpractice")
    assert there(sure.response).ephemeral
    assert (await world.table(thread)).status == "running", "nothing is lost by accident"
    await world.press(ann, sure.response, "abandon")
    assert (await world.table(thread)).status == "abandoned"
    assert await world.service.results.of_game(table.id) is None
    late = await forged(world, ann, close)
    assert "abandon" not in [p.parsed.op for p in presses(late.response)]
    await healthy(world)


async def test_its_end_offers_the_same_turn_once_more(world: World) -> None:
    thread = await practice(world)
    home, world.channel = world.channel, thread
    await play_to_the_end(world, [Clicker(world, world["Ann"], random.Random(4))])
    await world.all_said()
    assert (await world.table(thread)).status == "finished"
    end = world.with_control("practice", thread)
    ops = [p.parsed.op for p in presses(end)]
    assert "again" not in ops, "an ordinary game is not begun here"
    assert "recordof" not in ops, "no record knows of it"
    again = await world.press(world["Ann"], end, "practice")
    assert "Your practice table is ready" in everything(again)
    world.channel = home
    assert len(private_threads(world)) == 2
    log = await world["Ann"].slash(thread, "game log", step=0)
    assert log.acknowledged
    await healthy(world)


async def test_nobody_tries_the_turns_of_others(world: World) -> None:
    """Also not with a forged button."""
    await over(world)
    mine = await own_turn(world)
    game = await world.table()
    assert "your own turns" in everything(await forged(world, world["Bob"], mine))
    await forged(world, world["Chloe"], mine)
    await forged(world, world["Ann"], str(ControlId("practice", game.id, ("999999",))))
    await forged(world, world["Ann"], str(ControlId("practice", 999999, ("3",))))
    assert private_threads(world) == []


@pytest.mark.parametrize("lacking", ["create_private_threads", "send_messages_in_threads"])
async def test_without_permission_there_is_a_sentence_and_no_thread(
    world: World, lacking: str
) -> None:
    await over(world)
    mine = await own_turn(world)
    world.forbid(world.channel, **{lacking: False})
    result = await forged(world, world["Ann"], mine)
    assert lacking.replace("_", " ").title() in everything(result)
    assert private_threads(world) == []


async def test_members_who_may_not_write_in_threads_get_none(world: World) -> None:
    await over(world)
    mine = await own_turn(world)
    world.forbid_member(world["Ann"], world.channel, send_messages_in_threads=False)
    assert "Send Messages In Threads" in everything(await forged(world, world["Ann"], mine))
    assert private_threads(world) == []


async def test_a_thread_that_cannot_be_used_is_taken_away(world: World) -> None:
    await over(world)
    mine = await own_turn(world)
    world.wire.fail("PUT", "*thread-members*", 500, times=None)
    await forged(world, world["Ann"], mine)
    assert private_threads(world) == []
    world.wire.mend()
    assert "practice table is ready" in everything(await forged(world, world["Ann"], mine))


async def test_a_start_that_was_cut_off_goes_on_with_the_next_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(world)
    mine = await own_turn(world)

    async def stopped(table_id: int) -> None:
        raise UserError("lost_position")

    with monkeypatch.context() as broken:
        broken.setattr(world.service.practice, "begin", stopped)
        await forged(world, world["Ann"], mine)
    [thread] = private_threads(world)
    assert (await world.table(thread)).status == "lobby"
    await forged(world, world["Ann"], mine)
    assert (await world.table(thread)).status == "running"
    assert len(private_threads(world)) == 1
