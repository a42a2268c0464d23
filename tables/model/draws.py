"""The draw of a tournament's round: the same facts give the same draw everywhere and for ever.

A change of what comes out here would make published draws wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tables.model import lots
from tables.model.pair_draw import draw_pairs
from tables.model.round_facts import (
    ATTEMPTS,
    BLURRED,
    PLAIN,
    Attempt,
    Pair,
    RoundFacts,
    Seating,
    pairs_of,
)
from tables.model.table_draw import draw_tables, seated

BLURRED_FIRST = 5
"""In one round of so many, blurred attempts are looked at first."""


def draw(facts: RoundFacts, number: int = 0) -> Seating:
    """One attempt to draw a round."""
    attempt = Attempt(facts, number)
    in_pairs = facts.size == 2 and facts.blend == "alike"
    drawn = draw_pairs(attempt) if in_pairs else draw_tables(attempt)
    tables = (seated(attempt, table) for table in drawn.tables)
    return Seating(tuple(tables), drawn.byes)


def broken(drawn: Seating, apart: Collection[Pair]) -> int:
    """How many pairs sit together that should not."""
    return sum(pair in apart for table in drawn.tables for pair in pairs_of(table))


def draw_apart(
    facts: RoundFacts, apart: Collection[Pair], order: Iterable[int] = range(ATTEMPTS)
) -> tuple[int, Seating]:
    """The first attempt in which nobody sits with a person they avoid, and its number; the one with
    the fewest such pairs if there is none.

    order: in which attempts are looked at. Who knows it also learns something about who avoids
    whom, see `hidden_order`.
    """
    best: tuple[int, int, Seating] | None = None
    for number in order:
        drawn = draw(facts, number)
        found = broken(drawn, apart)
        if best is None or found < best[0]:
            best = found, number, drawn
        if not found:
            break
    assert best is not None, "there are attempts"
    return best[1], best[2]


def hidden_order(secret: str, round_: int) -> list[int]:
    """The order in which attempts of a round are looked at, which nobody can know.

    Blurred attempts come first in one round of five, for no other reason than this: that such an
    attempt was taken tells hardly more than chance does.
    """

    def shuffled(first: int, behind: int) -> list[int]:
        return lots.in_order(secret, round_, "order", range(first, behind))

    usual = [shuffled(0, PLAIN), shuffled(PLAIN, BLURRED)]
    if lots.amount(secret, round_, "blurred first", 0, BLURRED_FIRST) == 0:
        usual.reverse()
    return [*usual[0], *usual[1], *range(BLURRED, ATTEMPTS)]
