"""Why something is not possible, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import Reason
from engine.games.antike.parts import Cost
from render.lang.catalogue.antike_reasons import AntikeReasons
from render.text.antike.things import Things

Facts = Mapping[str, Any]


class Reasons:
    """Refusals, by their codes."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = AntikeReasons(words.language)

    def reason(self, reason: Reason) -> str | None:
        """None if the code is not one of this game's."""
        said = SENTENCES.get(reason.code)
        return None if said is None else said(self._say, self._words, reason.facts)


def _temple_price(say: AntikeReasons, words: Things, f: Facts) -> str:
    have = words.goods(Cost(marble=f["have"], coin=f["coin"]))
    if not f["coins"]:
        return say.temple_price(marble=f["marble"], have=have)
    coins = words.count(f["coins"], "coin")
    return say.temple_price_beside(marble=f["marble"], coins=coins, have=have)


def _city_price(say: AntikeReasons, words: Things, f: Facts) -> str:
    region, resource = words.region(f["region"]), words.say.good(f["resource"])
    return say.city_price(region=region, resource=resource, coins=f["coins"])


SENTENCES: dict[str, Callable[[AntikeReasons, Things, Facts], str]] = {
    "rondel_price": lambda say, _, f: say.rondel_price(price=f["price"], have=f["have"]),
    "no_temples": lambda say, _, f: say.no_temples(),
    "temple_price": _temple_price,
    "no_walls": lambda say, _, f: say.no_walls(),
    "wall_price": lambda say, _, f: say.wall_price(),
    "wrong_borders": lambda say, words, f: say.wrong_borders(
        f["unit"], region=words.region(f["region"])
    ),
    "needs_temple": lambda say, words, f: say.needs_temple(
        f["unit"], region=words.region(f["region"])
    ),
    "city_full": lambda say, words, f: say.city_full(
        region=words.region(f["region"]), limit=f["limit"]
    ),
    "deploy_price": lambda say, _, f: say.unit_price(iron=f["iron"], have=f["have"]),
    "known": lambda say, words, f: say.known(know_how=words.know_how(f["know_how"])),
    "know_how_price": lambda say, _, f: say.know_how_price(gold=f["gold"], have=f["have"]),
    "no_units": lambda say, _, f: say.no_units(f["unit"]),
    "recruit_price": lambda say, _, f: say.recruit_price(gold=f["gold"], have=f["have"]),
    "way_barred": lambda say, words, f: say.way_barred(f["unit"], region=words.region(f["region"])),
    "too_strong": lambda say, words, f: say.too_strong(
        region=words.region(f["region"]), need=f["need"], have=f["have"]
    ),
    "tried": lambda say, words, f: say.tried(region=words.region(f["region"])),
    "no_unit_there": lambda say, words, f: say.no_unit_there(region=words.region(f["region"])),
    "no_token": lambda say, _, f: say.no_token(f["resource"]),
    "city_price": _city_price,
}
"""By the codes of the game's reasons."""
