"""What hints speak of in Tzolk'in."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tzolkin.view import TzolkinView
from render.hints import Hints
from render.lang.catalogue.tzolkin_hints import TzolkinHints
from render.lang.language import Language


def hints(names: Sequence[str], language: Language) -> Hints[TzolkinView]:
    """The words of hints at a table."""

    def rival(view: TzolkinView) -> str:
        others = [p for p in view.players if p.seat != view.viewer and not p.resigned]
        found = max(others, key=lambda p: p.points, default=None)
        return "" if found is None else names[found.seat]

    return Hints(TzolkinHints(language), _counted, rival)


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
