"""What somebody learns alone is written to them, once, when their turn is over."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.widgets.words import Speech
from engine.core import Rules
from tables.model.outgoing import Hand
from tables.store.outbox_rows import announce
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated, words


@pytest.fixture
async def world(
    tmp_path: Path, toy: Rules[Any], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    monkeypatch.setattr(type(toy), "meta", replace(toy.meta, hands=True))
    async with simulated(tmp_path) as world:
        world.service.repository.new_seed = count(1).__next__
        yield world


def dms(world: World, actor: MemberActor) -> list[ResponseMessage]:
    """What the bot has written to somebody, oldest first."""
    dm = world.env.backend.get_dm_channel(actor.id)
    stored = world.env.backend.messages.get(dm.id, {})
    found = [ResponseMessage(world.env, m) for m in sorted(stored.values(), key=lambda m: m.id)]
    return [m for m in found if not m.ephemeral]


async def press(world: World, actor: MemberActor, label: str) -> None:
    panel = await world.open_panel(actor)
    first = next(p for p in presses(panel) if p.label.startswith(label))
    await actor.click(panel, custom_id=first.custom_id)


async def draw(world: World, actor: MemberActor) -> None:
    """A whole turn in which somebody draws two cards, and discards what is too many."""
    await press(world, actor, "Draw")
    while actor in await world.asked():
        await press(world, actor, "Discard")


async def started(world: World) -> tuple[MemberActor, MemberActor]:
    """Both have kept a card; who is asked, and the other."""
    await world.start("Ann", "Bob", game="skirmish", options={"turns": 12})
    for name in ("Ann", "Bob"):
        await press(world, world[name], "Keep")
    (now,) = await world.asked()
    return now, world["Bob"] if now.id == world["Ann"].id else world["Ann"]


async def rows(world: World) -> list[tuple[str, str, int]]:
    sql = "SELECT kind, state, attempts FROM outbox WHERE kind = 'hand' ORDER BY id"
    return await world.service.store.read(lambda db: [tuple(r) for r in db.execute(sql)])


async def test_new_cards_are_sent_once_after_the_turn(world: World) -> None:
    now, other = await started(world)
    before, others = len(dms(world, now)), len(dms(world, other))
    await draw(world, now)
    found = dms(world, now)
    assert len(found) == before + 1
    assert len(dms(world, other)) == others
    position = await world.service.views.position(1, now.id)
    mine = position.view.players[position.viewer].hand
    secrets = [line for line in words(found[-1]).splitlines() if "You get" in line]
    assert any(card in line for card in mine for line in secrets)
    assert found[-1].attachments == [], "the hand is behind the button"
    assert [p.parsed.op for p in presses(found[-1])] == ["hand"]
    assert await rows(world) == [("hand", "sent", 1)] * (len(found) + others)


async def test_no_direct_message_while_the_turn_goes_on(world: World) -> None:
    await world.start("Ann", "Bob", game="skirmish", options={"turns": 12})
    assert dms(world, world["Ann"]) == []
    await press(world, world["Ann"], "Keep")
    assert len(dms(world, world["Ann"])) == 1
    assert dms(world, world["Bob"]) == []


@pytest.mark.sliced(10)
async def test_a_direct_message_tells_what_is_new_and_nothing_twice(world: World) -> None:
    now, other = await started(world)
    for actor in (now, other, now):
        await draw(world, actor)
    table = await world.table()
    log = await world.service.views.log(table.id, now.id)
    got = [Speech(table).rich.event(e) for entry in log for e in entry.events if e.kind == "got"]
    told = [line.removeprefix("-# ") for m in dms(world, now) for line in words(m).splitlines()]
    assert [line for line in told if line.startswith("You get")] == got
    assert not any(word in line for line in told for word in ("Your hand", "discards"))


async def test_a_turn_that_taught_nothing_brings_no_direct_message(world: World) -> None:
    now, _ = await started(world)
    before = len(dms(world, now))
    table = await world.table()
    seat = table.seat_of(now.id)
    assert seat is not None

    def owed(db: Any) -> None:
        said = Hand(seat=seat, user=now.id, from_seq=table.public_seq, to_seq=table.public_seq)
        announce(db, table.id, 0.0, [said])

    await world.service.store.write(owed)
    world.bot.announcer.wake()
    await world.all_said()
    assert len(dms(world, now)) == before
    assert (await rows(world))[-1] == ("hand", "sent", 1)


@pytest.mark.sliced(10)
async def test_nobody_is_written_to_about_a_seat_that_is_not_theirs(world: World) -> None:
    """The seat has changed hands since, and what was learnt in it is its new player's."""
    now, other = await started(world)
    table = await world.table()
    seat = table.seat_of(now.id)
    assert seat is not None
    said = Hand(seat=seat, user=other.id, from_seq=0, to_seq=table.public_seq)
    before = len(dms(world, other))
    await world.service.store.write(lambda db: announce(db, table.id, 0.0, [said]))
    world.bot.announcer.wake()
    await world.all_said()
    assert (await rows(world))[-1] == ("hand", "sent", 1)
    assert len(dms(world, other)) == before


