"""`agora health`: tells whether the bot works.

A supervisor calls it once a minute, so it loads none of the large libraries (Discord's, pydantic,
the engine) while all is well. Every import here, and by these modules, costs time on each call.
"""

from __future__ import annotations

import argparse
import errno
import sys
import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import quick_settings
from bot.process import parts
from tables.maintenance import disk
from tables.model.errors import AgoraError, WrongDatabase
from tables.store import beat_rows, sqlite_reading

if TYPE_CHECKING:
    from tables.store.address import Where
    from tables.store.beat_rows import Sign


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "health",
        help="tell whether the bot is at work",
        description="Exit with 0 if the bot gave a sign of life lately and is connected, its "
        "messages go out, its scheduler looks and its pictures are drawn; else say what does not "
        "work since when. Exit codes: 1 stopped or hanging, 2 a wrong setting, 3 gateway, "
        "4 outbox, 5 scheduler, 6 drawing; of several the first.",
    )
    parser.add_argument(
        "--here",
        action="store_true",
        help="of several nodes only look at the one that AGORA_NODE_NAME names, or this machine",
    )
    parser.set_defaults(run=health)


STOPPED = 1
"""The exit code if the bot is stopped, hangs, has no room, or cannot be checked."""


DISK = {
    errno.ENOSPC: "is full",
    errno.EDQUOT: "has no room left for this user",
    errno.EROFS: "is read-only",
}


def health(args: argparse.Namespace) -> int:
    """Print what does not work; the exit code says which part (`process.parts.EXIT_CODES`). Raises
    `BadConfig`; for a setting that is not needed here, only if the bot does not work."""
    database, node = quick_settings.load() or _all_settings()
    try:
        code, said = verdict(database, time.time(), node if args.here else None)
    except AgoraError as error:
        if isinstance(error, WrongDatabase) and error.code != "no_database":
            raise  # a wrong setting, as for every other command
        _all_settings()
        from bot.commands import failing

        print(f"agora: {failing.sentence(error)}", file=sys.stderr)
        return STOPPED
    if code == STOPPED:
        _all_settings()  # a wrong one may be why
    print(said)
    return code


def _all_settings() -> quick_settings.Needed:
    """Read every setting. Raises `BadConfig`."""
    from bot import config

    settings = config.load()
    return quick_settings.Needed(settings.database, config.node_name(settings))


def verdict(database: Where, now: float, node: str | None = None) -> tuple[int, str]:
    """The exit code for the bot of a database, and what is wrong with it, in sentences.

    now: seconds since 1970. node: of several only the one of this name. Raises `StorageFault`.
    """
    signs = _signs(database, now)
    if not signs:
        return STOPPED, "The bot has not run with this database yet."
    named = [sign for sign in signs if node in (None, sign.node) or sign.node is None]
    if not named:
        return STOPPED, f"No node with the name {node} runs; there are {_names(signs)}."
    wrong = [found for sign in named for found in _wrong(sign, now)]
    if isinstance(database, Path) and (why := disk.refused(database)):
        wrong.insert(0, (STOPPED, f"The disk of {database} {DISK[why]}; nothing can be stored."))
    if wrong:
        return min(code for code, _ in wrong), "\n".join(said for _, said in wrong)
    age = max(abs(sign.age) for sign in named)
    which = "" if named[0].node is None else f" ({_names(named)})"
    return 0, f"At work{which}; last sign of life {age:.0f} seconds ago."


def _signs(database: Where, now: float) -> list[Sign]:
    if isinstance(database, Path):
        return sqlite_reading.read_once(database, lambda db: beat_rows.signs(db, now, shared=False))
    from tables.store import databases  # which loads the library for servers

    return databases.looked_up(database, lambda db: beat_rows.signs(db, now, shared=True))


def _names(signs: Iterable[Sign]) -> str:
    return ", ".join(sign.node or "" for sign in signs)


def _wrong(sign: Sign, now: float) -> Iterator[tuple[int, str]]:
    """The failures of a bot or node: exit codes with sentences."""
    who = "" if sign.node is None else f"Node {sign.node}: "
    if sign.stopped:
        yield STOPPED, f"The bot was stopped; it has not run{_since(now - sign.age, now)}."
        return
    if abs(sign.age) > (parts.FRESH if sign.node is None else parts.SILENT):
        what = "the bot" if sign.node is None else "it"
        said = f"No sign of life{_since(now - sign.age, now)}"
        yield STOPPED, f"{who}{said}: {what} is stopped, hangs or cannot write its database."
        return
    for part, at in sign.failing.items():
        code = parts.EXIT_CODES.get(part, STOPPED)
        yield code, f"{who}{parts.said(part, sign.away)}{_since(at, now)}."


def _since(at: float, now: float) -> str:
    """A moment as the end of a sentence, e.g. ` since 2026-11-22 13:05 UTC (7 minutes)`."""
    minutes = round(abs(now - at) / 60)
    said = f"{minutes} minutes" if minutes < 120 else f"{minutes // 60} hours"
    try:
        return f" since {datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC ({said})"
    except (ValueError, OverflowError, OSError):  # no time that there is
        return ""
