"""What pictures of Through the Ages show, as facts, and how they are compared with what is so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from render.board.tta.style import KINDS
from render.canvas import Canvas
from render.mark import Mark
from render.theme import RGB
from tests.render import shown

Fact = tuple[str, str, Hashable, RGB | None]
"""Where, what (text, icon, area, badge, token, cell, grid), which one, in which colour."""
QUIET = shown.QUIET | {colour for look in KINDS.values() for colour in (look.fill, look.text)}
"""Areas in these colours only carry what stands on them. The kinds of cards have badges, too."""
_STAMPS: dict[str, tuple[str, Callable[..., Hashable]]] = {
    "badge": ("badge", lambda size, kind, *on: kind),
    "yellow": ("token", lambda size: ("yellow", "")),
    "blue": ("token", lambda size: ("blue", "")),
    "token": ("token", lambda size, kind, number, type_: (kind, number)),
    "_cell": ("cell", lambda kind, w, *held: (kind, *held)),
    "_grid": ("grid", lambda *there: there),
}
"""Drawings that are kept: what they are, and what of their arguments is a fact."""


@dataclass(frozen=True)
class Either:
    """Words of which one will do, such as a name in full or a shorter one."""

    said: frozenset[str]

    @classmethod
    def of(cls, *said: str) -> Either:
        return cls(frozenset(map(squashed, said)))

    def __repr__(self) -> str:
        return f"one of {sorted(self.said)}"


def squashed(said: str) -> str:
    """Words as they are wherever their lines break."""
    return re.sub(r"[\s\-\u00ad]", "", said)


def _fact(mark: Mark) -> Fact:
    if mark.what != "stamp":
        return mark.place, mark.what, mark.value, mark.tone
    what, told = _STAMPS[mark.by]
    arguments: Any = mark.value
    value = told(*(a[1] if isinstance(a, tuple) and a[:1] == ("on_colour",) else a
                   for a in arguments))  # fmt: skip
    # The empty fields of all technologies are as large as a civilization: no place holds them.
    return "" if what == "grid" else mark.place, what, value, None


def found(c: Canvas, quiet: Collection[RGB] = QUIET) -> Counter[Fact]:
    """Every mark of a picture but outlines, empty words and areas without emphasis."""
    return Counter(
        _fact(mark)
        for mark in c.marks
        if mark.value != ""
        and mark.what != "outline"
        and not (mark.what == "area" and mark.tone in quiet)
    )


def outlined(c: Canvas) -> Counter[tuple[int, ...]]:
    """The middles and sizes of all outlines."""
    return Counter(
        (round(mark.x), round(mark.y), *map(round, mark.size))
        for mark in c.marks
        if mark.what == "outline"
    )


def check_outlines(name: str, c: Canvas, changed: Collection[str]) -> None:
    """Fail with the places that are outlined but have not changed, and the other way round."""
    boxes = {spot: c.spots[spot] for spot in changed if spot in c.spots}
    should: Counter[tuple[int, ...]] = Counter(
        (round(x + w / 2), round(y + h / 2), round(w), round(h)) for x, y, w, h in boxes.values()
    )
    seen = outlined(c)
    legend = [one for one in seen if one[2:] == (64, 22)]
    seen -= Counter(legend)
    where: dict[tuple[int, ...], str] = {}
    for spot, (x, y, w, h) in c.spots.items():
        where[round(x + w / 2), round(y + h / 2), round(w), round(h)] = spot
    faults = [f"no outline round {where[one]}" for one in should - seen]
    faults += [f"an outline round {where.get(one, one)}" for one in seen - should]
    assert len(legend) == 1, "what an outline means"
    assert not faults, "\n".join([f"the picture {name}", *faults])


def check(
    name: str, c: Canvas, wanted: Iterable[Fact], maybe: Iterable[Fact] = (),
    quiet: Collection[RGB] = QUIET,
) -> None:  # fmt: skip
    """Fail with the marks that are missing on a picture, and those that should not be there.

    maybe: what is only there if it has room.
    """
    seen = found(c, quiet)
    missing: list[Fact] = []
    for fact in sorted(wanted, key=lambda one: isinstance(one[2], Either)):
        if not _take(seen, fact):
            missing.append(fact)
    for fact in maybe:
        _take(seen, fact)
    faults = [*told("missing", missing), *told("too much", seen.elements())]
    assert not faults, "\n".join([f"the picture {name}", *faults])


def _take(seen: Counter[Fact], wanted: Fact) -> bool:
    """Cross out one fact, if it is there."""
    place, what, value, tone = wanted
    found_: Iterable[Fact] = (wanted,)
    if isinstance(value, Either):
        found_ = (
            fact
            for fact in seen
            if (fact[0], fact[1], fact[3]) == (place, what, tone)
            and squashed(str(fact[2])) in value.said
        )
    one = next((fact for fact in found_ if seen[fact]), None)
    if one is None:
        return False
    seen[one] -= 1
    if not seen[one]:
        del seen[one]
    return True


def told(how: str, facts: Iterable[Fact]) -> Iterator[str]:
    """Facts as lines of a message."""
    for place, what, value, tone in sorted(facts, key=repr):
        yield f"{how} at {place or 'no spot'}: {what} {value} in {shown.named(tone)}"
