"""The machine fails under the bot: everybody reads one clear sentence, and nothing is damaged.

The faults are real ones of SQLite and of the operating system; only their moment is chosen.
"""

from __future__ import annotations

import ctypes
import os
import random
import re
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import pytest
from simcord.backend.errors import BackendError

from engine import registry
from tables.maintenance import doctor, problems
from tables.model.errors import OutcomeUnknown, StorageFault
from tables.store import receipt, sqlite
from tables.store.sqlite import SqliteStore
from tests.bot import wire
from tests.bot.players import Clicker
from tests.bot.simulated import World, words
from tests.tables.parlour import ANN, parlour
from tests.tables.refused import refused

CHECKOUT = Path(__file__).parents[3]
Fault = Callable[[World], AbstractAsyncContextManager[None]]


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def findings(path: Path) -> list[str]:
    return list(map(str, doctor.examine(path, registry.rules).findings))


# --- the faults ----------------------------------------------------------------------------------


async def pragma(world: World, statement: str) -> None:
    await world.service.store.read(lambda db: db.execute(statement).fetchall())


@asynccontextmanager
async def full_disk(world: World) -> AsyncIterator[None]:
    """SQLite may not add a page to the file."""
    async with parlour(world.database):  # empties the log when it is closed last
        pass
    pages = await world.service.store.read(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
    await pragma(world, f"PRAGMA max_page_count = {pages}")
    yield
    await pragma(world, "PRAGMA max_page_count = 1000000")


@asynccontextmanager
async def failing_disk(world: World) -> AsyncIterator[None]:
    """The system refuses to let the log beside the database grow."""
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = world.database.with_name(world.database.name + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)


@asynccontextmanager
async def read_only(world: World) -> AsyncIterator[None]:
    await pragma(world, "PRAGMA query_only = ON")
    yield
    await pragma(world, "PRAGMA query_only = OFF")


@asynccontextmanager
async def locked(world: World) -> AsyncIterator[None]:
    """Another program writes and does not come to an end."""
    await pragma(world, "PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(world.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


FAULTS = [
    pytest.param(full_disk, "disk_full", id="full"),
    pytest.param(failing_disk, "disk_error", id="failing"),
    pytest.param(read_only, "database_read_only", id="read-only"),
    pytest.param(locked, "database_locked", id="locked"),
]
SENTENCES = {
    "disk_full": "The disk of the database is full",
    "disk_error": "The disk of the database reports an error",
    "database_read_only": "The database is read-only",
    "database_locked": "The database is locked by another program",
}
"""What people read; the log names the code."""


async def press_until(world: World, clicker: Clicker, sentence: str) -> None:
    """Play on until a press is answered with the sentence; everything before it is stored."""
    for _ in range(60):
        panel = await world.open_panel(clicker.actor)
        before = await world.table()
        first = clicker.rng.choice(clicker.units(panel))[0]
        if first.value is None:
            result = await clicker.actor.click(panel, custom_id=first.custom_id)
        else:
            chosen = [first.value]
            result = await clicker.actor.select(panel, chosen, custom_id=first.custom_id)
        said = [words(m) for m in result.followups]
        if any(sentence in text for text in said):
            assert any("Reference:" in text for text in said)
            after = await world.table()
            assert (after.seq, after.version) == (before.seq, before.version)
            return
        [clicker.actor] = await world.asked()
    raise AssertionError("the fault was never met")


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("fault", "code"), FAULTS)
async def test_a_press_is_answered_and_nothing_is_changed(
    world: World, fault: Fault, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    world.expected += [code]
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    clicker = Clicker(world, actor, random.Random(4))
    async with fault(world):
        await press_until(world, clicker, SENTENCES[code])
        assert findings(world.database) == [], "sound while it lasts"
    reference = caplog.text.split(code)[0].rpartition("[")[2].split("]")[0]
    assert len(reference) == 9, "what the user was told leads to the log"
    assert world.bot.context.metrics.value("agora_faults_total") >= 1
    await world.bot.ledger.keep()
    kept = await world.service.store.read(lambda db: problems.by_reference(db, reference))
    assert kept is not None, "and to `agora problems`"
    assert kept.reference == reference
    assert code in kept.detail

    posted = len(world.posted)
    await world.advance(120)
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(4)).turn()
    await world.advance(120)
    assert len(world.posted) > posted, "the table hears of it"
    assert findings(world.database) == [], "and afterwards"
    undelivered = "SELECT count(*) FROM outbox WHERE state != 'sent'"
    count = await world.service.store.read(lambda db: db.execute(undelivered).fetchone()[0])
    assert count == 0


async def test_where_it_is_not_known_what_was_stored_nothing_else_is_said(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.expected += ["outcome_unknown"]
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    clicker = Clicker(world, actor, random.Random(4))

    async def lost(work: object) -> None:
        receipt.mark()  # as a server's store does
        raise OutcomeUnknown

    panel = await world.open_panel(actor)
    first = clicker.rng.choice(clicker.units(panel))[0]
    monkeypatch.setattr(world.service.store, "write", lost)
    chosen = [first.value] if first.value is not None else None
    if chosen is None:
        result = await actor.click(panel, custom_id=first.custom_id)
    else:
        result = await actor.select(panel, chosen, custom_id=first.custom_id)
    monkeypatch.undo()
    [said] = [words(m) for m in result.followups]
    assert "may or may not be saved" in said
    assert "is saved" not in said


@pytest.mark.parametrize(("fault", "code"), FAULTS[2:])
async def test_looking_goes_on_while_nothing_can_be_written(
    world: World, fault: Fault, code: str
) -> None:
    await world.start("Ann", "Bob")
    async with fault(world):
        for command in ("turns", "board", "game log", "help"):
            answer = await world["Ann"].slash(world.channel, command)
            assert answer.response is not None
            assert SENTENCES[code] not in words(answer.response), command


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("fault", "code"), FAULTS[2:])
async def test_reminders_that_cannot_be_written_come_later_and_once(
    world: World, fault: Fault, code: str
) -> None:
    world.expected += [code]
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    before = world.pings(actor)
    async with fault(world):
        await world.advance(13 * 3_600)
        assert world.pings(actor) == before
    await world.advance(600)
    assert world.pings(actor) == before + 1
    assert findings(world.database) == []


# --- a damaged page ------------------------------------------------------------------------------


def spoil(path: Path, table: str) -> None:
    """Overwrite the first page of a table with what a failing disk may leave there."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = db.execute("PRAGMA page_size").fetchone()[0]
        [page] = db.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)
        ).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


async def test_a_damaged_page_is_named_and_the_backup_goes_on(world: World, tmp_path: Path) -> None:
    world.expected += ["database_damaged"]
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(4)).turn()
    saved = tmp_path / "saved.sqlite3"
    await world.service.store.backup(saved)
    position = await world.service.views.position(1, None)

    await world.restart()  # nothing of the page is in memory any more
    spoil(world.database, "steps")
    damaged = world.database.read_bytes()
    await world.restart()
    [board] = [m for m in world.messages() if m.id == (await _board(world))]
    answer = await world.press(world["Ann"], board, "turn")
    said = words(answer.response)
    assert "The database file is damaged. Restore a backup" in said
    assert "Reference:" in said
    found = findings(world.database)
    assert found
    assert any("malformed" in sentence or "damaged" in sentence for sentence in found), found
    assert world.database.read_bytes()[: len(damaged)] == damaged, "the bot leaves the rest alone"

    assert findings(saved) == []
    opened = await SqliteStore.open(saved)
    try:
        from tables.service import TableService

        there = TableService(opened, now=world.now)
        assert (await there.views.position(1, None)).view == position.view
    finally:
        await opened.close()


async def _board(world: World) -> int:
    """The newest board message, without asking the damaged table."""
    return world.board().id


# --- the clock jumps back ------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [1, 30, 24 * 400])
async def test_the_machine_comes_back_with_an_earlier_clock(
    world: World, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games go on at once, reminders begin again, nothing is said twice."""
    await world.start("Ann", "Bob", options={"turn_limit": 40})
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(4)).turn()
    now = World.now
    monkeypatch.setattr(World, "now", lambda self: now(self) - hours * 3_600)
    await world.restart()
    [actor] = await world.asked()
    [other] = [a for a in (world["Ann"], world["Bob"]) if a is not actor]
    pings, posted = world.pings(other), len(world.posted)
    await Clicker(world, actor, random.Random(5)).turn()
    assert world.pings(other) == pings + 1
    assert len(world.posted) == posted + 1, "at once, not when the old time is reached again"
    await world.advance(11 * 3_600)
    assert world.pings(other) == pings + 1, "no reminder before its time"
    await world.advance(2 * 3_600)
    assert world.pings(other) == pings + 2
    status = await other.slash(world.channel, "turns")
    assert not re.search(r"-\d", words(status.response)), "nobody waited less than no time"
    assert findings(world.database) == []


