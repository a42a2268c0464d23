"""Answers that are often given together, as proposals (`Rules.batches`): two workers placed on
different gears, two or all taken back where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core import ActionBatch, Decision, Pick
from engine.games.tzolkin.actions import Place, Take


def proposed(decision: Decision) -> Iterator[ActionBatch]:
    """What suits a question."""
    if decision.kind != "turn":
        return
    offered = [a for m in decision.menus if isinstance(m, Pick) for a in m.actions]
    places = [a for a in offered if isinstance(a, Place)]
    yield from map(ActionBatch, combinations(places, 2))
    own = [a for a in offered if isinstance(a, Take) and a.action == a.worker and a.then is None]
    if len(own) > 2:
        yield ActionBatch(tuple(own))
    yield from map(ActionBatch, combinations(own, 2))
