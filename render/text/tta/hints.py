"""What hints speak of in Through the Ages."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import CivView, View
from render.hints import Hints
from render.lang.catalogue.tta_hints import TtaHints
from render.text.tta.why import Why
from render.text.tta.words import Words

TURNS = ("goal", "turn", "growth", "politics", "balance", "culture")
"""The lessons of the first turns."""
SHORT_TURNS = ("goal", "turn", "growth", "bonus")
"""The same where there is no politics."""
RARE = {"bid": "auction", "defend": "defence"}
"""Lessons by the kind of a question."""
RATES = ("culture_rate", "science_rate", "food_rate", "resources_rate")
NUMBERS = frozenset({"culture", "science", "food", "resources", "workers", "actions", *RATES})


def hints(names: Sequence[str], words: Words) -> Hints[View]:
    """The words of hints at a table."""

    def rival(view: View) -> str:
        found = _strongest(view)
        return "" if found is None else names[found.seat]

    say, why = TtaHints(words.language), Why(words, names)
    return Hints(say, _counted, rival, _fitting, NUMBERS, why.reasons)


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
        "workers": civ.idle + sum(n for _, n in civ.workers),
        "happiness": civ.happiness,
        "actions": civ.ca_total + civ.ma_total,
        "strength": civ.strength - (0 if rival is None else rival.strength),
        "military_cards": len(civ.military),
    }


def _fitting(view: View, kinds: Collection[str]) -> Sequence[str]:
    """What is asked of somebody for the first time besides a turn; else a lesson in each of the
    first turns."""
    beside = [RARE[kind] for kind in kinds if kind in RARE]
    lessons = TURNS if EDITIONS[view.edition].military else SHORT_TURNS
    turn = view.round - 1 if view.current == view.viewer else len(lessons)
    return [*beside, *lessons[turn : turn + 1]]
