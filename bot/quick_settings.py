"""The settings that `agora health` needs, read without the library that reads all of them.

`bot.config` says what the settings are; this reads the same from the same places, and leaves to it
whatever is not plain. A test compares the two.
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
NODE = r"^[\w.-]{1,64}$"
"""What a node may be called."""
NAMES = frozenset(
    f"{PREFIX}{name}"
    for name in (
        *("DATABASE", "LOG_LEVEL", "LOG_FORMAT", "METRICS", "ALERT_CHANNEL", "DRAWING_WORKERS"),
        *("SHARDS", "REQUESTS", "NODE", "GUILD", "HOST_TABLES", "CHANNEL_TABLES"),
        *("SERVER_TABLES", "SAVES_DAYS", "IDLE_DAYS"),
    )
)
"""The variables that are settings."""


class Needed(NamedTuple):
    """Where the database is, and what this process is called among several."""

    database: Where
    node: str


def load() -> Needed | None:
    """What is set; None where it takes `bot.config` to say what, or what is wrong."""
    try:
        given = _given()
        if not NAMES.issuperset(given):
            return None
        database = where(given["AGORA_DATABASE"]) if "AGORA_DATABASE" in given else None
    except ValueError:
        return None
    node = given["AGORA_NODE"].strip() if "AGORA_NODE" in given else socket.gethostname()
    if "AGORA_NODE" in given and not re.fullmatch(NODE, node, re.ASCII):
        return None
    return Needed(database or paths.default_database(), node)


def _given() -> dict[str, str]:
    """The variables of ours that hold something; those of the process count before the file's.
    Raises `ValueError` where the file is no text."""
    return _ours(_filed()) | _ours(os.environ)


def _ours(variables: Mapping[str, str | None]) -> dict[str, str]:
    return {
        name.upper(): value
        for name, value in variables.items()
        if name.upper().startswith(PREFIX) and value
    }


def _filed() -> Mapping[str, str | None]:
    if not Path(ENV_FILE).is_file():
        return {}
    return dotenv.dotenv_values(ENV_FILE, encoding="utf-8")
