"""A finished game, reviewed for each of its players alone."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.bot.e2e.test_strangers import everything
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import World, presses, there, words

pytestmark = [pytest.mark.usefixtures("plain_pictures"), pytest.mark.sliced(10)]


async def over(world: World) -> Any:
    """The end of a short game of Ann and Bob."""
    rng = random.Random(5)
    await world.start("Ann", "Bob", options={"turn_limit": 4})
    await play_to_the_end(world, [Clicker(world, world[name], rng) for name in ("Ann", "Bob")])
    return world.with_control("review")


async def reviewed(world: World, name: str, post: Any) -> Any:
    """The review of a player, once it is done."""
    result = await world.press(world[name], post, "review")
    while "I am looking at your turns" in everything(result):
        await asyncio.sleep(0.05)
    return result


async def test_each_player_reviews_their_own_game(world: World) -> None:
    post = await over(world)
    public = len(world.messages())
    ann = await reviewed(world, "Ann", post)
    assert there(ann.response).ephemeral
    said = everything(ann)
    assert "your game reviewed" in said
    assert "Nobody else sees this page" in said
    assert "You did, at a cost of about" in said, "who presses by chance makes mistakes"
    bob = await reviewed(world, "Bob", post)
    assert everything(bob) != said
    assert len(world.messages()) == public, "nothing is told to others"
    [first, *_] = [p for p in presses(ann.response) if p.parsed.op == "past"]
    board = await world["Ann"].click(there(ann.response), custom_id=first.custom_id)
    assert there(board.response).ephemeral
    assert "Board" in words(board.response) or there(board.response).attachments


async def test_others_are_told_whose_game_it_was(world: World) -> None:
    post = await over(world)
    stranger = await world.press(world["Chloe"], post, "review")
    said = everything(stranger)
    assert "your game reviewed" not in said
    assert "do not play" in said or "not seated" in said or "no seat" in said


async def test_a_review_that_fails_can_be_asked_for_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await over(world)
    pool = world.bot.search_pool

    async def lost(*_: Any) -> None:
        return None

    with monkeypatch.context() as broken:
        broken.setattr(pool, "in_spare_time", lost)
        failed = await reviewed(world, "Ann", post)
        assert "could not review" in everything(failed)
    fine = await reviewed(world, "Ann", post)
    assert "could not review" not in everything(fine)
