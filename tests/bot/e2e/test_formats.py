"""Pictures for a phone, for a wide screen, or words: what panels, posts and looks show, and whose
eyes they are for."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.widgets import limits
from engine import registry
from engine.core import Rules
from render.picture import encode
from render.registry import presentation
from tests.bot import phone_look
from tests.bot.e2e.test_orders import begun
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated, there, words
from tests.bot.ways import choose as select
from tests.bot.ways import other_settings, prefer, press
from tests.kernel.toy_words import Attack, Done, Explore
from tests.witnesses import witnessed

PUBLIC = [f"{name}.png" for name in phone_look.PARTS[:1]]
PHONE = [f"{name}.png" for name in phone_look.PARTS]
DESK = ["board.png"]
QUESTION = ["question.png"]
GAME = "skirmish"


@pytest.fixture
async def world(
    tmp_path: Path, toy_for_phones: Rules[Any], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """Three people at a table of the toy game; Ann is on turn."""
    monkeypatch.setattr(type(toy_for_phones), "meta", replace(toy_for_phones.meta, hands=True))
    async with simulated(tmp_path) as world:
        await begun(world, pace=(0.0, 0.0))
        yield world


def files(message: ResponseMessage | None) -> list[str]:
    """The pictures of a message, each of which has a gallery to itself, in their order."""
    assert message is not None
    galleries = [c["items"] for c in limits.walk(message.components) if c.get("items")]
    assert all(len(items) == 1 for items in galleries), "side by side they would be halved"
    shown = [items[0]["media"]["url"] for items in galleries]
    assert all(items[0]["description"] for items in galleries)
    urls = {a.url: a.filename for a in message.attachments}
    assert sorted(urls) == sorted(shown), "every file is shown, and none twice"
    return [urls[url] for url in shown]


def data(message: ResponseMessage) -> list[bytes]:
    found = (message._env.backend.cdn.get(a.url) for a in message.attachments)
    return [data for data in found if data is not None]


def contents(message: ResponseMessage) -> list[tuple[discord.Attachment, bytes]]:
    """The pictures of a message with what is in them."""
    return list(zip(message.attachments, data(message), strict=True))


def button(message: ResponseMessage | None, label: str) -> str:
    assert message is not None
    return next(p.custom_id for p in presses(message) if p.label == label)


async def attacked(world: World) -> tuple[MemberActor, MemberActor]:
    """Ann attacks Bob, who is asked for his defence."""
    await world.quickly([(0, Attack(1))])
    assert await world.asked() == [world["Bob"]]
    return world["Ann"], world["Bob"]


@pytest.mark.sliced(5)
async def test_everything_private_comes_in_the_format_of_its_reader(world: World) -> None:
    ann = world["Ann"]
    for wish, shown in (("phone", PHONE), ("desk", DESK), ("words", []), ("phone", PHONE)):
        if (wish, shown) != ("phone", PHONE) or files(await world.open_panel(ann)) != PHONE:
            await select(ann, await other_settings(world, ann), "setting", wish)
        panel = await world.open_panel(ann)
        assert files(panel) == shown
        assert files((await ann.slash(world.channel, "board")).response) == shown
        since = (await world.press(ann, world.board(), "since")).response
        assert files(since) == shown
        step = (await world.table()).public_seq
        past = (await ann.slash(world.channel, "game log", step=step)).response
        assert files(past) == shown
        if not shown:
            for page in (panel, past):
                assert "Deck" in words(page), "the table in words"
    assert files(await world.open_panel(world["Bob"])) == PHONE, "it is Ann's wish alone"


@pytest.mark.sliced(5)
async def test_a_prepared_turn_shows_the_table_in_the_format_of_its_reader(world: World) -> None:
    bob = world["Bob"]
    for wish, shown in (("phone", PHONE), ("desk", DESK), ("words", [])):
        await prefer(world, bob, pictures=wish)
        page = (await bob.slash(world.channel, "plan")).response
        assert files(page) == shown
        assert page is not None
        assert all("not posted yet" in str(a.description) for a in page.attachments)


async def test_posts_come_in_the_format_of_their_table(world: World) -> None:
    ann, bob = world["Ann"], world["Bob"]
    assert files(world.board()) == PUBLIC, "the upper part alone"
    for wish, shown in (("desk", DESK), ("words", []), ("phone", PUBLIC)):
        page = await ann.slash(world.channel, "turns")
        options = await press(world, ann, page, "options")
        assert options.ephemeral
        await select(ann, options, "pictures", wish)
        [actor] = await world.asked()
        await Clicker(world, actor, random.Random(5)).turn()
        while (await world.service.views.position(1, None)).waiting[0].kind != "act":
            [actor] = await world.asked()
            await Clicker(world, actor, random.Random(5)).turn()
        assert files(world.board()) == shown
        assert ("Deck" in words(world.board())) == (not shown) or "Deck" in str(
            world.board().attachments[0].description
        )
    refused = await forged(world, bob, "agora:pictures:1", "desk")
    assert "Only the host" in everything(refused)
    assert (await world.table()).pictures == "phone"


async def test_the_host_chooses_the_format_of_posts_in_the_lobby(world: World) -> None:
    here = world.guild.create_text_channel("table-2")
    ann, bob = world["Ann"], world["Bob"]
    await ann.slash(here, "game new", game=GAME)
    lobby = world.with_control("options", here)
    assert "Posts of this table" not in words(lobby), "what is usual is not said"
    page = (await world.press(ann, lobby, "options")).response
    assert page is not None
    [menu] = {p.custom_id for p in presses(page) if p.parsed.op == "pictures"}
    theirs = (await world.press(bob, lobby, "options")).response
    refused = await bob.select(there(theirs), ["desk"], custom_id=menu)
    assert "host" in words(refused.response)
    chosen = await ann.select(page, ["desk"], custom_id=menu)
    assert chosen.response is not None
    assert chosen.response.id == page.id
    assert "Posts of this table: **Pictures for a wide screen**" in words(
        world.with_control("options", here)
    )
    assert (await world.table(here)).pictures == "desk"
    await select(ann, chosen, "face", "n")
    assert not (await world.table(here)).poker_face
    assert "All answers are revealed at once" in words(world.with_control("options", here))


@pytest.mark.sliced(10)
async def test_a_question_stands_in_the_place_of_the_table(world: World) -> None:
    ann, bob = await attacked(world)
    panel = await world.open_panel(bob)
    assert files(panel) == QUESTION
    assert str(panel.attachments[0].description).startswith("Bob is asked to defend. In hand: ")
    before = len(world.messages())
    table = (await bob.click(panel, custom_id=button(panel, "Show the table"))).response
    assert files(table) == PHONE
    assert table is not None
    assert table.id == panel.id, "one message"
    back = (await bob.click(table, custom_id=button(table, "Show the question"))).response
    assert files(back) == QUESTION
    assert len(world.messages()) == before
    waits = await world.open_panel(ann)
    assert files(waits) == PHONE, "who waits sees the table"
    assert "Show the" not in words(waits)


@pytest.mark.sliced(10)
async def test_menus_go_on_while_the_table_is_shown(world: World) -> None:
    _, bob = await attacked(world)
    panel = await world.open_panel(bob)
    table = (await bob.click(panel, custom_id=button(panel, "Show the table"))).response
    done = next(p for p in presses(table) if p.parsed.op == "panel" and p.label == "Done")
    after = (await bob.click(there(table), custom_id=done.custom_id)).response
    assert (await world.service.views.position(1, bob.id)).decisions[0].kind == "act"
    assert files(after) == PHONE


async def test_who_reads_words_reads_the_question_too(world: World) -> None:
    _, bob = await attacked(world)
    await prefer(world, bob, pictures="words")
    panel = await world.open_panel(bob)
    assert files(panel) == []
    assert "In hand: " in words(panel)
    assert "Deck" not in words(panel)
    table = (await bob.click(panel, custom_id=button(panel, "Show the table"))).response
    assert table is not None
    assert "Deck" in words(table)
    assert "is asked to defend" not in words(table)
    assert button(table, "Show the question")


@pytest.mark.sliced(5)
async def test_the_public_post_shows_what_is_asked_until_it_is_answered(world: World) -> None:
    await attacked(world)
    post = world.board()
    assert files(post) == QUESTION
    assert post.attachments[0].description == "Bob is asked to defend."
    await world.quickly([(1, Done())])
    assert files(world.board()) == PUBLIC


@pytest.mark.sliced
async def test_nothing_that_one_could_answer_with_is_ever_posted(world: World) -> None:
    """A whole game: what is drawn for all is drawn from what all may know, and what is drawn for
    one stands in messages that only this one sees."""
    rng = random.Random(3)
    await world.quickly([(0, Explore())])
    seen = 0
    public: set[bytes] = set()
    for _ in range(60):
        asked = await world.asked()
        if not asked:
            break
        position = await world.service.views.position(1, asked[0].id)
        if position.decisions[0].kind in phone_look.ASKED:
            panel = await world.open_panel(asked[0])
            assert panel.ephemeral
            assert files(panel) == QUESTION
            [mine] = data(panel)
            public |= {one for message in world.messages() for one in data(message)}
            assert mine not in public
            view = (await world.service.views.position(1, None)).view
            [open_question] = (await world.service.views.position(1, None)).waiting
            names = (await world.table()).names
            shown = phone_look.PAINTER.question(view, open_question, names, means=False)
            assert shown is not None
            assert data(world.board()) == [encode(shown, "question").data]
            seen += 1
        await Clicker(world, asked[0], rng).turn()
    witnessed(seen, "questions with a picture", "60 turns of Antike Duellum, seed 3", least=3)
    assert {means for means, _, _ in phone_look.PAINTER.drawn} == {True, False}
    for means, viewer, decision in phone_look.PAINTER.drawn:
        if means:
            assert viewer == decision.seat, "nobody else's view is drawn with the means"
        else:
            assert viewer is None
            assert decision.menus == ()


async def test_a_closer_look_gives_the_rest_in_one_message(world: World) -> None:
    chloe = world["Chloe"]
    page = (await world.press(chloe, world.board(), "closer")).response
    assert page is not None
    assert page.ephemeral
    assert files(page) == PHONE, "the post has the upper part alone"
    [menu] = {p.custom_id for p in presses(page) if p.value is not None}
    for value, shown in (("picture-board", DESK), ("words-", []), ("picture-upper+lower", PHONE)):
        chosen = (await chloe.select(page, [value], custom_id=menu)).response
        assert chosen is not None
        assert chosen.id == page.id, "no message for each"
        assert files(chosen) == shown


@pytest.mark.sliced(10)
async def test_a_closer_look_from_a_panel_begins_with_what_is_not_there(world: World) -> None:
    ann = world["Ann"]
    panel = await world.open_panel(ann)
    assert files((await world.press(ann, panel, "closer")).response) == DESK
    _, bob = await attacked(world)
    panel = await world.open_panel(bob)
    assert files((await world.press(bob, panel, "closer")).response) == PHONE


@pytest.mark.sliced(10)
async def test_only_the_part_that_has_changed_is_uploaded(world: World) -> None:
    clicker, panel = Clicker(world, world["Ann"], random.Random(1)), None
    panel = await world.open_panel(clicker.actor)
    outcomes = set()
    for _ in range(4):
        before = {a.filename: (a.id, one) for a, one in contents(panel)}
        units = clicker.units(panel)
        if not units:
            break
        panel = await clicker.press(panel, units[0]) or panel
        if files(panel) != PHONE:
            break
        for attachment, one in contents(panel):
            number, old = before[attachment.filename]
            assert (attachment.id == number) == (one == old)
            outcomes.add(one == old)
    assert outcomes == {True, False}


@pytest.mark.parametrize("game", sorted(registry.keys()))
def test_no_part_for_phones_is_shrunk_for_its_height_or_jumps(game: str) -> None:
    """Clients show a single picture within 550 x 350, and one that is wider jumps while loading.
    Where a game draws nothing for phones, its first picture stands there."""
    painter = presentation(game).painter
    assert painter is not None
    rules = registry.rules(game)
    for seats in rules.meta.seats:
        view = rules.view(rules.setup(rules.options(), seats, 1).state, None)
        parts = painter.parts(view, "phone")
        assert 1 <= len(parts) <= 3
        assert len(set(parts)) == len(parts)
        for part in set(parts) - set(painter.pictures(view)):
            image = painter.paint(view, part, ["Ann", "Bob", "Chloe", "Dimitri"][:seats])
            assert image.width * 7 <= image.height * 11, f"{part}: {image.size}"
            assert image.height <= image.width * 1.35, f"{part}: {image.size}"
