"""Names as they are printed, the same in every language: all that a translated text may hold of
English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from engine.games.antike.components import FIELDS
from render.lang.catalogue.antike_names import AntikeNames
from render.lang.catalogue.belfort_names import BelfortNames
from render.lang.catalogue.tta_first_edition_names import TtaFirstEditionNames
from render.lang.catalogue.tta_new_story_names import TtaNewStoryNames
from render.lang.catalogue.tzolkin_names import TzolkinNames
from tests.conformance.cases import row

WORD = re.compile(r"[A-Za-z]+")


def _antike() -> Iterator[str]:
    names = AntikeNames()
    for family in names.FAMILIES:
        yield from map(getattr(names, family.replace("-", "_")), names.FAMILIES[family])
    yield from (field.action for field in FIELDS.values())
    yield from ("I", "II")
    yield from ("Antike", "Duellum", "Caravan", "Colonists")


SOFT_HYPHEN = "\u00ad"


def _tta(names: TtaNewStoryNames | TtaFirstEditionNames) -> Iterator[str]:
    for family in ("name", "short", "briefest"):
        yield from (getattr(names, family)(card) for card in names.FAMILIES[family])
    for narrow in map(names.narrow, names.FAMILIES["narrow"]):
        yield from (narrow.replace(SOFT_HYPHEN, ""), *narrow.split(SOFT_HYPHEN))
    yield from ("A", "B", "I", "II", "III", "IV")  # ages, and sides of pacts
    yield from ("C", "M")  # before the numbers of cards in hand, as they are typed


def _tzolkin() -> Iterator[str]:
    names = TzolkinNames()
    for family in names.FAMILIES:
        yield from map(getattr(names, family), names.FAMILIES[family])
    yield from ("Tzolk", "in")


def _belfort() -> Iterator[str]:
    names = BelfortNames()
    for family in names.FAMILIES:
        yield from map(getattr(names, family), names.FAMILIES[family])
    yield "Belfort"


NAMES: dict[str, Callable[[], Iterator[str]]] = {
    "antike-duellum": _antike,
    "tta-new-story": lambda: _tta(TtaNewStoryNames()),
    "tta-first-edition": lambda: _tta(TtaFirstEditionNames()),
    "tzolkin": _tzolkin,
    "belfort": _belfort,
}
"""By the keys of the games that speak from catalogues."""


def words(key: str) -> frozenset[str]:
    """The single words of all names of a game."""
    return frozenset(
        word
        for name in row(NAMES, key, "NAMES of names.py", "the names that are printed")()
        for word in WORD.findall(name)
    )
