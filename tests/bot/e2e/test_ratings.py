"""The list of people who let others read how strong they are, and who decides about it."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.features.ratings import rater
from tables.store.rating_rows import SOON
from tests.bot import ways
from tests.bot.e2e.test_powers import wishes
from tests.bot.e2e.test_server_rules import choose, manager
from tests.bot.e2e.test_strangers import commands, everything, show_everything
from tests.bot.simulated import World, words
from tests.tables import rated_games

pytestmark = pytest.mark.usefixtures("plain_pictures")
GAME, OTHER = "antike-duellum", "belfort"
NAMES = ("Ann", "Bob", "Chloe", "Dimitri")
BAND = re.compile(r"about ([\d,]+), between ([\d,]+) and ([\d,]+); (\d+) games")


async def rated(world: World, count: int = 60, game: str = GAME, first: int = 0) -> None:
    people = [world[name].id for name in NAMES]
    now = world.service.now()
    found = rated_games.season(people, count, now, world.guild.id, first=first, game=game)
    await rated_games.keep(world.service.store, found)
    await worked_out(world)


async def worked_out(world: World) -> None:
    while await world.bot.rater.tick():
        pass


async def shows(world: World, name: str, choice: str) -> Any:
    page = await world[name].slash(world.channel, "me settings")
    page = await world.press(world[name], page.response, "settings")
    return await choose(world, world[name], page, choice)


async def ratings(world: World, name: str, **given: Any) -> str:
    return everything(await world[name].slash(world.channel, "ratings", **given))


def listed(world: World, said: str) -> list[str]:
    """Who is on a list, the best first."""
    by_mention = {f"<@{world[name].id}>": name for name in NAMES}
    return [by_mention[mention] for mention in re.findall(r"<@\d+>", said)]


async def test_the_list_has_those_who_want_it(world: World) -> None:
    await rated(world)
    page = await world["Ann"].slash(world.channel, "ratings")
    assert page.ephemeral
    said = everything(page)
    assert "Antike Duellum" in said
    assert "from 60 rated games" in said
    assert "**You:** about" in said
    assert "Only you see this" in said
    assert listed(world, said) == []
    assert "Nobody shows their rating here yet" in said
    for name, choice in (("Chloe", "server"), ("Ann", "everywhere")):
        await shows(world, name, choice)
    said = await ratings(world, "Bob", game=GAME)
    assert listed(world, said) == ["Ann", "Chloe"]
    assert "Only you see this" in said, "Bob reads his own"
    bands = BAND.findall(said)
    assert len(bands) == 3, "nobody has a number without a band"
    for told in bands:
        middle, low, high, _ = (int(part.replace(",", "")) for part in told)
        assert low < middle < high
        assert {n % 10 for n in (low, middle, high)} == {0}
    await shows(world, "Chloe", "hidden")
    assert listed(world, await ratings(world, "Bob", game=GAME)) == ["Ann"]


async def test_the_list_of_all_servers_has_those_who_show_everybody(world: World) -> None:
    await rated(world)
    await shows(world, "Ann", "everywhere")
    await shows(world, "Chloe", "server")
    page = await world["Dimitri"].slash(world.channel, "ratings")
    assert listed(world, everything(page)) == ["Ann", "Chloe"]
    page = await world.press(world["Dimitri"], page.response, "ratings")
    said = everything(page)
    assert "On all servers" in said
    assert listed(world, said) == ["Ann"]
    page = await world.press(world["Dimitri"], page.response, "ratings")
    assert listed(world, everything(page)) == ["Ann", "Chloe"]


async def test_another_game_is_chosen(world: World) -> None:
    await rated(world, 40)
    await rated(world, 12, OTHER, first=500)
    page = await world["Ann"].slash(world.channel, "ratings")
    assert "at Antike" in everything(page)
    said = everything(await choose(world, world["Ann"], page, OTHER))
    assert "at Belfort" in said
    assert "12 of about 30 rated games of everybody: nothing to say yet" in said
    said = await ratings(world, "Ann", game="tzolkin")
    assert "You** have no rated game yet" in said
    assert "No rated game has ended yet" in said


async def test_few_games_say_nothing(world: World) -> None:
    await rated(world, 4)
    said = await ratings(world, "Ann")
    assert "of about 8 games: nothing to say yet" in said
    assert "about 1," not in said


async def test_who_wants_no_rating_has_none(world: World) -> None:
    await rated(world)
    page = await shows(world, "Ann", "off")
    assert "Nobody: not worked out" in ways.chosen(page)
    said = await ratings(world, "Ann")
    assert "You have no rating, as you chose" in said
    assert not BAND.search(said)


async def test_managers_decide_whether_a_server_has_ratings(world: World) -> None:
    mara = manager(world)
    await rated(world)
    await shows(world, "Ann", "server")
    said = everything(await mara.slash(world.channel, "server ratings"))
    assert "Ratings are **on**" in said
    show_everything(world, world["Bob"])
    refused = everything(await world["Bob"].slash(world.channel, "server ratings", ratings="off"))
    assert "manage" in refused
    assert "Ratings are" not in refused
    said = everything(await mara.slash(world.channel, "server ratings", ratings="off"))
    assert "Ratings are **off**" in said
    said = await ratings(world, "Bob")
    assert said.count("This server has no ratings") == 1
    assert not BAND.search(said)
    await mara.slash(world.channel, "server ratings", ratings="on")
    await worked_out(world)
    assert listed(world, await ratings(world, "Bob")) == ["Ann"]


async def test_people_who_rest_are_marked_in_words_and_stay_where_they_are(world: World) -> None:
    people = [world[name].id for name in NAMES]
    now = world.service.now()
    long_ago = rated_games.season(people, 60, now - 100 * 86_400, world.guild.id, game=GAME)
    lately = rated_games.season(people[1:], 20, now, world.guild.id, first=900, game=GAME)
    await rated_games.keep(world.service.store, [*long_ago, *lately])
    await worked_out(world)
    for name in NAMES:
        await shows(world, name, "server")
    said = await ratings(world, "Bob")
    assert listed(world, said)[0] == "Ann"
    resting = [line for line in said.splitlines() if "resting: no rated game for 90 days" in line]
    assert len(resting) == 1
    assert listed(world, resting[0]) == ["Ann"]


async def test_islands_are_not_compared(world: World) -> None:
    ann, bob, chloe, dimitri = (world[name].id for name in NAMES)
    now, server = world.service.now(), world.guild.id
    one = rated_games.season([ann, bob], 20, now, server, game=GAME)
    other = rated_games.season([chloe, dimitri], 20, now, server, first=300, game=GAME)
    await rated_games.keep(world.service.store, [*one, *other])
    await worked_out(world)
    for name in NAMES:
        await shows(world, name, "server")
    said = await ratings(world, "Ann")
    above, _, below = said.partition("These people have never met those above")
    assert {len(listed(world, above)), len(listed(world, below))} == {2}


async def test_ratings_follow_a_game_by_themselves_also_after_a_restart(world: World) -> None:
    await rated(world)
    people = [world[name].id for name in NAMES]
    before = await world.service.ratings.standing(people[0], GAME, world.guild.id)
    assert before is not None
    late = rated_games.result(777, people, world.service.now(), world.guild.id, game=GAME)
    await rated_games.keep(world.service.store, [late])
    await world.restart()
    await world.advance(SOON + rater.TICK)
    found = before
    for _ in range(1_000):
        await asyncio.sleep(0.01)
        found = await world.service.ratings.standing(people[0], GAME, world.guild.id) or before
        if found.games > before.games:
            break
    assert found.games == before.games + 1


@pytest.mark.sliced(10)
async def test_no_command_tells_what_somebody_hides(world: World) -> None:
    """Chloe, who has no rating of her own, tries everything on people who hide theirs, at a table
    with them: no answer has a band."""
    await rated(world)
    await shows(world, "Chloe", "off")
    await world.start("Ann", "Bob", "Chloe", game="tta-new-story")
    tried = set()
    for command in commands(world):
        name = command.qualified_name
        if name.startswith(("server ", "host ", "me ")):
            continue
        for options in wishes(world, command):
            if "player" in options:
                options["player"] = world["Bob"].user
            if "game" in options:
                options["game"] = GAME
            said = everything(await world["Chloe"].slash(world.channel, name, **options))
            assert not BAND.search(said), (name, options)
            tried.add(name)
    assert "ratings" in tried
    for message in world.messages():
        assert not BAND.search(words(message))
