"""What hints speak of in Belfort."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.belfort.view import BelfortView
from render.hints import Hints
from render.lang.catalogue.belfort_hints import BelfortHints
from render.text.belfort.things import Things
from render.text.belfort.why import Why

NUMBERS = frozenset({"points", "gnomes", "income"})


def hints(names: Sequence[str], words: Things) -> Hints[BelfortView]:
    """The words of hints at a table."""

    def rival(view: BelfortView) -> str:
        others = [p for p in view.players if p.seat != view.viewer and not p.resigned]
        found = max(others, key=lambda p: p.score, default=None)
        return "" if found is None else names[found.seat]

    say, why = BelfortHints(words.language), Why(words, names)
    return Hints(say, _counted, rival, _fitting, NUMBERS, why.reasons)


def _counted(view: BelfortView) -> dict[str, int]:
    if view.viewer is None:
        return {}
    own = view.players[view.viewer]
    return {
        "points": own.score,
        "gnomes": own.gnomes,
        "cards": own.hand,
        "income": own.income,
        "areas": sum(area.goods[view.viewer] for area in view.areas),
    }


def _fitting(view: BelfortView, kinds: Collection[str]) -> Sequence[str]:
    """A lesson for each phase when it comes for the first time, and two in the second round."""
    found = {
        (0, "cards"): "goal",
        (1, "placement"): "placing",
        (1, "actions"): "actions",
        (2, "placement"): "scoring",
        (2, "actions"): "gnomes",
    }.get((view.round, view.phase))
    return () if found is None else (found,)
