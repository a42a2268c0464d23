"""Databases that earlier versions wrote (databases/README.md) open, are sound, and play on: files,
and what a server would have of the same tables."""

from __future__ import annotations

import json
import os
import random
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from engine import registry
from engine.core import Rng
from engine.players import UniformPlayer
from tables.maintenance import doctor
from tables.maintenance.reminders import Reminders
from tables.model.guards import ManagedServer
from tables.model.leases import ALL
from tables.model.rated import of_competition
from tables.model.table import Table
from tables.operations.export import replay
from tables.store import copying, databases, lease_rows, paths, save_rows, sqlite, sqlite_copy
from tables.store.address import Address
from tables.store.connection import Connection
from tables.store.postgres_copy import PostgresEnd
from tables.store.postgres_link import connected
from tables.store.postgres_schema import schema_of
from tests import lending
from tests.tables.backends import CHOICE, POSTGRES, behind
from tests.tables.fixtures import FILE
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Clock, Parlour, parlour

FOLDER = Path(__file__).parent / "databases"
RELEASED = (1, 2, 3, 4, 5, 12, 19, 22, 23, 29, 34, 36)
"""The schemas of released versions."""
ON_SERVERS = (15, 19)
"""Those that are opened on a server: the first that servers had, and one without nodes."""
NEVER_DONE = """
    INSERT INTO commands VALUES (7, 1, 'as they are', 1790000000.0);
    INSERT INTO usual VALUES (11, 'antike-duellum', '[["fortress", "save", null]]', 1790000000.0);
    INSERT INTO orders_used SELECT min(game_id), 1 FROM steps WHERE seq = 1;
    INSERT INTO orders_over (game_id, seat, kind, about, seq, policy, at)
        SELECT min(game_id), 0, 'fortress', '{}', 1, 'save', 1790000000.0 FROM steps WHERE seq = 1;
"""
"""Rows of what nobody did in the stored files."""
GAMES = ("antike-duellum", "tta-new-story")
PEOPLE = (ANN, BOB, CHLOE, MARA)
SERVER, MANAGER = ManagedServer(1), 98
"""Where all of it happened, and somebody who may close rated games there."""
STEPS = 25


def every(*, least: int = 1, most: int = max(RELEASED)) -> pytest.MarkDecorator:
    """Run a test with each database of these schemas."""
    kept = [(n, FILE) for n in RELEASED] + [(n, POSTGRES) for n in ON_SERVERS]
    wanted = [one for one in kept if least <= one[0] <= most]
    return pytest.mark.parametrize(("schema", "kept_in"), wanted, indirect=["kept_in"])


def load(schema: int, path: Path) -> Path:
    """Put a file where it can be opened."""
    text = (FOLDER / f"schema-{schema}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(path)) as db:
        db.executescript(text)
    return path


def put(schema: int, path: Path) -> Path:
    """Put a database where this test keeps its own."""
    if os.environ.get(CHOICE) != POSTGRES:
        return load(schema, path)
    lending.note(path).write_text(on_a_server(schema, path).url)
    return path


@contextmanager
def as_of(schema: int) -> Iterator[None]:
    """The program knows no migration after this one."""
    known = paths.migrations
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            paths,
            "migrations",
            lambda back_end="": [f for f in known(back_end) if int(f.name[:4]) <= schema],
        )
        yield


def on_a_server(schema: int, beside: Path) -> Address:
    """A database of a server with all that the newest file holds that is no newer, brought to the
    same schema, and with rows in every table."""
    address = lending.blank()
    file = load(max(n for n in RELEASED if n <= schema), beside.with_name("copied.sqlite3"))
    with as_of(schema):
        databases.migrated(file)
        databases.migrated(address)
    with closing(sqlite3.connect(file)) as db, connected(address) as raw, raw.transaction():
        db.executescript(NEVER_DONE)
        there, here = sqlite_copy.SqliteEnd(db, file), PostgresEnd(raw, address)
        for table in copying.ordered(sqlite_copy.shapes_of(db)):
            assert copying.carry(table, there, here).rows, table.name
    return address


