"""The colours and signs of seats are told apart by everybody, in every game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from render import icons
from render.board.antike.style import SIDES
from render.board.belfort.style import NEUTRAL, led, tint
from render.board.belfort.style import SEATS as BELFORT
from render.board.tta import signs
from render.board.tta.style import PLAYERS as TTA
from render.board.tzolkin import icons as tzolkin_icons
from render.board.tzolkin.style import SEATS as TZOLKIN
from render.theme import INK, PANEL, RGB, SLATE
from tests.render.sight import MATRICES, Sight, contrast, distance

assert signs
assert tzolkin_icons

TABLES: dict[str, tuple[tuple[RGB, str], ...]] = {
    "belfort": BELFORT,
    "belfort with neutrals": (*BELFORT[:2], *NEUTRAL),
    "tta": TTA,
    "tzolkin": TZOLKIN,
}
APART = 18
"""Distances of less could be mistaken on small tokens; those of this size are seen at a glance."""
TINTS_APART = 6
"""Tints are large areas side by side, and the sign of who leads stands on them or above them."""
READABLE, SEEN = 4.5, 3.0
"""Contrasts of WCAG: of words, and of signs."""
SMALLEST = 20
"""Pixels of a sign on a phone that is not enlarged."""
UNLIKE = 0.12
"""The share of two signs that only one of them covers."""
each_sight = pytest.mark.parametrize("sight", list(MATRICES))
each_table = pytest.mark.parametrize("table", list(TABLES))


@each_sight
@each_table
def test_colours_of_seats_are_told_apart(table: str, sight: Sight) -> None:
    """Where two seats share a colour, as neutral players do, their signs differ all the more."""
    for (one, _), (two, _) in combinations(TABLES[table], 2):
        assert one == two or distance(one, two, sight) >= APART, (one, two)


@each_sight
def test_both_sides_of_antike_are_told_apart(sight: Sight) -> None:
    brown, beige = SIDES.values()
    assert distance(brown.fill, beige.fill, sight) >= APART
    assert brown.shape != beige.shape


@each_table
def test_seats_can_be_seen_and_written_on(table: str) -> None:
    for colour, _ in TABLES[table]:
        assert contrast(colour, INK) >= READABLE
        assert min(contrast(colour, ground) for ground in (PANEL, SLATE)) >= SEEN


@each_table
def test_signs_of_seats_are_told_apart_without_their_colour(table: str) -> None:
    """Signs of 20 pixels differ in a good part of what they cover."""
    for (_, one), (_, two) in combinations(TABLES[table], 2):
        first, second = icons.mask(one, SMALLEST), icons.mask(two, SMALLEST)
        differ = ImageStat.Stat(ImageChops.difference(first, second)).sum[0]
        cover = ImageStat.Stat(ImageChops.lighter(first, second)).sum[0]
        assert differ / cover >= UNLIKE, (one, two)


@each_sight
@pytest.mark.parametrize("tinted", [tint, led])
def test_tints_of_those_who_lead_are_told_apart(tinted: Callable[[int], RGB], sight: Sight) -> None:
    """Districts and cells of the ledger in Belfort; the leader's sign stands there as well."""
    for one, two in combinations(range(len(BELFORT)), 2):
        assert distance(tinted(one), tinted(two), sight) >= TINTS_APART, (one, two)
