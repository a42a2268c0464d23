"""What the signs on the pictures of Tzolk'in mean."""

from __future__ import annotations

from engine.games.tzolkin.components import GEARS, TRACKS
from engine.games.tzolkin.goods import TEMPLE_IDS
from engine.games.tzolkin.meta import META
from render.lang.catalogue.tzolkin_names import TzolkinNames
from render.lang.catalogue.tzolkin_signs import TzolkinSigns
from render.lang.language import ENGLISH, Language
from render.text.legend import Group, Legend, group, seats

GEAR = "gear-"
"""Before the id of a gear."""
_GROUPS = {
    "goods": ("corn", "wood", "stone", "gold", "skull", "block", "laurel"),
    "workers": ("worker", "playing", "feed", "bowl", "harvest-day"),
    "tiles": ("farm", "tomb", "civic", "altar", "house", "monument"),
    "jungle": ("corn_tile", "wood_tile", "taken", "bare", "flame", "fish"),
    "does": ("pyramid", "up", "tech", "top", "again", "market", "cog", "right", "everybody"),
    "marks": (
        *("first", "sun", "moon", "next", "today", "tick", "cross", "alarm", "laid", "flag"),
    ),
}


def legend(language: Language = ENGLISH) -> Legend:
    """All signs of the game."""
    say, names = TzolkinSigns(language), TzolkinNames(language)
    found = {key: group(say.group(key), signs, say.sign) for key, signs in _GROUPS.items()}
    gears = ((f"{GEAR}{gear.id}", names.gear(gear.id)) for gear in GEARS.values())
    tracks = (track.id for track in TRACKS.values())
    seats_ = (*seats(language, max(META.seats)), ("nobody", say.sign("nobody")))
    gods = group(say.group("gods"), TEMPLE_IDS, names.temple)
    technologies = group(say.group("tracks"), tracks, names.technology)
    return (
        (found["goods"], found["workers"], gods),
        (technologies, Group(say.group("gears"), tuple(gears)), found["tiles"]),
        (found["jungle"], found["does"]),
        (found["marks"], Group(say.group("players"), seats_)),
    )
