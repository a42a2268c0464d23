"""Computers that think, as people at a table meet them."""

from __future__ import annotations

import random

import pytest

from tests.bot.players import Clicker
from tests.bot.simulated import World, words

GAME = "tzolkin"


@pytest.mark.usefixtures("plain_pictures")
async def test_a_game_against_two_levels_through_a_restart(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    await world.add_computer(ann, "learner")
    await world.add_computer(ann, "usual")
    lobby = words(world.with_control("start"))
    assert "Computer (learner)" in lobby
    assert "Computer (usual)" in lobby
    await world.press(ann, world.with_control("start"), "start")
    await world.bot.thinkers.settled()
    clicker = Clicker(world, ann, random.Random(4))
    for turn in range(3):
        assert [a.id for a in await world.asked()] == [ann.id]
        await clicker.turn()
        if turn == 1:
            await world.restart()
        await world.bot.thinkers.settled()
    table = await world.table()
    told = words(world.board())
    assert "Computer (learner)" in told
    assert table.told_seq == table.public_seq
    await ann.slash(world.channel, "game resign")


@pytest.mark.usefixtures("plain_pictures")
async def test_who_thinks_is_named_as_the_one_the_table_waits_for(world: World) -> None:
    """Until it has answered, nothing is posted."""
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    await world.add_computer(ann, "good")
    await world.press(ann, world.with_control("start"), "start")
    await world.bot.thinkers.settled()
    before = len(world.messages())
    clicker = Clicker(world, ann, random.Random(4))
    await clicker.turn()
    await world.bot.thinkers.settled()
    assert [a.id for a in await world.asked()] == [ann.id]
    assert len(world.messages()) <= before + 1, "one post for both turns"
