"""Why something is not possible, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import Reason
from engine.games.belfort.goods import GOODS, Goods
from render.lang.catalogue.belfort_reasons import BelfortReasons
from render.text.belfort.things import Things

Facts = Mapping[str, Any]


class Reasons:
    """Refusals, by their codes."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = BelfortReasons(words.language)

    def reason(self, reason: Reason) -> str | None:
        """None if the code is not one of this game's."""
        said = SENTENCES.get(reason.code)
        return None if said is None else said(self._say, self._words, reason.facts)


def _cost(say: BelfortReasons, words: Things, f: Facts) -> str:
    cost = Goods(**{good: f.get(f"need_{good}", 0) for good in GOODS})
    return say.cost(cost=words.goods(cost))


SENTENCES: dict[str, Callable[[BelfortReasons, Things, Facts], str]] = {
    "cost": _cost,
    "no_guilds_picked": lambda say, _, f: say.no_guilds_picked(),
    "guilds_barred": lambda say, words, f: say.guilds_barred(
        guilds=words.listed(map(words.names.guild, f["guilds"]))
    ),
    "no_site": lambda say, words, f: say.no_site(building=words.card(f["building"])),
    "no_visit": lambda say, _, f: say.no_visit(),
    "hired": lambda say, _, f: say.hired(),
    "no_gnome": lambda say, _, f: say.no_gnome(),
    "plank_taken": lambda say, _, f: say.plank_taken(),
    "camp_once": lambda say, _, f: say.camp_once(),
    "dwarf_stands": lambda say, _, f: say.dwarf_stands(),
    "gold": lambda say, _, f: say.gold(need=f["need"], have=f["have"]),
}
"""By the codes of the game's reasons."""
