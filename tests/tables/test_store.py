"""What every back end does for the tables, seen through `Store` and `Connection` alone."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.widgets.saying import plain
from engine.core import Order, Resign
from tables.model.errors import DamagedSave, Fault, Stopping
from tables.model.notes import Joined
from tables.store import (
    beat_rows,
    default_answer_rows,
    lease_rows,
    note_rows,
    problem_rows,
    receipt,
    save_rows,
)
from tables.store.connection import Connection, Duplicate
from tables.store.statements import contains, in_place, larger, one_of, upsert
from tables.store.store import Store
from tests.tables.backends import BACK_ENDS, CHOICE, Foreign, StrictStore
from tests.tables.errands import Walk
from tests.tables.parlour import ANN, BOB, Parlour, parlour
from tests.tables.refused import refused

HERE = Path(__file__).parents[2]


def put(db: Connection, *references: str) -> None:
    """Note some problems."""
    for reference in references:
        problem_rows.problem(db, reference, 1.0, "a", reference.lower(), None, None)


def noted(db: Connection) -> list[str]:
    """The problems that are there."""
    return [row["reference"] for row in problem_rows.listed(db)]


async def test_leases_are_taken_and_given_back_by_number_and_none_is_none(store: Store) -> None:
    def work(db: Connection) -> list[tuple[int, str | None, int]]:
        lease_rows.make(db, "tables", 3)
        lease_rows.take(db, "tables", (0, 2), "one")
        lease_rows.take(db, "tables", (), "other")
        lease_rows.give_back(db, "tables", (), "one", 5.0)
        lease_rows.give_back(db, "tables", (0, 1), "one", 5.0)
        lease_rows.looked(db, (), 1.0)
        return [
            (lease.number, lease.node, lease.epoch) for lease in lease_rows.leases(db, "tables")
        ]

    free = await store.read(lambda db: lease_rows.leases(db, "tables"))
    assert free == []
    assert await store.write(work) == [(0, None, 1), (1, None, 0), (2, "one", 1)]


# --- all or nothing ------------------------------------------------------------------------------


async def test_an_exception_leaves_nothing_behind(store: Store) -> None:
    def work(db: Connection) -> None:
        beat_rows.beat(db, 5.0)
        raise KeyError("stop")

    with pytest.raises(KeyError):
        await store.write(work)
    assert await store.read(beat_rows.last_beat) is None
    await store.write(lambda db: beat_rows.beat(db, 6.0))
    assert await store.read(beat_rows.last_beat) == 6.0


async def test_a_cancelled_caller_does_not_cut_a_transaction(store: Store) -> None:
    """Either all of it is stored or nothing; the store goes on."""
    task = asyncio.create_task(store.write(lambda db: put(db, "A", "B")))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await store.read(noted) in ([], ["A", "B"])
    await store.write(lambda db: put(db, "C"))
    assert set(await store.read(noted)) in ({"C"}, {"A", "B", "C"}), "it may still be under way"


async def test_transactions_do_not_mix(store: Store) -> None:
    """Each sees all of those before it and nothing of the others."""

    def count(db: Connection) -> int:
        before = len(noted(db))
        put(db, f"A{before}", f"B{before}")
        return before

    found = await asyncio.gather(*(store.write(count) for _ in range(8)))
    assert sorted(found) == list(range(0, 16, 2))
    assert len(await store.read(noted)) == 16


async def test_a_key_that_is_taken_is_named_in_our_own_words(store: Store) -> None:
    """Code above the store knows no exception of the library below it."""
    with pytest.raises(Duplicate):
        await store.write(lambda db: put(db, "A", "A"))
    assert await store.read(noted) == []


async def test_a_row_belongs_to_something(store: Store) -> None:
    """What would belong to nothing is refused: by whom, is the back end's business."""
    joined = Joined(user=1, name="Ann")
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await store.write(lambda db: note_rows.note(db, 77, 0, 0.0, joined))
    assert await store.read(lambda db: note_rows.notes(db, 77)) == []


