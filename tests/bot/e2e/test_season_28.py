"""Seasons that are played to their end, and whose standings somebody keeps by hand. Some people
drop out, and the bot is stopped in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.core import Rng
from tables.model.competitions import CompetitionTable
from tables.model.guards import ManagedServer
from tests.bot.club import looks_rarely
from tests.bot.e2e.scorebook import Scorebook
from tests.bot.e2e.seasons import (
    begin_season,
    facts,
    later,
    manager,
    on_post,
    set_options,
    sign_up,
)
from tests.bot.simulated import World, simulated

pytestmark = pytest.mark.usefixtures("plain_pictures")
PEOPLE = tuple(f"P{number:02}" for number in range(1, 31))
"""Two of them wait for a place."""
LEAVING = {2: 2, 4: 2, 6: 1}
"""How many people drop out, by look."""
STOPS = (3, 7)
"""The looks after which the bot is stopped."""


@pytest.fixture(autouse=True)
def rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    looks_rarely(monkeypatch)


async def begun(
    world: World, options: Mapping[str, Any], most: tuple[int, ...], **given: Any
) -> Any:
    """Everybody has signed up and is in, and it has started. most: from which people choose at how
    many tables they play at once."""
    mara = manager(world)
    await begin_season(world, mara, **given)
    await set_options(world, options)
    for number, name in enumerate(world.people):
        await sign_up(world, name, most=str(most[number % len(most)]))
    await later(world, (await facts(world)).competition.confirms_at - world.now() + 1)
    for name in world.people:
        await on_post(world, name, "compin")
    await later(world, (await facts(world)).competition.starts_at - world.now() + 1)
    return mara


async def leave(world: World, name: str) -> None:
    page = await on_post(world, name, "compout")
    await world.press(world[name], page.response, "compleave")


async def finish(book: Scorebook, one: CompetitionTable, mara: Any, share: int) -> None:
    """End a table. share: of how many of ten the whole game is played."""
    world = book.world
    table = await world.service.views.table(one.table_id or 0)
    if table.status != "running":
        return
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    if share and (len(people) < len(table.seats) or book.chance.below(10) < share):
        await book.play_out(one)
    elif len(people) < 2 or not await book.resign(one):  # computers play on, which takes long
        with world.env._bot_scope():
            server = ManagedServer(world.guild.id)
            await world.service.hosting.abandon(table.id, mara.id, server=server)


@pytest.mark.usefixtures("skirmish")
@pytest.mark.parametrize(("game", "options", "share"), [
    pytest.param("belfort", {}, 0, marks=pytest.mark.sliced(10)),
    pytest.param("skirmish", {"turns": 20}, 4, marks=pytest.mark.sliced),
])  # fmt: skip
async def test_a_season_of_twenty_eight(
    tmp_path: Path, game: str, options: Mapping[str, Any], share: int
) -> None:
    async with simulated(tmp_path, PEOPLE) as world:
        book, gone = Scorebook(world, Rng(1)), set[str]()
        mara = await begun(world, options, (1, 2, 3), game=game, groups=4)
        found = await facts(world)
        assert len(found.tables) == 28
        assert Counter(one.state for one in found.entrants) == {"in": 28, "waiting": 2}
        for look in range(80):
            found = await facts(world)
            if found.competition.state != "running":
                break
            for _ in range(LEAVING.get(look, 0)):
                there = [one.name for one in found.entrants if one.plays and one.name not in gone]
                name = book.chance.choice(tuple(there))
                await leave(world, name)
                gone.add(name)
            if look in STOPS:
                await world.restart()
            opened = [one for one in found.tables if one.state == "open"]
            busy = Counter(who for one in opened for who in one.people)
            assert all(busy[one.id] <= one.at_once for one in found.entrants)
            for one in opened[:3]:
                await finish(book, one, mara, share)
            await later(world, 150)
        found = await facts(world)
        assert found.competition.state == "over"
        assert not [one for one in found.tables if one.state in ("planned", "open")]
        assert {one.name for one in found.entrants if one.state == "dropped"} == gone
        assert len(gone) == 5
        opened_at = [one.table_id for one in found.tables if one.table_id is not None]
        assert len(opened_at) == len(set(opened_at)), "each table was opened once"
        if share:
            assert book.whole > 8
        await agree(world, book)


@pytest.mark.sliced
async def test_a_season_of_a_real_game_some_of_which_are_played_to_the_end(tmp_path: Path) -> None:
    async with simulated(tmp_path, PEOPLE[:5]) as world:
        book = Scorebook(world, Rng(2))
        await begun(world, {"turn_limit": 4}, (4,), game="antike-duellum", size=2)
        for _ in range(20):
            found = await facts(world)
            for one in [it for it in found.tables if it.state == "open"]:
                await (book.play_out(one) if book.whole < 3 else book.resign(one))
            await later(world, 150)
        assert book.whole == 3
        assert len(book.endings) == 10
        await agree(world, book)


async def agree(world: World, book: Scorebook) -> None:
    """The places of the season are those that somebody has counted by hand."""
    found = await facts(world)
    assert found.competition.state == "over"
    ended = {one.number for one in found.tables if one.state == "finished"}
    assert ended == set(book.endings)
    counted = await book.season()
    for group, order in counted.items():
        here = [one for one in found.entrants if one.division == group]
        assert [one.id for one in sorted(here, key=lambda one: one.rank or 0)] == order
        assert sorted(one.rank or 0 for one in here) == list(range(1, len(here) + 1))
