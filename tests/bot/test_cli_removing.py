"""`agora list tables` and `agora remove`: what a host is told, and asked."""

from __future__ import annotations

import asyncio
import io
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.commands import removing
from engine import registry
from tables.model.table import UserRef
from tables.store import sqlite
from tests.tables.errands import rules_of
from tests.tables.parlour import BOB, parlour

ANN = UserRef(11, "Ann\x1b[2J")
Cap = pytest.CaptureFixture[str]


def rules(game: str) -> Any:
    return rules_of(game) if game == "errands" else registry.rules(game)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = tmp_path / "agora.sqlite3"
    monkeypatch.setenv("AGORA_DATABASE", str(found))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setattr(removing, "rules", rules)
    return found


@pytest.fixture
async def _two_tables(path: Path) -> None:
    """A running game and a lobby; the bot is stopped."""
    async with parlour(path, (ANN, BOB)) as here:
        await here.game()
        await here.lobby()


def listed(capsys: Cap, *words: str) -> list[str]:
    assert cli.main(["list", "tables", *words]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("_two_tables")
def test_a_list_says_what_there_is(capsys: Cap, path: Path) -> None:
    lines = listed(capsys)
    assert lines == [
        "1  running  1970-01-12  errands, steps: 0, server 1, channel 501: Ann [2J, Bob",
        "2  lobby  1970-01-12  errands, steps: 0, server 1, channel 502: Ann [2J, Bob",
    ]
    assert listed(capsys, "--user", "22") == lines
    assert listed(capsys, "--server", "2") == [f"{path}: no tables"]


@pytest.mark.usefixtures("_two_tables")
@pytest.mark.parametrize("said", ["", "n\n", "\n", "what\n"])
def test_nothing_goes_without_a_yes(
    said: str, capsys: Cap, monkeypatch: pytest.MonkeyPatch
) -> None:
    for what in (["table", "1"], ["server", "1"], ["user", "11"]):
        monkeypatch.setattr("sys.stdin", io.StringIO(said))
        assert cli.main(["remove", *what]) == 1
        told = capsys.readouterr().out
        assert removing.KEPT_ELSEWHERE in told
        assert told.endswith("Nothing was removed.\n")
    assert len(listed(capsys)) == 2


@pytest.mark.usefixtures("_two_tables")
def test_a_yes_removes_a_table(capsys: Cap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    assert cli.main(["remove", "table", "1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("1  running ")
    assert told.endswith("Table 1 was removed; with it, practice tables: 0\n")
    assert [line[0] for line in listed(capsys)] == ["2"]
    assert cli.main(["remove", "table", "1", "--yes"]) == 1
    assert "There is no table 1." in capsys.readouterr().err


@pytest.mark.usefixtures("_two_tables")
def test_a_server_goes_at_once(capsys: Cap, path: Path) -> None:
    assert cli.main(["remove", "server", "1", "--yes"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Server 1: tables: 2 (1, 2); nothing else"
    assert told[-1] == "Server 1 was removed; tables: 2; nothing else"
    assert listed(capsys) == [f"{path}: no tables"]
    assert cli.main(["remove", "server", "1", "--yes"]) == 0
    assert capsys.readouterr().out == "Nothing is kept about server 1.\n"


@pytest.mark.usefixtures("_two_tables")
def test_a_person_goes_at_once(capsys: Cap, path: Path) -> None:
    assert cli.main(["remove", "user", "22", "--yes"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("User 22: seats: 2, ")
    assert told[2].startswith("User 22 was removed; seats: 2, ")
    assert told[3] == "Seats given up at open tables: 2 (1, 2)"
    assert all("Bob" not in line for line in listed(capsys))
    assert cli.main(["remove", "user", "22", "--yes"]) == 0
    assert capsys.readouterr().out == "Nothing is kept about user 22.\n"


async def test_old_reports_go(capsys: Cap, path: Path) -> None:
    async with parlour(path) as here:  # in 1970
        await here.service.repository.report("KeyError", "words", user_id=11)
    for said in ("ago: 1\n", "ago: 0\n"):
        done = await asyncio.to_thread(cli.main, ["remove", "reports", "90", "--yes"])
        told = capsys.readouterr().out
        assert done == 0
        assert told.startswith(f"Reports and faults from more than 90 days {said}")
    with pytest.raises(SystemExit):
        cli.main(["remove", "reports", "0"])


@pytest.mark.usefixtures("_two_tables")
def test_the_bot_has_to_be_stopped(capsys: Cap, path: Path) -> None:
    with closing(sqlite.claim(path)):
        assert cli.main(["remove", "table", "1", "--yes"]) == 1
    assert "Another Agora is running" in capsys.readouterr().err
    assert len(listed(capsys)) == 2


def test_no_database_is_made(capsys: Cap, path: Path) -> None:
    for what in (["list", "tables"], ["remove", "user", "1"], ["remove", "server", "1"]):
        assert cli.main(what) == 2
        assert "There is no database" in capsys.readouterr().err
    assert not path.exists()
