"""Answers that are often given together, as proposals (`Rules.compounds`): the end of the turn with
what closes the step before it, and one unit more of the same kind."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Compound, Decision, Pick
from engine.games.antike.actions import Deploy, EndTurn


def compounds(decision: Decision) -> Iterator[Compound]:
    """What suits a question."""
    offered = {m.verb: m.actions for m in decision.menus if isinstance(m, Pick)}
    for field in offered.get("field", ()):
        yield Compound((field, EndTurn()))
    for deploy in offered.get("deploy", ()):
        if isinstance(deploy, Deploy) and not deploy.coins:
            yield Compound((deploy, deploy))
    for done in offered.get("done", ()):
        yield Compound((done, EndTurn()), onward=True)
