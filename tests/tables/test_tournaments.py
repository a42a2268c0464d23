"""Tournaments as they are kept: rounds that follow each other, also where nodes die or race."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tables.model import lots, repeated
from tables.model.competitions import Facts, Kind
from tables.model.table import UserRef
from tables.model.tournaments import LASTS, URGED_BEFORE, Course
from tables.operations.competitions import Wanted
from tables.service import TableService
from tests.tables.errands import Vote
from tests.tables.league import ROOM, SERVER, League, person
from tests.tables.nodes import overtaken
from tests.tables.parlour import Parlour, parlour


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3") as opened:
        yield opened


async def cup(here: Parlour, kind: Kind, size: int = 3, **settings: Any) -> League:
    """A tournament that people can sign up for; it starts in ten days."""
    starts = here.clock.at + 10 * 86_400
    wanted = Wanted(kind, "errands", size, "daily", starts, settings=settings)
    made = await here.service.competitions.create(SERVER, 77, 99, wanted, "en", ROOM)
    found = League(here, made.id)
    attend(here.service, found)
    return found


def attend(service: TableService, league: League) -> None:
    """Let a service know the results of games that were never played."""
    service.competitions.result_of = lambda db, table_id: league.results.get(table_id)


async def play_round(league: League, chance: random.Random) -> None:
    """End all open tables, whoever wins."""
    for one in await league.open_tables():
        seats = list(range(len((await league.table(one)).seats)))
        league.here.clock.at += 60
        await league.finish(one, chance.sample(seats, len(seats)))


async def played(league: League, chance: random.Random, drops: int = 0) -> Facts:
    """Play to the end; so many people leave after each round."""
    for _ in range(30):
        facts = await league.look()
        if facts.competition.state != "running":
            return facts
        await play_round(league, chance)
        going = [one for one in facts.entrants if one.plays]
        for one in chance.sample(going, min(drops, max(0, len(going) - 4))):
            await league.here.service.competitions.withdraw(league.id, one.user_id or 0)
    raise AssertionError("it never ends")


def sound(facts: Facts) -> None:
    """What holds for each tournament at every moment."""
    for round_ in facts.rounds:
        tables = [one for one in facts.tables if one.round == round_.number]
        seated = [who for one in tables for who in one.seats] + list(round_.facts["byes"])
        assert len(set(seated)) == len(seated)
        if "seed" in round_.facts:
            assert repeated.repeated(round_.facts)[0] == ""
            assert round_.facts["seal"] == lots.seal_of(facts.competition.secret)
        assert facts.competition.secret not in str(round_.facts)


async def test_a_swiss_tournament_of_thirteen_with_people_who_leave(here: Parlour) -> None:
    league = await cup(here, "swiss", rounds=3)
    facts = await league.begun(13)
    assert sorted(len(one.seats) for one in facts.tables) == [2, 2, 3, 3, 3]
    assert {one.state for one in facts.tables} == {"open"}
    facts = await played(league, random.Random(1), drops=1)
    sound(facts)
    assert facts.competition.state == "over"
    assert len(facts.rounds) == 3
    assert sorted(one.rank or 0 for one in facts.entrants) == list(range(1, 14))
    assert sum(one.state == "dropped" for one in facts.entrants) >= 2


@pytest.mark.parametrize(("kind", "people", "size"), [("knockout", 9, 3), ("groups", 7, 2)])
async def test_the_other_kinds_are_played_to_their_end(
    here: Parlour, kind: Kind, people: int, size: int
) -> None:
    league = await cup(here, kind, size, rounds=1, advance=1)
    await league.begun(people)
    facts = await played(league, random.Random(2))
    sound(facts)
    assert facts.competition.state == "over"
    [winner] = [one for one in facts.entrants if one.rank == 1]
    final = facts.tables[-1]
    assert Course(facts).scores.of_table[final.number][winner.id] == 24


async def test_who_left_is_not_drawn_any_more(here: Parlour) -> None:
    league = await cup(here, "swiss", 2, rounds=3)
    await league.begun(6)
    await play_round(league, random.Random(3))
    gone = await league.entrant(2)
    await here.service.competitions.withdraw(league.id, person(2).id)
    facts = await league.look()
    assert len(facts.rounds) == 2
    second = [one for one in facts.tables if one.round == 2]
    assert gone.id not in {who for one in second for who in one.seats}
    assert len(facts.rounds[1].facts["byes"]) == 1


async def test_nodes_that_end_a_round_at_once_draw_the_next_one_once(here: Parlour) -> None:
    league = await cup(here, "swiss", rounds=2)
    await league.begun(8)
    await play_round(league, random.Random(4))

    async def look(other: TableService) -> None:
        attend(other, league)
        await other.competition_tables.advance(league.id)

    overtaken(here, look, times=2)
    facts = await here.service.competition_tables.advance(league.id)
    assert [one.number for one in facts.rounds] == [1, 2]
    assert len(facts.tables) == 6
    sound(facts)


async def test_a_node_that_dies_while_it_draws_leaves_no_open_question(here: Parlour) -> None:
    league = await cup(here, "swiss", rounds=2)
    await league.begun(8)
    await play_round(league, random.Random(5))

    class Killed(BaseException):
        """Nothing after it is done."""

    def die(facts: Facts) -> None:
        raise Killed

    plan = here.service.competitions.plans["swiss"]
    prepare, plan.prepare = plan.prepare, die  # type: ignore[method-assign]
    with pytest.raises(Killed):
        await here.service.competition_tables.advance(league.id)
    plan.prepare = prepare  # type: ignore[method-assign]
    facts = await league.facts()
    assert [one.state for one in facts.rounds] == ["over"], "noted before the draw"
    assert facts.competition.state == "running"
    facts = await league.look()
    assert [one.state for one in facts.rounds] == ["over", "playing"]
    assert (await played(league, random.Random(6))).competition.state == "over"


async def test_people_who_avoid_each_other_do_not_meet_and_nobody_sees_why(here: Parlour) -> None:
    league = await cup(here, "swiss", 2, rounds=3)
    for other in (2, 3):
        await here.service.wishes.avoid(person(1).id, [person(other)])
    await league.begun(8)
    facts = await played(league, random.Random(7))
    sound(facts)
    mine = await league.entrant(1)
    kept = {(await league.entrant(2)).id, (await league.entrant(3)).id}
    met = {who for one in facts.tables if mine.id in one.seats for who in one.seats}
    assert not met & kept
    public = {key for one in facts.rounds for key in one.facts}
    assert public == {
        *("seed", "size", "sizes", "blend", "people", "before", "round", "seal", "attempt"),
        *("tables", "byes"),
    }


async def test_too_few_people_wait_for_more(here: Parlour) -> None:
    league = await cup(here, "knockout", advance=1)
    facts = await league.begun(1)
    assert (facts.competition.state, facts.competition.trouble) == ("confirming", "few")
    await league.sign_up(2, 3)
    facts = await league.look()
    assert facts.competition.state == "running"
    assert [len(one.seats) for one in facts.tables] == [3]


async def test_only_the_people_of_the_slowest_table_are_told_and_only_once(here: Parlour) -> None:
    league = await cup(here, "swiss", 2, rounds=2)
    await league.begun(6)
    await league.look()
    [quick, slow, over] = await league.open_tables()
    await league.finish(over)
    table = await league.table(quick)
    for seat in table.seats:
        await here.act(table, UserRef(seat.user_id or 0, ""), Vote("red"))
    facts = await league.look()
    for one in facts.entrants:
        await here.service.competitions.said(one)
    begun = facts.rounds[0].begun_at
    here.clock.at = begun + LASTS["daily"] - URGED_BEFORE - 1
    assert "slowest" not in {one.say for one in (await league.look()).entrants}
    here.clock.at += 2
    facts = await league.look()
    assert {one.id for one in facts.entrants if one.say == "slowest"} == set(slow.people)
    for one in facts.entrants:
        await here.service.competitions.said(one)
    here.clock.at += URGED_BEFORE
    assert "slowest" not in {one.say for one in (await league.look()).entrants}
