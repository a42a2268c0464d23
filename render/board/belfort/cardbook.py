"""Looking up the building cards and guilds of Belfort."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PIL import Image

from engine.games.belfort.components import BUILDINGS, GUILDS
from engine.games.belfort.costs import COSTS
from engine.games.belfort.goods import Goods
from render.board.belfort import faces
from render.board.belfort.look import COLOURS
from render.board.belfort.words import Words
from render.canvas import Canvas, palette
from render.lang.language import ENGLISH, Language
from render.phone import INNER, MARGIN, WIDTH
from render.theme import SLATE


class BelfortCards:
    """Building cards and guilds, with the prices of the box; doubtful ones bear a mark."""

    def names(self, language: Language = ENGLISH) -> Mapping[str, str]:
        return _names(language)

    def text(self, card: str, language: Language = ENGLISH) -> str:
        words = Words(language)
        cost, doubtful = _cost(card)
        effects = words.effects
        does = effects.card(card) if card in _KINDS else effects.guild(card)
        told = words.say.card_doubtful if doubtful else words.say.card_text
        return told(price=words.things.price(cost), does=does)

    def picture(self, card: str, language: Language = ENGLISH) -> Image.Image | None:
        return _picture(card, language)


_KINDS = frozenset(str(kind) for kind in BUILDINGS)


def _cost(card: str) -> tuple[Goods, bool]:
    """What it costs by the box. Raises `KeyError` for an unknown id."""
    priced = {str(one.id): (one.cost, one.uncertain) for one in COSTS.buildings}
    priced |= {str(one.id): (one.cost, one.uncertain) for one in COSTS.guilds}
    return priced[card]


@cache
def _names(language: Language) -> Mapping[str, str]:
    names = Words(language).names
    found = {str(kind): names.building(kind) for kind in BUILDINGS}
    return found | {str(guild): names.guild(guild) for guild in GUILDS}


@cache
def _picture(card: str, language: Language) -> Image.Image:
    cost, doubtful = _cost(card)
    words = Words(language)
    effects = words.effects
    said = effects.card(card) if card in _KINDS else effects.guild(card)
    high = faces.sheet_height(said) + 2 * MARGIN
    c = Canvas(WIDTH, round(high), SLATE)
    if card in _KINDS:
        faces.sheet(c, MARGIN, MARGIN, INNER, None, card, words, cost, doubtful)
    else:
        faces.guild(c, MARGIN, MARGIN, INNER, card, words, cost, doubtful)
    return c.flat(palette(COLOURS))
