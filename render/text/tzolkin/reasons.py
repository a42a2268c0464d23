"""Why something is not possible, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import Reason
from engine.games.tzolkin import gears
from engine.games.tzolkin.goods import GOODS, Goods
from render.lang.catalogue.tzolkin_reasons import TzolkinReasons
from render.text.tzolkin.things import Things

Facts = Mapping[str, Any]


class Reasons:
    """Refusals, by their codes."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = TzolkinReasons(words.language)

    def reason(self, reason: Reason) -> str | None:
        """None if the code is not one of this game's."""
        said = SENTENCES.get(reason.code)
        return None if said is None else said(self._say, self._words, reason.facts)


def _cost(say: TzolkinReasons, words: Things, f: Facts) -> str:
    cost = Goods(**{good: f[f"need_{good}"] for good in GOODS})
    return say.cost(tile=words.tile(f["tile"]), cost=words.goods(cost))


def _skull_laid(say: TzolkinReasons, words: Things, f: Facts) -> str:
    return say.skull_laid(space=words.space(gears.space("chichen_itza", f["number"])))


SENTENCES: dict[str, Callable[[TzolkinReasons, Things, Facts], str]] = {
    "no_worker": lambda say, _, f: say.no_worker(),
    "no_room": lambda say, _, f: say.no_room(),
    "corn": lambda say, _, f: say.corn(need=f["need"], have=f["have"]),
    "resources": lambda say, _, f: say.resources(need=f["need"], have=f["have"]),
    "step_back": lambda say, _, f: say.step_back(need=f["need"], have=f["have"]),
    "cost": _cost,
    "no_harvest": lambda say, _, f: say.no_harvest(),
    "no_building": lambda say, _, f: say.no_building(),
    "no_skull": lambda say, _, f: say.no_skull(),
    "skull_laid": _skull_laid,
    "no_skulls_left": lambda say, _, f: say.no_skulls_left(),
    "no_worker_left": lambda say, _, f: say.no_worker_left(),
    "no_action": lambda say, _, f: say.no_action(),
    "nothing_to_trade": lambda say, _, f: say.nothing_to_trade(),
}
"""By the codes of the game's reasons."""
