"""Opening, filling and starting tables, as people do it."""

from __future__ import annotations

import pytest

from tables.model.table import UserRef
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import World, presses, words

GAME = "antike-duellum"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def test_a_table_is_opened_filled_and_started(world: World) -> None:
    answer = await world["Ann"].slash(world.channel, "game new", game=GAME)
    assert answer.ephemeral
    lobby = world.with_control("join")
    assert "Antike Duellum" in words(lobby)
    assert world["Ann"].mention in words(lobby)
    start = next(c for c in presses(lobby) if c.parsed.op == "join")
    assert not any(p.parsed.op == "start" for p in presses(lobby)), "one player is too few"

    await world["Bob"].click(lobby, custom_id=start.custom_id)
    await world.press(world["Bob"], world.with_control("start"), "start")

    table = await world.table()
    assert table.status == "running"
    assert table.names == ("Ann", "Bob")
    assert world.board().attachments, "the board is shown"
    assert "The game has started" in words(world.messages()[0])


async def test_players_give_words_for_the_shuffles(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    seal = (await world.table()).seal
    lobby = world.with_control("join")
    assert f"sealed as `{seal}`" in words(lobby), "it is there before anybody gives a word"
    await world.press(world["Bob"], lobby, "join")
    for name, said in (("Bob", "plum **pie**"), ("Ann", "@everyone")):
        window = await world.press(world[name], world.with_control("word"), "word")
        assert window.modal is not None
        await world[name].submit_modal(window, {"word": said})
    shown = words(world.with_control("word"))
    assert shown.index("Bob: plum") < shown.index("Ann: ")
    assert "@everyone" not in shown
    assert (await world.table()).words == ("plum **pie**", "@everyone")
    window = await world.press(world["Chloe"], world.with_control("word"), "word")
    answer = await world["Chloe"].submit_modal(window, {"word": "mine"})
    assert "no seat" in words(answer.followups[-1])
    await world.press(world["Bob"], world.with_control("start"), "start")
    [post] = [words(m) for m in world.messages() if "Every shuffle" in words(m)]
    assert seal in post
    assert post.index("Bob: plum") < post.index("Ann: ")


async def test_nobody_is_pinged_by_a_lobby(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert [p.pinged for p in world.posted] == [()]


async def test_games_and_options_are_suggested(world: World) -> None:
    games = await world["Ann"].autocomplete(world.channel, "game new", "game", "anti")
    assert [c["value"] for c in games] == [GAME]
    options = await world["Ann"].autocomplete(
        world.channel, "game new", "options", "map=east, var", game=GAME
    )
    assert [c["value"] for c in options] == ["map=east, variant=yes", "map=east, variant=no"]


async def test_options_are_typed_with_the_command(world: World) -> None:
    await world["Ann"].slash(
        world.channel, "game new", game=GAME, options="map=east, turn limit=30"
    )
    table = await world.table()
    assert table.options["map"] == "east"
    assert table.options["turn_limit"] == 30


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("colour=red", "do not understand the option"),
        ("turn_limit=many", "turn_limit"),
        ("coins=1000", "coins"),
        ("map", "name=value"),
    ],
)
async def test_wrong_options_open_no_table(world: World, options: str, said: str) -> None:
    answer = await world["Ann"].slash(world.channel, "game new", game=GAME, options=options)
    assert answer.response is not None
    assert said in words(answer.response).replace("\\_", "_")
    assert await world.service.views.table_in(world.channel.id) is None
    assert world.messages() == []


async def test_an_unknown_game_is_refused_with_the_list(world: World) -> None:
    answer = await world["Ann"].slash(world.channel, "game new", game="chess")
    assert answer.response is not None
    assert "Antike Duellum" in words(answer.response)
    assert world.messages() == []


async def test_options_are_chosen_from_menus_by_the_host_only(world: World) -> None:
    ann, bob = world["Ann"], world["Bob"]
    await ann.slash(world.channel, "game new", game=GAME)
    page = (await world.press(ann, world.with_control("options"), "options")).response
    assert page is not None
    east = next(p for p in presses(page) if p.label == "east")
    await ann.select(page, [east.token], custom_id=east.custom_id)
    assert (await world.table()).options["map"] == "east"
    assert "east" in words(world.with_control("options")), "the lobby shows it"

    page = (await world.press(bob, world.with_control("options"), "options")).response
    assert page is not None
    west = next(p for p in presses(page) if p.label == "west")
    answer = await bob.select(page, [west.token], custom_id=west.custom_id)
    assert (await world.table()).options["map"] == "east"
    assert answer.response is not None
    assert "host" in words(answer.response)


