"""Answers that are often given together, as proposals (`Rules.compounds`): the end of the turn with
a field that is free or with what closes the step before it, and one unit more of the same kind."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Compound, Decision, Pick
from engine.games.antike.actions import Deploy, EndTurn, MoveMarker
from engine.games.antike.costs import rondel_steps
from engine.games.antike.frames.rondel import price
from engine.games.antike.state import Antike


def compounds(state: Antike, decision: Decision) -> Iterator[Compound]:
    """What suits a question."""
    offered = {m.verb: m.actions for m in decision.menus if isinstance(m, Pick)}
    goes = [a for a in offered.get("field", ()) if isinstance(a, MoveMarker)]
    goes = [a for a in goes if not price(state, a.field)]
    goes.sort(key=lambda a: rondel_steps(state.active.rondel, a.field))
    for go in goes:
        yield Compound((go, EndTurn()))
    for deploy in offered.get("deploy", ()):
        if isinstance(deploy, Deploy) and not deploy.coins:
            yield Compound((deploy, deploy))
    for done in offered.get("done", ()):
        yield Compound((done, EndTurn()), onward=True)
