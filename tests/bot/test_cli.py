"""The command line, its sentences, the configuration and the log."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot import cli, config
from bot.commands import render
from bot.quick_settings import FORMER, PREFIX
from tables.model.errors import BadConfig
from tables.model.log import blot, set_up
from tables.store import beat_rows, sqlite
from tests.bot.phone_look import PARTS
from tests.tables.errands import ERRANDS
from tests.tables.parlour import parlour

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # an example, not a token


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any configuration but a database path."""
    for name in ("DISCORD_TOKEN", "AGORA_LOG_LEVEL", "AGORA_GUILD", "AGORA_DRAWING_WORKERS"):
        monkeypatch.delenv(name, raising=False)
    path = tmp_path / "data" / "agora.sqlite3"
    monkeypatch.setenv("AGORA_DATABASE", str(path))
    monkeypatch.chdir(tmp_path)
    return path


@pytest.fixture
def kept_logging() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


Cap = pytest.CaptureFixture[str]


def test_version(capsys: Cap) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["--version"])
    assert stopped.value.code == 0
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"agora \d+\.\d+\.\d+ \((unknown commit|[0-9a-f]{12})\)", first)
    assert re.match(r"Python 3\.\d+\.\d+\w*, SQLite 3\.\S+, discord.py 2\.\S+", second)


@pytest.mark.parametrize("argv", [[], ["dance"], ["backup"]])
def test_a_wrong_command_is_explained(argv: list[str], capsys: Cap) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(argv)
    assert stopped.value.code == 2
    assert "usage: agora" in capsys.readouterr().err


def test_every_command_is_listed(capsys: Cap) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    shown = capsys.readouterr().out
    for name in [
        "play",
        "run",
        "selftest",
        "games",
        "selfplay",
        "render",
        "migrate",
        "backup",
        "vacuum",
        "health",
    ]:
        assert f"    {name} " in shown


