"""Answers that are often given together, as proposals (`Rules.batches`): the end of the turn with
a field that is free or with what closes the step before it, and one unit more of the same kind."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import ActionBatch, Decision, Pick
from engine.games.antike.actions import Deploy, EndTurn, MoveMarker
from engine.games.antike.costs import rondel_steps
from engine.games.antike.frames.rondel import price
from engine.games.antike.state import Antike


def proposed(state: Antike, decision: Decision) -> Iterator[ActionBatch]:
    """What suits a question."""
    offered = {m.verb: m.actions for m in decision.menus if isinstance(m, Pick)}
    goes = [a for a in offered.get("field", ()) if isinstance(a, MoveMarker)]
    goes = [a for a in goes if not price(state, a.field)]
    goes.sort(key=lambda a: rondel_steps(state.active.rondel, a.field))
    for go in goes:
        yield ActionBatch((go, EndTurn()))
    for deploy in offered.get("deploy", ()):
        if isinstance(deploy, Deploy) and not deploy.coins:
            yield ActionBatch((deploy, deploy))
    for done in offered.get("done", ()):
        yield ActionBatch((done, EndTurn()), ends_step=True)
