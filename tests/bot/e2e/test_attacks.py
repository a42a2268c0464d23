"""People who want more than they may: faster, longer, in other people's places."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.widgets.flood import Flood
from engine import registry
from render.lang.catalogue.bot import Bot
from tables.maintenance import doctor
from tables.store.connection import Connection
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated, words
from tests.bot.ways import game_file
from tests.tables.parlour import Clock

NASTY = (
    "'; DROP TABLE games; --",
    '" OR 1=1; DELETE FROM steps; --',
    "../../../../etc/passwd",
    "..\\..\\windows\\system32",
    "/dev/zero",
    "%s%s%s%n{0.__class__}{table}",
    "<@&1> @everyone @here <#2> </x:3>",
    "\x00\x01\x1b[31m\u202e\u2028\ud7ff",
    "💥" * 1_000,
    "a" * 6_000,
    ";" * 3_000,
    "9" * 400,
    "-1",
    "\n" * 500,
    "```" * 300,
)
"""What people type who mean no good."""


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def intact(world: World) -> bool:
    return doctor.examine(world.where, registry.rules).findings == []


# --- faster --------------------------------------------------------------------------------------


async def test_a_flood_of_presses_is_answered_once_and_hurts_nobody(world: World) -> None:
    await world.start("Ann", "Bob")
    clock = Clock()
    world.bot.flood = Flood(now=clock)
    table = await world.table()
    results = [await world.press(world["Ann"], world.board(), "words") for _ in range(60)]
    told = [r for r in results if r.response is not None and Bot().too_fast() in words(r.response)]
    assert sum(r.acknowledged for r in results) == 31
    assert len(told) == 1
    assert told[0].ephemeral
    answer = await world.press(world["Bob"], world.board(), "words")
    assert answer.acknowledged, "others do not notice"
    assert await world.table() == table
    clock.at += 10
    answer = await world.press(world["Ann"], world.board(), "turn")
    assert answer.response is not None
    assert presses(answer.response), "after some seconds all is as before"


async def test_a_flood_of_commands_and_of_suggestions(world: World) -> None:
    await world.start("Ann", "Bob")
    world.bot.flood = Flood(burst=3, now=Clock())
    world.env.check_errors = False
    answers = [await world["Ann"].slash(world.channel, "help") for _ in range(6)]
    assert [a.acknowledged for a in answers] == [True, True, True, True, False, False]
    assert answers[3].response is not None
    assert Bot().too_fast() in words(answers[3].response)
    chloe = world["Chloe"]
    for _ in range(12):
        assert isinstance(await chloe.autocomplete(world.channel, "play", "text", "a"), list)
    assert (await world["Bob"].slash(world.channel, "help")).acknowledged


async def test_a_move_that_came_too_fast_is_not_made(world: World) -> None:
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    panel = await world.open_panel(actor)
    version = (await world.table()).version
    world.bot.flood = Flood(burst=0.5, rate=0.001, now=Clock())
    clicker = Clicker(world, actor, random.Random(1))
    [first, *_] = clicker.units(panel)
    await clicker.press(panel, first)
    assert (await world.table()).version == version


# --- longer, stranger ----------------------------------------------------------------------------


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
async def test_nasty_texts_are_refused_or_mean_nothing(world: World, text: str) -> None:
    await world.start("Ann", "Bob")
    before = await world.table()
    ann, channel = world["Ann"], world.channel
    answers = [
        await ann.slash(channel, "play", text=text[:1_000]),
        await ann.slash(channel, "rules", keyword=text[:100]),
    ]
    elsewhere = world.guild.create_text_channel("elsewhere")
    answers.append(await ann.slash(elsewhere, "game new", game=text[:100]))
    options = f"map={text}"[:300]
    answers.append(await ann.slash(elsewhere, "game new", game="antike-duellum", options=options))
    for answer in answers:
        assert answer.acknowledged
        assert answer.response is not None
        said = words(answer.response)
        assert "went wrong" not in said
        stored = world.env.backend.get_message(answer.response.channel_id, answer.response.id)
        assert not stored.mention_everyone
        assert stored.ping_role_ids == []
    assert await ann.autocomplete(channel, "play", "text", text) is not None
    after = await world.table()
    assert (after.seq, after.version) == (before.seq, before.version)
    assert await world.service.views.table_in(elsewhere.id) is None
    assert intact(world)


async def test_names_reach_the_database_as_what_they_are(tmp_path: Path) -> None:
    names = ("'); DROP TABLE seats; --", "../../x", "@everyone", "\U0001f4a5" * 32)
    async with simulated(tmp_path, people=names) as world:
        await world.start(names[0], names[1], options={"turn_limit": 2})
        [actor, *_] = await world.asked()
        await Clicker(world, actor, random.Random(1)).turn()
        table = await world.table()
        assert [s.name for s in table.seats] == [names[0], names[1]]
        exported = await game_file(world, world[names[1]])
        assert exported.response is not None
        files = world.env.backend.get_message(
            exported.response.channel_id, exported.response.id
        ).attachments
        assert all("/" not in f["filename"] and ".." not in f["filename"] for f in files)
        assert intact(world)


# --- in other people's places --------------------------------------------------------------------


async def test_nobody_acts_or_reads_through_a_strangers_panel(world: World) -> None:
    """The ids of a panel hold no right: they work for the one who presses."""
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    [other] = [a for a in (world["Ann"], world["Bob"]) if a is not actor]
    panel = await world.open_panel(actor)
    stolen = Clicker(world, actor, random.Random(1)).units(panel)[0][0]
    before = await world.table()
    for thief in (other, world["Chloe"]):
        mine = await world.press(thief, world.board(), "words")
        assert mine.response is not None
        stored = world.env.backend.get_message(mine.response.channel_id, mine.response.id)
        button = {"type": 2, "style": 2, "label": "x", "custom_id": stolen.custom_id}
        stored.components = [{"type": 1, "components": [button]}]
        stored.flags &= ~(1 << 15)
        result = await thief.click(mine.response, custom_id=stolen.custom_id)
        assert result.acknowledged
        assert (await world.table()).version == before.version
    assert (await world.table()).seq == before.seq


async def test_guessed_numbers_of_tables_show_nothing(world: World) -> None:
    await world.start("Ann", "Bob")
    for number in (0, -1, 2, 10**9, 2**53 - 1, -(2**53) + 1):
        answer = await world["Chloe"].slash(world.channel, "board", table=number)
        assert answer.response is not None
        assert "no table" in words(answer.response)


async def test_a_database_with_nasty_texts_is_read_back(world: World) -> None:
    table = await world.start("Ann", "Bob")
    for text in NASTY:
        reference = await world.service.repository.report(text, text, table_id=table.id, user_id=1)

        def read(db: Connection, reference: str = reference) -> str:
            sql = "SELECT summary FROM problems WHERE reference = :number"
            return str(db.execute(sql, {"number": reference}).fetchone()[0])

        assert await world.service.store.read(read) == text.replace("\0", "␀"), "no text holds that"
    assert intact(world)