async def test_who_comes_after_the_end_is_refused(store: Store) -> None:
    await store.close()
    with pytest.raises(Stopping):
        await store.read(noted)
    with pytest.raises(Stopping):
        await store.write(lambda db: put(db, "A"))


async def test_what_is_stored_is_on_the_receipt(store: Store) -> None:
    """And what failed is not: then people are told that nothing was changed."""
    mine = receipt.begin()
    await store.read(noted)
    with pytest.raises(Duplicate):
        await store.write(lambda db: put(db, "A", "A"))
    assert not mine.stored
    await store.write(lambda db: put(db, "A"))
    assert mine.stored


async def test_what_leaves_no_trace_is_gone(store: Store) -> None:
    await store.write(lambda db: put(db, "A", "B"))
    await store.erase(
        lambda db: db.execute("DELETE FROM problems WHERE reference = :one", {"one": "A"}).rowcount
    )
    assert await store.read(noted) == ["B"]
    assert await store.compact()
    assert await store.read(noted) == ["B"]


async def test_what_is_stored_is_there_again(path: Path, back_end: str) -> None:
    for numbers in (["A"], ["A", "B"]):
        store = await BACK_ENDS[back_end](path)
        await store.write(lambda db, new=numbers[-1]: put(db, new))  # type: ignore[misc]
        assert await store.read(noted) == numbers
        await store.close()


# --- what a connection can do --------------------------------------------------------------------


async def test_an_answer_is_read_by_position_and_by_name(store: Store) -> None:
    await store.write(lambda db: put(db, "A", "B", "C"))

    def work(db: Connection) -> list[Any]:
        found = db.execute("SELECT reference, seq, at FROM problems ORDER BY reference")
        first = found.fetchone()
        rest = found.fetchall()
        assert found.fetchone() is None
        assert [*first.keys()] == ["reference", "seq", "at"]
        assert (len(first), first[0], first["reference"], first[2]) == (3, "A", "A", 1.0)
        return [tuple(first), *map(tuple, rest)]

    assert await store.read(work) == [("A", None, 1.0), ("B", None, 1.0), ("C", None, 1.0)]


async def test_every_kind_of_value_comes_back_as_it_was(store: Store) -> None:
    values = {"large": (1 << 63) - 1, "small": 0.25, "text": "ä'😀\n", "nothing": None}
    query = "SELECT CAST(:large AS BIGINT), :small, :text, :nothing"
    found = await store.read(lambda db: tuple(db.execute(query, values).fetchone()))
    assert found == tuple(values.values())


async def test_what_was_changed_is_counted(store: Store) -> None:
    def work(db: Connection) -> list[int]:
        before = db.changed
        put(db, "A", "B", "C")
        one = db.execute("DELETE FROM problems WHERE reference = :a", {"a": "A"}).rowcount
        none = db.execute("DELETE FROM problems WHERE reference = :a", {"a": "A"}).rowcount
        return [one, none, db.changed - before]

    assert await store.write(work) == [1, 0, 4]


async def test_many_rows_at_once(store: Store) -> None:
    many = [{"user": user, "zone": f"Zone/{user}"} for user in range(50)]
    text = "INSERT INTO users (id, zone) VALUES (:user, :zone)"
    await store.write(lambda db: db.executemany(text, iter(many)).rowcount)
    found = await store.read(
        lambda db: [tuple(row) for row in db.execute("SELECT id, zone FROM users ORDER BY id")]
    )
    assert found == [(one["user"], one["zone"]) for one in many]
    with pytest.raises(Duplicate):
        await store.write(lambda db: db.executemany(text, many).rowcount)


