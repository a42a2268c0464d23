"""Three facts about people who sit at an open table, read by those who sit down with them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.features.record import pages
from render.lang.catalogue.bot_record import BotRecord
from render.lang.language import ENGLISH
from tables.model.clock import HOUR
from tables.model.record import LEAST, Record
from tests.bot import ways
from tests.bot.e2e.test_following import end
from tests.bot.e2e.test_gathering import choose, gathering
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import ask_to_be_forgotten, press

pytestmark = pytest.mark.usefixtures("plain_pictures")
MAY = datetime(2026, 5, 9, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (None, "fewer than 5 games at open tables so far"),
        (
            Record(14, 15, 5 * HOUR, (MAY,)),
            (
                "finished 14 of 15 games · usually answers within 5 h"
                " · ran out of time once, in May 2026"
            ),
        ),
        (
            Record(5, 5, HOUR / 2, (0.0, MAY)),
            (
                "finished 5 of 5 games · usually answers within 30 min"
                " · ran out of time 2 times, last in May 2026"
            ),
        ),
        (Record(6, 6, None), "finished 6 of 6 games · never ran out of time"),
    ],
)
def test_the_facts_in_words(found: Record | None, said: str) -> None:
    assert pages.facts_words(BotRecord(ENGLISH), found, UTC) == said


async def games(world: World, count: int = LEAST) -> None:
    """Ann and Bob play games at open tables to their end."""
    for _ in range(count):
        await world.start("Ann", "Bob")
        await world.advance(2 * HOUR)
        await end(world)


async def who(world: World, name: str) -> str:
    answer = await world.press(world[name], world.with_control(pages.WHO), pages.WHO)
    assert answer.ephemeral
    return words(answer.response)


def line(said: str, name: str) -> str:
    [found] = [part for part in said.splitlines() if part.startswith(f"**{name}**")]
    return found


async def test_who_is_about_to_sit_down_reads_three_facts(world: World) -> None:
    await games(world)
    await world["Ann"].slash(world.channel, "game new", game="tta-new-story")
    said = await who(world, "Chloe")
    assert "Players at Through the Ages" in said
    assert line(said, "Ann").startswith("**Ann** · finished 5 of 5 games · ")
    assert line(said, "Ann").endswith("never ran out of time")
    await world.press(world["Chloe"], world.with_control("join"), "join")
    said = await who(world, "Ann")
    assert line(said, "Chloe") == "**Chloe** · fewer than 5 games at open tables so far"
    assert line(said, "Ann").startswith("**Ann** (you) · finished 5 of 5 games")
    assert all("finished 5" not in words(m) for m in world.messages()), "nothing in the channel"


async def test_who_keeps_it_private_is_said_to_do_so(world: World) -> None:
    await games(world)
    settings = await ways.other_settings(world, world["Ann"])
    assert "Three facts shown" in ways.chosen(settings)
    [private] = [p for p in presses(settings.response) if "Kept private" in p.label]
    chosen = await world["Ann"].select(
        there(settings.response), [private.token], custom_id=private.custom_id
    )
    assert "Kept private" in ways.chosen(chosen)
    await world["Ann"].slash(world.channel, "game new", game="tta-new-story")
    said = await who(world, "Chloe")
    assert line(said, "Ann") == "**Ann** · keeps that private"
    assert "finished 5 of 5 games" in line(await who(world, "Ann"), "Ann")
    assert "only you see this" in await who(world, "Ann")


async def test_only_open_lobbies_have_the_button(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game="tta-new-story")
    world.with_control(pages.WHO)
    await choose(world, await gathering(world), "joins", "asked")
    assert not any(p.parsed.op == pages.WHO for p in presses(world.with_control("join")))
    refused = await forged(world, world["Bob"], f"agora:{pages.WHO}:1")
    assert "everybody on its server may join" in everything(refused)
    await choose(world, await gathering(world), "joins", "all")
    world.with_control(pages.WHO)


async def test_who_is_forgotten_has_no_record(world: World) -> None:
    await games(world)
    asked: Any = await ask_to_be_forgotten(world, world["Ann"])
    await press(world, world["Ann"], asked, "forget")
    await world["Ann"].slash(world.channel, "game new", game="tta-new-story")
    assert "fewer than 5 games" in line(await who(world, "Chloe"), "Ann")
