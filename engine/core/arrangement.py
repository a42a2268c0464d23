"""The order in which the answers to a question are shown: what is often done next stands first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from engine.core.decision import Decision, Menu, Pick


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How the menus of one question stand. Nothing is added to them and nothing left out.

    verbs: the menus that come first, in this order, one that is named twice where it is named
    first; the others follow as the rules list them.
    within: what the answers of a `Pick` are sorted by, lower first; equal ones stay as they are.
    """

    verbs: tuple[str, ...] = ()
    within: Callable[[Any], Any] | None = None

    def of(self, decision: Decision) -> Decision:
        """The same question in this order."""
        places = {verb: i for i, verb in enumerate(dict.fromkeys(self.verbs))}
        menus = sorted(decision.menus, key=lambda m: places.get(m.verb, len(places)))
        return replace(decision, menus=tuple(map(self._sorted, menus)))

    def _sorted(self, menu: Menu) -> Menu:
        if self.within is None or not isinstance(menu, Pick) or len(menu.actions) < 2:
            return menu
        return replace(menu, actions=tuple(sorted(menu.actions, key=self.within)))


AS_LISTED = Arrangement()
"""As the rules list them."""
