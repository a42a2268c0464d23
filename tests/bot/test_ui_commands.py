"""Each slash command as a user types it, in a simulated Discord, with the toy game."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from engine.core import Rules
from tables.model.table import Table
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import Press, World, presses, simulated, words
from tests.bot.ways import game_file, resign


@pytest.fixture
async def world(tmp_path: Path, toy: Rules[Any]) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        yield world


@pytest.fixture
async def game(world: World) -> Table:
    """A running game of Ann and Bob, in which both have kept a card and hold several kinds."""
    world.service.repository.new_seed = count(7).__next__
    await world.start("Ann", "Bob", game="skirmish", options={"turns": 12})
    for name in ("Ann", "Bob"):
        panel = await world.open_panel(world[name])
        (first, *_) = [p for p in presses(panel) if p.label.startswith("Keep")]
        await world[name].click(panel, custom_id=first.custom_id)
    return await world.table()


async def asked(world: World) -> tuple[MemberActor, MemberActor]:
    """Who is asked, and the other one of the two players."""
    (now,) = await world.asked()
    other = world["Bob"] if now.id == world["Ann"].id else world["Ann"]
    return now, other


def said(result: InteractionResult) -> str:
    """The one answer to a command, which only its user may see."""
    assert result.acknowledged
    assert result.response is not None
    assert result.response.ephemeral
    return words(result.response)


def labelled(message: ResponseMessage | None, label: str) -> Press:
    assert message is not None
    found = [p for p in presses(message) if p.label == label]
    assert len(found) == 1, f"{len(found)} times {label!r} in:\n{words(message)}"
    return found[0]


async def test_status_of_a_running_table(world: World, game: Table) -> None:
    now, _ = await asked(world)
    text = said(await world["Ann"].slash(world.channel, "turns"))
    assert "Skirmish · table 1" in text
    assert f"Waiting for <@{now.id}> (act)" in text


async def test_status_without_any_table(world: World) -> None:
    assert "no table here" in said(await world["Ann"].slash(world.channel, "turns"))


async def test_status_in_a_direct_message_lists_the_tables_of_the_user(
    world: World, game: Table
) -> None:
    now, other = await asked(world)
    dm = world.env.backend.get_dm_channel(now.id)
    assert dm is not None
    text = said(await now.user.slash("turns"))
    assert "It is your turn" in text
    text = said(await other.user.slash("turns"))
    assert f"waits for <@{now.id}>" in text


async def test_the_panel_in_a_direct_message(world: World, game: Table) -> None:
    now, _ = await asked(world)
    result = await now.user.slash("turn")
    assert "Turn 1 of 12" in said(result)
    draw = labelled(result.response, "Draw two cards")
    assert result.response is not None
    await now.user.click(result.response, custom_id=draw.custom_id)
    assert (await world.table()).seq > game.seq


async def test_with_several_tables_the_user_chooses(world: World, game: Table) -> None:
    second = world.guild.create_text_channel("table-2")
    await world.start("Ann", "Bob", game="skirmish", channel=second)
    third = world.guild.create_text_channel("lounge")
    for name in ("turn", "hand", "board", "play", "undo", "plan", "orders"):
        options = {"text": "draw"} if name == "play" else {}
        result = await world["Ann"].slash(third, name, **options)
        assert "Which table?" in said(result), name
    result = await world["Ann"].slash(third, "turn")
    assert result.response is not None
    button = labelled(result.response, "Table 2 · Skirmish")
    opened = await world["Ann"].click(result.response, custom_id=button.custom_id)
    assert "table 2" in said(opened)
    for name in ("game log", "game leave", "host close", "host clock"):
        answer = said(await world["Ann"].slash(third, name))
        assert "Which table? Add its number" in answer.replace("**", ""), name
        assert "Table 2: Skirmish" in answer, name
    choices = await world["Ann"].autocomplete(third, "turn", "table", "")
    assert [c["value"] for c in choices] == [1, 2]
    assert "table 2" in said(await world["Ann"].slash(third, "turn", table=2))


async def test_a_table_of_another_server_stays_unknown(world: World, game: Table) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    stranger = elsewhere.add_member(world.env.create_user("stranger"))
    for name in ("turn", "board", "game log"):
        text = said(await stranger.slash(channel, name, table=game.id))
        assert f"I know no table {game.id}" in text


async def test_typing_an_action(world: World, game: Table) -> None:
    now, _ = await asked(world)
    choices = await now.autocomplete(world.channel, "play", "text", "dra")
    assert choices[0]["name"] == "Draw two cards"
    text = said(await now.slash(world.channel, "play", text="draw two"))
    assert "Played: Draw two cards." in text
    assert (await world.table()).seq > game.seq


async def test_typing_with_a_slip(world: World, game: Table) -> None:
    now, _ = await asked(world)
    text = said(await now.slash(world.channel, "play", text="drwa twoo cards"))
    assert "Played: Draw two cards." in text


async def test_typing_something_unclear_offers_what_may_be_meant(world: World, game: Table) -> None:
    now, _ = await asked(world)
    result = await now.slash(world.channel, "play", text="bury")
    text = said(result)
    assert "“bury” can mean several things. Which of these?" in text
    assert result.response is not None
    (first, *_) = [p for p in presses(result.response) if p.label.startswith("Bury")]
    after = await now.click(result.response, custom_id=first.custom_id)
    assert after.acknowledged
    assert (await world.table()).seq > game.seq


async def test_typing_nonsense_changes_nothing(world: World, game: Table) -> None:
    now, other = await asked(world)
    text = said(await now.slash(world.channel, "play", text="@everyone xyzzy"))
    assert "I did not understand “@\u200beveryone xyzzy”" in text
    text = said(await other.slash(world.channel, "play", text="draw"))
    assert f"Waiting for {now.user.global_name} " in text
    assert (await world.table()).seq == game.seq


async def test_typing_several_actions_stops_where_one_is_not_possible(
    world: World, game: Table
) -> None:
    now, _ = await asked(world)
    text = said(await now.slash(world.channel, "play", text="draw two cards; sing a song"))
    assert "Played: Draw two cards." in text
    assert "sing a song" in text
    assert (await world.table()).seq > game.seq


async def test_resigning_is_asked_twice(world: World, game: Table) -> None:
    now, other = await asked(world)
    result = await resign(world, other)
    assert "Are you sure?" in said(result)
    assert (await world.table()).status == "running"
    assert result.response is not None
    back = await other.click(
        result.response, custom_id=labelled(result.response, "No, go back").custom_id
    )
    assert "Are you sure?" not in words(back.response)
    result = await resign(world, other)
    assert result.response is not None
    yes = next(p for p in presses(result.response) if p.label.startswith("Yes"))
    await other.click(result.response, custom_id=yes.custom_id)
    assert (await world.table()).status == "finished"
    assert now.user.name.capitalize() in words(world.with_control("again"))


async def test_resigning_by_typing_is_asked_twice_too(world: World, game: Table) -> None:
    now, _ = await asked(world)
    assert "Are you sure?" in said(await now.slash(world.channel, "play", text="resign"))
    assert (await world.table()).status == "running"


async def test_an_outsider_cannot_resign(world: World, game: Table) -> None:
    text = said(await world["Chloe"].slash(world.channel, "game leave"))
    assert "no seat" in text


async def test_the_host_closes_a_table(world: World, game: Table) -> None:
    text = said(await world["Bob"].slash(world.channel, "host close"))
    assert "Only the host" in text
    result = await world["Ann"].slash(world.channel, "host close")
    assert result.response is not None
    no = labelled(result.response, "No, go back")
    await world["Ann"].click(result.response, custom_id=no.custom_id)
    assert (await world.table()).status == "running"
    result = await world["Ann"].slash(world.channel, "host close")
    assert result.response is not None
    yes = labelled(result.response, "Yes: close the table")
    await world["Ann"].click(result.response, custom_id=yes.custom_id)
    assert (await world.table()).status == "abandoned"
    assert "closed this table" in words(world.messages()[-2])


async def test_a_seat_is_given_away(world: World, game: Table) -> None:
    now, _ = await asked(world)
    chloe = world["Chloe"]
    seat = game.seat_of(now.id)
    assert seat is not None
    text = said(
        await world["Chloe"].slash(
            world.channel, "host replace", seat=str(seat + 1), player=chloe.user
        )
    )
    assert "Only the host" in text
    choices = await world["Ann"].autocomplete(world.channel, "host replace", "seat", "")
    assert [c["value"] for c in choices] == ["1", "2"]
    before = world.pings(chloe)
    await world.give_seat(world["Ann"], seat + 1, chloe)
    assert world.pings(chloe) == before + 2, "she was invited, and is asked"
    assert await world.asked() == [chloe]


async def test_a_seat_is_given_to_a_computer(world: World, game: Table) -> None:
    _, other = await asked(world)
    seat = game.seat_of(other.id)
    assert seat is not None
    text = said(await world["Ann"].slash(world.channel, "host replace", seat=other.name))
    assert "A computer will take the seat" in text or "Computer" in text
    text = said(await world["Ann"].slash(world.channel, "host replace", seat="9"))
    assert "has no seat “9”" in text


async def test_the_log_is_what_its_reader_may_know(world: World, game: Table) -> None:
    ann = said(await world["Ann"].slash(world.channel, "game log"))
    watcher = said(await world["Chloe"].slash(world.channel, "game log"))
    assert "You get" in ann
    assert "You get" not in watcher
    assert "has chosen" in watcher


async def test_a_game_as_a_file(world: World, game: Table) -> None:
    result = await game_file(world, world["Ann"])
    assert result.response is not None
    (attachment,) = result.response.attachments
    assert attachment.filename == "table-1.json"
    data = json.loads(world.env.backend.cdn.get(attachment.url) or b"")
    assert data["game"] == "skirmish"
    assert len(data["steps"]) == game.public_seq + 1


async def test_the_board_as_picture_and_in_words(world: World, game: Table) -> None:
    result = await world["Chloe"].slash(world.channel, "board")
    assert result.response is not None
    assert [a.filename for a in result.response.attachments] == ["board.png"]
    assert "Deck" in said(result)
    result = await world["Chloe"].slash(world.channel, "board", text=True)
    assert result.response is not None
    assert not result.response.attachments
    assert "Deck" in said(result)
    choices = await world["Chloe"].autocomplete(world.channel, "board", "picture", "")
    assert [c["value"] for c in choices] == ["board"]


async def test_a_hand_is_shown_to_its_owner(world: World, game: Table) -> None:
    result = await world["Ann"].slash(world.channel, "hand")
    assert "Your hand" in said(result)
    assert result.response is not None
    assert [a.filename for a in result.response.attachments] == ["hand.png"]
    assert "no seat" in said(await world["Chloe"].slash(world.channel, "hand"))


async def test_a_hand_by_direct_message(world: World, game: Table) -> None:
    ann = world["Ann"]
    result = await ann.slash(world.channel, "hand", dm=True)
    assert "in your direct messages" in said(result)
    dm = world.env.backend.get_dm_channel(ann.id)
    (stored,) = world.env.backend.messages[dm.id].values()
    assert "Your hand" in words(ResponseMessage(world.env, stored))
    world.close_dms(world["Bob"])
    result = await world["Bob"].slash(world.channel, "hand", dm=True)
    assert "Your hand" in said(result)
    assert "I cannot send you direct messages" in said(result)


async def test_undo_without_a_draft_says_so(world: World, game: Table) -> None:
    now, _ = await asked(world)
    assert "nothing to undo" in said(await now.slash(world.channel, "undo"))


async def test_rules_of_a_game_without_a_text(world: World, game: Table) -> None:
    text = said(await world["Ann"].slash(world.channel, "rules", keyword="attack"))
    assert "no rules text for Skirmish" in text


async def test_help_names_the_game_of_the_channel(world: World, game: Table) -> None:
    assert "Skirmish" in said(await world["Ann"].slash(world.channel, "help"))
    other = world.guild.create_text_channel("lounge")
    result = await world["Ann"].slash(other, "help")
    assert "Skirmish" not in said(result)
    (menu, *_) = [p for p in presses(result.response) if p.parsed.op == "topic"]
    assert result.response is not None
    games = await world["Ann"].select(result.response, ["games"], custom_id=menu.custom_id)
    assert "Antike Duellum (2 players)" in words(games.response)


async def test_missing_permissions_are_told_before_a_table_is_made(world: World) -> None:
    world.forbid(world.channel, attach_files=False, embed_links=False)
    text = said(await world["Ann"].slash(world.channel, "game new", game="skirmish"))
    assert "Missing permissions: Embed Links and Attach Files" in text
    assert await world.service.views.latest_in(world.channel.id) is None


async def test_missing_permissions_are_told_before_the_start(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game="skirmish")
    await world.press(world["Bob"], world.with_control("join"), "join")
    world.forbid(world.channel, attach_files=False)
    result = await world.press(ann, world.with_control("start"), "start")
    assert "Missing permissions: Attach Files" in words(result.followups[0])
    assert (await world.table()).status == "lobby"


async def test_play_again_opens_a_lobby_with_the_same_options(world: World, game: Table) -> None:
    now, _ = await asked(world)
    result = await resign(world, now)
    assert result.response is not None
    yes = next(p for p in presses(result.response) if p.label.startswith("Yes"))
    await now.click(result.response, custom_id=yes.custom_id)
    over = world.with_control("again")
    await world.press(world["Chloe"], over, "again")
    table = await world.table()
    assert (table.status, table.host_id) == ("lobby", world["Chloe"].id)
    assert table.options["turns"] == 12
    asking = world.with_control("askyes")
    assert set(world.posted[-1].pinged) == {world[name].id for name in ("Ann", "Bob")}
    assert "again" in words(asking)
    assert "· invited" in words(world.with_control("join"))

    # The second person who presses sits down at the lobby that is there.
    joined = await world.press(world["Bob"], over, "again")
    assert "You joined" in everything(joined)
    assert (await world.table()).names == ("Chloe", "Bob")
    await world.press(world["Ann"], asking, "askyes")
    assert (await world.table()).names == ("Chloe", "Bob", "Ann")
