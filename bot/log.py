"""Logging: readable lines on stderr, in which no secret is ever written out."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable
from typing import TextIO

_TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
"""The shape of Discord's bot tokens."""
_INTERACTION = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]{20,}")
"""Discord's addresses of interactions hold a key that lets anybody answer in our name."""


def blot(text: str, secrets: Iterable[str] = ()) -> str:
    """The text without anything that must stay secret: tokens, keys, and these words."""
    for secret in secrets:
        text = text.replace(secret, "[secret]")
    return _INTERACTION.sub(r"\1[secret]", _TOKEN.sub("[secret]", text))


class NoSecrets(logging.Formatter):
    """Formats a line, tracebacks included, and blots secrets out."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
        self._secrets = tuple(s for s in secrets if s)

    def format(self, record: logging.LogRecord) -> str:
        return blot(super().format(record), self._secrets)


def set_up(level: str, secrets: tuple[str, ...] = (), stream: TextIO | None = None) -> None:
    """Send the log of the whole program to stderr (or another stream)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(NoSecrets(secrets))
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    if level != "DEBUG":
        logging.getLogger("discord").setLevel(max(logging.WARNING, root.level))
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    logging.getLogger("PIL").setLevel(logging.INFO)
