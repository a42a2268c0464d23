"""Names that people typed, as pictures can show them: in letters that our fonts have, and unlike.

In the order of the seats; all of it is decided once for a table, so no picture mixes two up.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from render import fonts, shaping
from render.lang.catalogue.common import Common
from render.lang.language import ENGLISH, Language

_LETTER_NAMED = re.compile(
    r"(?:LETTER SMALL CAPITAL|NEGATIVE (?:SQUARED|CIRCLED) LATIN CAPITAL LETTER"
    r"|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])"
)
"""Characters that look like a letter, and are none for Unicode's tables."""
_BRACKET_LAST = re.compile(r"(?P<name>.+)(?P<bracket> \(.*\))")
_BRACKET_FIRST = re.compile(r"(?P<bracket>\([^()]*\) )(?P<name>.+)")
_LOST = 3
"""Where one letter of so many has no shape, the rest is no name any more."""


def drawn(names: Sequence[str], face: str, otherwise: Sequence[str]) -> tuple[str, ...]:
    """The names of all seats as they are drawn, each unlike the others. otherwise: what stands for
    a name of which too little can be drawn."""
    found: list[str] = []
    for name, substitute in zip(names, otherwise, strict=True):
        kept = _kept(name, face) or substitute
        number, said = 1, kept
        while said.casefold() in (other.casefold() for other in found):
            number += 1
            said = f"{kept} ({number})"
        found.append(said)
    return tuple(shaping.visual(name) for name in found)


def numbered(names: Sequence[str], face: str, language: Language = ENGLISH) -> tuple[str, ...]:
    """As `drawn`; who has no name that can be drawn is called by the number of the seat."""
    player = Common(language).player
    return drawn(names, face, [player(number=i + 1) for i in range(len(names))])


@lru_cache(maxsize=512)
def _kept(name: str, face: str) -> str:
    """What can be drawn of a name; empty if that is too little of its letters."""
    composed = unicodedata.normalize("NFKC", _plain(name))
    kept, letters, lost = [], 0, 0
    for c in composed:
        if not c.isprintable() and c != "\u200c":
            continue
        shape = c if c == "\u200c" else _shape(c, face)
        kept.append(shape)
        if c.isalnum():
            letters += 1
            lost += not shape
    said = " ".join("".join(kept).split())
    return "" if lost * _LOST >= max(letters, 1) or not said.strip("\u200c") else said


def _plain(name: str) -> str:
    """A name whose ornamental letters are common ones."""
    return "".join(_letter(c) for c in name)


def _letter(character: str) -> str:
    if character < "\u0250":
        return character
    found = _LETTER_NAMED.search(unicodedata.name(character, ""))
    return found[1] if found is not None else character


def _shape(character: str, face: str) -> str:
    """A character that can be drawn: this one, else its letter without the accent; empty if there
    is none."""
    if character.isspace() or fonts.drawn_in(character, face) is not None:
        return character
    bare = unicodedata.normalize("NFKD", character)[:1]
    if bare != character and fonts.drawn_in(bare, face) is not None:
        return bare
    return ""


def shorter(name: str) -> Iterator[str]:
    """A drawn name with fewer and fewer letters, and an ellipsis in the place of the last ones.

    What stands in brackets at its end is kept at first, since it may be all that tells two names
    apart. The end of a name that is read from the right is on the left.
    """
    right = shaping.turns(name) and not any(unicodedata.bidirectional(c) == "L" for c in name)
    found = (_BRACKET_FIRST if right else _BRACKET_LAST).fullmatch(name)
    kept, bracket = found.group("name", "bracket") if found is not None else (name, "")
    for end in (bracket, "") if bracket else ("",):
        left = kept if end else name
        while left:
            yield f"{end}…{left}" if right else f"{left}…{end}"
            left = left[1:].lstrip() if right else left[:-1].rstrip()
    yield "…"
