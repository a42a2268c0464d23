"""People who follow a table get a line after each round, at most once an hour, and the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.delivery.outbox import Declined, Outbox
from engine.core import Resign
from tables.maintenance import doctor
from tables.maintenance.following import AT_ONCE, ENDS_KEPT, Following
from tables.maintenance.privacy import Privacy
from tables.model import following, outgoing
from tables.model.errors import NotSeated, UserError, WrongStatus
from tables.model.following import EVERY, FOLLOWERS, SHARE_EVERY, TABLES, Follower, due
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.outgoing import FollowedHere, FollowedLine
from tables.model.table import Table, UserRef
from tables.store import follow_rows, outbox_rows, place_rows
from tests.tables.backends import behind
from tests.tables.errands import Finish, Walk, rules_of
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour
from tests.tables.refused import refused

PATH = "agora.sqlite3"


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / PATH, (ANN, BOB)) as opened:
        yield opened
        assert doctor.examine(behind(tmp_path / PATH), rules_of).findings == []


async def look(here: Parlour, after: float = 0.0) -> None:
    here.clock.at += after
    looking = Following(here.service)
    while await looking.look():
        pass


async def play_round(here: Parlour, table: Table) -> None:
    for user in here.people:
        await here.act(table, user, Walk(1), Finish())


async def follow(here: Parlour, table: Table, user: UserRef = CHLOE, way: str = "dm") -> None:
    await here.service.follows.follow(table.id, user.id, "channel" if way == "channel" else "dm")


async def lines(here: Parlour) -> list[FollowedLine]:
    return await here.told(FollowedLine)


@pytest.mark.parametrize(
    ("told_at", "way", "expected"),
    [
        (0.0, "dm", [1]),
        (1.0, "dm", []),
        (0.0, "channel", [1, 2]),
        (1.0, "channel", []),
    ],
)
def test_who_is_told_at_one_moment(told_at: float, way: following.Way, expected: list[int]) -> None:
    """Who is told in the channel shares one message with the others there."""
    people = [Follower(7, 1, way, 3, told_at), Follower(7, 2, "channel", 3, EVERY - 1)]
    assert [one.user_id for one in due(people, EVERY)] == expected


async def test_a_line_comes_after_a_round_and_an_hour(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await here.act(table, ANN, Walk(1), Finish())
    await look(here, EVERY)
    assert await lines(here) == [], "only Ann has played"
    await here.act(table, BOB, Walk(1), Finish())
    await look(here)
    [line] = await lines(here)
    assert line == FollowedLine(user=CHLOE.id, after=0)
    told = (await here.table(table)).public_seq
    await play_round(here, table)
    await look(here, EVERY - 1)
    assert len(await lines(here)) == 1, "less than an hour ago"
    await play_round(here, table)
    await look(here, 1)
    assert (await lines(here))[1:] == [FollowedLine(user=CHLOE.id, after=told)]
    await look(here, 5 * EVERY)
    assert len(await lines(here)) == 2, "nothing has happened since"


async def test_quick_games_tell_at_most_once_an_hour(here: Parlour) -> None:
    table = await here.game(goal=1000)
    await follow(here, table)
    begun = here.clock.at
    for _ in range(40):
        await play_round(here, table)
        await look(here, 600.0)
    hours = int((here.clock.at - begun) // EVERY)
    assert hours - 1 <= len(await lines(here)) <= hours


async def test_the_end_comes_once_and_ends_the_following(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await follow(here, table, MARA, "channel")
    await here.act(table, BOB, Resign())
    await look(here)
    await look(here, EVERY)
    assert await lines(here) == [FollowedLine(user=CHLOE.id, after=0, over=True)]
    assert await here.told(FollowedHere) == [FollowedHere(users=(MARA.id,), after=0, over=True)]
    await look(here, ENDS_KEPT + 1)
    assert await here.store.read(partial(follow_rows.of_table, table_id=table.id)) == []


async def test_a_table_that_is_closed_says_nothing_more(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await play_round(here, table)
    await here.service.hosting.abandon(table.id, ANN.id)
    await look(here, EVERY)
    assert await lines(here) == []
    assert await here.service.follows.follower(table.id, CHLOE.id) is None


async def test_a_table_that_is_removed_is_followed_no_more(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await here.store.write(
        lambda db: db.execute("DELETE FROM games WHERE id = :id", {"id": table.id}).rowcount
    )
    assert await here.store.read(partial(follow_rows.tables_of, user_id=CHLOE.id)) == []
    await look(here, EVERY)


async def test_who_takes_a_seat_follows_no_more(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await give_seat(here.service, table.id, 1, CHLOE, ANN.id)
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, CHLOE, Walk(1), Finish())
    await look(here, EVERY)
    assert await lines(here) == []
    assert await here.service.follows.follower(table.id, CHLOE.id) is None


async def test_a_table_without_a_channel_waits_with_its_lines(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await play_round(here, table)
    await here.store.write(partial(place_rows.rest, table_id=table.id, at=here.clock.at))
    await look(here, EVERY)
    assert await lines(here) == []
    await here.store.write(partial(place_rows.go_on, table_id=table.id, at=here.clock.at))
    await look(here)
    assert len(await lines(here)) == 1


async def test_while_the_bot_is_not_on_the_server_nothing_is_sent(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await play_round(here, table)
    await look(here, EVERY)
    await here.store.write(partial(place_rows.rest, table_id=table.id, at=here.clock.at))
    first = await here.store.read(outbox_rows.first_pending)
    assert not any(isinstance(row.message, FollowedLine) for row in first)


async def test_a_table_that_went_back_tells_what_is_new_then(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await play_round(here, table)
    await look(here, EVERY)
    seq = (await here.table(table)).public_seq
    request = await here.service.undo_votes.ask_back(table.id, BOB.id, 0, seq)
    await here.service.undo_votes.agree(table.id, ANN.id, request.id)
    assert (await here.table(table)).public_seq < seq
    await look(here, EVERY)
    await play_round(here, table)
    await look(here)
    assert [line.after for line in await lines(here)] == [0, 0]


async def test_a_line_that_cannot_be_sent_holds_up_no_other_message(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await play_round(here, table)
    await look(here, EVERY)
    sent: list[str] = []

    async def deliver(row: OutboxRow[Outgoing]) -> int:
        if isinstance(row.message, FollowedLine):
            raise Declined("no direct messages")
        sent.append(row.kind)
        return row.id

    await here.act(table, ANN, Walk(1), Finish())
    await Outbox(here.store, deliver, now=here.clock).drain()
    assert sent[-1] == "turn"
    assert await here.store.read(outbox_rows.first_pending) == []


async def test_two_looks_at_once_tell_once(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await play_round(here, table)
    here.clock.at += EVERY
    await asyncio.gather(*(Following(here.service).look() for _ in range(4)))
    assert len(await lines(here)) == 1


async def test_many_tables_are_looked_at_in_turns(here: Parlour) -> None:
    tables = [await here.game() for _ in range(AT_ONCE + 3)]
    for number, table in enumerate(tables):
        await follow(here, table, UserRef(2000 + number, "Follower"))
        await play_round(here, table)
    here.clock.at += EVERY
    looking = Following(here.service)
    assert await looking.look()
    assert len(await lines(here)) == AT_ONCE
    assert not await looking.look()
    assert len(await lines(here)) == len(tables)


async def test_limits_of_following(here: Parlour) -> None:
    table = await here.game()
    with refused(UserError, "You play at this table"):
        await follow(here, table, ANN)
    for number in range(FOLLOWERS):
        await follow(here, table, UserRef(3000 + number, "Follower"))
    with refused(UserError, "as many followers as it can have"):
        await follow(here, table)
    await follow(here, table, UserRef(3000, "Follower"), "channel")
    others = [await here.lobby() for _ in range(TABLES + 1)]
    for other in others[:-1]:
        await follow(here, other)
    with refused(UserError, f"You follow {TABLES} tables already"):
        await follow(here, others[-1])
    assert await here.service.follows.unfollow(others[0].id, CHLOE.id)
    assert not await here.service.follows.unfollow(others[0].id, CHLOE.id)
    await follow(here, others[-1])
    await here.service.hosting.abandon(others[1].id, ANN.id)
    with pytest.raises(WrongStatus):
        await follow(here, others[1], MARA)


async def test_a_forgotten_follower_is_told_nothing(here: Parlour) -> None:
    table = await here.game()
    await follow(here, table)
    await follow(here, table, MARA, "channel")
    await play_round(here, table)
    await look(here, EVERY)
    exported = await Privacy(here.service).gather(CHLOE.id)
    assert [one["table"] for one in exported["following"]] == [table.id]
    for user in (CHLOE, MARA):
        await Privacy(here.service).forget(user)
    assert await lines(here) == []
    assert await here.told(FollowedHere) == [FollowedHere(users=(), after=0)]
    assert await here.store.read(partial(follow_rows.of_table, table_id=table.id)) == []


async def test_a_player_shares_the_board_every_two_minutes(here: Parlour) -> None:
    table = await here.game()
    share = here.service.follows.share
    with pytest.raises(NotSeated):
        await share(table.id, CHLOE.id)
    await share(table.id, ANN.id, interaction=5)
    await share(table.id, ANN.id, interaction=5)
    assert await here.told(outgoing.SharedBoard) == [outgoing.SharedBoard(user=ANN.id)]
    with refused(UserError, "Try again in 120 seconds"):
        await share(table.id, BOB.id)
    here.clock.at += SHARE_EVERY
    await share(table.id, BOB.id)
    assert len(await here.told(outgoing.SharedBoard)) == 2
    with pytest.raises(WrongStatus):
        await share((await here.lobby()).id, ANN.id)
    here.clock.at += SHARE_EVERY
    await here.store.write(partial(place_rows.bar, table_id=table.id))
    with refused(UserError, "cannot post in the channel"):
        await share(table.id, ANN.id)
