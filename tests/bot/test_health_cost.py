"""`agora health` runs once a minute, so it costs little; and it notices a full disk at once."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import cli, config, quick_settings
from bot.commands.health import verdict
from tables.model.errors import BadConfig
from tables.store import beat_rows, sqlite

MOST_SECONDS, MOST_MEGABYTES = 0.5, 45
"""It takes 0.09 s and 21 MB; with Discord's library, pydantic and the engine 1.2 s and 89 MB."""
HEAVY = {"aiohttp", "aiosqlite", "asyncio", "discord", "engine", "PIL", "psycopg", "pydantic"}
ASK = (
    "import json, resource, sys\n"
    "from pathlib import Path\n"
    "from bot import cli\n"
    "code = cli.main(['health', '--here'])\n"
    "used = resource.getrusage(resource.RUSAGE_SELF)\n"
    "status = Path('/proc/self/status')\n"  # ru_maxrss is that of whoever began this process
    "lines = status.read_text().splitlines() if status.exists() else []\n"
    "most = [int(line.split()[1]) for line in lines if line.startswith('VmHWM')]\n"
    "print(json.dumps([code, used.ru_utime + used.ru_stime, most, [*sys.modules]]))\n"
)


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without settings, with files that may hold one."""
    for name in [name for name in os.environ if name.upper().startswith("AGORA_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    Path("held").write_text("postgresql://agora:secret@db.example/agora\n", encoding="utf-8")
    Path("empty").write_text(" \n", encoding="utf-8")
    Path("wrong").write_text("mysql://db.example/agora\n", encoding="utf-8")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database to which a bot gave a sign of life just now."""
    path = tmp_path / "agora.sqlite3"
    with closing(sqlite.connect(path)) as db:
        beat_rows.beat(sqlite.Session(db), time.time())
    return path


def test_it_loads_no_large_library(database: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    surroundings = {**os.environ, "AGORA_DATABASE": str(database), "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=surroundings, capture_output=True, text=True, check=True
    )
    said, told = done.stdout.splitlines()
    code, seconds, most, modules = json.loads(told)
    assert (code, said[:8]) == (0, "At work;")
    assert HEAVY.isdisjoint(modules)
    assert seconds < MOST_SECONDS
    assert max(most, default=0) / 1024 < MOST_MEGABYTES


@pytest.mark.parametrize("name", [name for names in cli.COMMANDS.values() for name in names])
def test_each_command_is_found_where_the_list_says(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main([name, "--help"])
    assert stopped.value.code == 0
    assert f"usage: agora {name} " in capsys.readouterr().out


def cases() -> Iterator[tuple[Mapping[str, str], str | None]]:
    """Variables of the process and contents of `.env`."""
    yield {}, None
    yield {"AGORA_DATABASE": "games.sqlite3", "AGORA_NODE_NAME": " one "}, None
    yield {"agora_database": "small.sqlite3"}, "AGORA_DATABASE=other.sqlite3\n"
    yield (
        {"AGORA_DATABASE": "", "AGORA_NODE_NAME": ""},
        "AGORA_NODE_NAME=filed\nAGORA_DATABASE='a b'\n",
    )
    yield {"HOME": "/srv", "AGORA_DATABASE": "~/a.sqlite3"}, None
    yield {"AGORA_DATABASE": "postgresql://agora:secret@db.example/agora"}, "AGORA_SHARDS=2\n"
    yield {"FOLDER": "/data"}, "AGORA_DATABASE=${FOLDER}/a.sqlite3\nexport AGORA_NODE_NAME=x\n"
    yield {"AGORA_DATABASE": "image.sqlite3", "AGORA_DATABASE_FILE": "held"}, None
    yield {}, "AGORA_DATABASE_FILE=held\nAGORA_NODE_NAME=x\n"
    yield {"AGORA_DATABASE": "first.sqlite3"}, "AGORA_DATABASE_FILE=held\n"
    yield {"AGORA_DATABASE_FILE": "", "AGORA_DATABASE": "a.sqlite3"}, None
    yield {"AGORA_DATABASE_FILE": "nowhere"}, None
    yield {"AGORA_DATABASE": "first.sqlite3"}, "AGORA_DATABASE_FILE=nowhere\n"
    yield {"AGORA_DATABASE_FILE": "~nobody/held"}, None
    yield {"AGORA_DATABASE_FILE": "empty"}, None
    yield {"AGORA_DATABASE_FILE": "wrong"}, None
    yield {"AGORA_DATABASE": "mysql://db.example/agora"}, None
    yield {"AGORA_DATABASE": "postgresql://a@b@c/d"}, None
    yield {"AGORA_NODE_NAME": "   "}, None
    yield {"AGORA_NODE_NAME": "a b"}, None
    yield {"AGORA_NODE_NAME": "Zürich"}, None
    yield {"AGORA_NODE": "old"}, None
    yield {"AGORA_NODE": "old", "AGORA_NODE_NAME": "new"}, "AGORA_NODE=filed\n"
    yield {"AGORA_NODE_NAME": "new"}, "AGORA_NODE=filed\nAGORA_REQUESTS=9\n"
    yield {}, "AGORA_NODE=filed\n"
    yield {"AGORA_NODE": "a b"}, None
    yield {"AGORA_DATABSE": "x"}, None
    yield {"AGORA_SOMETHING_OF_MINE": "x", "AGORA_NODE_NAME": "n"}, None


@pytest.mark.parametrize(("variables", "filed"), cases())
def test_the_quick_way_reads_what_all_others_read(
    variables: Mapping[str, str], filed: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    if filed is not None:
        Path(".env").write_text(filed, encoding="utf-8")
    quick = quick_settings.load()
    try:
        whole = config.load()
    except BadConfig:
        assert quick is None, "what is wrong is said by the one who knows"
    else:
        assert quick in (None, (whole.database, config.node_name(whole)))


def test_the_quick_way_is_taken_by_ordinary_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    for variables, filed in list(cases())[:11]:
        with monkeypatch.context() as patch:
            for name, value in variables.items():
                patch.setenv(name, value)
            Path(".env").write_text(filed or "", encoding="utf-8")
            assert quick_settings.load() is not None, variables


def test_the_quick_way_knows_the_names_of_all_settings() -> None:
    names = {config.variable(name) for name in config.Config.model_fields}
    assert names - {config.TOKEN, quick_settings.TOKEN_FILE} == quick_settings.NAMES


@pytest.mark.skipif(not hasattr(os, "O_TMPFILE"), reason="room is made for trying on Linux only")
@pytest.mark.parametrize(("number", "said"), [(errno.ENOSPC, "is full"), (errno.EDQUOT, "no room")])
def test_a_full_disk_is_noticed_at_once(
    database: Path, number: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int, start: int, length: int) -> None:
        raise OSError(number, os.strerror(number))

    assert verdict(database, time.time())[0] == 0
    before = sorted(database.parent.iterdir())
    monkeypatch.setattr(os, "posix_fallocate", full)
    code, told = verdict(database, time.time())
    assert code == 1
    assert said in told
    assert str(database) in told
    assert sorted(database.parent.iterdir()) == before


def test_a_full_disk_is_noticed_where_no_room_can_be_made_for_trying(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "O_TMPFILE", raising=False)
    assert verdict(database, time.time())[0] == 0
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=0))
    assert verdict(database, time.time())[0] == 1
