"""What a seat is called: the name its player goes by, so that nobody is taken for somebody else.

Two names that look the same differ by a mark, "Ann (2)". So does a name that passes for a
computer's. A mark begins with a space that no name contains (`tidy` makes it a common one), so
nobody can give themselves a mark.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import chain, count

from tables.model import placeholder_names

LONGEST = 32
"""Characters of a name, as many as Discord allows."""
UNNAMED = "Player"
"""Stored for somebody whose name cannot be seen."""
_GAP = "\u00a0"
_PERSON = f"{_GAP}(person)"
_MARKED = re.compile(rf"(.*?)({re.escape(_PERSON)})?(?:{_GAP}\((\d+)\))?", re.DOTALL)
_ACCENTS = 2
"""More marks on one letter would run through the lines above and below."""
_JOINERS = "\u200c\u200d"
_STYLES = "\ufe0e\ufe0f"
"""Choose between the two looks of an emoji."""
_BLANK = frozenset(
    chr(n)
    for n in (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE0E),
        *range(0xE0100, 0xE01F0),
    )
)
"""Characters that count as letters or signs and show nothing."""
_TURNING = ("R", "AL")
_LOOKS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһӏԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυχɑɡıⅼ",
    "ABESIJKMHOPCTYXaesijopcyxdhlqwABEZHIKMNOPTYXovpuxagil",
)
"""Letters of other scripts that look like Latin ones."""
_SLIM = str.maketrans("I|1", "lll")
_FIGURES = str.maketrans("013", "ole")
_STAND_INS = frozenset(
    f"{article}{kind}{rest}"
    for article in ("", "a", "the")
    for kind in ("computer", "formerplayer")
    for rest in ("", "player", "bot", *placeholder_names.KNOWN)
)
_LEVELLED = re.compile(r"\W*computer\W*\d*\s*[(\[{<]")


def tidy(name: str) -> str:
    """A name as one short line of what can be seen; empty if nothing can be."""
    line = unicodedata.normalize("NFC", name)
    found: list[str] = []
    accents = 0
    for c in line:
        kind = unicodedata.category(c)
        if c.isspace() or kind == "Cc":
            c = " "
        elif (kind[0] == "C" and c not in _JOINERS) or c in _BLANK:
            continue
        accents = accents + 1 if kind[0] == "M" and c not in _STYLES else 0
        if accents <= _ACCENTS:
            found.append(c)
    kept = _without_idle_joiners("".join(found))
    cut = " ".join(kept.split())[: _room(kept)].rstrip(" " + _JOINERS)
    return cut if any(unicodedata.category(c)[0] not in "CMZ" for c in cut) else ""


def _without_idle_joiners(text: str) -> str:
    """The text with joiners only where there is something to join: emoji, or letters of scripts
    that are written joined."""
    around = f" {text} "
    return "".join(
        c
        for c, before, after in zip(text, around, around[2:], strict=False)
        if c not in _JOINERS or not (before.isascii() or after.isascii() or before in _JOINERS)
    )


def _room(name: str) -> int:
    """How long a name may be: those that are read from right to left are enclosed in two characters
    where they are shown."""
    return LONGEST - 2 if turns(name) else LONGEST


def turns(name: str) -> bool:
    """Whether something in a name is read from right to left."""
    return not name.isascii() and any(unicodedata.bidirectional(c) in _TURNING for c in name)


def given(name: str, others: Iterable[str]) -> str:
    """What the seat of somebody with this display name is called next to the other seats."""
    base = tidy(name) or UNNAMED
    taken = [shown(other) for other in others]
    first = _PERSON if passes(base) else ""
    marks = chain([first], (f"{first}{_GAP}({number})" for number in count(2)))
    found = (_with_mark(base, mark) for mark in marks)
    return next(f for f in found if not any(alike(shown(f), other) for other in taken))


def _with_mark(base: str, mark: str) -> str:
    return base[: _room(base) - len(mark)].rstrip() + mark


def still_fits(stored: str, name: str, others: Iterable[str]) -> bool:
    """Whether a seat that was called so before still is, now that its player has this name. A
    number stays, even if others have left: what was said of "Ann (2)" was not said of "Ann"."""
    base, person, _ = parts(stored)
    wanted = tidy(name) or UNNAMED
    mark = stored[len(base) :]
    if base != wanted[: _room(wanted) - len(mark)].rstrip() or person != passes(wanted):
        return False
    return not any(alike(shown(stored), shown(other)) for other in others)


def parts(stored: str) -> tuple[str, bool, str]:
    """A stored name without its marks; whether one says that it is a person's; and the number that
    tells it from an equal one, empty for the first."""
    found = _MARKED.fullmatch(stored)
    assert found is not None
    return found[1], found[2] is not None, found[3] or ""


def shown(stored: str) -> str:
    """A stored name as it reads, its marks included."""
    return stored.replace(_GAP, " ")


def alike(one: str, other: str) -> bool:
    """Whether two names look the same to somebody who does not look twice."""
    return not _looks(one).isdisjoint(_looks(other))


def _looks(name: str) -> frozenset[str]:
    plain = _seen(name)
    return frozenset({plain.casefold(), plain.translate(_SLIM).casefold()})


def _seen(name: str) -> str:
    """A name in plain letters, without what cannot be seen."""
    plain = unicodedata.normalize("NFKC", name).translate(_LOOKS)
    kept = (
        c for c in plain if not (unicodedata.category(c) == "Cf" or c in _BLANK or c in _STYLES)
    )
    return " ".join("".join(kept).split())


def passes(name: str) -> bool:
    """Whether a person of this name could be taken for a computer or a former player."""
    flat = unicodedata.normalize("NFKD", _seen(name).casefold())
    bare = "".join(c for c in flat if not unicodedata.combining(c))
    if placeholder_names.read(name) is not None or _LEVELLED.match(bare):
        return True
    return any(
        "".join(c for c in form if c.isalpha()) in _STAND_INS
        for form in (bare, bare.translate(_FIGURES))
    )
