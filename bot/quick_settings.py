"""Reads the settings that `agora health` needs, without the slow library that reads all of them.

It reads them as `bot.config` does, and leaves to that whatever is not simple. A test compares the
two.
"""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import dotenv

from tables.store import paths
from tables.store.address import Where, where

ENV_FILE, PREFIX, TOKEN = ".env", "AGORA_", "DISCORD_TOKEN"
TOKEN_FILE, DATABASE, DATABASE_FILE = "DISCORD_TOKEN_FILE", "AGORA_DATABASE", "AGORA_DATABASE_FILE"
"""A variable that ends with `_FILE` names a file which holds the setting."""
LONGEST_SECRET = 1 << 16
"""Bytes that such a file may have."""
NODE = r"^[\w.-]{1,64}$"
"""What a node may be called."""
NAMES = frozenset(
    f"{PREFIX}{name}"
    for name in (
        *("DATABASE", "LOG_LEVEL", "LOG_FORMAT", "METRICS", "ALERT_CHANNEL", "DRAWING_WORKERS"),
        "THINKING_WORKERS",
        *("SHARDS", "REQUESTS_PER_SECOND", "NODE_NAME", "GUILD", "MAX_TABLES_PER_HOST"),
        *("MAX_TABLES_PER_CHANNEL", "MAX_TABLES_PER_SERVER", "KEEP_SAVES_DAYS", "IDLE_DAYS"),
        *("BACKUPS", "HOST_SERVER"),
    )
)
"""The variables that are settings."""
FORMER = {
    "AGORA_REQUESTS": "AGORA_REQUESTS_PER_SECOND",
    "AGORA_NODE": "AGORA_NODE_NAME",
    "AGORA_SAVES_DAYS": "AGORA_KEEP_SAVES_DAYS",
    "AGORA_CHANNEL_TABLES": "AGORA_MAX_TABLES_PER_CHANNEL",
    "AGORA_SERVER_TABLES": "AGORA_MAX_TABLES_PER_SERVER",
    "AGORA_HOST_TABLES": "AGORA_MAX_TABLES_PER_HOST",
}
"""Former names of settings; they count if the present one is not given."""


class SecretUnread(ValueError):
    """A file that should hold a setting cannot be used. variable: names the file. why: in words of
    the system, empty if it is readable and yet no text or too long."""

    def __init__(self, variable: str, path: str, why: str = "") -> None:
        super().__init__(variable)
        self.variable, self.path, self.why = variable, path, why


class Needed(NamedTuple):
    """Where the database is, and what this process is called among several."""

    database: Where
    node: str


def load() -> Needed | None:
    """The settings; None if only `bot.config` can tell what they are, or what is wrong."""
    try:
        given = _given()
        if not NAMES.issuperset(given):
            return None
        database = where(given[DATABASE]) if DATABASE in given else None
    except ValueError:
        return None
    node = given["AGORA_NODE_NAME"].strip() if "AGORA_NODE_NAME" in given else socket.gethostname()
    if "AGORA_NODE_NAME" in given and not re.fullmatch(NODE, node, re.ASCII):
        return None
    return Needed(database or paths.default_database(), node)


def secret(variable: str, path: str) -> str:
    """What a file holds that a variable names, without the spaces around it. Raises
    `SecretUnread`."""
    try:
        with Path(path).expanduser().open("rb") as file:
            held = file.read(LONGEST_SECRET + 1)
    except (OSError, RuntimeError) as error:  # or nobody knows whose folder `~name` is
        raise SecretUnread(variable, path, getattr(error, "strerror", None) or str(error)) from None
    try:
        text = held.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        text = ""
    if not text or len(held) > LONGEST_SECRET or not text.isprintable():
        raise SecretUnread(variable, path)
    return text


def _given() -> dict[str, str]:
    """Our variables with a value; those of the process override the file's. Raises `ValueError` if
    the file is not text."""
    return _ours(_filed()) | _ours(os.environ)


def _ours(variables: Mapping[str, str | None]) -> dict[str, str]:
    found = {
        name.upper(): value
        for name, value in variables.items()
        if name.upper().startswith(PREFIX) and value
    }
    for old, new in FORMER.items():
        if (value := found.pop(old, None)) is not None:
            found.setdefault(new, value)
    if (path := found.pop(DATABASE_FILE, None)) is not None:
        found[DATABASE] = secret(DATABASE_FILE, path)
    return found


def _filed() -> Mapping[str, str | None]:
    if not Path(ENV_FILE).is_file():
        return {}
    return dotenv.dotenv_values(ENV_FILE, encoding="utf-8")
