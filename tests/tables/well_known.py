"""Somebody whom the database knows in every place that can hold them, and the search for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.core import Order, Resign
from tables.maintenance import problems
from tables.maintenance.problems import Wish
from tables.maintenance.reminders import Reminders
from tables.model import outgoing
from tables.model.courses import Progress
from tables.model.guards import ManagedServer
from tables.model.table import Table, UserRef
from tables.operations.competitions import Wanted
from tables.service import TableService
from tables.store import course_rows, default_answer_rows, match_rows, outbox_rows, wish_rows
from tables.store.address import Address
from tables.store.connection import Connection
from tables.store.limits import TableLimits
from tables.store.postgres_link import connected
from tests.tables.backends import behind
from tests.tables.errands import Peek, Roll, Vote, Walk
from tests.tables.parlour import Parlour, give_seat

ANN = UserRef(1_456_074_443_980_800_007, "Ännchen Müller")
BOB = UserRef(1_456_074_443_980_800_008, "Bobolink")
CHLOE = UserRef(1_456_074_443_980_800_009, "Chloe")
WISHES: dict[str, Any] = {"rhythm": "rarer", "daily_at": 480, "tells_presence": True}
"""What Ann prefers about reminders."""
MARA = UserRef(1_456_074_443_980_800_010, "Mara")
WORDS = "Bobolink moved twice, says Ännchen Müller"


async def running(here: Parlour) -> Table:
    """Votes, chance, a secret of Ann, and a draft of Bob."""
    table = await here.game(vote=True)
    await here.act(table, ANN, Vote("red"))
    await here.act(table, BOB, Vote("blue"))
    await here.act(table, ANN, Peek(), Roll(), Walk(1))
    await here.act(table, BOB, Walk(2), Walk(1))
    return await here.table(table)


async def life(here: Parlour) -> dict[str, Table]:
    """Ann in every place of the database that can hold her."""
    service = here.service
    found = {"running": await running(here)}
    found["alone"] = await _alone(here)
    found["finished"] = await running(here)
    await here.act(found["finished"], BOB, Resign())
    found["lobby"] = await here.lobby()
    found["closed"] = await here.lobby()
    await service.hosting.abandon(found["closed"].id, ANN.id)
    found["given away"] = await running(here)
    await give_seat(service, found["given away"].id, 0, CHLOE, ANN.id)
    reminders = Reminders(service)
    await reminders.change_user(
        ANN.id, lambda user: replace(user, zone="Europe/Berlin", quiet=(60, 120), **WISHES)
    )
    running_one = found["running"]
    await reminders.change_rules(running_one, ANN.id, lambda old: replace(old, most=3))
    await service.store.write(lambda db: _more(db, running_one, found["finished"]))
    await reminders.stop()
    await service.seats.invite(found["given away"].id, 0, ANN, CHLOE.id, server=ManagedServer(1))
    await service.seats.withdraw_invitation(
        found["given away"].id, CHLOE.id, 1, server=ManagedServer(1)
    )
    await service.seats.invite(found["given away"].id, 0, ANN, CHLOE.id, server=ManagedServer(1))
    await service.seats.invite(found["running"].id, 1, CHLOE, ANN.id)
    await service.follows.follow(found["given away"].id, ANN.id)
    for user, by in ((ANN, BOB), (CHLOE, ANN)):
        await service.server_rules.bar(ManagedServer(9), user, by.id)
    await _found(service)
    await service.repository.report("KeyError", f"at {ANN.name}: user {ANN.id}", user_id=ANN.id)
    await service.repository.report(
        "KeyError", f"{ANN.name}!", table_id=running_one.id, user_id=BOB.id
    )
    return found


async def _found(service: TableService) -> None:
    """Ann looks for people to play with, and one of them said so before."""
    for user, server in ((ANN, 1), (MARA, 1), (ANN, 2)):
        await service.wishes.wish(
            user, server, 77, games=["errands"], sizes=[2], pace="daily", most=4, until="week"
        )
    await service.wishes.set_welcome(ANN.id, 2, "learners")
    season = Wanted("season", "errands", 2, "daily", service.now() + 5e6)
    server = ManagedServer(1)
    made = await service.competitions.create(server, 77, ANN.id, season, "en", TableLimits())
    for user in (ANN, MARA):
        await service.competitions.sign_up(made.id, user, server, hours=7)
    await service.store.write(_looked_for)
    await service.wishes.avoid(ANN.id, [MARA])
    await service.wishes.avoid(CHLOE.id, [ANN])


def _looked_for(db: Connection) -> None:
    """Ann is asked, and was told of a table."""
    wishes = [wish for wish in wish_rows.every(db) if wish.guild_id == 1]
    match_rows.create(
        db,
        wishes,
        [5.0] * len(wishes),
        game="errands",
        pace="daily",
        language="en",
        widened=False,
        at=5.0,
        until=5e9,
    )
    wish_rows.offer(db, 1, ANN.id, 5.0)


async def _alone(here: Parlour) -> Table:
    """Ann against a computer."""
    here.channel += 1
    table = await here.service.lobbies.create(
        game="errands", guild_id=1, channel_id=here.channel, host=ANN, options={"vote": False}
    )
    await here.service.lobbies.add_computer(table.id, ANN.id)
    return await here.service.playing.start(table.id, ANN.id)


def _more(db: Connection, table: Table, finished: Table) -> None:
    """What other parts of the program leave behind."""
    for reference, user, number in (("AAAA-0001", ANN, table.id), ("AAAA-0002", BOB, table.id)):
        log = (f"INFO x: user {ANN.id} takes no messages",)
        wish = Wish(user.id, WORDS, number, last="component agora:turn:1", log=log)
        problems.store(db, wish, reference, 5.0)
    told = [
        outgoing.Hand(seat=0, user=ANN.id, from_seq=0, to_seq=1),
        outgoing.Reminder(wait=1, seat=0, user=ANN.id, number=1),
        outgoing.DailyList(user=ANN.id),
        outgoing.BackLater(user=ANN.id, at=5),
        outgoing.Replaced(seat=0, old=ANN.name, new=BOB.name),
        outgoing.CaretakerPlays(seat=0, user=ANN.id, ping=(ANN.id, BOB.id)),
    ]
    outbox_rows.announce(db, table.id, 5.0, told)
    course_rows.save(db, ANN.id, "tzolkin", Progress("place", (), ("win",)), 5.0)
    gone = {"error": f"user {ANN.id} is gone"}
    db.execute("UPDATE outbox SET error = :error WHERE kind = 'notice'", gone)
    for number in (table.id, finished.id):
        db.execute(
            "INSERT INTO orders (game_id, seat, kind, about, policy, at) VALUES (:game, 0, 'dare',"
            " :about, 'yes', 5)",
            {"game": number, "about": '{"of": "Bob"}'},
        )
        db.execute(
            "INSERT INTO plans (game_id, seat, mode, actions, at)"
            " VALUES (:game, 0, 'run', '[]', 5)",
            {"game": number},
        )
    for user in (ANN, BOB):
        default_answer_rows.save(db, user.id, "errands", [Order("dare", "yes")], 5.0)
    db.execute(
        "INSERT INTO held (game_id, seat, wait, action, due_at)"
        " SELECT :game, 0, min(id), '{}', 5 FROM waits WHERE game_id = :game AND seat = 0",
        {"game": table.id},
    )
    for number, seat, user, agreed, outcome, by in (
        (table.id, 0, ANN, "[]", None, None),
        (finished.id, 1, BOB, "[0]", "refused", 0),
    ):
        db.execute(
            "INSERT INTO undo_requests (game_id, seat, user_id, from_seq, to_seq, from_hash, lost,"
            " agreed, at, ended_at, outcome, ended_by) VALUES (:game, :seat, :user, 4, 1, 'x',"
            " '[]', :agreed, 5, :ended, :outcome, :by)",
            {
                "game": number,
                "seat": seat,
                "user": user.id,
                "agreed": agreed,
                "ended": None if outcome is None else 6,
                "outcome": outcome,
                "by": by,
            },
        )
        db.execute(
            "INSERT INTO close_requests (game_id, seat, user_id, agreed, at, lapses_at, ended_at,"
            " outcome) VALUES (:game, :seat, :user, :agreed, 5, 9, :ended, :outcome)",
            {
                "game": number,
                "seat": seat,
                "user": user.id,
                "agreed": agreed,
                "ended": None if outcome is None else 6,
                "outcome": outcome,
            },
        )


# --- the search -----------------------------------------------------------------------------------


def as_stored(number: int) -> Iterator[bytes]:
    """A whole number in all the forms in which SQLite may write it."""
    yield str(number).encode()
    for length in (4, 6, 8):
        if number < 1 << (8 * length - 1):
            yield number.to_bytes(length, "big")
            break
    # In the other form seven bits make a byte, and the ninth byte of a large number has eight.
    large = number >= 1 << 56
    digits = [number & (0xFF if large else 0x7F)]
    number = number >> (1 if large else 0)
    while number := number >> 7:
        digits.append(number & 0x7F | 0x80)
    yield bytes(reversed(digits))


def traces(path: Path, user: UserRef) -> list[str]:
    """Where the files of a database know a user, free pages and log included; with a server, where
    its rows do."""
    where = behind(path)
    if isinstance(where, Address):
        return _in_rows(where, user)
    found = []
    for file in path.parent.glob(path.name + "*"):
        data = file.read_bytes()
        forms = [*as_stored(user.id), user.name.encode(), json.dumps(user.name).encode()]
        found += [f"{file.name}: {form!r}" for form in forms if form in data]
    return found


def _in_rows(where: Address, user: UserRef) -> list[str]:
    forms = [str(user.id), user.name, json.dumps(user.name), user.name.encode().hex()]
    found = []
    with connected(where) as db:
        for (table,) in db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"):
            for (row,) in db.execute(f"SELECT t::text FROM {table} AS t"):
                found += [f"{table}: {form!r}" for form in forms if form in row]
    return found
