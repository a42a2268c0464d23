"""What hints speak of in Antike Duellum."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.games.antike.view import AntikeView
from render.hints import Hints
from render.lang.catalogue.antike_hints import AntikeHints
from render.text.antike.things import Things
from render.text.antike.why import Why

NUMBERS = frozenset({"cities", "temples", "walls", "know_how", "marble", "iron", "gold", "coin"})


def hints(names: Sequence[str], words: Things) -> Hints[AntikeView]:
    """The words of hints at a table."""

    def rival(view: AntikeView) -> str:
        return "" if view.viewer is None else names[1 - view.viewer]

    say, why = AntikeHints(words.language), Why(words, names)
    return Hints(say, _counted, rival, _fitting, NUMBERS, why.reasons)


def _counted(view: AntikeView) -> dict[str, int]:
    if view.viewer is None:
        return {}
    own = view.nations[view.viewer]
    mapped = [r.units[view.viewer] for r in view.regions]
    return {
        "personages": len(own.personages),
        "cities": own.cities,
        "temples": own.temples,
        "walls": sum(r.wall and r.owner == view.viewer for r in view.regions),
        "know_how": len(own.know_how),
        "marble": own.purse.marble,
        "iron": own.purse.iron,
        "gold": own.purse.gold,
        "coin": own.purse.coin,
        "units": sum(u.legion + u.galley + u.general + u.admiral for u in mapped),
        "cards": len(own.hand),
    }


def _fitting(view: AntikeView, kinds: Collection[str]) -> Sequence[str]:
    """One lesson in each of the first own turns."""
    lessons = AntikeHints.FAMILIES["lesson"]
    turn = (view.turn - 1) // 2
    return lessons[turn : turn + 1] if view.mover == view.viewer else ()
