"""Whole games, from /game new to the winner, with nothing but what people can press or type."""

from __future__ import annotations

import random
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from engine import registry
from tests.bot.players import Clicker, Typist, play_to_the_end
from tests.bot.simulated import World, presses, words
from tests.kernel.toy import RULES as SKIRMISH

TOY = "skirmish"
QUICK = registry.rules("antike-duellum").meta.quick
EAST = {"map": "east", "variant": True, "first_seat": "beige", "turn_limit": 8}


def told(world: World) -> dict[str, int]:
    """How often each of the people was pinged."""
    return {name: world.pings(actor) for name, actor in world.people.items()}


@pytest.mark.sliced
async def test_a_game_with_buttons_and_real_boards(world: World) -> None:
    rng = random.Random(7)
    await world.start("Ann", "Bob", options={"turn_limit": 4})
    players = [Clicker(world, world[name], rng) for name in ("Ann", "Bob")]
    await play_to_the_end(world, players)

    over = world.with_control("again")
    assert "wins" in words(over)
    assert (await world.table()).status == "finished"
    data = world.env.backend.cdn.get(over.attachments[0].url)
    assert data is not None
    with Image.open(BytesIO(data)) as image:
        assert image.width == 1080, "the post is drawn for phones"


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
@pytest.mark.parametrize("options", [QUICK, EAST], ids=["quick", "east"])
async def test_a_game_with_buttons(world: World, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    await world.start("Ann", "Bob", options=options)
    players = [Clicker(world, world[name], rng) for name in ("Ann", "Bob")]
    await play_to_the_end(world, players)

    table = await world.table()
    assert table.status == "finished"
    over = words(world.with_control("again"))
    assert "wins" in over or "draw" in over.lower()
    alive = [m for m in world.messages() if any(p.parsed.op == "turn" for p in presses(m))]
    assert alive == [], "only the newest board has buttons, and the last none for a turn"
    assert sum(len(p.pressed) for p in players) > table.seq / 3, "it was played with the panel"


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_a_game_by_typing(world: World) -> None:
    rng = random.Random(3)
    await world.start("Ann", "Bob", options={"turn_limit": 12})
    players = [Typist(world, world[name], rng) for name in ("Ann", "Bob")]
    await play_to_the_end(world, players)
    assert (await world.table()).status == "finished"


@pytest.mark.sliced(10)
@pytest.mark.usefixtures("plain_pictures")
async def test_each_hand_over_pings_once(world: World) -> None:
    rng = random.Random(5)
    await world.start("Ann", "Bob", options={"turn_limit": 6})
    players = [Clicker(world, world[name], rng) for name in ("Ann", "Bob")]
    expected = dict.fromkeys(world.people, 0)
    [first] = await world.asked()
    expected[first.user.global_name or ""] += 1
    while (await world.table()).status == "running":
        [asked] = await world.asked()
        assert told(world) == expected
        before = len(world.posted)
        await next(p for p in players if p.actor is asked).turn()
        for actor in await world.asked():
            expected[actor.user.global_name or ""] += 1
        over = (await world.table()).status == "finished"
        end = 3 * over  # the podium, the secret of its chance, and the time-lapse
        assert len(world.posted) == before + 1 + end, "one message per hand-over"


@pytest.mark.sliced(10)
@pytest.mark.usefixtures("plain_pictures", "skirmish")
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_every_kind_of_question_in_the_toy_game(world: World, seed: int) -> None:
    rng = random.Random(seed)
    await world.start("Ann", "Bob", "Chloe", game=TOY, options={"turns": 8})
    players = [Clicker(world, world[name], rng) for name in ("Ann", "Bob", "Chloe")]
    await play_to_the_end(world, players)
    assert (await world.table()).status == "finished"
    assert SKIRMISH.meta.key == TOY


@pytest.mark.sliced(10)
@pytest.mark.usefixtures("plain_pictures")
async def test_alone_against_a_computer(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game="antike-duellum", options="turn_limit=5")
    await world.add_computer(ann)
    await world.press(ann, world.with_control("start"), "start")
    await play_to_the_end(world, [Clicker(world, ann, random.Random(1))])
    assert (await world.table()).status == "finished"
    assert world.pings(ann) <= 5 + 10, "the computer's own steps ping nobody"
