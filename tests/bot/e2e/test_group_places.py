"""What becomes of tables in group messages where Discord refuses, answers are lost, people cannot
be written to, or a server has the bot by now."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.widgets.in_hand import FOLLOW_UPS, LASTS
from tests.bot.e2e.placing import letters
from tests.bot.e2e.test_everywhere import PLACES, places
from tests.bot.e2e.test_group import GAME, acts, group, opened
from tests.bot.e2e.test_strangers import everything
from tests.bot.installs import Elsewhere
from tests.bot.simulated import PEOPLE, World, presses, words
from tests.kernel.toy_words import Draw

pytestmark = [pytest.mark.usefixtures("plain_pictures", "toy"), pytest.mark.sliced(5)]
MINE = "SELECT kind, state, owed FROM outbox WHERE kind IN ('turn', 'refresh', 'over') ORDER BY id"


async def boards(world: World) -> list[tuple[str, str, int]]:
    return await world.service.store.read(lambda db: [tuple(r) for r in db.execute(MINE)])


async def playing(world: World, *names: str) -> tuple[dict[str, Elsewhere], Any]:
    """A game in a group message after the secret choices: the first one is on turn."""
    people = await group(world, *names)
    where = await opened(world, people)
    world.pace = world.service.auto_responses.pace = (0.0, 0.0)
    await world.press(people[names[0]], world.messages(where)[0], "start")
    for name in names:
        position = await world.service.views.position(1, world[name].id)
        keep = position.decisions[0].every()
        with world.env._bot_scope():
            await world.service.playing.act(1, world[name].id, None, next(iter(keep)))
        await world.env.settle()
    return people, where


async def draws(world: World, name: str) -> None:
    """Somebody takes a turn without pressing anything in the group message: until the table waits
    for somebody else."""
    while world[name].id in [a.id for a in await world.asked_at(1)]:
        position = await world.service.views.position(1, world[name].id)
        offered = [a for d in position.decisions for a in d.every()]
        action = next((a for a in offered if isinstance(a, Draw)), offered[-1])
        with world.env._bot_scope():
            await world.service.playing.act(1, world[name].id, None, action)
        await world.env.settle()


async def test_what_happens_elsewhere_is_owed_and_told_with_the_next_press(world: World) -> None:
    people, where = await playing(world, "Ann", "Bob")
    await world.advance(LASTS + 30.0)
    before, written = len(world.messages(where)), len(letters(world, world["Bob"]))
    await draws(world, "Ann")
    assert len(world.messages(where)) == before
    [letter] = letters(world, world["Bob"])[written:]
    assert "is played where I can write only when somebody presses a button" in letter
    assert "Ann draws" in letter
    assert (await boards(world))[-1][1:] == ("pending", 1)
    await world.press(people["Ann"], world.board(where), "words")
    assert len(world.messages(where)) == before + 1
    assert "Ann draws" in words(world.messages(where)[-1])
    assert (await boards(world))[-1][1] == "sent"
    assert world.pings(world["Bob"]) == 1, "who has heard of it is not pinged there"


async def test_two_presses_at_once_tell_it_once(world: World) -> None:
    people, where = await playing(world, "Ann", "Bob")
    await world.advance(LASTS + 30.0)
    await draws(world, "Ann")
    before, board = len(world.messages(where)), world.board(where)
    await world.together(
        world.press(people["Ann"], board, "words"), world.press(people["Bob"], board, "words")
    )
    assert len(world.messages(where)) == before + 1


async def test_a_lost_answer_is_known_by_the_next_press_on_that_message(world: World) -> None:
    people, where = await playing(world, "Ann", "Bob")
    await world.advance(LASTS + 30.0)
    await draws(world, "Ann")
    before = len(world.messages(where))
    webhooks = "/webhooks/*"
    fault = world.wire.fail("POST", webhooks, ConnectionError, delivered=True)
    await world.press(people["Ann"], world.board(where), "words")
    assert fault.hits == 1
    assert len(world.messages(where)) == before + 1
    await world.restart()
    await world.press(people["Bob"], world.board(where), "words")
    assert len(world.messages(where)) == before + 1
    assert (await boards(world))[-1][1] == "sent"


async def test_no_press_brings_more_than_five_messages(world: World) -> None:
    people, where = await playing(world, "Ann", "Bob")
    await world.advance(LASTS + 30.0)
    await world.press(people["Ann"], world.board(where), "words")
    before = len(world.messages(where))
    for _ in range(6):
        asked = {actor.id for actor in await world.asked_at(1)}
        await draws(world, next(n for n in ("Ann", "Bob") if world[n].id in asked))
    assert len(world.messages(where)) <= before + FOLLOW_UPS
    assert world.installs.most <= FOLLOW_UPS
    assert world.installs.refused == []


async def test_a_dead_token_owes_and_loses_nothing(world: World) -> None:
    people, where = await playing(world, "Ann", "Bob")
    await world.press(people["Ann"], world.board(where), "words")
    before = len(world.messages(where))
    fault = world.wire.fail("POST", "/webhooks/*", 401, code=50027, times=None)
    await draws(world, "Ann")
    assert fault.hits > 0
    assert len(world.messages(where)) == before
    world.wire.mend()
    await world.press(people["Bob"], world.board(where), "words")
    assert "Ann draws" in words(world.messages(where)[-1])


async def test_a_server_that_lets_apps_answer_in_private_only_gets_no_table(world: World) -> None:
    here = places(world, "Ann")["a foreign server"]
    world.installs.muffled.add(here.channel._channel.guild_id)
    said = everything(await here.slash("group new", game=GAME))
    assert "lets apps like me answer in private only" in said
    assert await world.service.borrowing.open_in(here.channel.id) == []
    assert world.messages(here.channel) == []
    world.installs.muffled.clear()
    await here.slash("group new", game=GAME)
    [table] = await world.service.borrowing.open_in(here.channel.id)
    assert table.abroad == here.channel._channel.guild_id
    assert world.installs.refused == []


async def test_at_most_five_tables_are_in_a_place(world: World) -> None:
    people = await group(world, *PEOPLE)
    world.installs.add(world["Bob"])
    for number in range(5):
        await people["Ann" if number % 2 else "Bob"].slash("group new", game=GAME)
    said = everything(await people["Ann"].slash("group new", game=GAME))
    assert "There are already 5 open tables here" in said
    which = everything(await people["Ann"].slash("group board"))
    assert "There are several tables here" in which


async def test_who_cannot_be_written_to_is_marked_and_told_how_to_change_it(world: World) -> None:
    people = await group(world, "Ann", "Bob")
    world.close_dms(world["Bob"])
    await people["Ann"].slash("group new", game=GAME)
    where = people["Ann"].dm_channel
    joined = await world.press(people["Bob"], world.messages(where)[0], "join")
    assert "cannot be reminded" in words(world.messages(where)[0])
    [page] = joined.followups
    assert page._message.is_ephemeral
    assert "Add me to your apps" in words(page)
    world.wire.mend()
    await world.press(people["Bob"], page, "reach")
    assert (await world.service.views.table(1)).unreached == ()
    assert "cannot be reminded" not in words(world.messages(where)[0])


@pytest.mark.parametrize("where", PLACES)
async def test_every_group_command_answers_everywhere(world: World, where: str) -> None:
    """In a sentence where it cannot do anything, and not at all where Discord does not offer it."""
    here = places(world, "Ann")[where]
    if where == "the bot":
        with pytest.raises(Exception, match="context"):
            await here.slash("group new", game=GAME)
        return
    for command, options in (
        ("group board", {}),
        ("group link", {}),
        ("group new", {"game": GAME}),
        ("group board", {}),
        ("group link", {}),
    ):
        answer = await here.slash(command, **options)
        assert answer.acknowledged
        assert everything(answer).strip()
        assert "went wrong" not in everything(answer)
    opened_there = await world.service.borrowing.open_in(here.channel.id)
    assert bool(opened_there) == (where in PLACES[3:])
    assert world.installs.refused == []


async def test_every_button_of_the_lobby_and_the_board_answers_everybody(world: World) -> None:
    people = await group(world, "Ann", "Bob", "Chloe")
    await people["Ann"].slash("group new", game=GAME)
    where = people["Ann"].dm_channel
    await world.press(people["Bob"], world.messages(where)[0], "join")
    for name in ("Ann", "Bob", "Chloe"):
        for op in ("hosting", "options", "help", "leave"):
            answer = await world.press(people[name], world.messages(where)[0], op)
            assert answer.acknowledged
            assert "went wrong" not in everything(answer)
            if op == "leave" and name == "Ann":
                await world.press(people["Ann"], world.messages(where)[0], "join")
    assert world.installs.refused == []


async def test_the_host_closes_the_table_and_all_read_so(world: World) -> None:
    people = await group(world, "Ann", "Bob")
    where = await opened(world, people)
    hosts = await world.press(people["Ann"], world.messages(where)[0], "hosting")
    sure = await world.press(people["Ann"], hosts.response, "groupclose")
    await world.press(people["Ann"], sure.response, "abandon")
    assert (await world.service.views.table(1)).status == "abandoned"
    assert any("was closed" in words(m) for m in world.messages(where))


async def test_the_film_comes_when_somebody_asks(world: World) -> None:
    people = await group(world, "Ann", "Bob")
    where = await opened(world, people)
    await world.service.lobbies.set_options(1, world["Ann"].id, {"turns": 4})
    await world.press(people["Ann"], world.messages(where)[0], "start")
    rng = random.Random(1)
    while (await world.service.views.table(1)).status == "running":
        for actor in await world.asked_at(1):
            name = next(n for n, p in world.people.items() if p.id == actor.id)
            await acts(world, name, rng)
    await world.press(people["Bob"], world.messages(where)[-1], "words")
    last = world.messages(where)[-1]
    assert {"again", "film"} <= {p.parsed.op for p in presses(last)}
    before = len(world.messages(where))
    said = everything(await world.press(people["Bob"], last, "film"))
    assert "The time-lapse follows here" in said
    await world.all_said()
    assert len(world.messages(where)) == before + 1
    again = everything(await world.press(people["Ann"], last, "film"))
    assert "was shown here already" in again
    assert len(world.messages(where)) == before + 1
    await world.press(people["Bob"], last, "again")
    [lobby] = await world.service.borrowing.open_in(where.id)
    assert lobby.host_id == world["Bob"].id
    assert lobby.status == "lobby"
    assert world.installs.refused == []


async def test_a_table_gets_a_home_on_a_server(world: World) -> None:
    people, where = await playing(world, "Ann", "Bob")
    await world.advance(LASTS + 30.0)
    await draws(world, "Ann")
    before = len(world.messages(where))
    said = everything(await people["Ann"].slash("group link"))
    assert "/group link table:1" in said
    hall = world.guild.create_text_channel("hall")
    asked = await world["Ann"].slash(hall, "group link", table=1)
    await world.press(world["Ann"], asked.response, "bringhere")
    table = await world.service.views.table(1)
    assert (table.place, table.channel_id, table.guild_id) == ("there", hall.id, world.guild.id)
    assert any("Ann draws" in words(m) for m in world.messages(hall))
    told_there = len(world.messages(where))
    assert told_there <= before + 1
    await draws(world, "Bob")
    assert "Bob draws" in words(world.board(hall))
    assert len(world.messages(where)) == told_there
    answer = await world.press(people["Bob"], world.board(where), "turn")
    assert answer.ephemeral
    assert world.installs.refused == []
