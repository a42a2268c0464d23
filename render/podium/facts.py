"""What a podium shows: the end of a game in plain data, which can travel to another process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from render.standing import Curve
from render.theme import RGB

PARTS = 6
"""So many parts of the score have a row of their own."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How a player ended. place: shared by equals. total: None where the game counts nothing.
    parts: of the total, by where they came from. gone: they gave up."""

    name: str
    place: int
    total: int | None = None
    parts: Mapping[str, int] | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Podium:
    """The end of a game. title: of the game. finishes, look: by seat; the latter is the colour and
    the sign of each. curve: None where the course of the game is not known."""

    title: str
    finishes: tuple[Finish, ...]
    look: tuple[tuple[RGB, str], ...]
    curve: Curve | None = None

    @property
    def ranking(self) -> list[int]:
        """The seats, the best first."""
        return sorted(range(len(self.finishes)), key=lambda seat: (self.finishes[seat].place, seat))


def number(n: int) -> str:
    """A number with its sign, as it is drawn and told."""
    return str(n).replace("-", "\N{MINUS SIGN}")


def sources(finishes: Sequence[Finish], most: int = PARTS) -> tuple[list[str], list[str]]:
    """The parts of the score, those that moved most first: which have a row of their own, and
    which are told together, so that there are at most so many rows. There are none where there is
    only one part, which is the total."""
    weights: dict[str, int] = {}
    for finish in finishes:
        for source, points in (finish.parts or {}).items():
            weights[source] = weights.get(source, 0) + abs(points)
    found = sorted((source for source in weights if weights[source]), key=lambda s: -weights[s])
    if len(found) < 2:
        return [], []
    if len(found) <= most:
        return found, []
    return found[: most - 1], found[most - 1 :]