def schema_at(path: Path) -> int:
    """The schema of the database that belongs to a path."""
    where = behind(path)
    if isinstance(where, Address):
        with connected(where) as raw:
            return schema_of(raw)
    with closing(sqlite3.connect(where)) as db:
        return sqlite.schema_of(db)


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Parlour]:
    """The present bot on an older database, a minute after it was stopped."""
    beat = "SELECT at FROM heartbeat"
    [at] = databases.looked_up(behind(path), lambda db: db.execute(beat).fetchone())
    async with parlour(path, rules_of=registry.rules, pace=None, now=Clock(at + 60)) as here:
        await here.service.auto_responses.resume()
        yield here


def sound(path: Path) -> None:
    report = doctor.examine(behind(path), registry.rules)
    assert report.findings == []


async def tables(here: Parlour, *statuses: str) -> list[Table]:
    def work(db: Connection) -> list[int]:
        return [row[0] for row in db.execute("SELECT id FROM games ORDER BY id")]

    found = [await here.service.views.table(number) for number in await here.store.read(work)]
    return [table for table in found if table.status in statuses]


async def asked(here: Parlour, table: Table) -> Iterable[int]:
    """Users of whom something is asked at a table, drafts first, and who have not answered yet."""
    now = await here.table(table)
    users = [s.user_id for s in now.seats if s.user_id is not None]
    users.sort(key=lambda u: now.seat_of(u) != now.draft_seat)
    return [
        user
        for user in users
        if (await here.service.views.position(table.id, user)).decisions
        and (await here.service.orders.own_orders(table.id, user)).held is None
    ]


async def play(here: Parlour, table: Table, steps: int, rng: random.Random) -> None:
    """Random answers by hand; what is held back is shown in its time."""
    reminders = here.reminders
    for _ in range(steps):
        users = list(await asked(here, table))
        here.clock.at += 1 if users else 120
        if not users:
            await reminders.tick()
        if (await here.table(table)).status != "running":
            break
        for user in users[:1]:
            found = await here.service.views.position(table.id, user)
            chance = Rng(rng.getrandbits(64))
            action = UniformPlayer().choose(found.view, found.decisions[0], chance)
            await here.service.playing.act(table.id, user, None, action)
    await reminders.stop()


async def closed(here: Parlour, table: Table) -> None:
    """A game ends without a result: by its host, or by a manager of its server if it is rated."""
    if table.rated:
        await here.service.hosting.abandon(table.id, MANAGER, server=SERVER)
    else:
        await here.service.hosting.abandon(table.id, table.host_id)


async def looked_at(here: Parlour, table: Table) -> None:
    """Everything that can be read of a table, by each player and by somebody else."""
    service = here.service
    for user in (None, *(u.id for u in PEOPLE)):
        now = await service.views.position(table.id, user)
        assert (now.view is None) == (table.status == "lobby" or table.public_seq < 0)
        await service.views.log(table.id, user)
        await service.views.notes(table.id)
        if now.view is None:
            continue
        for seq in range(table.public_seq + 1):
            assert (await service.views.history(table.id, seq, user)).view is not None
        found = await service.views.export(table.id, user)
        assert len(found["steps"]) == table.public_seq + 1


async def replayed(here: Parlour, table: Table) -> None:
    """The whole game, its chance included, comes out the same; every save is compared."""
    found = await here.service.views.export(table.id, table.host_id, everything=True)
    blobs = await here.store.read(lambda db: save_rows.upto(db, table.id, table.public_seq))
    assert blobs.keys() <= {step["seq"] for step in found["steps"] if "hash" in step}
    assert replay(json.dumps(found), registry.rules) == (len(found["steps"]), None)


def test_there_is_a_database_of_every_released_schema() -> None:
    there = {file.name for file in FOLDER.glob("*.sql")}
    assert there == {f"schema-{schema}.sql" for schema in RELEASED}
    assert max(RELEASED) <= len(paths.migrations())


