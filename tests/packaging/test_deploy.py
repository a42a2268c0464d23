"""The container and the systemd unit fit the program."""

from __future__ import annotations

import json
import re
from pathlib import Path

from bot.commands import serve
from bot.config import Config, variable

ROOT = Path(__file__).resolve().parents[2]
UNIT = (ROOT / "deploy" / "agora.service").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def settings(text: str) -> dict[str, str]:
    """`NAME=value` lines of a unit."""
    return dict(re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE))


def test_systemd_leaves_a_bot_alone_that_cannot_be_helped() -> None:
    unit = settings(UNIT)
    assert unit["Restart"] == "always"
    assert unit["RestartPreventExitStatus"] == str(serve.WRONGLY_ASKED)


def test_what_systemd_keeps_is_readable_to_the_bot_alone() -> None:
    assert settings(UNIT)["UMask"] == "0077"


def test_systemd_starts_what_the_readme_installs() -> None:
    command = settings(UNIT)["ExecStart"]
    folder = command.removesuffix("/bin/agora run")
    assert folder != command
    assert f"python3 -m venv {folder} && {folder}/bin/pip install -c constraints.txt ." in README


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


def test_the_container_finds_the_command_that_the_readme_calls() -> None:
    final = (ROOT / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[-1]
    (copied,) = re.findall(r"COPY --from=build (\S+) \1$", final, re.MULTILINE)
    assert f"PATH={copied}/bin:$PATH" in final
    (command,) = re.findall(r"^CMD (.+)$", final, re.MULTILINE)
    assert json.loads(command) == ["agora", "run"]
    assert "docker compose exec agora agora backup" in README


def test_neither_secrets_nor_tables_get_into_an_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".env", ".git", "**/*.sqlite3*"} <= set(left_out)
    kept_by_git = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {".env", "*.sqlite3*"} <= set(kept_by_git)
