"""Forty short games: whoever judges by our figures beats a list of priorities, which knows none.

A level plays eight games of each game, on deals that do not change. Its opponent is no other
level: levels judge by the same figures, and a fault in these would harm both.

It was tried with signs changed in the first edition of Through the Ages. With resources worth less
than nothing four of eight games are won, with 101 points a game instead of 198; with science all
eight, but with 153 points. It sees what weighs heavily and no more: where corn is worth less than
nothing in Tzolk'in, all is won with 43 points a game, which is as little as may come by chance.
"""

from __future__ import annotations

from statistics import mean
from typing import NamedTuple

import pytest

from engine import registry
from engine.duel import matches
from tests.slices import WHOLE
from tests.strength.measuring import LISTED, one
from tests.strength.played import Pair

LEVELS = {"belfort": "good"}
"""Who plays, where it is not "normal": there the list wins as often as that."""
GAMES = 8
"""Of each game: four deals, each from both seats."""
WON = 5
"""So many have to be won. Who wins nine in ten wins fewer once in 200 times."""


class Points(NamedTuple):
    """What the level won in these games when they were played last: `usual` a game on average, and
    how far single games lay from it."""

    usual: float
    spread: float

    @property
    def least(self) -> float:
        """As little comes once in 160 times where nothing is worse but the games are others."""
        return self.usual - 2.5 * self.spread / GAMES**0.5


POINTS = {
    "tta-new-story": Points(221, 38),
    "tta-first-edition": Points(212, 45),
    "tzolkin": Points(52, 10),
    "belfort": Points(47, 7),
}
"""Points tell more than games won: with one sign changed most games are still won. Antike Duellum
ends when somebody has nine, so there they tell nothing."""


@pytest.mark.sliced(WHOLE)
@pytest.mark.parametrize("key", [key for key, entry in registry.GAMES.items() if entry.evaluator])
def test_the_figures_are_worth_more_than_a_list_of_priorities(key: str) -> None:
    pair = Pair(LEVELS.get(key, "normal"), LISTED, 2)
    played = [(one(key, pair, match), match.seat) for match in matches(GAMES, pair.seats, 1)]
    assert sum(game.share(seat) for game, seat in played) >= WON
    if key in POINTS:
        assert mean(game.points[seat] for game, seat in played) >= POINTS[key].least
