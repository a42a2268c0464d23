"""What pictures show, compared with what they should show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator

import pytest
from PIL import Image

from render import theme
from render.canvas import Canvas
from render.theme import RGB

Fact = tuple[str, str, Hashable, RGB | None]
"""Where (a spot), what (text, icon, area, outline), which one, in which colour."""
QUIET = frozenset(
    {theme.PANEL, theme.SLATE, theme.PAPER, theme.PAPER_2, theme.INK, theme.LINE, theme.WELL}
)
"""Areas in these colours only carry what stands on them."""
_NAMES = {
    colour: name
    for name, colour in vars(theme).items()
    if name.isupper() and isinstance(colour, tuple)
}


def kept(draw: Callable[[], object]) -> Canvas:
    """The canvas of the picture that a painter draws, before it becomes an image."""
    found: list[Canvas] = []

    def flat(self: Canvas, palette: Image.Image) -> Image.Image:
        found.append(self)
        return palette

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "flat", flat)
        draw()
    (c,) = found
    return c


def shown(c: Canvas, quiet: Collection[RGB] = QUIET) -> Counter[Fact]:
    """Every mark of a picture but areas without emphasis."""
    return Counter(
        (mark.place, mark.what, mark.value, mark.tone)
        for mark in c.marks
        if not (mark.what == "area" and mark.tone in quiet)
    )


def check(name: str, c: Canvas, wanted: Iterable[Fact], quiet: Collection[RGB] = QUIET) -> None:
    """Fail with the marks that are missing on a picture, and those that should not be there."""
    found, should = shown(c, quiet), Counter(wanted)
    faults = [*_told("missing", should - found), *_told("too much", found - should)]
    assert not faults, "\n".join([f"the picture {name}", *faults])


def _told(how: str, facts: Counter[Fact]) -> Iterator[str]:
    for place, what, value, tone in sorted(facts, key=repr):
        yield f"{how} at {place or 'no spot'}: {what} {value} in {named(tone)}"


def named(tone: RGB | None) -> str:
    """A colour by its name in the theme, if it has one."""
    return _NAMES.get(tone or (0, 0, 0), "") or str(tone)
