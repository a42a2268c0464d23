"""`agora doctor`: silent about sound databases, and a sentence for every kind of damage."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from bot import cli
from bot.commands import doctor as command
from bot.delivery.outbox import Outbox
from bot.widgets import saying
from engine.core import IllegalAction, Reason, Resign
from tables.maintenance import doctor
from tables.model.outbox import OutboxRow, Outgoing
from tables.model.table import Table
from tables.store import paths, save_rows
from tables.store.connection import Connection
from tests.tables.errands import Finish, Peek, Roll, Vote, Walk, rules_of
from tests.tables.fixtures import in_a_file
from tests.tables.parlour import ANN, BOB, Parlour, parlour


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a `house`, made once."""
    path = tmp_path_factory.mktemp("house") / "agora.sqlite3"

    async def build() -> None:
        async with parlour(path) as opened:
            await house(opened)

    with in_a_file():
        asyncio.run(build())
    return path


@pytest.fixture
def furnished(built: Path, path: Path) -> Path:
    """A `house` of the test's own; no bot runs."""
    shutil.copy(built, path)
    return path


async def running(here: Parlour) -> Table:
    """Table 1: two votes, a turn with chance and a secret, a draft of Bob."""
    table = await here.game(vote=True)
    await here.act(table, ANN, Vote("red"))
    await here.act(table, BOB, Vote("blue"))
    await here.act(table, ANN, Peek(), Roll(), Walk(1))
    await here.act(table, BOB, Walk(2), Walk(1))
    return await here.table(table)


async def house(here: Parlour) -> None:
    """A running game with a draft, a finished one, a lobby, and two closed tables."""
    await running(here)
    done = await here.game(computers=1)
    await here.act(done, ANN, Walk(1), Walk(1), Finish())
    await here.act(done, BOB, Resign())
    await here.act(done, ANN, Resign())
    await here.lobby()
    closed = await here.lobby()
    await here.service.hosting.abandon(closed.id, ANN.id)
    gone = await here.game()
    await here.act(gone, ANN, Walk(1))
    await here.service.hosting.abandon(gone.id, ANN.id)

    async def deliver(row: OutboxRow[Outgoing]) -> int:
        await here.service.messages.remember_message(row.table_id, 500, 7_000 + row.id, row.kind)
        return 7_000 + row.id

    await Outbox(here.store, deliver, now=here.clock).drain()
    await here.service.messages.beat()


def found(path: Path) -> list[str]:
    report = doctor.examine(path, rules_of)
    return [saying.found(one) for one in report.findings]


