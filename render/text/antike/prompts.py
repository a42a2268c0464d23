"""What is asked, and of whom the table waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Decision, Fact, Menu, Pick
from engine.games.antike.view import AntikeView
from render.text.antike import things
from render.text.antike.things import Things

FOUNDING = ("found", "colonists", "coins")
"""The menus that found a city."""


class Prompts:
    """Questions, to whom they are put and to the others. names: of the seats."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words, self._say, self._names = words, words.say, names

    def caption(self, view: AntikeView, decision: Decision, menu: Menu) -> str:
        """What a menu is for."""
        return self._say.caption(menu.verb)

    def prompt(self, view: AntikeView, decision: Decision) -> str:
        """The question to the seat that is asked."""
        if decision.kind == "choose_field" and view.nations[decision.seat].rondel is None:
            return self._say.first_field()
        if decision.kind == "founding" and not any(m.verb in FOUNDING for m in decision.menus):
            return self._say.nothing_to_found("price" if _too_dear(decision) else "site")
        facts = decision.facts
        return self._say.prompt(
            decision.kind,
            free=sum(1 for p in view.prices if not p.price),
            field=things.field(str(facts["field"])) if "field" in facts else "",
            price=_number(facts, "price"),
            region=_region(self._words, facts),
            need=_number(facts, "need"),
            have=_number(facts, "have"),
            left=_number(facts, "left"),
            reason=str(facts.get("reason", "")),
        )

    def awaits(self, view: AntikeView, decision: Decision) -> str:
        """Whom the table waits for."""
        return self._say.awaits(
            decision.kind,
            who=self._names[decision.seat],
            region=_region(self._words, decision.facts),
            reason=str(decision.facts.get("reason", "")),
        )


def _too_dear(decision: Decision) -> bool:
    """Whether a unit is on a free site, but no city there can be paid for. There are more city
    tokens than sites, so those of all resources are never used up."""
    near = [miss for menu in decision.menus if isinstance(menu, Pick) for miss in menu.refused]
    return any(reason.code == "city_price" for _, reason in near)


def _number(facts: Mapping[str, Fact], name: str) -> int:
    return int(str(facts.get(name, 0)))


def _region(words: Things, facts: Mapping[str, Fact]) -> str:
    return words.region(str(facts["region"])) if "region" in facts else ""
