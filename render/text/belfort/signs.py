"""What the signs on the pictures of Belfort mean."""

from __future__ import annotations

from dataclasses import replace

from engine.games.belfort.components import AREAS, BUILDINGS, GUILDS, SEATS
from render.lang.catalogue.belfort_names import BelfortNames
from render.lang.catalogue.belfort_signs import BelfortSigns
from render.lang.language import ENGLISH, Language
from render.text.legend import Group, Legend, group, seats

_GROUPS = {
    "goods": ("wood", "stone", "metal", "gold", "laurel"),
    "people": ("elf", "dwarf", "master", "gnome", "hand", "people"),
    "turn": ("round", "arrow", "trade", "plank", "lock"),
    "marks": (
        *("number", "free", "chosen", "flag", "led", "marker", "golden", "filled", "doubt"),
        *("brings", "crest"),
    ),
}
_CATEGORIES = ("basic", "resource", "interactive")


def legend(language: Language = ENGLISH) -> Legend:
    """All signs of the game."""
    say, names = BelfortSigns(language), BelfortNames(language)
    found = {key: group(say.group(key), signs, say.sign) for key, signs in _GROUPS.items()}
    kinds = tuple(BUILDINGS.values())
    buildings = group(say.group("buildings"), (kind.id for kind in kinds), names.building)
    guilds = group(say.group("guilds"), (one.id for one in GUILDS.values()), names.guild)
    categories = tuple((one, say.sign(one)) for one in _CATEGORIES)
    areas = tuple((area, names.area(area)) for area in AREAS)
    desks = tuple((one, say.sign(one)) for one in ("desk", "camp"))
    seats_ = (*seats(language, max(SEATS)), ("neutral", say.sign("neutral")))
    players = Group(say.group("players"), seats_)
    buildings = replace(buildings, signs=(*buildings.signs, ("wall", names.building("wall"))))
    places = Group(say.group("places"), (*areas, *desks))
    return (
        (found["goods"], guilds, Group(say.group("categories"), categories), players),
        (found["people"], buildings, places),
        (found["turn"], found["marks"]),
    )