async def test_the_button_of_a_direct_message_shows_the_hand_of_now(world: World) -> None:
    now, _ = await started(world)
    await draw(world, now)
    result = await world.press(now.user, dms(world, now)[-1], "hand")
    assert result.response is not None
    assert "Your hand" in words(result.response)


@pytest.mark.sliced(10)
async def test_closed_direct_messages_hold_up_nothing(world: World) -> None:
    now, other = await started(world)
    world.close_dms(now)
    pings = world.pings(other)
    await draw(world, now)
    assert other in await world.asked()
    assert world.pings(other) == pings + 1
    assert (await rows(world))[-1] == ("hand", "given up", 1)
    panel = await world.open_panel(now)
    assert "I cannot send you direct messages" in words(panel)
    assert "I cannot send you direct messages" not in words(await world.open_panel(other))
    world.wire.mend()
    await draw(world, other)
    await draw(world, now)
    assert "I cannot send you direct messages" not in words(await world.open_panel(now))


@pytest.mark.parametrize(("code", "state"), [(40003, "sent"), (20026, "given up")])
async def test_other_refusals_say_nothing_of_who_takes_direct_messages(
    world: World, code: int, state: str
) -> None:
    world.expected.append("is given up")
    now, _ = await started(world)
    dm = world.env.backend.get_dm_channel(now.id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", 403, code=code)
    await draw(world, now)
    await world.advance(5)
    assert (await rows(world))[-1][:2] == ("hand", state)
    assert "I cannot send you direct messages" not in words(await world.open_panel(now))


async def test_a_direct_message_whose_answer_was_lost_is_not_doubled(world: World) -> None:
    now, _ = await started(world)
    before = len(dms(world, now))
    dm = world.env.backend.get_dm_channel(now.id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", ConnectionError, delivered=True)
    await draw(world, now)
    world.wire.forget_nonces()
    await world.advance(5)
    assert len(dms(world, now)) == before + 1
    assert (await rows(world))[-1] == ("hand", "sent", 2)


@pytest.mark.sliced(10)
async def test_a_failing_direct_message_is_given_up_soon(world: World) -> None:
    world.expected.append("is given up")
    now, other = await started(world)
    dm = world.env.backend.get_dm_channel(now.id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", 503, times=None)
    await draw(world, now)
    for _ in range(4):
        await world.advance(40)
    assert (await rows(world))[-1] == ("hand", "given up", 4)
    await draw(world, other)
    assert (await rows(world))[-1] == ("hand", "sent", 1)


@pytest.mark.sliced(10)
async def test_what_is_owed_survives_a_restart(world: World) -> None:
    await world.start("Ann", "Bob", game="skirmish", options={"turns": 12})
    await world.restart()
    await press(world, world["Ann"], "Keep")
    assert len(dms(world, world["Ann"])) == 1


async def test_a_seat_that_was_given_away_is_not_written_to(world: World) -> None:
    await world.start("Ann", "Bob", game="skirmish", options={"turns": 12})
    await world.give_seat(world["Ann"], 2, world["Chloe"])
    before = [dm.id for dm in dms(world, world["Bob"])]
    await press(world, world["Chloe"], "Keep")
    assert [dm.id for dm in dms(world, world["Bob"])] == before
    assert len(dms(world, world["Chloe"])) == 1


async def test_games_without_hands_send_nothing(
    world: World, toy: Rules[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(toy), "meta", replace(toy.meta, hands=False))
    now, _ = await started(world)
    await draw(world, now)
    assert await rows(world) == []


@pytest.mark.sliced
async def test_computers_are_not_written_to(world: World) -> None:
    first = world["Ann"]
    await first.slash(world.channel, "game new", game="skirmish")
    await world.add_computer(first)
    await world.press(first, world.with_control("start"), "start")
    await Clicker(world, first, random.Random(3)).turn()
    users = await world.service.store.read(
        lambda db: {r[0] for r in db.execute("SELECT data FROM outbox WHERE kind = 'hand'")}
    )
    assert users
    assert all(f'"user":{first.id},' in data for data in users)