async def test_the_words_in_which_databases_differ(store: Store) -> None:
    """Each function of `statements` does what it says."""

    def work(db: Connection) -> None:
        keep = upsert("users", ("id",), ("zone", "calls"))
        for zone in ("Europe/Berlin", "Asia/Tokyo"):
            db.execute(keep, {"id": 1, "zone": zone, "calls": "ping"})
        text = f"INSERT INTO users (id, zone) VALUES (2, :z) {in_place(('id',), ('zone',))}"
        for zone in ("Europe/Paris", "Europe/Rome"):
            db.execute(text, {"z": zone})

    await store.write(work)

    def ask(db: Connection) -> Sequence[Any]:
        where, values = one_of("zone", ("Asia/Tokyo", "Mars/Olympus"))
        text = f"SELECT id FROM users WHERE {where}"
        europe = f"SELECT id FROM users WHERE {contains('zone', ':part')}"
        most = f"SELECT {larger(':a', ':b')}, {larger(':b', ':a')}, {larger(':a', ':c')}"
        return (
            [row[0] for row in db.execute(text, values)],
            [row[0] for row in db.execute(europe, {"part": "pe/Ro"})],
            tuple(db.execute(most, {"a": 3, "b": 5, "c": None}).fetchone()),
        )

    assert await store.read(ask) == ([1], [2], (5, 5, None))


async def test_usual_answers_are_kept_for_each_person_and_game(store: Store) -> None:
    """What is stored last counts; having none is not the same as having said nothing."""
    bid, defend = Order("bid", "up_to", 3), Order("defend", "fewest")

    def work(db: Connection) -> None:
        default_answer_rows.save(db, 1, "red", [bid, defend], 5.0)
        default_answer_rows.save(db, 1, "blue", [bid], 5.0)
        default_answer_rows.save(db, 2, "red", [defend], 5.0)
        default_answer_rows.save(db, 2, "red", [], 6.0)

    await store.write(work)
    wanted = {(1, "red"): (bid, defend), (1, "blue"): (bid,), (2, "red"): (), (2, "blue"): None}
    for (user, game), orders in wanted.items():
        found = await store.read(partial(default_answer_rows.load, user_id=user, game=game))
        assert found == orders
    assert await store.read(default_answer_rows.defects) == []


async def test_a_new_row_tells_its_number(store: Store) -> None:
    text = (
        "INSERT INTO problems (reference, at, summary, detail) VALUES (:name, 1, 'a', 'a')"
        " RETURNING id"
    )

    def work(db: Connection) -> list[int]:
        return [db.execute(text, {"name": name}).fetchone()[0] for name in "AB"]

    first, second = await store.write(work)
    assert first < second


# --- a whole table -------------------------------------------------------------------------------


async def test_a_game_is_played_on_every_back_end(
    path: Path, back_end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CHOICE, back_end)
    async with parlour(path) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1), Walk(2))
        await here.service.playing.undo(table.id, ANN.id, None)
        await here.act(table, BOB, Resign())
    async with parlour(path) as here:
        after = await here.table(table)
        assert after.status == "finished"
        assert await here.kinds() == ["turn", "over"]
        seqs = [entry.seq for entry in await here.service.views.log(table.id, ANN.id)]
        assert seqs == list(range(after.seq + 1))


@pytest.mark.parametrize("blob", [b"", b"garbage", b"x\x9c\xcbH\xcd\xc9\xc9\x07\x00\x06,\x02\x15"])
async def test_a_damaged_save_is_refused_and_other_tables_go_on(
    path: Path, back_end: str, monkeypatch: pytest.MonkeyPatch, blob: bytes
) -> None:
    monkeypatch.setenv(CHOICE, back_end)
    async with parlour(path) as here:
        broken, fine = await here.game(), await here.game()
        await here.act(broken, ANN, Walk(1))

    def spoil(db: Connection) -> None:
        text = "UPDATE saves SET packed = :blob WHERE game_id = :game"
        db.execute(text, {"blob": blob, "game": broken.id})

    async with parlour(path) as here:
        await here.store.write(spoil)
        before = await here.table(broken)
        with pytest.raises(DamagedSave) as found:
            await here.act(broken, ANN, Walk(1))
        fault: Fault = found.value
        assert fault.reference in plain(fault)
        kept = await here.store.read(problem_rows.listed)
        assert [(p["reference"], p["game_id"]) for p in kept] == [(fault.reference, broken.id)]
        with refused(DamagedSave, fault.reference):
            await here.service.views.position(broken.id, BOB.id)
        assert await here.table(broken) == before
        assert (await here.act(fine, ANN, Walk(1))).position.view.scores == (1, 0)
        await here.service.auto_responses.resume()
        assert (await here.service.hosting.abandon(broken.id, ANN.id)).status == "abandoned"


