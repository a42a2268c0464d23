"""The parts of a bot that may fail, as `agora health`, `/healthz` and alerts name them. It loads
nothing, because `agora health` runs once a minute."""

from __future__ import annotations

from collections.abc import Sequence

FRESH = 120.0
"""Seconds without a sign of life after which a bot counts as stopped; it gives one every 30."""
SILENT = 30.0
"""The same for one of several nodes, which gives one every three."""

SENTENCES = {
    "database": "The database does not answer, or cannot store anything",
    "gateway": "Discord is not connected",
    "outbox": "Messages are due and nobody delivers them",
    "scheduler": "Nobody has looked for reminders and clocks that are due",
    "drawing": "No pictures can be drawn; boards come in words",
}
"""What a failing part means, without since when; the most serious first."""
EXIT_CODES = {"gateway": 3, "outbox": 4, "scheduler": 5, "drawing": 6}
"""The exit code of `agora health` for a failing part; the first failing part counts. The database
has none, because the state of the parts is read from it."""


def said(part: str, away: Sequence[int] = ()) -> str:
    """What the failure of a part means. away: shards that are down, if there are several."""
    if part == "gateway" and away:
        return f"Discord is not connected with all shards; away: {', '.join(map(str, away))}"
    return SENTENCES.get(part, part)