async def test_the_clock_jumps_back_while_the_bot_runs(tmp_path: Path) -> None:
    from tests.tables.errands import Walk, rules_of

    path = tmp_path / "agora.sqlite3"
    async with parlour(path) as here:
        table = await here.game()
        await here.act(table, ANN, Walk(1))
        here.clock.at -= 500_000
        await here.act(table, ANN, Walk(1))
        await here.service.playing.undo(table.id, ANN.id, None)
        await here.act(table, ANN, Walk(2))
        assert [e.seq for e in await here.service.views.log(table.id, ANN.id)] == [0, 1, 2]
    assert doctor.examine(path, rules_of).findings == []


# --- a second bot --------------------------------------------------------------------------------


def run_bot(path: Path, *before: str, **more: str) -> subprocess.CompletedProcess[str]:
    """`agora run` as a process of its own; it is refused before it asks for any connection."""
    code = "\n".join([*before, "import sys", "from bot import cli", "sys.exit(cli.main(['run']))"])
    settings = {"AGORA_DATABASE": str(path), "DISCORD_TOKEN": "not-a-token", **more}
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), **settings},
        cwd=path.parent,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.sliced
async def test_a_second_bot_on_the_same_file_says_so_and_touches_nothing(tmp_path: Path) -> None:
    from tests.tables.errands import rules_of

    path = tmp_path / "agora.sqlite3"
    async with parlour(path) as here:
        await here.game()
        with closing(sqlite.claim(path)):
            second = run_bot(path)
        assert second.returncode == 1
        assert "Another Agora is running with" in second.stderr
        assert "Traceback" not in second.stderr
        assert "not-a-token" not in second.stderr
    assert doctor.examine(path, rules_of).findings == []


