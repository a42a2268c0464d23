"""Looking up the building cards and guilds of Belfort."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from PIL import Image

from engine.games.belfort.components import BUILDINGS, GUILDS
from engine.games.belfort.costs import COSTS, Costs
from engine.games.belfort.goods import Goods
from engine.games.belfort.options import BelfortOptions
from render.board.belfort import faces
from render.board.belfort.style import COLOURS
from render.board.belfort.words import Words
from render.canvas import Canvas, palette
from render.lang.language import ENGLISH, Language
from render.phone import INNER, MARGIN, WIDTH
from render.theme import SLATE


class BelfortCards:
    """Building cards and guilds with the prices by which a table plays, as a rule those of the box;
    doubtful ones bear a mark. by_rulebook: what Thieves take."""

    def __init__(self, costs: Costs = COSTS, *, by_rulebook: bool = False) -> None:
        self._costs = costs
        self._by_rulebook = by_rulebook

    def at(self, options: Mapping[str, Any]) -> BelfortCards:
        chosen = BelfortOptions.model_validate(dict(options))
        return BelfortCards(chosen.costs or COSTS, by_rulebook=chosen.thieves == "rulebook")

    def names(self, language: Language = ENGLISH) -> Mapping[str, str]:
        return _names(language)

    def text(self, card: str, language: Language = ENGLISH) -> str:
        words = Words(language)
        cost, doubtful = _cost(self._costs, card)
        effects, rulebook = words.effects, self._by_rulebook
        does = effects.card(card) if card in _KINDS else effects.guild(card, by_rulebook=rulebook)
        told = words.say.card_doubtful if doubtful else words.say.card_text
        return told(price=words.things.price(cost), does=does)

    def picture(self, card: str, language: Language = ENGLISH) -> Image.Image | None:
        return _picture(self._costs, card, language, self._by_rulebook)


_KINDS = frozenset(str(kind) for kind in BUILDINGS)


def _cost(costs: Costs, card: str) -> tuple[Goods, bool]:
    """What it costs. Raises `KeyError` for an unknown id."""
    priced = {str(one.id): (one.cost, one.uncertain) for one in costs.buildings}
    priced |= {str(one.id): (one.cost, one.uncertain) for one in costs.guilds}
    return priced[card]


@cache
def _names(language: Language) -> Mapping[str, str]:
    names = Words(language).names
    found = {str(kind): names.building(kind) for kind in BUILDINGS}
    return found | {str(guild): names.guild(guild) for guild in GUILDS}


@lru_cache(64)
def _picture(costs: Costs, card: str, language: Language, by_rulebook: bool) -> Image.Image:
    cost, doubtful = _cost(costs, card)
    words = Words(language)
    does = words.effects
    said = does.card(card) if card in _KINDS else does.guild(card, by_rulebook=by_rulebook)
    c = Canvas(WIDTH, round(faces.sheet_height(said) + 2 * MARGIN), SLATE)
    if card in _KINDS:
        faces.sheet(c, MARGIN, MARGIN, INNER, None, card, words, cost, doubtful)
    else:
        faces.guild(c, MARGIN, MARGIN, INNER, card, words, cost, doubtful, by_rulebook)
    return c.flat(palette(COLOURS))
