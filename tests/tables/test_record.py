"""Three facts about people at open tables: what is counted, and who may read it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core import Resign
from tables.maintenance.privacy import Privacy
from tables.model import outgoing, record
from tables.model.asked import Joins
from tables.model.clock import HOUR, ClockRules, Fallback
from tables.model.errors import NotAllowed, UserError, WrongSeats, WrongStatus
from tables.model.record import LEAST, WITHIN, Answered, Record
from tables.model.table import Table, UserRef
from tables.model.users import UserSettings
from tables.operations.records import Known
from tests.tables.errands import Finish, Walk
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour
from tests.tables.refused import refused

SLEEPER = UserSettings(1, quiet=(22 * 60, 6 * 60))


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


@pytest.mark.parametrize(
    ("spans", "within"),
    [
        ([], None),
        ([0.0], WITHIN[0]),
        ([HOUR], HOUR),
        ([HOUR + 1], 2 * HOUR),
        ([HOUR, 30 * HOUR, 4 * HOUR], 5 * HOUR),
        ([HOUR, 3 * HOUR], 2 * HOUR),
        ([1e9], WITHIN[-1]),
    ],
)
def test_the_usual_answer_is_the_median_rounded_up(
    spans: list[float], within: float | None
) -> None:
    assert record.usual(spans) == within


@pytest.mark.parametrize(
    ("since", "ended", "spent", "span"),
    [
        (8 * HOUR, 10 * HOUR, 2 * HOUR, 2 * HOUR),
        (21 * HOUR, 31 * HOUR, 10 * HOUR, 2 * HOUR),
        (23 * HOUR, 29 * HOUR, 6 * HOUR, 0.0),
        (8 * HOUR, 20 * HOUR, HOUR, HOUR),
        (8 * HOUR, 7 * HOUR, 0.0, 0.0),
    ],
)
def test_quiet_hours_and_absences_cost_no_time(
    since: float, ended: float, spent: float, span: float
) -> None:
    """The clock of the table knows of absences; it may run on in quiet hours."""
    assert record.span(Answered(since, ended, spent), SLEEPER) == span


def test_before_five_games_nothing_is_told() -> None:
    user = UserSettings(1)
    assert record.made(LEAST - 1, 0, [], [], user) is None
    assert record.made(2, LEAST - 2, [], [], user) == Record(2, LEAST, None)
    two = record.made(5, 0, [Answered(0.0, HOUR, HOUR)], [9.0, 3.0], user)
    assert two == Record(5, 5, HOUR, (3.0, 9.0))


async def played(here: Parlour, joins: Joins = "all", *, upto: str = "end") -> Table:
    """A game of Ann and Bob in which Ann answers within two hours."""
    table = await here.lobby(vote=False, goal=100)
    if joins != "all":
        await here.service.lobbies.arrange(table.id, ANN.id, joins=joins)
    table = await here.service.playing.start(table.id, ANN.id)
    here.clock.at += 2 * HOUR
    await here.act(table, ANN, Walk(1), Finish())
    if upto == "end":
        await here.act(table, BOB, Resign())
    return table


async def facts(here: Parlour, user: UserRef = ANN, reader: UserRef = CHLOE) -> Known:
    """What somebody who could sit down reads about a host."""
    here.channel += 1
    lobby = await here.service.lobbies.create(
        game="errands", guild_id=1, channel_id=here.channel, host=user
    )
    _, [known] = await here.service.records.who(lobby.id, reader.id)
    return known


async def test_what_is_counted(here: Parlour) -> None:
    for _ in range(LEAST - 1):
        await played(here)
    assert (await facts(here)).record is None
    table = await played(here)
    assert (await facts(here)).record == Record(LEAST, LEAST, 2 * HOUR)
    table = await played(here, upto="turn")
    assert (await facts(here)).record == Record(LEAST, LEAST, 2 * HOUR), "it goes on"
    await give_seat(here.service, table.id, 0, CHLOE, ANN.id)
    assert (await facts(here)).record == Record(LEAST, LEAST + 1, 2 * HOUR), "Ann has left it"


async def test_games_among_friends_leave_no_trace(here: Parlour) -> None:
    for _ in range(LEAST):
        await played(here, "asked")
    assert (await facts(here)).record is None
    table = await played(here, "asked", upto="turn")
    await give_seat(here.service, table.id, 0, CHLOE, ANN.id)
    for _ in range(LEAST):
        await played(here)
    assert (await facts(here)).record == Record(LEAST, LEAST, 2 * HOUR)


async def test_games_from_before_it_was_known_do_not_count(here: Parlour) -> None:
    for _ in range(LEAST):
        await played(here)
    await here.store.write(lambda db: db.execute("UPDATE games SET counts = 0").rowcount)
    assert (await facts(here)).record is None


async def test_games_against_computers_do_not_count(here: Parlour) -> None:
    for _ in range(LEAST):
        here.channel += 1
        table = await here.service.lobbies.create(
            game="errands",
            guild_id=1,
            channel_id=here.channel,
            host=ANN,
            options={"vote": False, "goal": 100},
        )
        await here.service.lobbies.add_computer(table.id, ANN.id)
        table = await here.service.playing.start(table.id, ANN.id)
        await here.act(table, ANN, Walk(1), Resign())
    assert (await facts(here)).record is None


@pytest.mark.parametrize("fallback", ["none", "caretaker"])
async def test_running_out_of_time_is_counted_with_its_moment(
    here: Parlour, fallback: Fallback
) -> None:
    for _ in range(LEAST - 1):
        await played(here)
    table = await here.lobby(vote=False, goal=100)
    table = await here.service.playing.start(table.id, ANN.id)
    rules = ClockRules(move=60.0, fallback=fallback, pauses="none")
    await here.reminders.change_rules(table, ANN.id, lambda _: rules)
    await here.reminders.tick()
    here.clock.at += 61
    await here.reminders.tick()
    late = here.clock.at
    assert await here.told(outgoing.CaretakerPlays if fallback == "caretaker" else outgoing.TimeOut)
    await here.reminders.take_back(await here.table(table), ANN.id)
    if fallback == "none":
        await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Resign())
    found = (await facts(here)).record
    assert found is not None
    assert (found.finished, found.games, found.ran_out) == (LEAST, LEAST, (late,))


async def test_who_may_read_it(here: Parlour) -> None:
    for _ in range(LEAST):
        await played(here)
    lobby = await here.lobby()
    who = here.service.records.who
    _, known = await who(lobby.id, CHLOE.id)
    assert [one.seat.name for one in known] == ["Ann", "Bob"]
    _, known = await who(lobby.id, BOB.id)
    assert known[0].record is not None, "who sits there reads it, too"
    await here.service.lobbies.join(lobby.id, CHLOE)
    await here.service.lobbies.take_out(lobby.id, CHLOE.id, ANN.id)
    with refused(NotAllowed, "took you out"):
        await who(lobby.id, CHLOE.id)
    await here.service.lobbies.join(lobby.id, MARA)
    if max(here.service.rules("errands").meta.seats) > 3:
        await here.service.lobbies.join(lobby.id, UserRef(44, "Dora"))
    with pytest.raises((WrongSeats, NotAllowed)):
        await who(lobby.id, 55)
    await here.service.lobbies.arrange(lobby.id, ANN.id, joins="asked")
    with refused(UserError, "everybody on its server may join"):
        await who(lobby.id, BOB.id)
    game = await here.game()
    with pytest.raises(WrongStatus):
        await who(game.id, CHLOE.id)


async def test_who_keeps_it_private_reads_it_alone(here: Parlour) -> None:
    for _ in range(LEAST):
        await played(here)
    await here.reminders.change_user(ANN.id, lambda u: replace(u, record="private"))
    known = await facts(here)
    assert (known.record, known.private) == (None, True)
    mine = await facts(here, reader=ANN)
    assert (mine.record, mine.private) == (Record(LEAST, LEAST, 2 * HOUR), True)
    exported = await Privacy(here.service).gather(ANN.id)
    assert exported["settings"]["record"] == "private"


async def test_forgetting_removes_it(here: Parlour) -> None:
    for _ in range(LEAST):
        await played(here)
    await Privacy(here.service).forget(ANN)
    assert (await facts(here)).record is None
    bob = (await facts(here, BOB)).record
    assert bob == Record(LEAST, LEAST, WITHIN[0]), "others lose nothing by it"
