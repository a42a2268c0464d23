"""What the signs on the pictures of Antike Duellum mean."""

from __future__ import annotations

from dataclasses import replace

from engine.games.antike.components import BOX
from render.lang.catalogue.antike_picture import AntikePicture
from render.lang.catalogue.antike_signs import AntikeSigns
from render.lang.language import ENGLISH, Language
from render.text.legend import Group, Legend, group

NATION = "nation-"
"""Before the colour of a nation."""
_GROUPS = {
    "goods": ("marble", "iron", "gold", "coin", "legion", "galley"),
    "units": ("badge", "ready", "star"),
    "cities": ("site", "city", "home", "temple", "wall", "shield", "plain", "sea-points"),
    "map": ("land", "sea", "gate", "rock", "changed"),
    "marks": (
        *("arrow", "flag", "track-wall", "card", "clockwise", "price", "free-field", "swords"),
        *("know-how", "first", "gold-price"),
    ),
}


def legend(language: Language = ENGLISH) -> Legend:
    """All signs of the game."""
    say, names = AntikeSigns(language), AntikePicture(language)
    found = {key: group(say.group(key), signs, say.sign) for key, signs in _GROUPS.items()}
    units = replace(found["units"], broad=True)
    people = group(say.group("personages"), (stack.kind for stack in BOX.stacks), names.stack)
    colours = say.FAMILIES["nation"]
    nations = tuple((f"{NATION}{colour}", say.nation(colour)) for colour in colours)
    return (
        (found["goods"], units, found["map"]),
        (found["cities"], people, Group(say.group("nations"), nations)),
        (found["marks"],),
    )