# --- kills ---------------------------------------------------------------------------------------

_PLAYER = """
import asyncio, sys
from pathlib import Path
from tests.tables.errands import Roll, Walk
from tests.tables.parlour import ANN, BOB, parlour

async def main():
    async with parlour(Path(sys.argv[1])) as here:
        table = await here.service.views.table(1)
        while True:
            position = await here.service.views.position(1, None)
            user = (ANN, BOB)[position.waiting[0].seat]
            acted = await here.act(table, user, Walk(1))
            print(acted.position.table.seq, flush=True)

asyncio.run(main())
"""


@pytest.mark.sliced
async def test_a_killed_process_loses_nothing_it_has_acknowledged(
    path: Path, back_end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CHOICE, back_end)
    async with parlour(path) as here:
        await here.game(goal=1000)
    acknowledged = 0
    for lines in (1, 5, 12):
        process = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, str(path)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(HERE)},
        )
        assert process.stdout is not None
        for _ in range(lines):
            acknowledged = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().split()
        process.stdout.close()
        process.wait()
        acknowledged = int(rest[-1]) if rest else acknowledged
        async with parlour(path) as here:
            seq = (await here.service.views.table(1)).seq
            assert seq in (acknowledged, acknowledged + 1)
            assert await _whole_log(here, 1) == list(range(seq + 1))
            assert seq in await here.store.read(partial(save_rows.upto, table_id=1, seq=seq))


async def _whole_log(here: Parlour, table_id: int) -> list[int]:
    seqs: set[int] = set()
    for user in (ANN, BOB):
        seqs |= {e.seq for e in await here.service.views.log(table_id, user.id)}
    return sorted(seqs)


# --- the strict one is strict --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "values"),
    [
        ("SELECT * FROM plans WHERE game_id = ?", (1,)),
        ("SELECT * FROM plans WHERE game_id = :game", (1,)),
        ("SELECT * FROM plans WHERE game_id = :game", {"table": 1}),
        ("SELECT * FROM plans WHERE done = :done", {"done": True}),
        ("SELECT * FROM plans WHERE mode = :mode", {"mode": "run\0"}),
        ("SELECT * FROM plans WHERE seat = :seat", {"seat": 1 << 63}),
        ("SELECT * FROM plans ORDER BY rowid", {}),
        ("SELECT actions ->> 'mode' FROM plans", {}),
        ("SELECT json_extract(actions, '$.a') FROM plans", {}),
        ("INSERT OR REPLACE INTO plans (game_id) VALUES (1)", {}),
        ("PRAGMA user_version", {}),
    ],
)
async def test_what_another_database_would_not_take(
    path: Path, statement: str, values: Any
) -> None:
    store = await StrictStore.open(path)
    try:
        with pytest.raises(Foreign):
            await store.write(lambda db: db.execute(statement, values).rowcount)
    finally:
        await store.close()


async def test_who_only_reads_changes_nothing(path: Path) -> None:
    store = await StrictStore.open(path)
    try:
        with pytest.raises(Foreign, match="only reads"):
            await store.read(lambda db: put(db, "A"))
        assert await store.read(noted) == []
    finally:
        await store.close()


async def test_a_race_that_is_lost_is_run_again(path: Path) -> None:
    """And what the first run had stored is gone."""
    store = await StrictStore.open(path)
    runs = []

    def work(db: Connection) -> None:
        runs.append(noted(db))
        put(db, "A")

    try:
        await store.write(work)
        assert runs == [[], []]
        assert await store.read(noted) == ["A"]
    finally:
        await store.close()
