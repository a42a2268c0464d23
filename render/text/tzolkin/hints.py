"""What hints speak of in Tzolk'in."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.tzolkin.view import TzolkinView
from render.hints import Hints
from render.lang.catalogue.tzolkin_hints import TzolkinHints
from render.text.tzolkin.things import Things
from render.text.tzolkin.why import Why

NUMBERS = frozenset({"points", "monuments", "technologies", "workers", "hand", "buildings"})
WEEK = 3
"""Days for which a lesson fits after the first on which it does."""


def hints(names: Sequence[str], words: Things) -> Hints[TzolkinView]:
    """The words of hints at a table."""

    def rival(view: TzolkinView) -> str:
        others = [p for p in view.players if p.seat != view.viewer and not p.resigned]
        found = max(others, key=lambda p: p.points, default=None)
        return "" if found is None else names[found.seat]

    say = TzolkinHints(words.language)
    return Hints(say, _counted, rival, _fitting, NUMBERS, Why(words).reasons)


def _counted(view: TzolkinView) -> dict[str, int]:
    if view.viewer is None:
        return {}
    own = view.players[view.viewer]
    return {
        "points": own.points,
        "temples": sum(step for _, step in own.temples),
        "monuments": len(own.monuments),
        "technologies": sum(level for _, level in own.technologies),
        "workers": own.workers,
        "hand": own.hand,
        "buildings": len(own.buildings),
    }


def _fitting(view: TzolkinView, kinds: Collection[str]) -> Sequence[str]:
    """The goal while tiles are chosen, then a lesson in each turn of the first week."""
    if view.phase == "wealth":
        return ("goal",)
    lessons = TzolkinHints.FAMILIES["lesson"][1:]
    return [code for first, code in enumerate(lessons) if first <= view.day <= first + WEEK]
