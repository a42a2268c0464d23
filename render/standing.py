"""How the players of a game stand at a moment, and how that went through a whole game: the curve.

A game says in `Texts.standing` what it counts and how many rounds are over. Everything is told from
views of a spectator, so a curve holds nothing that was hidden then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """What a game counts, per seat. caption: a heading of its curve: "Culture after each round"."""

    caption: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How everybody stands once so many rounds are over.

    number: of the rounds (days, pairs of turns) that are over, 0 at the start. when: the same in
    words: "round 3". figures: first the one by which the game is won, then what else is worth a
    curve; the same ones in every standing of a game. gone: the seats that have given up.
    """

    number: int
    when: str
    figures: tuple[Figure, ...]
    gone: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Curve:
    """The standings of a game, in order, each with a higher number than the one before.

    The last one is that at the end. Rounds that today's rules no longer lead to are missing.
    """

    moments: tuple[Standing, ...]

    @property
    def last(self) -> Standing:
        return self.moments[-1]

    def line(self, seat: int, figure: int = 0) -> tuple[tuple[int, int], ...]:
        """A seat's values by number; up to the first moment at which it had given up."""
        found = []
        for moment in self.moments:
            found.append((moment.number, moment.figures[figure].values[seat]))
            if seat in moment.gone:
                break
        return tuple(found)

    def highest(self, figure: int = 0) -> int:
        return max(max(moment.figures[figure].values) for moment in self.moments)

    def lowest(self, figure: int = 0) -> int:
        return min(min(moment.figures[figure].values) for moment in self.moments)


def curve(standings: Iterable[Standing]) -> Curve | None:
    """The curve of a game from its standings, oldest first; None if there are none.

    Of several with the same number the first counts: the next round has only begun then. The very
    last one counts always.
    """
    found = list(standings)
    return Curve(tuple(_moments(found))) if found else None


def _moments(found: list[Standing]) -> Iterator[Standing]:
    end = found[-1]
    number = -1
    for standing in found[:-1]:
        if number < standing.number < end.number:
            number = standing.number
            yield standing
    yield end
