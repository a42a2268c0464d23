"""Looking up the buildings and guilds of Belfort."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PIL import Image

from engine.games.belfort.components import BUILDINGS, GUILDS
from engine.games.belfort.costs import COSTS, BuildingPrice, GuildPrice
from render.board.belfort.look import BAND, CATEGORY, COLOURS, EMBLEM
from render.board.belfort.marks import cost, icon, name
from render.board.belfort.words import Words
from render.canvas import Canvas, palette
from render.lang.language import ENGLISH, Language
from render.theme import INK, PAPER, SLATE

_WIDE, _HIGH, _EDGE = 660, 330, 12


class BelfortCards:
    """Buildings and guilds, with what they do and cost; a doubtful price is marked."""

    def names(self, language: Language = ENGLISH) -> Mapping[str, str]:
        say = Words(language).say
        return {
            **{one: say.card(kind=say.building_card(), name=say.site(one)) for one in BUILDINGS},
            **{one: say.card(kind=say.tile_guild(), name=say.guild(one)) for one in GUILDS},
        }

    def text(self, card: str, language: Language = ENGLISH) -> str:
        say = Words(language).say
        said = say.does(card)
        return f"{said} {say.doubtful()}" if _price(card).uncertain else said

    def picture(self, card: str, language: Language = ENGLISH) -> Image.Image | None:
        return _picture(card, language)


@cache
def _price(card: str) -> BuildingPrice | GuildPrice:
    every: tuple[BuildingPrice | GuildPrice, ...] = (*COSTS.buildings, *COSTS.guilds)
    for price in every:
        if price.id == card:
            return price
    raise KeyError(card)


@cache
def _picture(card: str, language: Language) -> Image.Image:
    """The face of a card. Raises `KeyError` for an unknown id."""
    c, say = Canvas(_WIDE + 2 * _EDGE, _HIGH + 2 * _EDGE, SLATE), Words(language).say
    guild = GUILDS.get(card)  # type: ignore[call-overload]
    said = say.site(card) if guild is None else say.guild(card)
    c.rect(_EDGE, _EDGE, _WIDE, _HIGH, PAPER, 14)
    c.rect(_EDGE, _EDGE, _WIDE, 104, BAND if guild is None else CATEGORY[guild.category], 14)
    icon(c, card if guild is None else EMBLEM[guild.id], _EDGE + 66, _EDGE + 52, 84, PAPER)
    name(c, _EDGE + 130, _EDGE + 52, said, (64, 40), _WIDE - 150, PAPER, "l")
    price = _price(card)
    cost(c, _EDGE + 24, _EDGE + 148, price.cost, 52, paper=True, anchor="l", gap=22)
    if price.uncertain:
        c.mid(_EDGE + _WIDE - 30, _EDGE + 148, "?", 60, INK)
    c.para(_EDGE + 24, _EDGE + 192, say.does(card), (38, 34, 30), INK, (_WIDE - 48, 130))
    return c.flat(palette(COLOURS))