def test_a_killed_bot_leaves_no_claim_behind(tmp_path: Path) -> None:
    path = tmp_path / "agora.sqlite3"
    code = (
        "import sys, time; from pathlib import Path; from tables.store.sqlite import claim\n"
        "held = claim(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"held\n"
    with refused(StorageFault, "Another Agora"):
        sqlite.claim(path)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    sqlite.claim(path).close()


# --- a file that may not be written --------------------------------------------------------------

ORDINARY = """
import ctypes, os
if os.geteuid() == 0:  # the administrator may write anything, unless that right is given up
    head, none = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    assert ctypes.CDLL(None, use_errno=True).capset(head, none) == 0
"""


@pytest.mark.sliced
@pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None), "capset") and os.geteuid() == 0, reason="needs Linux"
)
@pytest.mark.parametrize("folder_too", [False, True])
async def test_a_read_only_file_is_refused_at_the_start(tmp_path: Path, folder_too: bool) -> None:
    from tests.tables.errands import rules_of

    folder = tmp_path / "data"
    path = folder / "agora.sqlite3"
    async with parlour(path) as here:
        await here.game()
    path.chmod(0o444)
    folder.chmod(0o555 if folder_too else 0o755)
    before = path.read_bytes()
    try:
        bot = run_bot(path, ORDINARY)
    finally:
        folder.chmod(0o755)
    assert bot.returncode == 1
    said = "cannot be opened" if folder_too else "read-only"
    assert said in bot.stderr, bot.stderr
    assert "Traceback" not in bot.stderr
    assert path.read_bytes() == before
    path.chmod(0o644)
    assert doctor.examine(path, rules_of).findings == []
    async with parlour(path) as here:
        await here.service.views.table(1)


async def test_what_another_node_has_answered_is_left_alone(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Two nodes may have heard the same press. A page cannot become a sentence."""
    caplog.set_level("INFO")
    filled = "components_v2 messages cannot contain content"
    page = wire.Fault(
        "PATCH", "/webhooks/*/messages/@original", lambda: BackendError(400, 50035, filled)
    )
    world.wire.faults.append(page)
    await world["Bob"].slash(world.channel, "game leave")
    assert page.hits == 1
    assert "another node has answered" in caplog.text
    assert "could not be given" not in caplog.text
