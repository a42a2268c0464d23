"""Logging: lines on stderr, for people or programs, in which no secret is ever written out."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

from tables.model.errors import AgoraError

_TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
"""The shape of Discord's bot tokens."""
_INTERACTION = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]{20,}")
"""Discord's addresses of interactions hold a key that lets anybody answer in our name."""

RECENT, LINE = 30, 300
"""Lines of the log that a report carries along, and the characters of each."""


def blot(text: str, secrets: Iterable[str] = ()) -> str:
    """The text without anything that must stay secret: tokens, keys, and these words."""
    for secret in secrets:
        text = text.replace(secret, "[secret]")
    return _INTERACTION.sub(r"\1[secret]", _TOKEN.sub("[secret]", text))


def facts(event: str, **more: str | float | None) -> dict[str, Any]:
    """What a line of the log tells, for programs that read it: the `extra` of a call."""
    return {"facts": {"event": event, **more}}


def fault(where: str) -> dict[str, Any]:
    """Marks a line of the log as a fault and says where it is, without a word about a game: the
    `extra` of a call. A line with an exception needs none."""
    return {"fault": where}


class NoSecrets(logging.Formatter):
    """Formats a line, tracebacks included, and blots secrets out."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
        self._secrets = tuple(s for s in secrets if s)

    def format(self, record: logging.LogRecord) -> str:
        return self.blot(super().format(record))

    def blot(self, text: str) -> str:
        """The text without secrets."""
        return blot(text, self._secrets)


class Json(NoSecrets):
    """One JSON object a line: when, how grave, who says it, what, and the facts in it."""

    def __init__(self, secrets: tuple[str, ...] = (), node: str | None = None) -> None:
        super().__init__(secrets)
        self._node = {} if node is None else {"node": node}

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.blot(record.getMessage()),
            **self._node,
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            said["exception"] = self.blot(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False)


class Recent(logging.Handler):
    """Keeps the newest lines, for those who look into a problem. No tracebacks: they are long."""

    def __init__(self, secrets: tuple[str, ...] = (), keep: int = RECENT) -> None:
        super().__init__(logging.INFO)
        self.lines: deque[str] = deque(maxlen=keep)
        self._secrets = secrets

    def emit(self, record: logging.LogRecord) -> None:
        said = f"{record.levelname} {record.name}: {record.getMessage()}".split("\n")[0]
        self.lines.append(blot(said, self._secrets)[:LINE])


class InWords(logging.Filter):
    """Turns errors that are codes and facts (`AgoraError`) into sentences, wherever a line names
    one. The code that sets up the log provides the words."""

    def __init__(self, words: Callable[[AgoraError], str]) -> None:
        super().__init__()
        self._words = words

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(map(self._said, record.args))
        return True

    def _said(self, told: object) -> object:
        if isinstance(told, AgoraError):
            with suppress(Exception):  # a line of the log must not be lost for want of a sentence
                return self._words(told)
        return told


def recent_lines() -> tuple[str, ...]:
    """The newest lines of the log, oldest first; none before `set_up`."""
    kept = [h for h in logging.getLogger().handlers if isinstance(h, Recent)]
    return tuple(kept[0].lines) if kept else ()


def set_up(
    level: str,
    secrets: tuple[str, ...] = (),
    stream: TextIO | None = None,
    *,
    form: Literal["text", "json"] = "text",
    node: str | None = None,
    words: Callable[[AgoraError], str] = str,
) -> None:
    """Send the log of the whole program to stderr (or another stream), for people or for programs
    to read. node: which of several processes this is, told in each line for programs. words: how an
    error of ours is said."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json(secrets, node) if form == "json" else NoSecrets(secrets))
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    for made in (handler, Recent(tuple(s for s in secrets if s))):
        made.addFilter(InWords(words))
        root.addHandler(made)
    root.setLevel(level)
    # At DEBUG the library writes out whole messages: hands, typed words, keys of interactions.
    least = logging.INFO if level == "DEBUG" else logging.WARNING
    logging.getLogger("discord").setLevel(max(least, root.level))
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    logging.getLogger("PIL").setLevel(logging.INFO)
