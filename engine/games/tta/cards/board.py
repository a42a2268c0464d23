"""The shape of the board: banks, card row, set-up, single figures, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from pydantic import NonNegativeInt, PositiveInt

from engine.games.tta.cards.model import Age, ByPlayers, Data


class YellowSection(Data):
    """A section of the yellow bank. faces: for each subsection from the left its number of spaces
    and the happy faces required when it is empty."""

    spaces: PositiveInt
    population_price: PositiveInt
    consumption: PositiveInt
    faces: tuple[tuple[PositiveInt, PositiveInt], ...]


class BlueSection(Data):
    """A section of the blue bank; the corruption shows when its first space is empty."""

    spaces: PositiveInt
    corruption: PositiveInt


class Row(Data):
    """The card row: prices of its spaces in civil actions, and how many of the leftmost spaces are
    cleared at each replenishing."""

    prices: tuple[PositiveInt, ...]
    cleared: ByPlayers
    wonder_surcharge: NonNegativeInt


class Start(Data):
    """A player's starting position. workers: how many stand on each card in play."""

    workers: Mapping[str, NonNegativeInt]
    government: str
    unused_workers: NonNegativeInt
    yellow_bank: PositiveInt
    blue_bank: PositiveInt
    civil_actions: tuple[int, int, int, int]
    military_actions: NonNegativeInt
    events: ByPlayers


class Figures(Data):
    """Single numbers of the rules. What does not exist in an edition is 0; a track without an end
    has no number."""

    famine: PositiveInt
    age_end_yellow: NonNegativeInt
    military_draw: PositiveInt
    copy_tactic: NonNegativeInt
    defense_discard: NonNegativeInt
    resignation_culture: NonNegativeInt
    max_happiness: PositiveInt
    max_science_points: PositiveInt | None = None
    max_culture: PositiveInt | None = None
    max_strength: PositiveInt | None = None

    @cached_property
    def most(self) -> Mapping[str, int]:
        """The ends of the tracks of ratings, by rating."""
        ends = {
            "happiness": self.max_happiness,
            "culture": self.max_culture,
            "strength": self.max_strength,
        }
        return {rating: end for rating, end in ends.items() if end is not None}


class Printed(Data):
    """What the box says of its decks, to check the copies against. Sizes for 2, 3, 4 players by
    deck and age; marked: cards of which one copy is used only with so many players."""

    civil: Mapping[Age, ByPlayers]
    military: Mapping[Age, ByPlayers]
    marked_3: Mapping[Age, tuple[str, ...]]
    marked_4: Mapping[Age, tuple[str, ...]]


class Board(Data):
    """Tables of the player board, the card row and the set-up."""

    yellow: tuple[YellowSection, ...]
    blue: tuple[BlueSection, ...]
    row: Row
    start: Start
    figures: Figures
    printed: Printed

    @cached_property
    def yellow_spaces(self) -> int:
        return sum(s.spaces for s in self.yellow)

    @cached_property
    def blue_spaces(self) -> int:
        return sum(s.spaces for s in self.blue)

    def population_price(self, tokens: int) -> int | None:
        """Food for one more worker with so many tokens in the yellow bank; None: bank empty."""
        return self._population_prices[min(tokens, self.yellow_spaces)]

    def consumption(self, tokens: int) -> int:
        """Food eaten with so many tokens in the yellow bank."""
        return self._consumptions[min(tokens, self.yellow_spaces)]

    def faces_required(self, tokens: int) -> int:
        """Happy faces required with so many tokens in the yellow bank."""
        return self._faces[min(tokens, self.yellow_spaces)]

    def corruption(self, tokens: int) -> int:
        """Resources lost with so many tokens in the blue bank."""
        return self._corruptions[min(tokens, self.blue_spaces)]

    # Banks fill from the left and empty from the right, so the leftmost uncovered number belongs
    # to the space right of the last token: index `tokens`.

    @cached_property
    def _population_prices(self) -> tuple[int | None, ...]:
        return (None, *(s.population_price for s in self.yellow for _ in range(s.spaces)))

    @cached_property
    def _consumptions(self) -> tuple[int, ...]:
        return _leftmost_uncovered([(s.spaces, s.consumption) for s in self.yellow])

    @cached_property
    def _faces(self) -> tuple[int, ...]:
        return _leftmost_uncovered([part for s in self.yellow for part in s.faces])

    @cached_property
    def _corruptions(self) -> tuple[int, ...]:
        return _leftmost_uncovered([(s.spaces, s.corruption) for s in self.blue])


def _leftmost_uncovered(sections: list[tuple[int, int]]) -> tuple[int, ...]:
    """By tokens in the bank: the number of the first section whose first space is empty, else 0."""
    starts: list[tuple[int, int]] = []
    spaces = 0
    for size, number in sections:
        starts.append((spaces, number))
        spaces += size
    return tuple(
        next((number for start, number in starts if start >= tokens), 0)
        for tokens in range(spaces + 1)
    )