@every(least=3, most=13)
async def test_who_wanted_words_has_words_and_everything_else_is_for_phones(
    path: Path, schema: int
) -> None:
    async with opened(put(schema, path)) as here:
        reminders = here.reminders
        found = [(await reminders.user(user.id)).pictures for user in (CHLOE, BOB, MARA)]
        assert found == ["words", "phone", "phone"]
        assert {t.pictures for t in await tables(here, "running")} == {"phone"}
        words = await here.store.read(
            lambda db: [r[0] for r in db.execute("SELECT id FROM users WHERE text_only = 1")]
        )
        assert words == [CHLOE.id], "an older version can read it, too"


@every()
def test_it_is_migrated_and_sound(schema: int, path: Path) -> None:
    put(schema, path)
    assert schema_at(path) == schema
    if behind(path) == path:
        sound(path)  # a copy is migrated and looked at
    databases.migrated(behind(path))
    assert schema_at(path) == len(paths.migrations())
    sound(path)


@every(least=3, most=19)
def test_it_is_known_when_was_looked_for_what_is_due(schema: int, path: Path) -> None:
    """Or the time without a bot would be on the players' clocks."""
    where = behind(put(schema, path))
    databases.migrated(where)

    def looks(db: Connection) -> tuple[float, dict[float, list[int]]]:
        [at] = db.execute("SELECT at FROM scheduler").fetchone()
        return at, lease_rows.last_looks(db, ALL)

    at, found = databases.looked_up(where, looks)
    assert found == {at: sorted(ALL)}


@pytest.mark.sliced
@every()
async def test_all_of_it_can_be_read(schema: int, path: Path) -> None:
    async with opened(put(schema, path)) as here:
        found = await tables(here, "lobby", "running", "finished", "abandoned")
        assert {t.status for t in found} == {"lobby", "running", "finished", "abandoned"}
        assert {t.game for t in found} == {*GAMES[: 1 if schema == 1 else 2]}
        for table in found:
            await looked_at(here, table)
            if table.public_seq > 0:
                await replayed(here, table)
    sound(path)


@pytest.mark.sliced
@every()
async def test_running_games_play_on(schema: int, path: Path) -> None:
    rng = random.Random(schema)
    async with opened(put(schema, path)) as here:
        for table in await tables(here, "running"):
            before = table.public_seq
            await play(here, table, STEPS, rng)
            after = await here.table(table)
            least = STEPS // 3 if table.origin is None else 0  # computers that think wait for it
            assert after.public_seq > before + least
            await looked_at(here, after)
            await replayed(here, after)
            if after.status == "running":
                await closed(here, table)
                await replayed(here, await here.table(table))
    sound(path)


@pytest.mark.sliced
@every()
async def test_unfinished_turns_are_taken_back_and_played_again(schema: int, path: Path) -> None:
    async with opened(put(schema, path)) as here:
        found = [t for t in await tables(here, "running") if t.draft_seat is not None]
        assert len({t.game for t in found}) == len({t.game for t in await tables(here, "running")})
        for table in found:
            assert table.draft_seat is not None
            user = table.seats[table.draft_seat].user_id
            assert user is not None
            action = (await here.service.views.log(table.id, user))[-1]
            assert action.draft
            acted = await here.service.playing.undo(table.id, user, None)
            assert acted.position.decisions
            assert acted.position.table.seq == table.seq - 1
            await play(here, table, STEPS, random.Random(1))
    sound(path)


@pytest.mark.sliced
@every()
async def test_lobbies_begin(schema: int, path: Path) -> None:
    async with opened(put(schema, path)) as here:
        for table in await tables(here, "lobby"):
            begun = await here.service.playing.start(table.id, table.host_id)
            assert begun.status == "running"
            await play(here, begun, STEPS, random.Random(2))
            await replayed(here, await here.table(begun))
    sound(path)


@pytest.mark.sliced(10)
@pytest.mark.parametrize("agrees", [True, False])
@every(least=4)
async def test_an_open_question_to_go_back_is_answered(
    schema: int, path: Path, agrees: bool
) -> None:
    async with opened(put(schema, path)) as here:
        service = here.service
        asking = [
            (t, await service.undo_votes.open_request(t.id)) for t in await tables(here, "running")
        ]
        [(table, request)] = [(t, r) for t, r in asking if r is not None]
        [other] = [s.user_id for s in table.seats if s.index != request.seat]
        assert other is not None
        answer = service.undo_votes.agree if agrees else service.undo_votes.refuse
        answered = await answer(table.id, other, request.id)
        assert answered.outcome == ("agreed" if agrees else "refused")
        after = await here.table(table)
        assert after.public_seq == (request.to_seq if agrees else request.from_seq)
        await play(here, after, STEPS, random.Random(3))
        await replayed(here, await here.table(table))
    sound(path)


