"""A player shows the board to people among whom the bot is no member."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.drawing.pictures import Pictures
from bot.panel.looking import SHARE_HERE
from tables.model.following import SHARE_EVERY
from tests.bot.e2e.test_everywhere import OUTSIDE, PLACES, Place, places
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import press


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about how a board looks."""


def offers(message: Any) -> bool:
    return any(p.parsed.op == SHARE_HERE for p in presses(message))


async def playing(world: World, where: str, game: str = "antike-duellum") -> Place:
    await world.start("Ann", "Bob", game=game)
    return places(world, "Ann")[where]


@pytest.mark.parametrize("where", PLACES)
async def test_the_board_is_shown_to_all_where_the_bot_posts_nothing_itself(
    world: World, where: str
) -> None:
    here = await playing(world, where)
    board = await here.slash("board")
    assert offers(board.response) == (where in OUTSIDE)
    if where not in OUTSIDE:
        return
    shown = await press(world, here.actor, board, SHARE_HERE)
    assert shown.ephemeral
    assert "I show the board here to everybody" in words(shown.response)
    [post] = world.messages(here.channel)
    assert f"table 1 · shared by <@{here.actor.id}>" in words(post)
    assert post.attachments
    assert presses(post) == [], "what people there do not know already stays unknown"
    assert world.posted[-1].pinged == ()
    assert world.installs.refused == []


@pytest.mark.parametrize("game", ["antike-duellum", "skirmish"])
async def test_it_is_what_a_spectator_sees(
    world: World, skirmish: None, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    here = await playing(world, "a group", game)
    seen = []
    table = Pictures.table

    async def noted(self: Pictures, speech: Any, view: Any, *args: Any, **more: Any) -> Any:
        seen.append(view)
        return await table(self, speech, view, *args, **more)

    board = await here.slash("board")
    monkeypatch.setattr(Pictures, "table", noted)
    await press(world, here.actor, board, SHARE_HERE)
    nobody = await world.service.views.position(1, None)
    own = await world.service.views.position(1, here.actor.id)
    assert nobody.view != own.view
    assert seen
    assert all(view == nobody.view for view in seen)


async def test_where_apps_may_answer_in_private_only_the_player_reads_so(world: World) -> None:
    here = await playing(world, "a foreign server")
    world.installs.muffled.add(here.channel._channel.guild_id)
    shown = await press(world, here.actor, await here.slash("board"), SHARE_HERE)
    assert "lets apps like me answer in private only" in words(shown.response)
    assert world.messages(here.channel) == []
    assert [m._message.is_ephemeral for m in shown.followups] == [True]


async def test_only_players_who_may_write_show_a_board(world: World) -> None:
    here = await playing(world, "a foreign server")
    board = await here.slash("board")
    world.forbid_member(here.actor, here.channel, send_messages=False)
    assert "Missing permissions: Send Messages" in everything(
        await press(world, here.actor, board, SHARE_HERE)
    )
    assert not offers((await here.slash("board")).response)
    stranger = await forged(world, world["Chloe"], f"agora:{SHARE_HERE}:1")
    assert "no seat" in everything(stranger)
    at_home = await forged(world, world["Ann"], f"agora:{SHARE_HERE}:1")
    assert "I show the board in messages" in everything(at_home)
    assert world.messages(here.channel) == []


async def test_without_the_right_to_attach_files_it_comes_in_words(world: World) -> None:
    here = await playing(world, "a foreign server")
    world.forbid_member(here.actor, here.channel, attach_files=False)
    await press(world, here.actor, await here.slash("board"), SHARE_HERE)
    [post] = world.messages(here.channel)
    assert not post.attachments
    assert "Carthago" in words(post)


async def test_nobody_shows_it_all_the_time(world: World) -> None:
    here = await playing(world, "a group")
    board = await here.slash("board")
    for _ in range(2):
        await press(world, here.actor, await here.slash("board"), SHARE_HERE)
    again = await press(world, here.actor, board, SHARE_HERE)
    assert "The board was shared just now" in everything(again)
    await world.advance(SHARE_EVERY)
    await press(world, here.actor, await here.slash("board"), SHARE_HERE)
    assert len(world.messages(here.channel)) == 3


async def test_the_panel_offers_it_after_a_turn(world: World) -> None:
    here = await playing(world, "a friend")
    [asked] = await world.asked()
    panel = there((await here.slash("turn")).response)
    assert offers(panel) == (asked is not here.actor and asked.id != here.actor.id)
    name = "Bob" if asked.id == world["Ann"].id else "Ann"
    waits = places(world, name)["a friend"]
    assert offers((await waits.slash("turn")).response)


async def test_a_server_with_the_bot_is_not_at_home_either(world: World) -> None:
    await world.start("Ann", "Bob")
    guild = world.env.create_guild("Club")
    hall = guild.create_text_channel("hall")
    ann = Place(guild.add_member(world["Ann"].user), hall)
    await press(world, ann.actor, await ann.slash("board", table=1), SHARE_HERE)
    assert [offers(m) for m in world.messages(hall)] == [False]
    assert isinstance(discord.utils.get(world.bot.guilds, id=guild.id), discord.Guild)
