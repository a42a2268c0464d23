"""The container and the systemd unit fit the program."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from prometheus_client import ProcessCollector

from bot.commands import serve
from bot.config import Config, variable
from tools import lock

ROOT = Path(__file__).resolve().parents[2]
UNIT = (ROOT / "deploy" / "agora.service").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def settings(text: str) -> dict[str, str]:
    """`NAME=value` lines of a unit."""
    return dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))


def test_systemd_leaves_a_bot_alone_that_cannot_be_helped() -> None:
    unit = settings(UNIT)
    assert unit["Restart"] == "always"
    assert unit["RestartPreventExitStatus"] == str(serve.WRONGLY_ASKED)


def test_what_systemd_keeps_is_readable_to_the_bot_alone() -> None:
    assert settings(UNIT)["UMask"] == "0077"


def test_systemd_lets_the_bot_read_what_its_own_figures_are_made_of(tmp_path: Path) -> None:
    """The library tells nothing of the process where it does not know when the machine began."""
    assert not _figures_of_the_process(tmp_path)
    assert "process_resident_memory_bytes" in _figures_of_the_process(Path("/proc"))
    assert "ProcSubset" not in settings(UNIT)


def _figures_of_the_process(proc: Path) -> set[str]:
    return {family.name for family in ProcessCollector(proc=str(proc), registry=None).collect()}


def test_systemd_starts_what_the_docs_install() -> None:
    command = settings(UNIT)["ExecStart"]
    folder = command.removesuffix("/bin/agora run")
    assert folder != command
    assert f"python3 -m venv {folder}" in HOSTING
    hashed = f"{folder}/bin/pip install --require-hashes -r deploy/requirements.txt"
    assert f"{hashed} && {folder}/bin/pip install --no-deps ." in HOSTING


def test_each_deployment_names_a_database_that_survives() -> None:
    name = variable("database")
    assert "database" in Config.model_fields
    state = settings(UNIT)["StateDirectory"]
    assert f"Environment={name}=/var/lib/{state}/" in UNIT
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (volume,) = re.findall(r"^VOLUME (\S+)$", dockerfile, re.MULTILINE)
    assert f"ENV {name}={volume}/" in dockerfile
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert f"{name}: {volume}/" in compose
    assert f":{volume}\n" in compose


@pytest.mark.parametrize("name", ["requirements.txt", "build.txt"])
def test_what_an_image_installs_is_pinned_with_hashes(name: str) -> None:
    """No address of an index either: where files come from is the machine's affair."""
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    pinned = locked(name)
    assert pinned
    for entry, hashes in pinned.items():
        assert re.fullmatch(r"[\w.-]+==[\w.]+", entry), entry
        assert hashes, entry
    chosen = constrained()
    for entry in pinned:
        package, _, version = entry.partition("==")
        if name == "requirements.txt" or canonical(package) in ("pip", "packaging", "pluggy"):
            assert chosen[canonical(package)] == version, package


def test_every_library_of_the_program_is_among_them() -> None:
    wanted, todo = set[str](), ["agora"]
    while todo:
        for line in metadata.requires(todo.pop()) or ():
            name = canonical(re.match(r"[\w.-]+", line)[0])  # type: ignore[index]
            if "extra ==" not in line and name not in wanted and _is_here(name):
                wanted.add(name)
                todo.append(name)
    assert wanted <= {canonical(entry.partition("==")[0]) for entry in locked("requirements.txt")}
    assert {"discord-py", "pillow", "yarl", "pydantic-core"} <= wanted


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_the_lock_serves_every_supported_python(python: str, system: str) -> None:
    """A library that some Pythons need alone is locked, too: without its hash pip installs none."""
    names = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
    there = {
        "python_version": python,
        "python_full_version": f"{python}.1",
        "sys_platform": system,
        "platform_system": names[system],
        "extra": "",
    }
    entries = [Requirement(line) for line in locked_lines("requirements.txt")]
    installed = {
        canonical(one.name) for one in entries if one.marker is None or one.marker.evaluate(there)
    }
    for name in installed:
        for line in (metadata.requires(name) or ()) if _is_here(name) else ():
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate(there):
                assert canonical(wanted.name) in installed, f"{name} needs {line}"


