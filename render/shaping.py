"""Names in scripts that are joined or read from the right, as their letters stand side by side.

Pillow's basic layout sets one glyph after the other from the left. So what it is given is in that
order already, and Arabic letters are those of their place in the word. Which these are, Unicode
itself says: the compatibility characters of its Arabic blocks name the letter and the place.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Literal

Place = Literal["isolated", "initial", "medial", "final"]
_BREAKS = "\u200c"
_TATWEEL = "\u0640"
_LAM = "\u0644"
_MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_RIGHT, _LEFT, _NUMBERS = ("R", "AL"), ("L",), ("EN", "AN", "ES", "CS", "ET")


@cache
def _forms() -> dict[str, dict[str, str]]:
    """The shapes of Arabic letters, and of Lam with the Alef behind it, by their places."""
    found: dict[str, dict[str, str]] = {}
    for number in (*range(0xFB50, 0xFC00), *range(0xFE70, 0xFEFD)):
        place, _, letters = unicodedata.decomposition(chr(number)).partition("> ")
        said = "".join(chr(int(letter, 16)) for letter in letters.split())
        if len(said) == 1 or (len(said) == 2 and said[0] == _LAM):
            found.setdefault(said, {})[place.removeprefix("<")] = chr(number)
    return found


def turns(text: str) -> bool:
    """Whether some of a text is read from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(c) in _RIGHT for c in text)


def visual(text: str) -> str:
    """A name in the order and the shapes in which its letters stand from the left."""
    if not turns(text):
        return text.replace(_BREAKS, "")
    shaped = _joined(text)
    runs = [
        (way, "".join(c for _, c in run)) for way, run in groupby(_ways(shaped), lambda p: p[0])
    ]
    base = next(way for way, _ in runs if way != "number")
    # Numbers are read from the left within what is read from the right.
    if base == "right":
        runs.reverse()
    turned = (run[::-1].translate(_MIRRORED) if way == "right" else run for way, run in runs)
    return "".join(turned)


def _ways(text: str) -> list[tuple[str, str]]:
    """Each character with the way it is read; what has none is read as what stands round it."""
    kinds = [unicodedata.bidirectional(c) for c in text]
    own: list[str | None] = [
        "right" if k in _RIGHT else "left" if k in _LEFT else "number" if k == "EN" else None
        for k in kinds
    ]
    if "AN" in kinds:
        own = ["number" if k == "AN" else way for k, way in zip(kinds, own, strict=True)]
    base = next((way for way in own if way in ("left", "right")), "left")
    found = []
    for i, (way, c) in enumerate(zip(own, text, strict=True)):
        if way is None:
            before, after = _nearest(own[:i][::-1], base), _nearest(own[i + 1 :], base)
            way = before if before == after else base
        if way == "number" and base == "left":
            way = "left"
        found.append((way or base, c))
    return found


def _nearest(ways: Iterable[str | None], base: str) -> str:
    found = next((way for way in ways if way is not None), base)
    return base if found == "number" else found


def _joined(text: str) -> str:
    """Arabic letters in the shapes of their places; vowel marks are left out."""
    letters = [c for c in text if unicodedata.category(c) != "Mn"]
    forms, found, i = _forms(), [], 0
    while i < len(letters):
        letter = letters[i]
        if letter == _LAM and letter + "".join(letters[i + 1 : i + 2]) in forms:
            letter += letters[i + 1]
        before = letters[i - 1] if i else ""
        i += len(letter)
        after = letters[i] if i < len(letters) else ""
        if letter == _BREAKS:
            continue
        shapes = forms.get(letter, {})
        joins_before = "final" in shapes and _goes_on(before)
        joins_after = "initial" in shapes and _is_joined(after)
        place: Place = (
            ("medial" if joins_after else "final")
            if joins_before
            else ("initial" if joins_after else "isolated")
        )
        found.append(shapes.get(place, letter))
    return "".join(found)


def _goes_on(letter: str) -> bool:
    """Whether a letter joins the one behind it."""
    return letter == _TATWEEL or "initial" in _forms().get(letter, {})


def _is_joined(letter: str) -> bool:
    """Whether a letter joins the one before it."""
    return letter == _TATWEEL or "final" in _forms().get(letter, {})
