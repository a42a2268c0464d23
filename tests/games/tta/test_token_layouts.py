"""Which layout of tokens is best, by trying all of them (NS-11, INT-1 to INT-3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine.core import Rng
from engine.games.tta.change import tokens
from tests.games.tta.table import MakeTable

VALUES = [(1, 2), (1, 3), (1, 5), (1, 2, 3), (1, 2, 5), (1, 3, 5), (1, 2, 3, 5)]
"""Values of farms or mines that can be in play together; the lowest always is."""

Counts = tuple[int, ...]


def worth(values: Counts, counts: Counts) -> int:
    return sum(n * v for n, v in zip(counts, values, strict=True))


def every_layout(values: Counts, before: Counts, total: int, room: int) -> Iterator[Counts]:
    """All allowed layouts, by trying everything (NS-11.2, INT-1)."""
    for high in product(*(range(total // v + 1) for v in values[1:])):
        counts = (total - worth(values[1:], high), *high)
        if counts[0] < 0 or sum(counts) > room:
            continue
        if all(sum(counts[i:]) <= sum(before[i:]) for i in range(1, len(values))):
            yield counts


def purse(values: Counts, counts: Counts) -> tokens.Purse:
    return [(v, n, True) for v, n in zip(values, counts, strict=True)]


@pytest.mark.rule("INT-2", "NS-14.21")
def test_the_layout_is_the_best_there_is() -> None:
    rng = Rng(1)
    for _ in range(1500):
        values = rng.choice(VALUES)
        before = tuple(rng.below(4) for _ in values)
        total = rng.below(worth(values, before) + 1)
        room = sum(before) + rng.below(4)
        found = tokens.rearranged(purse(values, before), total, room)
        layouts = sorted(every_layout(values, before, total, room), key=sum)
        assert (found is None) == (not layouts)
        if found is not None:
            assert sum(found) == sum(layouts[0])
            fewest = [c for c in layouts if sum(c) == sum(found)]
            assert tuple(found) == max(fewest, key=lambda c: c[::-1])


def paid(values: Counts, counts: Counts, amount: int, room: int) -> tuple[int, list[Counts]]:
    """What is left after a payment, by as little too much as possible (INT-3), and every layout."""
    left = worth(values, counts) - amount
    while not (layouts := list(every_layout(values, counts, left, room))):
        left -= 1
    return left, layouts


def usual(values: Counts, counts: Counts, total: int, room: int) -> Counts:
    """The layout that is used without asking."""
    return tuple(tokens.rearranged(purse(values, counts), total, room) or ())


def produced(counts: Counts, room: int, card: int | None) -> Counts:
    """One token more on a card, if the bank has one."""
    if card is None or sum(counts) == room:
        return counts
    return tuple(n + (i == card) for i, n in enumerate(counts))


@pytest.mark.sliced(10)
@pytest.mark.rule("INT-2", "INT-3", "NS-14.21")
@pytest.mark.parametrize("values", VALUES)
def test_no_other_layout_is_better_at_the_next_payment(values: tuple[int, ...]) -> None:
    """After two payments, with or without production between them and with any bank: whoever
    chose another layout at the first has never more in store, and never more tokens in the bank.
    The exception of INT-2 is a loan: one token saved then for at least one given up before."""
    exceptions = 0
    for before in product(range(3 if len(values) < 4 else 2), repeat=len(values)):
        for bank, card in product((0, 1), (None, *range(len(values)))):
            room = sum(before) + bank
            for first in range(1, worth(values, before) + 1):
                left, layouts = paid(values, before, first, room)
                default = usual(values, before, left, room)
                own = produced(default, room, card)
                for second in range(1, worth(values, own) + 1):
                    rest, _ = paid(values, own, second, room)
                    mine = usual(values, own, rest, room)
                    for other in layouts:
                        theirs = produced(other, room, card)
                        if worth(values, theirs) < second:
                            continue
                        kept, found = paid(values, theirs, second, room)
                        assert kept <= rest
                        fewest = min(map(sum, found))
                        if kept == rest and fewest < sum(mine):
                            assert fewest == sum(mine) - 1
                            assert sum(other) > sum(default)
                            exceptions += 1
    assert bool(exceptions) == (values == (1, 2, 5))


@pytest.mark.rule("NS-11.1")
def test_a_gain_is_as_much_as_the_bank_allows(table: MakeTable) -> None:
    for values in ((), ("iron",), ("coal",), ("iron", "coal"), ("iron", "coal", "oil"), ("oil",)):
        each = [1, *({"iron": 2, "coal": 3, "oil": 5}[c] for c in values)]
        t = table()
        civ = t.seat(0, workers=dict.fromkeys(values, 0))
        for amount, bank in product(range(1, 11), range(4)):
            civ.blue, civ.blue_bank = {}, bank
            best = max(
                total
                for counts in product(range(bank + 1), repeat=len(each))
                if sum(counts) <= bank
                and (total := sum(n * v for n, v in zip(counts, each, strict=True))) <= amount
            )
            assert tokens.put(t.s, 0, "mine", amount) == best