@pytest.mark.parametrize("token", [None, "", "   "])
def test_run_without_a_token_says_how_to_get_one(
    token: str | None, capsys: Cap, monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    assert cli.main(["run"]) == 2
    said = capsys.readouterr().err
    assert "https://discord.com/developers/applications" in said
    assert f"the file {Path('.env').absolute()}:" in said
    assert "`agora play`" in said
    assert not database.exists()


def test_the_care_of_a_database(capsys: Cap, database: Path, tmp_path: Path) -> None:
    assert cli.main(["health"]) == 1
    said = capsys.readouterr().err
    assert "There is no database" in said
    assert "AGORA_DATABASE" in said
    assert not database.exists()
    assert cli.main(["migrate"]) == 0
    assert "0001_initial.sql" in capsys.readouterr().out
    assert cli.main(["migrate"]) == 0
    assert "nothing to do" in capsys.readouterr().out
    assert cli.main(["health"]) == 1
    assert "has not run" in capsys.readouterr().out
    for age, code in ((0, 0), (60, 0), (600, 1), (-600, 1)):
        with closing(sqlite.connect(database)) as db:
            beat_rows.beat(sqlite.Session(db), time.time() - age)
        assert cli.main(["health"]) == code
    copy = tmp_path / "copy.sqlite3"
    assert cli.main(["backup", str(copy)]) == 0
    with closing(sqlite.connect(copy)) as db:
        assert beat_rows.last_beat(sqlite.Session(db)) is not None
    assert cli.main(["backup", str(copy)]) == 1
    assert (
        capsys.readouterr().err
        == f"agora: {copy} already exists. Name a new file for the backup.\n"
    )


def test_room_is_given_back(database: Path, capsys: Cap) -> None:
    assert cli.main(["vacuum"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert cli.main(["migrate"]) == 0
    with closing(sqlite.connect(database)) as db:
        room = "INSERT INTO problems (reference, at, summary, detail) VALUES ('A', 0, 'x', ?)"
        db.execute(room, ("y" * 100_000,))
        db.execute("DELETE FROM problems")
    capsys.readouterr()
    with closing(sqlite.claim(database)):
        assert cli.main(["vacuum"]) == 1
        assert "Another Agora is running" in capsys.readouterr().err
    assert cli.main(["vacuum"]) == 0
    said = re.search(r": (\d+) bytes before, (\d+) now", capsys.readouterr().out)
    assert said is not None
    before, after = map(int, said.groups())
    assert before - 90_000 > after == database.stat().st_size


def test_the_database_and_its_copies_are_for_their_owner_only(
    database: Path, tmp_path: Path
) -> None:
    assert cli.main(["migrate"]) == 0
    assert cli.main(["backup", str(tmp_path / "copy")]) == 0
    assert database.parent.stat().st_mode & 0o077 == 0
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


def test_a_database_is_not_migrated_under_a_running_bot(database: Path, capsys: Cap) -> None:
    with closing(sqlite.claim(database)):
        assert cli.main(["migrate"]) == 1
        assert "Another Agora is running" in capsys.readouterr().err
    assert not database.exists()
    assert cli.main(["migrate"]) == 0


@pytest.mark.parametrize("command", ["migrate", "run"])
def test_a_folder_is_no_database(
    command: str, tmp_path: Path, capsys: Cap, monkeypatch: pytest.MonkeyPatch, kept_logging: None
) -> None:
    monkeypatch.setenv("AGORA_DATABASE", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert cli.main([command]) == 2
    assert f"agora: {tmp_path} is a folder. Name a file in it" in capsys.readouterr().err


def test_a_backup_into_a_folder_that_is_not_there_names_the_copy(
    tmp_path: Path, capsys: Cap
) -> None:
    cli.main(["migrate"])
    copy = tmp_path / "nowhere" / "copy"
    assert cli.main(["backup", str(copy)]) == 1
    assert f"agora: {copy} cannot be written: No such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["selfplay", "antike-duellum", "--games", "many"], "'many' is no number from 1 on"),
        (["selfplay", "antike-duellum", "--jobs", "0"], "'0' is no number from 1 on"),
        (["play", "--port", "http"], "a port is a number from 0 to 65535"),
    ],
)
def test_a_wrong_number_is_explained(argv: list[str], said: str, capsys: Cap) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(argv)
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_no_export_is_one_sentence(tmp_path: Path, capsys: Cap) -> None:
    (tmp_path / "letter").write_text("Dear diary")
    assert cli.main(["replay", "letter"]) == 1
    assert capsys.readouterr().err.startswith(
        "agora: This is not an export of a game (Invalid JSON"
    )


@pytest.mark.parametrize("what", ["foreign", "text", "folder", "empty"])
@pytest.mark.parametrize(
    "argv",
    [["backup", "copy"], ["problems"], ["health"], ["reproduce", "7C1E-04AB"]],
    ids=lambda argv: argv[0],
)
def test_what_is_no_database_of_ours_is_one_sentence(
    argv: list[str], what: str, capsys: Cap, database: Path
) -> None:
    database.parent.mkdir()
    match what:
        case "foreign":
            with closing(sqlite3.connect(database)) as db:
                db.execute("CREATE TABLE bookmarks (url TEXT)")
        case "text":
            database.write_text("Dear diary, " * 500)
        case "folder":
            database.mkdir()
        case "empty":
            database.touch()
    assert cli.main(argv) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("agora: ")
    assert said.err.count("\n") == 1
    assert not Path("copy").exists()


@pytest.mark.parametrize("seats", [0, 1, 3, 2_000])
def test_an_export_with_a_wrong_number_of_seats_is_one_sentence(
    seats: int, tmp_path: Path, capsys: Cap
) -> None:
    made = {
        "agora": 2,
        "complete": True,
        "game": "antike-duellum",
        "options": {},
        "seed": "1",
        "seats": [{"name": "Ann"}] * seats,
        "steps": [{"seq": 0, "seat": None}],
    }
    (tmp_path / "game.json").write_text(json.dumps(made))
    assert cli.main(["replay", "game.json"]) == 1
    said = capsys.readouterr().err
    assert said == (
        "agora: This is not an export of a game "
        f"(Antike Duellum is for 2 players, not for {seats}).\n"
    )


async def test_a_backup_while_the_bot_writes(database: Path, tmp_path: Path, capsys: Cap) -> None:
    async with parlour(database) as here:
        table = await here.game()
        assert cli.main(["backup", str(tmp_path / "copy")]) == 0
    async with parlour(tmp_path / "copy") as copy:
        assert await copy.table(table) == table


def test_a_newer_database_is_one_sentence(capsys: Cap, database: Path) -> None:
    cli.main(["migrate"])
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA user_version = 9000")
    capsys.readouterr()
    assert cli.main(["migrate"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("agora: ")
    assert "newer Agora" in said
    assert said.count("\n") == 1


def test_a_file_that_is_no_database_is_one_sentence(capsys: Cap, database: Path) -> None:
    database.parent.mkdir()
    database.write_text("not a database, but long enough to look at " * 9)
    for command in ("migrate", "health", "backup"):
        argv = [command, "copy"] if command == "backup" else [command]
        assert cli.main(argv) == 2
        said = capsys.readouterr().err
        assert "not a database" in said
        assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("AGORA_LOG_LEVEL", "LOUD", "must be DEBUG, INFO, WARNING or ERROR."),
        ("AGORA_GUILD", TOKEN, "must be the id of a server, a long number."),
        ("AGORA_GUILD", "-5", "must be the id of a server, a long number."),
        ("AGORA_DRAWING_WORKERS", "9", "must be a whole number from 0 to 8."),
        ("AGORA_THINKING_WORKERS", "0", "must be a whole number from 1 to 8."),
        ("AGORA_SHARDS", "-7", "must be a whole number from 1 to 1000, or auto."),
        ("AGORA_REQUESTS_PER_SECOND", "0", "must be a whole number, 1 or more."),
        (
            "AGORA_NODE_NAME",
            "a b",
            "must be a name of at most 64 letters, digits, dots and hyphens.",
        ),
        ("AGORA_LOG_FORMAT", "xml", "must be text or json."),
        ("AGORA_METRICS", "8000", "must be a host and a port, such as 127.0.0.1:9464."),
        ("AGORA_METRICS", "localhost:99999", "must be a host and a port, such as"),
        ("AGORA_METRICS", "http://127.0.0.1:9464", "must be a host and a port, such as"),
        ("AGORA_METRICS", "127.0.0.300:9464", "must be a host and a port, such as"),
        ("AGORA_METRICS", "::1:9464", "must be a host and a port, such as"),
        ("AGORA_METRICS", "[::1:9464", "must be a host and a port, such as"),
        ("AGORA_METRICS", "[local]:9464", "must be a host and a port, such as"),
        ("AGORA_METRICS", "a..b:9464", "must be a host and a port, such as"),
        ("AGORA_METRICS", "*:9464", "must be a host and a port, such as"),
        ("AGORA_METRICS", "127.0.0.1:٩٤٦٤", "must be a host and a port, such as"),
        ("AGORA_ALERT_CHANNEL", "alerts", "must be the id of a channel, a long number."),
        ("AGORA_MAX_TABLES_PER_CHANNEL", "-3", "must be a whole number, 1 or more."),
        ("AGORA_MAX_TABLES_PER_SERVER", "many", "must be a whole number, 1 or more."),
        ("AGORA_MAX_TABLES_PER_HOST", "0", "must be a whole number, 1 or more."),
        ("AGORA_IDLE_DAYS", "13", 'must be a whole number, 14 or more, or "never".'),
        ("AGORA_BACKUPS", "/srv/b, often", "must be a folder, how often (hourly, daily or weekly)"),
        (
            "AGORA_DATABSE",
            "/srv/games",
            "is not a setting. There are DISCORD_TOKEN, DISCORD_TOKEN_FILE, AGORA_DATABASE,",
        ),
        ("AGORA_GUILD_ID", "77", "is not a setting."),
    ],
)
@pytest.mark.parametrize("filed", [False, True])
@pytest.mark.parametrize("command", ["migrate", "health"])
def test_a_wrong_setting_is_named_and_not_shown(
    command: str,
    name: str,
    value: str,
    said: str,
    filed: bool,
    capsys: Cap,
    monkeypatch: pytest.MonkeyPatch,
    database: Path,
) -> None:
    if filed:
        Path(".env").write_text(f"{name}={value}\n")
    else:
        monkeypatch.setenv(name, value)
    assert cli.main([command]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith(f"agora: {name} {said}")
    assert value not in shown
    assert not database.exists()


def test_a_command_by_its_old_name_is_carried_out_and_says_the_new_one(
    capsys: Cap, database: Path
) -> None:
    assert cli.main(["migrate"]) == 0
    capsys.readouterr()
    assert cli.main(["compact"]) == 0
    told = capsys.readouterr()
    assert told.err == "agora: compact is now called vacuum\n"
    assert str(database) in told.out


@pytest.mark.parametrize(
    "given",
    ["127.0.0.1:9464", "0.0.0.0:1", "[::1]:9464", "localhost:65535", "a_b.example.org:1"],
)
def test_where_figures_can_be_served(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGORA_METRICS", given)
    found = config.load().metrics
    assert found is not None
    assert given.replace("[", "").replace("]", "") == f"{found.host}:{found.port}"


def test_nobody_means_a_database_in_memory(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: Cap
) -> None:
    """It would be gone with the program, or lie in a file of that name."""
    monkeypatch.setenv("AGORA_DATABASE", ":memory:")
    assert cli.main(["migrate"]) == 2
    assert "AGORA_DATABASE must be the path of a file" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.main(["problems", "--data", ":memory:"])
    assert "name a file" in capsys.readouterr().err
    assert not Path(":memory:").exists()


@pytest.mark.parametrize("option", ["--channel", "--wait"])
@pytest.mark.parametrize("value", ["-1", "0", "x", "nan", "inf", "9" * 30, "٣"])
def test_what_can_be_no_channel_or_span_is_refused_at_once(
    option: str, value: str, capsys: Cap
) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["selftest", "--channel", "7", f"{option}={value}"])
    assert stopped.value.code == 2
    assert f"argument {option}: " in capsys.readouterr().err


@pytest.mark.parametrize("command", ["problems", "doctor", "reproduce", "health"])
def test_no_database_is_a_wrong_question_but_to_health(command: str, database: Path) -> None:
    """Where there is none, the bot is stopped; that is what `agora health` is asked."""
    argv = [command, "AAAA-0001"] if command == "reproduce" else [command]
    assert cli.main(argv) == (1 if command == "health" else 2)


@pytest.mark.parametrize("filed", [False, True])
def test_a_setting_by_its_old_name_counts_and_is_warned_of(
    filed: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for old, new in FORMER.items():
        monkeypatch.delenv(new, raising=False)
        if not filed:
            monkeypatch.setenv(old, "71")
    if filed:
        Path(".env").write_text("".join(f"{old}=71\n" for old in FORMER))
    found = config.load()
    fields = [new.removeprefix(PREFIX).lower() for new in FORMER.values()]
    assert {str(getattr(found, field)) for field in fields} == {"71"}
    said = [r.getMessage() for r in caplog.records if "old name" in r.getMessage()]
    assert sorted(said) == sorted(f"{old} is an old name: use {new}" for old, new in FORMER.items())
    monkeypatch.setenv("AGORA_NODE_NAME", "72")
    assert config.load().node_name == "72", "the present name comes first"


@pytest.mark.parametrize("filed", [False, True])
def test_an_unknown_setting_is_warned_of(
    filed: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that resembles a setting is refused, see above."""
    if filed:
        Path(".env").write_text("AGORA_COLOUR=very-secret\nOTHER_PROGRAM=1\n")
    else:
        monkeypatch.setenv("AGORA_COLOUR", "very-secret")
        monkeypatch.setenv("OTHER_PROGRAM", "1")
    config.load()
    found = [r.getMessage() for r in caplog.records if "no setting" in r.getMessage()]
    assert "AGORA_COLOUR is no setting of Agora and changes nothing" in found
    assert "very-secret" not in caplog.text
    assert "OTHER_PROGRAM" not in caplog.text


def test_settings_are_read_as_people_write_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("AGORA_GUILD", "AGORA_DATABASE", "AGORA_DRAWING_WORKERS"):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("AGORA_LOG_LEVEL", "warning")
    monkeypatch.setenv("AGORA_TEST_CHANCE", "5")  # a name that resembles no setting
    unset = config.load()
    assert (unset.guild, unset.drawing_workers, unset.log_level) == (None, 1, "WARNING")
    assert Path(str(unset.database)).name == "agora.sqlite3"
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("AGORA_DATABASE", "~/tables/a.sqlite3")
    assert config.load().database == tmp_path / "home" / "tables" / "a.sqlite3"


def test_a_file_of_settings_that_is_no_text_is_one_sentence(capsys: Cap) -> None:
    Path(".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-16")
    assert cli.main(["run"]) == 2
    assert capsys.readouterr().err == (
        "agora: .env is not plain text. Save it with the encoding UTF-8.\n"
    )


def test_every_setting_that_can_be_wrong_says_what_it_has_to_be() -> None:
    free = {"discord_token", "discord_token_file", "database"}
    assert set(config.Config.model_fields) == free | set(config.HAS_TO_BE)


def test_a_setting_may_come_from_a_file_and_the_token_stays_hidden(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nAGORA_GUILD=77\nOTHER=1\n")
    settings = config.load()
    assert settings.guild == 77
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in f"{settings!r} {settings}"


@pytest.mark.parametrize("first", ["file", "token"])
def test_a_file_holds_the_token(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one place the file comes first; variables come before `.env`."""
    Path("held").write_text(f"{TOKEN}\n")
    if first == "file":
        monkeypatch.setenv("DISCORD_TOKEN", "other")
        monkeypatch.setenv("DISCORD_TOKEN_FILE", "held")
    else:
        Path(".env").write_text("DISCORD_TOKEN_FILE=held\n")
        monkeypatch.setenv("DISCORD_TOKEN", "other")
    settings = config.load()
    assert config.token(settings) == (TOKEN if first == "file" else "other")
    assert TOKEN not in f"{settings!r}"


@pytest.mark.parametrize(
    ("held", "said"),
    [
        (None, "which cannot be read: No such file or directory."),
        (b" \n", "which must hold one line of plain text."),
        (b"one\ntwo\n", "which must hold one line of plain text."),
        (b"\xff\x00", "which must hold one line of plain text."),
        (b"x" * (1 << 17), "which must hold one line of plain text."),
    ],
    ids=["missing", "empty", "lines", "bytes", "long"],
)
@pytest.mark.parametrize("name", ["DISCORD_TOKEN_FILE", "AGORA_DATABASE_FILE"])
def test_a_file_that_holds_no_setting_is_named(
    name: str, held: bytes | None, said: str, capsys: Cap, monkeypatch: pytest.MonkeyPatch
) -> None:
    if held is not None:
        Path("held").write_bytes(held)
    monkeypatch.setenv(name, "held")
    assert cli.main(["run"]) == 2
    assert capsys.readouterr().err == f"agora: {name} names the file held, {said}\n"


def test_only_who_logs_in_reads_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "nowhere")
    assert cli.main(["migrate"]) == 0


def test_a_file_holds_the_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also in the image, where a database is set."""
    Path("held").write_text("postgresql://agora:hunter2@db.example/agora\n")
    monkeypatch.setenv("AGORA_DATABASE_FILE", "held")
    settings = config.load()
    assert str(settings.database) == "postgresql://agora:***@db.example/agora"
    assert "hunter2" not in f"{settings!r}"
    monkeypatch.setenv("AGORA_DATABASE_FIL", "held")
    with pytest.raises(BadConfig, match="setting_unknown"):
        config.load()


def test_no_secret_reaches_the_log(kept_logging: None) -> None:
    stream = io.StringIO()
    set_up("INFO", ("hunter2-secret",), stream)
    log = logging.getLogger("agora.test")
    key = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"
    try:
        raise ValueError(f"401 for {TOKEN}")
    except ValueError:
        log.exception("POST https://discord.com/api/v10/webhooks/123/%s failed", key)
    log.info("logged in with hunter2-secret")
    log.info("POST /interactions/123/%s/callback", key)
    written = stream.getvalue()
    for secret in (TOKEN, "hunter2", key):
        assert secret not in written
    assert "ValueError: 401 for [secret]" in written
    assert "/webhooks/123/[secret] failed" in written
    assert "/interactions/123/[secret]/callback" in written


async def test_no_secret_is_kept_with_a_problem(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3") as here:
        number = await here.service.repository.report("401", f"Traceback: {TOKEN}", user_id=5)
        found = await here.store.read(
            lambda db: [tuple(r) for r in db.execute("SELECT reference, detail FROM problems")]
        )
        assert found == [(number, "Traceback: [secret]")]


def test_ordinary_lines_stay_as_they_are() -> None:
    line = "table 12 is at version 40.2.7; user 123456789012345678; state 0123456789abcdef"
    assert blot(line) == line


def test_a_random_position_depends_on_its_seed_only() -> None:
    first, second, other = (render.position(ERRANDS, 2, seed, 20).state for seed in (5, 5, 6))
    assert first == second != other
    assert render.position(ERRANDS, 2, 5, 100_000).state.cause is not None


@pytest.mark.sliced
def test_selfplay_says_the_same_however_many_games_run_side_by_side(
    capfd: pytest.CaptureFixture[str],
) -> None:
    words = ["selfplay", "antike-duellum", "--games", "2", "--seed", "3"]
    assert cli.main([*words, "--jobs", "1"]) == 0
    alone = capfd.readouterr().out
    assert cli.main([*words, "--jobs", "2"]) == 0
    assert capfd.readouterr().out == alone


LEGEND = ("legend", "legend-2", "legend-3")


def test_render_fills_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    words = ["render", "antike-duellum", "--seed", "2", "--decisions", "20", "--players", "2"]
    assert cli.main([*words, "--out", str(folder)]) == 0
    names = ("board", "map", "tables", "phone", "phone-more", "phone-whole", *LEGEND)
    assert {p.name for p in folder.iterdir()} == {f"{name}.png" for name in names}


@pytest.mark.parametrize(("shape", "parts"), [("phone", PARTS), ("desk", ("board",))])
def test_render_draws_the_table_in_a_format(
    shape: str, parts: tuple[str, ...], tmp_path: Path, toy_for_phones: object
) -> None:
    words = ["render", "skirmish", "--format", shape, "--viewer", "1", "--out", str(tmp_path)]
    assert cli.main(words) == 0
    assert {p.stem for p in tmp_path.iterdir()} == {*parts, "hand"}


def test_render_draws_the_question_for_the_one_who_is_asked_and_for_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], toy_for_phones: object
) -> None:
    words = ["render", "skirmish", "--seed", "4", "--decisions", "5", "--out", str(tmp_path)]
    assert cli.main([*words, "--question", "bid"]) == 0
    mine, public = capsys.readouterr().out.splitlines()
    assert mine.startswith(f"{tmp_path / 'question.png'}: 240 x 80, ")
    assert public.startswith(f"{tmp_path / 'question-public.png'}: 240 x 40, ")
    assert cli.main([*words, "--question", "act"]) == 2
    assert "has no picture" in capsys.readouterr().err
    assert cli.main([*words, "--question", "riddle"]) == 2
    assert "no question of kind riddle is asked" in capsys.readouterr().err
    assert cli.main([*words, "--decisions", "0", "--question"]) == 2, "cards are chosen first"
    assert "of kind mulligan" in capsys.readouterr().err
