"""The labels that counters have from the start on.

Prometheus sees how a counter grows from the second time it reads it on. One that is born with its
first event is never seen to grow by that: the first limit of Discord, the first server that is
lost. So every label that is known before is there with 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from engine import registry

PRESSES = ("command", "control", "window", "suggestion", "other")
REFUSED = ("hurried", "repeated", "stopping")
UNACKNOWLEDGED = ("late", "unreached", "refused")
TRANSACTIONS = ("read", "write", "erase", "compact")
MESSAGES = ("posted", "postponed", "deferred", "declined", "given up")
PICTURES = (
    *("paint", "paint_changes", "paint_question", "paint_hand", "paint_card", "paint_record"),
)
REQUESTS = (
    *("acknowledgement", "answer", "message", "channel", "guild", "user", "application"),
    *("gateway", "other"),
)
STATUSES = ("200", "204", "400", "403", "404", "429", "500", "502", "503", "none")
"""Answers of Discord that a bot meets; others begin with their first time."""
TABLES = ("opened", "begun", "over", "closed")
SERVERS = ("joined", "left")
BACKUPS = ("made", "failed")
LEVELS = ("debug", "info", "warning", "error", "critical")
LEASES = ("tables", "shards")


def known() -> Mapping[str, Iterable[Sequence[str]]]:
    """The labels, by the attribute of `Metrics`. Those of shards are there when one connects."""
    single = {
        "presses": PRESSES,
        "refused": REFUSED,
        "unacknowledged": UNACKNOWLEDGED,
        "transactions": TRANSACTIONS,
        "messages": MESSAGES,
        "drawing": PICTURES,
        "undrawn": PICTURES,
        "requests": REQUESTS,
        "limited": REQUESTS,
        "servers_changed": SERVERS,
        "backups": BACKUPS,
        "lines": LEVELS,
        "takeovers": LEASES,
    }
    return {
        **{name: [(label,) for label in labels] for name, labels in single.items()},
        "responses": product(REQUESTS, STATUSES),
        "tables": product(TABLES, registry.keys()),
    }
