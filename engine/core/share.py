"""The menu in which several whole numbers are chosen at once: so many of this, so many of that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from engine.core.action import Action, Reason
from engine.core.rng import Rng

SMALL_SHARE = 512
"""Up to so many combinations of numbers are all looked at; of more, random ones are tried."""
SHARE_TRIES = 400

Shares = tuple[tuple[str, int], ...]
"""How many of each part: in the order of the menu, parts of which there are none left out."""


@dataclass(frozen=True, slots=True)
class Share:
    """Choose a whole number for each of several parts, under one condition on all of them: workers
    for several places, a payment in several goods.

    parts: the lowest and the highest number of each part. A number below 0 takes away: fewer of
        what one has.
    build: turns the chosen `Shares` into an action; chosen: the action's field that holds them.
    low, high: what their total may be; None means no bound besides those of the parts.
    enough: whether the numbers will do; it is given one for every part, also where it is 0.
    presets: numbers that suit most often; interfaces offer them besides the way to type any.
    """

    verb: str
    parts: Mapping[str, tuple[int, int]]
    build: Callable[[Shares], Action]
    chosen: str
    enough: Callable[[Mapping[str, int]], bool] = lambda numbers: True
    low: int = 0
    high: int | None = None
    presets: Sequence[Mapping[str, int]] = ()
    collapsed: bool = False
    confirm: bool = False

    def unsaid(self, part: str) -> int:
        """The number of a part of which nothing is said: 0 where that is possible, else the least.
        Raises `KeyError` for a part that there is not."""
        low, high = self.parts[part]
        return 0 if low <= 0 <= high else low

    @property
    def signed(self) -> bool:
        """Whether a number may be below 0."""
        return any(low < 0 for low, _ in self.parts.values())

    def built(self, numbers: Mapping[str, int]) -> Action:
        """The action for these numbers; a part that is not named counts as 0."""
        shares = ((part, numbers.get(part, 0)) for part in self.parts)
        return self.build(tuple((part, n) for part, n in shares if n))

    def numbers(self, action: Action) -> dict[str, int] | None:
        """The number of each part that an action holds; None if it is no answer to this menu."""
        shares = getattr(action, self.chosen, None)
        if not isinstance(shares, tuple) or not all(map(_is_share, shares)):
            return None
        found = dict.fromkeys(self.parts, 0) | dict(shares)
        known = found.keys() == self.parts.keys()
        same = self.built(found) if known else self.build(shares)
        return found if action == same else None

    def obstacle(self, numbers: Mapping[str, int]) -> Reason | None:
        """Why these numbers, one for each part, are not possible; None if they are."""
        unknown = tuple(part for part in numbers if part not in self.parts)
        if unknown:
            return Reason("no_such_item", {"items": unknown})
        for part, (low, high) in self.parts.items():
            if not low <= numbers[part] <= high:
                return Reason("number_between", {"part": part, "low": low, "high": high})
        low, high = self.totals()
        if not low <= sum(numbers.values()) <= high:
            return Reason("choose_between", {"low": low, "high": high})
        return None if self.enough(numbers) else Reason("choice_will_not_do")

    def totals(self) -> tuple[int, int]:
        """The lowest and the highest total that the bounds leave."""
        least, most = _reach(list(self.parts.values()))
        return max(least, self.low), most if self.high is None else min(most, self.high)

    def accepts(self, action: Action) -> bool:
        numbers = self.numbers(action)
        return numbers is not None and self.obstacle(numbers) is None

    def refusal(self, action: Action) -> Reason | None:
        numbers = self.numbers(action)
        return None if numbers is None else self.obstacle(numbers)

    def every(self) -> Iterator[Action]:
        """Every choice that is enough, by its total, smallest first; lazily, for there may be
        many."""
        low, high = self.totals()
        for total in range(low, high + 1):
            for split in _splits(tuple(self.parts.values()), total):
                numbers = dict(zip(self.parts, split, strict=True))
                if self.enough(numbers):
                    yield self.built(numbers)

    def size(self, action: Action) -> int:
        """The total of all parts."""
        return sum((self.numbers(action) or {}).values())

    def combinations(self) -> int:
        """How many combinations of numbers there are, whether they will do or not."""
        return prod(max(0, high - low + 1) for low, high in self.parts.values())

    def weight(self) -> int:
        """How many answers this menu stands for when one of all is drawn; a guess if it is big."""
        if self.combinations() > SMALL_SHARE:
            low, high = self.totals()
            return SMALL_SHARE if low <= high else 0
        return sum(1 for _ in self.every())

    def sample(self, rng: Rng) -> Action:
        if self.combinations() <= SMALL_SHARE:
            return rng.choice(tuple(self.every()))
        low, high = self.totals()
        for _ in range(SHARE_TRIES):
            numbers = self._drawn(low + rng.below(high - low + 1), rng)
            if self.enough(numbers):
                return self.built(numbers)
        return next(self.every())

    def _drawn(self, total: int, rng: Rng) -> dict[str, int]:
        """Numbers by chance that make a total, each part within its bounds."""
        parts = list(self.parts)
        rng.shuffle(parts)
        numbers: dict[str, int] = {}
        for i, part in enumerate(parts):
            least, most = _reach([self.parts[p] for p in parts[i + 1 :]])
            lowest = max(self.parts[part][0], total - most)
            highest = min(self.parts[part][1], total - least)
            numbers[part] = lowest + rng.below(highest - lowest + 1)
            total -= numbers[part]
        return {part: numbers[part] for part in self.parts}


def _reach(bounds: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The lowest and the highest total of numbers within bounds."""
    return sum(low for low, _ in bounds), sum(high for _, high in bounds)


def _is_share(pair: object) -> bool:
    return isinstance(pair, tuple) and len(pair) == 2 and type(pair[1]) is int


def _splits(bounds: Sequence[tuple[int, int]], total: int) -> Iterator[tuple[int, ...]]:
    """The ways to reach a total with one number within each of the bounds."""
    if not bounds:
        if total == 0:
            yield ()
        return
    (low, high), rest = bounds[0], bounds[1:]
    least, most = _reach(rest)
    for n in range(min(high, total - least), max(low, total - most) - 1, -1):
        for others in _splits(rest, total - n):
            yield (n, *others)
