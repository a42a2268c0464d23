"""Computers that think, as people at a table meet them."""

from __future__ import annotations

import random

import pytest

from tables.model.clock import HOUR
from tests.bot.players import Clicker
from tests.bot.simulated import World, words
from tests.bot.ways import is_back, resign, set_clock

GAME = "tzolkin"


@pytest.mark.sliced(10)
@pytest.mark.usefixtures("plain_pictures")
async def test_a_game_against_two_levels_through_a_restart(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    await world.add_computer(ann, "beginner")
    await world.add_computer(ann, "normal")
    lobby = words(world.with_control("start"))
    assert "Computer (beginner)" in lobby
    assert "Computer (normal)" in lobby
    await world.press(ann, world.with_control("start"), "start")
    await world.bot.search_pool.settled()
    clicker = Clicker(world, ann, random.Random(4))
    for turn in range(3):
        assert [a.id for a in await world.asked()] == [ann.id]
        await clicker.turn()
        if turn == 1:
            await world.restart()
        await world.bot.search_pool.settled()
    table = await world.table()
    told = words(world.board())
    assert "Computer (beginner)" in told
    assert table.announced_seq == table.public_seq
    await resign(world, ann)


@pytest.mark.usefixtures("plain_pictures")
async def test_who_thinks_is_named_as_the_one_the_table_waits_for(world: World) -> None:
    """Until it has answered, nothing is posted."""
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    await world.add_computer(ann, "good")
    await world.press(ann, world.with_control("start"), "start")
    await world.bot.search_pool.settled()
    before = len(world.messages())
    clicker = Clicker(world, ann, random.Random(4))
    await clicker.turn()
    await world.bot.search_pool.settled()
    assert [a.id for a in await world.asked()] == [ann.id]
    assert len(world.messages()) <= before + 1, "one post for both turns"


@pytest.mark.usefixtures("plain_pictures")
async def test_a_caretaker_plays_says_so_and_hands_back(world: World) -> None:
    await world.start("Ann", "Bob")
    [gone] = await world.asked()
    name, other = ("Ann", world["Bob"]) if gone.id == world["Ann"].id else ("Bob", world["Ann"])
    await set_clock(world, world["Ann"], move=5, fallback="caretaker")
    await world.advance(5.5 * HOUR)
    await world.bot.search_pool.settled()
    await world.all_said()
    assert [a.id for a in await world.asked()] == [other.id]
    told = [words(m) for m in world.messages()]
    assert any("A caretaker now plays carefully for them" in text for text in told)
    assert f"A caretaker played carefully for {name}" in words(world.board())
    assert "(caretaker)" in words(world.board())
    follows = [line for line in words(world.board()).splitlines() if "Turn 2:" in line]
    assert not any("(caretaker)" in line for line in follows), "nobody chose whose turn it is"
    pinged = world.pings(gone)
    await Clicker(world, other, random.Random(4)).turn()
    await world.bot.search_pool.settled()
    assert [a.id for a in await world.asked()] == [other.id], "it goes on by itself"
    assert world.pings(gone) == pinged, "who is away is not called"
    log = words((await other.slash(world.channel, "game log")).response)
    assert "(caretaker)" in log
    await is_back(world, gone)
    await Clicker(world, other, random.Random(4)).turn()
    await world.bot.search_pool.settled()
    assert [a.id for a in await world.asked()] == [gone.id]