def test_the_lock_begins_with_the_oldest_supported_python() -> None:
    assert PROJECT["project"]["requires-python"] == f">={lock.OLDEST}"


def _is_here(name: str) -> bool:
    """Some libraries are for other systems or older Pythons only."""
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def test_a_build_takes_what_the_project_names() -> None:
    wanted = {canonical(name) for name in PROJECT["build-system"]["requires"]}
    lines = (ROOT / "deploy" / "build.in").read_text(encoding="utf-8").splitlines()
    named = {canonical(line) for line in lines if "==" in line}
    assert wanted <= named <= {canonical(name) for name in locked("build.txt")}


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(name: str) -> dict[str, list[str]]:
    """Pinned requirements of a file with the hashes of their files."""
    return {
        line.split()[0]: re.findall(r"--hash=sha256:([0-9a-f]{64})", line) for line in _lines(name)
    }


def locked_lines(name: str) -> list[str]:
    """Those requirements with their markers, without the hashes."""
    return [line.partition("--hash")[0].strip() for line in _lines(name)]


def _lines(name: str) -> list[str]:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


def constrained() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found = (line.partition("==") for line in lines if "==" in line)
    return {canonical(name): version for name, _, version in found}


def test_pip_is_pinned_where_it_installs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    first = makefile.index("--constraint constraints.txt pip\n")
    assert first < makefile.index("--editable")
    assert f"pip=={constrained()['pip']}" in locked("build.txt")


def test_the_version_moves_with_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    [top, *_] = re.findall(r"^## \[(\S+)\]", text, re.MULTILINE)
    assert top == PROJECT["project"]["version"]


def test_the_container_may_do_nothing_that_it_does_not_need() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for line in (
        *("read_only: true", "cap_drop:\n      - ALL", "- no-new-privileges:true"),
        *("tmpfs:\n      - /tmp", "mem_limit: ", "pids_limit: ", "max-size: ", "max-file: "),
    ):
        assert line in compose, line
    assert "privileged: " not in compose
    assert "cap_add" not in compose
    assert "\nUSER agora\n" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_the_token_comes_from_where_compose_puts_it() -> None:
    given = (ROOT / "deploy" / "compose.secrets.yaml").read_text(encoding="utf-8")
    assert (
        f"{variable('discord_token_file')}: /run/secrets/token\n    secrets:\n      - token\n"
        in given
    )
    assert "--file deploy/compose.secrets.yaml" in HOSTING


def test_the_base_image_can_be_pinned_by_its_digest() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE) == ["${BASE}", "${BASE}"]
    assert "BASE: ${PYTHON_IMAGE:-python:3.11-slim}" in (ROOT / "compose.yaml").read_text()
    assert "PYTHON_IMAGE" in HOSTING


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "agora.service"
    command = settings(UNIT)["ExecStart"].split()[0]
    unit.write_text(UNIT.replace(command, sys.executable), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in done.stderr.splitlines() if "agora.service" in line]
    assert complaints == []


def test_the_container_finds_the_command_that_the_docs_call() -> None:
    final = (ROOT / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[-1]
    (copied,) = re.findall(r"COPY --from=build (\S+) \1$", final, re.MULTILINE)
    assert f"PATH={copied}/bin:$PATH" in final
    (command,) = re.findall(r"^CMD (.+)$", final, re.MULTILINE)
    assert json.loads(command) == ["agora", "run"]
    assert "docker compose exec agora agora backup" in HOSTING


def test_neither_secrets_nor_tables_get_into_an_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".env", ".git", "**/*.sqlite3*"} <= set(left_out)
    kept_by_git = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {".env", "*.sqlite3*"} <= set(kept_by_git)
