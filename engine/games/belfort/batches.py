"""Answers that are often given together, as proposals (`Rules.batches`): all workers that are
used without a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import ActionBatch, Decision, Pick
from engine.games.belfort.components import BUILDINGS, CARDS, GUILDS
from engine.games.belfort.kinds import Swap, Take
from engine.games.belfort.planks import district_of
from engine.games.belfort.state import Belfort

FREE = (Take, Swap)
"""Effects without a choice."""


def proposed(state: Belfort, decision: Decision) -> Iterator[ActionBatch]:
    """What suits a question."""
    if decision.kind != "actions":
        return
    offered = {m.verb: m.actions for m in decision.menus if isinstance(m, Pick)}
    ready = tuple(a for a in offered.get("activate", ()) if _no_choice(state, a))
    if len(ready) > 1:
        yield ActionBatch(ready)


def _no_choice(state: Belfort, action: Any) -> bool:
    """Whether using a worker brings goods, or exchanges for them, and asks nothing more."""
    district = district_of(action.plank)
    if district is not None:
        return isinstance(GUILDS[state.guilds[district]].effect, FREE)
    plank = BUILDINGS[CARDS[action.plank]].plank if action.plank in CARDS else None
    return plank is not None and isinstance(plank.effect, FREE)
