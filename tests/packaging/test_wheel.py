"""The built wheel works outside the repository: commands, migrations, fonts, data and rules."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = [pytest.mark.xdist_group("wheel"), pytest.mark.sliced(0)]
"""The environment is built once, however many processes run the suite."""

ROOT = Path(__file__).resolve().parents[2]
COMMIT = "0123456789abcdef0123456789abcdef01234567"
ADDRESS = re.compile(r"http://(127\.0\.0\.1|localhost|\[::1\]):\d+")


def tracked_files() -> list[Path]:
    """What a clone would hold: tracked files, and new ones that are not ignored."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / line for line in listing.stdout.splitlines() if (ROOT / line).is_file()]


def outside(home: Path) -> dict[str, str]:
    """An environment that knows nothing of the repository or of a Discord token."""
    env = {k: v for k, v in os.environ.items() if not k.startswith(("AGORA_", "PYTHON", "DISCORD"))}
    return {**env, "HOME": str(home), "XDG_DATA_HOME": str(home / "share")}


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository as the container build sees it."""
    target = tmp_path_factory.mktemp("source")
    for path in tracked_files():
        copy = target / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    return target


@pytest.fixture(scope="module")
def installed(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The container's build steps, run in empty folders; answers the venv's `bin`."""
    opt = tmp_path_factory.mktemp("opt")
    steps = build_steps((source / "Dockerfile").read_text(encoding="utf-8"))
    assert len(steps) == 6, "the build stage has six plain RUN steps"
    for step in steps:
        command = step.replace("/opt/", f"{opt}/")
        if command.startswith("python "):
            command = f"{sys.executable} {command.removeprefix('python ')}"
        env = {**os.environ, "AGORA_COMMIT": COMMIT}
        done = subprocess.run(
            command.split(), cwd=source, env=env, check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    return opt / "agora" / "bin"


def test_it_knows_its_version_and_its_commit(installed: Path, tmp_path: Path) -> None:
    done = agora(installed, tmp_path, "--version")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    first, runs_on = done.stdout.splitlines()
    assert first == f"agora {version['version']} ({COMMIT[:12]})"
    assert "discord.py" in runs_on


def test_the_image_carries_no_installer(installed: Path) -> None:
    assert not list(installed.glob("pip*"))


def build_steps(dockerfile: str) -> list[str]:
    """The RUN commands of the first stage."""
    stage = dockerfile.split("\nFROM ")[1]
    return [line.removeprefix("RUN ") for line in stage.splitlines() if line.startswith("RUN ")]


def agora(installed: Path, cwd: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [installed / "agora", *words],
        cwd=cwd,
        env=outside(cwd),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_wheel_holds_everything_it_needs_at_run_time(installed: Path) -> None:
    site = next((installed.parent / "lib").glob("python3*")) / "site-packages"
    assert list((site / "tables/store/migrations").glob("0001_*.sql"))
    assert (site / "render" / "rules" / "antike-duellum.md").is_file()
    assert list((site / "render" / "assets").rglob("*.ttf"))
    assert list((site / "render" / "assets").rglob("OFL*.txt"))
    assert not (site / "tests").exists()


def test_games_are_listed(installed: Path, tmp_path: Path) -> None:
    done = agora(installed, tmp_path, "games")
    assert done.returncode == 0, done.stderr
    assert "antike-duellum" in done.stdout


def test_random_games_play_to_their_end(installed: Path, tmp_path: Path) -> None:
    words = ("selfplay", "antike-duellum", "--games", "2", "--seed", "1", "--check")
    done = agora(installed, tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"2 games, \d+ decisions, 0 problems", done.stdout.splitlines()[-1])


def test_a_board_is_drawn(installed: Path, tmp_path: Path) -> None:
    words = ("render", "antike-duellum", "--seed", "1", "--decisions", "60", "--viewer", "0")
    done = agora(installed, tmp_path, *words, "--out", "board.webp")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "board.webp").stat().st_size > 20_000


def test_a_database_is_made_and_backed_up(installed: Path, tmp_path: Path) -> None:
    assert agora(installed, tmp_path, "migrate").returncode == 0
    done = agora(installed, tmp_path, "backup", "copy.db")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "copy.db").stat().st_size > 0


def test_time_zones_are_known_on_machines_that_have_none(installed: Path, tmp_path: Path) -> None:
    known = "from tables.model import users, zones; assert zones.read_zone('berlin', 0)"
    night = "assert users.zone('Europe/Berlin').key == 'Europe/Berlin'"
    done = subprocess.run(
        [installed / "python", "-c", f"{known}; {night}"],
        cwd=tmp_path,
        env={**outside(tmp_path), "PYTHONTZPATH": ""},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_running_without_a_token_says_how_to_get_one(installed: Path, tmp_path: Path) -> None:
    done = agora(installed, tmp_path, "run")
    assert done.returncode == 2
    assert "DISCORD_TOKEN" in done.stderr
    assert "agora play" in done.stderr
    assert "Traceback" not in done.stderr


def test_playing_without_the_playground_extra_says_what_to_install(
    installed: Path, tmp_path: Path
) -> None:
    done = agora(installed, tmp_path, "play", "--no-browser")
    assert done.returncode != 0
    assert "agora[playground]" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_playground_serves_its_page_and_stops_cleanly(
    installed: Path, source: Path, tmp_path: Path
) -> None:
    python = installed / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    wanted = [
        *pip,
        "--disable-pip-version-check",
        "--constraint",
        "constraints.txt",
        ".[playground]",
    ]
    subprocess.run(wanted, cwd=source, check=True, capture_output=True)
    process = subprocess.Popen(
        [installed / "agora", "play", "--no-browser", "--port", "0", "--data", "played"],
        cwd=tmp_path,
        env={**outside(tmp_path), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        printed = ""
        for line in process.stdout:
            printed += line
            if ADDRESS.search(line):
                break
        assert ADDRESS.search(printed), process.stderr.read() if process.stderr else printed
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=180)
    finally:
        process.kill()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert list((tmp_path / "played").glob("*.sqlite3"))