async def test_a_number_among_the_options_is_typed_into_a_window(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    page = (await world.press(ann, world.with_control("options"), "options")).response
    assert page is not None
    coins = next(p for p in presses(page) if "coins" in p.label.lower())
    shown = await ann.click(page, custom_id=coins.custom_id)
    assert shown.modal is not None
    await ann.submit_modal(shown, {"number": "12"})
    assert (await world.table()).options["coins"] == 12
    shown = await ann.click(page, custom_id=coins.custom_id)
    await ann.submit_modal(shown, {"number": "a lot"})
    assert (await world.table()).options["coins"] == 12


async def test_a_channel_has_one_table_and_offers_a_thread(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    answer = await world["Chloe"].slash(world.channel, "game new", game=GAME)
    assert answer.response is not None
    assert "already has a table" in words(answer.response)
    await world.press(world["Chloe"], answer.response, "thread")
    [thread] = world.channel.threads
    assert (await world.table(thread)).host_id == world["Chloe"].id
    assert world.with_control("join", thread)


async def test_a_whole_lobby_in_a_thread(world: World) -> None:
    ann, bob = world["Ann"], world["Bob"]
    await ann.slash(world.channel, "game new", game=GAME, thread=True)
    [thread] = world.channel.threads
    await world.press(bob, world.with_control("join", thread), "join")
    await world.press(ann, world.with_control("start", thread), "start")
    assert world.board(thread).attachments
    [actor] = await world.asked(thread)
    panel = await world.open_panel(actor, thread)
    assert presses(panel)


async def test_joining_leaving_and_starting(world: World) -> None:
    ann, bob = world["Ann"], world["Bob"]
    await ann.slash(world.channel, "game new", game=GAME)
    await world.press(bob, world.with_control("join"), "join")
    await bob.slash(world.channel, "game leave")
    assert (await world.table()).names == ("Ann",)
    answer = await forged(world, ann, "agora:start:1")
    assert "2 players" in everything(answer)
    await world.press(bob, world.with_control("join"), "join")
    await ann.slash(world.channel, "game leave")
    table = await world.table()
    assert table.host_id == bob.id, "the part of the host goes on to the next"
    await world.press(ann, world.with_control("join"), "join")
    await world.press(bob, world.with_control("start"), "start")
    assert (await world.table()).status == "running"


async def test_the_last_one_out_closes_the_table(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    await world.press(world["Ann"], world.with_control("leave"), "leave")
    assert await world.service.views.table_in(world.channel.id) is None
    assert presses(world.messages()[0]) == []
    await world["Bob"].slash(world.channel, "game new", game=GAME)
    assert (await world.table()).host_id == world["Bob"].id


async def test_a_third_player_finds_the_table_full(world: World) -> None:
    ann, bob, chloe = world["Ann"], world["Bob"], world["Chloe"]
    await ann.slash(world.channel, "game new", game=GAME)
    await world.press(bob, world.with_control("join"), "join")
    assert not any(p.parsed.op == "join" for p in presses(world.with_control("start")))
    answer = await forged(world, chloe, "agora:join:1")
    assert "All seats of this table are taken." in everything(answer)


async def test_an_outsider_cannot_start_the_game(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    await world.press(world["Bob"], world.with_control("join"), "join")
    lobby = world.with_control("start")
    await world.press(world["Chloe"], lobby, "start")
    assert (await world.table()).status == "lobby"


async def test_a_computer_takes_a_seat_and_leaves_it(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    await world.add_computer(ann)
    assert (await world.table()).seats[1].computer
    await world.press(ann, world.with_control("nocomputer"), "nocomputer")
    assert len((await world.table()).seats) == 1


async def test_a_lobby_works_after_a_restart(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    await world.restart()
    await world.press(world["Bob"], world.with_control("join"), "join")
    await world.press(world["Ann"], world.with_control("start"), "start")
    assert (await world.table()).status == "running"


async def test_a_lobby_that_a_crash_kept_from_being_posted(world: World) -> None:
    """Between the table and its message the process may die; the next /game new mends that."""
    ann = world["Ann"]
    table = await world.service.lobbies.create(
        game="antike-duellum",
        guild_id=world.guild.id,
        channel_id=world.channel.id,
        host=UserRef(ann.id, "Ann"),
    )
    assert world.messages() == []
    answer = await ann.slash(world.channel, "game new", game="antike-duellum")
    assert answer.response is not None
    assert f"Table {table.id} is open" in words(answer.response)
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert len((await world.table()).seats) == 2

    [posted] = world.messages()
    await world.service.messages.forget_message(
        posted.id
    )  # as if the crash had come after the post
    answer = await ann.slash(world.channel, "game new", game="antike-duellum")
    assert answer.response is not None
    assert str(posted.id) in words(answer.response)
    assert [m.id for m in world.messages()] == [posted.id]
    assert (await world.table()).message_id == posted.id
