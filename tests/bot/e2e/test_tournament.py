"""A tournament: signing up, rounds that follow each other, drawing again, the winner."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.features.competitions import draw_files, pages, shows
from bot.widgets import limits
from engine.core import Rng
from render.lang.language import ENGLISH
from tables.model.competitions import CompetitionTable, Facts
from tables.model.invitations import DAY
from tables.store import competition_rows
from tests.bot.club import looks_rarely
from tests.bot.e2e.scorebook import Scorebook
from tests.bot.e2e.seasons import facts, manager, on_post, resign_all_but, room, set_options
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import World, presses, simulated, there, words
from tests.bot.ways import choose, press
from tests.draws.test_tournaments import Cup

pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture(autouse=True)
def rare_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    looks_rarely(monkeypatch)


PEOPLE = (
    *("Ann", "Bob", "Chloe", "Dan", "Eve", "Finn", "Gil"),
    *("Hal", "Ida", "Jon", "Kim", "Lou", "Max"),
)


async def begin(world: World, **given: Any) -> Any:
    mara = manager(world)
    starts = f"{datetime.fromtimestamp(world.now() + 3 * DAY, UTC):%Y-%m-%d %H:%M}"
    chosen = {"game": "belfort", "size": 4, "starts": starts, **given}
    await mara.slash(world.channel, "server tournament", **chosen)
    return mara


async def begun(world: World, options: Mapping[str, Any] | None = None, **given: Any) -> Any:
    """Everybody has signed up and is in, and it has started."""
    mara = await begin(world, **given)
    await set_options(world, options or {})
    for name in world.people:
        await world.press(world[name], world.with_control("compsign"), "compsign")
    await world.advance((await facts(world)).competition.confirms_at - world.now() + 1)
    for name in world.people:
        await on_post(world, name, "compin")
    await world.advance((await facts(world)).competition.starts_at - world.now() + 1)
    return mara


@pytest.mark.sliced
async def test_thirteen_people_at_tables_of_four_some_of_whom_leave(tmp_path: Path) -> None:
    chance = random.Random(13)
    async with simulated(tmp_path, PEOPLE) as world:
        await begun(world, rounds=2)
        found = await facts(world)
        assert sorted(len(one.seats) for one in found.tables) == [3, 3, 3, 4]
        assert {one.state for one in found.tables} == {"open"}
        assert "Tournament 1 · Belfort · Swiss" in words(world.with_control("compstand"))
        await leave(world, chance)
        while len(open_ := await playing(world)) > 1:
            await finish(world, open_[0], chance)
        kill_while_opening(world)
        await finish(world, open_[0], chance)
        found = await facts(world)
        second = [one for one in found.tables if one.round == 2]
        assert sorted(one.state for one in second) == ["open", *["planned"] * (len(second) - 1)]
        await world.restart()
        await world.advance(300)
        opened = await playing(world)
        assert len(opened) == len(second)
        tables = [await world.service.views.table(one.table_id or 0) for one in opened]
        assert {table.status for table in tables} == {"running"}
        assert len({table.channel_id for table in tables}) == len(second)
        await leave(world, chance)
        for one in opened:
            await finish(world, one, chance)
        found = await facts(world)
        assert found.competition.state == "over"
        assert [one.state for one in found.rounds] == ["over", "over"]
        assert {one.state for one in found.tables} == {"finished"}
        assert sorted(one.rank or 0 for one in found.entrants) == list(range(1, 14))
        post = words(world.with_control("compstand"))
        [winner] = [one for one in found.entrants if one.rank == 1]
        assert f"**{winner.name}** has won." in post
        assert found.competition.secret not in post
        assert await said_to_nobody_else(world, found)


@pytest.mark.sliced
@pytest.mark.parametrize(("game", "size", "people", "options", "whole"), [
    ("skirmish", 4, 13, {"turns": 20}, 4),
    ("antike-duellum", 2, 4, {"turn_limit": 4}, 2),
])  # fmt: skip
@pytest.mark.usefixtures("skirmish")
async def test_a_tournament_some_of_whose_games_are_played_to_the_end(
    tmp_path: Path, game: str, size: int, people: int, options: dict[str, Any], whole: int
) -> None:
    chance = random.Random(people)
    async with simulated(tmp_path, PEOPLE[:people]) as world:
        book = Scorebook(world, Rng(people))
        await begun(world, options, game=game, size=size, rounds=2)
        for number in (1, 2):
            opened = await playing(world)
            assert {one.round for one in opened} == {number}
            if people > 4:
                await leave(world, chance)
            await world.restart()
            for one in opened:
                table = await world.service.views.table(one.table_id or 0)
                computers = sum(seat.user_id is None for seat in table.seats)
                if computers or book.whole < whole * number / 2:
                    await book.play_out(one)
                else:
                    assert await book.resign(one)
                await world.advance(150)
        found = await facts(world)
        assert found.competition.state == "over"
        assert {one.number for one in found.tables if one.state == "finished"} == set(book.endings)
        assert book.whole >= whole
        ranked = sorted(found.entrants, key=lambda one: one.rank or 0)
        assert [one.id for one in ranked] == await book.tournament()


async def playing(world: World) -> list[CompetitionTable]:
    """The tables that are being played."""
    return [one for one in (await facts(world)).tables if one.state == "open"]


async def finish(world: World, table: CompetitionTable, chance: random.Random) -> None:
    """One person wins a table, because everybody else gives up before them. Where a computer
    plays on for somebody who left, they have to give up, too."""
    found = await facts(world)
    there = [found.entrant(one) for one in table.people]
    winner = chance.choice([one.user_id for one in there if one.plays])
    await resign_all_but(world, table.table_id or 0, winner or 0)
    if (await world.service.views.table(table.table_id or 0)).status == "running":
        await give_up(world, table.table_id or 0, winner or 0)
    await world.advance(150)


async def give_up(world: World, table_id: int, user: int) -> None:
    """The last person at a table of computers gives up."""
    here = room(world, (await world.service.views.table(table_id)).channel_id)
    actor = next(actor for actor in world.people.values() if actor.id == user)
    sure = await press(world, actor, await actor.slash(here, "game leave"), "giveup")
    for one in presses(there(sure.response)):
        if one.value is None and one.token.startswith("y"):
            await actor.click(there(sure.response), custom_id=one.custom_id)
            break


async def leave(world: World, chance: random.Random) -> None:
    """Somebody who plays drops out."""
    found = await facts(world)
    here = {one.user_id for one in found.entrants if one.plays}
    name = chance.choice([name for name in world.people if world[name].id in here])
    asked = await on_post(world, name, "compout")
    await press(world, world[name], asked, "compleave")
    await world.advance(150)


def kill_while_opening(world: World) -> None:
    """The process is as good as dead once it has made the next table: it does not even begin the
    game there."""
    world.expected.append("competition 1 waits")
    tables = world.service.competition_tables
    make = tables.open

    async def dead(*_: Any) -> Any:
        raise RuntimeError("this process is dead")

    async def last(*given: Any) -> Any:
        for name in ("open", "begin", "advance"):
            setattr(tables, name, dead)
        await make(*given)
        return await dead()

    setattr(tables, "open", last)  # noqa: B010 - it is no method any more


async def said_to_nobody_else(world: World, found: Facts) -> bool:
    """Who has dropped out is not told how it ended."""
    for one in found.entrants:
        letters = world.messages(world.env.backend.get_dm_channel(one.user_id or 0))
        told = any("is over. You came in" in words(letter) for letter in letters)
        if told != (one.state == "in"):
            return False
    return True


async def test_anybody_can_draw_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with simulated(tmp_path, PEOPLE[:5]) as world:
        await begun(world, kind="groups", size=2)
        standings = await on_post(world, "Bob", "compstand")
        assert "group 1" in everything(standings)
        answer = await choose(world["Bob"], standings, "compdrawn", "1")
        said = everything(answer)
        assert "Draw of round 1" in said
        assert all(name in said for name in PEOPLE[:5])
        [file] = there(answer.response).attachments
        path = tmp_path / "draw.json"
        data = world.env.backend.cdn.get(file.url)
        assert data is not None
        path.write_bytes(data)
        assert cli.main(["draw", str(path)]) == 0
        seal = json.loads(path.read_text())["seal"]
        assert seal in capsys.readouterr().out
        assert seal in words(world.with_control("compstand"))
        forged = json.loads(path.read_text())
        forged["groups"][0].reverse()
        path.write_text(json.dumps(forged))
        assert cli.main(["draw", str(path)]) == 1
        assert "not drawn from this seed" in capsys.readouterr().out
        path.write_text("[]")
        assert cli.main(["draw", str(path)]) == 2


async def test_managers_see_what_is_under_way_and_are_told_what_is_missing(tmp_path: Path) -> None:
    async with simulated(tmp_path, ("Ann", "Bob")) as world:
        mara = await begin(world, kind="knockout", size=2)
        shown = everything(await mara.slash(world.channel, "server tournament"))
        assert "Tournament 1 · Belfort · knock-out" in shown
        asked = await mara.slash(world.channel, "server tournament", game="belfort")
        assert "`size` and `starts`" in everything(asked)
        await world.press(world["Ann"], world.with_control("compsign"), "compsign")
        await world.advance(30)
        post = words(world.with_control("compstand"))
        assert "One person has signed up" in post
        assert "until one table is left" in post


async def test_people_of_the_slowest_table_are_told_so(tmp_path: Path) -> None:
    async with simulated(tmp_path, ("Ann", "Bob")) as world:
        await begun(world, kind="knockout", size=2)
        [ann, _] = (await facts(world)).entrants
        await world.service.store.write(
            lambda db: competition_rows.tell(db, ann.id, "slowest", world.now())
        )
        await world.advance(200)
        letters = world.messages(world.env.backend.get_dm_channel(world["Ann"].id))
        assert "is the slowest of its round" in words(letters[-1])


def test_every_page_of_two_hundred_people_fits_into_a_message() -> None:
    for kind in ("swiss", "knockout", "groups"):
        cup = Cup(kind, 200, 4, rounds=9, advance=3)
        named = [replace(one, name="W" * 32) for one in cup.facts.entrants]
        cup.facts = replace(cup.facts, entrants=tuple(named))
        cup.draw()
        cup.play(random.Random(1))
        assert pages.message(ENGLISH, cup.facts).problems() == []
        for part in range(9):
            page = shows.WORDS[kind].standings(ENGLISH, cup.facts, part, 901)
            assert page.problems() == []
        assert len(draw_files.words(ENGLISH, cup.facts, cup.facts.rounds[0])) <= limits.CONTENT