def damage(path: Path, *statements: str, values: tuple[object, ...] = ()) -> None:
    """Change a database without anybody noticing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            db.execute(statement, values)


# --- sound ---------------------------------------------------------------------------------------


async def test_a_sound_database_is_sound_also_while_the_bot_runs(here: Parlour, path: Path) -> None:
    await house(here)
    report = doctor.examine(path, rules_of)
    assert report.findings == []
    assert report.remarks == []
    assert report.tables == 5
    assert report.steps > 10


async def test_waiting_and_given_up_messages_are_told_but_are_no_finding(
    here: Parlour, path: Path
) -> None:
    await running(here)
    damage(
        path,
        "UPDATE outbox SET state = 'given up', error = 'gone', done_at = 5, attempts = 1"
        " WHERE id = 1",
    )
    report = doctor.examine(path, rules_of)
    assert report.findings == []
    assert any("wait in the outbox" in saying.found(r) for r in report.remarks)
    assert any("given up" in saying.found(r) for r in report.remarks)


def test_nothing_is_written(furnished: Path) -> None:
    before = furnished.read_bytes()
    doctor.examine(furnished, rules_of)
    assert furnished.read_bytes() == before


async def test_a_backup_in_a_folder_where_nothing_may_be_written(
    here: Parlour, path: Path, tmp_path: Path
) -> None:
    await running(here)
    folder = tmp_path / "vault"
    folder.mkdir()
    await here.store.backup(folder / "copy.sqlite3")
    folder.chmod(0o500)
    try:
        assert found(folder / "copy.sqlite3") == []
    finally:
        folder.chmod(0o700)


async def test_a_new_database(here: Parlour, path: Path) -> None:
    assert found(path) == []


async def test_a_save_of_an_older_schema_is_no_damage(
    here: Parlour, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await running(here)
    rules = rules_of("errands")
    newer = replace(rules.meta, schema=rules.meta.schema + 1)
    monkeypatch.setattr(type(rules), "meta", newer)
    monkeypatch.setattr(type(rules), "upgrade", lambda self, schema, raw: raw)
    assert found(path) == []


# --- damage --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DELETE FROM steps WHERE game_id = 1 AND seq = 2", "of steps 0 to 7, 2 is missing"),
        ("DELETE FROM steps WHERE game_id = 1 AND seq IN (2, 4)", "2, 4 are missing"),
        ("UPDATE games SET seq = 6, public_seq = 5 WHERE id = 1", "step 7 is stored after"),
        ("DELETE FROM steps WHERE game_id = 1 AND seq = 7", "7 is missing"),
        ("UPDATE steps SET hash = 'feed' WHERE game_id = 1 AND seq = 3", "does not match its hash"),
        ("UPDATE steps SET hash = 'feed' WHERE game_id = 1 AND seq = 3", "step 3 leads to"),
        (
            "UPDATE games SET deals = replace(deals, '00', '01') WHERE id = 1",
            "step 0 leads to another state",
        ),
        (
            "UPDATE games SET deals = replace(deals, '00', '01') WHERE id = 1",
            "are not the sealed ones",
        ),
        (
            """UPDATE steps SET action = '{"steps":3,"kind":"walk"}'
            WHERE game_id = 1 AND seq = 6""",
            "step 6 leads to another state",
        ),
        (
            """UPDATE steps SET action = '{"colour":"red","kind":"vote"}'
            WHERE game_id = 1 AND seq = 6""",
            "the action of step 6 is not possible",
        ),
        ("UPDATE steps SET action = 'junk' WHERE game_id = 1 AND seq = 6", "action of step 6"),
        ("UPDATE steps SET action = NULL WHERE game_id = 1 AND seq = 6", "step 6 has no action"),
        ("UPDATE steps SET action = '{}' WHERE game_id = 1 AND seq = 0", "step 0 has an action"),
        ("DELETE FROM saves WHERE game_id = 1 AND seq = 3", "step 3 has no save"),
        (
            "UPDATE saves SET packed = x'00' WHERE game_id = 1 AND seq = 3",
            "save of step 3 cannot be",
        ),
        (
            "UPDATE saves SET packed = 'x' WHERE game_id = 1 AND seq = 3",
            "the save of step 3 is text",
        ),
        ("UPDATE steps SET seat = 9 WHERE game_id = 1 AND seq = 3", "a seat that does not exist"),
        ("UPDATE steps SET seat = 0 WHERE game_id = 1 AND seq = 7", "the draft of another seat"),
        ("UPDATE steps SET barrier = 1 WHERE game_id = 1 AND seq = 7", "must not be a draft"),
        ("UPDATE steps SET news = '[1]' WHERE game_id = 1 AND seq = 3", "news of step 3 cannot be"),
        ("UPDATE games SET draft_seat = 5 WHERE id = 1", "seat 6, which does not exist"),
        ("UPDATE games SET draft_seat = 0 WHERE id = 1", "the draft of another seat"),
        (
            "UPDATE games SET draft_seat = NULL, public_seq = 9 WHERE id = 1",
            "9 steps are marked as published, but there are only 7",
        ),
        (
            "UPDATE games SET draft_seat = NULL WHERE id = 1",
            "do not fit the owner of the open draft",
        ),
        ("UPDATE games SET public_seq = 7 WHERE id = 1", "do not fit the owner of the open draft"),
        ("UPDATE games SET status = 'odd' WHERE id = 1", "has an impossible status: 'odd'"),
        ("UPDATE seats SET computer = 1 WHERE game_id = 1", "neither to a user nor to a computer"),
        ("UPDATE games SET told_seq = 7 WHERE id = 1", "step 7 was announced"),
        (
            "UPDATE games SET told_asked = '[7]' WHERE id = 1",
            "a question to a seat that does not exist",
        ),
        ("UPDATE games SET told_asked = 'x' WHERE id = 1", "its row cannot be read"),
        ("UPDATE games SET options = '{' WHERE id = 1", "its row cannot be read"),
        ("""UPDATE games SET options = '{"goal": 1}' WHERE id = 1""", "impossible option goal"),
        ("UPDATE games SET game = 'chess' WHERE id = 1", "knows no game called chess"),
        (
            "UPDATE games SET status = 'finished' WHERE id = 1",
            "is finished, but has a draft",
        ),
        (
            "UPDATE games SET status = 'finished' WHERE id = 1",
            "finished, but has no result",
        ),
        ("UPDATE games SET status = 'running' WHERE id = 2", "running, but asks nobody"),
        ("UPDATE games SET status = 'running' WHERE id = 3", "running, but has no secret"),
        (
            "UPDATE games SET status = 'lobby' WHERE id = 1",
            "in the lobby, but already has a secret",
        ),
        ("UPDATE games SET deals = '[]' WHERE id = 1", "has not started, but 8 steps are stored"),
        ("UPDATE games SET message_id = 12345 WHERE id = 1", "board message is not among"),
        ("UPDATE seats SET seat = 4 WHERE game_id = 1 AND seat = 1", "the seat numbers have gaps"),
        ("DELETE FROM seats WHERE game_id = 1 AND seat = 1", "1 seat is too few or too many"),
        ("DELETE FROM seats WHERE game_id = 1", "Table 1: nobody has a seat"),
        ("UPDATE seats SET name = ' ' WHERE game_id = 1", "seat 1 has no name"),
        ("DELETE FROM games WHERE id = 5", "row is an orphan: in steps, without their games"),
        ("DELETE FROM games WHERE id = 5", "in seats, without"),
        (
            "UPDATE outbox SET kind = 'poem' WHERE id = 1",
            "message 1 of the outbox has an unknown",
        ),
        ("UPDATE outbox SET state = 'odd' WHERE id = 1", "has an impossible state: 'odd'"),
        ("UPDATE outbox SET done_at = NULL WHERE id = 1", "its delivery time does not fit"),
        ("UPDATE outbox SET attempts = 0 WHERE id = 1", "was sent without an attempt"),
        ("UPDATE outbox SET state = 'given up' WHERE id = 1", "given up without a reason"),
        ("UPDATE outbox SET data = '{}' WHERE id = 2", "message 2 of the outbox cannot be read"),
        (
            "UPDATE outbox SET data = json_set(data, '$.to_seq', 99) WHERE id = 2",
            "tells of steps 0 to 99",
        ),
        (
            "UPDATE outbox SET to_seq = 0 WHERE id = 3",
            "message 3 of the outbox has search facts that do not fit its text",
        ),
        ("DROP INDEX games_by_status", "The index games_by_status is missing"),
        ("DROP TABLE heartbeat", "The table heartbeat is missing"),
        ("CREATE TABLE diary (page TEXT)", "The table diary does not belong to Agora"),
        (
            "ALTER TABLE notes ADD COLUMN colour TEXT",
            "The table notes differs from what this Agora",
        ),
        ("PRAGMA user_version = 9000", "written by a newer Agora (schema 9000"),
    ],
)
def test_damage_is_named(furnished: Path, statement: str, said: str) -> None:
    damage(furnished, statement)
    sentences = found(furnished)
    assert any(said in s for s in sentences), sentences
    assert all(s.endswith(".") for s in sentences)


async def test_a_state_that_the_rules_find_impossible(here: Parlour, path: Path) -> None:
    table = await running(here)
    rules = rules_of("errands")

    def twist(raw: dict[str, object]) -> None:
        players = raw["state"]["players"]  # type: ignore[index]
        players.append(players[0])

    rewrite(path, table.id, 3, twist)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            type(rules), "check", lambda self, s: ["too many players"] * (len(s.players) > 2)
        )
        sentences = found(path)
    assert "Table 1: the state after step 3 is not possible: too many players." in sentences


def rewrite(
    path: Path, table_id: int, seq: int, twist: Callable[[dict[str, object]], None]
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        named = cast(Connection, db)
        kept = save_rows.of_step(named, table_id, seq)
        assert kept is not None
        raw = json.loads(kept.document())
        twist(raw)
        save_rows.put(named, table_id, {seq: json.dumps(raw).encode()})


async def test_a_thinned_game_is_played_between_its_saves(here: Parlour, path: Path) -> None:
    table = await here.game()
    for _ in range(9):
        for user in (ANN, BOB):
            await here.act(table, user, Walk(1), Walk(1), Walk(1))
    await here.act(table, ANN, Resign())
    assert (await here.table(table)).status == "finished"
    assert found(path) == []
    damage(path, "UPDATE steps SET hash = 'feed' WHERE seq = 13")
    assert any("step 13 leads to another state" in s for s in found(path))


# --- damaged files -------------------------------------------------------------------------------


@pytest.mark.sliced
def test_torn_pages_are_found_wherever_they_are(furnished: Path) -> None:
    path = furnished
    damage(path, "VACUUM")  # a page that holds nothing is no loss
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    missed = []
    for page in range(1, len(whole) // size):
        torn = bytearray(whole)
        torn[page * size : (page + 1) * size] = b"\xa5" * size
        path.write_bytes(torn)
        if not found(path):
            missed.append(page)
    assert not missed
    path.write_bytes(whole[: len(whole) // 2])
    assert any("damaged" in s for s in found(path))


@pytest.mark.parametrize("what", ["missing", "text", "empty", "foreign", "folder"])
def test_what_is_no_database_of_ours(
    path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match what:
        case "text":
            path.write_text("Dear diary, " * 50)
        case "empty":
            path.touch()
        case "folder":
            path.mkdir()
        case "foreign":
            with closing(sqlite3.connect(path)) as db:
                db.execute("CREATE TABLE bookmarks (url TEXT)")
    with pytest.raises(doctor.NoAgoraDatabase):
        doctor.examine(path, rules_of)
    assert cli.main(["doctor", str(path)]) == 2
    assert str(path) in capsys.readouterr().err
    assert path.exists() == (what != "missing")


def test_an_older_database_is_looked_at_in_a_copy(
    furnished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = furnished
    newer = tmp_path / f"{len(paths.migrations()) + 1:04}_test.sql"
    newer.write_text("CREATE TABLE diary (page TEXT);\n")
    real = paths.migrations()
    monkeypatch.setattr(paths, "migrations", lambda: [*real, newer])
    before = path.read_bytes()
    report = doctor.examine(path, rules_of)
    assert report.findings == []
    assert path.read_bytes() == before
    assert any("agora migrate" in saying.found(r) for r in report.remarks)
    assert report.tables == 5
    damage(path, "DELETE FROM steps WHERE game_id = 1 AND seq = 2")
    assert any("2 is missing" in s for s in found(path))
    newer.write_text("CREATE TABLE games (x TEXT);\n")
    assert any("The migration fails" in s for s in found(path))


# --- the command ---------------------------------------------------------------------------------


async def test_the_command(
    here: Parlour,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await house(here)
    monkeypatch.setattr(command, "rules", rules_of)
    assert cli.main(["doctor", str(path)]) == 0
    assert "tables: 5" in capsys.readouterr().out
    monkeypatch.setenv("AGORA_DATABASE", str(path))
    assert cli.main(["doctor"]) == 0
    assert "; sound" in capsys.readouterr().out
    damage(path, "DELETE FROM seats WHERE game_id = 1")
    assert cli.main(["doctor", str(path)]) == 1
    said = capsys.readouterr().out
    assert "Table 1: nobody has a seat." in said
    assert "findings: 1" in said.splitlines()[-1]


@pytest.mark.parametrize("newer", [0, 1])
def test_what_newer_rules_refuse_is_no_damage_under_an_older_form(
    furnished: Path, monkeypatch: pytest.MonkeyPatch, newer: int
) -> None:
    """The same refusal under the present form is a finding."""
    rules, apply = type(rules_of("errands")), rules_of("errands").apply

    def refusing(self: Any, state: Any, seat: int, action: Any, *more: Any) -> Any:
        if isinstance(action, Roll):
            raise IllegalAction(Reason("not_any_more"))
        return apply(state, seat, action, *more)

    schema = rules.meta.schema + newer
    monkeypatch.setattr(rules, "apply", refusing)
    monkeypatch.setattr(rules, "meta", replace(rules.meta, schema=schema))
    monkeypatch.setattr(rules, "upgrade", lambda self, schema, raw: raw)
    found = {finding.code for finding in doctor.examine(furnished, rules_of).findings}
    assert ("action_impossible" in found) == (newer == 0)
