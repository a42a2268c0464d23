"""People with equal names, people who call themselves otherwise, and names of other scripts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tables.model.errors import VersionConflict
from tests.bot.players import Clicker
from tests.bot.simulated import World, words

GAME = "tta-new-story"


def said(answer: Any) -> str:
    """What an answer says."""
    assert answer.response is not None
    return words(answer.response)


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def in_words(world: World, who: str) -> str:
    """The board in words, as somebody reads it."""
    return said(await world.press(world[who], world.board(), "words"))


def goes_by(world: World, who: str, nick: str) -> None:
    """Somebody gives themselves another name on this server."""
    world.env.backend.get_guild(world.guild.id).members[world[who].id].nick = nick


@pytest.mark.sliced(10)
async def test_two_of_one_name_are_told_apart_wherever_a_seat_is_named(world: World) -> None:
    goes_by(world, "Bob", "A\u200bnn")
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    await world.press(world["Bob"], world.with_control("join"), "join")
    lobby = words(world.with_control("join"))
    assert f"{world['Bob'].mention} (2)" in lobby
    assert f"{world['Ann'].mention} (2)" not in lobby
    await world.press(world["Ann"], world.with_control("start"), "start")
    for number in range(4):
        [actor, *_] = await world.asked()
        await Clicker(world, actor, random.Random(number)).turn()
    log = said(await world["Ann"].slash(world.channel, "game log"))
    assert "Ann (2)" in log
    board = await in_words(world, "Ann")
    assert "Ann (2)" in board
    seats = await world["Ann"].autocomplete(world.channel, "host replace", "seat", "")
    assert [s["name"] for s in seats] == ["1. Ann", "2. Ann (2)"]
    refused = await world["Ann"].slash(world.channel, "host replace", seat="ann (2)")
    assert "no such seat" not in said(refused)


async def test_a_person_called_like_a_computer_is_marked(world: World) -> None:
    goes_by(world, "Bob", "Computer (strong)")
    await world.start("Ann", "Bob", game=GAME)
    board = await in_words(world, "Ann")
    assert "Computer (strong) (person)" in board
    table = await world.table()
    assert [s.level for s in table.seats] == ["", ""]


@pytest.mark.sliced(5)
async def test_a_new_name_reaches_a_running_table_with_the_next_press(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    for number in range(4):
        [actor, *_] = await world.asked()
        await Clicker(world, actor, random.Random(number)).turn()
    goes_by(world, "Bob", "Robert")
    board = await in_words(world, "Bob")
    assert "Robert" in board
    assert "Bob" not in board.replace("Robert", "")
    log = said(await world["Ann"].slash(world.channel, "game log"))
    assert "Bob is now called Robert." in log
    assert "Bob" not in log.replace("Bob is now called Robert.", "")
    names = [
        s["name"]
        for s in await world["Ann"].autocomplete(world.channel, "host replace", "seat", "")
    ]
    assert names == ["1. Ann", "2. Robert"]
    open_tables = await world["Ann"].autocomplete(world.channel, "turn", "table", "")
    assert all("Robert" in t["name"] for t in open_tables)


async def test_a_name_that_cannot_be_stored_now_is_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press is answered, with the old name."""
    await world.start("Ann", "Bob", game=GAME)
    goes_by(world, "Bob", "Robert")

    async def fail(*_: Any, **__: Any) -> Any:
        raise VersionConflict()

    with monkeypatch.context() as patch:
        patch.setattr(world.service.names, "goes_by", fail)
        assert "Robert" not in await in_words(world, "Bob")
    assert "Robert" in await in_words(world, "Bob")


async def test_the_name_behind_an_invisible_one_is_taken(world: World) -> None:
    goes_by(world, "Bob", "\u3164\u200b")
    await world.start("Ann", "Bob", game=GAME)
    shown = (await world.table()).names[1]
    assert shown.casefold() == "bob", "the name of the account"


async def test_a_name_from_right_to_left_stands_for_itself(world: World) -> None:
    """Isolated, so that what stands behind it does not jump before it."""
    goes_by(world, "Bob", "محمد")
    await world.start("Ann", "Bob", game=GAME)
    board = await in_words(world, "Ann")
    assert "\u2068محمد\u2069" in board
    assert board.count("محمد") == board.count("\u2068محمد\u2069")
