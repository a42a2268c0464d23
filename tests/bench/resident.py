"""How much memory the processes of a bot take, as Linux shares it out (PSS): what several processes
have in common is divided among them, so the sum is what the machine lacks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from bot.process.memory import taken
from tests.load.__main__ import children

BOT = "bot"
_WORK = re.compile(r"--as=(\w+)")


def family(process: int) -> dict[int, str]:
    """A process and all below it, with what each does."""
    found = {process: BOT}
    waiting = children(process)
    while waiting:
        child = waiting.pop()
        found[child] = _work(child)
        waiting += children(child)
    return found


def by_work(process: int) -> Mapping[str, float]:
    """Megabytes of a bot by what its processes do."""
    found: dict[str, float] = {}
    for number, work in family(process).items():
        found[work] = found.get(work, 0.0) + (taken(number) or 0) / 1024**2
    return found


def _work(process: int) -> str:
    try:
        line = Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return "gone"
    found = _WORK.search(line)
    return found[1] if found else "other"
