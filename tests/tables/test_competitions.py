"""Seasons as they are kept: signing up, starting, opening tables, dropping out, ending."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from tables.maintenance.privacy import Privacy
from tables.model.competitions import COMPUTER, Facts
from tables.model.errors import NotAllowed, UserError
from tables.model.invitations import DAY
from tables.model.seasons import members
from tables.model.standings import scores, standings
from tables.model.table import UserRef
from tables.operations.competitions import Wanted
from tables.store import competition_rows
from tables.store.limits import TableLimits
from tests.tables.league import ROOM, SERVER, League, league, person
from tests.tables.nodes import overtaken
from tests.tables.parlour import Parlour, parlour
from tests.tables.refused import refused


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3") as opened:
        yield opened


async def played(season: League) -> Facts:
    """Play it to its end: always the open table that was opened first."""
    for _ in range(200):
        facts = await season.look()
        if facts.competition.state != "running":
            return facts
        [first, *_] = await season.open_tables()
        season.here.clock.at += 60
        await season.finish(first)
    raise AssertionError("it never ends")


async def test_a_season_of_seven_is_played_to_its_end(here: Parlour) -> None:
    season = await league(here)
    facts = await season.begun(7)
    assert facts.competition.state == "running"
    assert len(facts.tables) == 7
    busy = Counter(who for one in facts.tables if one.state == "open" for who in one.people)
    assert max(busy.values()) == 1, "one table at once, as everybody chose"
    [first, *_] = await season.open_tables()
    table = await season.table(first)
    assert table.status == "running"
    assert [seat.user_id for seat in table.seats] == [
        facts.entrant(one).user_id for one in first.seats
    ]
    assert table.hints == "off"
    facts = await played(season)
    assert facts.competition.state == "over"
    assert {one.state for one in facts.tables} == {"finished"}
    assert sorted(one.rank or 0 for one in facts.entrants) == [1, 2, 3, 4, 5, 6, 7]
    assert all(one.say == "over" for one in facts.entrants)
    lines = standings(facts, members(facts, 1))
    assert sum(line.points for line in lines) == 7 * (10 + 5 + 2)
    assert {line.games for line in lines} == {3}


async def test_who_does_not_say_that_they_are_in_is_out_and_others_move_up(here: Parlour) -> None:
    season = await league(here, most=7)
    await season.sign_up(*range(1, 10))
    with pytest.raises(UserError, match="competition_confirms_later"):
        await season.confirm(1)
    here.clock.at = (await season.competition()).confirms_at
    facts = await season.look()
    assert {one.say for one in facts.entrants} == {"confirm"}
    await season.confirm(*range(2, 10))
    here.clock.at = (await season.competition()).starts_at
    facts = await season.look()
    states = [one.state for one in facts.entrants]
    assert states == ["out", *["in"] * 7, "waiting"]
    assert facts.entrants[-1].say == "left_over"


async def test_too_few_people_wait_and_a_manager_may_let_fewer_play(here: Parlour) -> None:
    season = await league(here)
    facts = await season.begun(5)
    assert (facts.competition.state, facts.competition.trouble) == ("confirming", "few")
    await here.service.competitions.set_settings(SERVER, season.id, small=True)
    facts = await season.look()
    assert facts.competition.state == "running"
    assert len(facts.tables) == 10, "all tables of three among five"


async def test_late_people_still_have_time_to_answer(here: Parlour) -> None:
    """The bot was away when they should have been asked."""
    season = await league(here)
    await season.sign_up(*range(1, 8))
    here.clock.at = (await season.competition()).starts_at + DAY
    facts = await season.look()
    assert facts.competition.state == "confirming"
    assert facts.competition.starts_at == here.clock.at + DAY


async def test_substitutes_take_the_tables_that_have_not_begun(here: Parlour) -> None:
    season = await league(here)
    await season.begun(7)
    await season.sign_up(8)
    [first, *_] = await season.open_tables()
    dropped, substitute = (await season.facts()).entrant(first.seats[0]), await season.entrant(8)
    assert substitute.state == "waiting"
    await here.service.competitions.withdraw(season.id, dropped.user_id or 0)
    facts = await season.look()
    assert facts.entrant(dropped.id).state == "dropped"
    [running] = [one for one in facts.tables if one.number == first.number]
    seat = (await season.table(running)).seats[running.seats.index(dropped.id)]
    assert seat.computer, "it plays on there"
    planned = [one for one in facts.tables if dropped.id in one.seats and one != running]
    assert [substitute.id in one.people for one in planned] == [True, True]
    facts = await played(season)
    for one in planned:
        table = next(it for it in facts.tables if it.number == one.number)
        assert substitute.id not in {score.entrant_id for score in scores(facts, table)}
        assert len(scores(facts, table)) == 2
    table = next(it for it in facts.tables if it.number == running.number)
    assert [score.points for score in scores(facts, table)] == [10, 5], "as if nobody sat there"


async def test_computers_sit_in_where_nobody_waits(here: Parlour) -> None:
    season = await league(here)
    await season.begun(7)
    [first, *_] = await season.open_tables()
    dropped = (await season.facts()).entrant(first.seats[0])
    await here.service.competitions.withdraw(season.id, dropped.user_id or 0)
    facts = await season.look()
    planned = [one for one in facts.tables if COMPUTER in one.stand_ins.values()]
    assert len(planned) == 2
    await season.sign_up(9)
    facts = await season.look()
    assert not [it for it in facts.tables if it.state == "planned" and COMPUTER in it.stand_ins]
    assert (await played(season)).competition.state == "over"


async def test_who_is_left_alone_has_won(here: Parlour) -> None:
    """Of two, one drops out: the other need not wait for a game."""
    season = await league(here, size=2)
    await season.begun(5)
    one = await season.entrant(1)
    await here.service.competitions.withdraw(season.id, person(1).id)
    facts = await season.look()
    facts = await season.look()
    mine = [table for table in facts.tables if one.id in table.seats]
    assert [table.state for table in mine] == ["void"] * 4
    assert [[score.points for score in scores(facts, table)] for table in mine] == [[10]] * 4
    assert (await played(season)).competition.state == "over"


async def test_who_is_out_of_time_everywhere_drops_out_after_a_while(here: Parlour) -> None:
    season = await league(here)
    await season.begun(7)
    [first, *_] = await season.open_tables()
    table = await season.table(first)
    here.clock.at += 4 * DAY
    late = await here.reminders.deadlines(table.id)
    assert late, "the table waits for somebody"
    await here.service.store.write(
        lambda db: db.execute(
            "UPDATE seats SET caretaker = 1 WHERE game_id = :game AND user_id = :user",
            {"game": table.id, "user": late[0].wait.user_id},
        )
    )
    facts = await season.look()
    mine = facts.of_user(late[0].wait.user_id)
    assert mine is not None
    assert (mine.away_since, mine.say, mine.state) == (here.clock.at, "away", "in")
    here.clock.at += facts.competition.grace
    facts = await season.look()
    mine = facts.of_user(late[0].wait.user_id)
    assert mine is not None
    assert (mine.state, mine.say) == ("dropped", "dropped")


async def test_a_table_is_opened_once_by_whichever_node(here: Parlour) -> None:
    season = await league(here)
    facts = await season.begun(7)
    planned = next(one for one in facts.tables if one.state == "planned")
    tables = here.service.competition_tables
    claims = await asyncio.gather(*(tables.claim(planned) for _ in range(6)))
    assert sum(claims) == 1
    made = await asyncio.gather(*(tables.open(planned, 700 + n, 77) for n in range(3)))
    assert len([table for table in made if table is not None]) == 1


async def test_three_nodes_that_look_at_once_draw_once(here: Parlour) -> None:
    season = await league(here)
    await season.sign_up(*range(1, 8))
    here.clock.at = (await season.competition()).confirms_at
    await season.look()
    await season.confirm(*range(1, 8))
    here.clock.at = (await season.competition()).starts_at
    overtaken(here, lambda other: other.competition_tables.advance(season.id), times=2)
    facts = await here.service.competition_tables.advance(season.id)
    assert [one.number for one in facts.rounds] == [1]
    assert len(facts.tables) == 7


async def test_people_who_avoid_each_other_are_never_in_one_group(here: Parlour) -> None:
    season = await league(here)
    await here.service.wishes.avoid(person(2).id, [person(14)])
    await here.service.wishes.avoid(person(3).id, [person(1)])
    facts = await season.begun(14)
    groups = {one.user_id: one.division for one in facts.entrants}
    assert groups[person(2).id] != groups[person(14).id]
    assert groups[person(3).id] != groups[person(1).id]


async def test_if_two_cannot_be_kept_apart_only_that_is_told(here: Parlour) -> None:
    season = await league(here)
    await here.service.wishes.avoid(person(2).id, [person(5)])
    facts = await season.begun(7)
    assert (facts.competition.state, facts.competition.trouble) == ("confirming", "apart")
    await season.sign_up(8)
    facts = await season.look()
    assert facts.competition.state == "running"
    assert facts.competition.trouble == "", "the waiting list would tell who it is about"
    assert [one.user_id for one in facts.substitutes] == [person(5).id], "who signed up later"


async def test_who_may_not_take_part(here: Parlour) -> None:
    season = await league(here)
    await here.service.server_rules.bar(SERVER, person(1), 99)
    with pytest.raises(NotAllowed, match="barred_here"):
        await season.sign_up(1)
    await season.sign_up(2)
    await here.service.server_rules.bar(SERVER, person(2), 99)
    assert (await season.look()).entrants[0].state == "out"
    with pytest.raises(UserError, match="competition_not_in"):
        await here.service.competitions.withdraw(season.id, person(3).id)
    with refused(UserError, "no longer there"):
        await here.service.competitions.sign_up(season.id, person(4), 2)


async def test_who_dropped_out_plays_another_game_before_the_next_one(here: Parlour) -> None:
    season = await league(here)
    await season.begun(7)
    here.clock.at += 10
    await here.service.competitions.withdraw(season.id, person(1).id)
    with pytest.raises(UserError, match="competition_dropped"):
        await season.sign_up(1)
    await here.service.competitions.end(SERVER, season.id)
    following = await league(here)
    with pytest.raises(NotAllowed, match="competition_after_drop"):
        await following.sign_up(1)
    here.people = (person(1), person(20))
    table = await here.lobby()
    here.clock.at += 10
    await here.service.store.write(
        lambda db: db.execute(
            "UPDATE games SET status = 'finished', changed_at = :at WHERE id = :game",
            {"at": here.clock.at, "game": table.id},
        )
    )
    await following.sign_up(1)


async def test_the_next_season_knows_the_last_one(here: Parlour) -> None:
    season = await league(here)
    await season.begun(14)
    facts = await played(season)
    first = {one.user_id: one.rank for one in members(facts, 1)}
    second = {one.user_id: one.rank for one in members(facts, 2)}
    following = await league(here)
    facts = await following.begun(15)
    assert facts.competition.number == 2
    groups = {one.user_id: one.division for one in facts.entrants}
    up = next(user for user, rank in second.items() if rank == 1)
    assert groups[up] == 1
    stay = [user for user, rank in first.items() if rank is not None and rank <= 5]
    assert all(groups[user] == 1 for user in stay)
    last = next(user for user, rank in first.items() if rank == 7)
    assert groups[last] == 2


async def test_a_manager_ends_or_calls_off(here: Parlour) -> None:
    season = await league(here)
    await season.sign_up(1, 2)
    with pytest.raises(UserError, match="competition_there"):
        await league(here)
    assert await here.service.competitions.end(SERVER, season.id) == "cancelled"
    assert {one.say for one in (await season.facts()).entrants} == {"cancelled"}
    with pytest.raises(UserError, match="competition_over"):
        await season.sign_up(3)
    other = await league(here)
    assert (await other.competition()).number == 1, "one that was called off does not count"
    await other.begun(7)
    [first, *_] = await other.open_tables()
    await other.finish(first)
    await other.look()
    assert await here.service.competitions.end(SERVER, other.id) == "over"
    facts = await other.facts()
    assert [one.state for one in facts.tables].count("void") == 6
    ranks = sorted(one.rank or 0 for one in facts.entrants)
    assert ranks == [1, 2, 3, 4, 5, 6, 7]
    assert (await other.table(first)).status == "finished"


async def test_a_season_needs_room_on_the_server(here: Parlour) -> None:
    with refused(UserError, "play 28 tables, and this server may have 10"):
        await here.service.competitions.create(
            SERVER,
            77,
            99,
            Wanted("season", "errands", 3, "daily", here.clock.at + 10 * DAY, tables=28),
            "en",
            TableLimits(per_server=10),
        )
    season = await league(here)
    await season.begun(7)
    one = await season.competition()
    room = here.service.competition_tables.room
    opened = len(await season.open_tables())
    assert await room(one, TableLimits(per_server=10), 0) == 10 - opened
    assert await room(one, TableLimits(per_server=10, per_channel=1), 0) == 0
    assert await room(one, ROOM, 949) == 1, "fifty threads are left to others"


async def test_a_forgotten_player_keeps_nothing_but_their_points(here: Parlour) -> None:
    season = await league(here)
    await season.begun(7)
    [first, *_] = await season.open_tables()
    await season.finish(first)
    here.clock.at += 60
    before = await season.look()
    forgotten = before.entrant(first.seats[0])
    user = UserRef(forgotten.user_id or 0, forgotten.name)
    old = scores(before, next(one for one in before.tables if one.number == first.number))
    await Privacy(here.service).forget(user)
    result = season.results[first.table_id or 0]
    nobody = (replace(one, user_id=None) if one.seat == 0 else one for one in result.seats)
    season.results[first.table_id or 0] = replace(result, seats=tuple(nobody))
    facts = await season.look()
    mine = facts.entrant(forgotten.id)
    assert (mine.user_id, mine.name, mine.state) == (None, "Former player", "dropped")
    table = next(one for one in facts.tables if one.number == first.number)
    assert scores(facts, table) == old, "what was over by then stays as it was"
    planned = [one for one in facts.tables if forgotten.id in one.seats and one.state == "planned"]
    assert all(forgotten.id not in one.people for one in planned)
    assert (await played(season)).competition.state == "over"


async def test_the_doctor_finds_a_table_whose_game_is_gone(here: Parlour) -> None:
    season = await league(here)
    await season.begun(7)
    store = here.service.store
    assert await store.read(competition_rows.astray) == []
    [first, *_] = await season.open_tables()
    await store.write(lambda db: competition_rows.change_table(db, first, game_id=4_000_000))
    assert await store.read(competition_rows.astray) == [(season.id, first.number)]
