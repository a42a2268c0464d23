"""What hints speak of in Through the Ages."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tta.view import CivView, View
from render.hints import Hints
from render.lang.catalogue.tta_hints import TtaHints
from render.lang.language import Language


def hints(names: Sequence[str], language: Language) -> Hints[View]:
    """The words of hints at a table."""

    def rival(view: View) -> str:
        found = _strongest(view)
        return "" if found is None else names[found.seat]

    return Hints(TtaHints(language), _counted, rival)


def _strongest(view: View) -> CivView | None:
    others = [civ for civ in view.players if civ.seat != view.viewer and not civ.out]
    return max(others, key=lambda civ: civ.strength, default=None)


def _counted(view: View) -> dict[str, int]:
    if view.viewer is None:
        return {}
    civ, rival = view.players[view.viewer], _strongest(view)
    return {
        "culture": civ.culture,
        "culture_rate": civ.culture_rating,
        "science": civ.science,
        "science_rate": civ.science_rating,
        "food": civ.food,
        "food_rate": civ.food_made - civ.consumption,
        "resources": civ.resources,
        "resources_rate": civ.resources_made,
        "workers": civ.idle,
        "happiness": civ.happiness,
        "actions": civ.ca_total + civ.ma_total,
        "strength": civ.strength - (0 if rival is None else rival.strength),
        "military_cards": len(civ.military),
    }
