"""A manager lists the open tables of a server and closes many at once; a host, their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.features.listing import pages
from bot.widgets.ids import ControlId
from render.lang.language import ENGLISH
from tests.bot.simulated import World, presses, there, words
from tests.bot.test_hint_pages import table_of

pytestmark = pytest.mark.usefixtures("plain_pictures")
GAME = "antike-duellum"


async def open_many(world: World, *names: str) -> list[int]:
    """A lobby of each of these people, in channels of their own; the numbers of the tables."""
    found = []
    for number, name in enumerate(names):
        channel = world.guild.create_text_channel(f"room-{number}")
        await world[name].slash(channel, "game new", game=GAME)
        found.append((await world.table(channel)).id)
    return found


def manager(world: World) -> MemberActor:
    may = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("Mods", permissions=may)
    return world.guild.add_member(world.env.create_user("Mara"), roles=[role])


async def listed(world: World, actor: MemberActor, **more: object) -> ResponseMessage:
    return there((await actor.slash(world.channel, "host tables", **more)).response)


async def choose(
    actor: MemberActor, page: ResponseMessage, tables: Sequence[int]
) -> ResponseMessage:
    [menu] = {p.custom_id for p in presses(page) if p.parsed.op == pages.CHOOSE}
    labels = [f"{table} · " for table in tables]
    options = [p for p in presses(page) if p.custom_id == menu and p.value is not None]
    chosen = [p.value for p in options if p.label.startswith(tuple(labels))]
    return there((await actor.select(page, chosen, custom_id=menu)).response)


async def still_open(world: World, tables: Sequence[int]) -> list[int]:
    return [t for t in tables if (await world.service.views.table(t)).open]


async def test_a_manager_closes_many_tables_with_four_presses(world: World) -> None:
    tables = await open_many(world, *["Ann", "Bob"] * 4)
    mara = manager(world)
    page = await listed(world, mara)
    assert "8 open tables" in words(page)
    page = await choose(mara, page, tables[:7])
    assert "Close these 7 tables?" in words(page)
    assert await still_open(world, tables) == tables, "asked once more"
    page = there((await world.press(mara, page, pages.CLOSE)).response)
    assert "Closed: tables" in words(page)
    assert await still_open(world, tables) == tables[7:]
    assert "1 open table" in words(page)


async def test_the_tables_of_one_host(world: World) -> None:
    tables = await open_many(world, "Ann", "Bob", "Ann")
    mara = manager(world)
    page = await listed(world, mara, host=world["Ann"].user)
    assert "2 open tables" in words(page)
    page = await choose(mara, page, [tables[0], tables[2]])
    await world.press(mara, page, pages.CLOSE)
    assert await still_open(world, tables) == [tables[1]]
    said = words(await listed(world, mara, host=world["Ann"].user))
    assert "Ann hosts no open table on this server." in said


async def test_who_manages_nothing_sees_and_closes_their_own(world: World) -> None:
    tables = await open_many(world, "Ann", "Bob")
    page = await listed(world, world["Ann"])
    assert "1 open table" in words(page)
    page = await listed(world, world["Ann"], host=world["Bob"].user)
    assert f"**{tables[1]}**" not in words(page)
    assert "You host no open table" in words(await listed(world, world["Chloe"]))
    page = await choose(world["Ann"], await listed(world, world["Ann"]), tables[:1])
    [yes] = [p for p in presses(page) if p.parsed.op == pages.CLOSE]
    mine = await listed(world, world["Bob"])
    stored = world.env.backend.get_message(mine.channel_id, mine.id)
    forged = {"type": 2, "style": 2, "label": "x", "custom_id": yes.custom_id}
    stored.components.append({"type": 1, "components": [forged]})
    await world["Bob"].click(mine, custom_id=yes.custom_id)
    assert await still_open(world, tables) == tables, "not with the button of somebody else"


async def test_a_list_that_has_changed_closes_nothing(world: World) -> None:
    tables = await open_many(world, "Ann", "Ann", "Ann")
    ann = world["Ann"]
    page = await choose(ann, await listed(world, ann), tables[1:2])
    with world.env._bot_scope():
        await world.service.hosting.abandon(tables[0], ann.id)
    refused = await world.press(ann, page, pages.CLOSE)
    assert "These choices have changed" in words(refused.followups[-1] or refused.response)
    assert await still_open(world, tables) == tables[1:]


def test_long_lists_keep_to_the_limits() -> None:
    table = table_of("tta-first-edition", 4)
    many = [
        replace(table, id=10**6 + i, host_id=10**18 + i, channel_id=10**18 + i) for i in range(45)
    ]
    numbers = ", ".join(str(one.id) for one in many[: pages.SHOWN])
    for first in (0, pages.SHOWN, 2 * pages.SHOWN):
        shown = pages.Shown(10**18, first)
        page = pages.list_page(ENGLISH, many, shown, f"Closed: tables {numbers}.")
        assert page.problems() == []
        here = pages.part(many, shown)
        assert pages.sure_page(ENGLISH, here, here, shown).problems() == []


def test_the_longest_id_fits() -> None:
    marks = (pages._base36((1 << pages.SHOWN) - 1), "f" * 10)
    control = ControlId(pages.CLOSE, 0, (str(1 << 63), "9999", *marks))
    assert len(str(control)) <= 100