@pytest.mark.sliced(10)
@every(least=4)
async def test_what_was_left_for_later_is_still_there(schema: int, path: Path) -> None:
    """Orders, a held answer that is shown in its time, and prepared turns."""
    async with opened(put(schema, path)) as here:
        service = here.service
        owned = [
            (table, user, await service.orders.own_orders(table.id, user))
            for table in await tables(here, "running")
            for user in (s.user_id for s in table.seats)
            if user is not None
        ]
        assert len([order for *_, own in owned for order in own.orders]) >= 4
        [(table, user, _)] = [o for o in owned if o[2].held is not None]
        here.clock.at += 60
        await Reminders(service).tick()
        assert (await service.orders.own_orders(table.id, user)).held is None
        assert (await here.table(table)).public_seq > table.public_seq
        plans = [
            (other, await service.plans.prepared(other.id, at))
            for other, at, _ in owned
            if (await service.plans.status(other.id, at)).plan is not None
        ]
        assert [len(found.plan.wishes) for _, found in plans] == [2]
        [(other, _)] = plans
        await play(here, other, STEPS, random.Random(4))
    sound(path)


@every(least=3)
async def test_the_settings_and_clocks_are_kept(schema: int, path: Path) -> None:
    async with opened(put(schema, path)) as here:
        reminders = here.reminders
        bob = await reminders.user(BOB.id)
        assert (bob.zone, bob.quiet, bob.reminders) == ("Europe/Berlin", (1320, 420), "dm")
        [table] = [t for t in await tables(here, "running") if any(s.caretaker for s in t.seats)]
        rules = await reminders.rules(table.id)
        assert (rules.move, rules.bank, rules.fallback) == (14400.0, 3600.0, "caretaker")
        assert await reminders.take_back(table, CHLOE.id)
        assert not (await here.table(table)).seats[1].caretaker
        await reminders.stop()
    sound(path)


@pytest.mark.sliced
@every(least=34)
async def test_a_rated_game_is_closed_and_seasons_go_on(schema: int, path: Path) -> None:
    async with opened(put(schema, path)) as here:
        service = here.service
        games = await tables(here, "running")
        requests = [(t, await service.close_votes.open_request(t.id)) for t in games]
        [(table, request)] = [(t, r) for t, r in requests if r is not None]
        await service.close_votes.agree(table.id, ANN.id, request.id)
        assert (await here.table(table)).status == "abandoned"
        assert await service.ratings.standing(ANN.id, table.game, SERVER) is not None

        running, new = sorted(await service.competitions.of_server(SERVER), key=lambda c: c.id)
        await service.competitions.sign_up(new.id, BOB, SERVER)
        assert len((await service.competitions.facts(new.id)).entrants) == 2
        [begun] = [t for t in games if of_competition(t)]
        leaver = begun.seats[0].user_id
        assert leaver is not None
        await service.competitions.withdraw(running.id, leaver)
        entrant = (await service.competitions.facts(running.id)).of_user(leaver)
        assert entrant is not None
        assert entrant.state == "dropped"
    sound(path)


@pytest.mark.sliced
@every(least=36)
async def test_lessons_and_turns_tried_again_go_on(schema: int, path: Path) -> None:
    async with opened(put(schema, path)) as here:
        courses = here.service.courses
        game = (await tables(here, "running"))[0].game
        lesson = await courses.open(CHLOE.id, game)
        assert len(lesson.attempt.answers) == 1
        assert (await courses.back(CHLOE.id, lesson)).attempt.answers == ()

        [tried] = [t for t in await tables(here, "running") if t.origin is not None]
        assert tried.origin is not None
        again = await here.service.practice.ask(tried.origin.table_id, BOB.id, tried.origin.seq)
        assert again.open is not None
        assert again.open.id == tried.id
    sound(path)
